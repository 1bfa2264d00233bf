"""What is counted of a ring for those at the screen, and how it ended for them."""

from collections.abc import Sequence

import pytest

from game.play import RingEnding
from game.play.statistics.ring_counts import RingDeedCounter
from game.rules import DRAW, HORDE_RING, PAIRS, RING_OF_FOUR, RING_OF_THREE, Event, Field, events

from ..games import CONTENT

CARDS = list(CONTENT.cards.values())
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


TEAM_A, TEAM_B = ((0, 2), (1, 3)), ((1, 3), (0, 2))


@pytest.mark.parametrize(
    ("persons", "won", "lost"),
    [((0,), True, False), ((0, 2), True, False), ((3,), False, True), ((0, 1), False, False)],
)
def test_a_team_wins_together(persons: tuple[int, ...], won: bool, lost: bool) -> None:
    """R14.3; persons in both teams have neither won nor lost as one."""
    outcome = RingEnding.of(PAIRS, 0, TEAM_A, persons)
    assert outcome.winners == (0, 2)
    assert (outcome.won, outcome.lost) == (won, lost)


def test_both_wings_of_the_horde_win_together() -> None:
    """R13.25: the first Fort of a partner to fall loses it for both."""
    outcome = RingEnding.of(HORDE_RING, 1, TEAM_B, (2,))
    assert outcome.winners == (1, 3)
    assert outcome.lost


@pytest.mark.parametrize(("person", "place", "lost"), [(2, 1, False), (0, 2, False), (1, 3, True)])
def test_for_oneself_the_last_alone_has_lost(person: int, place: int, lost: bool) -> None:
    """R15.3: the owner of the Fort that fell is last; who is between has a place."""
    outcome = RingEnding.of(RING_OF_THREE, 2, ((2,), (0,), (1,)), (person,))
    assert (outcome.place, outcome.won, outcome.lost) == (place, place == 1, lost)


@pytest.mark.parametrize("field", [PAIRS, HORDE_RING])
def test_in_a_draw_nobody_has_won_or_lost(field: Field) -> None:
    """R13.9."""
    outcome = RingEnding.of(field, DRAW, (field.sides,), (0,))
    assert outcome.drawn
    assert not outcome.won
    assert not outcome.lost


def test_who_gives_up_has_lost_though_the_computer_wins_for_the_team() -> None:
    """R13.10."""
    outcome = RingEnding.of(PAIRS, 0, TEAM_A, (0, 2), gave_up=(0, 2))
    assert outcome.lost
    assert not outcome.won


def test_a_partner_who_stays_wins_for_both() -> None:
    """R13.10: for the others the match counts as it ends."""
    assert RingEnding.of(PAIRS, 0, TEAM_A, (0, 2), gave_up=(2,)).won


def test_persons_who_play_for_themselves_have_no_place_in_common() -> None:
    outcome = RingEnding.of(RING_OF_FOUR, 3, ((3,), (0,), (1,), (2,)), (0, 3))
    assert outcome.home == ()
    assert outcome.place == 0
