"""The player of Constellations: worlds it cannot tell apart, and what it makes of them."""

from __future__ import annotations

from random import Random

from tablee.games.constellations.boards import INDEX
from tablee.games.constellations.evaluation import WORTH
from tablee.games.constellations.moves import HIDDEN, HOLE, TOKENS, kind_of, owner_of
from tablee.games.constellations.rules import GAME
from tablee.games.constellations.state import State
from tablee.players.constellations import World, ahead, player
from tablee.players.drive import decide
from tablee.players.search import Budget, Choice, Level


def at(position: str) -> State:
    return GAME.parse_position(position, GAME.settings({}))


def choice(state: State, level: Level = Level.STRONG, nodes: int = 6000) -> Choice[object]:
    search = player("constellations", level).search(GAME.view(state, state.seat), Random(3))
    return decide(search, Budget(nodes, 1e9))


def test_it_takes_a_first_prize_with_the_number_it_misses_least() -> None:
    """Seven against seven, all to be seen, but two tokens against one (C-15): any number is enough."""
    state = at("aries B7 A6 C1 ./leo . . . . . . . . ./cancer . . . . .|0/0/0|virgo|1")
    found = choice(state, nodes=24_000)
    assert str(found.move) == f"{TOKENS[min(range(HOLE), key=WORTH.__getitem__)]}@aries.3"
    assert (found.why.kind, found.why["board"]) == ("fill", "aries")


def test_it_does_not_waste_its_best_token_on_a_board_it_cannot_win() -> None:
    state = at("aries B10 B7 B6 ./leo . . . . . . . . ./cancer . . . . .|0/0/0|virgo|1")
    assert str(choice(state).move) != "10@aries.3"


def test_hidden_tokens_are_only_guessed() -> None:
    """Two worlds that differ in what others have hidden: the same choice, the same reason."""
    for kind in (0, 5, 6):
        state = at(f"leo . . . B{TOKENS[kind]} . . . . ./aries . . . ./cancer . . . . .|0/0/0|virgo|1")
        masked = GAME.view(state, 0).state
        assert any(kind_of(byte) == HIDDEN and owner_of(byte) == 1 for byte in masked.boards[0][1] if byte)
        found = choice(state, nodes=1500)
        assert found == choice(masked, nodes=1500)


def test_who_fills_a_board_may_choose_the_token() -> None:
    """One star left, and Anna fills it: of all her tokens the ten wins the board, the one does not (C-13)."""
    state = at("aries B7 B6 A5 ./leo . . . . . . . . ./cancer . . . . .|0/0/0|virgo|3")
    board, best = INDEX["aries"], []
    for choices in (1, 9):
        paid = []
        for number in range(60):
            world = World(state, Random(number))
            world.seats = [0] * len(world.seats)
            paid.append(ahead(world.coins(board, None, choices), 0))
        best.append(sum(paid) / len(paid))
        assert max(paid) == 4 - 1
    assert best[0] < best[1] == 4 - 1


def test_every_reason_has_its_values() -> None:
    values = {
        "fill": {"board", "coins"}, "swallow": {"board", "coins", "tokens"}, "double": {"board", "coins", "tokens"},
        "lead": {"board", "coins"}, "only": set(),
    }  # fmt: skip
    seen = set()
    for number in range(4):
        rng = Random(number)
        state = GAME.start(3, GAME.settings({}))
        while GAME.result(state) is None:
            entry: object
            if chances := GAME.chances(state):
                entry = GAME.parse_entry(f":{rng.choice(chances)[0]}")
            else:
                found = choice(state, Level.GENTLE, 300)
                assert {name for name, _ in found.why.params} == values[found.why.kind]
                seen.add(found.why.kind)
                entry = found.move
            state = GAME.apply(state, entry)  # type: ignore[arg-type]
    assert seen >= {"fill", "swallow", "lead"}
