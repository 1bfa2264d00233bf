"""The base of the screens about saved decks: changes that can fail, codes in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Viewport,
    grown,
    text_room,
    text_style,
)
from game.play import DeckCodeError, ProfileError, of_deck
from game.rules import Card, Refusal

from ..common import CardScreen, TextPrompt, code_question, shown_code
from .saved_decks import cards_of_code, copy_code, pasted_text

#: How high the line below a list of decks is.
LINE_HEIGHT = 30.0
_LINE = text_style.BODY.with_changes(
    size=17, align="center", valign="middle", fit=True, outline=1.4
)


def line_height(view: Viewport, screen: CardScreen, hint: str, width: float) -> float:
    """Return how high the line is with what is written in it, in texts of any size."""
    if grown(1.0) == 1.0:
        return LINE_HEIGHT
    return max(LINE_HEIGHT, text_room(view, screen.message or hint, _LINE, width - 60) + 4)


def draw_line(
    canvas: Canvas,
    screen: CardScreen,
    hint: str,
    box: pygame.FRect,
    *,
    colour: Colour = Colours.text,
    message_colour: Colour = Colours.attention,
) -> None:
    """Write below a list of decks what the player must hear of, or else what can be done."""
    words = screen.message or hint
    line = screen.why.make_room(canvas, words, box, _LINE)
    canvas.text(words, line, _LINE, colour=message_colour if screen.message else colour)


class DeckScreen(CardScreen):
    """A screen about the player's own decks."""

    rule: ClassVar[str] = "R2.5"
    #: Whether what is told last is something that was done, not what kept it from being done.
    done: bool = False

    def tell(self, message: str, refusal: Refusal | None = None) -> None:
        """Show what kept something from being done; "" shows nothing."""
        self.done = False
        super().tell(message, refusal)

    def report(self, message: str) -> None:
        """Show what was done."""
        self.tell(message)
        self.done = True

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do something to the saved decks, and tell what kept it from being done."""
        try:
            act()
        except ProfileError as problem:
            self.tell(self.services.say(problem))
            return False
        return True

    def copy_cards(self, cards: Sequence[Card]) -> None:
        """Copy the code of these cards, or show it where there is no clipboard."""
        try:
            line, code = copy_code(self.services, cards)
        except DeckCodeError as error:
            self.tell(self.translate(f"library.code_{error.reason}"), of_deck(len(cards)))
            return
        self.report(line)
        if code:
            self.ask(TextPrompt(self.services, shown_code(self.services), code))

    def paste_cards(self, take: Callable[[tuple[Card, ...]], None]) -> None:
        """Hand the cards of the code on the clipboard to ``take``, or ask for a code."""

        def complaint(code: str) -> str:
            return cards_of_code(self.services, code)[1]

        def answer(code: object) -> None:
            if isinstance(code, str):
                take(cards_of_code(self.services, code)[0])

        text = pasted_text()
        if text and not complaint(text):
            answer(text)
        else:
            self.ask(
                TextPrompt(self.services, code_question(self.services, complaint), text), answer
            )
