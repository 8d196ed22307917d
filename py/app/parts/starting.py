"""The dialog that begins a new match: which game, who sits where, which variants."""

from __future__ import annotations

from app import lessons, tables, usual
from app.model import Form, Model
from app.newgame import mixed
from app.nodes import Child, Element, h
from app.parts.controls import choice, link
from app.parts.icons import icon
from app.shelf import AWAY, HERE, LEVELS
from app.texts import Words
from tablee import games, players
from tablee.game import Game


def new_game(model: Model, form: Form, wrong: list[str]) -> Child:
    words = model.words
    game = games.load(form.game)
    fewest, most = game.seats
    offered = [option for option in game.options if not option.hidden]
    chosen = dict(form.options)
    return h(
        "form",
        {"class": "new-game", "on-submit": ("begin",), "autocomplete": "off"},
        _ways(words, form),
        _lesson(words, form.game),
        _company(words, form),
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
        h(
            "div",
            {"class": "form-begin"},
            h("button", {"type": "submit", "class": "button primary wide"}, words("site.begin")),
        ),
        h(
            "details",
            {"class": "form-more fold", "open": bool(wrong) or None},
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


def _company(words: Words, form: Form) -> Element:
    """With the computer, together here, or by link: what most want, before anything about single seats."""
    now = usual.company(form)
    return choice(
        "company",
        words("site.with-whom"),
        [
            (company, [icon(drawing), words(f"site.with-{company}")], company == now, ("form-company", company))
            for company, drawing in zip(usual.COMPANIES, ("computer", "players", "chain"), strict=True)
            if company != usual.COMPANIES[0] or players.played(form.game)
        ],
        kind="segments",
    )


def _ways(words: Words, form: Form) -> Element | None:
    """On the board or with cards: which of the games that are shown as one."""
    ways = tables.ways(form.game)
    if len(ways) < 2:
        return None
    offered = [(way, words(f"{way}.way"), way == form.game, ("form-game", way)) for way in ways]
    return choice("way", words("site.which-way"), offered)


def _lesson(words: Words, game_id: str) -> Element | None:
    """The lesson of a game that has no card of its own to lead to it."""
    if game_id not in tables.INSIDE or game_id not in lessons.GAMES:
        return None
    return link(words("lessons.by-playing"), f"#/learn/{game_id}", class_="button lesson-link", key="lesson")


def _has_chance(game_id: str) -> bool:
    return type(games.load(game_id)).chances is not Game.chances


def _seat(words: Words, form: Form, seat: int) -> Element:
    module = tables.load(form.game)
    name = tables.default_name(words, form.game, seat)
    return h(
        "div",
        {"class": "form-seat", "key": str(seat)},
        h("span", {"class": "form-emblem", "aria-hidden": "true"}, module.emblem(seat) or str(seat + 1)),
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
