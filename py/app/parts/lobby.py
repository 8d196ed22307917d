"""The lobby: the games one can play, and the matches this device keeps."""

from __future__ import annotations

from app import lessons, tables, usual
from app.model import Form, Model
from app.nodes import Element, h, memo
from app.parts.controls import button, icon_button, link
from app.parts.icons import icon
from app.parts.keeping import keeping
from app.shelf import AWAY, HERE, LEVELS, Kept
from app.texts import Words
from tablee import games
from tablee.match import Header


def cards() -> tuple[str, ...]:
    """The games that have a card."""
    return tuple(game_id for game_id in tables.SHOWN if game_id not in tables.INSIDE)


def lobby(model: Model) -> Element:
    """The whole screen between header and footer."""
    words = model.words
    return h(
        "div",
        {"class": "lobby", "key": "lobby"},
        h(
            "section",
            {"class": "welcome again" if model.shelf else "welcome"},
            h("h1", None, words("site.welcome")),
            h("p", None, words("site.welcome-more")) if not model.shelf else None,
        ),
        memo("shelf", _shelf, words, model.shelf, model.now // 60_000) if model.shelf else None,
        memo(
            "games",
            _games,
            words,
            bool(model.shelf),
            tuple(model.settings.get(usual.setting(game_id), "") for game_id in cards()),
            tuple(_learnt(model, game_id) for game_id in cards()),
        ),
        memo(
            "lobby-more",
            keeping,
            words,
            bool(model.shelf or model.results),
            model.env.persisted,
            model.installable,
            model.env.home_screen,
        ),
    )


def _learnt(model: Model, game_id: str) -> tuple[int, int] | None:
    """How much of a game's lesson has been done; `None` where there is no lesson."""
    if game_id not in lessons.GAMES:
        return None
    return lessons.done(model.learnt, game_id) if model.learnt.get(game_id) else (0, 0)


def _games(words: Words, headed: bool, last: tuple[str, ...], learnt: tuple[tuple[int, int] | None, ...]) -> Element:
    """All the games; a heading above them is seen when something else comes first."""
    return h(
        "section",
        {"class": "games", "aria-labelledby": "games-title"},
        h("h2", {"id": "games-title", "class": None if headed else "visually-hidden"}, words("site.games")),
        h("ul", {"class": "game-list"}, [_game(words, *each) for each in zip(cards(), last, learnt, strict=True)]),
    )


def _game(words: Words, game_id: str, last: str, learnt: tuple[int, int] | None) -> Element:
    module = tables.load(game_id)
    fewest, most = games.load(game_id).seats
    players = words("site.players-exact", n=most) if fewest == most else words("site.players-range", a=fewest, b=most)
    return h(
        "li",
        {"class": "game-card", "key": game_id, "data-game": game_id},
        h("div", {"class": "game-picture", "aria-hidden": "true"}, _named(module.picture(words), game_id)),
        h(
            "div",
            {"class": "game-words"},
            h("h3", None, words(f"{game_id}.name")),
            h("p", {"class": "game-pitch"}, words(f"{game_id}.pitch")),
            h(
                "ul",
                {"class": "facts"},
                h("li", None, icon("players"), players),
                h("li", None, icon("clock"), words("site.minutes", n=module.MINUTES)),
            ),
            _ways_in(words, game_id, usual.quick(game_id, last), learnt),
        ),
    )


def _ways_in(words: Words, game_id: str, form: Form, learnt: tuple[int, int] | None) -> Element:
    """Play at once, and with whom that is; choose how to play; learn by playing; read the rules."""
    name, said = words(f"{game_id}.name"), f"quick-{game_id}"
    return h(
        "div",
        {"class": "game-actions"},
        button(
            words("site.play"),
            ("quick", game_id),
            kind="primary",
            aria_label=words("site.play-game", game=name),
            aria_describedby=said,
        ),
        button(words("site.otherwise"), ("new", game_id), aria_label=words("site.play-otherwise", game=name)),
        h("p", {"class": "game-quick", "id": said}, in_short(words, game_id, form)),
        h(
            "p",
            {"class": "game-more"},
            _learn(words, game_id, *learnt) if learnt is not None else None,
            link(
                [icon("book"), words("site.rules")],
                f"#/rules/{game_id}",
                class_="button quiet",
                aria_label=words("site.rules-of", game=name),
            ),
        ),
    )


def _learn(words: Words, game_id: str, done: int, steps: int) -> Element:
    """The lesson, and how far one has come in it; a tick for all of it."""
    over = 0 < steps == done
    far = words("site.learnt", done=done, steps=steps) if done and not over else ""
    return link(
        [icon("check" if over else "learn"), words("site.learn"), [" ", far] if far else None],
        f"#/learn/{game_id}",
        class_="button quiet",
        aria_label=words(
            "site.learn-done" if over else "site.learn-game", game=words(f"{game_id}.name"), done=far
        ).strip(),
    )


def in_short(words: Words, game_id: str, form: Form) -> str:
    """With whom a match of that form is played, in a few words."""
    seats, names = form.seats[: form.players], form.names[: form.players]
    company, levels = usual.company(form), {who for who in seats if who in LEVELS}
    if company == "computer" and len(levels) == 1:
        said = words("site.quick-computer", n=len(seats) - 1, level=words(f"site.level-{levels.pop()}"))
    elif company == HERE and all(names):
        said = words("site.quick-people", names=words.listed(list(names)))
    else:
        said = words({HERE: "site.quick-here", AWAY: "site.quick-away"}.get(company, "site.quick-mixed"), n=len(seats))
    return said if form.game == game_id else f"{said} · {words(f'{form.game}.way').lower()}"


def _named(picture: Element, game_id: str) -> Element:
    """The drawing under an id: the shelf shows it again without holding it twice."""
    tag, attrs, children = picture
    return (tag, {**attrs, "id": _picture_id(game_id), "preserveAspectRatio": "xMidYMid slice"}, children)


def _picture_id(game_id: str) -> str:
    return f"picture-{game_id}"


def _shelf(words: Words, shelf: tuple[Kept, ...], minute: int) -> Element:
    """Matches to go on with, and folded away those that are over."""
    going = [kept for kept in shelf if not kept.over]
    over = [kept for kept in shelf if kept.over]
    return h(
        "section",
        {"class": "shelf", "aria-labelledby": "shelf-title"},
        h("h2", {"id": "shelf-title"}, words("site.my-games")),
        h("ul", {"class": "shelf-list"}, [_kept(words, kept, minute) for kept in going]) if going else None,
        h(
            "details",
            {"class": "fold", "key": "over"},
            h("summary", None, words("site.finished", n=len(over))),
            h("ul", {"class": "shelf-list"}, [_kept(words, kept, minute) for kept in over]),
        )
        if over
        else None,
    )


def _kept(words: Words, kept: Kept, minute: int) -> Element:
    game = words(f"{kept.game}.name")
    people = " · ".join(name or tables.default_name(words, kept.game, seat) for seat, name in enumerate(kept.names))
    drawn = f"#{_picture_id(tables.INSIDE.get(kept.game, kept.game))}"
    return h(
        "li",
        {"class": "kept waiting" if kept.mine else "kept", "key": kept.id},
        h(
            "a",
            {"href": f"#/match/{kept.id}", "class": "kept-open"},
            h("svg", {"class": "kept-picture", "aria-hidden": "true"}, h("use", {"href": drawn})),
            h(
                "span",
                {"class": "kept-words"},
                h(
                    "span",
                    {"class": "kept-game"},
                    game,
                    [" ", h("span", {"class": "kept-mine"}, words("site.your-turn"))] if kept.mine else None,
                ),
                h("span", {"class": "kept-people"}, people),
                h(
                    "span",
                    {"class": "kept-state"},
                    h("span", None, _state(words, kept)),
                    h(
                        "span",
                        {"class": "kept-ago"},
                        h("span", {"class": "dot"}, " · "),
                        ago(words, minute * 60_000 - kept.updated),
                    ),
                ),
            ),
        ),
        icon_button(words("site.delete-match", game=game, people=people), "trash", ("dialog", "delete", kept.id)),
    )


def _state(words: Words, kept: Kept) -> str:
    if kept.to_move is None:
        winners = words.listed([_called(words, kept, seat) for seat in kept.winners])
        return words.sentence("site.won-by", names=winners, n=len(kept.winners)) if winners else words("site.drawn")
    return words("site.turn-short", seat=_called(words, kept, kept.to_move), turn=kept.turn)


def _called(words: Words, kept: Kept, seat: int) -> str:
    return tables.called(words, Header(kept.game, len(kept.names), names=kept.names), seat)


def ago(words: Words, ms: int) -> str:
    """How long ago, roughly."""
    minutes = max(0, ms) // 60_000
    if minutes < 1:
        return words("site.just-now")
    if minutes < 60:
        return words("site.ago-minutes", n=minutes)
    if minutes < 60 * 24:
        return words("site.ago-hours", n=minutes // 60)
    return words("site.ago-days", n=minutes // (60 * 24))
