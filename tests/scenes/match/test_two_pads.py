"""Two pads at a couch duel, each with its own side; and pads that come and go in a match."""

from __future__ import annotations

import pygame
import pytest

from game.kit import Device
from game.rules import EndTurn
from game.scenes import HandOverScene, MatchScene, PauseDialog, Services
from game.scenes.common.pad_seats_scene import PadSeatsScene
from tests.rules.pictures import duel, solo

from .sitting import Sitting

ADAS, BOS, SPARE = Device("pad", 4, "xbox"), Device("pad", 5, "playstation"), Device("pad", 6)
Y, A, START = (
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_START,
)
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


def connect(services: Services, *pads: Device) -> None:
    for pad in pads:
        services.inputs.pads.keep(pad)


def unplug(at: Sitting, pad: Device) -> None:
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad.number))
    at.turn()


def seated(services: Services, *, hand_over: bool = False) -> Sitting:
    """Sit Ada, whose turn it is, and Bo down with a pad each."""
    connect(services, ADAS, BOS)
    services.inputs.seats.take(ADAS, 0)
    services.inputs.seats.take(BOS, 1)
    at = Sitting(services, duel("* x y", "* a b"), hand_over=hand_over)
    at.wait(1)
    return at


def test_the_pad_of_the_other_side_does_nothing_in_a_turn(services: Services) -> None:
    at = seated(services)
    at.pad(Y, number=BOS.number)
    assert at.match.view.message.words == "Ada’s turn"
    at.rest()
    assert at.actions == []
    at.pad(Y, number=ADAS.number)
    at.rest()
    assert at.actions == [EndTurn()]
    at.wait(1)
    at.pad(Y, number=ADAS.number)
    at.rest()
    assert at.actions == [EndTurn()]
    at.pad(Y, number=BOS.number)
    at.rest()
    assert at.actions == [EndTurn()] * 2


def test_only_who_takes_over_says_so(services: Services) -> None:
    at = seated(services, hand_over=True)
    at.pad(Y, number=ADAS.number)
    at.rest()
    assert isinstance(at.top, HandOverScene)
    at.pad(A, number=ADAS.number)
    at.rest()
    assert isinstance(at.top, HandOverScene)
    at.pad(A, number=BOS.number)
    at.rest()
    assert isinstance(at.top, MatchScene)


def test_both_may_pause(services: Services) -> None:
    at = seated(services)
    at.pad(START, number=BOS.number)
    assert isinstance(at.top, PauseDialog)


@pytest.mark.parametrize("pads", [(ADAS,), (ADAS, SPARE)])
def test_a_pad_that_is_no_ones_is_both_players(services: Services, pads: tuple[Device]) -> None:
    connect(services, *pads)
    services.inputs.seats.take(ADAS, 0)
    at = Sitting(services, duel("* x y", "* a b"))
    at.wait(1)
    at.pad(Y, number=pads[-1].number)
    at.rest()
    at.wait(1)
    at.pad(Y, number=pads[-1].number)
    at.rest()
    assert at.actions == [EndTurn()] * 2


def test_a_pad_that_is_lost_pauses_the_match_and_says_so(services: Services) -> None:
    at = seated(services)
    unplug(at, BOS)
    pause = at.top
    assert isinstance(pause, PauseDialog)
    assert pause.notice == services.translate("pads.lost")
    # The one that is left is both players' now.
    at.key(pygame.K_ESCAPE)
    at.wait(1)
    for _ in range(2):
        at.pad(Y, number=ADAS.number)
        at.rest()
        at.wait(1)
    assert at.actions == [EndTurn()] * 2


def test_a_pad_that_nobody_used_is_not_missed(services: Services) -> None:
    connect(services, SPARE)
    at = Sitting(services, duel("* x y", "* a b"))
    unplug(at, SPARE)
    assert isinstance(at.top, MatchScene)


def test_sides_are_chosen_by_the_pads_themselves(services: Services) -> None:
    connect(services, ADAS, BOS)
    at = Sitting(services, duel("* x y", "* a b"))
    at.wait(1)
    at.pad(START, number=BOS.number)
    at.press_button(services.translate("pause.pads"))
    choice = at.top
    assert isinstance(choice, PadSeatsScene)
    at.pad(RIGHT, number=BOS.number)
    at.pad(LEFT, number=ADAS.number)
    seats = services.inputs.seats
    assert (seats.pad_of(0), seats.pad_of(1)) == (ADAS, BOS)
    # Once more the same way changes nothing; and by the mouse a pad is handed on.
    at.pad(LEFT, number=ADAS.number)
    assert seats.pad_of(0) == ADAS
    token = next(token for token in choice.tokens if token.device == ADAS)
    at.click(token.rect.center)
    assert (seats.pad_of(0), seats.pad_of(1)) == (None, ADAS)
    at.pad(pygame.CONTROLLER_BUTTON_B, number=BOS.number)
    assert isinstance(at.top, PauseDialog)


def test_where_one_person_plays_there_are_no_sides_to_choose(services: Services) -> None:
    connect(services, ADAS)
    at = Sitting(services, solo("* x y", "* a b"))
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog)
    assert not at.top.pads_button.visible
