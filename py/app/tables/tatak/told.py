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
        values["cards"] = words.listed([the_card(kit.id, words, card) for card in cards])
    elif cards is not None:
        values["n"] = cards
    if values.get("colour"):
        values["boat"] = words(f"{kit.id}.the-boat-{values['colour']}")
    return values
