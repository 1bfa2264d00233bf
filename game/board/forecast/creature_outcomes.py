"""The outcomes for creatures, drawn at the feet of their cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.kit import Canvas, Colour, Colours, current_look
from game.rules import Place

from ..layout import SMALL_BELOW, Layout
from ..spots import Spot
from ..table import Table
from .assault_forecast import CreatureOutcome
from .forecast_icons import draw_becomes, draw_open, draw_pill, skull_icon
from .forecast_view import ForecastView, SignStyle

#: A sign at the foot of a card, at most; the skull of what falls; how far they hang below it.
_SIGN = (50.0, 27.0)
_SKULL = 34.0
_HANGS = 3.0
#: How large a sign is in the map of a ring.
_IN_MAP = 22.0
_SAVED: Colour = (24, 62, 40)
#: How strong the veils are over what falls, and over what is gone already.
_FALLS, _GONE = 104, 168
#: How much of a card's height lies above its numbers.
_ABOVE_NUMBERS = 0.78


def draw_veils(canvas: Canvas, layout: Layout, table: Table, forecast_view: ForecastView) -> None:
    """Draw a veil over the cards of those who fall."""
    with canvas.shifted(alpha=forecast_view.alpha):
        for place, outcome in forecast_view.forecast.creature_outcomes.items():
            if outcome.gone or outcome.falls:
                spot = _spot(layout, table, *place)
                paint = _paint_gone if outcome.gone else _paint_fallen
                # Where contrast is high, the numbers at the card's foot stay bright.
                high = spot.height * (_ABOVE_NUMBERS if current_look().contrast else 1)
                veil = canvas.sprite(("veil", outcome.gone), (spot.width, high), paint)
                canvas.blit(veil, spot.rect[:2])


def _paint_gone(sheet: Canvas) -> None:
    sheet.fill(sheet.view.rect, Colours.night, radius=8, alpha=_GONE)


def _paint_fallen(sheet: Canvas) -> None:
    sheet.fill(sheet.view.rect, Colours.doomed, radius=8, alpha=_FALLS)


def draw_creature_outcomes(
    canvas: Canvas, layout: Layout, table: Table, forecast_view: ForecastView
) -> None:
    """Draw who falls, and what is left of those who are hurt; nothing on who stays as it is."""
    with canvas.shifted(alpha=forecast_view.alpha):
        for place, outcome, box in _signs(layout, table, forecast_view):
            _draw_sign(canvas, box, outcome, forecast_view.look(new=forecast_view.is_new(place)))


def outcome_boxes(
    layout: Layout, table: Table, forecast_view: ForecastView
) -> Iterator[tuple[pygame.FRect, str]]:
    """Yield where the signs are, and what each tells: "falls", "open", or what is "left"."""
    for _, outcome, box in _signs(layout, table, forecast_view):
        yield box, "falls" if outcome.falls else "open" if outcome.open else "left"


def _signs(
    layout: Layout, table: Table, forecast_view: ForecastView
) -> Iterator[tuple[Place, CreatureOutcome, pygame.FRect]]:
    """Yield of whom there is something to tell, what, and where."""
    for place in forecast_view.forecast.creature_outcomes:
        outcome = forecast_view.outcome(place)
        if outcome is not None and not outcome.gone:
            spot = _spot(layout, table, *place)
            head = _is_hidden(layout, table, *place[:2])
            yield place, outcome, _sign_box(spot, falls=outcome.falls, head=head)


def _spot(layout: Layout, table: Table, number: int, lane: int, position: int) -> Spot:
    """Return where a creature stands, or would stand when it is summoned."""
    row = table.sides[number].lanes[lane]
    if position < len(row):
        return row[position].spot
    return layout.token(number, lane, position, position + 1)


def _is_hidden(layout: Layout, table: Table, number: int, lane: int) -> bool:
    """Whether the feet of a row are behind the small buttons; then its signs are at the heads."""
    last = layout.helper(1)
    rear = [piece.spot for piece in table.sides[number].lanes[lane][-1:]]
    return any(
        spot.x + _SIGN[0] / 2 > last.x and spot.y + spot.height / 2 + _SKULL / 2 > last.y
        for spot in rear
    )


def _sign_box(spot: Spot, *, falls: bool, head: bool) -> pygame.FRect:
    """Return where the sign of a creature hangs, at its foot or at its head."""
    if spot.height < SMALL_BELOW:
        # In the map of a ring there is no room beside a card.
        box = pygame.FRect(0, 0, min(_IN_MAP, spot.width), min(_IN_MAP, spot.width))
        box.center = spot.x, spot.y - spot.height * 0.14
        return box
    size = (_SKULL, _SKULL) if falls else _SIGN
    box = pygame.FRect(0, 0, min(size[0], spot.width - 2), size[1])
    away = spot.height / 2 + _HANGS
    box.center = spot.x, spot.y - away if head else spot.y + away
    return box


def _draw_sign(
    canvas: Canvas, box: pygame.FRect, outcome: CreatureOutcome, look: SignStyle
) -> None:
    if outcome.falls:
        draw_pill(canvas, box, replace(look, ground=Colours.doomed))
        skull_icon(canvas, box.inflate(-9, -9))
    elif outcome.open:
        draw_open(canvas, box, look)
    elif outcome.health != outcome.before:
        draw_becomes(canvas, box, outcome.health, look, Colours.wounded)
    else:
        # The play saves it.
        draw_becomes(canvas, box, outcome.health, replace(look, ground=_SAVED), Colours.positive)
