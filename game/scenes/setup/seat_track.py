"""The steps of a setup in their order, side by side: whose step each is, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.kit import Canvas, Colours, Point, draw_fade, grown, text_style

from ..common import draw_check, draw_emblem, land_colour, land_deep

_GAP, _ROW_GAP = 26.0, 10.0
#: The height of a row; from this growth of the texts on the steps stand in more rows.
TRACK, _MORE_ROWS = 58.0, 1.2
_BADGE = 24.0
_WHO = text_style.STRONG.with_changes(size=17, align="start", outline=1.0)
_WHAT = text_style.BODY.with_changes(size=15, wrap=False, fit=True, valign="middle", align="start")


@dataclass(frozen=True, slots=True)
class TrackStep:
    """One step: of which ``side``, who does what, and with whose cards, or what has been done.

    ``struck`` draws a line through the latter; ``badge`` is the picture of a team, or "".
    """

    side: int
    who: str
    what: str
    struck: bool = False
    badge: str = ""


@dataclass(frozen=True, slots=True)
class TrackGrid:
    """How ``count`` steps stand: in ``rows`` that are so ``high``, in more for larger words."""

    count: int
    rows: int = 1
    high: float = TRACK

    @property
    def height(self) -> float:
        """How high all rows are together."""
        rows = -(-self.count // self.across)
        return rows * self.row_height + (rows - 1) * self.row_gap

    @property
    def row_height(self) -> float:
        """How high a row is: larger words need more."""
        return TRACK + 0.75 * (grown(TRACK) - TRACK) if self._is_large else self.high

    @property
    def row_gap(self) -> float:
        """The space between two rows."""
        return _ROW_GAP if self._is_large or self.rows == 1 else _ROW_GAP - 3

    @property
    def across(self) -> int:
        """How many of the steps stand beside one another."""
        return -(-self.count // (2 * self.rows if self._is_large else self.rows))

    @property
    def _is_large(self) -> bool:
        return grown(1.0) > _MORE_ROWS


def draw_steps(
    canvas: Canvas, rect: pygame.FRect, steps: Sequence[TrackStep], current: int, grid: TrackGrid
) -> None:
    """Draw the steps row by row; those before the ``current`` one are done."""
    across, high = grid.across, grid.row_height
    width = (rect.width - (across - 1) * _GAP) / across
    for number, step in enumerate(steps):
        row, column = divmod(number, across)
        y = rect.y + row * (high + grid.row_gap)
        box = pygame.FRect(rect.x + column * (width + _GAP), y, width, high)
        if column:
            _draw_arrow(canvas, (box.x - _GAP / 2, box.centery), lit=number <= current)
        _draw_step(canvas, box, step, current=number == current, done=number < current)
        _write(canvas, box, step, faint=number > current)


def _draw_step(
    canvas: Canvas, box: pygame.FRect, step: TrackStep, *, current: bool, done: bool
) -> None:
    colour = land_colour(step.side)
    if current:
        canvas.glow(box, colour, strength=190, spread=14, radius=10)
    canvas.fill(box, Colours.well, radius=9, alpha=235)
    if current:
        canvas.fill(box, land_deep(step.side), radius=9)
        draw_fade(canvas, box.inflate(-8, -8), colour, (70, 0))
    edge = colour if current else Colours.bronze
    canvas.frame(box, edge, width=2.4 if current else 1.3, radius=9, alpha=255 if current else 120)
    middle = (box.x + box.height * 0.52, box.centery)
    draw_emblem(canvas, step.side, middle, box.height * 0.36)
    if done:
        draw_check(canvas, (middle[0] + box.height * 0.26, middle[1] + box.height * 0.24), 9)
    elif not current:
        canvas.circle(middle, box.height * 0.36 + 1, Colours.night, alpha=130)


def _write(canvas: Canvas, box: pygame.FRect, step: TrackStep, *, faint: bool) -> None:
    x = box.x + box.height * 1.02
    room = box.right - 10 - x
    if step.badge:
        badge = pygame.FRect(box.right - 12 - _BADGE, box.centery - _BADGE / 2, _BADGE, _BADGE)
        canvas.image(step.badge, badge, alpha=150 if faint else 255)
        room = badge.x - 8 - x
    half = box.height / 2
    alpha = 170 if faint else 255
    upper = pygame.FRect(x, box.y + 5, room, half - 3)
    canvas.text(step.who, upper, _WHO, colour=land_colour(step.side), alpha=alpha)
    lower = pygame.FRect(x, box.centery, room, half - 5)
    if not step.struck:
        canvas.text(step.what, lower, _WHAT, colour=Colours.text, alpha=alpha)
        return
    align: Literal["left", "right"] = "right" if canvas.begins_right(step.who) else "left"
    place = canvas.text(step.what, lower, _WHAT, colour=Colours.negative, align=align)
    canvas.line(
        (place.x - 2, place.centery + 1), (place.right + 2, place.centery + 1),
        Colours.negative, width=1.6,
    )  # fmt: skip


def _draw_arrow(canvas: Canvas, middle: Point, *, lit: bool) -> None:
    x, y = middle
    colour = Colours.gold if lit else Colours.bronze
    points = [(x - 5, y - 8), (x + 6, y), (x - 5, y + 8)]
    canvas.polygon(points, colour, alpha=255 if lit else 130)
