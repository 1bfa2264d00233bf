"""Outcomes at the cards: at a creature's feet, and a ghost where a stronghold will stand.

All signs of a forecast are painted again only when one of them may look otherwise.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at, current_look, paint_oval
from game.rules import Place

from ..card_faces import stronghold_face
from ..cards import card_view
from ..cards.badges import paint_cross, paint_tower, shield
from ..layout import SMALL_BELOW, Layout
from ..spots import Spot
from ..stronghold_place import row_slot
from ..table import Table
from ..table_side import TableSide
from .assault_forecast import CreatureOutcome, StrongholdOutcome
from .forecast_icons import (
    SIGN_GAP,
    SignRow,
    draw_becomes,
    draw_label,
    draw_open,
    draw_pill,
    fall_labels,
    label_width,
    order_labels,
    picture_icon,
    row_of,
    skull_icon,
    within,
)
from .forecast_view import CREATURES, STRONGHOLDS, WAYS, ForecastView, SignStyle
from .open_lanes import draw_lane_ways

#: A sign at the foot of a card, at most; the skull of what falls; how far they hang below it.
_SIGN = (50.0, 27.0)
_SKULL = 34.0
_HANGS = 3.0
#: How large a sign is in the map of a ring.
_IN_MAP = 22.0
_SAVED: Colour = (24, 62, 40)
#: How strong the veils are over what falls, and over what is gone already.
_FALLS, _GONE = 132, 224
#: How much of a card's height lies above its numbers.
_ABOVE_NUMBERS = 0.78


def draw_veils(canvas: Canvas, layout: Layout, table: Table, forecast_view: ForecastView) -> None:
    """Draw a veil over the cards of those who fall."""
    with canvas.shifted(alpha=forecast_view.alpha):
        for place, outcome in forecast_view.forecast.creature_outcomes.items():
            if outcome.gone or outcome.falls:
                spot = _spot(layout, table, *place)
                veil = (Colours.night, _GONE) if outcome.gone else (Colours.doomed, _FALLS)
                # Where contrast is high, the numbers at the card's foot stay bright.
                high = spot.height * (_ABOVE_NUMBERS if current_look().contrast else 1)
                size, paint = (spot.width, high), partial(_paint_veil, *veil)
                canvas.blit(canvas.sprite(("veil", outcome.gone), size, paint), spot.rect[:2])


def _paint_veil(colour: Colour, alpha: int, sheet: Canvas) -> None:
    """Paint a veil that is thin in the middle: who falls is still to be seen."""
    sheet.fill(sheet.view.rect, colour, radius=8, alpha=alpha)
    hole = sheet.sprite("thin", sheet.view.rect.size, partial(paint_oval, colour=(0, 0, 0)))
    sheet.surface.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)


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
    if spot.height < SMALL_BELOW:
        # In the map of a ring there is no room beside a card.
        return box_at((spot.x, spot.y - spot.height * 0.14), min(_IN_MAP, spot.width))
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


#: The disc under a shield, and the sign at the deck.
_DISC = 36.0
_STRONGHOLD_SIGN = (54.0, 27.0)
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
            draw_label(canvas, words, box.center, picture_icon("cards"), look)


@dataclass(frozen=True, slots=True)
class _Outcome:
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
            words = self.view.translate("forecast.fort_falls")
            wide = label_width(self.canvas.view, words)
            x = within(self.layout, self.table, self.number, wide, start)
            draw_label(self.canvas, words, (x, row.y), skull_icon, doom)
            return
        if stand.open and not stand.bastion_falls:
            where = row.side.stronghold.goal
            apart = row.own or self.table.field.is_ring
            y = row.y if apart else where.y - where.height * _ON_CARD
            draw_open(self.canvas, box_at((start, y), *_STRONGHOLD_SIGN), look)
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
            box = box_at((start, spot.y - spot.height * _ON_CARD), *_STRONGHOLD_SIGN)
            draw_becomes(self.canvas, box, stand.life, look, Colours.positive)

    def _draw_way(self, row: SignRow, spot: Spot, life: int, look: SignStyle) -> None:
        start, y = row.side.stronghold.goal.x, row.y
        if spot.x != start:
            bend = _BEND if (spot.x > start) == row.own else -_BEND
            self.canvas.arrow((start, y), (spot.x, y), Colours.strike, bend=bend, width=6)
        elif row.own:
            # The sign of the danger lies on a stronghold that stays where it is.
            y -= _DISC
        _draw_disc(self.canvas, (spot.x, y), life, look)

    def _ghost(self, row: SignRow, spot: Spot, stand: StrongholdOutcome, look: SignStyle) -> None:
        face = stronghold_face(stand.fort, "", stand.life)
        picture = card_view.hand_card(self.canvas, face, spot.width)
        box = box_at(
            (spot.x, spot.y - (spot.height * _OUT if row.own else 0.0)), spot.width, spot.height
        )
        if look.lit:
            self.canvas.glow(box, look.rim, strength=220, spread=10, radius=8)
        self.canvas.blit(picture, box.center, alpha=_GHOST, centered=True)
        rim = look.rim if look.lit else Colours.strike
        self.canvas.frame(box.inflate(4, 4), rim, width=2, radius=8)

    def _deck(self, row: SignRow, stand: StrongholdOutcome, look: SignStyle) -> None:
        box = box_at((self.layout.horde_deck.x, row.y), *_STRONGHOLD_SIGN)
        if stand.open:
            draw_open(self.canvas, box, look)
        else:
            draw_becomes(self.canvas, box, stand.life, look, Colours.wounded)
        if stand.bastion_falls or stand.deck_runs_out:
            key = "bared" if stand.deck_runs_out else "bastion_falls"
            words = self.view.translate(f"forecast.{key}")
            icon = skull_icon if stand.deck_runs_out else _crossed_icon
            where = box.right + SIGN_GAP + label_width(self.canvas.view, words) / 2, box.centery
            draw_label(self.canvas, words, where, icon, replace(look, ground=Colours.doomed))


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
    box = box_at(middle, _DISC)
    draw_pill(canvas, box, look)
    picture = canvas.sprite(
        ("stand", life),
        box.size,
        lambda offscreen: shield(offscreen, life, offscreen.view.center, 25),
    )
    canvas.blit(picture, middle, centered=True)


class ForecastSigns:
    """Draws what a forecast tells of a table: veils over who falls, and above them the signs."""

    def __init__(self, layout: Layout, table: Table, view: ForecastView) -> None:
        self._drawn = layout, table, view
        self._layers = view.layers
        self._key = _key(layout, table, view)

    def draw_veils(self, canvas: Canvas) -> None:
        """Draw the veils over the cards of those who fall."""
        if CREATURES in self._layers:
            canvas.part("veils", self._key, lambda canvas: draw_veils(canvas, *self._drawn))

    def draw(self, canvas: Canvas) -> None:
        """Draw the ways through open lanes, and what becomes of creatures and strongholds."""
        canvas.part("foretold", self._key, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        if WAYS in self._layers:
            draw_lane_ways(canvas, *self._drawn)
        if CREATURES in self._layers:
            draw_creature_outcomes(canvas, *self._drawn)
        if STRONGHOLDS in self._layers:
            draw_stronghold_outcomes(canvas, *self._drawn)


def _key(layout: Layout, table: Table, view: ForecastView) -> Hashable:
    return (
        *(layout, table.viewer, table.active, *map(_side_key, table.sides)),
        *(view.forecast, view.usual, view.translate, view.side, view.title, view.alpha),
        view.layers,
        # As they are now: a rectangle may be moved.
        tuple(tuple(pygame.FRect(rect)) for rect in view.covered),
    )


def _side_key(side: TableSide) -> Hashable:
    return (
        *(side.horde, side.fort, side.place, side.life, len(side.hand)),
        *(side.stronghold.goal, side.row[-1].goal),
        *(tuple([piece.spot for piece in lane]) for lane in side.lanes),
    )
