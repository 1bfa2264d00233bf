"""The question for the order of the fallen: what its owner sees to answer it."""

from __future__ import annotations

import pygame
import pytest

from game.kit import Assets, Canvas, Times
from game.play import turn_choices
from game.rules import LEFT, NOBODY, RIGHT, ChooseOrder, State
from game.scenes import MatchScene, Services
from game.scenes.match.dialogs.log_screen import LogScreen
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.match.dialogs.turn_choices_dialog import TurnChoicesDialog
from tests.rules.pictures import duel, solo

from ..desktop import FRAME_MS
from ..table import Reading
from .sitting import Sitting, middle

#: Ada's own incantation fells two of her own creatures, in her own turn.
OWN_TURN = duel("* Bolt=!5+splash@1 x y | top: 1/1 | bottom: 1/1", "* a b", mana=1)
#: The Horde strikes two of Ada's creatures at once.
HORDES_TURN = solo(
    "* x y | top: 2/1 | bottom: 2/1",
    "* 1/1 a b c d | top: 3/9+splash",
    active=RIGHT,
    phase=1,
    mana=0,
)


def asked(services: Services, state: State, *, seated: bool, hand_over: bool = False) -> Sitting:
    at = Sitting(services, state, seated=seated, hand_over=hand_over)
    if seated:
        at.drag(middle(at.hand(0)), middle(at.creature(LEFT, 0)))
    at.rest()
    assert isinstance(at.top, OrderDialog)
    return at


def held(at: Sitting) -> list[str]:
    """Return the names of the cards that the question shows of the hand."""
    assert isinstance(at.top, OrderDialog)
    return [card.name for card in at.top.side.hand]


@pytest.mark.parametrize("hand_over", [False, True])
def test_in_the_own_turn_the_own_hand_stays_open(services: Services, hand_over: bool) -> None:
    at = asked(services, OWN_TURN, seated=True, hand_over=hand_over)
    assert {"x", "y"} <= set(at.faces())
    assert not {"a", "b"} & set(at.faces())
    assert {"x", "y"} <= set(held(at))


def test_in_the_turn_of_the_horde_as_well(services: Services) -> None:
    at = asked(services, HORDES_TURN, seated=False)
    assert at.faces() == ["x", "y"]
    assert held(at) == ["x", "y"]


def test_the_board_can_be_looked_at_and_the_choice_gone_back_to(services: Services) -> None:
    at = asked(services, HORDES_TURN, seated=False)
    dialog = at.at(OrderDialog)
    at.key(pygame.K_2)
    for there, back in ((pygame.K_f, pygame.K_ESCAPE), (pygame.K_f, pygame.K_f)):
        at.key(there)
        assert dialog.looked_at
        assert not dialog.confirm.visible
        at.key(pygame.K_1)
        at.key(back)
        assert at.top is dialog
        assert not dialog.looked_at
        assert dialog.order == [1, 0]
    at.press_button("Look at the board")
    at.press_button("Back to the choice")
    at.press_button("Confirm")
    assert at.played.history[-1].action == ChooseOrder((1, 0))
    assert isinstance(at.top, MatchScene)


def test_otherwise_escape_pauses(services: Services) -> None:
    at = asked(services, HORDES_TURN, seated=False)
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog)


def test_the_log_can_be_read_in_that_pause_and_the_question_comes_again(
    services: Services,
) -> None:
    at = asked(services, HORDES_TURN, seated=False)
    at.key(pygame.K_ESCAPE)
    at.press_button("Match log")
    assert isinstance(at.top, LogScreen)
    at.keys(pygame.K_ESCAPE)
    assert isinstance(at.top, OrderDialog)


def test_while_the_board_is_looked_at_nothing_lies_over_it(services: Services) -> None:
    at = asked(services, HORDES_TURN, seated=False)
    dialog = at.at(OrderDialog)
    dialog.look_at_board()
    picture = pygame.Surface((1280, 720))
    picture.fill((1, 2, 3))
    dialog.draw(Canvas(picture, at.app.stack.view, Assets()))
    assert picture.get_at((200, 150))[:3] == (1, 2, 3)


def test_an_order_is_set_that_confirm_accepts(services: Services) -> None:
    """R5.6: they return as they lay, unless their owner wants it otherwise."""
    at = asked(services, HORDES_TURN, seated=False)
    at.key(pygame.K_RETURN)
    assert at.played.history[-1].action == ChooseOrder((0, 1))


def test_a_press_meant_for_the_table_confirms_nothing(services: Services) -> None:
    at = Sitting(services, HORDES_TURN, seated=False, rested=False)
    while not isinstance(at.top, OrderDialog):
        at.turn()
    at.key(pygame.K_RETURN)
    assert isinstance(at.top, OrderDialog)


def test_those_that_are_picked_come_first(services: Services) -> None:
    at = asked(services, HORDES_TURN, seated=False)
    dialog = at.at(OrderDialog)
    numbers = [dialog.number_of(card) for card in dialog.cards]
    at.key(pygame.K_2)
    assert [dialog.number_of(card) for card in dialog.cards] == numbers[::-1]
    at.key(pygame.K_2)
    assert [dialog.number_of(card) for card in dialog.cards] == numbers
    assert not any(map(dialog.is_picked, dialog.cards))


@pytest.mark.parametrize("speed", [1.0, 2.0])
def test_it_is_asked_after_the_blow_was_seen(services: Services, speed: float) -> None:
    """The board rests for a moment with nothing over it, before the question lies there."""
    at = Sitting(services, HORDES_TURN, seated=False, speed=speed, rested=False)
    rested = 0
    while not isinstance(at.top, OrderDialog):
        at.turn()
        rested += not at.match.view.busy and at.state.pending_side != NOBODY
    assert rested * FRAME_MS / 1000 >= Times.turn_end / speed - 0.1


def test_who_answered_for_an_own_turn_goes_on_without_a_curtain(services: Services) -> None:
    at = asked(services, OWN_TURN, seated=True, hand_over=True)
    at.keys(pygame.K_1, pygame.K_RETURN)
    assert isinstance(at.top, MatchScene)


def seen(at: Sitting) -> list[str]:
    """Return the words that are drawn on the match itself."""
    canvas = Reading(pygame.Surface((1280, 720)), at.app.stack.view, Assets())
    at.match.draw(canvas)
    return canvas.words


def test_who_looks_at_the_board_is_told_that_the_choice_is_theirs(services: Services) -> None:
    at = asked(services, HORDES_TURN, seated=False)
    dialog = at.at(OrderDialog)
    dialog.look_at_board()
    told = seen(at)
    assert "Your choice" in told
    assert "Opponent’s turn" not in told
    dialog.look_at_board()
    dialog.pick(dialog.cards[0])
    at.press_button("Confirm")
    assert "Your choice" not in seen(at)


def rows(at: Sitting) -> list[tuple[str, str]]:
    """Ask, and return what is listed."""
    at.key(pygame.K_w)
    assert isinstance(at.top, TurnChoicesDialog)
    return [(row.title, row.text) for row in at.top.rows]


def listed(services: Services, state: State) -> list[tuple[str, str]]:
    return rows(Sitting(services, state))


CAN, CANNOT = ("You can", ""), ("Not now", "")
END = ("End turn", "Your remaining attacks are made first. Unspent mana is lost.")


def test_what_can_be_done_comes_first_and_then_what_cannot(services: Services) -> None:
    state = duel("* Cheap=1/1@2 Dear=1/1@9 | top: New=1/1:s", "* a", mana=3)
    found = listed(services, state)
    assert found[:3] == [CAN, ("Play Cheap for 2 mana", "Into the top or the bottom lane."), END]
    assert found[3:5] == [CANNOT, ("Dear", "It costs 9, and you have 3 mana.")]
    assert found[5][0] == "Assault"
    assert found[5][1].startswith("All your creatures were summoned this turn.")


def test_an_incantation_lists_the_creatures_that_it_does_something_to(services: Services) -> None:
    state = duel("* Bolt=!1@1 x | top: Mine=1/9", "* a | top: Foe=0/9 Hard=0/9+indestructible")
    found = dict(listed(services, state))
    assert found["Play Bolt for 1 mana"] == "On an enemy: Foe. On your own: Mine."


def test_the_attackers_are_named_in_their_order(services: Services) -> None:
    state = duel("* x | top: Front=1/9 Rear=1/9 | bottom: Last=1/9 New=1/1:s", "* a | top: 0/9")
    found = dict(listed(services, state))
    assert found["Assault"] == "Your creatures attack by themselves: Rear, Front and Last."


@pytest.mark.parametrize("key", [pygame.K_w, pygame.K_ESCAPE, pygame.K_RETURN])
def test_it_is_left_by_keys(services: Services, key: int) -> None:
    at = Sitting(services, duel("* x y", "* a", mana=3))
    at.key(pygame.K_w, key)
    assert isinstance(at.top, MatchScene)
    assert at.did()


def test_it_works_in_solo(services: Services) -> None:
    found = listed(services, solo("* x y | top: 1/9:s", "* a b c", mana=0))
    assert found[0] == CAN
    assert "Assault" in dict(found[found.index(CANNOT) :])


def test_in_another_s_turn_there_is_nothing_to_list() -> None:
    state = duel("* x y", "* a", mana=3)
    assert turn_choices(state, RIGHT) is None
    assert turn_choices(state, LEFT) is not None
