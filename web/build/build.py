"""Builds the site: `python web/build/build.py` writes `_site/`, which any static host can serve from any path.

A second run with nothing changed ends at once; one with only Python or only the page changed redoes only that.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from printer import Printer

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "web" / "build"
NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
CACHE = ROOT / ".cache"
LIBRARY = "/lib/python314.zip"
# Tools of the command line and of those who tune the computer players.
HEADLESS = ("tablee/__main__", "tablee/players/commands", "tablee/players/tune", "tablee/players/tuning")
KEPT = 4  # byte code of earlier builds, so that going back and forth is quick


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


# -- Python


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


# -- the first paint


@dataclass(frozen=True)
class First:
    languages: list[str]
    lobbies: dict[str, Any]
    tables: dict[str, Any]


def first_pages(app: Path) -> First:
    """The app's own trees of the lobby and of each game's empty table, by running it here."""
    script = (
        "import json; from app.first import pages; from app.wire import Wire;"
        "print(json.dumps({name: json.loads(Wire().frame(tree)) for name, tree in pages().items()}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(app), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"},
        text=True, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    pages = json.loads(done.stdout)
    lobbies = {name.removeprefix("lobby/"): tree for name, tree in pages.items() if name.startswith("lobby/")}
    tables = {name.removeprefix("table/"): tree for name, tree in pages.items() if name.startswith("table/")}
    return First(list(lobbies), lobbies, tables)


# -- the site


class Site:
    """Files on their way into the site, each under a name that carries its hash."""

    def __init__(self, out: Path) -> None:
        self.out = out
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        self.listed: list[tuple[str, str | None]] = []

    def write(self, name: str, data: bytes, *, revision: bool = False, listed: bool = True) -> str:
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        if listed:
            self.listed.append((name, digest(data)[:16] if revision else None))
        return name

    def add(self, name: str, data: bytes) -> str:
        """Writes `a/b.js` as `a/b-<hash>.js`."""
        stem, dot, suffix = name.rpartition(".")
        return self.write(f"{stem}-{digest(data)[:12]}{dot}{suffix}", data)


def bundled(
    name: str, entry: Path, form: str, define: dict[str, Any] | None = None, external: Any = ()
) -> dict[str, Any]:
    return {
        "entry": str(entry), "out": str(CACHE / "page" / name), "format": form, "external": list(external),
        "define": {key: json.dumps(value, ensure_ascii=False) for key, value in (define or {}).items()},
    }  # fmt: skip


def run_bundles(jobs: list[dict[str, Any]]) -> dict[str, bytes]:
    (CACHE / "page").mkdir(parents=True, exist_ok=True)
    node("bundle.mjs", jobs)
    return {Path(job["out"]).name: Path(job["out"]).read_bytes() for job in jobs}


def sheet_source(printed: str) -> Path:
    """One style sheet of all in web/css: first.css, then the others by name, then the first paint's own."""
    css = ROOT / "web" / "css"
    names = sorted(css.glob("*.css"), key=lambda path: (path.name != "first.css", path.name))
    path = CACHE / "page" / "all.css"
    path.parent.mkdir(parents=True, exist_ok=True)
    (CACHE / "page" / "printed.css").write_text(printed)
    imports = [f'@import "{name}";' for name in [*map(str, names), "./printed.css"]]
    path.write_text("\n".join(imports))
    return path


def packed(path: Path) -> int:
    """The bytes a host sends for a file: gzipped, unless it is packed already."""
    data = path.read_bytes()
    mark = CACHE / "sizes" / digest(data)[:20]
    if not mark.exists():
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_text(str(len(data) if not path.suffix else len(gzip.compress(data, 6))))
    return int(mark.read_text())


SHARED = b"new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)"
"""What Pyodide waits on in Node; in a page that is not isolated, where nothing can wait, the browser reports it."""


def add_python(site: Site, made: dict[str, Path]) -> dict[str, str]:
    """Pyodide, our Python and the module that starts them; gives their addresses."""
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    folder = f"python-{digest(SHARED, *((PYODIDE / name).read_bytes() for name in names))[:12]}"
    for name in names:
        data = (PYODIDE / name).read_bytes()
        if name.endswith(".mjs"):
            data = data[: data.rfind(b"//# sourceMappingURL")] if b"//# sourceMappingURL" in data[-200:] else data
        if name == "pyodide.asm.mjs":
            assert data.count(SHARED) == 1, "Pyodide has changed, see SHARED"
            data = data.replace(SHARED, b"new Int32Array(1)")
        site.write(f"{folder}/{name}", data)
    urls = {
        "wasm": f"{folder}/pyodide.asm.wasm",
        "pyodide": f"{folder}/pyodide.mjs",
        "runtime": f"{folder}/pyodide.asm.mjs",
        "library": site.add("python/library.zip", made["library"].read_bytes()),
        "app": site.add("python/app.bin", made["app"].read_bytes()),
        "later": site.add("python/later.bin", made["later"].read_bytes()),
    }
    sources = {"wasm": PYODIDE / "pyodide.asm.wasm", "library": made["library"], "app": made["app"]}
    files = {
        name: {"url": f"../{urls[name]}", "raw": path.stat().st_size, "packed": packed(path)}
        for name, path in sources.items()
    }
    lock = {"info": json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"], "packages": {}}
    job = bundled(
        "interpreter.js", ROOT / "web/js/interpreter.js", "esm",
        {"FILES": files, "LOCK": json.dumps(lock)}, ["./pyodide.mjs"],
    )  # fmt: skip
    module = run_bundles([job])["interpreter.js"]
    # In its own folder the runtime is a neighbour.
    urls["interpreter"] = site.add(f"{folder}/interpreter.mjs", module)
    return urls


def add_pyscript(site: Site) -> list[str]:
    """PyScript's entry, its core and the one part it fetches by itself; gives the addresses of the first two."""
    folder = f"pyscript-{json.loads((PYSCRIPT / 'package.json').read_text())['version']}"
    dist = PYSCRIPT / "dist"
    (core,) = dist.glob("core-*.js")
    (error,) = dist.glob("error-*.js")
    for path in (dist / "core.js", core, error):
        text = path.read_text()
        site.write(f"{folder}/{path.name}", text[: text.rfind("//# sourceMappingURL")].encode())
    return [f"{folder}/core.js", f"{folder}/{core.name}"]


def add_pictures(site: Site) -> None:
    folder = ROOT / "web" / "pictures"
    for path in files_in(folder):
        site.write(f"pictures/{path.relative_to(folder)}", path.read_bytes(), revision=True)


FONT = re.compile(r'url\("?(@fontsource/[^")]+\.woff2)"?\)')


def fonts_of(sheet: str) -> list[Path]:
    """The files of packages a style sheet names, in its order."""
    return [NODE_MODULES / name for name in dict.fromkeys(FONT.findall(sheet))]


def add_fonts(site: Site, sheet: str) -> tuple[str, list[str]]:
    """The style sheet with the site's own addresses of its fonts, and these addresses; their licences lie beside them."""
    addresses = {}
    for path in fonts_of(sheet):
        name = path.relative_to(NODE_MODULES).as_posix()
        addresses[name] = site.add(f"fonts/{path.name}", path.read_bytes())
        licence = path.parents[1] / "LICENSE"
        site.write(f"fonts/{licence.parent.name}-licence.txt", licence.read_bytes(), listed=False)
    return FONT.sub(lambda found: f"url({addresses[found[1]]})", sheet), list(addresses.values())


def pyscript_toml() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyscript.toml").read_text())


def exporting(module: str, *names: str) -> bytes:
    """What a worker runs: the page may call these functions of a module."""
    return f"from {module} import {', '.join(names)}\n\n__export__ = {list(names)}\n".encode()


def config(interpreter: str) -> str:
    """pyscript.toml as JSON, with the address of what was built."""
    given = pyscript_toml()
    if given["interpreter"] != "web/js/interpreter.js":
        raise SystemExit("pyscript.toml names another interpreter than what is built")
    return json.dumps({**given, "interpreter": f"./{interpreter}"}, separators=(",", ":"))


def card(address: str) -> str:
    """What a messenger shows beside a link: Open Graph wants the picture's whole address, which only a host knows."""
    told = {
        "og:type": "website",
        "og:site_name": "Tablée",
        "og:title": "Tablée",
        "og:description": "Des jeux de société dans une page, sans compte et même sans réseau.",
        "og:image": f"{address.rstrip('/') + '/' if address else ''}pictures/og.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": "Tablée : le plateau de Horta Rescue et les bateaux de Piratatak",
    }
    return "\n".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items())


def policy(script: str) -> str:
    """PyScript makes functions from text, hence 'unsafe-eval'; the one inline script is named by its hash."""
    named = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    rules = {
        "default-src": "'none'",
        "script-src": f"'self' 'unsafe-eval' 'wasm-unsafe-eval' 'sha256-{named}'",
        "style-src": "'self'",
        "img-src": "'self' data: blob:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "worker-src": "'self' blob:",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def build(out: Path, app: Path, salt: str = "", address: str = "") -> None:
    first = first_pages(app)
    site = Site(out)
    urls = add_python(site, compile_python(app))
    entry, core = add_pyscript(site)
    add_pictures(site)
    tables = {
        name: site.add(f"first/{name.replace('/', '-')}.json", json.dumps(tree, ensure_ascii=False, separators=(",", ":")).encode())
        for name, tree in first.tables.items()
    }  # fmt: skip
    printer = Printer()
    lobbies = "".join(
        printer.print(tree, {"data-first": f"lobby/{language}", "lang": language})
        for language, tree in first.lobbies.items()
    )
    fonts = fonts_of((ROOT / "web/css/fonts.css").read_text())
    version = digest(salt, lobbies, *(str(entry) for entry in site.listed), digest_of([*page_sources(), *fonts]))[:12]
    table = site.add("python/table.py", exporting("browser.main", "start", "receive", "whole", "load"))
    computer = site.add("python/computer.py", exporting("browser.computer", "think", "unthink"))
    # Fetched when somebody first wants to hear something.
    sounds = run_bundles([bundled("sound.js", ROOT / "web/js/sound.js", "esm")])["sound.js"]
    sound = f"./{site.add('sound.js', sounds)}"
    made = run_bundles(
        [
            bundled(
                "boot.js", ROOT / "web/js/boot.js", "esm",
                {
                    "BUILD": version, "LATER": urls["later"], "SOUND": sound, "CORE": f"./{entry}",
                    "CONFIG": config(urls["interpreter"]), "TABLE": f"./{table}", "COMPUTER": f"./{computer}",
                },
                [sound, f"./{entry}"],
            ),
            bundled(
                "first.js", ROOT / "web/js/first.js", "iife",
                {"FIRST": {"languages": first.languages, "tables": tables, "build": version}},
            ),
            bundled("style.css", sheet_source(printer.sheet()), "esm", external=["@fontsource/*"]),
        ]
    )  # fmt: skip
    page = site.add("boot.js", made["boot.js"])
    sheet, font_urls = add_fonts(site, made["style.css"].decode())
    style = site.add("style.css", sheet.encode())
    script = made["first.js"].decode().strip()
    hints = [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{url}">' for url in font_urls] + [
        f'<link rel="modulepreload" href="{url}">' for url in (page, entry, core)
    ]
    parts = {
        "policy": f'<meta http-equiv="Content-Security-Policy" content="{escape(policy(script))}">',
        "card": card(address),
        "first": f"<script>{script}</script>",
        "style": f'<link rel="stylesheet" href="{style}">',
        "hints": "\n".join(hints),
        "start": f'<script type="module" src="{page}"></script>',
        "lobbies": lobbies,
    }
    html = (ROOT / "index.html").read_text()
    for name, text in parts.items():
        mark = f"<!-- build: {name} -->"
        if mark not in html:
            raise SystemExit(f"index.html has no {mark}")
        html = html.replace(mark, text)
    site.write("index.html", html.encode(), revision=True)
    site.write("manifest.webmanifest", (ROOT / "web/manifest.webmanifest").read_bytes(), revision=True)
    worker = bundled("sw.js", ROOT / "web/sw.js", "iife", {"BUILD": version, "FILES": site.listed})
    site.write("sw.js", run_bundles([worker])["sw.js"], listed=False)
    site.write(".nojekyll", b"", listed=False)
    total = sum(path.stat().st_size for path in files_in(out))
    print(f"Build {version}, {len(site.listed)} files, {total / 1e6:.1f} MB")


def page_sources() -> list[Path]:
    listed = files_in(ROOT / "web/js") + files_in(ROOT / "web/css")
    return [*listed, ROOT / "index.html", ROOT / "pyscript.toml", ROOT / "web/sw.js", ROOT / "web/manifest.webmanifest"]


def everything(app: Path) -> str:
    """A digest of all that goes into the site."""
    found = page_sources() + files_in(BUILD) + files_in(ROOT / "web/pictures") + files_in(ROOT / "py/browser", "*.py")
    found += files_in(app / "app", "*.py") + files_in(app / "tablee", "*.py")
    return digest(digest_of(found), (ROOT / "package-lock.json").read_bytes())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "_site")
    parser.add_argument("--app", type=Path, default=ROOT / "py", help="the folder that has app/ and tablee/")
    parser.add_argument("--address", default="", help="where the site will be, for the card a messenger shows")
    parser.add_argument("--salt", default="", help="makes another build of the same sources, for the tests of updates")
    parser.add_argument(
        "--kill", action="store_true", help="publish the worker that removes the worker, see web/kill-sw.js"
    )
    given = parser.parse_args()
    with alone():
        mark = CACHE / f"built-{digest(str(given.out.resolve()))[:12]}"
        now = digest(everything(given.app), given.address, given.salt, str(given.kill))
        if mark.exists() and mark.read_text() == now and (given.out / "index.html").exists():
            return
        mark.unlink(missing_ok=True)
        # Beside the old one, so that there is always a whole site.
        new = given.out.with_name(f"{given.out.name}.new")
        build(new, given.app, given.salt, given.address)
        if given.kill:
            shutil.copyfile(ROOT / "web/kill-sw.js", new / "sw.js")
        shutil.rmtree(given.out, ignore_errors=True)
        new.rename(given.out)
        mark.write_text(now)


if __name__ == "__main__":
    main()
