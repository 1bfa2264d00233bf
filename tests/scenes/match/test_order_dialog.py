"""The question for the order of the fallen: what its owner sees to answer it."""

import pygame
import pytest

from game.kit import Assets, Canvas, Times
from game.play import turn_choices
from game.rules import LEFT, NOBODY, RIGHT, ChooseOrder, State
from game.scenes import Services
from game.scenes.match.dialogs.log_screen import LogScreen
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.match.dialogs.turn_choices_dialog import TurnChoicesDialog
from tests.rules.pictures import duel, solo

from ..desktop import FRAME_MS
from ..table import Reading
from .sitting import Sitting, before, middle

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


pytestmark = before(HORDES_TURN, seated=False)


@pytest.mark.parametrize("hand_over", [False, True])
def test_in_the_own_turn_the_own_hand_stays_open(services: Services, hand_over: bool) -> None:
    at = Sitting(services, OWN_TURN, hand_over=hand_over)
    at.pull(middle(at.hand(0)), middle(at.creature(LEFT, 0)))
    held = {card.name for card in at.at(OrderDialog).side.hand}
    assert {"x", "y"} <= set(at.faces()) & held
    assert not {"a", "b"} & set(at.faces())
    # Who answered for an own turn goes on without a curtain.
    at.keys(pygame.K_1, pygame.K_RETURN)
    assert at.top is at.match


def test_the_board_can_be_looked_at_and_the_choice_gone_back_to(at: Sitting) -> None:
    dialog = at.at(OrderDialog)
    at.key(pygame.K_2)
    for back in (pygame.K_ESCAPE, pygame.K_f):
        at.key(pygame.K_f)
        assert (dialog.looked_at, dialog.confirm.visible) == (True, False)
        at.key(pygame.K_1, back)
        assert at.top is dialog
        assert (dialog.looked_at, dialog.order) == (False, [1, 0])
    for words in ("Look at the board", "Back to the choice", "Confirm"):
        at.press_button(words)
    assert at.actions[-1] == ChooseOrder((1, 0))
    assert at.top is at.match


def test_hands_stay_open_in_the_horde_s_turn_and_escape_pauses_where_the_log_can_be_read(
    at: Sitting,
) -> None:
    assert at.faces() == ["x", "y"]
    assert [card.name for card in at.at(OrderDialog).side.hand] == ["x", "y"]
    at.key(pygame.K_ESCAPE)
    at.at(PauseDialog)
    at.press_button("Match log")
    at.at(LogScreen)
    at.keys(pygame.K_ESCAPE)
    at.at(OrderDialog)


def test_those_that_are_picked_come_first_and_an_order_is_set_that_confirm_accepts(
    at: Sitting,
) -> None:
    """R5.6: they return as they lay, unless their owner wants it otherwise."""
    dialog = at.at(OrderDialog)
    numbers = [dialog.number_of(card) for card in dialog.cards]
    for way in (-1, 1):
        at.key(pygame.K_2)
        assert [dialog.number_of(card) for card in dialog.cards] == numbers[::way]
    assert not dialog.picked
    at.key(pygame.K_RETURN)
    assert at.actions[-1] == ChooseOrder((0, 1))


@pytest.mark.parametrize("speed", [1.0, 2.0])
def test_it_is_asked_after_the_blow_was_seen(services: Services, speed: float) -> None:
    """The board rests for a moment with nothing over it, before the question lies there.

    A press meant for the table confirms nothing.
    """
    at = Sitting(services, HORDES_TURN, seated=False, speed=speed, rested=False)
    rested = 0
    while not isinstance(at.top, OrderDialog):
        at.turn()
        rested += not at.busy and at.state.pending_side != NOBODY
    assert rested * FRAME_MS / 1000 >= Times.turn_end / speed - 0.1
    at.key(pygame.K_RETURN)
    at.at(OrderDialog)


def seen(at: Sitting) -> set[str]:
    canvas = Reading(pygame.Surface((1280, 720)), at.app.stack.view, Assets())
    at.match.draw(canvas)
    return {"Your choice", "Opponent’s turn"}.intersection(canvas.words)


def test_who_looks_at_the_board_sees_it_bare_and_is_told_that_the_choice_is_theirs(
    at: Sitting,
) -> None:
    dialog = at.at(OrderDialog)
    dialog.look_at_board()
    picture = pygame.Surface((1280, 720))
    picture.fill((1, 2, 3))
    dialog.draw(Canvas(picture, at.app.stack.view, Assets()))
    assert picture.get_at((200, 150))[:3] == (1, 2, 3)
    assert seen(at) == {"Your choice"}
    dialog.look_at_board()
    dialog.pick(dialog.cards[0])
    at.press_button("Confirm")
    assert "Your choice" not in seen(at)


# The choices of a turn


def listed(services: Services, state: State) -> list[tuple[str, str]]:
    at = Sitting(services, state)
    at.key(pygame.K_w)
    return [(row.title, row.text) for row in at.at(TurnChoicesDialog).rows]


CAN, CANNOT = ("You can", ""), ("Not now", "")
END = ("End turn", "Your remaining attacks are made first. Unspent mana is lost.")


def test_what_can_be_done_comes_first_and_then_what_cannot(services: Services) -> None:
    found = listed(services, duel("* Cheap=1/1@2 Dear=1/1@9 | top: New=1/1:s", "* a", mana=3))
    assert found[:3] == [CAN, ("Play Cheap for 2 mana", "Into the top or the bottom lane."), END]
    assert found[3:5] == [CANNOT, ("Dear", "It costs 9, and you have 3 mana.")]
    assert found[5][0] == "Assault"
    assert found[5][1].startswith("All your creatures were summoned this turn.")


@pytest.mark.parametrize(
    ("state", "title", "text"),
    [
        (
            duel("* Bolt=!1@1 x | top: Mine=1/9", "* a | top: Foe=0/9 Hard=0/9+indestructible"),
            "Play Bolt for 1 mana",
            "On an enemy: Foe. On your own: Mine.",
        ),
        (
            duel("* x | top: Front=1/9 Rear=1/9 | bottom: Last=1/9 New=1/1:s", "* a | top: 0/9"),
            "Assault",
            "Your creatures attack by themselves: Rear, Front and Last.",
        ),
    ],
)
def test_targets_that_it_does_something_to_and_attackers_are_listed(
    services: Services, state: State, title: str, text: str
) -> None:
    assert dict(listed(services, state))[title] == text


@pytest.mark.parametrize("key", [pygame.K_w, pygame.K_ESCAPE, pygame.K_RETURN])
@before(duel("* x y", "* a", mana=3))
def test_it_is_left_by_keys(at: Sitting, key: int) -> None:
    at.key(pygame.K_w, key)
    assert at.top is at.match
    assert at.did()


def test_it_works_in_solo_and_in_another_s_turn_there_is_nothing_to_list(
    services: Services,
) -> None:
    state = solo("* x y | top: 1/9:s", "* a b c", mana=0)
    found = listed(services, state)
    assert found[0] == CAN
    assert "Assault" in dict(found[found.index(CANNOT) :])
    assert turn_choices(state, RIGHT) is None
