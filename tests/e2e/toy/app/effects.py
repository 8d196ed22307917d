"""Effects by the names and fields the page knows them by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Env:
    languages: tuple[str, ...]
    stored: Mapping[str, str]
    fragment: str
    now: int
    base: str
    can_share: bool
    reduced_motion: bool
    persisted: bool
    home_screen: bool
    build: str


class Effect:
    """`Effect("Save", key, value, then)`: sent as its name and fields."""

    def __new__(cls, name: str, *fields: Any) -> Any:
        names = tuple(f"f{number}" for number in range(len(fields)))
        return type(name, (), {"__match_args__": names, **dict(zip(names, fields, strict=True))})()


def listed(effects: Iterable[Any]) -> list[list[Any]]:
    return [[type(effect).__name__, *(getattr(effect, field) for field in effect.__match_args__)] for effect in effects]
