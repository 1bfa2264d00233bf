"""The deal: from two sets of cards to the first turn of a match (R2.6, R2.7, R9.1)."""

from __future__ import annotations

from typing import NamedTuple

from . import rng
from .cards import Card
from .difficulty import Difficulty
from .events import AiDeckDealt, BeginnerChosen, Event, HandDealt
from .state import LEFT, OPENING_MANA, RIGHT, AiDeck, Side, State
from .turn import begin_turn


class Terms(NamedTuple):
    """What a match is played by: all choices that the rules know, made before the first card.

    ``form`` is "preconstructed", "draft" or "constructed" (R2.2 to R2.5);
    ``custom`` asks for the AI's settings after the deal (R10).
    """

    form: str = "preconstructed"
    solo: bool = False
    edition: int = 0
    custom: bool = False


def dealt_duel(
    decks: list[list[Card]], terms: Terms, stream: int, beginner: int | None, events: list[Event]
) -> State:
    """Shuffle both decks into hands and begin; ``beginner`` None asks the coin (R2.6, R2.7)."""
    hands = [deck[:] for deck in decks]
    for side, hand in enumerate(hands):
        stream = rng.shuffle(stream, hand)
        events.append(HandDealt(side, tuple(hand)))
    rule = "R12.3"
    if beginner is None:
        beginner, stream = rng.below(stream, 2)
        rule = "R2.7"
    state = State.of([Side.of(hand) for hand in hands], beginner, terms.edition)
    state.rng = stream
    events.append(BeginnerChosen(beginner, rule))
    begin_turn(state, events, OPENING_MANA)
    return state


def shuffled_solo(
    hand: list[Card], deck: list[Card], stream: int, events: list[Event]
) -> tuple[list[Card], list[Card], int]:
    """Return the player's hand and the AI's deck, shuffled, and the stream after them (R9.1)."""
    hand, deck = hand[:], deck[:]
    stream = rng.shuffle(stream, hand)
    stream = rng.shuffle(stream, deck)
    events.append(HandDealt(LEFT, tuple(hand)))
    events.append(AiDeckDealt(RIGHT, len(deck)))
    return hand, deck, stream


def solo_match(
    hand: list[Card],
    deck: list[Card],
    edition: int,
    stream: int,
    difficulty: Difficulty,
    events: list[Event],
) -> State:
    """Begin a solo match with the AI's settings (R9, R10.2, R10.3)."""
    ai = AiDeck(
        deck[:],
        [],
        difficulty.fixed_mana,
        difficulty.variable_mana,
        difficulty.resistance,
    )
    right = Side.of([], fort=not difficulty.bastion, permanent=difficulty.ability, ai=ai)
    beginner = RIGHT if difficulty.ai_begins else LEFT
    state = State.of([Side.of(hand[:]), right], beginner, edition)
    state.rng = stream
    events.append(BeginnerChosen(beginner, "R10.3" if difficulty.ai_begins else "R2.7"))
    begin_turn(state, events, None if difficulty.ai_begins else OPENING_MANA)
    return state
