"""The captain who sails, large: before the sea, with the ship that waits."""

import pygame

from game.board import GLAD
from game.kit import Canvas, box_at

from ...common import sight_picture
from ..parts.hero_painting import draw_hero
from ..parts.voyage_pictures import CAPTAINS

#: What lies behind: a painting, where its left edge is cut as a share of its width, its shape.
_VIEW, _CUT, _SHAPE = sight_picture("lookout"), 0.16, 320 / 105
#: The ship: its picture, the middle of it and its side, as shares of the width.
_SHIP, _AT, _SIDE = "voyage/fleet/e", (0.7, 0.3), 0.62
#: How much of the painting's height is seen, from its top: below is the rail of a deck.
_SEEN = 0.72


def draw_captain(canvas: Canvas, captain: str, area: pygame.FRect) -> None:
    """Draw a captain before the sea and the ship, framed; the portrait is as wide as ``area``."""
    draw_hero(canvas, f"{CAPTAINS}/{captain}_{GLAD}", area, _paint_sea, "the sea")


def _paint_sea(canvas: Canvas) -> None:
    wide, high = canvas.view.width, canvas.view.height
    tall = high / _SEEN
    canvas.image(_VIEW, (-_CUT * tall * _SHAPE, 0, tall * _SHAPE, tall))
    ship = wide * _SIDE
    canvas.image(_SHIP, box_at((wide * _AT[0], wide * _AT[1]), ship))
