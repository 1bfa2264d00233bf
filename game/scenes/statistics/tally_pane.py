"""A part with a banner of large figures, and beside it shares of wins, a panel of them at a time.

A panel with nothing to show yet is left out.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    HintArea,
    Item,
    Panel,
    Segments,
    Space,
    Viewport,
    button_height,
    grown,
    share_tab_stop,
    text_style,
)

from ..common import Cloth, draw_bulb, headed, large_figure
from .statistics_pane import TALL, StatisticsPane
from .tally_plate import TallyRow, tally_plates

#: The least width of a plate and height of its picture, the height of the choice between panels,
#: and the room below it.
_PLATE, _CHOICE, _BELOW = (160.0, 90.0), 38.0, 8.0
#: A line of the banner, and its picture.
_SMALL_HIGH, _ICON = 27.0, 22.0
_FIGURE = text_style.STRONG.with_changes(
    size=18, floor=11, colour=Colours.gold, fit=True, align="right", valign="middle", outline=1.2
)
_CAPTION = text_style.BODY.with_changes(
    size=15, fit=True, floor=10, colour=Colours.light, valign="middle", outline=1.2
)


class FigureTile(NamedTuple):
    """A figure: its name in the strings, its picture, and the figure.

    ``bulb``: it is so large by cards alone that were played as the hint said; ``beside`` its name
    stands of how many it is.
    """

    key: str
    icon: str
    figure: str
    bulb: bool = False
    beside: str = ""


class SmallFigure(Block):
    """A line of a banner: a picture, a caption, and the figure; a hint may lie on it."""

    def __init__(self, tile: FigureTile, caption: str, *hints: HintArea) -> None:
        super().__init__(*(Item(each, 0.0, fills=True) for each in hints))
        self.tile, self.caption = tile, caption

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of a line."""
        del view, width
        return grown(_SMALL_HIGH)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, and beside it the caption and the figure."""
        box, tile, side = self.area, self.tile, grown(_ICON)
        canvas.image(tile.icon, (box.x, box.centery - side / 2, side, side))
        wide = canvas.text_size(tile.figure, _FIGURE)[0] + 4
        wide = min(wide, 0.5 * box.width)
        figure = pygame.FRect(box.right - wide, box.y, wide, box.height)
        canvas.text(tile.figure, figure, _FIGURE)
        x = box.x + side + 8
        if tile.bulb:
            draw_bulb(canvas, (figure.x - 12, box.centery))
            figure.x -= 26
        canvas.text(self.caption, (x, box.y, figure.x - 6 - x, box.height), _CAPTION)


class TallyPane(StatisticsPane):
    """Tells at a glance how it goes: a banner with figures, and beside it shares of wins.

    ``heads`` are its panels of shares, of which one is seen at a time; ``cloth`` is the banner's,
    and the first figure is large on it.
    """

    heads: ClassVar[tuple[str, ...]]
    cloth: ClassVar[Cloth]
    #: The figures that may bear the mark of the bulb.
    bulb_tiles: ClassVar[tuple[str, ...]] = ()

    def tiles_now(self) -> list[FigureTile]:
        """Return the figures as things stand; one without a figure is left out."""
        return []

    def rows_of(self, panel: str) -> Sequence[TallyRow]:
        """Return the rows of a panel, by its name."""
        del panel
        return []

    def hero(self) -> Block:
        """Return what is shown large on the banner."""
        return Block()

    def hero_words(self) -> Sequence[Block]:
        """Return what is written below that."""
        return ()

    def make(self) -> None:
        """Make the plates, and the choice between panels of them."""
        self.grid = self.add_plates(*_PLATE)
        self.panels: Mapping[str, Sequence[TallyRow]] = {}
        self.seen = self.heads[0]
        self.choice = self.add(Segments("", (), 0, self._choose, share=1.0))
        self.choice.quiet = True
        self.choice.called = self.scene.translate("statistics.shares")
        self.telling = self.grid
        self.bulbs = {key: self.add(HintArea()) for key in self.bulb_tiles}
        share_tab_stop(self.bulbs.values())
        self.tiles: list[FigureTile] = []

    @property
    def filled(self) -> list[str]:
        """The names of the panels with any games in them."""
        return [name for name, rows in self.panels.items() if any(row.tally.games for row in rows)]

    def title_of(self, panel: str) -> str:
        """Return what a panel is called."""
        return self.scene.translate(f"statistics.heads.{panel}")

    def refresh(self) -> None:
        """Take over what is known now."""
        self.tiles = [tile for tile in self.tiles_now() if tile.figure]
        self.panels = {name: self.rows_of(name) for name in self.heads}
        filled = self.filled
        if self.seen not in filled:
            self.seen = filled[0] if filled else self.heads[0]
        self.choice.options = tuple(map(self.title_of, filled))
        self.choice.index = filled.index(self.seen) if filled else 0
        self.grid.show(tally_plates(self.scene.services, self.panels[self.seen]))

    def _choose(self, index: int) -> None:
        self.seen = self.filled[index]
        plates = tally_plates(self.scene.services, self.panels[self.seen])
        self.grid.show(plates, index=0)
        self.scene.lay_out_anew()

    def banner(self) -> Block:
        """Return the large figure below its picture, and the others."""
        return headed(self.cloth, self.hero(), *self.hero_words(), *self._figures())

    def sheet(self) -> Block:
        """Return the shares that are chosen."""
        if not self.filled:
            return Block()
        choice = Item(self.choice, button_height(_CHOICE))
        plates = Item(self.grid, spring=1.0)
        return Panel(choice, Space(_BELOW), plates, edge=14.0, tall=TALL, gap=0.0, squeezes=True)

    def _figures(self) -> Iterator[Block]:
        """Yield the large figure, and the others below it."""
        for number, tile in enumerate(self.tiles):
            name = self.scene.translate(f"statistics.tiles.{tile.key}")
            if number:
                hints = [self.bulbs[tile.key]] if tile.key in self.bulbs else []
                yield SmallFigure(tile, name, *hints)
            else:
                yield large_figure(tile.figure, " · ".join(filter(None, (name, tile.beside))))
                yield Space(6.0)

    @property
    def crown_words(self) -> str:
        """What a crown on a plate means, where there is one."""
        crowned = any(row.leads for row in self.panels[self.seen])
        return self.scene.translate("statistics.crowned") if crowned else ""
