"""A voyage told by its file: the course, day by day, and the fights."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from game.play import VoyageFileError, VoyageRun, VoyageStore, ended_voyages, voyage_story
from game.play.voyages.voyage_replay import result_of
from game.play.voyages.voyage_story import CourseLeg, fleet_of
from game.voyage import (
    LOST,
    WON,
    Choose,
    Deed,
    Dismiss,
    EndDay,
    Engage,
    EngageTogether,
    FightEnded,
    FleetSailed,
    GiveUp,
    RivalBeaten,
    Sail,
    TurnBack,
    TurnUp,
    Voyage,
    VoyageHeader,
    distance,
    legal_deeds,
)

from ..games import CONTENT, sure
from .voyages import after_gift, any_deed, path_of, sail_on, set_out, to_fight


def first_sail(run: VoyageRun) -> Sail:
    return next(
        deed for deed in legal_deeds(run.voyage) if isinstance(deed, Sail) and not deed.challenge
    )


def test_the_course_is_what_was_sailed_on_each_day() -> None:
    run = after_gift()
    start = run.voyage.fleet
    happened = run.submit(first_sail(run))
    path = next(event.path for event in happened if isinstance(event, FleetSailed))
    while not any(isinstance(deed, EndDay) for deed in legal_deeds(run.voyage)):
        run.submit(legal_deeds(run.voyage)[0])
    story = voyage_story(CONTENT, run.record)
    assert (story.course[0].day, story.course[0].path) == (1, path)
    assert path[0] == start
    assert not story.course[0].back
    assert story.ends_of_days() == {1: run.voyage.fleet}


def test_what_was_taken_back_is_no_part_of_it() -> None:
    run = after_gift()
    run.submit(Dismiss(run.voyage.cards[0]))
    run.submit(first_sail(run))
    assert run.may_undo
    run.undo()
    story = voyage_story(CONTENT, run.record)
    assert (story.course, story.voyage) == ((), run.voyage)


def test_a_fleet_that_has_not_sailed_lies_at_the_harbour() -> None:
    run = set_out()
    assert voyage_story(CONTENT, run.record).voyage == run.voyage
    while run.voyage.day == 1:
        run.submit(Choose(0) if run.voyage.choices else EndDay())
    happened = run.submit(first_sail(run))
    path = next(event.path for event in happened if isinstance(event, FleetSailed))
    ends = voyage_story(CONTENT, run.record).ends_of_days()
    assert ends == {1: run.voyage.chart.harbour, 2: path[-1]}


def test_the_fights_are_those_of_the_run(voyages: VoyageStore) -> None:
    run = sail_on(set_out(voyages), Random(5))
    run.close()
    story = voyage_story(CONTENT, VoyageRun.watch(CONTENT, path_of(run)).record)
    assert [fight.counted for fight in story.fights] == run.fights
    assert run.fights
    assert story.voyage == run.voyage
    days = [leg.day for leg in story.course]
    assert days == sorted(days)
    assert list(story.ends_of_days()) == list(range(1, run.voyage.day + 1))
    assert story.ends_of_days()[run.voyage.day] == run.voyage.fleet
    lain = {leg.day: leg.path[-1] for leg in story.course}
    assert lain.items() <= story.ends_of_days().items()
    assert any(len(leg.path) > 2 for leg in story.course)
    assert story.days == run.voyage.day
    for fight in story.fights:
        assert set(fight.hand) <= set(fight.before.cards)
        assert fight in story.fights_of(fight.day)
        assert fight not in story.fights_of(fight.day, 1)
        # Who has lost goes back to where the fleet came from.
        back = [leg.day for leg in story.course if leg.back and leg.path[0] == fight.before.fleet]
        assert fight.won or fight.day in back


def test_a_lost_fight_is_told_with_its_day_and_the_way_back() -> None:
    """R16.27."""
    run = to_fight(set_out(), Random(4))
    lost = run.voyage
    run.submit(FightEnded("lost"))
    story = voyage_story(CONTENT, run.record)
    (fight,) = story.fights
    assert (fight.day, fight.field, fight.attempt, fight.fleet) == (lost.day, lost.fleet, 1, 0)
    assert (fight.before, fight.hand) == (lost, sure(lost.fight).hand)
    # The last leg of the course is the way back, after the fight.
    assert fight.legs == len(story.course) - 1
    back = CourseLeg(lost.day, (lost.fleet, run.voyage.fleet), 0, back=True)
    assert story.course[-1] == back


def test_who_turns_back_before_a_guard_is_told_so() -> None:
    """R16.15."""
    run, rng = after_gift(), Random(4)
    while not (run.voyage.before_guard and not run.voyage.choices):
        run.submit(any_deed(run, rng))
    day, start = run.voyage.day, run.voyage.fleet
    run.submit(TurnBack())
    leg = voyage_story(CONTENT, run.record).course[-1]
    assert leg == CourseLeg(day, (start, run.voyage.fleet), 0, back=True)


def test_a_voyage_of_other_numbers_has_no_story() -> None:
    run = set_out()
    run.record.header = type(run.record.header)(run.record.header.voyage, "x", "y")
    with pytest.raises(VoyageFileError):
        voyage_story(CONTENT, run.record)


def test_a_rival_that_is_beaten_is_the_goal_though_on_no_field() -> None:
    """R16.92: what wins the scenario is named in the result."""
    header = VoyageHeader("two_captains", "fair", "sanna", 7)
    voyage = VoyageRun.new(CONTENT, header).voyage
    result = result_of(replace(voyage, end=WON))
    assert result is not None
    assert result.goal == "rival"
    assert result.winner == ""
    # The day after the last, which another person had, is none.
    late = result_of(replace(voyage, end=WON, day=voyage.days + 1))
    assert late is not None
    assert (late.day, late.days_left) == (voyage.days, 0)


def test_the_goal_that_was_beaten_is_told_and_a_winner_where_there_is_one() -> None:
    """R16.82, R16.93."""
    voyage = set_out().voyage
    for goal in voyage.chart.goals:
        won = replace(voyage, end=WON, beaten=frozenset({goal.hex}))
        assert sure(result_of(won)).goal == goal.goal
    two = VoyageRun.new(CONTENT, AGAINST).voyage
    assert [sure(result_of(replace(two, end=end))).winner for end in (WON, LOST)] == ["odo", ""]


AGAINST = VoyageHeader("two_captains", "fair", "odo", 1, against="peg")


def test_two_fleets_have_a_course_and_days_each(voyages: VoyageStore) -> None:
    """R16.93: what one sails is no part of the other's."""
    run = sail_on(VoyageRun.new(CONTENT, AGAINST, voyages), Random(3))
    run.close()
    story = voyage_story(CONTENT, run.record)
    assert [each.captain for each in story.fleets] == ["odo", "peg"]
    for number, fleet in enumerate(story.fleets):
        legs = [leg for leg in story.course if leg.fleet == number]
        assert legs[0].path[0] == fleet.chart.harbour
        assert list(story.ends_of_days(number)) == list(range(1, story.days_of(number) + 1))
        for one, after in pairwise(legs):
            assert one.path[-1] == after.path[0]
        if run.voyage.day <= run.voyage.days:
            assert legs[-1].path[-1] == fleet.fleet
    assert {fight.before.captain for fight in story.fights if fight.fleet} <= {"peg"}


def towards_the_other(voyage: Voyage) -> Deed:
    """Return a deed that brings the fleet nearer to the other person's; every fight is won."""
    if voyage.fight is not None:
        return FightEnded("won")
    deeds = [each for each in legal_deeds(voyage) if not isinstance(each, GiveUp)]
    other = sure(voyage.beside).fleet
    sails = [each for each in deeds if isinstance(each, Sail)]
    nearest = min(sails, key=lambda each: distance(each.field, other), default=None)
    if nearest and distance(nearest.field, other) < distance(voyage.fleet, other):
        return nearest
    order: list[type[Deed]] = [Engage, EngageTogether, TurnUp, EndDay]
    return min(deeds, key=lambda each: order.index(type(each)) if type(each) in order else 9)


def test_whose_fleet_is_beaten_is_driven_home() -> None:
    """R16.92, R16.93: a leg of the course of the other person's fleet, on that person's day."""
    run = VoyageRun.new(CONTENT, AGAINST)
    beaten: list[RivalBeaten] = []
    while not beaten:
        before = run.voyage
        happened = run.submit(towards_the_other(before))
        beaten = [event for event in happened if isinstance(event, RivalBeaten)]
    other = sure(before.beside)
    story = voyage_story(CONTENT, run.record)
    driven = CourseLeg(other.day, (other.fleet, beaten[0].to), 1 - fleet_of(before), back=True)
    assert story.course[-1] == driven
    assert story.fights[-1].fleet == fleet_of(before)


def test_the_file_tells_which_of_two_persons_has_won(voyages: VoyageStore) -> None:
    """R16.82, R16.93: also where the other has given up; a voyage of one tells of nobody."""
    run = VoyageRun.new(CONTENT, AGAINST, voyages)
    run.submit(GiveUp())
    run.close()
    ended = ended_voyages(voyages)[0]
    assert (ended.result.outcome, ended.result.winner) == ("won", "peg")
    assert VoyageRun.watch(CONTENT, path_of(run)).voyage.captain == "peg"
    story = voyage_story(CONTENT, run.record)
    assert story.why == "given_up"
    alone = set_out(voyages)
    alone.submit(GiveUp())
    alone.close()
    assert b"winner" not in path_of(alone).read_bytes()
