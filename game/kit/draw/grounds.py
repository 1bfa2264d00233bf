"""What things lie on: the land at the board, parchment for what is read, wood for what is chosen.

A sheet of parchment or wood is laid together of its tile, its light and its rim. What is drawn on
one is drawn in the colours for it: who names a colour of the theme need not know where it will lie.
"""

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import pygame

from ..theme import Colour, Colours
from .assets import Assets
from .shape_masks import blank_surface, scaled_smoothly
from .text.text_style import TextStyle

Paper: TypeAlias = Literal["dark", "wood", "parchment"]

#: Where a colour of the theme is drawn on parchment: the other one of the theme that it becomes.
ON_PARCHMENT: dict[Colour, Colour] = {
    Colours.text: Colours.ink,
    Colours.light: Colours.ink,
    Colours.muted: Colours.ink_muted,
    Colours.disabled: Colours.ink_disabled,
    Colours.gold: Colours.ink_gold,
    Colours.attention: Colours.ink_attention,
    Colours.accent_light: Colours.ink_attention,
    Colours.playable: Colours.ink_playable,
    Colours.bronze: Colours.ink_line,
    Colours.positive: Colours.ink_positive,
    Colours.negative: Colours.ink_negative,
    Colours.refused: Colours.ink_negative,
    Colours.victim: Colours.ink_negative,
    Colours.foretold: Colours.ink_foretold,
    Colours.panel: Colours.paper,
    Colours.well: Colours.paper_well,
    **dict(zip(Colours.sides, Colours.sides_ink, strict=True)),
}
ON_WOOD: dict[Colour, Colour] = {
    Colours.muted: Colours.wood_muted,
    Colours.disabled: Colours.wood_disabled,
    Colours.panel: Colours.wood,
    Colours.well: Colours.wood_well,
}
_EXCHANGED: dict[Paper, dict[Colour, Colour]] = {
    "dark": {},
    "wood": ON_WOOD,
    "parchment": ON_PARCHMENT,
}
#: The nine-patches that are a ground for what lies on them.
PLATES: dict[str, Paper] = {
    "ui/button": "wood",
    "ui/panel_dark": "dark",
    "ui/panel_parch": "parchment",
    "ui/panel_wood": "wood",
}
#: What a hollow is filled with, and how much of its opacity is left.
_HOLLOWS: dict[Paper, tuple[Colour, float]] = {
    "wood": (Colours.wood_well, 0.7),
    "parchment": (Colours.paper_shade, 0.24),
}
#: From such an opacity on, what is as dark as this sum of red, green and blue is a ground.
_COVERING, _DARK = 150, 230
#: In logical units: the tiles, how far a rim reaches, and the bare edge under that of wood.
_TILES = {"parchment": (640.0, 1280 / 3), "wood": (640.0, 288.0)}
_RIM = {"parchment": 32.0, "wood": 28.0}
_BARE = 4.0
#: The share of the rim's picture that its corner has.
_CORNER = {"parchment": 48 / 640, "wood": 28 / 96}
#: The rose on a sheet of at least such a size: its side, how much it lies off the sheet, opacity.
_ROSE_ROOM, _ROSE, _ROSE_OUT, _ROSE_ALPHA = (460.0, 300.0), 200.0, 30.0, 30
#: What is left of a sheet's own levels where contrast is high, and what is added.
_PLAIN = {"parchment": (110, (145, 142, 132)), "wood": (104, (0, 0, 0))}


class Grounds:
    """What lies where on a canvas, in pixels; ``base`` is what there is where nothing lies."""

    def __init__(self) -> None:
        self.base: Paper = "dark"
        #: Whether all colours are as they are named: at the board nothing need be looked up.
        self.bare = True
        self._boxes: list[pygame.Rect] = []
        self._papers: list[Paper] = []

    def clear(self) -> None:
        """Take all away."""
        self._boxes.clear()
        self._papers.clear()
        self.bare = self.base == "dark"

    def lie_on(self, base: Paper) -> None:
        """Have this where nothing lies, from now on."""
        self.base = base
        self.bare = base == "dark" and not self._boxes

    def lay(self, box: pygame.Rect, paper: Paper) -> None:
        """Lay something over all that is there."""
        if not self.bare or paper != "dark":
            self.bare = False
            self._boxes.append(box)
            self._papers.append(paper)

    def at(self, place: tuple[int, int]) -> Paper:
        """Return what lies on top at a place."""
        if not self._boxes:
            return self.base
        found = pygame.Rect(place, (1, 1)).collidelistall(self._boxes)
        return self._papers[found[-1]] if found else self.base

    def exchanged(self, colour: Colour, place: tuple[int, int]) -> Colour:
        """Return the colour to be drawn at a place, out of those of the theme."""
        return _EXCHANGED[self.at(place)].get(colour, colour)

    def veil(
        self, colour: Colour, opacity: int, box: pygame.Rect, place: tuple[int, int]
    ) -> tuple[Colour, int]:
        """Return the colour and the opacity of what is filled; a hollow shows the grain below it.

        What is dark on parchment is a ground of its own. ``place`` is where the box is seen.
        """
        paper = self.at(place)
        if colour == Colours.well and paper != "dark":
            hollow, share = _HOLLOWS[paper]
            return hollow, round(opacity * share)
        colour = _EXCHANGED[paper].get(colour, colour)
        if paper == "parchment" and opacity >= _COVERING and sum(colour) < _DARK:
            self.lay(box, "wood")
        return colour, opacity

    def style(self, style: TextStyle, place: tuple[int, int]) -> TextStyle:
        """Return how a text looks at a place."""
        paper = self.at(place)
        return style if paper == "dark" else _style_on(paper, style)


@lru_cache(1024)
def _style_on(paper: Paper, style: TextStyle) -> TextStyle:
    colour = _EXCHANGED[paper].get(style.colour, style.colour)
    if paper == "parchment" and colour != style.colour:
        # Ink needs no dark edge.
        return style.with_changes(colour=colour, outline=0.0)
    return style.with_changes(colour=colour)


def sheet(
    assets: Assets,
    paper: Literal["wood", "parchment"],
    size: tuple[int, int],
    scale: float,
    *,
    plain: bool,
) -> pygame.Surface:
    """Return a sheet of ``size`` pixels; where it is ``plain``, little of its grain is seen."""
    surface = blank_surface(size)
    bare = min(round(_BARE * scale), min(size) // 4) if paper == "wood" else 0
    inside = surface.get_rect().inflate(-2 * bare, -2 * bare)
    _lay_tiles(assets, paper, surface, inside, scale)
    light = assets.master(f"ui/grounds/{paper}_light")
    surface.blit(
        scaled_smoothly(light, inside.size), inside.topleft, special_flags=pygame.BLEND_RGB_MULT
    )
    if plain:
        kept, added = _PLAIN[paper]
        surface.fill((kept,) * 3, inside, special_flags=pygame.BLEND_RGB_MULT)
        surface.fill(added, inside, special_flags=pygame.BLEND_RGB_ADD)
    elif paper == "parchment":
        _draw_rose(assets, surface, scale)
    _lay_rim(assets, paper, surface, scale)
    return surface


def _lay_tiles(
    assets: Assets, paper: str, surface: pygame.Surface, inside: pygame.Rect, scale: float
) -> None:
    across, down = (max(1, round(side * scale)) for side in _TILES[paper])
    tile = assets.sized(f"ui/grounds/{paper}_tile", (across, down))
    # Sheets of different sizes are cut from different places.
    left = inside.x - (inside.width * 7) % across
    top = inside.y - (inside.height * 5) % down
    surface.set_clip(inside)
    for x in range(left, inside.right, across):
        for y in range(top, inside.bottom, down):
            surface.blit(tile, (x, y))
    surface.set_clip(None)


def _draw_rose(assets: Assets, surface: pygame.Surface, scale: float) -> None:
    room = surface.get_width() / scale, surface.get_height() / scale
    if room[0] < _ROSE_ROOM[0] or room[1] < _ROSE_ROOM[1]:
        return
    side = round(_ROSE * scale)
    rose = assets.sized("ui/grounds/parchment_sign", (side, side)).copy()
    rose.set_alpha(_ROSE_ALPHA)
    out = side - round(_ROSE_OUT * scale)
    surface.blit(rose, (surface.get_width() - out, surface.get_height() - out))


def _lay_rim(assets: Assets, paper: str, surface: pygame.Surface, scale: float) -> None:
    """Lay the four corners and edges: the opacity of torn parchment is multiplied in."""
    rim = assets.master(f"ui/grounds/{paper}_rim")
    wide, high = surface.get_size()
    own = round(rim.get_width() * _CORNER[paper])
    corner = max(1, min(round(_RIM[paper] * scale), wide // 2, high // 2))
    flags = pygame.BLEND_RGBA_MULT if paper == "parchment" else 0
    for i, across in enumerate(_bands(rim.get_width(), own, wide, corner)):
        for j, down in enumerate(_bands(rim.get_width(), own, high, corner)):
            if (i, j) == (1, 1) or min(across.length, down.length) <= 0:
                continue
            part = rim.subsurface((across.source, down.source, across.taken, down.taken))
            patch = scaled_smoothly(part, (across.length, down.length))
            surface.blit(patch, (across.at, down.at), special_flags=flags)


class _Band(NamedTuple):
    """A part of a side in the rim's picture, and where it comes to lie."""

    source: int
    taken: int
    at: int
    length: int


def _bands(side: int, own: int, length: int, corner: int) -> tuple[_Band, _Band, _Band]:
    between = length - 2 * corner
    # A short edge is a piece of the painted one, and not all of it squeezed.
    taken = min(side - 2 * own, max(1, round(between * own / corner)))
    return (
        _Band(0, own, 0, corner),
        _Band(own + (side - 2 * own - taken) // 2, taken, corner, between),
        _Band(side - own, own, length - corner, corner),
    )
