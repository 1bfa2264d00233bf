"""A replay of a match in memory."""

from game.play import (
    Match,
    Salvaged,
)
from game.scenes import Services
from game.scenes.replay.open_record import opened
from game.scenes.replay.replay_scene import ReplayScene


def replay_of(services: Services, match: Match) -> ReplayScene:
    assert match.record is not None
    scene = opened(services, Salvaged(match.record))
    assert isinstance(scene, ReplayScene)
    return scene
