"""The deeds that are counted from the events of a match."""

import pytest

from game.content import load_cards
from game.play.statistics.match_figures import DeedCounter
from game.rules import LEFT, RIGHT, Creature, Event, Incantation, Side, State, events
from game.rules.events import Fallen

CARDS = load_cards()
TROLL, BOOM = CARDS["troll"], CARDS["boom"]
assert isinstance(TROLL, Creature)
assert isinstance(BOOM, Incantation)


def begins(side: int, turn: int = 1) -> Event:
    return events.TurnBegan(side, turn, 6)


def summons(side: int) -> Event:
    assert isinstance(TROLL, Creature)
    return events.CreatureSummoned(side, TROLL, 0, 0, 0, 0, 0)


def casts(side: int) -> Event:
    assert isinstance(BOOM, Incantation)
    assert isinstance(TROLL, Creature)
    return events.IncantationCast(side, BOOM, 0, 1 - side, 0, 0, TROLL, 0)


def attacks(side: int, *, repeated: bool = False) -> Event:
    assert isinstance(TROLL, Creature)
    return events.CreatureAttacked(side, 0, 0, TROLL, 3, None, 0, repeated)


def falls(side: int, count: int = 1) -> Event:
    assert isinstance(TROLL, Creature)
    return events.CreaturesDestroyed(side, tuple(Fallen(0, n, TROLL) for n in range(count)))


def counted(*happened: Event) -> dict[str, int]:
    """Return what the left side did."""
    counter = DeedCounter(LEFT)
    counter.follow(happened)
    last = State.of([Side.of([TROLL, BOOM], stronghold=1, fort=True), Side.of([BOOM])])
    return counter.total(happened, last)


def test_creatures_that_fall_in_one_own_turn_count_together() -> None:
    deeds = counted(begins(LEFT), attacks(LEFT), falls(RIGHT, 2), attacks(LEFT), falls(RIGHT))
    assert deeds["destroyed_at_once"] == 3
    two_turns = counted(begins(LEFT), falls(RIGHT, 2), begins(LEFT, 3), falls(RIGHT))
    assert two_turns["destroyed_at_once"] == 2


def test_what_falls_in_the_opponents_turn_or_of_ones_own_is_no_deed() -> None:
    assert counted(begins(RIGHT), falls(RIGHT, 3))["destroyed_at_once"] == 0
    assert counted(begins(LEFT), falls(LEFT, 3))["destroyed_at_once"] == 0
    assert counted(begins(LEFT), falls(LEFT, 3))["creatures_lost"] == 3


def test_what_an_incantation_destroys_counts_for_it_alone() -> None:
    deeds = counted(begins(LEFT), casts(LEFT), falls(RIGHT, 2), casts(LEFT), falls(RIGHT))
    assert deeds["destroyed_by_one_card"] == 2
    assert deeds["incantations_played"] == 2
    assert (
        counted(begins(LEFT), casts(LEFT), attacks(LEFT), falls(RIGHT))["destroyed_by_one_card"]
        == 0
    )


def test_attacks_in_a_row_are_those_of_one_creature() -> None:
    deeds = counted(
        begins(LEFT), attacks(LEFT), attacks(LEFT, repeated=True), attacks(LEFT, repeated=True)
    )
    assert deeds["attacks_in_a_row"] == 3
    assert counted(begins(LEFT), attacks(LEFT), attacks(LEFT))["attacks_in_a_row"] == 1
    assert counted(begins(RIGHT), attacks(RIGHT))["attacks_in_a_row"] == 0


def test_creatures_in_play_are_those_that_stand_at_one_time() -> None:
    assert counted(begins(LEFT), *[summons(LEFT)] * 3)["creatures_in_play"] == 3
    fallen = counted(begins(LEFT), *[summons(LEFT)] * 2, falls(LEFT, 2), summons(LEFT))
    assert fallen["creatures_in_play"] == 2


@pytest.mark.parametrize(("sides", "behind"), [([LEFT, RIGHT], 1), ([RIGHT, LEFT], 0), ([], 0)])
def test_whose_bastion_fell_first(sides: list[int], behind: int) -> None:
    fell = [events.BastionDestroyed(side) for side in sides]
    assert counted(begins(LEFT), *fell)["bastion_fell_first"] == behind


def test_the_life_of_the_fort_is_known_once_it_stands() -> None:
    assert counted(begins(LEFT))["fort_life"] == 1
