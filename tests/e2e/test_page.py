"""What the page makes of frames, events and effects, shown with the small program in toy/."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.chromium import PHONE, ROOT, Held, build, offline_ready, ready, settled
from e2e.fingers import Fingers, middle
from serve import Site

Profile = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def toy() -> Iterator[Site]:
    folder = Path(__file__).parent / "toy"
    server = Site(build(ROOT / ".cache" / "toy-site", "--app", str(folder)), "/toy/")
    server.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def context(toy: Site, new_profile: Profile) -> BrowserContext:
    return new_profile(site=toy)


@pytest.fixture
def table(context: BrowserContext) -> Page:
    return at(context, "/table")


def at(context: BrowserContext, fragment: str) -> Page:
    page = context.new_page()
    page.goto(f"./#{fragment}")
    return ready(page)


def log(page: Page) -> list[Any]:
    """The messages Python has got by now."""
    return [json.loads(line) for line in settled(page).locator("#log").inner_text().splitlines() if line]


def press(page: Page, name: str) -> None:
    """Click without the pointer, so that nothing else is touched."""
    page.locator(f"#{name}").dispatch_event("click")


# -- events


def test_a_click_sends_the_message_of_the_nearest_element(table: Page) -> None:
    table.locator("#link").click()
    assert log(table) == [["link"]]
    assert table.evaluate("location.hash") == "#/table", "the program answers for such a link"
    table.locator("#plain").click()
    assert log(table)[-1] == ["hash", "/plain"]


def updates(page: Page) -> int:
    """How often the program was asked for a model by now, in vain or not."""
    press(page, "updates")
    return int(settled(page).locator("#total").inner_text())


def test_what_a_mouse_will_bring_is_worked_out_while_it_is_down(table: Page) -> None:
    before = updates(table)
    table.locator("#focusable").hover()
    for change in (table.mouse.down, table.mouse.up):
        change()
        table.wait_for_timeout(200)
    assert log(table)[1:] == [["focused"], ["touched"]]
    assert updates(table) - before == 3
    table.locator("#focusable").hover()
    table.mouse.down()
    table.wait_for_timeout(200)
    table.mouse.move(0, 0)
    table.mouse.up()
    assert log(table)[4:] == [], "who lets go elsewhere has not clicked"
    assert updates(table) - before == 5, "in vain"


def test_with_a_press_what_follows_once_saved_is_worked_out_too(table: Page) -> None:
    before = updates(table)
    table.locator("#count").hover()
    table.mouse.down()
    table.wait_for_timeout(200)
    table.mouse.move(0, 0)
    table.mouse.up()
    assert updates(table) - before == 3, "in vain"
    assert "saved" not in table.locator("#log").inner_text()


def test_what_a_finger_will_bring_is_worked_out_while_it_is_on_the_glass(new_profile: Profile, toy: Site) -> None:
    table = at(new_profile(site=toy, **PHONE), "/table")
    before = updates(table)
    fingers = Fingers(table)

    def touch(leave: str) -> None:
        table.locator("#focusable").scroll_into_view_if_needed()
        fingers.send("Start", middle(table.locator("#focusable")))
        table.wait_for_timeout(200)
        fingers.send(leave)
        table.wait_for_timeout(200)

    touch("End")
    assert log(table)[1:] == [["focused"], ["touched"]]
    assert updates(table) - before == 3
    touch("Cancel")
    assert log(table)[4:] == []
    assert updates(table) - before == 5, "in vain"


def test_what_is_typed_comes_with_the_message_and_the_model_answers(table: Page) -> None:
    table.locator("#text").press_sequentially("ab")
    expect(table.locator("#shown")).to_have_text("AB")
    expect(table.locator("#text")).to_have_value("AB")
    assert ["text", "a"] in log(table)
    table.locator("#text").press("Enter")
    assert log(table)[-1] == ["entered"]


def test_the_caret_stays_when_the_model_agrees_with_what_is_typed(table: Page) -> None:
    field = table.locator("#text")
    field.press_sequentially("AC")
    field.press("ArrowLeft")
    field.press_sequentially("B")
    expect(field).to_have_value("ABC")
    assert field.evaluate("(element) => element.selectionStart") == 2


def test_the_caret_stays_when_two_answers_are_shown_at_once(table: Page) -> None:
    table.evaluate("window.requestAnimationFrame = () => 0")  # so that frames wait a tenth of a second
    field = table.locator("#text")
    field.press("A")
    table.wait_for_timeout(30)
    field.press("C")
    field.press("ArrowLeft")
    settled(table)
    assert field.evaluate("(element) => [element.value, element.selectionStart]") == ["AC", 1]


def test_what_is_written_while_python_is_at_work_stays(table: Page) -> None:
    """A frame that was made before Python knew of a letter does not take it away."""
    field = table.locator("#text")
    for _ in range(2):
        press(table, "slow")
    field.press_sequentially("a")
    expect(table.locator("#total")).to_have_text("1")
    field.press_sequentially("b")
    expect(table.locator("#total")).to_have_text("2")
    expect(table.locator("#shown")).to_have_text("AB")
    expect(field).to_have_value("AB")


def test_choices_and_ticks_are_values_of_the_model(table: Page) -> None:
    expect(table.locator("#chosen")).to_have_value("b")
    table.locator("#chosen").select_option("c")
    table.locator("#checked").check()
    assert log(table) == [["chosen", "c"], ["checked", True]]


def test_a_form_comes_as_its_fields(table: Page) -> None:
    table.locator("#send").click()
    assert log(table) == [["sent", {"who": "Ann", "now": True, "way": "link"}]]


def test_keys_go_to_the_nearest_map_that_names_them(table: Page) -> None:
    table.locator("#focusable").focus()
    for key in ("ArrowUp", "Control+Home", "Control+ArrowUp", "?", "x", "Tab"):
        table.keyboard.press(key)
    keys = [message for message in log(table) if message[0] == "key"]
    assert keys == [["key", "up"], ["key", "first"], ["key", "help"], ["key", "any", "x"]]


def test_keys_typed_into_a_field_stay_there(table: Page) -> None:
    field = table.locator("#text")
    field.press_sequentially("x?")
    field.press("ArrowUp")
    assert [message for message in log(table) if message[0] == "key"] == []


def test_keys_with_the_focus_nowhere_go_to_the_page(table: Page) -> None:
    table.keyboard.press("ArrowUp")
    assert log(table) == [["key", "up"]]


def test_focus_that_enters_is_told(table: Page) -> None:
    table.locator("#focusable").focus()
    assert log(table) == [["focused"]]


def test_a_touch_that_moves_the_focus_is_answered_once(table: Page) -> None:
    table.evaluate("""() => {
        window.frames = 0;
        const changed = () => frames++;
        new MutationObserver(changed).observe(document.querySelector("#log"), { childList: true, subtree: true,
                                                                                characterData: true });
    }""")
    table.locator("#focusable").click()
    assert log(table) == [["focused"], ["touched"]]
    assert table.evaluate("frames") == 1


def test_a_file_comes_with_its_name_unless_it_is_too_large(table: Page) -> None:
    files = [("a.txt", b"caf\xc3\xa9"), ("large.txt", b"x" * (256 * 1024 + 1)), ("a.txt", b"\xff\xfe")]
    for name, data in files:
        table.locator("#file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": data})
        table.wait_for_timeout(100)
    assert log(table) == [["file", "a.txt", "café"], ["file", "large.txt", None], ["file", "a.txt", None]]


# -- dialogs


def test_a_dialog_opens_modal_takes_the_focus_and_gives_it_back(table: Page) -> None:
    table.locator("#open").click()
    expect(table.locator("#inside")).to_be_focused()
    assert table.evaluate("document.querySelector('dialog').matches(':modal')")
    table.keyboard.press("Escape")
    expect(table.locator("#dialog")).to_be_hidden()
    expect(table.locator("#open")).to_be_focused()
    assert log(table) == [["dialog", True], ["dialog", False]]
    table.locator("#open").click()
    table.locator("#close").click()
    expect(table.locator("#open")).to_be_focused()
    assert log(table)[2:] == [["dialog", True], ["dialog", False]], "closed by the program, nothing more is sent"


# -- frames


def test_focus_survives_a_new_order(table: Page) -> None:
    table.locator("#cell-b").focus()
    press(table, "turn")
    expect(table.locator("#row")).to_have_text("fedcba")
    expect(table.locator("#cell-b")).to_be_focused()


def test_a_part_that_did_not_change_is_the_same_element(table: Page) -> None:
    table.evaluate("window.kept = document.querySelector('#board rect')")
    press(table, "count")
    expect(table.locator("#total")).to_have_text("1")
    assert table.evaluate("document.querySelector('#board rect') === kept")
    press(table, "glide")
    table.wait_for_function("document.querySelector('#piece0').style.transform.includes('20px')")
    assert table.evaluate("document.querySelector('#board rect') === kept")


def test_a_page_that_lost_its_parts_gets_a_whole_frame(table: Page) -> None:
    # To the lobby and back: the board's part was forgotten on both sides, then sent anew.
    for fragment in ("/", "/table", "/"):
        table.evaluate("(fragment) => { location.hash = fragment; }", fragment)
        table.wait_for_function(f"document.querySelectorAll('svg').length === {0 if fragment == '/' else 1}")


def test_static_styles_are_taken_over(context: BrowserContext) -> None:
    page = context.new_page()
    held = Held(page, r"\.wasm$")
    page.goto("./")
    style = "const style = getComputedStyle(document.querySelector('#styled')); [style.color, style.getPropertyValue('--size')]"
    assert page.evaluate(style) == ["rgb(1, 2, 3)", "3"]
    held.release()
    ready(page)
    assert page.evaluate(style) == ["rgb(1, 2, 3)", "3"]
    assert page.locator("[data-style]").count() == 0


# -- what is painted before Python


def test_an_early_tap_is_played(context: BrowserContext) -> None:
    page = context.new_page()
    held = Held(page, r"\.wasm$")
    page.goto("./")
    page.locator('[data-first="lobby/en"] #early').click()
    expect(page.locator('[data-first="lobby/en"] #early')).to_have_attribute("data-waiting", "")
    held.release()
    ready(page)
    expect(page.locator("#total")).to_have_text("1")
    assert page.locator("[data-waiting]").count() == 0


def test_a_known_place_is_painted_as_it_was_left(context: BrowserContext) -> None:
    page = at(context, "/match/1")
    press(page, "count")
    expect(page.locator("#total")).to_have_text("1")
    page.wait_for_function("localStorage.getItem('/toy/ pictures')?.includes('/match/1')")
    page.close()
    page = context.new_page()
    held = Held(page, r"\.wasm$")
    page.goto("./#/match/1")
    expect(page.locator("#total")).to_have_text("1")
    page.evaluate("window.kept = document.querySelector('#board rect')")
    held.release()
    ready(page)
    assert page.evaluate("document.querySelector('#board rect') === kept")


def test_only_the_latest_pictures_are_kept(context: BrowserContext) -> None:
    page = at(context, "/match/0")
    for number in range(1, 5):
        press(page, "count")
        expect(page.locator("#total")).to_have_text(str(number))
        page.evaluate(f"location.hash = '/match/{number}'")
    page.wait_for_function("localStorage.getItem('/toy/ pictures')?.includes('/match/3')")  # once there is time
    names = page.evaluate("JSON.parse(localStorage.getItem('/toy/ pictures')).map(([name]) => name)")
    assert names == ["/match/3", "/match/2", "/match/1"]


def test_a_link_is_painted_as_the_empty_table_of_its_game(context: BrowserContext) -> None:
    page = context.new_page()
    held = Held(page, r"\.wasm$")
    page.goto("./#1horta.Cabcde")
    expect(page.locator("#board")).to_be_visible()
    page.evaluate("window.kept = document.querySelector('#board rect')")
    held.release()
    ready(page)
    assert page.evaluate("document.querySelector('#board rect') === kept")


# -- dragging and gliding


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_piece_is_dragged_to_a_place(touch: bool, toy: Site, new_profile: Profile) -> None:
    page = at(new_profile(site=toy, **(PHONE if touch else {})), "/table")
    start, end = middle(page.locator("#piece0")), middle(page.locator('[data-pick="4"]'))
    drag(page, start, end, touch)
    assert log(page) == [["drag", "piece0"], ["drop", "4"]]
    assert page.locator("#drag > *").count() == 0
    page.wait_for_timeout(500)
    assert middle(page.locator("#piece0")) == pytest.approx(end, abs=1)
    drag(page, end, (370, 30), touch)
    assert log(page)[-1] == ["drop", None]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], touch: bool) -> None:
    steps = [(start[0] + (end[0] - start[0]) * i / 5, start[1] + (end[1] - start[1]) * i / 5) for i in range(1, 6)]
    if not touch:
        page.mouse.move(*start)
        page.mouse.down()
        for x, y in steps:
            page.mouse.move(x, y)
        copy = page.locator("#drag > svg")
        expect(copy).to_have_count(1)
        assert middle(copy) == pytest.approx(end, abs=2)
        page.mouse.up()
        return
    # The element takes touches for itself, as the app's style sheet says of what can be dragged.
    page.evaluate("document.querySelector('#board').style.setProperty('touch-action', 'none')")
    Fingers(page).drag(start, end)


def test_a_small_movement_is_a_click_and_a_drag_is_none(table: Page) -> None:
    x, y = middle(table.locator("#piece0"))
    table.mouse.move(x, y)
    table.mouse.down()
    table.mouse.move(x + 3, y)
    table.mouse.up()
    assert log(table) == []


def test_escape_ends_a_drag(table: Page) -> None:
    table.mouse.move(*middle(table.locator("#piece0")))
    table.mouse.down()
    table.mouse.move(*middle(table.locator('[data-pick="4"]')), steps=4)
    table.keyboard.press("Escape")
    table.mouse.up()
    assert log(table) == [["drag", "piece0"], ["drop", None]]


# A glide is over before a busy machine looks: each is written down as it starts.
GLIDES = """() => {
    window.glides = {};
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        glides[this.id] = frames[0].translate.split(" ").map(parseFloat);
        return animate.call(this, frames, timing);
    };
}"""


def test_a_piece_glides_from_where_it_was(table: Page) -> None:
    table.evaluate(GLIDES)
    press(table, "glide")
    table.wait_for_function("glides.piece0")
    # Two cells of ten units to the right, in the units of the drawing, however large it is shown.
    assert table.evaluate("glides") == {"piece0": [pytest.approx(-20, abs=0.2), pytest.approx(0, abs=0.2)]}


def test_a_new_card_comes_from_its_pile(table: Page) -> None:
    table.evaluate(GLIDES)
    pile = middle(table.locator("#pile"))
    press(table, "card")
    table.wait_for_function("glides.card0")
    table.wait_for_function("document.querySelector('#card0').getAnimations().length === 0")
    card = middle(table.locator("#card0"))
    x, y = table.evaluate("glides.card0")
    assert (card[0] + x, card[1] + y) == pytest.approx(pile, abs=1)


def test_what_glides_lies_over_other_areas_until_all_of_it_has_come(table: Page) -> None:
    table.evaluate("""() => {
        window.overs = [];
        new MutationObserver(() => {
            const gliding = document.getAnimations().filter((each) => each.effect.target.dataset.flip).length;
            overs.push([document.querySelector("#cards").hasAttribute("data-gliding"), gliding > 0]);
        }).observe(document.querySelector("#cards"), { attributeFilter: ["data-gliding"] });
    }""")
    press(table, "card")
    press(table, "card")
    table.wait_for_function("overs.some(([over]) => !over)")
    overs = table.evaluate("overs")
    assert overs[-1] == [False, False] and all(over == gliding for over, gliding in overs)


def test_what_moves_alike_in_an_area_glides_as_one(table: Page) -> None:
    for number in range(3):
        press(table, "card")
        table.wait_for_selector(f"#card{number}")
    table.wait_for_function("document.getAnimations().length === 0")
    before = table.locator("#card2").bounding_box()
    table.evaluate("""() => {
        window.glides = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            glides.push([this.id, frames[0].translate]);
            return animate.call(this, frames, options);
        };
    }""")
    press(table, "count")
    table.wait_for_function("document.getAnimations().length === 0 && glides.length > 0")
    assert table.evaluate("glides") == [["cards", "0px -10px"]]
    after = table.locator("#card2").bounding_box()
    assert before and after and after["y"] - before["y"] == pytest.approx(10, abs=0.5)


def test_who_wants_no_motion_gets_none(toy: Site, new_profile: Profile) -> None:
    page = at(new_profile(site=toy, reduced_motion="reduce"), "/table")
    page.evaluate(GLIDES)
    press(page, "glide")
    page.wait_for_function("document.querySelector('#piece0').style.transform.includes('20px')")
    assert page.evaluate("glides") == {}


# -- effects


def test_saved_first_shown_after(table: Page) -> None:
    press(table, "count")
    expect(table.locator("#total")).to_have_text("1")
    table.reload()
    ready(table)
    expect(table.locator("#total")).to_have_text("1")


SLOW_STORAGE = """
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
        const until = performance.now() + 1000;
        const spin = () => { if (performance.now() < until) this.get("nothing").onsuccess = spin; };
        spin();
        return put.apply(this, given);
    };
    IDBTransaction.prototype.commit = () => {}; // what spins has more to ask
"""
NO_NOTES = """
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, ...given) {
        if (name.includes(" due ")) throw new DOMException("full", "QuotaExceededError");
        return setItem.call(this, name, ...given);
    };
"""
NOTES = "Object.keys(localStorage).filter((name) => name.includes(' due '))"
STEPS = """() => {
    window.steps = [];
    const shown = () => ["log", "total"].map((id) => document.getElementById(id).textContent).join(" ");
    new MutationObserver(() => steps.push(shown())).observe(document.getElementById("root"), {
        subtree: true, childList: true, characterData: true,
    });
}"""


def test_that_something_is_being_saved_is_seen_only_when_it_takes_long(context: BrowserContext) -> None:
    page = at(context, "/table")
    page.evaluate(STEPS)
    press(page, "count")
    expect(page.locator("#total")).to_have_text("1")
    assert page.evaluate("steps") == ['["count"]\n["saved", 1] 1']
    page.close()
    context.add_init_script(SLOW_STORAGE + NO_NOTES)
    page = at(context, "/table")
    page.evaluate(STEPS)
    press(page, "count")
    expect(page.locator("#total")).to_have_text("2")
    assert page.evaluate("steps") == ['["count"] 1', '["count"]\n["saved", 2] 2']


def test_what_is_seen_is_not_lost_however_slow_the_storage_is(context: BrowserContext) -> None:
    page = context.new_page()
    page.add_init_script(SLOW_STORAGE)
    page.goto("./#/table")
    ready(page)
    page.evaluate(STEPS)
    press(page, "count")
    expect(page.locator("#total")).to_have_text("1")
    assert page.evaluate("steps") == ['["count"]\n["saved", 1] 1'] and page.evaluate(NOTES) != []
    page.close()
    page = at(context, "/table")
    expect(page.locator("#total")).to_have_text("1")
    press(page, "count")
    expect(page.locator("#total")).to_have_text("2")
    page.wait_for_function(f"{NOTES}.length === 0")
    page.reload()
    expect(ready(page).locator("#total")).to_have_text("2")


def test_a_sentence_said_twice_differs(table: Page) -> None:
    region = table.locator("#polite")
    press(table, "say")
    expect(region).to_have_text("the same")
    first = region.evaluate("(element) => element.textContent")
    press(table, "say")
    table.wait_for_function("(first) => document.querySelector('#polite').textContent !== first", arg=first)
    expect(region).to_have_text("the same")


def test_copy_writes_to_the_clipboard(context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = at(context, "/table")
    page.locator("#copy").click()
    page.wait_for_function("document.querySelector('#log').textContent.includes('copied')")
    assert log(page)[-1] == ["copied", True]
    assert page.evaluate("navigator.clipboard.readText()") == "a text"


def test_copy_works_without_the_clipboard_interface(context: BrowserContext) -> None:
    page = context.new_page()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto("./#/table")
    ready(page)
    page.locator("#copy").click()
    page.wait_for_function("document.querySelector('#log').textContent.includes('copied')")
    assert log(page)[-1] == ["copied", True]
    assert page.locator("textarea").count() == 0


def test_a_lock_is_held_by_one_tab(context: BrowserContext) -> None:
    one, two = at(context, "/table"), at(context, "/table")
    for page in (one, two):
        press(page, "hold")
        page.wait_for_function("document.querySelector('#log').textContent.includes('held')")
    assert (log(one)[-1], log(two)[-1]) == (["held", True], ["held", False])
    press(one, "release")
    two.wait_for_function("document.querySelector('#log').textContent.includes('true')")
    assert log(two)[-1] == ["held", True]
    # One that no longer waits for it does not get it.
    for name in ("hold", "release"):
        press(one, name)
    settled(one)
    press(two, "release")
    idle = "navigator.locks.query().then(({ held, pending }) => !held.length && !pending.length)"
    one.wait_for_function(idle)
    assert log(one).count(["held", True]) == 1
    press(one, "tell")
    two.wait_for_function("document.querySelector('#log').textContent.includes('news')")
    assert log(two)[-1] == ["told", "news"]


def test_timers_downloads_and_theme(table: Page) -> None:
    press(table, "after")
    table.wait_for_function("document.querySelector('#log').textContent.includes('later')")
    with table.expect_download() as download:
        press(table, "download")
    assert download.value.suggested_filename == "game.txt"
    assert Path(download.value.path()).read_text() == "a game"
    press(table, "dark")
    settled(table).reload(wait_until="commit")
    table.wait_for_selector("html[data-theme=dark]", state="attached")
    ready(table)


# -- failures


@pytest.mark.parametrize("what", ["fail", "break"])
def test_a_failure_in_python_leaves_the_game_as_it_was(what: str, context: BrowserContext) -> None:
    context.watch.allow(r"console error")  # type: ignore[attr-defined]
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = at(context, "/table")
    press(page, "count")
    expect(page.locator("#total")).to_have_text("1")
    press(page, what)
    expect(page.locator("#trouble")).to_contain_text("The game is safe")
    page.locator("#trouble button", has_text="Copy my game").click()
    expect(page.locator("#trouble button", has_text="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "the game of 1"
    page.locator("#trouble button", has_text="Close").click()
    press(page, "count")
    expect(page.locator("#total")).to_have_text("2")


def test_a_program_that_cannot_start_says_so_and_gives_what_is_kept(context: BrowserContext) -> None:
    context.watch.allow(r"console error")  # type: ignore[attr-defined]
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = at(context, "/")
    page.evaluate(
        """() => new Promise((done) => {
            indexedDB.open("tablee /toy/").onsuccess = (event) => {
                const writing = event.target.result.transaction("kept", "readwrite");
                writing.objectStore("kept").put("x", "broken");
                writing.objectStore("kept").put("a game", "match/1");
                writing.oncomplete = done;
            };
        })"""
    )
    page.reload()
    expect(page.locator("#trouble")).to_contain_text("Something went wrong", timeout=60_000)
    page.locator("#trouble button", has_text="Copy my game").click()
    expect(page.locator("#trouble button", has_text="Copied")).to_be_visible()
    assert json.loads(page.evaluate("navigator.clipboard.readText()")) == {"broken": "x", "match/1": "a game"}


def test_a_browser_that_keeps_nothing_for_the_site_is_told_why_it_cannot_start(toy: Site, new_profile: Profile) -> None:
    context = new_profile(site=toy)
    context.watch.allow(r"no storage")  # type: ignore[attr-defined]
    page = context.new_page()
    page.add_init_script(
        """for (const name of ["indexedDB", "localStorage"]) {
            Object.defineProperty(window, name, { get() { throw new DOMException("no storage", "SecurityError"); } });
        }"""
    )
    page.goto("./")
    expect(page.locator("#trouble")).to_contain_text("stored data")


@pytest.mark.parametrize(("notes", "saved"), [("", [["saved", 1]]), (NO_NOTES, [])])
def test_a_game_that_cannot_be_saved_is_said(context: BrowserContext, notes: str, saved: list[Any]) -> None:
    page = context.new_page()
    page.add_init_script(
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };" + notes
    )
    page.goto("./#/table")
    ready(page)
    press(page, "count")
    page.wait_for_function("document.querySelector('#log').textContent.includes('save-failed')")
    assert log(page) == [["count"], *saved, ["save-failed", "count"]]


def test_the_network_coming_and_going_is_told(context: BrowserContext) -> None:
    page = offline_ready(at(context, "/table"))
    context.set_offline(True)
    page.wait_for_function("document.querySelector('#log').textContent.includes('offline')")
    context.set_offline(False)
    page.wait_for_timeout(200)
    assert log(page) == [["offline", True], ["offline", False]]
