"""Touching the page where something is, as the browser sees it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of what is drawn there."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Touches by Chromium's own protocol: one finger or two."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._page = page

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touches})

    def drag(self, start: tuple[float, float], end: tuple[float, float], rest: int = 0) -> None:
        """Move one finger; `rest` milliseconds before it is lifted."""
        self.send("Start", start)
        for step in range(1, 9):
            self.send("Move", (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8))
        self._page.wait_for_timeout(rest)
        self.send("End")

    def pinch(self, at: tuple[float, float], start: float, end: float) -> None:
        """Spread or close two fingers around a point."""
        x, y = at
        self.send("Start", (x - start, y), (x + start, y))
        for step in range(1, 9):
            reach = start + (end - start) * step / 8
            self.send("Move", (x - reach, y), (x + reach, y))
        self.send("End")
