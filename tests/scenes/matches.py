"""Services, their tasks, and matches under way, kept in their store as those of a player are."""

import os
import pickle
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from game.content import Content, Strings, load_strings
from game.opponents import MASTER
from game.opponents.ladder import DUEL_PLANS, SOLO_PLANS
from game.play import HORDE, Match, MatchStore, Seat, Settings, Task, TaskRunner
from game.rules import TakeDeck, Terms
from game.scenes import SceneRoutes, Services
from tests.sources import ROOT

T = TypeVar("T")


#: The master's plans: a screen shows what is thought in a tenth of the time as well.
BRIEF_DUELS = {MASTER: DUEL_PLANS[MASTER]._replace(nodes=9000)}
BRIEF_SOLOS = {MASTER: SOLO_PLANS[MASTER]._replace(nodes=8000)}


@cache
def thinking_sources() -> bytes:
    """Return the digest of all that an answer follows from besides its question."""
    rooms = (
        ROOT / "game" / room
        for room in ("rules", "opponents", "puzzles", "play", "content", "voyage")
    )
    files = sorted(path for room in rooms for path in room.rglob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in files)).digest()


class RememberingRunner(TaskRunner):
    """Answers at once, and a question that was asked before as it did then.

    The answers are kept for the other processes, and for the next run of the same sources.
    """

    folder = ROOT / ".pytest_cache" / "d" / "answers"

    def ask(self, function: Callable[..., T], *args: object, **asked: Any) -> Task[T]:
        try:
            question = pickle.dumps((function, args))
        except AttributeError:
            # A function made by a test, which no other test asks.
            return super().ask(function, *args, **asked)
        kept = self.folder / sha256(thinking_sources() + question).hexdigest()

        def remembered(*args: object, stop: Callable[[], bool]) -> T:
            if not kept.exists():
                self.folder.mkdir(parents=True, exist_ok=True)
                own = kept.with_suffix(f".{os.getpid()}")
                with patch.dict(DUEL_PLANS, BRIEF_DUELS), patch.dict(SOLO_PLANS, BRIEF_SOLOS):
                    own.write_bytes(pickle.dumps(function(*args, stop=stop)))
                own.replace(kept)
            # Each gets an answer of its own, as from the process that thinks.
            answer: T = pickle.loads(kept.read_bytes())
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


def given_up(services: Services, seats: tuple[Seat, Seat], seed: int, loser: int) -> Match:
    """Play a match with printed decks that a side gives up at once."""
    solo = HORDE in seats
    match = Match.new(services.content, Terms(solo=solo), seats, seed, services.store)
    for deck in (0,) if solo else (0, 1):
        match.submit(TakeDeck(deck))
    match.concede(loser)
    match.close()
    return match


def behind_its_back(services: Services, change: str, *values: object) -> int:
    """Change the file of a profile that is open; return how many rows were changed."""
    with closing(sqlite3.connect(services.profile.path or "")) as other, other:
        return other.execute(change, values).rowcount
