"""Where the strongholds will stand, drawn beside the rows of cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.kit import Canvas, Colours, Point
from game.rules import UNDECIDED

from ..cards.badges import shield
from ..layout import Layout
from ..table import Table, TableSide
from .assault_forecast import StrongholdOutcome
from .forecast_icons import draw_becomes, draw_label, draw_pill, label_width, skull_icon
from .forecast_view import ForecastView, SignStyle

_DISC = 36.0
_SIGN = (54.0, 27.0)
#: How far the signs are from the cards' edge, and how far a way between two of them rises.
_AWAY, _BEND = 15.0, 16.0
_GAP = 8.0
#: The change of a stronghold that nothing happens to.
_NONE = (0, 0, False, False, False)


@dataclass(frozen=True, slots=True)
class _Row:
    """A hand, and the edge of it beside which its signs lie: above the own one, else below.

    ``played`` is the place of the card that leaves it first, or −1.
    """

    side: TableSide
    own: bool
    played: int

    @property
    def y(self) -> float:
        """The height of the signs' middles."""
        spot = self.side.stronghold.goal
        away = spot.height / 2 + _AWAY
        return spot.y - away if self.own else spot.y + away

    @property
    def left(self) -> int:
        """How many cards are to the left of the stronghold once the card is played."""
        return self.side.place - (0 <= self.played < self.side.place)

    def change(self, stand: StrongholdOutcome | None) -> tuple[int, ...] | None:
        """Return what becomes of the stronghold: its way, its life, and what falls."""
        if stand is None:
            return None
        falls = stand.bastion_falls, stand.fort_falls, stand.bared
        return stand.place - self.left, stand.life - self.side.life, *falls

    def gap(self, place: int) -> float:
        """Return where the stronghold comes to stand with ``place`` cards to its left."""
        cards = [card for index, card in enumerate(self.side.hand) if index != self.played]
        if place == self.left or not cards:
            return self.side.stronghold.goal.x
        before = place < self.left
        spot = cards[place if before else min(place, len(cards)) - 1].goal
        return spot.x + spot.width / 2 * (-1 if before else 1)


def draw_stronghold_outcomes(
    canvas: Canvas, layout: Layout, table: Table, forecast_view: ForecastView
) -> None:
    """Draw where each stronghold comes to stand, and what falls on the way."""
    told, usual = forecast_view.forecast, forecast_view.usual
    with canvas.shifted(alpha=forecast_view.alpha):
        for number, side in enumerate(table.sides):
            row = _Row(side, number == table.viewer, told.played if number == table.active else -1)
            stand = told.stronghold_outcomes[number]
            change = row.change(stand)
            new = change != replace(row, played=usual.played).change(
                usual.stronghold_outcomes[number]
            )
            if stand is not None and (change != _NONE or (new and forecast_view.spares)):
                if side.ai:
                    _draw_deck(canvas, layout, stand, forecast_view, forecast_view.look(new=new))
                else:
                    _draw_stand(canvas, row, stand, forecast_view, forecast_view.look(new=new))
            if told.order_side == number and told.winner == UNDECIDED:
                last = side.row[-1].goal
                where = last.x + last.width / 2, row.y
                words = forecast_view.labels.order_open
                draw_label(canvas, words, where, _cards_icon, forecast_view.look(new=False))


def _cards_icon(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.image("icons/cards", box)


def _draw_stand(
    canvas: Canvas,
    row: _Row,
    stand: StrongholdOutcome,
    forecast_view: ForecastView,
    look: SignStyle,
) -> None:
    start, end, y = row.side.stronghold.goal.x, row.gap(stand.place), row.y
    doom = replace(look, ground=Colours.doomed)
    if stand.fort_falls:
        draw_label(canvas, forecast_view.labels.fort_falls, (start, y), skull_icon, doom)
        return
    if stand.bastion_falls:
        words = forecast_view.labels.bastion_falls
        beside = end + _DISC / 2 + _GAP + label_width(canvas, words) / 2
        draw_label(canvas, words, (max(start, beside), y), skull_icon, doom)
    elif end != start:
        bend = _BEND if (end > start) == row.own else -_BEND
        canvas.arrow((start, y), (end, y), look.rim, bend=bend, width=6)
    _draw_disc(canvas, (end, y), stand.life, look)


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


def _draw_deck(
    canvas: Canvas,
    layout: Layout,
    stand: StrongholdOutcome,
    forecast_view: ForecastView,
    look: SignStyle,
) -> None:
    """Draw how many cards the AI's deck will have, and what becomes of its stronghold."""
    y = layout.ai_deck.y + layout.ai_deck.height / 2 + _AWAY
    box = pygame.FRect(0, 0, *_SIGN)
    box.center = layout.ai_deck.x, y
    draw_becomes(canvas, box, stand.life, look, Colours.wounded)
    if stand.bastion_falls or stand.bared:
        words = forecast_view.labels.bared if stand.bared else forecast_view.labels.bastion_falls
        x = box.right + _GAP + label_width(canvas, words) / 2
        draw_label(canvas, words, (x, y), skull_icon, replace(look, ground=Colours.doomed))
