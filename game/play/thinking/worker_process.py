"""The process that thinks: it takes questions from a pipe, and ends with it.

It is started by ``process_runner`` in the way that every system has ("spawn"), and knows neither
window nor files. A thread of its own reads the pipe, so that "stop" is heard while it thinks, and
so that it ends at once when the game has ended in whatever way.
"""

import os
import pickle
import signal
import threading
import time
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import NamedTuple

from .task_runner import one_line


class TaskMessage(NamedTuple):
    """A message of the game; ``call`` is the pickle of a function and its arguments.

    A plain number instead of it stops all questions up to that one; ``ASKED`` stops none, and asks
    whether the worker is there.
    """

    number: int
    call: bytes
    seconds: float | None


class AnswerMessage(NamedTuple):
    """A message of the worker: a value, or one line about why there is none and all about it."""

    number: int
    value: object
    failure: str = ""
    details: str = ""


#: The worker sends this first, once it can think, and whenever it is ``ASKED`` whether it is there.
READY = 0
ASKED = 0


class _Listener(threading.Thread):
    """Reads the pipe while the worker thinks. ``sending`` is held by whoever writes into it."""

    def __init__(self, pipe: Connection) -> None:
        super().__init__(daemon=True)
        self.questions: SimpleQueue[TaskMessage] = SimpleQueue()
        self.stopped = 0
        self.sending = threading.Lock()
        self._pipe = pipe

    def run(self) -> None:
        try:
            while True:
                message = self._pipe.recv()
                if message == ASKED:
                    with self.sending:
                        self._pipe.send(READY)
                elif isinstance(message, int):
                    self.stopped = message
                else:
                    self.questions.put(message)
        except (EOFError, OSError):
            # Nobody is left to hear an answer; what the worker is at does not matter.
            os._exit(0)


def work(pipe: Connection) -> None:
    """Answer questions, one after the other, until the pipe is closed."""
    # Ctrl+C in a terminal goes to the game, which ends its worker itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    listener = _Listener(pipe)
    listener.start()
    # Loaded before the first question, not for it.
    import game.opponents  # noqa: F401, PLC0415

    with suppress(OSError), listener.sending:
        pipe.send(READY)
    while True:
        answer = _answer(listener.questions.get(), listener)
        try:
            with listener.sending:
                _send(pipe, answer)
        except OSError:
            return


def _send(pipe: Connection, answer: AnswerMessage) -> None:
    try:
        pipe.send(answer)
    except OSError:
        raise
    except Exception as error:
        # A value that cannot be sent is a mistake in the function that returned it.
        pipe.send(AnswerMessage(answer.number, None, one_line(error), traceback.format_exc()))


def _answer(question: TaskMessage, listener: _Listener) -> AnswerMessage:
    number, call, seconds = question
    end = None if seconds is None else time.monotonic() + seconds

    def stop() -> bool:
        return listener.stopped >= number or (end is not None and time.monotonic() >= end)

    try:
        function, args = pickle.loads(call)
        return AnswerMessage(number, function(*args, stop=stop))
    except Exception as error:
        return AnswerMessage(number, None, one_line(error), traceback.format_exc())
