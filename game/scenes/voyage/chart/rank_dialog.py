"""Tells what a rank brings that the captain has risen to, and what the next one will (R16.40)."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import ClassVar

from game.kit import (
    Block,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    Sizes,
    Space,
    button_height,
    grown,
    picture,
)
from game.voyage import Voyage

from ...common import Dialog, Screen
from ...services import Services
from ..parts.card_strip import draw_strip, strip_height
from ..parts.icon_lines import BODY, HEAD, SMALL, IconLine, draw_icon_lines, lines_height
from ..parts.rank_words import rank_brings, rank_lines
from ..parts.shown_company import changed_cards
from ..parts.voyage_pictures import goods_icon

#: What is left behind: the voyage goes on with what it waits for.
GO_ON = "go_on"
_BUTTON, _PICTURE = 54.0, 92.0
_LINE = BODY.with_changes(size=18.0)


class RankDialog(Dialog, Screen):
    """Shows the new rank over the chart, until it is put away; leaves GO_ON."""

    rule: ClassVar[str] = "R16.40"
    opening_sound: ClassVar[str] = "notice"
    wide = 560.0
    widest = math.inf
    edges: ClassVar[tuple[float, float, float]] = (30.0, 30.0, 30.0)

    def __init__(self, services: Services, voyage: Voyage, rank: int) -> None:
        super().__init__(services)
        self.voyage, self.rank = voyage, rank
        before = replace(voyage, rank=rank - 1)
        self.cards = changed_cards(services, before, replace(voyage, rank=rank))
        self.remake()

    def make(self) -> None:
        """Make the lines and the button."""
        say = self.translate
        self.title = say("voyage.chart.rank", rank=self.rank)
        lines = rank_lines(self.services, self.voyage, self.rank)
        self.lines = [IconLine(say("voyage.ranks.brings"), HEAD)]
        self.lines += [line._replace(style=_LINE, above=10.0) for line in lines]
        if following := rank_brings(self.services, self.voyage, self.rank + 1, "next"):
            self.lines.append(IconLine(following, SMALL, above=16.0, colour=Colours.muted))
        self.button = self.add_main_button("voyage.ranks.go_on", self.go_back, "ship")

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

    def make_body(self) -> Block:
        """Return the picture, the lines and the cards, and the button below them."""
        lines, cards = self.lines, self.cards
        return Column(
            picture(goods_icon(f"rank_{self.rank}"), _PICTURE),
            Drawn(
                lambda canvas, area: draw_icon_lines(canvas, lines, area),
                lambda view, width: lines_height(view, lines, width),
            ),
            Drawn(
                lambda canvas, area: draw_strip(canvas, cards, area),
                lambda _, width: strip_height(cards, width),
            ),
            Space(2 * Sizes.gap),
            Item(self.button, button_height(_BUTTON), grown(260.0)),
        )


def example(services: Services) -> RankDialog:
    """Return the third rank: a larger hand."""
    from .chart_examples import sample_run  # noqa: PLC0415

    return RankDialog(services, sample_run(services).voyage, 3)


def example_step(services: Services) -> RankDialog:
    """Return a rank whose step of the specialty changes cards."""
    from ..parts.voyage_examples import new_run  # noqa: PLC0415

    return RankDialog(services, new_run(services, "tavi").voyage, 7)
