"""The printed decks of a ring: taken one after the other, in the order of its mode (R14.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import Preconstructed, TakeDeck

from ..services import Services
from ..setup.decks_on_offer import decks_of_match
from .deck_row import FREE, JOINS, OWN, TAKEN, WAITS

if TYPE_CHECKING:
    from game.play import Match
    from game.rules import DeckOdds


class RingDeckSelection:
    """The decks of all seats, by number; the one to choose may change it until it is submitted.

    ``taken`` holds None for a seat that has no deck yet.
    """

    #: There is no even odds among more than two (R2.8), and no games that were measured.
    odds: tuple[DeckOdds, ...] = ()
    recommends = True

    def __init__(self, services: Services, match: Match) -> None:
        self.match = match
        self.decks = decks_of_match(services, match)
        position = match.position
        assert isinstance(position, Preconstructed)
        self.field = position.field
        #: The seats in the order in which they choose.
        self.order = position.order
        self.custom = position.terms.custom
        self.taken: list[int | None] = [None] * len(match.seats)
        for side, deck in zip(self.order, position.taken, strict=False):
            self.taken[side] = deck
        self.turn = len(position.taken)
        self.propose()

    @property
    def over(self) -> bool:
        """Whether every hand has its deck."""
        return self.turn == len(self.order)

    @property
    def chooser(self) -> int | None:
        """The seat to choose, or None when all have a deck."""
        return None if self.over else self.order[self.turn]

    @property
    def choosing(self) -> list[int]:
        """The seat whose deck a person chooses now."""
        chooser = self.chooser
        by_person = chooser is not None and self.match.seat(chooser).is_person
        return [chooser] if chooser is not None and by_person else []

    @property
    def left(self) -> list[int]:
        """The decks that no hand has: the Horde's (R13.21), or laid aside (R15.1)."""
        return [number for number in range(len(self.decks)) if number not in self.taken]

    def propose(self) -> None:
        """Let the person to choose begin with a deck: the one for beginners, or the first left."""
        left = self.left
        for side in self.choosing:
            easy = (number for number in left if self.decks[number].recommended)
            self.taken[side] = next(easy, left[0])

    def choose(self, side: int, deck: int) -> None:
        """Let the person to choose change their mind."""
        self.taken[side] = deck

    def choice(self, side: int) -> TakeDeck | None:
        """Return the choice of a person."""
        deck = self.taken[side]
        return None if deck is None else TakeDeck(deck)

    def note_taken(self, side: int, deck: int) -> None:
        """Note a deck that is submitted, and let the next one begin."""
        self.taken[side] = deck
        self.turn += 1
        self.propose()

    def other_taker(self, side: int, deck: int) -> int | None:
        """Return who else than ``side`` has a deck, or None."""
        others = (other for other, taken in enumerate(self.taken) if taken == deck)
        return next((other for other in others if other != side), None)

    def owner(self, number: int) -> int | None:
        """Return the seat that has a deck; when all have chosen, the Horde has the rest."""
        if number in self.taken:
            return self.taken.index(number)
        return self.field.wings[0] if self.field.wings and self.over else None

    def state(self, side: int, number: int) -> str:
        """Return what a deck is to a seat: FREE, OWN, TAKEN, JOINS or WAITS."""
        if self.taken[side] == number:
            return OWN
        if self.other_taker(side, number) is not None:
            return TAKEN
        if self.owner(number) == side:
            return JOINS
        return FREE if side in self.choosing else WAITS

    # What is measured for duels alone

    def rival(self, number: int) -> None:
        """Return no deck: there is not one rival alone."""
        del number

    def share(self, number: int) -> None:
        """Return no share: games of more than two have not been measured deck by deck."""
        del number

    def given(self, number: int) -> None:
        """Return no odds."""
        del number
