"""What may be done and what comes of it, article by article."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from tablee.game import (
    CHANCE,
    OVER,
    Digit,
    Draw,
    Game,
    Happening,
    MoveTable,
    Nobody,
    Option,
    Randomness,
    Reader,
    Refusal,
    Result,
    Step,
    View,
)
from tablee.games.constellations import coding, moves, position
from tablee.games.constellations.boards import BOARD_OF, BOARDS, INDEX, LARGE, STARS
from tablee.games.constellations.moves import HIDDEN, KINDS, PASS, PLACES, STOCK, TOKENS, TOKENS_EACH, Move, lying
from tablee.games.constellations.scoring import told
from tablee.games.constellations.state import (
    UNDRAWN,
    State,
    after,
    completes,
    draws,
    hand_size,
    is_over,
    masked,
    opened,
    owed,
    passed,
    placed,
    stars_of,
    unknown,
    unseen,
    waiting,
    where,
    with_tokens,
)


def check(state: State, move: Move) -> Refusal | None:
    """The article that forbids a move here, `None` for a legal one."""
    if is_over(state):
        return Refusal("C-19", "over")
    if draws(state):
        return Refusal("C-05" if state.seat == UNDRAWN else "C-02", "draw-first")
    if (full := waiting(state)) is not None:
        return Refusal("C-08", "wait-for-reveals", board=BOARDS[full].id, seats=owed(state))
    lies = placed(state, state.seat)
    if move.star < 0:
        return Refusal("C-05", "no-passing", 1) if sum(lies) < TOKENS_EACH else None
    if sum(lies) >= TOKENS_EACH:
        return Refusal("C-07", "must-pass", 1, seat=state.seat)
    if move.token != HIDDEN and lies[move.token] >= STOCK[move.token]:
        at = where(state, lying(state.seat, move.token))
        return Refusal("C-03", "not-in-hand", 2, seat=state.seat, token=TOKENS[move.token], at=at)
    board = BOARD_OF[move.star]
    stars = stars_of(state, board)
    if stars is None:
        return Refusal("C-05", "board-closed", 3, board=BOARDS[board].id, scored=int(board not in state.pile))
    if stars[move.star - BOARDS[board].first]:
        return Refusal("C-05", "star-taken", 4, at=STARS[move.star])
    return None


def check_draw(state: State, draw: Draw) -> Refusal | None:
    """The article that forbids a draw here."""
    if is_over(state):
        return Refusal("C-19", "over")
    if not draws(state):
        return Refusal("C-02", "no-draw")
    outcome = draw.outcome
    if outcome is None or outcome not in _outcomes(state):
        return Refusal("C-05" if state.seat == UNDRAWN else "C-02", "no-such-draw", 1)
    if state.seat != UNDRAWN and INDEX[outcome] not in state.pile:
        return Refusal("C-02", "not-in-pile", 2, board=outcome)
    return None


def _outcomes(state: State) -> tuple[str, ...]:
    return _STARTERS[: state.players] if state.seat == UNDRAWN else tuple(INDEX)


_STARTERS: Final = ("seat1", "seat2", "seat3", "seat4", "seat5")


def legal(state: State) -> list[Move]:
    """Every legal move: free stars as the boards lie, on each the tokens in hand. `check`, turned round for speed."""
    if is_over(state) or draws(state) or waiting(state) is not None:
        return []
    lies = placed(state, state.seat)
    if sum(lies) == TOKENS_EACH:
        return [PASS]
    kinds = [kind for kind in KINDS if lies[kind] < STOCK[kind]]
    found = []
    for board, stars in state.boards:
        for star, byte in enumerate(stars, BOARDS[board].first):
            if not byte:
                row = PLACES[star]
                found += [row[kind] for kind in kinds]
    return found


def drawn(state: State, draw: Draw) -> State:
    """The state after a legal draw."""
    assert draw.outcome is not None
    if state.seat == UNDRAWN:
        return replace(state, seat=_STARTERS.index(draw.outcome))
    return opened(state, INDEX[draw.outcome])


def take_draw(state: State, draw: Draw) -> Step[State]:
    """A legal draw and what is told of it."""
    following = drawn(state, draw)
    if state.seat == UNDRAWN:
        return Step(following, (Happening("starter", seat=following.seat),))
    return Step(following, (Happening("open", board=draw.outcome),))


def take(state: State, move: Move) -> Step[State]:
    """A legal move and what is told of it: nothing that not everybody may know."""
    seat = state.seat
    if move.star < 0:
        return Step(passed(state), (Happening("pass", seat=seat),))
    following, scoring = after(state, move)
    down = LARGE[move.star]
    token = None if down else TOKENS[move.token]
    steps = [Happening("place", seat=seat, at=STARS[move.star], token=token, down=int(down))]
    if completes(state, move):
        board = BOARDS[BOARD_OF[move.star]]
        steps.append(Happening("full", board=board.id, seat=seat))
        if scoring is None:
            steps.append(Happening("wait", board=board.id, seats=owed(following)))
        else:
            steps += told(board, scoring, state.winner_pays)
    if is_over(following):
        steps.append(Happening("over", winners=_richest(following), coins=following.coins))
    return Step(following, tuple(steps))


def _richest(state: State) -> tuple[int, ...]:
    most = max(state.coins)
    return tuple(seat for seat, coins in enumerate(state.coins) if coins == most)


class Constellations(Game[State, Move]):
    """The game by its contract.

    A face-down token is hidden from all but its owner (C-06). A state that holds hidden tokens stops at a full board:
    `to_move` is then the seat whose token must be turned up next, and there is no legal move until the log says what
    it is (`owed`, and `seals` for play by link). Where everything is known that never happens.
    """

    id = "constellations"
    seats = (3, 5)
    options = (
        Option("consolation", ("reserve", "winner"), "C-14"),
        Option("starter", ("first", "random"), "C-05"),
    )
    longest = 500

    def start(self, players: int, options: Mapping[str, str]) -> State:
        """C-02, before the boards are opened."""
        self.settings(options, players)
        seat = UNDRAWN if options.get("starter") == "random" else 0
        return State((), (0,) * players, tuple(range(len(BOARDS))), seat, _winner_pays(options))

    def to_move(self, state: State) -> int | Nobody:
        """C-05; on a full board that waits, who must turn up a token (C-08)."""
        if is_over(state):
            return OVER
        if draws(state):
            return CHANCE
        return state.seat if waiting(state) is None else owed(state)[0]

    @property
    def seals(self) -> Any:
        """C-06 by link."""
        return import_module("tablee.games.constellations.seals")

    def owed(self, state: State) -> tuple[int, ...]:
        """C-08: whose tokens on the full board are not known here."""
        return owed(state)

    def stray(self, state: State, picks: tuple[str, ...]) -> Refusal | None:
        """A star touched before a token."""
        return Refusal("C-05", "token-first") if picks[0] in STARS else None

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """C-03, C-05 … C-07."""
        return tuple(legal(state))

    def step(self, state: State, entry: Move | Draw) -> Step[State] | Refusal:
        """See `check` and `check_draw` for the articles."""
        if isinstance(entry, Draw):
            return check_draw(state, entry) or take_draw(state, entry)
        return check(state, entry) or take(state, entry)

    def apply(self, state: State, entry: Move | Draw) -> State:
        """The quick path beneath `step`."""
        if isinstance(entry, Draw):
            return drawn(state, entry)
        return passed(state) if entry.star < 0 else after(state, entry)[0]

    def chances(self, state: State) -> tuple[tuple[str, int], ...]:
        """C-02, C-05: the seats, or the boards of the pile."""
        if not draws(state):
            return ()
        if state.seat == UNDRAWN:
            return tuple((seat, 1) for seat in _outcomes(state))
        return tuple((BOARDS[board].id, 1) for board in state.pile)

    def forced(self, state: State) -> Move | None:
        """C-07."""
        if is_over(state) or draws(state) or waiting(state) is not None or hand_size(state, state.seat):
            return None
        return PASS

    def result(self, state: State) -> Result | None:
        """C-19."""
        return Result(_richest(state), "riches", state.coins) if is_over(state) else None

    def mask(self, state: State, seat: int | None) -> State:
        """C-06."""
        return masked(state, seat)

    def sample(self, view: View[State], rng: Randomness) -> State:
        """Each other seat's face-down tokens drawn from those it has not shown, every way equally likely."""
        state = view.state
        left = [unknown(state, seat) for seat in range(state.players)]
        tokens = {}
        for board, star, owner in unseen(state, view.seat):
            kind = left[owner].pop(rng.randrange(len(left[owner])))
            tokens[board, star] = lying(owner, kind)
        return with_tokens(state, tokens)

    def mask_entry(self, state: State, entry: Move | Draw, seat: int | None) -> Move | Draw:
        """C-06; a token that fills its board is turned up at once, so everybody sees it."""
        if isinstance(entry, Draw) or entry.star < 0 or entry.token == HIDDEN or not LARGE[entry.star]:
            return entry
        return entry if seat == state.seat or completes(state, entry) else PLACES[entry.star][HIDDEN]

    def parse_move(self, text: str) -> Move:
        """From the rulebook's notation."""
        return moves.parse(text)

    def print_move(self, move: Move) -> str:
        """In the rulebook's notation."""
        return str(move)

    def parse_position(self, text: str, options: Mapping[str, str]) -> State:
        """From the rulebook's notation."""
        return position.parse_position(text, _winner_pays(options), options.get("starter") == "random")

    def print_position(self, state: State) -> str:
        """In the rulebook's notation."""
        return position.print_position(state)

    def universe(self, state: State) -> tuple[Move, ...]:
        """All 665."""
        return moves.UNIVERSE

    def picks(self, state: State, move: Move) -> tuple[str, ...] | None:
        """A token, then a star: `7 leo.3`; or `pass`."""
        return ("pass",) if move.star < 0 else (TOKENS[move.token], STARS[move.star])

    def table(self, version: int) -> MoveTable[Move]:
        """The choices: a digit for pass or star, one for the token. Records use `encode`, which also codes seals."""
        return MoveTable((PASS,), tuple(row[:HIDDEN] for row in PLACES))

    def outcomes(self, state: State) -> tuple[str, ...]:
        """The seats, or all twelve boards."""
        return _outcomes(state)

    def encode(self, state: State, entry: Move | Draw, version: int) -> tuple[Digit, ...] | None:
        """Moves; draws are left to `outcomes`."""
        return None if isinstance(entry, Draw) else coding.encode(entry)

    def decode(self, state: State, read: Reader, version: int) -> Move | None:
        """What `encode` wrote."""
        return None if draws(state) else coding.decode(read)


def _winner_pays(options: Mapping[str, str]) -> bool:
    return options.get("consolation") == "winner"


GAME: Final = Constellations()
