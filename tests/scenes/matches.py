"""Services, their tasks, and matches under way, kept in their store as those of a player are."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from game.content import Content, Strings, load_strings
from game.play import HORDE, Match, MatchStore, Seat, Settings, Task, TaskRunner
from game.rules import TakeDeck, Terms
from game.scenes import SceneRoutes, Services

T = TypeVar("T")


class RememberingRunner(TaskRunner):
    """Answers at once, and a question that this process was asked before as it did then."""

    _answers: ClassVar[dict[tuple[Callable[..., Any], bytes], bytes]] = {}

    def ask(self, function: Callable[..., T], *args: object, **asked: Any) -> Task[T]:
        key = function, pickle.dumps(args)

        def remembered(*args: object, stop: Callable[[], bool]) -> T:
            if key not in self._answers:
                self._answers[key] = pickle.dumps(function(*args, stop=stop))
            # Each gets an answer of its own, as from the process that thinks.
            answer: T = pickle.loads(self._answers[key])
            return answer

        return super().ask(remembered, *args, **asked)


@cache
def texts_of(language: str) -> Strings:
    """Return the texts of a language, which nothing changes, read once in each process."""
    return load_strings(language)


def services_of(content: Content, folder: Path, **settings: Any) -> Services:
    """Return the services of somebody with these settings, whose matches are in ``folder``."""
    services = Services(content, Settings(**settings), MatchStore(folder), SceneRoutes)
    services.tasks = RememberingRunner()
    services.furnish()
    return services


def new_match(services: Services, terms: Terms, *names: str, seed: int | None = None) -> Match:
    """Begin a match of persons, or of one against the Horde."""
    right = HORDE if terms.solo else Seat(names[1])
    return Match.new(
        services.content, terms, (Seat(names[0]), right), seed=seed, store=services.store
    )


def new_duel(
    services: Services, names: tuple[str, str], decks: tuple[int, int], seed: int | None = None
) -> Match:
    """Begin a duel of two persons with printed decks."""
    match = new_match(services, Terms(), *names, seed=seed)
    for deck in decks:
        match.submit(TakeDeck(deck))
    return match
