"""The creature that is looked at, with a line to each of its targets or attackers (R5.3)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.kit import Canvas, Colour, Colours, Point
from game.rules import Place

from ..table import Piece, Table
from .assault_forecast import Blow
from .forecast_view import ForecastView
from .position_forecast import Danger

_BEND, _WIDTH = 26.0, 7.0


@dataclass(frozen=True, slots=True)
class Pairing:
    """The attacks to be shown of a creature that is looked at, and the colour of their arrows."""

    blows: tuple[Blow, ...]
    colour: Colour


def pairing_of(
    table: Table, piece: Piece | None, view: ForecastView | None, danger: Danger | None
) -> Pairing | None:
    """Return whom a creature attacks, or where it attacks nobody, who attacks it; or None.

    A creature of the viewer is looked for in what is ``view``, the own assault, and then among
    those in ``danger``; one of the opponent the other way round.
    """
    place = _place_of(table, piece)
    if place is None or view is None:
        return None
    ahead = danger.blows if danger is not None else ()
    assaults = [(view.forecast.blows, Colours.danger if view.ahead else Colours.strike)]
    if not view.ahead:
        assaults.append((ahead, Colours.danger))
    if place[0] != table.viewer:
        assaults.reverse()
    for blows, colour in assaults:
        found = _blows_of(place, blows)
        if found:
            return Pairing(found, colour)
    return None


def _blows_of(place: Place, blows: tuple[Blow, ...]) -> tuple[Blow, ...]:
    felt = [blow for blow in blows if blow.amount]
    made = [blow for blow in felt if blow.attacker == place]
    suffered = [blow for blow in felt if blow.target == place]
    # A second attack on the same target is no second arrow.
    pairs = {(blow.attacker, blow.target): blow for blow in made or suffered}
    return tuple(pairs.values())


def draw_pairing(canvas: Canvas, table: Table, pairing: Pairing) -> None:
    """Draw an arrow from each attacker to its target, which is framed."""
    for blow in pairing.blows:
        attacker, target = _piece_at(table, blow.attacker), _target(table, blow)
        if attacker is None or target is None:
            continue
        start, end = _edge(attacker, target), _edge(target, attacker)
        _frame(canvas, target, pairing.colour)
        bend = _BEND if start[0] < end[0] else -_BEND
        canvas.arrow(start, end, pairing.colour, bend=bend, width=_WIDTH)


def _frame(canvas: Canvas, target: Piece, colour: Colour) -> None:
    box = pygame.FRect(target.spot.rect).inflate(6, 6)
    canvas.frame(box, Colours.ink_shadow, width=5, radius=11)
    canvas.frame(box.inflate(-2, -2), colour, width=2.4, radius=10)


def _target(table: Table, blow: Blow) -> Piece | None:
    if blow.target is None:
        side, lane, _ = blow.attacker
        return table.sides[table.field.across[side][lane][0]].stronghold
    return _piece_at(table, blow.target)


def _edge(piece: Piece, other: Piece) -> Point:
    """Return where a line from ``piece`` to ``other`` leaves the card."""
    x, y = piece.spot[:2]
    if piece.is_stronghold or other.is_stronghold:
        return x, y + piece.height / 2 * (1 if other.y > y else -1)
    return x + piece.width / 2 * (1 if other.x > x else -1), y


def _piece_at(table: Table, place: Place) -> Piece | None:
    """Return what stands at a place now; None for a creature that is still to be summoned."""
    side, lane, position = place
    row = table.sides[side].lanes[lane]
    return row[position] if position < len(row) else None


def _place_of(table: Table, piece: Piece | None) -> Place | None:
    return next((place for place, found in table.rows.items() if found is piece), None)
