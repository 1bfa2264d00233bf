"""A question over the scene below that is answered by typing: a name, a code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Sizes,
    TextField,
    TextStyle,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_size,
    text_style,
)
from game.play import missing
from game.rules import Refusal

from ...services import Services
from ..screen import Screen, inner
from .why_button import WhyButton, why_width

#: How wide the panel is, and at most as its words grow; its edge.
_WIDTH, _WIDEST, _EDGE = 620.0, 940.0, 1.6 * Sizes.padding
#: The heights of head, of the words above the field and of those below; the last for the foot.
_HEAD, _TEXT, _LINE, _AWAY = 52.0, 46.0, 46.0, 7.0
_WORDS = text_style.BODY.with_changes(size=Sizes.strong - 1, align="center", fit=True)
_COMPLAINT = text_style.BODY.with_changes(
    size=Sizes.body, align="center", valign="middle", fit=True, colour=Colours.attention
)


@dataclass(frozen=True, slots=True)
class TextQuestion:
    """The words of a question.

    ``complain`` says what is wrong with an answer, as a code of ``reasons``, "" for nothing.
    """

    title: str
    text: str
    yes: str
    no: str
    complain: Callable[[str], str] = lambda _answer: ""


class TextPrompt(Screen):
    """Asks for one line of text; leaves it, or None when the player thinks better of it."""

    transparent: ClassVar[bool] = True

    def __init__(
        self, services: Services, question: TextQuestion, answer: str = "", *, longest: int = 28
    ) -> None:
        super().__init__(services)
        self.question = question
        self.field = self.widgets.add(
            TextField(answer, max_length=longest, on_change=self._changed, on_submit=self._submit)
        )
        self.no_button = self.widgets.add(
            Button(question.no, lambda: self.stack.pop(None), icon="icons/back")
        )
        self.yes_button = self.widgets.add(
            Button(
                question.yes,
                lambda: self._submit(self.field.text),
                kind="primary",
                icon="icons/tick",
            )
        )
        self.why_button = self.widgets.add(
            WhyButton(self.translate, self.ask_why, "why.ask_typing")
        )
        self.widgets.focus(self.field)
        self.complaint = ""
        self._box, self._words, self._line = (pygame.FRect(0, 0, 0, 0) for _ in range(3))
        self._head = _HEAD
        self._judge(question.complain(answer) if answer else "")

    def refusal(self) -> Refusal | None:
        """Return what is wrong with the answer, or None."""
        return self.why_button.refusal

    def resume(self) -> None:
        """Let the player type on when the reason has been read."""
        self.widgets.focus(self.field)

    def handle_rest(self, intent: Intent) -> None:
        """Leave without an answer on "back"."""
        if intent == Command("back"):
            self.stack.pop(None)

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Measure the words; return the size of the panel around all."""
        width = min(grown(_WIDTH), max(_WIDTH, _WIDEST))
        inside = width - 2 * _EDGE
        self._head = head_height(view, self.question.title, inside, _HEAD)
        self._words.size = inside, _tall(view, self.question.text, _WORDS, inside, _TEXT)
        room = inside - why_width() - Sizes.gap
        self._line.size = inside, _tall(view, self.complaint, _COMPLAINT, room, grown(_LINE))
        height = 2 * _EDGE - 10 + self._head + self._words.height + self._line.height
        return width, height + 2 + 5 + _AWAY + button_height(Sizes.field_height) + button_height()

    def resize(self, view: Viewport) -> None:
        """Lay the field and the buttons on the panel."""
        self._box = view.centered(self._measure(view))
        inside = inner(self._box, _EDGE)
        self._words.topleft = inside.x, inside.y + self._head - 10
        field = button_height(Sizes.field_height)
        self.field.place((inside.x, self._words.bottom + 2, inside.width, field))
        self._line.topleft = inside.x, self.field.rect.bottom + 5
        width, high = (inside.width - Sizes.gap) / 2, button_height()
        self.no_button.place((inside.x, inside.bottom - high, width, high))
        self.yes_button.place((inside.right - width, inside.bottom - high, width, high))

    def draw(self, canvas: Canvas) -> None:
        """Dim what is below, and draw the panel, the words and the widgets."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = inner(self._box, _EDGE)
        head = (inside.x, inside.y - 12, inside.width, self._head)
        draw_head(canvas, head, self.question.title)
        canvas.text(self.question.text, self._words, _WORDS, valign="middle")
        room = self.why_button.make_room(canvas, self.complaint, self._line, _COMPLAINT)
        canvas.text(self.complaint, room, _COMPLAINT)
        self.widgets.draw(canvas)

    def _changed(self, _answer: str) -> None:
        self._judge("")

    def _judge(self, code: str) -> None:
        """Say what is wrong with the answer, "" for nothing."""
        self.complaint = self.translate(f"library.{code}") if code else ""
        self.why_button.show(missing(code) if code else None)
        if self.on_stack:
            self.lay_out_anew()

    def _submit(self, answer: str) -> None:
        self._judge(self.question.complain(answer))
        if not self.complaint:
            self.stack.pop(answer.strip())


def _tall(view: Viewport, words: str, style: TextStyle, width: float, least: float) -> float:
    """Return how high words are at a width, at least ``least``."""
    return max(least, text_size(view, words, style.with_changes(wrap=True), width)[1] + 2)


def name_question(services: Services) -> TextQuestion:
    """Return the question for a deck's new name."""
    return TextQuestion(
        services.translate("library.rename_title"),
        services.translate("library.rename_text"),
        services.translate("library.rename_yes"),
        services.translate("library.keep"),
        lambda name: "" if name.strip() else "name_missing",
    )


def code_question(services: Services, complain: Callable[[str], str]) -> TextQuestion:
    """Return the question for a deck's code."""
    return TextQuestion(
        services.translate("library.code_title"),
        services.translate("library.code_text"),
        services.translate("library.code_yes"),
        services.translate("library.keep"),
        complain,
    )


def shown_code(services: Services) -> TextQuestion:
    """Return the words around a code that has to be written down, for want of a clipboard."""
    return TextQuestion(
        services.translate("library.shown_title"),
        services.translate("library.no_clipboard"),
        services.translate("library.shown_yes"),
        services.translate("library.keep"),
    )


def example(services: Services) -> TextPrompt:
    """Return the question for a code, with a wrong one."""
    return TextPrompt(services, code_question(services, lambda _: "code_check"), "A2B4")
