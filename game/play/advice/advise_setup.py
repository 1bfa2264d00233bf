"""The master's choices before a match: a deck, ten cards, a pick, a ban, and why."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.opponents import choose_setup
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


class SetupChoice(NamedTuple):
    """A card to ``pick`` or ``ban``, a ``deck`` by its number, ten ``cards`` to ``build`` one of.

    ``kind`` says which, and ``reason`` why: a deck may be the ``first`` that is taken, the
    ``second``, or that of a ``ring`` or a ``solo`` match, in which the Horde gets the rest; for
    anything else it is ``kind`` again.
    """

    kind: str
    reason: str
    card: Card | None = None
    number: int = 0
    cards: tuple[Card, ...] = ()


def advise_choice(match: Match) -> SetupChoice | None:
    """Return what the master would choose for the side to act; None where it has no advice.

    A player lets chance move what it thinks a little, so that matches differ; advice does not.
    """
    setup = match.position
    if not isinstance(setup, Draft | Preconstructed | Constructed):
        return None
    action = choose_setup(setup, setup.to_act(), Random(0), noise=0)
    if isinstance(setup, Draft) and isinstance(action, PickCard):
        return SetupChoice("pick", "pick", setup.revealed[action.index])
    if isinstance(setup, Constructed) and isinstance(action, BanCard):
        return SetupChoice("ban", "ban", setup.decks[setup.banned_side][action.index])
    if isinstance(setup, Constructed) and isinstance(action, BuildDeck):
        book = {card.id: card for card in setup.cards}
        return SetupChoice("build", "build", cards=tuple(map(book.__getitem__, action.cards)))
    if isinstance(setup, Preconstructed) and isinstance(action, TakeDeck):
        return SetupChoice("deck", _deck_reason(setup), number=action.deck)
    return None


def _deck_reason(setup: Preconstructed) -> str:
    if setup.terms.solo or setup.field.wings:
        return "solo"
    if setup.field.is_ring:
        return "ring"
    return "second" if setup.taken else "first"
