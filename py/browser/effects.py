"""Effects and messages as the JSON that passes between Python and the page."""

from __future__ import annotations

import json
from typing import Any


def encode(effects: list[list[Any]]) -> str:
    return json.dumps(effects, ensure_ascii=False, separators=(",", ":"))


def decode(messages: str) -> list[tuple[Any, ...]]:
    return [tuple(message) for message in json.loads(messages)]
