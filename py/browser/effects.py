"""Effects and messages as the JSON that passes between Python and the page."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any


def encode(effects: Iterable[Any]) -> str:
    """`[[class name, field, …], …]`, for `performer` in web/js/effects.js."""
    listed = [
        [type(effect).__name__, *(getattr(effect, field) for field in effect.__match_args__)] for effect in effects
    ]
    return json.dumps(listed, ensure_ascii=False, separators=(",", ":")) if listed else "[]"


def decode(message: str) -> tuple[Any, ...]:
    return tuple(json.loads(message))
