"""What has just been done at a table of Zatre's card game, and the layout it is shown on."""

from __future__ import annotations

from typing import Any

from app.tables import Scene
from tablee.games.zatre_cards.layout import Layout
from tablee.games.zatre_cards.moves import Lay
from tablee.match import Match


def ends_a_round(match: Match, index: int) -> int:
    """1 for an entry after which another round begins: that is a beat of its own."""
    return int(any(told.kind == "round" for told in match.told[index]))


def round_ended(scene: Scene) -> Layout | None:
    """The layout as a round left it, while that is being looked at: the next round has begun already."""
    if not scene.index or scene.beat >= ends_a_round(scene.match, scene.index - 1):
        return None
    entry = scene.match.entries[scene.index - 1]
    layout: Layout = scene.match.states[scene.index - 1].layout
    return layout.with_card(entry) if isinstance(entry, Lay) else layout


def layout_of(scene: Scene) -> Layout:
    """The layout on the table."""
    ended = round_ended(scene)
    layout: Layout = scene.state.layout if ended is None else ended
    return layout


def _told(scene: Scene) -> list[tuple[int, Any]]:
    """What was told of laying and passing in the round that is shown, with its entries, the last first."""
    ended = round_ended(scene) is not None
    found: list[tuple[int, Any]] = []
    for entry in range(scene.index - 1, -1, -1):
        for told in reversed(scene.match.told[entry]):
            if told.kind == "round" and not (ended and entry == scene.index - 1):
                return found
            if told.kind in ("lay", "pass"):
                found.append((entry, told))
    return found


def laid_lately(scene: Scene) -> dict[str, int]:
    """The cells covered since the seat to move had its last turn, each with the seat that covered it.

    Cards of the turn that is being played are among them.
    """
    told = _told(scene)
    ended = round_ended(scene) is not None
    seat = told[0][1]["seat"] if ended and told else scene.state.seat
    found: dict[str, int] = {}
    others = False
    for _, each in told:
        if each["seat"] != seat:
            others = True
        elif others:
            break
        if each.kind == "lay":
            found[each["at"]] = found[each["other"]] = each["seat"]
    return found


def last_told(scene: Scene) -> int | None:
    """The entry that laid the last card, while nobody has passed since."""
    told = _told(scene)
    return told[0][0] if told and told[0][1].kind == "lay" else None
