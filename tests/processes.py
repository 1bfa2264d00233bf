"""Whether processes have ended that somebody else has started."""

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

#: No machine takes longer, in seconds.
LONGEST = 60.0


def gone(pid: int) -> bool:
    """Whether a process ends within a moment."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        # Where nobody asks for its end it stays as a name, on Linux told by a letter.
        with suppress(OSError):
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        time.sleep(0.02)
    return False


def killed(module: str, *words: object, rng: Random, most: int, rest: float) -> list[str]:
    """Let a module of the tests run, kill it at a random moment, and return the lines it has said.

    It is killed once it has said up to ``most``, and up to ``rest`` seconds later: not just after
    it has said something.
    """
    command = [sys.executable, "-m", module, *map(str, words)]
    root = Path(__file__).parents[1]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(rng.randint(1, most))]
        time.sleep(rng.uniform(0, rest))
        process.kill()
        said += process.stdout.readlines()
    return [line for line in said if line.endswith("\n")]
