"""Ambient layers move while nobody does anything, and only for a while."""

from collections.abc import Callable

import pygame
import pytest

from game.kit import Assets, Canvas, Scene, Viewport, WindowStack
from game.kit.scene_stack.press_watch import AWAKE, BEAT
from game.scenes import MenuScene, Services
from game.scenes.campaign import campaign_scene
from game.scenes.match import match_examples
from game.scenes.menu import menu_scene
from game.scenes.results import results_examples
from tests.amounts import paired

from .desktop import RestingDesktop

EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "menu": menu_scene.example,
    "campaign": campaign_scene.example,
    "match": match_examples.example,
    "results": results_examples.example,
}


@pytest.mark.parametrize(
    ("size", "name"), paired([(1280, 720), (1024, 640), (2560, 1080)], EXAMPLES)
)
def test_parts_give_the_picture_of_the_whole(
    name: str, size: tuple[int, int], services: Services, assets: Assets
) -> None:
    window = pygame.display.set_mode(size)
    stack = WindowStack(Viewport.of(size))
    stack.push(EXAMPLES[name](services))
    canvas = Canvas(window, stack.view, assets)
    for _ in range(round(20 / BEAT)):
        stack.update(BEAT)
        if not stack.animating():
            break
    stack.ambient_clock.reduced = False
    stack.draw(canvas)
    scene, first, boxes = stack.top, window.copy(), 0
    assert scene is not None
    assert scene.ambient is not None
    for _ in range(24):
        scene.ambient.advance(BEAT, stack.view)
        for box in stack.redraw(canvas):
            assert window.get_rect().contains(box)
            boxes += 1
    parts = window.copy()
    stack.draw(canvas)
    assert boxes
    assert not same(parts, first)
    assert same(parts, window)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


class Resting(RestingDesktop):
    """The menu in the loop of the application, which notes whatever is shown of it."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(services, MenuScene(services), painted=True)
        self.rest()
        self.shown: list[object] = []
        monkeypatch.setattr(pygame.display, "update", self.shown.append)

    def drawn(self, seconds: float) -> int:
        """Turn the loop so long; return how often something was drawn."""
        self.shown.clear()
        for _ in range(round(seconds / BEAT)):
            self.app._turn()
        return len(self.shown)


@pytest.fixture
def resting(services: Services, monkeypatch: pytest.MonkeyPatch) -> Resting:
    return Resting(services, monkeypatch)


def test_the_menu_lives_for_ten_seconds(resting: Resting) -> None:
    assert 0 < resting.drawn(30) <= AWAKE / BEAT
    assert resting.waits[0] is not None
    assert resting.waits[-1] is None
    assert resting.drawn(10) == 0
    resting.move((900, 30))
    assert resting.drawn(5) > 0


def test_the_menu_is_still_while_the_window_is_left(resting: Resting) -> None:
    resting.drawn(1)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    resting.turn()
    assert resting.drawn(5) == 0
    resting.move((900, 30))
    assert resting.drawn(5) == 0
    assert resting.waits[-1] is None
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    resting.turn()
    assert resting.drawn(5) > 0


@pytest.mark.settings(reduced_motion=True)
def test_the_menu_is_still_where_motion_is_reduced(resting: Resting) -> None:
    resting.move((900, 30))
    assert resting.drawn(5) == 0
    assert resting.waits[-1] is None
