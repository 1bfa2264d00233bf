"""``python -m game simulate``: what it prints, keeps, refuses, how it stops and goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.content import ContentError
from game.lab import Job, command, executors, play
from game.lab.jobs import GameOutcome, LabError
from game.lab.ledger import LONGEST_LINE, MOST_BYTES, Ledger
from game.play import CHARACTERS
from game.rules import LEFT, RIGHT, Terms
from tests.certain import objection

ROOT = Path(__file__).parents[2]
#: No machine takes longer to play a few games, in seconds.
PATIENCE = 600.0
SMALL = ["--games", "4", "--jobs", "1"]
STRENGTHS = ["strengths", "--pair", "careless", "beginner", *SMALL]
DECKS = ["decks", "--strength", "beginner", "--games", "2", "--jobs", "1"]
SOLO = ["solo", "--strength", "beginner", *SMALL]


def run(*words: object) -> int:
    return main(["simulate", *map(str, words)])


def as_json(capsys: pytest.CaptureFixture[str], *words: object) -> Any:
    assert run(*words, "--json", "--quiet") == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def complaint(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    try:
        status: object = run(*words)
    except SystemExit as exit_:
        status = exit_.code
    out, err = capsys.readouterr()
    assert (status, out, err.count("\n")) == (2, "", 1)
    return err.strip()


def test_strengths(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *STRENGTHS)
    assert found["settings"]["formats"] == ["preconstructed", "draft", "constructed"]
    (row,) = found["pairs"]
    assert (row["one"], row["other"], row["games"]) == ("careless", "beginner", 4)
    assert row["won"] + row["drawn"] + row["lost"] == 4
    assert row["score"] == (row["won"] + row["drawn"] / 2) / 4
    assert 0 <= row["low"] <= row["score"] <= row["high"] <= 1
    assert list(row["by_form"]) == ["preconstructed", "draft"]
    assert [row["strength"] for row in found["thinking"]] == ["beginner", "careless"]


def test_decks(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *DECKS)
    names = [(row["one"], row["other"]) for row in found["pairs"]]
    assert names == [("1", "2"), ("1", "3"), ("1", "4"), ("2", "3"), ("2", "4"), ("3", "4")]
    assert [(row["deck"], row["games"]) for row in found["decks"]] == [(d, 6) for d in "1234"]
    # Each game won by one deck is lost by another.
    assert sum(row["score"] for row in found["decks"]) == pytest.approx(2, abs=1e-3)


def test_characters(capsys: pytest.CaptureFixture[str]) -> None:
    """Each plays at its strength in its manner, and that strength without one beside it."""
    found = as_json(capsys, "characters", "--character", "marl", *SMALL)
    rows = [(row["one"], row["other"], row["games"]) for row in found["pairs"]]
    rivals = ("first_steps", "beginner", "forgetful")
    assert rows == [(who, rival, 4) for rival in rivals for who in ("marl", "beginner")]


def test_the_decks_of_characters(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *DECKS, "--characters")
    assert len(found["pairs"]) == 28
    assert {row["deck"] for row in found["decks"]} == set(CHARACTERS)


def test_decks_with_odds(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["2-1+1x4", "2-1+3x100", "3-4+0x0"]
    found = as_json(capsys, *DECKS, *(word for each in given for word in ("--odds", each)))
    assert [row["given"] for row in found["odds"]] == given
    found = as_json(capsys, *DECKS, "--even-odds")
    names = [(row["one"], row["other"]) for row in found["pairs"]]
    assert sorted(names) == [("1", "2"), ("1", "3"), ("1", "4"), ("2", "3"), ("2", "4"), ("3", "4")]


def test_solo(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *SOLO, "--level", "5", "--setting", "ability=rage")
    (level,) = found["levels"]
    assert (level["level"], level["games"]) == ("mythic", 4)
    assert {row["ability"] for row in found["combinations"]} == {"rage"}
    assert len(found["combinations"]) == 4
    by_setting = {row["setting"] for row in found["choices"]}
    assert by_setting == set(found["combinations"][0]) - {
        *("level", "games", "won", "drawn", "lost", "score", "low", "high")
    }


def test_all_levels_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("solo", "--strength", "beginner", "--games", "1", "--jobs", "1", "--quiet") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:7]] == [
        *("quick", "easy", "medium", "hard", "heroic", "mythic")
    ]
    assert any(line.startswith("resistance=") for line in lines)
    assert "longest" in "".join(lines)


@pytest.mark.parametrize("words", [STRENGTHS, DECKS, [*SOLO, "--combinations", "--level", "1"]])
def test_the_table_has_a_line_for_each_row(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words, "--quiet") == 0
    out = capsys.readouterr().out
    assert "95 % interval" in out
    assert all(len(line) < 140 for line in out.splitlines())


def test_progress_is_told_by_lines_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(*STRENGTHS) == 0
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(",")[0] for line in lines] == [f"{n}/4 games" for n in range(1, 5)]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["strengths", "--pair", "greedy", "gaga"], "invalid choice: 'gaga'"),
        (["strengths", "--games", "3"], "games come in pairs"),
        (["strengths", "--games", "many"], "write a whole number"),
        (["strengths", "--jobs", "0"], "1 or more"),
        (["strengths", "--format", "tarot"], "invalid choice: 'tarot'"),
        (["decks", "--strength", "gaga"], "invalid choice: 'gaga'"),
        (["solo", "--level", "6"], "levels are quick, easy"),
        (["solo", "--setting", "mana=3"], "unknown key 'mana'"),
        (["solo", "--setting", "fixed_mana=11"], "known are 6, 7, 8, 9, 10"),
        (["solo", "--setting", "ability=indestructible"], "ability"),
        (["solo", "--level", "1", "--setting", "fixed_mana=9"], "no settings with fixed_mana=9"),
        (["solo", "--level", "quick", "--setting", "fixed_mana=8"], "the quick game has no"),
        (["decks", "--odds", "2-2+1x1"], "such as 2-1+1x4"),
        (["decks", "--odds", "5-1+1x1"], "such as 2-1+1x4"),
        (["decks", "--even", "--even-odds"], "choose one"),
        (["decks", "--odds", "2-1+1x1", "--plot", "a.png"], "leave --plot out"),
        (["decks", "--plot", "/nowhere/a.png"], "there is no such folder"),
    ],
)
def test_a_mistake_gets_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in complaint(capsys, *words)


def test_a_file_is_gone_on_with_and_made_longer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    once = as_json(capsys, *STRENGTHS, "--out", path)
    asked: list[str] = []

    def noted(job: Job) -> GameOutcome:
        asked.append(job.key)
        return play(job)

    monkeypatch.setattr(executors, "play", noted)
    assert as_json(capsys, *STRENGTHS, "--out", path) == once
    assert asked == []
    longer = as_json(capsys, *STRENGTHS, "--games", 6, "--out", path)
    assert asked == ["careless-beginner/4", "careless-beginner/5"]
    assert longer["pairs"][0]["games"] == 6
    assert "seed" in complaint(capsys, *STRENGTHS, "--seed", 1, "--out", path)


def stopping(jobs: list[Job], hands: executors.Hands, *_: object) -> Iterator[Any]:
    games = executors.played(jobs, hands)
    yield next(games)
    yield next(games)
    raise KeyboardInterrupt


def test_ctrl_c_keeps_what_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    monkeypatch.setattr(command, "played", stopping)
    assert run(*STRENGTHS, "--quiet", "--out", path) == 130
    told = f"stopped after 2 of 4 games; the same command goes on from {path}\n"
    assert capsys.readouterr() == ("", told)
    monkeypatch.undo()
    gone_on = as_json(capsys, *STRENGTHS, "--out", path)
    assert gone_on["pairs"] == as_json(capsys, *STRENGTHS)["pairs"]


@pytest.mark.parametrize("games", [1, 4])
def test_ctrl_c_in_a_terminal_ends_all_processes(games: int, tmp_path: Path) -> None:
    """Also one that has hardly started: after the first game, there is one for sure."""
    path = tmp_path / "results.jsonl"
    words = ["simulate", "strengths", "--games", "2000", "--jobs", "2", "--out", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "game", *words, "--quiet"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
        # Who runs the tests in the background has them, and all that they start, not hear it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    try:
        end = time.monotonic() + PATIENCE
        while not (path.exists() and path.read_bytes().count(b"\n") > games):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        # Where it fails, nothing goes on playing.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out) == (130, "")
    assert err.startswith("stopped after ")
    assert err.count("\n") == 1


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
    kinds = (ContentError, LabError)
    return objection(kinds, Ledger, settings or SETTINGS, path).removeprefix(str(path))


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


def damaged(line: int, text: bytes, whole: bytes) -> bytes:
    """Return a file of results with another line; one with another first line is that alone."""
    lines = whole.splitlines(keepends=True)
    return text if line == 1 else b"".join([*lines[: line - 1], text, *lines[line - 1 :]])


@pytest.mark.parametrize(
    ("line", "text"),
    [
        *((1, stranger) for stranger in (b"My diary\n", b"[]\n", b"{}\n", b"\xff\n", b"\n")),
        *(
            (2, text + b"\n")
            for text in (
                *(b"{}", b"7", b"torn", b'{"game":"a-b/4"}'),
                b'{"game":"a-b/4","winner":"me"}',
            )
        ),
        *(
            (5, text + b'\n{"game":"torn')
            for text in (
                *(b"[" * 100_000, b'{"game": 1}', b"[]", b'{"game":"x","winner":"left"}'),
                *(b"\xff", b"[" * (LONGEST_LINE + 1)),
            )
        ),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_line_that_is_none_of_results_is_told_and_the_file_left_alone(
    path: Path, line: int, text: bytes
) -> None:
    whole = damaged(line, text, path.read_bytes())
    path.write_bytes(whole)
    assert refusal(path).startswith(f":{line}: this is no line of results")
    assert path.read_bytes() == whole


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none" / "a.jsonl").startswith(": no such file or directory")
    assert refusal(tmp_path).startswith(": is a directory")


def test_a_file_of_something_else_without_an_end_of_a_line_is_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_bytes(b"Dear diary")
    assert refusal(diary) == ":1: this is a file of something else: name a new file"
    assert diary.read_bytes() == b"Dear diary"


def test_a_file_beyond_all_runs_is_read_no_further(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(MOST_BYTES + 1)
    assert refusal(path) == ": the file is too large: at most 200 MB are read: name a new one"


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
