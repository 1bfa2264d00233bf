"""Mutation testing: is every small wrong change of the rules and the records noticed by a test?

``python -m tests.mutants FOLDER`` makes each change that ``changes.py`` knows, one at a time, and
runs the tests that come along its line until one fails. Results are kept in FOLDER, from where an
interrupted run goes on; those of a module that has changed are made anew. ``--module`` takes
other modules or folders, ``--sample N`` so many mutants by lot, ``--again`` those that lived, as
after a test was written, ``--report`` only shows what there is. Each mutant that lives needs a
test, or a reason in ``explained.yaml``. The exit status is 1 below 95 %. It needs Linux.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from random import Random

from .changes import Mutant, mutants_of
from .children import COLD, LIVED
from .choice import Choice, few
from .cold import cold_verdict
from .coverage_map import Walk, read_walks
from .explained import explanations
from .report import AIM, idle, left, table
from .results import UNTESTED, Result, Results
from .warm import Timed, WarmTests

MODULES = (
    "game/play/match.py",
    "game/rules",
    "game/play/records",
    "game/play/profile",
    "game/play/settings/settings_file.py",
)
TESTS = ("tests/rules", "tests/play", "tests/test_cases.py", "tests/test_resolve.py")
#: The tests of other packages are taken when their modules are mutated.
MORE_TESTS = {"game/opponents": "tests/opponents", "game/content": "tests", "game/cases": "tests"}


def main(words: Sequence[str]) -> int:
    """Run, and report."""
    wanted = _arguments(words)
    folder = Path(wanted.folder)
    folder.mkdir(parents=True, exist_ok=True)
    modules = _modules(wanted.module or MODULES)
    sources = {path.as_posix(): path.read_text(encoding="utf-8") for path in modules}
    mutants = [mutant for name in sources for mutant in mutants_of(name, sources[name])]
    if wanted.sample:
        mutants = _sample(mutants, wanted.sample)
    results = Results(folder / "results.jsonl", sources)
    done = {r.mutant for r in results.of(mutants) if r.caught or not wanted.again}
    waiting = [mutant for mutant in mutants if mutant not in done]
    if waiting and not wanted.report:
        _try(waiting, results, folder, sources)
    return _report(results.of(mutants), len(mutants), bool(wanted.sample))


def _arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--module", action="append", metavar="PATH")
    parser.add_argument("--sample", type=int, default=0, metavar="N")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--report", action="store_true")
    return parser.parse_args(words)


def _modules(names: Sequence[str]) -> list[Path]:
    found: list[Path] = []
    for name in names:
        path = Path(name)
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return found


def _sample(mutants: Sequence[Mutant], count: int) -> list[Mutant]:
    """Return some by lot, always the same, in their order."""
    numbers = Random(count).sample(range(len(mutants)), min(count, len(mutants)))
    return [mutants[number] for number in sorted(numbers)]


def _try(
    mutants: Sequence[Mutant], results: Results, folder: Path, sources: dict[str, str]
) -> None:
    """Try these mutants, and keep what becomes of them."""
    tests = [*TESTS]
    tests += [more for name, more in MORE_TESTS.items() if any(m.startswith(name) for m in sources)]
    warm = WarmTests([Path(name) for name in sources], tests)
    choice = Choice(_walks(warm, folder, sources), sources)
    for number, mutant in enumerate(mutants, 1):
        begun = time.monotonic()
        verdict, _, test = _verdict(mutant, choice.tests(mutant), warm).partition(" ")
        if test:
            choice.learn(mutant, test)
        results.add(Result(mutant, verdict, test, time.monotonic() - begun))
        if number % 100 == 0:
            print(f"{number} of {len(mutants)}", flush=True)
    warm.close()


def _walks(warm: WarmTests, folder: Path, sources: dict[str, str]) -> list[Walk]:
    """Return what all tests come along; of those that have not changed, it is kept."""
    stamp = blake2b("\0".join([*sources, *sources.values()]).encode(), digest_size=8).hexdigest()
    path = folder / f"walks-{stamp}.jsonl"
    known = read_walks(path) if path.exists() else []
    print("which test comes along which line …", flush=True)
    warm.trace(path, known)
    walks = read_walks(path)
    for found in walks:
        if not found.passed:
            print(f"fails by itself, and is left out: {found.test}", flush=True)
    return walks


def _verdict(mutant: Mutant, tests: Sequence[Timed], warm: WarmTests) -> str:
    """Return what becomes of a mutant; what lived is tried once more from the beginning."""
    if not tests:
        return UNTESTED
    if not mutant.outside:
        verdict = warm.verdict(mutant, tests)
        return cold_verdict(mutant, few(tests)) if verdict in (LIVED, COLD) else verdict
    verdict = cold_verdict(mutant, few(tests))
    return cold_verdict(mutant, tests) if verdict == LIVED else verdict


def _report(results: Sequence[Result], made: int, sampled: bool) -> int:
    known = explanations()
    print("\n".join([*table(results, known), ""]))
    print("\n".join([*left(results, known), *([] if sampled else idle(results, known))]))
    seconds = sum(result.seconds for result in results)
    print(f"{len(results)} of {made} tried, {seconds / 60:.0f} minutes")
    caught = sum(result.caught for result in results)
    if sampled and results:
        # Not before: what is tried from the beginning is tried without the game.
        from game.lab.intervals import wilson  # noqa: PLC0415

        share = wilson(caught / len(results), len(results))
        print(f"{share.share:.1%} caught, in all {share.low:.1%} to {share.high:.1%}")
    return int(len(results) < made or 100 * caught < AIM * len(results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
