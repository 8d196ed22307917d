"""Playing both Zatre games on the page: numbered deals played out, the dialog filled, moves typed and touched."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from app import tables
from app.texts import Words
from tablee.games.zatre.rules import GAME as ZATRE
from tablee.games.zatre.scoring import made
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


def long_rows(state: Any, move: Any) -> float:
    """What a move of Zatre is worth to somebody who likes long rows."""
    after = ZATRE.apply(state, move)
    return sum(row.total for row in made(after.grid, after.laid).rows) if after.laid else 0


def short(deal: int, **options: str) -> Match:
    """A short game of Zatre of two."""
    return whole("zatre", deal, ("Anna", "Bruno"), long_rows, tiles="short", **options)


def square(page: Page, name: str) -> Locator:
    """A square of the board of Zatre."""
    return page.locator(f"#cell-{name}").and_(page.get_by_role("gridcell"))


def begin(page: Page, match: Match, words: Words) -> None:
    """Start it from the lobby's card of Zatre, everybody here."""
    head, start = match.header, tables.ways(match.header.game)[0]
    page.get_by_role("button", name=words("site.play-otherwise", game=words(f"{start}.name"))).click()
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


@lru_cache(maxsize=4)
def _tellings(match: Match, words: Words) -> tuple[int, ...]:
    """How many sentences the log has after each entry."""
    module = tables.load(match.header.game)
    return tuple(accumulate(module.sentence(words, match, entry) is not None for entry in range(len(match.entries))))


def told(match: Match, words: Words, index: int) -> int:
    """How many sentences the log has after so many entries."""
    return _tellings(match, words)[index - 1] if index else 0


def choices(match: Match) -> list[int]:
    """The entries that somebody chose."""
    return [index for index in range(len(match.entries)) if chosen(match, index) is not None]


def saw(page: Page, match: Match, words: Words, index: int) -> None:
    """Wait until the table stands after so many entries, without resting between looks."""
    wanted = told(match, words, index)
    page.wait_for_function(
        "(count) => document.querySelectorAll('.log-line').length === count", arg=wanted, timeout=15_000
    )


def type_move(page: Page, words: Words, text: str) -> None:
    """Make a move by typing it."""
    box = page.get_by_label(words("site.type-move"))
    box.fill(text)
    box.press("Enter")
