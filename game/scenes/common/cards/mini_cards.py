"""The drawings of the screens about decks: small cards, marks, key art, the mana curve."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE, CardFace, ShownCard, card_face, card_picture, hand_card
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    Sizes,
    box_at,
    draw_brass,
    draw_well,
    ramp,
    text_style,
)
from game.rules import DECK_SIZE, Card, Creature, ability_names

HIGHEST_COST = 7
AURA = "aura"
DIMMED: Colour = (96, 96, 116)
_NUMBER = text_style.CAPTION.with_changes(align="center")
_FAN_CARD, _FAN_STEP, _FAN_RADIUS = 150.0, 6.0, 620.0
_MARK_DARK: Colour = (20, 58, 30)

#: The share of a picture's width that is shown, and how far down it the middle of a strip is; the
#: middle of what is higher lies above it, for more of a body than of what is over its head.
_WIDTH, _MIDDLE, _RISES = 0.92, 0.42, 0.25
#: In how many steps it fades, after how many it is whole, and how opaque it is then.
_STEPS, _CLEAR, _STRONG = 16, 10, 245
#: The same where contrast is high and words lie over it.
_FAINT = 56

#: Room for shade around the grooves; their width and depth, and the thickest that a coin is.
_MARGIN, _GROOVE, _LIP, _COIN = 4.0, 30.0, 2.0, 17.0
#: The share of the height that the costs take, the largest gem, and the least that bears a number.
_FOOT, _GEM, _LEAST_GEM = 0.34, 24.0, 17.0
_COUNT = text_style.CAPTION.with_changes(size=13, align="center", bold=True, colour=Colours.gold)


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


def hero_of(cards: Sequence[Card]) -> Card:
    """Return the card that stands for a deck: the strongest of its dearest creatures, if any."""

    def greatness(card: Card) -> tuple[bool, int, int]:
        body = card.attack + card.health if isinstance(card, Creature) else 0
        return isinstance(card, Creature), card.cost, body

    return max(cards, key=greatness)


def draw_key_art(canvas: Canvas, card: Card, box: pygame.FRect, *, rising: bool = False) -> None:
    """Draw a card's picture in ``box``, fading to the right, or ``rising`` below words."""
    faint = rising and canvas.context.look.contrast
    picture = canvas.sprite(
        ("key art", card_face(card), rising, faint),
        box.size,
        lambda drawn: _paint(drawn, card, rising, _FAINT if faint else _STRONG),
    )
    canvas.blit(picture, box.topleft)


def _paint(canvas: Canvas, card: Card, rising: bool, strong: int) -> None:
    pixels = canvas.surface.get_size()
    share = _WIDTH / CARD_SHAPE * pixels[1] / pixels[0]
    top = max(0.0, _MIDDLE - share * (0.5 + _RISES))
    area = ((1 - _WIDTH) / 2, top, _WIDTH, share)
    art = card_picture(canvas, card_face(card), pixels, area)
    fade = [(255, 255, 255, round(strong * min(1.0, n / _CLEAR))) for n in range(_STEPS)]
    slope = ramp(fade if rising != canvas.is_flipped else fade[::-1], pixels)
    art.blit(slope, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(art, (0, 0))


def draw_mana_curve(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw in ``box`` how many of ``cards`` there are of each cost, the costs below."""
    counts = Counter(map(cost_step, cards))
    stacks = tuple(counts[cost] for cost in range(1, HIGHEST_COST + 1))
    place = box.inflate(2 * _MARGIN, 2 * _MARGIN)
    picture = canvas.sprite(
        ("curve", stacks), place.size, lambda drawn: _paint_curve(drawn, stacks)
    )
    canvas.blit(picture, place.topleft)


def _paint_curve(canvas: Canvas, stacks: Sequence[int]) -> None:
    box = canvas.view.rect.inflate(-2 * _MARGIN, -2 * _MARGIN)
    pitch = box.width / HIGHEST_COST
    gem = min(pitch, _GEM, max(_LEAST_GEM, _FOOT * box.height))
    groove = pygame.FRect(0, box.y, min(pitch - 4, _GROOVE), box.height - gem - 2)
    for number, count in enumerate(stacks):
        middle = box.x + (number + 0.5) * pitch
        groove.centerx = middle
        _paint_stack(canvas, groove, count, max(4, *stacks))
        foot = middle, box.bottom - gem / 2
        if gem >= _LEAST_GEM:
            draw_cost(canvas, str(number + 1), foot, gem)
        else:
            canvas.text(str(number + 1), foot, _COUNT)


def _paint_stack(canvas: Canvas, groove: pygame.FRect, count: int, most: int) -> None:
    """Paint a groove in the wood, lit at its lower lip, with a stack of coins in it."""
    radius = min(5.0, groove.width / 3)
    canvas.fill(groove.move(0, 1.2), Colours.brass_light, radius=radius, alpha=60)
    canvas.fill(groove, Colours.wood_well, radius=radius)
    canvas.frame(groove, Colours.shadow, width=1, radius=radius, alpha=120)
    inside = groove.inflate(-2 * _LIP, -2 * _LIP)
    high = min(_COIN, inside.height / most)
    for coin in range(count):
        top = inside.bottom - high * (coin + 1)
        place = pygame.FRect(inside.x, top + high * 0.1, inside.width, high * 0.9)
        canvas.fill(place.move(0, high * 0.12), Colours.shadow, radius=high / 3, alpha=170)
        draw_brass(canvas, place, radius=high / 3)
