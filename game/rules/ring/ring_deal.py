"""The deal of a ring: from the cards of each seat to the first turn (R13.7, R13.22, R13.26)."""

from __future__ import annotations

from collections.abc import Sequence

from .. import rng
from ..cards import Card
from ..difficulty import Difficulty
from ..events import BeginnerChosen, Event, HandDealt, HordeDeckDealt
from ..field import RINGS
from ..state import HordeDeck, Side, State
from ..turn import begin_turn


def dealt_ring(
    mode: str,
    hands: Sequence[Sequence[Card]],
    stream: int,
    events: list[Event],
    *,
    edition: int = 0,
    beginner: int | None = None,
) -> State:
    """Shuffle the cards of each seat into its hand, and begin; without a beginner the wheel asks.

    ``hands`` are those of all seats of ``mode``, which is one without the Horde.
    """
    dealt = [list(hand) for hand in hands]
    for seat, hand in enumerate(dealt):
        stream = rng.shuffle(stream, hand)
        events.append(HandDealt(seat, tuple(hand)))
    if beginner is None:
        beginner, stream = rng.below(stream, len(dealt))
    state = State.of([Side.of(hand) for hand in dealt], beginner, edition, RINGS[mode])
    state.rng = stream
    events.append(BeginnerChosen(beginner, "R13.7"))
    begin_turn(state, events)
    return state


def shuffled_ring(
    hands: Sequence[Sequence[Card]], deck: Sequence[Card], stream: int, events: list[Event]
) -> tuple[list[list[Card]], list[Card], int]:
    """Return both partners' hands and the Horde's one deck, shuffled, and the stream after them."""
    dealt = [list(hand) for hand in hands]
    pile = list(deck)
    field = RINGS["horde"]
    partners = [seat for seat in field.sides if seat not in field.wings]
    for seat, hand in zip(partners, dealt, strict=True):
        stream = rng.shuffle(stream, hand)
        events.append(HandDealt(seat, tuple(hand)))
    stream = rng.shuffle(stream, pile)
    events.append(HordeDeckDealt(field.wings[0], len(pile)))
    return dealt, pile, stream


def horde_ring(
    hands: Sequence[Sequence[Card]],
    deck: Sequence[Card],
    stream: int,
    difficulty: Difficulty,
    events: list[Event],
    *,
    edition: int = 0,
) -> State:
    """Begin a match of two hands against both wings, which share one deck (R13.22, R13.26)."""
    field = RINGS["horde"]
    horde = HordeDeck(
        list(deck),
        [],
        difficulty.fixed_mana,
        difficulty.variable_mana,
        difficulty.resistance,
    )
    left = iter(hands)
    sides = [
        Side.of([], fort=not difficulty.bastion, permanent=difficulty.ability, horde=horde)
        if seat in field.wings
        else Side.of(list(next(left)))
        for seat in field.sides
    ]
    beginner = field.wings[-1] if difficulty.ai_begins else 0
    state = State.of(sides, beginner, edition, field)
    state.rng = stream
    rule = "R10.3" if difficulty.ai_begins else "R13.26"
    events.append(BeginnerChosen(beginner, rule))
    begin_turn(state, events)
    return state
