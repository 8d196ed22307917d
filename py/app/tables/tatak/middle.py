"""The middle of the table: the pile, the card just drawn, the discard."""

from __future__ import annotations

from app.nodes import Child, Element, h
from app.tables.tatak import cards
from app.tables.tatak.cells import cell
from app.tables.tatak.kit import Look, card_label
from app.tables.tatak.odds import panel, switch
from tablee.games.tatak.state import Stage


def middle(look: Look, cursor: str) -> Element:
    """Pile, centre and discard; the way to the odds stands in the centre where the game has no shelf for it."""
    shelf, scene = look.kit.shelf(look), look.kit.middle(look)
    return h(
        "div",
        {"class": "middle" + (" busy" if scene else ""), "data-flip-area": True}
        | {"role": "group", "aria-label": look.words(f"{look.id}.middle")},
        cards.ground(look.kit),
        _pile(look, cursor),
        h(
            "div",
            {"class": "centre", "data-flip-source": "turned"},
            scene or (None if shelf else switch(look)),
            _turned(look),
        ),
        _discard(look, cursor),
        shelf,
        panel(look) if "odds" in look.scene.open else None,
    )


def _pile(look: Look, cursor: str) -> Element:
    n = sum(look.state.pile)
    sheets = [h("span", {"class": f"sheet sheet{place}"}, cards.back(look.kit)) for place in range(min(3, n))]
    content = [
        h("span", {"class": "heap", "data-flip-source": "pile"}, sheets),
        h("span", {"class": "heap-count"} | cards.drawn(f"{n}")),
    ]
    return cell(look, cursor, "pile", look.words(f"{look.id}.pile", n=n), content, "heap-cell pile")


def _discard(look: Look, cursor: str) -> Element:
    """The last cards that went there; the attacker that is still to be settled stands in the middle."""
    lying = [(place, *each) for place, each in enumerate(look.discard) if each != _attacker(look)]
    top = lying[-1][1] if lying else ""
    label = (
        look.words(f"{look.id}.discard", n=len(lying), top=card_label(look.id, look.words, top))
        if lying
        else look.words(f"{look.id}.discard-none")
    )
    content = [
        h(
            "span",
            {"class": "heap" if lying else "heap none", "data-flip-source": "discard"},
            [_lying(look, *each) for each in lying[-3:]],
        ),
        h("span", {"class": "heap-count"} | cards.drawn(f"{len(lying)}")) if lying else None,
    ]
    return cell(look, cursor, "discard", label, content, "heap-cell discard")


def _lying(look: Look, place: int, card: str, entry: int) -> Element:
    identity = card if card[1:].isdigit() else f"{card}@{entry}.{place}"
    came = look.came(card, "discard") if entry == look.scene.index - 1 else {}
    return h(
        "span",
        {"class": f"sheet tilt{place % 3}", "key": identity},
        cards.tile(look.kit, card, data_flip=identity, **came),
    )


def unsettled(look: Look) -> bool:
    """Whether the attacker drawn still waits for what it wants, and lies in the discard already (P-09, P-10)."""
    return look.kit.waits_in_discard and look.state.stage in (Stage.OWE, Stage.CANNON)


def _attacker(look: Look) -> tuple[str, int] | None:
    """Where that attacker lies in the discard."""
    if not unsettled(look):
        return None
    deck = look.kit.game.deck
    return next((each for each in reversed(look.discard) if deck.index[each[0]] in deck.attackers), None)


def _turned(look: Look) -> Child:
    """The card just drawn, large: it turns over, is looked at, and goes to its place."""
    card = look.drawn
    if card is None:
        return None
    return h(
        "div",
        {
            "class": "turned stays" if unsettled(look) else "turned",
            "key": f"turned{look.scene.index}",
            "aria-hidden": "true",
            "data-flip": f"turned{look.scene.index}",
            "data-flip-from": "pile",
        },
        h(
            "div",
            {"class": "turning"},
            h("div", {"class": "turning-face"}, cards.tile(look.kit, card)),
            h("div", {"class": "turning-back"}, cards.back(look.kit)),
        ),
    )
