"""A question over the scene below that is answered by typing: a name, a code."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Row,
    Sizes,
    Space,
    TextField,
    Viewport,
    Words,
    button_height,
    grown,
    text_size,
    text_style,
)
from game.play import missing

from ...services import Services
from ..screen import Screen
from .dialog import Dialog
from .why_button import WhyButton, why_width

#: The heights of the words above the field and of those below; the last for the foot.
_TEXT, _LINE, _AWAY = 46.0, 46.0, 7.0
_WORDS = text_style.BODY.with_changes(
    size=Sizes.strong - 1, align="center", valign="middle", fit=True
)
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


class TextPrompt(Dialog, Screen):
    """Asks for one line of text; leaves it, or None when the player thinks better of it."""

    sight = "lookout"
    wide, widest = 556.0, 876.0
    edges: ClassVar[tuple[float, float, float]] = (32.0, 20.0, 32.0)
    spaces: ClassVar[tuple[float, float]] = (2.0, 0.0)
    head: ClassVar[float] = 52.0

    def __init__(
        self, services: Services, question: TextQuestion, answer: str = "", *, longest: int = 28
    ) -> None:
        super().__init__(services)
        self.question, self.title = question, question.title
        self.field = self.widgets.add(
            TextField(
                answer,
                max_length=longest,
                on_change=lambda _answer: self._judge(""),
                on_submit=self._submit,
            )
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
        self._judge(question.complain(answer) if answer else "")

    def resume(self) -> None:
        """Let the player type on when the reason has been read."""
        self.widgets.focus(self.field)

    def make_body(self) -> Block:
        """Return the words, the field, what is wrong with the answer, and the buttons."""
        return Column(
            Words(self.question.text, _WORDS, _TEXT),
            Space(2.0),
            Item(self.field, button_height(Sizes.field_height)),
            Space(5.0),
            Drawn(self._draw_complaint, self._complaint_high),
            Space(_AWAY),
            Row(Item(self.no_button), Item(self.yes_button)),
        )

    def _complaint_high(self, view: Viewport, width: float) -> float:
        room = width - why_width() - Sizes.gap
        style = _COMPLAINT.with_changes(wrap=True)
        return max(grown(_LINE), text_size(view, self.complaint, style, room)[1] + 2)

    def _draw_complaint(self, canvas: Canvas, area: pygame.FRect) -> None:
        room = self.why_button.make_room(canvas, self.complaint, area, _COMPLAINT)
        canvas.text(self.complaint, room, _COMPLAINT)

    def _judge(self, code: str) -> None:
        """Say what is wrong with the answer, "" for nothing."""
        self.complaint = self.translate(f"library.{code}") if code else ""
        self.why_button.show(missing(code) if code else None)
        self.lay_out_anew()

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
