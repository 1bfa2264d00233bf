"""The parts of the options: the pages' tabs, and a row with a sentence for every setting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from game.kit import (
    TAB,
    Alphas,
    Canvas,
    Colours,
    ColumnButton,
    Sizes,
    Spoken,
    ValueWidget,
    Viewport,
    grown,
    text_size,
    text_style,
)

ROW_HEIGHT, ROW_GAP = 92.0, 8.0
_NAME_HEIGHT, _ICON, _EDGE = 28.0, 38.0, 22.0
_BAR = 5.0
_TAB_ICON = 0.6
#: The height of a control, the space of the picture and what is left beside the words, between
#: words and control, and at the upper and lower edge.
_CONTROL, _BESIDE, _AWAY, _UNDER, _PADDING = 40.0, 56.0, 24.0, 6.0, 6.0
#: From which growth of the texts on a control lies under its words, unless it is narrow.
_STACKED, _SMALL = 1.4, 80.0
_NAME = text_style.STRONG.with_changes(size=19, colour=Colours.light, wrap=True)
_SENTENCE = text_style.BODY.with_changes(size=15, colour=Colours.muted, fit=True)


class OptionTab(ColumnButton):
    """A page's name; the one that lies open is marked."""

    feedback: ClassVar[str] = "toggle"

    def __init__(self, label: str, icon: str, on_click: Callable[[], None]) -> None:
        super().__init__(label, on_click, kind="quiet", icon=icon, size=Sizes.strong + 1)
        self.chosen = False

    @property
    def spoken(self) -> Spoken:
        """The name of the page: it opens as the keyboard comes to it."""
        return super().spoken._replace(role=TAB)

    def draw(self, canvas: Canvas) -> None:
        """Draw the mark of the open page, and the words as a quiet button has them."""
        if self.chosen:
            canvas.fill(self.rect, Colours.gold, radius=Sizes.radius, alpha=Alphas.selected)
            bar = (self.rect.x + 4, self.rect.y + 9, _BAR, self.rect.height - 18)
            canvas.fill(bar, Colours.gold, radius=_BAR / 2)
        super().draw(canvas)

    def draw_label(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the picture and the words at the edge where reading begins."""
        side = min(box.height * _TAB_ICON, _ICON)
        words = pygame.FRect(box.x, box.y, box.width - side - 16, box.height)
        x = box.right - side / 2
        if not canvas.begins_right(self.label):
            words.right = box.right
            x = box.x + side / 2
        self.draw_icon(canvas, (x, box.centery), side)
        canvas.text(self.label, words, self.label_style.with_changes(align="start", wrap=True))

    @property
    def label_style(self) -> text_style.TextStyle:
        """Gold and bold for the open page."""
        look = super().label_style
        return look.with_changes(colour=Colours.gold, bold=True) if self.chosen else look


@dataclass(slots=True)
class OptionRow:
    """A setting: its control at the right, its picture, name and sentence at the left."""

    icon: str
    name: str
    sentence: str
    control: ValueWidget
    width: float
    box: pygame.FRect = field(default_factory=pygame.FRect)

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the row must be at a width for all of its words, in logical units."""
        wide = width - 2 * _EDGE - _BESIDE
        if self.is_stacked:
            return self._words_height(view, wide) + grown(_CONTROL) + 2 * _PADDING + _UNDER
        return (
            max(self._words_height(view, wide - self.width - _AWAY), grown(_CONTROL)) + 2 * _PADDING
        )

    @property
    def is_stacked(self) -> bool:
        """Whether the control is under the words: larger ones leave it no room beside them."""
        return grown(1.0) > _STACKED and self.width > _SMALL

    def place(self, box: pygame.FRect) -> None:
        """Lie in ``box``."""
        self.box = box
        high = grown(_CONTROL)
        if self.is_stacked:
            x = box.x + _EDGE + _BESIDE
            wide = min(box.right - _EDGE - x, grown(self.width))
            self.control.place((x, box.bottom - _PADDING - high, wide, high))
            return
        x = box.right - _EDGE - self.width
        self.control.place((x, box.centery - high / 2, self.width, high))

    def draw(self, canvas: Canvas) -> None:
        """Draw all but the control: the name over its sentence, in the middle of the height."""
        control, box = self.control, self.box
        lit = control.hovered or control.focused
        canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=150 if lit else 90)
        words = pygame.FRect(box)
        if self.is_stacked:
            words.height = control.rect.y - _UNDER - box.y + _PADDING
        icon = pygame.FRect(box.x + _EDGE, words.centery - _ICON / 2, _ICON, _ICON)
        alpha = 255 if control.enabled else Alphas.disabled
        canvas.image(self.icon, icon, alpha=alpha)
        x = box.x + _EDGE + _BESIDE
        width = box.right - _EDGE - x if self.is_stacked else control.rect.x - x - _AWAY
        name = self._name_height(canvas.view, width)
        sentence = text_size(canvas.view, self.sentence, _SENTENCE, width)[1]
        sentence = min(sentence, words.height - name - 12)
        y = words.centery - (name + sentence) / 2
        canvas.text(self.name, (x, y, width, name), _NAME, alpha=alpha)
        canvas.text(self.sentence, (x, y + name, width, sentence + 2), _SENTENCE, alpha=alpha)

    def _words_height(self, view: Viewport, width: float) -> float:
        """Return how high the name and the sentence are at a width."""
        return self._name_height(view, width) + text_size(view, self.sentence, _SENTENCE, width)[1]

    def _name_height(self, view: Viewport, width: float) -> float:
        return max(_NAME_HEIGHT, text_size(view, self.name, _NAME, width)[1] + 2)
