"""Playing both Zatre games on the page: numbered deals played out, the dialog filled, moves typed and touched."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from app import tables
from app.texts import Words
from tablee.match import Match, chosen, header, new, play, settle


def whole(game_id: str, deal: int, names: tuple[str, ...], worth: Callable[[Any, Any], float], **options: str) -> Match:
    """A numbered deal to its end: each move the worthiest, by lot among equals."""
    rng = Random(deal)
    match = settle(new(header(game_id, len(names), options, names, deal=deal)))
    while match.result is None:
        state, game = match.state, match.game
        best = max(game.legal_moves(state), key=lambda move: (worth(state, move), rng.random()))
        following = play(match, best)
        assert isinstance(following, Match)
        match = settle(following)
    return match


def begin(page: Page, match: Match, words: Words) -> None:
    """Start it from the lobby's card of Zatre, everybody here."""
    head, start = match.header, tables.ways(match.header.game)[0]
    page.get_by_role("button", name=words("site.play-game", game=words(f"{start}.name"))).click()
    dialog = page.get_by_role("dialog")
    if head.game != start:
        dialog.get_by_label(words(f"{head.game}.way")).check()
    dialog.get_by_role("radio", name=str(head.players), exact=True).check()
    for seat, name in enumerate(head.names):
        dialog.get_by_label(words("site.name-of", seat=words("site.seat", seat=seat + 1))).fill(name)
    dialog.get_by_text(words("site.variants")).click()
    for name, value in head.options:
        if value != head.rules().settings({})[name]:
            dialog.get_by_label(words(f"{head.game}.option-{name}-{value}")).check()
    dialog.get_by_label(words("site.deal")).fill(str(head.deal))
    dialog.get_by_role("button", name=words("site.begin")).click()
    expect(dialog).to_have_count(0)


def told(match: Match, words: Words, index: int) -> int:
    """How many sentences the log has after so many entries."""
    module = tables.load(match.header.game)
    return sum(module.sentence(words, match, entry) is not None for entry in range(index))


def choices(match: Match) -> list[int]:
    """The entries that somebody chose."""
    return [index for index in range(len(match.entries)) if chosen(match, index) is not None]


def following(match: Match, index: int) -> int:
    """Where the next choice after that entry is, or the end."""
    return next((at for at in choices(match) if at > index), len(match.entries))


def saw(page: Page, match: Match, words: Words, index: int) -> None:
    """Wait until the table stands after so many entries."""
    expect(page.locator(".log-line")).to_have_count(told(match, words, index), timeout=15_000)


def type_move(page: Page, words: Words, text: str) -> None:
    """Make a move by typing it."""
    box = page.get_by_label(words("site.type-move"))
    box.fill(text)
    box.press("Enter")


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of what is drawn there."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Touches by Chromium's own protocol: one finger or two."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._page = page

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touches})

    def drag(self, start: tuple[float, float], end: tuple[float, float], rest: int = 0) -> None:
        """Move one finger; `rest` milliseconds before it is lifted."""
        self.send("Start", start)
        for step in range(1, 9):
            self.send("Move", (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8))
        self._page.wait_for_timeout(rest)
        self.send("End")

    def pinch(self, at: tuple[float, float], start: float, end: float) -> None:
        """Spread or close two fingers around a point."""
        x, y = at
        self.send("Start", (x - start, y), (x + start, y))
        for step in range(1, 9):
            reach = start + (end - start) * step / 8
            self.send("Move", (x - reach, y), (x + reach, y))
        self.send("End")
