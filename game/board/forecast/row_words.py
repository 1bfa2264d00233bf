"""Words beside the row of a hand: that its Bastion falls, and who orders the fallen (R5.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.kit import Viewport
from game.rules import UNDECIDED

from ..layout import Layout
from ..table import Table, TableSide
from .assault_forecast import StrongholdOutcome
from .forecast_icons import LABEL_HIGH, label_box, label_width
from .forecast_view import ForecastView

#: How far from the row's edge the signs are.
_AWAY = 18.0
#: How far from the row's edge the signs end.
SIGNS_END = _AWAY + LABEL_HIGH / 2
#: How far apart words are.
SIGN_GAP = 6.0
#: How far below the foot of the panels of a ring the signs are: over the cards, off the buttons.
_RING_AWAY = -8.0
#: How far large words stay off the panels at the top.
_PANEL_AWAY = 4.0


@dataclass(frozen=True, slots=True)
class SignRow:
    """The row of a side, and the height at which its signs lie: above the own one, else below.

    ``played`` is the place of the card that leaves it first, or −1.
    """

    side: TableSide
    own: bool
    played: int
    y: float

    @property
    def left(self) -> int:
        """How many cards are to the left of the stronghold once the card is played."""
        return self.side.place - (0 <= self.played < self.side.place)

    def change(self, stand: StrongholdOutcome) -> tuple[int, ...]:
        """Return what becomes of the stronghold: its way, its life, what falls, what is open."""
        falls = stand.bastion_falls, stand.fort_falls, stand.deck_runs_out
        return stand.place - self.left, stand.life - self.side.life, *falls, stand.open


def row_of(layout: Layout, table: Table, forecast_view: ForecastView, number: int) -> SignRow:
    """Return the row of side ``number``, as the signs of a forecast lie at it."""
    side, own = table.sides[number], number == table.viewer
    if own:
        spot = side.stronghold.goal
        y = spot.y - spot.height / 2 - _AWAY
    else:
        tray = layout.horde_tray if side.horde else layout.other_tray
        y = tray.y + tray.height + (_RING_AWAY if table.field.is_ring else _AWAY)
    played = forecast_view.forecast.played if number == table.active else -1
    return SignRow(side, own, played, y)


def order_labels(
    layout: Layout, table: Table, forecast_view: ForecastView, window: Viewport
) -> Iterator[tuple[str, pygame.FRect]]:
    """Yield who chooses in which order its fallen return (R5.6), in words, and where these are.

    Nothing where the match is over by then: no card is played any more.
    """
    forecast = forecast_view.forecast
    for number in forecast_view.sides:
        if number not in forecast.choosers or forecast.winner != UNDECIDED:
            continue
        row = row_of(layout, table, forecast_view, number)
        words = forecast_view.labels.order(own=row.own)
        last, y = row.side.row[-1].goal, row.y
        x = _beside_panels(layout, label_width(window, words), last.x + last.width / 2)
        box = label_box(window, words, (x, y))
        said = [each for _, each in fall_labels(layout, table, forecast_view, number, window)]
        if box.collidelist(said) >= 0:
            # Behind what is said of the Bastion, or, where there is no room, on a line of its own.
            box.left = said[-1].right + SIGN_GAP
            if layout.plain or table.field.is_ring or box.right > window.width - SIGN_GAP:
                away = -box.height - SIGN_GAP if row.own else box.height + SIGN_GAP
                box = label_box(window, words, (x, y + away))
        yield words, box


def fall_labels(
    layout: Layout, table: Table, forecast_view: ForecastView, number: int, window: Viewport
) -> list[tuple[str, pygame.FRect]]:
    """Return the words that a Bastion is destroyed, and beside them, apart, what its Fort has left.

    Nothing where it is not destroyed, and one label where what is left is open.
    """
    stand = forecast_view.forecast.stronghold_outcomes[number]
    row, labels = row_of(layout, table, forecast_view, number), forecast_view.labels
    if not stand.bastion_falls or stand.fort_falls or row.side.horde:
        return []
    words = [labels.falls(fort=False), *([] if stand.open else [labels.fort_left(stand.life)])]
    wide = [label_width(window, each) for each in words]
    all_ = sum(wide) + SIGN_GAP * (len(wide) - 1)
    x = min(max(row.side.stronghold.goal.x - wide[0] / 2, SIGN_GAP), window.width - all_ - SIGN_GAP)
    x = within(layout, table, number, all_, x + all_ / 2) - all_ / 2
    found = []
    for each, width in zip(words, wide, strict=True):
        found.append((each, label_box(window, each, (x + width / 2, row.y))))
        x += width + SIGN_GAP
    return found


def within(layout: Layout, table: Table, number: int, wide: float, x: float) -> float:
    """Return where the middle of words is that stay in the panel of their seat in a ring."""
    if not table.field.is_ring or number == table.viewer:
        return x
    box, half = layout.panel(number), wide / 2
    return max(box.x + half, min(x, box.x + box.width - half))


def _beside_panels(layout: Layout, wide: float, x: float) -> float:
    """Return where the middle of large words is that lie as high as the panels at the top."""
    if not layout.plain:
        return x
    half = wide / 2 + _PANEL_AWAY
    first, last = sorted((layout.banner, layout.other_panel))
    return max(first.x + first.width + half, min(x, last.x - half))
