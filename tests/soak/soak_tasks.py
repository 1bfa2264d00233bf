"""Questions answered in this process, after a while and with little thought; always alike."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pygame

from game.play import Task, TaskRunner

T = TypeVar("T")
#: How often a search may ask whether it is to stop, at most: a tiny time to think.
MOST_ASKED = 60
_WAKE = pygame.event.custom_type()


class SoakTasks(TaskRunner):
    """Lets answers come later, as another process does, but by the count and not by a clock.

    An exception of a question is not caught: it is what the soak looks for.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._waiting: list[tuple[int, Task[Any], Callable[[], Any]]] = []
        self.answered = 0

    def ask(
        self,
        function: Callable[..., T],
        *args: object,
        seconds: float | None = None,
        on_answer: Callable[[T], object] | None = None,
        on_failure: Callable[[str], object] | None = None,
    ) -> Task[T]:
        """Ask; the answer comes when the loop has turned a few times."""
        task: Task[T] = Task(on_answer, on_failure)
        asked = [0]
        most = self._rng.randrange(1, MOST_ASKED)

        def stop() -> bool:
            asked[0] += 1
            return task.cancelled or asked[0] > most

        self._waiting.append(
            (self._rng.choice((0, 0, 1, 5)), task, lambda: function(*args, stop=stop))
        )
        pygame.event.post(pygame.event.Event(_WAKE))
        return task

    def take_in(self) -> None:
        """Answer what has waited long enough."""
        waiting, self._waiting = self._waiting, []
        for turns, task, answer in waiting:
            if task.done:
                continue
            if turns:
                self._waiting.append((turns - 1, task, answer))
            else:
                self.answered += 1
                task.succeed(answer())
        if self._waiting:
            pygame.event.post(pygame.event.Event(_WAKE))
