"""The plate over the river: what is asked, how hard it is, and how it has come out."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.board import SIGNS_END, Layout
from game.kit import Button, Canvas, Colour, Colours, Sizes, Viewport, text_size, text_style

from ..common.gain_sign import SIGN_HIGH, AchievementSign
from ..common.gold_lettering import draw_lettering
from .grade_gems import draw_grade, gems_width

_MARGIN, _PADDING, _GEM = 8.0, 14.0, 6.0
#: How far the plate is from the row of the opponent: the forecast's signs are between them.
_BELOW = SIGNS_END + 6.0
_HEAD, _GEMS, _BUTTON = 26.0, 20.0, 44.0
#: How high the title of a solved puzzle is, and its letters.
_JOY, _JOY_LETTERS = 46.0, 34.0
_TITLE = text_style.STRONG.with_changes(size=19, align="center", fit=True, colour=Colours.gold)
_WORDS = text_style.BODY.with_changes(size=17, align="center", colour=Colours.light)
_SMALL = text_style.CAPTION.with_changes(size=15, valign="middle", fit=True, colour=Colours.text)


class Told(NamedTuple):
    """How a try has come out: a ``title``, and ``lines`` below it; ``good`` if it was right."""

    title: str = ""
    lines: tuple[str, ...] = ()
    good: bool = False


class PuzzlePlate:
    """Says the task while the player plays; at the end the outcome, above the ways on."""

    def __init__(self, task: str, grade: int, grade_name: str) -> None:
        self.task = task
        self.told = Told()
        self.buttons: list[Button] = []
        #: What tells of achievements, above the buttons.
        self.signs: list[AchievementSign] = []
        self.box = pygame.FRect(0, 0, 0, 0)
        self._grade, self._grade_name = grade, grade_name
        self._heights: list[float] = []

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the plate out below the row of the opponent, and the buttons on it."""
        width = 2 * layout.bridge_half - 2 * _MARGIN
        inside = width - 2 * _PADDING
        self._heights = [text_size(view, words, _WORDS, inside)[1] for words in self.told.lines]
        tall = _PADDING + _HEAD + _GEMS + 6
        if self.told.title:
            tall = 2 * _PADDING + self._head + sum(height + 4 for height in self._heights)
            tall += len(self.signs) * (SIGN_HIGH + Sizes.gap_small)
            tall += len(self.buttons) * (_BUTTON + Sizes.gap_small) + Sizes.gap_small
        top = layout.other_tray.y + layout.other_tray.height + _BELOW
        self.box = pygame.FRect((layout.width - width) / 2, top, width, tall)
        y = self.box.bottom - _PADDING - len(self.buttons) * (_BUTTON + Sizes.gap_small)
        row = pygame.FRect(self.box.x + _PADDING, y, inside, SIGN_HIGH)
        for sign in reversed(self.signs):
            row.bottom = y
            sign.place_in(view, row)
            y -= SIGN_HIGH + Sizes.gap_small
        y = self.box.bottom - _PADDING - len(self.buttons) * (_BUTTON + Sizes.gap_small)
        for button in self.buttons:
            button.place((self.box.x + _PADDING, y + Sizes.gap_small, inside, _BUTTON))
            y += _BUTTON + Sizes.gap_small

    @property
    def _head(self) -> float:
        """How high the title is."""
        return _JOY if self.told.good else _HEAD

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate; the buttons draw themselves."""
        box, told = self.box, self.told
        rim: Colour = Colours.bronze
        if told.title:
            rim = Colours.positive if told.good else Colours.refused
        canvas.shadow(box, spread=10, drop=4, radius=Sizes.radius_large)
        canvas.box(box, Colours.panel, rim, width=2, radius=Sizes.radius_large)
        inside = box.inflate(-2 * _PADDING, 0)
        head = pygame.FRect(inside.x, box.y + 8, inside.width, self._head)
        if not told.title:
            canvas.text(self.task, head, _TITLE)
            with canvas.reading(box):
                self._draw_grade(canvas, box.y + 8 + _HEAD + _GEMS / 2)
            return
        if told.good:
            draw_lettering(canvas, told.title, head, _JOY_LETTERS)
        else:
            canvas.text(told.title, head, _TITLE, colour=rim)
        y = box.y + _PADDING + self._head
        for words, height in zip(told.lines, self._heights, strict=True):
            canvas.text(words, (inside.x, y, inside.width, height), _WORDS)
            y += height + 4

    def _draw_grade(self, canvas: Canvas, y: float) -> None:
        wide = gems_width(_GEM)
        room = self.box.width - 2 * _PADDING - wide - Sizes.gap_small
        named = min(canvas.text_size(self._grade_name, _SMALL)[0], room)
        x = self.box.centerx - (wide + Sizes.gap_small + named) / 2
        draw_grade(canvas, (x, y), _GEM, self._grade)
        place = (x + wide + Sizes.gap_small, y - _GEMS / 2, named + 2, _GEMS)
        canvas.text(self._grade_name, place, _SMALL)
