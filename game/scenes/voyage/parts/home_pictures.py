"""Home as a painting: the harbour, and each building that is built at its place in it.

Home is drawn in a box of the shape ``HOME_SHAPE``; ``building_box`` tells where a building lies in
it, to press or to name it. Alone, a building is ``building_picture``.
"""

from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from .voyage_pictures import BUILDINGS

HOME = "voyage/home"
#: A plot on which nothing is built yet.
FREE = f"{BUILDINGS}/free"
#: The units of the painting, and how wide it is for its height.
_WIDE, _HIGH = 320.0, 120.0
HOME_SHAPE = _WIDE / _HIGH
#: How far from the top of a building's picture its foot is.
_FOOT = 0.79


class BuildingSite(NamedTuple):
    """Where a building stands in the painting, in its units: the middle of its foot, its width."""

    x: float
    foot: float
    wide: float


#: The sites, from back to front; the jetty is there from the beginning.
SITES = {
    "tower": BuildingSite(48, 63, 46),
    "great_hall": BuildingSite(112, 63, 62),
    "relic_hall": BuildingSite(184, 63, 54),
    "chart_room": BuildingSite(248, 64, 48),
    "barracks": BuildingSite(90, 90, 50),
    "drill_yard": BuildingSite(138, 89, 42),
    "counting_house": BuildingSite(204, 90, 48),
    "sickbay": BuildingSite(256, 90, 48),
    "jetty": BuildingSite(42, 109, 62),
    "shipyard": BuildingSite(284, 112, 56),
}


def building_picture(building: str) -> str:
    """Return the picture of a building of home, which stands alone on its plot."""
    return f"{BUILDINGS}/{building}"


def building_box(building: str, rect: RectLike) -> pygame.FRect:
    """Return where the picture of a building lies, if the painting of home fills ``rect``."""
    home, site = pygame.FRect(rect), SITES[building]
    unit = home.width / _WIDE
    side = site.wide * unit
    return pygame.FRect(
        home.x + site.x * unit - side / 2, home.y + site.foot * unit - _FOOT * side, side, side
    )
