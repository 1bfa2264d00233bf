"""Numbers and sizes that no file of the game needs: one clear line, soon, and nothing changed."""

import os
from pathlib import Path

import pytest

from game.content import ContentError, documents, one_line, read_text
from game.content.source import MAX_BYTES, MAX_VALUES
from game.lab.jobs import read_outcome


def problem(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        list(documents(text, "a.yaml"))
    told = str(caught.value)
    assert told.isprintable()
    assert len(told) < 1000
    return told


@pytest.mark.parametrize(
    "number", ["010", "0x10", "0b1", "1_000", "1:30", "1:30.5", "!!int ²", "!!int x", "1.5e+3",
               ".inf", ".nan", "!!float 1", "!!int ''", "-0777"],
)  # fmt: skip
def test_a_number_is_written_in_plain_figures(number: str) -> None:
    assert "is no plain number: write figures alone" in problem(f"cost: {number}")


def test_a_number_of_sixteen_figures_is_too_large() -> None:
    assert "is too large a number" in problem(f"cost: {10**15}")
    assert "is too large a number" in problem(f"cost: -{'9' * 5000}")
    assert next(documents(f"cost: {10**15 - 1}", "a.yaml")).data == {"cost": 10**15 - 1}


def test_a_megabyte_of_sixties_is_refused_and_not_worked_out() -> None:
    assert "is no plain number" in problem(f"cost: 1{':1' * 500_000}")


@pytest.mark.parametrize(
    ("text", "value"), [("0", 0), ("-3", -3), ("+4", 4), ("12", 12), ("0.5", 0.5), ("-2.25", -2.25)]
)
def test_plain_figures_are_numbers(text: str, value: float) -> None:
    assert next(documents(text, "a.yaml")).data == value


def test_a_document_has_so_many_values_at_most() -> None:
    assert "too many values" in problem(f"[{'1,' * MAX_VALUES}]")


def test_a_file_has_so_many_letters_at_most(tmp_path: Path) -> None:
    large = tmp_path / "large.yaml"
    with large.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(ContentError, match=r"the file is too large: at most 16 MB are read"):
        read_text(large, "large.yaml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no name here")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for other in (pipe, Path(os.devnull)):
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
