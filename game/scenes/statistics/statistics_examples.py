"""The statistics of a player's year, for pictures."""

from __future__ import annotations

from game.play import CountedFight, CountedVoyage, VoyageFigures
from game.voyage import KINDS, LOST, WON

from ..common import file_year
from ..examples import played_ring
from ..services import Services
from .statistics_scene import StatisticsScene


def example(services: Services) -> StatisticsScene:
    """Return the overview of a year."""
    return _shown(services, "overview")


def example_rings(services: Services) -> StatisticsScene:
    """Return the overview of a year in which rings were played as well."""
    persons = {"three": (1,), "four": (2,), "pairs": (0,), "horde": (0,)}
    chosen = [(mode, seed) for mode in persons for seed in range(len(mode))]
    for mode, seed in chosen:
        match = played_ring(services, mode, persons[mode], seed, saved=True)
        match.close()
        services.file(match)
    return _shown(services, "overview")


def example_voyages(services: Services) -> StatisticsScene:
    """Return what some voyages with all captains came to."""
    scenario, (kinds, outcomes) = "out_of_the_harbour", (KINDS, (WON, WON, LOST))
    for number in range(14):
        captain = ("sanna", "mirel", "tavi", "kelm")[number * number % 4]
        outcome = outcomes[number % 3]
        goal = ("tollmaster", "wrecker")[number % 2]
        fights = [
            CountedFight("", kinds[(number * 3 + n * n) % len(kinds)], "", n + 1, outcomes[n % 3])
            for n in range(2 + number % 5)
        ]
        fights.append(CountedFight("", kinds[0], goal, 4, outcome))
        figures = VoyageFigures(
            f"2026-05-{number + 1:02}T18:00:00+00:00",
            scenario,
            ("calm", "fair", "fair", "rough")[number % 4],
            captain,
            outcome,
            goal,
            90 + 17 * number,
            fights=tuple(fights),
        )
        counted = CountedVoyage(str(number), str(number), 0, figures)
        services.profile.figures.voyages.keep(counted)
    return StatisticsScene(services, "voyages")


def example_rating(services: Services) -> StatisticsScene:
    """Return the rating after a year."""
    return _shown(services, "rating")


def example_cards(services: Services) -> StatisticsScene:
    """Return the cards of a year."""
    return _shown(services, "cards")


def example_achievements(services: Services) -> StatisticsScene:
    """Return the achievements of a year."""
    return _shown(services, "achievements")


def example_first(services: Services) -> StatisticsScene:
    """Return the overview after the first match."""
    return _shown(services, "overview", 1)


def example_rating_first(services: Services) -> StatisticsScene:
    """Return the rating after the first duel."""
    return _shown(services, "rating", 1)


def example_rating_soon(services: Services) -> StatisticsScene:
    """Return the rating after a few duels."""
    return _shown(services, "rating", 5)


def example_empty(services: Services) -> StatisticsScene:
    """Return the statistics as a newcomer finds them."""
    return StatisticsScene(services)


def _shown(services: Services, tab: str, matches: int = 140) -> StatisticsScene:
    file_year(services, matches)
    return StatisticsScene(services, tab)
