"""What every part of the site builder needs: where things are, digests, Node, and one build at a time."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "web" / "build"
NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
CACHE = ROOT / ".cache"


def digest(*parts: bytes | str) -> str:
    joined = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        joined.update(len(data).to_bytes(8, "big") + data)
    return joined.hexdigest()


def digest_of(paths: Iterable[Path]) -> str:
    return digest(*(part for path in sorted(paths) for part in (str(path), path.read_bytes())))


def files_in(folder: Path, *patterns: str) -> list[Path]:
    found = (path for pattern in patterns or ("*",) for path in folder.rglob(pattern))
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


@contextmanager
def alone() -> Iterator[None]:
    """Keeps a second build waiting: they share what is cached."""
    CACHE.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def node(script: str, jobs: Any, *arguments: str) -> str:
    done = subprocess.run(
        ["node", str(BUILD / script), *arguments],
        input=json.dumps(jobs), text=True, stdout=subprocess.PIPE, cwd=ROOT, check=False,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{script} failed")
    return done.stdout
