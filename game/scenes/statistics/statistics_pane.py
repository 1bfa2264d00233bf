"""The base of the parts of the screen of statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from game.kit import Block, Column, Row, Viewport, Widget, grown

from ..common import BANNER_WIDE, Screen, caption_line, person_of
from ..services import Services
from .plate_grid import PlateGrid
from .rating_chart import RatingChart

if TYPE_CHECKING:
    from .statistics_data import StatisticsData

W = TypeVar("W", bound=Widget)
#: The space above and below a panel's content, and between panels.
TALL, GAP = (10.0, 14.0), 12.0
#: From which growth of the texts on what lies side by side is below one another.
STACKED = 1.1


class StatisticsPane:
    """One part: its widgets are added to the scene once, and shown while it is chosen.

    What matters most of it hangs on its ``banner``, all the rest is on its ``sheet``.
    """

    #: Its name in the strings, ``statistics.tabs.<key>``.
    key: ClassVar[str]
    #: The widget that tells of what is pointed at on it.
    telling: PlateGrid | RatingChart | None = None

    def __init__(
        self, scene: Screen, data: StatisticsData, play: Callable[[str], None], medal: str
    ) -> None:
        self.scene, self.data = scene, data
        #: Begins a quick match against a strength; the achievement to point out, or "".
        self.play_against, self.medal = play, medal
        self.widgets: list[Widget] = []
        self.make()

    def make(self) -> None:
        """Make the widgets."""

    def add(self, widget: W) -> W:
        """Add a widget of this part."""
        self.widgets.append(widget)
        return self.scene.widgets.add(widget)

    def add_plates(self, narrowest: float, picture: float) -> PlateGrid:
        """Add plates at least so wide in usual texts, with pictures at least so high."""
        return self.add(PlateGrid(lambda: self.scene.page_scroll.view, narrowest, picture))

    def show(self, data: StatisticsData) -> None:
        """Take over what is known now."""
        self.data = data
        self.refresh()

    def refresh(self) -> None:
        """Let the widgets follow what is known now."""

    def banner(self) -> Block:
        """Return what hangs beside the sheet."""
        return Block()

    def sheet(self) -> Block:
        """Return all the rest."""
        return Block()

    def make_body(self, tabs: Block) -> Block:
        """Return the tabs over the sheet, the banner beside them, or between in larger texts."""
        banner, sheet = self.banner(), self.sheet()
        if grown(1.0) > STACKED:
            return Column(tabs, banner, sheet, gap=GAP)
        beside = Column(tabs, Filling(sheet, spring=1.0), gap=GAP)
        return Row(
            Filling(banner),
            beside,
            gap=GAP,
            shares=lambda wide: (BANNER_WIDE, wide - BANNER_WIDE - GAP),
        )

    @property
    def foot_words(self) -> str:
        """The line at the foot about the thing that is pointed at, or ""."""
        return self.telling.foot_words if self.telling else ""

    @property
    def pointed_y(self) -> float:
        """About how far down on the page the thing is that is pointed at."""
        return self.telling.pointed_y if self.telling else 0.0

    @property
    def standing(self) -> str:
        """The line at the foot while nothing is pointed at, or ""."""
        return ""


def league_lines(services: Services, data: StatisticsData) -> list[Block]:
    """Return who is about as strong as the player, once there is a rating."""
    if not data.duels:
        return []
    rival = person_of(services, data.league)
    return [caption_line(services.translate("statistics.rating.league", rival=rival))]


class Filling(Block):
    """A box that takes the height of its place, however much it wants."""

    def height(self, view: Viewport, width: float) -> float:
        """Return nothing."""
        del view, width
        return 0.0
