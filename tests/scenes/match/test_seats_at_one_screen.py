"""Two at one screen: each sees the own hand alone, and is asked by name (R5.6)."""

from dataclasses import replace

import pygame
import pytest

from game.play import Match, Seat
from game.rules import LEFT, RIGHT, EndTurn, PlayCreature, State
from game.scenes import HandOverScene, MatchScene, Services
from game.scenes.match.dialogs.order_dialog import OrderDialog
from tests.rules.pictures import duel, run

from ..desktop import Desktop
from .sitting import ADA, BO, Sitting

#: Ada strikes two of Bo's creatures at once.
SPLASHER = duel("* x y | top: 5/9+splash", "* a b | top: 1/1 | bottom: 1/2")


def test_between_turns_the_screen_is_handed_over(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* a b"), hand_over=True)
    assert at.faces() == ["x", "y"]
    at.press_button("End turn")
    at.rest()
    assert isinstance(at.top, HandOverScene)
    assert at.top.name == "Bo"
    assert at.faces() == []
    at.key(pygame.K_RETURN)
    at.rest()
    assert isinstance(at.top, MatchScene)
    assert at.top.view.table.viewer == RIGHT
    assert at.faces() == ["a", "b"]


def test_who_takes_the_screen_over_never_sees_the_other_hand(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* a b"), hand_over=True)
    at.press_button("End turn")
    at.rest()
    at.key(pygame.K_RETURN)
    for _ in range(30):
        at.turn()
        assert not {"x", "y"} & set(at.faces())


def test_without_handing_over_the_hands_change_places_at_once(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* a b"))
    at.press_button("End turn")
    at.rest()
    assert isinstance(at.top, MatchScene)
    assert at.top.view.table.viewer == RIGHT
    assert at.faces() == ["a", "b"]


def test_panels_and_buttons_change_places_with_the_hands(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* a b"))
    at.rest()
    middle = at.match.view.layout.width / 2
    assert at.match.buttons.menu.rect.x < middle
    at.press_button("End turn")
    at.rest()
    layout = at.match.view.layout
    assert layout.viewer == RIGHT
    assert layout.own_panel.x > middle
    assert at.match.buttons.menu.rect == pygame.FRect(layout.menu)
    assert at.match.buttons.menu.rect.x > middle
    for piece, (spot, _) in at.match.view.table.targets(layout).items():
        assert piece.spot == pytest.approx(spot)


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
    at.press_button("Assault")
    at.rest()
    assert isinstance(at.top, HandOverScene)
    assert at.top.name == "Bo"
    at.key(pygame.K_RETURN)
    at.rest()
    assert isinstance(at.top, OrderDialog)
    assert at.top.name == "Bo"
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
    at.key(pygame.K_RETURN)
    at.rest()
    assert isinstance(at.top, OrderDialog)
    at.key(pygame.K_1)
    at.key(pygame.K_RETURN)
    while not isinstance(at.top, HandOverScene):
        assert not {"x", "y", "a", "b"} & set(at.faces())
        at.turn()


def test_open_hands_are_open_to_both(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* a b"))
    at.match.view.table.open_hands = True
    at.match.view.table.arrange(at.match.view.layout)
    assert at.faces() == ["x", "y", "a", "b"]


def test_the_names_are_those_of_the_seats(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* a b"))
    assert at.match.view.names == (ADA.name, BO.name)
    at.press_button("End turn")
    assert at.did(EndTurn())


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
