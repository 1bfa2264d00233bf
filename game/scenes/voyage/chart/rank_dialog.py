"""Tells what a rank brings that the captain has risen to, and what the next one will (R16.40)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from game.kit import (
    Canvas,
    Colours,
    Command,
    Intent,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
)
from game.voyage import Voyage

from ...common import Screen
from ...services import Services
from ..parts.card_strip import draw_strip, strip_height
from ..parts.icon_lines import BODY, HEAD, SMALL, IconLine, draw_icon_lines, lines_height
from ..parts.rank_words import rank_brings, rank_lines
from ..parts.shown_company import changed_cards
from ..parts.voyage_pictures import goods_icon

#: What is left behind: the voyage goes on with what it waits for.
GO_ON = "go_on"
_WIDE, _EDGE, _HEAD, _BUTTON = 560.0, 30.0, 54.0, 54.0
_PICTURE = 92.0
_LINE = BODY.with_changes(size=18.0)


class RankDialog(Screen):
    """Shows the new rank over the chart, until it is put away; leaves GO_ON."""

    rule: ClassVar[str] = "R16.40"
    transparent: ClassVar[bool] = True
    opening_sound: ClassVar[str] = "notice"

    def __init__(self, services: Services, voyage: Voyage, rank: int) -> None:
        super().__init__(services)
        self.voyage, self.rank = voyage, rank
        before = replace(voyage, rank=rank - 1)
        self.cards = changed_cards(services, before, replace(voyage, rank=rank))
        self._make()

    def _make(self) -> None:
        say = self.translate
        self.title = say("voyage.chart.rank", rank=self.rank)
        lines = rank_lines(self.services, self.voyage, self.rank)
        self.lines = [IconLine(say("voyage.ranks.brings"), HEAD)]
        self.lines += [line._replace(style=_LINE, above=10.0) for line in lines]
        if following := rank_brings(self.services, self.voyage, self.rank + 1, "next"):
            self.lines.append(IconLine(following, SMALL, above=16.0, colour=Colours.muted))
        self.widgets.clear()
        self.button = self.add_main_button("voyage.ranks.go_on", self.go_back, "ship")
        self.widgets.focus(self.button)

    def retext(self) -> None:
        """Write everything again in another language."""
        self._make()

    def spoken_opening(self) -> list[str]:
        """Return what the rank brings."""
        return [line.words for line in self.lines]

    def handle_rest(self, intent: Intent) -> None:
        """Put it away on "back"."""
        if intent == Command("back"):
            self.go_back()

    def go_back(self) -> None:
        """Go on with the voyage."""
        self.stack.pop(GO_ON)

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._high(view) + 2 * Sizes.gap)

    def _inside(self, view: Viewport) -> float:
        return min(grown(_WIDE), view.width - 4 * _EDGE)

    def _high(self, view: Viewport) -> float:
        wide = self._inside(view)
        self._head = head_height(view, self.title, wide, _HEAD)
        self._lines_high = lines_height(view, self.lines, wide)
        self._strip = strip_height(self.cards, wide)
        high = self._head + _PICTURE + self._lines_high + self._strip + button_height(_BUTTON)
        return high + 2 * _EDGE + 4 * Sizes.gap

    def resize(self, view: Viewport) -> None:
        """Lay the picture, the lines and the cards below the title, the button at the foot."""
        self._box = view.centered((self._inside(view) + 2 * _EDGE, self._high(view)))
        high, wide = button_height(_BUTTON), grown(260.0)
        foot = self._box.bottom - _EDGE - high
        self.button.place((self._box.centerx - wide / 2, foot, wide, high))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and what the rank brings."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = self._box.inflate(-2 * _EDGE, -2 * _EDGE)
        draw_head(canvas, (inside.x, inside.y, inside.width, self._head), self.title)
        inside.y += self._head
        picture = (inside.centerx - _PICTURE / 2, inside.y, _PICTURE, _PICTURE)
        canvas.image(goods_icon(f"rank_{self.rank}"), picture)
        inside.y += _PICTURE + Sizes.gap
        inside.y = draw_icon_lines(canvas, self.lines, inside) + Sizes.gap
        draw_strip(canvas, self.cards, inside)


def example(services: Services) -> RankDialog:
    """Return the third rank: a larger hand."""
    from .chart_examples import sample_run  # noqa: PLC0415

    return RankDialog(services, sample_run(services).voyage, 3)


def example_step(services: Services) -> RankDialog:
    """Return a rank whose step of the specialty changes cards."""
    from ..parts.voyage_examples import new_run  # noqa: PLC0415

    return RankDialog(services, new_run(services, "tavi").voyage, 7)
