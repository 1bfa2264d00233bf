"""A process with pytest in it that answers questions; from it children are forked at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

import pytest

#: Tests are neither explained nor shared out: it is enough that one fails.
ARGUMENTS = ("-q", "--no-header", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-n0")
#: Seconds after which a process looks whether it is still wanted.
_LOOK = 5


class TestProcess:
    """A process that runs pytest with one plugin, which answers by ``answering``."""

    __test__ = False

    def __init__(self, arguments: Sequence[str], plugin: Callable[[Connection], object]) -> None:
        self._pipe, other = Pipe()
        self._child = os.fork()
        if self._child == 0:
            # The keyboard's interrupt is for the one that asks.
            os.setpgid(0, 0)
            self._pipe.close()
            pytest.main([*ARGUMENTS, *arguments], plugins=[plugin(other)])
            os._exit(0)
        other.close()

    def ask(self, question: str, *said: object) -> tuple[Any, float]:
        """Return the answer, and the seconds of the processor that it took."""
        self._pipe.send((question, *said))
        answer, seconds = self._pipe.recv()
        return answer, seconds

    def close(self) -> None:
        """End the process."""
        self._pipe.send(("end",))
        os.waitpid(self._child, 0)


def answering(pipe: Connection, answers: dict[str, Callable[..., object]]) -> None:
    """Answer what is asked by name, until the end is asked for or nobody is left to ask."""
    parent = os.getppid()
    while True:
        while not pipe.poll(_LOOK):
            if os.getppid() != parent:
                return
        question, *said = pipe.recv()
        if question == "end":
            return
        before = os.times()
        answer = answers[question](*said)
        after = os.times()
        pipe.send((answer, sum(after[:4]) - sum(before[:4])))


def steady_chance() -> None:
    """Let tests of chance try the same examples every time, and end at a failure."""
    from hypothesis import Phase, settings  # noqa: PLC0415 # pytest warns of it before its time

    settings.register_profile(
        "mutants",
        settings.default,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
    )
    settings.load_profile("mutants")
