"""The engine against the plain reading of a fight's changes: after every action the same."""

from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.rules import ASSAULT, UNDECIDED, State

from .fight_reference import FightReference
from .fights import random_changed
from .matches import steps
from .reference import Over


def of_engine(state: State) -> list[object]:
    """Return what both must agree on, as the engine has it."""
    seen: list[object] = [state.turn, state.active, state.mana, state.phase == ASSAULT]
    for side in state.sides:
        hand = [card.id for card in side.hand]
        hand.insert(side.stronghold, "")
        seen += [hand, side.fort]
        seen += [
            (u.card.id, u.card.health, u.damage, u.growth, u.summoned, u.attacked, u.suffered)
            for lane in side.lanes
            for u in lane
        ]
        if side.horde is not None:
            seen += [side.horde.deck, side.horde.discard]
    return seen


def of_reference(match: FightReference) -> list[object]:
    """Return the same of the reference."""
    seen: list[object] = [match.turn, match.active, match.mana, match.assault]
    for number, lanes in enumerate(match.lanes):
        seen += [[card.id if card else "" for card in match.hands[number]], match.forts[number]]
        seen += [
            (b.card.id, match.health(b), b.hurt, b.bonus, b.new, b.done, b.hit)
            for lane in lanes
            for b in lane
        ]
        if match.horde and number:
            seen += [match.deck, match.discard]
    return seen


@settings(max_examples=250, deadline=None)
@given(st.integers(0, 2**32 - 1))
@example(50344)  # Two presses give Rage in one turn.
def test_engine_and_reference_agree_in_fights(seed: int) -> None:
    """R16.51, R16.52: whatever is changed and whatever is played."""
    rng = Random(seed)
    state = random_changed(rng)
    reference = FightReference(state)
    play = reference.match()
    next(play)
    for _, action, after, _ in steps(rng, state):
        winner = UNDECIDED
        try:
            play.send(action)
        except Over as over:
            winner = over.winner
        assert winner == after.winner, action
        assert of_reference(reference) == of_engine(after), action
