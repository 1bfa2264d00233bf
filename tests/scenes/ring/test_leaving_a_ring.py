"""Who leaves hands the seat to the computer, at any moment, and nothing hangs (R13.10)."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.play import SPEED_INSTANT
from game.rules import (
    ASSAULT,
    NOBODY,
    Attack,
    EndTurn,
    MatchAction,
    PlayCreature,
    Relieve,
    State,
)
from game.scenes import HandOverScene, Services
from game.scenes.common import ConfirmDialog
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog

from .ring_desk import Ended, RingDesk, RingKeys, ring_state

#: Two partners before one screen, who see one another's hands.
PARTNERS = (0, 2)


def desk(
    services: Services,
    persons: tuple[int, ...] = PARTNERS,
    *,
    active: int = 0,
    mode: str = "pairs",
    instant: bool = True,
    first: int = 1,
) -> RingDesk:
    """Return a ring whose first turn is that of ``active``."""
    settings = replace(services.settings, end_warning=False, loss_warning=False)
    services.settings = settings.at_speed(SPEED_INSTANT) if instant else settings
    seeds = range(first, first + 99)
    seed = next(n for n in seeds if ring_state(services, mode, n).active == active)
    return RingDesk(services, ring_state(services, mode, seed), persons, seed=seed)


def in_the_own_turn(services: Services) -> RingDesk:
    made = desk(services)
    made.rest()
    assert made.ring.flow.free
    return made


def with_a_card_in_the_hand(services: Services) -> RingDesk:
    """The rightmost card is being dragged to the partner."""
    made = in_the_own_turn(services)
    card = made.ring.view.table.sides[0].hand[-1]
    made.move((card.x, card.y))
    made.press((card.x, card.y))
    made.move((card.x, card.y - 200))
    return made


def while_the_picture_moves(services: Services, action: type[MatchAction]) -> RingDesk:
    """An action of this kind is being shown."""
    made = desk(services, instant=False)
    made.rest()
    flow = made.ring.flow
    flow.submit(next(each for each in flow.legal if isinstance(each, action)))
    made.turn()
    assert made.ring.view.busy
    return made


def while_a_creature_comes(services: Services) -> RingDesk:
    return while_the_picture_moves(services, PlayCreature)


def while_a_card_is_passed(services: Services) -> RingDesk:
    return while_the_picture_moves(services, Relieve)


def in_a_computers_turn(services: Services) -> RingDesk:
    made = desk(services, instant=False)
    made.rest()
    made.ring.flow.submit(EndTurn())
    for _ in range(400):
        if made.ring.state.active == 1 and not made.ring.view.busy:
            return made
        made.turn()
    raise AssertionError("the computer never comes to act")


def in_the_assault(services: Services) -> RingDesk:
    made = desk(services)
    for _ in range(300):
        made.rest()
        flow = made.ring.flow
        if Attack() in flow.legal and flow.free:
            break
        flow.submit(next((a for a in flow.legal if isinstance(a, PlayCreature)), EndTurn()))
    services.settings = services.settings.at_speed(1.0)
    made.ring.flow.attack()
    made.turn()
    assert made.ring.state.phase == ASSAULT or made.ring.view.busy
    return made


def while_an_order_is_asked(services: Services) -> RingDesk:
    """The owner of the fallen is asked in another's turn (R13.6)."""
    for seed in range(1, 60):
        made = desk(services, (0, 1, 2, 3), first=seed)
        for _ in range(150):
            made.rest()
            state = made.ring.state
            if isinstance(made.top, OrderDialog) and state.pending_side != state.active:
                return made
            if made.played.result is not None:
                break
            if isinstance(made.top, OrderDialog):
                made.key(pygame.K_RETURN)
                continue
            legal = made.ring.flow.legal
            made.ring.flow.submit(legal[len(made.played.history) % 3 % len(legal)])
    raise AssertionError("no order is asked")


def behind_the_curtain(services: Services) -> RingDesk:
    """The screen has just been passed on: who sits down leaves at once."""
    made = desk(services, (0, 1))
    made.rest()
    made.click(made.at(HandOverScene).ready_button.rect.center)
    made.rest()
    made.ring.flow.submit(EndTurn())
    made.rest()
    made.click(made.at(HandOverScene).ready_button.rect.center)
    made.turn()
    return made


def after_somebody_has_left(services: Services) -> RingDesk:
    """Nobody sits at the screen: the hands are hidden, and a computer acts."""
    made = desk(services, (0, 1, 3), instant=False)
    services.settings = replace(services.settings, hand_over=True)
    leave(made)
    return made


MOMENTS = [
    in_the_own_turn, with_a_card_in_the_hand, while_a_creature_comes, while_a_card_is_passed,
    in_a_computers_turn, in_the_assault, while_an_order_is_asked, behind_the_curtain,
    after_somebody_has_left,
]  # fmt: skip


def leave(at: RingDesk) -> None:
    """Leave by the pause, as a player does."""
    for _ in range(200):
        if isinstance(at.top, PauseDialog):
            break
        at.key(pygame.K_p)
    pause = at.at(PauseDialog)
    at.wait(1.0)
    words = pause.translate("pause.hand_over")
    at.click(next(each for each in pause.buttons if each.label == words).rect.center)
    at.wait(1.0)
    at.click(at.at(ConfirmDialog).buttons[1].rect.center)


@pytest.mark.parametrize("moment", MOMENTS)
def test_at_any_moment_the_others_play_on_to_the_end(
    services: Services, moment: Callable[[Services], RingDesk]
) -> None:
    at = moment(services)
    before = len(at.played.gave_up)
    persons = list(at.ring.flow.seats.persons)
    leave(at)
    assert len(at.played.gave_up) == before + 1
    left = at.played.gave_up[-1]
    assert left in persons
    assert at.played.seat(left).is_computer
    assert at.played.result is None
    services.settings = replace(services.settings, hand_over=False).at_speed(SPEED_INSTANT)
    match = RingKeys(at, Random(5)).ring_to_the_end()
    assert match.result is not None


@pytest.mark.parametrize("moment", [in_the_own_turn, while_a_creature_comes, in_a_computers_turn])
def test_with_the_last_person_it_ends(
    services: Services, moment: Callable[[Services], RingDesk]
) -> None:
    at = moment(services)
    leave(at)
    leave(at)
    at.wait(3.0)
    assert at.played.result is not None
    assert sorted(at.played.gave_up) == list(PARTNERS)
    assert isinstance(at.top, Ended)
    assert isinstance(at.played.position, State)
    assert at.ring.flow.seats.persons == []
    assert at.ring.flow.seats.speaker != NOBODY
