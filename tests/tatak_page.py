"""Playing Piratatak and Trekattak on the page as people do: buttons and cards by their roles and labels."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from app import tables
from app.tables.tatak.kit import card_label
from app.texts import Words
from tablee.match import Match, chosen, header, new, play, settle


def scripted(game_id: str, players: int, deal: int, choices: str, names: tuple[str, ...], **options: str) -> Match:
    """The match those choices make of a numbered deal; `4 draw` are four of them, and each must be legal."""
    match = settle(new(header(game_id, players, options, names, deal=deal)))
    for times, text in re.findall(r"(\d*) *([a-z][^,]*)", choices):
        for _ in range(int(times or 1)):
            following = play(match, match.game.parse_move(text))
            assert isinstance(following, Match), (text, following)
            match = settle(following)
    return match


def begin(page: Page, match: Match, words: Words) -> None:
    """Start it in the new-game dialog, everybody here."""
    head = match.header
    page.get_by_role("button", name=words("site.play-otherwise", game=words(f"{head.game}.name"))).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(head.players), exact=True).check()
    for seat, name in enumerate(head.names):
        dialog.get_by_label(words("site.name-of", seat=words("site.seat", seat=seat + 1))).fill(name)
    dialog.get_by_text(words("site.variants")).click()
    for name, value in head.options:
        if value != head.rules().settings({})[name]:
            dialog.get_by_label(words(f"{head.game}.option-{name}-{value}")).check()
    dialog.get_by_label(words("site.deal")).fill(str(head.deal))
    dialog.get_by_role("button", name=words("site.begin")).click()
    expect(page.get_by_role("group", name=words(f"{head.game}.board"), exact=True)).to_be_visible()


def stands(page: Page, match: Match, words: Words, index: int) -> None:
    """Wait until so many entries are shown, all told in the log, and somebody can act."""
    module = tables.load(match.header.game)
    told = sum(module.sentence(words, match, entry) is not None for entry in range(index))
    expect(page.locator(".log-line")).to_have_count(told, timeout=15_000)
    over = index == len(match.entries) and match.result is not None
    expect(page.locator(".player.won" if over else ".tatak.yours")).to_be_visible()


def choices(match: Match) -> list[int]:
    """The entries that somebody chose."""
    return [index for index in range(len(match.entries)) if chosen(match, index) is not None]


def touch(page: Page, match: Match, words: Words, index: int) -> Locator:
    """What a person touches for the choice made at entry `index`: a large button, or a card that is lit."""
    game, state, (act, _, card) = match.game, match.states[index], str(match.entries[index]).partition(" ")
    if not card:
        return page.get_by_role("button", name=words(f"{game.id}.deed-{act}"), exact=True).last
    if act == "build":
        return page.locator(".yards").get_by_role("button", name=words(f"{game.id}.boat-{card}"))
    can = words(f"{game.id}.can-buy", n=3) if act == "buy" else words(f"{game.id}.can-{state.stage.value}")
    label = card_label(game.id, words, card)
    if not card[1:].isdigit():
        kind = game.deck.index[card]
        name = {game.deck.coin: "money", game.deck.cannon: "guns"}.get(kind, card)
        label = words(f"{game.id}.count-{name}", n=state.hands[state.seat][kind])
    return page.get_by_role("button", name=re.compile(rf"^{re.escape(label)}\b.*\. {re.escape(can)}$")).last
