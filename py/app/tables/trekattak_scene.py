"""What has come out of the pile in Trekattak as a small scene: who it is, what it costs and why, what changed hands."""

from __future__ import annotations

from typing import Final

from app.nodes import Child, Element, h
from app.tables import called
from app.tables.tatak import cards
from app.tables.tatak.kit import Look, card_label
from app.texts import Words
from tablee.game import Draw, Happening
from tablee.games.tatak.moves import Act
from tablee.games.trekattak.losses import LOSSES
from tablee.games.trekattak.rules import GAME
from tablee.match import Match

COMING: Final = frozenset({"attack", "ally", "continuum"})
_SETTLING: Final = frozenset({Act.GIVE, Act.SPEND, Act.KEEP, Act.TAKE, Act.BUILD})


def episode(match: Match, index: int) -> tuple[Happening, ...]:
    """All that was told since the people came that the last entries are about; empty when they are about nothing."""
    told: tuple[Happening, ...] = ()
    for place in range(index - 1, -1, -1):
        entry = match.entries[place]
        told = (*match.told[place], *told)
        if isinstance(entry, Draw):
            return told if any(happening.kind in COMING for happening in match.told[place]) else ()
        if getattr(entry, "act", None) not in _SETTLING:
            return ()
    return ()


def cost(words: Words, what: str, amount: int) -> str:
    """What a loss asks for."""
    return words(f"trekattak.cost-{what}", n=amount)


def scene(look: Look) -> Child:
    """The centre of the table, from the moment somebody comes until the next card is drawn."""
    told = episode(look.scene.match, look.scene.index)
    coming = next((happening for happening in told if happening.kind in COMING), None)
    if coming is None:
        return None
    people = str(coming["card"])
    match coming.kind:
        case "attack":
            body = _attack(look, coming)
        case "ally":
            body = [h("p", {"class": "scene-why"}, look.words("trekattak.ally-why"))]
        case _:
            body = _swap(look, told)
    words = look.words
    return h(
        "div",
        {
            "class": f"scene of-{coming.kind}" + ("" if look.state.attack >= 0 else " settled"),
            "key": "scene",
            "role": "group",
            "aria-label": words(f"trekattak.scene-{coming.kind}", people=card_label("trekattak", words, people)),
        },
        h(
            "div",
            {"class": "scene-who", "aria-hidden": "true", "data-flip-source": "attack"},
            cards.tile(look.kit, people),
        ),
        h(
            "div",
            {"class": "scene-body"},
            h("p", {"class": "scene-title"}, _title(look, coming, people)),
            body,
        ),
    )


def _title(look: Look, coming: Happening, people: str) -> Child:
    name = card_label("trekattak", look.words, people)
    nth = int(str(coming.get("nth", 1)))
    return [name, h("span", {"class": "scene-nth"}, look.words("trekattak.nth", n=nth)) if people == "borg" else None]


def _attack(look: Look, attack: Happening) -> Child:
    """The row of the table of losses: what was tried in order, and where it ended."""
    words = look.words
    tried = attack["tried"]
    assert isinstance(tried, tuple)
    due = int(str(attack["loss"]))
    lines: list[Child] = []
    for number, held in enumerate(tried, 1):
        assert isinstance(held, tuple)
        what, amount, available = held
        lines.append(_tried(look, number, str(what), int(str(amount)), int(str(available)), number == due))
    for number, loss in enumerate(LOSSES[str(attack["card"])][len(tried) :], len(tried) + 1):
        what = loss.what.value
        amount = loss.amount(look.state.builds[int(str(attack["seat"]))], int(str(attack["nth"])))
        lines.append(
            h(
                "li",
                {"class": "loss untried", "key": str(number)},
                h("span", {"class": "loss-cost"}, cost(words, what, amount)),
                h("span", {"class": "visually-hidden"}, f", {words('trekattak.loss-untried')}"),
            )
        )
    why = "due" if due else "partial" if _partial(look, attack) else "nothing"
    return [
        h("ol", {"class": "losses", "role": "list"}, lines),
        h("p", {"class": "scene-why"}, words(f"trekattak.why-{why}")),
    ]


def _partial(look: Look, attack: Happening) -> bool:
    """Whether something was given where nothing could be paid in full (T-11)."""
    return look.state.attack >= 0 or any(
        happening.kind == "give" for happening in episode(look.scene.match, look.scene.index)
    )


def _tried(look: Look, number: int, what: str, amount: int, available: int, due: bool) -> Element:
    words = look.words
    said = words("trekattak.loss-due") if due else words("trekattak.loss-failed", n=available)
    return h(
        "li",
        {"class": "loss due" if due else "loss failed", "key": str(number)},
        h("span", {"class": "loss-cost"}, cost(words, what, amount)),
        h("span", {"class": "loss-have", "aria-hidden": "true"}, "✓" if due else f"{available}/{amount} ✗"),
        h("span", {"class": "visually-hidden"}, f", {said}"),
    )


def _swap(look: Look, told: tuple[Happening, ...]) -> Child:
    """What Q swept away and what came from whom (T-18)."""
    words, head = look.words, look.scene.match.header
    lines: list[Child] = []
    for happening in told:
        if happening.kind not in ("swept", "seized", "build"):
            continue
        moved = happening["cards"]
        assert isinstance(moved, tuple)
        names = [str(card) for card in moved]
        who = called(words, head, int(str(happening["of"]))) if happening.kind == "seized" else ""
        ship = words(f"trekattak.boat-{happening['colour']}") if happening.kind == "build" else ""
        lines.append(
            h(
                "li",
                {"key": f"{happening.kind}{who}"},
                h("span", None, words(f"trekattak.swap-{happening.kind}", seat=who, boat=ship), " "),
                h(
                    "span",
                    {"class": "visually-hidden"},
                    words.listed([card_label(GAME.id, words, card) for card in names]),
                ),
                h(
                    "span",
                    {"class": "chips", "aria-hidden": "true"},
                    [
                        h("span", {"class": f"chip paint-{card[0]}"}, cards.sign(look.kit, card[0]), card[1:])
                        for card in names
                    ],
                ),
            )
        )
    return (
        h("ul", {"class": "swaps", "role": "list"}, lines)
        if lines
        else h("p", {"class": "scene-why"}, words("trekattak.swap-nothing"))
    )
