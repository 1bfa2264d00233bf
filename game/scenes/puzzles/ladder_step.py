"""A puzzle of the ladder as a step of a way, a day of the strip of days, and gems for a grade."""

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from game.board import draw_speaker
from game.kit import Canvas, Colour, Colours, Point, Pressable, box_at, mixed, text_style
from game.play import PuzzleRecord
from game.puzzles import MOST_GRADE, SURVIVE, WIN_IN_TWO, WIN_NOW, Puzzle

from ..common import draw_empty_gem, draw_point_gem

#: The sign of each kind.
KIND_ICONS = {WIN_NOW: "icons/sword", SURVIVE: "icons/tower", WIN_IN_TWO: "icons/duel"}
#: The distance of two gems for a radius of one.
_GEM_PITCH = 2.7
_SOLVED: Colour = (36, 104, 58)
_TRIED: Colour = (150, 92, 30)
_NEW: Colour = (84, 76, 84)
_NUMBER = text_style.BADGE.with_changes(size=16, outline=1.2, fit=True)
_DAY = text_style.BADGE.with_changes(size=15, outline=1.0, fit=True)
#: The size of sign and mark in a disc.
_SIGN, _TICK = 0.44, 0.5
#: The face of the climber, how far it is above the middle, and the number below it, in radii.
_CLIMBER, _UP, _LOW = 1.2, 0.2, 0.86


def mark_of(record: PuzzleRecord) -> str:
    """Return the icon for what was done with a puzzle: solved, tried, or nothing."""
    if record.solved is not None:
        return "icons/tick"
    return "icons/hourglass" if record.tries else ""


def ground_of(record: PuzzleRecord) -> Colour:
    """Return the colour that goes with it."""
    if record.solved is not None:
        return _SOLVED
    return _TRIED if record.tries else _NEW


class LadderStep(Pressable):
    """Leads to a puzzle; tells by number, sign and mark which it is and what was done with it.

    Where ``is_next``, the ``climber`` stands on it, a portrait.
    """

    def __init__(
        self, number: int, puzzle: Puzzle, record: PuzzleRecord, on_click: Callable[[], None]
    ) -> None:
        super().__init__(on_click)
        self.number = number
        self.puzzle = puzzle
        self.record = record
        self.is_next = False
        self.climber = ""

    @property
    def radius(self) -> float:
        """How large its disc is."""
        return min(self.rect.width, self.rect.height) * 0.43

    @property
    def middle(self) -> Point:
        """The middle of its disc."""
        return self.rect.center

    def draw(self, canvas: Canvas) -> None:
        """Draw the disc, the number, the sign of the kind, and the mark."""
        (x, y), r = self.middle, self.radius
        if self.is_next:
            canvas.glow((x - r, y - r, 2 * r, 2 * r), Colours.gold, spread=14, radius=r)
        lit = self.is_next or self.record.solved is not None
        ground = Colours.accent_deep if self.is_next else ground_of(self.record)
        paint = partial(_paint_disc, radius=r, ground=ground, lit=lit)
        side = 2 * r + 6
        disc = canvas.sprite(("ladder disc", ground, lit), (side, side), paint, upright=True)
        canvas.blit(disc, (x, y), centered=True)
        if self.warmth:
            canvas.circle((x, y), r, Colours.light, alpha=round(50 * self.warmth))
        number = pygame.FRect(x - r, y - r, 2 * r, 2 * r)
        if self.is_next and self.climber:
            draw_speaker(canvas, self.climber, (x, y - _UP * r), _CLIMBER * r)
            number = box_at((x, y + _LOW * r), 1.3 * r, 0.84 * r)
            canvas.box(number, Colours.accent_deep, Colours.gold, radius=number.height / 2)
        with canvas.reading(self.rect):
            canvas.text(str(self.number), number, _NUMBER)
            side = 2 * r * _SIGN
            sign = (x - r - side * 0.3, y - r - side * 0.3, side, side)
            canvas.image(KIND_ICONS[self.puzzle.kind], sign)
            mark = mark_of(self.record)
            if mark:
                side = 2 * r * _TICK
                canvas.image(mark, (x + r - side * 0.72, y + r - side * 0.8, side, side))


def _paint_disc(canvas: Canvas, radius: float, ground: Colour, *, lit: bool) -> None:
    """Paint a round stone with a rim, lit from the upper left."""
    x, y = canvas.view.center
    rim: Colour = Colours.brass_light if lit else (168, 156, 146)
    canvas.circle((x, y + 2.5), radius + 0.5, Colours.shadow, alpha=130)
    canvas.circle((x, y), radius, mixed(rim, Colours.ink_shadow, 0.75))
    canvas.circle((x, y), radius - 0.8, mixed(rim, Colours.brass_dark, 0.35))
    canvas.circle((x - 0.5, y - 0.7), radius - 1.2, rim)
    canvas.circle((x, y), radius - 2.8, mixed(ground, Colours.ink_shadow, 0.6))
    steps = 10
    for step in range(steps):
        t = step / (steps - 1)
        away, left = radius * 0.2 * t, (radius - 3.4) * (1 - 0.6 * t)
        light = mixed(ground, Colours.light, 0.22 * t)
        canvas.circle((x - away, y - away), left, light)


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
        if self.is_today:
            canvas.glow(box, Colours.gold, spread=9, radius=7)
            canvas.fill(box.inflate(6, 6), Colours.gold, radius=8)
        canvas.nine_patch("ui/panel_parch", box, corner=16, light=round(40 * self.warmth))
        with canvas.reading(self.rect):
            canvas.text(str(self.day.day), box, _DAY)
            mark = mark_of(self.record)
            if mark:
                side = box.height * 0.58
                canvas.image(mark, (box.right - side * 0.7, box.bottom - side * 0.7, side, side))


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
