"""Under sail: ways, turning up, visits on the way, before a guard (R16.13, R16.15, R16.25)."""

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
    WatersTurnedUp,
    way,
    why_not,
)

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


def test_a_field_farther_than_the_sails_is_refused() -> None:
    """R16.13."""
    voyage = at_sea(OPEN, sails=2)
    refusal = why_not(voyage, Sail(E[0]))
    assert refusal is not None
    assert refusal.code == "too_far"
    assert dict(refusal.values) == {"needed": 3, "sails": 2}
    shown = way(voyage, E[0])
    assert shown is not None
    assert (shown.sails, shown.today, shown.met) == (3, 2, False)


def test_reefs_and_hidden_fields_cannot_be_entered() -> None:
    """R16.13."""
    voyage = at_sea("harbour reef . . . . . / . . . . . . .", shown=frozenset({0}))
    for field, code in ((H[1], "reef"), (E[0], "hidden_field"), (Hex(9, 9), "no_such_field")):
        assert refused(voyage, Sail(field)) == code


def test_a_guard_stops_the_fleet_and_is_no_field_to_pass() -> None:
    """R16.15: the way to the field behind leads around it, if there is one."""
    shown = way(at_sea("harbour mine2 . . . . ."), H[1])
    assert shown is not None
    assert shown.met
    shut = at_sea("harbour mine2 reef . . . reef / . . . . . . .")
    assert way(shut, E[0]) is None
    assert refused(shut, Sail(E[0])) == "no_way"


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
        shown = way(at_sea(f"harbour {' '.join(names)} / . . . . . . ."), between)
        assert shown is not None
        assert shown.fields == (H[number], between)


def test_a_guard_that_would_yield_can_be_challenged() -> None:
    """Question 1 of R16: it may be fought for its card."""
    voyage = at_sea("harbour mine1 . . . . .", rank=2)
    assert after(voyage, Sail(H[1], challenge=True)).before_guard
    assert refused(voyage, Sail(H[2], challenge=True)) == "nothing_to_challenge"


@pytest.mark.parametrize(("rank", "omen", "yields"), [(5, "", True), (5, "fog", False)])
def test_case_28_in_fog_nobody_yields(rank: int, omen: str, yields: bool) -> None:
    """R16.12: rank 5 at depth I has to fight."""
    voyage = after(at_sea("harbour mine1 . . . . .", rank=rank, omen=omen), Sail(H[1]))
    assert voyage.before_guard is not yields


def test_a_goal_never_yields() -> None:
    """R16.25."""
    voyage = at_sea(f"{HOME} / . . . . @strong . .", rank=7, sails=6)
    assert after(voyage, Sail(E[4])).before_guard


def test_hidden_waters_are_turned_up_from_a_neighbouring_field() -> None:
    """R16.13: for one sail."""
    voyage = at_sea(OPEN, shown=frozenset({0}))
    assert refused(voyage, TurnUp(1)) == "waters_far"
    voyage, events = follow(voyage, Sail(H[1]), TurnUp(1))
    assert events == [WatersTurnedUp(1, "sail", 2)]
    assert voyage.is_shown(E[0])
    assert refused(voyage, TurnUp(1)) == "turned_up_already"


def test_a_captain_may_earn_gold_by_turning_up() -> None:
    """R16.41: the second step of the ferrywoman."""
    voyage = at_sea(OPEN, "sanna", shown=frozenset({0}), rank=4)
    voyage = after(voyage, Sail(H[1]), TurnUp(1))
    assert voyage.gold == 9


def test_sails_that_are_left_are_lost_with_the_day() -> None:
    """R16.13."""
    voyage = after(at_sea(OPEN, sails=3), EndDay())
    assert voyage.sails == 4
    assert voyage.count.sails_lost == 3


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
