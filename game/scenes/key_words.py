"""The words of keys and pad buttons, in the player's language and for the device in hand."""

from collections.abc import Callable

from game.kit import ARROWS, Board, InputMap, PadLook, pad_label

#: The signs on keys that are called by them.
_SIGNS = {
    **ARROWS,
    "plus": "+",
    "minus": "−",
    "equals": "=",
    "comma": ",",
    "period": ".",
    "slash": "/",
    "backslash": "\\",
    "semicolon": ";",
    "quote": "'",
    "backquote": "`",
    "left_bracket": "[",
    "right_bracket": "]",
    "less": "<",
    "hash": "#",
    "multiply": "×",
    "divide": "÷",
}
_NAMED = frozenset(
    (
        *("alt", "backspace", "browser_back", "ctrl", "delete", "end", "enter", "escape"),
        *("home", "insert", "menu", "page_down", "page_up", "pause", "shift", "space", "tab"),
    )
)
_KEYPAD = "keypad_"
#: The word for an action without a key.
NOTHING = "–"
#: The groups from top to bottom, with their actions. Each has a text ``options.keys.<action>``.
KEY_GROUPS = {
    "play": ("digits", "next", "run_on", "press", "relieve", "undo", "redo"),
    "look": ("forecast", "foresee", "hint", "why", "inspect", "map", "log", "copy", "paste"),
    "voice": (
        *("voice", "say_again", "hush", "say_ways", "say_screen"),
        *("say_hand", "say_board", "say_forecast"),
    ),
    "game": ("pause", "help", "faster", "slower", "mute", "fullscreen", "picture"),
    "move": (
        *("up", "down", "left", "right", "accept", "back", "forward", "backward"),
        *("page_up", "page_down", "scroll_up", "scroll_down", "erase_next"),
    ),
}


def key_caps(translate: Callable[..., str], trigger: str) -> list[str]:
    """Return the words on the keys of a trigger, its modifiers first: ``["Ctrl", "Z"]``."""
    return [_cap(translate, key) for key in trigger.split("+")]


def trigger_words(translate: Callable[..., str], inputs: InputMap, action: str) -> str:
    """Return the words of what does an action: on the pad in hand, or else on the keyboard.

    Who has a pad in hand is told that a key lies on the keyboard: ``Y`` is a button of theirs.
    """
    board, trigger = inputs.named_trigger(action)
    if not trigger:
        return NOTHING
    words = words_of(translate, inputs, board, trigger)
    if board == "keys" and inputs.device.is_pad:
        return translate("key_names.on_keyboard", name=words)
    return words


def words_of(translate: Callable[..., str], inputs: InputMap, board: Board, trigger: str) -> str:
    """Return the words of a trigger on one line."""
    if board == "pad":
        return pad_label(trigger, pad_in_hand(inputs))
    return " + ".join(key_caps(translate, trigger))


def pad_in_hand(inputs: InputMap) -> PadLook:
    """Return the family of the pad used last, or else of one that is connected."""
    connected = inputs.pads.connected
    pad = inputs.device if inputs.device.is_pad or not connected else connected[-1]
    return pad.look


def _cap(translate: Callable[..., str], key: str) -> str:
    if key.startswith(_KEYPAD):
        return translate("key_names.keypad", sign=_cap(translate, key.removeprefix(_KEYPAD)))
    return translate(f"key_names.{key}") if key in _NAMED else _SIGNS.get(key, key.upper())
