"""Keys and pad buttons as pictures: a key cap with its words, and the buttons of four families."""

from collections.abc import Callable, Sequence

import pygame

from ..input.intents import PadLook
from ..theme import Colour, Colours
from ..viewport import Viewport
from .canvas import Canvas
from .text import text_style
from .text.text_block import text_size

_LETTERS = {"a": "A", "b": "B", "x": "X", "y": "Y"}
#: The shapes of PlayStation's buttons, as characters for running words.
_PAD_LABELS_SHAPES = {"a": "×", "b": "○", "x": "□", "y": "△"}
_LABELS: dict[PadLook, dict[str, str]] = {
    "xbox": {
        **_LETTERS,
        "left_shoulder": "LB",
        "right_shoulder": "RB",
        "left_trigger": "LT",
        "right_trigger": "RT",
        "left_stick": "LS",
        "right_stick": "RS",
        "view": "View",
        "menu": "Menu",
    },
    "playstation": {
        **_PAD_LABELS_SHAPES,
        "left_shoulder": "L1",
        "right_shoulder": "R1",
        "left_trigger": "L2",
        "right_trigger": "R2",
        "left_stick": "L3",
        "right_stick": "R3",
        "view": "Share",
        "menu": "Options",
    },
    "nintendo": {
        **_LETTERS,
        "left_shoulder": "L",
        "right_shoulder": "R",
        "left_trigger": "ZL",
        "right_trigger": "ZR",
        "left_stick": "LS",
        "right_stick": "RS",
        "view": "−",
        "menu": "+",
    },
    "deck": {
        **_LETTERS,
        "left_shoulder": "L1",
        "right_shoulder": "R1",
        "left_trigger": "L2",
        "right_trigger": "R2",
        "left_stick": "L3",
        "right_stick": "R3",
        "view": "View",
        "menu": "Menu",
    },
}
ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}


def pad_label(trigger: str, look: PadLook) -> str:
    """Return what stands on a button, or the way that a stick or the cross is pushed."""
    label = _LABELS[look].get(trigger)
    if label is not None:
        return label
    part, _, way = trigger.rpartition("_")
    arrow = ARROWS[way]
    return arrow if part == "dpad" else f"{part[0].upper()} {arrow}"


#: How high a key or a button is where nothing else is said, in logical units.
GLYPH_HEIGHT = 28.0
_EDGE, _APART = 0.34, 0.5
_CAP = text_style.STRONG.with_changes(align="center", valign="middle", wrap=False, fit=False)
#: A key of ivory: its top, its sides, their share of its height, and the letters cut into it.
_TOP: Colour = (238, 222, 184)
_SIDES: Colour = (150, 112, 66)
_LIP = 0.16
_ENGRAVED = _CAP.with_changes(colour=(58, 34, 18))
_PLUS = _CAP.with_changes(colour=Colours.muted)
#: The colours on the buttons; on those of the two other families letters are plain.
_XBOX: dict[str, Colour] = {
    "a": (142, 214, 96),
    "b": (255, 122, 110),
    "x": (112, 180, 255),
    "y": (255, 214, 96),
}
_PLAYSTATION: dict[str, Colour] = {
    "a": (146, 186, 255),
    "b": (255, 134, 134),
    "x": (246, 160, 220),
    "y": (120, 226, 186),
}
_FACES = ("a", "b", "x", "y")


def key_width(view: Viewport, caps: Sequence[str], height: float = GLYPH_HEIGHT) -> float:
    """Return how wide the caps of a trigger are together."""
    widths = (_cap_width(view, words, height) for words in caps)
    return sum(widths) + _APART * height * (len(caps) - 1)


def draw_key(
    canvas: Canvas, caps: Sequence[str], x: float, middle: float, height: float = GLYPH_HEIGHT
) -> float:
    """Draw key caps side by side from ``x`` on, around a height; return where they end."""
    # Modifiers come first in every language, and a left arrow points to the left.
    with canvas.upright((x, middle - height / 2, key_width(canvas.view, caps, height), height)):
        return _draw_caps(canvas, caps, x, middle, height)


def _draw_caps(
    canvas: Canvas, caps: Sequence[str], x: float, middle: float, height: float
) -> float:
    for number, words in enumerate(caps):
        if number:
            # Keys that are held together, as they are written everywhere.
            gap = (x - _APART * height, middle - height / 2, _APART * height, height)
            canvas.text("+", gap, _PLUS, size=height * 0.54)
        box = pygame.FRect(x, middle - height / 2, _cap_width(canvas.view, words, height), height)
        _draw_cap(canvas, box)
        canvas.text(words, (box.centerx, box.centery - height * _LIP / 3), _ENGRAVED,
                    size=height * 0.54)  # fmt: skip
        x = box.right + _APART * height
    return x - _APART * height


def _draw_cap(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw a cap of ivory: its sides, which are seen below, and the lighter top."""
    high = box.height
    radius = high * 0.22
    canvas.fill(box.inflate(2, 2).move(0, 1), Colours.ink_shadow, radius=radius + 1)
    canvas.fill(box, _SIDES, radius=radius)
    top = pygame.FRect(box.x + 1.5, box.y + 1, box.width - 3, high * (1 - _LIP))
    canvas.fill(top, _TOP, radius=radius * 0.8)
    canvas.fill((top.x + 2, top.y + 1.5, top.width - 4, top.height * 0.4), Colours.light,
                radius=radius * 0.6, alpha=90)  # fmt: skip


def _cap_width(view: Viewport, words: str, height: float) -> float:
    style = _CAP.with_changes(size=height * 0.54)
    return max(height, text_size(view, words, style)[0] + 2 * _EDGE * height)


def pad_width(view: Viewport, trigger: str, look: PadLook, height: float = GLYPH_HEIGHT) -> float:
    """Return how wide the picture of a pad's button is."""
    if trigger in _FACES or "stick" in trigger or trigger.startswith("dpad"):
        return height
    if trigger in ("view", "menu") and look != "playstation":
        return height * (1.0 if look == "nintendo" else 1.3)
    style = _CAP.with_changes(size=height * 0.46)
    return max(height * 1.3, text_size(view, pad_label(trigger, look), style)[0] + 0.7 * height)


def draw_pad(
    canvas: Canvas,
    trigger: str,
    look: PadLook,
    x: float,
    middle: float,
    height: float = GLYPH_HEIGHT,
) -> float:
    """Draw a pad's button from ``x`` on, around a height; return where it ends."""
    width = pad_width(canvas.view, trigger, look, height)
    box = pygame.FRect(x, middle - height / 2, width, height)
    with canvas.upright(box):
        _draw_button(canvas, trigger, look, box)
    return box.right


def _draw_button(canvas: Canvas, trigger: str, look: PadLook, box: pygame.FRect) -> None:
    if trigger in _FACES:
        _draw_face(canvas, trigger, look, box)
    elif trigger.startswith("dpad"):
        _draw_cross(canvas, trigger, box)
    elif "stick" in trigger:
        _draw_stick(canvas, trigger, look, box)
    elif trigger in ("view", "menu") and look != "playstation":
        _draw_small(canvas, trigger, look, box)
    else:
        _draw_shoulder(canvas, trigger, look, box)


def _draw_disc(canvas: Canvas, box: pygame.FRect) -> None:
    radius = box.height / 2
    canvas.circle((box.centerx, box.centery + 1.5), radius, Colours.ink_shadow)
    canvas.circle(box.center, radius, Colours.panel)
    canvas.circle(box.center, radius, Colours.bronze, width=1.5)


def _draw_face(canvas: Canvas, trigger: str, look: PadLook, box: pygame.FRect) -> None:
    _draw_disc(canvas, box)
    if look == "playstation":
        _SHAPES[trigger](canvas, box.inflate(-0.5 * box.height, -0.5 * box.height))
        return
    colour = _XBOX[trigger] if look == "xbox" else Colours.light
    words = pad_label(trigger, look)
    canvas.text(words, box.center, _CAP, size=box.height * 0.6, colour=colour)


def _cross(canvas: Canvas, box: pygame.FRect) -> None:
    for start, end in ((box.topleft, box.bottomright), (box.topright, box.bottomleft)):
        canvas.line(start, end, _PLAYSTATION["a"], width=box.height * 0.16)


def _circle(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.circle(box.center, box.height * 0.54, _PLAYSTATION["b"], width=box.height * 0.15)


def _square(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.frame(box, _PLAYSTATION["x"], width=box.height * 0.15)


def _triangle(canvas: Canvas, box: pygame.FRect) -> None:
    box = box.move(0, -box.height * 0.06)
    corners = (box.midtop, box.bottomright, box.bottomleft)
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        canvas.line(start, end, _PLAYSTATION["y"], width=box.height * 0.16)


_SHAPES: dict[str, Callable[[Canvas, pygame.FRect], None]] = {
    "a": _cross,
    "b": _circle,
    "x": _square,
    "y": _triangle,
}


def _draw_cross(canvas: Canvas, trigger: str, box: pygame.FRect) -> None:
    third = box.height / 3
    middle = pygame.FRect(0, 0, third, third)
    middle.center = box.center
    for bar in (middle.inflate(2 * third, 0), middle.inflate(0, 2 * third)):
        canvas.fill(bar.move(0, 1.5), Colours.ink_shadow, radius=2)
    for bar in (middle.inflate(2 * third, 0), middle.inflate(0, 2 * third)):
        canvas.fill(bar, Colours.ink_soft, radius=2)
    if trigger == "dpad":
        return
    dx, dy = _WAYS[_side(trigger)]
    canvas.fill(middle.move(dx * third, dy * third), Colours.gold, radius=2)


_WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def _draw_stick(canvas: Canvas, trigger: str, look: PadLook, box: pygame.FRect) -> None:
    _draw_disc(canvas, box)
    if trigger.rpartition("_")[2] == "stick":
        canvas.circle(box.center, box.height * 0.4, Colours.bronze, width=1, alpha=150)
        canvas.text(pad_label(trigger, look), box.center, _CAP, size=box.height * 0.44)
        return
    canvas.text(trigger[0].upper(), box.center, _CAP, size=box.height * 0.46)
    dx, dy = _WAYS[_side(trigger)]
    tip, wide = box.height * 0.5, box.height * 0.17
    foot = tip - box.height * 0.2
    (x, y) = box.center
    points = [
        (x + dx * tip, y + dy * tip),
        (x + dx * foot - dy * wide, y + dy * foot + dx * wide),
        (x + dx * foot + dy * wide, y + dy * foot - dx * wide),
    ]
    canvas.polygon(points, Colours.gold)


def _side(trigger: str) -> str:
    return trigger.rpartition("_")[2]


def _draw_shoulder(canvas: Canvas, trigger: str, look: PadLook, box: pygame.FRect) -> None:
    inside = box.inflate(0, -0.12 * box.height)
    radius = box.height * (0.42 if "trigger" in trigger else 0.18)
    canvas.fill(inside.move(0, 1.5), Colours.ink_shadow, radius=radius)
    canvas.box(inside, Colours.panel, Colours.bronze, radius=radius)
    canvas.text(pad_label(trigger, look), inside.center, _CAP, size=box.height * 0.46)


def _draw_small(canvas: Canvas, trigger: str, look: PadLook, box: pygame.FRect) -> None:
    radius = box.height / 2
    canvas.fill(box.move(0, 1.5), Colours.ink_shadow, radius=radius)
    canvas.box(box, Colours.panel, Colours.bronze, radius=radius)
    unit = box.height / 10
    if look == "nintendo":
        bars = [pygame.FRect(0, 0, 5 * unit, 1.2 * unit)]
        if trigger == "menu":
            bars.append(pygame.FRect(0, 0, 1.2 * unit, 5 * unit))
        for bar in bars:
            bar.center = box.center
            canvas.fill(bar, Colours.light)
    elif trigger == "menu":
        for step in (-1, 0, 1):
            bar = pygame.FRect(0, 0, 5 * unit, unit)
            bar.center = box.centerx, box.centery + step * 1.9 * unit
            canvas.fill(bar, Colours.light)
    else:
        for step in (-1, 1):
            pane = pygame.FRect(0, 0, 3.6 * unit, 3.2 * unit)
            pane.center = box.centerx + step * 1.0 * unit, box.centery + step * 0.9 * unit
            canvas.box(pane, Colours.panel, Colours.light, width=1.2)
