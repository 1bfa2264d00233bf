"""Tools for a game's window: scenes, drawing, text, input, motion and widgets.

The one door: other packages import from here only. Nothing in here knows the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import open_door

if TYPE_CHECKING:
    from . import motion as motion
    from . import style as style
    from . import theme as theme
    from .ahead import call_loop as call_loop
    from .assets import PICTURE_READ as PICTURE_READ
    from .assets import AssetError as AssetError
    from .assets import Assets as Assets
    from .brush import forget_drawings as forget_drawings
    from .buttons import Button as Button
    from .buttons import ColumnButton as ColumnButton
    from .buttons import Kind as Kind
    from .buttons import Pressable as Pressable
    from .canvas import Canvas as Canvas
    from .clipboard import read_clipboard as read_clipboard
    from .clipboard import write_clipboard as write_clipboard
    from .dialog import Dialog as Dialog
    from .dialog import WidgetScene as WidgetScene
    from .easing import Easing as Easing
    from .easing import back_out as back_out
    from .easing import ease_in_cubic as ease_in_cubic
    from .easing import ease_in_out as ease_in_out
    from .easing import ease_out_cubic as ease_out_cubic
    from .easing import linear as linear
    from .easing import there_and_back as there_and_back
    from .faces import unpack_faces as unpack_faces
    from .focus import nearest as nearest
    from .gate import gate_leaf as gate_leaf
    from .glyphs import can_write as can_write
    from .glyphs import writable as writable
    from .group import WidgetGroup as WidgetGroup
    from .group import draw_ring as draw_ring
    from .input import DEFAULT_BINDINGS as DEFAULT_BINDINGS
    from .input import LEFT_BUTTON as LEFT_BUTTON
    from .input import MIDDLE_BUTTON as MIDDLE_BUTTON
    from .input import RIGHT_BUTTON as RIGHT_BUTTON
    from .input import Command as Command
    from .input import FocusGained as FocusGained
    from .input import FocusLost as FocusLost
    from .input import InputMap as InputMap
    from .input import Intent as Intent
    from .input import PointerMoved as PointerMoved
    from .input import PointerPressed as PointerPressed
    from .input import PointerReleased as PointerReleased
    from .input import PointerScrolled as PointerScrolled
    from .input import Quit as Quit
    from .input import Resized as Resized
    from .input import TextTyped as TextTyped
    from .input import Trigger as Trigger
    from .ladder import LADDER_PAD as LADDER_PAD
    from .ladder import Ladder as Ladder
    from .life import Frame as Frame
    from .life import Life as Life
    from .life import Look as Look
    from .life import Sprite as Sprite
    from .life import Thing as Thing
    from .life import covering as covering
    from .material import draw_well as draw_well
    from .material import mixed as mixed
    from .motion import INSTANT as INSTANT
    from .motion import Call as Call
    from .motion import Step as Step
    from .motion import Timeline as Timeline
    from .motion import Together as Together
    from .motion import Tween as Tween
    from .motion import Wait as Wait
    from .panels import HintArea as HintArea
    from .panels import Paper as Paper
    from .panels import draw_head as draw_head
    from .panels import draw_kept_panel as draw_kept_panel
    from .panels import draw_panel as draw_panel
    from .scene import Scene as Scene
    from .scene import Stage as Stage
    from .scroll import ScrollArea as ScrollArea
    from .scroll import ScrollList as ScrollList
    from .scroll import ScrollText as ScrollText
    from .settings import Choice as Choice
    from .settings import Segments as Segments
    from .settings import Setting as Setting
    from .settings import Toggle as Toggle
    from .slider import Slider as Slider
    from .sound import INTERFACE as INTERFACE
    from .sound import Sound as Sound
    from .sound import loudness as loudness
    from .sound import open_sound as open_sound
    from .style import TextStyle as TextStyle
    from .text import base_rtl as base_rtl
    from .text import is_rtl as is_rtl
    from .text import set_reading_direction as set_reading_direction
    from .textblock import forget_blocks as forget_blocks
    from .textfield import TextField as TextField
    from .theme import Alphas as Alphas
    from .theme import Colour as Colour
    from .theme import Colours as Colours
    from .theme import Sizes as Sizes
    from .theme import Times as Times
    from .things import Bob as Bob
    from .things import Breath as Breath
    from .things import Cycle as Cycle
    from .things import Mote as Mote
    from .things import light as light
    from .things import paint_oval as paint_oval
    from .things import stroke as stroke
    from .tooltip import draw_tooltip as draw_tooltip
    from .view import Point as Point
    from .view import Size as Size
    from .view import View as View
    from .widget import Widget as Widget
    from .widget import give_feedback as give_feedback
    from .widget import set_feedback as set_feedback
    from .window import Window as Window
else:
    __getattr__ = open_door(
        __name__,
        {
            "ahead": "call_loop",
            "assets": "PICTURE_READ AssetError Assets",
            "brush": "forget_drawings",
            "buttons": "Button ColumnButton Kind Pressable",
            "canvas": "Canvas",
            "clipboard": "read_clipboard write_clipboard",
            "dialog": "Dialog WidgetScene",
            "easing": (
                "Easing back_out ease_in_cubic ease_in_out ease_out_cubic linear there_and_back"
            ),
            "faces": "unpack_faces",
            "focus": "nearest",
            "gate": "gate_leaf",
            "glyphs": "can_write writable",
            "group": "WidgetGroup draw_ring",
            "input": (
                "DEFAULT_BINDINGS LEFT_BUTTON MIDDLE_BUTTON RIGHT_BUTTON Command FocusGained "
                "FocusLost InputMap Intent PointerMoved PointerPressed PointerReleased "
                "PointerScrolled Quit Resized TextTyped Trigger"
            ),
            "ladder": "LADDER_PAD Ladder",
            "life": "Frame Life Look Sprite Thing covering",
            "material": "draw_well mixed",
            "motion": "INSTANT Call Step Timeline Together Tween Wait",
            "panels": "HintArea Paper draw_head draw_kept_panel draw_panel",
            "scene": "Scene Stage",
            "scroll": "ScrollArea ScrollList ScrollText",
            "settings": "Choice Segments Setting Toggle",
            "slider": "Slider",
            "sound": "INTERFACE Sound loudness open_sound",
            "style": "TextStyle",
            "text": "base_rtl is_rtl set_reading_direction",
            "textblock": "forget_blocks",
            "textfield": "TextField",
            "theme": "Alphas Colour Colours Sizes Times",
            "things": "Bob Breath Cycle Mote light paint_oval stroke",
            "tooltip": "draw_tooltip",
            "view": "Point Size View",
            "widget": "Widget give_feedback set_feedback",
            "window": "Window",
        },
    )
