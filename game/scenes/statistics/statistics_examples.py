"""The statistics of a player's year, for pictures."""

from __future__ import annotations

from ..common.example_year import file_year
from ..services import Services
from .statistics_scene import StatisticsScene


def example(services: Services) -> StatisticsScene:
    """Return the overview of a year."""
    return _shown(services, "overview")


def example_rating(services: Services) -> StatisticsScene:
    """Return the rating after a year."""
    return _shown(services, "rating")


def example_cards(services: Services) -> StatisticsScene:
    """Return the cards of a year."""
    return _shown(services, "cards")


def example_achievements(services: Services) -> StatisticsScene:
    """Return the achievements of a year."""
    return _shown(services, "achievements")


def example_empty(services: Services) -> StatisticsScene:
    """Return the statistics as a newcomer finds them."""
    return StatisticsScene(services)


def _shown(services: Services, tab: str) -> StatisticsScene:
    file_year(services)
    return StatisticsScene(services, tab)
