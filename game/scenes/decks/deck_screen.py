"""What the screens about decks share: questions with answers, a line to tell, codes in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kit import Scene, give_feedback
from game.play import DeckCodeError, ProfileError, of_deck
from game.rules import Card, Refusal

from ..common.card_preview import CardPreview
from ..common.screen import Screen
from ..common.text_prompt import TextPrompt, code_question, shown_code
from ..common.why_button import WhyButton
from ..services import Services
from .saved_decks import cards_of_code, copy_code, pasted_text

NOWHERE = pygame.FRect(0, 0, 0, 0)


class DeckScreen(Screen):
    """A screen about decks, with a large card beside the one that is pointed at."""

    def __init__(self, services: Services, preview: CardPreview | None = None) -> None:
        super().__init__(services)
        self.message = ""
        self.preview = preview or CardPreview(services)
        self.why = WhyButton(self)

    def tell(self, message: str, refusal: Refusal | None = None) -> None:
        """Show a line, or none; of a ``refusal`` the reason can be asked for."""
        if message:
            give_feedback("notice")
        self.message = message
        self.why.show(refusal)
        self.invalidate()

    def refusal(self) -> Refusal | None:
        """Return what was refused last, as long as it is told."""
        return self.why.refusal

    def ask(self, scene: Scene, answer: Callable[[object], None] | None = None) -> None:
        """Push a scene whose result ``answer`` hears."""
        self.look_at(None)
        self.stack.push(scene, answer)

    def resume(self) -> None:
        """Show what the scene above may have changed."""
        self.invalidate()

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do something to the saved decks, and tell what kept it from being done."""
        try:
            act()
        except ProfileError as problem:
            self.tell(str(problem))
            return False
        return True

    def copy_cards(self, cards: Sequence[Card]) -> None:
        """Copy the code of these cards, or show it where there is no clipboard."""
        try:
            line, code = copy_code(self.services, cards)
        except DeckCodeError as error:
            self.tell(self.translate(f"library.code_{error.reason}"), of_deck(len(cards)))
            return
        self.tell(line)
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

    def look_at(self, card: Card | None, near: pygame.FRect = NOWHERE) -> None:
        """Show a card large beside where it lies, or none."""
        if self.preview.point_at(card, near):
            self.invalidate()

    def update(self, dt: float) -> bool:
        """Move the widgets and the large card."""
        moving = super().update(dt)
        return self.preview.update(dt) or moving
