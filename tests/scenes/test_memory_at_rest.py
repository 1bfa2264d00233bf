"""The loop waits until freed memory can be given back, and then for events alone."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.kit import SpareMemory
from game.kit.spare_memory import QUIET
from game.scenes import MenuScene, Services
from game.scenes.credits.credits_scene import CreditsScene

from .desktop import Desktop


class RestingDesktop(Desktop):
    """One whose window has waited as long as it was asked to; what it was asked is noted."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, MenuScene(services))
        self.waits: list[float | None] = []
        self.given = 0
        self.app.window.wait = self._wait  # type: ignore[method-assign]
        self.app.spare_memory = SpareMemory(self._give)

    def _wait(self, seconds: float | None = None) -> list[pygame.event.Event]:
        self.waits.append(seconds)
        self.app.clock.milliseconds = round((seconds or 0) * 1000)  # type: ignore[attr-defined]
        return pygame.event.get()

    def _give(self) -> None:
        self.given += 1


@pytest.fixture
def desktop(services: Services) -> RestingDesktop:
    # Nothing lives by itself then: no beat is waited for.
    services.settings = replace(services.settings, reduced_motion=True)
    return RestingDesktop(services)


def test_memory_is_given_back_once_after_each_change_of_scene(desktop: RestingDesktop) -> None:
    for scene in (CreditsScene(desktop.app.services), MenuScene(desktop.app.services)):
        given = desktop.given
        desktop.app.stack.push(scene)
        desktop.rest()
        desktop.waits.clear()
        for _ in range(3):
            desktop.app._turn()
        assert desktop.waits == [QUIET, None, None]
        assert desktop.given == given + 1
