"""The gains of a win: each case is the matches before it, the newest first, and the gains."""

from datetime import UTC, datetime

import pytest

from game.play import (
    HORDE,
    HORDE_RIVAL,
    USUAL,
    FiledMatch,
    MatchGain,
    Result,
    Seat,
    gains_of,
    past_matches,
)
from game.rules import DRAW, LEFT, RIGHT, Terms

ADA, BO = Seat("Ada"), Seat("Bo")
CASUAL, MASTER = (Seat("", "computer", strength=name) for name in ("careless", "master"))
#: A record from before there were strengths names none.
BEFORE_STRENGTHS, USUAL_ONE = Seat("", "computer"), Seat("", "computer", strength=USUAL)
FIRST = MatchGain("first_win")


def filed(rival: Seat, winner: int | None = LEFT, turns: int = 9) -> FiledMatch:
    result = None if winner is None else Result(winner, "R4.4", turns)
    return FiledMatch("id", datetime(2026, 1, 31, tzinfo=UTC), Terms(), (ADA, rival), result, "")


def own_cards(rival: Seat, winner: int = LEFT) -> FiledMatch:
    return filed(rival, winner)._replace(has_custom_cards=True)


def from_the_right(winner: int) -> FiledMatch:
    """Return a match in which the person sat on the right."""
    return filed(MASTER, winner)._replace(seats=(MASTER, ADA))


@pytest.mark.parametrize(
    ("match", "before", "gains"),
    [
        (filed(MASTER), [], [FIRST]),
        (filed(MASTER, RIGHT), [], []),
        (filed(MASTER, DRAW), [], []),
        (filed(MASTER, None), [], []),
        (filed(BO), [], []),
        (filed(MASTER), [filed(MASTER, RIGHT)], [FIRST]),
        (filed(MASTER), [filed(CASUAL)], [FIRST, MatchGain("streak", 2)]),
        (filed(HORDE), [filed(MASTER, RIGHT), filed(HORDE)], []),
        (filed(HORDE, turns=7), [filed(MASTER, RIGHT), filed(HORDE)], [MatchGain("best", 7)]),
        (filed(CASUAL), [filed(CASUAL), filed(BO, RIGHT), filed(CASUAL)],
         [MatchGain("streak", 3)]),
        (own_cards(MASTER), [filed(MASTER)], []),
        (filed(MASTER), [own_cards(MASTER)], [FIRST]),
        (filed(CASUAL), [own_cards(CASUAL, RIGHT), filed(CASUAL)], [MatchGain("streak", 2)]),
        (filed(USUAL_ONE), [filed(BEFORE_STRENGTHS)], [MatchGain("streak", 2)]),
        (filed(MASTER), [filed(MASTER, None), filed(MASTER, turns=9)], [MatchGain("streak", 2)]),
        (filed(BO, None), [], []),
        (from_the_right(LEFT), [], []),
        (from_the_right(RIGHT), [from_the_right(LEFT)], [FIRST]),
        (from_the_right(RIGHT), [from_the_right(RIGHT)], [MatchGain("streak", 2)]),
        (from_the_right(RIGHT), [filed(MASTER)], [MatchGain("streak", 2)]),
        (filed(CASUAL, turns=8), [filed(CASUAL, DRAW), filed(CASUAL)], [MatchGain("best", 8)]),
    ],
)  # fmt: skip
def test_what_is_gained(
    match: FiledMatch, before: list[FiledMatch], gains: list[MatchGain]
) -> None:
    assert gains_of(match, past_matches(before)) == gains


def bulb(rival: Seat, winner: int = LEFT, turns: int = 9) -> FiledMatch:
    """Return a match in which cards were played as the hint said."""
    return filed(rival, winner, turns)._replace(bulb=True)


AGAIN = MatchGain("first_win", again=True)


@pytest.mark.parametrize(
    ("match", "before", "gains"),
    [
        (bulb(MASTER), [], [MatchGain("first_win", bulb=True)]),
        (filed(MASTER), [filed(BO), bulb(MASTER), filed(MASTER, RIGHT)],
         [AGAIN, MatchGain("streak", 2, bulb=True)]),
        (filed(MASTER), [filed(MASTER, RIGHT), bulb(MASTER)], [AGAIN]),
        (bulb(MASTER), [filed(MASTER, RIGHT), bulb(MASTER)], []),
        (bulb(MASTER), [filed(MASTER, RIGHT), filed(MASTER)], []),
        (bulb(MASTER, turns=8), [filed(BO, RIGHT), filed(MASTER, RIGHT), filed(MASTER)],
         [MatchGain("best", 8, bulb=True)]),
        (filed(MASTER, turns=8), [filed(MASTER, RIGHT), bulb(MASTER, turns=7), filed(MASTER)],
         [MatchGain("best", 8, again=True)]),
        (filed(MASTER), [filed(MASTER), filed(MASTER, RIGHT), bulb(MASTER)],
         [MatchGain("streak", 2)]),
        (bulb(MASTER), [filed(MASTER)], [MatchGain("streak", 2, bulb=True)]),
    ],
)  # fmt: skip
def test_what_was_gained_with_the_hints_plays_can_be_gained_without(
    match: FiledMatch, before: list[FiledMatch], gains: list[MatchGain]
) -> None:
    assert gains_of(match, past_matches(before)) == gains


def test_a_horde_is_the_rival_that_the_figures_know() -> None:
    """They are asked in place of the records, where there are thousands of those."""
    assert [past.rival for past in past_matches([filed(HORDE)])] == [HORDE_RIVAL]
