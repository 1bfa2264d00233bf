"""The grounds below widgets: panels, their titles, and parts of the screen that have a hint."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import ClassVar, Literal, TypeAlias

import pygame
from pygame.typing import RectLike

from ..context.kit_context import grown
from ..draw.canvas import Canvas
from ..draw.smooth_scale import scaled_smoothly
from ..draw.text.text_block import text_size
from ..draw.text.text_style import HEADING, TextStyle
from ..spoken import Spoken
from ..theme import Colours
from ..viewport import Viewport
from .widget import Widget

Paper: TypeAlias = Literal["dark", "wood", "parchment"]

_PICTURES = {"dark": "ui/panel_dark", "wood": "ui/panel_wood", "parchment": "ui/panel_parch"}
_SHADOW = 110
#: The height of the rule under a title, and how long it is at most.
_RULE_ROOM, _LONGEST_RULE = 18.0, 360.0
#: The gap at each side of the stone in its middle, and in how many steps it fades.
_RULE_GAP, _RULE_STEPS = 12.0, 90


def draw_panel(canvas: Canvas, rect: RectLike, paper: Paper = "dark", *, alpha: int = 255) -> None:
    """Draw a panel with its shadow."""
    with canvas.shifted(alpha=alpha):
        canvas.shadow(rect, strength=_SHADOW, covered=True)
    canvas.nine_patch(_PICTURES[paper], rect, alpha=alpha)


def draw_cached_panel(
    canvas: Canvas, rect: RectLike, key: Hashable, paint: Callable[[Canvas], None]
) -> None:
    """Draw a dark panel and what ``paint`` draws on it from (0, 0) on, kept under ``key``."""
    box = pygame.FRect(rect)

    def compose(offscreen: Canvas) -> None:
        offscreen.nine_patch(_PICTURES["dark"], (0, 0, *box.size))
        paint(offscreen)

    canvas.shadow(box, strength=_SHADOW, covered=True)
    canvas.blit(canvas.sprite(("panel", key), box.size, compose), box.topleft)


def head_height(
    view: Viewport, title: str, width: float, least: float, style: TextStyle = HEADING
) -> float:
    """Return how high the place of a panel's title is: ``least``, or more for larger letters."""
    if grown(1.0) <= 1.0:
        return least
    return max(least, text_size(view, title, _wrapping(style), width)[1] + _RULE_ROOM)


def draw_head(canvas: Canvas, rect: RectLike, title: str, style: TextStyle = HEADING) -> None:
    """Write the title of a panel into ``rect``, and draw a rule with a stone at its foot."""
    box = pygame.FRect(rect)
    place = (box.x, box.y, box.width, box.height - _RULE_ROOM)
    canvas.text(title, place, _wrapping(style))
    y = box.bottom - _RULE_ROOM / 2 + 1
    size = (min(box.width, _LONGEST_RULE), _RULE_ROOM)
    rule = canvas.sprite("rule", size, _paint_rule)
    canvas.blit(rule, (box.centerx, y), centered=True)


def _wrapping(style: TextStyle) -> TextStyle:
    """Return the style of a title: a larger one goes on in a second line."""
    return style.with_changes(wrap=style.wrap or grown(1.0) > 1.0)


def _paint_rule(canvas: Canvas) -> None:
    """Paint a line that fades towards its ends, and a cut stone in its middle."""
    middle, y = canvas.view.center
    across, _ = canvas.surface.get_size()
    ramp = pygame.Surface((_RULE_STEPS, 1), pygame.SRCALPHA)
    for step in range(_RULE_STEPS):
        away = abs(2 * step / (_RULE_STEPS - 1) - 1)
        shown = 0.0 if away * middle < _RULE_GAP else 1 - away**2
        ramp.set_at((step, 0), (*Colours.brass, round(255 * shown)))
    line = scaled_smoothly(ramp, (across, canvas.view.length_px(1.5)))
    canvas.surface.blit(line, (0, canvas.view.length_px(y - 0.75)))
    stone = ((Colours.brass_dark, 7.0), (Colours.brass_light, 5.6), (Colours.brass, 4.2))
    for colour, size in stone:
        left, right = (middle - size, y), (middle + size, y)
        canvas.polygon([left, (middle, y - size), right, (middle, y + size)], colour)


class HintArea(Widget):
    """A part of the screen that is drawn by others, and that has a hint.

    The keyboard comes to it as the pointer does, and presses nothing there.
    """

    passive: ClassVar[bool] = True

    @property
    def spoken(self) -> Spoken:
        """The hint: it is all that it has to say."""
        return Spoken(self.called or self.hint, hint=self.hint if self.called else "")
