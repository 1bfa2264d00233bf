"""Matches on the screen, for pictures of them."""

from __future__ import annotations

from itertools import count

from game.board import SoundCue
from game.kit import Times
from game.play import SPEED_INSTANT, Match
from game.rules import BOTTOM, LEFT, RIGHT, TOP, PlayCreature

from ..examples import (
    finished_duel,
    middle_duel,
    middle_solo,
    odds_duel,
    own_kit_duel,
    sample_duel,
)
from ..services import Services
from .dialogs.log_screen import LogScreen
from .dialogs.small_board import SmallBoard
from .match_scene import MatchScene


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


def example_captions(services: Services) -> MatchScene:
    """Return a match in which two sounds are written down."""
    scene = _picture(services, middle_duel(services))
    captions = scene.view.captions
    captions.hear(SoundCue("stronghold_hit", pan=0.4))
    captions.hear(SoundCue("creature_fall", pan=-0.4))
    captions.held = True
    return scene


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


def example_next_turn(services: Services) -> MatchScene:
    """Return a match in which the opponent's next turn is looked at."""
    scene = example(services)
    scene.forecast.look_ahead()
    return scene


def example_hint(services: Services) -> MatchScene:
    """Return a match in which the hint has just been asked for."""
    scene = example(services)
    scene.hint.ask()
    return scene


def example_hint_ahead(services: Services) -> MatchScene:
    """Return a match in which a later step of the hint is looked at."""
    scene = example_hint(services)
    scene.hint.walk(1)
    return scene


def example_first_tip(services: Services) -> MatchScene:
    """Return the first turn of a first match, in which is told how to play."""
    scene = MatchScene(services, sample_duel(services))
    scene.flow.seen = scene.state.active
    return scene


def example_recap(services: Services) -> MatchScene:
    """Return a match in which the Horde's turn is over at once."""
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    scene = MatchScene(services, middle_solo(services))
    scene.remove(scene.tips)
    scene.flow.seen = scene.state.active
    scene.recap.update(0.0)
    scene.flow.end_turn()
    return scene


def example_recap_unfolded(services: Services) -> MatchScene:
    """Return the same match with the account of the turn unfolded."""
    scene = example_recap(services)
    while not scene.recap.visible:
        scene.update(Times.appear)
        scene.recap.update(Times.appear)
    scene.recap.toggle()
    return scene


def example_undo(services: Services) -> MatchScene:
    """Return a turn in which one play can be taken back, and another done again."""
    scene = MatchScene(services, middle_duel(services, 1))
    scene.remove(scene.tips)
    scene.flow.seen = scene.state.active
    for lane in (TOP, BOTTOM):
        scene.flow.submit(PlayCreature(2, lane))
    scene.flow.undo()
    scene.view.skip()
    return scene
