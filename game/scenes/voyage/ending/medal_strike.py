"""New medals are struck: each comes down onto the page, and a glint runs over it."""

import pygame

from game.kit import Canvas, Colour, box_at, ease_out_cubic, light_sprite

#: Seconds before the first, from one to the next, and that each takes.
_BEFORE, _APART, _TAKES = 0.25, 0.35, 0.9
#: The share of its time after which a medal lies on the page, and from which the glint runs.
_DOWN, _GLINT = 0.3, 0.45
#: How much larger it is at first, how much it gives way, and the steps of its size in units.
_FROM, _GIVES, _STEP = 1.1, 0.1, 4.0
#: The light around it: its colour, its size in medals, and its opacity at the blow and at rest.
_LIGHT: Colour = (255, 196, 84)
_SPREAD, _FLARE, _REST = 1.9, 255, 130
#: The steps in which the glint runs over a medal, and half its width as a share of the medal's.
_STEPS, _BAND = 12, 0.2


class MedalStrike:
    """Knows how far each of ``count`` medals is struck; where motion is reduced, all are."""

    def __init__(self, count: int, *, reduced: bool) -> None:
        self._count = count
        self._length = _BEFORE + _APART * (count - 1) + _TAKES if count and not reduced else 0.0
        self._elapsed = 0.0

    def update(self, dt: float) -> bool:
        """Go on by ``dt`` seconds; True while any is on its way."""
        if self._elapsed >= self._length:
            return False
        self._elapsed += dt
        return True

    def progress(self, index: int) -> float:
        """Return how far a medal is struck, 0 to 1."""
        if self._elapsed >= self._length:
            return 1.0
        return min(1.0, max(0.0, (self._elapsed - _BEFORE - _APART * index) / _TAKES))

    @property
    def down(self) -> int:
        """How many medals lie on the page."""
        return sum(self.progress(index) >= _DOWN for index in range(self._count))


def draw_struck(canvas: Canvas, name: str, box: pygame.FRect, t: float) -> None:
    """Draw a new medal in its light, struck so far: ``t`` is 0 to 1."""
    if t <= 0:
        return
    if t < _DOWN:
        way = (t / _DOWN) ** 2
        size, alpha = 1 + _FROM * (1 - way), round(255 * min(1.0, 2 * t / _DOWN))
    else:
        since = ease_out_cubic((t - _DOWN) / (1 - _DOWN))
        size, alpha = 1 - _GIVES * (1 - since), 255
        draw_light(canvas, box, round(_FLARE + (_REST - _FLARE) * since))
    side = box.width if t >= 1 else round(box.width * size / _STEP) * _STEP
    canvas.image(name, box_at(box.center, side), alpha=alpha)
    if _GLINT < t < 1:
        _draw_glint(canvas, name, box, round((t - _GLINT) / (1 - _GLINT) * _STEPS))


def draw_light(canvas: Canvas, box: pygame.FRect, alpha: int = _REST) -> None:
    """Draw the light around a medal."""
    side = _SPREAD * box.width
    light = light_sprite(_LIGHT, side, side)
    assert light.paint is not None
    picture = canvas.sprite(("medal", light.key), light.size, light.paint)
    canvas.blit(picture, box.center, alpha=alpha, centered=True)


def _draw_glint(canvas: Canvas, name: str, box: pygame.FRect, step: int) -> None:
    def paint(offscreen: Canvas) -> None:
        surface = offscreen.surface
        offscreen.image(name, offscreen.view.rect)
        surface.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
        band = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        wide, high = surface.get_size()
        half = max(1, round(_BAND * wide))
        middle = (2 * step / _STEPS - 0.5) * wide
        for x in range(-half, half + 1):
            level = round(230 * (1 - abs(x) / half))
            top = middle + x + high / 3, 0
            pygame.draw.line(band, (255, 255, 255, level), top, (middle + x - high / 3, high), 2)
        surface.blit(band, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

    picture = canvas.sprite(("medal glint", name, step), box.size, paint)
    canvas.blit(picture, box.center, centered=True)
