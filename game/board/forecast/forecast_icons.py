"""The signs a forecast is made of: pills, arrows, skulls, labels, and words beside a row."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from game.kit import Canvas, Colour, Colours, Point, Viewport, box_at, grown, text_size, text_style
from game.rules import UNDECIDED

from ..cards.badges import paint_skull
from ..cards.card_art import draw_number
from ..layout import Layout
from ..table import Table
from ..table_side import TableSide
from .assault_forecast import StrongholdOutcome
from .forecast_view import ForecastView, SignStyle

#: How far the corners of a spark are from its middle.
_SPARK = 4.5
_LABEL = text_style.STRONG.with_changes(size=15, align="left", outline=1.2)
#: A sign narrower than this has no room for the arrow before the number.
_ROOM = 46.0
#: How high a sign with words is.
LABEL_HIGH = 28.0
#: How much of the growth of its words a sign's height takes: it has air around them.
_HEIGHT_GROWTH = 0.36
_LABEL_ICON, _LABEL_GAP, _LABEL_EDGE = 21.0, 6.0, 10.0


def draw_pill(canvas: Canvas, box: pygame.FRect, look: SignStyle) -> None:
    """Draw the dark ground of a sign with round ends."""
    radius = box.height / 2
    if look.lit:
        canvas.glow(box, look.rim, strength=220, spread=10, radius=radius)
    else:
        canvas.shadow(box, spread=5, drop=2, radius=radius, strength=130)
    canvas.fill(box, Colours.ink_shadow, radius=radius)
    canvas.fill(box.inflate(-2, -2), look.rim, radius=radius - 1)
    canvas.fill(box.inflate(-5.6, -5.6), look.ground, radius=radius - 2.8)
    if look.lit:
        # Told by a spark as well, and not by colour alone.
        x, y = box.right - radius * 0.3, box.top + radius * 0.3
        for reach, colour in ((_SPARK + 2, Colours.ink_shadow), (_SPARK, Colours.light)):
            canvas.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], colour)


def draw_becomes(
    canvas: Canvas, box: pygame.FRect, number: int, look: SignStyle, colour: Colour
) -> None:
    """Draw a sign with an arrow and the number that comes; a narrow one has no arrow."""
    draw_pill(canvas, box, look)
    x, y = box.center
    if box.width >= _ROOM:
        apart = 12.0 if number > 9 else 9.5
        _draw_arrow(canvas, (x - apart, y), look.rim)
        x += apart
    picture = canvas.sprite(
        ("foretold", number, colour),
        box.size,
        lambda sheet: draw_number(sheet, number, sheet.view.center, 13.5, colour),
    )
    canvas.blit(picture, (x, y), centered=True)


def _draw_arrow(canvas: Canvas, middle: Point, colour: Colour) -> None:
    x, y = middle
    canvas.fill((x - 8, y - 1.6, 9, 3.2), colour)
    canvas.polygon([(x, y - 6), (x + 7.5, y), (x, y + 6)], colour)


def draw_open(canvas: Canvas, box: pygame.FRect, look: SignStyle) -> None:
    """Draw a sign with a point up and one down: it hangs on the lane."""
    draw_pill(canvas, box, look)
    x = box.centerx
    for way in (-1, 1):
        y = box.centery + way * 2
        canvas.polygon([(x - 6, y), (x + 6, y), (x, y + 6.5 * way)], Colours.light)


def picture_icon(name: str) -> Callable[[Canvas, pygame.FRect], None]:
    """Return what draws the icon of this name before the words of a sign."""
    return lambda canvas, box: canvas.image(f"icons/{name}", box)


def draw_label(
    canvas: Canvas,
    words: str,
    middle: Point,
    icon: Callable[[Canvas, pygame.FRect], None],
    look: SignStyle,
) -> None:
    """Draw a sign with words and a picture before them, inside of the window."""
    box = label_box(canvas.view, words, middle)
    draw_pill(canvas, box, look)
    square = pygame.FRect(box.x + _LABEL_EDGE - 2, 0, _LABEL_ICON, _LABEL_ICON)
    square.centery = box.centery
    letters = square.right + _LABEL_GAP
    if canvas.begins_right(words):
        letters = box.x + _LABEL_EDGE
        square.right = box.right - _LABEL_EDGE + 2
    icon(canvas, square)
    canvas.text(words, (letters, box.y, box.width, box.height), _LABEL)


def label_box(view: Viewport, words: str, middle: Point) -> pygame.FRect:
    """Return where a sign with words lies, inside of the window."""
    high = LABEL_HIGH + _HEIGHT_GROWTH * (grown(LABEL_HIGH) - LABEL_HIGH)
    box = box_at(middle, label_width(view, words), high)
    return box.clamp(view.rect)


def label_width(view: Viewport, words: str) -> float:
    """Return how wide a sign with words is."""
    return text_size(view, words, _LABEL)[0] + _LABEL_ICON + _LABEL_GAP + 2 * _LABEL_EDGE


def skull_icon(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw the sign of what falls in a square."""
    size = box.width
    picture = canvas.sprite(
        "skull", box.size, lambda offscreen: paint_skull(offscreen, offscreen.view.center, size / 2)
    )
    canvas.blit(picture, box.topleft)


#: How far from the row's edge the signs are.
_AWAY = 18.0
#: How far from the row's edge the signs end.
SIGNS_END = _AWAY + LABEL_HIGH / 2
#: How far apart words are.
SIGN_GAP = 6.0
#: How far from the ends of a panel those are that hang at it.
_INSIDE = 6.0
#: How far below the foot of the panels of a ring the signs hang; those at piles, over the button
#: that passes a card and beside large ones lie over the panels.
_RING_AWAY, _OVER = 15.0, -8.0
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
        tray = side.holding.tray(layout)
        partner = table.field.partner(table.viewer) == number
        ring = _OVER if side.horde or partner or layout.plain else _RING_AWAY
        y = tray.y + tray.height + (ring if table.field.is_ring else _AWAY)
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
        words = forecast_view.translate(f"forecast.order_{'own' if row.own else 'other'}")
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
    row, translate = row_of(layout, table, forecast_view, number), forecast_view.translate
    if not stand.bastion_falls or stand.fort_falls or row.side.horde:
        return []
    words = [translate("forecast.bastion_falls")]
    if not stand.open:
        words.append(translate("forecast.fort_left", count=stand.life))
    wide = [label_width(window, each) for each in words]
    all_ = sum(wide) + SIGN_GAP * (len(wide) - 1)
    x = min(max(row.side.stronghold.goal.x - wide[0] / 2, SIGN_GAP), window.width - all_ - SIGN_GAP)
    x, found = within(layout, table, number, all_, x + all_ / 2) - all_ / 2, []
    for each, width in zip(words, wide, strict=True):
        found.append((each, label_box(window, each, (x + width / 2, row.y))))
        x += width + SIGN_GAP
    return found


def within(layout: Layout, table: Table, number: int, wide: float, x: float) -> float:
    """Return where the middle of words is that hang at the panel of their seat in a ring."""
    if not table.field.is_ring or number == table.viewer:
        return x
    box, half = layout.panel(number), wide / 2 + _INSIDE
    return max(box.x + half, min(x, box.x + box.width - half))


def _beside_panels(layout: Layout, wide: float, x: float) -> float:
    """Return where the middle of large words is that lie as high as the panels at the top."""
    if not layout.plain:
        return x
    half = wide / 2 + _PANEL_AWAY
    first, last = sorted((layout.banner, layout.other_panel))
    return max(first.x + first.width + half, min(x, last.x - half))
