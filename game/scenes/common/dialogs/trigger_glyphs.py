"""Triggers as pictures: key caps in the player's language, buttons as those of the pad in hand."""

from game.kit import GLYPH_HEIGHT, Board, Canvas, Viewport, draw_key, draw_pad, key_width, pad_width

from ...key_words import key_caps, pad_in_hand
from ...services import Services


def trigger_width(
    view: Viewport, services: Services, board: Board, trigger: str, height: float = GLYPH_HEIGHT
) -> float:
    """Return how wide the picture of a trigger is."""
    if board == "pad":
        return pad_width(view, trigger, pad_in_hand(services.inputs), height)
    return key_width(view, key_caps(services.translate, trigger), height)


def draw_trigger(
    canvas: Canvas,
    services: Services,
    board: Board,
    trigger: str,
    x: float,
    middle: float,
    height: float = GLYPH_HEIGHT,
) -> float:
    """Draw a trigger from ``x`` on, around the height ``middle``; return where it ends."""
    if board == "pad":
        return draw_pad(canvas, trigger, pad_in_hand(services.inputs), x, middle, height)
    return draw_key(canvas, key_caps(services.translate, trigger), x, middle, height)
