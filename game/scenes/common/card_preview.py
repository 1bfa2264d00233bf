"""The large card beside the small one that is pointed at."""

from __future__ import annotations

import pygame

from game.board import CARD_SHAPE, draw_words, explanations, large_card, words_height
from game.kit import Canvas, Colours, Sizes, Times, Viewport, draw_panel
from game.rules import FIRST, Card

from ..services import Services
from .screen import inner

_WIDTH = 300.0
_DELAY, _RISE = 0.16, 10.0
#: The ``delay`` where cards are clicked all the time, so that none is in the way of the next.
CLICKING_DELAY = 0.30
_ASIDE, _PADDING = 290.0, 20.0


class CardPreview:
    """Shows a card large a moment after it was pointed at.

    That moment is longer by ``delay`` seconds, in which the pointer must rest on the card.
    """

    def __init__(self, services: Services, edition: int = FIRST, *, delay: float = 0.0) -> None:
        self.services = services
        self.edition = edition
        self.delay = delay
        self.card: Card | None = None
        self._near = pygame.FRect(0, 0, 0, 0)
        self._rest = 0.0

    def point_at(self, card: Card | None, near: pygame.FRect) -> bool:
        """Show ``card`` beside ``near``, or nothing; True when that is a change."""
        if card is self.card and near == self._near:
            return False
        # From one card to the next there is nothing to wait for.
        rest = self._rest if card is not None and self.card is not None else 0.0
        self._rest = rest if rest > 0.0 else -self.delay
        self.card, self._near = card, near
        return True

    def update(self, dt: float) -> bool:
        """Wait and appear; True while that goes on."""
        if self.card is None or self._rest >= _DELAY + Times.appear:
            return False
        self._rest += dt
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the card where it hides least of what it belongs to."""
        if self.card is None or self._rest < _DELAY:
            return
        t = min(1.0, (self._rest - _DELAY) / Times.appear)
        box = self._place(canvas.view)
        rise = 0.0 if self.services.settings.reduced_motion else _RISE * (1 - t)
        with canvas.shifted(0, rise, alpha=round(255 * t)):
            canvas.shadow(box, spread=26, drop=10, strength=210, radius=Sizes.radius_large)
            canvas.glow(box, Colours.gold, spread=10, strength=70, radius=Sizes.radius_large)
            picture = large_card(canvas, self.services.content.strings, self.card, box.width)
            canvas.blit(picture, box.topleft)
            self._draw_explained(canvas, self.card, box)

    def _draw_explained(self, canvas: Canvas, card: Card, box: pygame.FRect) -> None:
        """Draw what the card's abilities do, on the side of it that is away from the small one."""
        words = explanations(self.services.content.strings, card, self.edition)
        if not words:
            return
        height = words_height(canvas, words, _ASIDE - 2 * _PADDING) + 2 * _PADDING
        panel = pygame.FRect(0, 0, _ASIDE, height)
        if box.x > self._near.x:
            panel.topleft = box.right + Sizes.gap, box.y
        else:
            panel.topright = box.left - Sizes.gap, box.y
        panel.clamp_ip(canvas.view.rect.inflate(-Sizes.gap, -Sizes.gap))
        draw_panel(canvas, panel)
        draw_words(canvas, words, inner(panel, _PADDING))

    def _place(self, view: Viewport) -> pygame.FRect:
        box = pygame.FRect(0, 0, _WIDTH, _WIDTH * CARD_SHAPE)
        box.centery = self._near.centery
        if self._near.centerx < view.width / 2:
            box.left = self._near.right + Sizes.padding
        else:
            box.right = self._near.left - Sizes.padding
        box.clamp_ip(view.rect.inflate(-2 * Sizes.gap, -2 * Sizes.gap))
        return box
