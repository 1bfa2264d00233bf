"""Rings in the profile: the history, their own figures and achievements, and nothing of duels."""

import random
from pathlib import Path

import pytest

from game.content import Content, load_content
from game.play import (
    APART,
    HORDE,
    CountedRecord,
    Match,
    MatchStore,
    Profile,
    Record,
    Result,
    Seat,
    count_records,
    counts_as_ring,
    match_id,
    open_profile,
    past_matches,
    ring_figures_of,
    ring_overview_of,
)
from game.play.statistics.counting import UNREADABLE
from game.play.statistics.ring_counts import RingFigures
from game.rules import MODES, RINGS, Attack, EndTurn, Terms, events, legal_actions

from ..games import sure
from .profiles import in_memory

NAMES = ("Ada", "Bo", "Cyd", "Dot")


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def ring(
    content: Content,
    mode: str,
    persons: tuple[int, ...] = (0,),
    seed: int = 1,
    store: MatchStore | None = None,
) -> Match:
    """Return a ring played by chance to its end."""
    field = RINGS[mode]
    seats = tuple(
        HORDE if side in field.wings
        else Seat(NAMES[side]) if side in persons
        else Seat("", "computer", strength=("greedy", "master", "deep", "careless")[side])
        for side in field.sides
    )  # fmt: skip
    match, choice = Match.new(content, Terms(ring=mode), seats, seed, store), random.Random(seed)
    while match.result is None:
        actions = list(legal_actions(match.position))
        plays = [each for each in actions if not isinstance(each, Attack | EndTurn)]
        match.submit(choice.choice(plays or actions))
    return match


def figures_of(match: Match) -> RingFigures:
    happened = [*match.opening, *(event for done in match.history for event in done.events)]
    return ring_figures_of(sure(match.record), happened)


def file(profile: Profile, match: Match) -> str:
    record = sure(match.record)
    profile.file_match(record)
    own = match_id(record.header)
    profile.figures.add([CountedRecord(own, APART, ring=figures_of(match))])
    return own


def won_ring(content: Content, mode: str, persons: tuple[int, ...] = (0,)) -> Match:
    """Return a ring that those at the screen have won."""
    for seed in range(200):
        match = ring(content, mode, persons, seed)
        if figures_of(match).outcome == "won":
            return match
    raise AssertionError("no ring was won")


@pytest.mark.parametrize("mode", MODES)
def test_the_history_tells_of_a_ring_what_its_record_tells(content: Content, mode: str) -> None:
    match, profile = ring(content, mode, (0, 2)), in_memory()
    file(profile, match)
    (filed,) = profile.history.matches()
    record = sure(match.record)
    assert filed.terms == record.header.terms
    assert filed.seats == record.header.seats
    assert filed.result == match.result
    assert filed.gave_up == ()


def test_who_gave_up_is_in_the_history(content: Content) -> None:
    """R13.10."""
    profile = in_memory()
    seats = Seat("Ada"), Seat("Bo"), Seat("", "computer")
    match = Match.new(content, Terms(ring="three"), seats, 1)
    match.hand_over(1)
    match.hand_over(0)
    profile.file_match(sure(match.record))
    (filed,) = profile.history.matches()
    assert filed.gave_up == (1, 0)
    assert filed.result == Result(2, "conceded", 0, ((2,), (0,), (1,)))


@pytest.mark.parametrize("mode", MODES)
def test_a_record_played_again_counts_the_same(content: Content, mode: str) -> None:
    match = ring(content, mode)
    (counted,) = count_records([("x", sure(match.record).text())])
    assert counted == CountedRecord("x", APART, None, figures_of(match))


def test_a_ring_whose_record_was_changed_does_not_count(content: Content) -> None:
    *lines, end = sure(ring(content, "pairs").record).text().splitlines(keepends=True)
    wrong = [*lines, end.replace(b'"turns": ', b'"turns": 1')]
    (counted,) = count_records([("x", b"".join(wrong))])
    assert (counted.state, counted.ring) == (UNREADABLE, None)


def test_a_ring_is_no_match_of_a_duel_s_tallies(content: Content) -> None:
    profile = in_memory()
    file(profile, won_ring(content, "pairs"))
    figures = profile.figures
    assert figures.matches() == []
    assert figures.duels() == []
    assert figures.past("") == []
    assert past_matches(profile.history.matches()) == []
    assert figures.waiting(5) == []
    assert {"first_win", "planner"}.isdisjoint(figures.achievements())


def test_the_weakest_opponent_is_the_rival(content: Content) -> None:
    """Seats two and four are a master and a careless player; of all persons, friends."""
    assert figures_of(ring(content, "pairs", (0,))).rival == "careless"
    assert figures_of(ring(content, "horde", (0,))).rival == "horde"
    assert figures_of(ring(content, "pairs", (0, 1))).rival == "friend"


def test_persons_in_several_teams_only_count(content: Content) -> None:
    profile = in_memory()
    file(profile, ring(content, "four", (0, 3)))
    overview = ring_overview_of(profile.figures.rings.rings())
    assert (overview.matches, overview.couch, overview.modes) == (1, 1, {})
    assert profile.figures.achievements() == {}


def test_relief_and_spoils_are_summed_up(content: Content) -> None:
    profile = in_memory()
    pairs = [ring(content, "pairs", seed=seed) for seed in range(6)]
    three = ring(content, "three")
    for match in (*pairs, three):
        file(profile, match)
    passed = [
        sum(
            isinstance(event, events.CardRelieved) and event.side == 0
            for done in match.history
            for event in done.events
        )
        for match in pairs
    ]
    assert sum(passed)
    overview = ring_overview_of(profile.figures.rings.rings())
    assert overview.partnered == len(pairs)
    assert overview.reliefs == sum(passed)
    assert overview.relieved == sum(count > 0 for count in passed)
    assert three.state is not None
    assert three.state.ring is not None
    assert overview.spoils["three"] == three.state.ring.spoils[0]


def test_winning_two_against_two_earns_its_medals(content: Content) -> None:
    profile = in_memory()
    own = file(profile, won_ring(content, "pairs", (0, 2)))
    earned = profile.figures.achievements()
    assert {"team", "both_hands"} <= set(earned)
    assert earned["team"].match == own
    alone = in_memory()
    file(alone, won_ring(content, "pairs"))
    assert "both_hands" not in alone.figures.achievements()


def test_all_four_modes_are_a_round_with_its_progress(content: Content) -> None:
    profile = in_memory()
    for number, mode in enumerate(MODES, 1):
        assert "ring_round" not in profile.figures.achievements()
        file(profile, won_ring(content, mode))
        progress = profile.figures.progress()["ring_round"]
        assert (progress.done, progress.total) == (number, 4)
    assert profile.figures.achievements()["ring_round"].match in {
        each.id for each in profile.history.matches()
    }


def test_a_profile_that_was_lost_gets_its_rings_back(content: Content, path: Path) -> None:
    store = MatchStore(path.parent / "matches")
    for seed, mode in enumerate(MODES):
        ring(content, mode, seed=seed, store=store).close()
    with open_profile(path)[0] as profile:
        assert profile.file_finished(store, content) == len(MODES)
        waiting = profile.figures.waiting(9)
        texts = [(match, profile.history.record_text(match)) for match in waiting]
        profile.figures.add(count_records(texts))
        assert profile.figures.waiting(9) == []
        rings = profile.figures.rings.rings()
        assert sorted(each.figures.mode for each in rings) == sorted(MODES)


def test_rings_of_own_cards_or_without_a_person_do_not_count(content: Content) -> None:
    nobody: Record = sure(ring(content, "three", ()).record)
    assert not counts_as_ring(nobody)
    assert counts_as_ring(sure(ring(content, "three").record))
