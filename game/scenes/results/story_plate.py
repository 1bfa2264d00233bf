"""How the campaign's story goes on after a win: the reward that is read."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colour, Viewport, text_size, text_style

#: The width of the plate, and its least height.
STORY = (980.0, 68.0)
_EDGE, _ICON = 20.0, 40.0
_INK: Colour = (64, 34, 20)
_WORDS = text_style.BODY.with_changes(
    size=19, colour=_INK, align="start", valign="middle", fit=True, floor=15, outline=0.0
)


def story_height(view: Viewport, words: str) -> float:
    """Return how high the plate is for all of its words."""
    wide = STORY[0] - 2 * _EDGE - _ICON - 14
    return max(STORY[1], text_size(view, words, _WORDS, wide)[1] + 20)


def draw_story(canvas: Canvas, place: pygame.FRect, words: str) -> None:
    """Draw a sheet of parchment with the story on it."""
    canvas.shadow(place.inflate(-6, -6), spread=10, drop=5, strength=120)
    canvas.nine_patch("ui/panel_parch", place)
    icon = pygame.FRect(0, 0, _ICON, _ICON)
    icon.center = place.x + _EDGE + _ICON / 2, place.centery
    box = pygame.FRect(icon.right + 14, place.y + 6, 0, place.height - 12)
    box.width = place.right - _EDGE - box.x
    if canvas.begins_right(words):
        icon.centerx, box.right = 2 * place.centerx - icon.centerx, 2 * place.centerx - box.x
    canvas.image("icons/scroll", icon)
    canvas.text(words, box, _WORDS)
