"""The names of keys and pad buttons as settings have them, and a rest after each press.

A trigger of the keyboard is a key with any modifiers before it, in the order of ``MODIFIERS``; one
of a pad is a button, a way of a stick, or an analog trigger.
"""

from collections.abc import Iterator

import pygame

from .intents import Command, Intent, LongPressed, PointerPressed, PointerReleased

MODIFIERS = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}

#: Keys that have no character of their own, or one that a settings file would trip over.
KEY_NAMES: dict[int, str] = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "keypad_enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_INSERT: "insert",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page_up",
    pygame.K_PAGEDOWN: "page_down",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_PAUSE: "pause",
    pygame.K_MENU: "menu",
    pygame.K_AC_BACK: "browser_back",
    pygame.K_PLUS: "plus",
    pygame.K_MINUS: "minus",
    pygame.K_EQUALS: "equals",
    pygame.K_COMMA: "comma",
    pygame.K_PERIOD: "period",
    pygame.K_SLASH: "slash",
    pygame.K_BACKSLASH: "backslash",
    pygame.K_SEMICOLON: "semicolon",
    pygame.K_QUOTE: "quote",
    pygame.K_BACKQUOTE: "backquote",
    pygame.K_LEFTBRACKET: "left_bracket",
    pygame.K_RIGHTBRACKET: "right_bracket",
    pygame.K_LESS: "less",
    pygame.K_HASH: "hash",
    pygame.K_KP_PLUS: "keypad_plus",
    pygame.K_KP_MINUS: "keypad_minus",
    pygame.K_KP_MULTIPLY: "keypad_multiply",
    pygame.K_KP_DIVIDE: "keypad_divide",
    pygame.K_KP_PERIOD: "keypad_period",
    pygame.K_KP_0: "keypad_0",
    **{pygame.K_KP_1 + number: f"keypad_{number + 1}" for number in range(9)},
    **{pygame.K_F1 + number: f"f{number + 1}" for number in range(12)},
}
_NAMED = frozenset(KEY_NAMES.values())
#: Where the letters and digits lie on a keyboard whose own letters are others, or which has digits
#: only with Shift: the first by what would be printed there on an English one.
_LETTER_PLACES = {pygame.KSCAN_A + number: chr(ord("a") + number) for number in range(26)}
_DIGIT_PLACES = {pygame.KSCAN_1 + number: str((number + 1) % 10) for number in range(10)}
_ASCII = 128

PAD_BUTTONS: dict[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left_stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpad_up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpad_down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpad_left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpad_right",
}
#: Each axis with the triggers of its two ends; an analog trigger has one end alone.
PAD_AXES: dict[int, tuple[str, str]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left_stick_left", "left_stick_right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("left_stick_up", "left_stick_down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right_stick_left", "right_stick_right"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right_stick_up", "right_stick_down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "left_trigger"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "right_trigger"),
}
#: From where on a stick or an analog trigger is pressed.
AXIS_PRESSED = 20_000
PAD_TRIGGERS = frozenset(
    (*PAD_BUTTONS.values(), *(end for ends in PAD_AXES.values() for end in ends if end))
)


def axis_trigger(axis: int, value: int) -> str:
    """Return the trigger that an axis of a pad is pressed to, or ""."""
    ends = PAD_AXES.get(axis)
    return "" if ends is None or abs(value) < AXIS_PRESSED else ends[value > 0]


def is_key_trigger(trigger: str) -> bool:
    """Whether this is the name of a key with any modifiers, in their order."""
    *modifiers, key = trigger.split("+")
    if modifiers != [name for name in MODIFIERS if name in modifiers]:
        return False
    return key in _NAMED or (len(key) == 1 and key.isprintable() and not key.isspace())


def key_triggers(event: pygame.event.Event) -> Iterator[str]:
    """Yield the names that a pressed key goes by, the one that is printed on it first.

    A digit is known by its place. So is a letter of another alphabet, after its own name; with
    Shift a key goes by its plain name, too: a plus is Shift and another key on most keyboards.
    """
    pressed = [name for name, mask in MODIFIERS.items() if event.mod & mask]
    for key in _keys(event):
        yield "+".join((*pressed, key))
        if pressed == ["shift"]:
            yield key


def _keys(event: pygame.event.Event) -> Iterator[str]:
    place = getattr(event, "scancode", 0)
    if place in _DIGIT_PLACES:
        yield _DIGIT_PLACES[place]
    code = event.key
    name = KEY_NAMES.get(code) or _character(code)
    if name:
        yield name
    if code >= _ASCII and place in _LETTER_PLACES:
        yield _LETTER_PLACES[place]


def _character(code: int) -> str:
    """Return the character of a key that has one; SDL's other keys have the thirtieth bit."""
    character = chr(code) if 32 < code < 0x110000 else ""
    return character if character.isprintable() and character != "+" else ""


class PressPause:
    """Judges which presses count; ``seconds`` are the rest after each that did, 0 for none.

    The pointer may move meanwhile, and what is typed in a text field is not held up.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._last: float | None = None
        #: Whether the pointer is down by a press that did not count.
        self._ignored = False

    def admits(self, intent: Intent, now: float) -> bool:
        """Whether an intent counts that comes ``now``, in seconds; one that does is noted."""
        if isinstance(intent, PointerReleased | LongPressed):
            return self._ends(intent)
        if not isinstance(intent, PointerPressed | Command):
            return True
        early = self._last is not None and now - self._last < self.seconds
        self._ignored = early and isinstance(intent, PointerPressed)
        if not early:
            self._last = now
        return not early

    def _ends(self, intent: Intent) -> bool:
        ignored = self._ignored
        if isinstance(intent, PointerReleased):
            self._ignored = False
        return not ignored
