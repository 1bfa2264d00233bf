"""The forecast in the real window: at rest, under the pointer, of the next turn, and put away."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.board import Layout
from game.kit import Command, PointerMoved
from game.play import load_settings, save_settings
from game.scenes import MatchScene
from game.start import make_services

from .desktop import desktop, difference, program, until
from .ways import SIZE, begun_duel, needs_a_screen, picture_of

pytestmark = [needs_a_screen, pytest.mark.slow]

#: Where the signs are, and nothing of the landscape lives.
SIGNS = pygame.Rect(820, 150, 350, 380)
TURN = 6


def test_the_window_shows_the_forecast(home: Path, tmp_path: Path, painter: None) -> None:
    settings = replace(load_settings()[0], hand_over=False)
    assert save_settings(settings) is None
    services = make_services()
    scene = MatchScene(services, begun_duel(services, lambda state: state.turn < TURN))
    scene.flow.seats.seen = scene.state.active
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
