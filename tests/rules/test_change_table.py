"""What changes of a fight come to by side, turn and lane, and which cards they mean (R16.52)."""

from dataclasses import replace

import pytest

from game.rules import (
    BOTTOM,
    GUARD,
    PLAYER,
    RAGE,
    SPLASH,
    TOP,
    BlowChange,
    Card,
    CardChange,
    Change,
    ChangeTable,
    Creature,
    GroundChange,
    LaneChange,
    ManaChange,
    ReachChange,
    RestChange,
    StepChange,
    Which,
)
from game.rules.fights.in_force import BLOW_MADE, STRONGHOLD_MET
from tests.certain import sure, sure_of

from .pictures import card

TURNS = range(1, 5)


def table(*changes: Change) -> ChangeTable:
    return ChangeTable(changes)


@pytest.mark.parametrize(
    ("changes", "more"),
    [
        ((ManaChange(PLAYER, 2, 3, 4),), [0, 4, 4, 0]),
        ((ManaChange(PLAYER, 2, 0, -1),), [0, -1, -1, -1]),
        ((ManaChange(PLAYER, 1, 2, 3), ManaChange(PLAYER, 2, 4, 2)), [3, 5, 2, 2]),
    ],
)
def test_mana_is_more_from_one_turn_to_another(
    changes: tuple[Change, ...], more: list[int]
) -> None:
    """H2 of R16.52, R16.51: without a last turn for good; two add up."""
    assert [table(*changes).mana(PLAYER, turn) for turn in TURNS] == more
    assert [table(*changes).mana(GUARD, turn) for turn in TURNS] == [0, 0, 0, 0]


@pytest.mark.parametrize("turns", [0, 2])
def test_one_lane_is_open_for_some_turns_or_for_good(turns: int) -> None:
    """H7 of R16.52."""
    open_lane = table(LaneChange(GUARD, turns, BOTTOM))
    found = [open_lane.only_lane(GUARD, turn, False) for turn in TURNS]
    assert found == [BOTTOM, BOTTOM, *([-1, -1] if turns else [BOTTOM, BOTTOM])]
    assert open_lane.only_lane(PLAYER, 1, False) == -1
    first = table(LaneChange(GUARD, turns, TOP, True))
    assert [first.only_lane(GUARD, 2, is_first) for is_first in (False, True)] == [-1, TOP]


@pytest.mark.parametrize("turns", [0, 2])
def test_a_lane_and_an_ability_rest_for_some_turns_or_for_good(turns: int) -> None:
    """H8 of R16.52."""
    resting = table(RestChange(GUARD, turns, BOTTOM), RestChange(GUARD, turns, ability=RAGE))
    later = not turns
    assert [resting.rests(GUARD, BOTTOM, turn) for turn in TURNS] == [True, True, later, later]
    assert [resting.resting(GUARD, turn) for turn in TURNS] == [RAGE, RAGE, *[RAGE * later] * 2]
    assert not resting.rests(GUARD, TOP, 1)
    assert not resting.rests(PLAYER, BOTTOM, 1)
    assert not resting.resting(PLAYER, 1)
    both = table(RestChange(GUARD, 0, ability=RAGE), RestChange(GUARD, 0, ability=SPLASH))
    assert both.resting(GUARD, 1) == RAGE | SPLASH


def test_the_first_blow_and_the_first_on_a_stronghold_deal_more_apart() -> None:
    """H4 of R16.52, R16.51."""
    blows = table(BlowChange(PLAYER, 1), BlowChange(PLAYER, 2, True), BlowChange(GUARD, 9))
    asked = [(used, met) for used in (0, BLOW_MADE, STRONGHOLD_MET) for met in (False, True)]
    assert [blows.blow(PLAYER, *each) for each in asked] == [1, 3, 0, 2, 1, 1]


def test_a_creature_has_more_health_while_it_stands_on_its_ground() -> None:
    """H9 of R16.52, R16.51."""
    ground = table(GroundChange(PLAYER, BOTTOM, 1), GroundChange(PLAYER, BOTTOM, 2))
    ogre = sure_of(Creature, card("2/5"))
    high = ground.standing(PLAYER, BOTTOM, ogre)
    assert (high.health, ground.left(PLAYER, BOTTOM, high)) == (8, ogre)
    assert ground.standing(PLAYER, TOP, ogre) == ground.standing(GUARD, BOTTOM, ogre) == ogre
    assert ground.left(PLAYER, TOP, ogre) == ogre


def test_the_longest_reach_counts_and_the_least_of_steps() -> None:
    """H3 and H5 of R16.52, R16.51: numbers that are named do not add up, grace does."""
    many = table(
        *(ReachChange(PLAYER, reach) for reach in (5, 7, 6)),
        *(StepChange(PLAYER, most=most) for most in (3, 0, 2)),
        *(StepChange(PLAYER, grace=grace) for grace in ((9, 1), (8, 2))),
        StepChange(GUARD, first_blow=True, spared=True),
    )
    assert many.reach[:2] == [7, 4]
    own, other = sure(many.steps[PLAYER]), sure(many.steps[GUARD])
    assert (own.most, own.grace, own.first_blow, own.spared) == (2, (15, 3), False, False)
    assert (other.most, other.grace, other.first_blow, other.spared) == (0, (0, 0), True, True)


@pytest.mark.parametrize("name", ["cost", "attack", "health"])
def test_bounds_mean_the_least_and_the_most_and_what_lies_between(name: str) -> None:
    """H1 of R16.52."""
    which = replace(Which(), **{name: (2, 3)})  # type: ignore[arg-type]
    ogre = Creature("ogre", "Ogre", 2, 2, 2)
    ogres = [replace(ogre, **{name: number}) for number in TURNS]  # type: ignore[arg-type]
    assert [which.means(ogre) for ogre in ogres] == [False, True, True, False]
    assert which.means(card("!1@2")) == (name == "cost")


@pytest.mark.parametrize(
    ("which", "meant"),
    [
        (Which(), "Ogre Bard Bolt"),
        (Which(("Ogre", "Bolt")), "Ogre Bolt"),
        (Which(kind="creature"), "Ogre Bard"),
        (Which(kind="incantation"), "Bolt"),
        (Which(aura=True), "Bard"),
        (Which(("Ogre",), aura=True), ""),
    ],
)
def test_a_change_means_these_cards(which: Which, meant: str) -> None:
    """H1 of R16.52: named, of a kind, or with an aura."""
    cards = [card(text) for text in ("Ogre=2/5", "Bard=1/2~rage", "Bolt=!3")]
    assert " ".join(each.name for each in cards if which.means(each)) == meant


@pytest.mark.parametrize(
    ("printed", "change", "expected"),
    [
        ("2/5@3", CardChange(Which(), -2, 1, 2), "3/7@1"),
        ("2/5@3", CardChange(Which(), -9, -9, -9), "0/1@1"),
        ("2/5@0", CardChange(Which(), -1), "2/5@0"),
        ("2/5@0", CardChange(Which(), 1), "2/5@1"),
        ("2/5+rage", CardChange(Which(), ability=SPLASH), "2/5+rage+splash"),
        ("2/5", CardChange(Which(), damage=3), "2/5"),
        ("!3@2", CardChange(Which(), -1, 9, 9, 2, SPLASH), "!5@1"),
        ("!3@2", CardChange(Which(), damage=-9), "!0@2"),
        ("2/5@3", CardChange(Which(), -2, 1, 2, side=GUARD), "2/5@3"),
    ],
)
def test_a_card_is_dealt_as_it_is_changed(printed: str, change: Change, expected: str) -> None:
    """H1 of R16.52: a cost that is lowered is at least 1, health at least 1, the rest 0."""
    assert table(change).dealt(PLAYER, named(printed)) == named(expected)


def named(text: str) -> Card:
    return card(f"it={text}")


def test_changes_of_the_same_card_add_up() -> None:
    """R16.51."""
    twice = table(CardChange(Which(), 1, 1, 1, 1, RAGE), CardChange(Which(), 1, 2, 3, 4, SPLASH))
    assert twice.dealt(PLAYER, named("2/5@3")) == named("5/9+rage+splash@5")
    assert twice.dealt(PLAYER, named("!3@2")) == named("!8@4")
