"""The rules' acceptance cases, one test each, and the copy of them that the project keeps."""

from pathlib import Path

import pytest

from game.cases import Case, check, parse_cases, read_cases
from game.content import load_cards

_COPY = Path(__file__).parent / "cases"
#: Where they come from, in a workshop that has that folder beside the project.
_ORIGINAL = Path(__file__).parents[2] / "shared" / "cases"

_KIT = load_cards()
_CASES = [case for path in sorted(_COPY.glob("*.yaml")) for case in read_cases(path, _KIT)]


@pytest.mark.parametrize("case", _CASES, ids=lambda case: case.name)
def test_a_case_holds(case: Case) -> None:
    assert check(case) == []


def test_the_copy_is_there() -> None:
    assert len(_CASES) >= 95
    assert len({case.name for case in _CASES}) == len(_CASES)


def test_the_copy_is_identical() -> None:
    # Elsewhere the copy is all there is, and it is as it should be.
    original = _files(_ORIGINAL) if _ORIGINAL.is_dir() else _files(_COPY)
    copy = _files(_COPY)
    assert sorted(copy) == sorted(original)
    assert [name for name in original if copy[name] != original[name]] == []


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_example_in_the_description_is_a_case_that_holds() -> None:
    page = (_COPY.parent / "CASES.md").read_text("utf-8")
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
