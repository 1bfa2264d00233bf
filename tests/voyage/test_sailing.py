"""Under sail: ways, turning up, visits on the way, before a guard (R16.13, R16.15, R16.25)."""

from typing import Any

import pytest

from game.voyage import (
    ChoiceLaid,
    EndDay,
    FleetSailed,
    GoldChanged,
    GuardMet,
    GuardYielded,
    Hex,
    Sail,
    TurnBack,
    TurnUp,
    VisitAgain,
    Voyage,
    WatersTurnedUp,
    way,
    why_not,
)

from ..play.games import sure
from .pictures import HOME, E, H, after, at_sea, follow, refused, set_out, told

#: The shortest way from the harbour to the middle of the waters in the east is 3 sails.
OPEN = f"{HOME} / . . . . . . ."


def test_a_way_of_several_fields_is_sailed_by_one_press() -> None:
    """R16.13: a sail each."""
    voyage, events = follow(at_sea(OPEN), Sail(E[0]))
    assert voyage.fleet == E[0]
    assert voyage.sails == 1
    (sailed,) = told(events, FleetSailed)
    assert len(sailed.path) == 4
    assert sailed.path[0] == H[0]
    assert (sailed.path[-1], sailed.sails) == (E[0], 1)
    # What is left is lost with the day.
    voyage = after(at_sea(OPEN, sails=3), EndDay())
    assert (voyage.sails, voyage.count.sails_lost) == (4, 3)


_REEF = at_sea("harbour reef . . . . . / . . . . . . .", shown=frozenset({0}))
_SHUT = at_sea("harbour mine2 reef . . . reef / . . . . . . .")


@pytest.mark.parametrize(
    ("voyage", "deed", "code"),
    [
        (_REEF, Sail(H[1]), "reef"),
        (_REEF, Sail(E[0]), "hidden_field"),
        (_REEF, Sail(Hex(9, 9)), "no_such_field"),
        (at_sea(OPEN, sails=2), Sail(E[0]), "too_far"),
        # R16.15: a guard is no field to pass.
        (_SHUT, Sail(E[0]), "no_way"),
        (
            at_sea("harbour mine1 . . . . .", rank=2),
            Sail(H[2], challenge=True),
            "nothing_to_challenge",
        ),
    ],
)
def test_where_the_fleet_cannot_sail(voyage: Voyage, deed: Sail, code: str) -> None:
    """R16.13."""
    assert refused(voyage, deed) == code


def test_a_way_is_shown_with_its_sails_and_who_stops_it() -> None:
    """R16.13, R16.15."""
    assert sure(why_not(at_sea(OPEN, sails=2), Sail(E[0]))).values == (("needed", 3), ("sails", 2))
    shown = sure(way(at_sea(OPEN, sails=2), E[0]))
    assert (shown.sails, shown.today, shown.met) == (3, 2, False)
    assert sure(way(at_sea("harbour mine2 . . . . ."), H[1])).met
    assert way(_SHUT, E[0]) is None


def test_before_a_guard_the_fleet_may_turn_back_and_has_spent_the_sail() -> None:
    """R16.15: who turns back does not get the sail again."""
    voyage, events = follow(at_sea("harbour mine2 . . . . ."), Sail(H[1]))
    assert told(events, GuardMet) == [GuardMet(H[1], H[0])]
    assert (voyage.fleet, voyage.before_guard, voyage.sails) == (H[1], True, 3)
    assert refused(voyage, EndDay()) == "before_guard"
    voyage = after(voyage, TurnBack())
    assert (voyage.fleet, voyage.before_guard, voyage.sails) == (H[0], False, 3)


def test_case_21_a_guard_below_the_rank_yields_for_half_its_gold() -> None:
    """R16.25: rank 2 at depth I: 1 gold, no card and no rank."""
    voyage, events = follow(at_sea("harbour chest1 . . . . .", rank=2), Sail(H[1]))
    assert told(events, GuardYielded) == [GuardYielded(H[1])]
    assert told(events, GoldChanged)[0] == GoldChanged("yield", 1, 9, H[1])
    assert told(events, ChoiceLaid) == []
    assert (voyage.rank, len(voyage.company), voyage.gold) == (2, 8, 8 + 1 + 5)


def test_a_guard_that_yields_is_passed_and_its_place_visited() -> None:
    """R16.15, R16.25: on the way to the waters behind it."""
    line = "harbour mine1 reef . . . reef / . . . . . . ."
    voyage = after(at_sea(line, rank=2), Sail(E[4]))
    assert voyage.fleet == E[4]
    assert voyage.done == {H[1]: "captured"}
    assert voyage.gold == 8 + 1 + 3


def test_of_ways_as_short_the_one_that_brings_something_is_shown() -> None:
    """R16.13: from the harbour two ways of two sails lead between two fields of the rim."""
    between = Hex(1, 1)
    for number in (1, 2):
        names = ["."] * 6
        names[number - 1] = "chest"
        shown = sure(way(at_sea(f"harbour {' '.join(names)} / . . . . . . ."), between))
        assert shown.fields == (H[number], between)


@pytest.mark.parametrize(
    ("line", "changed", "deed", "met"),
    [
        # R16.12: rank 5 at depth I has to fight in fog; case 28.
        ("harbour mine1 . . . . .", {"rank": 5}, Sail(H[1]), False),
        ("harbour mine1 . . . . .", {"rank": 5, "omen": "fog"}, Sail(H[1]), True),
        # Question 1 of R16: a guard that would yield may be fought for its card.
        ("harbour mine1 . . . . .", {"rank": 2}, Sail(H[1], challenge=True), True),
        # R16.25: a goal never yields.
        (f"{HOME} / . . . . @strong . .", {"rank": 7, "sails": 6}, Sail(E[4]), True),
    ],
)
def test_who_yields_and_who_does_not(
    line: str, changed: dict[str, Any], deed: Sail, met: bool
) -> None:
    assert after(at_sea(line, **changed), deed).before_guard is met


def test_hidden_waters_are_turned_up_from_a_neighbouring_field() -> None:
    """R16.13: for one sail."""
    voyage = at_sea(OPEN, shown=frozenset({0}))
    assert refused(voyage, TurnUp(1)) == "waters_far"
    voyage, events = follow(voyage, Sail(H[1]), TurnUp(1))
    assert events == [WatersTurnedUp(1, "sail", 2)]
    assert voyage.is_shown(E[0])
    # R16.41: the second step of the ferrywoman earns gold by it.
    ferry = at_sea(OPEN, "sanna", shown=frozenset({0}), rank=4)
    assert after(ferry, Sail(H[1]), TurnUp(1)).gold == 9
    assert refused(voyage, TurnUp(1)) == "turned_up_already"


def test_a_teacher_asks_only_where_the_fleet_stops() -> None:
    """R16.15: passed, it is not visited; for a sail it is visited again."""
    line = "harbour teacher2 reef . . . reef / . . . . . . ."
    voyage = after(at_sea(line, rank=3), Sail(E[4]))
    assert voyage.choices == ()
    voyage = after(voyage, EndDay(), Sail(H[1]))
    # Above its depth: nothing to learn any more.
    assert voyage.choices == ()
    voyage.rank = 2
    voyage = after(voyage, VisitAgain())
    assert voyage.choices[0].what == "teacher"


def test_on_a_new_voyage_home_alone_is_seen() -> None:
    """R16.2."""
    assert set_out().shown == {0}
