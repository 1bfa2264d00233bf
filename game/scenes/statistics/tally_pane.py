"""A part with a banner of large figures, and beside it shares of wins, a panel of them at a time.

What has nothing to show yet is left out.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    HintArea,
    Item,
    Panel,
    Row,
    Segments,
    Space,
    Viewport,
    button_height,
    grown,
    share_tab_stop,
    text_style,
)

from ..common import BANNER_WIDE, Cloth, SpareSight, draw_bulb, headed, large_figure
from ..services import Services
from .rest_medals import RestMedals
from .statistics_pane import STACKED, TALL, Filling, StatisticsPane
from .tally_list import TallyList, TallyRow, row_height

_REST_GAP = 10.0
#: So many rows leave room for a painting.
_FEW = 3
#: How much wider a list is than the words of its panel.
_WIDER, _GAP = 12.0, 14.0
#: The height of the choice between panels.
_CHOICE = 40.0
#: A line of the banner, and its picture.
_SMALL_HIGH, _ICON = 25.0, 20.0
_FIGURE = text_style.STRONG.with_changes(
    size=17, floor=11, colour=Colours.gold, fit=True, align="right", valign="middle", outline=1.2
)
_CAPTION = text_style.BODY.with_changes(
    size=15, fit=True, floor=10, colour=Colours.light, valign="middle", outline=1.2
)


class _Rows(Item):
    """A list of whole rows, and a little wider than words are."""

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        box = area.inflate(_WIDER, 0)
        listed = self.widget
        if isinstance(listed, TallyList) and box.height < len(listed.rows) * row_height():
            # No row is cut where the list begins.
            box.height = max(1, box.height // row_height()) * row_height()
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
        untried = [row for row in rows if not row.tally.games]
        names = ", ".join(row.name for row in untried)
        self.rest = self._services.translate("statistics.to_try", names=names) if names else ""
        # A few rows leave a bare sheet: what is to be tried is larger there, or a place is seen.
        few = len(self.listed.rows) <= _FEW
        rest = RestMedals(self._services, untried, self.rest)
        rest.spring = float(few and rest.as_medals)
        spare = [Space(_REST_GAP), SpareSight("castle")] if few and not rest.spring else []
        below = [Space(_REST_GAP), rest] if names else []
        self.boxes = [Space(_REST_GAP), _Rows(self.listed, spring=0 if few else 1), *spare, *below]

    @property
    def filled(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.listed.rows)


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
        """Make the lists, and the choice between them."""
        scene = self.scene
        self.panels = {
            name: TallyPanel(scene.services, self.add(TallyList(scene.services)), name)
            for name in self.heads
        }
        self.seen = self.heads[0]
        self.choice = self.add(Segments("", (), 0, self._choose, share=1.0))
        self.choice.called = scene.translate("statistics.shares")
        self.telling = [panel.listed for panel in self.panels.values()]
        self.bulbs = {key: self.add(HintArea()) for key in self.bulb_tiles}
        share_tab_stop(self.bulbs.values())
        self.tiles: list[FigureTile] = []

    @property
    def filled(self) -> list[str]:
        """The names of the panels with anything in them."""
        return [name for name, panel in self.panels.items() if panel.filled]

    def refresh(self) -> None:
        """Take over what is known now."""
        self.tiles = [tile for tile in self.tiles_now() if tile.figure]
        for name, panel in self.panels.items():
            panel.show(self.rows_of(name))
        filled = self.filled
        if self.seen not in filled:
            self.seen = filled[0] if filled else self.heads[0]
        self.choice.options = tuple(self.panels[name].title for name in filled)
        self.choice.index = filled.index(self.seen) if filled else 0

    def _choose(self, index: int) -> None:
        self.seen = self.filled[index]
        self.scene.lay_out_anew()

    def make_body(self) -> Block:
        """Return the banner, and beside it, or below it, the shares that are chosen."""
        banner = headed(self.cloth, self.hero(), *self.hero_words(), *self._figures())
        if not self.filled:
            return banner if grown(1.0) > STACKED else Row(banner, Block(), shares=_beside)
        panel = self.panels[self.seen]
        choice = Item(self.choice, button_height(_CHOICE))
        if grown(1.0) > STACKED:
            return Column(banner, choice, panel, gap=_GAP)
        shares = Column(choice, Filling(panel, spring=1.0), gap=_GAP)
        return Row(Filling(banner), shares, gap=_GAP, shares=_beside)

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


def _beside(width: float) -> tuple[float, float]:
    return BANNER_WIDE, width - BANNER_WIDE - _GAP
