import pygame
import pytest

from game.kit import Canvas, Command, PointerPressed, PointerReleased, Scene
from game.play import Seat
from game.scenes import HandOverScene

from ..table import Player


class Below(Scene):
    """A table that must not be seen, and hears what the scene above left."""

    drawn = False
    result: object = None

    def draw(self, canvas: Canvas) -> None:
        self.drawn = True
        canvas.fill(canvas.view.rect, (255, 0, 255))

    def take(self, result: object) -> None:
        self.result = result


@pytest.fixture
def below(player: Player) -> Below:
    below = Below()
    player.stack.push(below)
    player.stack.push(
        HandOverScene(player.services, (Seat("Alaric"), Seat("Morwen")), 1), below.take
    )
    return below


def test_nothing_below_is_drawn(player: Player, below: Below) -> None:
    picture = player.draw()
    assert not below.drawn
    mask = pygame.mask.from_threshold(picture, (255, 0, 255), (1, 1, 1))
    assert mask.count() == 0


@pytest.mark.parametrize("key", ["enter", "space"])
def test_the_next_player_says_so_with_a_key(player: Player, below: Below, key: str) -> None:
    player.key(key)
    assert player.top is below
    assert below.result == "here"


def test_the_next_player_says_so_with_the_button(player: Player, below: Below) -> None:
    player.press("I am Morwen")
    assert player.top is below


def test_a_stray_click_or_escape_reveals_nothing(player: Player, below: Below) -> None:
    player.stack.handle(PointerPressed((20, 20)))
    player.stack.handle(PointerReleased((20, 20)))
    player.stack.handle(Command("back"))
    assert player.top is not below
