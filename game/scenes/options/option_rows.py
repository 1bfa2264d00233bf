"""The parts of the options: the pages' tabs, and a row with a sentence for every setting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from game.kit import Alphas, Canvas, Colours, ColumnButton, Sizes, ValueWidget, text_style

ROW_HEIGHT, ROW_GAP = 92.0, 8.0
_NAME_HEIGHT, _ICON, _EDGE = 28.0, 38.0, 22.0
_BAR = 5.0
_TAB_ICON = 0.6
_NAME = text_style.STRONG.with_changes(size=19, colour=Colours.light)
_SENTENCE = text_style.BODY.with_changes(size=15, colour=Colours.muted, fit=True)


class OptionTab(ColumnButton):
    """A page's name; the one that lies open is marked."""

    feedback: ClassVar[str] = "toggle"

    def __init__(self, label: str, icon: str, on_click: Callable[[], None]) -> None:
        super().__init__(label, on_click, kind="quiet", icon=icon, size=Sizes.strong + 1)
        self.chosen = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the mark of the open page, and the words as a quiet button has them."""
        if self.chosen:
            canvas.fill(self.rect, Colours.gold, radius=Sizes.radius, alpha=Alphas.selected)
            bar = (self.rect.x + 4, self.rect.y + 9, _BAR, self.rect.height - 18)
            canvas.fill(bar, Colours.gold, radius=_BAR / 2)
        super().draw(canvas)

    def draw_label(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the picture and the words at the edge where reading begins."""
        side = box.height * _TAB_ICON
        words = pygame.FRect(box.x, box.y, box.width - side - 16, box.height)
        x = box.right - side / 2
        if not canvas.begins_right(self.label):
            words.right = box.right
            x = box.x + side / 2
        self.draw_icon(canvas, (x, box.centery), side)
        canvas.text(self.label, words, self.label_style.with_changes(align="start"))

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

    def place(self, box: pygame.FRect) -> None:
        """Lie in ``box``."""
        self.box = box
        x = box.right - _EDGE - self.width
        self.control.place((x, box.centery - 20, self.width, 40))

    def draw(self, canvas: Canvas) -> None:
        """Draw all but the control: the name over its sentence, in the middle of the height."""
        control, box = self.control, self.box
        lit = control.hovered or control.focused
        canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=150 if lit else 90)
        icon = pygame.FRect(box.x + _EDGE, box.centery - _ICON / 2, _ICON, _ICON)
        alpha = 255 if control.enabled else Alphas.disabled
        canvas.image(self.icon, icon, alpha=alpha)
        x = icon.right + 18
        width = control.rect.x - x - 24
        room = box.height - _NAME_HEIGHT - 12
        height = min(room, canvas.text_size(self.sentence, _SENTENCE, width)[1])
        y = box.centery - (_NAME_HEIGHT + height) / 2
        canvas.text(self.name, (x, y, width, _NAME_HEIGHT), _NAME, fit=True, alpha=alpha)
        sentence = (x, y + _NAME_HEIGHT, width, room)
        canvas.text(self.sentence, sentence, _SENTENCE, alpha=alpha)
