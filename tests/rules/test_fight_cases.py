"""The changes of the closed list as cases: each of H1 to H10, and the relics made of them."""

from pathlib import Path

import pytest

from game.cases import Case, check, read_cases
from game.content import load_cards

_CASES = list(read_cases(Path(__file__).with_name("r16-fights.yaml"), load_cards()))


@pytest.mark.parametrize("case", _CASES, ids=lambda case: case.name)
def test_a_case_of_a_fight_holds(case: Case) -> None:
    """R16.20, R16.31, R16.41, R16.51, R16.52: the cases (24) to (26) are among them."""
    assert check(case) == []


def test_every_case_has_a_name_of_its_own() -> None:
    assert len({case.name for case in _CASES}) == len(_CASES)
