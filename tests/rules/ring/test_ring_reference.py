"""The engine against the plain reading of R13 to R15: after every action the same."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import ASSAULT, MODES, UNDECIDED, Card, State, places
from tests.rules.matches import steps

from .ring_matches import random_ring
from .ring_reference import Ranked, RingReference

each_mode = pytest.mark.parametrize("mode", MODES)


def of_engine(state: State) -> dict[str, object]:
    """Return what both must agree on, as the engine has it."""
    assert state.ring is not None
    seen: dict[str, object] = {"turn": state.turn, "active": state.active, "mana": state.mana}
    seen["assault"] = state.phase == ASSAULT
    seen["ring"] = [*state.ring.spoils], state.ring.relieved, state.ring.last_turns
    for number, side in enumerate(state.sides):
        hand: list[Card | None] = list(side.hand)
        if side.horde is None:
            hand.insert(side.stronghold, None)
        seen[f"hand {number}"] = hand, side.fort
        seen[f"lanes {number}"] = [
            [(u.card, u.damage, u.growth, u.summoned, u.attacked, u.suffered) for u in lane]
            for lane in side.lanes
        ]
        if side.horde is not None:
            seen[f"piles {number}"] = side.horde.deck, side.horde.discard
    return seen


def of_reference(match: RingReference) -> dict[str, object]:
    """Return the same of the reference."""
    seen: dict[str, object] = {"turn": match.turn, "active": match.active, "mana": match.mana}
    seen["assault"] = match.assault
    seen["ring"] = match.spoils, match.relieved, match.last_turns_over
    for number, lanes in enumerate(match.lanes):
        hand = [] if number in match.wings else match.hands[number]
        seen[f"hand {number}"] = hand, match.forts[number]
        seen[f"lanes {number}"] = [
            [(b.card, b.hurt, b.bonus, b.new, b.done, b.hit) for b in lane] for lane in lanes
        ]
        if number in match.wings:
            seen[f"piles {number}"] = match.deck, match.discard
    return seen


def check(seed: int, mode: str = "") -> None:
    """Play a random ring on both; whoever is right, they must agree."""
    rng = Random(seed)
    state = random_ring(rng, mode)
    reference = RingReference(state)
    play = reference.match()
    next(play)
    for _, action, after, _ in steps(rng, state):
        ranks: list[list[int]] = []
        try:
            play.send(action)
        except Ranked as over:
            ranks = over.ranks
        found = [] if after.winner == UNDECIDED else [list(rank) for rank in places(after)]
        assert ranks == found, (seed, action)
        assert of_reference(reference) == of_engine(after), (seed, action)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_engine_and_reference_agree_in_rings(seed: int) -> None:
    """R13.1 to R13.9, R13.20 to R13.26, R14.1, R14.3, R15.2 to R15.4: whatever is played."""
    check(seed)


@pytest.mark.slow
@each_mode
@pytest.mark.parametrize("start", range(0, 2000, 250))
def test_engine_and_reference_agree_in_many_rings(start: int, mode: str) -> None:
    """R13, R14, R15."""
    for seed in range(start, start + 250):
        check(seed, mode)
