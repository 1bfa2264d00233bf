"""Some things keep their side where screens are turned round: left plays left, hands are hands."""

import pytest

from game.kit import active_context
from game.rules import LEFT, RIGHT
from game.scenes import (
    DifficultyScene,
    MenuScene,
    NewMatchScene,
    OptionsScene,
    PrintedDecksScene,
    Services,
    load_scene,
)
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.difficulty.dealt_hands import HandTray

from ..table import Player


@pytest.fixture(autouse=True)
def _from_the_right() -> None:
    active_context().set_direction(True)


def _in_window(player: Player, x: float) -> float:
    return player.stack.view.width - x if player.top.is_flipped else x


def test_screens_are_turned_round_and_the_match_is_not(services: Services) -> None:
    for scene in (MenuScene(services), OptionsScene(services), NewMatchScene(services)):
        assert scene.is_flipped
    for name in ("match", "order", "coin_toss", "draft", "campaign"):
        assert not load_scene(name)(services).is_flipped


def test_the_left_player_sits_at_the_left(player: Player) -> None:
    scene = player.show(NewMatchScene(player.services))
    places = [_in_window(player, seat.area.centerx) for seat in scene.seats.seats]
    assert places[LEFT] < places[RIGHT]
    # The portrait begins the seat, at the right of its name.
    medal, box = scene.seats.players[LEFT].portrait.rect, scene.seats.boxes[LEFT].area
    assert _in_window(player, medal.centerx) > _in_window(player, box.centerx)


def test_the_plates_of_printed_decks_and_the_decks_of_bans_are_at_their_sides(
    player: Player,
) -> None:
    player.show(load_scene("printed_decks")(player.services))
    for left, right in [*player.at(PrintedDecksScene).table.plates]:
        assert _in_window(player, left.rect.centerx) < _in_window(player, right.rect.centerx)
    player.show(load_scene("bans")(player.services))
    places = [_in_window(player, deck.rect.centerx) for deck in player.at(BanScene).decks]
    assert places[LEFT] < places[RIGHT]


def test_the_dealt_hand_lies_as_it_is_played(player: Player) -> None:
    player.show(load_scene("difficulty")(player.services))
    (row,) = player.at(DifficultyScene).hands
    assert isinstance(row, HandTray)
    places = [row.stronghold.centerx, *(spot.centerx for spot in row.spots), row.pile.centerx]
    seen = [_in_window(player, place) for place in places]
    assert seen == sorted(seen)
    # The key to the right goes to the card at the right.
    row.index = 0
    assert row.command("left" if player.top.is_flipped else "right")
    assert row.index == 1
