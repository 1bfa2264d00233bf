"""The fights of a voyage: begun, gone on with, told of once, and found after a crash."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.play import (
    HORDE,
    Match,
    MatchStore,
    RecordError,
    Seat,
    VoyageFileError,
    VoyageRun,
    VoyageStore,
    read_record,
    read_voyage,
    saved_games,
)
from game.play.records.journal import Journal
from game.play.records.match_result import CONCEDED, Result
from game.play.statistics.match_figures import counts
from game.play.voyages.voyage_file import DeedLine, FightLine
from game.play.voyages.voyage_run import outcome_of
from game.rules import DRAW, LEFT, RIGHT
from game.voyage import (
    Engage,
    EngageTogether,
    FightEnded,
    VoyageHeader,
    apply,
    fight_of,
    fight_seed,
    guard_of,
    legal_deeds,
)
from tests.certain import failing

from ..games import CONTENT, go_on, record_of, sure
from .voyages import fought, path_of, play_a_little, resumed, set_out, to_fight


@pytest.fixture
def run(voyages: VoyageStore) -> VoyageRun:
    return to_fight(set_out(voyages), Random(4))


def fight_file(run: VoyageRun) -> Path:
    names = [cause.record for cause in run.record.causes if isinstance(cause, FightLine)]
    return path_of(run).parent / "fights" / names[-1]


def ends_of(voyage: VoyageRun) -> list[FightEnded]:
    causes = read_voyage(path_of(voyage)).causes
    deeds = [cause.deed for cause in causes if isinstance(cause, DeedLine)]
    return [deed for deed in deeds if isinstance(deed, FightEnded)]


def test_a_fight_is_a_match_by_the_voyage_s_terms(run: VoyageRun) -> None:
    """R16.20, R16.21, R16.29."""
    match = run.begin_fight()
    header = read_record(fight_file(run)).header
    assert header.house.fight == fight_of(run.voyage)
    assert header.seed == fight_seed(run.voyage)
    assert record_of(match).path == fight_file(run)


def test_a_fight_is_gone_on_with_where_it_was_left(run: VoyageRun, voyages: VoyageStore) -> None:
    match = play_a_little(run.begin_fight(), Random(1))
    run = resumed(run, voyages)
    again = run.begin_fight()
    assert len(again.history) == len(match.history) > 0
    assert record_of(again).path == fight_file(run)
    assert len(list(voyages.fights.files())) == 1


def test_a_fight_that_is_not_over_is_not_told_nor_played_in_two_windows(run: VoyageRun) -> None:
    match = run.begin_fight()
    with pytest.raises(ValueError, match="not over"):
        run.finish_fight(match)
    with pytest.raises(RecordError, match="played in another window"):
        run.begin_fight()
    match.close()
    run.begin_fight().close()


def test_who_withdraws_has_lost_the_fight_and_the_next_try_has_another_record(
    run: VoyageRun,
) -> None:
    """R16.27: the shuffle is another one."""
    fleet, before = run.voyage.fleet, run.voyage.before
    match = run.begin_fight()
    match.concede(LEFT)
    run.finish_fight(match)
    first = fight_file(run)
    assert ends_of(run) == [FightEnded("withdrawn", first.name)]
    assert run.voyage.fleet == before != fleet
    assert run.voyage.sails == 0
    to_fight(run, Random(9)).begin_fight().close()
    assert fight_file(run) != first


def test_a_fight_that_is_over_is_told_once(run: VoyageRun, voyages: VoyageStore) -> None:
    match = fought(run, Random(1))
    happened = run.finish_fight(match)
    assert run.voyage.fight is None
    assert happened
    with pytest.raises(ValueError, match="no fight waits"):
        run.finish_fight(match)
    # Its record is let go of.
    Match.resume(CONTENT, read_record(fight_file(run)), voyages.fights).close()
    outcome = "won" if sure(match.result).winner == LEFT else "lost"
    assert ends_of(run) == [FightEnded(outcome, fight_file(run).name)]


@pytest.mark.parametrize(
    ("winner", "rule", "own", "outcome"),
    [
        (LEFT, "R8.1", (LEFT,), "won"),
        (RIGHT, "R8.1", (LEFT,), "lost"),
        (RIGHT, "R8.1", (RIGHT,), "won"),
        (DRAW, "R8.2", (LEFT,), "drawn"),
        (RIGHT, CONCEDED, (LEFT,), "withdrawn"),
    ],
)
def test_a_result_is_an_outcome_for_the_own_sides(
    winner: int, rule: str, own: tuple[int, ...], outcome: str
) -> None:
    """R16.26, R16.27."""
    assert outcome_of(Result(winner, rule, 9), own) == outcome


# Who sits there


def foe(meeting: str, scenario: str = "two_captains", **out: Any) -> list[Seat]:
    """Return the seats of a fight of Odo's with a captain who is met, or else with a guard."""
    run = VoyageRun.new(CONTENT, VoyageHeader(scenario, "fair", "odo", 5, **out))
    voyage = run.voyage.copied()
    voyage.choices, voyage.before_guard, voyage.meeting = (), True, meeting
    if not meeting:
        fields = voyage.chart.fields
        voyage.fleet = next(each for each in fields if guard_of(voyage, each) is not None)
    engaging = (each for each in legal_deeds(voyage) if isinstance(each, Engage | EngageTogether))
    run.voyage, _ = apply(voyage, next(engaging))
    return [*run.begin_fight().seats]


@pytest.mark.parametrize(
    ("meeting", "out", "seat", "portrait"),
    [
        ("attacks", {}, Seat("", "computer", "", "greedy"), "captains/"),
        ("attacks", {"against": "peg"}, Seat(), "captains/peg"),
        ("", {}, HORDE, "kinds/"),
        ("", {"against": "peg"}, Seat(), "kinds/"),
        ("", {"against": "peg", "hordes": True}, HORDE, "kinds/"),
    ],
)
def test_a_fight_is_with_a_captain_or_the_horde_or_the_other_person(
    meeting: str, out: dict[str, Any], seat: Seat, portrait: str
) -> None:
    """R16.91, R16.93."""
    own, other = foe(meeting, **out)
    assert (own.portrait, own.is_person) == ("captains/odo", True)
    assert other.portrait.startswith(portrait)
    assert other._replace(portrait=seat.portrait) == seat
    if meeting:
        # Who is attacked has the second side.
        assert foe("defends", **out) == [other, own]


def test_allies_sit_beside_one_another_and_a_wing_of_the_horde_before_each() -> None:
    """R16.94, R13.20."""
    own, guard, ally, wing = foe("", "crown", ally="peg")
    assert [own.portrait, ally.portrait] == ["captains/odo", "captains/peg"]
    assert guard == wing
    assert guard._replace(portrait="") == HORDE
    assert ally.is_person


# After a crash


@pytest.mark.parametrize("torn", [False, True])
def test_an_end_that_the_voyage_does_not_know_is_told_at_loading(
    run: VoyageRun, voyages: VoyageStore, torn: bool
) -> None:
    """Also where the line of the record that tells it was lost."""
    fought(run, Random(1)).close()
    path = fight_file(run)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[: -1 if torn else None]))
    assert run.voyage.fight is not None
    run = resumed(run, voyages)
    assert run.voyage.fight is None
    assert run.opening
    (end,) = ends_of(run)
    assert end.record == path.name
    run = resumed(run, voyages)
    assert (run.opening, len(ends_of(run))) == ((), 1)


def test_a_match_that_was_given_up_is_a_fight_withdrawn_from(
    run: VoyageRun, voyages: VoyageStore
) -> None:
    run.begin_fight().abandon()
    path = fight_file(run)
    assert ends_of(resumed(run, voyages)) == [FightEnded("withdrawn", path.name)]


def test_a_record_that_was_begun_and_never_named_is_not_missed(
    run: VoyageRun, voyages: VoyageStore
) -> None:
    """The game was killed between the record and the voyage's line: nothing was played."""
    run.begin_fight().close()
    path_of(run).write_bytes(b"".join(path_of(run).read_bytes().splitlines(keepends=True)[:-1]))
    run = resumed(run, voyages)
    assert (len(run.begin_fight().history), run.fight_problem) == (0, "")


def test_without_room_for_its_name_no_fight_begins(
    run: VoyageRun, voyages: VoyageStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Journal.append

    def full(journal: Journal, lines: bytes, sync: bool = False) -> None:
        if journal.path == path_of(run):
            raise OSError(28, "No space left on device")
        append(journal, lines, sync)

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", full)
        with pytest.raises(VoyageFileError):
            run.begin_fight()
        assert voyages.fights.files() == []
        # Nor does it matter where its record cannot be taken away.
        patch.setattr(Path, "unlink", failing(PermissionError(13, "Permission denied")))
        with pytest.raises(VoyageFileError):
            run.begin_fight()
    run.begin_fight().close()


# Records that cannot be used


def spoilt(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b"{}\n", *lines[1:]]))


def of_another_fight(path: Path) -> None:
    other = to_fight(set_out(VoyageStore(path.parents[2] / "others"), seed=8), Random(4))
    other.begin_fight().close()
    path.write_bytes(fight_file(other).read_bytes())


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (Path.unlink, "no such file"),
        (spoilt, "the line lacks 'do'"),
        (of_another_fight, "it is the record of another fight"),
    ],
)
def test_a_record_that_cannot_be_used_is_told_and_the_fight_begins_anew(
    run: VoyageRun, voyages: VoyageStore, spoil: Callable[[Path], object], words: str
) -> None:
    play_a_little(run.begin_fight(), Random(1))
    voyage, broken = run.voyage, fight_file(run)
    spoil(broken)
    line = len(path_of(run).read_bytes().splitlines())
    run = resumed(run, voyages)
    assert run.voyage == voyage
    assert run.fight_problem.startswith(f"{path_of(run)}:{line}: its fight in {broken} cannot be")
    assert words in run.fight_problem
    assert run.fight_problem.endswith("or begin the fight anew")
    match = run.begin_fight()
    assert record_of(match).path == fight_file(run) != broken
    run.finish_fight(go_on(match, Random(2)))
    assert run.fight_problem == ""
    assert resumed(run, voyages).fight_problem == ""


def test_a_record_put_back_is_gone_on_with(run: VoyageRun, voyages: VoyageStore) -> None:
    match = play_a_little(run.begin_fight(), Random(1))
    path, away = fight_file(run), fight_file(run).with_suffix(".away")
    path.rename(away)
    run = resumed(run, voyages)
    assert run.fight_problem
    away.rename(path)
    run = resumed(run, voyages)
    assert run.fight_problem == ""
    assert len(run.begin_fight().history) == len(match.history)


def test_a_fight_whose_record_was_lost_afterwards_stays_as_it_ended(
    run: VoyageRun, voyages: VoyageStore
) -> None:
    run.finish_fight(fought(run, Random(1)))
    fight_file(run).unlink()
    voyage = run.voyage
    run = resumed(run, voyages)
    assert (run.voyage, run.fight_problem) == (voyage, "")


# A fight is no match of the others


def test_a_fight_is_in_no_list_of_matches(run: VoyageRun, voyages: VoyageStore) -> None:
    """R16.29."""
    match = run.begin_fight()
    matches = MatchStore(voyages.folder.parent / "matches")
    assert voyages.files() == [path_of(run)]
    assert (matches.files(), matches.unfinished()) == ([], None)
    assert saved_games(matches, CONTENT) == []
    assert not counts(record_of(go_on(match, Random(1))))
    run.finish_fight(match)
