"""The pictures of the voyage by what they show, home as a painting, and how places sound."""

from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.board import CALM, ground_of, paint_rim
from game.kit import Canvas, Colour, Colours, Point, box_at, grown, text_style
from game.voyage import GOLD, GOODS, Hex, Voyage

from ...common import sight_picture

#: The folders of the pictures below the assets.
CAPTAINS, GOALS, GUARDS = (f"voyage/{folder}" for folder in ("captains", "goals", "guards"))
RELICS, OMENS = "voyage/relics", "voyage/omens"
KINDS, PLACES, ICONS = (f"voyage/{folder}" for folder in ("kinds", "places", "icons"))
BUILDINGS = "voyage/buildings"
#: How much of a medal's radius its rim takes, and the dark line inside it.
_RIM, _LINE = 0.14, 0.03
_DARK: Colour = (24, 12, 8)
_WHITE: Colour = (255, 255, 255)
#: The width of a good in a purse.
_WIDE = 104.0

#: The music under way, whatever is looked at meanwhile.
SEA_MUSIC = "music_sea"
#: The sounds of places, each with those where it is heard; at goals that are not told, a castle.
PLACE_SOUNDS = {
    "place_castle": ("castle", "prison", "shrine"),
    "place_forge": ("forge",),
    "place_harbour": ("harbour", "rival_harbour", "rival", "market"),
    "place_mine": ("mine", "stone_mine", "crystal_mine", "vault"),
    "place_shore": ("open", "reef", "buoy", "ferry", "lookout", "chest", "bell"),
    "place_village": ("village", "teacher"),
    "place_wreck": ("wreck",),
}
_OF_PLACE = {place: sound for sound, places in PLACE_SOUNDS.items() for place in places}
HARBOUR_SOUND = "place_harbour"

HOME = "voyage/home"
#: A plot on which nothing is built yet.
FREE = f"{BUILDINGS}/free"
#: The units of the painting, and how wide it is for its height.
_HOME_WIDE, _HIGH = 320.0, 120.0
HOME_SHAPE = _HOME_WIDE / _HIGH
#: How far from the top of a building's picture its foot is.
_FOOT = 0.79


def goods_icon(name: str) -> str:
    """Return the picture of a good (gold, stone, crystal), a deed or a band of the outlook."""
    return f"{ICONS}/{name}"


def guard_portrait(kind: str) -> str:
    """Return the face of those who are of a kind of guards."""
    return f"{GUARDS}/{kind}"


def source_picture(source: str) -> str:
    """Return the picture of what asks for a card: a relic, or the captain by a step ("mirel.1")."""
    captain, dot, _ = source.partition(".")
    return f"{CAPTAINS}/{captain}" if dot else f"{RELICS}/{source}"


def draw_face(
    canvas: Canvas, picture: str, center: Point, radius: float, *, feeling: str = CALM
) -> None:
    """Draw a portrait, such as ``CAPTAINS``/mirel, as a medal in a rim of brass."""
    name = f"{picture}_{feeling}" if feeling != CALM else picture
    size = (2 * radius + 2, 2 * radius + 2)
    medal = canvas.sprite(("voyage face", name), size, lambda other: _paint(other, name, radius))
    canvas.blit(medal, center, centered=True)


def _paint(canvas: Canvas, name: str, radius: float) -> None:
    middle = canvas.view.center
    paint_rim(canvas, middle, radius)
    canvas.circle(middle, radius * (1 - _RIM + _LINE), _DARK)
    face, mask = (canvas.blank(canvas.surface.get_size()) for _ in range(2))
    inside = radius * (1 - _RIM)
    face.image(name, box_at(middle, 2 * inside))
    mask.circle(middle, inside - 1, _WHITE)
    face.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.surface.blit(face.surface, (0, 0))


def draw_amount(canvas: Canvas, icon: str, words: str, rect: RectLike) -> None:
    """Draw a good and how much there is of it, side by side in the middle of ``rect``."""
    box = pygame.FRect(rect)
    style = text_style.STRONG.with_changes(size=20.0, colour=Colours.light, outline=1.4)
    side = min(box.height, 34.0)
    wide = canvas.text_size(words, style)[0]
    x = box.centerx - (side + 6 + wide) / 2
    canvas.image(icon, (x, box.centery - side / 2, side, side))
    canvas.text(words, (x + side + 6, box.y, wide + 8, box.height), style)


def draw_purse(canvas: Canvas, voyage: Voyage, header: pygame.FRect) -> None:
    """Draw what there is to pay with, gold alone or all goods, at the end of a page's header."""
    goods = GOODS if voyage.scenario.buildings else (GOLD,)
    wide = grown(_WIDE)
    for place, good in enumerate(goods):
        away = (len(goods) - place) * wide
        box = pygame.FRect(header.right - away, header.y, wide, header.height)
        draw_amount(canvas, goods_icon(good), str(getattr(voyage.goods, good)), box)


def place_of_field(voyage: Voyage, field: Hex) -> str:
    """Return what lies on a field of the chart: a goal, or a place."""
    there = voyage.chart.fields[field]
    return there.goal or there.place


def sight_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the wide painting of what lies on a field of the chart."""
    return sight_picture(place_of_field(voyage, field))


def ground_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the board on which the guard of a field is fought."""
    return ground_of(place_of_field(voyage, field))


def place_sound(place: str) -> str:
    """Return what is heard of a place, or of a goal."""
    return _OF_PLACE.get(place, "place_castle")


def sound_of_field(voyage: Voyage, field: Hex) -> str:
    """Return what is heard of what lies on a field of the chart."""
    return place_sound(place_of_field(voyage, field))


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
    unit = home.width / _HOME_WIDE
    side = site.wide * unit
    return pygame.FRect(
        home.x + site.x * unit - side / 2, home.y + site.foot * unit - _FOOT * side, side, side
    )
