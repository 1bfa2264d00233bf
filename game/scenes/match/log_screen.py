"""The whole chronicle of a match, to scroll through."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import MatchLog, line_colour
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    ScrollList,
    Viewport,
    base_rtl,
    draw_head,
    draw_panel,
    draw_well,
    text_style,
)
from game.rules import NOBODY

from ..common.screen import Screen
from ..services import Services

PANEL = (720.0, 600.0)
ROW = 28.0
_PART = text_style.STRONG.with_changes(size=15, colour=Colours.attention)
_LINE = text_style.STRONG.with_changes(size=15, bold=False)
_BEAD, _BEAD_AT = 4.0, 16.0
_PARTING = 26


class LogScreen(Screen):
    """Shows every line over the match, the newest at the foot."""

    transparent: ClassVar[bool] = True

    def __init__(self, services: Services, match_log: MatchLog) -> None:
        super().__init__(services)
        self.lines = match_log.lines
        self.list = self.widgets.add(ScrollList(len(self.lines), self._paint, row_height=ROW))
        self.close = self.widgets.add(
            Button(self.translate("chronicle.close"), self._leave, icon="icons/cross")
        )
        self.widgets.focus(self.list)

    def _leave(self) -> None:
        self.stack.pop()

    def _paint(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        line = self.lines[index]
        if line.side == NOBODY:
            # What belongs to no side parts the turns from one another.
            canvas.fill(rect.inflate(-8, -4), Colours.gold, radius=5, alpha=_PARTING)
            canvas.text(line.text, rect.inflate(-32, 0), _PART)
            return
        x = rect.right - _BEAD_AT if base_rtl(line.text) else rect.x + _BEAD_AT
        canvas.circle((x, rect.centery), _BEAD, line_colour(line))
        canvas.text(line.text, rect.inflate(-4 * _BEAD_AT, 0), _LINE)

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back" and on the key that opened it."""
        if intent in (Command("back"), Command("log"), Command("accept")):
            self.stack.pop()

    def resize(self, view: Viewport) -> None:
        """Lay out list and button."""
        self._box = view.centered(PANEL)
        inside = pygame.FRect(self._box).inflate(-64, -40)
        self.list.place((inside.x, inside.y + 66, inside.width, inside.height - 134))
        self.list.select(len(self.lines) - 1)
        self.close.place((inside.centerx - 90, inside.bottom - 48, 180, 46))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and its title."""
        canvas.dim()
        draw_panel(canvas, self._box)
        title = (self._box.x + 30, self._box.y + 18, self._box.width - 60, 56)
        draw_head(canvas, title, self.translate("chronicle.title"))
        draw_well(canvas, self.list.rect.inflate(16, 12), radius=8)


def example(services: Services) -> LogScreen:
    """Return the chronicle of a finished duel."""
    from ..examples import finished_duel  # noqa: PLC0415
    from .match_scene import MatchScene  # noqa: PLC0415

    return LogScreen(services, MatchScene(services, finished_duel(services)).view.log)
