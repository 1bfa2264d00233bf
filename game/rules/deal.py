"""The deal: from sets of cards to the first turn (R2.6), by chance or by lots that are told."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from . import rng
from .cards import Card
from .difficulty import Difficulty
from .events import BeginnerChosen, Event, HandDealt, HordeDeckDealt
from .field import DUEL, HORDE_RING, LEFT, RIGHT, RINGS, Field
from .fights.in_force import Changes
from .state import HordeDeck, Odds, Side, State
from .turn import begin_turn

T = TypeVar("T")

# Events are made in this way, see there.
_made: Final = tuple.__new__


class Lots(NamedTuple):
    """All that chance decides before the first turn of a match without the Horde.

    ``pile`` are the cards of a draft by id, in the order in which they are revealed; ``first`` is
    who picks first in its first round, or who is A where decks are built (R2.3, R2.5). ``hands``
    tell by side how the cards are laid out: places in the set of cards, from the left (R2.6).
    ``beginner`` is the side that begins (R2.7, R13.7).
    """

    pile: tuple[str, ...]
    first: int
    hands: tuple[tuple[int, ...], ...]
    beginner: int

    def laid_out(self, side: int, cards: Sequence[T]) -> list[T]:
        """Return the cards of a side in the order of its hand."""
        return [cards[place] for place in self.hands[side]]


def why_no_lots(lots: Lots, field: Field, cards: Sequence[str], size: int) -> str | None:
    """Return why these cannot be the lots of a match on ``field``, or None.

    ``cards`` are the ids of which a pile is made, none without a draft; a hand has ``size``.
    """
    if sorted(lots.pile) != sorted(cards):
        return "the pile of the lots is not that of the cards"
    if len(lots.hands) != len(field.sides):
        return "the lots have a hand for each side"
    if any(sorted(hand) != list(range(size)) for hand in lots.hands):
        return f"a hand of the lots names each of {size} places once"
    if lots.first not in field.sides or lots.beginner not in field.sides:
        return "the lots name a side that there is not"
    return None


class Terms(NamedTuple):
    """The terms of a match: all choices that the rules know, made before the first card.

    ``form`` is "preconstructed", "draft" or "constructed" (R2.2 to R2.5);
    ``custom`` asks for the Horde's settings after the deal (R10). ``ring`` is the mode of a match
    of more than two, one of ``MODES``, or "" (R13).
    """

    form: str = "preconstructed"
    solo: bool = False
    edition: int = 0
    custom: bool = False
    ring: str = ""

    @property
    def field(self) -> Field:
        """The field of a match by these terms."""
        return RINGS[self.ring] if self.ring else DUEL

    @property
    def hands(self) -> tuple[int, ...]:
        """The sides that get a hand, in the order of their turns: not the Horde's (R9, R13.20)."""
        return (LEFT,) if self.solo else self.field.hands

    @property
    def has_horde(self) -> bool:
        """Whether the Horde gets cards (R9, R13.21)."""
        return len(self.hands) < len(self.field.sides)

    @property
    def between_two(self) -> bool:
        """Whether two hands meet, and nobody else (R2)."""
        return len(self.hands) == len(self.field.sides) == 2


def dealt_duel(
    decks: list[list[Card]],
    terms: Terms,
    stream: int,
    beginner: int | None,
    events: list[Event],
    odds: Odds | None = None,
    lots: Lots | None = None,
) -> State:
    """Shuffle both decks into hands and begin; ``beginner`` None asks the coin (R2.6, R2.7).

    ``odds`` are even odds, where they are played with (R2.8). With ``lots`` nothing is drawn from
    the stream.
    """
    hands, stream = _shuffled(decks, stream, events, lots)
    rule = "R12.3"
    if beginner is None:
        beginner, stream = (lots.beginner, stream) if lots else rng.below(stream, 2)
        rule = "R2.7"
    state = State.of([Side.of(hand) for hand in hands], beginner, terms.edition)
    state.rng = stream
    state.odds = odds
    events.append(_made(BeginnerChosen, (beginner, rule)))
    begin_turn(state, events)
    return state


def _shuffled(
    decks: Sequence[Sequence[Card]], stream: int, events: list[Event], lots: Lots | None
) -> tuple[list[list[Card]], int]:
    """Return the hands into which the decks of all sides are shuffled, and the stream."""
    hands = [list(deck) for deck in decks]
    if lots is None:
        stream = rng.shuffle(stream, *hands)
    else:
        hands = [lots.laid_out(side, hand) for side, hand in enumerate(hands)]
    for side, hand in enumerate(hands):
        events.append(_made(HandDealt, (side, tuple(hand))))
    return hands, stream


def shuffled_horde(
    hands: Sequence[Sequence[Card]],
    deck: Sequence[Card],
    stream: int,
    events: list[Event],
    field: Field = DUEL,
) -> tuple[list[list[Card]], list[Card], int]:
    """Return the hands and the Horde's deck, shuffled, and the stream after them (R9.1, R13.22).

    The Horde, or its first wing, sits second; captains meet without one (R16.91).
    """
    dealt = [list(hand) for hand in hands]
    pile = list(deck)
    stream = rng.shuffle(stream, *dealt, pile)
    # Alone against the Horde, one hand is dealt at a field for two.
    for seat, hand in zip(field.hands, dealt, strict=False):
        events.append(HandDealt(seat, tuple(hand)))
    if pile:
        events.append(HordeDeckDealt(RIGHT, len(pile)))
    return dealt, pile, stream


def captains_match(
    hands: Sequence[Sequence[Card]],
    stream: int,
    events: list[Event],
    *,
    edition: int = 0,
    forts: tuple[bool, ...] = (False, False),
    changes: Changes | None = None,
) -> State:
    """Begin a duel of two captains, the first of whom attacks (R16.91).

    ``forts`` tells who has the Fort alone, as a guard may (R16.93).
    """
    sides = [Side.of(list(hand), fort=fort) for hand, fort in zip(hands, forts, strict=True)]
    state = State.of(sides, LEFT, edition)
    state.rng = stream
    state.changes = changes
    events.append(BeginnerChosen(LEFT, "R16.91"))
    begin_turn(state, events)
    return state


def horde_match(
    hands: Sequence[Sequence[Card]],
    deck: Sequence[Card],
    stream: int,
    difficulty: Difficulty,
    events: list[Event],
    *,
    edition: int = 0,
    changes: Changes | None = None,
) -> State:
    """Begin a match of one hand or two against the Horde, with its settings (R9, R10.2, R13.22).

    Two hands sit in a ring with its wings, which share one deck. ``changes`` are those of a fight
    (R16.52), which can give the first turn full mana.
    """
    field, rule = (DUEL, "R2.7") if len(hands) == 1 else (HORDE_RING, "R13.26")
    wings = field.wings or (RIGHT,)
    horde = HordeDeck(
        list(deck), [], difficulty.fixed_mana, difficulty.variable_mana, difficulty.resistance
    )
    left = iter(hands)
    sides = [
        Side.of([], fort=not difficulty.bastion, permanent=difficulty.ability, horde=horde)
        if seat in wings
        else Side.of(list(next(left)))
        for seat in field.sides
    ]
    beginner = wings[-1] if difficulty.ai_begins else LEFT
    state = State.of(sides, beginner, edition, field)
    state.rng = stream
    state.changes = changes
    events.append(BeginnerChosen(beginner, "R10.3" if difficulty.ai_begins else rule))
    begin_turn(state, events)
    return state


def dealt_ring(
    mode: str,
    hands: Sequence[Sequence[Card]],
    stream: int,
    events: list[Event],
    *,
    edition: int = 0,
    beginner: int | None = None,
    lots: Lots | None = None,
) -> State:
    """Shuffle the cards of each seat into its hand, and begin; without a beginner the wheel asks.

    ``hands`` are those of all seats of ``mode``, which is one without the Horde. With ``lots``
    nothing is drawn from the stream.
    """
    dealt, stream = _shuffled(hands, stream, events, lots)
    if beginner is None:
        beginner, stream = (lots.beginner, stream) if lots else rng.below(stream, len(dealt))
    state = State.of([Side.of(hand) for hand in dealt], beginner, edition, RINGS[mode])
    state.rng = stream
    events.append(BeginnerChosen(beginner, "R13.7"))
    begin_turn(state, events)
    return state
