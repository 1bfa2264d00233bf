"""A page of options below the picture of what they do, or of whose profile it is."""

from contextlib import suppress

import pygame

from game.board import GLAD, draw_portrait
from game.kit import Block, Canvas, Drawn, Item, Viewport, box_at
from game.play import ProfileError, load_achievements

from ..common import draw_painting, own_portrait, sight_picture
from ..services import Services
from .option_preview import HIGH
from .option_rows import ROW_GAP, OptionColumn

#: How high the picture is at most, where the rows leave room.
_HIGHEST = 500.0
#: The banner: how wide it is for the picture's height, how far off its side, its top and its foot.
_CLOTH, _OFF, _UP = 0.6, 30.0, 4.0
#: On it, as shares of its width and height: the portrait, and so many medals, in rows of so many.
_FACE, _FACE_DOWN = 0.27, 0.29
_MEDAL, _MEDALS_DOWN, _MEDALS, _ACROSS, _LIGHTER = 0.21, 0.57, 6, 3, 40


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
    """Return the shore with whose profile it is, how many matches it has, and what was earned."""
    say = services.translate
    name = next(filter(None, services.settings.names), say("match.you"))
    medals: list[str] = []
    # The screens that need what cannot be read tell of it.
    with suppress(ProfileError):
        if count := services.profile.history.count():
            name = f"{name} · {say('history.matches', count=count)}"
        earned = services.profile.figures.achievements()
        medals = [each.icon for each in load_achievements() if each.id in earned]

    def paint(canvas: Canvas, area: pygame.FRect) -> None:
        draw_painting(canvas, area, sight_picture("shore"), name)
        cloth = pygame.FRect(0, area.y + _UP, area.height * _CLOTH, area.height - 2 * _UP)
        cloth.right = area.right - _OFF
        canvas.image("banners/crimson", cloth)
        radius = _FACE * cloth.width
        middle = cloth.centerx, cloth.y + _FACE_DOWN * cloth.height
        draw_portrait(canvas, own_portrait(services), 0, middle, radius, feeling=GLAD)
        side = cloth.width * _MEDAL
        for place, medal in enumerate(medals[-_MEDALS:]):
            row, column = divmod(place, _ACROSS)
            x = cloth.centerx + (column - (_ACROSS - 1) / 2) * side
            y = cloth.y + _MEDALS_DOWN * cloth.height + row * side
            canvas.image(medal, box_at((x, y), 0.92 * side), light=_LIGHTER)

    return Drawn(paint, HIGH)
