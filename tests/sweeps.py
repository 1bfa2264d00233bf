"""All that a default run leaves out, by one command: ``python -m tests.sweeps FOLDER [PATH ...]``.

Every file with slow tests, or with properties of which a default run tries some examples, is run
whole, on all processors (hours). It goes on in FOLDER where it stopped: what has passed there is
not run again. PATHs are the beginnings of names of files; ``--landing`` prints the slow tests that
``.ci/run`` adds to the default ones.
"""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import run

from .sources import ROOT

#: What makes a file one of these.
MARKS = ("pytest.mark.slow", "examples(")
#: In a real window, what a change of any screen may break: a ring, and two programs at once.
LANDING = (
    "tests/window/test_rings.py::test_a_whole_ring_in_the_window[pairs-Players]",
    "tests/window/test_two_copies.py",
)


def files_with_sweeps() -> Iterator[str]:
    """Yield the names of the files that a default run does not run whole."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if any(mark in path.read_text(encoding="utf-8") for mark in MARKS):
            yield path.relative_to(ROOT).as_posix()


def swept(name: str, folder: Path) -> bool:
    """Run a file whole, tell how it went, and keep what it has said; return whether it passed."""
    log = folder / f"{name.replace('/', '.')}.log"
    command = [sys.executable, "-m", "pytest", name, "-m", "not benchmark and not packed"]
    with log.open("w", encoding="utf-8") as said:
        status = run(
            [*command, "--hypothesis-profile", "thorough"], cwd=ROOT, stdout=said, check=False
        ).returncode
    if status == 0:
        log.rename(log.with_suffix(".passed"))
    print("passed" if status == 0 else f"FAILED, see {log}", name, flush=True)
    return status == 0


def main(words: list[str]) -> int:
    """Run what has not passed yet; 1 where anything fails."""
    if words == ["--landing"]:
        print(*LANDING, sep="\n")
        return 0
    if not words:
        print(__doc__)
        return 2
    folder, begins = Path(words[0]).resolve(), tuple(words[1:])
    folder.mkdir(parents=True, exist_ok=True)
    left = [
        name
        for name in files_with_sweeps()
        if (not begins or name.startswith(begins))
        and not (folder / f"{name.replace('/', '.')}.passed").exists()
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        passed = list(pool.map(lambda name: swept(name, folder), left))
    print(f"{passed.count(True)} files passed, {passed.count(False)} failed")
    return int(not all(passed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
