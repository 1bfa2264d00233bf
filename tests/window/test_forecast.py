"""The forecast in the real window, and one press that means one thing."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.board import Layout
from game.kit import Command, PointerMoved
from game.play import load_settings, read_record, save_settings
from game.rules import Attack, State, next_attacker
from game.scenes import MatchScene
from game.start import make_services

from .desktop import Desktop, Program, desktop, difference, program, until
from .ways import SIZE, begun_duel, picture_of

#: Where the signs are, and nothing of the landscape lives.
SIGNS = pygame.Rect(820, 150, 350, 380)
TURN = 6


@pytest.mark.slow
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


#: Longer than a press that comes too early is not heard.
LOOKED = 1.5
#: Where the table has the button of the next step, and by how much the menu differs there.
BUTTON = pygame.Rect(Layout(*SIZE, growth=1.0).button(0, 1))
OTHER = 10.0


def may_not_attack(state: State) -> bool:
    """Whether the duel is to go on until its player may attack."""
    return state.turn <= 4 or next_attacker(state) is None


def actions(game: Program) -> list[object]:
    """Return what was done in the match, by its file."""
    return [entry.action for entry in read_record(game.records[-1]).entries]


def double_click(seen: Desktop) -> None:
    """Click twice on the button of the next step, as fast as a hand does."""
    seen.do("mousemove", *BUTTON.center, "click", "--repeat", 2, "--delay", 120, 1)


@pytest.mark.slow
def test_a_double_click_on_the_assault_skips_nothing(home: Path, tmp_path: Path) -> None:
    # A question about a play that is left would come before the assault.
    settings = replace(load_settings()[0], hand_over=False, speed=0.5, never_ask=True)
    assert save_settings(settings) is None
    done = len(begun_duel(make_services(), may_not_attack).history)
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        menu = seen.picture()
        seen.key("Return")
        # The window has its title before the picture: until then no press is meant for the table.
        until("the table", lambda: difference(seen.picture(), menu, BUTTON) > OTHER)
        time.sleep(LOOKED)
        double_click(seen)
        until("the assault", lambda: len(actions(game)) > done)
        time.sleep(0.8)
        assert actions(game)[done:] == [Attack()], "nothing was skipped"
