"""Services, and matches under way, kept in their store as those of a player are."""

from functools import cache
from pathlib import Path
from typing import Any

from game.content import Content, Strings, load_strings
from game.play import HORDE, Match, MatchStore, Seat, Settings
from game.rules import TakeDeck, Terms
from game.scenes import SceneRoutes, Services

from .remembering import RememberingRunner


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
