"""The screen says who chooses a deck first, as nobody has seen a coin fall."""

from dataclasses import replace

import pytest

from game.play import Match, Seat
from game.rules import BuildDeck, Constructed, Terms
from game.scenes import HandOverScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene

from ..table import Player

NAMES = ("Ada", "Bo")


def couch(player: Player, first: int) -> tuple[Match, ChooseDeckScene]:
    """Return a duel in which chance has drawn ``first`` to choose a deck first, and its screen."""
    seats = Seat(NAMES[0]), Seat(NAMES[1])
    for seed in range(40):
        match = Match.new(player.services.content, Terms("constructed"), seats, seed)
        assert isinstance(match.position, Constructed)
        if match.position.first == first:
            break
    scene = player.show(ChooseDeckScene(player.services, match))
    return match, scene


@pytest.mark.parametrize("first", [0, 1])
def test_the_curtain_says_who_chooses_first_and_that_chance_drew_it(
    player: Player, first: int
) -> None:
    match, scene = couch(player, first)
    curtain = player.at(HandOverScene)
    assert f"{NAMES[first]} chooses a deck first: drawn by chance." in player.read()
    curtain.go_on()
    assert player.top is scene
    deck = player.services.content.suggested[0]
    scene._submit(BuildDeck(tuple(card.id for card in deck.cards)))
    assert isinstance(player.top, HandOverScene)
    words = f"Now {NAMES[1 - first]} chooses a deck, without seeing the first."
    assert words in player.read()
    assert match.history


def test_without_a_curtain_it_is_said_on_the_screen(player: Player) -> None:
    player.services.settings = replace(player.services.settings, hand_over=False)
    _, scene = couch(player, 1)
    assert player.top is scene
    assert scene.message == "Bo chooses a deck first: drawn by chance."
