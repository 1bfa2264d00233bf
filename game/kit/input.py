"""Pygame events in, intents out: what the player did, in logical units."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

import pygame

from .viewport import Point, Viewport

LEFT_BUTTON, MIDDLE_BUTTON, RIGHT_BUTTON = 1, 2, 3


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer went to ``pos``."""

    pos: Point


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A pointer button went down at ``pos``."""

    pos: Point
    button: int = LEFT_BUTTON


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A pointer button went up at ``pos``."""

    pos: Point
    button: int = LEFT_BUTTON


@dataclass(frozen=True, slots=True)
class PointerScrolled:
    """The wheel turned by ``dy`` notches, positive away from the player (towards the top)."""

    pos: Point
    dy: float


@dataclass(frozen=True, slots=True)
class Command:
    """A key or pad button that means ``name``, one of the values of the table of bindings."""

    name: str


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Characters for the text field that has the keyboard."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size in pixels."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Quit:
    """The player closes the window."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window no longer has the keyboard."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window has the keyboard again."""


Intent: TypeAlias = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerScrolled
    | Command
    | TextTyped
    | Resized
    | Quit
    | FocusLost
    | FocusGained
)

# What is pressed: "key", "shift", "ctrl", "ctrl_shift" and "alt" with a pygame key, "pad" with a
# pygame controller button, "stick" with one of the four ways of the left stick, "trigger" with the
# axis of a trigger below the shoulders.
Trigger: TypeAlias = tuple[str, int]
STICK_LEFT, STICK_RIGHT, STICK_UP, STICK_DOWN = range(4)

DEFAULT_BINDINGS: dict[Trigger, str] = {
    ("key", pygame.K_UP): "up",
    ("key", pygame.K_DOWN): "down",
    ("key", pygame.K_LEFT): "left",
    ("key", pygame.K_RIGHT): "right",
    ("key", pygame.K_TAB): "forward",
    ("shift", pygame.K_TAB): "backward",
    ("key", pygame.K_RETURN): "accept",
    ("key", pygame.K_KP_ENTER): "accept",
    ("key", pygame.K_SPACE): "accept",
    ("key", pygame.K_ESCAPE): "back",
    ("key", pygame.K_AC_BACK): "back",
    ("key", pygame.K_PAGEUP): "page_up",
    ("key", pygame.K_PAGEDOWN): "page_down",
    ("key", pygame.K_HOME): "home",
    ("key", pygame.K_END): "end",
    ("key", pygame.K_BACKSPACE): "erase",
    ("key", pygame.K_DELETE): "erase_next",
    ("key", pygame.K_PAUSE): "pause",
    ("key", pygame.K_p): "pause",
    ("key", pygame.K_n): "next",
    ("key", pygame.K_r): "run_on",
    ("key", pygame.K_m): "menu",
    ("key", pygame.K_F10): "menu",
    ("key", pygame.K_F1): "help",
    ("key", pygame.K_h): "hint",
    ("key", pygame.K_w): "why",
    ("key", pygame.K_l): "log",
    ("key", pygame.K_i): "inspect",
    ("key", pygame.K_f): "foresee",
    ("key", pygame.K_v): "forecast",
    ("key", pygame.K_s): "mute",
    ("key", pygame.K_u): "undo",
    ("ctrl", pygame.K_z): "undo",
    ("ctrl", pygame.K_y): "redo",
    ("ctrl_shift", pygame.K_z): "redo",
    ("key", pygame.K_PLUS): "faster",
    ("key", pygame.K_KP_PLUS): "faster",
    ("key", pygame.K_EQUALS): "faster",
    ("key", pygame.K_MINUS): "slower",
    ("key", pygame.K_KP_MINUS): "slower",
    ("key", pygame.K_F11): "fullscreen",
    ("alt", pygame.K_RETURN): "fullscreen",
    ("key", pygame.K_F12): "picture",
    **{("key", pygame.K_0 + digit): str(digit) for digit in range(10)},
    **{("key", pygame.K_KP_1 + digit - 1): str(digit) for digit in range(1, 10)},
    ("pad", pygame.CONTROLLER_BUTTON_DPAD_UP): "up",
    ("pad", pygame.CONTROLLER_BUTTON_DPAD_DOWN): "down",
    ("pad", pygame.CONTROLLER_BUTTON_DPAD_LEFT): "left",
    ("pad", pygame.CONTROLLER_BUTTON_DPAD_RIGHT): "right",
    ("pad", pygame.CONTROLLER_BUTTON_A): "accept",
    ("pad", pygame.CONTROLLER_BUTTON_B): "back",
    ("pad", pygame.CONTROLLER_BUTTON_X): "inspect",
    ("pad", pygame.CONTROLLER_BUTTON_Y): "next",
    ("pad", pygame.CONTROLLER_BUTTON_LEFTSHOULDER): "page_up",
    ("pad", pygame.CONTROLLER_BUTTON_RIGHTSHOULDER): "page_down",
    ("pad", pygame.CONTROLLER_BUTTON_BACK): "log",
    ("pad", pygame.CONTROLLER_BUTTON_LEFTSTICK): "hint",
    ("pad", pygame.CONTROLLER_BUTTON_RIGHTSTICK): "foresee",
    ("pad", pygame.CONTROLLER_BUTTON_START): "pause",
    ("trigger", pygame.CONTROLLER_AXIS_TRIGGERLEFT): "undo",
    ("trigger", pygame.CONTROLLER_AXIS_TRIGGERRIGHT): "redo",
    ("stick", STICK_LEFT): "left",
    ("stick", STICK_RIGHT): "right",
    ("stick", STICK_UP): "up",
    ("stick", STICK_DOWN): "down",
}

#: What goes on while its key is held down.
REPEATING = frozenset(
    ("up", "down", "left", "right", "page_up", "page_down", "erase", "erase_next")
)

_STICK_PRESSED, _STICK_FREE = 20_000, 12_000
_STICK_WAYS = {
    pygame.CONTROLLER_AXIS_LEFTX: (STICK_LEFT, STICK_RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (STICK_UP, STICK_DOWN),
}
_TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)


@dataclass(slots=True)
class InputMap:
    """Turns events into intents by one table, which a settings screen may change."""

    bindings: dict[Trigger, str] = field(default_factory=lambda: dict(DEFAULT_BINDINGS))
    _stick: dict[tuple[int, int], int | None] = field(default_factory=dict)
    _pulled: set[tuple[int, int]] = field(default_factory=set)
    _held: set[int] = field(default_factory=set)

    def triggers(self, command: str) -> tuple[Trigger, ...]:
        """Everything that is bound to ``command``, for a hint or a settings screen."""
        return tuple(trigger for trigger, name in self.bindings.items() if name == command)

    def translate(
        self, event: pygame.event.Event, view: Viewport, *, wants_text: bool = False
    ) -> Intent | None:
        """Return the intent of one event, or None when it means nothing here."""
        match event.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return _pointer(event, view)
            case pygame.MOUSEWHEEL:
                return PointerScrolled(view.to_logical(pygame.mouse.get_pos()), event.precise_y)
            case pygame.KEYDOWN:
                return self._pressed(event, typing=wants_text)
            case pygame.KEYUP:
                self._held.discard(event.key)
                return None
            case pygame.TEXTINPUT:
                return TextTyped(event.text) if wants_text else None
            case pygame.CONTROLLERBUTTONDOWN:
                return self._command(("pad", event.button))
            case pygame.CONTROLLERAXISMOTION:
                return self._command(self._stick_trigger(event))
            case pygame.WINDOWFOCUSLOST:
                # The key may be let go where its release is not heard.
                self._held.clear()
                return FocusLost()
            case _:
                return _window(event)

    def _pressed(self, event: pygame.event.Event, *, typing: bool) -> Command | None:
        command = self._command(_key_trigger(event, typing=typing))
        repeated = event.key in self._held
        self._held.add(event.key)
        # A key held down walks on, but does not confirm one screen after the other.
        if repeated and command is not None and command.name not in REPEATING:
            return None
        return command

    def _command(self, trigger: Trigger | None) -> Command | None:
        name = self.bindings.get(trigger) if trigger is not None else None
        return None if name is None else Command(name)

    def _stick_trigger(self, event: pygame.event.Event) -> Trigger | None:
        if event.axis in _TRIGGERS:
            return self._pull(event)
        ways = _STICK_WAYS.get(event.axis)
        if ways is None:
            return None
        stick = (event.instance_id, event.axis)
        held = self._stick.get(stick)
        # Two thresholds, or a stick that trembles at one of them fires many times.
        if abs(event.value) < _STICK_FREE:
            self._stick[stick] = None
            return None
        way = ways[event.value > 0]
        if abs(event.value) < _STICK_PRESSED or way == held:
            return None
        self._stick[stick] = way
        return ("stick", way)

    def _pull(self, event: pygame.event.Event) -> Trigger | None:
        """Return the trigger that has just been pulled; one that is held says nothing more."""
        pulled = (event.instance_id, event.axis)
        if event.value < _STICK_FREE:
            self._pulled.discard(pulled)
        elif event.value >= _STICK_PRESSED and pulled not in self._pulled:
            self._pulled.add(pulled)
            return ("trigger", event.axis)
        return None


def _pointer(event: pygame.event.Event, view: Viewport) -> Intent | None:
    pos = view.to_logical(event.pos)
    if event.type == pygame.MOUSEMOTION:
        return PointerMoved(pos)
    if event.button not in (LEFT_BUTTON, MIDDLE_BUTTON, RIGHT_BUTTON):
        return None
    if event.type == pygame.MOUSEBUTTONDOWN:
        return PointerPressed(pos, event.button)
    return PointerReleased(pos, event.button)


def _window(event: pygame.event.Event) -> Intent | None:
    match event.type:
        case pygame.QUIT:
            return Quit()
        case pygame.WINDOWSIZECHANGED:
            return Resized((event.x, event.y))
        case pygame.WINDOWFOCUSGAINED:
            return FocusGained()
        case _:
            return None


def _key_trigger(event: pygame.event.Event, *, typing: bool) -> Trigger | None:
    if event.mod & pygame.KMOD_ALT:
        return ("alt", event.key)
    if event.mod & pygame.KMOD_CTRL:
        return ("ctrl_shift" if event.mod & pygame.KMOD_SHIFT else "ctrl", event.key)
    if typing and event.unicode.isprintable() and event.unicode:
        return None
    if event.mod & pygame.KMOD_SHIFT and event.key == pygame.K_TAB:
        return ("shift", event.key)
    return ("key", event.key)
