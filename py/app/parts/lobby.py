"""The lobby: the games one can play, and the matches this device keeps."""

from __future__ import annotations

from app import tables
from app.model import Model
from app.nodes import Element, h, memo
from app.parts.controls import button, file_input, icon_button, link
from app.parts.icons import icon
from app.shelf import Kept
from app.texts import Words
from tablee import games
from tablee.match import Header


def lobby(model: Model) -> Element:
    """The whole screen between header and footer."""
    words = model.words
    return h(
        "div",
        {"class": "lobby", "key": "lobby"},
        h(
            "section",
            {"class": "welcome"},
            h("h1", None, words("site.welcome")),
            h("p", None, words("site.welcome-more")),
        ),
        memo("shelf", _shelf, words, model.shelf, model.now // 60_000) if model.shelf else None,
        memo("games", _games, words),
        memo("lobby-more", _more, words),
    )


def _games(words: Words) -> Element:
    return h(
        "section",
        {"class": "games", "aria-labelledby": "games-title"},
        h("h2", {"id": "games-title"}, words("site.games")),
        h(
            "ul",
            {"class": "game-list"},
            [_game(words, game_id) for game_id in tables.SHOWN if game_id not in tables.INSIDE],
        ),
    )


def _game(words: Words, game_id: str) -> Element:
    module = tables.load(game_id)
    fewest, most = games.load(game_id).seats
    name = words(f"{game_id}.name")
    players = words("site.players-exact", n=most) if fewest == most else words("site.players-range", a=fewest, b=most)
    return h(
        "li",
        {"class": "game-card", "key": game_id, "data-game": game_id},
        h("div", {"class": "game-picture", "aria-hidden": "true"}, module.picture(words)),
        h(
            "div",
            {"class": "game-words"},
            h("h3", None, name),
            h("p", {"class": "game-pitch"}, words(f"{game_id}.pitch")),
            h(
                "ul",
                {"class": "facts"},
                h("li", None, icon("players"), players),
                h("li", None, icon("clock"), words("site.minutes", n=module.MINUTES)),
            ),
            h(
                "div",
                {"class": "game-actions"},
                button(
                    words("site.play"), ("new", game_id), kind="primary", aria_label=words("site.play-game", game=name)
                ),
                link(
                    words("site.rules"),
                    f"#/rules/{game_id}",
                    class_="button quiet",
                    aria_label=words("site.rules-of", game=name),
                ),
            ),
        ),
    )


def _shelf(words: Words, shelf: tuple[Kept, ...], minute: int) -> Element:
    return h(
        "section",
        {"class": "shelf", "aria-labelledby": "shelf-title"},
        h("h2", {"id": "shelf-title"}, words("site.my-games")),
        h("ul", {"class": "shelf-list"}, [_kept(words, kept, minute) for kept in shelf]),
    )


def _kept(words: Words, kept: Kept, minute: int) -> Element:
    game = words(f"{kept.game}.name")
    people = " · ".join(name or tables.default_name(words, kept.game, seat) for seat, name in enumerate(kept.names))
    return h(
        "li",
        {"class": "kept waiting" if kept.mine else "kept", "key": kept.id},
        h(
            "a",
            {"href": f"#/match/{kept.id}", "class": "kept-open"},
            h("span", {"class": "kept-game"}, game),
            h("span", {"class": "kept-people"}, people),
            h("span", {"class": "kept-state"}, _state(words, kept), " · ", ago(words, minute * 60_000 - kept.updated)),
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


def _more(words: Words) -> Element:
    return h(
        "section",
        {"class": "lobby-more", "aria-labelledby": "keep-title"},
        h("h2", {"id": "keep-title"}, words("site.keep-title")),
        h("p", None, words("site.keep")),
        h(
            "div",
            {"class": "row"},
            button(words("site.export-all"), ("export",), kind="quiet", name="file"),
            file_input(words),
        ),
    )
