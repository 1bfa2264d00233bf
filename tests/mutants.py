"""Is a small wrong change noticed by a test? ``mutmut`` makes them; this draws lots and counts.

``python -m tests.mutants --sample 60 --of game/voyage`` tries so many, by lot (``--seed``), of the
changes that can be made in a folder, in a copy of the project, each with the tests of ``TESTS``
that come along it. It prints how many were noticed, by module, and those that lived. The exit
status is 1 where fewer than 95 of 100 were noticed.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from .sources import ROOT

AIM = 95
_SQL = re.compile(r"\b(SELECT|FROM|WHERE|INSERT|VALUES|UPDATE|SET|DELETE|ON CONFLICT|PRAGMA)\b")
#: The folders that are tried, each with the tests that are to notice.
TESTS = {
    "game/rules": ("tests/rules", "tests/test_cases.py", "tests/test_resolve.py"),
    "game/voyage": ("tests/voyage", "tests/test_voyage_lines.py"),
    "game/play/voyages": ("tests/play/voyages",),
    "game/play/records": ("tests/play/records", "tests/play/test_undo.py"),
    "game/play/profile": ("tests/play/profile",),
    "game/play/settings": ("tests/play/test_settings.py", "tests/play/test_settings_writing.py"),
    "game/play/match.py": ("tests/play/test_match.py", "tests/play/test_undo.py"),
}


@dataclass(frozen=True)
class Mutant:
    """A small wrong change: where, what stood there, and what stands there now."""

    file: str
    line: int
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.was}  ->  {self.now}"


def changes(path: Path) -> tuple[Any, list[Any]]:
    """Return a file as mutmut parses it, and all changes that it would make in its functions."""
    from libcst import FunctionDef, SimpleString  # noqa: PLC0415
    from mutmut.mutation.file_mutation import create_mutations  # noqa: PLC0415

    module, made, *_ = create_mutations(path.name, path.read_text(encoding="utf-8"))
    return module, [
        change
        for change in made
        if isinstance(change.contained_by_top_level_function, FunctionDef)
        and not (
            isinstance(change.original_node, SimpleString)
            and isinstance(change.mutated_node, SimpleString)
            and is_same_sql(change.original_node.value, change.mutated_node.value)
        )
    ]


def is_same_sql(was: str, now: str) -> bool:
    """Tell whether a text is SQL without values, once more in small or capital letters."""
    return was.lower() == now.lower() and "'" not in was and bool(_SQL.search(was))


def drawn(counts: Mapping[str, int], sample: int, seed: int) -> dict[str, list[int]]:
    """Return which of each file's changes are tried: so many in all by lot, the same for a seed."""
    lots = [(file, number) for file, count in sorted(counts.items()) for number in range(count)]
    found: dict[str, list[int]] = {}
    for file, number in sorted(Random(seed).sample(lots, min(sample, len(lots)))):
        found.setdefault(file, []).append(number)
    return found


def written(copy: Path, folder: str, sample: int, seed: int) -> dict[str, Mutant]:
    """Make the drawn changes in a copy of the project, and return them by mutmut's names."""
    from libcst.metadata import MetadataWrapper, PositionProvider  # noqa: PLC0415
    from mutmut.mutation.file_mutation import combine_mutations_to_source  # noqa: PLC0415

    place = copy / folder
    paths = place.rglob("*.py") if place.is_dir() else [place]
    files = sorted(path.relative_to(copy).as_posix() for path in paths)
    parsed = {file: changes(copy / file) for file in files}
    lots = drawn({file: len(made) for file, (_, made) in parsed.items()}, sample, seed)
    mutants: dict[str, Mutant] = {}
    for file, numbers in lots.items():
        module, all_made = parsed[file]
        made = [all_made[number] for number in numbers]
        mutated = combine_mutations_to_source(module, made)
        lines = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
        (copy / file).write_text(mutated.code, encoding="utf-8")
        prefix = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name, change in zip(mutated.mutant_names, made, strict=True):
            mutants[f"{prefix}.{name}"] = _told(file, module, lines, change)
    return mutants


def _told(file: str, module: Any, lines: Mapping[Any, Any], change: Any) -> Mutant:
    """Return a change as a person reads it: with its line, and both wordings."""
    was, now = (
        " ".join(module.code_for_node(node).split())
        for node in (change.original_node, change.mutated_node)
    )
    at = lines.get(change.original_node) or lines[change.contained_by_top_level_function]
    return Mutant(file, at.start.line, was, now)


def table(tried: Sequence[tuple[Mutant, bool]]) -> Iterator[str]:
    """Yield a line for each file and one for all: tried, noticed, and the share."""
    counts: dict[str, Counter[bool]] = {}
    for mutant, noticed in tried:
        for row in (mutant.file, "all"):
            counts.setdefault(row, Counter())[noticed] += 1
    width = max(map(len, counts))
    for row, count in sorted(counts.items(), key=lambda entry: (entry[0] == "all", entry[0])):
        yield (
            f"{row:{width}} {count.total():5} tried {count[True]:5} noticed"
            f" {100 * count[True] / count.total():6.1f} %"
        )


def tried(folder: str, sample: int, seed: int) -> list[tuple[Mutant, bool]]:
    """Try changes of a folder in a copy of the project: which of them does a test notice?

    Left out are those of functions that are over before the first test.
    """
    with TemporaryDirectory() as place:
        copy = Path(place)
        for part in ("game", "data", "tests"):
            shutil.copytree(ROOT / part, copy / part)
        (copy / "assets").symlink_to(ROOT / "assets")
        shutil.copy2(ROOT / "pyproject.toml", copy)
        mutants = written(copy, folder, sample, seed)
        lots = copy / "lots.json"
        lots.write_text(json.dumps([*mutants]), encoding="utf-8")
        words = ["-p", "tests.mutant_trial", "-p", "no:xdist", "-p", "no:cacheprovider"]
        subprocess.run(
            [sys.executable, "-m", "pytest", *words, *TESTS[folder]],
            cwd=copy,
            env=os.environ | {"PYTHONPATH": str(copy), "MUTANTS": str(lots)},
            check=True,
        )
        noticed = json.loads(lots.read_text(encoding="utf-8"))
    return [(mutants[name], was) for name, was in noticed.items() if was is not None]


def main(words: Sequence[str]) -> int:
    """Try some mutants, and tell how many were noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=60, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--of", choices=TESTS, required=True, metavar="FOLDER")
    wanted = parser.parse_args(words)
    found = tried(wanted.of, wanted.sample, wanted.seed)
    lived = [mutant for mutant, noticed in found if not noticed]
    print("", *table(found), *(f"lived: {mutant}" for mutant in lived), sep="\n")
    return int(100 * (len(found) - len(lived)) < AIM * len(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
