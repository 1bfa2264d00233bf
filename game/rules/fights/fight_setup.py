"""A fight's beginning: the hand before the first turn, where it may be laid otherwise (H6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..actions import BeginFight, LayHand, SetupAction, SwapCards
from ..cards import Card
from ..deal import Terms, horde_match, shuffled_horde
from ..difficulty import Difficulty
from ..events import CardsSwapped, Event, HandLaid
from ..legal import Refusal, refuse
from ..setup import Setup
from ..state import State
from .changes import GUARD, PLAYER, HandChange
from .fight import FightTerms
from .in_force import Changes, ChangeTable

ANY_ORDER = -1


@dataclass
class FightSetup(Setup):
    """The hand is dealt, and may be changed before the first turn (H6 of R16.52).

    ``swaps`` are left of any two cards, ``neighbour_swaps`` of two side by side. With ``free``
    the hand is laid in any order, once.
    """

    hand: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    difficulty: Difficulty = Difficulty()  # noqa: RUF009
    changes: Changes | None = None
    swaps: int = 0
    neighbour_swaps: int = 0
    free: bool = False

    def to_act(self) -> int:
        """Return the player's side."""
        return PLAYER

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
        """Change the hand, or begin the fight."""
        if isinstance(action, BeginFight):
            return self.begun(events)
        hand = list(self.hand)
        if isinstance(action, LayHand):
            laid = tuple([hand[place] for place in action.order])
            events.append(HandLaid(PLAYER, laid))
            return replace(self, hand=laid, free=False)
        assert isinstance(action, SwapCards)
        first, second = action.first, action.second
        hand[first], hand[second] = hand[second], hand[first]
        events.append(CardsSwapped(PLAYER, first, second))
        # A swap of neighbours alone is spent first.
        if second == first + 1 and self.neighbour_swaps:
            return replace(self, hand=tuple(hand), neighbour_swaps=self.neighbour_swaps - 1)
        return replace(self, hand=tuple(hand), swaps=self.swaps - 1)

    def begun(self, events: list[Event]) -> State:
        """Return the first turn."""
        settings, edition, changes = self.difficulty, self.terms.edition, self.changes
        hands = [self.hand]
        return horde_match(
            hands, self.deck, self.stream, settings, events, edition=edition, changes=changes
        )

    def text(self) -> str:
        """Return the cards by id, what is left to do, and the changes."""
        ids = "/".join(",".join(card.id for card in cards) for cards in (self.hand, self.deck))
        left = f"{self.swaps} {self.neighbour_swaps} {int(self.free)}"
        named = "" if self.changes is None else self.changes.table.text
        return f"fight {self.stream:x} {left} {ids} {named}"


def open_fight(
    fight: FightTerms, book: Mapping[str, Card], edition: int, seed: int
) -> tuple[Setup | State, list[Event]]:
    """Return the first position of a fight and what happened before any action (R16.20, R16.21).

    ``book`` finds printed cards by id; both piles are shuffled by the ``seed``. Where the hand may
    be changed first, the position is a ``FightSetup``, else the first turn. Raises ValueError for
    terms that cannot be played, in one line.
    """
    fault = fight.fault(book)
    if fault is not None:
        raise ValueError(fault)
    table = ChangeTable(fight.in_force)
    hand = [table.dealt(PLAYER, book[card]) for card in fight.hand]
    guard = [table.dealt(GUARD, book[card]) for card in fight.guard]
    events: list[Event] = []
    (hand,), guard, stream = shuffled_horde([hand], guard, seed, events)
    laid = [change for change in fight.changes if isinstance(change, HandChange)]
    setup = FightSetup(
        Terms("fight", True, edition),
        stream,
        (*hand, *guard),
        tuple(hand),
        tuple(guard),
        fight.difficulty,
        Changes(table) if table.changes else None,
        sum(c.swaps for c in laid if c.swaps > 0 and not c.neighbours),
        sum(c.swaps for c in laid if c.swaps > 0 and c.neighbours),
        any(c.swaps == ANY_ORDER for c in laid),
    )
    return (setup if laid else setup.begun(events)), events
