"""How each game is begun without asking: as it was the last time on this device, at first against the computer."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from app.model import Form
from app.shelf import AWAY, HERE, LEVELS
from app.tables import INSIDE, ways
from tablee import games, players
from tablee.match import clean_name

COMPANIES: Final = ("computer", HERE, AWAY)
"""With whom one plays, as the dialog offers it: the computer, people at this device, people elsewhere."""


def setting(game_id: str) -> str:
    """The name of the setting that holds how a game, or the games shown as one, was last begun."""
    return f"last-{INSIDE.get(game_id, game_id)}"


def plain(game_id: str) -> Form:
    """The fewest players, all here, the rules as they are."""
    game = games.load(game_id)
    fewest, most = game.seats
    return Form(game_id, fewest, ("",) * most, (HERE,) * most, tuple(game.settings({}).items()))


def quick(game_id: str, stored: str) -> Form:
    """What one tap on a game begins: what was last begun; for a newcomer, one person against the gentle computer."""
    return parse(game_id, stored) or in_company(plain(game_id), COMPANIES[0])


def in_company(form: Form, company: str) -> Form:
    """The first seat here and the others as they say; computers already chosen keep their strength."""
    if company == COMPANIES[0]:
        if not players.played(form.game):
            return form
        level = next((who for who in form.seats if who in LEVELS), LEVELS[0])
        others = [who if who in LEVELS else level for who in form.seats[1:]]
    else:
        others = [company] * (len(form.seats) - 1)
    return replace(form, seats=(HERE, *others))


def company(form: Form) -> str:
    """With whom the people of the form play; empty for a mixture."""
    others = {COMPANIES[0] if who in LEVELS else who for who in form.seats[1 : form.players]}
    return others.pop() if form.seats[0] == HERE and len(others) == 1 else ""


def dump(form: Form) -> str:
    """What is kept of a form: all but the deal, which is for one match."""
    kept = {
        "game": form.game,
        "names": [clean_name(name) for name in form.names[: form.players]],
        "seats": form.seats[: form.players],
        "options": dict(form.options),
    }
    return json.dumps(kept, ensure_ascii=False)


def parse(game_id: str, stored: str) -> Form | None:
    """A kept form read back; `None` for none, or for what this version does not have any more."""
    try:
        data: dict[str, Any] = json.loads(stored)
        chosen, names, seats = data["game"], list(data["names"]), list(data["seats"])
        game = games.load(chosen)
        options = game.settings(data["options"], len(seats))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    offered = (HERE, AWAY, *(LEVELS if players.played(chosen) else ()))
    if chosen not in ways(game_id) or any(who not in offered for who in seats):
        return None
    if len(names) != len(seats) or not all(isinstance(name, str) for name in names):
        return None
    spare = game.seats[1] - len(seats)
    return Form(
        chosen,
        len(seats),
        (*map(clean_name, names), *[""] * spare),
        (*seats, *[HERE] * spare),
        tuple(options.items()),
    )
