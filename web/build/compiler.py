"""Runs inside Pyodide (see compile.mjs): trees of `.py` become shelves of byte code, see shims/sitecustomize.py.

Docstrings are dropped, except that a dataclass gets one of one space: for a class without any, `dataclass` writes one
from the signature, and that costs more than the rest of the class.
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
import zlib

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


def byte_code(source: bytes, filename: str) -> types.CodeType:
    tree = _bare(ast.parse(source, filename))
    return compile(tree, filename, "exec", dont_inherit=True, optimize=1)


def pyc(code: types.CodeType, source: bytes) -> bytes:
    """The content of a `.pyc` that is never compared with its source."""
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))


def dataclass_code(names: list[str]) -> dict[str, types.CodeType]:
    """What the dataclasses of modules compile: each text and its code.

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
    return found


def _module(name: str) -> str:
    return name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def shelf(files: dict[str, bytes], prefix: str, ready: list[str] | None) -> bytes:
    """Modules by name, each with its file, whether it is a package, and its code; and the dataclasses' code.

    `ready` lists the packages whose dataclasses are made ready, null stands for all.
    """
    modules = {}
    with_dataclasses = []
    for name, source in sorted(files.items()):
        file = f"{prefix}/{name}"
        is_package = name.endswith("__init__.py")
        modules[_module(name)] = (file, is_package, marshal.dumps(byte_code(source, file)))
        if b"@dataclass" in source and (ready is None or name.split("/")[0] in ready):
            with_dataclasses.append(_module(name))
    return zlib.compress(marshal.dumps((modules, dataclass_code(with_dataclasses))), 9)


def pack_folder(source: str, prefix: str, ready: list[str]) -> bytes:
    path = pathlib.Path(source)
    files = {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*.py")}
    sys.path.insert(0, source)
    return shelf(files, prefix, ready)


# Imported before sitecustomize is.
FIRST = {"encodings", "encodings.aliases", "encodings.utf_8"}


def pack_library(source: str, prefix: str, keep: list[str], extra: str) -> bytes:
    """The zip that Pyodide takes for its standard library, with the modules of `keep` on a shelf in it."""
    with zipfile.ZipFile(io.BytesIO(pathlib.Path(source).read_bytes())) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if _module(name) in keep}
    if missing := set(keep) - {_module(name) for name in files}:
        raise SystemExit(f"not in {source}: {', '.join(sorted(missing))}")
    files["dataclasses.py"] += pathlib.Path(extra, "dataclasses_tail.py").read_bytes()
    first = {name: source for name, source in files.items() if _module(name) in FIRST}
    first["sitecustomize.py"] = pathlib.Path(extra, "sitecustomize.py").read_bytes()
    rest = {name: source for name, source in files.items() if name not in first}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, code in sorted(first.items()):
            info = zipfile.ZipInfo(f"{name}c", EPOCH)
            archive.writestr(info, pyc(byte_code(code, f"{prefix}/{name}"), code))
        archive.writestr(zipfile.ZipInfo("shelf", EPOCH), shelf(rest, prefix, None))
    return out.getvalue()


def run(jobs: str) -> str:
    """Do a list of jobs, [function, target, arguments], given in JSON; answers with the sizes."""
    sizes = {}
    for function, target, arguments in json.loads(jobs):
        made = globals()[function](**arguments)
        pathlib.Path(target).write_bytes(made)
        sizes[target] = len(made)
    return json.dumps(sizes)
