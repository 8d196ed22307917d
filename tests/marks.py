"""Which tests carry the mark of which article, read from the source of the tests."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent


def _ids(decorator: ast.expr) -> list[str]:
    """The arguments of `@pytest.mark.article(…)`; none for any other decorator."""
    match decorator:
        case ast.Call(func=ast.Attribute(attr="article", value=ast.Attribute(attr="mark")), args=arguments):
            return [str(argument.value) for argument in arguments if isinstance(argument, ast.Constant)]
    return []


def marks_in(source: str, where: str) -> list[tuple[str, str]]:
    """Article and test of every mark on a test function, a test class, or (as `pytestmark`) a whole module."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
            found += [(id_, f"{where}::{node.name}") for mark in node.decorator_list for id_ in _ids(mark)]
        elif isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            values = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            found += [(id_, where) for mark in values for id_ in _ids(mark)]
    return found


@cache
def marked() -> dict[str, tuple[str, ...]]:
    """For every article with a mark, the tests that carry it."""
    tests = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        where = path.relative_to(TESTS).as_posix()
        for id_, test in marks_in(path.read_text(encoding="utf-8"), where):
            tests[id_].append(test)
    return {id_: tuple(found) for id_, found in tests.items()}
