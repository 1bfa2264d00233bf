"""The danger to the own stronghold, and lines from a creature to its targets (R5.3).

The danger has a colour and a shape of its own, a plaque that points to where the stronghold is
pushed. Larger words above the card say which stronghold would be destroyed.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at, there_and_back
from game.rules import Place

from ..cards.card_art import draw_number
from ..layout import Layout
from ..spots import Spot
from ..stronghold_place import stronghold_box, struck_at
from ..table import Table
from ..table_side import Piece
from .assault_forecast import Blow
from .forecast_icons import draw_label, label_box, label_width, skull_icon
from .forecast_view import ForecastView, SignStyle
from .position_forecast import Danger

#: The plaque: its size, when it is grave, and where its middle is from the card's upper left.
_PLAQUE, _GRAVE = (44.0, 27.0), (54.0, 33.0)
_AT = (0.5, 0.0)
_LABEL_AWAY = 31.0
#: How far large words reach to the right of the plaque's middle.
_RIGHT = 24.0
_SWELL, _STEPS = 0.35, 6
_RIM: Colour = (30, 4, 14)
_PALE: Colour = (255, 222, 196)


@dataclass(frozen=True, slots=True)
class DangerView:
    """A danger on the board; ``translate`` gives its words.

    ``pulse`` goes from 0 to 1 while its sign swells and shrinks.
    """

    danger: Danger
    translate: Callable[..., str]
    pulse: float = 1.0


def draw_danger(canvas: Canvas, layout: Layout, table: Table, view: DangerView) -> None:
    """Draw the plaque at the upper edge of the stronghold, and what would be destroyed.

    The words stand above it, or, where the lower lane is near to the hand or small buttons lie
    there, on the card.
    """
    danger = view.danger
    piece = table.sides[danger.side].stronghold
    if piece.depth:
        return
    middle = _middle(piece.spot)
    size = _GRAVE if danger.is_grave else _PLAQUE
    swell = 1 + _SWELL * round(there_and_back(view.pulse) * _STEPS) / _STEPS
    box = box_at(middle, size[0] * swell, size[1] * swell)
    if danger.is_grave:
        canvas.glow(box, Colours.danger, strength=220, spread=14, radius=box.height / 2)
        words = view.translate(f"forecast.{'fort' if danger.fort_falls else 'bastion'}_endangered")
        look = SignStyle(Colours.danger, Colours.danger_deep)
        x = middle[0]
        if layout.plain and not layout.is_wide:
            # Beside it is said where the reach ends: large words keep to the left.
            x -= max(0.0, label_width(canvas.view, words) / 2 - _RIGHT)
        above = label_box(canvas.view, words, (x, middle[1] - _LABEL_AWAY))
        buttons = [layout.helper(index) for index in range(layout.helpers)]
        on_card = layout.is_wide or above.collidelist(buttons) >= 0
        y = middle[1] + (_LABEL_AWAY if on_card else -_LABEL_AWAY)
        draw_label(canvas, words, (x, y), skull_icon, look)
    draw_danger_plaque(canvas, box, danger.hits)


def draw_danger_plaque(canvas: Canvas, box: pygame.FRect, hits: int) -> None:
    """Draw the sign of so many hits alone."""
    picture = canvas.sprite(("danger", hits), box.size, lambda sheet: _paint_plaque(sheet, hits))
    canvas.blit(picture, box.center, centered=True)


def danger_box(table: Table, danger: Danger) -> pygame.FRect:
    """Return where the plaque is, for the pointer."""
    return box_at(_middle(table.sides[danger.side].stronghold.goal), *_GRAVE)


def _middle(spot: Spot) -> Point:
    return spot.x + spot.width * (_AT[0] - 0.5), spot.y - spot.height / 2 + _AT[1] * spot.height


def _paint_plaque(sheet: Canvas, hits: int) -> None:
    wide, high = sheet.view.width, sheet.view.height
    for inset, colour in ((0.0, _RIM), (1.6, _PALE), (3.4, Colours.danger_deep)):
        tip = high * 0.42
        sheet.polygon(
            [(inset, inset), (wide - tip, inset), (wide - inset * 1.3, high / 2),
             (wide - tip, high - inset), (inset, high - inset)],
            colour,
        )  # fmt: skip
    sheet.fill((3.6, 3.6, 3, high - 7.2), Colours.danger)
    draw_number(sheet, hits, (wide * 0.5, high / 2), high * 0.42)
    bar = wide * (0.3 if hits < 10 else 0.2)
    sheet.fill((bar - 4, high / 2 - 1.4, 7, 2.8), Colours.light)


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


def draw_pairing(canvas: Canvas, layout: Layout, table: Table, pairing: Pairing) -> None:
    """Draw an arrow from each attacker to its target, which is framed.

    One to a stronghold ends at its building, where that is in sight.
    """
    for blow in pairing.blows:
        attacker, target = _piece_at(table, blow.attacker), _target(table, blow)
        if attacker is None or target is None:
            continue
        start, end = _edge(attacker, target), _edge(target, attacker)
        foe = table.field.across[blow.attacker[0]][blow.attacker[1]][0]
        if target.is_stronghold and stronghold_box(layout, foe) is not None:
            end = struck_at(layout, foe, target)
            ahead = 1 if end[0] > attacker.x else -1
            start = attacker.x + ahead * attacker.width / 2, attacker.y
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
