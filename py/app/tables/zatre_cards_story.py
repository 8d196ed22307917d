"""What happens at a table of Zatre's card game, in words. Cards in hands and piles are never named."""

from __future__ import annotations

from typing import Any, Final

from app.tables import called
from app.tables.zatre_cards_layout import at_words, said
from app.texts import Words
from tablee.match import Act, Match

_SILENT: Final = frozenset(("deal", "draw", "row", "box", "shuffle", "take-up"))
"""What is told with something else, or is nobody else's business."""


def sentence(words: Words, match: Match, index: int) -> str | None:
    """The log's sentence for an entry; draws say nothing unless a round ends with them."""
    entry, told = match.entries[index], match.told[index]
    if isinstance(entry, Act):
        return words.sentence(f"site.did-{told[0].kind}", seat=called(words, match.header, entry.seat))
    goes_on = any(each.kind == "round" for each in told)
    parts = [
        _said(words, match, each, told)
        for each in told
        if each.kind not in _SILENT and not (goes_on and each.kind == "round-over" and each["reason"] == "laid")
    ]
    return " ".join(parts) or None


def _said(words: Words, match: Match, each: Any, told: Any) -> str:
    values = dict(each.params)
    for key in ("seat", "starter"):
        if key in values:
            values[key] = called(words, match.header, values[key])
    match each.kind:
        case "lay":
            return _laid(words, values, told)
        case "super-bonus" | "bonus":
            values["n"] = values["points"]
        case "show":
            values["cards"] = words.listed([said(card) for card in values["cards"]])
        case "round-over":
            return words.sentence(f"zatre_cards.did-round-over-{values['reason']}", round=values["round"])
    return words.sentence(f"zatre_cards.did-{each.kind}", **values)


def _laid(words: Words, values: dict[str, Any], told: Any) -> str:
    values["card"] = said(values["card"])
    values["at"], values["other"] = at_words(values["at"]), at_words(values["other"])
    rows = sorted(each["total"] for each in told if each.kind == "row")
    if not rows:
        return words.sentence("zatre_cards.did-lay", **values)
    values["rows"] = words.listed([str(total) for total in rows])
    values["n"] = sum(each["points"] for each in told if each.kind == "row")
    return words.sentence("zatre_cards.did-lay-rows", **values)
