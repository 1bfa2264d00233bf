"""A part with a few large figures in tiles, and titled panels of shares in columns below.

Parts that have nothing to show yet are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.kit import (
    Canvas,
    Colours,
    HintArea,
    Viewport,
    draw_panel,
    grown,
    share_tab_stop,
    text_size,
    text_style,
)

from ..common import draw_bulb
from ..services import Services
from .statistics_pane import STACKED, StatisticsPane, draw_titled, head_height, inside_titled
from .tally_list import TallyList, TallyRow, row_height

_REST = text_style.CAPTION.with_changes(
    size=14.5, floor=9, wrap=True, fit=True, valign="top", colour=Colours.muted
)
_REST_GAP = 10.0
#: How much higher than its head and content a panel is, and how much wider its list than words.
_FRAME, _WIDER = 26.0, 12.0


class TallyPanel:
    """One panel: its rows are those with games, and ``rest`` names the others."""

    def __init__(self, services: Services, listed: TallyList, name: str) -> None:
        self._services = services
        self.listed = listed
        self.name = name
        self.rest = ""
        self.box = pygame.FRect(0, 0, 0, 0)
        self._rest_box = pygame.FRect(0, 0, 0, 0)

    def show(self, rows: Sequence[TallyRow]) -> None:
        """Show the rows that have games, and name the others."""
        self.listed.show([row for row in rows if row.tally.games])
        names = ", ".join(row.name for row in rows if not row.tally.games)
        say = self._services.translate
        self.rest = say("statistics.to_try", names=names) if names else ""

    @property
    def filled(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.listed.rows)

    @property
    def title(self) -> str:
        """The title over it."""
        return self._services.translate(f"statistics.heads.{self.name}")

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it is with all its rows."""
        return (
            _FRAME
            + head_height()
            + row_height() * len(self.listed.rows)
            + self._rest_high(view, width)
        )

    def _rest_high(self, view: Viewport, width: float) -> float:
        if not self.rest:
            return 0.0
        inside = inside_titled(pygame.FRect(0, 0, width, 200)).width
        return text_size(view, self.rest, _REST, inside)[1] + _REST_GAP

    def place(self, box: pygame.FRect, view: Viewport) -> None:
        """Lay the rows in ``box``, and what was not played right below them, or at its foot."""
        self.box, inside = box, inside_titled(box)
        rest = self._rest_high(view, box.width)
        high = min(inside.height - rest, row_height() * len(self.listed.rows))
        self._rest_box = pygame.FRect(
            inside.x, inside.y + high + _REST_GAP, inside.width, rest - _REST_GAP
        )
        self.listed.place(pygame.FRect(inside.x, inside.y, inside.width, high).inflate(_WIDER, 0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and the line of what was not played."""
        draw_titled(canvas, self.box, self.title)
        if self.rest:
            canvas.text(self.rest, self._rest_box, _REST)


_TILES, _GAP = 82.0, 12.0
#: The picture of a tile, and the height of its figure.
_ICON, _FIGURE_HIGH = 30.0, 34.0
#: The tiles of a row, and of one of larger texts.
_TILES_ACROSS, _FEWER = 6, 3
#: From which growth of the texts on all panels are below one another.
_ONE_COLUMN = 1.4
_FIGURE = text_style.STRONG.with_changes(size=25, floor=13, colour=Colours.light, fit=True)
_CAPTION = text_style.CAPTION.with_changes(size=14, fit=True, floor=10, colour=Colours.text)
#: The names of panels, column by column.
Columns = tuple[tuple[str, ...], ...]


class FigureTile(NamedTuple):
    """A large figure: its name in the strings, its picture, and the figure.

    ``bulb``: it is so large by cards alone that were played as the hint said.
    """

    key: str
    icon: str
    figure: str
    bulb: bool = False


class TallyPane(StatisticsPane):
    """Tells at a glance how it goes.

    ``plan`` are its panels; for larger texts it is ``plan_large``, and where a row takes all of the
    width, one column in the order of ``plan_one``.
    """

    plan: ClassVar[Columns]
    plan_large: ClassVar[Columns]
    plan_one: ClassVar[Columns]
    #: The tiles that may bear the mark of the bulb.
    bulb_tiles: ClassVar[tuple[str, ...]] = ()

    def tiles_now(self) -> list[FigureTile]:
        """Return the tiles as things stand; one without a figure is left out."""
        return []

    def rows_of(self, panel: str) -> Sequence[TallyRow]:
        """Return the rows of a panel, by its name."""
        del panel
        return []

    def make(self) -> None:
        """Make the lists."""
        services = self.scene.services
        self.panels = {
            name: TallyPanel(services, self.add(TallyList(services)), name)
            for column in self.plan
            for name in column
        }
        self.bulbs = {key: self.add(HintArea()) for key in self.bulb_tiles}
        share_tab_stop(self.bulbs.values())
        self.tiles: list[FigureTile] = []
        self._places: list[pygame.FRect] = []
        self._body = pygame.FRect(0, 0, 0, 0)
        self._visible = False

    def set_visible(self, visible: bool) -> None:
        """Show what there is something in."""
        self._visible = visible
        for panel in self.panels.values():
            panel.listed.visible = visible and panel.filled
        shown = {tile.key for tile in self.tiles}
        for key, area in self.bulbs.items():
            area.visible = visible and key in shown

    def refresh(self) -> None:
        """Take over what is known now."""
        self.tiles = [tile for tile in self.tiles_now() if tile.figure]
        for name, panel in self.panels.items():
            panel.show(self.rows_of(name))
        self._lay_out()
        self.set_visible(self._visible)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high tiles and panels are, in larger texts."""
        if grown(1.0) <= 1.0:
            return 0.0
        columns = self._columns()
        wide = (width + _GAP) / max(1, len(columns)) - _GAP
        panels = max((self._column_height(view, wide, column) for column in columns), default=0.0)
        return self._lay_tiles(view, pygame.FRect(0, 0, width, 0)) + panels

    def place(self, body: pygame.FRect) -> None:
        """Lay the tiles in rows, and the panels in columns below them."""
        self._body = body
        self._lay_out()

    def _lay_tiles(self, view: Viewport, body: pygame.FRect) -> float:
        """Lay the tiles in rows from the top; return how high they are, with the gap below."""
        across = _FEWER if grown(1.0) > STACKED else _TILES_ACROSS
        count = max(1, min(across, len(self.tiles)))
        width = (body.width + _GAP) / count - _GAP
        captions = [self._caption(tile) for tile in self.tiles]
        high = max((tile_height(view, each, width) for each in captions), default=_TILES)
        self._places = [
            pygame.FRect(
                body.x + n % count * (width + _GAP),
                body.y + n // count * (high + _GAP),
                width,
                high,
            )
            for n in range(len(self.tiles))
        ]
        return -(-len(self.tiles) // count) * (high + _GAP)

    def _caption(self, tile: FigureTile) -> str:
        return self.scene.translate(f"statistics.tiles.{tile.key}")

    def _columns(self) -> list[list[TallyPanel]]:
        """Return the panels with anything in them, column by column."""
        growth = grown(1.0)
        plan = self.plan
        if growth > STACKED:
            plan = self.plan_one if growth > _ONE_COLUMN else self.plan_large
        filled = [[self.panels[name] for name in names] for names in plan]
        filled = [[panel for panel in column if panel.filled] for column in filled]
        return [column for column in filled if column]

    def _column_height(self, view: Viewport, width: float, column: list[TallyPanel]) -> float:
        return sum(panel.needs(view, width) + _GAP for panel in column) - _GAP

    def _lay_out(self) -> None:
        body = self._body
        tiles = self._lay_tiles(self.scene.page_scroll.view, body)
        for tile, place in zip(self.tiles, self._places, strict=False):
            if tile.key in self.bulbs:
                self.bulbs[tile.key].place(place)
        columns = self._columns()
        if columns and body.width:
            top = body.y + tiles
            room = pygame.FRect(body.x, top, body.width, body.bottom - top)
            self._lay_columns(columns, room)

    def _lay_columns(self, columns: list[list[TallyPanel]], room: pygame.FRect) -> None:
        """Lay out columns, all as high as the one with the most in it."""
        view = self.scene.page_scroll.view
        width = (room.width + _GAP) / len(columns) - _GAP
        needed = [self._column_height(view, width, column) for column in columns]
        foot = room.y + min(room.height, max(needed))
        for number, column in enumerate(columns):
            box = pygame.FRect(room.x + number * (width + _GAP), foot, width, 0)
            # The lowest has what it needs, as the one above it has the rest of the height.
            for panel in reversed(column):
                box.height = panel.needs(view, width)
                if panel is column[0]:
                    box.height = box.y - room.y
                box.bottom = box.y
                panel.place(box.copy(), view)
                box.height, box.y = 0, box.y - _GAP

    def draw(self, canvas: Canvas) -> None:
        """Draw the tiles, and a panel behind each list."""
        for tile, place in zip(self.tiles, self._places, strict=True):
            _draw_tile(canvas, place, tile, self._caption(tile))
        for panel in self.panels.values():
            if panel.filled:
                panel.draw(canvas)

    @property
    def foot_words(self) -> str:
        """The line at the foot about the row that is pointed at."""
        listed = (panel.listed for panel in self.panels.values() if panel.listed.visible)
        return next(filter(None, (each.foot_words for each in listed)), "")

    @property
    def pointed_y(self) -> float:
        """How far down the row is that is pointed at."""
        return max((panel.listed.pointed_y for panel in self.panels.values()), default=0.0)


def tile_height(view: Viewport, caption: str, width: float) -> float:
    """Return how high a tile of a width is, whose caption wraps where texts are larger."""
    if grown(1.0) == 1.0:
        return _TILES
    room = width - 16 - grown(_ICON) - 22
    words = text_size(view, caption, _CAPTION.with_changes(wrap=True), room)[1]
    return 24 + grown(_FIGURE_HIGH) + words


def _draw_tile(canvas: Canvas, box: pygame.FRect, tile: FigureTile, caption: str) -> None:
    draw_panel(canvas, box)
    icon = pygame.FRect(box.x + 16, 0, grown(_ICON), grown(_ICON))
    icon.centery = box.centery
    canvas.image(tile.icon, icon)
    x = icon.right + 10
    upper = pygame.FRect(x, box.y + 12, box.right - 12 - x, grown(_FIGURE_HIGH))
    canvas.text(tile.figure, upper, _FIGURE)
    if tile.bulb:
        draw_bulb(canvas, (x + canvas.text_size(tile.figure, _FIGURE)[0] + 18, upper.centery))
    if grown(1.0) == 1.0:
        canvas.text(caption, (x, upper.bottom - 1, upper.width, 22), _CAPTION)
        return
    lower = (x, upper.bottom, upper.width, box.bottom - 10 - upper.bottom)
    canvas.text(caption, lower, _CAPTION, wrap=True, valign="top")
