"""Every numbered rule is cited by a test here or by a case."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
import yaml

HERE = Path(__file__).parent
SHARED = HERE.parents[2] / "shared"
CASES = (HERE.parent / "cases", SHARED / "cases")

#: How many rules each chapter has; R1 are words, R11 a list of questions (``test_questions``).
CHAPTERS = {2: 7, 3: 8, 4: 7, 5: 8, 6: 7, 7: 2, 8: 9, 9: 10, 10: 4, 12: 3}
RULES = {f"R{chapter}.{n}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)}
QUESTIONS = 23

_RULE = re.compile(r"R\d+(?:\.\d+)?")


def _docstrings() -> dict[str, set[str]]:
    """Return the rules that each test of this folder cites."""
    cited = {}
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited[f"{path.name}:{node.name}"] = set(
                    _RULE.findall(ast.get_docstring(node) or "")
                )
    return cited


def _cases() -> set[str]:
    """Return the rules that the cases cite."""
    folder = next((folder for folder in CASES if folder.is_dir()), None)
    if folder is None:
        return set()
    texts = [path.read_text("utf-8") for path in folder.glob("*.yaml")]
    return {rule for text in texts for case in yaml.safe_load_all(text) for rule in case["rules"]}


def test_every_rule_is_cited_by_a_test_or_a_case() -> None:
    cited = set().union(*_docstrings().values()) | _cases()
    assert RULES - cited == set()


def test_every_rule_is_cited_by_a_test() -> None:
    assert RULES - set().union(*_docstrings().values()) == set()


def test_no_rule_is_cited_that_does_not_exist() -> None:
    known = RULES | {f"R{chapter}" for chapter in range(1, 13)}
    wrong = {name: rules - known for name, rules in _docstrings().items() if rules - known}
    assert wrong == {}


def test_the_questions_are_all_there() -> None:
    answered = [name for name, rules in _docstrings().items() if "R11" in rules]
    assert len(answered) == QUESTIONS


@pytest.mark.original
def test_the_list_is_that_of_the_published_rules() -> None:
    text = (SHARED / "rules.md").read_text("utf-8")
    assert set(re.findall(r"^- (R\d+\.\d+)", text, re.MULTILINE)) == RULES
