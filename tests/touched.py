"""Run what a change can touch, in seconds: ``python -m tests.touched [COMMIT]``.

The change is what differs from COMMIT (``main``), with new files. Its tests are those that import
what was changed, directly or through others: the nearest first, and of the farther ones a sample,
always the same. The rules of the house are looked at as well. ``--list`` prints the files alone.
"""

import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from .sources import ROOT, Checkout

#: So many files of tests are collected, and so many tests of them are run.
MOST_FILES, MOST_TESTS = 30, 100
#: Through so many modules is followed who imports what was changed.
FARTHEST = 4
#: Always, and where something else than code was changed: by the beginning of its path.
ALWAYS = ("tests/test_house.py",)
BESIDE_CODE = {
    "assets/": "tests/art/test_manifest.py",
    "data/strings/": "tests/test_strings.py",
    "data/": "tests/test_content.py",
    "pyproject": "tests/test_packaging.py",
    ".ci/": "tests/test_workflow.py",
}


def changed_files(since: str, root: Path = ROOT) -> list[str]:
    """Return the names of files that differ from a commit, and of new ones."""

    def git(*words: str) -> list[str]:
        told = subprocess.run(("git", *words), cwd=root, check=True, capture_output=True, text=True)
        return told.stdout.split()

    (fork,) = git("merge-base", since, "HEAD")
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", fork), *new})


def doors_of(house: Checkout) -> dict[str, dict[str, str]]:
    """Return what each package offers by its door: the modules, by the names that they give."""
    doors: dict[str, dict[str, str]] = {}
    for module, path in house.modules.items():
        if path.stem == "__init__":
            stub = path.with_suffix(".pyi")
            source = house.source(stub if stub.exists() else path)
            doors[module] = {found.name: found.module for found in source.imports}
    return doors


def importers(house: Checkout) -> dict[str, set[str]]:
    """Return who imports each module; what comes by a door is imported from where it stands."""
    doors = doors_of(house)
    found: dict[str, set[str]] = defaultdict(set)
    for module, path in house.modules.items():
        if module in doors:
            continue
        for each in house.source(path).imports:
            home, seen = each.module, set()
            while home in doors and each.name in doors[home] and home not in seen:
                seen.add(home)
                home = doors[home][each.name]
            found[home].add(module)
    return found


def touched(changed: Collection[str], house: Checkout) -> Iterator[str]:
    """Yield the files of tests that a change can touch, the nearest first."""
    names = {path.relative_to(house.root).as_posix(): name for name, path in house.modules.items()}
    known, seen = importers(house), set()
    waiting = sorted(names[name] for name in changed if name in names)
    for _ in range(FARTHEST + 1):
        for module in waiting:
            path = house.modules[module]
            if path.stem.startswith("test_") and path.parent.name != "window":
                yield path.relative_to(house.root).as_posix()
        seen |= set(waiting)
        # A test is imported for its helpers: what it tests is another thing.
        onward = (
            known[each] for each in waiting if not each.rpartition(".")[2].startswith("test_")
        )
        waiting = sorted(set().union(*onward) - seen)
    for begins, tests in BESIDE_CODE.items():
        if any(name.startswith(begins) for name in changed):
            yield tests
    if any(name.endswith(".md") for name in changed):
        yield "tests/test_pages.py"


class Sample:
    """Keeps as many of the tests that were collected as are to be run, some of every file."""

    def __init__(self, files: list[str]) -> None:
        self.files = files

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_file: dict[str, list[pytest.Item]] = {name: [] for name in self.files}
        for item in items:
            by_file[item.path.relative_to(ROOT).as_posix()].append(item)
        left, kept = MOST_TESTS, []
        for number, name in enumerate(self.files):
            found = by_file[name]
            share = max(1, left // (len(self.files) - number))
            kept += found[:: max(1, -(-len(found) // share))]
            left = MOST_TESTS - len(kept)
        items[:] = kept


def main(words: list[str]) -> int:
    """Run the tests that a change can touch; return the status of pytest."""
    since = next((word for word in words if not word.startswith("-")), "main")
    files = [*dict.fromkeys(touched(changed_files(since), Checkout(folders=("game", "tests"))))]
    files = [name for name in files if (ROOT / name).exists()][:MOST_FILES]
    files = [*dict.fromkeys((*files, *ALWAYS))]
    if "--list" in words:
        print("\n".join(files))
        return 0
    return int(pytest.main(["-p", "no:xdist", *files], plugins=[Sample(files)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
