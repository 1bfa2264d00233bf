"""Keys and pad buttons by name, and the rest after a press."""

import pygame
import pytest

from game.kit import (
    Command,
    InputMap,
    Intent,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PressPause,
    TextTyped,
    TriggerPressed,
    UnboundPressed,
    Viewport,
)
from game.kit.input.action_map import ActionMap
from game.kit.input.input_map import Hearing
from game.kit.input.triggers import is_key_trigger

VIEW = Viewport.of((1280, 720))
CTRL, SHIFT, ALT = pygame.KMOD_LCTRL, pygame.KMOD_RSHIFT, pygame.KMOD_LALT


def press(code: int, mod: int = 0, scancode: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, unicode="", mod=mod, scancode=scancode)


@pytest.mark.parametrize(
    ("event", "action"),
    [
        (press(pygame.K_z, CTRL), "undo"),
        (press(pygame.K_y, CTRL), "redo"),
        (press(pygame.K_z, CTRL | SHIFT), "redo"),
        (press(pygame.K_n, SHIFT), "next"),
        (press(pygame.K_n, CTRL), None),
        (press(pygame.K_z, CTRL | SHIFT | ALT), None),
        (press(pygame.K_EQUALS, SHIFT), "faster"),
        (press(0x442, 0, pygame.KSCAN_N), "next"),
        (press(0x44F, CTRL, pygame.KSCAN_Z), "undo"),
        (press(pygame.K_AMPERSAND, 0, pygame.KSCAN_1), "1"),
        (press(pygame.K_MINUS, 0, pygame.KSCAN_6), "6"),
        (press(pygame.K_MINUS, 0, pygame.KSCAN_MINUS), "slower"),
    ],
    ids=str,
)
def test_a_key_means_what_its_name_or_its_place_is_bound_to(
    event: pygame.event.Event, action: str | None
) -> None:
    assert InputMap().translate(event, VIEW) == (None if action is None else Command(action))


def test_a_letter_is_known_by_what_is_printed_on_it_where_the_keyboard_is_latin() -> None:
    # On a French keyboard, A lies where Q lies on an English one.
    keys = InputMap()
    keys.actions.bind("keys", "log", "q")
    assert keys.translate(press(pygame.K_a, 0, pygame.KSCAN_Q), VIEW) == UnboundPressed()
    assert keys.translate(press(pygame.K_q, 0, pygame.KSCAN_A), VIEW) == Command("log")


def test_names_of_keys() -> None:
    known = ["u", "ctrl+shift+z", "ctrl+alt+shift+f12", "ö", "page_up", "1"]
    unknown = ["", "ctrl", "shift+ctrl+z", "ctl+z", "ctrl+", "+", "pg_up"]
    assert [name for name in known + unknown if is_key_trigger(name)] == known


def test_every_default_has_a_name_that_is_known() -> None:
    keys = ActionMap()
    assert keys.load("keys", keys.changed("keys")) == []
    every = {action: keys.triggers("keys", action) for action in ("undo", "redo", "fullscreen")}
    assert keys.load("keys", every) == []


def test_a_key_to_bind_is_asked_for_by_its_name_with_all_that_is_held() -> None:
    keys, hearing = InputMap(), Hearing(trigger=True)
    held = keys.translate(press(pygame.K_LSHIFT, SHIFT), VIEW, hearing)
    asked = keys.translate(press(pygame.K_k, CTRL | SHIFT), VIEW, hearing)
    assert (held, asked) == (None, TriggerPressed("ctrl+shift+k"))
    assert keys.translate(press(pygame.K_k, CTRL | SHIFT), VIEW, hearing) is None


HERE = (100.0, 100.0)


def admitted(seconds: float, *heard: tuple[Intent, float]) -> list[bool]:
    """Return which intents a pause of ``seconds`` lets through at their times."""
    pause = PressPause()
    pause.seconds = seconds
    return [pause.admits(intent, now) for intent, now in heard]


@pytest.mark.parametrize(
    ("seconds", "times", "counted"),
    [
        (0.0, (1.0, 1.0, 1.0), [True, True, True]),
        (0.5, (1.0, 1.3, 1.45, 1.55, 2.1), [True, False, False, True, True]),
    ],
)
def test_a_second_press_within_the_pause_does_not_count_and_begins_none(
    seconds: float, times: tuple[float, ...], counted: list[bool]
) -> None:
    assert admitted(seconds, *((Command("accept"), now) for now in times)) == counted


def test_a_click_that_came_too_early_neither_ends_nor_is_held() -> None:
    press, release = PointerPressed(HERE), PointerReleased(HERE)
    early = (press, 1.2), (LongPressed(HERE), 1.9), (release, 2.0)
    taken = admitted(0.5, (press, 1.0), (release, 1.1), *early, (press, 2.1), (release, 2.2))
    assert taken == [True, True, False, False, False, True, True]


def test_the_pointer_moves_and_words_are_typed_meanwhile() -> None:
    meanwhile = (PointerMoved(HERE), 1.1), (TextTyped("a"), 1.1), (TextTyped("b"), 1.15)
    assert all(admitted(0.5, (Command("down"), 1.0), *meanwhile))
