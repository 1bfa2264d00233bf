"""The engine against the plain reference: after every action the same position."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import ASSAULT, UNDECIDED, Card, Odds, State

from .matches import random_start, steps
from .reference import Over, Reference


def of_engine(state: State) -> dict[str, object]:
    """Return what both must agree on, as the engine has it."""
    seen: dict[str, object] = {"turn": state.turn, "active": state.active, "mana": state.mana}
    seen["assault"] = state.phase == ASSAULT
    for number, side in enumerate(state.sides):
        hand: list[Card | None] = list(side.hand)
        hand.insert(side.stronghold, None)
        seen[f"hand {number}"] = hand, side.fort
        seen[f"lanes {number}"] = [
            [(u.card, u.damage, u.growth, u.summoned, u.attacked, u.suffered) for u in lane]
            for lane in side.lanes
        ]
        if side.horde is not None:
            seen["piles"] = side.horde.deck, side.horde.discard
    return seen


def of_reference(match: Reference) -> dict[str, object]:
    """Return the same of the reference."""
    seen: dict[str, object] = {"turn": match.turn, "active": match.active, "mana": match.mana}
    seen["assault"] = match.assault
    for number in (0, 1):
        seen[f"hand {number}"] = match.hands[number], match.forts[number]
        seen[f"lanes {number}"] = [
            [(b.card, b.hurt, b.bonus, b.new, b.done, b.hit) for b in lane]
            for lane in match.lanes[number]
        ]
    if match.horde:
        seen["piles"] = match.deck, match.discard
    return seen


def check(seed: int) -> None:
    """Play a random match on both; whoever is right, they must agree."""
    rng = Random(seed)
    state = random_start(rng)
    if not state.solo and rng.random() < 0.5:
        state.odds = Odds(rng.randrange(2), rng.randint(1, 4), rng.randint(1, 6))
    reference = Reference(state)
    play = reference.match()
    next(play)
    for _, action, after, _ in steps(rng, state):
        winner = UNDECIDED
        try:
            play.send(action)
        except Over as over:
            winner = over.winner
        assert winner == after.winner, (seed, action)
        assert of_reference(reference) == of_engine(after), (seed, action)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_engine_and_reference_agree(seed: int) -> None:
    """R2.8, R3 to R10 and R12: whatever the cards and whatever is played."""
    check(seed)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 4000, 500))
def test_engine_and_reference_agree_in_many_matches(start: int) -> None:
    """R3 to R10 and R12."""
    for seed in range(start, start + 500):
        check(seed)
