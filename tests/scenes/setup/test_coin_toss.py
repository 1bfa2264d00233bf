import pytest

from game.play import SPEED_INSTANT
from game.rules import LATER, Draft, PickCard, Terms
from game.scenes import CoinTossScene
from game.scenes.examples import sample_duel

from ..matches import new_match
from ..table import Player


def toss(player: Player, seed: int = 11) -> CoinTossScene:
    return player.show(CoinTossScene(player.services, sample_duel(player.services, seed)))


@pytest.mark.parametrize("seed", range(6))
def test_the_coin_falls_for_the_side_that_begins(player: Player, seed: int) -> None:
    scene = toss(player, seed)
    assert scene.match.state is not None
    assert scene.winner == scene.match.state.active
    assert scene.mana == 6


def test_at_instant_speed_the_coin_lies_at_once(player: Player) -> None:
    player.services.settings = player.services.settings.at_speed(SPEED_INSTANT)
    assert toss(player).landed
    player.draw()


@pytest.mark.parametrize("seed", range(4))
def test_after_a_draft_of_the_later_edition_no_coin_is_tossed(player: Player, seed: int) -> None:
    match = new_match(player.services, Terms("draft", edition=LATER), "Ada", "Bo", seed=seed)
    while isinstance(match.position, Draft):
        last = match.position.leader
        match.submit(PickCard(0))
    scene = player.services.routes.next_scene(match)
    assert isinstance(scene, CoinTossScene)
    player.stack.push(scene)
    assert scene.landed
    assert scene.winner == last
    assert scene.title == "Whoever took the last card goes first"
    player.draw()


def test_after_a_draft_of_the_first_edition_the_coin_is_tossed(player: Player) -> None:
    match = new_match(player.services, Terms("draft"), "Ada", "Bo", seed=1)
    while isinstance(match.position, Draft):
        match.submit(PickCard(0))
    scene = player.services.routes.next_scene(match)
    assert isinstance(scene, CoinTossScene)
    assert not scene.landed
