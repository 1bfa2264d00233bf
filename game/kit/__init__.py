"""Tools for a game's window: scenes, drawing, text, input, motion and widgets.

The one door: other packages import from here only. Nothing in here knows the game.
"""

from game.kit import style, theme
from game.kit.assets import AssetError, Assets
from game.kit.brush import forget_drawings
from game.kit.canvas import Canvas
from game.kit.input import (
    DEFAULT_BINDINGS,
    LEFT_BUTTON,
    MIDDLE_BUTTON,
    RIGHT_BUTTON,
    Command,
    FocusGained,
    FocusLost,
    InputMap,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Quit,
    Resized,
    TextTyped,
    Trigger,
)
from game.kit.scene import Scene, Stage
from game.kit.style import TextStyle
from game.kit.text import base_rtl, is_rtl, set_reading_direction
from game.kit.textblock import forget_blocks
from game.kit.theme import Colour
from game.kit.view import Point, Size, View

__all__ = [
    "DEFAULT_BINDINGS",
    "LEFT_BUTTON",
    "MIDDLE_BUTTON",
    "RIGHT_BUTTON",
    "AssetError",
    "Assets",
    "Canvas",
    "Colour",
    "Command",
    "FocusGained",
    "FocusLost",
    "InputMap",
    "Intent",
    "Point",
    "PointerMoved",
    "PointerPressed",
    "PointerReleased",
    "PointerScrolled",
    "Quit",
    "Resized",
    "Scene",
    "Size",
    "Stage",
    "TextStyle",
    "TextTyped",
    "Trigger",
    "View",
    "base_rtl",
    "forget_blocks",
    "forget_drawings",
    "is_rtl",
    "set_reading_direction",
    "style",
    "theme",
]
