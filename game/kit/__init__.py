"""Tools for a game's window: scenes, drawing, text, input, motion and widgets.

The one door: other packages import from here only. Nothing in here knows the game.
"""

from game.kit import motion, style, theme
from game.kit.assets import AssetError, Assets
from game.kit.brush import forget_drawings
from game.kit.buttons import Button, IconButton, Kind, Pressable
from game.kit.canvas import Canvas
from game.kit.dialog import Dialog, WidgetScene
from game.kit.easing import (
    Easing,
    back_out,
    ease_in_cubic,
    ease_in_out,
    ease_out_cubic,
    linear,
    there_and_back,
)
from game.kit.focus import nearest
from game.kit.group import WidgetGroup, draw_ring
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
from game.kit.motion import (
    INSTANT,
    Call,
    Step,
    Timeline,
    Together,
    Tween,
    Wait,
)
from game.kit.panels import Label, Panel, Paper, Picture, draw_panel
from game.kit.scene import Scene, Stage
from game.kit.scroll import ScrollArea, ScrollList, ScrollText
from game.kit.settings import Choice, Segments, Setting, Toggle
from game.kit.slider import Slider
from game.kit.style import TextStyle
from game.kit.text import base_rtl, is_rtl, set_reading_direction
from game.kit.textblock import forget_blocks
from game.kit.textfield import TextField
from game.kit.theme import Alphas, Colour, Colours, Sizes, Times
from game.kit.tooltip import draw_tooltip
from game.kit.view import Point, Size, View
from game.kit.widget import Widget, give_feedback, set_feedback
from game.kit.window import Window

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
    "set_feedback",
    "set_reading_direction",
    "style",
    "theme",
    "there_and_back",
]
