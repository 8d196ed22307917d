"""The tree the page shows: plain tuples `(tag, attributes, children)`, texts, and memoised subtrees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeGuard

Attrs = dict[str, Any]
Element = tuple[str, Attrs, tuple[Any, ...]]


class Memo:
    """A subtree made once for the same arguments; the browser gets it again as its key alone."""

    __slots__ = ("inner", "key", "node")

    def __init__(self, key: str, node: Element) -> None:
        self.key = key
        self.node = node
        self.inner: tuple[Memo, ...] = ()


Node = str | Element | Memo
Child = Node | None | bool | Iterable["Child"]


def h(tag: str, attrs: Attrs | None = None, *children: Child) -> Element:
    """An element. Children may be nested lists; `None` and booleans are left out.

    Attributes: `key`, `style` (a dict), `on-click` and the like (messages), `on-keys` (key to message), `at-once`
    (app.effects.listed); `True` stands for an empty attribute, `None` and `False` for none.
    """
    flat: list[Node] = []
    _flatten(children, flat)
    return (tag, {k: v for k, v in (attrs or {}).items() if v is not None and v is not False}, tuple(flat))


def _flatten(children: Iterable[Child], flat: list[Node]) -> None:
    for child in children:
        if child is None or isinstance(child, bool):
            continue
        if isinstance(child, (str, Memo)) or _is_element(child):
            flat.append(child)
        else:
            _flatten(child, flat)


def _is_element(child: object) -> TypeGuard[Element]:
    return isinstance(child, tuple) and len(child) == 3 and isinstance(child[0], str) and isinstance(child[1], dict)


_memos: dict[str, tuple[tuple[Any, ...], Memo]] = {}


def memo(key: str, make: Callable[..., Element], *arguments: Any) -> Memo:
    """`make(*arguments)`, made again only when the arguments differ from the last time for this key."""
    known = _memos.get(key)
    if known is not None and known[0] == arguments:
        return known[1]
    made = Memo(key, make(*arguments))
    _memos[key] = (arguments, made)
    return made


def still(node: Node) -> Node:
    """The tree as a picture: nothing in it can be reached, pressed, dragged or named by an id."""
    while isinstance(node, Memo):
        node = node.node
    if isinstance(node, str):
        return node
    tag, attrs, children = node
    kept = {name: value for name, value in attrs.items() if not name.startswith(("on-", "data-")) and name not in _LIVE}
    return (tag, kept, tuple(still(child) for child in children))


_LIVE = ("id", "tabindex")


def text_of(node: Node) -> str:
    """The words in a tree, for titles and tests."""
    if isinstance(node, str):
        return node
    children = (node.node if isinstance(node, Memo) else node)[2]
    return "".join(text_of(child) for child in children)
