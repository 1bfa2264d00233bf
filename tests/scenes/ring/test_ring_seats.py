"""Who sits at the screen in a ring: curtain, turning table, open hands, and seats handed over."""

from dataclasses import replace

import pytest

from game.play import SPEED_INSTANT
from game.rules import EndTurn
from game.scenes import HandOverScene, Services
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseChoice

from .ring_desk import RingDesk, ring_state


def desk(services: Services, persons: tuple[int, ...], mode: str = "pairs") -> RingDesk:
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    seed = next(n for n in range(1, 99) if ring_state(services, mode, n).active == 0)
    made = RingDesk(services, ring_state(services, mode, seed), persons)
    made.rest()
    return made


def shown(at: RingDesk) -> list[int]:
    """Return the seats whose hands lie face up."""
    sides = enumerate(at.ring.view.table.sides)
    return [n for n, side in sides if side.hand and all(piece.turned for piece in side.hand)]


def test_two_opponents_hide_their_hands_from_each_other(services: Services) -> None:
    at = desk(services, (0, 1))
    at.click(at.at(HandOverScene).ready_button.rect.center)
    at.rest()
    assert at.ring.view.table.viewer == 0
    assert shown(at) == [0, 2]
    at.ring.flow.submit(EndTurn())
    at.rest()
    curtain = at.at(HandOverScene)
    assert curtain.side == 1
    at.click(curtain.ready_button.rect.center)
    at.rest()
    assert at.ring.view.table.viewer == 1
    assert shown(at) == [1, 3]


def test_partners_at_one_screen_need_no_curtain(services: Services) -> None:
    """R13.11: partners see one another's hands."""
    at = desk(services, (0, 2))
    assert at.top is at.ring
    at.ring.flow.submit(EndTurn())
    at.rest()
    assert at.top is at.ring
    assert at.ring.view.table.viewer == 2
    assert at.ring.view.log.viewer == 2, "bridges are named for who sits before them now"
    assert shown(at) == [0, 2]


def test_three_persons_play_with_open_hands(services: Services) -> None:
    """R13.11: unless they choose to hide them; a computer's hand stays hidden."""
    at = desk(services, (0, 1, 2))
    assert at.top is at.ring
    assert shown(at) == [0, 1, 2]


def test_who_gives_up_hands_the_seat_to_the_computer(services: Services) -> None:
    """R13.10: for the others the match goes on."""
    at = desk(services, (0, 2))
    at.ring.leave_by(PauseChoice.CONCEDE)
    at.rest()
    assert at.played.gave_up == (0,)
    assert at.played.seat(0).is_computer
    assert at.played.result is None
    assert at.ring.view.table.viewer == 2
    assert at.ring.state.active == 2
    assert at.ring.flow.free


def test_a_seat_is_handed_over_while_an_order_is_awaited(services: Services) -> None:
    """Nothing hangs: the computer chooses the order."""
    for seed in range(1, 60):
        services.settings = replace(services.settings.at_speed(SPEED_INSTANT), hand_over=False)
        at = RingDesk(services, ring_state(services, "pairs", seed), (0, 1, 2, 3), seed=seed)
        for _ in range(120):
            at.rest()
            if isinstance(at.top, OrderDialog) or at.played.result is not None:
                break
            action = at.ring.flow.legal[len(at.played.history) % 3 % len(at.ring.flow.legal)]
            at.ring.flow.submit(action)
        if isinstance(at.top, OrderDialog):
            break
    dialog = at.at(OrderDialog)
    owner = at.ring.state.pending_side
    count = len(at.played.history)
    at.app.stack.pop(PauseChoice.CONCEDE)
    at.rest()
    assert dialog is not at.top
    assert len(at.played.history) > count
    assert at.played.gave_up
    assert owner in range(4)


@pytest.mark.parametrize("mode", ["three", "four"])
def test_the_land_turns_with_the_table(services: Services, mode: str) -> None:
    at = desk(services, (0, 1, 2), mode)
    before = at.ring.ambient
    at.ring.flow.submit(EndTurn())
    at.rest()
    assert at.ring.view.table.viewer == 1
    assert before is not None
    assert at.ring.ambient is at.ring.view.board.ambient
