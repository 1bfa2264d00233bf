"""Devices come and go, with their pads: which hand plays, what it presses, and who holds it."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame._sdl2 import controller

from game.kit import (
    PAD_LAYOUTS,
    TOUCH,
    Command,
    Device,
    InputMap,
    Intent,
    PadCame,
    PadLook,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Viewport,
    look_for_pads,
)
from game.kit.input.input_map import Hearing
from game.kit.input.intents import MOUSE, pad_look
from game.kit.input.pads import PadSeats
from tests.kit.input.virtual_pad import NINTENDO, NOBODYS, SONY, VirtualPad, layout, unplug_all

VIEW = Viewport.of((1280, 720))
SONY_PAD = Device("pad", 7, "playstation")


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
    inputs.pads.keep(SONY_PAD)
    assert inputs.named_trigger("next") == ("keys", "n")
    heard = inputs.translate(button(pygame.CONTROLLER_BUTTON_Y), VIEW)
    assert isinstance(heard, Command)
    assert heard.device == inputs.device == SONY_PAD
    assert inputs.named_trigger("next") == ("pad", "y")
    # An action that no button does is named by its key.
    assert inputs.named_trigger("forecast") == ("keys", "v")
    assert (inputs.has_trigger("next"), inputs.has_trigger("forecast")) == (True, False)
    drift = event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1))
    assert inputs.translate(drift, VIEW) == PointerMoved((9, 9))
    assert inputs.device == SONY_PAD
    inputs.translate(event(pygame.MOUSEMOTION, pos=(9, 9), rel=(5, 0)), VIEW)
    assert inputs.device == MOUSE


@pytest.mark.parametrize("in_hand", [False, True])
def test_a_pad_that_goes_is_told_of_once_and_missed_if_it_was_in_hand(in_hand: bool) -> None:
    inputs = InputMap()
    inputs.pads.keep(SONY_PAD)
    if in_hand:
        inputs.translate(button(pygame.CONTROLLER_BUTTON_Y), VIEW)
    gone = event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
    assert inputs.translate(gone, VIEW) == PadLost(SONY_PAD, missed=in_hand)
    assert inputs.translate(gone, VIEW) is None
    assert inputs.pads.connected == ()
    assert inputs.named_trigger("next") == ("keys", "n")


def test_pads_are_pushed_to_a_side_and_a_new_one_takes_the_place_of_a_lost_one() -> None:
    seats, other = PadSeats(), Device("pad", 8)
    assert not seats.keeps_out(SONY_PAD, 1)
    seats.push(SONY_PAD, -1)
    # With one pad at one side, both share it.
    assert not seats.keeps_out(SONY_PAD, 1)
    seats.push(other, 1)
    assert seats.keeps_out(SONY_PAD, 1)
    assert not seats.keeps_out(SONY_PAD, 0)
    assert not seats.keeps_out(Device("keyboard"), 1)
    assert seats.lose(SONY_PAD)
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


LEFT_X = pygame.CONTROLLER_AXIS_LEFTX


@pytest.fixture
def inputs() -> Iterator[InputMap]:
    look_for_pads()
    inputs = InputMap()
    hear(inputs)
    yield inputs
    unplug_all()
    pygame.event.clear()


def hear(inputs: InputMap, place: str = "match") -> list[Intent]:
    """Return what the program hears now of pads, as its loop does."""
    heard = (inputs.translate(event, VIEW, Hearing(place=place)) for event in inputs.pads.listen())  # type: ignore[arg-type]
    return [each for each in heard if isinstance(each, Command | PadCame | PadLost)]


def plugged(inputs: InputMap, pad: VirtualPad) -> VirtualPad:
    assert [type(each) for each in hear(inputs)] == [PadCame]
    assert hear(inputs) == []
    return pad


def pressed(inputs: InputMap, pad: VirtualPad, name: str) -> list[str]:
    """Press something and let it go; return the actions that come of it."""
    pad.hold(name)
    first = hear(inputs)
    pad.let_go(name)
    return [each.name for each in (*first, *hear(inputs)) if isinstance(each, Command)]


DOES = {
    **{f"dpad_{way}": way for way in ("up", "down", "left", "right")},
    **{f"left_stick_{way}": way for way in ("up", "down", "left", "right")},
    "right_stick_up": "scroll_up",
    "right_stick_down": "scroll_down",
    "a": "accept",
    "b": "back",
    "x": "inspect",
    "y": "next",
    "left_shoulder": "log",
    "right_shoulder": "run_on",
    "left_trigger": "undo",
    "right_trigger": "redo",
    "left_stick": "hint",
    "right_stick": "foresee",
    "view": "why",
    "menu": "pause",
}


@pytest.mark.parametrize("hat", [False, True])
def test_whatever_is_pressed_on_a_pad_is_heard_once(inputs: InputMap, hat: bool) -> None:
    pad = plugged(inputs, VirtualPad(hat=hat))
    assert {name: pressed(inputs, pad, name) for name in DOES} == {
        name: [action] for name, action in DOES.items()
    }
    assert not inputs.repeating


def test_two_pads_are_told_apart_by_number_and_look(inputs: InputMap) -> None:
    sony = plugged(inputs, VirtualPad("Wireless Controller", SONY))
    other = plugged(inputs, VirtualPad("Pro Controller", NINTENDO))
    devices = Device("pad", sony.number, "playstation"), Device("pad", other.number, "nintendo")
    assert inputs.pads.connected == devices
    for pad, device in zip((sony, other), devices, strict=True):
        pad.hold("a")
        assert hear(inputs) == [Command("accept", device)]


def test_a_stick_that_trembles_is_not_heard_at_all(inputs: InputMap) -> None:
    pad = plugged(inputs, VirtualPad())
    for value in (300, -700, 11_000, 19_000, -19_999):
        pad.lean(LEFT_X, value)
        assert inputs.pads.listen() == []
    pad.lean(LEFT_X, 25_000)
    assert [each.name for each in hear(inputs) if isinstance(each, Command)] == ["right"]
    for value in (20_100, 19_900, 32_767, 13_000):
        pad.lean(LEFT_X, value)
        assert inputs.pads.listen() == []
    assert inputs.repeating
    pad.lean(LEFT_X, 900)
    hear(inputs)
    assert not inputs.repeating


def test_a_flick_of_a_stick_between_two_looks_is_heard(inputs: InputMap) -> None:
    pad = plugged(inputs, VirtualPad())
    for name in ("left_stick_left", "right_trigger", "dpad_down"):
        pad.hold(name)
        pad.tell()
        pad.let_go(name)
        pad.tell()
    assert [each.name for each in hear(inputs) if isinstance(each, Command)] == [
        *("left", "redo", "down")
    ]
    assert not inputs.repeating


def test_a_pad_that_is_pulled_while_it_is_held_lets_go(inputs: InputMap) -> None:
    pad = plugged(inputs, VirtualPad())
    device = inputs.pads.device(pad.number)
    pad.hold("dpad_down", "left_stick_right", "right_trigger")
    assert len(hear(inputs)) == 3
    assert inputs.repeating
    pad.unplug()
    assert hear(inputs) == [PadLost(device, missed=True)]
    assert not inputs.repeating
    assert inputs.pads.connected == ()
    again = plugged(inputs, VirtualPad())
    assert again.number != pad.number
    assert pressed(inputs, again, "left_stick_right") == ["right"]
    assert pressed(inputs, again, "right_trigger") == ["redo"]


def test_pads_are_found_that_were_there_before_anybody_looked(inputs: InputMap) -> None:
    controller.quit()
    pad = VirtualPad()
    hear(inputs)
    look_for_pads()
    assert [type(each) for each in hear(inputs)] == [PadCame]
    assert pressed(inputs, pad, "a") == ["accept"]


def test_of_a_pad_that_sdl_does_not_know_it_is_told_that_nothing_is_heard(inputs: InputMap) -> None:
    told: list[str] = []
    inputs.pads.when_unknown = told.append
    pad = VirtualPad("Odd Pad", known=False)
    assert hear(inputs) == []
    assert told == ["Odd Pad"]
    assert pressed(inputs, pad, "a") == []
    assert inputs.pads.connected == ()
    plugged(inputs, VirtualPad())
    assert told == ["Odd Pad"]


def test_a_layout_in_the_environment_makes_a_pad_known(
    inputs: InputMap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PAD_LAYOUTS, layout("Odd Pad", NOBODYS, VirtualPad.product_of(known=False)))
    controller.quit()
    look_for_pads()
    pad = plugged(inputs, VirtualPad("Odd Pad", known=False))
    assert pressed(inputs, pad, "a") == ["accept"]
    pad.unplug()
    # SDL keeps a layout to its end, and other tests have such a pad.
    controller.quit()
