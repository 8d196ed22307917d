"""Words in three languages. A key is `<catalogue>.<name>`; catalogues load when first asked for.

A text is a format string, or several of them chosen by the number `n`: one and other. Texts are written with plain
spaces and apostrophes and typeset here, so that no translator can forget a no-break space.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

LANGUAGES: Final = ("fr", "en", "de")
NAMES: Final = {"fr": "Français", "en": "English", "de": "Deutsch"}

Text = str | tuple[str, str]

_NARROW: Final = "\u202f"
_NO_BREAK: Final = "\u00a0"
_BEFORE: Final = re.compile(r" ([;!?»])")
_COLON: Final = re.compile(r" :")
_JOINER: Final = "\u2060"
_NUMBERS: Final = re.compile(r"(?<=\d-)(?=\d)")
_PRONOUN: Final = re.compile(r"(?<=\w-)(?=(?:la|le|les|lui|leur|en|y)\b)")


def typeset(text: str, lang: str) -> str:
    """Curly apostrophes, `1-5` and `16 %` in one line; in French also its spaces before high punctuation and inside
    guillemets, and `prenez-en` in one line."""
    text = _NUMBERS.sub(_JOINER, text.replace("'", "’").replace(" %", f"{_NO_BREAK}%"))
    if lang != "fr":
        return text
    text = text.replace("« ", f"«{_NO_BREAK}").replace(" »", f"{_NO_BREAK}»").replace("n° ", f"n°{_NO_BREAK}")
    text = _PRONOUN.sub(_JOINER, text)
    return _COLON.sub(f"{_NO_BREAK}:", _BEFORE.sub(_NARROW + r"\1", text))


@cache
def catalogue(lang: str, name: str) -> dict[str, Text]:
    """The texts of one catalogue in one language."""
    texts: dict[str, Text] = import_module(f"app.texts.{lang}.{name}").TEXTS
    return {
        key: typeset(t, lang) if isinstance(t, str) else (typeset(t[0], lang), typeset(t[1], lang))
        for key, t in texts.items()
    }


def negotiate(languages: tuple[str, ...]) -> str:
    """The first language we have of those a browser prefers; English for the rest of the world."""
    for language in languages:
        code = language.lower().partition("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


class Words:
    """`words("site.play", n=3)`: a text with its values, in one language."""

    __slots__ = ("lang",)

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **values: Any) -> str:
        name, _, rest = key.partition(".")
        text = catalogue(self.lang, name)[rest]
        if isinstance(text, tuple):
            text = text[self._plural(values["n"])]
        return text.format_map(values) if values else text

    def sentence(self, key: str, **values: Any) -> str:
        """The text with a capital at its head: a name inside may begin with an article."""
        text = self(key, **values)
        return text[:1].upper() + text[1:]

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        name, _, rest = key.partition(".")
        return rest in catalogue(self.lang, name)

    def _plural(self, n: int) -> int:
        """0 for one, 1 for other: French counts zero as one."""
        return int(n > 1) if self.lang == "fr" else int(n != 1)

    def listed(self, items: list[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self('site.and')} {items[-1]}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and other.lang == self.lang

    def __hash__(self) -> int:
        return hash(self.lang)


Said = Callable[[Words], str]
"""A sentence that can still be said in another language."""
