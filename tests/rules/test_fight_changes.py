"""One change of a fight: its bounds, its word, and its state in the course of it (R16.52)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import (
    BOTTOM,
    GUARD,
    PLAYER,
    RAGE,
    TOP,
    BlowChange,
    CardChange,
    Change,
    Changes,
    ChangeTable,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
    Which,
    change_from,
    change_state,
    fault_of,
)
from game.rules.fights.change_text import change_text, changes_from
from game.rules.fights.in_force import (
    BLOW_MADE,
    FIRST_ATTACK_MET,
    FORT_SPARED,
    STRONGHOLD_MET,
    press_bit,
)

from ..amounts import examples
from .fights import random_changes


@pytest.mark.parametrize(
    ("change", "name", "least", "most"),
    [
        (CardChange(Which()), "cost", -20, 20),
        (CardChange(Which()), "attack", -20, 20),
        (CardChange(Which()), "health", -20, 20),
        (CardChange(Which()), "damage", -20, 20),
        (CardChange(Which()), "ability", 0, 127),
        (ManaChange(PLAYER), "amount", -20, 20),
        (ManaChange(PLAYER), "first", 1, 100),
        (ManaChange(PLAYER, 3), "last", 3, 100),
        (ReachChange(PLAYER, 4), "reach", 1, 10),
        (BlowChange(PLAYER), "amount", 1, 20),
        (BlowChange(PLAYER), "side", 0, 2),
        (StepChange(), "most", 0, 20),
        (HandChange(), "swaps", -1, 20),
        (LaneChange(PLAYER, 1, TOP), "turns", 0, 100),
        (LaneChange(PLAYER, 1, TOP), "lane", 0, 1),
        (RestChange(PLAYER, 1, TOP), "turns", 0, 100),
        (RestChange(PLAYER, 1, TOP), "lane", 0, 1),
        (RestChange(PLAYER, 1, ability=RAGE), "ability", 1, 127),
        (RestChange(PLAYER, 1, ability=RAGE), "lane", -1, -1),
        (GroundChange(PLAYER, TOP), "health", 1, 20),
        (GroundChange(PLAYER, TOP), "lane", 0, 1),
        (PressChange("mana"), "amount", 0, 20),
    ],
)
def test_a_number_of_a_change_has_bounds(change: Any, name: str, least: int, most: int) -> None:
    """R16.52: the first and the last number will do, those beyond are a fault."""
    numbers = (least - 1, least, most, most + 1)
    faults = [fault_of(replace(change, **{name: number})) for number in numbers]
    assert [fault is None for fault in faults] == [False, True, True, False]


@pytest.mark.parametrize(
    "change",
    [
        *(StepChange(grace=grace) for grace in ((16, 0), (0, 16), (-1, 0), (0, -1))),
        *(CardChange(Which(attack=bounds)) for bounds in ((-1, 3), (3, 2))),
        *(CardChange(Which(health=bounds)) for bounds in ((-1, 3), (3, 2))),
        CardChange(Which(cost=(3, 2))),
        CardChange(Which(kind="spell")),
        RestChange(PLAYER, 1, TOP, RAGE),
        RestChange(PLAYER, 1),
    ],
)
def test_what_a_change_has_besides_has_bounds_too(change: Change) -> None:
    """R16.52."""
    assert fault_of(change) is not None


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (CardChange(Which(), cost=99), "cost is 99, not from -20 to 20"),
        (CardChange(Which(attack=(3, 2))), "no attack lies between 3 and 2"),
        (ManaChange(PLAYER, 0), "the first turn is 0, not from 1 to 100"),
        (ManaChange(PLAYER, 5, 4), "the last turn is 4, not from 5 to 100"),
        (ManaChange(PLAYER, amount=99), "the amount is 99, not from -20 to 20"),
        (ReachChange(PLAYER, 0), "the reach is 0, not from 1 to 10"),
        (BlowChange(PLAYER, 0), "the amount is 0, not from 1 to 20"),
        (StepChange(most=21), "the most places is 21, not from 0 to 20"),
        (StepChange(grace=(16, 0)), "grace is 16, not from 0 to 15"),
        (HandChange(21), "swaps is 21, not from -1 to 20"),
        (LaneChange(PLAYER, 101, TOP), "the turns is 101, not from 0 to 100"),
        (RestChange(PLAYER, 101, TOP), "the turns is 101, not from 0 to 100"),
        (GroundChange(PLAYER, TOP, 0), "the health is 0, not from 1 to 20"),
        (PressChange("mana", 21), "the amount is 21, not from 0 to 20"),
    ],
)
def test_a_fault_names_what_lies_outside(change: Change, fault: str) -> None:
    assert fault_of(change) == fault


@pytest.mark.parametrize(
    "change",
    [
        StepChange(grace=(15, 15)),
        CardChange(Which(cost=(0, 0), attack=(2, 2), kind="creature")),
        CardChange(Which(kind="incantation")),
        FullFirstMana(PLAYER),
    ],
)
def test_what_lies_within_has_no_fault(change: Change) -> None:
    """R16.52."""
    assert fault_of(change) is None


@pytest.mark.parametrize(
    "word",
    [
        *("", "bow", "step:most", "step:most=-1", "mana:side=up", "rest:turns=1", "press:what=x"),
        *("card:ability=flight", "reach:reach=99", "step:grace=1", "blow:amount=1000"),
        *("hand:swaps=²", "step:first_blow=2", "lane:lane=none", "card:of_cost=3/1"),
        *("card:flight=1", "full:side", "blow:amount"),
    ],
)
def test_a_word_that_is_no_change_is_refused(word: str) -> None:
    """R16.52: the list is closed."""
    with pytest.raises(ValueError, match=r"\A.+\Z"):
        change_from(word)


def test_no_fight_has_more_changes_than_forty_and_two_packs() -> None:
    """R16.52."""
    assert len(changes_from(";".join(["reach:reach=5"] * 42))) == 42
    with pytest.raises(ValueError, match="at most 40 changes, not 43"):
        changes_from(";".join(["reach:reach=5"] * 43))


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32 - 1))
def test_a_change_is_the_same_from_its_word(seed: int) -> None:
    """R16.52: in positions, records and cases a change is a word."""
    for change in random_changes(Random(seed), horde=False):
        assert fault_of(change) is None
        assert change_from(change_text(change)) == change
        assert " " not in change_text(change)


@pytest.mark.parametrize(
    "word",
    [
        "card:of_ids=a%2Bb+c,of_health=1/2,ability=splash+rage",
        "step:side=right,first_blow=1,grace=0/3",
        "press:what=squall,side=third",
        "full",
    ],
)
def test_the_word_of_a_change_is_always_the_same(word: str) -> None:
    """R16.52: only what is not as usual is written."""
    assert change_text(change_from(word)) == word


def state_of(change: Change, used: int = 0, turn: int = 5, active: int = PLAYER) -> str:
    return change_state(Changes(ChangeTable((change,)), used), 0, turn, active)


_BASTION, _FORT = [
    Changes(ChangeTable(())).with_grace_used(PLAYER, fort, 2).used for fort in (False, True)
]


@pytest.mark.parametrize(
    ("change", "used", "state"),
    [
        (PressChange("recall"), 0, "in_force"),
        (PressChange("recall"), press_bit(0), "used"),
        (PressChange("recall"), press_bit(1), "in_force"),
        (HandChange(), 0, "used"),
        (BlowChange(PLAYER, 1), STRONGHOLD_MET, "in_force"),
        (BlowChange(PLAYER, 1), BLOW_MADE, "used"),
        (BlowChange(PLAYER, 1, True), BLOW_MADE, "in_force"),
        (BlowChange(PLAYER, 1, True), STRONGHOLD_MET, "used"),
        (BlowChange(GUARD, 1), BLOW_MADE, "in_force"),
        (StepChange(first_blow=True), FORT_SPARED[PLAYER], "in_force"),
        (StepChange(first_blow=True), FIRST_ATTACK_MET[PLAYER], "used"),
        (StepChange(spared=True), FIRST_ATTACK_MET[PLAYER], "in_force"),
        (StepChange(spared=True), FORT_SPARED[PLAYER], "used"),
        (StepChange(first_blow=True, most=2), FIRST_ATTACK_MET[PLAYER], "in_force"),
        (StepChange(grace=(2, 0)), _FORT, "in_force"),
        (StepChange(grace=(2, 0)), _BASTION, "used"),
        (StepChange(grace=(0, 2)), _FORT, "used"),
        (StepChange(grace=(2, 3)), _BASTION | _FORT, "in_force"),
    ],
)
def test_a_change_is_used_up_when_nothing_of_it_is_left(
    change: Change, used: int, state: str
) -> None:
    """R16.52: H4, H5 and H10, each by its own mark."""
    assert state_of(change, used) == state


@pytest.mark.parametrize(
    ("change", "states"),
    [
        (FullFirstMana(PLAYER), "in_force over over over over over"),
        (FullFirstMana(GUARD), "in_force in_force over over over over"),
        (ManaChange(PLAYER, 2, 0), "comes comes in_force in_force in_force in_force"),
        (ManaChange(PLAYER, 1, 2), "in_force in_force in_force over over over"),
        (LaneChange(GUARD, 1, TOP), "in_force in_force over over over over"),
        (RestChange(PLAYER, 2, BOTTOM), "in_force in_force in_force over over over"),
        (GroundChange(PLAYER, TOP), "in_force in_force in_force in_force in_force in_force"),
    ],
)
def test_a_change_comes_and_is_over_by_the_turns_of_its_side(change: Change, states: str) -> None:
    """R16.52: H2, H7 and H8; in a duel each side has every second turn."""
    found = [state_of(change, turn=turn, active=(turn - 1) % 2) for turn in range(1, 7)]
    assert found == states.split()
