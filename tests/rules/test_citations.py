"""Every numbered rule is cited by a test here or by a case, and no citation leads nowhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import CITATION, Chapter, load_rulebook
from tests.certain import sure_of

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CASES = HERE.parent / "cases"
#: Where the rules have their tests: those of a match here, those of a voyage in other folders.
FOLDERS = (HERE, HERE / "ring", HERE.parent / "voyage", HERE.parent / "play" / "voyages")
#: The questions of a chapter are answered in one file.
QUESTIONS = {
    "R11": "test_questions.py",
    "R13": "test_ring_questions.py",
    "R16": "test_voyage_questions.py",
}
#: Where rules are cited: in the code, in its tests, in the data and in what is told about them.
CITING = {
    "game": ("py", "md"),
    "tests": ("py", "yaml", "md"),
    "assets/src": ("py", "md"),
    "data": ("yaml", "md"),
}

BOOK = load_rulebook()


def _tests() -> Iterator[tuple[str, str]]:
    """Yield the file of each test with its docstring, and of each example with its name."""
    for path in [path for folder in FOLDERS for path in sorted(folder.glob("test_*.py"))]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.FunctionDef(name=name) if name.startswith("test_"):
                    yield path.name, ast.get_docstring(node) or ""
                case ast.Dict(keys=keys):
                    names = [key.value for key in keys if isinstance(key, ast.Constant)]
                    yield from ((path.name, name) for name in names if isinstance(name, str))


def _citing(root: Path) -> Iterator[Path]:
    yield from sorted(root.glob("*.md"))
    for folder, endings in CITING.items():
        for ending in endings:
            yield from sorted((root / folder).rglob(f"*.{ending}"))


def leading_nowhere(root: Path) -> list[str]:
    """Return file, line and number of every citation of a rule that does not exist."""
    known = BOOK.numbers
    return [
        f"{path.relative_to(root).as_posix()}:{line}: {rule}"
        for path in _citing(root)
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1)
        for rule in CITATION.findall(text)
        if rule not in known
    ]


def test_every_rule_is_cited_by_a_test() -> None:
    cited = {rule for _, text in _tests() for rule in CITATION.findall(text)}
    assert set(BOOK.rules) - cited == set()


def test_no_citation_leads_nowhere() -> None:
    assert leading_nowhere(ROOT) == []


def test_a_citation_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    none, chapter = f"R5.{9}", f"R{17}"
    texts = {
        "README.md": f"As {none} says.",
        "game/rules/new.py": f"# R5.6\n#: (R5.1 to {none})\n",
        "tests/cases/new.yaml": f"rules: [R5.6, {chapter}]\n",
        "data/strings/new.yaml": f"# {none}, {chapter}.\n",
        "assets/src/new.py": f"R5 = '#R{99}99aF'  # {chapter}x, X{none}\n",
        "game/new.txt": none,
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert leading_nowhere(tmp_path) == [
        f"README.md:1: {none}",
        f"game/rules/new.py:2: {none}",
        f"tests/cases/new.yaml:1: {chapter}",
        f"data/strings/new.yaml:1: {none}",
        f"data/strings/new.yaml:1: {chapter}",
    ]


@pytest.mark.parametrize("chapter", QUESTIONS)
def test_the_questions_are_all_there_and_follow_from_the_rules_that_are_cited(chapter: str) -> None:
    """R11, R16: one test for each question of a chapter, with its rules."""
    found = sure_of(Chapter, BOOK.find(chapter))
    answered = [
        CITATION.findall(text)
        for name, text in _tests()
        if name == QUESTIONS[chapter] and chapter in CITATION.findall(text)
    ]
    assert sorted(answered) == sorted([chapter, *question.rules] for question in found.questions)


def test_no_other_chapter_has_questions() -> None:
    assert {each.number for each in BOOK.chapters if each.questions} == set(QUESTIONS)
