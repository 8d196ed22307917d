"""The log's sentences."""

from __future__ import annotations

from typing import Any, Final

from app.tables import called
from app.tables.tatak.kit import Kit, the_card
from app.texts import Words
from tablee.game import Happening
from tablee.match import Act, Match

SILENT: Final = frozenset({"turn"})


def sentence(kit: Kit, words: Words, match: Match, index: int) -> str | None:
    """What an entry did; `None` where nothing is to be told, as for the wish to draw."""
    told = match.told[index]
    entry = match.entries[index]
    if isinstance(entry, Act):
        return words.sentence(f"site.did-{told[0].kind}", seat=called(words, match.header, entry.seat))
    parts = [tell(kit, words, match, happening) for happening in told if happening.kind not in SILENT]
    return " ".join(part for part in parts if part) or None


def tell(kit: Kit, words: Words, match: Match, happening: Happening) -> str:
    """One happening."""
    own = kit.tell(words, match, happening)
    if own is not None:
        return own
    key = f"{kit.id}.did-{happening.kind}"
    card = happening.get("card")
    if words.has(f"{key}-{card}"):
        key = f"{key}-{card}"
    values = spoken(kit, words, match, happening)
    if values.get("n") == 0 and words.has(f"{key}-none"):
        key = f"{key}-none"
    said = words.sentence(key, **values)
    if happening.kind == "start" and values["n"]:
        said = f"{said} {words.sentence(f'{kit.id}.did-waiting', **values)}"
    return said


def spoken(kit: Kit, words: Words, match: Match, happening: Happening) -> dict[str, Any]:
    """The values of a happening as words."""
    values: dict[str, Any] = dict(happening.params)
    for name in ("seat", "seller", "of"):
        if name in values:
            values[name] = called(words, match.header, values[name])
    if values.get("card"):
        values["card"] = the_card(kit.id, words, values["card"])
    cards = values.get("cards")
    if isinstance(cards, tuple):
        values["n"] = len(cards)
        if happening.kind != "start":
            values["cards"] = _by_ship(kit, words, cards)
    elif cards is not None:
        values["n"] = cards
    if values.get("colour"):
        values["boat"] = words(f"{kit.id}.the-boat-{values['colour']}")
        values["ship"] = words(f"{kit.id}.boat-{values['colour']}")
    return values


def _by_ship(kit: Kit, words: Words, cards: tuple[str, ...]) -> str:
    """Several pieces, ship by ship: `Enterprise 2 et 5, maraudeur ferengi 8`."""
    ships = {colour: [card[1:] for card in cards if card[0] == colour] for colour in kit.game.deck.colours}
    return ", ".join(
        words(f"{kit.id}.some-{colour}", numbers=words.listed(numbers)) for colour, numbers in ships.items() if numbers
    )
