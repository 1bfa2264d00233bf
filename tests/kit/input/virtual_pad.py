"""Gamepads that nobody holds: SDL takes them for devices like any others.

Nothing is posted here. A press goes through SDL's joysticks, its mapping of buttons, and its queue
to every listener; it is heard at the program's next look for events, or at once after ``tell``.
Works without a screen.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path

import pygame

from game.kit.input.triggers import PAD_AXES, PAD_BUTTONS

#: Sony's and Nintendo's numbers, and one that SDL knows no pad of.
SONY, NINTENDO, NOBODYS = 0x054C, 0x057E, 0x1234
_BUTTONS = {name: button for button, name in PAD_BUTTONS.items()}
_ENDS = {
    end: (axis, sign)
    for axis, ends in PAD_AXES.items()
    for end, sign in zip(ends, (-1, 1), strict=True)
    if end
}
_HAT = {"dpad_up": 1, "dpad_right": 2, "dpad_down": 4, "dpad_left": 8}
_ANALOG = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
_FULL, _REST = 32_767, -32_768
#: SDL's names of what a pad has, in the order in which a virtual one has them.
_MAPPED = (
    *("a", "b", "x", "y", "back", "guide", "start"),
    *("leftstick", "rightstick", "leftshoulder", "rightshoulder"),
)
_MAPPED_AXES = ("leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger")
_MAPPED_HAT = "dpup:h0.1,dpright:h0.2,dpdown:h0.4,dpleft:h0.8"


class _Description(ctypes.Structure):
    """The description of a virtual joystick for SDL: ``SDL_VirtualJoystickDesc``."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("maker", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((f"unused_{number}", ctypes.c_void_p) for number in range(7)),
    )


@cache
def _sdl() -> ctypes.CDLL:
    """Return the library that pygame has loaded: another copy would know of other devices."""
    lines = Path("/proc/self/maps").read_text("utf-8").splitlines()
    path = next(line.split()[-1] for line in lines if "libSDL2-2" in line)
    library = ctypes.CDLL(path)
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    for name in ("Close", "InstanceID", "SetVirtualButton", "SetVirtualAxis", "SetVirtualHat"):
        getattr(library, f"SDL_Joystick{name}").argtypes = (
            [ctypes.c_void_p] if name in ("Close", "InstanceID") else [ctypes.c_void_p, *_VALUES]
        )
    return library


_VALUES = (ctypes.c_int, ctypes.c_int16)
_plugged: list[VirtualPad] = []


def hear_without_focus() -> None:
    """Have SDL hear pads where no window has the focus: an X server alone gives it to none."""
    _sdl().SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")


def unplug_all() -> None:
    """Leave no virtual pad behind."""
    for pad in _plugged[:]:
        pad.unplug()


class VirtualPad:
    """A pad that is plugged in; what it has is called as in the settings: ``a``, ``dpad_up``.

    With a ``hat`` its cross is one, as on many old pads. One that is not ``known`` is in no
    mapping of SDL's.
    """

    def __init__(
        self, name: str = "Pad", maker: int = NOBODYS, *, known: bool = True, hat: bool = False
    ) -> None:
        self.hat = hat
        product = self.product_of(hat=hat, known=known)
        if hat:
            _sdl().SDL_GameControllerAddMapping(layout(name, maker, product).encode())
        told = _Description(
            *(1, 1 if known and not hat else 0, len(PAD_AXES), 15, int(hat), maker, product),
            name=name.encode(),
        )
        index = _sdl().SDL_JoystickAttachVirtualEx(ctypes.byref(told))
        assert index >= 0, pygame.get_error()
        self._joystick = _sdl().SDL_JoystickOpen(index)
        #: The program's number of it.
        self.number = int(_sdl().SDL_JoystickInstanceID(self._joystick))
        self._ways = 0
        for axis in _ANALOG:
            self.lean(axis, _REST)
        _plugged.append(self)

    @staticmethod
    def product_of(*, hat: bool = False, known: bool = True) -> int:
        """Return the maker's number of such a pad."""
        return 0x0100 + hat + 2 * known

    def hold(self, *names: str) -> None:
        """Press what is named, or push a stick its way."""
        for name in names:
            self._set(name, held=True)

    def let_go(self, *names: str) -> None:
        """Let go of what is named."""
        for name in names:
            self._set(name, held=False)

    def lean(self, axis: int, value: int) -> None:
        """Lean a stick or pull a trigger, by SDL's number of it: -32,768 to 32,767."""
        _sdl().SDL_JoystickSetVirtualAxis(self._joystick, axis, value)

    def tell(self) -> None:
        """Have SDL look at once, from whichever thread, as a device does that is not waited for."""
        _sdl().SDL_JoystickUpdate()

    def unplug(self) -> None:
        """Pull the pad."""
        _plugged.remove(self)
        indices = range(_sdl().SDL_NumJoysticks())
        index = next(i for i in indices if _instance(i) == self.number)
        _sdl().SDL_JoystickDetachVirtual(index)
        _sdl().SDL_JoystickClose(self._joystick)

    def _set(self, name: str, *, held: bool) -> None:
        if name in _ENDS:
            axis, sign = _ENDS[name]
            rest = _REST if axis in _ANALOG else 0
            self.lean(axis, sign * _FULL if held else rest)
        elif self.hat and name in _HAT:
            self._ways = self._ways | _HAT[name] if held else self._ways & ~_HAT[name]
            _sdl().SDL_JoystickSetVirtualHat(self._joystick, 0, self._ways)
        else:
            _sdl().SDL_JoystickSetVirtualButton(self._joystick, _BUTTONS[name], held)


def _instance(index: int) -> int:
    return int(_sdl().SDL_JoystickGetDeviceInstanceID(index))


def layout(name: str, maker: int, product: int) -> str:
    """Return the line of SDL's database for a pad whose cross is a hat."""
    numbers = b"".join(number.to_bytes(4, "little") for number in (0xFF, maker, product))
    pairs = [f"{part}:b{number}" for number, part in enumerate(_MAPPED)]
    pairs += [f"{part}:a{number}" for number, part in enumerate(_MAPPED_AXES)]
    return ",".join((f"{numbers.hex()}00007600", name, *pairs, _MAPPED_HAT, ""))
