"""The device the player has in hand: keyboard, mouse, finger, or one of the gamepads."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Literal, TypeAlias

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
