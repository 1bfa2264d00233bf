"""A record and its replay: every position is compared, and every way in which a match can end."""

import json
from dataclasses import replace

import pytest

from game.play import (
    AGREED,
    CONCEDED,
    Match,
    Record,
    RecordError,
    ReplayMismatch,
    Result,
    Seat,
    check,
    parse_record,
)
from game.rules import DRAW, LEFT, RIGHT, AnyAction, EndTurn, PlayCreature, TakeDeck, Terms

from ..games import CONTENT, begun, played, record_of, sure

ADA, COMPUTER = Seat("Ada"), Seat("", "computer", "", "master")


def passed(turns: int, left: Seat = ADA, right: Seat = ADA) -> Record:
    """Return the record of a duel after so many ends of a turn, at which nothing was played."""
    match = Match.new(CONTENT, Terms(), (left, right), 1)
    actions: list[AnyAction] = [TakeDeck(0), TakeDeck(1), *[EndTurn()] * turns]
    for action in actions:
        match.submit(action)
    return record_of(match)


def line_of_difference(record: Record) -> int | None:
    """Return where a record and its replay part, or None where they agree."""
    problem = check(record, CONTENT).problem
    assert problem is None or isinstance(problem, ReplayMismatch)
    return problem.line if problem else None


def test_the_digest_of_every_line_is_compared() -> None:
    """That of the first action too, and of one that takes an action back."""
    match = begun()
    for action in (TakeDeck(0), TakeDeck(1), EndTurn(), PlayCreature(0, 0)):
        match.submit(action)
    match.undo()
    match.submit(EndTurn())
    lines = record_of(match).text().splitlines(keepends=True)
    assert len(lines) == 7
    for number in range(1, len(lines)):
        wrong = json.dumps(json.loads(lines[number]) | {"digest": "0" * 12}).encode() + b"\n"
        record = parse_record(b"".join([*lines[:number], wrong, *lines[number + 1 :]]), "a.jsonl")
        assert line_of_difference(record) == number + 1


@pytest.mark.parametrize(("turns", "agrees"), [(3, False), (4, True), (5, False)])
def test_the_turns_of_a_concession_are_compared(turns: int, agrees: bool) -> None:
    record = passed(3)
    record.result = Result(LEFT, CONCEDED, turns)
    assert (line_of_difference(record) is None) == agrees


@pytest.mark.parametrize(("turns", "agrees"), [(6, False), (7, True), (8, False)])
def test_the_turns_of_a_draw_that_was_agreed_on_are_compared(turns: int, agrees: bool) -> None:
    record = passed(6)
    record.result = Result(DRAW, AGREED, turns)
    assert (line_of_difference(record) is None) == agrees


@pytest.mark.parametrize(
    ("left", "right", "winner", "agrees"),
    [
        (ADA, ADA, LEFT, True),
        (ADA, ADA, RIGHT, True),
        (ADA, ADA, DRAW, False),
        (ADA, COMPUTER, RIGHT, True),
        (ADA, COMPUTER, LEFT, False),
        (COMPUTER, ADA, LEFT, True),
        (COMPUTER, COMPUTER, LEFT, True),
    ],
)
def test_a_person_concedes_and_a_computer_only_where_none_plays(
    left: Seat, right: Seat, winner: int, agrees: bool
) -> None:
    record = passed(1, left, right)
    record.result = Result(winner, CONCEDED, 2)
    assert (line_of_difference(record) is None) == agrees


def test_a_match_that_is_over_cannot_be_conceded_or_agreed_on() -> None:
    record = sure(played().record)
    assert line_of_difference(record) is None
    for winner, rule in ((LEFT, CONCEDED), (RIGHT, CONCEDED), (DRAW, AGREED)):
        other = replace(record, result=sure(record.result)._replace(winner=winner, rule=rule))
        assert line_of_difference(other) == len(record.causes) + 2


@pytest.mark.parametrize("form", [0, 3, -1, "1", None])
def test_another_format_is_left_to_the_game_that_wrote_it(form: object) -> None:
    lines = passed(1).text().splitlines(keepends=True)
    header = json.dumps(json.loads(lines[0]) | {"bridges-of-erret": form}).encode() + b"\n"
    with pytest.raises(RecordError, match=f"a record of format {form!r}, this game reads 1 and 2"):
        parse_record(b"".join([header, *lines[1:]]), "a.jsonl")


def test_a_replay_has_its_own_end_and_turns() -> None:
    """Where the match was played to its end; the end that is kept is told beside it."""
    record = sure(played().record)
    assert record.result is not None
    report = check(replace(record, result=None), CONTENT)
    assert (report.agrees, report.result, report.turns) == (
        True,
        record.result,
        record.result.turns,
    )
    wrong = replace(record, result=record.result._replace(turns=record.result.turns + 1))
    problem = sure(check(wrong, CONTENT).problem)
    names = {LEFT: "left", RIGHT: "right", DRAW: "draw"}
    told = f"{names[record.result.winner]} ({record.result.rule}, turn {record.result.turns}"
    assert problem.problem.startswith(f"the match ends as {told}), the record has {told[:-2]}")
