"""A dark band with two lit lines that fades towards its ends: what is told over the table."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colour, Colours, Viewport, scaled_smoothly, text_size, text_style

from ..forecast.forecast_view import ForecastView
from ..layout import Layout

_NIGHT: Colour = (14, 12, 26)
_SHADES = 24
_WORDS = text_style.BODY.with_changes(
    size=16.5, align="center", valign="middle", colour=Colours.light
)
_ICON = 30.0
#: How dark the land is while a turn is looked at that has not come yet.
_AHEAD = 96
#: The room at each end in which a message's band fades, and above and below the words.
_FADING, _PADDING = 110.0, 15.0
#: The room around the words and the picture of a message that is told aside.
_ASIDE = 10.0


def paint_band(canvas: Canvas, line: Colour, ground: Colour) -> None:
    """Paint a band over the whole canvas: two lines above and below a ground of their colours."""
    width, height = canvas.surface.get_size()
    thin = max(2, height // 28)
    ramp = pygame.Surface((_SHADES, 1), pygame.SRCALPHA)
    for colour, strength, top, high in (
        (_NIGHT, 236, 0, height),
        (ground, 190, thin * 2, height - thin * 4),
        (line, 255, thin, thin),
        (line, 255, height - 2 * thin, thin),
    ):
        for shade in range(_SHADES):
            away = abs(2 * shade / (_SHADES - 1) - 1)
            ramp.set_at((shade, 0), (*colour, round(strength * (1 - away**3))))
        canvas.surface.blit(scaled_smoothly(ramp, (width, high)), (0, top))


def draw_message(
    canvas: Canvas, layout: Layout, words: str, *, refused: bool, alpha: int, aside: bool = False
) -> None:
    """Tell a prompt or a refusal between the bridges, or ``aside``: below the turn's plaque."""
    line = Colours.refused if refused else Colours.attention
    ground = Colours.negative_deep if refused else Colours.panel
    icon = "icons/ban" if refused else "icons/hint"
    if aside:
        box = aside_box(canvas.view, layout, words)
        _draw_aside(canvas, box, words, icon, (line, ground), alpha)
    else:
        _draw_band(canvas, layout, words, icon, (line, ground), alpha)


def aside_box(view: Viewport, layout: Layout, words: str) -> pygame.FRect:
    """Return where something is told aside: as wide as the plaque of the turn, below it."""
    plaque = layout.banner
    down = text_size(view, words, _WORDS, _aside_width(plaque.width))[1] + 2 * _ASIDE
    eye = pygame.FRect(layout.eye)
    top = plaque.y + plaque.height + 6
    if eye.right > plaque.x and eye.left < plaque.x + plaque.width:
        top = max(top, eye.bottom + 6)
    return pygame.FRect(plaque.x, top, plaque.width, down)


def _aside_width(wide: float) -> float:
    """Return how wide the words in a box of that width may be."""
    return wide - _ICON - 3 * _ASIDE


def _draw_aside(
    canvas: Canvas,
    box: pygame.FRect,
    words: str,
    icon: str,
    colours: tuple[Colour, Colour],
    alpha: int,
) -> None:
    with canvas.shifted(alpha=alpha):
        canvas.shadow(box, spread=8, drop=3, radius=9)
        canvas.box(box, colours[1], colours[0], width=2, radius=9)
        square = pygame.FRect(0, 0, _ICON, _ICON)
        square.midleft = box.x + _ASIDE, box.centery
        canvas.image(icon, square)
        inside = (square.right + _ASIDE, box.y, _aside_width(box.width), box.height)
        canvas.text(words, inside, _WORDS)


def draw_forecast_band(canvas: Canvas, layout: Layout, forecast_view: ForecastView) -> None:
    """Darken the land, and say between the bridges whose next turn is looked at."""
    canvas.dim(alpha=_AHEAD * forecast_view.alpha // 255)
    if forecast_view.title:
        colours = Colours.sides[forecast_view.side], Colours.sides_deep[forecast_view.side]
        _draw_band(canvas, layout, forecast_view.title, "icons/eye", colours, forecast_view.alpha)


def _draw_band(
    canvas: Canvas,
    layout: Layout,
    words: str,
    icon: str,
    colours: tuple[Colour, Colour],
    alpha: int,
) -> None:
    box = layout.message
    across, down = canvas.text_size(words, _WORDS, box.width)
    band = pygame.FRect(0, 0, across + 2 * (_FADING + _ICON), down + 2 * _PADDING)
    band.center = box.x + box.width / 2, box.y + box.height / 2
    picture = canvas.sprite(
        ("band", colours), band.size, lambda offscreen: paint_band(offscreen, *colours)
    )
    with canvas.shifted(alpha=alpha):
        canvas.blit(picture, band.topleft)
        square = pygame.FRect(0, 0, _ICON, _ICON)
        square.midright = band.centerx - across / 2 - 12, band.centery
        canvas.image(icon, square)
        words_box = pygame.FRect(0, 0, box.width + 2, band.height)
        words_box.center = band.center
        canvas.text(words, words_box, _WORDS)
