"""Sights: a place as a wide painting, at the head of a panel, framed on a page, or behind it."""

from functools import partial

import pygame

from game.kit import Block, Canvas, Colour, Colours, Viewport, box_at, draw_fade, ramp

from .gold_lettering import draw_lettering
from .medallion import draw_sign

SIGHTS = "voyage/sights"
#: How wide a sight is for its height.
SHAPE = 320 / 105
#: The places that have a painting of their own, and where what it is about lies, as shares of its
#: width and height: where the painting is cut, that is seen.
PAINTED = {
    "bridge": (0.53, 0.68), "castle": (0.69, 0.52), "forge": (0.48, 0.46), "harbour": (0.5, 0.46),
    "lookout": (0.58, 0.56),
    "market": (0.51, 0.54), "mine": (0.36, 0.5), "prison": (0.36, 0.62), "shore": (0.54, 0.66),
    "shrine": (0.51, 0.52), "squall": (0.38, 0.32), "teacher": (0.5, 0.42), "vault": (0.51, 0.58),
    "village": (0.5, 0.36), "wreck": (0.36, 0.42),
}  # fmt: skip
#: Which painting shows a place that has none of its own; what is not told here is the castle.
_LIKE = {
    "stone_mine": "mine",
    "crystal_mine": "mine",
    "chest": "shore",
    "bell": "vault",
    "rival": "bridge",
    "open": "lookout",
    "reef": "bridge",
    "ferry": "bridge",
    "buoy": "bridge",
}
_RADIUS = 7.0
#: How far inside the panel's edge a painting at its head lies, how far it reaches below its place,
#: towards the heading, how far up it begins to fade away, and the steps of that.
_INSIDE, _BELOW, _FADES, _STEPS = 7.0, 36.0, 52.0, 32
#: How dark it is below its place, where words lie on it, and the share of that which is not seen.
_UNDER_WORDS, _HIDDEN = 165, 0.6
#: How large a sign on the upper edge of a painting's frame is, and how near the window's edge.
_SIGN, _NEAR = 40.0, 3.0
#: The least height of one that takes what is left.
_LOWEST = 34.0
#: The title over a framed one: its size, how far off the edge; how far up its foot is darker.
_TITLE, _OFF, _SHADE, _FOOT = 40.0, 22.0, 0.6, 220
#: The least height of a sight in spare room, and its widths by its height, at most and at least.
_SPARE, _TALLEST, _FLATTEST = 110.0, 4.2, 1.5
#: The pixels around one with which an enlarged painting is compared, to sharpen it.
_BLUR = 2


def sight_picture(place: str) -> str:
    """Return the wide painting of a place, or of the like: a goal's is the castle."""
    return f"{SIGHTS}/{place if place in PAINTED else _LIKE.get(place, 'castle')}"


def paint_sight(canvas: Canvas, name: str, faded: float = 0.0, at: float = 0.5) -> None:
    """Paint a sight so that it covers a canvas, and what it is about is in the middle of it.

    That is the middle of what is above ``faded`` units at the canvas's foot, or elsewhere ``at`` a
    share of its width.
    """
    wide, high = canvas.view.width, canvas.view.height
    broad = max(wide, high * SHAPE)
    tall = broad / SHAPE
    across, down = _subject(name)
    left = max(wide - broad, min(0, wide * at - across * broad))
    top = max(high - tall, min(0, (high - faded) / 2 - down * tall))
    # It is turned round with the words beside it.
    canvas.image(name, (left, top, broad, tall), turns=True)
    if broad * canvas.view.scale > canvas.assets.size(name)[0]:
        sharpen(canvas.surface)


def _subject(name: str) -> tuple[float, float]:
    return PAINTED[name.rpartition("/")[2]]


def draw_free_side(
    canvas: Canvas, box: pygame.FRect, name: str, share: float, alpha: int
) -> pygame.FRect:
    """Darken a sight away from what it is about; return ``share`` of its width there."""
    wide = share * box.width
    if _subject(name)[0] >= 0.5:
        fade = pygame.FRect(box.x, box.y, 1.5 * wide, box.height)
        draw_fade(canvas, fade, Colours.night, (alpha, 0), across=True)
        return pygame.FRect(box.x, box.y, wide, box.height)
    fade = pygame.FRect(box.right - 1.5 * wide, box.y, 1.5 * wide, box.height)
    draw_fade(canvas, fade, Colours.night, (0, alpha), across=True)
    return pygame.FRect(box.right - wide, box.y, wide, box.height)


def sharpen(surface: pygame.Surface) -> None:
    """Give an enlarged painting back the edges of its strokes: what it is more than its blur."""
    soft = pygame.transform.box_blur(surface, _BLUR)
    more = surface.copy()
    more.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    soft.blit(surface, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    surface.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def draw_painting(
    canvas: Canvas,
    box: pygame.FRect,
    name: str,
    title: str = "",
    *,
    veil: int = 0,
    at: float = 0.5,
) -> None:
    """Draw a sight in a frame, darker by ``veil``, and at its foot where its title stands there.

    What it is about is seen ``at`` a share of its width.
    """

    def paint(offscreen: Canvas) -> None:
        offscreen.lie_on("dark")
        room = offscreen.view.rect
        paint_sight(offscreen, name, at=at)
        if veil:
            offscreen.fill(room, Colours.night, alpha=veil)
        if not title:
            return
        top = room.height * (1 - _SHADE)
        draw_fade(offscreen, (0, top, room.width, room.height - top + 1), Colours.night, (0, _FOOT))
        words = pygame.FRect(_OFF, room.height - 1.5 * _TITLE, room.width - 2 * _OFF, _TITLE)
        draw_lettering(offscreen, title, words, _TITLE, align="left")

    canvas.shadow(box, spread=8, drop=3, radius=4)
    # What lies on the painting has the colours for a dark ground.
    canvas.nine_patch("ui/panel_dark", box)
    canvas.blit(canvas.sprite(("painting", name, title, veil, at), box.size, paint), box.topleft)
    canvas.frame(box, Colours.bronze, width=2.5, radius=3)


def draw_sight_ground(canvas: Canvas, name: str, dim: int) -> None:
    """Draw a sight over the upper part of the window, darker by ``dim``, and night below."""
    with canvas.in_window():
        view = canvas.view
        high = view.width / SHAPE
        canvas.fill((0, 0, view.width, view.height), Colours.night)
        canvas.image(name, (0, 0, view.width, high))
        canvas.dim(alpha=dim)
        draw_fade(canvas, (0, 0.5 * high, view.width, 0.5 * high + 1), Colours.night, (0, 255))
        draw_fade(canvas, (0, 0, view.width, 0.24 * high), Colours.night, (170, 0))


def _paint_head(canvas: Canvas, name: str, below: float, shade: Colour) -> None:
    """Paint a sight whose foot fades away, ``below`` its place, and is of a shade under words."""
    paint_sight(canvas, name, _HIDDEN * below)
    view = canvas.view
    if below > _BELOW:
        foot = 0, view.height - below - _FADES, view.width, below + _FADES
        draw_fade(canvas, foot, shade, (0, _UNDER_WORDS))
    wide, high = canvas.surface.get_size()
    end = round(high * (below + _FADES) / view.height)
    mask = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.rect(
        mask,
        (255, 255, 255, 255),
        mask.get_rect(),
        border_top_left_radius=round(_RADIUS * canvas.view.scale),
        border_top_right_radius=round(_RADIUS * canvas.view.scale),
    )
    ways = (step / (_STEPS - 1) for step in range(_STEPS))
    shades = [(255, 255, 255, round(255 * (1 - t * t * (3 - 2 * t)))) for t in ways]
    fade = ramp(shades, (wide, end), down=True)
    mask.blit(fade, (0, high - end), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


class SightBand(Block):
    """A sight across the head of a panel, ``high`` above its foot, which fades before the heading.

    ``edges`` are how far the panel's content is off its sides and its top, ``below`` how far it
    reaches under what follows: it is the ground of that, in a ``shade``. One with a ``spring``
    takes room that is left, up to that height, and is left out where that is little. A ``sign`` is
    a picture in the middle of the panel's upper edge: an icon lies on a medallion.
    """

    def __init__(
        self,
        name: str,
        high: float,
        edges: tuple[float, float],
        *,
        spring: float = 0.0,
        sign: str = "",
        below: float = _BELOW,
        shade: Colour = Colours.night,
    ) -> None:
        super().__init__(spring=spring)
        self.name, self.high, self._edges, self._sign = name, high, edges, sign
        self._below, self._shade = below, shade

    def height(self, view: Viewport, width: float) -> float:
        """Return the height that it was given, or none where it waits for what is left."""
        del view, width
        return 0.0 if self.spring else self.high

    def highest(self, view: Viewport, width: float) -> float:
        """Return the height that it was given."""
        del view, width
        return self.high

    def draw(self, canvas: Canvas) -> None:
        """Draw the painting."""
        if self.area.height < _LOWEST:
            return
        out, up = (edge - _INSIDE for edge in self._edges)
        area = pygame.FRect(
            self.area.x - out,
            self.area.y - up,
            self.area.width + 2 * out,
            self.area.height + up + self._below,
        )
        paint = partial(_paint_head, name=self.name, below=self._below, shade=self._shade)
        head = canvas.sprite(("head", self.name, self._below, self._shade), area.size, paint)
        canvas.blit(head, area.topleft)
        if self._sign:
            draw_sign(canvas, self._sign, (area.centerx, max(area.y, _SIGN + _NEAR)), _SIGN)


class SpareSight(Block):
    """A framed sight in the room that a panel has left, or nothing where that is little."""

    def __init__(self, place: str) -> None:
        super().__init__(spring=1.0)
        self.name = sight_picture(place)

    def draw(self, canvas: Canvas) -> None:
        """Draw it as large as there is room."""
        if self.area.height >= _SPARE:
            wide = min(self.area.width, _TALLEST * self.area.height)
            high = min(self.area.height, wide / _FLATTEST)
            draw_painting(canvas, box_at(self.area.center, wide, high), self.name)
