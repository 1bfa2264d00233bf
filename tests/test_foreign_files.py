"""Files from strangers: too long, too many, no file at all, names and numbers that are none."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.content import ContentError, documents, load_strings, one_line, read_text
from game.content.source import MAX_BYTES
from game.content.yaml_parser import MAX_VALUES
from game.lab.jobs import read_outcome
from game.play import (
    DeckCodeError,
    MatchCodeError,
    MatchStore,
    RecordError,
    from_deck_code,
    from_match_code,
    open_profile,
    parse_record,
    read_record,
    salvage_file,
)
from game.play.records.header import LARGEST
from game.rules import NotationError, from_text
from game.rules.notation import LONGEST
from tests.certain import objection

from .play.games import CONTENT, begun, played, record_of, sure
from .tuning.__main__ import main as tune

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no name here")


def pipe_at(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    return path


def head_with(change: Callable[[dict[str, Any]], object]) -> bytes:
    first, _, rest = record_of(played()).text().partition(b"\n")
    header = json.loads(first)
    change(header)
    return json.dumps(header).encode() + b"\n" + rest


def complaint(data: bytes) -> str:
    told = objection(RecordError, parse_record, data, "a.jsonl")
    assert told.isprintable()
    return told


# No file at all


@needs_pipes
def test_nobody_waits_for_a_pipe_among_the_matches(tmp_path: Path) -> None:
    store = MatchStore(tmp_path)
    begun(store=store).close()
    pipe = pipe_at(tmp_path / "99999999-pipe.jsonl")
    assert sure(store.unfinished(CONTENT)).path != pipe
    with pytest.raises(RecordError, match="this is no file"):
        read_record(pipe)
    assert "this is no file" in str(salvage_file(pipe).problem)


@needs_pipes
def test_a_pipe_in_place_of_the_profile_is_set_aside(tmp_path: Path) -> None:
    profile, problem = open_profile(pipe_at(tmp_path / "profile.sqlite"))
    profile.close()
    assert "it is no file" in sure(problem)
    assert (tmp_path / "profile.broken-1.sqlite").is_fifo()


@needs_pipes
@pytest.mark.parametrize("word", ["--weights", "--choices"])
def test_nobody_waits_for_a_pipe_of_figures(
    word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = pipe_at(tmp_path / "pipe")
    with pytest.raises(SystemExit):
        tune(["strengths", word, str(pipe)])
    assert "this is no file: name a file" in capsys.readouterr().err


# Too large


def test_a_record_beyond_all_matches_is_read_no_further(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(RecordError, match="too large: choose a file that the game has written"):
        read_record(path)


def test_a_position_is_no_longer_than_any() -> None:
    with pytest.raises(NotationError, match="at most 20,000 letters"):
        from_text("x" * (LONGEST + 1), {})


def test_a_book_on_the_clipboard_is_not_read_to_its_end() -> None:
    """It took a minute; of what lies behind the first pages nothing is asked."""
    book = "BoE1zzz" + "a" * 30_000_000
    with pytest.raises(MatchCodeError):
        from_match_code(CONTENT, book)
    with pytest.raises(DeckCodeError):
        from_deck_code("A" * 30_000_000)


def test_a_position_too_long_for_a_name_of_a_file_is_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A component of a path has 255 letters at most, and a hand more."""
    line = "later 1 left summoning 3 1f - - - - " + "*," + ",".join(["trol"] * 60) + "/ */ 0"
    assert main(["shot", "match", str(tmp_path / "a.png"), "--position", line]) == 2
    assert "name a case file or write a position's line" in capsys.readouterr().err


# Names and numbers in a record


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda h: h["seats"][0].update(name="x" * 101), "'name' is"),
        (lambda h: h["seats"][0].update(portrait="../" * 40), "'portrait' is"),
        (lambda h: h.update(rules=10**15), "'rules' is too large a number"),
        (lambda h: h.update(seed=-1), "'seed' is -1"),
        (lambda h: h.update(decks={"../x": [], "b": []}), "the deck '../x' is not of 8"),
        (lambda h: h.update(decks={f"d{n}": eight() for n in range(13)}), "'decks' has 13"),
        (lambda h: h.update(decks={"../x": eight(), "b": eight()}), "bad id '../x'"),
        (lambda h: h.update(custom={f"c{n}": fox(n) for n in range(301)}), "'custom' has 301"),
    ],
)
def test_a_stranger_s_header_is_bounded(
    change: Callable[[dict[str, Any]], object], problem: str
) -> None:
    assert problem in complaint(head_with(change))


def eight() -> list[str]:
    return sorted(CONTENT.cards)[:8]


def fox(number: int) -> dict[str, object]:
    return {"name": f"Fox {number}", "cost": 2, "attack": 2, "health": 1}


def test_a_result_has_a_sensible_number_of_turns() -> None:
    record = record_of(played())
    turns = b'"turns": %d' % sure(record.result).turns
    many = b'"turns": %d' % 10**300
    assert "'turns' is too large a number" in complaint(record.text().replace(turns, many))


# Languages


@pytest.mark.parametrize(
    ("section", "texts", "problem"),
    [
        (
            "language: {name",
            ["\\u202e", "\\u200b", "a" * 60, "\\0", "a\\nb"],
            "too long|cannot be shown",
        ),
        ("menu: {quit", ["a\\0b", "a\\eb", "a" * 5001], "signs that are no letters: write at most"),
    ],
)
def test_texts_and_names_of_a_language_are_made_of_letters(
    section: str, texts: list[str], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path))
    folder = tmp_path / "data" / "languages"
    folder.mkdir(parents=True)
    for text in texts:
        (folder / "fr.yaml").write_text(f'{section}: "{text}"}}\n', "utf-8")
        with pytest.raises(ContentError, match=problem):
            load_strings("fr")


@pytest.mark.skipif(not os.access("/proc/kmsg", os.R_OK), reason="nothing waits there for ever")
@pytest.mark.parametrize("words", [("replay",), ("replay", "--check"), ("resolve",)])
def test_a_file_of_the_kernel_that_never_ends_is_not_waited_for(words: tuple[str, ...]) -> None:
    """It calls itself a file, has no size, and tells of what the kernel will do next."""
    command = [sys.executable, "-m", "game", *words, "/proc/kmsg"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def problem(text: str) -> str:
    told = objection(ContentError, lambda: list(documents(text, "a.yaml")))
    assert told.isprintable()
    assert len(told) < 1000
    return told


@pytest.mark.parametrize(
    "number", ["010", "0x10", "0b1", "1_000", "1:30", "1:30.5", "!!int ²", "!!int x", "1.5e+3",
               ".inf", ".nan", "!!float 1", "!!int ''", "-0777", f"1{':1' * 500_000}"],
    ids=lambda number: number[:9],
)  # fmt: skip
def test_a_number_is_written_in_plain_figures(number: str) -> None:
    assert "is no plain number: write figures alone" in problem(f"cost: {number}")


def test_a_number_of_sixteen_figures_is_too_large() -> None:
    assert "is too large a number" in problem(f"cost: {10**15}")
    assert "is too large a number" in problem(f"cost: -{'9' * 5000}")
    assert next(documents(f"cost: {10**15 - 1}", "a.yaml")).data == {"cost": 10**15 - 1}


@pytest.mark.parametrize(
    ("text", "value"), [("0", 0), ("-3", -3), ("+4", 4), ("12", 12), ("0.5", 0.5), ("-2.25", -2.25)]
)
def test_plain_figures_are_numbers(text: str, value: float) -> None:
    assert next(documents(text, "a.yaml")).data == value


def test_a_document_has_so_many_values_and_a_file_so_many_letters_at_most(tmp_path: Path) -> None:
    assert "too many values" in problem(f"[{'1,' * MAX_VALUES}]")
    large = tmp_path / "large.yaml"
    with large.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(ContentError, match=r"the file is too large: at most 16 MB are read"):
        read_text(large, "large.yaml")


@needs_pipes
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    for other in (pipe_at(tmp_path / "pipe"), Path(os.devnull)):
        with pytest.raises(ContentError, match="this is no file"):
            read_text(other, "pipe")


def test_a_message_is_one_line_that_turns_nothing_around() -> None:
    assert one_line("a\nb\t c\u202ed\x00\ud800") == "a b c\\u202ed\\u0000\\ud800"
    assert len(one_line("x" * 5_000_000)) == 300
    assert "\\u202e" in str(ContentError("\u202efile", 1, "wrong", "mend it"))


@pytest.mark.parametrize(
    "change",
    [{"seconds": [[10**400], []]}, {"seconds": [[float("nan")], []]}, {"seconds": [[True], []]},
     {"nodes": [[1]]}, {"nodes": [[1], [2], [3]]}, {"seconds": []}],
)  # fmt: skip
def test_a_line_of_results_has_two_sides_and_sensible_times(change: dict[str, object]) -> None:
    line = {"winner": "left", "beginner": "left", "turns": 3, "end": "0", "nodes": [[1], []]}
    good: dict[str, object] = {**line, "seconds": [[0.5], []]}
    read_outcome(good)
    with pytest.raises(Exception, match=r"is no time|sides"):
        read_outcome({**good, **change})


def test_what_a_word_stands_for_goes_by_its_quotes_and_tag_each_time() -> None:
    text = "[1, '1', 1, !!str 1, true, 'true', true]"
    assert next(documents(text, "a.yaml")).data == [1, "1", 1, "1", True, "true", True]


def test_a_wrong_number_is_told_wherever_it_stands() -> None:
    with pytest.raises(ContentError, match=r"^a.yaml:3: '010' is no plain number: "):
        list(documents("- 10\n- 10\n- 010\n- 010\n", "a.yaml"))
