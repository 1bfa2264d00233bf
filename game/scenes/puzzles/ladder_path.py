"""The way up the ladder of puzzles: steps on a cliff, with a landmark where a grade begins."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import pygame

from game.kit import Block, Canvas, Colours, Item, Point, Viewport, box_at, read_size, text_style

from .cliff import Terrace, paint_cliff
from .ladder_step import LadderStep

#: What stands where a grade begins, from the first to the last, and what is reached at the top.
_LANDMARKS = (
    "camps/tent_meadow",
    "voyage/buildings/drill_yard",
    "voyage/buildings/great_hall",
    "voyage/buildings/tower",
    "voyage/buildings/relic_hall",
)
_SUMMIT = "strongholds/frost_whole"
#: How many steps have the room of a landmark, and how much shorter the highest row is.
_ROOM, _NARROWER = 2, 0.26
#: The air over the highest row, in rows; how high a landmark is in rows, and its sign.
_AIR, _TALL, _SIGN = 0.6, 1.2, 0.36
#: The board on which the name of a grade stands.
_NAME = text_style.BADGE.with_changes(size=11.5, outline=1.0, fit=True, floor=7)
_FRAME = 2.0


class LadderPath(Block):
    """The way from step to step, in rows on a cliff of at least ``pitch`` for each step.

    In a ``tall`` page it is as high as that asks for, else as its place. ``named`` returns the name
    of a grade.
    """

    def __init__(
        self,
        steps: Sequence[LadderStep],
        pitch: tuple[float, float],
        named: Callable[[int], str],
        *,
        tall: bool,
    ) -> None:
        super().__init__(*map(Item, steps), spring=1)
        self._steps, self._pitch, self._tall = steps, pitch, tall
        self._named = named
        #: What follows on the way: a step, the grade of a landmark, or 0 for the top.
        self._stops: list[LadderStep | int] = []
        for before, step in zip((None, *steps), steps, strict=False):
            if before is None or before.puzzle.grade != step.puzzle.grade:
                self._stops.append(step.puzzle.grade)
            self._stops.append(step)
        self._stops.append(0)
        self._terraces: tuple[Terrace, ...] = ()
        #: The landmarks by the grade that begins there, 0 for the top, with their places.
        self.marks: list[tuple[int, Point]] = []
        #: How high a row is.
        self._row = 0.0

    def height(self, _view: Viewport, width: float) -> float:
        """Return how high all rows are."""
        return (len(self._rows(width)) + _AIR) * self._pitch[1] if self._tall else 0.0

    def _rows(self, width: float) -> list[list[LadderStep | int]]:
        """Return what stands in each row, from the foot; the higher, the shorter."""
        across = max(4, int(width // self._pitch[0]))
        wanted = sum(_ROOM if isinstance(stop, int) else 1 for stop in self._stops)
        count = 1
        while sum(self._lengths(across, count)) < wanted:
            count += 1
        rows: list[list[LadderStep | int]] = [[] for _ in range(count + 1)]
        lengths, row, used = [*self._lengths(across, count), across], 0, 0
        for stop in self._stops:
            room = _ROOM if isinstance(stop, int) else 1
            if used + room > lengths[row]:
                row, used = row + 1, 0
            rows[row].append(stop)
            used += room
        return [stops for stops in rows if stops]

    def _lengths(self, across: int, count: int) -> list[int]:
        share = _NARROWER / max(1, count - 1)
        return [round(across * (1 - share * row)) for row in range(count)]

    def place(self, _view: Viewport, area: pygame.FRect) -> None:
        """Lay the rows from the foot to the top, every other one from right to left."""
        self.area = area
        rows = self._rows(area.width)
        across = max(4, int(area.width // self._pitch[0]))
        wide, self._row = area.width / across, area.height / (len(rows) + _AIR)
        self.marks, terraces = [], []
        for number, stops in enumerate(rows):
            y = area.bottom - (number + 0.5) * self._row
            rooms = [_ROOM if isinstance(stop, int) else 1 for stop in stops]
            half, way = sum(rooms) * wide / 2, -1 if number % 2 else 1
            terraces.append(Terrace(area.width / 2, y - area.y, half))
            x = area.centerx - way * half
            for stop, room in zip(stops, rooms, strict=True):
                middle = x + way * room * wide / 2, y
                x += way * room * wide
                if isinstance(stop, int):
                    self.marks.append((stop, middle))
                else:
                    stop.place(box_at(middle, wide, self._row))
        self._terraces = tuple(terraces)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cliff, the way, golden as far as it was taken without a gap, and what stands."""
        paint = partial(paint_cliff, terraces=self._terraces, pitch=self._row)
        cliff = canvas.sprite(("cliff", self._terraces), self.area.size, paint)
        canvas.blit(cliff, self.area.topleft)
        frame = self.area.inflate(2 * _FRAME, 2 * _FRAME)
        canvas.frame(frame, Colours.brass_dark, width=_FRAME + 1, radius=4)
        self._draw_way(canvas)
        for grade, middle in self.marks:
            self._draw_landmark(canvas, grade, middle)

    def _draw_way(self, canvas: Canvas) -> None:
        gone = True
        for one, other in pairwise(self._steps):
            gone = gone and one.record.solved is not None
            if one.middle[1] != other.middle[1]:
                # Up to the next terrace.
                for colour, width in ((Colours.ink_soft, 15.0), (Colours.paper_well, 11.0)):
                    canvas.line(one.middle, other.middle, colour, width=width)
            if gone:
                canvas.line(one.middle, other.middle, Colours.brass_dark, width=6)
                canvas.line(one.middle, other.middle, Colours.gold, width=3)

    def _draw_landmark(self, canvas: Canvas, grade: int, middle: Point) -> None:
        high = _TALL * self._row
        x, foot = middle[0], middle[1] + 0.26 * self._row
        name = _LANDMARKS[grade - 1] if grade else _SUMMIT
        picture = canvas.assets.master(name)
        wide = min(high * picture.get_width() / picture.get_height(), 2.2 * self._row)
        high = wide * picture.get_height() / picture.get_width()
        canvas.image(name, (x - wide / 2, foot - high, wide, high))
        if grade:
            board = box_at((x, foot + 0.06 * self._row), 1.5 * self._row, _SIGN * self._row)
            canvas.nine_patch("ui/panel_wood", board, corner=14)
            with canvas.reading(board):
                look = _NAME.with_changes(size=_NAME.size * board.height / read_size(17.0))
                canvas.text(self._named(grade), board.inflate(-8, 0), look)
