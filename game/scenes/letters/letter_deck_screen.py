"""The choice of a deck of ten for a match by letter whose decks are built."""

from game.kit import Block, Column, Intent, Item
from game.rules import DECK_SIZE

from ..decks.deck_list import DeckList
from ..decks.saved_decks import ShownDeck, saved_decks, suggested_decks
from ..services import Services
from .desk import DeskLook, LetterScreen


class LetterDeckScreen(LetterScreen):
    """Leaves the cards of the chosen deck, or None."""

    depth = 4
    look, hint = DeskLook(size=0.0), "letters.deck_hint"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.remake()

    def make(self) -> None:
        """Make the list of decks that can be played with the printed cards."""
        self.title = self.translate("letters.deck")
        self.list = self.widgets.add(
            DeckList(
                on_select=lambda _: self.tell(""), on_pick=lambda _: self.take(), note=self._note
            )
        )
        kit = self.services.content.cards
        decks = suggested_decks(self.services)
        with self.services.telling(self.tell):
            decks = [*saved_decks(self.services), *decks]
        fit = [deck for deck in decks if deck.complete and all(card in kit for card in deck.ids)]
        self.list.show(fit, 0 if fit else None)
        self.back = self.add_button("start.back", self.go_back, "back")
        self.go = self.add_main_button("construct.play", self.take, "tick")

    def _note(self, deck: ShownDeck) -> str:
        return self.translate("construct.saved") if deck.saved else deck.text

    def take(self) -> None:
        """Leave the cards of the chosen deck."""
        deck = self.list.chosen
        if deck is not None and len(deck.ids) == DECK_SIZE:
            self.stack.pop(deck.ids)

    def go_back(self) -> None:
        """Leave no deck."""
        self.stack.pop(None)

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the cards, then do as every screen."""
        self.list.follow_pointer(intent, self.look_at)
        super().handle(intent)

    def make_body(self) -> Block:
        """Return the decks."""
        return Column(Item(self.list, 0.0, spring=1))
