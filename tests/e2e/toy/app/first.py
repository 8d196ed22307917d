from __future__ import annotations

from typing import Any

from app.model import Model
from app.program import HELLO, view


def pages() -> dict[str, Any]:
    lobbies = {f"lobby/{lang}": view(Model(lang)) for lang in HELLO}
    return lobbies | {f"table/horta/2/{lang}": view(Model(lang, "1horta.x")) for lang in HELLO}
