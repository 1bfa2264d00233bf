"""Two at one screen: each sees the own hand alone, and is asked by name (R5.6)."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.content import load_strings
from game.kit import Button, Canvas, Command, PointerPressed, PointerReleased, Scene
from game.play import Match, Seat
from game.rules import LEFT, RIGHT, BuildDeck, EndTurn, PlayCreature, State, Terms
from game.scenes import HandOverScene, MatchScene, MenuScene, PauseDialog, Services
from game.scenes.common import ConfirmDialog
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.match.dialogs.order_dialog import OrderDialog
from tests.rules.pictures import duel, run

from ..desktop import Desktop
from ..matches import new_match
from ..table import Player
from .sitting import ADA, BO, Sitting

#: Ada strikes two of Bo's creatures at once.
SPLASHER = duel("* x y | top: 5/9+splash", "* a b | top: 1/1 | bottom: 1/2")


def test_between_turns_the_screen_is_handed_over_and_no_other_hand_is_seen(
    services: Services,
) -> None:
    at = Sitting(services, duel("* x y", "* a b"), hand_over=True)
    assert at.faces() == ["x", "y"]
    assert at.match.view.names == (ADA.name, BO.name)
    at.choose("End turn")
    assert at.did(EndTurn())
    assert at.at(HandOverScene).name == "Bo"
    assert at.faces() == []
    at.key(pygame.K_RETURN)
    for _ in range(30):
        at.turn()
        assert not {"x", "y"} & set(at.faces())
    at.rest()
    assert at.at(MatchScene).view.table.viewer == RIGHT
    assert at.faces() == ["a", "b"]


def test_without_handing_over_hands_panels_and_buttons_change_places_at_once(
    services: Services,
) -> None:
    at = Sitting(services, duel("* x y", "* a b"))
    middle = at.match.view.layout.width / 2
    assert at.match.buttons.menu.rect.x < middle
    at.choose("End turn")
    layout = at.at(MatchScene).view.layout
    assert layout.viewer == at.match.view.table.viewer == RIGHT
    assert at.faces() == ["a", "b"]
    assert layout.own_panel.x > middle
    assert at.match.buttons.menu.rect == pygame.FRect(layout.menu)
    assert at.match.buttons.menu.rect.x > middle
    for piece, (spot, _) in at.match.view.table.targets(layout).items():
        assert piece.spot == pytest.approx(spot)
    at.match.view.table.open_hands = True
    at.match.view.table.arrange(layout)
    assert sorted(at.faces()) == ["a", "b", "x", "y"]


def test_a_match_begins_with_the_screen_being_handed_over(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* a b"), hand_over=True, seated=False)
    assert isinstance(at.top, HandOverScene)
    assert at.faces() == []


def test_no_frame_shows_a_hand_before_its_owner_sits_there(services: Services) -> None:
    """A scene may be drawn once before its first update."""
    desktop = Desktop(services, MatchScene(services, Match.from_position(duel("* x y", "* a b"))))
    scene = MatchScene(services, Match.from_position(duel("* x y", "* a b")))
    desktop.app.stack.push(scene)
    assert [piece.turned for piece in scene.view.table.sides[LEFT].hand] == [0.0, 0.0]


def test_the_order_is_asked_of_the_owner_by_name_and_no_other_hand_is_seen(
    services: Services,
) -> None:
    """R5.6: the owner, who sees the own hand in the question, is called to the screen first."""
    at = Sitting(services, SPLASHER, hand_over=True)
    at.choose("Assault")
    assert at.at(HandOverScene).name == "Bo"
    at.keys(pygame.K_RETURN)
    assert at.at(OrderDialog).name == "Bo"
    assert at.faces() == []
    at.key(pygame.K_2, pygame.K_RETURN)
    assert at.state.sides[RIGHT].hand[-1].name == "1/1"
    assert at.faces() == ["x", "y"] or at.match.view.animator.busy
    at.rest()
    assert isinstance(at.top, HandOverScene)


def waiting_for_an_order() -> State:
    state = run(SPLASHER, "attack")
    assert state.pending_side == RIGHT
    return state


def test_gone_on_with_at_an_order_no_hand_is_seen_before_the_screen_is_handed_over(
    services: Services,
) -> None:
    """R5.6: whoever opens the game again answers for the owner, and sees no hand for it."""
    at = Sitting(services, waiting_for_an_order(), hand_over=True, seated=False)
    assert isinstance(at.top, HandOverScene)
    at.keys(pygame.K_RETURN)
    assert isinstance(at.top, OrderDialog)
    at.key(pygame.K_1)
    at.key(pygame.K_RETURN)
    while not isinstance(at.top, HandOverScene):
        assert not {"x", "y", "a", "b"} & set(at.faces())
        at.turn()


@pytest.mark.parametrize("reduced", [False, True])
def test_hands_opened_in_the_pause_are_open_when_the_story_ends(
    services: Services, reduced: bool
) -> None:
    services.settings = replace(services.settings, reduced_motion=reduced)
    at = Sitting(services, duel("* x y", "* a b", mana=9))
    at.match.flow.submit(PlayCreature(0, 0))
    while at.match.view.animator.busy and at.match.view.animator.next_event is not None:
        at.turn()
    for _ in range(3):
        at.turn()
    assert at.match.view.animator.busy
    at.match.pause()
    services.settings = replace(services.settings, open_hands=True)
    at.app.stack.pop()
    at.rest()
    assert at.faces() == ["y", "a", "b"]


def test_a_single_person_sees_the_own_hand_while_ordering(services: Services) -> None:
    match = Match.from_position(waiting_for_an_order(), (Seat("Ada", "computer"), BO))
    desktop = Desktop(services, MatchScene(services, match))
    desktop.rest()
    assert isinstance(desktop.top, OrderDialog)
    hand = desktop.match.view.table.sides[RIGHT].hand
    assert [piece.turned for piece in hand] == [1.0] * len(hand)


def test_a_key_pressed_twice_does_not_show_the_other_hand(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=True)
    scene = MatchScene(services, Match.from_position(duel("* x y", "* a b"), (ADA, BO)))
    scene.flow.seats.seen = LEFT
    desktop = Desktop(services, scene, painted=True)
    desktop.rest()
    scene.flow.end_turn()
    while not isinstance(desktop.top, HandOverScene):
        desktop.turn()
    while desktop.app.stack.in_transition or desktop.app.stack.needs_draw():
        desktop.key(pygame.K_RETURN)
        assert isinstance(desktop.top, HandOverScene)
    desktop.key(pygame.K_RETURN)
    assert desktop.app.stack.top is scene


def test_a_hidden_duel_is_not_opened_in_its_middle(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* a b"), hand_over=True)
    at.match.pause()
    services.settings = replace(services.settings, open_hands=True, hand_over=False)
    at.key(pygame.K_ESCAPE)
    assert at.match.view.message.words.startswith("This match began with hidden hands.")
    at.rest()
    assert at.faces() == ["x", "y"]


@pytest.mark.parametrize(
    ("seats", "names", "words"),
    [
        (
            *((Seat(), Seat("", "computer")), ("You", "Toll-keeper")),
            ["Your turn", "Toll-keeper’s turn"],
        ),
        (
            *((Seat("Ada"), Seat("", "computer")), ("You", "Toll-keeper")),
            ["Your turn", "Toll-keeper’s turn"],
        ),
        (
            *((Seat(), Seat()), ("Player one", "Player two")),
            ["Player one’s turn", "Player two’s turn"],
        ),
    ],
)
def test_a_single_person_is_called_you(
    services: Services, seats: tuple[Seat, Seat], names: tuple[str, str], words: list[str]
) -> None:
    scene = MatchScene(services, Match.from_position(duel("* x y", "* a b"), seats))
    assert scene.view.hud.names == names
    assert [scene.view.hud.turn_words(side) for side in (LEFT, RIGHT)] == words
    scene.view.turns.announce(LEFT)
    assert scene.view.turns.title == words[LEFT]


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
    at.choose("End turn")
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
        top = at.at(HandOverScene)
        at.click(top.menu.rect.center)
    elif way == "pad":
        at.pad(pygame.CONTROLLER_BUTTON_START)
    else:
        at.key(pygame.K_ESCAPE if way == "escape" else pygame.K_p)
    assert set(opened(at)) == {
        services.translate(f"pause.{each}")
        for each in ("resume", "help", "keys", "options", "rules", "quit")
    }
    at.keys(pygame.K_ESCAPE)
    assert isinstance(at.top, HandOverScene)
    assert at.faces() == []
    at.keys(pygame.K_RETURN)
    assert at.faces() == ["a", "b"]


def test_whoever_leaves_at_the_curtain_comes_to_the_menu(services: Services) -> None:
    at = curtained(services)
    at.key(pygame.K_ESCAPE)
    at.choose(services.translate("pause.quit"))
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
    at.choose(services.translate("pause.leave_what_if"))
    assert at.top is below


def test_the_curtain_speaks_another_language_once_that_is_chosen(services: Services) -> None:
    at = curtained(services)
    at.key(pygame.K_ESCAPE)
    services.speak(load_strings("eo"))
    at.app.stack.retext()
    assert at.faces() == []
    at.key(pygame.K_ESCAPE)
    top = at.at(HandOverScene)
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
    assert at.at(ConfirmDialog).title == services.translate("leave_setup.title")
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, HandOverScene)
