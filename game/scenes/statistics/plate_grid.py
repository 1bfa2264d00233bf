"""Plates in rows, one of which is pointed at by pointer or keys."""

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Point, ScrollArea, Viewport, give_feedback, grown

from ..common import FollowedPlaces
from .picture_plate import EDGE, PicturePlate, draw_plate, measured

#: The room between the places of plates, and around each in its own, for its light.
_GAP, _AROUND = 2.0, 4.0
#: The height of a picture where all plates show at once at least and at most, and for its width;
#: how wide it is at most for its height.
_LEAST, _MOST, _TALL, _WIDEST = 72.0, 260.0, 1.3, 2.2


class PlateGrid(FollowedPlaces, ScrollArea):
    """Plates, none narrower than ``narrowest``: all at once where there is room, or scrolled.

    In rows that scroll a picture is at least ``picture`` high.
    """

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = ""

    def __init__(self, view: Callable[[], Viewport], narrowest: float, picture: float) -> None:
        super().__init__()
        self._view, self._narrowest, self._usual = view, narrowest, picture
        self.plates: Sequence[PicturePlate] = ()
        #: Whether one of them is always pointed out, as it is seen larger somewhere else.
        self.marks_one = False
        self.columns = 1
        self._high, self._top = 0.0, 0.0
        #: The place that is to be brought into view as soon as it is known where it lies.
        self._waiting: int | None = None

    def show(self, plates: Sequence[PicturePlate], index: int | None = None) -> None:
        """Show other plates; with an ``index``, the keyboard is brought to that one."""
        self.plates = plates
        self.index = min(self.index, max(0, len(plates) - 1)) if index is None else index
        self._waiting = index
        self._lay_out()

    def place(self, rect: RectLike) -> None:
        """Make as many columns as suit the place."""
        super().place(rect)
        self._lay_out()

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of all plates."""
        columns = self._most_columns(width)
        words = measured(view, self.plates, self._wide(columns, width))
        return math.ceil(len(self.plates) / columns) * (
            words.high + self._usual + 2 * _AROUND + _GAP
        )

    # Where plates lie

    def _most_columns(self, width: float) -> int:
        most = int((width + _GAP) // (grown(self._narrowest) + _GAP))
        return max(1, min(most, len(self.plates)))

    def _wide(self, columns: int, width: float) -> float:
        """Return how wide a plate is."""
        return (width + _GAP) / columns - _GAP - 2 * _AROUND

    def _picture(self, columns: int) -> float:
        """Return how high pictures are where all plates show at once in so many columns."""
        rows, wide = math.ceil(len(self.plates) / columns), self._wide(columns, self.rect.width)
        high = (self.rect.height + _GAP) / max(1, rows) - _GAP - 2 * _AROUND
        if high > _LEAST:
            high -= measured(self._view(), self.plates, wide).high
        return min(_MOST, _TALL * (wide - 2 * EDGE), high)

    def _seen(self, columns: int) -> float:
        """Return how much of pictures is seen where all plates show at once in so many columns."""
        high = max(0.0, self._picture(columns))
        return high * min(_WIDEST * high, self._wide(columns, self.rect.width))

    def _lay_out(self) -> None:
        if not self.rect.width:
            return
        choices = range(1, self._most_columns(self.rect.width) + 1)
        # Even rows, where pictures are as large in fewer columns.
        *_, fewer, picture = max((self._seen(each), -each, self._picture(each)) for each in choices)
        self.content_height = self.rect.height if picture >= _LEAST else math.inf
        width = self.content_width
        self.columns = -fewer if picture >= _LEAST else self._most_columns(width)
        rows = math.ceil(len(self.plates) / self.columns)
        self.words = measured(self._view(), self.plates, self._wide(self.columns, width))
        self._top = 0.0
        if picture >= _LEAST:
            self._high = self.words.high + picture + 2 * _AROUND
            self._top = (self.rect.height + _GAP - rows * self.step) / 2
        else:
            high = self.words.high + self._usual + 2 * _AROUND
            # Whole plates fill the place.
            seen = max(1, int((self.rect.height + _GAP) / (high + _GAP)))
            self._high = max(high, (self.rect.height + _GAP) / seen - _GAP)
            self.content_height = rows * self.step - _GAP
        self.scroll_to(self.offset, at_once=True)
        if self._waiting is not None:
            self._waiting = None
            self._reveal()
            self.scroll_to(self._goal, at_once=True)

    @property
    def step(self) -> float:
        """The height of a row of plates, with the room below it."""
        return self._high + _GAP

    def box_of(self, index: int) -> pygame.FRect:
        """Return where a plate lies in the content; a last row stands in the middle."""
        wide = self._wide(self.columns, self.content_width) + 2 * _AROUND
        row, column = divmod(index, self.columns)
        lacking = 0 if self.furthest else max(0, self.columns * (row + 1) - len(self.plates))
        x = (column + lacking / 2) * (wide + _GAP)
        place = pygame.FRect(x, self._top + row * self.step, wide, self._high)
        return place.inflate(-2 * _AROUND, -2 * _AROUND)

    def seen_box(self, index: int) -> pygame.FRect:
        """Return where a plate lies in the window."""
        return self.box_of(index).move(self.rect.x, self.rect.y - self.offset)

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the plate is that the keyboard is on."""
        return self.seen_box(self.index)

    def place_at(self, pos: Point) -> int | None:
        """Return the place of the plate at ``pos``, or None."""
        spots = range(len(self.plates))
        return next((spot for spot in spots if self.seen_box(spot).collidepoint(pos)), None)

    def _reveal(self) -> None:
        box = self.box_of(self.index)
        self.reveal(box.y - _AROUND, box.bottom + _AROUND)

    # Being used

    def pick(self, pos: Point) -> None:
        """Leave the keyboard on the plate that was pressed."""
        index = self.place_at(pos)
        self.index = self.index if index is None else index

    def command(self, name: str) -> bool:
        """Go from plate to plate."""
        row, last = self.columns, len(self.plates) - 1
        page = row * max(1, round(self.rect.height / self.step))
        steps = {"left": -1, "right": 1, "up": -row, "down": row}
        steps |= {"home": -self.index, "end": last - self.index}
        # By pages, the keyboard comes as far as there is something.
        steps |= {"page_up": -min(page, self.index), "page_down": min(page, last - self.index)}
        index = self.index + steps.get(name, 0)
        if index == self.index or not 0 <= index <= last:
            return False
        self.index = index
        self._reveal()
        give_feedback("move")
        return True

    @property
    def marked_index(self) -> int | None:
        """The place that is pointed out: the one that is pointed at, or where the keyboard was."""
        index = self.index if self.marks_one else None
        return index if self.pointed_index is None else self.pointed_index

    @property
    def pointed(self) -> PicturePlate | None:
        """The plate that is pointed at."""
        index = self.pointed_index
        return None if index is None or index >= len(self.plates) else self.plates[index]

    @property
    def pointed_y(self) -> float:
        """How far down the plate is that is pointed at."""
        index = self.pointed_index
        return 0.0 if index is None else self.seen_box(index).bottom

    @property
    def foot_words(self) -> str:
        """The line at the foot about the plate that is pointed at."""
        return "" if self.pointed is None else self.pointed.told

    # Drawing

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the plates that show."""
        for index, plate in enumerate(self.plates):
            box = self.box_of(index)
            if box.bottom >= self.offset and box.y <= self.offset + self.rect.height:
                pointed = index == self.marked_index
                draw_plate(canvas, box, plate, self.words, pointed=pointed)
