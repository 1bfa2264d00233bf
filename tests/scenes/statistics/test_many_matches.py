"""Thousands of matches: no frame waits for all of them, and all are there in the end."""

import pytest

from game.scenes.common import file_year
from game.scenes.statistics import statistics_scene
from game.scenes.statistics.statistics_scene import StatisticsScene

from ..table import Player


@pytest.fixture
def scene(player: Player, monkeypatch: pytest.MonkeyPatch) -> StatisticsScene:
    """The statistics of sixty matches, which are many here, as they are opened."""
    monkeypatch.setattr(statistics_scene, "MANY", 60)
    file_year(player.services, 60)
    return player.show(StatisticsScene(player.services))


def test_the_screen_is_there_before_the_figures(player: Player, scene: StatisticsScene) -> None:
    assert scene.reading
    assert not scene.export.enabled
    player.draw()
    assert "Nothing to count yet" not in player.read()
    player.wait(0.5)
    assert not scene.reading
    assert scene.export.enabled
    assert len(scene.data.matches) == 60
    assert scene.pane.widgets[0].visible


def test_another_part_may_be_chosen_meanwhile(player: Player, scene: StatisticsScene) -> None:
    scene.choose(2)
    player.draw()
    player.wait(0.5)
    assert scene.pane.widgets[0].visible
    assert [pane.key for pane in scene.panes if pane.widgets[0].visible] == ["cards"]
