"""How a try at a puzzle has come out: a plate over the river, and on it the ways on."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from game.board import SIGNS_END, Layout, draw_speech
from game.kit import (
    Button,
    Canvas,
    Colour,
    Colours,
    Column,
    Item,
    Sizes,
    Space,
    Viewport,
    WidgetGroup,
    Words,
    grown,
    text_size,
    text_style,
)

from ..dialogs.dialog import EvenRows
from ..drawings.triumph import draw_rays, draw_triumph, medal_middle, triumph_height
from ..screen import inner
from ..table.tips import river_foot, river_width
from .gain_sign import WonSign

MARGIN, PADDING = 0.0, 22.0
#: How far the plate is from the row of the opponent: the forecast's signs are between them.
_BELOW = SIGNS_END + 6.0
HEAD, _BUTTON = 26.0, 44.0
#: From which growth of the texts on the ways on lie side by side: in one column they are too high.
_LARGE = 1.4
#: How far the title is from the upper edge.
HEAD_AWAY = 18.0
#: The medal of what was right.
_MEDAL = "medals/ladder"
TITLE = text_style.NAME.with_changes(size=19, align="center", fit=True, colour=Colours.gold)
WORDS = text_style.BODY.with_changes(size=17, align="center", colour=Colours.light)
#: The commands that walk over the buttons, and press one.
WALKS = frozenset(("up", "down", "left", "right", "forward", "backward", "accept"))


class Told(NamedTuple):
    """How a try has come out: a ``title``, and ``lines`` below it; ``good`` if it was right."""

    title: str = ""
    lines: tuple[str, ...] = ()
    good: bool = False


class Way(NamedTuple):
    """A way on: its words, its icon, and what it does."""

    words: str
    icon: str
    go: Callable[[], None]


class OutcomePlate:
    """Says the outcome, above the ways on; nothing while ``told`` has no title."""

    def __init__(self) -> None:
        self.told = Told()
        self.buttons: list[Button] = []
        #: The signs of achievements, above the buttons.
        self.signs: list[WonSign] = []
        self.box = pygame.FRect(0, 0, 0, 0)
        #: How high the title is, and what is below it.
        self.head = HEAD
        self._body = Column()

    def offer(self, widgets: WidgetGroup, ways: Iterable[Way], *, show: bool = False) -> None:
        """Put a button for each way on the plate; the first has the keyboard; ``show`` its ring."""
        for words, icon, go in ways:
            self.buttons.append(widgets.add(Button(words, go, icon=icon, size=17)))
        self.buttons[0].kind = "primary"
        widgets.focus(self.buttons[0], show=show)

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the plate out below the row of the opponent, and the buttons on it."""
        style = TITLE.with_changes(wrap=True)

        def high(width: float) -> float:
            inside = width - 2 * PADDING
            title = text_size(view, self.told.title, style, inside)[1]
            self.head = triumph_height() - HEAD_AWAY if self.told.good else max(HEAD, title)
            self._body = self._make_body()
            return self._body.height(view, inside)

        self.lay(layout, high)
        self._body.place(view, inner(self.box, PADDING, 0))

    def _make_body(self) -> Column:
        gap = Sizes.gap_small
        lines = [box for words in self.told.lines for box in (Words(words, WORDS), Space(2))]
        signs = [Item(sign, wide=sign.wanted_width) for sign in self.signs]
        across = 2 if grown(1.0) > _LARGE else 1
        ways = EvenRows(self.buttons, (across,), high=_BUTTON, gaps=(gap, gap))
        below = [box for each in (*signs, ways) for box in (Space(gap), each)]
        head = Space(HEAD_AWAY + self.head + 2)
        return Column(head, *lines, Space(gap), *below, Space(HEAD_AWAY), gap=0.0)

    def lay(self, layout: Layout, height: Callable[[float], float]) -> None:
        """Give the plate its place; ``height`` returns how high it is at a width."""
        top = layout.other_tray.y + layout.other_tray.height + _BELOW
        usual, room = 2 * layout.bridge_half - 2 * MARGIN, river_foot(layout) - top
        width = river_width(layout, usual, height, room)
        self.box = pygame.FRect((layout.width - width) / 2, top, width, height(width))

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate; the buttons draw themselves."""
        told, box = self.told, self.box
        if told.good:
            draw_rays(canvas, medal_middle(box))
            self.draw_ground(canvas)
            draw_triumph(canvas, box, _MEDAL, told.title)
        else:
            head = self.draw_ground(canvas, Colours.refused)
            canvas.text(told.title, head, TITLE, colour=Colours.refused, wrap=True)
        self._body.draw(canvas)

    def draw_ground(self, canvas: Canvas, line: Colour = Colours.bronze) -> pygame.FRect:
        """Draw the sheet without its words; return where its title goes."""
        box = self.box
        draw_speech(canvas, box, line=line)
        x, y = box.x + PADDING, box.y + HEAD_AWAY
        return pygame.FRect(x, y, box.width - 2 * PADDING, self.head)
