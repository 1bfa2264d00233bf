"""A run: all mutants of some modules are made and tried, and what became of them is told."""

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from .changes import Mutant, mutants_of
from .children import ARGUMENTS
from .choice import LONGEST
from .report import AIM, Result, Results, explanations, idle, left, table
from .trial import Trial

MODULES = (
    "game/play/match.py",
    "game/rules",
    "game/play/records",
    "game/play/profile",
    "game/play/settings/settings_file.py",
    "game/play/settings/settings_text.py",
)
TESTS = (
    "tests/rules",
    "tests/play",
    "tests/test_cases.py",
    "tests/test_content.py",
    "tests/test_custom_files.py",
    "tests/test_foreign_files.py",
    "tests/test_resolve.py",
    "tests/test_rulebook.py",
)
#: The tests of other packages are taken when their modules are mutated.
MORE_TESTS = {"game/opponents": "tests/opponents", "game/content": "tests", "game/cases": "tests"}
#: Progress is printed every so many seconds.
_TELLING = 30


def run(words: Sequence[str], description: str | None) -> int:
    """Run, and report."""
    wanted = _arguments(words, description)
    folder = Path(wanted.folder)
    folder.mkdir(parents=True, exist_ok=True)
    modules = _modules(wanted.module or MODULES)
    sources = {path.as_posix(): path.read_text(encoding="utf-8") for path in modules}
    mutants = [mutant for name in sources for mutant in mutants_of(name, sources[name])]
    if wanted.sample:
        mutants = _sample(mutants, wanted.sample, wanted.seed)
    results = Results(folder / "results.jsonl", sources)
    done = {r.mutant for r in results.of(mutants) if r.caught or not wanted.again}
    waiting = [mutant for mutant in mutants if mutant not in done]
    if waiting and not wanted.report:
        _try(waiting, results, folder, sources, wanted)
    return _report(results.of(mutants), len(mutants), bool(wanted.sample))


def _arguments(words: Sequence[str], description: str | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=description)
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--module", action="append", metavar="PATH")
    parser.add_argument("--tests", action="append", metavar="PATH")
    parser.add_argument("--sample", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="SEED")
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)), metavar="N")
    parser.add_argument("--longest", type=float, default=LONGEST, metavar="SECONDS")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--report", action="store_true")
    return parser.parse_args(words)


def _modules(names: Sequence[str]) -> list[Path]:
    found: list[Path] = []
    for name in names:
        path = Path(name)
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return found


def _sample(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return some by lot, for a seed always the same, in their order."""
    numbers = Random(seed).sample(range(len(mutants)), min(count, len(mutants)))
    return [mutants[number] for number in sorted(numbers)]


def _try(
    mutants: Sequence[Mutant],
    results: Results,
    folder: Path,
    sources: dict[str, str],
    wanted: argparse.Namespace,
) -> None:
    tests = [*(wanted.tests or TESTS)]
    if not wanted.tests:
        tests += [
            test for name, test in MORE_TESTS.items() if any(m.startswith(name) for m in sources)
        ]
    begun = told = time.monotonic()
    tried = 0

    def keep(result: Result) -> None:
        nonlocal tried, told
        results.add(result)
        tried += 1
        if time.monotonic() - told > _TELLING:
            told = time.monotonic()
            print(f"{tried} of {len(mutants)} in {(told - begun) / 60:.1f} minutes", flush=True)

    print("which test comes along which line …", flush=True)
    workers = max(1, wanted.workers)
    trial = Trial(mutants, sources, folder, keep, workers=workers, longest=wanted.longest)
    pytest.main([*ARGUMENTS, "--capture=no", *tests], plugins=[trial])


def _report(results: Sequence[Result], made: int, sampled: bool) -> int:
    known = explanations()
    print("\n".join([*table(results, known), ""]))
    print("\n".join([*left(results, known), *([] if sampled else idle(results, known))]))
    seconds = sum(result.seconds for result in results)
    print(f"{len(results)} of {made} tried, {seconds / 60:.0f} minutes of work")
    caught = sum(result.caught for result in results)
    if sampled and results:
        # Not before: what is tried from the beginning is tried without the game.
        from game.play.statistics.intervals import wilson  # noqa: PLC0415

        share = wilson(caught / len(results), len(results))
        print(f"{share.share:.1%} caught, in all {share.low:.1%} to {share.high:.1%}")
    return int(len(results) < made or 100 * caught < AIM * len(results))
