"""A saga under way: its voyages, which are taken over once and only once, its file (R16.114)."""

import json
from datetime import timedelta
from random import Random

import pytest

from game.play import (
    SagaRun,
    SagaStore,
    VoyageRun,
    delete_saga,
    delete_voyage,
    ended_sagas,
    restore_saga,
    restore_voyage,
    saved_sagas,
    saved_voyages,
)
from game.play.records.journal import Journal
from game.play.voyages.saga_file import SagaFileError, SagaVoyageLine, read_saga
from game.play.voyages.saga_run import landing_of
from game.play.voyages.voyage_header import FileHeader
from game.voyage import (
    Choose,
    DeedRefused,
    EndDay,
    EndSaga,
    FightEnded,
    SetSail,
    VoyageHeader,
    header_of,
    proposed_keep,
    saga_digest,
)
from tests.fault_telling import english_in

from ..games import CONTENT, sure
from .sagas import begin_saga, ended, gone_on, saga_path, sailed, set_sail
from .test_voyage_file import lines_of
from .voyages import any_deed, path_of, set_out


def test_a_saga_is_sailed_to_its_end_and_kept(sagas: SagaStore) -> None:
    """R16.111: the fourth voyage that is lost."""
    run = begin_saga(sagas)
    for outcome in ("won", "lost", "lost", "lost", "lost"):
        sailed(run, outcome)
    assert (run.saga.end, run.saga.won) == ("lost", 1)
    run.close()
    assert run.record.result == read_saga(saga_path(run)).result
    assert read_saga(saga_path(run)).path == saga_path(run)
    assert read_saga(saga_path(run)).text() == saga_path(run).read_bytes()
    (past,) = ended_sagas(sagas)
    assert (past.path, past.header.saga.captain) == (saga_path(run), "sanna")
    assert (past.result.outcome, past.result.won, past.result.voyages) == ("lost", 1, 5)
    assert past.result.score == sum(landing.score for landing in run.saga.landings)
    assert saved_sagas(sagas, CONTENT) == []
    whole = past.path.read_bytes()
    past.path.write_bytes(whole.replace(b'"score"', b'"sore"'))
    assert ended_sagas(sagas) == []
    # Where its end was not written any more it is when the saga is opened.
    past.path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    for _ in range(2):
        again = gone_on(run, sagas)
        again.close()
        assert past.path.read_bytes() == whole
        assert (again.record.result, again.record.path) == (run.record.result, past.path)
    assert saga_digest(SagaRun.watch(CONTENT, past.path).saga) == saga_digest(run.saga)


def test_what_a_voyage_brought_home_is_what_it_had(sagas: SagaStore) -> None:
    """R16.103 to R16.105."""
    run = begin_saga(sagas)
    voyage = ended(set_sail(run), "won")
    run.look()
    landing = sure(run.saga.voyages[-1].landing)
    assert (landing.outcome, landing.goal) == ("won", sure(voyage.record.result).goal)
    assert (landing.company, landing.rank) == (voyage.voyage.company, voyage.voyage.rank)
    assert landing.relics == voyage.voyage.relics
    assert landing.score == sure(voyage.record.result).score


def test_a_rival_who_won_is_counted() -> None:
    """R16.112: the story knows how often, also after the voyage was opened again."""
    met, run = 0, VoyageRun.new(CONTENT, VoyageHeader("two_captains", "fair", "sanna", 1))
    rng = Random(1)
    while run.voyage.end is None:
        if run.voyage.fight is None:
            run.submit(any_deed(run, rng))
            continue
        met += bool(run.voyage.meeting)
        run.submit(FightEnded("lost"))
    assert met
    assert sure(landing_of(run)).rivals == met


def test_a_voyage_is_gone_on_with_where_it_stands(sagas: SagaStore) -> None:
    run = begin_saga(sagas)
    assert (run.file, run.voyage_problem) == ("", "")
    assert (len(run.record.header.numbers), run.record.header.began.microsecond) == (12, 0)
    voyage = set_sail(run)
    assert run.file == path_of(voyage).name
    while voyage.voyage.choices:
        voyage.submit(Choose(0))
    voyage.submit(EndDay())
    voyage.close()
    assert not run.look()
    again = gone_on(run, sagas).sail()
    assert (path_of(again), again.voyage.day) == (path_of(voyage), 2)
    again.close()


def test_an_ended_voyage_is_taken_over_once(sagas: SagaStore) -> None:
    """R16.114: on the spot, or when the saga is opened the next time."""
    run = gone_on(begin_saga(sagas), sagas)
    ended(set_sail(run))
    run = gone_on(run, sagas)
    assert len(run.saga.landings) == 1
    assert not run.look()
    again = gone_on(run, sagas)
    assert len(again.saga.landings) == 1
    # Then no voyage is under way, nor has any a file.
    assert run.file == again.file == ""


def test_a_voyage_begun_before_its_name_stood_is_found_again(sagas: SagaStore) -> None:
    """The game was killed between the two files: no second voyage is begun."""
    run = sailed(begin_saga(sagas))
    voyage = set_sail(run)
    voyage.close()
    run.close()
    # A voyage that was begun later by itself is another.
    set_out(sagas.voyages).close()
    lines = saga_path(run).read_bytes().splitlines(keepends=True)
    saga_path(run).write_bytes(b"".join(lines[:-1]))
    # One that cannot be read is none.
    for name in ("0.jsonl", "z.jsonl"):
        path_of(voyage).with_name(name).write_text("rain\n")
    again = SagaRun.resume(CONTENT, saga_path(run), sagas)
    assert path_of(again.sail()) == path_of(voyage)
    assert len(sagas.voyages.files()) == 3 + 2


def test_a_voyage_from_before_the_saga_is_left_alone(sagas: SagaStore) -> None:
    """R16.114: though it sails by the same header."""
    run = begin_saga(sagas)
    run.submit(SetSail("out_of_the_harbour"))
    header = header_of(run.saga, sure(run.saga.under_way))
    before = FileHeader(header, "x", "y", began=run.record.header.began - timedelta(seconds=1))
    sure(sagas.voyages.begin(before)).close()
    assert gone_on(run, sagas).file == ""


def test_who_looks_before_the_voyage_is_begun_finds_nothing(sagas: SagaStore) -> None:
    run = begin_saga(sagas)
    run.submit(SetSail("out_of_the_harbour"))
    assert (run.look(), run.voyage_problem) == (False, "")


def test_a_saga_that_is_watched_keeps_nothing(sagas: SagaStore) -> None:
    run = begin_saga(sagas)
    set_sail(run).close()
    run.close()
    watched = SagaRun.watch(CONTENT, saga_path(run))
    assert not watched.look()
    assert watched.sail().record.path is None


def test_a_voyage_of_another_saga_with_the_same_seed_is_left_to_it(sagas: SagaStore) -> None:
    one, other = begin_saga(sagas), begin_saga(sagas)
    first, second = set_sail(one), set_sail(other)
    assert path_of(first) != path_of(second)
    assert first.voyage.header == second.voyage.header
    ended(second, "won")
    first.close()
    assert (gone_on(one, sagas).saga.landings, len(gone_on(other, sagas).saga.landings)) == ((), 1)


def test_where_its_name_cannot_be_kept_no_voyage_is_sailed(
    sagas: SagaStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R16.114: when it can be again, the one that was begun is found."""
    run = begin_saga(sagas)
    run.submit(SetSail("out_of_the_harbour"))
    with monkeypatch.context() as patch:
        append = Journal.append

        def full(journal: Journal, lines: bytes, sync: bool = False) -> None:
            if journal.path == saga_path(run):
                raise OSError(28, "No space left on device")
            append(journal, lines, sync)

        patch.setattr(Journal, "append", full)
        with pytest.raises(SagaFileError, match="the saga cannot be saved"):
            run.sail()
    again = gone_on(run, sagas).sail()
    assert [path_of(again)] == sagas.voyages.files()
    again.close()


def test_a_voyage_that_is_gone_is_begun_anew_on_the_same_chart(sagas: SagaStore) -> None:
    """R16.114: and the saga says so in a line."""
    run = begin_saga(sagas)
    voyage = set_sail(run)
    voyage.close()
    away = delete_voyage(path_of(voyage))
    # Put back before that, it is as if nothing had been.
    found = gone_on(run, sagas)
    restore_voyage(away)
    assert (found.look(), found.voyage_problem) == (False, "")
    found.close()
    delete_voyage(path_of(voyage))
    run = gone_on(run, sagas)
    assert str(path_of(voyage)) in run.voyage_problem
    again = run.sail()
    assert run.voyage_problem == ""
    assert again.voyage.header == voyage.voyage.header
    assert path_of(again) != path_of(voyage)
    ended(again)
    assert run.look()
    names = [each.file for each in run.record.causes if isinstance(each, SagaVoyageLine)]
    assert names == [path_of(voyage).name, path_of(again).name]


def test_of_a_damaged_voyage_that_has_ended_the_result_counts(sagas: SagaStore) -> None:
    """R16.114: with the company that it set out with."""
    run = sailed(begin_saga(sagas), "won")
    voyage = ended(set_sail(run), "won")
    lines = path_of(voyage).read_bytes().splitlines(keepends=True)
    path_of(voyage).write_bytes(b"".join([lines[0], b"rain\n", lines[-1]]))
    assert run.look()
    last = run.saga.voyages[-1]
    landing = sure(last.landing)
    assert (landing.outcome, landing.goal) == ("won", sure(voyage.record.result).goal)
    assert landing.score == sure(voyage.record.result).score
    assert set(last.start.cards) <= set(landing.company)
    assert last.start.relic
    assert landing.relics == (last.start.relic,)
    assert len(landing.company) >= 8
    run.submit(proposed_keep(run.saga))


def test_a_file_of_another_voyage_counts_for_nothing(sagas: SagaStore) -> None:
    run = begin_saga(sagas)
    voyage = ended(set_sail(run))
    header, *others = path_of(voyage).read_bytes().splitlines(keepends=True)
    values = json.loads(header) | {"seed": 5}
    path_of(voyage).write_bytes(json.dumps(values).encode() + b"\n" + b"".join(others))
    assert not run.look()
    assert run.voyage_problem == (
        f"{path_of(voyage)}:1: it is another voyage than that of the saga:"
        " put it back, or begin the voyage anew"
    )
    assert english_in(run.voyage_problem) == []


def test_a_saga_open_in_another_window_is_left_to_it(sagas: SagaStore) -> None:
    run = begin_saga(sagas)
    for act in (lambda path: SagaRun.resume(CONTENT, path, sagas), delete_saga):
        with pytest.raises(SagaFileError, match="open in another window") as told:
            act(saga_path(run))
        assert english_in(str(told.value)) == []
    run.close()
    away = delete_saga(saga_path(run))
    assert saved_sagas(sagas, CONTENT) == []
    assert [each.path for each in saved_sagas(sagas, CONTENT)] == []
    assert restore_saga(away) == saved_sagas(sagas, CONTENT)[0].path


def test_a_saga_that_cannot_be_read_hides_no_other(sagas: SagaStore) -> None:
    for seed in (1, 2):
        run = begin_saga(sagas, seed)
        run.submit(EndSaga())
        run.close()
    newest, older = sagas.files()
    newest.write_bytes(newest.read_bytes().replace(b'"score"', b'"sore"'))
    assert [each.path for each in ended_sagas(sagas)] == [older]


def test_sagas_are_no_voyages(sagas: SagaStore) -> None:
    """Their folder lies in that of the voyages, whose lists do not know of it."""
    run = begin_saga(sagas)
    set_sail(run).close()
    run.close()
    assert [each.problem for each in saved_voyages(sagas.voyages, CONTENT)] == [""]
    assert [each.path for each in saved_sagas(sagas, CONTENT)] == [saga_path(run)]


def test_without_a_store_a_saga_is_sailed_all_the_same() -> None:
    run = begin_saga()
    voyage = set_sail(run)
    assert run.sail() is voyage
    ended(voyage, "won")
    assert run.look()
    assert run.record.path is None
    assert run.submit(proposed_keep(run.saga)) is run.saga
    assert set_sail(run) is not voyage


def test_where_nothing_can_be_kept_the_deed_has_not_happened(
    sagas: SagaStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = begin_saga(sagas)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.play.records.journal.Journal.append", full)
    before = saga_digest(run.saga)
    with pytest.raises(SagaFileError, match="the saga cannot be saved") as told:
        run.submit(SetSail("out_of_the_harbour"))
    assert english_in(str(told.value)) == []
    assert saga_digest(run.saga) == before


def test_a_refused_deed_leaves_no_line(sagas: SagaStore) -> None:
    run = begin_saga(sagas)
    with pytest.raises(DeedRefused):
        run.submit(SetSail("elsewhere"))
    assert len(lines_of(saga_path(run))) == 1


def test_the_voyage_sails_by_the_header_of_the_saga(sagas: SagaStore) -> None:
    """R16.102."""
    run = begin_saga(sagas)
    voyage = set_sail(run)
    assert voyage.voyage.header == header_of(run.saga, sure(run.saga.under_way))
    ended(voyage, "won")
    run.look()
    run.submit(proposed_keep(run.saga))
    second = set_sail(run)
    aboard = run.saga.aboard
    assert second.voyage.company[:5] == aboard.cards
    assert second.voyage.rank == aboard.rank
    second.close()
    again = gone_on(run, sagas).sail()
    assert again.voyage.header == second.voyage.header
