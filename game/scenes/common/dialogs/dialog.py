"""The form of every dialog: a panel in the middle of what lies below, as large as its words."""

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Command,
    Intent,
    Item,
    Panel,
    PanelHead,
    PointerPressed,
    Row,
    Scene,
    Sizes,
    Space,
    TextStyle,
    Times,
    Viewport,
    Words,
    button_height,
    grown,
    text_style,
)

from ..drawings.sights import SHAPE, SightBand, sight_picture

#: How high a sight is at least above the head, which lies on it.
_LEAST = 34.0
WORDS = text_style.BODY.with_changes(size=17, align="center")


class Dialog(Scene):
    """A head, a text and a body on a panel over the scene below.

    A dialog sets ``title`` and ``text``, and says in ``make_body`` what lies below them. It is
    used alone, or before ``Screen``: ``class Letter(Dialog, Screen)``.
    """

    transparent: ClassVar[bool] = True
    #: How wide the panel is inside, which grows with the texts, and at most.
    wide: float = 460.0
    widest: ClassVar[float] = 860.0
    #: Whether it is wider for a body that wants to be.
    widens: ClassVar[bool] = True
    #: How far the content is from the panel's sides, from its top and from its foot.
    edges: ClassVar[tuple[float, float, float]] = (30.0, 22.0, 22.0)
    #: The space below the head, and below the text.
    spaces: ClassVar[tuple[float, float]] = (0.0, 20.0)
    head: ClassVar[float] = 54.0
    words_style: ClassVar[TextStyle] = WORDS
    text = ""
    #: The place that is painted across its head where there is room, and how high at most.
    sight = "castle"
    tallest: ClassVar[float] = 128.0
    #: How much of the window's head it leaves free: what stands there is read.
    clear: ClassVar[float] = 0.0

    def make_body(self) -> Block | None:
        """Return what lies below the head and the text, for the size of texts of now."""
        return None

    def make_panel(self) -> Panel:
        """Return the panel with everything on it."""
        side, top, foot = self.edges
        above, below = self.spaces
        boxes: list[Block] = [PanelHead(self.title, self.head), Space(above)]
        if self.text:
            boxes += [Words(self.text, self.words_style), Space(below)]
        body = self.make_body()
        return Panel(*boxes, *([body] if body else []), edge=side, tall=(top, foot))

    @property
    def _free(self) -> float:
        """How much of the head is free now: what stands there grows half as much as texts."""
        return (self.clear + grown(self.clear)) / 2

    @property
    def around(self) -> float:
        """What is left free above and below the panel, at least."""
        return max(self._free, Sizes.gap) + Sizes.gap

    def room_below_sight(self, view: Viewport) -> float:
        """Return how high the panel may be for a sight over it; air is left above and below."""
        return view.height - max(self._free, 2 * Sizes.gap) - 2 * Sizes.gap - _LEAST

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return how wide the panel is inside: as its body wants to be, or usual."""
        body = panel.boxes[-1].width(view) if self.widens else 0.0
        return min(max(grown(self.wide), body), max(self.wide, self.widest))

    def _measured(self, view: Viewport) -> tuple[Panel, tuple[float, float]]:
        panel, side = self.make_panel(), self.edges[0]
        most = view.width - 2 * (side + Sizes.gap)
        wide = min(self.inside(view, panel), most) + 2 * side
        high = panel.height(view, wide)
        band = min(self.tallest, wide / SHAPE, self.room_below_sight(view) + _LEAST - high)
        if band >= _LEAST:
            # Ink needs a bright ground: on parchment the heading alone lies on it.
            wooden = self.paper == "wood"
            told = panel.boxes[: 3 if self.text and wooden else 1]
            below = sum(box.height(view, wide - 2 * side) for box in told)
            name = sight_picture(self.sight)
            shade = Colours.night if wooden else Colours.paper
            sight = SightBand(name, band, self.edges[:2], below=below, shade=shade)
            panel.boxes = (sight, *panel.boxes)
            high += band
        return panel, (wide, high)

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measured(view)[1][1] + self.around)

    def resize(self, view: Viewport) -> None:
        """Lay out the panel in the middle."""
        self.body, size = self._measured(view)
        place = view.centered(size)
        place.y = max(place.y, self._free)
        self.body.place(view, place)
        self.widgets.arrange(self.body.widgets())

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the veil; the panel follows."""
        canvas.dim()


class EvenRows(Block):
    """Buttons of one width, in rows of the first number ``across`` that has room for their words.

    They are ``high`` in usual texts. Words may reach so far beyond the width, ``over``; ``gaps``
    are beside and below a button. ``natural`` ones lie in one row, each as wide as its words, where
    all of them fit.
    """

    def __init__(
        self,
        buttons: Sequence[Button],
        across: Sequence[int],
        *,
        high: float = Sizes.button_height,
        gaps: tuple[float, float] = (Sizes.gap, Sizes.gap),
        over: float = 0.0,
        natural: bool = False,
    ) -> None:
        self._high = button_height(high)
        super().__init__(*(Item(button, self._high) for button in buttons))
        self._buttons, self._across, self._over = buttons, across, over
        self._gaps, self._natural = gaps, natural

    def _rows(self, view: Viewport, width: float) -> Column:
        for button in self._buttons:
            button.rect.height = self._high
        widest = max(button.wanted_width(view) for button in self._buttons) - self._over
        beside, below = self._gaps
        natural = Row(*self.boxes, gap=beside, tight=True)
        if self._natural and natural.width(view) <= width:
            return Column(natural)
        wide = {count: (width + beside) / count - beside for count in self._across}
        count = next((each for each in wide if widest <= wide[each]), self._across[-1])
        rows = (self.boxes[first : first + count] for first in range(0, len(self.boxes), count))
        return Column(*(Row(*row, gap=beside, most=wide[count]) for row in rows), gap=below)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of all rows."""
        return self._rows(view, width).height(view, width)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the buttons row by row."""
        self.area = area
        self._rows(view, area.width).place(view, area)


class SettlingDialog(Dialog):
    """A dialog that comes up while something else is pressed."""

    #: Seconds left in which presses are dropped, as they may be meant for what lies below.
    rest: float = Times.settle

    def update(self, dt: float) -> bool:
        """Move the widgets on, and count the seconds down in which presses are dropped."""
        moving = super().update(dt) or self.rest > 0
        self.rest = max(0.0, self.rest - dt)
        return moving

    def handle(self, intent: Intent) -> None:
        """Answer the player, but no press that may still be meant for what lies below."""
        meant = isinstance(intent, PointerPressed) or intent == Command("accept")
        if not meant or self.rest <= 0:
            super().handle(intent)
