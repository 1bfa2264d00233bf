"""Matches on the screen, for pictures of them."""

from __future__ import annotations

from itertools import count

from game.play import Match
from game.rules import LEFT, RIGHT

from ..examples import finished_duel, middle_duel, odds_duel, own_kit_duel
from ..services import Services
from .log_screen import LogScreen
from .match_scene import MatchScene
from .small_board import SmallBoard


def example(services: Services) -> MatchScene:
    """Return a match in the middle of things, at dusk, seen by the right-hand player."""
    return _picture(services, middle_duel(services))


def example_by_day(services: Services) -> MatchScene:
    """Return a match in the middle of things, by day, seen by the left-hand player."""
    for seed in count(2, 2):
        match = middle_duel(services, seed)
        if match.result is None and match.state is not None and match.state.active == LEFT:
            return _picture(services, match)
    raise AssertionError("there is always another seed")


def example_odds(services: Services) -> MatchScene:
    """Return a match in which the player looking on has more mana, by even odds."""
    return _picture(services, odds_duel(services, LEFT))


def example_odds_against(services: Services) -> MatchScene:
    """Return a match in which the opponent has more mana, by even odds."""
    return _picture(services, odds_duel(services, RIGHT))


def example_own(services: Services) -> MatchScene:
    """Return a match with a kit of the player's own."""
    return _picture(services, own_kit_duel(services))


def _picture(services: Services, match: Match) -> MatchScene:
    scene = MatchScene(services, match)
    scene.flow.seen = scene.state.active
    scene.remove(scene.tips)
    return scene


def example_log(services: Services) -> LogScreen:
    """Return the log of a finished duel."""
    view = MatchScene(services, finished_duel(services)).view
    view.table.arrange(view.layout)
    return LogScreen(services, view.log, SmallBoard(view))
