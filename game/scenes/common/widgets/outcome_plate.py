"""How a try at a puzzle has come out: a plate over the river, and on it the ways on."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from game.board import SIGNS_END, Layout
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
    button_height,
    text_size,
    text_style,
)

from ..drawings.gold_lettering import draw_lettering
from ..screen import inner
from ..table.tips import river_foot, river_width
from .gain_sign import WonSign

MARGIN, PADDING = 8.0, 14.0
#: How far the plate is from the row of the opponent: the forecast's signs are between them.
_BELOW = SIGNS_END + 6.0
HEAD, _BUTTON = 26.0, 44.0
#: How high the title of what was right is, and its letters.
_JOY, _JOY_LETTERS = 46.0, 34.0
#: How far the title is from the upper edge.
HEAD_AWAY = 8.0
TITLE = text_style.STRONG.with_changes(
    carved=True, size=19, align="center", fit=True, colour=Colours.gold
)
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
            self.head = _JOY if self.told.good else max(HEAD, title)
            self._body = self._make_body()
            return self._body.height(view, inside)

        self.lay(layout, high)
        self._body.place(view, inner(self.box, PADDING, 0))

    def _make_body(self) -> Column:
        gap, high = Sizes.gap_small, button_height(_BUTTON)
        lines = [box for words in self.told.lines for box in (Words(words, WORDS), Space(4))]
        signs = [Item(sign, wide=sign.wanted_width) for sign in self.signs]
        buttons = [Item(button, high) for button in self.buttons]
        below = [box for each in (*signs, *buttons) for box in (Space(gap), each)]
        head = Space(PADDING + self.head)
        return Column(head, *lines, Space(gap), *below, Space(PADDING), gap=0.0)

    def lay(self, layout: Layout, height: Callable[[float], float]) -> None:
        """Give the plate its place; ``height`` returns how high it is at a width."""
        top = layout.other_tray.y + layout.other_tray.height + _BELOW
        usual, room = 2 * layout.bridge_half - 2 * MARGIN, river_foot(layout) - top
        width = river_width(layout, usual, height, room)
        self.box = pygame.FRect((layout.width - width) / 2, top, width, height(width))

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate; the buttons draw themselves."""
        told = self.told
        rim: Colour = Colours.positive if told.good else Colours.refused
        head = self.draw_ground(canvas, rim)
        if told.good:
            draw_lettering(canvas, told.title, head, _JOY_LETTERS)
        else:
            canvas.text(told.title, head, TITLE, colour=rim, wrap=True)
        self._body.draw(canvas)

    def draw_ground(self, canvas: Canvas, rim: Colour) -> pygame.FRect:
        """Draw the plate without its words; return where its title goes."""
        box = self.box
        canvas.shadow(box, spread=10, drop=4, radius=Sizes.radius_large)
        canvas.box(box, Colours.panel, rim, width=2, radius=Sizes.radius_large)
        x, y = box.x + PADDING, box.y + HEAD_AWAY
        return pygame.FRect(x, y, box.width - 2 * PADDING, self.head)
