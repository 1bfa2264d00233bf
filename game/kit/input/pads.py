"""The gamepads that are connected, and who holds which where several play at one screen."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from .intents import Device, pad_look, queued_events
from .triggers import axis_trigger

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

#: The events SDL sends for a pad as for a joystick. It makes the events of a pad out of these: a
#: program that blocks them gets no events of any pad.
_OF_JOYSTICKS = (
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYHATMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
)
#: Events that nothing in the program uses.
_UNHEARD = (
    pygame.CONTROLLERTOUCHPADDOWN,
    pygame.CONTROLLERTOUCHPADMOTION,
    pygame.CONTROLLERTOUCHPADUP,
)
#: Below what a stick that was pressed counts as let go: less than what presses it, or one that
#: trembles there is pressed many times.
_FREE = 12_000
#: Where SDL reads what the buttons of other pads are.
PAD_LAYOUTS = "SDL_GAMECONTROLLERCONFIG"
#: A joystick with fewer is no pad.
_FEWEST_BUTTONS = 4


@dataclass(slots=True)
class Pads:
    """Every connected pad by SDL's number of it; one is heard only as long as it is kept open."""

    #: Called with the name of a pad of which nobody knows what its buttons are.
    when_unknown: Callable[[str], object] = lambda _name: None
    _devices: dict[int, Device] = field(default_factory=dict)
    _open: dict[int, Controller] = field(default_factory=dict)
    #: The trigger that each stick and each analog trigger is pressed to, by pad and axis.
    _axes: dict[tuple[int, int], str] = field(default_factory=dict)

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

    def meet(self, index: int) -> None:
        """Tell of the joystick at SDL's place ``index``, where it is a pad that SDL does not know.

        Nothing is heard of such a pad. Pedals and the like are no pads.
        """
        from pygame._sdl2 import controller  # noqa: PLC0415

        with contextlib.suppress(pygame.error):
            if controller.is_controller(index):
                return
            pygame.joystick.init()
            joystick = pygame.joystick.Joystick(index)
            ways = joystick.get_numaxes() > 1 or joystick.get_numhats()
            if ways and joystick.get_numbuttons() >= _FEWEST_BUTTONS:
                self.when_unknown(joystick.get_name())

    def keep(self, device: Device) -> Device:
        """Count a pad among those that are connected."""
        self._devices[device.number] = device
        return device

    def remove(self, number: int) -> Device | None:
        """Forget a pad that is connected no more, and return it; None for one that never was."""
        self._open.pop(number, None)
        self._axes = {axis: end for axis, end in self._axes.items() if axis[0] != number}
        return self._devices.pop(number, None)

    def listen(self) -> list[pygame.event.Event]:
        """Return what has happened, without what a pad tells that means nothing to anybody."""
        pygame.event.pump()
        pygame.event.clear(_OF_JOYSTICKS, pump=False)
        return [event for event in queued_events() if self.means(event)]

    def means(self, event: pygame.event.Event) -> bool:
        """Whether an event is more than the trembling of a stick; to be asked once of each."""
        if event.type != pygame.CONTROLLERAXISMOTION:
            return True
        number, value = getattr(event, "axis", -1), getattr(event, "value", 0)
        axis = getattr(event, "instance_id", 0), number
        trigger = axis_trigger(number, value)
        between = not trigger and abs(value) >= _FREE
        if between or trigger == self._axes.get(axis, ""):
            return False
        self._axes[axis] = trigger
        return True


def look_for_pads() -> None:
    """Have SDL look for gamepads; it tells of each by an event, now and when another comes.

    Takes some milliseconds, for which the first picture does not wait.
    """
    from pygame._sdl2 import controller  # noqa: PLC0415

    pygame.event.set_blocked(_UNHEARD)
    with contextlib.suppress(pygame.error):
        controller.init()


SIDES = (0, 1)


@dataclass(slots=True)
class PadSeats:
    """The pads that players hold, each for one side; all other devices belong to everybody.

    A pad that is lost leaves its side waiting, for the next one that comes.
    """

    _held: dict[int, Device] = field(default_factory=dict)
    _waiting: list[int] = field(default_factory=list)

    def side_of(self, device: Device) -> int | None:
        """Return the side that a pad belongs to, or None."""
        return next((side for side, pad in self._held.items() if _same(pad, device)), None)

    def take(self, device: Device, side: int | None) -> None:
        """Give a pad to a side, which lays down the one that it had; None: to nobody."""
        old = self.side_of(device)
        if old is not None:
            del self._held[old]
        if side is not None:
            self._held[side] = device
        self._waiting.clear()

    def push(
        self, device: Device, way: int, places: Sequence[int | None] = (SIDES[0], None, SIDES[1])
    ) -> None:
        """Move a pad one place to the left (-1) or right (1); None is nobody's place."""
        held = self.side_of(device)
        here = places.index(held if held in places else None)
        self.take(device, places[min(len(places) - 1, max(0, here + way))])

    def keeps_out(self, device: Device, side: int) -> bool:
        """Whether a pad belongs to another side, while ``side`` has one of its own."""
        held = self.side_of(device)
        return held is not None and held != side and side in self._held

    def lose(self, device: Device) -> bool:
        """Take a pad away that is connected no more; True where a side held it."""
        side = self.side_of(device)
        if side is None:
            return False
        del self._held[side]
        self._waiting.append(side)
        return True

    def regain(self, device: Device) -> None:
        """Give a pad that has come to the side that has lost its own."""
        if self._waiting:
            self._held[self._waiting.pop(0)] = device


def _same(one: Device, other: Device) -> bool:
    return one.is_pad and other.is_pad and one.number == other.number
