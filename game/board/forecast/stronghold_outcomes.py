"""Where the strongholds will stand: a ghost of each in its row, and what falls on the way.

A Bastion that falls has two signs: the Bastion crossed out, and the hits that the Fort has left.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.kit import Canvas, Colours, Point
from game.rules import UNDECIDED

from ..card_faces import stronghold_face
from ..cards import card_view
from ..cards.badges import shield
from ..cards.stronghold_signs import paint_cross, paint_tower
from ..layout import Layout
from ..ruler import row_slot
from ..spots import Spot
from ..table import Table, TableSide
from .assault_forecast import StrongholdOutcome
from .forecast_icons import LABEL_HIGH, draw_becomes, draw_label, draw_pill, label_width, skull_icon
from .forecast_view import ForecastView, SignStyle

#: The disc under a shield, and the sign at the deck.
_DISC = 36.0
_SIGN = (54.0, 27.0)
#: How far the signs are from the row's edge, and how far a way between two of them rises.
_AWAY, _BEND = 18.0, 15.0
#: How far from the row's edge the signs end.
SIGNS_END = _AWAY + LABEL_HIGH / 2
_GAP = 6.0
#: How far below the foot of the panels of a ring the signs are: over the cards, off the buttons.
_RING_AWAY = -8.0
#: How far large words stay off the panels at the top.
_PANEL_AWAY = 4.0
#: How strong the ghost of a stronghold is, and how far it looks out of the row.
_GHOST, _OUT = 176, 0.16
#: The change of a stronghold that nothing happens to.
_NONE = (0, 0, False, False, False)


@dataclass(frozen=True, slots=True)
class _Row:
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

    def change(self, stand: StrongholdOutcome | None) -> tuple[int, ...] | None:
        """Return what becomes of the stronghold: its way, its life, and what falls."""
        if stand is None:
            return None
        falls = stand.bastion_falls, stand.fort_falls, stand.deck_runs_out
        return stand.place - self.left, stand.life - self.side.life, *falls


def draw_stronghold_outcomes(
    canvas: Canvas, layout: Layout, table: Table, forecast_view: ForecastView
) -> None:
    """Draw where each stronghold comes to stand, and what falls on the way.

    For a turn ahead, only the effects of that turn are shown.
    """
    with canvas.shifted(alpha=forecast_view.alpha):
        for number in forecast_view.sides:
            _Outcome(canvas, layout, table, forecast_view, number).draw()


@dataclass(frozen=True, slots=True)
class _Outcome:
    """Draws what becomes of the stronghold of a side."""

    canvas: Canvas
    layout: Layout
    table: Table
    view: ForecastView
    number: int

    def draw(self) -> None:
        forecast, row = self.view.forecast, self._row()
        stand = forecast.stronghold_outcomes[self.number]
        new = self._is_new(row, stand)
        if stand is not None and self._is_shown(row, stand, new=new):
            look = self.view.look(new=new)
            if row.side.horde:
                self._deck(stand, look)
            else:
                self._stand(row, stand, look)
        if forecast.order_side == self.number and forecast.winner == UNDECIDED:
            last = row.side.row[-1].goal
            words = self.view.labels.order(own=row.own)
            where = self._beside_panels(words, last.x + last.width / 2), row.y
            draw_label(self.canvas, words, where, _cards_icon, self.view.look(new=False))

    def _beside_panels(self, words: str, x: float) -> float:
        """Return where the middle of large words is that lie as high as the panels at the top."""
        if not self.layout.plain:
            return x
        half = label_width(self.canvas, words) / 2 + _PANEL_AWAY
        first, last = sorted((self.layout.banner, self.layout.other_panel))
        return max(first.x + first.width + half, min(x, last.x - half))

    def _within(self, wide: float, x: float) -> float:
        """Return where the middle of words is that stay in the panel of their seat in a ring."""
        if not self.table.field.is_ring or self.number == self.table.viewer:
            return x
        box, half = self.layout.panel(self.number), wide / 2
        return max(box.x + half, min(x, box.x + box.width - half))

    def _row(self) -> _Row:
        side, own = self.table.sides[self.number], self.number == self.table.viewer
        if own:
            spot = side.stronghold.goal
            y = spot.y - spot.height / 2 - _AWAY
        else:
            tray = self.layout.horde_tray if side.horde else self.layout.other_tray
            y = tray.y + tray.height + self._below
        played = self.view.forecast.played if self.number == self.table.active else -1
        return _Row(side, own, played, y)

    @property
    def _below(self) -> float:
        """How far the signs of the others lie below their trays."""
        return _RING_AWAY if self.table.field.is_ring else _AWAY

    def _is_new(self, row: _Row, stand: StrongholdOutcome | None) -> bool:
        """Whether the play that is looked at changes what becomes of the stronghold."""
        usual = replace(row, played=self.view.usual.played)
        return row.change(stand) != usual.change(self.view.usual.stronghold_outcomes[self.number])

    def _is_shown(self, row: _Row, stand: StrongholdOutcome, *, new: bool) -> bool:
        """Whether there is anything to tell; what a play costs the own one its ruler tells.

        What relief costs (R13.8) has no place in the own row from which it is played.
        """
        way, life, *falls = row.change(stand) or _NONE
        if row.own:
            relieved = bool(life) and new and row.played < 0 and not row.side.horde
            return bool(way) or any(falls) or relieved
        return bool(way or life) or any(falls) or (new and self.view.spares)

    def _stand(self, row: _Row, stand: StrongholdOutcome, look: SignStyle) -> None:
        start, doom = row.side.stronghold.goal.x, replace(look, ground=Colours.doomed)
        if stand.fort_falls:
            words = self.view.labels.falls(fort=True)
            x = self._within(label_width(self.canvas, words), start)
            draw_label(self.canvas, words, (x, row.y), skull_icon, doom)
            return
        place = min(stand.place, len(row.side.hand))
        spot = row_slot(self.table, self.layout, self.number, place)
        if spot.x != start:
            self._ghost(row, spot, stand)
        if stand.bastion_falls:
            self._fall(row, stand, doom)
            return
        if spot.x != start:
            bend = _BEND if (spot.x > start) == row.own else -_BEND
            self.canvas.arrow((start, row.y), (spot.x, row.y), Colours.strike, bend=bend, width=6)
        # The sign of the danger lies on a stronghold that stays where it is.
        y = row.y - _DISC if row.own and spot.x == start else row.y
        _draw_disc(self.canvas, (spot.x, y), stand.life, look)

    def _ghost(self, row: _Row, spot: Spot, stand: StrongholdOutcome) -> None:
        """Draw the stronghold, seen through, where it comes to stand."""
        face = stronghold_face(stand.fort, "", stand.life)
        picture = card_view.hand_card(self.canvas, face, spot.width)
        box = pygame.FRect(0, 0, spot.width, spot.height)
        box.center = spot.x, spot.y - (spot.height * _OUT if row.own else 0.0)
        self.canvas.blit(picture, box.center, alpha=_GHOST, centered=True)
        self.canvas.frame(box.inflate(4, 4), Colours.strike, width=2, radius=8)

    def _fall(self, row: _Row, stand: StrongholdOutcome, doom: SignStyle) -> None:
        """Say that the Bastion is destroyed, and beside it, apart, what the Fort has left."""
        labels = self.view.labels
        fallen, left = labels.falls(fort=False), labels.fort_left(stand.life)
        wide = label_width(self.canvas, fallen), label_width(self.canvas, left)
        both = sum(wide) + _GAP
        x = min(
            max(row.side.stronghold.goal.x - wide[0] / 2, _GAP), self.layout.width - both - _GAP
        )
        x = self._within(both, x + both / 2) - both / 2
        draw_label(self.canvas, fallen, (x + wide[0] / 2, row.y), _crossed_icon, doom)
        x += wide[0] + _GAP
        look = self.view.look(new=False)
        draw_label(self.canvas, left, (x + wide[1] / 2, row.y), _fort_icon, look)

    def _deck(self, stand: StrongholdOutcome, look: SignStyle) -> None:
        """Draw how many cards the Horde's deck will have, and what becomes of its stronghold."""
        tray, labels = self.layout.horde_tray, self.view.labels
        box = pygame.FRect(0, 0, *_SIGN)
        box.center = self.layout.horde_deck.x, tray.y + tray.height + self._below
        draw_becomes(self.canvas, box, stand.life, look, Colours.wounded)
        if stand.bastion_falls or stand.deck_runs_out:
            words = labels.deck_runs_out if stand.deck_runs_out else labels.falls(fort=False)
            icon = skull_icon if stand.deck_runs_out else _crossed_icon
            where = box.right + _GAP + label_width(self.canvas, words) / 2, box.centery
            draw_label(self.canvas, words, where, icon, replace(look, ground=Colours.doomed))


def _cards_icon(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.image("icons/cards", box)


def _crossed_icon(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.blit(canvas.sprite("no bastion", box.size, _paint_crossed), box.topleft)


def _paint_crossed(sheet: Canvas) -> None:
    radius = sheet.view.width / 2
    paint_tower(sheet, sheet.view.center, radius * 0.86)
    paint_cross(sheet, sheet.view.center, radius)


def _fort_icon(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.blit(canvas.sprite("fort sign", box.size, _paint_fort), box.topleft)


def _paint_fort(sheet: Canvas) -> None:
    x, y = sheet.view.center
    paint_tower(sheet, (x, y + 2), sheet.view.width * 0.4, fort=True)


def _draw_disc(canvas: Canvas, middle: Point, life: int, look: SignStyle) -> None:
    """Draw the shield with the damage that would destroy the stronghold then."""
    box = pygame.FRect(0, 0, _DISC, _DISC)
    box.center = middle
    draw_pill(canvas, box, look)
    picture = canvas.sprite(
        ("stand", life),
        box.size,
        lambda offscreen: shield(offscreen, life, offscreen.view.center, 25),
    )
    canvas.blit(picture, middle, centered=True)
