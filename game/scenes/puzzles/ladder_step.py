"""A puzzle of the ladder as a step of a path, a day of the strip of days, and gems for a grade."""

from collections.abc import Callable, Sequence
from datetime import date
from itertools import pairwise

import pygame

from game.kit import Block, Canvas, Colour, Colours, Item, Point, Pressable, Viewport, text_style
from game.play import PuzzleRecord
from game.puzzles import MOST_GRADE, SURVIVE, WIN_IN_TWO, WIN_NOW, Puzzle

from ..common import draw_empty_gem, draw_point_gem

#: The sign of each kind.
KIND_ICONS = {WIN_NOW: "icons/sword", SURVIVE: "icons/tower", WIN_IN_TWO: "icons/duel"}
#: The distance of two gems for a radius of one.
_GEM_PITCH = 2.7
_SOLVED: Colour = (36, 104, 58)
_TRIED: Colour = (116, 66, 24)
_NUMBER = text_style.BADGE.with_changes(size=16, outline=1.2, fit=True)
_DAY = text_style.BADGE.with_changes(size=15, outline=1.0, fit=True)
#: The size of sign and mark in a disc; the radius of a pip.
_SIGN, _TICK, _PIP = 0.5, 0.52, 2.1


def mark_of(record: PuzzleRecord) -> str:
    """Return the icon for what was done with a puzzle: solved, tried, or nothing."""
    if record.solved is not None:
        return "icons/tick"
    return "icons/hourglass" if record.tries else ""


def ground_of(record: PuzzleRecord) -> Colour:
    """Return the colour that goes with it."""
    if record.solved is not None:
        return _SOLVED
    return _TRIED if record.tries else Colours.well


class LadderStep(Pressable):
    """Leads to a puzzle; tells by number, sign and mark which it is and what was done with it."""

    def __init__(
        self, number: int, puzzle: Puzzle, record: PuzzleRecord, on_click: Callable[[], None]
    ) -> None:
        super().__init__(on_click)
        self.number = number
        self.puzzle = puzzle
        self.record = record
        self.is_next = False

    @property
    def radius(self) -> float:
        """How large its disc is."""
        return min(self.rect.width, self.rect.height - 6) * 0.45

    @property
    def middle(self) -> Point:
        """The middle of its disc."""
        return self.rect.centerx, self.rect.centery - 3

    def draw(self, canvas: Canvas) -> None:
        """Draw the disc, the number, the sign of the kind, and a pip for each grade."""
        (x, y), r = self.middle, self.radius
        if self.is_next:
            canvas.glow((x - r, y - r, 2 * r, 2 * r), Colours.gold, strength=190, spread=12)
        if self.warmth:
            r += 1.5 * self.warmth
        solved = self.record.solved is not None
        canvas.circle((x, y + 2.5), r + 1.5, Colours.shadow, alpha=120)
        canvas.circle((x, y), r + 1.5, Colours.gold if solved or self.is_next else Colours.bronze)
        canvas.circle(
            (x, y), r - 1, Colours.accent_deep if self.is_next else ground_of(self.record)
        )
        with canvas.reading(self.rect):
            canvas.text(str(self.number), (x - r, y - r, 2 * r, 2 * r), _NUMBER)
            side = 2 * r * _SIGN
            sign = (x - r - side * 0.22, y - r - side * 0.22, side, side)
            canvas.image(KIND_ICONS[self.puzzle.kind], sign)
            mark = mark_of(self.record)
            if mark:
                side = 2 * r * _TICK
                canvas.image(mark, (x + r - side * 0.72, y + r - side * 0.8, side, side))
        self._draw_pips(canvas, (x, self.rect.bottom - 3))

    def _draw_pips(self, canvas: Canvas, middle: Point) -> None:
        away = 3 * _PIP
        left = middle[0] - away * (self.puzzle.grade - 1) / 2
        for number in range(self.puzzle.grade):
            canvas.circle((left + number * away, middle[1]), _PIP, Colours.gold)


class DayButton(Pressable):
    """Leads to the puzzle of a day; ``kept`` where it was solved on its day."""

    def __init__(
        self, day: date, record: PuzzleRecord, on_click: Callable[[], None], *, kept: bool
    ) -> None:
        super().__init__(on_click)
        self.day = day
        self.record = record
        self.kept = kept
        self.is_today = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the day of the month; the days of a streak are joined by a golden line."""
        rect = self.rect
        if self.kept:
            canvas.fill((rect.x, rect.bottom - 3, rect.width, 3), Colours.gold)
        box = rect.inflate(-4, -8)
        rim = Colours.gold if self.is_today else Colours.bronze
        ground = ground_of(self.record)
        canvas.box(box, ground, rim, width=2.6 if self.is_today else 1.4, radius=6)
        if self.warmth:
            canvas.fill(box, Colours.light, radius=6, alpha=round(40 * self.warmth))
        with canvas.reading(self.rect):
            canvas.text(str(self.day.day), box, _DAY)
            mark = mark_of(self.record)
            if mark:
                side = box.height * 0.58
                canvas.image(mark, (box.right - side * 0.7, box.bottom - side * 0.7, side, side))


class LadderPath(Block):
    """The path from step to step, in rows of at least ``pitch`` for each.

    In a ``tall`` page it is as high as that asks for, else as its place.
    """

    def __init__(
        self, steps: Sequence[LadderStep], pitch: tuple[float, float], *, tall: bool
    ) -> None:
        super().__init__(*map(Item, steps), spring=1)
        self._steps, self._pitch, self._tall = steps, pitch, tall

    def height(self, _view: Viewport, width: float) -> float:
        """Return how high all rows are."""
        if not self._tall:
            return 0.0
        return -(-len(self._steps) // max(1, int(width // self._pitch[0]))) * self._pitch[1]

    def place(self, _view: Viewport, area: pygame.FRect) -> None:
        """Lay the steps in rows, every other one from right to left."""
        self.area = area
        columns = max(1, int(area.width // self._pitch[0]))
        rows = -(-len(self._steps) // columns)
        # The last row is to be as full as the others.
        columns = -(-len(self._steps) // rows)
        wide, high = area.width / columns, min(self._pitch[1], area.height / rows)
        top = area.y + (area.height - rows * high) / 2
        for index, step in enumerate(self._steps):
            row, column = divmod(index, columns)
            column = columns - 1 - column if row % 2 else column
            step.place((area.x + column * wide, top + row * high, wide, high))

    def draw(self, canvas: Canvas) -> None:
        """Draw the path; as far as it was taken without a gap, it is golden."""
        gone = True
        for one, other in pairwise(self._steps):
            gone = gone and one.record.solved is not None
            canvas.line(one.middle, other.middle, Colours.shadow, width=6)
            colour = Colours.gold if gone else Colours.bronze
            canvas.line(one.middle, other.middle, colour, width=3)


def gems_width(radius: float) -> float:
    """Return how wide the gems are."""
    return _GEM_PITCH * radius * MOST_GRADE


def draw_grade(canvas: Canvas, left: Point, radius: float, grade: int) -> None:
    """Draw the gems from a point on, their middle at its height."""
    x, y = left
    for number in range(MOST_GRADE):
        center = (x + _GEM_PITCH * radius * (number + 0.5), y)
        if number < grade:
            draw_point_gem(canvas, center, radius)
        else:
            draw_empty_gem(canvas, center, radius)
