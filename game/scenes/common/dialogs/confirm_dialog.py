"""A question over the scene below, answered with yes or no."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.kit import (
    Button,
    Canvas,
    Command,
    Intent,
    Sizes,
    Toggle,
    Viewport,
    WidgetScene,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_size,
    text_style,
)

from ...services import Services

_HEAD, _WIDTH, _NARROWEST_BUTTON = 54.0, 520.0, 130.0
#: How wide the panel is at most, as its words grow.
_WIDEST = 860.0
#: How high the switch is.
_SWITCH = 34.0
_WORDS = text_style.BODY.with_changes(size=Sizes.strong - 1, align="center")


@dataclass(frozen=True, slots=True)
class ConfirmQuestion:
    """The words of a question: ``yes`` does it, ``no`` leaves everything as it is.

    ``icon`` is the picture of what ``yes`` does.
    """

    title: str
    text: str
    yes: str
    no: str
    icon: str = "icons/tick"


@dataclass(frozen=True, slots=True)
class NeverAgain:
    """A switch below a question: ``on_change`` hears whether it is never to be asked again."""

    words: str
    on_change: Callable[[bool], None]


class ConfirmDialog(WidgetScene):
    """Asks before something that cannot be taken back; leaves True or False.

    "No" comes first, has the keyboard, and is what Escape means. A question that comes again and
    again can have a switch that ends it.
    """

    transparent: ClassVar[bool] = True
    opening_sound: ClassVar[str] = "notice"

    def __init__(self, question: ConfirmQuestion, never: NeverAgain | None = None) -> None:
        super().__init__()
        self.title = question.title
        self.text = question.text
        no = Button(question.no, lambda: self.stack.pop(False), kind="primary", icon="icons/back")
        yes = Button(question.yes, lambda: self.stack.pop(True), icon=question.icon)
        self.buttons = [no, yes]
        self.widgets.extend(self.buttons)
        self.never: Toggle | None = None
        if never is not None:
            self.never = self.widgets.add(Toggle(never.words, False, never.on_change, share=0.7))
        self.widgets.focus(no)
        self._box = pygame.FRect(0, 0, 0, 0)
        #: The width of what is on the panel, the height of its head, and whether the buttons lie
        #: below each other.
        self._inside, self._head, self._stacked = 0.0, _HEAD, False

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Give the buttons and the switch their sizes; return that of the panel around all."""
        for button in self.buttons:
            button.rect.height = button_height()
            button.rect.width = max(_NARROWEST_BUTTON, button.width(view))
        row = sum(button.rect.width + Sizes.gap for button in self.buttons) - Sizes.gap
        most = view.width - 2 * Sizes.padding
        width = min(max(grown(_WIDTH), row + 3 * Sizes.padding), max(_WIDEST, _WIDTH), most)
        self._inside = width - 3 * Sizes.padding
        self._stacked = row > self._inside
        self._head = head_height(view, self.title, self._inside, _HEAD)
        height = 2 * Sizes.padding + self._head + Sizes.gap_small + 1.4 * Sizes.padding
        height += text_size(view, self.text, _WORDS, self._inside)[1]
        rows = len(self.buttons) if self._stacked else 1
        height += rows * (button_height() + Sizes.gap) - Sizes.gap
        if self.never is not None:
            tall = max(_SWITCH, self.never.label_height(view, self._inside))
            self.never.rect.size = self._inside, tall
            height += tall + Sizes.gap
        return width, height

    def resize(self, view: Viewport) -> None:
        """Lay the buttons below the words: side by side, or below each other for want of room."""
        self._box = view.centered(self._measure(view))
        y = self._box.bottom - 1.1 * Sizes.padding - button_height()
        if self._stacked:
            # "No" is above, as it comes first.
            for button in reversed(self.buttons):
                button.place(
                    (self._box.centerx - self._inside / 2, y, self._inside, button_height())
                )
                y -= button_height() + Sizes.gap
            y += button_height() + Sizes.gap
        else:
            row = sum(button.rect.width + Sizes.gap for button in self.buttons) - Sizes.gap
            x = self._box.centerx - row / 2
            for button in self.buttons:
                button.rect.topleft = x, y
                x += button.rect.width + Sizes.gap
        if self.never is not None:
            x = self._box.centerx - self._inside / 2
            self.never.rect.topleft = x, y - Sizes.gap - self.never.rect.height

    def handle_rest(self, intent: Intent) -> None:
        """Take "back" for a no."""
        if intent == Command("back"):
            self.stack.pop(False)

    def draw(self, canvas: Canvas) -> None:
        """Draw the veil, the panel and the buttons."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = self._box.inflate(-3 * Sizes.padding, -2 * Sizes.padding)
        draw_head(canvas, (inside.x, inside.y, inside.width, self._head), self.title)
        words = (inside.x, inside.y + self._head + Sizes.gap_small, inside.width, inside.height)
        canvas.text(self.text, words, _WORDS)
        self.widgets.draw(canvas)


def concede_question(services: Services, name: str, key: str = "concede") -> ConfirmQuestion:
    """Return the question whether ``name`` really gives the match up, in the words of ``key``."""
    return ConfirmQuestion(
        services.translate(f"confirm.{key}_title"),
        services.translate(f"confirm.{key}_text", name=name),
        services.translate(f"confirm.{key}_yes"),
        services.translate(f"confirm.{key}_no"),
        "icons/surrender",
    )


def leave_question(services: Services, section: str) -> ConfirmQuestion:
    """Return the question whether to leave, in the words of a section of the texts."""
    parts = ("title", "text", "yes", "no")
    title, text, yes, no = (services.translate(f"{section}.leave_{part}") for part in parts)
    return ConfirmQuestion(title, text, yes, no, "icons/leave")


def example(services: Services) -> ConfirmDialog:
    """Return the question for conceding."""
    return ConfirmDialog(concede_question(services, "Alaric"))
