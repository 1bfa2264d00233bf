"""One setting of the Horde: its sentence, and its choices with the points they bring (R10.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.content import ability_text
from game.kit import (
    CHOICE,
    Canvas,
    Colours,
    Point,
    Sizes,
    Spoken,
    Viewport,
    Widget,
    give_feedback,
    grown,
    shared_size,
    text_room,
    text_style,
)
from game.rules import Difficulty, ability_names

from ..common import draw_empty_gem, draw_point_gem, inner
from ..services import Services

_MANA = "ui/mana1"
#: From this growth of the texts on everything stands below one another.
_STACKED = 1.1


def is_large() -> bool:
    """Whether texts are so large that everything stands below one another."""
    return grown(1.0) > _STACKED


def sentence(
    services: Services, name: str, value: int, edition: int, *, wings: bool = False
) -> str:
    """Return what a setting is about, or what the ability does that the Horde shares.

    The Horde of two partners has ``wings``, and each counts the creatures across (R13.23).
    """
    if wings and name == "variable_mana":
        return services.translate("difficulty.variable_mana_wings")
    if name == "ability" and value:
        return ability_text(services.content.strings, ability_names(value)[0], edition)
    return services.translate(f"difficulty.settings.{name}.text")


def tile(services: Services, name: str, value: int, points: int) -> Tile:
    """Return one of the choices of a setting."""
    match name:
        case "variable_mana":
            return Tile(f"+{value}", points, _MANA)
        case "fixed_mana":
            return Tile(str(value), points, _MANA)
        case "ability" if value:
            ability = ability_names(value)[0]
            words = services.translate(f"abilities.{ability}.name")
            return Tile(words, points, f"ui/ic_{ability}", below=True)
        case "ability":
            return Tile(services.translate("difficulty.none"), points, below=True)
        case _:
            usual = value == getattr(Difficulty(), name)
            return Tile(services.translate(f"difficulty.settings.{name}.{_WORDS[usual]}"), points)


_WORDS = {True: "usual", False: "changed"}


WORDS_SHARE = 0.375
#: Every row has the same columns: a row of two choices has two broad ones.
COLUMNS = 6
TILE_GAP = 7.0
_BROADEST = {2: 3.0, 5: 1.2, 6: 1.0}
#: The height of a tile below larger words, and the space over the words and below the tiles.
_TILE, _AIR = 52.0, 12.0
#: The height of the words below a picture.
_BELOW = 16.0
_WORDS_EDGE = 18.0
_NAME = text_style.NAME.with_changes(size=19, colour=Colours.gold)
_TEXT = text_style.BODY.with_changes(size=15, fit=True, floor=10.5)
_LABEL = text_style.NAME.with_changes(size=18, align="center")
_SMALL = text_style.CAPTION.with_changes(
    size=13, colour=Colours.text, align="center", fit=True, floor=10
)


@dataclass(frozen=True, slots=True)
class Tile:
    """A choice: what it is called, its points, and perhaps a picture before or above the words."""

    label: str
    points: int
    picture: str = ""
    #: Whether the words stand below the picture.
    below: bool = False


class SettingRow(Widget):
    """The choices side by side; the arrow keys go from one to the next."""

    focusable: ClassVar[bool] = True

    def __init__(self, name: str, tiles: Sequence[Tile], on_choose: Callable[[int], None]) -> None:
        super().__init__()
        self.name = name
        self.text = ""
        self.tiles = tuple(tiles)
        self.index = 0
        self.on_choose = on_choose
        #: The height of larger words over the tiles, 0 where they stand beside; how high a tile is
        #: then, and how many lie side by side.
        self.words = 0.0
        self._tile_height, self._across = _TILE, len(self.tiles)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high larger words make it, over tiles that are as wide; lay it out so."""
        self.words = 0.0
        if not is_large():
            return 0.0
        inside = width - 2 * _WORDS_EDGE
        name = text_room(view, self.name, _NAME, inside)
        self.words = name + text_room(view, self.text, _TEXT, inside) + _AIR
        labels = [tile.label for tile in self.tiles if tile.below]
        self._across = len(self.tiles)
        if labels and shared_size(view, labels, _SMALL, inside / self._across - 14) != _SMALL:
            self._across = len(self.tiles) // 2
        self._tile_height = min(grown(_TILE), 1.4 * _TILE)
        if labels:
            self._tile_height = _TILE + grown(_BELOW)
        rows = -(-len(self.tiles) // self._across)
        return self.words + rows * (self._tile_height + TILE_GAP) + _AIR

    def tile(self, index: int) -> pygame.FRect:
        """Return where a choice lies."""
        if self.words:
            return self._tile_below(index)
        left = self.rect.x + self.rect.width * WORDS_SHARE
        column = (self.rect.right - 12 - left + TILE_GAP) / COLUMNS
        width = column * _BROADEST[len(self.tiles)]
        box = pygame.FRect(left + index * width, self.rect.y, width - TILE_GAP, self.rect.height)
        return inner(box, 0, 7)

    def _tile_below(self, index: int) -> pygame.FRect:
        row, column = divmod(index, self._across)
        width = (self.rect.width - 24 + TILE_GAP) / self._across
        y = self.rect.y + self.words + row * (self._tile_height + TILE_GAP)
        x = self.rect.x + 12 + column * width
        return pygame.FRect(x, y, width - TILE_GAP, self._tile_height)

    def click(self, pos: Point) -> None:
        """Take the choice that was clicked."""
        found = [n for n in range(len(self.tiles)) if self.tile(n).collidepoint(pos)]
        if found:
            self._choose(found[0])

    def command(self, name: str) -> bool:
        """Go to the choice beside, and out of the row at its ends."""
        step = {"left": -1, "right": 1}.get(name)
        if step is None or not 0 <= self.index + step < len(self.tiles):
            return False
        give_feedback("click")
        self._choose(self.index + step)
        return True

    def _choose(self, index: int) -> None:
        self.index = index
        self.on_choose(index)

    @property
    def spoken(self) -> Spoken:
        """The setting, what is chosen, and what it does."""
        tile, place = self.tiles[self.index], (self.index + 1, len(self.tiles))
        return Spoken(self.name, CHOICE, tile.label, place=place, hint=self.text)

    def draw(self, canvas: Canvas) -> None:
        """Draw the words and the choices."""
        if self.focused or self.warmth > 0.5:
            canvas.fill(self.rect, Colours.gold, radius=Sizes.radius_small, alpha=18)
        self._draw_words(canvas)
        for index, tile in enumerate(self.tiles):
            self._draw_tile(canvas, self.tile(index), tile, chosen=index == self.index)

    def _draw_words(self, canvas: Canvas) -> None:
        if self.words:
            box = inner(self.rect, _WORDS_EDGE, _AIR / 2)
            name = text_room(canvas.view, self.name, _NAME, box.width)
            canvas.text(self.name, (box.x, box.y, box.width, name), _NAME, wrap=True)
            text = (box.x, box.y + name, box.width, self.words - name - _AIR / 2)
            canvas.text(self.text, text, _TEXT)
            return
        width = self.rect.width * WORDS_SHARE - 34
        area = pygame.FRect(self.rect.x + 18, self.rect.y, width, self.rect.height)
        room = self.rect.height - 32
        height = min(room, canvas.text_size(self.text, _TEXT, width)[1])
        y = area.centery - (24 + height) / 2
        canvas.text(self.name, (area.x, y, width, 24), _NAME)
        canvas.text(self.text, (area.x, y + 24, width, room), _TEXT)

    def _draw_tile(self, canvas: Canvas, box: pygame.FRect, tile: Tile, *, chosen: bool) -> None:
        if chosen:
            canvas.glow(inner(box, 3), Colours.gold, strength=100, spread=8, radius=8)
            canvas.nine_patch("ui/button", box)
        else:
            canvas.box(inner(box, 3), Colours.well, Colours.bronze, radius=Sizes.radius, alpha=170)
        if tile.below:
            self._draw_tall(canvas, box, tile, chosen)
            return
        width = _points_width(tile.points)
        words = pygame.FRect(box.x + 10, box.y, box.width - 20 - width, box.height)
        if tile.picture:
            side = 22.0
            room = canvas.text_size(tile.label, _LABEL, bold=True)[0] + 12
            x = words.centerx - (side + room) / 2
            canvas.image(tile.picture, (x, words.centery - side / 2, side, side))
            words = pygame.FRect(x + side, box.y, room, box.height)
        _draw_label(canvas, tile.label, words, chosen)
        _draw_points(canvas, (box.right - 10 - width, box.centery), tile.points)

    def _draw_tall(self, canvas: Canvas, box: pygame.FRect, tile: Tile, chosen: bool) -> None:
        high = grown(_BELOW) if self.words else _BELOW
        side = min(30.0, box.height - 8 - high)
        if not tile.picture:
            _draw_label(canvas, tile.label, inner(box, 8), chosen)
            return
        y = box.y + 4 + side / 2
        x = box.centerx - (side + _points_width(tile.points)) / 2
        canvas.image(tile.picture, (x, y - side / 2, side, side))
        _draw_points(canvas, (x + side + 2, y), tile.points)
        words = (box.x + 4, box.bottom - 6 - high, box.width - 8, high)
        labels = [each.label for each in self.tiles if each.below and each.picture]
        small = shared_size(
            canvas.view, labels, _SMALL.with_changes(bold=True), box.width - 8, high
        )
        colour = Colours.light if chosen else Colours.text
        look = small.with_changes(outline_colour=Colours.accent_deep, outline=1.2 if chosen else 0)
        canvas.text(tile.label, words, look, colour=colour, bold=chosen)


_RADIUS, _PITCH = 6.5, 15.0
#: More points than these lie in two rows.
_ABREAST = 2


def _points_width(points: int) -> float:
    return min(abs(points), _ABREAST) * _PITCH + 4 if points else 0.0


def _draw_label(canvas: Canvas, label: str, box: pygame.FRect, chosen: bool) -> None:
    colour = Colours.light if chosen else Colours.text
    look = _LABEL.with_changes(outline_colour=Colours.accent_deep, outline=1.4 if chosen else 0)
    canvas.text(label, box, look, colour=colour, bold=chosen)


def _draw_points(canvas: Canvas, middle: Point, points: int) -> None:
    """Draw a ruby for each point, from ``middle`` of the left edge; empty ones are taken away."""
    rows = -(-abs(points) // _ABREAST)
    for number in range(abs(points)):
        row, column = divmod(number, _ABREAST)
        y = middle[1] + (row - (rows - 1) / 2) * _PITCH
        place = (middle[0] + 4 + _PITCH * (column + 0.5), y)
        if points > 0:
            draw_point_gem(canvas, place, _RADIUS)
        else:
            draw_empty_gem(canvas, place, _RADIUS, minus=True)
