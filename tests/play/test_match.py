"""A running match: what it keeps, what it refuses, and how it ends."""

from dataclasses import replace
from random import Random
from typing import BinaryIO

import pytest

from game.play import (
    AGREED,
    CONCEDED,
    Match,
    MatchStore,
    RecordError,
    Result,
    Seat,
    check,
    read_record,
)
from game.play.records.replay import ReplayMismatch
from game.play.records.undo_stack import ASSAULT_BEGAN
from game.rules import (
    DRAW,
    LATER,
    LEFT,
    RIGHT,
    Attack,
    EndTurn,
    Refused,
    TakeDeck,
    Terms,
    digest,
    from_text,
    legal_actions,
)
from tests.rules.pictures import duel

from .games import CONTENT, FORMATS, begun, go_on, path_of, played, record_of, sure


def test_a_match_begins_with_its_setup_and_keeps_what_happens() -> None:
    setup = begun(FORMATS[1])
    assert (setup.state, setup.turns, setup.result) == (None, 0, None)
    assert (setup.edition, setup.what_if) == (LATER, False)
    assert setup.opening
    match = begun()
    assert repr(match) == "<Match left Ada, right Bo, turn 0, 0 actions>"
    happened = match.submit(TakeDeck(2))
    assert match.history == [(TakeDeck(2), happened)]
    assert [entry.action for entry in record_of(match).entries] == [TakeDeck(2)]
    match.submit(TakeDeck(0))
    assert record_of(match).entries[-1].digest == digest(sure(match.state))


def test_the_same_seed_makes_the_same_match() -> None:
    assert record_of(played(seed=4)).entries == record_of(played(seed=4)).entries
    seeds = {record_of(Match.new(CONTENT, Terms(), (Seat(), Seat()))).header.seed for _ in "ab"}
    assert len(seeds) == 2


def test_what_is_refused_is_not_recorded(store: MatchStore) -> None:
    match = begun(store=store)
    before = path_of(match).read_bytes()
    for action in (Attack(), TakeDeck(9)):
        with pytest.raises(Refused):
            match.submit(action)
    assert path_of(match).read_bytes() == before
    assert not match.history
    assert not record_of(match).entries


def test_every_action_stands_in_the_file_when_submit_returns(store: MatchStore) -> None:
    match = begun(store=store)
    rng = Random(1)
    while match.result is None:
        go_on(match, rng, 1)
        kept = read_record(path_of(match))
        assert kept.entries == record_of(match).entries
    assert kept.result == match.result


@pytest.mark.parametrize("terms", FORMATS)
def test_a_match_is_resumed_where_it_stood(terms: Terms, store: MatchStore) -> None:
    """Left and resumed after every few actions, it is the same match as one played through."""
    rng = Random(2)
    match = begun(terms, 2, store)
    while match.result is None:
        go_on(match, rng, 7)
        before = digest(match.position), match.history, match.opening, match.start.__class__
        match.close()
        match = Match.resume(CONTENT, read_record(path_of(match)), store)
        after = digest(match.position), match.history, match.opening, match.start.__class__
        assert before == after
    whole = played(terms, 2)
    assert record_of(whole).entries == record_of(match).entries
    assert whole.result == match.result


def left(store: MatchStore) -> Match:
    match = go_on(begun(store=store), Random(1), 10)
    match.close()
    return match


def test_resume_in_memory_leaves_file_and_record_alone(store: MatchStore) -> None:
    path = path_of(left(store))
    record = read_record(path)
    go_on(Match.resume(CONTENT, record), Random(5))
    assert len(record.entries) == 10
    assert record == read_record(path)


@pytest.mark.parametrize(
    "torn", [b'{"do": ["pl', b'{"do": ["end"], "digest": "0"', bytes(40), None]
)
def test_resume_goes_on_after_a_torn_line(store: MatchStore, torn: bytes | None) -> None:
    """Or one that lacks only its end."""
    path = path_of(left(store))
    path.write_bytes(path.read_bytes()[: -1 if torn is None else None] + (torn or b""))
    again = go_on(Match.resume(CONTENT, read_record(path), store), Random(3), 3)
    assert read_record(path).entries == record_of(again).entries
    assert len(record_of(again).entries) == 13


def test_resume_refuses_a_record_that_differs(store: MatchStore) -> None:
    match = left(store)
    last = record_of(match).entries[-1].digest.encode()
    path_of(match).write_bytes(path_of(match).read_bytes().replace(last, b"0" * 12))
    record = read_record(path_of(match))
    for _ in range(2):  # the second time tells that the first let go of the file
        with pytest.raises(ReplayMismatch) as caught:
            Match.resume(CONTENT, record, store)
        assert caught.value.line == 11
    whole = record_of(played())
    forged = replace(whole, result=sure(whole.result)._replace(turns=99))
    with pytest.raises(ReplayMismatch):
        Match.resume(CONTENT, forged)


def test_resume_writes_the_end_that_a_kill_kept_from_the_file(store: MatchStore) -> None:
    match = played(store=store)
    match.close()
    lines = path_of(match).read_bytes().splitlines(keepends=True)
    path_of(match).write_bytes(b"".join(lines[:-1]))
    assert Match.resume(CONTENT, read_record(path_of(match)), store).result == match.result
    assert path_of(match).read_bytes() == b"".join(lines)


def test_to_concede_ends_the_match_in_the_file_alone(store: MatchStore) -> None:
    match = go_on(begun(store=store), Random(1), 12)
    match.concede(LEFT)
    assert match.result == Result(RIGHT, CONCEDED, match.turns)
    match.abandon()
    in_setup = begun(FORMATS[1])
    in_setup.concede(RIGHT)
    assert in_setup.result == Result(LEFT, CONCEDED, 0)
    with pytest.raises(Refused, match="match_over"):
        match.submit(EndTurn())
    with pytest.raises(Refused, match="match_over"):
        match.concede(RIGHT)
    match.close()
    again = Match.resume(CONTENT, read_record(path_of(match)), store)
    assert again.result == match.result
    assert len(again.history) == 12


def passed(match: Match, turns: int) -> Match:
    for _ in range(turns):
        match.submit(EndTurn())
    return match


def test_it_is_known_how_often_a_turn_has_begun_alike(store: MatchStore) -> None:
    """The first turn has less mana than those after it (R2.7), so it comes but once."""
    match = go_on(begun(store=store), Random(1), 2)
    assert [passed(match, turns).times_stood for turns in (0, *[1] * 6)] == [1, 1, 1, 2, 2, 3, 3]
    match.close()
    assert Match.resume(CONTENT, read_record(path_of(match)), store).times_stood == 3


def test_a_draw_is_agreed_on_when_a_position_has_come_three_times(store: MatchStore) -> None:
    """R7.3: the record has it, and the match can be gone on with no more."""
    match = passed(go_on(begun(store=store), Random(1), 2), 4)
    assert not match.may_agree
    with pytest.raises(ValueError, match="come again"):
        match.agree_draw()
    passed(match, 1)
    assert match.may_agree
    match.agree_draw()
    assert match.result == Result(DRAW, AGREED, 6)
    with pytest.raises(Refused, match="match_over"):
        match.agree_draw()
    match.close()
    assert Match.resume(CONTENT, read_record(path_of(match)), store).result == match.result
    assert check(read_record(path_of(match)), CONTENT).agrees


def test_a_draw_by_agreement_has_no_winner_and_no_horde() -> None:
    duel, solo = passed(go_on(begun(), Random(1), 2), 1), go_on(begun(FORMATS[3]), Random(1), 1)
    for match, result in (
        (duel, Result(LEFT, AGREED, duel.turns)),
        (solo, Result(DRAW, AGREED, solo.turns)),
    ):
        report = check(replace(record_of(match), result=result), CONTENT)
        assert isinstance(report.problem, ReplayMismatch)
    assert not solo.may_agree


def test_an_abandoned_match_keeps_its_file_and_cannot_be_resumed(store: MatchStore) -> None:
    match = go_on(begun(store=store), Random(1), 5)
    match.abandon()
    match.abandon()
    with pytest.raises(Refused, match="match_over"):
        match.submit(EndTurn())
    assert path_of(match).read_bytes().endswith(b'\n{"end": {"abandoned": true}}\n')
    with pytest.raises(RecordError, match="this match was given up"):
        Match.resume(CONTENT, read_record(path_of(match)), store)


def test_a_position_can_be_played_to_its_end_and_is_not_kept() -> None:
    """The right Fort has one card to its right; Brute strikes it for 5."""
    line = "first 5 left summoning 0 0 - - - - *,zombie/brute//0 **,ogre///0"
    match = Match.from_position(from_text(line, CONTENT.cards))
    match.submit(Attack())
    assert (match.record, len(match.history)) == (None, 1)
    assert match.result == Result(LEFT, "R4.4", 5)
    # A decided one has its result.
    decided = Match.from_position(sure(match.state))
    assert decided.result == Result(LEFT, "R7.1", 5)
    with pytest.raises(Refused):
        decided.submit(EndTurn())
    decided.close()


def test_a_position_stands_for_the_match_that_it_is_of() -> None:
    """Nothing has happened before it, its turn is the first that is known, and nothing is kept."""
    state = duel("* a | top: b", "* x")
    match = Match.from_position(state)
    assert (match.opening, match.times_stood, match.what_if) == ([], 1, False)
    match.submit(Attack())
    assert match.why_not_undo == ASSAULT_BEGAN
    match.abandon()
    assert match.result is None
    assert Match.from_position(state, what_if=True).what_if


def test_a_setup_can_be_played_on_as_well() -> None:
    match = Match.from_position(begun(FORMATS[1]).position)
    assert (match.state, match.result, match.times_stood) == (None, None, 0)
    assert go_on(match, Random(1)).result is not None


def test_whatever_changes_a_match_gives_it_a_number_that_it_never_had() -> None:
    match = go_on(begun(), Random(1), 2)
    numbers = [match.changes]
    for change in (
        lambda: match.submit(legal_actions(match.position)[0]),
        match.undo,
        match.redo,
        match.undo,
        lambda: match.submit(legal_actions(match.position)[1]),
        match.undo,
    ):
        change()
        numbers.append(match.changes)
    assert len(set(numbers)) == len(numbers)


class FullDisk:
    """An open file on a disk that has room for four more bytes only."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.full = True

    def write(self, data: bytes) -> int:
        return self.file.write(data[:4] if self.full else data)

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def test_a_full_disk_changes_nothing_and_lets_the_player_try_again(store: MatchStore) -> None:
    match = go_on(begun(store=store), Random(1), 6)
    journal = sure(match._journal)
    disk = FullDisk(journal._file)
    journal._file = disk  # type: ignore[assignment]
    before, position = path_of(match).read_bytes(), match.position
    action = legal_actions(position)[0]
    with pytest.raises(RecordError, match=r"cannot be saved \(no space left on device\)") as caught:
        match.submit(action)
    assert "try again" in str(caught.value)
    assert path_of(match).read_bytes() == before
    assert match.position is position
    assert len(match.history) == len(record_of(match).entries) == 6
    disk.full = False
    match.submit(action)
    assert read_record(path_of(match)).entries == record_of(match).entries
