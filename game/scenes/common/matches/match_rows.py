"""A list of matches to choose from, a plate for each."""

from collections.abc import Callable

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, Paper, Point, ScrollList, Times, draw_panel, grown

from ..entrance import StaggeredEntrance
from ..screen import inner

ROW_HEIGHT = 104.0
#: From which growth of the texts on the words of a row are below its players; how high they and
#: the players are then at the usual size, and the air around both.
_STACKED, _PLAYERS, _WORDS, _AIR = 1.2, 46.0, 66.0, 34.0
#: The room that a row keeps free at its left and right for glow and shadow, and below it.
BLEED, _GAP = 8.0, 8.0
PaintMatch = Callable[[Canvas, pygame.FRect, int], None]


def rows_stacked() -> bool:
    """Whether texts are so large that the words of a row are below its players."""
    return grown(1.0) > _STACKED


def row_height() -> float:
    """Return how high a row is at least."""
    return grown(_PLAYERS + _WORDS) + _AIR if rows_stacked() else grown(ROW_HEIGHT)


class MatchRows(ScrollList):
    """Matches to choose from; ``paint_match(canvas, plate, index)`` draws one on its plate.

    A press selects, and reads no more than that; a double click or "accept" picks.
    """

    fewest = 4

    def __init__(
        self,
        paint_match: PaintMatch,
        *,
        on_select: Callable[[int], None],
        on_pick: Callable[[int], None],
        reduced: bool = False,
        paper: Paper | None = None,
    ) -> None:
        super().__init__(
            0, paint_match, row_height=row_height(), on_select=on_select, on_pick=on_pick
        )
        self._paper = paper
        self.arrival = StaggeredEntrance(8, reduced=reduced)
        #: The row that was pressed last, and the time in which a second press makes a double click.
        self._pressed: int | None = None
        self._again = 0.0

    def place(self, rect: RectLike) -> None:
        """Lie there, glow and shadow beside ``rect``, with rows as high as texts are now."""
        super().place(pygame.FRect(rect).inflate(2 * BLEED, 0))
        self.row_height = row_height()

    def update(self, dt: float) -> bool:
        """Scroll, and let the rows arrive; True while they do."""
        waits = self._again > 0
        self._again = max(0.0, self._again - dt)
        return super().update(dt) | self.arrival.update(dt) | waits

    def pick(self, pos: Point) -> None:
        """Select the row under the pointer, or pick it by the second press of a double click."""
        index = self.row_at(pos)
        if index is None:
            return
        twice = index == self._pressed and self._again > 0
        self._pressed, self._again = index, 0.0 if twice else Times.double_click
        if twice:
            self.on_pick(index)
        elif index != self.selected:
            self.select(index)

    def show(self, count: int, selected: int | None = 0) -> None:
        """Show other matches, or as many others."""
        self.selected = None if selected is None or not count else min(selected, count - 1)
        self.set_count(count)
        self.visible = count > 0
        if self.selected is not None:
            self.show_row(self.selected)

    def extend(self, count: int) -> None:
        """Show so many matches, of which the first are those that are shown."""
        if not self.count:
            self.show(count)
        self.count, self.content_height = count, count * self.row_height

    @property
    def shown(self) -> range:
        """The rows that are in the window now."""
        first = max(0, int(self.offset // self.row_height))
        last = int((self.offset + self.rect.height) // self.row_height)
        return range(first, min(self.count, last + 1))

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the rows that show."""
        for index in self.shown:
            row = pygame.FRect(0, index * self.row_height, self.content_width, self.row_height)
            plate = pygame.FRect(row.x, row.y + _GAP / 2, row.width, row.height - _GAP)
            plate.inflate_ip(-2 * BLEED, 0)
            with self.arrival.shifted(canvas, index):
                self._draw_plate(canvas, plate, index)
                self.paint(canvas, plate, index)

    def _draw_plate(self, canvas: Canvas, plate: pygame.FRect, index: int) -> None:
        chosen = index == self.selected
        if chosen:
            canvas.glow(plate, Colours.gold, strength=150, spread=8, radius=12)
        draw_panel(canvas, plate, self._paper)
        wash = inner(plate, 7)
        if chosen:
            canvas.fill(wash, Colours.accent, radius=6, alpha=46)
            canvas.frame(wash, Colours.gold, width=1.8, radius=6, alpha=230)
        elif index == self._hovered_row:
            canvas.frame(wash, Colours.gold, width=1.4, radius=6, alpha=130)
