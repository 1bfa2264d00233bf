"""The results file keeps what was played, and is only gone on with where it belongs."""

import json
import os
from pathlib import Path

import pytest

from game.content import ContentError
from game.lab import GameOutcome, Job
from game.lab.jobs import LabError
from game.lab.ledger import LONGEST_LINE, MOST_BYTES, Ledger
from game.rules import LEFT, RIGHT, Terms

SETTINGS = {"measured": "strengths", "seed": 4, "formats": ["draft"]}
JOBS = [Job("a-b", number, number, Terms("draft"), ("a", "b")) for number in range(3)]
OUTCOME = GameOutcome(RIGHT, LEFT, 12, "0123456789ab", ((5, 6), (7,)), ((0.25, 0.5), (0.125,)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "results.jsonl"
    ledger = Ledger(SETTINGS, file)
    for job in JOBS:
        ledger.add(job, OUTCOME)
    ledger.close()
    return file


def refusal(path: Path, settings: dict[str, object] | None = None) -> str:
    with pytest.raises((ContentError, LabError)) as caught:
        Ledger(settings or SETTINGS, path)
    assert "\n" not in str(caught.value)
    return str(caught.value).removeprefix(str(path))


def test_what_was_added_is_there_again(path: Path) -> None:
    assert Ledger(SETTINGS, path).outcomes == {job.key: OUTCOME for job in JOBS}


def test_a_torn_last_line_is_dropped_and_written_over(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    ledger = Ledger(SETTINGS, path)
    assert list(ledger.outcomes) == [job.key for job in JOBS[:2]]
    ledger.add(JOBS[2], OUTCOME)
    ledger.close()
    assert path.read_bytes() == whole


def test_a_file_that_was_torn_in_its_first_line_begins_anew(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])
    assert Ledger(SETTINGS, path).outcomes == {}
    assert path.read_bytes().count(b"\n") == 1


def test_other_settings_are_refused_by_name(path: Path) -> None:
    before = path.read_bytes()
    told = refusal(path, SETTINGS | {"seed": 5})
    assert told == ": its games have seed 4, not 5; name a new file, or the same options as then"
    assert path.read_bytes() == before


@pytest.mark.parametrize("stranger", [b"My diary\n", b"[]\n", b"{}\n", b"\xff\n", b"\n"])
def test_another_file_is_refused_and_left_alone(path: Path, stranger: bytes) -> None:
    path.write_bytes(stranger)
    assert refusal(path).startswith(":1: this is no line of results")
    assert path.read_bytes() == stranger


@pytest.mark.parametrize(
    "line", [b"{}", b"7", b"torn", b'{"game":"a-b/4"}', b'{"game":"a-b/4","winner":"me"}']
)
def test_a_broken_line_in_the_middle_is_told(path: Path, line: bytes) -> None:
    first, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([first, line + b"\n", *rest]))
    assert refusal(path).startswith(":2: this is no line of results")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none" / "a.jsonl").startswith(": no such file or directory")
    assert refusal(tmp_path).startswith(": is a directory")


@pytest.mark.parametrize(
    "line", [b"[" * 100_000, b'{"game": 1}', b"[]", b'{"game":"x","winner":"left"}', b"\xff"]
)
def test_a_file_that_is_refused_stays_as_it_is_torn_end_and_all(path: Path, line: bytes) -> None:
    whole = path.read_bytes() + line + b'\n{"game":"torn'
    path.write_bytes(whole)
    assert refusal(path).startswith(":5: this is no line of results")
    assert path.read_bytes() == whole


def test_a_file_of_something_else_without_an_end_of_a_line_is_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_bytes(b"Dear diary")
    assert refusal(diary) == ":1: this is a file of something else: name a new file"
    assert diary.read_bytes() == b"Dear diary"


def test_a_line_without_end_is_refused_unread(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"[" * (LONGEST_LINE + 1) + b"\n")
    assert refusal(path).startswith(":5: this is no line of results")


def test_a_file_beyond_all_runs_is_read_no_further(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(MOST_BYTES + 1)
    told = ": the file is too large: at most 200 MB are read: name a new one"
    assert refusal(path) == told


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no name here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refusal(pipe).startswith(": this is no file")


def test_what_another_run_was_is_quoted_in_one_line(path: Path) -> None:
    long = SETTINGS | {"seed": "\u202e" + "x" * 10_000}
    _, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(json.dumps({"simulate": long}).encode() + b"\n" + rest)
    told = refusal(path)
    assert told.isprintable()
    assert len(told) < 300
