"""How a match or a voyage ended, on its medal: the head of what is shown beside the history."""

import pygame

from game.kit import Canvas, Colours, Viewport, grown, text_size, text_style

#: The least height, that of the name, and the medal beside both.
_LEAST, _NAME_HIGH, _MEDAL, _GAP = 62.0, 34.0, 84.0, 14.0
#: How much of its height the medal lies over the picture above it.
_OVER = 0.12
_MEDALS = {
    "won": "medals/outcome_won",
    "lost": "medals/mould_outcome_lost",
    "draw": "medals/outcome_draw",
}
_NAME = text_style.NAME.with_changes(
    size=27, colour=Colours.gold, fit=True, floor=14, valign="middle"
)
_HOW = text_style.BODY.with_changes(size=16, wrap=True, fit=True, floor=12)


def ended_height(view: Viewport, width: float, how: str) -> float:
    """Return how high the head is at a width."""
    wide = width - grown(_MEDAL) - _GAP
    return max(grown(_LEAST), grown(_NAME_HIGH) + text_size(view, how or " ", _HOW, wide)[1] + 4)


def draw_ended(canvas: Canvas, box: pygame.FRect, outcome: str, name: str, how: str) -> None:
    """Draw the medal of an ``outcome``, and beside it its name and by what it came."""
    words, medal = box.copy(), _MEDALS.get(outcome, "")
    if medal:
        side = grown(_MEDAL)
        canvas.image(medal, (box.x, box.centery - (0.5 + _OVER) * side, side, side))
        words.x, words.width = words.x + side + _GAP, words.width - side - _GAP
    upper = pygame.FRect(words.x, words.y, words.width, grown(_NAME_HIGH))
    if not how:
        upper.centery = box.centery
    canvas.text(name, upper, _NAME)
    canvas.text(how, (words.x, upper.bottom, words.width, words.bottom - upper.bottom), _HOW)
