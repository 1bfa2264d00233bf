"""Where the strongholds will stand: a ghost of each in its row, and what falls on the way.

A Bastion that falls has two signs: the Bastion crossed out, and the hits that the Fort has left.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.kit import Canvas, Colours, Point

from ..card_faces import stronghold_face
from ..cards import card_view
from ..cards.badges import shield
from ..cards.stronghold_signs import paint_cross, paint_tower
from ..layout import Layout
from ..ruler import row_slot
from ..spots import Spot
from ..table import Table
from .assault_forecast import StrongholdOutcome
from .forecast_icons import (
    draw_becomes,
    draw_label,
    draw_open,
    draw_pill,
    label_width,
    skull_icon,
)
from .forecast_view import ForecastView, SignStyle
from .row_words import SIGN_GAP, SignRow, fall_labels, order_labels, row_of, within

#: The disc under a shield, and the sign at the deck.
_DISC = 36.0
_SIGN = (54.0, 27.0)
#: How far the way of a stronghold rises.
_BEND = 15.0
#: How strong the ghost of a stronghold is, and how far it looks out of the row.
_GHOST, _OUT = 176, 0.16
#: How far above the middle of its card a sign on it lies, as a share of its height: off its life.
_ON_CARD = 0.2


def draw_stronghold_outcomes(
    canvas: Canvas, layout: Layout, table: Table, forecast_view: ForecastView
) -> None:
    """Draw where each stronghold comes to stand, what falls on the way, and who orders the fallen.

    For a turn ahead, only the effects of that turn are shown.
    """
    with canvas.shifted(alpha=forecast_view.alpha):
        for number in forecast_view.sides:
            _Outcome(canvas, layout, table, forecast_view, number).draw()
        look = forecast_view.look(new=False)
        for words, box in order_labels(layout, table, forecast_view, canvas.view):
            draw_label(canvas, words, box.center, _cards_icon, look)


@dataclass(frozen=True, slots=True)
class _Outcome:
    """Draws what becomes of the stronghold of a side."""

    canvas: Canvas
    layout: Layout
    table: Table
    view: ForecastView
    number: int

    def draw(self) -> None:
        row = row_of(self.layout, self.table, self.view, self.number)
        stand = self.view.forecast.stronghold_outcomes[self.number]
        new = self._is_new(row, stand)
        if self._is_shown(row, stand, new=new):
            look = self.view.look(new=new)
            if row.side.horde:
                self._deck(row, stand, look)
            else:
                self._stand(row, stand, look)

    def _is_new(self, row: SignRow, stand: StrongholdOutcome) -> bool:
        """Whether the play that is looked at changes what becomes of the stronghold."""
        usual = replace(row, played=self.view.usual.played)
        return row.change(stand) != usual.change(self.view.usual.stronghold_outcomes[self.number])

    def _is_shown(self, row: SignRow, stand: StrongholdOutcome, *, new: bool) -> bool:
        """Whether there is anything to tell; what a play costs the own one its ruler tells.

        What relief costs (R13.8) has no place in the own row from which it is played.
        """
        way, life, *falls = row.change(stand)
        if row.own:
            relieved = bool(life) and new and row.played < 0 and not row.side.horde
            return bool(way) or any(falls) or relieved
        return bool(way or life) or any(falls) or (new and self.view.spares)

    def _stand(self, row: SignRow, stand: StrongholdOutcome, look: SignStyle) -> None:
        start, doom = row.side.stronghold.goal.x, replace(look, ground=Colours.doomed)
        if stand.fort_falls:
            words = self.view.labels.falls(fort=True)
            wide = label_width(self.canvas.view, words)
            x = within(self.layout, self.table, self.number, wide, start)
            draw_label(self.canvas, words, (x, row.y), skull_icon, doom)
            return
        if stand.open and not stand.bastion_falls:
            where = row.side.stronghold.goal
            apart = row.own or self.table.field.is_ring
            y = row.y if apart else where.y - where.height * _ON_CARD
            draw_open(self.canvas, _sign_box((start, y)), look)
            return
        place = min(stand.place, len(row.side.hand))
        spot = row_slot(self.table, self.layout, self.number, place)
        if spot.x != start and not stand.open:
            self._ghost(row, spot, stand, look)
        if stand.bastion_falls:
            parts = self.layout, self.table, self.view, self.number, self.canvas.view
            looks = (_crossed_icon, doom), (_fort_icon, self.view.look(new=False))
            for (words, box), (icon, style) in zip(fall_labels(*parts), looks, strict=False):
                draw_label(self.canvas, words, box.center, icon, style)
            return
        if row.own or self.table.field.is_ring:
            self._draw_way(row, spot, stand.life, look)
        elif spot.x == start:
            # On its card: below this row lies the land of both sides. A ghost has its life itself.
            box = _sign_box((start, spot.y - spot.height * _ON_CARD))
            draw_becomes(self.canvas, box, stand.life, look, Colours.positive)

    def _draw_way(self, row: SignRow, spot: Spot, life: int, look: SignStyle) -> None:
        """Draw the way above the own hand, or in a panel, and the life at its end."""
        start, y = row.side.stronghold.goal.x, row.y
        if spot.x != start:
            bend = _BEND if (spot.x > start) == row.own else -_BEND
            self.canvas.arrow((start, y), (spot.x, y), Colours.strike, bend=bend, width=6)
        elif row.own:
            # The sign of the danger lies on a stronghold that stays where it is.
            y -= _DISC
        _draw_disc(self.canvas, (spot.x, y), life, look)

    def _ghost(self, row: SignRow, spot: Spot, stand: StrongholdOutcome, look: SignStyle) -> None:
        """Draw the stronghold, seen through, where it comes to stand, with its life then."""
        face = stronghold_face(stand.fort, "", stand.life)
        picture = card_view.hand_card(self.canvas, face, spot.width)
        box = pygame.FRect(0, 0, spot.width, spot.height)
        box.center = spot.x, spot.y - (spot.height * _OUT if row.own else 0.0)
        if look.lit:
            self.canvas.glow(box, look.rim, strength=220, spread=10, radius=8)
        self.canvas.blit(picture, box.center, alpha=_GHOST, centered=True)
        rim = look.rim if look.lit else Colours.strike
        self.canvas.frame(box.inflate(4, 4), rim, width=2, radius=8)

    def _deck(self, row: SignRow, stand: StrongholdOutcome, look: SignStyle) -> None:
        """Draw how many cards the Horde's deck will have, and what becomes of its stronghold."""
        labels, box = self.view.labels, _sign_box((self.layout.horde_deck.x, row.y))
        if stand.open:
            draw_open(self.canvas, box, look)
        else:
            draw_becomes(self.canvas, box, stand.life, look, Colours.wounded)
        if stand.bastion_falls or stand.deck_runs_out:
            words = labels.deck_runs_out if stand.deck_runs_out else labels.falls(fort=False)
            icon = skull_icon if stand.deck_runs_out else _crossed_icon
            where = box.right + SIGN_GAP + label_width(self.canvas.view, words) / 2, box.centery
            draw_label(self.canvas, words, where, icon, replace(look, ground=Colours.doomed))


def _sign_box(middle: Point) -> pygame.FRect:
    box = pygame.FRect(0, 0, *_SIGN)
    box.center = middle
    return box


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
