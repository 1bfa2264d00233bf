"""What falls at dusk is seen in the light of dusk."""

import pytest

from game.scenes import MatchScene, Services, load_scene


@pytest.mark.parametrize("name", ["match_day", "match"])
def test_a_tower_topples_in_the_light_in_which_it_stood(name: str, services: Services) -> None:
    scene = load_scene(name)(services)
    assert isinstance(scene, MatchScene)
    assert scene.view.animator.dusk == scene.view.board.is_dusk == (name == "match")
