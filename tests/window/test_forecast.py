"""The forecast in the real window: at rest, under the pointer, of the next turn, and put away."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.board import Layout
from game.kit import Command, PointerMoved
from game.play import Match, Seat, load_settings, save_settings
from game.rules import Attack, EndTurn, State, TakeDeck, Terms, match_actions
from game.scenes import MatchScene, Services
from game.start import make_services

from .desktop import desktop, difference, program, until
from .ways import SIZE, needs_a_screen, picture_of

pytestmark = [needs_a_screen, pytest.mark.slow]

#: Where the signs are, and nothing of the landscape lives.
SIGNS = pygame.Rect(820, 150, 350, 380)
TURN = 6


def begun(services: Services) -> Match:
    """Begin a match of two careless players, and leave it in its sixth turn."""
    match = Match.new(
        services.content, Terms(), (Seat("Ada"), Seat("Bo")), seed=12, store=services.store
    )
    for deck in (1, 3):
        match.submit(TakeDeck(deck))
    rng = Random(5)
    while isinstance(match.state, State) and match.state.turn < TURN:
        actions = match_actions(match.state)
        plays = [action for action in actions if not isinstance(action, Attack | EndTurn)]
        match.submit(rng.choice(plays or actions))
    match.close()
    return match


def test_the_window_shows_the_forecast(home: Path, tmp_path: Path, painter: None) -> None:
    settings = replace(load_settings()[0], hand_over=False)
    assert save_settings(settings) is None
    services = make_services()
    match = begun(services)
    scene = MatchScene(services, match)
    scene.flow.seen = scene.state.active
    side = scene.state.active
    card = Layout(*SIZE, side).hand(0, len(scene.state.sides[side].hand) + 1)

    def drawn() -> pygame.Surface:
        scene.forecast.update(1.0)
        return picture_of(scene)

    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:

        def shows(expected: pygame.Surface) -> bool:
            return difference(seen.picture(), expected, SIGNS) < 1

        seen.key("Return")
        at_rest = drawn()
        until("the forecast at rest", lambda: shows(at_rest))
        seen.do("mousemove", round(card.x), round(card.y))
        scene.handle(PointerMoved((card.x, card.y)))
        hovered = drawn()
        until("the forecast of a card", lambda: shows(hovered))
        seen.leave()
        scene.handle(PointerMoved((0.0, 0.0)))
        seen.key("f")
        scene.handle(Command("foresee"))
        ahead = drawn()
        assert difference(ahead, at_rest, SIGNS) > 1
        until("the forecast of the next turn", lambda: shows(ahead))
        seen.key("v")
        scene.handle(Command("forecast"))
        hidden = drawn()
        assert difference(hidden, at_rest, SIGNS) > 1
        until("no forecast", lambda: shows(hidden))
        assert game.process.poll() is None
