"""What has to be settled before play goes on: who one is, whose eyes are on the screen, what is offered, sent, revealed."""

from __future__ import annotations

from app import sealing, showing, tables
from app.model import Model, Table
from app.nodes import Child, Element, h
from app.parts import tallies
from app.parts.controls import button, file_input
from app.shelf import AWAY
from app.texts import Words
from app.turns import finished
from tablee.match import Match


def banner(model: Model, table: Table) -> Element | None:
    """The one thing to settle now, if there is any; nothing while a story is being told."""
    words, match = model.words, table.match
    if not table.kept.seats and match.result is None and not table.review:
        return _who(words, match, table)
    if not table.live or showing.telling(table):
        return None
    if table.curtain is not None:
        return _curtain(words, match, table.curtain)
    if match.result is not None:
        # How it ended is said where it always says what goes on.
        return _banner(
            "",
            button(words("site.rematch"), ("rematch",), kind="primary", name="again"),
            button(words("site.share"), ("share",), name="share"),
            button(words("kept.look-back"), ("review", 0), name="first"),
            kind="over",
            more=tallies.after(model, table.kept.id),
        )
    if table.locked:
        return None
    return _sealed(words, table) or _offer(words, table) or _away(words, table)


def _banner(said: str, *buttons: Child, kind: str = "", more: Child = None) -> Element:
    row = h("div", {"class": "row many" if len(buttons) > 2 else "row"}, *buttons) if buttons else None
    return h(
        "div", {"class": f"banner {kind}".strip(), "key": "banner"}, h("p", None, said) if said else None, more, row
    )


def _who(words: Words, match: Match, table: Table) -> Element:
    """On first opening a link one says who one is; the seat to move comes first."""
    players = range(match.header.players)
    first = match.to_move if isinstance(match.to_move, int) else 0
    order = [first, *(seat for seat in players if seat != first)]
    return h(
        "div",
        {"class": "banner who", "key": "banner", "role": "group", "aria-label": words("site.who-are-you")},
        h("p", None, words("site.who-are-you")),
        h(
            "div",
            {"class": "row"},
            [
                button(
                    tables.seat_name(words, match.header, seat),
                    ("claim", seat),
                    kind="primary" if seat == first else "",
                    key=f"claim-{seat}",
                )
                for seat in order
            ],
            button(words("site.all-here"), ("claim", *players), kind="quiet"),
        ),
    )


def _curtain(words: Words, match: Match, seat: int) -> Element:
    """Somebody has to take the device before anything of their own is shown."""
    said = words.sentence("site.pass-to", seat=tables.called(words, match.header, seat))
    name = words("site.i-am", seat=tables.seat_name(words, match.header, seat))
    return _banner(said, button(name, ("look", seat), kind="primary", name="eye"), kind="curtain")


def _sealed(words: Words, table: Table) -> Element | None:
    """Hidden choices that cannot be opened here, or that a scoring waits for and the page did not show by itself."""
    match = table.match
    lost = sealing.missing(table.shared, table.kept)
    if lost:
        name = tables.seat_name(words, match.header, lost[0])
        return _banner(words("site.lost", seat=name), file_input(words), kind="lost")
    if sealing.owing(table.shared, table.kept):
        return _banner(words("site.reveal-ask"), button(words("site.reveal"), ("reveal",), kind="primary", name="eye"))
    return None


def _offer(words: Words, table: Table) -> Element | None:
    """A draw is offered: those here who have not answered may."""
    match = table.match
    waiting = [seat for seat in table.here if seat not in match.offers]
    if not match.offers or not waiting:
        return None
    return _banner(
        words.sentence("site.offers-draw", seat=tables.called(words, match.header, match.offers[0])),
        button(words("site.accept"), ("act", "accept", waiting[0]), kind="primary"),
        button(words("site.decline"), ("act", "decline", waiting[0])),
    )


def _away(words: Words, table: Table) -> Element | None:
    """Somebody elsewhere is to act: the link goes there, and from there on to whom."""
    match, seat = table.match, table.match.to_move
    if not isinstance(seat, int) or table.kept.seats[seat] != AWAY:
        return None
    sent = table.kept.shared >= finished(table.shared)
    name = tables.called(words, match.header, seat)
    if seat in match.game.owed(match.state):
        route = match.game.seals.route(match.state)
        names = " → ".join(tables.called(words, match.header, stop) for stop in route)
        key = "site.sent-to-reveal" if sent else "site.send-to-reveal"
        said = words.sentence(key, n=len(route), seat=name, seats=names)
    else:
        said = words.sentence("site.sent-to" if sent else "site.send-to", seat=name)
    return _banner(said, button(words("site.share-link"), ("share",), kind="" if sent else "primary", name="share"))
