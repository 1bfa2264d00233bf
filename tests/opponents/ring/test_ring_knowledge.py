"""R13.11: partners see one another's hands; no thought rests on what a seat cannot see."""

from collections.abc import Iterator
from random import Random

import pytest

from game.opponents import STRENGTHS, Memory, nothing_seen, remember, think
from game.opponents.knowledge import seen_match
from game.opponents.ring.ring_search import RING_PLANS
from game.rules import (
    MODES,
    NOBODY,
    AnyAction,
    Position,
    Relieve,
    RunHordeTurn,
    State,
    Terms,
    apply,
    open_setup,
    to_act,
    to_text,
)
from tests.amounts import paired
from tests.certain import sure
from tests.rules.kit import DECKS
from tests.rules.ring.ring_pictures import ring

from ..matches import KIT, permuted

#: Thoughts that are compared in a match of each mode, by strength: the strongest take longest.
COMPARED = {"two_turns": 3, "deep": 2, "master": 1}
#: Partners, and a Horde; the other modes are among the slow tests.
OFTEN = ("pairs", "horde")


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


@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=[pytest.mark.slow] * (mode not in OFTEN)) for mode in MODES]
)
def test_no_thought_rests_on_what_is_hidden(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for strength, plan in RING_PLANS.items():
        monkeypatch.setitem(RING_PLANS, strength, plan._replace(nodes=plan.nodes // 6))
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
        partner = sure(state.field.partner(side))
        views = [seen_match(state, side, seed, memory) for seed in range(6)]
        hands = [[view.sides[seat].hand for view in views] for seat in state.field.sides]
        assert all(hand == state.sides[partner].hand for hand in hands[partner])
        for foe in state.field.foes[side]:
            assert any(hand != state.sides[foe].hand for hand in hands[foe])
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


#: Those who look at what an action leads to: of the others chance decides.
LOOKING = STRENGTHS[STRENGTHS.index("greedy") :]
COSTLY = "5/5@6 4/4@6 3/3@6 2/2@6"


_CALM = "* x y z v", "* y x z v"
#: A position, and whether the seat to move passes a card to its partner in it (R13.8).
PASSES: dict[str, tuple[State, bool]] = {
    "R13.8, R14.3: it saves the partner, whose Fort the next seat would destroy": (
        ring("pairs", f"* {COSTLY}", "* x y z v | top: 1/9", "** y", "* y x z v", mana=0), True,
    ),
    "R13.25: a partner against the Horde is saved too": (
        ring("horde", f"* {COSTLY}", "* a b c d e f g h | top: 1/9", "** y", "", mana=0), True,
    ),
    "R4.4: with one card less the next seat would destroy the own Fort": (
        ring(
            "pairs", "** 5/5@6 4/4@6", "* x y z v | bottom: 1/9", "* y x z v w u", "* y x z v",
            mana=0,
        ),
        False,
    ),
    **{
        f"no card of a hand of twelve is played sooner for a thirteenth: {own}": (
            ring("pairs", own, _CALM[0], "* x y z v w u t s r q p o", _CALM[1], mana=0), False,
        )
        for own in (f"* {COSTLY}", "** 5/5@6 4/4@6 3/3@6")
    },
    **{
        f"in peace whoever has the smaller hand keeps it: {own}": (
            ring("pairs", own, _CALM[0], "* x y z v w u t", _CALM[1], mana=0), False,
        )
        for own in ("* 5/5@6 4/4@6 3/3@6", "* 5/5@6 4/4@6")
    },
}  # fmt: skip


@pytest.mark.parametrize(("strength", "name"), paired(LOOKING, PASSES))
def test_a_card_is_passed_where_it_helps(name: str, strength: str) -> None:
    state, passed = PASSES[name]
    line = think(state, state.active, 3, nothing_seen(state), strength)
    assert any(isinstance(action, Relieve) for action in line.actions) == passed
