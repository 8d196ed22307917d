"""Our Python, PyScript's and the standard library as the byte code the page's workers run."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tools import BUILD, CACHE, PYODIDE, PYSCRIPT, ROOT, digest, digest_of, files_in, node

LIBRARY = "/lib/python314.zip"
# Tools of the command line and of those who tune the computer players.
HEADLESS = ("tablee/__main__", "tablee/players/commands", "tablee/players/tune", "tablee/players/tuning")
KEPT = 4  # byte code of earlier builds, so that going back and forth is quick


def wanted_library() -> list[str]:
    lines = (BUILD / "stdlib.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def stage(target: Path, sources: dict[str, Path]) -> Path:
    """Lays modules out as they will lie in a zip."""
    shutil.rmtree(target, ignore_errors=True)
    for name, source in sources.items():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target / name)
    return target


def modules_of(root: Path, *packages: str) -> dict[str, Path]:
    found = (path for package in packages for path in files_in(root / package, "*.py"))
    named = {path.relative_to(root).as_posix(): path for path in found}
    return {name: path for name, path in named.items() if not name.startswith(HEADLESS)}


def pyscript_modules() -> dict[str, Path]:
    """PyScript's own package, which it would else write into the page's file system and compile at every start.

    Without what nothing here imports.
    """
    unused = {"fs", "media", "web"}
    found = modules_of(PYSCRIPT / "src" / "stdlib", "pyscript")
    return {name: path for name, path in found.items() if path.stem not in unused}


def segno_modules() -> dict[str, Path]:
    spec = find_spec("segno")
    if spec is None or spec.origin is None:
        raise SystemExit("segno is not installed: see `make` for how to install what the build needs")
    folder = Path(spec.origin).parent
    wanted = ("__init__", "consts", "encoder", "utils", "writers")
    found = {f"segno/{name}.py": folder / f"{name}.py" for name in wanted}
    shims = BUILD / "shims"
    return found | {str(path.relative_to(shims)): path for path in files_in(shims / "xml", "*.py")}


def compile_python(app: Path) -> dict[str, Path]:
    """The byte code the page needs: `library`, `app` and, after play has begun, `later`."""
    work = CACHE / "python"
    staged = {
        "app": modules_of(app, "tablee", "app") | modules_of(ROOT / "py", "browser") | pyscript_modules(),
        "later": segno_modules(),
    }
    library = PYODIDE / "python_stdlib.zip"
    tools = [BUILD / "compiler.py", BUILD / "compile.mjs", PYODIDE / "package.json", *files_in(BUILD / "shims")]
    tool = digest_of(tools)
    # Pyodide in Node is slow to start, so what is known to be the same is kept by its digest.
    marks = {name: digest(tool, *sorted(sources), digest_of(sources.values())) for name, sources in staged.items()}
    marks["library"] = digest(tool, library.read_bytes(), *wanted_library())
    made = {name: work / f"{name}-{mark[:16]}" for name, mark in marks.items()}
    due = [name for name, path in made.items() if not path.exists()]
    if not due:
        return made
    work.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(work / "extra", ignore_errors=True)
    shutil.copytree(BUILD / "shims", work / "extra")
    shutil.copyfile(library, work / "library.zip")
    jobs: list[Any] = []
    for name in due:
        for old in sorted(work.glob(f"{name}-*"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            old.unlink()
        target = f"/shelf/new-{name}"
        if name == "library":
            given = {
                "source": "/shelf/library.zip",
                "prefix": LIBRARY,
                "keep": wanted_library(),
                "extra": "/shelf/extra",
            }
            jobs.append(["pack_library", target, given])
        else:
            stage(work / name, staged[name])
            ready = ["tablee", "app"] if name == "app" else []
            jobs.append(["pack_folder", target, {"source": f"/shelf/{name}", "prefix": f"/lib/{name}", "ready": ready}])
    node("compile.mjs", jobs, str(work))
    for name in due:
        (work / f"new-{name}").rename(made[name])
    return made
