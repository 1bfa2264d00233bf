"""The grounds below widgets: panels, their titles, parts with a hint, and the tooltip."""

import math
from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar, Literal

import pygame
from pygame.typing import RectLike

from ..context.kit_context import grown
from ..draw.canvas import Canvas
from ..draw.grounds import Paper
from ..draw.shape_masks import ramp
from ..draw.text.text_block import text_size
from ..draw.text.text_style import BODY, HEADING, TextStyle
from ..spoken import Spoken
from ..theme import Colours, Sizes
from ..viewport import Viewport
from .widget import Widget

STYLE = BODY.with_changes(size=Sizes.small + 1)
_PADDING = 14.0
_STEP = 16.0
#: How far the point begins under the sheet, whose edges are torn.
_UNDER = 5.0
_RISE = 6.0


def draw_tooltip(
    canvas: Canvas,
    text: str,
    near: RectLike,
    *,
    avoided: Sequence[pygame.FRect] = (),
    shown: float = 1.0,
) -> None:
    """Draw ``text`` below ``near``, or above, moved so that it stays inside the window.

    It is on that side of ``near`` on which it covers least of what is ``avoided``. ``shown``
    (0 to 1) is how far it has faded in.
    """
    around = pygame.FRect(near)
    width, height = canvas.text_size(text, STYLE, grown(Sizes.tooltip_width))
    # In steps: sheets of one size are painted once.
    width = _STEP * math.ceil(width / _STEP)
    size = width + 2 * _PADDING, height + 2 * _PADDING - 4
    box = _beside(around, size, canvas.seen_box, avoided)
    across, down = _way(box, around)
    rise = _RISE * (1 - shown)
    with canvas.shifted(-across * rise, -down * rise, alpha=round(255 * shown)):
        canvas.shadow(box, spread=8, drop=4, radius=Sizes.radius)
        if not box.colliderect(around):
            _draw_point(canvas, box, around, (across, down))
        canvas.sheet("parchment", box)
        canvas.text(text, box.inflate(-2 * _PADDING + 2, 0), STYLE, valign="middle")


def _way(box: pygame.FRect, near: pygame.FRect) -> tuple[int, int]:
    """Return on which side of ``near`` the box is: a step across, or a step down."""
    if box.left >= near.right or box.right <= near.left:
        return (1 if box.left >= near.right else -1), 0
    return 0, (1 if box.centery > near.centery else -1)


def _draw_point(
    canvas: Canvas, box: pygame.FRect, near: pygame.FRect, way: tuple[int, int]
) -> None:
    across, down = way
    half = Sizes.tooltip_arrow
    room = Sizes.radius + half
    for colour, size in ((Colours.ink_soft, half + 1.5), (Colours.paper, half)):
        if down:
            x = _between(near.centerx, box.left + room, box.right - room)
            y = (box.top if down > 0 else box.bottom) + down * _UNDER
            points = [(x - size, y), (x, y - down * (size + _UNDER)), (x + size, y)]
        else:
            x = (box.left if across > 0 else box.right) + across * _UNDER
            y = _between(near.centery, box.top + room, box.bottom - room)
            points = [(x, y - size), (x - across * (size + _UNDER), y), (x, y + size)]
        canvas.polygon(points, colour)


def _between(value: float, low: float, high: float) -> float:
    """Return the number from ``low`` to ``high`` that is closest; the middle where none is."""
    return (low + high) / 2 if low > high else min(max(value, low), high)


def _beside(
    near: pygame.FRect,
    size: tuple[float, float],
    seen: pygame.FRect,
    avoided: Sequence[pygame.FRect],
) -> pygame.FRect:
    inside = seen.inflate(-2 * Sizes.gap_small, -2 * Sizes.gap_small)
    below, above, right, left = (pygame.FRect((0, 0), size) for _ in range(4))
    below.midtop = near.centerx, near.bottom + Sizes.gap
    above.midbottom = near.centerx, near.top - Sizes.gap
    right.midleft = near.right + Sizes.gap, near.centery
    left.midright = near.left - Sizes.gap, near.centery
    usual = below if below.bottom <= seen.bottom else above
    boxes = [usual, above, right, left] if avoided else [usual]
    placed = [box.clamp(inside) for box in boxes]
    free = [box for box in placed if not box.colliderect(near)] or placed[:1]
    return min(free, key=lambda box: sum(_shared(box, each) for each in avoided))


def _shared(one: pygame.FRect, other: pygame.FRect) -> float:
    both = one.clip(other)
    return both.width * both.height


_SHADOW = 110
#: The height of the rule under a title, and how long it is at most.
_RULE_ROOM, _LONGEST_RULE = 18.0, 360.0
#: The gap at each side of the stone in its middle, and in how many steps it fades.
_RULE_GAP, _RULE_STEPS = 12.0, 90


def draw_panel(canvas: Canvas, rect: RectLike, paper: Paper | None = None) -> None:
    """Draw a panel with its shadow: of that material, or of the scene's own."""
    material: Literal["wood", "parchment"] = "wood"
    if (paper or canvas.paper) == "parchment":
        material = "parchment"
    # The rim of parchment is torn: the shadow is seen through it.
    canvas.shadow(rect, strength=_SHADOW, covered=material != "parchment")
    canvas.sheet(material, rect)


def draw_cached_panel(
    canvas: Canvas, rect: RectLike, key: Hashable, paint: Callable[[Canvas], None]
) -> None:
    """Draw a panel of wood and what ``paint`` draws in that place, kept under ``key``."""
    box = pygame.FRect(rect)

    def compose(offscreen: Canvas) -> None:
        offscreen.sheet("wood", (0, 0, *box.size))
        with offscreen.shifted(-box.x, -box.y):
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
    rule = canvas.sprite("rule", (min(box.width, _LONGEST_RULE), _RULE_ROOM), _paint_rule)
    canvas.blit(rule, (box.centerx, y), centered=True)


def _wrapping(style: TextStyle) -> TextStyle:
    return style.with_changes(wrap=style.wrap or grown(1.0) > 1.0)


def _paint_rule(canvas: Canvas) -> None:
    middle, y = canvas.view.center
    across, _ = canvas.surface.get_size()
    away = (abs(2 * step / (_RULE_STEPS - 1) - 1) for step in range(_RULE_STEPS))
    shown = (0.0 if far * middle < _RULE_GAP else 1 - far**2 for far in away)
    shades = [(*Colours.brass, round(255 * share)) for share in shown]
    line = ramp(shades, (across, canvas.view.length_px(1.5)))
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
