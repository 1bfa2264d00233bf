"""The whole chronicle of a match, to scroll through."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import Chronicle, line_colour
from game.kit import Button, Canvas, Command, Intent, ScrollList, View, draw_panel, style

from .desk import Desk
from .screen import Screen

PANEL = (720.0, 580.0)
ROW = 26.0


class ChronicleScene(Screen):
    """Shows every line over the match, the newest at the foot."""

    transparent: ClassVar[bool] = True

    def __init__(self, desk: Desk, chronicle: Chronicle) -> None:
        super().__init__(desk)
        self.lines = chronicle.lines
        self.list = self.widgets.add(ScrollList(len(self.lines), self._paint, row_height=ROW))
        self.close = self.widgets.add(
            Button(self.say("chronicle.close"), self._leave, icon="icons/cross")
        )
        self.widgets.focus(self.list)

    def _leave(self) -> None:
        self.stage.pop()

    def _paint(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        line = self.lines[index]
        look = style.STRONG.but(size=15, bold=False, colour=line_colour(line))
        canvas.text(line.text, rect.inflate(-20, 0), look)

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back" and on the key that opened it."""
        if intent in (Command("back"), Command("log"), Command("accept")):
            self.stage.pop()

    def resize(self, view: View) -> None:
        """Lay out list and button."""
        self._box = view.centered(PANEL)
        inside = pygame.FRect(self._box).inflate(-48, -40)
        self.list.place((inside.x, inside.y + 44, inside.width, inside.height - 108))
        self.list.select(len(self.lines) - 1)
        self.close.place((inside.centerx - 90, inside.bottom - 48, 180, 46))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and its title."""
        canvas.veil()
        draw_panel(canvas, self._box)
        title = (self._box.x + 30, self._box.y + 22, self._box.width - 60, 36)
        canvas.text(self.say("chronicle.title"), title, style.HEADING)


def example(desk: Desk) -> ChronicleScene:
    """Return the chronicle of a finished duel."""
    from .match import MatchScene  # noqa: PLC0415
    from .samples import finished_duel  # noqa: PLC0415

    return ChronicleScene(desk, MatchScene(desk, finished_duel(desk)).chronicle)
