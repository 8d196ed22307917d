"""Builds the site: `python web/build/build.py` writes `_site/`, which any static host can serve from any path.

A second run with nothing changed ends at once; one with only Python or only the page changed redoes only that.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from assets import Site, add_fonts, add_pictures, add_pyscript, add_python, bundled, fonts_of, run_bundles, sheet_source
from bytecode import compile_python
from printer import Printer
from tools import BUILD, CACHE, ROOT, alone, digest, digest_of, files_in

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


# -- the page


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
    table = site.add("python/table.py", exporting("browser.main", "start", "receive", "foresee", "whole", "load"))
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
