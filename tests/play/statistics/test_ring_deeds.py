"""What is counted of a ring for those at the screen."""

from collections.abc import Sequence

import pytest

from game.content import load_content
from game.play.statistics.ring_counts import RingDeedCounter
from game.rules import PAIRS, RING_OF_THREE, Event, Field, events

CARDS = list(load_content().cards.values())
ME, PARTNER = 0, 2


def deal(side: int, count: int) -> Event:
    return events.HandDealt(side, tuple(CARDS[:count]))


def turn(side: int) -> Event:
    return events.TurnBegan(side, 1, 6)


def relief(side: int, partner: int) -> Event:
    return events.CardRelieved(side, CARDS[0], 0, partner, 0)


def strike(side: int, to_place: int) -> Event:
    return events.StrongholdStruck(side, to_place, 0, to_place)


def counted(
    happened: Sequence[Event], seats: Sequence[int] = (ME,), field: Field = PAIRS
) -> dict[str, int]:
    counter = RingDeedCounter(field, seats)
    counter.follow(happened)
    return {name: count for name, count in counter.counts.items() if count}


FORT = [deal(ME, 5), deal(PARTNER, 3), events.BastionDestroyed(PARTNER)]


def test_a_fort_is_saved_that_stands_by_the_card_passed_alone() -> None:
    """R13.8, R4.2: of four cards three stand to the left; without the fourth it would be gone."""
    happened = [*FORT, turn(ME), relief(ME, PARTNER), turn(1), strike(PARTNER, 3)]
    assert counted(happened) == {"reliefs": 1, "forts_saved": 1}


@pytest.mark.parametrize(
    "happened",
    [
        [*FORT, turn(ME), relief(ME, PARTNER), turn(1), strike(PARTNER, 2)],
        [*FORT, turn(ME), relief(ME, PARTNER), turn(1), strike(PARTNER, 4)],
        [*FORT, turn(ME), relief(ME, PARTNER), turn(PARTNER), turn(3), strike(PARTNER, 3)],
        [*FORT[:2], turn(ME), relief(ME, PARTNER), turn(1), strike(PARTNER, 3)],
    ],
    ids=["it stood anyhow", "it fell", "its owner has played since", "it was the Bastion"],
)
def test_nothing_else_saves_a_fort(happened: list[Event]) -> None:
    assert counted(happened) == {"reliefs": 1}


def test_what_came_home_stands_to_the_right_as_well() -> None:
    """R4.5: with the creature that fell the Fort would have stood without the card passed on."""
    home = events.CardReturned(PARTNER, CARDS[1], 4)
    happened = [*FORT, turn(ME), relief(ME, PARTNER), turn(1), home, strike(PARTNER, 3)]
    assert counted(happened) == {"reliefs": 1}


def test_the_computer_s_relief_is_not_the_player_s() -> None:
    happened = [*FORT, turn(PARTNER), relief(PARTNER, ME), turn(3), strike(ME, 4)]
    assert counted(happened) == {}


def test_spoils_are_those_of_the_person_s_seat() -> None:
    """R15.2: a Fort brings three more, and is counted as taken."""
    happened = [
        events.SpoilsTaken(1, 2, 2, False),
        events.SpoilsTaken(0, 1, 1, False),
        events.SpoilsTaken(1, 5, 7, True),
    ]
    assert counted(happened, (1,), RING_OF_THREE) == {"spoils": 7, "forts_taken": 1}
