"""R13.11: partners see one another's hands; no thought rests on what a seat cannot see."""

from collections.abc import Iterator
from random import Random

import pytest

from game.opponents import STRENGTHS, Memory, remember, think
from game.opponents.knowledge import seen_match
from game.rules import (
    MODES,
    NOBODY,
    AnyAction,
    Position,
    RunHordeTurn,
    State,
    Terms,
    apply,
    open_setup,
    to_act,
    to_text,
)
from tests.opponents.matches import KIT
from tests.rules.kit import DECKS

#: Thoughts that are compared in a match of each mode, by strength: the strongest take longest.
COMPARED = {"deep": 3, "master": 1}


def told(mode: str, seed: int, strength: str = "careless") -> Iterator[tuple[State, Memory]]:
    """Yield the moments in which a hand is to act, and what everybody has seen by then."""
    position: Position
    position, happened = open_setup(Terms("draft", ring=mode), KIT, DECKS, seed)
    memory = remember(Memory(), happened)
    while (side := to_act(position)) != NOBODY:
        if isinstance(position, State) and position.sides[side].horde is not None:
            action: AnyAction = RunHordeTurn()
        else:
            if isinstance(position, State):
                yield position, memory
            action = think(position, side, seed, memory, strength).actions[0]
        position, happened = apply(position, action)
        memory = remember(memory, happened)


def permuted(state: State, side: int, memory: Memory, rng: Random) -> State:
    """Return the position with all that is hidden from ``side`` in another order."""
    new = state.copy()
    new.rng = rng.getrandbits(64)
    for foe in state.field.foes[side]:
        hand = new.sides[foe].hand
        shown = new.casting if new.active == foe else -1
        places = [place for place in range(min(memory.hidden(foe), len(hand))) if place != shown]
        cards = [hand[place] for place in places]
        rng.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            hand[place] = card
    if state.field.wings:
        horde = new.sides[state.field.wings[0]].horde
        assert horde is not None
        rng.shuffle(horde.deck)
    return new


@pytest.mark.parametrize("mode", MODES)
def test_no_thought_rests_on_what_is_hidden(mode: str) -> None:
    rng = Random(5)
    differed = 0
    for number, (state, memory) in enumerate(told(mode, 4)):
        side = to_act(state)
        other = permuted(state, side, memory, rng)
        differed += to_text(other) != to_text(state)
        for strength in STRENGTHS:
            if number < COMPARED.get(strength, 8):
                first, second = (
                    think(position, side, 9, memory, strength) for position in (state, other)
                )
                assert first == second, (number, strength)
        if number == 8:
            break
    assert differed > 4


def test_the_partners_hand_is_seen_and_an_opponents_is_not() -> None:
    """R13.11"""
    for state, memory in told("pairs", 2):
        side = to_act(state)
        partner = state.field.partner(side)
        assert partner is not None
        views = [seen_match(state, side, seed, memory) for seed in range(6)]
        hands = [[view.sides[seat].hand for view in views] for seat in state.field.sides]
        assert all(hand == state.sides[partner].hand for hand in hands[partner])
        for foe in state.field.foes[side]:
            same = [hand == state.sides[foe].hand for hand in hands[foe]]
            assert not all(same)
            assert all(
                sorted(map(str, hand)) == sorted(map(str, state.sides[foe].hand))
                for hand in hands[foe]
            )
        break


def test_what_a_partner_was_given_is_known_to_opponents() -> None:
    """R13.8: it passes in sight of all, so it is not shuffled among what is hidden."""
    for state, memory in told("pairs", 6, "two_turns"):
        side = to_act(state)
        for foe in state.field.foes[side]:
            hand = state.sides[foe].hand
            known = len(hand) - memory.hidden(foe)
            assert known >= 0
            view = seen_match(state, side, 3, memory)
            assert view.sides[foe].hand[memory.hidden(foe) :] == hand[memory.hidden(foe) :]
