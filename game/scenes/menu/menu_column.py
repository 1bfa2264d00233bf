"""The column of the menu's buttons, at the left of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit import Canvas, Colours, draw_panel, text_style

from ..common.entrance import StaggeredEntrance
from ..common.widgets.lined_button import LinedButton

#: As wide as the dark left of the picture: the stronghold beside it stays in sight.
WIDTH, GAP = 436.0, 10.0
#: The gap, and how much smaller the title is, when a match that waits makes for another row.
TIGHT, SMALLER = 7.0, 0.76
#: The title's size and place from above, and the height that the line under it takes.
TITLE_SIZE, TITLE_TOP, TAGLINE = (727.0, 164.0), 20.0, 34.0
#: The space around what lies in a panel, and the height of a heading in it.
PAD, HEAD = 13.0, 44.0
#: How much higher the buttons become where there is room.
STRETCH = 1.3
_HEAD = text_style.HEADING.with_changes(
    size=25, align="start", valign="middle", colour=Colours.gold, outline=1.6, fit=True
)


class MenuButton(LinedButton):
    """A button of the column, which arrives after those above it."""

    arrival = StaggeredEntrance(0, reduced=True)
    number = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is on its way."""
        with self.arrival.shifted(canvas, self.number):
            super().draw(canvas)


class Heading(NamedTuple):
    """The name over the choices of an entry, and its picture."""

    words: str
    icon: str


class MenuColumn:
    """Rows of buttons, of which the first ``framed`` lie in a panel, below a ``heading``."""

    def __init__(
        self,
        rows: Sequence[Sequence[MenuButton]],
        framed: int,
        *,
        heading: Heading | None = None,
        tight: bool = False,
        arrival: StaggeredEntrance,
    ) -> None:
        self.rows = rows
        self.framed = framed
        self.heading = heading
        self.tight = tight
        self.arrival = arrival
        self.panel = pygame.FRect(0, 0, 0, 0)
        self.title = pygame.FRect(0, 0, 0, 0)
        for number, row in enumerate(rows):
            for button in row:
                button.arrival, button.number = arrival, number

    def place(self, left: float, foot: float) -> None:
        """Lay the title and the rows out, down to ``foot``."""
        title = pygame.Vector2(TITLE_SIZE) * (SMALLER if self.tight else 1.0)
        self.title = pygame.FRect((left - 12, TITLE_TOP), title)
        top = self.title.bottom + TAGLINE + GAP
        gap = TIGHT if self.tight else GAP
        head = HEAD if self.heading is not None else 0.0
        gaps = gap * (len(self.rows) - 1) + 2 * PAD + head + 4
        height = sum(_height(row) for row in self.rows)
        stretch = min(STRETCH, (foot - top - gaps) / height)
        y = top + PAD + head
        for number, row in enumerate(self.rows):
            inset = PAD if number < self.framed else 0.0
            room = WIDTH - 2 * inset
            width = (room + GAP) / len(row) - GAP
            high = stretch * _height(row)
            for index, button in enumerate(row):
                button.place((left + inset + index * (width + GAP), y, width, high))
            y += high + gap
            if number == self.framed - 1:
                self.panel = pygame.FRect(left, top, WIDTH, y - gap + PAD - top)
                y += PAD + 4

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and the heading."""
        draw_panel(canvas, self.panel)
        if self.heading is None:
            return
        box = pygame.FRect(self.panel.x + PAD + 6, self.panel.y + PAD, 0, HEAD - 8)
        box.width = self.panel.width - 2 * PAD - 12
        side = box.height
        x = box.right - side if canvas.begins_right(self.heading.words) else box.x
        canvas.image(self.heading.icon, (x, box.y, side, side))
        words = box.inflate(-2 * (side + GAP), 0)
        canvas.text(self.heading.words, words, _HEAD)


def _height(row: Sequence[MenuButton]) -> float:
    return max(button.wanted_height for button in row)
