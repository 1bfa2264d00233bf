"""A page of options below the picture of what they do, or of whose profile it is."""

from contextlib import suppress

import pygame

from game.board import GLAD, draw_portrait
from game.kit import Block, Canvas, Drawn, Item, Viewport
from game.play import ProfileError

from ..common import draw_painting, own_portrait, sight_picture
from ..services import Services
from .option_preview import HIGH
from .option_rows import ROW_GAP, OptionColumn

#: How high the picture is at most, where the rows leave room.
_HIGHEST = 500.0
#: The portrait: its radius as a share of the height, at most, and how far it is off the corner.
_FACE, _LARGEST, _OFF = 0.36, 132.0, 26.0


class PicturedPage(Block):
    """The ``preview`` over the ``page``, which keeps all that its rows need.

    ``rows`` are those of the page; where it has a list instead, the picture is low.
    """

    def __init__(self, preview: Block, page: Item, rows: OptionColumn | None) -> None:
        super().__init__(preview, page, spring=1)
        self._preview, self._page, self._rows = preview, page, rows

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of a low picture and of the page."""
        return HIGH + ROW_GAP + self._page.height(view, width)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Let the picture take what the rows leave."""
        self.area = area
        high = HIGH
        if self._rows is not None and self._rows.rows:
            left = area.height - ROW_GAP - self._rows.rows_height(view, area.width)
            high = min(_HIGHEST, max(HIGH, left))
        upper, lower = area.copy(), area.copy()
        upper.height = high
        lower.y, lower.height = area.y + high + ROW_GAP, area.height - high - ROW_GAP
        self._preview.place(view, upper)
        self._page.place(view, lower)


def profile_picture(services: Services) -> Block:
    """Return the shore with the player's portrait and name, and how many matches are kept."""
    say = services.translate
    name = next(filter(None, services.settings.names), say("match.you"))
    # The screens that need what cannot be read tell of it.
    with suppress(ProfileError):
        if count := services.profile.history.count():
            name = f"{name} · {say('history.matches', count=count)}"

    def paint(canvas: Canvas, area: pygame.FRect) -> None:
        draw_painting(canvas, area, sight_picture("shore"), name)
        radius = min(_LARGEST, _FACE * area.height)
        away = _OFF + radius
        place = area.right - away, area.bottom - away
        draw_portrait(canvas, own_portrait(services), 0, place, radius, feeling=GLAD)

    return Drawn(paint, HIGH)
