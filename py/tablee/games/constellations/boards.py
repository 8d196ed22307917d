"""The twelve boards (C-01): stars, lines, prizes, and where the stars are drawn.

Stars are numbered within their board, as notation does, and through all boards in order (0 … 82), as moves do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Board:
    """One constellation; the tuples hold one item a star."""

    id: str
    first: int
    """The number its first star has among all 83."""
    large: tuple[bool, ...]
    joined: tuple[tuple[int, ...], ...]
    """The stars a line leads to."""
    lines: tuple[tuple[int, int], ...]
    bayer: tuple[str, ...]
    """The star's letter or number in its real constellation."""
    places: tuple[tuple[int, int], ...]
    """Across and down, in hundredths of a square."""

    @property
    def size(self) -> int:
        """How many stars it has."""
        return len(self.large)

    @property
    def prizes(self) -> tuple[int, int]:
        """First and second prize, in coins (C-01)."""
        return (self.size, self.size - 2)


_DRAWN: Final = (
    ("aries", "01 12 23", "41 12 28, α! 58 40, β 80 58, γ 86 78"),
    ("taurus", "02 24 43 31 45 56", "β! 20 12, ζ 8 38, ε 52 34, α! 40 52, γ! 62 54, λ 74 72, ο 92 86"),
    (
        "gemini",
        "01 02 23 34 15 56 67",
        "α! 30 10, β! 10 26, ε 58 36, μ 78 48, η 94 62, δ 26 54, ζ 44 68, γ! 66 88",
    ),
    ("cancer", "01 12 23 24", "ι 44 8, γ 48 38, δ! 44 58, α 20 84, β! 80 90"),
    (
        "leo",
        "01 12 23 34 45 56 67 68 87 73",
        "ε 94 30, μ 84 10, ζ 62 14, γ! 60 36, η 78 50, α! 82 72, θ 32 64, δ 34 38, β! 8 60",
    ),
    (
        "virgo",
        "01 12 23 34 25 56 67 73",
        "β 92 44, η 70 50, γ! 52 54, δ 42 36, ε! 34 12, θ 34 70, α! 18 90, ζ 10 50",
    ),
    ("libra", "10 02 21 13 24", "β! 46 10, α! 76 38, γ 22 36, σ 62 84, υ 26 90"),
    (
        "scorpius",
        "01 12 13 34 45 56 67",
        "β 76 8, δ! 88 24, π 90 46, α! 64 30, ε 48 56, ζ 44 80, θ 20 90, λ! 12 66",
    ),
    (
        "sagittarius",
        "01 02 12 13 34 14 45 56 67 47 72",
        "γ 92 58, δ 70 54, ε! 66 84, λ 62 20, φ 44 38, σ! 26 24, τ 8 42, ζ! 22 64",
    ),
    ("capricornus", "01 12 23 34 45 51", "α 92 16, β! 82 36, ω 58 80, ζ 28 68, δ! 8 40, θ 46 42"),
    ("aquarius", "01 12 23 24 45 35 56", "ε 92 60, β! 66 46, α! 46 28, η 22 24, θ 38 54, λ 12 52, δ! 10 82"),
    (
        "pisces",
        "01 12 23 34 45 56 67 75",
        "τ 36 10, η! 26 40, α! 8 78, ε 40 62, ω 62 66, ι 78 50, γ! 94 68, λ 80 84",
    ),
)
"""Id, lines by the numbers of their two stars, and stars: letter (`!` large), across, down. The order of boards and
stars numbers them in records: it never changes."""


def _boards() -> tuple[Board, ...]:
    boards: list[Board] = []
    first = 0
    for name, drawn, listed in _DRAWN:
        stars = [star.split() for star in listed.split(", ")]
        lines = tuple((int(line[0]), int(line[1])) for line in drawn.split())
        joined = tuple(tuple(sorted(sum(line) - star for line in lines if star in line)) for star in range(len(stars)))
        boards.append(
            Board(
                name,
                first,
                tuple(letter.endswith("!") for letter, _, _ in stars),
                joined,
                lines,
                tuple(letter.rstrip("!") for letter, _, _ in stars),
                tuple((int(across), int(down)) for _, across, down in stars),
            )
        )
        first += len(stars)
    return tuple(boards)


BOARDS: Final = _boards()
INDEX: Final = {board.id: number for number, board in enumerate(BOARDS)}

BOARD_OF: Final = tuple(number for number, board in enumerate(BOARDS) for _ in board.large)
"""The board of each of the 83 stars."""
LARGE: Final = tuple(large for board in BOARDS for large in board.large)
"""Which of the 83 stars are large."""
STARS: Final = tuple(f"{board.id}.{star}" for board in BOARDS for star in range(board.size))
"""How notation names each of the 83 stars: `leo.3`."""
