"""The gamepads that are connected: they come and go while the game runs."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from .devices import Device, pad_look

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

#: What SDL tells of a pad besides, and nobody here listens to.
_UNHEARD = (
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYHATMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.CONTROLLERTOUCHPADDOWN,
    pygame.CONTROLLERTOUCHPADMOTION,
    pygame.CONTROLLERTOUCHPADUP,
)


@dataclass(slots=True)
class Pads:
    """Every connected pad by SDL's number of it; one is heard only as long as it is kept open."""

    _devices: dict[int, Device] = field(default_factory=dict)
    _open: dict[int, Controller] = field(default_factory=dict)

    @property
    def connected(self) -> tuple[Device, ...]:
        """All pads, in the order in which they came."""
        return tuple(self._devices.values())

    def device(self, number: int) -> Device:
        """Return the pad of a number; one that has not been announced is taken for a plain one."""
        return self._devices.get(number) or Device("pad", number)

    def add(self, index: int) -> Device | None:
        """Listen to the pad at SDL's place ``index`` and return it; None where it is no news."""
        from pygame._sdl2 import controller  # noqa: PLC0415

        with contextlib.suppress(pygame.error):
            pad = controller.Controller(index)
            joystick = pad.as_joystick()
            number = joystick.get_instance_id()
            self._open[number] = pad
            known = number in self._devices
            device = self.keep(Device("pad", number, pad_look(pad.name, joystick.get_guid())))
            return None if known else device
        return None

    def keep(self, device: Device) -> Device:
        """Count a pad among those that are connected."""
        self._devices[device.number] = device
        return device

    def remove(self, number: int) -> Device | None:
        """Forget a pad that is connected no more, and return it; None for one that never was."""
        self._open.pop(number, None)
        return self._devices.pop(number, None)


def look_for_pads() -> None:
    """Have SDL look for gamepads; it tells of each by an event, now and when another comes.

    Takes some milliseconds, for which the first picture does not wait.
    """
    from pygame._sdl2 import controller  # noqa: PLC0415

    pygame.event.set_blocked(_UNHEARD)
    with contextlib.suppress(pygame.error):
        controller.init()
