"""Rings and voyages in the profile: figures and achievements of their own, nothing of duels."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.content import load_content
from game.play import (
    HORDE,
    AchievementProgress,
    CountedFight,
    CountedRecord,
    CountedVoyage,
    FightFacts,
    Match,
    MatchStore,
    Profile,
    Result,
    Seat,
    VoyageFigures,
    VoyageRun,
    VoyageStore,
    count_records,
    count_voyages,
    counted_voyage,
    match_id,
    open_profile,
    past_matches,
    ring_overview_of,
    voyage_overview_of,
)
from game.play.statistics.counting import APART, UNREADABLE
from game.play.statistics.ring_counts import RingFigures, counts_as_ring, ring_figures_of
from game.rules import MODES, PLAYER, RINGS, Terms, events
from game.voyage import WON

from ..games import CONTENT, record_of, sure
from ..statistics.courses import to_the_end
from ..voyages.voyages import fought, path_of, sail_on, set_out, to_fight
from .profiles import in_memory

NAMES = ("Ada", "Bo", "Cyd", "Dot")


def ring(
    mode: str, persons: tuple[int, ...] = (0,), seed: int = 1, store: MatchStore | None = None
) -> Match:
    field = RINGS[mode]
    seats = tuple(
        HORDE if side in field.wings
        else Seat(NAMES[side]) if side in persons
        else Seat("", "computer", strength=("greedy", "master", "deep", "careless")[side])
        for side in field.sides
    )  # fmt: skip
    return to_the_end(Match.new(CONTENT, Terms(ring=mode), seats, seed, store), Random(seed))


def figures_of(match: Match) -> RingFigures:
    happened = [*match.opening, *(event for done in match.history for event in done.events)]
    return ring_figures_of(sure(match.record), happened)


def file(profile: Profile, match: Match) -> str:
    record = sure(match.record)
    profile.file_match(record)
    own = match_id(record.header)
    profile.figures.add([CountedRecord(own, APART, ring=figures_of(match))])
    return own


def won_ring(mode: str, persons: tuple[int, ...] = (0,)) -> Match:
    for seed in range(200):
        match = ring(mode, persons, seed)
        if figures_of(match).outcome == "won":
            return match
    raise AssertionError("no ring was won")


@pytest.mark.parametrize("mode", MODES)
def test_the_history_tells_of_a_ring_what_its_record_tells(profile: Profile, mode: str) -> None:
    """Played again it counts the same; one that was changed, or without a person, does not."""
    match = ring(mode, (0, 2))
    file(profile, match)
    (filed,) = profile.history.matches()
    record = record_of(match)
    assert (filed.terms, filed.seats) == (record.header.terms, record.header.seats)
    assert (filed.result, filed.gave_up) == (match.result, ())
    assert counts_as_ring(record)
    (counted,) = count_records([("x", record.text())])
    assert counted == CountedRecord("x", APART, None, figures_of(match))
    *lines, end = record.text().splitlines(keepends=True)
    (counted,) = count_records(
        [("x", b"".join([*lines, end.replace(b'"turns": ', b'"turns": 1')]))]
    )
    assert (counted.state, counted.ring) == (UNREADABLE, None)
    assert not counts_as_ring(record_of(ring(mode, ())))


def test_who_gave_up_is_in_the_history(profile: Profile) -> None:
    """R13.10."""
    seats = Seat("Ada"), Seat("Bo"), Seat("", "computer")
    match = Match.new(CONTENT, Terms(ring="three"), seats, 1)
    match.hand_over(1)
    match.hand_over(0)
    profile.file_match(sure(match.record))
    (filed,) = profile.history.matches()
    assert filed.gave_up == (1, 0)
    assert filed.result == Result(2, "conceded", 0, ((2,), (0,), (1,)))
    profile.database.run("DELETE FROM match_record")
    (without_its_record,) = profile.history.matches()
    assert (without_its_record.gave_up, without_its_record.result) == (filed.gave_up, filed.result)


def test_a_ring_is_no_match_of_a_duel_s_tallies(profile: Profile) -> None:
    file(profile, won_ring("pairs"))
    figures = profile.figures
    assert (figures.matches(), figures.duels(), figures.past("")) == ([], [], [])
    assert (past_matches(profile.history.matches()), figures.waiting(5)) == ([], [])
    assert {"first_win", "planner"}.isdisjoint(figures.achievements())


@pytest.mark.parametrize(
    ("mode", "persons", "rival"),
    [
        # Seats two and four are a master and a careless player; of all persons, friends.
        ("pairs", (0,), "careless"),
        ("horde", (0,), "horde"),
        ("pairs", (0, 1), "friend"),
    ],
)
def test_the_weakest_opponent_is_the_rival(mode: str, persons: tuple[int, ...], rival: str) -> None:
    assert figures_of(ring(mode, persons)).rival == rival


def test_persons_in_several_teams_only_count(profile: Profile) -> None:
    file(profile, ring("four", (0, 3)))
    overview = ring_overview_of(profile.figures.rings.rings())
    assert (overview.matches, overview.couch, overview.modes) == (1, 1, {})
    assert profile.figures.achievements() == {}


def test_relief_and_spoils_are_summed_up(profile: Profile) -> None:
    pairs = [ring("pairs", seed=seed) for seed in range(6)]
    three = ring("three")
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
    assert (overview.partnered, overview.reliefs) == (len(pairs), sum(passed))
    assert overview.relieved == sum(count > 0 for count in passed)
    assert overview.spoils["three"] == sure(sure(three.state).ring).spoils[0]


def test_winning_two_against_two_earns_its_medals(profile: Profile) -> None:
    own = file(profile, won_ring("pairs", (0, 2)))
    earned = profile.figures.achievements()
    assert {"team", "both_hands"} <= set(earned)
    assert earned["team"].match == own
    alone = in_memory()
    file(alone, won_ring("pairs"))
    assert "both_hands" not in alone.figures.achievements()


def test_all_four_modes_are_a_round_with_its_progress(profile: Profile) -> None:
    for number, mode in enumerate(MODES, 1):
        assert "ring_round" not in profile.figures.achievements()
        file(profile, won_ring(mode))
        progress = profile.figures.progress()["ring_round"]
        assert (progress.done, progress.total) == (number, 4)
    assert profile.figures.achievements()["ring_round"].match in {
        each.id for each in profile.history.matches()
    }


def test_a_profile_that_was_lost_gets_its_rings_back(path: Path) -> None:
    store = MatchStore(path.parent / "matches")
    matches = [ring(mode, seed=seed, store=store) for seed, mode in enumerate(MODES)]
    for match in matches:
        match.close()
    with open_profile(path)[0] as profile:
        assert profile.file_finished(store, CONTENT) == len(MODES)
        waiting = profile.figures.waiting(9)
        texts = [(name, profile.history.record_text(name)) for name in waiting]
        profile.figures.add(count_records(texts))
        assert profile.figures.waiting(9) == []
        rings = profile.figures.rings.rings()
        assert sorted(each.figures for each in rings) == sorted(map(figures_of, matches))


WON_VOYAGE = VoyageFigures(
    "2026-11-01T10:00:00+00:00",
    "out_of_the_harbour",
    "fair",
    "sanna",
    WON,
    "tollmaster",
    days_left=1,
    fights_won=2,
    fights=(CountedFight("a", "runners", "", 2, WON), CountedFight("b", "giants", "x", 4, WON)),
)


@pytest.fixture
def store(tmp_path: Path) -> VoyageStore:
    return VoyageStore(tmp_path)


def sailed(store: VoyageStore, seed: int = 2) -> Path:
    """Sail a voyage to its end as an older game did, which counted nothing."""
    run = sail_on(set_out(store, seed), Random(seed))
    run.close()
    return path_of(run)


def count(profile: Profile, store: VoyageStore) -> None:
    """Count the files, as the game does when it opens the profile."""
    voyages = profile.figures.voyages
    for counted in count_voyages(store, CONTENT, voyages.sizes()):
        voyages.keep(counted)


def test_a_voyage_of_an_older_game_is_counted_once(
    profile: Profile, store: VoyageStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = sailed(store)
    count(profile, store)
    (counted,) = profile.figures.voyages.voyages().values()
    assert (counted.outcome, counted.captain, len(counted.cards) >= 7) == ("lost", "sanna", True)
    assert [fight.outcome for fight in counted.fights] == ["won"] * counted.fights_won
    assert all(store.fights.folder.joinpath(fight.record).is_file() for fight in counted.fights)
    # Nothing of it is read again while its file is as it was.
    monkeypatch.setattr(VoyageRun, "watch", None)
    count(profile, store)
    assert profile.figures.voyages.voyages() == {file.name: counted}


def test_a_voyage_counts_as_it_goes_on_and_its_fights_are_counted_once(
    profile: Profile, store: VoyageStore
) -> None:
    rng = Random(1)
    run = set_out(store, 1)
    for fights in (1, 2):
        sail_on(to_fight(run, rng), rng, 1)
        for _ in range(2):
            profile.figures.voyages.keep(sure(counted_voyage(run)))
            (counted,) = profile.figures.voyages.voyages().values()
            assert (counted.outcome, len(counted.fights)) == ("", fights)
    sail_on(run, rng)
    profile.figures.voyages.keep(sure(counted_voyage(run)))
    (counted,) = profile.figures.voyages.voyages().values()
    assert counted.outcome == "lost"
    overview = voyage_overview_of([counted])
    assert overview.total.games == 1
    assert overview.fights.games == len(counted.fights) == len(run.fights)


def test_of_a_voyage_of_other_rules_its_result_counts(profile: Profile, store: VoyageStore) -> None:
    file = sailed(store)
    file.write_bytes(file.read_bytes().replace(b'"version": ', b'"version": 9', 1))
    count(profile, store)
    counted = profile.figures.voyages.voyages()[file.name]
    assert (counted.outcome, counted.fights, counted.cards) == ("lost", (), ())


def test_a_damaged_voyage_is_looked_at_once_and_counts_for_nothing(
    profile: Profile, store: VoyageStore
) -> None:
    file = sailed(store)
    file.write_bytes(b'{"voyage-of-erret": 1, "scenario": 3}\n')
    for _ in range(2):
        count(profile, store)
        assert profile.figures.voyages.voyages() == {}
    # What is mended counts.
    file.unlink()
    sailed(store)
    count(profile, store)
    assert len(profile.figures.voyages.voyages()) == 1


def test_a_won_voyage_earns_what_it_is_and_what_it_completes() -> None:
    figures = in_memory().figures
    for number, captain in enumerate(("sanna", "mirel", "tavi", "kelm")):
        goal = ("tollmaster", "wrecker")[number % 2]
        began = f"2026-11-0{number + 1}T10:00:00+00:00"
        won = WON_VOYAGE._replace(began=began, captain=captain, goal=goal)
        figures.voyages.keep(CountedVoyage(captain, captain, 1, won))
    days = {each: sure(kept.when).day for each, kept in figures.achievements().items()}
    assert days == {"sea_legs": 1, "steady_hand": 1, "two_flags": 2, "whole_crew": 4}
    assert figures.progress()["whole_crew"].done == 4


def test_what_voyages_are_and_complete() -> None:
    figures = in_memory().figures
    scenarios = tuple(load_content().voyage.scenarios)
    for number, relics in enumerate((4, 5)):
        won = WON_VOYAGE._replace(
            began=f"2026-11-0{number + 1}T10:00:00+00:00",
            relics=("relic",) * relics,
            packs=("card",) * (7 + number),
            squalls=("squall",) * (2 + number),
            of_day="2026-11-02" if number else "",
            difficulty=("rough", "storm")[number],
            scenario=scenarios[0],
        )
        figures.voyages.keep(CountedVoyage(str(number), str(number), 1, won))
    days = {each: sure(kept.when).day for each, kept in figures.achievements().items()}
    assert days == {"sea_legs": 1, "steady_hand": 1} | dict.fromkeys(
        ("sea_chest", "flotilla", "squall_line", "of_the_day", "storm_sailor"), 2
    )
    assert figures.progress()["squall_line"] == AchievementProgress(3, 3, at_once=True)
    assert figures.progress()["six_waters"][:2] == (1, 6)
    assert figures.progress()["ten_captains"][:2] == (1, 10)


def test_a_fight_is_no_match_of_the_statistics_and_beats_the_horde(
    profile: Profile, store: VoyageStore
) -> None:
    """R16.29: of the achievements it can be those that ask for no strength, form or duel."""
    rng = Random(2)
    match = fought(to_fight(set_out(store, 2), rng), rng)
    assert sure(match.result).winner == PLAYER
    own = match_id(record_of(match).header)
    profile.file_finished(store.fights, CONTENT)
    (counted,) = count_records([(own, profile.history.record_text(own))])
    profile.figures.add([counted])
    assert (counted.state, profile.figures.waiting_count()) == (APART, 0)
    earned = set(profile.figures.achievements())
    assert {"horde", "first_win"} <= earned <= {"horde", "first_win", "three_fall", "full_board"}
    assert (profile.figures.matches(), profile.figures.past("")) == ([], [])


def test_how_fights_of_a_voyage_went_is_known_by_their_records(
    profile: Profile, store: VoyageStore
) -> None:
    """Their turns, and how much the Fort could still take; nothing while the Bastion stood."""
    rng = Random(2)
    run = set_out(store, 23)
    matches = []
    for _ in range(3):
        matches.append(fought(to_fight(run, rng), rng))
        run.finish_fight(matches[-1])
    profile.file_finished(store.fights, CONTENT)
    waiting = profile.figures.waiting(9)
    texts = [(each, profile.history.record_text(each)) for each in waiting]
    profile.figures.add(count_records(texts))
    profile.figures.voyages.keep(sure(counted_voyage(run)))
    facts = profile.figures.voyages.fight_facts()
    for match, fight in zip(matches, run.fights, strict=True):
        side = sure(match.state).sides[PLAYER]
        fort = side.stronghold_life if side.fort else None
        assert facts[fight.record] == FightFacts(sure(match.result).turns, fort)


def test_the_history_knows_who_was_in_a_fight_whose_record_does_not(
    profile: Profile, store: VoyageStore
) -> None:
    rng = Random(2)
    run = to_fight(set_out(store, 2), rng)
    match = fought(run, rng)
    run.finish_fight(match)
    record = record_of(match)
    shown = ["captains/sanna", f"kinds/{run.fights[0].kind}"]
    assert [seat.portrait for seat in record.header.seats] == shown
    record.header = replace(record.header, seats=(Seat(), HORDE))
    profile.file_match(record)
    profile.figures.voyages.keep(sure(counted_voyage(run)))
    (filed,) = profile.history.matches()
    assert [seat.portrait for seat in filed.seats] == shown
