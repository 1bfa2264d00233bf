"""The choices among the printed decks, before they are submitted to the match (R2.2, R14.2)."""

from dataclasses import replace

from game.play import Match, are_printed, deck_worth, even_pair, odds_table, seats_of_persons
from game.rules import DUEL, LEFT, RIGHT, DeckOdds, Odds, Preconstructed, TakeDeck, odds_between

from ..services import Services
from ..setup.setup_hint import decks_of_match

#: What a deck is to a side: free, its own, taken by another, the Horde's, or perhaps its own later.
FREE, OWN, TAKEN, JOINS, WAITS = "free", "own", "taken", "joins", "waits"


class DeckSelection:
    """The decks of all sides, by number; persons may change their minds until they are submitted.

    ``taken`` holds None for a side that has no deck yet. What the others leave is the ``horde``'s,
    if there is one. ``title`` and ``hint`` are the keys of what the screen says of the choice.
    """

    title, hint = "title", "hint"
    #: Whether even odds can be given: in a duel with the printed decks (R2.8).
    may_be_even = False
    horde: int | None = None

    def __init__(self, services: Services, match: Match) -> None:
        self.services = services
        self.match = match
        #: The decks that are offered.
        self.decks = decks_of_match(services, match)
        position = match.position
        assert isinstance(position, Preconstructed)
        self.field = position.field
        #: The seats in the order in which they choose.
        self.order = position.order
        #: Whether the Horde's settings are chosen next.
        self.custom = position.terms.custom
        self._chosen: set[int] = set()
        self.taken = self.proposed()
        for side, deck in zip(self.order, position.taken, strict=False):
            self.note_taken(side, deck)

    def proposed(self) -> list[int | None]:
        """Return the decks that persons took last time, or the first that are left.

        A character takes its own deck where that lies there (``own_deck``).
        """
        ids = [deck.id for deck in self.decks]
        taken: list[int | None] = [
            ids.index(seat.character) if seat.character in ids else None
            for seat in self.match.seats
        ]
        persons = seats_of_persons(self.match.seats)
        for side in persons:
            wanted = self.services.settings.decks[side]
            if wanted in ids and ids.index(wanted) not in taken:
                taken[side] = ids.index(wanted)
        if len(persons) == len(taken):
            return [*even_pair(self.decks, *taken)]
        for side in persons:
            if taken[side] is None:
                taken[side] = self._free(taken)
        return taken

    def _free(self, taken: list[int | None]) -> int:
        return next(number for number in range(len(self.decks)) if number not in taken)

    @property
    def choosing(self) -> list[int]:
        """The sides whose deck a person still chooses."""
        position = self.match.position
        done = len(position.taken) if isinstance(position, Preconstructed) else len(self.taken)
        return [side for side in seats_of_persons(self.match.seats) if side >= done]

    @property
    def complete(self) -> bool:
        """Whether every person has a deck."""
        return all(self.taken[side] is not None for side in seats_of_persons(self.match.seats))

    def choose(self, side: int, deck: int) -> None:
        """Let a person choose a deck, instead of the one proposed."""
        self.taken[side] = deck
        self._chosen.add(side)

    def choice(self, side: int) -> TakeDeck | None:
        """Return the choice of a person; None where a computer has just taken that deck."""
        deck = self.taken[side]
        return None if deck is None else TakeDeck(deck)

    def note_taken(self, side: int, deck: int) -> None:
        """Note a deck that is submitted; the other side must look for another one.

        A player who has chosen none yet is proposed another.
        """
        other = self.other_taker(side, deck)
        self.taken[side] = deck
        if other is not None:
            self.taken[other] = None if other in self._chosen else self._free(self.taken)

    def other_taker(self, side: int, deck: int) -> int | None:
        """Return who else than ``side`` has a deck, or None."""
        others = (other for other, taken in enumerate(self.taken) if taken == deck)
        return next((other for other in others if other != side), None)

    def remember(self) -> None:
        """Keep the decks that persons chose for next time; those of the house are all alike."""
        if self.decks != self.services.content.decks:
            return
        decks = list(self.services.settings.decks)
        for side in seats_of_persons(self.match.seats):
            number = self.taken[side]
            decks[side] = decks[side] if number is None else self.decks[number].id
        self.services.remember(replace(self.services.settings, decks=(decks[LEFT], decks[RIGHT])))

    def owner(self, number: int) -> int | None:
        """Return the side that has a deck, or None."""
        if number in self.taken:
            return self.taken.index(number)
        return self.horde if self.complete else None

    def state(self, side: int, number: int) -> str:
        """Return what a deck is to a side: FREE, OWN, TAKEN, JOINS or WAITS."""
        if self.taken[side] == number:
            return OWN
        if self.other_taker(side, number) is not None:
            return TAKEN
        if self.owner(number) == side:
            return JOINS
        return FREE if side in self.choosing else WAITS

    @property
    def odds(self) -> tuple[DeckOdds, ...]:
        """The even odds of the match."""
        record = self.match.record
        return record.header.house.odds if record is not None else ()

    def recommends(self, number: int) -> bool:
        """Whether a deck is shown to beginners."""
        return self.decks[number].recommended

    def waits(self, side: int) -> bool:
        """Whether a side takes its deck later."""
        return self.taken[side] is None and side not in self.choosing

    def name_of(self, side: int, name: str) -> str:
        """Return what stands over the decks of a side that goes by ``name``."""
        del side
        return name

    # Measured for duels alone

    def rival(self, number: int) -> int | None:
        """Return the deck that a deck is to face, as far as there is one and it is known."""
        del number
        return None

    def share(self, number: int) -> float | None:
        """Return how often a deck wins, or None where that is not known."""
        del number
        return None

    def given(self, number: int) -> Odds | None:
        """Return what a deck is given against the one that it is to face, or None."""
        del number
        return None


class DuelDeckSelection(DeckSelection):
    """The decks of both sides of a duel, which have been measured against each other."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.may_be_even = are_printed(self.decks, services.content)

    def recommends(self, number: int) -> bool:
        """Whether a deck is shown to beginners; not where it does all the winning."""
        return super().recommends(number) and bool(self.odds)

    def rival(self, number: int) -> int | None:
        """Return the deck that a deck is to face, as far as that is known: the other side's."""
        owner = self.owner(number)
        if owner is None and len(self.choosing) == 1:
            owner = self.choosing[0]
        return None if owner is None else self.taken[DUEL.rival(owner)]

    def share(self, number: int) -> float | None:
        """Return how often a deck wins, against the one that it is to face if that is known."""
        table = odds_table(self.services.content, self.match.seats) if self.odds else None
        if table is not None and table.in_force() != self.odds:
            # It was begun with others, of which no games tell.
            return None
        return deck_worth(self.decks, number, self.rival(number), table)

    def given(self, number: int) -> Odds | None:
        """Return what a deck is given against the one that it is to face, or None."""
        rival = self.rival(number)
        odds = None if rival is None else odds_between(self.odds, number, rival)
        return odds if odds is not None and odds.side == LEFT else None


class SoloDeckSelection(DeckSelection):
    """The deck of the one who plays against the Horde, which gets the rest (R2.2)."""

    title, hint = "title_solo", "hint_solo"
    horde = RIGHT

    def waits(self, side: int) -> bool:
        """Return False: the Horde does not take its decks."""
        del side
        return False

    def name_of(self, side: int, name: str) -> str:
        """Return the name of a side; the Horde's with the number of its cards."""
        if side != self.horde:
            return name
        left = (deck for number, deck in enumerate(self.decks) if number not in self.taken)
        cards = sum(len(deck.cards) for deck in left)
        return self.services.translate("deck_choice.horde", name=name, count=cards)


class RingDeckSelection(DeckSelection):
    """The decks of a ring, taken one after the other in the order of its mode (R14.2)."""

    def __init__(self, services: Services, match: Match) -> None:
        self.turn = 0
        super().__init__(services, match)
        self.horde = next(iter(self.field.wings), None)
        rest = "hint_partners" if self.field.wings else "hint_aside"
        self.hint = rest if len(self.decks) > len(self.order) else "hint"
        self.propose()

    def proposed(self) -> list[int | None]:
        """Return no decks: each proposal waits for its turn."""
        return [None] * len(self.match.seats)

    @property
    def complete(self) -> bool:
        """Whether every hand has its deck."""
        return self.turn == len(self.order)

    @property
    def chooser(self) -> int | None:
        """The seat to choose, or None when all have a deck."""
        return None if self.complete else self.order[self.turn]

    @property
    def choosing(self) -> list[int]:
        """The seat whose deck a person chooses now."""
        persons = seats_of_persons(self.match.seats)
        return [side for side in self.order[self.turn : self.turn + 1] if side in persons]

    @property
    def left(self) -> list[int]:
        """The decks that no hand has: the Horde's (R13.21), or laid aside (R15.1)."""
        return [number for number in range(len(self.decks)) if number not in self.taken]

    def propose(self) -> None:
        """Let the person to choose begin with a deck: the one for beginners, or the first left."""
        for side in self.choosing:
            self.taken[side] = None
            self.taken[side] = next(filter(self.recommends, self.left), self.left[0])

    def note_taken(self, side: int, deck: int) -> None:
        """Note a deck that is submitted, and let the next one begin."""
        self.taken[side] = deck
        self.turn += 1
        self.propose()


def selection_for(services: Services, match: Match) -> DeckSelection:
    """Return the choice of decks of a match between two sides."""
    position = match.position
    assert isinstance(position, Preconstructed)
    kind = SoloDeckSelection if position.terms.solo else DuelDeckSelection
    return kind(services, match)
