"""Number keys choose, wherever there are cards or decks to choose from."""

from game.rules import LEFT
from game.scenes import PrintedDecksScene, load_scene
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene

from .table import Player


def test_a_printed_deck_is_taken_by_its_number(player: Player) -> None:
    player.show(load_scene("printed_decks")(player.services))
    scene = player.at(PrintedDecksScene)
    scene.widgets.focus(scene.plates[0][LEFT])
    player.command("3")
    assert scene.takers.taken[LEFT] == 2
    player.command("9")
    assert scene.takers.taken[LEFT] == 2


def test_an_own_deck_is_chosen_by_its_number(player: Player) -> None:
    player.show(load_scene("choose_deck")(player.services))
    scene = player.at(ChooseDeckScene)
    scene.widgets.focus(scene.list)
    player.command("3")
    assert scene.list.selected == 2


def test_a_card_to_ban_is_chosen_by_its_number_and_the_tenth_by_nought(player: Player) -> None:
    player.show(load_scene("bans")(player.services))
    scene = player.at(BanScene)
    player.wait(3)
    deck = next(deck for deck in scene.decks if deck.open)
    scene.widgets.focus(deck)
    left = [place for place, spot in enumerate(deck.lying) if not spot.out]
    for place in (left[0], left[-1]):
        player.command(str((place + 1) % 10))
        assert deck.index == place
    out = next((place for place, spot in enumerate(deck.lying) if spot.out), None)
    if out is not None:
        player.command(str((out + 1) % 10))
        assert deck.index == left[-1]
