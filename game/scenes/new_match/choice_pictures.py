"""The small pictures of the start screen: what each kind of match is like, told in cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.board import BACK_FACE, CARD_SHAPE, CardFace, card_face, draw_portrait, hand_card
from game.content import Content
from game.kit import Canvas, Colours, Point
from game.rules import LEFT, MODES, RIGHT, Card, Incantation

from ..common import draw_emblem, draw_point_gem, draw_ring

Paint = Callable[[Canvas, pygame.FRect], None]


def pictures(content: Content) -> dict[str, Paint]:
    """Return how to paint every choice, by its key."""
    kit = [deck.cards[index] for deck in content.decks for index in (5, 7, 1)]
    spells = [card for card in content.cards.values() if isinstance(card, Incantation)]
    return {
        "preconstructed": lambda canvas, box: _draw_fan(canvas, box, kit[:5]),
        "draft": lambda canvas, box: _draw_draft(canvas, box, kit[4:8]),
        "constructed": lambda canvas, box: _draw_bans(canvas, box, kit[5:10]),
        "quick": _draw_pile,
        "custom": _draw_points,
        "incantations": lambda canvas, box: _draw_spell(canvas, box, spells[0]),
        "protection": lambda canvas, box: canvas.image("ui/ic_protection", box),
        **{mode: partial(_draw_mode, mode) for mode in MODES},
        "beginner": lambda canvas, box: draw_emblem(canvas, LEFT, box.center, box.width * 0.5),
    }


def _draw_mode(mode: str, canvas: Canvas, box: pygame.FRect) -> None:
    draw_ring(canvas, box, mode)


def _card_width(box: pygame.FRect, share: float, across: float) -> float:
    """Return the width of cards that take a ``share`` of the height, and are ``across`` wide."""
    return min(box.height / CARD_SHAPE * share, box.width / across)


def _put(canvas: Canvas, face: CardFace, center: Point, width: float, angle: float = 0.0) -> None:
    """Draw a card with its middle at ``center``, turned."""
    card = hand_card(canvas, face, width)
    canvas.blit(canvas.turned(card, ("start", face, width), angle), center, centered=True)


def _shade(canvas: Canvas, center: Point, width: float) -> None:
    box = pygame.FRect(0, 0, width - 4, width * CARD_SHAPE - 4)
    box.center = center
    canvas.shadow(box, spread=8, drop=4, strength=130)


def _draw_fan(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw a hand of cards, spread."""
    width = _card_width(box, 0.92, 1 + 0.72 * (len(cards) - 1) + 0.3)
    for number, card in enumerate(cards):
        away = number - (len(cards) - 1) / 2
        center = (box.centerx + away * width * 0.72, box.centery + 3.0 * away * away)
        _put(canvas, card_face(card), center, width, -6.0 * away)


def _draw_draft(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw four cards side by side, each marked by who takes it: one, two, one."""
    width = _card_width(box, 0.88, 1 + 1.12 * (len(cards) - 1))
    takers = (RIGHT, LEFT, RIGHT, LEFT)
    for number, (card, side) in enumerate(zip(cards, takers, strict=True)):
        x = box.centerx + (number - 1.5) * width * 1.12
        center = (x, box.centery - (5 if number == 1 else -3))
        _shade(canvas, center, width)
        _put(canvas, card_face(card), center, width)
        draw_emblem(canvas, side, (x, center[1] - width * 0.62), width * 0.19)


def _draw_bans(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw a row of cards, two of them struck out."""
    width = _card_width(box, 0.84, 1 + 0.82 * (len(cards) - 1))
    for number, card in enumerate(cards):
        center = (box.centerx + (number - (len(cards) - 1) / 2) * width * 0.82, box.centery)
        _shade(canvas, center, width)
        _put(canvas, card_face(card), center, width)
    for number in (1, 3):
        x = box.centerx + (number - (len(cards) - 1) / 2) * width * 0.82
        _draw_cross(canvas, (x, box.centery), width * 0.36)


def _draw_cross(canvas: Canvas, center: Point, reach: float) -> None:
    x, y = center
    for colour, width in ((Colours.ink_shadow, 0.34), (Colours.refused, 0.2)):
        for way in (-1, 1):
            ends = (x - reach, y - reach * way), (x + reach, y + reach * way)
            canvas.line(*ends, colour, width=reach * width * 1.4)


def _draw_pile(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw the Horde's deck, and the mana it has in every turn."""
    width = box.height / CARD_SHAPE * 0.92
    x = box.centerx - box.width * 0.27
    for step in range(5, -1, -1):
        center = (x + step * 2.4, box.centery - step * 1.6)
        if step == 5:
            _shade(canvas, center, width)
        _put(canvas, BACK_FACE, center, width)
    draw_portrait(canvas, "", RIGHT, (x, box.centery), width * 0.36)
    size = min(box.height * 0.36, box.width * 0.16)
    for gem in range(6):
        left = x + width * 0.5 + size * 0.45 + (gem % 3) * size * 1.08
        top = box.centery + (gem // 3 - 1) * size * 1.12
        canvas.image("ui/mana1", (left, top + size * 0.06, size, size))


def _draw_points(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw five levels, each with one point more than the one before."""
    size = box.height * 0.19
    for level in range(5):
        x = box.centerx + (level - 2) * size * 1.9
        for point in range(level + 1):
            draw_point_gem(canvas, (x, box.bottom - size * (0.6 + point)), size * 0.46)


def _draw_spell(canvas: Canvas, box: pygame.FRect, card: Card) -> None:
    _put(canvas, card_face(card), box.center, box.width * 0.84)
