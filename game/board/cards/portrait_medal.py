"""Round pictures in a golden rim: the players' portraits, and the emblem of the Horde's deck."""

import math

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at, mixed, shown

RIM, RIM_LIGHT, RIM_DARK = Colours.brass, Colours.brass_light, Colours.brass_dark
_TEETH = 72
#: How many times too large rims are painted.
_FINE = 4
#: How much of the radius the golden rim leaves, and the ring in the colour of the side in it.
_RING, _FACE = 0.89, 0.815
_ENAMEL: tuple[Colour, ...] = ((58, 160, 74), (226, 74, 24), (150, 214, 246), (146, 74, 180))
_WHITE: Colour = (255, 255, 255)
_GROUND: tuple[Colour, Colour] = ((110, 24, 22), (255, 158, 58))
_FIRE: Colour = (255, 222, 96)
_HORN = ((0.98, 0.0), (1.02, -0.7), (0.86, -1.5), (0.66, -1.0), (0.1, -0.7))
_EYE = ((0.16, 0.2), (0.78, -0.3), (0.66, 0.22), (0.4, 0.36))
_DARK: Colour = (24, 10, 28)
#: The middles and sizes of the heads that look over the cards, as shares of the radius.
_HEADS = ((-0.46, -0.22, 0.24), (0.48, -0.2, 0.24), (0.0, -0.3, 0.33))
_FAN = (-30.0, 30.0, 0.0)
#: The share of a chosen frame that the portrait takes.
WORN_SHARE = 0.84
#: Before a portrait's id, this names its frame among what is worn.
WORN_FRAME = "frame/"
#: How a portrait may feel, by the end of its picture's name.
CALM, GLAD, SORRY = "", "glad", "sorry"


def draw_portrait(
    canvas: Canvas,
    portrait: str,
    side: int,
    center: Point,
    radius: float,
    *,
    light: int = 0,
    feeling: str = CALM,
) -> None:
    """Draw a portrait by its id in the frame of a side; ``light`` (0 to 255) is added.

    Without an id it is the emblem of the Horde's deck, which is nobody and feels nothing.
    Figures of a voyage have their own pictures: "captains/mirel". The frame that the
    player has chosen for a portrait lies over its rim.
    """
    name = f"{portrait}_{feeling}" if portrait and feeling else portrait
    _draw_medal(canvas, name, side, center, radius, light)
    frame = canvas.context.worn.get(f"{WORN_FRAME}{portrait}", "")
    if frame:
        _draw_frame(canvas, frame, center, radius)


def draw_framed(
    canvas: Canvas, portrait: str, side: int, center: Point, radius: float, frame: str
) -> None:
    """Draw a portrait in a frame to choose, "" for the usual rim, whatever the player has chosen.

    The ring of its side stays to be seen.
    """
    _draw_medal(canvas, portrait, side, center, radius)
    if frame:
        _draw_frame(canvas, frame, center, radius)


def _draw_frame(canvas: Canvas, frame: str, center: Point, radius: float) -> None:
    canvas.image(frame, box_at(center, 2 * radius / WORN_SHARE))


def _draw_medal(
    canvas: Canvas, name: str, side: int, center: Point, radius: float, light: int = 0
) -> None:
    size = (2 * radius + 2, 2 * radius + 2)
    key = ("portrait", name, side)
    medal = canvas.sprite(key, size, lambda offscreen: _paint(offscreen, name, side, radius))
    if light:
        plain = medal
        medal = canvas.sprite(
            (*key, light), size, lambda offscreen: _lighten(offscreen, plain, light)
        )
    canvas.blit(medal, center, centered=True)


def _lighten(canvas: Canvas, medal: pygame.Surface, light: int) -> None:
    canvas.surface.blit(medal, (0, 0))
    canvas.surface.fill((light, light, light, 0), special_flags=pygame.BLEND_RGBA_ADD)


def _paint(canvas: Canvas, portrait: str, side: int, radius: float) -> None:
    middle = canvas.view.center
    # Kept by itself: many portraits of one size have it in common.
    size = (canvas.view.width, canvas.view.height)
    rim = canvas.sprite("rim", size, lambda other: paint_rim(other, middle, radius))
    canvas.surface.blit(rim, (0, 0))
    ring = _LargePaint(canvas, radius, RIM_DARK)
    ring.disc(_RING, RIM_DARK)
    ring.disc(_RING - 0.01, _ENAMEL[side])
    ring.disc(_FACE + 0.005, RIM_DARK)
    ring.put(middle)
    face = canvas.blank(canvas.surface.get_size())
    if picture := _picture(canvas, portrait):
        face.image(picture, box_at(middle, 2 * radius * _FACE))
    else:
        _paint_horde(face, middle, radius)
    mask = canvas.blank(canvas.surface.get_size())
    mask.circle(middle, radius * (_FACE - 0.015), _WHITE)
    face.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.surface.blit(face.surface, (0, 0))


def _picture(canvas: Canvas, portrait: str) -> str:
    """Return the asset of a portrait, or of a figure of a voyage ("captains/mirel"); "" for none.

    A figure of a later game has none. A kind of guards ("kinds/shells") is shown by the face of
    those who are of it.
    """
    if "/" not in portrait:
        return portrait and f"portraits/{portrait}"
    name = f"voyage/{portrait.replace('kinds/', 'guards/')}"
    return name if canvas.assets.exists(name) else ""


def _paint_horde(canvas: Canvas, middle: Point, radius: float) -> None:
    # Loaded where the Horde is: the menu shows other portraits, and does not wait for it.
    from ..spots import CARD_SHAPE  # noqa: PLC0415

    steps = max(12, round(radius))
    for step in range(steps):
        t = step / (steps - 1)
        canvas.circle(middle, radius * (1 - t), mixed(*_GROUND, t))
    for x, y, size in _HEADS:
        _paint_head(canvas, (middle[0] + radius * x, middle[1] + radius * y), radius * size)
    width, reach = radius * 0.66, radius * 0.9
    for angle in _FAN:
        turn = math.radians(angle)
        box = pygame.FRect(0, 0, width, width * CARD_SHAPE)
        foot = middle[1] + reach + radius * 0.42
        box.center = middle[0] + reach * math.sin(turn), foot - reach * math.cos(turn)
        canvas.image("ui/back", box, angle=-angle)


def _paint_head(canvas: Canvas, middle: Point, radius: float) -> None:
    x, y = middle
    canvas.circle(middle, radius, _DARK)
    for way in (-1, 1):
        for corners, colour in ((_HORN, _DARK), (_EYE, _FIRE)):
            points = [(x + way * radius * a, y + radius * b) for a, b in corners]
            canvas.polygon(points, colour)


class _LargePaint:
    """Round things painted several times too large on one surface, and brought to size at once.

    Places and lengths are shares of the radius, from the middle.
    """

    def __init__(self, canvas: Canvas, radius: float, edge: Colour) -> None:
        self._canvas = canvas
        #: Half of the side in pixels, on the canvas.
        self._half = canvas.view.length_px(radius) + 1
        self._scale = canvas.view.scale * _FINE * radius
        side = 2 * self._half * _FINE
        self._large = pygame.Surface((side, side), pygame.SRCALPHA)
        # Clear pixels carry the colour of the edge, so that scaling does not darken it.
        self._large.fill((*shown(edge), 0))

    def disc(self, radius: float, colour: Colour, aside: Point = (0.0, 0.0)) -> None:
        pygame.draw.circle(self._large, shown(colour), self._at(aside), radius * self._scale)

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        pixels = max(1, round(width * self._scale))
        pygame.draw.line(self._large, shown(colour), self._at(start), self._at(end), pixels)

    def put(self, middle: Point) -> None:
        side = 2 * self._half
        picture = pygame.transform.smoothscale(self._large, (side, side))
        self._canvas.blit(picture, middle, centered=True)

    def _at(self, place: Point) -> Point:
        middle = self._half * _FINE
        return middle + place[0] * self._scale, middle + place[1] * self._scale


def paint_rim(canvas: Canvas, middle: Point, radius: float) -> None:
    """Paint a milled golden rim, lit from the upper left."""
    large = _LargePaint(canvas, radius, RIM_DARK)
    large.disc(1.0, RIM_DARK)
    large.disc(0.975, RIM)
    for tooth in range(_TEETH if radius > 30 else 0):
        turn = math.tau * tooth / _TEETH
        light = 0.5 - 0.5 * math.cos(turn - math.radians(45))
        colour = mixed(RIM_LIGHT, RIM_DARK, 0.25 + 0.6 * light)
        ends = around((0.0, 0.0), 0.972, turn), around((0.0, 0.0), 0.915, turn)
        large.line(*ends, colour, 0.022)
    large.disc(0.90, RIM_LIGHT, (-0.012, -0.016))
    large.disc(0.895, RIM_DARK, (0.012, 0.016))
    large.disc(0.885, RIM)
    large.disc(0.825, RIM_DARK)
    large.put(middle)


def around(middle: Point, radius: float, turn: float) -> Point:
    """Return the point at a distance from ``middle``, ``turn`` radians from the right."""
    return middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)
