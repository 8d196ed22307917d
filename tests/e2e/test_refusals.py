"""What is not allowed is answered with a sentence, and its article can be read."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.chromium import PHONE
from e2e.people import Person, Profile, plain


def test_a_refused_touch_leads_to_its_article_and_back(new_profile: Profile) -> None:
    person = Person(new_profile, locale="fr-FR", **PHONE)
    person.start("Anna", "Ben")
    person.play("@c1N")
    person.touch("c1")
    expect(person.line).to_contain_text(plain("Le vaisseau de c1 n’est pas à vous."))
    person.touch("reserve")
    expect(person.line).to_contain_text(plain("Où le vaisseau entre-t-il ?"))
    person.touch("b2")
    expect(person.line).to_contain_text(plain("On n’entre que par une case du bord, et b2 n’y est pas."))
    assert person.heard()[-1] == "On n’entre que par une case du bord, et b2 n’y est pas."
    person.page.get_by_role("link", name="article H-06").click()
    article = person.page.locator("#article-H-06")
    expect(article).to_be_focused()
    expect(article).to_be_in_viewport()
    expect(article).to_contain_text("Prenez un vaisseau dans votre réserve")
    person.page.go_back()
    expect(person.turn).to_have_text("C’est à Ben.")
    person.play("@c5S")

    # An article higher than the window is shown from its beginning.
    for move in ("c1c2N", "@a5E", "@b1N"):
        person.play(move)
    person.touch("c5")
    person.touch("c4")
    person.touch("E")
    person.saw("c5c4E")
    person.type("b1b2N", "c4=S")
    person.touch("c2")
    person.touch("c3")
    expect(person.line).to_contain_text(plain("Pas assez de force : 1 dans ce sens contre 1 en face."))
    person.page.get_by_role("link", name="article H-16").click()
    expect(person.page.locator("#article-H-16 p").first).to_be_in_viewport()


def test_a_refusal_is_put_away_and_does_not_hide_what_has_to_be_settled(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.start("Anna", "Ben", away=(1,))
    person.play("@c1N")
    person.touch("c1")
    expect(person.line).to_contain_text("It is not your turn: send the link to the next person.")
    expect(person.button("share-link")).to_be_visible()
    person.line.get_by_role("button", name="Close this message").click()
    expect(person.line).not_to_contain_text("It is not your turn")

    other = Person(new_profile, person.link())
    other.saw("@c1N")
    other.touch("reserve")
    expect(other.line).to_contain_text("Say who you are first, just below.")
    other.page.get_by_role("button", name="Ben", exact=True).click()
    expect(other.line).not_to_contain_text("Say who you are")
    other.play("@c5S")


def test_after_the_end_the_table_says_so(new_profile: Profile) -> None:
    person = Person(new_profile)
    person.start()
    person.play("@c1N")
    person.choose("offer-draw")
    expect(person.line).to_contain_text("The Ferengi Alliance offers to stop at a draw.")
    person.button("decline").click()
    expect(person.log).to_have_count(3)
    person.choose("resign", "resign")
    expect(person.turn).to_have_text("The Federation wins: the other side resigned.")
    person.touch("c1")
    expect(person.line).to_contain_text("The game is over.")
    expect(person.button("rematch")).to_be_visible()
