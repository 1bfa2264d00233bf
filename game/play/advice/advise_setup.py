"""The master's choices before a match: a deck, ten cards, a pick, a ban, and why."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import NamedTuple

from game.content import Deck, OddsTable
from game.opponents import choose_setup, deck_share
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
    if setup.terms.has_horde:
        return "solo"
    if setup.field.is_ring:
        return "ring"
    return "second" if setup.taken else "first"


#: The strength that played the measured games, on both sides.
DECKS_PLAYED_BY = "deep"


def deck_worth(
    decks: Sequence[Deck], number: int, other: int | None = None, odds: OddsTable | None = None
) -> float | None:
    """Return the share of games, 0 to 1, that a deck wins against an ``other``, or against all.

    ``odds`` are the even odds that are given. None where games tell nothing of these decks.
    """
    rivals = [each for each in range(len(decks)) if each != number] if other is None else [other]
    shares = [
        odds.share(number, rival)
        if odds is not None
        else deck_share(decks[number].cards, decks[rival].cards)
        for rival in rivals
    ]
    known = [share for share in shares if share is not None]
    return sum(known) / len(known) if shares and len(known) == len(shares) else None


def even_pair(
    decks: Sequence[Deck], left: int | None = None, right: int | None = None
) -> tuple[int, int]:
    """Return two decks, by number, that win as evenly against each other as any; those given stay.

    Where games tell nothing of them, they are the first.
    """
    pairs = [
        (one, other)
        for one, other in permutations(range(len(decks)), 2)
        if left in (None, one) and right in (None, other)
    ]
    return min(pairs, key=lambda pair: _unevenness(decks, *pair))


def _unevenness(decks: Sequence[Deck], one: int, other: int) -> float:
    share = deck_worth(decks, one, other)
    # Either way round a pair is as even, whatever floats make of it.
    return 1.0 if share is None else round(abs(share - 0.5), 6)
