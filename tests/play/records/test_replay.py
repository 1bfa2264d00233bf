"""A record and its replay: every position is compared, retraced, and told by the command."""

import io
import json
import os
import pkgutil
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.play import (
    AGREED,
    CONCEDED,
    HORDE,
    Match,
    Record,
    RecordError,
    Result,
    Seat,
    VoyageFileError,
    check,
    parse_record,
    replay_command,
)
from game.play.records.cause_lines import CauseFile
from game.play.records.replay import ReplayMismatch
from game.play.voyages.voyage_file import parse_voyage
from game.play.voyages.voyage_replay import replay_voyage
from game.rules import DRAW, LEFT, RIGHT, AnyAction, EndTurn, PlayCreature, TakeDeck, Terms

from ..games import CONTENT, FORMATS, begun, played, record_of, sure
from ..voyages.voyages import any_deed, set_out

ADA, COMPUTER = Seat("Ada"), Seat("", "computer", "", "master")


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


@pytest.mark.parametrize(
    ("turns", "left", "right", "result", "agrees"),
    [
        # The turns of a concession, and of a draw that was agreed on, are compared.
        (3, ADA, ADA, Result(LEFT, CONCEDED, 3), False),
        (3, ADA, ADA, Result(LEFT, CONCEDED, 4), True),
        (3, ADA, ADA, Result(LEFT, CONCEDED, 5), False),
        (6, ADA, ADA, Result(DRAW, AGREED, 6), False),
        (6, ADA, ADA, Result(DRAW, AGREED, 7), True),
        (6, ADA, ADA, Result(DRAW, AGREED, 8), False),
        # A person concedes, and a computer only where no person plays.
        (1, ADA, ADA, Result(RIGHT, CONCEDED, 2), True),
        (1, ADA, ADA, Result(DRAW, CONCEDED, 2), False),
        (1, ADA, COMPUTER, Result(RIGHT, CONCEDED, 2), True),
        (1, ADA, COMPUTER, Result(LEFT, CONCEDED, 2), False),
        (1, COMPUTER, ADA, Result(LEFT, CONCEDED, 2), True),
        (1, COMPUTER, COMPUTER, Result(LEFT, CONCEDED, 2), True),
        (1, COMPUTER, COMPUTER, Result(DRAW, CONCEDED, 2), False),
    ],
)
def test_an_end_by_hand_is_compared_with_the_match(
    turns: int, left: Seat, right: Seat, result: Result, agrees: bool
) -> None:
    match = Match.new(CONTENT, Terms(), (left, right), 1)
    actions: list[AnyAction] = [TakeDeck(0), TakeDeck(1), *[EndTurn()] * turns]
    for action in actions:
        match.submit(action)
    assert (line_of_difference(replace(record_of(match), result=result)) is None) == agrees


def test_a_match_that_is_over_cannot_be_conceded_or_agreed_on() -> None:
    record = sure(played().record)
    for winner, rule in ((LEFT, CONCEDED), (RIGHT, CONCEDED), (DRAW, AGREED)):
        other = replace(record, result=sure(record.result)._replace(winner=winner, rule=rule))
        assert line_of_difference(other) == len(record.causes) + 2


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


def once_taken_back() -> Match:
    match = begun(seed=6)
    for action in (TakeDeck(0), TakeDeck(1), PlayCreature(0, 0)):
        match.submit(action)
    match.undo()
    return match


def again(text: bytes, times: int = 1999) -> list[bytes]:
    """Return the lines of a file whose last two are done so many times again."""
    lines = text.splitlines(keepends=True)
    return lines + lines[-2:] * times


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    asked: Counter[str] = Counter()

    def counted(name: str, work: Callable[..., Any], *given: Any) -> Any:
        asked[name] += 1
        return work(*given)

    replays = ("records.replay.digest", "voyages.voyage_replay.voyage_digest")
    applied = ("records.replay.apply", "voyages.voyage_replay.apply")
    for place in (*replays, *applied):
        module, name = f"game.play.{place}".rsplit(".", 1)
        work = getattr(pkgutil.resolve_name(module), name)
        monkeypatch.setattr(f"{module}.{name}", partial(counted, name, work))
    read = CauseFile.value

    def value(file: CauseFile[Any], line: bytes) -> object:
        asked["read"] += 1
        return read(file, line)

    monkeypatch.setattr(CauseFile, "value", value)
    return asked


def test_a_match_is_gone_on_with_in_a_moment(asked: Counter[str]) -> None:
    match = once_taken_back()
    record = parse_record(b"".join(again(record_of(match).text())), "a.jsonl")
    resumed = Match.resume(CONTENT, record)
    # The header, three actions and an undo; every position but the first.
    assert asked == {"read": 5, "apply": 3, "digest": 3}
    assert resumed.history == match.history
    assert resumed.redo()


def test_a_voyage_is_gone_on_with_in_a_moment(asked: Counter[str]) -> None:
    run = set_out()
    run.submit(any_deed(run, Random(1)))
    run.undo()
    *_, step = replay_voyage(CONTENT, parse_voyage(b"".join(again(run.record.text())), "a.jsonl"))
    assert asked == {"read": 3, "apply": 1, "voyage_digest": 2}
    assert step.voyage == run.voyage
    lines = again(run.record.text())
    lines[1000] = b'{"undo": 1, "digest": "0"}\n'
    with pytest.raises(VoyageFileError, match="the file has 0") as caught:
        list(replay_voyage(CONTENT, parse_voyage(b"".join(lines), "a.jsonl")))
    assert caught.value.line == 1001


@pytest.mark.parametrize(
    ("line", "spoilt", "words"),
    [
        (2001, b'{"do": ["play", 9, "top"], "digest": "0"}', "the rules refuse the action"),
        (2001, b'{"do": ["play", 0, "top"], "digest": "0"}', "the record has 0"),
        (2002, b'{"undo": 1, "digest": "0"}', "the record has 0"),
        (2002, b'{"undo": 2, "digest": "0"}', "it takes 2 actions back, and 1 can be"),
    ],
)
def test_a_spoilt_line_in_the_midst_is_found(line: int, spoilt: bytes, words: str) -> None:
    lines = again(record_of(once_taken_back()).text())
    lines[line] = spoilt + b"\n"
    problem = check(parse_record(b"".join(lines), "a.jsonl"), CONTENT).problem
    assert words in str(problem)
    assert problem is not None
    assert problem.line == line + 1


def test_a_line_that_could_be_before_and_no_longer_can_is_found() -> None:
    text = record_of(once_taken_back()).text()
    lines = [*again(text, 3), *again(text, 0)[-1:] * 3]
    with pytest.raises(RecordError, match=":14: it takes 1 actions back, and 0 were done"):
        parse_record(b"".join(lines), "a.jsonl")


ROOT = Path(__file__).parents[3]


def replayed(path: Path, checking: bool = True) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return replay_command(path, checking, out, err), out.getvalue(), err.getvalue()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    record = sure(played(FORMATS[1], 3).record)
    file = tmp_path / "a.jsonl"
    file.write_bytes(record.text())
    return file


def recorded(*names: str) -> bytes:
    left, right = names
    return sure(Match.new(CONTENT, Terms(), (Seat(left), Seat(right)), 1).record).text()


def test_a_sound_record_is_one_line(path: Path) -> None:
    status, out, err = replayed(path)
    assert (status, err) == (0, "")
    assert re.fullmatch(
        r"Ada against Bo, draft duel, later edition, begun [\d -]+:\d\d, \d+ actions, \d+ turns, "
        r"(left|right) wins \(R4\.4\), digests agree\n",
        out,
    )


@pytest.mark.parametrize(
    ("old", "new", "status", "told", "fault"),
    [
        # A difference names its line; a broken file, and one of other rules, are of another status.
        (b'"digest": "', b'"digest": "z', 1, "wins (R4.4)", ":2: the position's digest is"),
        (b'"do"', b'"dont"', 2, "", ":2: the line lacks 'do'"),
        (b'"rules": 1', b'"rules": 99', 2, "wins (R4.4)", "rules version 99"),
    ],
)
def test_what_cannot_be_played_again_has_its_status(
    path: Path, old: bytes, new: bytes, status: int, told: str, fault: str
) -> None:
    """Without the check nothing is replayed."""
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    found, out, err = replayed(path)
    assert (found, out.count("\n"), err.count("\n")) == (status, bool(told), 1)
    assert told in out
    assert err.startswith(str(path))
    assert fault in err
    found, out, err = replayed(path, checking=False)
    assert (found, bool(err)) == ((0, False) if told else (2, True))
    assert "digests" not in out
    if told:
        assert re.search(r", \d+ actions, \d+ turns, (left|right) wins \(R4\.4\)\n$", out)


def test_a_match_that_waits_has_no_turns_before_it_is_replayed(path: Path) -> None:
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    status, out, _ = replayed(path, checking=False)
    assert (status, "turns" in out) == (0, False)
    assert replayed(path.parent / "none.jsonl")[0] == 2


def test_a_computer_is_told_with_its_strength(tmp_path: Path) -> None:
    seats = Seat("", "computer"), Seat("", "computer", strength="master")
    (tmp_path / "a").write_bytes(sure(Match.new(CONTENT, Terms(), seats, 1).record).text())
    told = replayed(tmp_path / "a")[1]
    assert told.startswith("left computer (greedy) against right computer (master), ")


def test_names_of_any_kind_stay_in_one_line(tmp_path: Path) -> None:
    match = Match.new(CONTENT, Terms(solo=True), (Seat("A\nB\udc80"), HORDE), 1)
    (tmp_path / "a").write_bytes(record_of(match).text())
    assert replayed(tmp_path / "a")[1].startswith("A B? against the AI, preconstructed solo")
    match.abandon()
    (tmp_path / "a").write_bytes(record_of(match).text())
    assert replayed(tmp_path / "a")[1].endswith("0 actions, 0 turns, given up, digests agree\n")


def test_a_name_cannot_command_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(recorded("A\x1b[2Jda\u202e", "Bo"))
    assert replayed(path)[1].startswith("A[2Jda against Bo, preconstructed duel")
    path.write_bytes(
        path.read_bytes() + b'{"end": {"winner": "left", "rule": "\\u001bR", "turns": 0}}'
    )
    assert "\x1b" not in "".join(map(str, replayed(path)))


def test_a_name_is_told_in_any_encoding(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(recorded("\u05d0\u05d3\u05d4", "Bo"))
    command = [sys.executable, "-m", "game", "replay", str(tmp_path / "a"), "--check"]
    narrow = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, cwd=ROOT, env=narrow, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(rb"\u05d0\u05d3\u05d4 against Bo")
    assert done.stdout.rstrip().endswith(b"digests agree")
