"""What the master would choose before a match: a deck, ten cards, a pick, a ban, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.opponents import MASTER, card_worth, deck_worths, think
from game.rules import (
    BanCard,
    BuildDeck,
    Card,
    Constructed,
    Draft,
    PickCard,
    Preconstructed,
    TakeDeck,
)

from ..match import Match
from ..thinking.computer_player import question


class SetupChoice(NamedTuple):
    """A card to ``pick`` or ``ban``, a ``deck`` by its number, ten ``cards`` to ``build`` one of.

    ``kind`` says which. ``best`` tells that no other that could be chosen is worth more by itself,
    ``first`` that nothing has been chosen before.
    """

    kind: str
    card: Card | None
    number: int
    best: bool
    cards: tuple[Card, ...] = ()
    first: bool = False


def advise_choice(match: Match) -> SetupChoice | None:
    """Return what the master would choose for the side to act; None where it has no advice."""
    setup = match.position
    if not isinstance(setup, Draft | Preconstructed | Constructed):
        return None
    action = think(*question(match), MASTER).actions[0]
    if isinstance(setup, Draft) and isinstance(action, PickCard):
        first = not setup.picks[setup.to_act()]
        return _card("pick", setup.revealed, action.index)._replace(first=first)
    if isinstance(setup, Constructed) and isinstance(action, BanCard):
        return _card("ban", setup.decks[setup.banned_side], action.index)
    if isinstance(setup, Constructed) and isinstance(action, BuildDeck):
        book = {card.id: card for card in setup.cards}
        return SetupChoice(
            "build", None, 0, best=False, cards=tuple(map(book.__getitem__, action.cards))
        )
    if isinstance(setup, Preconstructed) and isinstance(action, TakeDeck):
        worths = deck_worths(setup)
        best = worths[action.deck] == max(worths.values())
        return SetupChoice("deck", None, action.deck, best, first=not setup.taken)
    return None


def _card(kind: str, cards: Sequence[Card], index: int) -> SetupChoice:
    best = card_worth(cards[index]) == max(map(card_worth, cards))
    return SetupChoice(kind, cards[index], index, best)
