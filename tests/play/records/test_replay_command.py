"""``python -m game replay``: one line, one complaint, one exit status."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.play import HORDE, Match, Seat, replay_command
from game.rules import Terms

from ..games import CONTENT, FORMATS, played, record_of, sure

ROOT = Path(__file__).parents[3]


def asked(path: Path, checking: bool = True) -> tuple[int, str, str]:
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
    record = sure(Match.new(CONTENT, Terms(), (Seat(left), Seat(right)), 1).record)
    return record.text()


def test_a_sound_record_is_one_line(path: Path) -> None:
    status, out, err = asked(path)
    assert (status, err) == (0, "")
    assert re.fullmatch(
        r"Ada against Bo, draft duel, later edition, begun [\d -]+:\d\d, \d+ actions, \d+ turns, "
        r"(left|right) wins \(R4\.4\), digests agree\n",
        out,
    )


def test_without_the_check_nothing_is_replayed(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"digest": "', b'"digest": "z'))
    status, out, err = asked(path, checking=False)
    assert (status, err) == (0, "")
    assert "digests" not in out
    assert re.search(r", \d+ actions, \d+ turns, (left|right) wins \(R4\.4\)\n$", out)
    assert asked(path)[0] == 1


def test_a_match_that_waits_has_no_turns_before_it_is_replayed(path: Path) -> None:
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    status, out, _ = asked(path, checking=False)
    assert (status, "turns" in out) == (0, False)


def test_a_difference_is_status_1_and_names_its_line(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"digest": "', b'"digest": "z')
    path.write_bytes(b"".join(lines))
    status, out, err = asked(path)
    assert status == 1
    assert out.count("\n") == err.count("\n") == 1
    assert err.startswith(f"{path}:4: the position's digest is")


def test_a_broken_file_is_status_2(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"do"', b'"dont"', 1))
    assert asked(path)[:2] == (2, "")
    assert asked(path)[2].startswith(f"{path}:2: the line lacks 'do'")
    assert asked(path.parent / "none.jsonl")[0] == 2


def test_a_record_of_other_rules_is_status_2_and_shows_its_result(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"rules": 1', b'"rules": 99', 1))
    status, out, err = asked(path)
    assert status == 2
    assert "wins (R4.4)" in out
    assert "rules version 99" in err
    assert asked(path, checking=False)[0] == 0


def test_names_of_any_kind_stay_in_one_line(tmp_path: Path) -> None:
    match = Match.new(CONTENT, Terms(solo=True), (Seat("A\nB\udc80"), HORDE), 1)
    (tmp_path / "a").write_bytes(record_of(match).text())
    assert asked(tmp_path / "a")[1].startswith("A B? against the AI, preconstructed solo")
    match.abandon()
    (tmp_path / "a").write_bytes(record_of(match).text())
    assert asked(tmp_path / "a")[1].endswith("0 actions, 0 turns, given up, digests agree\n")


def test_a_computer_is_told_with_its_strength(tmp_path: Path) -> None:
    seats = Seat("", "computer"), Seat("", "computer", strength="master")
    (tmp_path / "a").write_bytes(sure(Match.new(CONTENT, Terms(), seats, 1).record).text())
    told = asked(tmp_path / "a")[1]
    assert told.startswith("left computer (greedy) against right computer (master), ")


def test_a_name_cannot_command_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(recorded("A\x1b[2Jda\u202e", "Bo"))
    assert asked(path)[1].startswith("A[2Jda against Bo, preconstructed duel")
    path.write_bytes(
        path.read_bytes() + b'{"end": {"winner": "left", "rule": "\\u001bR", "turns": 0}}'
    )
    assert "\x1b" not in "".join(map(str, asked(path)))


def test_a_name_is_told_in_any_encoding(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(recorded("\u05d0\u05d3\u05d4", "Bo"))
    command = [sys.executable, "-m", "game", "replay", str(tmp_path / "a")]
    narrow = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, cwd=ROOT, env=narrow, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(rb"\u05d0\u05d3\u05d4 against Bo")


def test_the_command_line_knows_it(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--check"]) == 0
    assert capsys.readouterr().out.endswith("digests agree\n")
