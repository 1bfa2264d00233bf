"""How a ring came out for those at the screen."""

import pytest

from game.play import RingEnding
from game.rules import DRAW, HORDE_RING, PAIRS, RING_OF_FOUR, RING_OF_THREE, Field

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
