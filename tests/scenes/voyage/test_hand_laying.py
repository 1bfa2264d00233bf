"""The hand before the first turn of a fight: two cards change places, or all are laid (H6)."""

import pytest

from game.rules import PLAYER, FightSetup, HandChange
from game.scenes import MatchScene, Services
from game.scenes.match.dialogs.match_dialogs import MatchWays
from game.scenes.match.fight.fight_plaque import FightStakes
from game.scenes.voyage.fights.hand_laying_scene import HandLayingScene
from game.scenes.voyage.parts.voyage_examples import laid_fight

from ..table import Player


def laying(services: Services, change: HandChange | None = None) -> HandLayingScene:
    match = laid_fight(services, change)
    return HandLayingScene(services, match, MatchWays(services, match), FightStakes("Shells"))


@pytest.mark.parametrize("keys", [False, True])
def test_two_cards_change_places_and_the_fight_begins(player: Player, keys: bool) -> None:
    """R16.52, relic 12: before your first turn you may exchange two cards of your hand."""
    scene = player.show(laying(player.services))
    first, *_, last = scene.position.hand
    if keys:
        player.type("18")
        player.tab_to(scene.begin_button)
        player.key("enter")
    else:
        player.click(scene.cards[0])
        player.click(scene.cards[7])
        player.click(scene.begin_button)
    table = player.at(MatchScene)
    hand = table.state.sides[PLAYER].hand
    assert (hand[0], hand[7]) == (last, first)


def test_a_second_exchange_is_refused_with_its_reason(player: Player) -> None:
    scene = player.show(laying(player.services))
    player.type("12")
    player.type("34")
    assert "No more cards can change places" in scene.message


def test_only_neighbours_change_places(player: Player) -> None:
    scene = player.show(laying(player.services, HandChange(neighbours=True)))
    before = scene.position.hand
    player.type("13")
    assert "not side by side" in scene.message
    assert scene.position.hand == before
    player.type("12")
    assert scene.position.hand[:2] == before[:2][::-1]


def test_an_exchange_is_taken_back(player: Player) -> None:
    scene = player.show(laying(player.services))
    before = scene.position.hand
    player.type("12")
    assert scene.position.hand != before
    player.command("undo")
    assert scene.position.hand == before


def test_a_hand_in_any_order_is_laid_as_it_was_left(player: Player) -> None:
    """R16.52, relic 15: you lay your hand in any order."""
    scene = player.show(laying(player.services, HandChange(swaps=-1)))
    dealt = scene.position.hand
    for pair in ("18", "27", "36", "45"):
        player.type(pair)
    assert isinstance(scene.match.position, FightSetup)
    player.click(scene.begin_button)
    table = player.at(MatchScene)
    assert tuple(table.state.sides[PLAYER].hand) == dealt[::-1]
