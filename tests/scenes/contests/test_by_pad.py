"""Climb, cup and wardrobe by a gamepad alone, from the menu on."""

from game.scenes import MatchScene, MenuScene, Services
from game.scenes.contests.climb_scene import ClimbScene
from game.scenes.contests.cup_scene import CupScene
from game.scenes.contests.story_scene import StoryTeller
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.wardrobe.wardrobe_scene import WardrobeScene

from ..desktop import Desktop


def to_the_table(at: Desktop) -> MatchScene:
    """Take the first deck, see the coin, and go to the table."""
    at.at(PrintedDecksScene)
    for _ in range(6):
        if isinstance(at.top, MatchScene):
            break
        at.pad("a")
        at.rest()
    return at.at(MatchScene)


def at_the_path(services: Services) -> Desktop:
    """Go from the menu to the path, past its story."""
    at = Desktop(services, MenuScene(services))
    at.pad("dpad_down", "dpad_right", "a")
    assert isinstance(at.top, StoryTeller)
    for _ in range(5):
        at.rest()
        at.pad("a")
    at.at(ClimbScene)
    at.rest()
    return at


def test_the_first_step_of_the_climb(services: Services) -> None:
    at = at_the_path(services)
    at.pad("a")
    assert [seat.character for seat in to_the_table(at).match.seats] == ["", "pip"]


def test_the_first_game_of_a_cup(services: Services) -> None:
    at = at_the_path(services)
    at.pad("dpad_right", "a")
    at.at(CupScene)
    at.rest()
    at.pad("a")
    assert at.at(CupScene).go.label == "Play the next game"
    at.pad("a")
    assert [seat.character for seat in to_the_table(at).match.seats] == ["", "osk"]


def test_the_wardrobe(services: Services) -> None:
    at = Desktop(services, MenuScene(services))
    at.pad("dpad_down", "dpad_down", "a", "dpad_down", "dpad_down", "a")
    wardrobe = at.at(WardrobeScene)
    at.rest()
    at.pad("dpad_right", "a")
    assert wardrobe.message.startswith("Sun is still locked.")
    at.pad("b")
    at.at(MenuScene)
