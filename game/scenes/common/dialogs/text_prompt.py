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
    Viewport,
    draw_head,
    draw_panel,
    text_style,
)
from game.play import missing
from game.rules import Refusal

from ...services import Services
from ..screen import Screen, inner
from .why_button import WhyButton

_SIZE = (620.0, 300.0)
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
        self.why = self.widgets.add(WhyButton(self, "why.ask_typing"))
        self.widgets.focus(self.field)
        self.complaint = ""
        self._judge(question.complain(answer) if answer else "")

    def refusal(self) -> Refusal | None:
        """Return what is wrong with the answer, or None."""
        return self.why.refusal

    def resume(self) -> None:
        """Let the player type on when the reason has been read."""
        self.widgets.focus(self.field)

    def handle_rest(self, intent: Intent) -> None:
        """Leave without an answer on "back"."""
        if intent == Command("back"):
            self.stack.pop(None)

    def resize(self, view: Viewport) -> None:
        """Lay the field and the buttons on the panel."""
        self._box = view.centered(_SIZE)
        inside = inner(self._box, 1.6 * Sizes.padding)
        self.field.place((inside.x, inside.y + 90, inside.width, Sizes.field_height))
        width = (inside.width - Sizes.gap) / 2
        foot = inside.bottom - Sizes.button_height
        self.no_button.place((inside.x, foot, width, Sizes.button_height))
        self.yes_button.place((inside.right - width, foot, width, Sizes.button_height))

    def draw(self, canvas: Canvas) -> None:
        """Dim what is below, and draw the panel, the words and the widgets."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = inner(self._box, 1.6 * Sizes.padding)
        head = (inside.x, inside.y - 12, inside.width, 52)
        draw_head(canvas, head, self.question.title)
        words = (inside.x, inside.y + 42, inside.width, 46)
        canvas.text(self.question.text, words, _WORDS, valign="middle")
        line = pygame.FRect(inside.x, self.field.rect.bottom + 5, inside.width, 46)
        canvas.text(
            self.complaint,
            self.why.make_room(canvas, self.complaint, line, _COMPLAINT),
            _COMPLAINT,
        )
        self.widgets.draw(canvas)

    def _changed(self, _answer: str) -> None:
        self._judge("")

    def _judge(self, code: str) -> None:
        """Say what is wrong with the answer, "" for nothing."""
        self.complaint = self.translate(f"library.{code}") if code else ""
        self.why.show(missing(code) if code else None)
        self.invalidate()

    def _submit(self, answer: str) -> None:
        self._judge(self.question.complain(answer))
        if not self.complaint:
            self.stack.pop(answer.strip())


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
