"""What hangs below a card: what it costs on coins, and the numbers that it would get."""

from collections.abc import Sequence

import pygame

from game.board import ShownCard
from game.kit import Canvas, Colour, Colours, Point, box_at, grown, text_style
from game.rules import Creature

from .voyage_pictures import goods_icon

#: The height of the row, and the sides of a number's ground and of a coin in it.
HANGING = 44.0
_GROUND, _COIN = 40.0, 39.0
#: How far a coin lies over another, and how long the cord is by which it hangs.
_OVER, _CORD = 4.0, 9.0
#: Where the point of a number that changes is, and half its width, in shares of its ground.
_POINT_AT, _POINT = (0.36, -0.3), 0.2
_AMOUNT = text_style.BADGE.with_changes(size=19, outline=1.6)
_NUMBER = text_style.BADGE.with_changes(size=17, outline=1.8)
#: The metal of a coin: its rim, its face, the edge of that, and the same of one that is too dear.
_METAL: tuple[Colour, ...] = ((94, 52, 14), (244, 190, 84), (255, 232, 158))
_DEAR: tuple[Colour, ...] = ((60, 30, 28), (132, 84, 72), (176, 122, 104))
#: Goods that are told by their own picture beside the amount.
_OTHER_GOODS = ("crystal", "stone")

Price = tuple[str, int]


def new_numbers(shown: ShownCard) -> list[tuple[str, int, int]]:
    """Return the numbers that change when the card is turned over: picture, before, after."""
    if shown.becomes is None or shown.card is None or shown.becomes.card is None:
        return []
    pairs = zip(_numbers(shown.card), _numbers(shown.becomes.card), strict=True)
    return [(name, old, new) for (name, old), (_, new) in pairs if old != new]


def _numbers(card: object) -> list[tuple[str, int]]:
    if isinstance(card, Creature):
        return [("attack", card.attack), ("health", card.health)]
    return [("attack", getattr(card, "damage", 0))]


def draw_hanging(
    canvas: Canvas, card: pygame.FRect, shown: ShownCard, prices: Sequence[Price], *, dear: bool
) -> None:
    """Draw the row below a card: attack at its left, health at its right, coins between."""
    high = grown(HANGING)
    side = min(_GROUND * high / HANGING, 0.36 * card.width)
    y = card.bottom + high / 2 + 2
    # A card is not mirrored, and this belongs to it.
    with canvas.upright((card.x, card.bottom, card.width, high)):
        for name, old, new in new_numbers(shown):
            x = card.x + side / 2 if name == "attack" else card.right - side / 2
            if not prices and not isinstance(shown.card, Creature):
                x = card.centerx
            _draw_number(canvas, name, (x, y), side, new, more=new > old)
        coin = min(_COIN * high / HANGING, 0.4 * card.width)
        x = card.centerx - (len(prices) - 1) * (coin - _OVER) / 2
        for good, amount in prices:
            _draw_coin(canvas, good, amount, (x, y + 1), coin, dear=dear)
            x += coin - _OVER


def _draw_number(
    canvas: Canvas, name: str, center: Point, side: float, number: int, *, more: bool
) -> None:
    # On parchment, too, its number has the colours for a dark ground.
    canvas.circle(center, 0.36 * side, Colours.panel)
    canvas.image(f"ui/{name}", box_at(center, side))
    colour = Colours.positive if more else Colours.refused
    style = _NUMBER.with_changes(size=0.5 * side)
    canvas.text(str(number), box_at(center, 1.4 * side), style, colour=colour)
    x, y = center[0] + _POINT_AT[0] * side, center[1] + _POINT_AT[1] * side
    for shade, share in ((Colours.night, 1.0), (colour, 0.66)):
        half = _POINT * side * share
        tip = -half if more else half
        canvas.polygon([(x - half, y - 0.6 * tip), (x + half, y - 0.6 * tip), (x, y + tip)], shade)


def _draw_coin(
    canvas: Canvas, good: str, amount: int, center: Point, side: float, *, dear: bool
) -> None:
    x, y = center
    top = y - side / 2
    canvas.line((x, top - _CORD), (x, top + 3), Colours.shadow, width=4.0, alpha=150)
    canvas.line((x, top - _CORD), (x, top + 3), Colours.brass, width=2.0)
    canvas.circle(center, 0.4 * side, Colours.panel)
    if good in _OTHER_GOODS:
        canvas.image(goods_icon(good), box_at(center, 1.1 * side))
    else:
        coin = canvas.sprite(("coin", dear), (side + 2, side + 4), lambda at: _paint(at, dear=dear))
        canvas.blit(coin, (x, y + 1), centered=True)
    colour = Colours.refused if dear else Colours.light
    style = _AMOUNT.with_changes(size=0.56 * side)
    canvas.text(str(amount), box_at(center, 1.4 * side), style, colour=colour)


def _paint(canvas: Canvas, *, dear: bool) -> None:
    x, y = canvas.view.center
    radius = canvas.view.width / 2 - 1
    rim, face, light = _DEAR if dear else _METAL
    canvas.circle((x, y + 1.5), radius, Colours.shadow, alpha=150)
    canvas.circle((x, y - 1), radius, rim)
    canvas.circle((x, y - 1), radius - 1.4, light)
    canvas.circle((x, y), radius - 2.6, face)
    canvas.circle((x, y - 0.5), radius - 5.4, rim, width=1.4, alpha=150)
