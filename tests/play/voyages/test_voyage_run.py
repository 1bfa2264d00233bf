"""A voyage under way: deeds confirmed on disk, taken back, and gone on with (R16.85)."""

from random import Random

import pytest

from game.play import VoyageFileError, VoyageResult, VoyageRun, VoyageStore, read_voyage
from game.play.records.journal import Journal
from game.play.voyages.voyage_run import UndoRefused
from game.voyage import (
    ChoiceLaid,
    Choose,
    Deed,
    DeedRefused,
    Dismiss,
    EndDay,
    GiveUp,
    Recruit,
    Sail,
    TurnUp,
    VoyageHeader,
    legal_deeds,
    voyage_digest,
)
from tests.fault_telling import english_in

from ..games import CONTENT, full, sure
from .voyages import after_gift, path_of, resumed, sail_on, set_out, to_fight


def of_kind(run: VoyageRun, kind: type[Deed]) -> list[Deed]:
    return [deed for deed in legal_deeds(run.voyage) if isinstance(deed, kind)]


@pytest.mark.parametrize("seed", range(4))
def test_a_voyage_is_the_same_after_every_deed_and_loading(voyages: VoyageStore, seed: int) -> None:
    """R16.1, R16.85: it replays to the same digest, and loading brings no other luck."""
    rng, run = Random(seed), set_out(voyages, seed)
    while run.voyage.end is None:
        before = voyage_digest(run.voyage)
        sail_on(run, rng, 1)
        now, run = run.voyage, resumed(run, voyages)
        assert voyage_digest(run.voyage) == voyage_digest(now) != before
        assert run.voyage == now
        assert run.opening == ()
    assert run.record.result == read_voyage(path_of(run)).result


def test_a_deed_stands_in_the_file_when_it_is_done_and_changes_nothing_when_refused(
    voyages: VoyageStore,
) -> None:
    with pytest.raises(VoyageFileError, match="no such captain: 'nobody'") as told:
        set_out(voyages, captain="nobody")
    assert english_in(str(told.value)) == []
    assert voyages.files() == []
    run = after_gift(voyages)
    deed = of_kind(run, Sail)[0]
    run.submit(deed)
    assert read_voyage(path_of(run)).causes[-1] == (deed, voyage_digest(run.voyage))
    before, text = run.voyage, path_of(run).read_bytes()
    with pytest.raises(DeedRefused):
        run.submit(Recruit("nobody"))
    assert run.voyage is before
    assert path_of(run).read_bytes() == text


def test_what_happened_before_the_first_deed_is_told() -> None:
    """R16.80: the gift lies there."""
    assert [event.why for event in set_out().opening if isinstance(event, ChoiceLaid)] == ["gift"]


def test_a_voyage_begins_on_a_whole_second() -> None:
    assert set_out().record.header.began.microsecond == 0


def test_a_deed_that_cannot_be_saved_is_not_done(
    voyages: VoyageStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = after_gift(voyages)
    before, causes = run.voyage, list(run.record.causes)

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", full)
        with pytest.raises(VoyageFileError, match="the voyage cannot be saved") as told:
            run.submit(EndDay())
        assert str(path_of(run)) in str(told.value)
        with pytest.raises(VoyageFileError):
            run.submit(GiveUp())
    assert run.voyage is before
    assert (run.record.causes, run.record.result) == (causes, None)
    run.submit(EndDay())
    assert resumed(run, voyages).voyage.day == before.day + 1


# Taking back


def test_deeds_are_taken_back_one_by_one(voyages: VoyageStore) -> None:
    """R16.85: up to the last draw."""
    run = after_gift(voyages)
    stood = run.voyage
    run.submit(Dismiss(stood.cards[0]))
    between = run.voyage
    run.submit(of_kind(run, Sail)[0])
    run.undo()
    assert run.voyage == between
    run = resumed(run, voyages)
    assert run.voyage == between
    run.undo()
    assert run.voyage == stood
    run = resumed(run, voyages)
    assert run.voyage == stood
    # What is done once more stands there in the same words as before.
    run.submit(Dismiss(stood.cards[0]))
    run.submit(EndDay())
    assert run.voyage.day == resumed(run, voyages).voyage.day == 2


def test_two_deeds_are_taken_back_one_after_the_other() -> None:
    run, seen = after_gift(), []
    for kind in (Dismiss, Sail):
        seen.append(run.voyage)
        run.submit(of_kind(run, kind)[0])
    for before in reversed(seen):
        run.undo()
        assert run.voyage == before


def test_nobody_takes_back_what_another_person_has_done() -> None:
    """R16.93."""
    header = VoyageHeader("two_captains", "fair", "odo", 1, against="peg")
    run = VoyageRun.new(CONTENT, header)
    while run.voyage.captain == "odo":
        run.submit(Choose(0) if run.voyage.choices else EndDay())
    assert run.why_not_undo == "passed_on"


def test_what_showed_something_hidden_stands(voyages: VoyageStore) -> None:
    """R16.85."""
    run, rng = after_gift(voyages), Random(2)
    while not of_kind(run, TurnUp):
        run.submit(rng.choice([*of_kind(run, Sail), *of_kind(run, EndDay)][:6]))
    run.submit(of_kind(run, TurnUp)[0])
    assert (run.may_undo, run.why_not_undo) == (False, "shown")
    text = path_of(run).read_bytes()
    with pytest.raises(UndoRefused) as refused:
        run.undo()
    assert refused.value.code == "shown"
    assert path_of(run).read_bytes() == text
    assert resumed(run, voyages).why_not_undo == "shown"


def test_nothing_can_be_taken_back_at_the_beginning_or_in_a_fight_or_at_the_end() -> None:
    run = set_out()
    assert run.why_not_undo == "nothing"
    to_fight(run, Random(4))
    assert run.why_not_undo == "fought"
    run.submit(GiveUp())
    assert run.why_not_undo == "over"


# The end


def test_a_voyage_given_up_is_lost_and_over(voyages: VoyageStore) -> None:
    run = after_gift(voyages)
    run.submit(GiveUp())
    run.close()
    again = VoyageRun.watch(CONTENT, path_of(run))
    assert again.voyage.end == "lost"
    assert sure(again.record.result)._replace(score=0) == VoyageResult("lost", "", 0, 1, 4, 1, 0)
    with pytest.raises(DeedRefused):
        again.submit(EndDay())


def test_the_end_is_written_where_a_power_cut_took_its_line(voyages: VoyageStore) -> None:
    run = sail_on(set_out(voyages), Random(1))
    run.close()
    whole = path_of(run).read_bytes()
    path_of(run).write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    again = VoyageRun.resume(CONTENT, path_of(run), voyages)
    again.close()
    assert path_of(run).read_bytes() == whole
    assert again.record.result == run.record.result
