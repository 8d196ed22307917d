"""Who has won how often: the page of all results, and the sentence after a match."""

from __future__ import annotations

from collections import Counter

from app import results
from app.model import Model
from app.nodes import Child, Element, h
from app.parts.controls import button
from app.results import ME, Player, Tally
from app.texts import Words


def all_results(model: Model) -> Element:
    """The whole screen between header and footer."""
    words, found = model.words, results.tallies(model.results)
    games = list(dict.fromkeys(tally.game for tally in found))
    return h(
        "article",
        {"class": "results", "key": "results"},
        h("h1", None, words("kept.results")),
        h("p", None, words("kept.results-means" if found else "kept.results-none")),
        [_game(words, game_id, [tally for tally in found if tally.game == game_id]) for game_id in games],
        button(words("kept.results-erase"), ("dialog", "erase-results"), kind="quiet danger", name="trash")
        if found
        else button(words("kept.results-begin"), ("lobby",), kind="primary"),
    )


def _game(words: Words, game_id: str, found: list[Tally]) -> Element:
    return h(
        "table",
        {"class": "tallies", "key": game_id},
        h("caption", None, words(f"{game_id}.name")),
        h(
            "thead",
            None,
            h(
                "tr",
                None,
                h("th", {"scope": "col"}, words("kept.who")),
                [
                    h("th", {"scope": "col", "class": "count"}, words(f"kept.count-{key}"))
                    for key in ("won", "drawn", "lost")
                ],
            ),
        ),
        h("tbody", None, [_row(words, tally, side) for tally in found for side in tally.sides]),
    )


def _row(words: Words, tally: Tally, side: Player) -> Element:
    won = tally.wins(side)
    counts = (won, tally.drawn, tally.played - won - tally.drawn)
    who = words.sentence("kept.against", who=_called(words, side), others=_listed(words, tally.others(side)))
    return h(
        "tr",
        None,
        h("th", {"scope": "row"}, who),
        [h("td", {"class": "count"}, f"{count}") for count in counts],
    )


def _called(words: Words, player: Player) -> str:
    if player.kind == "person":
        return player.name
    if player.kind == "computer":
        return words("kept.called-computer", levels=words(f"site.level-{player.name}"))
    return words(f"kept.called-{player.kind}")


def _listed(words: Words, players: tuple[Player, ...]) -> str:
    """`Ben and the computer (gentle × 2, strong)`."""
    levels = Counter(player.name for player in players if player.kind == "computer")
    called = [_called(words, player) for player in players if player.kind != "computer"]
    if levels:
        how = (words(f"site.level-{level}") + (f"\u00a0×\u00a0{n}" if n > 1 else "") for level, n in levels.items())
        called.append(words("kept.called-computer", levels=", ".join(how)))
    return words.listed(called)


def erase(words: Words) -> Child:
    return [
        h("p", None, words("kept.results-erase-ask")),
        h(
            "div",
            {"class": "row"},
            button(words("kept.results-erase-all"), ("erase-results",), kind="primary"),
            button(words("kept.results-keep"), ("close",)),
        ),
    ]


def after(model: Model, match_id: str) -> Element | None:
    """Below how a match ended: how things stand by now, and the way to all results."""
    said = sentence(model, match_id)
    way = h("a", {"href": "#/tallies"}, model.words("kept.results-all"))
    return h("p", {"class": "stands"}, said, " ", way) if said else None


def sentence(model: Model, match_id: str) -> str:
    """How things stand between those who played a match; empty where it does not count."""
    tally = results.tally_of(model.results, match_id)
    if tally is None:
        return ""
    words, side = model.words, tally.sides[0]
    if len(tally.players) > 2:
        people = dict.fromkeys((side, *tally.players))
        scores = ", ".join(f"{_called(words, each)} {tally.wins(each)}" for each in people)
        return words.sentence("kept.stands", n=tally.played, scores=scores)
    (other,) = tally.others(side)
    return _between(words, (side, tally.wins(side)), (other, tally.played - tally.wins(side) - tally.drawn))


def _between(words: Words, mine: tuple[Player, int], theirs: tuple[Player, int]) -> str:
    """Of two the leader is named first, but oneself at any rate where it is even."""
    (side, won), (other, lost) = mine, theirs
    if won == lost:
        key = "kept.even-me" if side == ME else "kept.even"
        return words.sentence(key, who=_called(words, side), other=_called(words, other), a=won)
    if won > lost:
        key = "kept.ahead-me" if side == ME else "kept.ahead"
        return words.sentence(key, who=_called(words, side), other=_called(words, other), a=won, b=lost)
    other_first = "kept.behind-me" if side == ME else "kept.ahead"
    return words.sentence(other_first, who=_called(words, other), other=_called(words, side), a=lost, b=won)
