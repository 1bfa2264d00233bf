"""A finished match as a row: who played, how it ended for the player, what it was, and when."""

from __future__ import annotations

import pygame

from game.board import custom_mark
from game.kit import Canvas, Colour, Colours, grown, text_style
from game.rules import DRAW

from ..common.drawings.bulb_mark import draw_bulb
from ..common.matches.match_rows import draw_versus, split_row
from ..services import Services
from .history_filter import HistoryEntry

_PADDING, _VERSUS, _CROWN = 14.0, 0.61, 34.0
#: From the middle up to the outcome, and from line to line below it: the last is off the edge.
_UP, _PITCH = 34.0, 18.0
_OUTCOME = text_style.STRONG.with_changes(size=18, floor=12)
_LINE = text_style.CAPTION.with_changes(size=14, fit=True, floor=10, colour=Colours.text)
_COLOURS: dict[str, Colour] = {"won": Colours.positive, "lost": Colours.negative}


def outcome_words(services: Services, entry: HistoryEntry) -> str:
    """Return how a match ended, as its player would tell it."""
    result = entry.filed.result
    assert result is not None
    if entry.outcome == "couch":
        return services.translate("history.wins", name=entry.heads[result.winner].name)
    return services.translate(f"history.outcomes.{entry.outcome}")


def outcome_colour(entry: HistoryEntry) -> Colour:
    """Return the colour in which the outcome is told."""
    return _COLOURS.get(entry.outcome, Colours.gold)


def draw_row(canvas: Canvas, services: Services, plate: pygame.FRect, entry: HistoryEntry) -> None:
    """Draw a row on its plate."""
    result = entry.filed.result
    assert result is not None
    inside = plate.inflate(-2 * _PADDING, -14)
    versus, words = split_row(inside, _VERSUS, 20)
    marks = draw_versus(canvas, versus, entry.heads, services.translate("matches.against"), 36)
    if result.winner != DRAW:
        box = pygame.FRect(0, 0, _CROWN, _CROWN)
        box.center = marks[result.winner].center
        canvas.image("ui/crown", box)
    turns = services.translate("history.turns", count=result.turns)
    outcome = outcome_words(services, entry)
    ended = services.translate("history.outcome_turns", outcome=outcome, turns=turns)
    upper = pygame.FRect(words.x, words.centery - grown(_UP), words.width, grown(26.0))
    canvas.text(ended, upper, _OUTCOME, colour=outcome_colour(entry))
    for place, told in enumerate((entry.mode, entry.when)):
        line = pygame.FRect(words.x, upper.bottom + place * grown(_PITCH), words.width, grown(20.0))
        if not place and entry.filed.has_custom_cards:
            custom_mark(canvas, (line.x + 9, line.centery), 18)
            line.x, line.width = line.x + 24, line.width - 24
        if not place and entry.filed.bulb:
            draw_bulb(canvas, (line.x + 9, line.centery), 9)
            line.x, line.width = line.x + 24, line.width - 24
        canvas.text(told, line, _LINE)
