"""The base of the parts of the screen of statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar

import pygame

from game.kit import Canvas, Viewport, Widget, draw_head, draw_panel, grown, text_style

from ..common import Screen

if TYPE_CHECKING:
    from .statistics_data import StatisticsData

W = TypeVar("W", bound=Widget)
INSET = 18.0
#: The height of a title, and that of the rule below it.
_TITLE_HIGH, _RULE = 24.0, 18.0
#: From which growth of the texts on what lies side by side is below one another.
STACKED = 1.2
_TITLE = text_style.HEADING.with_changes(size=19)


class StatisticsPane:
    """One part: its widgets are added to the scene once, and shown while it is chosen."""

    #: Its name in the strings, ``statistics.tabs.<key>``.
    key: ClassVar[str]

    def __init__(
        self, scene: Screen, data: StatisticsData, play: Callable[[str], None], medal: str
    ) -> None:
        self.scene, self.data = scene, data
        #: Begins a quick match against a strength; the achievement to point out, or "".
        self.play_against, self.medal = play, medal
        self.widgets: list[Widget] = []
        self.make()
        self.set_visible(False)

    def make(self) -> None:
        """Make the widgets."""

    def add(self, widget: W) -> W:
        """Add a widget of this part."""
        self.widgets.append(widget)
        return self.scene.widgets.add(widget)

    def set_visible(self, visible: bool) -> None:
        """Show the part, or hide it."""
        for widget in self.widgets:
            widget.visible = visible

    def show(self, data: StatisticsData) -> None:
        """Show the part with what is known now."""
        self.data = data
        self.refresh()
        self.set_visible(True)

    def refresh(self) -> None:
        """Take over what is known now."""

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be; 0 for one that scrolls by itself."""
        del view, width
        return 0.0

    def place(self, body: pygame.FRect) -> None:
        """Lay it out in ``body``."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies behind the widgets."""

    @property
    def foot_words(self) -> str:
        """The line at the foot about the thing that is pointed at, or ""."""
        return ""

    @property
    def pointed_y(self) -> float:
        """About how far down on the page the thing is that is pointed at."""
        return 0.0

    @property
    def standing(self) -> str:
        """The line at the foot while nothing is pointed at, or ""."""
        return ""


def head_height() -> float:
    """Return how high the head of a panel is, with its rule."""
    return grown(_TITLE_HIGH) + _RULE


def draw_titled(canvas: Canvas, box: pygame.FRect, title: str) -> None:
    """Draw a panel with its title."""
    draw_panel(canvas, box)
    draw_head(
        canvas, (box.x + INSET, box.y + 8, box.width - 2 * INSET, head_height()), title, _TITLE
    )


def inside_titled(box: pygame.FRect) -> pygame.FRect:
    """Return the room below the title of a panel."""
    top = head_height() + 12
    return pygame.FRect(box.x + INSET, box.y + top, box.width - 2 * INSET, box.height - top - 14)
