"""Two at one screen: each sees the own hand alone, and is asked by name (R5.6)."""

from dataclasses import replace

import pygame
import pytest

from game.content import load_strings
from game.kit import Button, Canvas, Scene
from game.play import Match, Seat
from game.rules import LEFT, RIGHT, BuildDeck, EndTurn, PlayCreature, Terms
from game.scenes import MatchScene, MenuScene, Services
from game.scenes.common import ConfirmDialog
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from tests.rules.pictures import duel, run

from ..desktop import Desktop
from ..matches import new_match
from ..table import Player
from .sitting import ADA, BO, Sitting, before

#: Ada strikes two of Bo's creatures at once, and Bo is asked for their order.
SPLASHER = duel("* x y | top: 5/9+splash", "* a b | top: 1/1 | bottom: 1/2")
ORDERING = run(SPLASHER, "attack")
OPEN = duel("* x y", "* a b")

pytestmark = before(OPEN, hand_over=True)


def test_between_turns_the_screen_is_handed_over_and_no_other_hand_is_seen(at: Sitting) -> None:
    assert at.faces() == ["x", "y"]
    assert at.match.view.names == (ADA.name, BO.name)
    at.choose("End turn")
    assert at.did(EndTurn())
    assert (at.at(HandOverScene).name, at.faces()) == ("Bo", [])
    at.key(pygame.K_RETURN)
    for _ in range(30):
        at.turn()
        assert not {"x", "y"} & set(at.faces())
    at.rest()
    assert at.at(MatchScene).view.table.viewer == RIGHT
    assert at.faces() == ["a", "b"]


@before(hand_over=False)
def test_without_handing_over_hands_panels_and_buttons_change_places_at_once(at: Sitting) -> None:
    middle, menu = at.match.view.layout.width / 2, at.match.buttons.menu
    assert menu.rect.x < middle
    at.choose("End turn")
    layout, table = at.at(MatchScene).view.layout, at.match.view.table
    assert layout.viewer == table.viewer == RIGHT
    assert at.faces() == ["a", "b"]
    assert menu.rect == pygame.FRect(layout.menu)
    assert min(layout.own_panel.x, menu.rect.x) > middle
    for piece, (spot, _) in table.targets(layout).items():
        assert piece.spot == pytest.approx(spot)
    table.open_hands = True
    table.arrange(layout)
    assert sorted(at.faces()) == ["a", "b", "x", "y"]


@before(seated=False)
def test_a_match_begins_with_the_screen_being_handed_over_and_no_frame_shows_a_hand_before(
    at: Sitting, services: Services
) -> None:
    at.at(HandOverScene)
    assert at.faces() == []
    scene = MatchScene(services, Match.from_position(OPEN))
    at.app.stack.push(scene)
    assert [piece.turned for piece in scene.view.table.sides[LEFT].hand] == [0.0, 0.0]


@before(SPLASHER)
def test_the_order_is_asked_of_the_owner_by_name_and_no_other_hand_is_seen(at: Sitting) -> None:
    """R5.6: the owner, who sees the own hand in the question, is called to the screen first."""
    at.choose("Assault")
    assert at.at(HandOverScene).name == "Bo"
    at.keys(pygame.K_RETURN)
    assert (at.at(OrderDialog).name, at.faces()) == ("Bo", [])
    at.key(pygame.K_2, pygame.K_RETURN)
    assert at.state.sides[RIGHT].hand[-1].name == "1/1"
    assert at.faces() == ["x", "y"] or at.match.view.animator.busy
    at.rest()
    at.at(HandOverScene)


@before(ORDERING, seated=False)
def test_gone_on_with_at_an_order_no_hand_is_seen_before_the_screen_is_handed_over(
    at: Sitting,
) -> None:
    """R5.6: whoever opens the game again answers for the owner, and sees no hand for it."""
    at.at(HandOverScene)
    at.keys(pygame.K_RETURN)
    at.at(OrderDialog)
    at.key(pygame.K_1, pygame.K_RETURN)
    while not isinstance(at.top, HandOverScene):
        assert not {"x", "y", "a", "b"} & set(at.faces())
        at.turn()


def test_a_single_person_sees_the_own_hand_while_ordering(services: Services) -> None:
    match = Match.from_position(ORDERING, (Seat("Ada", "computer"), BO))
    desktop = Desktop(services, MatchScene(services, match), rested=True)
    desktop.at(OrderDialog)
    hand = desktop.match.view.table.sides[RIGHT].hand
    assert [piece.turned for piece in hand] == [1.0] * len(hand)


@pytest.mark.parametrize("reduced", [False, True])
def test_hands_opened_in_the_pause_are_open_when_the_story_ends(
    services: Services, reduced: bool
) -> None:
    at = Sitting(services, duel("* x y", "* a b", mana=9), reduced_motion=reduced)
    animator = at.match.view.animator
    at.match.flow.submit(PlayCreature(0, 0))
    at.until(lambda: not animator.busy or animator.next_event is None)
    at.wait(0.15)
    assert animator.busy
    at.match.pause()
    services.settings = replace(services.settings, open_hands=True)
    at.app.stack.pop()
    at.rest()
    assert at.faces() == ["y", "a", "b"]


@before(painted=True)
def test_a_key_pressed_twice_does_not_show_the_other_hand(at: Sitting) -> None:
    at.match.flow.end_turn()
    at.until(lambda: isinstance(at.top, HandOverScene))
    while at.app.stack.in_transition or at.app.stack.needs_draw():
        at.key(pygame.K_RETURN)
        at.at(HandOverScene)
    at.key(pygame.K_RETURN)
    assert at.top is at.match


def test_a_hidden_duel_is_not_opened_in_its_middle(at: Sitting, services: Services) -> None:
    at.match.pause()
    services.settings = replace(services.settings, open_hands=True, hand_over=False)
    at.key(pygame.K_ESCAPE)
    assert at.message.startswith("This match began with hidden hands.")
    at.rest()
    assert at.faces() == ["x", "y"]


COMPUTER = Seat("", "computer")
ALONE = ("You", "Toll-keeper"), ["Your turn", "Toll-keeper’s turn"]
TWO = ("Player one", "Player two"), ["Player one’s turn", "Player two’s turn"]


@pytest.mark.parametrize(
    ("seats", "told"),
    [((Seat(), COMPUTER), ALONE), ((Seat("Ada"), COMPUTER), ALONE), ((Seat(), Seat()), TWO)],
)
def test_a_single_person_is_called_you(
    services: Services, seats: tuple[Seat, Seat], told: tuple[tuple[str, str], list[str]]
) -> None:
    view = MatchScene(services, Match.from_position(OPEN, seats)).view
    words = [view.hud.turn_words(side) for side in (LEFT, RIGHT)]
    assert (view.hud.names, words) == told
    view.turns.announce(LEFT)
    assert view.turns.title == words[LEFT]


# The curtain


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


@pytest.mark.parametrize("key", ["enter", "space", None])
def test_the_next_player_says_so_with_a_key_or_the_button_and_nothing_else_reveals_a_thing(
    player: Player, below: Below, key: str | None
) -> None:
    player.draw()
    assert not below.drawn
    player.click_at((20, 20))
    player.command("back")
    assert player.top is not below
    player.command("back")
    if key is None:
        player.press("I am Morwen")
    else:
        player.key(key)
    assert player.top is below
    assert below.result == "here"


# The pause over the curtain


@pytest.fixture
def curtained(at: Sitting) -> Sitting:
    at.choose("End turn")
    at.at(HandOverScene)
    return at


def opened(at: Sitting) -> set[str]:
    buttons = at.at(PauseDialog).widgets.widgets
    assert at.faces() == []
    assert at.match not in at.app.stack._visible()
    return {each.label for each in buttons if isinstance(each, Button) and each.visible}


@pytest.mark.parametrize("way", ["mouse", "escape", "p", "pad"])
def test_a_pause_over_the_curtain_shows_no_hand(curtained: Sitting, way: str) -> None:
    at, say = curtained, curtained.match.translate
    at.plug()
    if way == "mouse":
        at.click(at.at(HandOverScene).menu.rect.center)
    elif way == "pad":
        at.pad(pygame.CONTROLLER_BUTTON_START)
    else:
        at.key(pygame.K_ESCAPE if way == "escape" else pygame.K_p)
    choices = ("resume", "help", "keys", "options", "rules", "quit")
    assert opened(at) == {say(f"pause.{each}") for each in choices}
    at.keys(pygame.K_ESCAPE)
    at.at(HandOverScene)
    assert at.faces() == []
    at.keys(pygame.K_RETURN)
    assert at.faces() == ["a", "b"]


def test_whoever_leaves_at_the_curtain_comes_to_the_menu(curtained: Sitting) -> None:
    curtained.key(pygame.K_ESCAPE)
    curtained.choose(curtained.match.translate("pause.quit"))
    curtained.at(MenuScene)
    assert len(curtained.app.stack) == 1


def test_a_match_that_counts_for_nothing_is_left_from_its_curtain_too(
    curtained: Sitting, services: Services
) -> None:
    below, stack = MenuScene(services), curtained.app.stack
    curtained.played.what_if = True
    stack._scenes.insert(0, below)
    below._stack = stack
    below.enter(stack)
    curtained.key(pygame.K_ESCAPE)
    curtained.choose(services.translate("pause.leave_what_if"))
    assert curtained.top is below


def test_the_curtain_speaks_another_language_once_that_is_chosen(
    curtained: Sitting, services: Services
) -> None:
    curtained.key(pygame.K_ESCAPE)
    services.speak(load_strings("eo"))
    curtained.app.stack.retext()
    assert curtained.faces() == []
    curtained.key(pygame.K_ESCAPE)
    top = curtained.at(HandOverScene)
    assert top.ready_button.label == services.translate("hand_over.ready", name="Bo")
    assert "Bo" in top.title


@pytest.mark.settings(hand_over=True)
def test_the_curtain_of_a_setup_leads_to_the_question_whether_to_leave(services: Services) -> None:
    match = new_match(services, Terms("constructed"), "Ada", "Bo", seed=3)
    scene = ChooseDeckScene(services, match)
    at = Desktop(services, scene, rested=True)
    scene._submit(BuildDeck(tuple(card.id for card in services.content.suggested[0].cards)))
    at.rest()
    assert isinstance(at.top, HandOverScene)
    at.key(pygame.K_ESCAPE)
    assert at.at(ConfirmDialog).title == services.translate("leave_setup.title")
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, HandOverScene)
