from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Model:
    lang: str = "en"
    fragment: str = ""
    count: int = 0
    text: str = ""
    dialog: bool = False
    pieces: tuple[int, ...] = (0, 8)
    order: str = "abcdef"
    cards: int = 0
    chosen: str = "b"
    checked: bool = False
    broken: bool = False
    update: bool = False
    log: tuple[str, ...] = ()
