"""What is heard of the table: at most one cue for what it now shows, and one when somebody here is to go on.

After every message `heard` compares the table as it was with the table as it is, so that a move by hand, from a link
or by the computer sounds alike, and nobody who changes the table has to think of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final

from app.effects import Effects, Sound
from app.model import Model, Table
from app.settings import chosen
from app.showing import last_chooser, telling


class Cue(Enum):
    """A sound, by its name in web/js/sound.js; of several at a time the first of this list is heard."""

    WIN = "win"
    LOSS = "loss"
    SCORE = "score"
    PUSH = "push"
    LAY = "lay"
    DRAW = "draw"
    REFUSAL = "refusal"
    TURN = "turn"


_TATAK: Final = {
    "reserve": Cue.DRAW, "start": Cue.LAY, "join": Cue.LAY, "buy": Cue.SCORE, "give": Cue.LAY, "reshuffle": Cue.PUSH,
}  # fmt: skip
_SCORED: Final = {"row": Cue.SCORE, "lay": Cue.LAY, "draw": Cue.DRAW}
CUES: Final[Mapping[str, Mapping[str, Cue]]] = {
    "horta": {
        "enter": Cue.LAY, "barge": Cue.PUSH, "step": Cue.LAY, "turn": Cue.DRAW, "leave": Cue.DRAW, "push": Cue.PUSH,
        "out": Cue.LOSS,
    },
    "piratatak": _TATAK | {"pirate": Cue.LOSS, "owe": Cue.LOSS, "fire": Cue.PUSH},
    "trekattak": _TATAK | {
        "attack": Cue.LOSS, "spend": Cue.PUSH, "settled": Cue.PUSH, "continuum": Cue.LOSS, "swept": Cue.LOSS,
        "seized": Cue.LOSS, "ally": Cue.SCORE, "take": Cue.SCORE, "build": Cue.SCORE, "release": Cue.LAY,
    },
    "zatre": _SCORED | {"lot": Cue.DRAW, "cross": Cue.SCORE, "hold": Cue.DRAW, "minus": Cue.LOSS},
    "zatre_cards": _SCORED | {"bonus": Cue.SCORE, "super-bonus": Cue.SCORE, "show": Cue.DRAW, "round": Cue.PUSH},
    "constellations": {"open": Cue.DRAW, "place": Cue.LAY},
}  # fmt: skip
"""What happenings of each game sound like; others are silent. A story of several beats sounds by itself."""


def heard(before: Model, after: Model) -> Effects:
    """What is to be heard of a change; of changed settings, how they sound."""
    if chosen(after, "sound") == "off" or after.hidden:
        return ()
    if any(chosen(before, name) != chosen(after, name) for name in ("sound", "volume")):
        return (play(after, Cue.TURN),)
    old, new = before.table, after.table
    if old is None or new is None or old.kept.id != new.kept.id:
        return ()
    cues = sorted(set(_changes(old, new)), key=list(Cue).index)[:1]
    if _turn_came(old, new) and Cue.WIN not in cues:
        cues.append(Cue.TURN)
    return tuple(play(after, cue) for cue in cues)


def play(model: Model, cue: Cue) -> Sound:
    """A cue as loud as was chosen."""
    return Sound(cue.value, int(chosen(model, "volume")) / 100)


def _changes(old: Table, new: Table) -> Iterator[Cue]:
    """The cues of all that changed."""
    if new.refusal is not None and new.refusal is not old.refusal:
        yield Cue.REFUSAL
    if new.shown > old.shown:
        cues = CUES[new.match.header.game]
        for index in range(new.shown - 1 if new.review else old.shown, new.shown):
            yield from (cues[told.kind] for told in new.match.told[index] if told.kind in cues)
    elif new.shown == old.shown and telling(old):
        yield Cue.DRAW if telling(new) else Cue.SCORE
    if _over(new) and not _over(old) and not new.review:
        yield Cue.WIN


def _over(table: Table) -> bool:
    """Whether the end of the match is on the table."""
    return table.match.result is not None and table.shown == len(table.match.entries) and not telling(table)


def _turn_came(old: Table, new: Table) -> bool:
    """Whether somebody here is to go on after somebody who is not, or the computer."""
    if new.acting is None or telling(new) or (old.acting is not None and not telling(old)):
        return False
    last = last_chooser(new)
    return last is not None and last not in new.here
