"""Voyages in the profile: each counts once, with its fights, and for no match's figures."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.play import (
    APART,
    HORDE,
    CountedFight,
    CountedVoyage,
    Profile,
    Seat,
    VoyageFigures,
    VoyageRun,
    VoyageStore,
    count_records,
    count_voyages,
    counted_voyage,
    match_id,
    voyage_overview_of,
)
from game.rules import PLAYER
from game.voyage import WON

from ..games import CONTENT, record_of, sure
from ..voyages.voyages import fought, path_of, sail_on, set_out, to_fight
from .profiles import in_memory

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
    store: VoyageStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile, file = in_memory(), sailed(store)
    count(profile, store)
    (counted,) = profile.figures.voyages.voyages().values()
    assert (counted.outcome, counted.captain, len(counted.cards) >= 7) == ("lost", "sanna", True)
    assert [fight.outcome for fight in counted.fights] == ["won"] * counted.fights_won
    assert all(store.fights.folder.joinpath(fight.record).is_file() for fight in counted.fights)
    # Nothing of it is read again while its file is as it was.
    monkeypatch.setattr(VoyageRun, "watch", None)
    count(profile, store)
    assert profile.figures.voyages.voyages() == {file.name: counted}


def test_a_voyage_counts_as_it_goes_on_and_its_fights_are_counted_once(store: VoyageStore) -> None:
    profile, rng = in_memory(), Random(1)
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


def test_of_a_voyage_of_other_rules_its_result_counts(store: VoyageStore) -> None:
    profile, file = in_memory(), sailed(store)
    file.write_bytes(file.read_bytes().replace(b'"version": ', b'"version": 9', 1))
    count(profile, store)
    counted = profile.figures.voyages.voyages()[file.name]
    assert (counted.outcome, counted.fights, counted.cards) == ("lost", (), ())


def test_a_damaged_voyage_is_looked_at_once_and_counts_for_nothing(store: VoyageStore) -> None:
    profile, file = in_memory(), sailed(store)
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


def test_a_fight_is_no_match_of_the_statistics_and_beats_the_horde(store: VoyageStore) -> None:
    """R16.29: of the achievements it can be those that ask for no strength, form or duel."""
    profile, rng = in_memory(), Random(2)
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


def test_the_history_knows_who_was_in_a_fight_whose_record_does_not(store: VoyageStore) -> None:
    profile, rng = in_memory(), Random(2)
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
