"""Intents: what the player did, in logical units, and with which device.

Two of them are equal whatever device they were made with. Those that tell the same of another deed
share a private base: to make a data class takes a while, and the first picture waits for all of
them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

from ..viewport import Point

DeviceKind: TypeAlias = Literal["keyboard", "mouse", "touch", "pad"]
#: The kinds of devices that texts tell apart: the keyboard is "keys".
Hand: TypeAlias = Literal["mouse", "touch", "keys", "pad"]
#: The order of the forms in a text; ``HANDS`` of ``game.content`` is the same.
HANDS: tuple[Hand, ...] = ("mouse", "touch", "keys", "pad")
#: The family of a pad: which letters or shapes stand on its buttons.
PadLook: TypeAlias = Literal["xbox", "playstation", "nintendo", "deck"]
#: Makers by the number that a pad tells of itself (USB vendor).
_MAKERS: dict[int, PadLook] = {0x054C: "playstation", 0x057E: "nintendo", 0x28DE: "deck"}
#: Words in the name of a pad whose number tells nothing, as over some radio links.
_WORDS: tuple[tuple[str, PadLook], ...] = (
    ("steam deck", "deck"),
    ("playstation", "playstation"),
    ("dualshock", "playstation"),
    ("dualsense", "playstation"),
    ("ps3", "playstation"),
    ("ps4", "playstation"),
    ("ps5", "playstation"),
    ("nintendo", "nintendo"),
    ("switch", "nintendo"),
    ("joy-con", "nintendo"),
)


@dataclass(frozen=True, slots=True)
class Device:
    """Where an intent comes from; ``number`` tells pads apart as long as they are connected."""

    kind: DeviceKind
    number: int = 0
    look: PadLook = "xbox"

    @property
    def hand(self) -> Hand:
        """The name that texts give to its kind."""
        return "keys" if self.kind == "keyboard" else self.kind

    @property
    def is_pad(self) -> bool:
        """Whether it is a gamepad."""
        return self.kind == "pad"

    def looks_like(self, other: Device) -> bool:
        """Whether texts read the same with both."""
        return self.kind == other.kind and (not self.is_pad or self.look == other.look)


KEYBOARD, MOUSE, TOUCH = Device("keyboard"), Device("mouse"), Device("touch")


def pad_look(name: str, guid: str = "") -> PadLook:
    """Return the family of a pad by what it tells of itself; ``guid`` is SDL's, in hexadecimals.

    An unknown pad is taken for the most common one.
    """
    # On the Deck, all pads that go through Steam are named after another maker's.
    if os.environ.get("SteamDeck") == "1" and ("steam" in name.lower() or "360" in name):  # noqa: SIM112
        return "deck"
    maker = _maker(guid)
    if maker in _MAKERS:
        return _MAKERS[maker]
    lower = name.lower()
    return next((look for word, look in _WORDS if word in lower), "xbox")


def _maker(guid: str) -> int:
    """Return the vendor in a GUID, which has it from its fifth byte on, the low byte first."""
    try:
        return int.from_bytes(bytes.fromhex(guid)[4:6], "little")
    except ValueError:
        return 0


LEFT_BUTTON, MIDDLE_BUTTON, RIGHT_BUTTON = 1, 2, 3


@dataclass(frozen=True, slots=True)
class _Pointed:
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


#: So many are read in one turn of the loop, however fast they come.
_MOST = 2000


def queued_events() -> list[pygame.event.Event]:
    """Return what has happened, the oldest first.

    ``pygame.event.get`` would lose all that is waiting with one that it cannot read.
    """
    events: list[pygame.event.Event] = []
    while len(events) < _MOST and (event := next_event(pygame.event.poll)):
        events.append(event)
    return events


def next_event(read: Callable[[], pygame.event.Event]) -> pygame.event.Event:
    """Return the event that ``read`` gives; NOEVENT, which is false, where there is none.

    What cannot be read is a file that was dropped, with bytes in its name that are no text. It
    comes as a drop without a name.
    """
    try:
        return read()
    except (SystemError, UnicodeDecodeError):
        return pygame.event.Event(pygame.DROPFILE)
