"""Pads as devices: what SDL makes of what is pressed on a virtual one, and what is heard of it."""

from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from game.kit import (
    PAD_LAYOUTS,
    Command,
    Device,
    Hearing,
    InputMap,
    Intent,
    PadCame,
    PadLost,
    Viewport,
    look_for_pads,
)

from .virtual_pad import NINTENDO, NOBODYS, SONY, VirtualPad, layout, unplug_all

VIEW = Viewport.of((1280, 720))
LEFT_X = pygame.CONTROLLER_AXIS_LEFTX


@pytest.fixture
def inputs() -> Iterator[InputMap]:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
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


def test_of_a_pad_that_sdl_does_not_know_it_is_told_that_nothing_is_heard(
    inputs: InputMap,
) -> None:
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
    line = layout("Odd Pad", NOBODYS, VirtualPad.product_of(known=False))
    monkeypatch.setenv(PAD_LAYOUTS, line)
    controller.quit()
    look_for_pads()
    pad = plugged(inputs, VirtualPad("Odd Pad", known=False))
    assert pressed(inputs, pad, "a") == ["accept"]
