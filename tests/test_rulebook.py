"""The rulebook: what it holds, the line for every mistake in it, and ``rule``, which prints it."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from game.__main__ import main
from game.content import (
    CITATION,
    Chapter,
    ContentError,
    Rule,
    Rulebook,
    load_content,
    load_rulebook,
    rule_command,
)
from game.rules import CHOICES, FIRST_TURNS, LEVELS, REFUSALS
from tests.certain import objection

BOOK = load_rulebook()
BOOKS = paths.data_dir() / "rulebook"
SOURCE = (BOOKS / "en.yaml").read_text("utf-8")


def asked(*numbers: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return rule_command(numbers, out, err), out.getvalue(), err.getvalue()


#: Chapters of several parts, in which numbers are left out between the parts.
ROOMY = ("R13", "R16")
KNOWN = "known are R1 to R16, each with its rules"


def rule(number: str) -> Rule:
    found = BOOK.find(number)
    assert isinstance(found, Rule)
    return found


# Its contents


def test_the_chapters_are_in_order_and_their_rules_without_a_gap() -> None:
    assert [chapter.number for chapter in BOOK.chapters] == [f"R{n}" for n in range(1, 17)]
    for chapter in BOOK.chapters:
        places = [int(rule.number.removeprefix(f"{chapter.number}.")) for rule in chapter.rules]
        assert places == sorted(set(places))
        # A chapter of parts leaves room for more.
        assert (places != [*range(1, len(places) + 1)]) == (chapter.number in ROOMY)
        assert chapter.words or chapter.rules or chapter.questions


def test_the_chapters_of_the_ring_say_that_they_are_rulings() -> None:
    told = {number: BOOK.find(number) for number in ("R13", "R14", "R15")}
    intros = [chapter.intro for chapter in told.values() if isinstance(chapter, Chapter)]
    assert len(intros) == 3
    assert all("ruling" in intro and "this game" in intro for intro in intros)


@pytest.mark.parametrize("language", [path.stem for path in sorted(BOOKS.glob("??.yaml"))])
def test_the_first_turns_of_a_ring_are_those_of_the_game(language: str) -> None:
    """R13.7, R13.26: each language lists the mana that ``FIRST_TURNS`` gives."""
    book = load_rulebook(language)
    listed = [line.rpartition(": ")[2].split(", ") for line in book.rules["R13.7"].lines]
    wanted = [
        ["–" if mana is None else str(mana) for mana in turns] for turns in FIRST_TURNS.values()
    ]
    assert listed == wanted, "write the numbers of FIRST_TURNS into R13.7 of data/rulebook"
    first = {str(turns[0]) for turns in FIRST_TURNS.values()}
    assert set(re.findall(r"(?<![R.\d])\d+", book.rules["R13.7"].text)) == first


def test_every_refusal_has_its_rule() -> None:
    assert set(REFUSALS.values()) <= BOOK.numbers


def test_every_text_is_a_whole_sentence() -> None:
    texts = [text for chapter in BOOK.chapters for text in chapter.words.values()]
    texts += [chapter.intro for chapter in BOOK.chapters]
    for rule in BOOK.rules.values():
        texts += [rule.text, rule.ruling, rule.later]
        assert not rule.title.endswith(".")
    ends = ".:"
    assert [text for text in texts if text and text[-1] not in ends] == []
    asked = [question for chapter in BOOK.chapters for question in chapter.questions]
    assert all(entry.question.endswith("?") and entry.answer.endswith(".") for entry in asked)
    for text in texts:
        assert "  " not in text
        assert "'" not in text.replace("'s", "").replace("s' ", "")


def test_the_later_edition_is_told_where_it_differs() -> None:
    later = {number: rule.later for number, rule in BOOK.rules.items() if rule.later}
    assert {"R2.7", "R3.6", "R6.2", "R6.5", "R8.4"} == set(later)
    told = {number for text in later.values() for number in CITATION.findall(text)}
    assert told == {"R12.1", "R12.2", "R12.3"}


def test_a_ruling_is_marked() -> None:
    rulings = "R2.2 R4.2 R4.6 R4.7 R5.6 R6.1 R7.2 R7.3 R8.6 R9.7 R10.3"
    assert all(rule(number).ruling for number in rulings.split())


def test_the_printed_decks_are_those_of_the_game() -> None:
    decks = load_content().decks
    lines = [f"Deck {deck.id}: {', '.join(card.name for card in deck.cards)}" for deck in decks]
    assert list(rule("R2.2").lines) == lines


def test_the_levels_and_settings_are_those_of_the_game() -> None:
    levels = [f"{name.capitalize()}: {points}" for name, points in LEVELS.items()]
    assert list(rule("R10.1").lines) == levels
    lines = rule("R10.2").lines
    assert len(lines) == len(CHOICES)
    points = [re.findall(r"\(([−+]?\d)\)", line) for line in lines]
    values = [[int(figure.replace("−", "-")) for figure in figures] for figures in points]
    assert values == [list(choices.values()) for choices in CHOICES.values()]


def test_what_is_found_under_a_number() -> None:
    chapter = BOOK.find("R5")
    assert isinstance(chapter, Chapter)
    assert rule("R5.6") in chapter.rules
    assert BOOK.find(f"R5.{9}") is None
    assert {"R1", "R5", "R5.6", "R11", "R12.3"} <= BOOK.numbers


def test_the_menu_does_without_it() -> None:
    program = (
        "import sys; from game.content import load_content; load_content(); "
        "sys.exit('game.content.rulebook' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# Faults in it


NOWHERE = f"R5.{9}"
SMALL = """\
R1:
  title: Words
  words: {Lane: Top or bottom.}
R5:
  title: The assault
  rules:
    R5.1: {title: Who attacks, text: All do (R5.2).}
    R5.2:
      title: The order
      ruling: From the rear.
R11:
  title: Questions
  questions:
    - {question: "Who?", answer: All., rules: [R5.1]}
"""


def loaded(tmp_path: Path, text: str) -> Rulebook:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.yaml").write_text(text, "utf-8")
    return load_rulebook(folder=tmp_path)


def read(tmp_path: Path, text: str) -> str:
    told = objection(ContentError, loaded, tmp_path, text)
    return told.removeprefix(f"{tmp_path.name}/rulebook/en.yaml")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("title: Words", "intro: Words.", ":1: missing key 'title' of 'R1': add 'title'"),
        ("title: The order", "list: []", ":8: missing key 'title' of 'R5.2': add 'title'"),
        ("      ruling: From the rear.\n", "",
         ":8: missing key 'text' of 'R5.2': add 'text', or 'ruling'"),
        ("ruling: F", "list: [a]\n      ruling: F",
         ":10: a list without a text in 'R5.2': add 'text'"),
        ("ruling:", "rulings:", ":10: unknown key 'rulings' of 'R5.2': write 'ruling'"),
        ("From the rear.", "true",
         ":10: 'ruling' is the flag true: put it in quotes if it is meant as a text"),
        ("From the rear.", "", ":10: 'ruling' is empty: write a text"),
        ("  words: {Lane: Top or bottom.}\n", "",
         ":1: nothing in the chapter 'R1': add 'rules' to it"),
        ("R5.2:\n", "R5.1:\n", ":8: the key 'R5.1' stands here twice: leave one of them"),
        ("R11:\n", "R5:\n", ":11: the key 'R5' stands here twice: leave one of them"),
        ("R5.2:\n", "R6.2:\n", ":8: 'R6.2' is no number of the chapter 'R5':"
         " write one such as R5.1, or move it to its chapter"),
        ("R5.2:\n", "R5.x:\n", ":8: 'R5.x' is no number of the chapter 'R5':"
         " write one such as R5.1, or move it to its chapter"),
        ("R11:\n", "Q11:\n", ":11: 'Q11' is no number of a chapter: write one such as R5"),
        ("(R5.2)", f"({NOWHERE})",
         f":7: '{NOWHERE}' leads to no rule of this file: cite one that is there"),
        ("rules: [R5.1]", f"rules: [{NOWHERE}]",
         f":14: '{NOWHERE}' leads to no rule of this file: cite one that is there"),
        ("rules: [R5.1]", "rules: [5.1]",
         ":14: item 1 of 'rules' is the number 5.1: put it in quotes if it is meant as a text"),
        ("rules: [R5.1]", "rules: [all]",
         ":14: 'all' leads to no rule of this file: cite one that is there"),
        ("answer: All., ", "", ":14: missing key 'answer': add 'answer'"),
        ("bottom.}", "bottom.}\n  printed: {Lan: [Row]}",
         ":4: 'Lan' is no word of this chapter: write 'Lane'"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_rulebook(tmp_path: Path, old: str, new: str, line: str) -> None:
    assert old in SMALL
    assert read(tmp_path, SMALL.replace(old, new, 1)) == line


def test_a_language_without_a_rulebook(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"rulebook/xx\.yaml: no such file"):
        load_rulebook("xx", tmp_path)


# The command


def test_a_rule_is_printed() -> None:
    told = "R12.1  Incantations\n  Incantations are played during summoning only (R3.6, R6.2).\n"
    assert asked("R12.1") == (0, told, "")


def test_all_parts_of_a_rule_are_printed_and_several_parted_by_a_line() -> None:
    assert asked("R5.5", "r7.1")[1] == asked("R5.5")[1] + "\n" + asked("R7.1")[1]
    status, text, _ = asked("r6.2")
    assert status == 0
    lines = text.splitlines()
    assert lines[0] == "R6.2  When it is played"
    assert any(line.startswith("  Ruling: ") for line in lines)
    assert lines[-1] == "  Later edition: You may play it during summoning only (R12.1)."
    assert "\n  - Deck 1: Annihilation, " in asked("R2.2")[1]


@pytest.mark.parametrize("chapter", BOOK.chapters, ids=lambda chapter: chapter.number)
def test_a_chapter_is_printed_whole(chapter: Chapter) -> None:
    status, text, _ = asked(chapter.number.lower())
    assert status == 0
    assert all(len(line) < 100 for line in text.splitlines())
    whole = " ".join(text.split())
    told = [chapter.title, chapter.intro]
    told += [f"{name}: {meaning}" for name, meaning in chapter.words.items()]
    for rule in chapter.rules:
        told += [rule.number, rule.title, rule.text, *rule.lines, rule.ruling, rule.later]
    for entry in chapter.questions:
        told += [entry.question, entry.answer, *entry.rules]
    assert [part for part in told if part not in whole] == []


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (NOWHERE, f"'{NOWHERE}': there is no such rule: known are R5.1 to R5.8"),
        (f"r{99}", f"'r{99}': there is no such rule: {KNOWN}"),
        (f"R{11}.2", f"'R{11}.2': there is no such rule:"
         " the chapter R11 has no numbers of its own, ask for R11"),
        ("assault", f"'assault': there is no such rule: {KNOWN}"),
        ("\x1b[1m", rf"'\x1b[1m': there is no such rule: {KNOWN}"),
        ("", f"'': there is no such rule: {KNOWN}"),
    ],
)  # fmt: skip
def test_an_unknown_number_is_one_line(number: str, line: str) -> None:
    assert asked("R5.6", number) == (2, "", line + "\n")


def test_the_command_line_finds_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "R5.6", "r5"]) == 0
    assert capsys.readouterr().out.startswith("R5.6  Several destroyed at once\n")
    assert main(["rule", NOWHERE]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# Printed words, and the pseudo-language


def test_words_of_printed_rules_are_read(tmp_path: Path) -> None:
    text = SMALL.replace("bottom.}", "bottom.}\n  printed: {Lane: [Row]}")
    text = text.replace("title: Who attacks,", "title: Who attacks, printed: [Strikers],")
    book = loaded(tmp_path, text)
    assert book.chapters[0].printed == {"Lane": ("Row",)}
    assert book.rules["R5.1"].printed == ("Strikers",)


def test_the_pseudo_language_has_longer_rules_with_the_same_numbers() -> None:
    pseudo = load_rulebook("pseudo")
    assert pseudo.numbers == BOOK.numbers
    for number, own in BOOK.rules.items():
        longer = pseudo.rules[number]
        for plain, long in ((own.title, longer.title), (own.text, longer.text)):
            assert len(long) >= 1.4 * len(plain) - 1
            assert CITATION.findall(long) == CITATION.findall(plain)
