"""The form of every end, of a match or a voyage: bit by bit, from the top of the window down."""

import math
from collections.abc import Sequence

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colour,
    Column,
    Item,
    Pressable,
    Row,
    Space,
    Times,
    Viewport,
    box_at,
    draw_panel,
    grown,
    text_size,
    text_style,
)

from ..common import Confetti, LinedButton, Screen, StaggeredEntrance, widths_by_words
from ..services import Services

#: The space at the sides of the window, and between panels or ways on.
_MARGIN, _GAP = 24.0, 14.0
#: From which growth of the texts on the panels and the buttons are below one another.
_STACKED = 1.4
#: The height of a way on, and how wide it is at most; the same of what stands beside them.
_WAY_HIGH, _WIDEST_WAY = 84.0, 380.0
_ASIDE_WIDE, _ASIDE_HIGH, _ASIDE_GAP, _BELOW = 200.0, 40.0, 4.0, 10.0
#: The width of the plate, and its least height.
STORY = (980.0, 54.0)
_STORY_EDGE, _STORY_ICON = 20.0, 40.0
_INK: Colour = (64, 34, 20)
_STORY_WORDS = text_style.BODY.with_changes(
    size=19, colour=_INK, align="start", valign="middle", fit=True, floor=15, outline=0.0
)


class EndScreen(Screen):
    """Shows bit by bit how something ended; confetti of the ``winner`` falls, None for none.

    What is ``settling`` can be pressed once the end has been looked at for a while.
    """

    transition_kind = "dawn"
    depth = 5

    def __init__(self, services: Services, coming: int, winner: int | None) -> None:
        super().__init__(services)
        reduced = services.settings.reduced_motion
        self.arrival = StaggeredEntrance(coming, reduced=reduced, step=0.15, seconds=0.6)
        self.confetti = None if winner is None else Confetti(winner)
        #: How long the end is still looked at before it can be pressed away.
        self.rest = Times.result
        self.settling: Sequence[Pressable] = ()

    def rest_buttons(self) -> None:
        """Show whether the buttons can be pressed yet."""
        for button in self.settling:
            button.settling = self.rest > 0
            button.enabled = not button.settling

    def update(self, dt: float) -> bool:
        """Move the widgets, let what is shown come in, and let drift down what does."""
        moving = super().update(dt) | self.arrival.update(dt)
        if self.rest > 0:
            self.rest -= dt
            moving = True
            self.rest_buttons()
        return (self.confetti is not None and self.confetti.update(dt)) or moving

    def proposed(self, after: str) -> LinedButton:
        """Return the way to what may be done next, ``after`` what has ended; its hint says why."""
        found = self.services.routes.news.next_up(after)
        return LinedButton(
            found.words,
            lambda: found.go(self.stack),
            icon=found.icon,
            lines=(found.detail,),
            hint=found.why,
        )

    def page_height(self, view: Viewport) -> float:
        """Return how high everything is together."""
        return max(view.height, self._renewed().height(view, self._area(view).width))

    def resize(self, view: Viewport) -> None:
        """Lay everything between the sides of the window."""
        self._renewed().place(view, self._area(view))

    def _renewed(self) -> Block:
        self._renew_body()
        assert self.body is not None
        return self.body

    def _area(self, view: Viewport) -> pygame.FRect:
        area = pygame.FRect(0, 0, min(view.width - 2 * _MARGIN, self.widest), view.height)
        area.centerx = view.width / 2
        return area

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, and the confetti before it."""
        self.draw_ground(canvas)
        if self.confetti is not None:
            self.confetti.draw(canvas)


class Arriving(Block):
    """Blocks that come in as the thing of a number."""

    def __init__(
        self, arrival: StaggeredEntrance, number: int, *boxes: Block, spring: float = 0.0
    ) -> None:
        super().__init__(*boxes, spring=spring)
        self._arrival, self._number = arrival, number

    def draw(self, canvas: Canvas) -> None:
        """Draw them where they are on their way."""
        with self._arrival.shifted(canvas, self._number):
            super().draw(canvas)


class WaysRow(Row):
    """Ways on side by side, at least so high; longer words take of the room of shorter ones."""

    def __init__(self, ways: Sequence[LinedButton], least: float, most: float = math.inf) -> None:
        super().__init__(*(Item(way, fills=True) for way in ways), gap=_GAP, most=most)
        self._ways, self._least = ways, least

    def widths(self, view: Viewport, width: float) -> list[float]:
        """Return how wide each is."""
        room = width - self._gap * (len(self._ways) - 1)
        return [min(self._most, wide) for wide in widths_by_words(view, self._ways, room)]

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the one with most words."""
        return max(self._least, super().height(view, width))


class StoryPlate(Block):
    """A sheet of parchment with a story on it, beside a picture."""

    def __init__(self, words: str, icon: str) -> None:
        super().__init__()
        self.words, self.icon = words, icon

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the story."""
        wide = width - 2 * _STORY_EDGE - _STORY_ICON - 14
        return max(STORY[1], text_size(view, self.words, _STORY_WORDS, wide)[1] + 20)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the picture where reading begins, and the words."""
        place, words = self.area, self.words
        draw_panel(canvas, place, "parchment")
        icon = box_at((place.x + _STORY_EDGE + _STORY_ICON / 2, place.centery), _STORY_ICON)
        box = pygame.FRect(icon.right + 14, place.y + 6, 0, place.height - 12)
        box.width = place.right - _STORY_EDGE - box.x
        if canvas.begins_right(words):
            icon.centerx, box.right = 2 * place.centerx - icon.centerx, 2 * place.centerx - box.x
        canvas.image(f"icons/{self.icon}", icon)
        canvas.text(words, box, _STORY_WORDS)


def panels(table: Block, blow: Block, best: Block, share: float) -> Block:
    """Return the table between the pictures, each a ``share`` of the width; large texts: above."""
    if grown(1.0) > _STACKED:
        return Column(table, Row(blow, best, gap=_GAP), gap=_GAP)

    def shares(width: float) -> tuple[float, float, float]:
        aside = share * width
        return aside, width - 2 * (aside + _GAP), aside

    return Row(blow, table, best, gap=_GAP, shares=shares, spring=1.0)


def ways_on(ways: Sequence[LinedButton], asides: Sequence[Button]) -> Block:
    """Return the ways on, and what is looked at once more at their end; large texts: below."""
    high = grown(_ASIDE_HIGH)
    if grown(1.0) > _STACKED:
        below = Row(*(Item(button, high) for button in asides), gap=_GAP)
        return Column(WaysRow(ways, _WAY_HIGH), Space(_BELOW), below)
    least = 0.0 if grown(1.0) == 1.0 else high
    beside: list[Block] = [Item(button, least, spring=1.0) for button in asides]
    if len(beside) == 1:
        beside.append(Space(_ASIDE_GAP, spring=1.0))
    return Row(
        *(WaysRow(ways, _WAY_HIGH, _WIDEST_WAY), Column(*beside, gap=_ASIDE_GAP)),
        gap=_GAP,
        shares=lambda width: (width - grown(_ASIDE_WIDE) - _GAP, grown(_ASIDE_WIDE)),
    )
