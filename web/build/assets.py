"""Files on their way into the site: bundles, byte code, PyScript, pictures and fonts."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from pathlib import Path
from typing import Any

from tools import CACHE, NODE_MODULES, PYODIDE, PYSCRIPT, ROOT, digest, files_in, node


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
