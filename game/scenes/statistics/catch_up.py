"""Older matches counted in the background, a few at a time, while the statistics are open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.play import CountedRecord, ProfileError, count_records

from ..services import Services

if TYPE_CHECKING:
    from game.play import Task

#: So many records are played again between two looks at the profile: about half a second's work.
PORTION = 20


class CatchUp:
    """Asks the worker for the next portion until all is counted; what is done is kept at once.

    ``on_counted`` is called after each portion. It can be left at any time, and goes on from
    where it was.
    """

    def __init__(self, services: Services, on_counted: Callable[[], None]) -> None:
        self._services = services
        self._on_counted = on_counted
        self._task: Task[list[CountedRecord]] | None = None
        self.problem = ""

    def ask(self) -> bool:
        """Ask for the next portion, unless one is under way; False when nothing is left."""
        if self.problem or (self._task is not None and not self._task.done):
            return not self.problem
        profile = self._services.profile
        try:
            waiting = profile.figures.waiting(PORTION)
            texts = [(match, profile.history.record_text(match)) for match in waiting]
        except ProfileError as problem:
            self.problem = self._services.say(problem)
            return False
        if texts:
            self._task = self._services.tasks.ask(
                count_records, texts, on_answer=self._take, on_failure=self._fail
            )
        return bool(texts)

    def _take(self, counted: list[CountedRecord]) -> None:
        try:
            self._services.profile.figures.add(counted)
        except ProfileError as problem:
            self.problem = self._services.say(problem)
        else:
            self._on_counted()

    def _fail(self, failure: str) -> None:
        self.problem = failure

    def leave(self) -> None:
        """Wait for nothing more."""
        if self._task is not None:
            self._task.cancel()
