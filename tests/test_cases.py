"""The rules' cases, one test each, and YAML read with and without its library in C."""

from pathlib import Path
from random import Random

import pytest
import yaml

from game.cases import Case, check, parse_cases, read_cases
from game.content import ContentError, load_cards
from game.content.source import documents

_COPY = Path(__file__).parent / "cases"
#: Where they come from, in a workshop that has that folder beside the project.
_ORIGINAL = Path(__file__).parents[2] / "shared" / "cases"
_RULES = Path(__file__).parent / "rules"

_KIT = load_cards()


def _cases(folder: Path) -> list[Case]:
    return [case for path in sorted(folder.glob("*.yaml")) for case in read_cases(path, _KIT)]


#: Cases of duels and solo games; of fights, with (24) to (26) of R16 among them; of rings.
_GIVEN, _FIGHTS, _RINGS = _cases(_COPY), _cases(_RULES), _cases(_RULES / "ring")

#: These are of the setup, or of who holds a seat: no position shows them, tests do.
_WITHOUT_CASE = {"R13.10", "R13.11", "R13.21", "R14.2", "R14.4"}
#: The numbers of the chapters of rings.
_RING_RULES = {
    *(f"R13.{number}" for number in (*range(1, 12), *range(20, 27))),
    *(f"R{chapter}.{number}" for chapter in (14, 15) for number in range(1, 5)),
}


@pytest.mark.parametrize("case", _GIVEN + _FIGHTS + _RINGS, ids=lambda case: case.name)
def test_a_case_holds(case: Case) -> None:
    assert check(case) == []


@pytest.mark.parametrize(("cases", "least"), [(_GIVEN, 95), (_FIGHTS, 1), (_RINGS, 95)])
def test_every_case_is_there_under_a_name_of_its_own(cases: list[Case], least: int) -> None:
    assert len({case.name for case in cases}) == len(cases) >= least


def test_every_rule_of_a_position_in_a_ring_has_a_case() -> None:
    assert {rule for case in _RINGS for rule in case.rules} == _RING_RULES - _WITHOUT_CASE


def test_the_copy_is_identical() -> None:
    # Elsewhere the copy is all there is, and it is as it should be.
    original = _files(_ORIGINAL) if _ORIGINAL.is_dir() else _files(_COPY)
    copy = _files(_COPY)
    assert sorted(copy) == sorted(original)
    assert [name for name in original if copy[name] != original[name]] == []


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("chapter", ["", "## A ring"])
def test_the_examples_in_the_description_are_cases_that_hold(chapter: str) -> None:
    page = (_COPY.parent / "CASES.md").read_text("utf-8").partition(chapter or "#")[2]
    (case,) = parse_cases(page.split("```yaml\n")[1].split("```")[0], "CASES.md", _KIT)
    assert check(case) == []


_PLAYED = """
cards: {A: {cost: 1, attack: 2, health: 2}, b: {cost: 1, attack: 0, health: 3}}
match:
  left: {hand: [A, Bastion, b], top: [A]}
  right: {hand: [Bastion, A, b], top: [b]}
moves: [play A bottom, attack]
then: %s
"""


@pytest.mark.parametrize(
    ("then", "lines"),
    [
        ("{mana: 2, winner: null, pending: null, refused: false}", []),
        ("{left: {bottom: [{card: A, summoned: true}], top: [A]}}", []),
        ("{right: {hand: {any_order: [b, A, Bastion]}}}", []),
        ("{mana: 3}", ["mana: wanted 3, found 2"]),
        ("{refused: true, phase: summoning}", ["refused: wanted True, found False"] * 1
         + ["phase: wanted 'summoning', found 'assault'"]),
        ("{right: {top: [{card: b, damage: 1}]}}", ["right.top[0].damage: wanted 1, found 2"]),
        ("{right: {top: [A]}}", ["right.top[0]: wanted 'A', found 'b'"]),
        ("{right: {hand: [A, Bastion, b]}}",
         ["right.hand[0]: wanted 'A', found 'Bastion'",
          "right.hand[1]: wanted 'Bastion', found 'A'"]),
        ("{right: {hand: {any_order: [b, b, Bastion]}}}",
         ["right.hand[0]: wanted 'Bastion', found 'A'",
          "right.hand[1]: wanted 'b', found 'Bastion'"]),
        ("{left: {hand: [Bastion]}}",
         ["left.hand: wanted ['Bastion'], found ['Bastion', 'b']"]),
        ("{right: {ai: {deck: []}}}", ["right.ai: wanted {'deck': []}, found None"]),
        ("{pending: {side: left}}", ["pending: wanted {'side': 'left'}, found None"]),
    ],
)  # fmt: skip
def test_check_names_what_is_otherwise(then: str, lines: list[str]) -> None:
    (case,) = parse_cases(_PLAYED % then, "x.yaml", _KIT)
    assert check(case) == lines


def test_check_leaves_the_case_as_it_is() -> None:
    (case,) = parse_cases(_PLAYED % "{mana: 2}", "x.yaml", _KIT)
    assert check(case) == check(case) == []


#: What texts are put together from.
_PARTS = (
    *("a", "b", "1", "~", "é", " ", ": ", ":", "? ", "?", "- ", "-", ",", "[", "]", "{", "}"),
    *("#", " #", "&a ", "*a", "!", "!x ", "|", ">", "|-\n ", "'", '"', '"b"', "%", "@", "`"),
    *("=", "<<", "\\", "\n", "\n ", "\n  ", "---\n", "...\n", "\t", "\x85", "\u2028", "\ufeff"),
)


def read(text: str) -> object:
    try:
        return [repr(document.data) for document in documents(text, "own.yaml")]
    except ContentError as fault:
        return fault.line


def without_libyaml(text: str, monkeypatch: pytest.MonkeyPatch) -> object:
    with monkeypatch.context() as patch:
        patch.setattr("game.content.yaml_parser._LOADER", yaml.SafeLoader)
        return read(text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a:\tb\n", 1),
        ("a: b\nc: d\te\n", 2),
        ("a: b\nc: |\t\n d\n", 2),
        ("a: |#\n", 1),
        ("a: [b,\n c?d]\n", 2),
        ("{a: b,\nc:[d]}\n", 2),
        ("a: !\n", 1),
        ('a: "\\ud800"\n', 1),
        ('a: "\\U00110000"\n', 1),
        ("%own\n---\na: b\n", 1),
    ],
)
def test_the_stricter_reading_wins(text: str, line: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(read(text)) is int
    assert type(without_libyaml(text, monkeypatch)) is int
    assert read(text) == line


@pytest.mark.parametrize("text", ["a: 'b\tc' #\td\n", "a: |\n  b\tc\n", "a: b? c\n", 'a: "?"\n'])
def test_what_both_take_is_taken(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(text) == without_libyaml(text, monkeypatch)
    assert type(read(text)) is list


def test_any_text_means_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, odd = Random(34), []
    for _ in range(3000):
        text = "".join(rng.choice(_PARTS) for _ in range(rng.randint(1, 9)))
        found = read(text), without_libyaml(text, monkeypatch)
        if found[0] != found[1] and not all(type(each) is int for each in found):
            odd.append((text, *found))
    assert odd == []
