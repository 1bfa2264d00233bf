"""The small wrong changes, and how they are tried."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType

import pytest

if sys.platform != "linux":
    pytest.skip("it forks, and asks /proc", allow_module_level=True)

from game.content import ContentError
from tests.mutants.__main__ import main
from tests.mutants.changes import Mutant, Mutator, mutants_of
from tests.mutants.children import CAUGHT, TOO_LONG, give_time, in_children
from tests.mutants.choice import Choice, Tracer, Walk, few, read_walks
from tests.mutants.report import (
    Explanation,
    Result,
    Results,
    explanation,
    explanations,
    idle,
    left,
    table,
)
from tests.mutants.trial import functions_of, installed

ROOT = Path(__file__).parents[1]


def in_a_child(work: Callable[[], str]) -> str:
    ((_, found, _),) = in_children([(None, work)])
    return found


def changes(source: str) -> list[str]:
    return [mutant.change for mutant in mutants_of("game/some.py", source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["a < b → a <= b", "a < b → a >= b"]),
        ("a is None", ["a is None → a is not None"]),
        ("a and b", ["a and b → a or b", "a and b → b", "a and b → a"]),
        ("not a", ["not a → a"]),
        ("a + b", ["a + b → a - b"]),
        ("'a' + b", []),
        ("True", ["True → False"]),
        ("5", ["5 → 6", "5 → 4"]),
        ("0", ["0 → 1"]),
        ("c if a else b", ["a → not a"]),
        ("f(a, b)", ["f(a, b) → f(b, a)"]),
        ("f(a, a)", []),
        ("isinstance(a, b)", []),
        ("max(a, b)", []),
        ("zip(a, a, strict=True)", []),
        ("'a'", []),
    ],
)
def test_an_expression_goes_wrong_in_these_ways(source: str, expected: list[str]) -> None:
    assert changes(f"x = {source}") == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f():\n    return a", ["return a → return None"]),
        ("def f():\n    return None", []),
        ("def f():\n    return False", ["False → True"]),
        ("def f():\n    g()", ["g() → pass"]),
        ("def f():\n    a.b = c", ["a.b = c → pass"]),
        ("def f():\n    a = c", []),
        ("def f():\n    a += c", ["a += c → pass", "a += c → a -= c"]),
        ("def f():\n    raise E('why', 7)", ["raise E('why', 7) → pass"]),
        ("for a in b:\n    break", ["break → continue"]),
        ("with a:\n    b = c", ["with a: b = c → if True: b = c"]),
        (
            "try:\n    a = b\nfinally:\n    c = d",
            ["try: a = b finally: c = d → try: a = b finally: pass"],
        ),
        ("def f(a: int | None = 1) -> int:\n    'Words.'", ["1 → 2", "1 → 0"]),
        ("import a\nassert a > 1", []),
        ("if TYPE_CHECKING:\n    a = 1", []),
    ],
)
def test_a_statement_goes_wrong_in_these_ways(source: str, expected: list[str]) -> None:
    assert changes(source) == expected


SOURCE = """
LIMIT = 3

def small(number):
    return number < LIMIT
"""


def mutant(change: str, source: str = SOURCE) -> Mutant:
    (found,) = [each for each in mutants_of("game/some.py", source) if each.change == change]
    return found


def carried_out(code: CodeType) -> Callable[[int], bool]:
    names: dict[str, Callable[[int], bool]] = {}
    exec(code, names)
    return names["small"]


def loaded(path: Path) -> Callable[[int], bool]:
    """Return the function of the module, which is in a file."""
    path.write_text(SOURCE)
    return carried_out(compile(SOURCE, str(path), "exec", dont_inherit=True))


def test_one_change_at_a_time_is_made() -> None:
    mutator = Mutator(SOURCE)
    results = []
    for change in ("number < LIMIT → number <= LIMIT", "3 → 4", "3 → 2"):
        small = carried_out(mutator.compiled(mutant(change), "some.py"))
        results.append(sum(small(number) for number in range(5)))
    assert results == [4, 4, 2]


def test_a_mutant_is_known_wherever_its_line_stands() -> None:
    first = mutant("number < LIMIT → number <= LIMIT")
    moved = mutant(first.change, "\n# A line.\n" + SOURCE)
    assert (first.key, first.function, first.line) == (moved.key, "small", moved.line - 2)
    assert (first.outside, mutant("3 → 4").outside) == (False, True)
    twice = mutants_of("game/some.py", "def f():\n    if a > 1: return b > 1\n")
    assert len({each.key for each in twice}) == len(twice)


def test_a_child_tells_what_it_found_and_changes_nothing_here() -> None:
    def endless() -> str:
        give_time(0.02)
        while True:
            pass

    def crash() -> str:
        os.kill(os.getpid(), signal.SIGSEGV)
        return ""

    def asleep() -> str:
        give_time(60, 0.1)
        while True:
            signal.pause()

    assert in_a_child(lambda: os.environ["TMPDIR"]) != os.environ.get("TMPDIR")
    assert in_a_child(endless) == in_a_child(asleep) == TOO_LONG
    assert in_a_child(crash) == CAUGHT
    assert in_a_child(lambda: str(1 // 0)) == CAUGHT


def test_whoever_has_a_function_has_its_mutant(tmp_path: Path) -> None:

    path = tmp_path / "some.py"
    mine = loaded(path)
    code = Mutator(SOURCE).compiled(mutant("number < LIMIT → number >= LIMIT"), str(path))
    functions = functions_of([path])

    def work() -> str:
        return f"{installed(code, functions)} {mine(1)} {mine(3)}"

    assert in_a_child(work) == "True False True"
    assert mine(1)
    only_outside = Mutator(SOURCE).compiled(mutant("3 → 4"), str(path))
    assert in_a_child(lambda: str(installed(only_outside, functions))) == "False"


def test_the_lines_that_are_carried_out_are_noted(tmp_path: Path) -> None:
    path = tmp_path / "some.py"
    small = loaded(path)
    tracer = Tracer([path])
    with tracer.tracing():
        small(1)
    assert tracer.lines() == {path.as_posix(): [4, 5]}
    with tracer.tracing():
        pass
    assert tracer.lines() == {}
    with tracer.tracing(seconds=-1):
        small(1)
    assert tracer.lines() == {}, "its time is over"


def walked(test: str, seconds: float, *lines: int, alone: bool = True) -> Walk:
    return Walk(
        f"tests/test_mutants.py::{test}", seconds, True, alone, {"game/some.py": [*lines]}, ""
    )


def test_the_tests_of_a_line_are_tried_the_quick_and_likely_first() -> None:
    walks = [
        walked("slow", 2, 5),
        walked("other", 0, 2),
        walked("quick", 0.1, 4, 5),
        walked("new", 0, 5, alone=False),
    ]
    choice = Choice(walks, {"game/some.py": SOURCE})
    wrong = mutant("number < LIMIT → number <= LIMIT")

    def names() -> list[str]:
        return [test.partition("::")[2] for test, _ in choice.tests(wrong)]

    assert names() == ["quick", "slow"]
    choice.learn(wrong, "tests/test_mutants.py::slow")
    assert names() == ["slow", "quick"]
    assert choice.tests(mutant("3 → 4"))
    assert len(choice.tests_of_module(wrong)) == 3
    assert len(few([(f"tests/{number}.py::a", 0.5) for number in range(9)])) == 4


MEASURED = """
import some

TABLE = [some.small(number) for number in range(9)]

def test_both():
    assert TABLE == [True] * 3 + [False] * 6
    assert not some.small(3)
    assert some.LAID == 7
"""


def test_each_mutant_is_tried_at_once_or_from_the_beginning(tmp_path: Path) -> None:
    """Nothing is returned after the table was made: it is noticed only from the beginning."""
    source = SOURCE + "\n\ndef idle():\n    return 1\n"
    source += "\n\ndef laid():\n    return 7\n\n\nLAID = laid()\n"
    (tmp_path / "some.py").write_text(source)
    (tmp_path / "test_some.py").write_text(MEASURED)
    # As this suite does.
    frozen = "import gc\n\ndef pytest_collection_finish():\n    gc.freeze()\n"
    (tmp_path / "conftest.py").write_text(frozen)
    words = "-m tests.mutants results --workers 2 --module some.py --tests test_some.py"
    run = subprocess.run(
        [sys.executable, *words.split()],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1, run.stderr
    results = Results(tmp_path / "results" / "results.jsonl", {"some.py": source})
    found = {
        result.mutant.change: (result.verdict, result.test)
        for result in results.of(mutants_of("some.py", source))
    }
    assert found["number < LIMIT → number <= LIMIT"] == ("caught", "test_some.py::test_both")
    assert found["return number < LIMIT → return None"] == found["3 → 4"] == ("caught", "")
    assert found["return 1 → return None"] == ("untested", "")
    assert found["7 → 8"] == ("caught", ""), "its line is carried out while all is loaded"
    traced, walks = read_walks(tmp_path / "results" / "walks.jsonl")
    assert list(traced) == ["some.py"]
    assert [(each.test, list(each.lines)) for each in walks] == [
        ("test_some.py::test_both", ["some.py"])
    ]


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first, second = mutant("3 → 4"), mutant("3 → 2")
    Results(path, {"game/some.py": SOURCE}).add(Result(first, "lived", "", 0.5))
    Results(path, {"game/some.py": SOURCE}).add(Result(first, "caught", "tests/a.py::b", 0.5))
    again = Results(path, {"game/some.py": SOURCE})
    assert again.of([first, second]) == [Result(first, "caught", "tests/a.py::b", 0.5)]
    assert Results(path, {"game/some.py": SOURCE + "\n"}).of([first, second]) == []


def test_what_lives_is_explained_or_told() -> None:
    results = [
        Result(mutant(change), verdict)
        for change, verdict in (
            ("3 → 4", "caught"),
            ("3 → 2", "lived"),
            ("number < LIMIT → number <= LIMIT", "lived"),
        )
    ]
    known = [Explanation("game/some.py", "", "LIMIT = 3", "3 → 2", "So small a number is not met.")]
    assert table(results, known)
    assert list(table(results, known))[-1].split() == ["all", "3", "1", "1", "1", "33.3", "%"]
    assert list(left(results, known)) == ["game/some.py:5: small: number < LIMIT → number <= LIMIT"]
    assert list(idle(results, known)) == []
    stale = Explanation("game/some.py", "small", "", "", "It was another function.")
    assert explanation(results[2].mutant, [stale]) == stale
    assert len(list(idle(results[:2], [stale]))) == 1


def test_where_it_cannot_run_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(["folder"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_function_that_is_explained_twice_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "explained.yaml"
    entry = "  small:\n    - change: 3 → 4\n      reason: A matter of taste.\n"
    path.write_text("game/some.py:\n" + entry, encoding="utf-8")
    assert len(explanations(path)) == 1
    path.write_text("game/some.py:\n" + 2 * entry, encoding="utf-8")
    with pytest.raises(ContentError, match="the key 'small' stands here twice"):
        explanations(path)


def test_every_explanation_has_a_reason_and_is_of_a_mutant_that_there_is() -> None:
    known = explanations()
    assert all(len(each.reason) > 20 and (each.text or each.change) for each in known)
    made = [
        each
        for module in sorted({entry.module for entry in known})
        for each in mutants_of(module, (ROOT / module).read_text(encoding="utf-8"))
    ]
    idle_ones = [entry for entry in known if not any(map(entry.fits, made))]
    assert [(entry.module, entry.function, entry.text) for entry in idle_ones] == []
