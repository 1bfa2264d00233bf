"""The base of the parts of the screen of statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar

from game.kit import Block, Panel, PanelHead, Space, Viewport, Widget, text_style

from ..common import Screen, caption_line, person_of
from ..services import Services

if TYPE_CHECKING:
    from .statistics_data import StatisticsData

W = TypeVar("W", bound=Widget)
INSET = 18.0
#: The height of a title with the rule below it, and the space above and below a panel's content.
_HEAD, TALL = 42.0, (8.0, 14.0)
#: From which growth of the texts on what lies side by side is below one another.
STACKED = 1.1
_TITLE = text_style.HEADING.with_changes(size=19)


class Telling(Protocol):
    """A widget that tells of what is pointed at on it, in a line at the foot."""

    visible: bool

    @property
    def foot_words(self) -> str:
        """The line about what is pointed at, or ""."""

    @property
    def pointed_y(self) -> float:
        """About how far down on the page that is."""


class StatisticsPane:
    """One part: its widgets are added to the scene once, and shown while it is chosen."""

    #: Its name in the strings, ``statistics.tabs.<key>``.
    key: ClassVar[str]
    #: The widgets that tell of what is pointed at.
    telling: Sequence[Telling] = ()

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

    def show(self, data: StatisticsData) -> None:
        """Take over what is known now."""
        self.data = data
        self.refresh()

    def refresh(self) -> None:
        """Let the widgets follow what is known now."""

    def make_body(self) -> Block:
        """Return what is to be seen of it, for the size of texts of now."""
        return Block()

    @property
    def foot_words(self) -> str:
        """The line at the foot about the thing that is pointed at, or ""."""
        return next(filter(None, (each.foot_words for each in self.telling if each.visible)), "")

    @property
    def pointed_y(self) -> float:
        """About how far down on the page the thing is that is pointed at."""
        return max((each.pointed_y for each in self.telling), default=0.0)

    @property
    def standing(self) -> str:
        """The line at the foot while nothing is pointed at, or ""."""
        return ""


def titled(title: str, *boxes: Block) -> list[Block]:
    """Return what is on a panel with a title."""
    return [PanelHead(title, _HEAD, _TITLE), Space(4.0), *boxes]


def titled_panel(title: str, *boxes: Block) -> Panel:
    """Return a panel with a title."""
    return Panel(*titled(title, *boxes), tall=TALL, gap=0.0)


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
