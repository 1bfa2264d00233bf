"""Processes that are killed, and whether those have ended that somebody else has started."""

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NoReturn

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
    it has said something. It is a fork, in which all is loaded.
    """
    begin = import_module(module).main
    heard, told = os.pipe()
    process = os.fork()
    if not process:
        _tell(told, lambda: begin(*map(str, words)))
    os.close(told)
    with open(heard, encoding="utf-8") as lines:
        said = [lines.readline() for _ in range(rng.randint(1, most))]
        time.sleep(rng.uniform(0, rest))
        os.kill(process, signal.SIGKILL)
        said += lines
    assert os.waitpid(process, 0)[1] == signal.SIGKILL, "it ended by itself"
    return [line for line in said if line.endswith("\n")]


def _tell(told: int, begin: Callable[[], object]) -> NoReturn:
    """Do something whose words go into a pipe, and end this process."""
    try:
        with open(told, "w", encoding="utf-8") as sys.stdout:
            begin()
    finally:
        traceback.print_exc(file=sys.__stderr__)
        os._exit(1)
