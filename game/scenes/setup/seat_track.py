"""The steps of a setup in their order, as medals on a beam: whose each is, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.board import draw_seat_portrait
from game.kit import Canvas, Colours, Point, draw_fade, draw_panel, grown, text_style

from ..common import draw_check, land_colour, land_deep

_GAP, _ROW_GAP = 26.0, 10.0
#: The height of a row; from this growth of the texts on the steps stand in more rows.
TRACK, _MORE_ROWS = 58.0, 1.2
#: The radius of a medal for the height of a row, that of the current one, and where words begin.
_MEDAL, _LARGE_MEDAL, _WORDS = 0.46, 0.62, 1.22
#: How much higher and wider than the steps the beam is, and what is darkened of a step to come.
_BEAM, _EDGE, _FAINT = 6.0, 16.0, 120
_BADGE = 24.0
_WHO = text_style.NAME.with_changes(size=16, align="start", outline=1.4)
_WHAT = text_style.BODY.with_changes(
    size=15, wrap=False, fit=True, valign="middle", align="start", outline=1.2
)


@dataclass(frozen=True, slots=True)
class TrackStep:
    """One step: of which ``side``, who does what, and with whose cards, or what has been done.

    ``struck`` draws a line through the latter; ``badge`` is the picture of a team, or "".
    """

    side: int
    portrait: str
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
    draw_panel(canvas, (*rect.topleft, rect.width, grid.height + _BEAM), "wood")
    rect = rect.move(0, _BEAM / 2).inflate(-_EDGE, 0)
    width = (rect.width - (across - 1) * _GAP) / across
    for number, step in enumerate(steps):
        row, column = divmod(number, across)
        y = rect.y + row * (high + grid.row_gap)
        box = pygame.FRect(rect.x + column * (width + _GAP), y, width, high)
        if number == current:
            _draw_light(canvas, box, step.side)
        if column:
            _draw_arrow(canvas, (box.x - _GAP / 2, box.centery), lit=number <= current)
        _draw_medal(canvas, box, step, current=number == current, done=number < current)
        _write(canvas, box, step, faint=number > current)


def _draw_light(canvas: Canvas, box: pygame.FRect, side: int) -> None:
    """Draw the ground of the step that is being made, let into the beam."""
    inlay = box.inflate(_GAP - 12, -10)
    canvas.glow(inlay, land_colour(side), strength=190, spread=12, radius=8)
    canvas.fill(inlay, land_deep(side), radius=6)
    draw_fade(canvas, inlay.inflate(-4, -4), land_colour(side), (80, 0))


def _draw_medal(
    canvas: Canvas, box: pygame.FRect, step: TrackStep, *, current: bool, done: bool
) -> None:
    middle = (box.x + box.height * 0.56, box.centery)
    radius = box.height * (_LARGE_MEDAL if current else _MEDAL)
    draw_seat_portrait(canvas, step.portrait, step.side, middle, radius)
    if done:
        draw_check(canvas, (middle[0] + radius * 0.8, middle[1] + radius * 0.6), 9)
    elif not current:
        canvas.circle(middle, radius, Colours.night, alpha=_FAINT)


def _write(canvas: Canvas, box: pygame.FRect, step: TrackStep, *, faint: bool) -> None:
    x = box.x + box.height * _WORDS
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
