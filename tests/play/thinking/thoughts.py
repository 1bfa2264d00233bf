"""The questions to a worker in the tests: functions that it finds by their names."""

import os
import signal
import time
from collections.abc import Callable
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, TypeVar

from game.opponents import PlannedLine
from game.play import Task, TaskRunner, think
from game.rules import PlayCreature, State, apply

T = TypeVar("T")
Stop = Callable[[], bool]


def double(number: int, *, stop: Stop) -> int:
    assert not stop()
    return 2 * number


def length(words: bytes, *, stop: Stop) -> int:
    assert not stop()
    return len(words)


def ponder(*, stop: Stop) -> str:
    while not stop():
        time.sleep(0.005)
    return "stopped"


def sulk(seconds: float, *, stop: Stop) -> str:
    time.sleep(seconds)
    return "sulked"


def fail(*, stop: Stop) -> str:
    raise ValueError("no idea\nat all")


def refuse(state: State, *, stop: Stop) -> object:
    return apply(state, PlayCreature(99, 0))


def only_at_home(
    position: Any,
    side: int,
    seed: int,
    memory: Any,
    strength: str,
    stop: Stop | None = None,
    *,
    timed: bool = False,
) -> PlannedLine:
    """Think as the computer does, but in no other process."""
    if parent_process() is not None:
        raise OSError("I only think at home")
    return think(position, side, seed, memory, strength, stop, timed=timed)


def process(*, stop: Stop) -> int:
    return os.getpid()


def die(*, stop: Stop) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die_once(mark: Path, *, stop: Stop) -> str:
    if not mark.exists():
        mark.touch()
        die(stop=stop)
    return "alive"


def unsendable(*, stop: Stop) -> object:
    return lambda: None


def _unread() -> object:
    raise ZeroDivisionError("nobody reads this")


class Unreadable:
    """Can be sent, and not be made anew."""

    def __reduce__(self) -> tuple[Callable[[], object], tuple[()]]:
        return _unread, ()


def unreadable(*, stop: Stop) -> object:
    return Unreadable()


class LateThinker(TaskRunner):
    """Answers a question when the test says so; ``asked`` are those that wait."""

    def __init__(self) -> None:
        self.asked: list[Task[object]] = []
        self.functions: list[Callable[..., object]] = []
        self.questions: list[tuple[object, ...]] = []
        self.answer: list[Callable[[], object]] = []

    def ask(self, function: Callable[..., T], *args: object, **named: Any) -> Task[T]:
        thought: Task[T] = Task(named.get("on_answer"), named.get("on_failure"))
        self.asked.append(thought)  # type: ignore[arg-type]
        self.functions.append(function)
        self.questions.append(args)
        self.answer.append(lambda: thought.succeed(function(*args, stop=lambda: False)))
        return thought
