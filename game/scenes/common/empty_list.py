"""What stands in the place of a list that has nothing to show."""

from __future__ import annotations

import pygame

from game.kit import Canvas, draw_panel, text_size, text_style

_WIDTH, _ICON, _HEAD = 600.0, 64.0, 34.0
_WORDS = text_style.BODY.with_changes(size=18, align="center", valign="middle")


def draw_empty(canvas: Canvas, icon: str, title: str, text: str) -> None:
    """Draw a panel in the middle of the window: a picture, what is missing, how it comes here."""
    words = text_size(canvas.view, text, _WORDS, _WIDTH - 72)[1]
    box = canvas.view.centered((_WIDTH, 44 + _ICON + _HEAD + 12 + words + 8))
    draw_panel(canvas, box)
    canvas.image(icon, (box.centerx - _ICON / 2, box.y + 22, _ICON, _ICON))
    head = pygame.FRect(box.x + 30, box.y + 26 + _ICON, box.width - 60, _HEAD)
    canvas.text(title, head, text_style.HEADING)
    canvas.text(text, (box.x + 36, head.bottom + 6, box.width - 72, words + 4), _WORDS)
