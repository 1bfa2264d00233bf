"""Is a small wrong change noticed by a test? ``mutmut`` makes them; this draws lots and counts.

``python -m tests.mutants --sample 200`` tries so many, by lot (``--seed``), of the functions that
``[tool.mutmut]`` in ``pyproject.toml`` names; ``--of game.rules`` of those in it alone. It prints
how many were noticed, by module, and the names of those that lived: ``mutmut show NAME`` prints
one. The exit status is 1 where fewer than 95 of 100 were noticed.
"""

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

from .sources import ROOT

AIM = 95
#: mutmut's exit codes for what no test notices: all pass, or none comes along.
_LIVED = {0, 5, 33}
#: No mutant has such a name: they are all made, and none is tried.
_NONE = "none"


def verdicts(made: Path) -> dict[str, int | None]:
    """Return mutmut's exit code for each mutant that it made in a folder, None where untried."""
    found: dict[str, int | None] = {}
    for path in sorted(made.rglob("*.py.meta")):
        found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def drawn(names: Sequence[str], count: int, seed: int) -> list[str]:
    """Return so many of the mutants by lot, the same for a seed."""
    return sorted(Random(seed).sample(sorted(names), min(count, len(names))))


def table(tried: Mapping[str, int | None]) -> Iterator[str]:
    """Yield a line for each module and one for all: tried, noticed, and the share."""
    counts: dict[str, Counter[bool]] = {}
    for name, code in tried.items():
        for row in (name.rpartition(".")[0], "all"):
            counts.setdefault(row, Counter())[code not in _LIVED] += 1
    width = max(map(len, counts))
    for row, count in sorted(counts.items(), key=lambda entry: (entry[0] == "all", entry[0])):
        yield (
            f"{row:{width}} {count.total():5} tried {count[True]:5} noticed"
            f" {100 * count[True] / count.total():6.1f} %"
        )


def main(words: Sequence[str]) -> int:
    """Try some mutants, and tell how many were noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=200, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--of", default="", metavar="MODULE")
    wanted = parser.parse_args(words)
    made = ROOT / "mutants"
    subprocess.run(["mutmut", "run", _NONE], cwd=ROOT, check=False)
    known = [name for name in verdicts(made) if name.startswith(wanted.of)]
    names = drawn(known, wanted.sample, wanted.seed)
    subprocess.run(["mutmut", "run", *names], cwd=ROOT, check=True)
    codes = verdicts(made)
    tried = {name: codes[name] for name in names}
    lived = [name for name, code in tried.items() if code in _LIVED]
    print("", *table(tried), *(f"lived: {name}" for name in lived), sep="\n")
    return int(100 * (len(tried) - len(lived)) < AIM * len(tried))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
