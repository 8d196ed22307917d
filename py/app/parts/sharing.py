"""The dialog that hands a match on: its link, as text, for the device to share, or as a QR code."""

from __future__ import annotations

from app import links, review, sealing
from app.effects import Copy, ShareSheet, listed
from app.model import Model, Table
from app.nodes import Child, Element, h
from app.parts.controls import button, choice
from app.texts import Words
from app.turns import finished

QR_LIMIT = 600
"""Characters of a link beyond which a phone's camera no longer reads its QR code."""


def share(model: Model, table: Table, rest: list[str]) -> Child:
    words = model.words
    address, said = links.link(model, table), links.invitation(model, table)
    unfinished = finished(table.match) < len(table.match.entries)
    game = table.match.header.game
    warning = f"{game}.share-warning" if sealing.sealed(table.shared, table.kept) else f"{game}.share-open"
    return [
        _what(model, table) if links.can_point(table) else None,
        h("p", {"class": "invitation"}, said),
        h("p", {"class": "hint"}, words("site.share-unfinished")) if unfinished else None,
        h("p", {"class": "hint"}, words(warning)) if words.has(warning) else None,
        h(
            "label",
            {"class": "share-link"},
            h("span", {"class": "visually-hidden"}, words("site.the-link")),
            h("input", {"readonly": True, "value": address, "id": "link", "data-select": True}),
        ),
        h(
            "div",
            {"class": "row"},
            button(
                words("site.copied" if "copied" in rest else "site.copy-link"),
                None,
                kind="primary",
                name="check" if "copied" in rest else "copy",
                at_once=listed([Copy(address, ("copied",))]),
            ),
            button(words("site.copy-message"), None, at_once=listed([Copy(f"{said}\n{address}", ("copied",))])),
            button(
                words("site.share-sheet"),
                ("shared",),
                name="share",
                at_once=listed([ShareSheet(words(f"{game}.name"), said, address)]),
            )
            if model.env.can_share
            else None,
            button(words("site.qr"), ("show-qr",)) if len(address) <= QR_LIMIT and model.later else None,
        ),
        h("p", {"class": "hint"}, words("site.not-copied")) if "select" in rest else None,
        _qr(words, address) if "qr" in rest else None,
        h("p", {"class": "hint"}, words("site.share-hint")),
    ]


def _what(model: Model, table: Table) -> Element:
    """The whole match, or the position that is looked at: the link holds all of it either way."""
    words, here = model.words, links.looked_at(model, table) is not None
    return choice(
        "what",
        words("kept.share-what"),
        [
            ("at", words.sentence("kept.share-here", place=review.place(model, table)), here, ("share-what", links.AT)),
            ("end", words("kept.share-all"), not here, ("share-what", "")),
        ],
    )


def _qr(words: Words, address: str) -> Element | None:
    code = links.qr_path(address)
    if code is None:
        return None
    size, path = code
    return h(
        "svg",
        {"class": "qr", "role": "img", "aria-label": words("site.qr-label"), "viewBox": f"-4 -4 {size + 8} {size + 8}"},
        h("rect", {"x": "-4", "y": "-4", "width": str(size + 8), "height": str(size + 8), "class": "qr-ground"}),
        h("path", {"d": path, "class": "qr-ink"}),
    )
