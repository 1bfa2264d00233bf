"""What is wrong with files is said in every language, by its code and its values."""

import ast
import errno
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.content import ContentError, Worded, languages, load_strings, system_reason
from game.play import Settings, load_settings, open_profile, save_settings
from game.play.records.saved_games import salvage
from tests.fault_telling import english_in

_GAME = Path(game.__file__).parent
_CODES = "faults."


def _worded() -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the codes that the program makes words with, and the values that come with them."""
    for path in sorted(_GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Worded":
                code, values = node.args[0], {word.arg for word in node.keywords if word.arg}
                parts = (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,)
                for part in parts:
                    if isinstance(part, ast.Constant):
                        yield str(part.value), frozenset(values)


def _reasons() -> set[str]:
    return {system_reason(OSError(number, "no")).code for number in errno.errorcode}


def test_every_fault_has_words_and_no_words_are_left_over() -> None:
    english = load_strings("en")
    codes = {code for code, _ in _worded()} | _reasons() | {"damaged_line", "damaged_file"}
    kept = {key.removeprefix(_CODES) for key in english if key.startswith(_CODES)}
    assert codes == kept
    for code, values in _worded():
        assert english.placeholders(_CODES + code) <= values, code


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_no_words_of_a_fault_are_english(language: str) -> None:
    english, other = load_strings("en"), load_strings(language)
    keys = [key for key in english if key.startswith(_CODES)]
    plain = [
        key for key in keys if re.search("[a-z]{3}", re.sub(r"{\w+}", "", str(english.entry(key))))
    ]
    assert [key for key in plain if other.entry(key) == english.entry(key)] == []


def test_a_line_is_said_with_all_that_is_inside_it() -> None:
    problem = Worded("too_high", "'attack' of 'wolf' is 30", key="attack", card="wolf", figure=30)
    hint = Worded("write_most", "write 12 or less", most=12)
    error = ContentError("cards/ash.yaml", 1, problem, hint)
    assert str(error) == "cards/ash.yaml:1: 'attack' of 'wolf' is 30: write 12 or less"
    said = {language: load_strings(language).say(str(error)) for language in ("en", "fr", "uk")}
    assert said == {
        "en": "cards/ash.yaml, line 1: “attack” of “wolf” is 30. Write 12 or less.",
        "fr": "cards/ash.yaml, ligne 1\u00a0: «\u00a0attack\u00a0» de «\u00a0wolf\u00a0» vaut 30."
        " Écrivez 12 ou moins.",
        "uk": "cards/ash.yaml, рядок 1: «attack» картки «wolf» — 30. Напишіть 12 або менше.",
    }
    assert english_in(str(error)) == []


def test_what_is_known_in_english_alone_is_said_in_general() -> None:
    error = ContentError("a.jsonl", 5, "'seed' has more than 64 bits", "write a smaller number")
    assert load_strings("en").say(str(error)) == str(error)
    assert load_strings("ru").say(str(error)) == "a.jsonl, строка 5: Это невозможно понять."


def test_a_text_with_a_fault_in_it_says_that_as_well() -> None:
    reason = system_reason(OSError(errno.ENOSPC, "No space left on device"))
    assert str(reason) == "no space left on device"
    words = load_strings("he").text("own_cards.not_written", reason=reason)
    assert "הדיסק מלא" in words


def test_words_are_the_same_in_another_process() -> None:
    words = Worded("write_most", "write 12 or less", most=12)
    again = pickle.loads(pickle.dumps(words))
    assert str(again) == again.english
    assert isinstance(str(again), Worded)
    assert (again, again.code, again.values) == (words, words.code, words.values)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no record\n",
        b'{"boe": 99}\n',
        b'{"a": 1}\n',
        b"\xff\n",
        b"x" * 20_000_000,
    ],
    ids=["empty", "words", "format", "other", "signs", "large"],
)
def test_a_damaged_match_is_told_in_every_language(data: bytes) -> None:
    assert english_in(str(salvage(data, "saved.jsonl").problem)) == []


@pytest.mark.parametrize("text", ["language: [\n", "speed: fast\n", "nmae: 1\n", "language: xx\n"])
def test_damaged_settings_are_told_in_every_language(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(text, "utf-8")
    _, line = load_settings(path)
    assert line is not None
    assert english_in(line) == []


def test_settings_that_cannot_be_written_are_told_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    line = save_settings(Settings(), tmp_path / "file" / "settings.yaml")
    assert line is not None
    assert english_in(line) == []


@pytest.mark.parametrize("data", [b"no database", b"SQLite format 3\0" + b"\xff" * 2000])
def test_a_damaged_profile_is_told_in_every_language(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "profile.sqlite"
    path.write_bytes(data)
    profile, line = open_profile(path)
    profile.close()
    assert line is not None
    assert english_in(line) == []
