"""A confirmed write outlives a power cut: it is on the disk, not only in the system's memory."""

import os
from random import Random

import pytest

from game.play import Match, MatchStore, RecordError, read_record
from game.rules import LEFT, EndTurn, legal_actions

from ..games import CONTENT, FORMATS, begun, go_on, path_of, record_of, sure


class Disk:
    """Knows how much of each file was on the disk when that was last asked for."""

    def __init__(self) -> None:
        self._sizes: dict[int, int] = {}

    def fsync(self, file: int) -> None:
        found = os.fstat(file)
        self._sizes[found.st_ino] = found.st_size

    def forget(self) -> None:
        """Know nothing of what was written so far."""
        self._sizes.clear()

    def lacks(self, match: Match) -> int:
        """Return how many bytes of a match a power cut would take."""
        found = path_of(match).stat()
        return found.st_size - self._sizes.get(found.st_ino, 0)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    monkeypatch.setattr("os.fsync", disk.fsync)
    return disk


def in_its_second_turn(store: MatchStore) -> Match:
    """Return a duel with actions since its last end of a turn."""
    match = go_on(begun(store=store), Random(1), 2)
    match.submit(EndTurn())
    match.submit(legal_actions(match.position)[0])
    return match


def test_a_match_that_has_begun_is_on_the_disk(store: MatchStore, disk: Disk) -> None:
    assert disk.lacks(begun(FORMATS[1], store=store)) == 0


def test_a_turn_that_was_ended_is_on_the_disk(store: MatchStore, disk: Disk) -> None:
    match = in_its_second_turn(store)
    for _ in range(3):
        match.submit(EndTurn())
        assert disk.lacks(match) == 0


def test_a_match_that_was_played_to_its_end_is_on_the_disk(store: MatchStore, disk: Disk) -> None:
    for seed in range(6):
        match = go_on(begun(store=store, seed=seed), Random(seed))
        assert match.result is not None
        assert disk.lacks(match) == 0


def test_a_match_that_was_given_up_is_on_the_disk(store: MatchStore, disk: Disk) -> None:
    conceded, abandoned = in_its_second_turn(store), in_its_second_turn(store)
    conceded.concede(LEFT)
    abandoned.abandon()
    assert (disk.lacks(conceded), disk.lacks(abandoned)) == (0, 0)
    discarded = in_its_second_turn(store)
    discarded.close()
    store.discard(record_of(discarded))
    assert disk.lacks(discarded) == 0


def test_a_draw_that_was_agreed_on_is_on_the_disk(store: MatchStore, disk: Disk) -> None:
    match = go_on(begun(store=store), Random(1), 2)
    while not match.may_agree:
        match.submit(EndTurn())
    match.agree_draw()
    assert disk.lacks(match) == 0


def test_what_is_mended_at_the_return_is_on_the_disk(store: MatchStore, disk: Disk) -> None:
    """A last line without its end, and an end that a kill has kept from the file."""
    for lost in (b"\n", None):
        match = go_on(begun(store=store), Random(1))
        match.close()
        path = sure(record_of(match).path)
        lines = path.read_bytes().splitlines(keepends=True)
        disk.forget()
        path.write_bytes(b"".join(lines).removesuffix(lost) if lost else b"".join(lines[:-1]))
        again = Match.resume(CONTENT, read_record(path), store)
        assert path.read_bytes() == b"".join(lines)
        assert disk.lacks(again) == 0
        again.close()


def test_a_failed_begin_leaves_no_file(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full at its first line; with room again, one file is made."""

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(RecordError, match=r"the match cannot be saved \(no space left on device\)"):
        begun(store=store)
    assert list(store.folder.iterdir()) == []
    monkeypatch.undo()
    begun(store=store).close()
    assert len(store.files()) == 1
