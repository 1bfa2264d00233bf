"""Intents: what the player did, in logical units, and with which device.

Two of them are equal whatever device they were made with. Those that tell the same of another deed
share a private base: to make a data class takes a while, and the first picture waits for all of
them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from ..viewport import Point
from .devices import KEYBOARD, MOUSE, Device

LEFT_BUTTON, MIDDLE_BUTTON, RIGHT_BUTTON = 1, 2, 3


@dataclass(frozen=True, slots=True)
class _Pointed:
    """Something that the pointer did at ``pos``."""

    pos: Point
    device: Device = field(default=MOUSE, compare=False)


class PointerMoved(_Pointed):
    """The pointer, or a finger that presses, went to ``pos``."""

    __slots__ = ()


class LongPressed(_Pointed):
    """The left button, or a finger, has been held still at ``pos`` for ``Times.long_press``."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class _Pressed:
    """Something that a pointer ``button`` did at ``pos``."""

    pos: Point
    button: int = LEFT_BUTTON
    device: Device = field(default=MOUSE, compare=False)


class PointerPressed(_Pressed):
    """A pointer button went down at ``pos``, or a finger."""

    __slots__ = ()


class PointerReleased(_Pressed):
    """A pointer button went up at ``pos``, or a finger."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PointerScrolled:
    """The wheel turned, or fingers moved, by ``dy`` notches, positive towards the top."""

    pos: Point
    dy: float
    device: Device = field(default=MOUSE, compare=False)


@dataclass(frozen=True, slots=True)
class Command:
    """A key or pad button that means ``name``, one of the actions of the action map."""

    name: str
    device: Device = field(default=KEYBOARD, compare=False)


@dataclass(frozen=True, slots=True)
class UnboundPressed:
    """A key went down that does nothing: the voice alone answers it."""


@dataclass(frozen=True, slots=True)
class TriggerPressed:
    """A key or pad button by its own name, for a screen that asks for one to bind."""

    trigger: str
    device: Device = field(default=KEYBOARD, compare=False)


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Characters for the text field that has the keyboard."""

    text: str


@dataclass(frozen=True, slots=True)
class PadCame:
    """A gamepad has been connected."""

    device: Device


@dataclass(frozen=True, slots=True)
class PadLost:
    """A gamepad is connected no more; ``missed`` where it was the one in hand, or a side's own."""

    device: Device
    missed: bool = False


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dragged onto the window and let go there; None where its name is no text."""

    path: Path | None


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size in pixels."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Noted:
    """Something about the window, of which there is nothing more to tell."""


class Quit(_Noted):
    """The player closes the window."""

    __slots__ = ()


class FocusLost(_Noted):
    """The window no longer has the keyboard."""

    __slots__ = ()


class FocusGained(_Noted):
    """The window has the keyboard again."""

    __slots__ = ()


Intent: TypeAlias = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerScrolled
    | LongPressed
    | Command
    | TriggerPressed
    | UnboundPressed
    | TextTyped
    | PadCame
    | PadLost
    | FileDropped
    | Resized
    | Quit
    | FocusLost
    | FocusGained
)
