"""Cards in a panel of the muster under a head, with the buttons for the one that is chosen."""

from __future__ import annotations

from game.kit import (
    Block,
    Button,
    Colours,
    Item,
    Line,
    Panel,
    Row,
    Sizes,
    Space,
    Words,
    grown,
    text_style,
)

from ..parts.company_card import CardGrid, CompanyCard

EDGE, CARD_GAP = 18.0, 10.0
#: How wide a card is at most, and at least before the page scrolls.
WIDEST_CARD, LEAST_CARD = 150.0, 84.0
_HEAD = text_style.STRONG.with_changes(size=19, colour=Colours.gold, wrap=True)


class CardGroup:
    """Cards under a head, of which one is chosen, with the buttons for it."""

    def __init__(self, head: str, empty: str) -> None:
        self.head, self.empty = head, empty
        self.cards: dict[str, CompanyCard] = {}
        self.chosen = ""
        self.buttons: list[Button] = []

    def choose(self, card: str) -> None:
        """Choose one of the cards, or none."""
        self.chosen = card if card in self.cards else ""
        for each, widget in self.cards.items():
            widget.chosen = each == self.chosen
        for button in self.buttons:
            button.enabled = bool(self.chosen)

    def panel(self, columns: int, least: float) -> Panel:
        """Return the panel; its cards are at least so wide, 0 for as wide as may be."""
        cards: Block = Words(self.empty, spring=1.0)
        if self.cards:
            cards = CardGrid(
                [*self.cards.values()],
                columns,
                most=WIDEST_CARD,
                least=least,
                gap=CARD_GAP,
                spring=1.0,
            )
        return Panel(
            Line(self.head, _HEAD),
            Space(Sizes.gap),
            cards,
            Space(CARD_GAP),
            Row(*map(Item, self.buttons), most=grown(330.0)),
            edge=EDGE,
        )
