"""The large card where cards are clicked all the time: it waits before it shows."""

from __future__ import annotations

import pygame

from game.rules import Card

from .card_preview import CardPreview

_PATIENCE = 0.30


class PatientPreview(CardPreview):
    """Shows a card large once the pointer rests on it; it may be put away until the next card."""

    def point_at(self, card: Card | None, near: pygame.FRect) -> bool:
        """Show ``card`` beside ``near`` after a rest, or nothing; True when that is a change."""
        changed = super().point_at(card, near)
        if changed and self._rest <= 0.0:
            self._rest = -_PATIENCE
        return changed
