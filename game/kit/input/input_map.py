"""Pygame events in, intents out; and the layouts of the keyboard for one hand."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pygame

from ..theme import Times
from ..viewport import Viewport
from .action_map import REPEATING, ActionMap, Board, Place
from .fingers import Fingers
from .intents import (
    KEYBOARD,
    LEFT_BUTTON,
    MIDDLE_BUTTON,
    RIGHT_BUTTON,
    Command,
    Device,
    FileDropped,
    FocusGained,
    FocusLost,
    Intent,
    PadCame,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Quit,
    Resized,
    TextTyped,
    TriggerPressed,
    UnboundPressed,
)
from .pads import Pads, PadSeats
from .triggers import PAD_AXES, PAD_BUTTONS, axis_trigger, key_triggers

#: How far the mouse must move before it counts as used: a hand on the desk moves it less.
_MEANT = 3.0
#: The keys that change what other keys mean.
_MODIFIER_KEYS = frozenset(
    (
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT),
        *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
        *(pygame.K_MODE, pygame.K_SCROLLLOCK),
    )
)
#: With these held down a key that does nothing here is meant for another program.
_OF_SYSTEM = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Hearing(NamedTuple):
    """How the screen on top takes a key: as characters, a trigger to bind, or an action.

    ``place`` tells which action is meant where two share a trigger.
    """

    text: bool = False
    trigger: bool = False
    place: Place | None = None


@dataclass(slots=True)
class InputMap:
    """Turns events into intents by an action map, which the options may change.

    ``device`` is the one that was used last, ``pads`` are those that are connected, and ``seats``
    tells whose they are.
    """

    actions: ActionMap = field(default_factory=ActionMap)
    pads: Pads = field(default_factory=Pads)
    device: Device = KEYBOARD
    seats: PadSeats = field(default_factory=PadSeats)
    _keys: set[int] = field(default_factory=set)
    #: The repeating actions held on a pad, each with the seconds to the next time.
    _held: dict[tuple[int, str], tuple[str, float]] = field(default_factory=dict)
    _fingers: Fingers = field(default_factory=Fingers)

    def translate(
        self, event: pygame.event.Event, view: Viewport, hearing: Hearing | None = None
    ) -> Intent | None:
        """Return the intent of one event, or None when it means nothing here.

        Anybody may send events, and a device may be gone before its last one is read: one that does
        not hold what it should means nothing.
        """
        try:
            intent = self._intent(event, view, hearing or Hearing())
        except Exception as fault:
            import logging  # noqa: PLC0415 (only in this case)

            logging.getLogger(__name__).warning("%r is left out: %r", event, fault)
            return None
        device = getattr(intent, "device", None)
        if (
            device is not None
            and not isinstance(intent, PadCame | PadLost)
            and not _is_drift(event)
        ):
            self.device = device
        return intent

    def _intent(self, event: pygame.event.Event, view: Viewport, hearing: Hearing) -> Intent | None:
        match event.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                # Fingers are heard as such; SDL tells of them as a mouse, too.
                return None if getattr(event, "touch", False) else _pointer(event, view)
            case pygame.MOUSEWHEEL:
                return PointerScrolled(view.to_logical(pygame.mouse.get_pos()), event.precise_y)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self._fingers.translate(event, view)
            case pygame.KEYDOWN:
                return self._pressed(event, hearing)
            case pygame.KEYUP:
                self._keys.discard(event.key)
                return None
            case pygame.TEXTINPUT | pygame.DROPTEXT:
                return TextTyped(str(event.text)) if hearing.text else None
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED:
                # The key may be let go where its release is not heard, and a finger lifted.
                self._keys.clear()
                self._held.clear()
                self._fingers = Fingers()
                return FocusLost()
            case _:
                return self._pad_intent(event, hearing) or _window(event)

    # The keyboard

    def _pressed(self, event: pygame.event.Event, hearing: Hearing) -> Intent | None:
        repeated = event.key in self._keys
        self._keys.add(event.key)
        if hearing.trigger:
            return None if repeated else _trigger_to_bind(event)
        if hearing.text and _types(event):
            return None
        meant = self._of_key(event, hearing.place)
        # A key held down walks on, but does not confirm one screen after the other.
        if repeated and not (isinstance(meant, Command) and meant.name in REPEATING):
            return None
        return meant

    def _of_key(self, event: pygame.event.Event, place: Place | None) -> Intent | None:
        named = ""
        for trigger in key_triggers(event):
            named = trigger
            action = self.actions.action("keys", trigger, place)
            if action is not None:
                return Command(action)
        # With ctrl or alt it is meant for the desktop, or for a screen reader.
        return UnboundPressed() if named and not event.mod & _OF_SYSTEM else None

    # Pads

    def _pad_intent(self, event: pygame.event.Event, hearing: Hearing) -> Intent | None:
        number = getattr(event, "instance_id", 0)
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                return self._came(self.pads.add(event.device_index))
            case pygame.JOYDEVICEADDED:
                self.pads.meet(event.device_index)
                return None
            case pygame.CONTROLLERDEVICEREMOVED:
                self._forget(number)
                return self._lost(self.pads.remove(number))
            case pygame.CONTROLLERBUTTONDOWN:
                return self._pad_pressed(number, PAD_BUTTONS.get(event.button, ""), hearing)
            case pygame.CONTROLLERBUTTONUP:
                self._held.pop((number, PAD_BUTTONS.get(event.button, "")), None)
                return None
            case pygame.CONTROLLERAXISMOTION:
                for end in PAD_AXES.get(event.axis, ()):
                    self._held.pop((number, end), None)
                return self._pad_pressed(number, axis_trigger(event.axis, event.value), hearing)
            case _:
                return None

    def _pad_pressed(self, number: int, trigger: str, hearing: Hearing) -> Intent | None:
        if not trigger:
            return None
        device = self.pads.device(number)
        if hearing.trigger:
            return TriggerPressed(trigger, device)
        action = self.actions.action("pad", trigger, hearing.place)
        if action is None:
            return None
        if action in REPEATING:
            self._held[number, trigger] = action, Times.repeat_after
        return Command(action, device)

    def _came(self, device: Device | None) -> PadCame | None:
        if device is None:
            return None
        self.seats.regain(device)
        return PadCame(device)

    def _lost(self, device: Device | None) -> PadLost | None:
        if device is None:
            return None
        in_hand = device == self.device
        if in_hand:
            self.device = KEYBOARD
        return PadLost(device, missed=self.seats.lose(device) or in_hand)

    def _forget(self, number: int) -> None:
        self._held = {key: value for key, value in self._held.items() if key[0] != number}

    @property
    def repeating(self) -> bool:
        """Whether something is held on a pad that goes on meanwhile."""
        return bool(self._held)

    def repeat(self, dt: float) -> Iterator[Command]:
        """Let ``dt`` seconds pass; yield what is held on a pad and is due once more."""
        for (number, trigger), (action, left) in tuple(self._held.items()):
            due = left <= dt
            self._held[number, trigger] = action, Times.repeat_every if due else left - dt
            if due:
                yield Command(action, self.pads.device(number))

    # Names

    def has_trigger(self, action: str) -> bool:
        """Whether something on the device used last does ``action``."""
        return bool(self.actions.triggers("pad" if self.device.is_pad else "keys", action))

    def named_trigger(self, action: str) -> tuple[Board, str]:
        """Return the trigger that a hint names for ``action``, by the device used last; "": none.

        An action that no pad button does is named by its key.
        """
        if self.device.is_pad:
            triggers = self.actions.triggers("pad", action)
            if triggers:
                return "pad", triggers[0]
        return "keys", next(iter(self.actions.triggers("keys", action)), "")


def _pointer(event: pygame.event.Event, view: Viewport) -> Intent | None:
    pos = view.to_logical(event.pos)
    if event.type == pygame.MOUSEMOTION:
        return PointerMoved(pos)
    if event.button not in (LEFT_BUTTON, MIDDLE_BUTTON, RIGHT_BUTTON):
        return None
    if event.type == pygame.MOUSEBUTTONDOWN:
        return PointerPressed(pos, event.button)
    return PointerReleased(pos, event.button)


def _is_drift(event: pygame.event.Event) -> bool:
    """Whether a mouse moved by so little that nobody may have meant it."""
    rel = getattr(event, "rel", (math.inf, 0.0))
    return event.type == pygame.MOUSEMOTION and math.hypot(*rel) < _MEANT


def _window(event: pygame.event.Event) -> Intent | None:
    match event.type:
        case pygame.QUIT:
            return Quit()
        case pygame.DROPFILE:
            name = getattr(event, "file", None)
            return FileDropped(Path(name) if isinstance(name, str) else None)
        case pygame.WINDOWSIZECHANGED:
            return Resized((event.x, event.y))
        case pygame.WINDOWFOCUSGAINED:
            return FocusGained()
        case _:
            return None


def _trigger_to_bind(event: pygame.event.Event) -> TriggerPressed | None:
    if event.key in _MODIFIER_KEYS:
        return None
    trigger = next(key_triggers(event), None)
    return None if trigger is None else TriggerPressed(trigger)


def _types(event: pygame.event.Event) -> bool:
    shortcut = event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL)
    return not shortcut and bool(event.unicode) and event.unicode.isprintable()
