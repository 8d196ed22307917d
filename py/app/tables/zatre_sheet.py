"""The score sheet of both Zatre games, with a turn's entry before it is made; and small, as column heights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.nodes import Child, Element, h, memo
from app.parts.controls import icon_button
from app.tables import Scene, seat_name
from app.tables.zatre_art import emblem
from app.texts import Words
from tablee.games.zatre.sheet import BONUS, COLUMNS, Line, Scoring, Sheet

FEWEST: Final = 22
"""Lines shown at first (Z-18)."""


def heights(sheet: Sheet, scoring: Scoring) -> tuple[int, ...]:
    """How many boxes of each column are filled: of crosses, where there are any, then of 10, 11, 12."""
    columns = tuple(map(len, sheet.columns))
    return (sheet.crosses, *columns) if scoring.crosses else columns


def mini(sheet: Sheet, scoring: Scoring) -> Element:
    """The columns as small bars: how far each is, and which lags behind."""
    bars: list[Child] = []
    for at, height in enumerate(heights(sheet, scoring)):
        level = min(height, FEWEST)
        kind = "z-bar cross" if scoring.crosses and not at else "z-bar"
        bars.append(h("rect", {"class": "z-bar empty", "x": at * 7, "y": 0, "width": 5, "height": FEWEST, "rx": 1}))
        bars.append(
            h("rect", {"class": kind, "x": at * 7, "y": FEWEST - level, "width": 5, "height": level, "rx": 1})
            if level
            else None
        )
    width = 7 * len(heights(sheet, scoring)) - 2
    return h("svg", {"class": "z-mini", "viewBox": f"0 0 {width} {FEWEST}", "aria-hidden": "true"}, bars)


def table(
    words: Words,
    sheet: Sheet,
    scoring: Scoring,
    after: Sheet | None,
    label: str,
    last: tuple[Child, ...] = (),
    fewest: int = FEWEST,
) -> Element:
    """All lines of a sheet. `after` is the sheet with the turn on it: what it adds is shown as not yet entered."""
    now, then = sheet.lines(), (after or sheet).lines()
    count = max(fewest, len(now), len(then))
    heads = [words("zatre.column-cross")] if scoring.crosses else []
    heads += [*map(str, COLUMNS), words("zatre.column-bonus"), words("zatre.column-total")]
    return h(
        "table",
        {"class": "z-table-sheet" + ("" if scoring.crosses else " no-crosses"), "aria-label": label},
        h("thead", None, h("tr", None, [h("th", {"scope": "col", "key": head}, head) for head in heads])),
        h(
            "tbody",
            None,
            [
                _line(words, number, _at(now, number), _at(then, number), scoring)
                for number in range(count)
            ],
            last,
        ),
    )  # fmt: skip


_NOTHING: Final = Line(False, (0, 0, 0), 0, 0)


def _at(lines: tuple[Line, ...], number: int) -> Line:
    return lines[number] if number < len(lines) else _NOTHING


def _line(words: Words, number: int, now: Line, then: Line, scoring: Scoring) -> Element:
    cells = [_cell(words, "×" if now.cross else "", "×" if then.cross else "", "cross")] if scoring.crosses else []
    cells += [_cell(words, _said(old), _said(new), "") for old, new in zip(now.boxes, then.boxes, strict=True)]
    worth = BONUS[number] if number < len(BONUS) else 0
    bonus = _cell(words, _said(now.bonus), _said(then.bonus), "bonus")
    if worth and not then.bonus:
        bonus = h("td", {"class": "bonus"}, h("span", {"class": "z-printed", "aria-hidden": "true"}, str(worth)))
    kind = "z-line band" if number // 4 % 2 else "z-line"
    return h("tr", {"class": kind, "key": str(number)}, cells, bonus, _cell(words, _said(now.total), _said(then.total), "total"))  # fmt: skip


def _said(points: int) -> str:
    return str(points) if points else ""


def _cell(words: Words, now: str, then: str, kind: str) -> Element:
    if now == then:
        return h("td", {"class": kind} if kind else None, now)
    return h(
        "td",
        {"class": f"{kind} z-ghost".strip()},
        h("span", {"class": "visually-hidden"}, words("zatre.to-be"), " "),
        then,
    )


def sum_line(words: Words, label: str, now: str, then: str, columns: int) -> Element:
    """A line below the others: a sum across all columns, and what it will be."""
    return h(
        "tr",
        {"class": "z-sum", "key": label},
        h("th", {"scope": "row", "colspan": columns - 1}, label),
        _cell(words, now, then, "total"),
    )


# -- all players -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Score:
    """What the sheets' panel shows of a player: the sheet, the turn on it, lines below it, the sum, what is held."""

    sheet: Sheet
    total: int
    after: Sheet | None = None
    below: tuple[Child, ...] = ()
    held: Child = None
    """A drawing of it, beside the points."""
    holding: str = ""
    """It in words."""


def beside(scene: Scene, scoring: Scoring, scores: list[Score], stock: Child) -> Element:
    """Everybody's sheet, and below them what there is to draw from."""
    return h("div", {"class": "z-beside" + (" many" if len(scores) > 2 else "")}, _panel(scene, scoring, scores), stock)


def _panel(scene: Scene, scoring: Scoring, scores: list[Score]) -> list[Child]:
    """The sheet in front in full, the others small until they are opened."""
    first = scene.viewer if scene.near is None else scene.near
    order = sorted(range(len(scores)), key=lambda seat: (seat != first, seat))
    return [
        memo(
            f"z-player{seat}",
            _player,
            scene.words,
            scoring,
            seat,
            seat_name(scene.words, scene.match.header, seat),
            scores[seat],
            seat == first,
            f"sheet{seat}" in scene.open,
        )
        for seat in order
    ]


def _player(words: Words, scoring: Scoring, seat: int, name: str, score: Score, own: bool, opened: bool) -> Element:
    label = words("zatre.sheet-of", seat=name)
    full = own or opened
    kind = f"z-sheet{' own' if own else ''}{' open' if opened else ''}{' full' if full else ''}"
    return h(
        "section",
        {"class": kind, "key": f"sheet{seat}", "id": f"z-sheet{seat}", "tabindex": "-1", "aria-label": label},
        h(
            "div",
            {"class": "z-sheet-head"},
            emblem(seat),
            h("span", {"class": "z-sheet-name"}, name),
            None if full else mini(score.sheet, scoring),
            h("strong", {"class": "z-sheet-total", "title": words("zatre.points", n=score.total)}, str(score.total)),
            icon_button(
                words("zatre.close-sheet" if opened else "zatre.open-sheet", seat=name),
                "close" if opened else "down",
                ("unfold", f"sheet{seat}"),
                id=f"z-sheet-switch{seat}",
                aria_expanded="true" if full else "false",
            ),
        ),
        memo(f"z-sheet{seat}", table, words, score.sheet, scoring, score.after, label, score.below) if full else None,
    )


def standing(scene: Scene, scoring: Scoring, seat: int, score: Score) -> Child:
    """Beside a player's name: the sum, how far the columns are, what is held; all of it opens the sheet."""
    name = seat_name(scene.words, scene.match.header, seat)
    opened = f"sheet{seat}" in scene.open
    return memo(f"z-standing{seat}", _standing, scene.words, scoring, seat, name, score, opened)


def _standing(words: Words, scoring: Scoring, seat: int, name: str, score: Score, opened: bool) -> Element:
    said = (name, words("zatre.points", n=score.total), score.holding, words("zatre.see-sheet"))
    return h(
        "button",
        {
            "type": "button",
            "class": "z-standing",
            "aria-expanded": "true" if opened else "false",
            "aria-controls": f"z-sheet{seat}",
            "on-click": ("unfold", f"sheet{seat}"),
        },
        h("span", {"class": "visually-hidden"}, ", ".join(filter(None, said))),
        h(
            "span",
            {"class": "z-standing-seen", "aria-hidden": "true"},
            h("strong", None, str(score.total)),
            score.held,
            mini(score.sheet, scoring),
        ),
    )
