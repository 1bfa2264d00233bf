"""A process that thinks: it answers, can be stopped, may die, and leaves nothing behind."""

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TypeVar

import pytest

from game.play import ProcessTaskRunner, Task, TaskRunner, think
from game.play.thinking import process_runner as module
from game.play.thinking.worker_process import ASKED, READY, AnswerMessage, TaskMessage, work
from game.rules import to_act
from tests.certain import sure_of
from tests.processes import LONGEST, gone

from ..games import begun, go_on, sure
from . import thoughts

T = TypeVar("T")
#: So long a worker would sulk: who waits for it fails.
VERY_LONG = 10 * LONGEST
ROOT = Path(__file__).parents[3]


class Waiting(ProcessTaskRunner):
    """One that a test waits for, as the main loop does."""

    def __init__(self) -> None:
        self.called = threading.Semaphore(0)
        super().__init__(self.called.release)

    def until(self, thought: Task[T]) -> Task[T]:
        end = time.monotonic() + LONGEST
        while not thought.done:
            assert self.called.acquire(timeout=end - time.monotonic())
            self.take_in()
        return thought


@pytest.fixture
def tasks() -> Iterator[Waiting]:
    made = Waiting()
    yield made
    made.close()


def returns(function: Callable[[], object]) -> bool:
    thread = threading.Thread(target=function, daemon=True)
    thread.start()
    thread.join(LONGEST)
    return not thread.is_alive()


def test_a_thinker_without_a_process_answers_at_once() -> None:
    heard: list[int] = []
    thought = TaskRunner().ask(thoughts.double, 21, on_answer=heard.append)
    assert (thought.done, thought.answer, heard) == (True, 42, [42])


def test_a_worker_answers_in_the_loop_and_in_another_process(tasks: Waiting) -> None:
    heard: list[object] = []
    first = tasks.ask(thoughts.double, 21, on_answer=heard.append)
    second = tasks.ask(thoughts.process)
    assert not first.done
    assert tasks.called.acquire(timeout=LONGEST)
    assert not first.done
    tasks.take_in()
    assert heard == [42]
    assert tasks.until(second).answer not in (None, os.getpid())


def test_a_question_of_a_match_is_small_and_has_the_same_answer_there(tasks: Waiting) -> None:
    match = go_on(begun(), Random(3), 30)
    asked = (match.position, to_act(match.position), 5, None, "greedy")
    assert len(pickle.dumps(asked)) < 4096
    assert tasks.until(tasks.ask(think, *asked)).answer == think(*asked)


def test_it_stops_when_its_time_is_over(tasks: Waiting) -> None:
    assert tasks.until(tasks.ask(thoughts.ponder, seconds=0.1)).answer == "stopped"


def test_the_time_begins_with_the_worker(tasks: Waiting, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = [0]
    start = tasks._await_start

    def take_an_hour(pipe: Connection) -> None:
        start(pipe)
        hours[0] += 1

    clock = SimpleNamespace(monotonic=lambda: time.monotonic() + 3600 * hours[0])
    monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(module, "GRACE", LONGEST)
    monkeypatch.setattr(tasks, "_await_start", take_an_hour)
    assert tasks.until(tasks.ask(thoughts.ponder, seconds=0.0)).answer == "stopped"


def test_closing_does_not_wait_for_a_worker_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = Waiting()
    begun, silent = threading.Event(), Pipe()

    def never_there(pipe: Connection) -> None:
        begun.set()
        # Nobody writes into this pipe.
        ProcessTaskRunner._await_start(tasks, silent[0])

    monkeypatch.setattr(tasks, "_await_start", never_there)
    monkeypatch.setattr(module, "_START", VERY_LONG)
    tasks.prepare()
    assert begun.wait(LONGEST)
    assert returns(tasks.close)


def test_what_was_cancelled_makes_way_for_the_next_question(tasks: Waiting) -> None:
    heard: list[str] = []
    old = tasks.ask(thoughts.ponder, on_answer=heard.append, on_failure=heard.append)
    time.sleep(0.3)
    old.cancel()
    assert tasks.until(tasks.ask(thoughts.double, 4)).answer == 8
    assert heard == []


def test_one_that_does_not_stop_is_killed_and_named_in_the_log(
    tasks: Waiting, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GRACE", 0.1)
    first = pid_of(tasks)
    tasks.ask(thoughts.sulk, VERY_LONG).cancel()
    assert tasks.until(tasks.ask(thoughts.sulk, VERY_LONG, seconds=0.1)).failure in caplog.text
    assert first != pid_of(tasks)
    assert gone(first)


def test_a_failure_is_told_in_one_line(tasks: Waiting, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[str] = []
    thought = tasks.ask(thoughts.fail, on_failure=heard.append)
    assert tasks.until(thought).failure == "ValueError: no idea at all"
    assert heard == [thought.failure]
    assert "Traceback" in caplog.text
    assert tasks.until(tasks.ask(thoughts.unsendable)).failure
    assert tasks.until(tasks.ask(thoughts.double, 1)).answer == 2


def test_a_worker_that_dies_is_replaced_once(tasks: Waiting, tmp_path: Path) -> None:
    assert tasks.until(tasks.ask(thoughts.die_once, tmp_path / "mark")).answer == "alive"
    assert "twice" in tasks.until(tasks.ask(thoughts.die)).failure
    assert tasks.until(tasks.ask(thoughts.double, 3)).answer == 6


def test_an_unreadable_answer_is_logged(tasks: Waiting, caplog: pytest.LogCaptureFixture) -> None:
    assert "twice" in tasks.until(tasks.ask(thoughts.unreadable)).failure
    assert "ended twice: ZeroDivisionError: nobody reads this" in caplog.text


def pid_of(tasks: Waiting) -> int:
    return sure_of(int, tasks.until(tasks.ask(thoughts.process)).answer)


def test_a_worker_that_was_killed_while_it_rested_is_not_missed(tasks: Waiting) -> None:
    os.kill(pid_of(tasks), signal.SIGKILL)
    assert tasks.until(tasks.ask(thoughts.double, 3)).answer == 6


def stopped_worker(tasks: Waiting) -> int:
    pid = pid_of(tasks)
    os.kill(pid, signal.SIGSTOP)
    return pid


@pytest.mark.skipif(sys.platform == "win32", reason="nothing stops a process there")
def test_a_stopped_worker_is_replaced(tasks: Waiting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 0.1)
    pid = stopped_worker(tasks)
    assert "in time" in tasks.until(tasks.ask(thoughts.double, 3, seconds=0.1)).failure
    assert tasks.until(tasks.ask(thoughts.double, 3)).answer == 6
    assert gone(pid)


#: More than any pipe holds.
LARGE = b"x" * (1 << 22)


def end(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing stops a process there")
@pytest.mark.parametrize("words", [b"small", LARGE], ids=len)
def test_a_timeless_question_finds_a_worker(
    tasks: Waiting, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    monkeypatch.setattr(module, "SILENCE", 1.0)
    pid = stopped_worker(tasks)
    try:
        assert tasks.until(tasks.ask(thoughts.length, words)).answer == len(words)
        assert gone(pid)
    finally:
        end(pid)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing stops a process there")
def test_the_game_ends_while_a_large_question_waits_for_a_stopped_worker(tasks: Waiting) -> None:
    pid = stopped_worker(tasks)
    tasks.ask(thoughts.length, LARGE)
    # It has begun to be sent.
    time.sleep(0.3)
    try:
        assert returns(tasks.close)
        assert gone(pid)
    finally:
        end(pid)


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe is written to in another way there")
def test_half_an_answer_is_given_up(tasks: Waiting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SILENCE", 0.3)
    ours, theirs = Pipe()
    # As many bytes are announced, and four of them sent.
    os.write(theirs.fileno(), (100).to_bytes(4, "big") + b"half")
    given_up = threading.Event()

    def wait() -> None:
        with pytest.raises(TimeoutError):
            tasks._awaited(ours, TaskMessage(1, b"", None), Task())
        given_up.set()

    assert returns(wait)
    assert given_up.is_set()
    theirs.close()
    ours.close()


def test_a_worker_says_that_it_is_there_while_it_thinks() -> None:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), daemon=True)
    process.start()
    try:
        assert ours.recv() == READY
        ours.send(TaskMessage(1, pickle.dumps((thoughts.ponder, ())), None))
        for _ in range(3):
            ours.send(ASKED)
            assert ours.recv() == READY
        ours.send(1)
        assert ours.recv().value == "stopped"
    finally:
        process.kill()
        process.join()


class FarEnd:
    """A pipe to a worker that answers after so many seconds; each look takes one."""

    def __init__(self, seconds: int, *, there: bool) -> None:
        self.now, self.seconds, self.there = 0.0, seconds, there
        self.said: deque[object] = deque()

    def monotonic(self) -> float:
        return self.now

    def poll(self, _: float) -> bool:
        self.now += 1
        if self.now == self.seconds:
            self.said.append(AnswerMessage(1, "at last"))
        return bool(self.said)

    def send(self, message: object) -> None:
        assert message == ASKED
        self.said.extend([READY] * self.there)

    def recv(self) -> object:
        return self.said.popleft()


def test_only_a_silent_worker_is_given_up(tasks: Waiting, monkeypatch: pytest.MonkeyPatch) -> None:
    there, silent = FarEnd(3600, there=True), FarEnd(3600, there=False)
    question = TaskMessage(1, b"", None)
    monkeypatch.setattr(module, "time", there)
    answer = tasks._awaited(there, question, Task())  # type: ignore[arg-type]
    assert answer == AnswerMessage(1, "at last")
    monkeypatch.setattr(module, "time", silent)
    with pytest.raises(TimeoutError):
        tasks._awaited(silent, question, Task())  # type: ignore[arg-type]
    assert silent.now == module.SILENCE + 1


def test_closing_ends_the_worker_whatever_it_is_at() -> None:
    tasks = Waiting()
    heard: list[str] = []
    pid = pid_of(tasks)
    tasks.ask(thoughts.sulk, VERY_LONG, on_answer=heard.append, on_failure=heard.append)
    assert returns(tasks.close)
    tasks.close()
    tasks.take_in()
    assert gone(pid)
    assert heard == []


_PARENT = """
import sys, time
from game.play import ProcessTaskRunner
from tests.play.thinking import thoughts
tasks = ProcessTaskRunner(lambda: None)
task = tasks.ask(thoughts.process)
while not task.done:
    time.sleep(0.01)
    tasks.take_in()
tasks.ask(thoughts.sulk, 600.0)
print(task.answer, "pygame" in sys.modules, flush=True)
time.sleep(600)
"""


def test_a_worker_ends_with_the_game_even_when_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as parent:
        pid, loaded = sure(parent.stdout).readline().split()
        parent.kill()
    assert loaded == "False"
    assert gone(int(pid))
