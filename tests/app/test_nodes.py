"""The tree: elements, what is left out of them, and subtrees made once."""

from __future__ import annotations

from typing import Any

from app.nodes import Element, Memo, h, memo, text_of


def test_children_are_flattened_and_nothing_leaves_nothing() -> None:
    nested = h("p", None, "a", [None, ["b", (h("b", None, "c"), False)]], True, (x for x in "de"))
    assert nested == ("p", {}, ("a", "b", ("b", {}, ("c",)), "d", "e"))


def test_attributes_without_a_value_are_left_out_and_empty_ones_stay() -> None:
    assert h("input", {"a": None, "b": False, "c": True, "d": 0, "e": ""}) == (
        "input",
        {"c": True, "d": 0, "e": ""},
        (),
    )


def test_an_element_is_a_child_and_a_tuple_of_children_is_several() -> None:
    inner = h("i", {"key": "1"}, "x")
    assert h("p", None, inner)[2] == (inner,)
    assert h("p", None, ("a", "b", "c"))[2] == ("a", "b", "c")


def test_a_memo_is_made_again_only_for_other_arguments() -> None:
    made: list[Any] = []

    def make(*values: Any) -> Element:
        made.append(values)
        return h("p", None, str(values))

    first = memo("test-memo", make, 1, (2, "x"))
    assert memo("test-memo", make, 1, (2, "x")) is first
    other = memo("test-memo", make, 1, (2, "y"))
    assert other is not first and other.key == first.key == "test-memo"
    assert made == [(1, (2, "x")), (1, (2, "y"))]
    assert memo("test-memo", make, 1, (2, "x")) is not first, "only the last is remembered"


def test_two_keys_do_not_share() -> None:
    one = memo("test-one", lambda: h("p", None, "1"))
    two = memo("test-two", lambda: h("p", None, "2"))
    assert (text_of(one), text_of(two)) == ("1", "2")


def test_the_text_of_a_tree_is_all_its_words_in_order() -> None:
    tree = h("div", {"title": "no"}, "a", h("p", None, "b", Memo("k", h("i", None, "c"))), "d")
    assert text_of(tree) == "abcd"
    assert text_of("x") == "x"
