"""The drawings of the screens about decks: small cards, marks, badges with counts."""

import math
from collections.abc import Iterable, Sequence

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE, CardFace, ShownCard, card_face, hand_card
from game.kit import Canvas, Colour, Colours, Point, Sizes, box_at, draw_well, text_style
from game.rules import DECK_SIZE, Card, Creature, ability_names

HIGHEST_COST = 7
AURA = "aura"
DIMMED: Colour = (96, 96, 116)
_NUMBER = text_style.CAPTION.with_changes(align="center")
_FAN_CARD, _FAN_STEP, _FAN_RADIUS = 150.0, 6.0, 620.0
_MARK_DARK: Colour = (20, 58, 30)


def by_cost(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in the order in which a deck is read."""
    return tuple(sorted(cards, key=lambda card: (card.cost, card.name)))


def cost_step(card: Card) -> int:
    """Return the column of the cost curve that a card belongs to, 1 to 7."""
    return min(HIGHEST_COST, max(1, card.cost))


def abilities_of(card: Card) -> tuple[str, ...]:
    """Return the names of what a card can do, "aura" for one that lends an ability."""
    own = tuple(ability_names(card.abilities))
    return (*own, AURA) if isinstance(card, Creature) and card.aura else own


def average_cost(cards: Sequence[Card]) -> float:
    """Return what a card of these costs in the mean; 0 for none."""
    return sum(card.cost for card in cards) / len(cards) if cards else 0.0


def put_card(canvas: Canvas, card: Card, pos: Point, width: float) -> None:
    """Draw a small card flat, its upper left corner at ``pos``; it can be read there."""
    canvas.blit(hand_card(canvas, card_face(card), width), pos)
    canvas.add_hit_region((*pos, width, width * CARD_SHAPE), ShownCard(card))


def put_stronghold(canvas: Canvas, shown: ShownCard, pos: Point, width: float) -> None:
    """Draw a small stronghold flat, its upper left corner at ``pos``; it can be read there."""
    assert shown.face is not None
    canvas.blit(hand_card(canvas, shown.face, width), pos)
    canvas.add_hit_region((*pos, width, width * CARD_SHAPE), shown)


def draw_card(
    canvas: Canvas,
    card: Card | ShownCard,
    rect: RectLike,
    *,
    dim: bool = False,
    alpha: int = 255,
    then: bool = False,
) -> None:
    """Draw a small card with its shadow; ``dim`` darkens one that is out of the question.

    ``then`` draws what it becomes.
    """
    box = pygame.FRect(rect)
    shown = card if isinstance(card, ShownCard) else ShownCard(card)
    drawn = shown.becomes if then and shown.becomes is not None else shown
    assert drawn.card is not None
    face = drawn.face or card_face(drawn.card)
    if not dim:
        with canvas.shifted(alpha=alpha):
            canvas.shadow(box.inflate(-4, -4), spread=6, drop=3, strength=120)
    picture = hand_card(canvas, face, box.width)
    if dim:
        picture = _dimmed(canvas, face, picture)
    canvas.blit(picture, box.topleft, alpha=alpha)
    canvas.add_hit_region(box, shown)


def _dimmed(canvas: Canvas, face: CardFace, picture: pygame.Surface) -> pygame.Surface:
    def paint(offscreen: Canvas) -> None:
        offscreen.surface.blit(picture, (0, 0))
        offscreen.surface.fill((*DIMMED, 255), special_flags=pygame.BLEND_RGBA_MULT)

    scale = canvas.view.scale
    size = (picture.get_width() / scale, picture.get_height() / scale)
    return canvas.sprite(("dimmed", face), size, paint)


def draw_check(canvas: Canvas, center: Point, radius: float) -> None:
    """Draw the mark of a card that is in the deck."""
    x, y = center
    canvas.circle((x, y + 1.5), radius + 1, Colours.shadow, alpha=140)
    canvas.circle(center, radius, Colours.light)
    canvas.circle(center, radius - 1.8, _MARK_DARK)
    side = radius * 1.4
    canvas.image("icons/tick", (x - side / 2, y - side / 2, side, side))


_LEAST_FIGURE = 11.0


def draw_cost(canvas: Canvas, text: str, center: Point, size: float) -> None:
    """Draw a cost's gem with a number."""
    x, y = center
    box = (x - size / 2, y - size / 2, size, size)
    canvas.image("ui/cost", box)
    # On a small gem the number is as large as there is room for, so that it can be read.
    figure = max(0.46 * size, min(0.64 * size, _LEAST_FIGURE))
    style = text_style.BADGE.with_changes(size=figure, colour=Colours.light)
    canvas.text(text, (x, y + 0.5), style)


def draw_count(canvas: Canvas, number: int, center: Point, size: float) -> None:
    """Draw a small number on a dark disc, the count of what it lies on."""
    canvas.circle(center, size / 2, Colours.bronze)
    canvas.circle(center, size / 2 - 1.2, Colours.well)
    canvas.text(
        str(number), center, _NUMBER.with_changes(size=size * 0.66, colour=Colours.light, bold=True)
    )


def draw_card_backs(canvas: Canvas, center: Point) -> None:
    """Draw ten cards as a fan, face down."""
    far = (DECK_SIZE - 1) / 2
    for place in range(DECK_SIZE):
        angle = (place - far) * _FAN_STEP
        turn = math.radians(angle)
        middle = (
            center[0] + _FAN_RADIUS * math.sin(turn),
            center[1] + _FAN_RADIUS * (1 - math.cos(turn)),
        )
        box = box_at(middle, _FAN_CARD, _FAN_CARD * CARD_SHAPE)
        canvas.image("ui/back", box, angle=-angle)


def draw_empty_slot(canvas: Canvas, rect: RectLike, *, strong: bool = False) -> None:
    """Draw the hollow of a card that is still missing."""
    draw_well(canvas, rect, radius=Sizes.radius_small, alpha=220 if strong else 110)
