"""Words: every key the app uses is there in every language, with the same values, set as each language is set."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

import app
from app.tables import SHOWN
from app.texts import LANGUAGES, NAMES, Text, Words, catalogue, typeset
from tablee import games, match, record
from tablee.match import Deed

APP = Path(app.__file__ or "").parent
CATALOGUES = ("site", "news", "kept", "lessons", *SHOWN)
PAGES = [(lang, name) for lang in LANGUAGES for name in CATALOGUES]


def forms(text: Text) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else text


def written(lang: str, name: str) -> dict[str, Text]:
    """The texts as their author typed them."""
    texts: dict[str, Text] = import_module(f"app.texts.{lang}.{name}").TEXTS
    return texts


def fields(text: Text) -> set[str]:
    return {field for form in forms(text) for _, field, _, _ in Formatter().parse(form) if field is not None}


# -- keys --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Use:
    """A key in the sources, `{}` for what is filled in, with the values it is given (`None` when that is not seen)."""

    key: str
    where: str
    values: frozenset[str] | None = None

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(re.escape(self.key).replace(re.escape("{}"), "[a-z0-9A-Z_-]*"))

    @property
    def telling(self) -> bool:
        """Whether enough of it is written out to know it again: a word of the name itself."""
        return re.search(r"\.[^.]*[a-z]{2}", self.key.replace("{}", "\0")) is not None


def key_of(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


LIKE = re.compile(r"(site|{}|[a-z_]+)\.[a-z{][a-zA-Z0-9{}-]*")


def sources() -> list[Path]:
    """The modules the page is made of: of the tables, those that the games shown import."""
    found = [path for path in APP.rglob("*.py") if "tables" not in path.parts and path.parent.parent.name != "texts"]
    waiting = [APP / "tables" / "__init__.py", *(APP / "tables" / f"{game_id}.py" for game_id in SHOWN)]
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists():
            found.append(path)
            for module, name in re.findall(r"^ *from app\.tables\.?(\S*) import (\w+)", path.read_text(), re.MULTILINE):
                inside = APP / "tables" / Path(*module.split("."))
                waiting += [inside.with_suffix(".py"), inside / "__init__.py", inside / f"{name}.py"]
    return sorted(found)


def uses() -> Iterator[Use]:
    for path in sources():
        tree = ast.parse(path.read_text())
        inside = (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
        heads = {id(part) for node in inside for part in ast.walk(node) if part is not node}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                first = node.args[0]
                for key_node in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    heads.add(id(key_node))
                    key = key_of(key_node)
                    if key is not None:
                        open_ended = any(keyword.arg is None for keyword in node.keywords)
                        given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                        yield Use(key, f"{path.name}:{node.lineno}", None if open_ended else given)
        for node in ast.walk(tree):
            key = key_of(node) if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in heads else None
            if key is not None and key.partition(".")[0] in (*CATALOGUES, "{}") and LIKE.fullmatch(key):
                yield Use(key, f"{path.name}:{node.lineno}")


def _speaks(function: ast.expr) -> bool:
    """Whether it is `words(…)` or `words.sentence(…)`, whoever has the words."""
    if isinstance(function, ast.Attribute) and function.attr in ("sentence", "has"):
        function = function.value
    name = (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )
    return name in ("words", "_words", "self")


USES = [use for use in uses() if use.key.partition(".")[0] in (*CATALOGUES, "{}")]
KEYS = {f"{name}.{key}": text for name in CATALOGUES for key, text in catalogue("fr", name).items()}

CODES = ("foreign", "damaged", "oversized", "newer", "illegal")
DYNAMIC = [
    *(rf"site\.{what}-({'|'.join(CODES)}|older|false|forged)" for what in ("link", "file")),
    r"site\.(seat|called)",
    rf"({'|'.join(SHOWN)})\.(seat|called)[0-9]",
    rf"site\.did-({'|'.join(deed.value for deed in Deed)})",
]
"""Keys put together of parts the sources do not show: whose record cannot be opened, who a seat is, a match act."""
OPTIONAL = {"{}.share-warning", "{}.share-open"}
"""What a game may have: a caution about playing it by links, with hidden choices sealed and without."""


def test_the_sources_are_read() -> None:
    assert len(USES) > 150
    assert any(use.key == "site.welcome" for use in USES)
    assert any(use.key == "{}.name" for use in USES)
    assert any(use.key == "site.invite-over" and use.values == {"game", "outcome"} for use in USES)


@pytest.mark.parametrize("use", [use for use in USES if "{}" not in use.key], ids=lambda use: f"{use.where} {use.key}")
def test_a_key_that_is_used_is_there_and_gets_what_it_asks_for(use: Use) -> None:
    name, _, key = use.key.partition(".")
    text = catalogue("fr", name)[key]
    if use.values is not None:
        assert fields(text) <= use.values
        assert isinstance(text, str) or "n" in use.values


@pytest.mark.parametrize("use", [use for use in USES if "{}" in use.key], ids=lambda use: f"{use.where} {use.key}")
def test_a_key_that_is_put_together_can_come_out_as_one_that_is_there(use: Use) -> None:
    found = [key for key in KEYS if use.pattern.fullmatch(key)]
    assert found or use.key in OPTIONAL
    if use.values is not None and found:
        assert any(fields(KEYS[key]) <= use.values for key in found)


@pytest.mark.parametrize("key", sorted(KEYS))
def test_a_text_is_used_somewhere(key: str) -> None:
    used = any(use.telling and use.pattern.fullmatch(key) for use in USES)
    assert used or any(re.fullmatch(pattern, key) for pattern in DYNAMIC)


def test_every_reason_for_which_a_record_is_refused_has_its_sentence() -> None:
    raised = set(re.findall(r'RecordError\(\s*"([a-z]+)"', Path(record.__file__).read_text()))
    assert raised | {"foreign"} == set(CODES)


def test_every_refusal_of_the_page_has_its_sentence_and_no_other_has_one() -> None:
    """Beside those of games: a kind that a game has no sentence for is said in the site's."""
    files = [*APP.glob("*.py"), Path(match.__file__)]
    kinds = {kind for path in files for kind in re.findall(r'Refusal\(\s*[^,()]*, "([a-z-]+)"', path.read_text())}
    reasons = set(re.findall(r'reason = "([a-z-]+)"', (APP / "play.py").read_text())) | {"who-are-you", "not-here"}
    said = {key.removeprefix("no-") for key in catalogue("fr", "site") if key.startswith("no-")}
    assert said == kinds | reasons


@pytest.mark.parametrize(("lang", "name"), PAGES)
def test_every_language_has_the_same_keys_with_the_same_values_and_plurals(lang: str, name: str) -> None:
    french, other = catalogue("fr", name), catalogue(lang, name)
    assert other.keys() == french.keys()
    for key, text in other.items():
        assert fields(text) == fields(french[key]), key
        assert isinstance(text, str) == isinstance(french[key], str), key
        assert all(re.fullmatch("[a-z]+", field) for field in fields(text)), f"{key}: named fields only"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_site_has_a_name_for_each_language(lang: str) -> None:
    assert NAMES[lang]


# -- the options of games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", SHOWN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_that_is_offered_has_words(game_id: str, lang: str) -> None:
    words = Words(lang)
    for option in games.load(game_id).options:
        if not option.hidden:
            assert words(f"{game_id}.option-{option.name}")
            said = [words(f"{game_id}.option-{option.name}-{value}") for value in option.values]
            assert len(set(said)) == len(said)


# -- how each language is set ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "name"), PAGES)
def test_texts_are_cleanly_typed(lang: str, name: str) -> None:
    for key, text in written(lang, name).items():
        for form in forms(text):
            assert form == form.strip() != "", key
            assert "  " not in form and "..." not in form and '"' not in form, key
            assert not re.search(r"[<>*_`\[\]|\t\n]", form), f"{key}: no markup"


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_keeps_high_punctuation_and_guillemets_on_the_line(name: str) -> None:
    for key, text in catalogue("fr", name).items():
        for form in forms(text):
            assert not re.search(r" [;!?:»]|« |'", form), key
            assert not re.search(r"[^\s ;!?:{][;!?:](?=\s|$)", form), f"{key}: no space before high punctuation"
            assert len(re.findall("«\u00a0", form)) == form.count("«"), key
            assert len(re.findall("\u00a0»", form)) == form.count("»"), key
            assert not re.search("[“”„]", form), key


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize(("lang", "quotes"), [("en", "“”"), ("de", "„“")])
def test_english_and_german_have_no_space_before_punctuation_and_their_own_quotes(
    lang: str, quotes: str, name: str
) -> None:
    for key, text in catalogue(lang, name).items():
        for form in forms(text):
            assert not re.search(r"\s[;!?:,.](\s|$)", form), key
            assert not re.search("[«»']", form), key
            assert {*re.findall("[“”„]", form)} <= set(quotes), key
            assert form.count(quotes[0]) == form.count(quotes[1]), key


def test_typesetting() -> None:
    assert typeset("Qui est-ce ? L'« autre » : lui !", "fr") == (
        "Qui est-ce\u202f? L’«\u00a0autre\u00a0»\u00a0: lui\u202f!"
    )
    assert typeset("Donne n° 7", "fr") == "Donne n°\u00a07"
    assert typeset("16 %", "de") == "16\u00a0%"
    assert typeset("Posez-la.", "fr") == "Posez-\u2060la."
    assert typeset("Lay 1-5 end to end.", "en") == "Lay 1-\u20605 end to end."
    assert typeset("The game's end: now!", "en") == "The game’s end: now!"


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", ["0 joueur", "1 joueur", "2 joueurs"]),
        ("en", ["0 players", "1 player", "2 players"]),
        ("de", ["0 Personen", "1 Person", "2 Personen"]),
    ],
)
def test_numbers(lang: str, said: list[str]) -> None:
    assert [Words(lang)("site.players-exact", n=n) for n in range(3)] == said


@pytest.mark.parametrize(("lang", "joint"), [("fr", "et"), ("en", "and"), ("de", "und")])
def test_lists(lang: str, joint: str) -> None:
    words = Words(lang)
    assert words.listed([]) == "" and words.listed(["a"]) == "a"
    assert words.listed(["a", "b", "c"]) == f"a, b {joint} c"


def test_a_sentence_begins_with_a_capital_whatever_begins_it() -> None:
    words = Words("fr")
    assert words.sentence("horta.result-rescue", n=1, names="la Fédération").startswith("La Fédération sauve")
    assert words.sentence("site.did-resign", seat="") == " abandonne."


def test_what_is_filled_in_is_never_taken_for_a_text_with_gaps() -> None:
    assert Words("en")("site.did-resign", seat="{names} {0} %s") == "{names} {0} %s resigns."


def test_words_know_what_they_have() -> None:
    words = Words("de")
    assert words.has("site.title") and not words.has("site.nothing-of-the-kind")
    with pytest.raises(KeyError):
        words("site.nothing-of-the-kind")


def test_words_of_one_language_are_the_same() -> None:
    assert Words("fr") == Words("fr") != Words("de") and hash(Words("fr")) == hash(Words("fr"))
    assert Words("fr") != "fr"
