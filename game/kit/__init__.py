"""Tools for a game's window: scenes, drawing, text, input, motion and widgets.

The one door: other packages import from here only. Nothing in here knows the game.
"""

from . import motion, style, theme
from .assets import AssetError, Assets
from .brush import forget_drawings
from .buttons import Button, IconButton, Kind, Pressable
from .canvas import Canvas
from .clipboard import read_clipboard, write_clipboard
from .dialog import Dialog, WidgetScene
from .easing import (
    Easing,
    back_out,
    ease_in_cubic,
    ease_in_out,
    ease_out_cubic,
    linear,
    there_and_back,
)
from .focus import nearest
from .group import WidgetGroup, draw_ring
from .input import (
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
from .motion import (
    INSTANT,
    Call,
    Step,
    Timeline,
    Together,
    Tween,
    Wait,
)
from .panels import Label, Panel, Paper, Picture, draw_panel
from .scene import Scene, Stage
from .scroll import ScrollArea, ScrollList, ScrollText
from .settings import Choice, Segments, Setting, Toggle
from .slider import Slider
from .style import TextStyle
from .text import base_rtl, is_rtl, set_reading_direction
from .textblock import forget_blocks
from .textfield import TextField
from .theme import Alphas, Colour, Colours, Sizes, Times
from .tooltip import draw_tooltip
from .view import Point, Size, View
from .widget import Widget, give_feedback, set_feedback
from .window import Window

__all__ = [
    "DEFAULT_BINDINGS",
    "INSTANT",
    "LEFT_BUTTON",
    "MIDDLE_BUTTON",
    "RIGHT_BUTTON",
    "Alphas",
    "AssetError",
    "Assets",
    "Button",
    "Call",
    "Canvas",
    "Choice",
    "Colour",
    "Colours",
    "Command",
    "Dialog",
    "Easing",
    "FocusGained",
    "FocusLost",
    "IconButton",
    "InputMap",
    "Intent",
    "Kind",
    "Label",
    "Panel",
    "Paper",
    "Picture",
    "Point",
    "PointerMoved",
    "PointerPressed",
    "PointerReleased",
    "PointerScrolled",
    "Pressable",
    "Quit",
    "Resized",
    "Scene",
    "ScrollArea",
    "ScrollList",
    "ScrollText",
    "Segments",
    "Setting",
    "Size",
    "Sizes",
    "Slider",
    "Stage",
    "Step",
    "TextField",
    "TextStyle",
    "TextTyped",
    "Timeline",
    "Times",
    "Together",
    "Toggle",
    "Trigger",
    "Tween",
    "View",
    "Wait",
    "Widget",
    "WidgetGroup",
    "WidgetScene",
    "Window",
    "back_out",
    "base_rtl",
    "draw_panel",
    "draw_ring",
    "draw_tooltip",
    "ease_in_cubic",
    "ease_in_out",
    "ease_out_cubic",
    "forget_blocks",
    "forget_drawings",
    "give_feedback",
    "is_rtl",
    "linear",
    "motion",
    "nearest",
    "read_clipboard",
    "set_feedback",
    "set_reading_direction",
    "style",
    "theme",
    "there_and_back",
    "write_clipboard",
]
