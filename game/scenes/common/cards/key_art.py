"""The key art of a deck: the picture of its greatest card, fading into what it lies on."""

from collections.abc import Sequence

import pygame

from game.board import CARD_SHAPE, card_face, card_picture
from game.kit import Canvas, ramp
from game.rules import Card, Creature

#: The share of a picture's width that is shown, and how far down it the middle of a strip is; the
#: middle of what is higher lies above it, for more of a body than of what is over its head.
_WIDTH, _MIDDLE, _RISES = 0.92, 0.42, 0.25
#: In how many steps it fades, after how many it is whole, and how opaque it is then.
_STEPS, _CLEAR, _STRONG = 16, 10, 245
#: The same where contrast is high and words lie over it.
_FAINT = 56


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
