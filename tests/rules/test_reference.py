"""The engine against the plain reading of the rules: after every action the same position."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.rules import ASSAULT, MODES, UNDECIDED, Odds, State, places
from tests.amounts import examples

from .fight_reference import AlliedReference, FightReference
from .fights import random_fight, random_meeting
from .matches import random_kit, random_start, steps
from .reference import Over, Reference
from .ring.ring_pictures import random_ring
from .ring.ring_reference import Ranked, RingReference

Seen = dict[str, object]


def of_engine(state: State) -> Seen:
    seen: Seen = {"turn": state.turn, "active": state.active, "mana": state.mana}
    seen["assault"] = state.phase == ASSAULT
    if state.ring is not None:
        seen["ring"] = [*state.ring.spoils], state.ring.relieved, state.ring.last_turns
    # A creature of a fight stands there with what its changes give, which the reading adds itself.
    cards = state.changes is None
    for number, side in enumerate(state.sides):
        hand = [card.id for card in side.hand]
        if side.horde is None:
            hand.insert(side.stronghold, "")
        else:
            seen[f"piles {number}"] = side.horde.deck, side.horde.discard
        seen[f"hand {number}"] = hand, side.fort
        seen[f"lanes {number}"] = [
            [(u.card if cards else u.card.id, u.card.health, u.damage, u.growth) for u in lane]
            for lane in side.lanes
        ]
        seen[f"marks {number}"] = [
            [(u.summoned, u.attacked, u.suffered) for u in lane] for lane in side.lanes
        ]
    return seen


def of_reference(match: Reference) -> Seen:
    seen: Seen = {"turn": match.turn, "active": match.active, "mana": match.mana}
    seen["assault"] = match.assault
    if isinstance(match, RingReference):
        seen["ring"] = match.spoils, match.relieved, match.last_turns_over
    cards = not isinstance(match, FightReference)
    for number, lanes in enumerate(match.lanes):
        hand = [card.id if card else "" for card in match.hands[number]]
        if number in match.wings:
            hand = []
            seen[f"piles {number}"] = match.deck, match.discard
        seen[f"hand {number}"] = hand, match.forts[number]
        seen[f"lanes {number}"] = [
            [(b.card if cards else b.card.id, match.health(b), b.hurt, b.bonus) for b in lane]
            for lane in lanes
        ]
        seen[f"marks {number}"] = [[(b.new, b.done, b.hit) for b in lane] for lane in lanes]
    return seen


def check(rng: Random, state: State, reference: Reference) -> None:
    """Play a random match on both; whoever is right, they must agree."""
    play = reference.match()
    next(play)
    for _, action, after, _ in steps(rng, state):
        ranks, winner = [], UNDECIDED
        try:
            play.send(action)
        except Ranked as over:
            ranks, winner = over.ranks, after.winner
        except Over as over:
            winner = over.winner
        if after.ring is not None and after.winner != UNDECIDED:
            assert ranks == [list(rank) for rank in places(after)], action
        assert winner == after.winner, action
        assert of_reference(reference) == of_engine(after), action


def check_match(seed: int) -> None:
    rng = Random(seed)
    state = random_start(rng)
    if not state.solo and rng.random() < 0.5:
        state.odds = Odds(rng.randrange(2), rng.randint(1, 4), rng.randint(1, 6))
    check(rng, state, Reference(state))


def check_ring(seed: int, mode: str = "") -> None:
    rng = Random(seed)
    state = random_ring(rng, mode)
    check(rng, state, RingReference(state))


seeds = st.integers(0, 2**32 - 1)


@settings(max_examples=examples(100))
@given(seeds)
def test_engine_and_reference_agree(seed: int) -> None:
    """R2.8, R3 to R10 and R12: whatever the cards and whatever is played."""
    check_match(seed)


@settings(max_examples=examples(150))
@given(seeds)
@example(50344)  # Two presses give Rage in one turn.
def test_engine_and_reference_agree_in_fights(seed: int) -> None:
    """R16.51, R16.52, R16.91, R16.93, R16.94: whatever is changed and whatever is played."""
    rng = Random(seed)
    start = random_meeting if seed % 2 else random_fight
    state = start(rng)
    if state.ring is None:
        check(rng, state, FightReference(state))
        return
    kit = {card.id: card for card in random_kit(Random(seed))}
    check(rng, state, AlliedReference(state, kit))


@settings(max_examples=examples(40))
@given(seeds)
def test_engine_and_reference_agree_in_rings(seed: int) -> None:
    """R13.1 to R13.9, R13.20 to R13.26, R14.1, R14.3, R15.2 to R15.4: whatever is played."""
    check_ring(seed)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 4000, 500))
def test_engine_and_reference_agree_in_many_matches(start: int) -> None:
    """R3 to R10 and R12."""
    for seed in range(start, start + 500):
        check_match(seed)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("start", range(0, 2000, 250))
def test_engine_and_reference_agree_in_many_rings(start: int, mode: str) -> None:
    """R13, R14, R15."""
    for seed in range(start, start + 250):
        check_ring(seed, mode)
