"""The folder of voyages: which can be gone on with, and which have ended."""

import os
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from game import paths
from game.play import (
    MatchStore,
    VoyageFileError,
    VoyageRun,
    VoyageStore,
    count_voyages,
    delete_voyage,
    ended_voyages,
    medals_of,
    next_captain,
    restore_voyage,
    saved_voyages,
)
from game.play.statistics.voyage_figures import CountedVoyage
from game.play.voyages.voyage_file import VoyageResult, end_line
from game.play.voyages.voyage_header import FileHeader
from game.play.voyages.voyage_history import Medal, counted_voyage
from game.voyage import GiveUp, VoyageHeader, voyage_digest
from tests.fault_telling import english_in

from ..games import CONTENT, sure
from .kills import kill_and_look
from .sailor import SORTS
from .voyages import path_of, sail_on, set_out

CAPTAINS = ("sanna", "mirel", "tavi", "kelm")


def left(store: VoyageStore, seed: int = 1, deeds: int = 5) -> VoyageRun:
    run = sail_on(set_out(store, seed), Random(seed), deeds)
    run.close()
    return run


def over(
    store: VoyageStore,
    captain: str = "sanna",
    outcome: str = "won",
    *,
    goal: str = "wrecker",
    days_left: int = 0,
    score: int = 100,
    ally: str = "",
) -> None:
    header = VoyageHeader("out_of_the_harbour", "fair", captain, 1, ally=ally)
    journal = sure(store.begin(FileHeader(header, "x", "y")))
    result = VoyageResult(outcome, goal if outcome == "won" else "", score, 5, days_left, 3, 4)
    journal.append(end_line(result))
    journal.close()


def test_voyages_live_beside_the_matches_of_the_player(tmp_path: Path) -> None:
    home = paths.user_data_dir()
    assert VoyageStore().folder == home / "voyages"
    assert VoyageStore.beside(MatchStore()).folder == home / "voyages"
    assert VoyageStore.beside(MatchStore(tmp_path)).folder == tmp_path / "voyages"
    assert VoyageStore().files() == []


def test_voyages_that_were_left_are_listed_the_last_saved_first(voyages: VoyageStore) -> None:
    one, two, three = (left(voyages, seed) for seed in (1, 2, 3))
    sail_on(set_out(voyages, 4), Random(4)).close()
    os.utime(path_of(two), (1e9, 1e9))
    found = saved_voyages(voyages, CONTENT)
    assert [each.path for each in found] == [path_of(run) for run in (three, one, two)]
    assert [sure(each.header).voyage.seed for each in found] == [3, 1, 2]
    assert {each.problem for each in found} == {""}


def test_a_damaged_voyage_is_listed_with_its_line(voyages: VoyageStore) -> None:
    """One killed before its first line is none."""
    path = path_of(left(voyages))
    (voyages.folder / "20990101-000000-000000-0000.jsonl").write_bytes(b'{"voyage-of-')
    path.write_bytes(b"rain\n" + path.read_bytes())
    (saved,) = saved_voyages(voyages, CONTENT)
    assert saved.header is None
    assert saved.problem.startswith(f"{path}:1: this is no line of a voyage: ")


def test_a_voyage_sailed_in_another_window_is_left_to_it(voyages: VoyageStore) -> None:
    run = set_out(voyages)
    for act in (lambda path: VoyageRun.resume(CONTENT, path, voyages), delete_voyage):
        with pytest.raises(VoyageFileError, match="sailed in another window") as told:
            act(path_of(run))
        assert english_in(str(told.value)) == []
    run.close()
    VoyageRun.resume(CONTENT, path_of(run), voyages).close()


def test_a_deleted_voyage_can_be_put_back(voyages: VoyageStore) -> None:
    run = left(voyages)
    away = delete_voyage(path_of(run))
    assert saved_voyages(voyages, CONTENT) == []
    back = restore_voyage(away)
    assert [each.path for each in saved_voyages(voyages, CONTENT)] == [back]
    again = VoyageRun.resume(CONTENT, back, voyages)
    assert voyage_digest(again.voyage) == voyage_digest(run.voyage)


def test_where_nothing_can_be_kept_a_voyage_is_sailed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").touch()
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    store = VoyageStore()
    assert sure(store.problem).startswith(f"{store.folder}: voyages cannot be kept here (not a ")
    assert english_in(sure(store.problem)) == []
    run = sail_on(set_out(store), Random(1))
    assert (run.record.path, store.files()) == (None, [])
    assert run.voyage.end is not None
    # A folder that cannot be written is told.
    (tmp_path / "voyages").touch()
    with pytest.raises(VoyageFileError, match="the voyage cannot be saved") as told:
        set_out(VoyageStore(tmp_path / "voyages"))
    assert english_in(str(told.value)) == []


# Those that have ended


def test_ended_voyages_are_known_by_their_files(voyages: VoyageStore) -> None:
    run = set_out(voyages, captain="tavi")
    run.submit(GiveUp())
    run.close()
    left(voyages)
    (ended,) = ended_voyages(voyages)
    assert (ended.path, ended.header.voyage.captain) == (path_of(run), "tavi")
    assert ended.result == run.record.result
    # It need not be sound in between.
    lines = path_of(run).read_bytes().splitlines(keepends=True)
    path_of(run).write_bytes(b"".join([lines[0], b"rain\n", lines[-1]]))
    assert [each.result for each in ended_voyages(voyages)] == [run.record.result]
    path_of(run).write_bytes(b"".join([b"rain\n", lines[-1]]))
    assert ended_voyages(voyages) == []


def test_an_ended_voyage_that_cannot_be_read_hides_no_other(voyages: VoyageStore) -> None:
    over(voyages, "kelm")
    over(voyages, "tavi")
    newest, older = voyages.files()
    newest.write_bytes(newest.read_bytes().replace(b'"score"', b'"sore"'))
    assert [each.path for each in ended_voyages(voyages)] == [older]


def test_a_voyage_is_counted_by_its_first_line(voyages: VoyageStore) -> None:
    """A profile knows it by that in every release."""
    header = VoyageHeader("out_of_the_harbour", "fair", "sanna", 1)
    began = datetime(2026, 1, 31, 18, tzinfo=UTC)
    sure(voyages.begin(FileHeader(header, "x", "y", 1, 1, began))).close()
    (counted,) = count_voyages(voyages, CONTENT, {})
    assert counted.id == "fdce8961ca929de57ba95f12d0dd7929"


def test_a_voyage_counts_alike_under_way_and_by_its_file(voyages: VoyageStore) -> None:
    run = sail_on(set_out(voyages), Random(4), 60)
    counted = sure(counted_voyage(run))
    figures, voyage = sure(counted.figures), run.voyage
    assert (figures.scenario, figures.difficulty) == ("out_of_the_harbour", "fair")
    assert (figures.captain, figures.of_day, figures.squalls) == ("sanna", "", ())
    assert (figures.day, figures.rank) == (voyage.day, voyage.rank)
    assert figures.fights_won == voyage.count.won
    assert figures.cards == tuple(member.card for member in voyage.company)
    assert (figures.packs, figures.relics) == (tuple(sorted(voyage.packs)), voyage.relics)
    assert figures.fights == tuple(run.fights)
    assert len(run.fights) > 0
    assert (counted.file, counted.size) == (path_of(run).name, path_of(run).stat().st_size)
    assert figures.began == run.record.header.began.isoformat()
    run.close()
    assert list(count_voyages(voyages, CONTENT, {})) == [counted]
    assert list(count_voyages(voyages, CONTENT, {counted.file: counted.size})) == []
    assert counted_voyage(set_out()) is None


def test_of_a_voyage_of_other_rules_the_result_counts(voyages: VoyageStore) -> None:
    """Where it has one; and nothing of voyages of two."""
    over(voyages, days_left=3, score=70)
    over(voyages, ally="tavi")
    left(voyages)
    path = voyages.files()[0]
    path.write_bytes(path.read_bytes().replace(b'"book": "', b'"book": "0', 1))
    under_way, two, one = count_voyages(voyages, CONTENT, {})
    assert sure(under_way.figures).outcome == ""
    assert two.figures is None
    figures = sure(one.figures)
    assert (figures.outcome, figures.goal, figures.score) == ("won", "wrecker", 70)
    assert (figures.day, figures.days_left, figures.rank, figures.fights_won) == (5, 3, 3, 4)


def test_a_voyage_that_is_gone_since_they_were_listed_tells_nothing(
    voyages: VoyageStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voyages, "files", lambda: [voyages.folder / "gone.jsonl"])
    counted = CountedVoyage("gone.jsonl", "gone.jsonl", 0, None)
    assert [*count_voyages(voyages, CONTENT, {"gone.jsonl": 7})] == [counted]


def test_a_captain_keeps_the_best_of_each_goal(voyages: VoyageStore) -> None:
    over(voyages, "kelm", goal="wrecker", days_left=2, score=150)
    over(voyages, "kelm", goal="wrecker", days_left=1, score=180)
    over(voyages, "kelm", goal="tollmaster", score=170)
    over(voyages, "tavi", "lost")
    # Two captains beside one another have no medal.
    over(voyages, "tavi", ally="kelm")
    medals = medals_of(ended_voyages(voyages))
    assert medals == {"kelm": (Medal("tollmaster", 0, 170), Medal("wrecker", 2, 180))}


def test_the_next_captain_is_who_has_won_and_sailed_least(voyages: VoyageStore) -> None:
    def proposed(last: str = "") -> str:
        return next_captain(ended_voyages(voyages), CAPTAINS, last)

    assert (proposed(), proposed("sanna"), proposed("kelm")) == ("sanna", "mirel", "sanna")
    over(voyages, "mirel", "lost")
    assert proposed("sanna") == "tavi"
    for captain in ("tavi", "kelm", "sanna"):
        over(voyages, captain)
    assert (proposed("kelm"), proposed("mirel")) == ("mirel", "tavi")


@pytest.mark.parametrize(
    ("sort", "seeds", "least"),
    [
        *(("first", range(4), 20), ("two", range(2, 5), 20)),
        *(pytest.param(sort, range(4, 204), 3000, marks=pytest.mark.slow) for sort in SORTS),
    ],
)
def test_a_killed_voyage_is_there_up_to_its_last_deed(
    tmp_path: Path, sort: str, seeds: range, least: int
) -> None:
    """R16.93, R16.94: also of allies, and of captains who play each other's guards."""
    assert kill_and_look(tmp_path, seeds, sort=sort) > least
