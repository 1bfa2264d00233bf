"""The player's saved decks as the screens use them: cards, codes, and what is wrong in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Viewport,
    grown,
    read_clipboard,
    text_room,
    text_style,
    write_clipboard,
)
from game.play import (
    DeckCodeError,
    DeckStore,
    ProfileError,
    SavedDeck,
    deck_code,
    from_deck_code,
    of_deck,
)
from game.rules import DECK_SIZE, Card, Refusal

from ..common import Screen, TextPrompt, by_cost, code_question, shown_code
from ..services import Services

LONGEST_NAME = 28


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """A deck as a list shows it; ``saved`` is what it is kept as, None for a suggested one.

    ``text`` is how a suggested one plays.
    """

    name: str
    cards: tuple[Card, ...]
    saved: SavedDeck | None = None
    text: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its cards."""
        return tuple(card.id for card in self.cards)

    @property
    def complete(self) -> bool:
        """Whether it can be played."""
        return len(self.cards) == DECK_SIZE


def shelf(services: Services) -> DeckStore:
    """Return where the decks are kept; what it does may raise ``ProfileError``."""
    return services.profile.decks


def known_cards(services: Services, ids: Sequence[str]) -> tuple[Card, ...]:
    """Return the cards with these ids that there are, in the order in which a deck is read."""
    cards = services.all_cards
    return by_cost(cards[card] for card in ids if card in cards)


def saved_decks(services: Services) -> list[ShownDeck]:
    """Return the player's decks."""
    decks = shelf(services).all()
    return [ShownDeck(deck.name, known_cards(services, deck.cards), deck) for deck in decks]


def count_decks(services: Services) -> int:
    """Return how many decks are kept; 0 where that cannot be told, which saving then says."""
    try:
        return len(shelf(services).all())
    except ProfileError:
        return 0


def suggested_decks(services: Services) -> list[ShownDeck]:
    """Return the ready-made decks of ten, those of the player's own files first."""
    own = services.own.decks_of(DECK_SIZE)
    made = services.translate("own_cards.title")
    return [ShownDeck(deck.name, by_cost(deck.cards), text=made) for deck in own] + [
        ShownDeck(
            services.translate(f"library.suggested.{deck.id}.name"),
            by_cost(deck.cards),
            text=services.translate(f"library.suggested.{deck.id}.text"),
        )
        for deck in services.content.suggested
    ]


def new_suggestions(services: Services, decks: Sequence[ShownDeck]) -> list[ShownDeck]:
    """Return the suggested decks whose cards none of ``decks`` has."""
    known = {frozenset(deck.ids) for deck in decks}
    return [deck for deck in suggested_decks(services) if frozenset(deck.ids) not in known]


def cards_of_code(services: Services, text: str) -> tuple[tuple[Card, ...], str]:
    """Return the cards of a code, or none and what is wrong with it, as a code of ``reasons``."""
    try:
        return known_cards(services, from_deck_code(text)), ""
    except DeckCodeError as error:
        return (), f"code_{error.reason}"


def copy_code(services: Services, cards: Sequence[Card]) -> tuple[str, str]:
    """Put the code of ten cards on the clipboard.

    Returns a line to tell, and the code where it could not be put there: then
    it has to be shown. Raises ``DeckCodeError`` for cards that have none.
    """
    code = deck_code(card.id for card in cards)
    if write_clipboard(code):
        return services.translate("library.copied", code=code), ""
    return services.translate("library.no_clipboard"), code


def pasted_text() -> str:
    """Return what is on the clipboard, as far as a code could be: one short line."""
    text = (read_clipboard() or "").strip()
    return text.splitlines()[0][:LONGEST_NAME] if text else ""


#: How high the line below a list of decks is, and how far it reaches into the foot.
LINE_HEIGHT, LINE_DOWN = 30.0, 4.0
_LINE = text_style.BODY.with_changes(
    size=17, align="center", valign="middle", fit=True, outline=1.4
)


def line_height(view: Viewport, screen: Screen, hint: str, width: float) -> float:
    """Return how high the line is with what is written in it, in texts of any size."""
    if grown(1.0) == 1.0:
        return LINE_HEIGHT
    return max(LINE_HEIGHT, text_room(view, screen.message or hint, _LINE, width - 60) + 4)


def draw_line(
    canvas: Canvas,
    screen: Screen,
    hint: str,
    box: pygame.FRect,
    *,
    colour: Colour = Colours.text,
    message_colour: Colour = Colours.attention,
) -> None:
    """Write below a list of decks what the player must hear of, or else what can be done."""
    words = screen.message or hint
    line = screen.why_button.make_room(canvas, words, box, _LINE)
    canvas.text(words, line, _LINE, colour=message_colour if screen.message else colour)


class DeckScreen(Screen):
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
        with self.services.telling(self.tell):
            act()
            return True
        return False

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
