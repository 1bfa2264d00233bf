"""A fight's beginning: hands before the first turn, where they may be laid otherwise (H6)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..actions import BeginFight, LayHand, SetupAction, SwapCards
from ..cards import REACH, Card
from ..deal import captains_match, horde_match, shuffled_horde
from ..difficulty import Difficulty
from ..events import CardsSwapped, Event, HandLaid
from ..legal import Refusal, refuse
from ..setup import Setup
from ..state import State
from .changes import GUARD, HandChange
from .fight import FightTerms
from .in_force import Changes, ChangeTable

ANY_ORDER = -1


@dataclass
class FightSetup(Setup):
    """The hands are dealt, and may be changed before the first turn (H6 of R16.52).

    Captains do so one after the other, who begins the fight first; ``laying`` counts whose turn
    it is. ``swaps`` are left of any two cards, ``neighbour_swaps`` of two side by side. With
    ``free`` the hand is laid in any order, once.
    """

    dealt: tuple[tuple[Card, ...], ...] = ()
    deck: tuple[Card, ...] = ()
    difficulty: Difficulty = Difficulty()  # noqa: RUF009
    changes: Changes | None = None
    laying: int = 0
    swaps: int = 0
    neighbour_swaps: int = 0
    free: bool = False

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand that may be changed now."""
        return self.dealt[self.laying]

    @property
    def reach(self) -> int:
        """How many cards of that hand are in reach (R1; H3 of R16.52)."""
        return REACH if self.changes is None else self.changes.table.reach[self.to_act()]

    def to_act(self) -> int:
        """Return the side whose hand it is."""
        return self.hands[self.laying]

    def legal_actions(self) -> list[SetupAction]:
        """Return every swap and the beginning; of the many orders, the one as it lies."""
        places = range(len(self.hand))
        found: list[SetupAction] = [BeginFight()]
        found += [
            SwapCards(first, second)
            for first in places
            for second in places[first + 1 :]
            if self.swaps or (self.neighbour_swaps and second == first + 1)
        ]
        if self.free:
            found.append(LayHand(tuple(places)))
        return found

    def why_not(self, action: object) -> Refusal | None:
        """Refuse a swap that is not left, and all that belongs to the fight."""
        places = list(range(len(self.hand)))
        if isinstance(action, BeginFight):
            return None
        if isinstance(action, LayHand):
            if not self.free:
                return refuse("no_swap_left")
            return None if sorted(action.order) == places else refuse("wrong_hand")
        if not isinstance(action, SwapCards):
            return refuse("hand_first")
        if not self.swaps and not self.neighbour_swaps:
            return refuse("no_swap_left")
        first, second = action.first, action.second
        if first not in places or second not in places or first >= second:
            return refuse("wrong_hand")
        return None if self.swaps or second == first + 1 else refuse("not_neighbours")

    def advance(self, action: SetupAction, events: list[Event]) -> Setup | State:
        """Change the hand, or be done with it: the next one comes, or the fight begins."""
        if isinstance(action, BeginFight):
            return self.from_hand(self.laying + 1, events)
        side, hand = self.to_act(), list(self.hand)
        if isinstance(action, LayHand):
            laid = tuple([hand[place] for place in action.order])
            events.append(HandLaid(side, laid))
            return replace(self, dealt=self._with(laid), free=False)
        assert isinstance(action, SwapCards)
        first, second = action.first, action.second
        hand[first], hand[second] = hand[second], hand[first]
        events.append(CardsSwapped(side, first, second))
        dealt = self._with(tuple(hand))
        # A swap of neighbours alone is spent first.
        if second == first + 1 and self.neighbour_swaps:
            return replace(self, dealt=dealt, neighbour_swaps=self.neighbour_swaps - 1)
        return replace(self, dealt=dealt, swaps=self.swaps - 1)

    def _with(self, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return the hands with that under way as it lies now."""
        return (*self.dealt[: self.laying], hand, *self.dealt[self.laying + 1 :])

    def from_hand(self, number: int, events: list[Event]) -> Setup | State:
        """Go on to the next hand that may be changed, from this one on, or to the first turn."""
        changes = () if self.changes is None else self.changes.table.changes
        for laying in range(number, len(self.dealt)):
            side = self.hands[laying]
            laid = [c for c in changes if isinstance(c, HandChange) and c.side == side]
            if laid:
                return replace(
                    self,
                    laying=laying,
                    swaps=sum(c.swaps for c in laid if c.swaps > 0 and not c.neighbours),
                    neighbour_swaps=sum(c.swaps for c in laid if c.swaps > 0 and c.neighbours),
                    free=any(c.swaps == ANY_ORDER for c in laid),
                )
        return self._begun(events)

    def _begun(self, events: list[Event]) -> State:
        """Return the first turn."""
        edition, changes = self.terms.edition, self.changes
        if not self.deck:
            forts = (False, not self.difficulty.bastion)
            return captains_match(
                self.dealt, self.stream, events, edition=edition, forts=forts, changes=changes
            )
        settings = self.difficulty
        return horde_match(
            self.dealt, self.deck, self.stream, settings, events, edition=edition, changes=changes
        )

    def text(self) -> str:
        """Return the cards by id, what is left to do, and the changes."""
        piles = (*self.dealt, self.deck) if self.deck else self.dealt
        ids = "/".join(",".join(card.id for card in cards) for cards in piles)
        left = f"{self.swaps} {self.neighbour_swaps} {int(self.free)}"
        named = "" if self.changes is None else self.changes.table.text
        # Of one hand the line is, to the letter, what games before others have written.
        whose = f" {self.laying}" if len(self.dealt) > 1 else ""
        return f"fight {self.stream:x} {left} {ids} {named}{whose}"


def open_fight(
    fight: FightTerms, book: Mapping[str, Card], edition: int, seed: int
) -> tuple[Setup | State, list[Event]]:
    """Return the first position of a fight and what happened before any action (R16.20, R16.21).

    ``book`` finds printed cards by id; all piles are shuffled by the ``seed``. Where a hand may
    be changed first, the position is a ``FightSetup``, else the first turn. Raises ValueError for
    terms that cannot be played, in one line.
    """
    fault = fight.fault(book)
    if fault is not None:
        raise ValueError(fault)
    # Allies pass cards to each other (R13.8).
    own = fight.hands
    passing = [book[card] for each in own for card in each.cards] if fight.field.is_ring else []
    table = ChangeTable(fight.in_force, tuple(passing))
    hands = [[table.dealt(each.side, book[card]) for card in each.cards] for each in own]
    guard = [table.dealt(GUARD, book[card]) for card in fight.guard]
    events: list[Event] = []
    hands, guard, stream = shuffled_horde(hands, guard, seed, events, fight.field)
    setup = FightSetup(
        fight.match_terms(edition),
        stream,
        (*[card for hand in hands for card in hand], *guard),
        None,
        tuple(map(tuple, hands)),
        tuple(guard),
        fight.difficulty,
        Changes(table) if table.changes else None,
    )
    return setup.from_hand(0, events), events
