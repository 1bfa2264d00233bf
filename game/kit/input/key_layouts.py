"""Where the keys of the actions lie: the layouts to choose from."""

from collections.abc import Mapping
from functools import cache

from .action_map import ActionMap, Triggers

USUAL = "usual"
#: All is in reach of one hand: of the left one on the letters, of the right one on the keypad. The
#: keys that are fixed, and most others, still do what they do by default.
KEY_LAYOUTS: dict[str, dict[str, Triggers]] = {
    USUAL: {},
    "left": {
        "up": ("w", "up"),
        "down": ("s", "down"),
        "left": ("a", "left"),
        "right": ("d", "right"),
        "accept": ("space", "enter", "keypad_enter"),
        "back": ("q", "escape", "browser_back"),
        "next": ("e", "n"),
        "run_on": ("r",),
        "undo": ("z", "ctrl+z", "u"),
        "redo": ("x", "ctrl+y", "ctrl+shift+z"),
        "hint": ("g", "h"),
        "why": ("t",),
        "inspect": ("c", "i"),
        "log": ("b", "l"),
        "mute": ("backquote",),
        "page_up": ("r", "page_up"),
        "page_down": ("f", "page_down"),
    },
    "right": {
        "up": ("keypad_8", "up"),
        "down": ("keypad_2", "down"),
        "left": ("keypad_4", "left"),
        "right": ("keypad_6", "right"),
        "accept": ("keypad_5", "enter", "space", "keypad_enter"),
        "back": ("keypad_0", "escape", "browser_back"),
        "next": ("keypad_plus", "n"),
        "run_on": ("keypad_period", "r"),
        "undo": ("keypad_minus", "ctrl+z", "u"),
        "redo": ("insert", "ctrl+y", "ctrl+shift+z"),
        "hint": ("keypad_multiply", "h"),
        "why": ("keypad_divide", "w"),
        "inspect": ("keypad_7", "i"),
        "foresee": ("keypad_9", "f"),
        "log": ("keypad_1", "l"),
        "forecast": ("keypad_3", "v"),
    },
}


def lay_keys(actions: ActionMap, layout: str) -> None:
    """Have the keyboard laid out by a name of ``KEY_LAYOUTS``, whatever the keys did before."""
    actions.load("keys", KEY_LAYOUTS[layout])


def key_layout(changed: Mapping[str, Triggers]) -> str | None:
    """Return the layout whose keys differ so from the default, or None for the player's own."""
    return next((name for name in KEY_LAYOUTS if _changes(name) == changed), None)


@cache
def _changes(layout: str) -> dict[str, Triggers]:
    laid = ActionMap()
    lay_keys(laid, layout)
    return laid.changed("keys")
