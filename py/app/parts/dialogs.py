"""Dialogs: a new game, sharing, the menu of a table, two histories of one match, confirmations."""

from __future__ import annotations

from app import links, play, sealing, tables
from app.computer import LEVELS
from app.model import Form, Model, Table
from app.newgame import mixed
from app.nodes import Child, Element, h, still
from app.parts.controls import button, choice, icon_button
from app.shelf import AWAY, HERE, Kept, find
from app.texts import Words
from app.turns import finished, turn_number
from tablee import games, players
from tablee.game import Game
from tablee.match import Match
from tablee.record import decode

QR_LIMIT = 600
"""Characters of a link beyond which a phone's camera no longer reads its QR code."""


def dialog(model: Model) -> Element | None:
    """The open dialog."""
    match model.dialog:
        case ("new", _, *rest) if model.form is not None:
            return _frame(model.words, "new", model.words(f"{model.form.game}.name"), _new(model, model.form, rest))
        case ("share", *rest) if model.table is not None:
            return _frame(model.words, "share", model.words("site.share-title"), _share(model, model.table, rest))
        case ("menu",) if model.table is not None:
            return _frame(model.words, "menu", model.words("site.menu"), _menu(model, model.table))
        case ("fork", code) if model.table is not None:
            return _frame(model.words, "fork", model.words("site.fork-title"), _fork(model, model.table, code))
        case ("delete", match_id) if (kept := find(model.shelf, match_id)) is not None:
            return _frame(model.words, "ask", model.words("site.delete-title"), _delete(model.words, kept))
        case ("resign",) if model.table is not None:
            return _frame(model.words, "ask", model.words("site.resign-title"), _resign(model, model.table))
        case ("keys",) if model.table is not None:
            return _frame(model.words, "keys", model.words("site.keys-title"), _keys(model.words, model.table))
    return None


def _frame(words: Words, name: str, title: str, body: Child) -> Element:
    return h(
        "dialog",
        {"class": f"dialog dialog-{name}", "key": f"dialog-{name}", "open": True, "on-close": ("close",)}
        | {"aria-labelledby": "dialog-title"},
        h(
            "div",
            {"class": "dialog-head"},
            h("h2", {"id": "dialog-title", "tabindex": "-1", "autofocus": True}, title),
            icon_button(words("site.close"), "close", ("close",)),
        ),
        h("div", {"class": "dialog-body"}, body),
    )


# -- a new game --------------------------------------------------------------------------------------------------


def _new(model: Model, form: Form, wrong: list[str]) -> Child:
    words = model.words
    game = games.load(form.game)
    fewest, most = game.seats
    offered = [option for option in game.options if not option.hidden]
    chosen = dict(form.options)
    return h(
        "form",
        {"class": "new-game", "on-submit": ("begin",), "autocomplete": "off"},
        _ways(words, form),
        choice(
            "players",
            words("site.how-many"),
            [(str(n), str(n), n == form.players, ("form-players", n)) for n in range(fewest, most + 1)],
        )
        if fewest < most
        else None,
        h(
            "fieldset",
            {"class": "form-seats"},
            h("legend", None, words("site.who-plays")),
            [_seat(words, form, seat) for seat in range(form.players)],
            _seats_hint(words, form),
        ),
        h("button", {"type": "submit", "class": "button primary wide"}, words("site.begin")),
        h(
            "details",
            {"class": "form-more", "open": bool(wrong) or None},
            h("summary", None, words("site.variants")),
            [
                choice(
                    option.name,
                    h(
                        "span",
                        None,
                        words(f"{form.game}.option-{option.name}"),
                        " ",
                        h(
                            "a",
                            {"href": f"#/rules/{form.game}/{option.article}", "class": "article-link"},
                            option.article,
                        ),
                    ),
                    [
                        (
                            value,
                            words(f"{form.game}.option-{option.name}-{value}"),
                            chosen[option.name] == value,
                            ("form-option", option.name, value),
                        )
                        for value in option.values
                    ],
                    kind="column",
                )
                for option in offered
            ],
            _deal(words, form, bool(wrong)) if _has_chance(form.game) else None,
        ),
    )


def _seats_hint(words: Words, form: Form) -> Element | None:
    """How play by link goes; and that sealed tokens and the computer do not go together."""
    seats = form.seats[: form.players]
    if AWAY not in seats:
        return None
    if mixed(form):
        return h("p", {"class": "hint wrong", "role": "alert"}, words("site.computer-by-link"))
    return h("p", {"class": "hint"}, words("site.link-hint"))


def _ways(words: Words, form: Form) -> Element | None:
    """On the board or with cards: which of the games that are shown as one."""
    ways = tables.ways(form.game)
    if len(ways) < 2:
        return None
    offered = [(way, words(f"{way}.way"), way == form.game, ("form-game", way)) for way in ways]
    return choice("way", words("site.which-way"), offered)


def _has_chance(game_id: str) -> bool:
    return type(games.load(game_id)).chances is not Game.chances


def _seat(words: Words, form: Form, seat: int) -> Element:
    module = tables.load(form.game)
    name = tables.default_name(words, form.game, seat)
    return h(
        "div",
        {"class": "form-seat", "key": str(seat)},
        module.emblem(seat),
        h(
            "label",
            {"class": "form-name"},
            h("span", {"class": "visually-hidden"}, words("site.name-of", seat=name)),
            h(
                "input",
                {
                    "value": form.names[seat],
                    "placeholder": name,
                    "maxlength": "24",
                    "on-input": ("form-name", seat),
                    "name": f"name{seat}",
                },
            ),
        ),
        h(
            "label",
            {"class": "form-where"},
            h("span", {"class": "visually-hidden"}, words("site.where-plays", seat=name)),
            h(
                "select",
                {"on-change": ("form-seat", seat), "name": f"seat{seat}"},
                h("option", {"value": HERE, "selected": form.seats[seat] == HERE}, words("site.seat-here")),
                h("option", {"value": AWAY, "selected": form.seats[seat] == AWAY}, words("site.seat-away")),
                [
                    h("option", {"value": level, "selected": form.seats[seat] == level}, words(f"site.seat-{level}"))
                    for level in LEVELS
                    if players.played(form.game)
                ],
            ),
        ),
    )


def _deal(words: Words, form: Form, wrong: bool) -> Element:
    return h(
        "div",
        {"class": "form-deal"},
        h("label", {"for": "deal"}, words("site.deal")),
        h(
            "input",
            {
                "id": "deal",
                "name": "deal",
                "inputmode": "numeric",
                "maxlength": "12",
                "value": form.deal,
                "on-input": ("form-deal",),
                "aria-describedby": "deal-hint",
                "aria-invalid": "true" if wrong else None,
            },
        ),
        h("p", {"id": "deal-hint", "class": "hint"}, words("site.deal-wrong" if wrong else "site.deal-hint")),
    )


# -- sharing -----------------------------------------------------------------------------------------------------


def _share(model: Model, table: Table, rest: list[str]) -> Child:
    words = model.words
    address = links.link(model, table)
    unfinished = finished(table.match) < len(table.match.entries)
    game = table.match.header.game
    warning = f"{game}.share-warning" if sealing.sealed(table.shared, table.kept) else f"{game}.share-open"
    return [
        h("p", {"class": "invitation"}, links.invitation(model, table)),
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
                ("copy-link", False),
                kind="primary",
                name="check" if "copied" in rest else "file",
            ),
            button(words("site.copy-message"), ("copy-link", True)),
            button(words("site.share-sheet"), ("share-sheet",), name="share") if model.env.can_share else None,
            button(words("site.qr"), ("show-qr",)) if len(address) <= QR_LIMIT and model.later else None,
        ),
        h("p", {"class": "hint"}, words("site.not-copied")) if "select" in rest else None,
        _qr(words, address) if "qr" in rest else None,
        h("p", {"class": "hint"}, words("site.share-hint")),
    ]


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


# -- the table's menu --------------------------------------------------------------------------------------------


def _menu(model: Model, table: Table) -> Child:
    words, match = model.words, table.match
    seat = play.act_seat(table)
    going = match.result is None and seat is not None and not table.locked
    return h(
        "ul",
        {"class": "menu"},
        _entry(button(words("site.turn-board"), ("menu-turn",), kind="quiet", name="flip"))
        if hasattr(tables.load(match.header.game), "TURNS")
        else None,
        _entry(button(words("site.offer-draw"), ("act", "offer", seat), kind="quiet", name="hands"))
        if going and not match.offers
        else None,
        _entry(button(words("site.resign"), ("dialog", "resign"), kind="quiet", name="flag"))
        if going and match.header.players == 2
        else None,
        [_entry(_level(words, table, seat)) for seat, who in enumerate(table.kept.seats) if who != AWAY]
        if players.played(match.header.game) and match.result is None and not table.kept.secrets
        else None,
        _entry(button(words("site.export"), ("export", table.kept.id), kind="quiet", name="file")),
        _entry(button(words("site.backup"), ("backup", table.kept.id), kind="quiet", name="file"))
        if table.kept.secrets
        else None,
        _entry(button(words("site.keys"), ("dialog", "keys"), kind="quiet", name="keyboard")),
        _entry(button(words("site.delete"), ("dialog", "delete", table.kept.id), kind="quiet danger", name="trash")),
    )


def _level(words: Words, table: Table, seat: int) -> Element:
    """Who plays a seat: a person here, or the computer at some strength."""
    who = table.kept.seats[seat]
    name = tables.seat_name(words, table.match.header, seat)
    return h(
        "label",
        {"class": "level"},
        h("span", None, words("site.played-by", seat=name)),
        h(
            "select",
            {"on-change": ("set-level", seat), "name": f"level{seat}"},
            [
                h("option", {"value": value, "selected": value == who}, words(f"site.seat-{value}"))
                for value in (HERE, *LEVELS)
            ],
        ),
    )


def _entry(content: Child) -> Element:
    return h("li", None, content)


def _keys(words: Words, table: Table) -> Child:
    """The keys of every table, and those the game adds."""
    game_id = table.match.header.game
    common = [f"site.key-{name}" for name in ("arrows", "enter", "escape", "tab", "type")]
    own = [f"{game_id}.key-{name}" for name in getattr(tables.load(game_id), "KEYS", ())]
    return h(
        "dl",
        {"class": "keys"},
        [[h("dt", None, words(key)), h("dd", None, words(f"{key}-does"))] for key in (*common, *own)],
    )


def _resign(model: Model, table: Table) -> Child:
    words = model.words
    seat = play.act_seat(table)
    name = tables.called(words, table.match.header, seat or 0)
    return [
        h("p", None, words.sentence("site.resign-ask", seat=name)),
        h(
            "div",
            {"class": "row"},
            button(words("site.resign"), ("act", "resign", seat), kind="primary"),
            button(words("site.keep-playing"), ("close",)),
        ),
    ]


def _delete(words: Words, kept: Kept) -> Child:
    people = ", ".join(name or tables.default_name(words, kept.game, seat) for seat, name in enumerate(kept.names))
    return [
        h("p", None, words("site.delete-ask", game=words(f"{kept.game}.name"), people=people)),
        h(
            "div",
            {"class": "row"},
            button(words("site.delete"), ("delete", kept.id), kind="primary"),
            button(words("site.export"), ("export", kept.id), name="file"),
            button(words("site.keep-it"), ("close",)),
        ),
    ]


# -- two histories of one match ----------------------------------------------------------------------------------


def _fork(model: Model, table: Table, code: str) -> Child:
    words, theirs = model.words, decode(code)
    return [
        h("p", None, words("site.fork")),
        h(
            "div",
            {"class": "fork"},
            _history(model, table.match, words("site.fork-ours")),
            _history(model, theirs, words("site.fork-theirs")),
        ),
        h(
            "div",
            {"class": "row"},
            button(words("site.fork-keep"), ("close",), kind="primary"),
            button(words("site.fork-take"), ("take-theirs", code)),
            button(words("site.export"), ("export", table.kept.id), name="file"),
        ),
    ]


def _history(model: Model, match: Match, title: str) -> Element:
    words = model.words
    scene = tables.Scene(words, match, len(match.entries), None)
    module = tables.load(match.header.game)
    sentences = (module.sentence(words, match, index) for index in range(len(match.entries) - 1, -1, -1))
    last = next((sentence for sentence in sentences if sentence), words("site.log-empty"))
    return h(
        "figure",
        {"class": "history"},
        h("figcaption", None, h("strong", None, title), " ", words("site.turn-number", turn=turn_number(match))),
        h("div", {"class": "history-board", "inert": True, "aria-hidden": "true"}, still(module.board(scene))),
        h("p", None, last),
    )
