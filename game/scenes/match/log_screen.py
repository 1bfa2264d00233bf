"""The whole log of a match, to scroll through: small cards, and a sentence beside them."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import TURN, MatchLog, add_log_regions, draw_log_pictures, draw_turn_row
from game.kit import (
    Button,
    Canvas,
    Command,
    Intent,
    ScrollList,
    Viewport,
    draw_head,
    draw_panel,
    draw_well,
    text_style,
)
from game.rules import FIRST

from ..common.screen import Screen
from ..services import Services

PANEL = (880.0, 640.0)
ROW = 42.0
#: How much of a row its pictures take, and the room above and below them.
_PICTURES, _ABOVE = 206.0, 3.0
_TURN = text_style.STRONG.with_changes(size=18)
_LINE = text_style.STRONG.with_changes(size=17, bold=False, fit=True, floor=13)


class LogScreen(Screen):
    """Shows every line over the match, the newest at the foot; a card is read when pointed at."""

    transparent: ClassVar[bool] = True

    def __init__(self, services: Services, match_log: MatchLog, edition: int = FIRST) -> None:
        super().__init__(services)
        self.lines = match_log.lines
        self.list = self.widgets.add(ScrollList(len(self.lines), self._paint, row_height=ROW))
        self.close = self.widgets.add(
            Button(self.translate("log_screen.close"), self._leave, icon="icons/cross")
        )
        self.preview.edition = edition
        self.widgets.focus(self.list)

    def _leave(self) -> None:
        self.stack.pop()

    def _paint(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        line = self.lines[index]
        if line.kind == TURN:
            draw_turn_row(canvas, line, rect, _TURN)
            return
        row = rect.inflate(-16, -2 * _ABOVE)
        end = draw_log_pictures(canvas, line, row)
        add_log_regions(canvas, line, row)
        x = max(row.x + _PICTURES, end + 8)
        canvas.text(line.text, (x, row.y, row.right - x, row.height), _LINE)

    # What the player does

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back" and on the key that opened it."""
        if intent in (Command("back"), Command("log"), Command("accept")):
            self.stack.pop()

    # The scene

    def resize(self, view: Viewport) -> None:
        """Lay out list and button."""
        height = min(PANEL[1], view.height - 40)
        self._box = view.centered((PANEL[0], height))
        inside = pygame.FRect(self._box).inflate(-64, -40)
        self.list.place((inside.x, inside.y + 62, inside.width, inside.height - 128))
        self.list.select(len(self.lines) - 1)
        self.close.place((inside.centerx - 90, inside.bottom - 46, 180, 46))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and its title."""
        canvas.dim()
        draw_panel(canvas, self._box)
        title = (self._box.x + 30, self._box.y + 16, self._box.width - 60, 56)
        draw_head(canvas, title, self.translate("log_screen.title"))
        draw_well(canvas, self.list.rect.inflate(16, 12), radius=8)


def example(services: Services) -> LogScreen:
    """Return the log of a finished duel."""
    from ..examples import finished_duel  # noqa: PLC0415
    from .match_scene import MatchScene  # noqa: PLC0415

    return LogScreen(services, MatchScene(services, finished_duel(services)).view.log)
