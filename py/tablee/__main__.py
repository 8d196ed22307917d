"""The command line: `python -m tablee --help`."""

from __future__ import annotations

import argparse
import io
import json
import sys
import time
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NoReturn

from tablee import games
from tablee.game import CHANCE, Draw, Game, NotationError, Refusal, RulesError
from tablee.match import header, print_entry
from tablee.players import commands as contests
from tablee.players.random import random_match
from tablee.record import encode


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it went well, 2 when it could not be understood."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except RulesError as error:
        print(f"tablee: {error.detail or error.code}", file=sys.stderr)
        return 2


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what it does not understand, without the usage in front."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"tablee: {message} (see {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m tablee",
        description="The rules of Tablée's games without a screen: count move trees, check positions, let players meet.",
        epilog="Positions and moves are written as in the rulebooks: '5/5/1***1/5/5 F 0 0 0', '@c1N'.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    perft = commands.add_parser(
        "perft",
        help="count the sequences of legal moves of each length",
        description="Counts the sequences of legal moves of length 1 to DEPTH from a position. Known counts are how "
        "rules are proved: two programs that agree on them agree on the rules. A draw counts once per outcome.",
    )
    perft.add_argument("game", choices=games.IDS)
    perft.add_argument("depth", type=_at_least_one, help="the longest sequence to count")
    perft.add_argument("--position", help="where to start instead of the set-up")
    _add_common(perft)
    perft.set_defaults(run=_perft)

    check = commands.add_parser(
        "check",
        help="say whether moves are legal, one JSON line for each line read",
        description='Reads lines {"position": …, "move": …, "options": {…}} from standard input and answers each '
        'with {"legal", "article", "result", "winner"}: whether the move may be made, the article that forbids it, '
        'the position after it and who has then won. A line that cannot be read is answered with {"error"}.',
    )
    check.add_argument("game", choices=games.IDS)
    check.set_defaults(run=_check)

    play = commands.add_parser(
        "play",
        help="play a whole random game and print it",
        description="Plays a whole game of random legal moves and prints it in notation, its result and its code.",
    )
    play.add_argument("game", choices=games.IDS)
    play.add_argument("--seed", type=int, default=0, help="the same seed gives the same game (default 0)")
    _add_common(play)
    play.set_defaults(run=_play)

    contests.add(commands, _at_least_one)
    return parser


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=_at_least_one, metavar="N", help="how many play (default: the fewest)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, e.g. push=strict; may be repeated",
    )


def _at_least_one(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a whole number from 1")
    return int(text)


def _given(pairs: Iterable[str]) -> dict[str, str]:
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def _perft(options: argparse.Namespace) -> int:
    game = games.load(options.game)
    players = options.players or game.seats[0]
    settings = game.settings(_given(options.option), players)
    state = game.parse_position(options.position, settings) if options.position else game.start(players, settings)
    for depth in range(1, options.depth + 1):
        began = time.perf_counter()
        count = perft_count(game, state, depth)
        print(f"{depth} {count}  ({time.perf_counter() - began:.2f} s)", flush=True)
    return 0


def perft_count(game: Game[Any, Any], state: Any, depth: int) -> int:
    """How many sequences of that many entries the rules allow from there."""
    if depth == 0:
        return 1
    if game.to_move(state) is CHANCE:
        following = [game.apply(state, Draw(outcome)) for outcome, _ in game.chances(state)]
    else:
        moves = game.legal_moves(state)
        if depth == 1:
            return len(moves)
        following = [game.apply(state, move) for move in moves]
    return sum(perft_count(game, after, depth - 1) for after in following)


def _check(options: argparse.Namespace) -> int:
    game = games.load(options.game)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(check_line(game, line), ensure_ascii=False), flush=True)
    return 0


def check_line(game: Game[Any, Any], line: str) -> dict[str, Any]:
    """The answer to one line of `check`. Trailing fields the position came without are left out of the result too."""
    try:
        asked = json.loads(line)
        position, move = asked["position"], asked["move"]
        if not (isinstance(position, str) and isinstance(move, str)):
            raise RulesError("line", "position and move are texts")
        state = game.parse_position(position, game.settings(asked.get("options") or {}))
        step = game.step(state, game.parse_entry(move))
    except RulesError as error:
        if isinstance(error, NotationError) and error.article:
            return {"legal": False, "article": error.article, "result": None, "winner": None}
        return {"error": error.detail or error.code}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return {"error": 'not a line like {"position": …, "move": …, "options": {…}}'}
    if isinstance(step, Refusal):
        return {"legal": False, "article": step.article, "result": None, "winner": None}
    left_out = max(0, len(game.print_position(state).split()) - len(position.split()))
    fields = game.print_position(step.state).split(" ")
    result = game.result(step.state)
    return {
        "legal": True,
        "article": None,
        "result": " ".join(fields[: len(fields) - left_out]),
        "winner": "".join(game.seat_letter(seat) for seat in result.winners) or None if result else None,
    }


def _play(options: argparse.Namespace) -> int:
    game = games.load(options.game)
    head = header(options.game, options.players or game.seats[0], _given(options.option))
    match = random_match(head, Random(options.seed))
    print(" ".join(print_entry(match, entry) for entry in match.entries))
    print(game.print_position(match.state))
    result = match.result
    if result is None:
        print(f"unfinished after {len(match.entries)} entries")
    else:
        winners = ", ".join(game.seat_letter(seat) for seat in result.winners) or "nobody"
        scores = f", scores {' '.join(map(str, result.scores))}" if result.scores else ""
        print(f"result: {winners} ({result.reason}{scores}) after {len(match.entries)} entries")
    print(encode(match))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.exit(0)
