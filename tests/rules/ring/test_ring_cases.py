"""The rules of three and four at the table as cases, one test each (R13 to R15)."""

from pathlib import Path

import pytest

from game.cases import Case, check, parse_cases, read_cases
from game.content import load_cards

HERE = Path(__file__).parent

_KIT = load_cards()
_CASES = [case for path in sorted(HERE.glob("*.yaml")) for case in read_cases(path, _KIT)]

#: These are of the setup, or of who holds a seat: no position shows them, tests do.
WITHOUT_CASE = {"R13.10", "R13.11", "R13.21", "R14.2", "R14.4"}
#: The numbers of these chapters.
RULES = {
    *(f"R13.{number}" for number in (*range(1, 12), *range(20, 27))),
    *(f"R14.{number}" for number in range(1, 5)),
    *(f"R15.{number}" for number in range(1, 5)),
}


@pytest.mark.parametrize("case", _CASES, ids=lambda case: case.name)
def test_a_case_of_a_ring_holds(case: Case) -> None:
    assert check(case) == []


def test_every_rule_of_a_position_has_a_case() -> None:
    assert {rule for case in _CASES for rule in case.rules} == RULES - WITHOUT_CASE


def test_every_case_has_a_name_of_its_own() -> None:
    assert len(_CASES) >= 95
    assert len({case.name for case in _CASES}) == len(_CASES)


def test_the_example_of_a_ring_in_the_description_is_a_case_that_holds() -> None:
    _, ring = (HERE.parents[1] / "CASES.md").read_text("utf-8").split("## A ring")
    (case,) = parse_cases(ring.split("```yaml\n")[1].split("```")[0], "CASES.md", _KIT)
    assert check(case) == []
