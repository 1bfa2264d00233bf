"""What a worker is asked in the tests: functions that it finds by their names."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from game.play import Task, TaskRunner

T = TypeVar("T")
Stop = Callable[[], bool]


def double(number: int, *, stop: Stop) -> int:
    assert not stop()
    return 2 * number


def length(words: bytes, *, stop: Stop) -> int:
    assert not stop()
    return len(words)


def ponder(*, stop: Stop) -> str:
    """Think until told to stop."""
    while not stop():
        time.sleep(0.005)
    return "stopped"


def sulk(seconds: float, *, stop: Stop) -> str:
    """Listen to nobody."""
    time.sleep(seconds)
    return "sulked"


def fail(*, stop: Stop) -> str:
    raise ValueError("no idea\nat all")


def process(*, stop: Stop) -> int:
    return os.getpid()


def die(*, stop: Stop) -> str:
    """Be killed, as for want of memory."""
    os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die_once(mark: Path, *, stop: Stop) -> str:
    """Be killed the first time that it is asked."""
    if not mark.exists():
        mark.touch()
        die(stop=stop)
    return "alive"


def unsendable(*, stop: Stop) -> object:
    return lambda: None


class LateThinker(TaskRunner):
    """Answers a question when the test says so; ``asked`` are those that wait."""

    def __init__(self) -> None:
        self.asked: list[Task[object]] = []
        self.questions: list[tuple[object, ...]] = []
        self.answer: list[Callable[[], object]] = []

    def ask(
        self,
        function: Callable[..., T],
        *args: object,
        seconds: float | None = None,
        on_answer: Callable[[T], object] | None = None,
        on_failure: Callable[[str], object] | None = None,
    ) -> Task[T]:
        thought: Task[T] = Task(on_answer, on_failure)
        self.asked.append(thought)  # type: ignore[arg-type]
        self.questions.append(args)
        self.answer.append(lambda: thought.succeed(function(*args, stop=lambda: False)))
        return thought
