"""The large card beside the small one that is pointed at."""

from __future__ import annotations

import pygame

from game.board import large_card
from game.content import Strings, ability_text
from game.kit import Canvas, Colours, Sizes, Times, View, draw_panel, style
from game.rules import FIRST, Card, Creature, ability_names

from .screen import inner

CARD_SHAPE = 1.4
_WIDTH = 300.0
_DELAY = 0.16
_ASIDE, _PADDING = 250.0, 18.0
_WORDS = style.BODY.but(size=14.5)


def explained(strings: Strings, card: Card, edition: int = FIRST) -> str:
    """Return what every ability on `card` does, in the words of an edition, a paragraph each."""
    names = list(ability_names(card.abilities))
    if isinstance(card, Creature) and card.aura:
        names += ["aura", *ability_names(card.aura)]
    paragraphs = []
    for name in names:
        ability = strings.text(f"abilities.{name}.name")
        text = ability_text(strings, name, edition)
        paragraphs.append(strings.text("card_text.explained", ability=ability, text=text))
    return "\n\n".join(paragraphs)


class CardPreview:
    """Shows a card large a moment after it was pointed at."""

    def __init__(self, strings: Strings, edition: int = FIRST) -> None:
        self.strings = strings
        self.edition = edition
        self.card: Card | None = None
        self._near = pygame.FRect(0, 0, 0, 0)
        self._rest = 0.0

    def point_at(self, card: Card | None, near: pygame.FRect) -> bool:
        """Show `card` beside `near`, or nothing; True when that is a change."""
        if card is self.card and near == self._near:
            return False
        # From one card to the next there is nothing to wait for.
        self._rest = self._rest if card is not None and self.card is not None else 0.0
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
        share = min(1.0, (self._rest - _DELAY) / Times.appear)
        box = self._place(canvas.view)
        with canvas.shifted(0, 10 * (1 - share), alpha=round(255 * share)):
            canvas.shadow(box, spread=26, drop=10, strength=210, radius=Sizes.radius_large)
            canvas.glow(box, Colours.gold, spread=10, strength=70, radius=Sizes.radius_large)
            canvas.blit(large_card(canvas, self.strings, self.card, box.width), box.topleft)
            self._draw_explained(canvas, self.card, box)

    def _draw_explained(self, canvas: Canvas, card: Card, box: pygame.FRect) -> None:
        """Draw what the card's abilities do, on the side of it that is away from the small one."""
        text = explained(self.strings, card, self.edition)
        if not text:
            return
        height = canvas.text_size(text, _WORDS, _ASIDE - 2 * _PADDING)[1] + 2 * _PADDING
        panel = pygame.FRect(0, 0, _ASIDE, height)
        if box.x > self._near.x:
            panel.topleft = box.right + Sizes.gap, box.y
        else:
            panel.topright = box.left - Sizes.gap, box.y
        panel.clamp_ip(canvas.view.rect.inflate(-Sizes.gap, -Sizes.gap))
        draw_panel(canvas, panel)
        canvas.text(text, inner(panel, _PADDING), _WORDS)

    def _place(self, view: View) -> pygame.FRect:
        box = pygame.FRect(0, 0, _WIDTH, _WIDTH * CARD_SHAPE)
        box.centery = self._near.centery
        if self._near.centerx < view.width / 2:
            box.left = self._near.right + Sizes.padding
        else:
            box.right = self._near.left - Sizes.padding
        box.clamp_ip(view.rect.inflate(-2 * Sizes.gap, -2 * Sizes.gap))
        return box
