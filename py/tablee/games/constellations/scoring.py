"""How a full board is settled (C-08 … C-18), and how that is told."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.game import Happening
from tablee.games.constellations.boards import STARS, Board
from tablee.games.constellations.moves import DOUBLE, HOLE, TOKENS, VALUES, kind_of, owner_of


@dataclass(frozen=True, slots=True)
class Scoring:
    """A settled board. Stars are numbered within it."""

    stars: bytes
    """What lay on it."""
    cancelled: tuple[int, ...]
    """Holes joined to holes (C-09)."""
    swallowed: tuple[tuple[int, tuple[int, ...]], ...]
    """Each remaining hole and the stars whose tokens it sends back (C-10)."""
    doubled: tuple[tuple[int, tuple[int, ...]], ...]
    """Each remaining double star and the stars it doubles (C-11)."""
    values: tuple[int, ...]
    """What each star's token counts in the end."""
    ranking: tuple[tuple[int, int, int], ...]
    """Seat, total and tokens still there of everyone who has any, best first (C-12, C-15)."""
    tie: int
    """The place, 1 or 2, that nobody takes because two are equal (C-16); 0 for none."""
    coins: tuple[int, ...]
    """What each of the ranking receives, less what it pays to others."""


def score(board: Board, stars: bytes, winner_pays: bool) -> Scoring:
    """Settle a full board whose tokens have all been turned up (C-08)."""
    kinds = [kind_of(byte) for byte in stars]

    holes = [star for star, kind in enumerate(kinds) if kind == HOLE]
    cancelled = tuple(hole for hole in holes if any(kinds[other] == HOLE for other in board.joined[hole]))  # C-09
    gone = set(cancelled)
    swallowed = []
    for hole in holes:
        if hole not in cancelled:
            taken = tuple(star for star in board.joined[hole] if star not in gone)  # C-10
            gone.update(taken)
            swallowed.append((hole, taken))

    there = [star for star in range(board.size) if star not in gone]
    values = [0] * board.size
    for star in there:
        values[star] = VALUES[kinds[star]]
    doubled = []
    for star in there:
        if kinds[star] == DOUBLE:
            lit = tuple(other for other in board.joined[star] if values[other])  # C-11
            for other in lit:
                values[other] *= 2
            doubled.append((star, lit))

    totals: dict[int, tuple[int, int]] = {}
    for star in there:
        value, tokens = totals.get(owner_of(stars[star]), (0, 0))
        totals[owner_of(stars[star])] = (value + values[star], tokens + 1)  # C-12
    ranking = sorted(totals, key=lambda seat: (-totals[seat][0], -totals[seat][1], seat))  # C-13, C-15

    level = [totals[seat] for seat in ranking]
    tie = next((place for place in (1, 2) if place < len(level) and level[place - 1] == level[place]), 0)  # C-16
    prizes = board.prizes[: tie - 1] if tie else board.prizes
    coins = [tokens for _, tokens in level]  # C-13, C-16
    coins[: len(prizes)] = prizes[: len(level)]  # C-17
    if winner_pays and not tie and coins:
        coins[0] -= sum(coins[2:])  # C-14
    return Scoring(
        stars,
        cancelled,
        tuple(swallowed),
        tuple(doubled),
        tuple(values),
        tuple((seat, *totals[seat]) for seat in ranking),
        tie,
        tuple(coins),
    )


def told(board: Board, scoring: Scoring, winner_pays: bool) -> tuple[Happening, ...]:
    """The settling, step by step, from the tokens turned up to their return."""
    stars, names = scoring.stars, STARS[board.first : board.first + board.size]

    def token(star: int) -> tuple[str, int, str]:
        return (names[star], owner_of(stars[star]), TOKENS[kind_of(stars[star])])

    turned = tuple(token(star) for star, large in enumerate(board.large) if large)
    steps = [Happening("reveal", board=board.id, tokens=turned)]
    if scoring.cancelled:
        steps.append(Happening("cancel", board=board.id, tokens=tuple(map(token, scoring.cancelled))))
    for hole, taken in scoring.swallowed:
        at, seat, _ = token(hole)
        steps.append(Happening("swallow", at=at, seat=seat, tokens=tuple(map(token, taken))))
    for double, lit in scoring.doubled:
        at, seat, _ = token(double)
        steps.append(Happening("double", at=at, seat=seat, tokens=tuple(map(token, lit))))
    for seat, value, tokens in scoring.ranking:
        parts = tuple(
            (names[star], counts)
            for star, counts in enumerate(scoring.values)
            if counts and owner_of(stars[star]) == seat
        )
        steps.append(Happening("total", board=board.id, seat=seat, value=value, tokens=tokens, parts=parts))
    steps += _paid(board, scoring, winner_pays)
    owners = [owner_of(byte) for byte in stars]
    back = tuple((seat, owners.count(seat)) for seat in sorted(set(owners)))
    return (*steps, Happening("remove", board=board.id, back=back))


def _paid(board: Board, scoring: Scoring, winner_pays: bool) -> list[Happening]:
    if not scoring.ranking:
        return [Happening("nobody", board=board.id)]
    steps = []
    seats = [seat for seat, _, _ in scoring.ranking]
    if scoring.tie:
        level = scoring.ranking[scoring.tie - 1][1:]
        equal = tuple(seat for seat, *rest in scoring.ranking if tuple(rest) == level)
        steps.append(Happening("tie", board=board.id, place=scoring.tie, seats=equal))
    paid = scoring.tie - 1 if scoring.tie else 2
    payer = seats[0] if winner_pays and not scoring.tie else None
    for place, (seat, _, tokens) in enumerate(scoring.ranking):
        if place < paid:
            steps.append(Happening("prize", board=board.id, seat=seat, place=place + 1, coins=board.prizes[place]))
        else:
            steps.append(Happening("consolation", board=board.id, seat=seat, coins=tokens, payer=payer))
    return steps
