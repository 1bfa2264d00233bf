"""Work done beside the main loop, such as reading pictures ahead, and how it calls the loop."""

import threading
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")


def wake_loop(kind: int) -> None:
    """Wake the main loop by an event of a kind of its own; from any thread.

    Before there is a window nobody hears it: what is called for has to wait there to be found.
    """
    with suppress(pygame.error):
        pygame.event.post(pygame.event.Event(kind))


class Prefetcher(Generic[T]):
    """Makes things by name, one after the other, before they are asked for.

    It gains time where making lets the interpreter go on meanwhile, as pygame's reading and
    scaling of pictures do. ``made`` is called in the thread after each.
    """

    def __init__(self, make: Callable[[str], T], made: Callable[[], None]) -> None:
        self._make = make
        self._notify = made
        self._change = threading.Condition()
        self._waiting: deque[str] = deque()
        self._making: str | None = None
        #: Whether what is being made is not wanted any more.
        self._stale = False
        self._made: dict[str, T] = {}
        self._running = False

    def ask(self, names: Iterable[str]) -> None:
        """Have these made after those that wait."""
        with self._change:
            self._waiting.extend(names)
            if self._waiting and not self._running:
                self._running = True
                threading.Thread(target=self._work, daemon=True).start()

    def take(self, name: str) -> T | None:
        """Return what was made, once it is; None when it was not begun, and then it never is."""
        with self._change:
            if name in self._waiting:
                self._waiting.remove(name)
            while self._making == name:
                self._change.wait()
            return self._made.pop(name, None)

    def forget(self) -> None:
        """Let go of what was made, is being made and waits; it may be asked for anew."""
        with self._change:
            self._waiting.clear()
            self._made.clear()
            self._stale = True

    def finish(self) -> None:
        """Forget all, and wait until nothing is being made."""
        self.forget()
        with self._change:
            while self._making is not None:
                self._change.wait()
            self._made.clear()

    def expects(self, name: str) -> bool:
        """Whether this waits or is being made."""
        with self._change:
            return name in self._waiting or (self._making == name and not self._stale)

    @property
    def running(self) -> bool:
        """Whether something waits or is being made."""
        with self._change:
            return self._running

    def finished(self) -> list[str]:
        """Return the names of what can be taken without waiting."""
        with self._change:
            return list(self._made)

    def _work(self) -> None:
        while (name := self._next()) is not None:
            try:
                made: T | None = self._make(name)
            except Exception:
                made = None
            with self._change:
                self._making = None
                if made is not None and not self._stale:
                    self._made[name] = made
                self._change.notify_all()
            self._notify()

    def _next(self) -> str | None:
        with self._change:
            self._running = bool(self._waiting)
            self._stale = False
            self._making = self._waiting.popleft() if self._waiting else None
            return self._making
