"""A custom game is told by its settings on the board, those that no position tells as well."""

from game.rules import RIGHT, ChooseDifficulty, Difficulty, TakeDeck, Terms
from game.scenes import Services
from game.scenes.common import horde_settings
from game.scenes.match.match_view import MatchView
from tests.scenes.matches import new_match

SETTINGS = Difficulty(fixed_mana=8, bastion=False)


def test_the_chosen_settings_are_on_the_board(services: Services) -> None:
    """R10.2: a match that starts with the Fort says that there was no Bastion."""
    match = new_match(services, Terms(solo=True, custom=True), "Alaric", seed=1)
    match.submit(TakeDeck(0))
    match.submit(ChooseDifficulty(1, SETTINGS))
    horde = MatchView(services, match, lambda: None).hud.horde
    assert horde is not None
    assert horde.settings == SETTINGS
    assert [words for _, words, _ in horde.chips()] == ["Base mana 8", "No Bastion"]
    match.close()


def test_a_quick_game_plays_by_the_usual_ones(services: Services) -> None:
    match = new_match(services, Terms(solo=True), "Alaric", seed=1)
    match.submit(TakeDeck(0))
    assert match.state is not None
    horde = match.state.sides[RIGHT]
    assert horde.horde is not None
    assert horde_settings(match.opening, horde) == Difficulty()
    match.close()
