"""The curtain between two turns: nothing shows behind it, and it can be left."""

from dataclasses import replace

import pygame
import pytest

from game.content import load_strings
from game.kit import Button, Canvas, Command, PointerPressed, PointerReleased, Scene
from game.play import Seat
from game.rules import BuildDeck, Terms
from game.scenes import HandOverScene, MenuScene, PauseDialog, Services
from game.scenes.common import ConfirmDialog
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from tests.rules.pictures import duel

from ..desktop import Desktop
from ..matches import new_match
from ..table import Player
from .sitting import Sitting


class Below(Scene):
    """A table that must not be seen, and hears what the scene above left."""

    drawn = False
    result: object = None

    def draw(self, canvas: Canvas) -> None:
        self.drawn = True
        canvas.fill(canvas.view.rect, (255, 0, 255))

    def take(self, result: object) -> None:
        self.result = result


@pytest.fixture
def below(player: Player) -> Below:
    below = Below()
    player.stack.push(below)
    player.stack.push(
        HandOverScene(player.services, (Seat("Alaric"), Seat("Morwen")), 1), below.take
    )
    return below


def test_nothing_below_is_drawn(player: Player, below: Below) -> None:
    picture = player.draw()
    assert not below.drawn
    mask = pygame.mask.from_threshold(picture, (255, 0, 255), (1, 1, 1))
    assert mask.count() == 0


@pytest.mark.parametrize("key", ["enter", "space"])
def test_the_next_player_says_so_with_a_key(player: Player, below: Below, key: str) -> None:
    player.key(key)
    assert player.top is below
    assert below.result == "here"


def test_the_next_player_says_so_with_the_button(player: Player, below: Below) -> None:
    player.press("I am Morwen")
    assert player.top is below


def test_a_stray_click_or_escape_reveals_nothing(player: Player, below: Below) -> None:
    player.stack.handle(PointerPressed((20, 20)))
    player.stack.handle(PointerReleased((20, 20)))
    player.stack.handle(Command("back"))
    assert player.top is not below


# The pause over the curtain


def curtained(services: Services) -> Sitting:
    """Return a duel of two people at whose curtain Bo is called."""
    at = Sitting(services, duel("* x y", "* a b"), hand_over=True)
    at.press_button("End turn")
    at.rest()
    assert isinstance(at.top, HandOverScene)
    return at


def opened(at: Sitting) -> list[str]:
    """Return the choices of the pause that lies over the curtain now."""
    assert isinstance(at.top, PauseDialog)
    assert at.faces() == []
    assert at.match not in at.app.stack._visible()
    buttons = at.top.widgets.widgets
    return [each.label for each in buttons if isinstance(each, Button) and each.visible]


@pytest.mark.parametrize("way", ["mouse", "escape", "p", "pad"])
def test_a_pause_over_the_curtain_shows_no_hand(services: Services, way: str) -> None:
    at = curtained(services)
    at.plug()
    if way == "mouse":
        top = at.top
        assert isinstance(top, HandOverScene)
        at.click(top.menu.rect.center)
    elif way == "pad":
        at.pad(pygame.CONTROLLER_BUTTON_START)
    else:
        at.key(pygame.K_ESCAPE if way == "escape" else pygame.K_p)
    assert set(opened(at)) == {
        services.translate(f"pause.{each}")
        for each in ("resume", "help", "keys", "options", "rules", "quit")
    }
    at.key(pygame.K_ESCAPE)
    at.rest()
    assert isinstance(at.top, HandOverScene)
    assert at.faces() == []
    at.key(pygame.K_RETURN)
    at.rest()
    assert at.faces() == ["a", "b"]


def test_whoever_leaves_at_the_curtain_comes_to_the_menu(services: Services) -> None:
    at = curtained(services)
    at.key(pygame.K_ESCAPE)
    at.press_button(services.translate("pause.quit"))
    at.rest()
    assert isinstance(at.top, MenuScene)
    assert len(at.app.stack) == 1


def test_a_match_that_counts_for_nothing_is_left_from_its_curtain_too(services: Services) -> None:
    at = curtained(services)
    below = MenuScene(services)
    at.played.what_if = True
    at.app.stack._scenes.insert(0, below)
    below._stack = at.app.stack
    below.enter(at.app.stack)
    at.key(pygame.K_ESCAPE)
    at.press_button(services.translate("pause.leave_what_if"))
    at.rest()
    assert at.top is below


def test_the_curtain_speaks_another_language_once_that_is_chosen(services: Services) -> None:
    at = curtained(services)
    at.key(pygame.K_ESCAPE)
    services.speak(load_strings("eo"))
    at.app.stack.retext()
    assert at.faces() == []
    at.key(pygame.K_ESCAPE)
    top = at.top
    assert isinstance(top, HandOverScene)
    assert top.ready_button.label == services.translate("hand_over.ready", name="Bo")
    assert "Bo" in top.title


def test_the_curtain_of_a_setup_leads_to_the_question_whether_to_leave(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=True)
    match = new_match(services, Terms("constructed"), "Ada", "Bo", seed=3)
    scene = ChooseDeckScene(services, match)
    at = Desktop(services, scene)
    at.rest()
    scene._submit(BuildDeck(tuple(card.id for card in services.content.suggested[0].cards)))
    at.rest()
    assert isinstance(at.top, HandOverScene)
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, ConfirmDialog)
    assert at.top.title == services.translate("leave_setup.title")
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, HandOverScene)
