"""What holds of coin and wheel alike: one press lets them lie, another goes on to the table."""

import pytest

from game.kit import PointerPressed, PointerReleased, Times
from game.scenes import MatchScene
from game.scenes.ring.ring_scene import RingScene
from game.scenes.scene_table import load_scene
from game.scenes.setup.lot_scene import LotScene

from ..table import Player

#: The table behind each of them.
TABLES = {"coin_toss": MatchScene, "wheel": RingScene}


@pytest.fixture(params=TABLES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def lot(player: Player, name: str) -> LotScene:
    """The scene at its beginning."""
    scene = load_scene(name)(player.services)
    assert isinstance(scene, LotScene)
    scene.time = 0.0
    scene.go_button.visible = False
    return player.show(scene)


def test_a_key_lets_it_lie_and_a_second_one_begins(
    player: Player, lot: LotScene, name: str
) -> None:
    player.key("enter")
    assert lot.landed
    player.key("enter")
    assert player.top is lot, "the second press of two has not seen how it lies"
    player.wait(Times.rest + 0.1)
    player.key("enter")
    assert isinstance(player.top, TABLES[name])


def test_a_click_anywhere_does_the_same(player: Player, lot: LotScene, name: str) -> None:
    for _ in range(2):
        assert player.top is lot
        player.stack.handle(PointerPressed((30, 30)))
        player.stack.handle(PointerReleased((30, 30)))
        if player.top is lot:
            player.wait(Times.rest + 0.1)
    assert isinstance(player.top, TABLES[name])


def test_it_waits_for_its_player_and_comes_to_rest(player: Player, lot: LotScene) -> None:
    player.wait(60)
    assert player.top is lot
    assert not lot.update(1 / 60)
    assert lot.go_button.visible
