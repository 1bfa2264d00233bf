"""The loop waits until freed memory can be given back, and then for events alone."""

import weakref

import pygame
import pytest

from game.kit import SpareMemory
from game.kit.desktop import QUIET
from game.scenes import MenuScene, Services
from game.scenes.credits.credits_scene import CreditsScene

from .desktop import RestingDesktop

# Nothing lives by itself then: no beat is waited for.
pytestmark = pytest.mark.settings(reduced_motion=True)


def test_memory_is_given_back_once_after_each_change_of_scene(services: Services) -> None:
    desktop = RestingDesktop(services, MenuScene(services))
    given: list[str] = []
    desktop.app.spare_memory = SpareMemory(lambda: given.append("back"))
    for count, scene in enumerate((CreditsScene(services), MenuScene(services)), 1):
        desktop.app.stack.push(scene)
        desktop.rest()
        desktop.waits.clear()
        for _ in range(3):
            desktop.app._turn()
        assert desktop.waits == [QUIET, None, None]
        assert len(given) == count


def test_a_scene_that_was_left_is_gone_with_its_drawings_when_the_next_has_rested(
    services: Services,
) -> None:
    desktop = RestingDesktop(services, MenuScene(services))
    scene = CreditsScene(services)
    desktop.app.stack.push(scene)
    desktop.come_to_rest(100)
    services.context.sprites.put("of the credits", pygame.Surface((1280, 7200)))
    left = weakref.ref(scene)
    # Known to itself, as widgets know their scenes.
    scene.own = scene  # type: ignore[attr-defined]
    del scene
    for _ in range(2):
        desktop.app.stack.pop()
        desktop.come_to_rest(100)
        desktop.app.stack.push(MenuScene(services))
        desktop.come_to_rest(100)
    assert left() is None
    assert services.context.sprites.find("of the credits") is None
