"""The loop waits until freed memory can be given back, and then for events alone."""

from __future__ import annotations

from dataclasses import replace

from game.kit import SpareMemory
from game.kit.spare_memory import QUIET
from game.scenes import MenuScene, Services
from game.scenes.credits.credits_scene import CreditsScene

from .resting_desktop import RestingDesktop


def test_memory_is_given_back_once_after_each_change_of_scene(services: Services) -> None:
    # Nothing lives by itself then: no beat is waited for.
    services.settings = replace(services.settings, reduced_motion=True)
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
