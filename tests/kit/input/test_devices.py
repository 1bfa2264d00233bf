"""Which device an intent comes from, and which family a pad belongs to."""

from typing import Any

import pygame
import pytest

from game.kit import (
    MOUSE,
    TOUCH,
    Command,
    Device,
    InputMap,
    PadLook,
    PadLost,
    PadSeats,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Viewport,
    pad_look,
)

VIEW = Viewport.of((1280, 720))
SONY = Device("pad", 7, "playstation")


def event(kind: int, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, **values)


def button(number: int, pad: int = 7) -> pygame.event.Event:
    return event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=pad)


def finger(kind: int, number: int, x: float, y: float) -> pygame.event.Event:
    return event(kind, finger_id=number, touch_id=1, x=x, y=y, dx=0.0, dy=0.0)


@pytest.mark.parametrize(
    ("name", "guid", "look"),
    [
        ("Xbox 360 Controller", "030000005e0400008e02000014010000", "xbox"),
        ("Wireless Controller", "030000004c050000cc09000011810000", "playstation"),
        ("Pro Controller", "030000007e0500000920000011810000", "nintendo"),
        ("Steam Deck", "03000000de2800000512000011010000", "deck"),
        ("Sony Interactive Entertainment DualSense", "", "playstation"),
        ("Nintendo Switch Pro Controller", "no number", "nintendo"),
        ("Generic USB Pad", "03000000790000000600000010010000", "xbox"),
    ],
)
def test_the_family_of_a_pad(name: str, guid: str, look: PadLook) -> None:
    assert pad_look(name, guid) == look


def test_on_the_deck_what_goes_through_steam_is_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SteamDeck", "1")
    assert pad_look("Microsoft X-Box 360 pad 0") == "deck"
    assert pad_look("DualSense", "030000004c050000e60c000011810000") == "playstation"


def test_the_device_used_last_names_the_keys() -> None:
    inputs = InputMap()
    inputs.pads.keep(SONY)
    assert inputs.named_trigger("next") == ("keys", "n")
    heard = inputs.translate(button(pygame.CONTROLLER_BUTTON_Y), VIEW)
    assert isinstance(heard, Command)
    assert heard.device == inputs.device == SONY
    assert inputs.named_trigger("next") == ("pad", "y")
    # An action that no button does is named by its key.
    assert inputs.named_trigger("forecast") == ("keys", "v")
    assert (inputs.has_trigger("next"), inputs.has_trigger("forecast")) == (True, False)
    drift = event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1))
    assert inputs.translate(drift, VIEW) == PointerMoved((9, 9))
    assert inputs.device == SONY
    inputs.translate(event(pygame.MOUSEMOTION, pos=(9, 9), rel=(5, 0)), VIEW)
    assert inputs.device == MOUSE


def test_a_pad_that_goes_is_told_of_once() -> None:
    inputs = InputMap()
    inputs.pads.keep(SONY)
    gone = event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
    assert inputs.translate(gone, VIEW) == PadLost(SONY)
    assert inputs.translate(gone, VIEW) is None
    assert inputs.pads.connected == ()


def test_the_pad_in_hand_is_missed_and_keys_are_named_again() -> None:
    inputs = InputMap()
    inputs.pads.keep(SONY)
    inputs.translate(button(pygame.CONTROLLER_BUTTON_Y), VIEW)
    gone = event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
    assert inputs.translate(gone, VIEW) == PadLost(SONY, missed=True)
    assert inputs.named_trigger("next") == ("keys", "n")


def test_pads_are_pushed_to_a_side_and_a_new_one_takes_the_place_of_a_lost_one() -> None:
    seats, other = PadSeats(), Device("pad", 8)
    assert not seats.keeps_out(SONY, 1)
    seats.push(SONY, -1)
    # With one pad at one side, both share it.
    assert not seats.keeps_out(SONY, 1)
    seats.push(other, 1)
    assert seats.keeps_out(SONY, 1)
    assert not seats.keeps_out(SONY, 0)
    assert not seats.keeps_out(Device("keyboard"), 1)
    assert seats.lose(SONY)
    assert not seats.keeps_out(other, 0)
    seats.regain(Device("pad", 9))
    assert seats.keeps_out(other, 0)
    assert seats.side_of(Device("pad", 9)) == 0
    seats.push(other, -1)
    assert seats.side_of(other) is None


def test_what_is_held_on_a_pad_walks_on_until_it_is_let_go() -> None:
    inputs = InputMap()
    inputs.translate(button(pygame.CONTROLLER_BUTTON_DPAD_DOWN), VIEW)
    inputs.translate(button(pygame.CONTROLLER_BUTTON_A), VIEW)
    assert inputs.repeating
    assert [len(list(inputs.repeat(0.1))) for _ in range(6)] == [0, 0, 0, 1, 1, 1]
    up = event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN, instance_id=7)
    inputs.translate(up, VIEW)
    assert not inputs.repeating


def test_an_analog_trigger_is_a_button() -> None:
    inputs = InputMap()

    def pull(value: int) -> object:
        axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT
        pulled = event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=7)
        return inputs.translate(pulled, VIEW) if inputs.pads.means(pulled) else None

    undo = Command("undo")
    assert [pull(value) for value in (8000, 25_000, 32_000, 0, 32_000)] == [
        *(None, undo, None, None, undo)
    ]


def test_a_finger_is_a_pointer() -> None:
    inputs = InputMap()
    down = finger(pygame.FINGERDOWN, 1, 0.5, 0.5)
    assert inputs.translate(down, VIEW) == PointerPressed((640, 360))
    assert inputs.device == TOUCH
    moved = finger(pygame.FINGERMOTION, 1, 0.25, 0.5)
    assert inputs.translate(moved, VIEW) == PointerMoved((320, 360))
    assert inputs.translate(finger(pygame.FINGERUP, 1, 0.25, 0.5), VIEW) == PointerReleased(
        (320, 360)
    )
    # SDL tells the same once more, as a mouse.
    again = event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1, touch=True)
    assert inputs.translate(again, VIEW) is None


def test_two_fingers_scroll_and_press_nothing() -> None:
    inputs = InputMap()
    inputs.translate(finger(pygame.FINGERDOWN, 1, 0.5, 0.5), VIEW)
    let_go = inputs.translate(finger(pygame.FINGERDOWN, 2, 0.6, 0.5), VIEW)
    assert isinstance(let_go, PointerReleased)
    assert not VIEW.rect.collidepoint(let_go.pos)
    scrolled = inputs.translate(finger(pygame.FINGERMOTION, 1, 0.5, 0.5 + 64 / 720), VIEW)
    assert isinstance(scrolled, PointerScrolled)
    assert scrolled.dy == pytest.approx(1.0)
    assert inputs.translate(finger(pygame.FINGERMOTION, 2, 0.6, 0.6), VIEW) is None
    assert inputs.translate(finger(pygame.FINGERUP, 1, 0.5, 0.6), VIEW) is None
