"""A finished match as a row: who played, how it ended for the player, what it was, and when."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.board import custom_mark
from game.kit import Canvas, Colour, Colours, grown, text_style
from game.play import RingEnding
from game.rules import DRAW, RINGS

from ..common import PlayerHead, draw_bulb, draw_seats, draw_versus, split_row, winners_words
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
    result, ending = entry.filed.result, entry.ending
    if entry.filed.problem:
        return services.translate("history.damaged")
    assert result is not None
    if ending is not None:
        return ring_outcome_words(services, entry.heads, ending)
    if entry.outcome == "couch":
        return services.translate("history.wins", name=entry.heads[result.winner].name)
    return services.translate(f"history.outcomes.{entry.outcome}")


def ring_outcome_words(services: Services, heads: Sequence[PlayerHead], ending: RingEnding) -> str:
    """Return how a ring ended for those at the screen, or who has won it."""
    say = services.translate
    if ending.home and (ending.lost or ending.won):
        return say(f"history.outcomes.{'won' if ending.won else 'lost'}")
    if ending.drawn:
        return say("history.outcomes.draw")
    if ending.home:
        return say("ring_results.place", place=ending.place, count=len(ending.places))
    names = [head.name for head in heads]
    return winners_words(services, names, ending.winners, "history.wins")


def outcome_colour(entry: HistoryEntry) -> Colour:
    """Return the colour in which the outcome is told."""
    return _COLOURS.get(entry.outcome, Colours.gold)


def draw_row(canvas: Canvas, services: Services, plate: pygame.FRect, entry: HistoryEntry) -> None:
    """Draw a row on its plate."""
    inside = plate.inflate(-2 * _PADDING, -14)
    if entry.filed.problem:
        canvas.text(outcome_words(services, entry), inside, _OUTCOME, colour=Colours.attention)
        return
    result = entry.filed.result
    assert result is not None
    versus, words = split_row(inside, _VERSUS, 20)
    against = services.translate("matches.against")
    if entry.ending is not None:
        field = RINGS[entry.filed.terms.ring]
        draw_seats(canvas, versus, field, entry.heads, against, entry.ending.winners)
    else:
        marks = draw_versus(canvas, versus, entry.heads, against, 36)
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
