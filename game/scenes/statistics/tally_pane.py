"""A part with a few large figures in tiles, and titled panels of shares in columns below.

Parts that have nothing to show yet are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Grid,
    HintArea,
    Item,
    Panel,
    Row,
    Space,
    Viewport,
    draw_panel,
    grown,
    share_tab_stop,
    text_size,
    text_style,
)

from ..common import draw_bulb
from ..services import Services
from .statistics_pane import STACKED, TALL, StatisticsPane, titled
from .tally_list import TallyList, TallyRow

_REST = text_style.CAPTION.with_changes(
    size=14.5, floor=9, wrap=True, fit=True, valign="top", colour=Colours.muted
)
_REST_GAP = 10.0
#: How much wider a list is than the words of its panel.
_WIDER = 12.0
_TILES, _GAP = 82.0, 12.0
#: The picture of a tile, and the height of its figure.
_ICON, _FIGURE_HIGH = 30.0, 34.0
#: The tiles of a row, and of one of larger texts.
_TILES_ACROSS, _FEWER = 6, 3
#: From which growth of the texts on all panels are below one another.
_ONE_COLUMN = 1.4
_FIGURE = text_style.STRONG.with_changes(size=25, floor=13, colour=Colours.light, fit=True)
_CAPTION = text_style.CAPTION.with_changes(size=14, fit=True, floor=10, colour=Colours.text)


class _Rows(Item):
    """A list that is no higher than its rows, and a little wider than words are."""

    def highest(self, view: Viewport, width: float) -> float:
        return self.height(view, width)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        box = area.inflate(_WIDER, 0)
        listed = self.widget
        if isinstance(listed, TallyList) and box.height < listed.content_height:
            # No row is cut where the list begins.
            box.height = max(1, box.height // listed.row_height) * listed.row_height
        super().place(view, box)


class TallyPanel(Panel):
    """One panel: its rows are those with games, and ``rest`` names the others.

    Where it has too little room, its list scrolls.
    """

    def __init__(self, services: Services, listed: TallyList, name: str) -> None:
        self._services = services
        self.listed = listed
        self.title = services.translate(f"statistics.heads.{name}")
        self.rest = ""
        super().__init__(tall=TALL, gap=0.0, squeezes=True)

    def show(self, rows: Sequence[TallyRow]) -> None:
        """Show the rows that have games, and name the others."""
        self.listed.show([row for row in rows if row.tally.games])
        names = ", ".join(row.name for row in rows if not row.tally.games)
        self.rest = self._services.translate("statistics.to_try", names=names) if names else ""
        rest = Drawn(
            lambda canvas, area: canvas.text(self.rest, area, _REST),
            lambda view, width: text_size(view, self.rest, _REST, width)[1],
        )
        below = [Space(_REST_GAP), rest] if names else []
        self.boxes = titled(self.title, _Rows(self.listed, spring=1), *below)

    @property
    def filled(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.listed.rows)


class _Columns(Row):
    """Columns of panels, as high as the one with the most in it, or as the room that there is."""

    def height(self, view: Viewport, width: float) -> float:
        return super().height(view, width) if grown(1.0) > 1.0 else 0.0

    def highest(self, view: Viewport, width: float) -> float:
        return super().height(view, width)


class FigureTile(NamedTuple):
    """A large figure: its name in the strings, its picture, and the figure.

    ``bulb``: it is so large by cards alone that were played as the hint said.
    """

    key: str
    icon: str
    figure: str
    bulb: bool = False


class TileBlock(Block):
    """A tile with its ``caption``; a hint may lie on it."""

    def __init__(self, tile: FigureTile, caption: str, *hints: HintArea) -> None:
        super().__init__(*(Item(each, 0.0, fills=True) for each in hints))
        self.tile, self.caption = tile, caption

    def height(self, view: Viewport, width: float) -> float:
        """Return the height with the caption, which wraps where texts are larger."""
        if grown(1.0) == 1.0:
            return _TILES
        room = width - 16 - grown(_ICON) - 22
        words = text_size(view, self.caption, _CAPTION.with_changes(wrap=True), room)[1]
        return 24 + grown(_FIGURE_HIGH) + words

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, and beside it the figure over the caption."""
        box, tile = self.area, self.tile
        draw_panel(canvas, box)
        icon = pygame.FRect(box.x + 16, 0, grown(_ICON), grown(_ICON))
        icon.centery = box.centery
        canvas.image(tile.icon, icon)
        x = icon.right + 10
        upper = pygame.FRect(x, box.y + 12, box.right - 12 - x, grown(_FIGURE_HIGH))
        canvas.text(tile.figure, upper, _FIGURE)
        if tile.bulb:
            end = x + canvas.text_size(tile.figure, _FIGURE)[0]
            draw_bulb(canvas, (end + 18, upper.centery))
        if grown(1.0) == 1.0:
            canvas.text(self.caption, (x, upper.bottom - 1, upper.width, 22), _CAPTION)
            return
        lower = (x, upper.bottom, upper.width, box.bottom - 10 - upper.bottom)
        canvas.text(self.caption, lower, _CAPTION, wrap=True, valign="top")


#: The names of panels, column by column.
Columns = tuple[tuple[str, ...], ...]


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
        self.telling = [panel.listed for panel in self.panels.values()]
        self.bulbs = {key: self.add(HintArea()) for key in self.bulb_tiles}
        share_tab_stop(self.bulbs.values())
        self.tiles: list[FigureTile] = []

    def refresh(self) -> None:
        """Take over what is known now."""
        self.tiles = [tile for tile in self.tiles_now() if tile.figure]
        for name, panel in self.panels.items():
            panel.show(self.rows_of(name))

    def make_body(self) -> Block:
        """Return the tiles in rows, and the panels in columns below them."""
        across = _FEWER if grown(1.0) > STACKED else _TILES_ACROSS
        tiles = [self._tile(tile) for tile in self.tiles]
        return Column(
            Grid(tiles, max(1, min(across, len(tiles))), gap=_GAP),
            _Columns(*self._columns(), gap=_GAP, spring=1),
            gap=_GAP,
        )

    def _tile(self, tile: FigureTile) -> TileBlock:
        hints = [self.bulbs[tile.key]] if tile.key in self.bulbs else []
        return TileBlock(tile, self.scene.translate(f"statistics.tiles.{tile.key}"), *hints)

    def _columns(self) -> list[Column]:
        """Return the panels with anything in them, column by column; the first takes what is left.

        It gives what is lacking, too.
        """
        growth = grown(1.0)
        plan = self.plan
        if growth > STACKED:
            plan = self.plan_one if growth > _ONE_COLUMN else self.plan_large
        panels = [[self.panels[name] for name in names] for names in plan]
        filled = [[panel for panel in column if panel.filled] for column in panels]
        for first, *others in filter(None, filled):
            first.spring = 1.0
            for panel in others:
                panel.spring = 0.0
        return [Column(*column, gap=_GAP, squeezes=True) for column in filled if column]
