"""Runs inside Pyodide (see compile.mjs): trees of `.py` become zips of `.pyc` it can import.

The byte code is *unchecked*: an import neither looks for the source nor compares dates. Docstrings
are dropped, except that a dataclass gets one of one space: for a class without any, `dataclass` writes
one from the signature, and that costs more than the rest of the class.
"""

import ast
import builtins
import dataclasses
import importlib
import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import json
import marshal
import pathlib
import sys
import types
import zipfile

EPOCH = (1980, 1, 1, 0, 0, 0)


def _is_dataclass(node: ast.AST) -> bool:
    """Whether a class carries the decorator, as `dataclass`, `dataclasses.dataclass` or a call."""
    if not isinstance(node, ast.ClassDef):
        return False
    called = [each.func if isinstance(each, ast.Call) else each for each in node.decorator_list]
    names = {each.attr if isinstance(each, ast.Attribute) else getattr(each, "id", "") for each in called}
    return "dataclass" in names


def _bare(tree: ast.Module) -> ast.Module:
    """Without docstrings; a dataclass gets a blank one."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            first = node.body.pop(0)
            if not node.body and not isinstance(node, ast.Module):
                node.body.append(ast.copy_location(ast.Pass(), first))
        if _is_dataclass(node):
            blank = ast.copy_location(ast.Expr(ast.Constant(" ")), node.body[0])
            node.body.insert(0, ast.fix_missing_locations(blank))
    return tree


def byte_code(source: bytes, filename: str) -> bytes:
    """The content of an unchecked `.pyc`."""
    tree = _bare(ast.parse(source, filename))
    code = compile(tree, filename, "exec", dont_inherit=True, optimize=1)
    digest = importlib.util.source_hash(source)
    return bytes(bootstrap._code_to_hash_pyc(code, digest, checked=False))


def _entries(source: str) -> list[tuple[str, bytes]]:
    path = pathlib.Path(source)
    if path.is_dir():
        files = sorted(found for found in path.rglob("*") if found.is_file())
        return [(str(file.relative_to(path)), file.read_bytes()) for file in files]
    with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
        return [(name, archive.read(name)) for name in archive.namelist() if name[-1] != "/"]


def dataclass_code(names: list[str]) -> str:
    """The source of a module whose CODE maps each text that those modules' dataclasses compile to its code.

    Found by running the modules, for what a dataclass writes depends on its bases.
    """
    found: dict[str, types.CodeType] = {}

    def record(text: str, names: dict[str, object], local_names: dict[str, object]) -> None:
        found[text] = compile(text, "<string>", "exec", dont_inherit=True, optimize=1)
        builtins.exec(found[text], names, local_names)

    dataclasses.exec = record  # type: ignore[attr-defined]
    before = set(sys.modules)
    for name in names:
        if name not in before:
            importlib.import_module(name)
            continue
        spec = importlib.util.find_spec(name)
        assert spec is not None and spec.loader is not None, name
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
    del dataclasses.exec  # type: ignore[attr-defined]
    return f"import marshal\nCODE = marshal.loads({marshal.dumps(found)!r})\n"


def _module(name: str) -> str:
    return name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def pack(
    source: str, target: str, prefix: str, keep: list[str] | None, ready: list[str] | None, name_of_ready: str
) -> str:
    """Compile `source`, a folder or a zip, into the zip `target`, where its code will say it lies at `prefix`.

    Of a zip only the modules of `keep` are taken. `ready` lists the packages whose dataclasses are made ready in the
    module `name_of_ready`; null means every module taken.
    """
    path = pathlib.Path(source)
    files: dict[str, bytes] = {}
    if keep is None:
        files = {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*") if file.is_file()}
        sys.path.insert(0, source)
    else:
        with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
            files = {name: archive.read(name) for name in archive.namelist() if _module(name) in keep}
        if missing := set(keep) - {_module(name) for name in files}:
            raise SystemExit(f"not in {source}: {', '.join(sorted(missing))}")
        extra = pathlib.Path(source).parent / "extra"
        files["sitecustomize.py"] = (extra / "sitecustomize.py").read_bytes()
        files["dataclasses.py"] += (extra / "dataclasses_tail.py").read_bytes()
    wanted = [
        _module(name)
        for name, data in sorted(files.items())
        if name.endswith(".py") and b"@dataclass" in data and (ready is None or name.split("/")[0] in ready)
    ]
    if name_of_ready:
        files[f"{name_of_ready}.py"] = dataclass_code(wanted).encode()
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in sorted(files.items()):
            is_code = name.endswith(".py")
            info = zipfile.ZipInfo(f"{name}c" if is_code else name, EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, byte_code(data, f"{prefix}/{name}") if is_code else data, compresslevel=9)
    return f"{len(files)} files, {pathlib.Path(target).stat().st_size} bytes"


def run(jobs: str) -> str:
    """Do a list of jobs, given and answered in JSON."""
    return json.dumps({job["target"]: pack(**job) for job in json.loads(jobs)})
