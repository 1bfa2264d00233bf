"""A replay on a desktop."""

import pytest

from game.scenes import Services
from game.scenes.examples import finished_duel
from game.scenes.replay.replay_scene import ReplayScene

from ..desktop import Desktop
from .watching import replay_of


@pytest.fixture
def desktop(services: Services) -> Desktop:
    return Desktop(services, replay_of(services, finished_duel(services)))


@pytest.fixture
def scene(desktop: Desktop) -> ReplayScene:
    assert isinstance(desktop.top, ReplayScene)
    return desktop.top
