"""The choices among the printed decks, before they are submitted to the match (R2.2)."""

from __future__ import annotations

from dataclasses import replace

from game.play import Match, are_printed, deck_worth, even_pair, odds_table, seats_of_persons
from game.rules import DUEL, LEFT, RIGHT, DeckOdds, Odds, Preconstructed, TakeDeck, odds_between

from ..services import Services
from ..setup.decks_on_offer import decks_of_match
from .deck_row import FREE, JOINS, OWN, TAKEN, WAITS


class DeckSelection:
    """The decks of both sides, by number; persons may change their minds until all are submitted.

    ``taken`` holds None for a side that has no deck yet.
    """

    def __init__(self, services: Services, match: Match) -> None:
        self.services = services
        self.match = match
        #: The decks that are offered.
        self.decks = decks_of_match(services, match)
        position = match.position
        assert isinstance(position, Preconstructed)
        self.solo = position.terms.solo
        hordes = (side for side, seat in enumerate(match.seats) if seat.is_horde)
        self._horde = next(hordes, None)
        #: Whether the Horde's settings are chosen next.
        self.custom = position.terms.custom
        self._chosen: set[int] = set()
        self.taken: list[int | None] = self._last_used()
        for side, deck in enumerate(position.taken):
            self.note_taken(side, deck)

    @property
    def may_be_even(self) -> bool:
        """Whether even odds can be given: in a duel with the printed decks (R2.8)."""
        return not self.solo and are_printed(self.decks, self.services.content)

    @property
    def recommends(self) -> bool:
        """Whether a deck is shown to beginners; not where it does all the winning."""
        return self.solo or bool(self.odds)

    @property
    def odds(self) -> tuple[DeckOdds, ...]:
        """The even odds of the match."""
        record = self.match.record
        return record.header.house.odds if record is not None else ()

    def given(self, number: int) -> Odds | None:
        """Return what a deck is given against the one that it is to face, or None."""
        rival = self.rival(number)
        odds = None if rival is None else odds_between(self.odds, number, rival)
        return odds if odds is not None and odds.side == LEFT else None

    def share(self, number: int) -> float | None:
        """Return how often a deck wins, against the one that it is to face if that is known."""
        if self.solo:
            return None
        table = odds_table(self.services.content, self.match.seats) if self.odds else None
        if table is not None and table.in_force() != self.odds:
            # It was begun with others, of which no games tell.
            return None
        return deck_worth(self.decks, number, self.rival(number), table)

    @property
    def choosing(self) -> list[int]:
        """The sides whose deck a person still chooses."""
        position = self.match.position
        done = len(position.taken) if isinstance(position, Preconstructed) else len(self.taken)
        seats = self.match.seats
        return [side for side in seats_of_persons(seats) if side >= done]

    def choice(self, side: int) -> TakeDeck | None:
        """Return the choice of a person; None where the computer has just taken that deck."""
        deck = self.taken[side]
        return None if deck is None else TakeDeck(deck)

    def choose(self, side: int, deck: int) -> None:
        """Let a person choose a deck, instead of the one proposed."""
        self.taken[side] = deck
        self._chosen.add(side)

    def note_taken(self, side: int, deck: int) -> None:
        """Note a deck that is submitted; the other side must look for another one.

        A player who has chosen none yet is proposed another.
        """
        other = self.other_taker(side, deck)
        self.taken[side] = deck
        if other is not None:
            free = next(n for n in range(len(self.decks)) if n not in self.taken)
            self.taken[other] = None if other in self._chosen else free

    def other_taker(self, side: int, deck: int) -> int | None:
        """Return who else than ``side`` has a deck, or None."""
        others = (other for other, taken in enumerate(self.taken) if taken == deck)
        return next((other for other in others if other != side), None)

    def remember(self) -> None:
        """Keep the decks that persons chose for next time; those of the house are all alike."""
        if self.decks != self.services.content.decks:
            return
        decks = list(self.services.settings.decks)
        for side, number in enumerate(self.taken):
            if number is not None and self.match.seat(side).is_person:
                decks[side] = self.decks[number].id
        self.services.remember(replace(self.services.settings, decks=(decks[LEFT], decks[RIGHT])))

    def owner(self, number: int) -> int | None:
        """Return the side that has a deck; in solo what the player leaves is the Horde's."""
        if number in self.taken:
            return self.taken.index(number)
        return self._horde if self._horde is not None and self._all_taken else None

    def rival(self, number: int) -> int | None:
        """Return the deck that a deck is to face, as far as that is known: the other side's."""
        owner = self.owner(number)
        if owner is None and len(self.choosing) == 1:
            owner = self.choosing[0]
        return None if owner is None else self.taken[DUEL.rival(owner)]

    @property
    def _all_taken(self) -> bool:
        """Whether every person has a deck."""
        return all(self.taken[side] is not None for side in seats_of_persons(self.match.seats))

    def state(self, side: int, number: int) -> str:
        """Return what a deck is to a side: FREE, OWN, TAKEN, JOINS or WAITS."""
        if self.taken[side] == number:
            return OWN
        if self.other_taker(side, number) is not None:
            return TAKEN
        if side == self._horde:
            return JOINS if self._all_taken else WAITS
        return FREE if side in self.choosing else WAITS

    def _last_used(self) -> list[int | None]:
        """Return the decks that persons took last time, or else such as are even, or the first."""
        ids = [deck.id for deck in self.decks]
        taken: list[int | None] = [None] * len(self.match.seats)
        for side, seat in enumerate(self.match.seats):
            wanted = self.services.settings.decks[side]
            if seat.is_person and wanted in ids and ids.index(wanted) not in taken:
                taken[side] = ids.index(wanted)
        if all(seat.is_person for seat in self.match.seats):
            return [*even_pair(self.decks, *taken)]
        for side, seat in enumerate(self.match.seats):
            if seat.is_person and taken[side] is None:
                taken[side] = next(number for number in range(len(ids)) if number not in taken)
        return taken
