"""Questions that take a while: asked now, answered when the answer is there.

``TaskRunner`` answers at once, in the process that asks. The application has one
that lets another process think (``ProcessTaskRunner``), so that no frame waits.
"""

import traceback
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Task(Generic[T]):
    """A question on its way; ``done`` once it is answered, has failed or was cancelled.

    ``answer`` is None before; ``failure`` is one line when there will be none, else "".
    """

    def __init__(
        self,
        on_answer: Callable[[T], object] | None = None,
        on_failure: Callable[[str], object] | None = None,
    ) -> None:
        self.answer: T | None = None
        self.failure = ""
        self.done = False
        self.cancelled = False
        self._on_answer = on_answer
        self._on_failure = on_failure

    def cancel(self) -> None:
        """Wait no longer: nobody is called any more."""
        if not self.done:
            self.cancelled = self.done = True

    def succeed(self, answer: T) -> None:
        """Take the answer, and tell who asked."""
        if not self.done:
            self.answer, self.done = answer, True
            if self._on_answer is not None:
                self._on_answer(answer)

    def fail(self, failure: str) -> None:
        """Take that there will be no answer, and tell who asked."""
        if not self.done:
            self.failure, self.done = failure, True
            if self._on_failure is not None:
                self._on_failure(failure)


class TaskRunner:
    """Answers questions at once, in this process: for tests and for tools without a window."""

    #: Whether the seconds of a question count, so that its answer may be a matter of time.
    timed = False

    def ask(
        self,
        function: Callable[..., T],
        *args: object,
        seconds: float | None = None,
        on_answer: Callable[[T], object] | None = None,
        on_failure: Callable[[str], object] | None = None,
    ) -> Task[T]:
        """Ask what ``function(*args, stop=stop)`` returns.

        The function belongs to a module that knows no window, and its arguments are few
        and small: a worker gets them as a pickle. It asks ``stop()`` now and then; True
        means that nobody waits any more, or that it has thought for so many ``seconds``
        (which count where it is ``timed``), and the best so far will do.

        ``on_answer`` and ``on_failure`` are called in the main loop; here, before this returns.
        """
        del seconds
        thought = Task(on_answer, on_failure)
        try:
            answer = function(*args, stop=lambda: False)
        except Exception as error:
            traceback.print_exc()
            thought.fail(one_line(error))
        else:
            thought.succeed(answer)
        return thought

    def prepare(self) -> None:
        """Get ready for a question that will come soon, without waiting."""

    def take_in(self) -> None:
        """Hand over, in the main loop, the answers that have come."""

    def close(self) -> None:
        """End for good; nobody is called any more. Closing twice is safe."""


def one_line(error: BaseException) -> str:
    """Return what an exception says, its kind first."""
    return " ".join(f"{type(error).__name__}: {error}".split())
