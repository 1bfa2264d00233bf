"""A task runner with a process of its own, which answers while the game goes on."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .task_runner import Task, TaskRunner, one_line

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from .worker_process import AnswerMessage, TaskMessage

T = TypeVar("T")

#: Seconds between two looks at whether a question that is being thought about was cancelled.
_LOOK = 0.05
#: Seconds in which a worker must answer when it was told to stop, or when its time is over.
GRACE = 3.0
#: Seconds in which a worker must have started, on whatever machine.
_START = 30.0
#: At a question without a time limit the worker is asked so often, in seconds, whether it is there,
#: and is given up when it has said nothing for so long: it was stopped.
_BEAT, SILENCE = 1.0, 10.0
#: A question is asked so many times, each time of a new worker.
_TRIES = 2
_DIED = "the process that thinks has ended twice"
_HANGS = "the process that thinks did not answer in time"


class ProcessTaskRunner(TaskRunner):
    """Lets another process think, which starts when it is first needed.

    ``wake`` is called, in a thread, for each answer: the main loop then calls ``take_in``.
    A worker that dies, or says nothing more, is replaced once for a question; one that does not
    stop is killed.
    """

    timed = True

    def __init__(self, wake: Callable[[], object]) -> None:
        self._wake = wake
        self._change = threading.Condition()
        self._asked: deque[tuple[TaskMessage, Task[Any]]] = deque()
        self._answered: deque[tuple[Task[Any], AnswerMessage]] = deque()
        self._number = 0
        self._wanted = self._closed = False
        self._keeper: threading.Thread | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(
        self,
        function: Callable[..., T],
        *args: object,
        seconds: float | None = None,
        on_answer: Callable[[T], object] | None = None,
        on_failure: Callable[[str], object] | None = None,
    ) -> Task[T]:
        """Ask what ``function(*args, stop=stop)`` returns; see ``TaskRunner.ask``."""
        import pickle  # noqa: PLC0415

        from .worker_process import TaskMessage  # noqa: PLC0415

        task = Task(on_answer, on_failure)
        call = pickle.dumps((function, args), pickle.HIGHEST_PROTOCOL)
        with self._change:
            self._number += 1
            self._asked.append((TaskMessage(self._number, call, seconds), task))
        self.prepare()
        return task

    def prepare(self) -> None:
        """Start the worker, unless it runs; this does not wait for it."""
        with self._change:
            self._wanted = True
            if self._keeper is None and not self._closed:
                self._keeper = threading.Thread(target=self._keep, daemon=True)
                self._keeper.start()
            self._change.notify()

    def take_in(self) -> None:
        """Hand over the answers that have come."""
        while self._answered:
            task, answer = self._answered.popleft()
            if answer.failure and not task.done:
                # Loaded when it is needed: the first picture does not wait for it.
                import logging  # noqa: PLC0415

                log = logging.getLogger(__name__)
                log.warning("a task has failed: %s", answer.details or answer.failure)
            if answer.failure:
                task.fail(answer.failure)
            else:
                task.succeed(answer.value)

    def close(self) -> None:
        """End the worker at once, whatever it is at."""
        with self._change:
            self._closed = True
            self._change.notify()
        if self._keeper is not None:
            self._keeper.join()
        self._answered.clear()

    # In the thread that keeps the worker

    def _keep(self) -> None:
        while self._waits():
            if not self._asked:
                # Nothing to ask yet: it only gets ready.
                self._wanted = False
                self._try_to_start()
                continue
            question, task = self._asked.popleft()
            if task.done:
                continue
            answer = self._answer(question, task)
            if answer is not None:
                self._answered.append((task, answer))
                self._wake()
        self._end_worker()

    def _waits(self) -> bool:
        with self._change:
            while not (self._asked or self._wanted or self._closed):
                self._change.wait()
            return not self._closed

    def _answer(self, question: TaskMessage, task: Task[Any]) -> AnswerMessage | None:
        """Return the worker's answer, or that there is none; None when nobody waits any more."""
        from .worker_process import AnswerMessage  # noqa: PLC0415

        details = ""
        for _ in range(_TRIES):
            try:
                self._start()
                assert self._pipe is not None
                self._within(partial(self._pipe.send, question))
                answer = self._awaited(self._pipe, question, task)
                if answer is None:
                    self._end_worker()
                    return None if task.done else AnswerMessage(question.number, None, _HANGS)
            except Exception as error:
                # It was killed or stopped, could not be started, or has sent what nobody can read.
                details = f"{_DIED}: {one_line(error)}"
                self._end_worker()
            else:
                return answer
            if self._closed or task.done:
                return None
        return AnswerMessage(question.number, None, _DIED, details)

    def _awaited(
        self, pipe: Connection, question: TaskMessage, task: Task[Any]
    ) -> AnswerMessage | None:
        """Wait for the answer; None when the worker must be given up, for whatever reason.

        Raises TimeoutError where it says nothing more, and may be asked anew in another process.
        """
        from .worker_process import ASKED, READY  # noqa: PLC0415

        heard = asked = time.monotonic()
        latest = None if question.seconds is None else heard + question.seconds + GRACE
        told = False
        while True:
            if pipe.poll(_LOOK):
                answer: AnswerMessage | int = self._within(pipe.recv)
                if not isinstance(answer, int):
                    return answer
                assert answer == READY
                heard = time.monotonic()
                continue
            now = time.monotonic()
            if self._closed or (latest is not None and now > latest):
                return None
            if task.done and not told:
                pipe.send(question.number)
                told, latest = True, now + GRACE
            if latest is None and now > heard + SILENCE:
                raise TimeoutError
            if latest is None and now > asked + _BEAT:
                pipe.send(ASKED)
                asked = now

    def _within(self, talk: Callable[[], T]) -> T:
        """Return what ``talk`` does; raise TimeoutError where it would wait for a stopped worker.

        A message larger than the pipe passes only as fast as the other end reads it.
        """
        talking = _Talk(talk)
        talking.start()
        latest = time.monotonic() + SILENCE
        while True:
            talking.join(_LOOK)
            if not talking.is_alive():
                return talking.outcome()
            if self._closed or time.monotonic() > latest:
                # It comes to its end with the worker.
                raise TimeoutError

    def _try_to_start(self) -> None:
        try:
            self._start()
        except Exception:
            # The asker will hear of it; the thread must be there for that.
            self._end_worker()

    def _start(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        self._end_worker()
        # Loaded here, in the thread: nobody waits for it.
        from multiprocessing import get_context  # noqa: PLC0415

        from .worker_process import work  # noqa: PLC0415

        context = get_context("spawn")
        self._pipe, end = context.Pipe()
        self._process = context.Process(target=work, args=(end,), name="worker", daemon=True)
        self._process.start()
        # Only the worker has this end now: when it dies, the pipe says so.
        end.close()
        self._await_start(self._pipe)

    def _await_start(self, pipe: Connection) -> None:
        latest = time.monotonic() + _START
        while not pipe.poll(_LOOK):
            if self._closed or time.monotonic() > latest:
                raise TimeoutError
        pipe.recv()

    def _end_worker(self) -> None:
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        # Afterwards: a thread may still have talked through it.
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


class _Talk(threading.Thread, Generic[T]):
    """A call that may never come to its end, in a thread of its own."""

    def __init__(self, call: Callable[[], T]) -> None:
        super().__init__(daemon=True)
        self._call = call
        self._values: list[T] = []
        self._error: Exception | None = None

    def run(self) -> None:
        try:
            self._values.append(self._call())
        except Exception as error:
            self._error = error

    def outcome(self) -> T:
        if self._error is not None:
            raise self._error
        return self._values[0]
