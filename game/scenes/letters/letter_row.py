"""A match by letter as a row of the list: a long letter with the faces of those who are away.

It tells whose turn it is, and since when. What came, or is under way, is sealed by who wrote it; a
quill lies where one is to write. A match that is over shows all who played, its winners with
their crowns.
"""

from collections.abc import Collection

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at
from game.play import LetterMatch, LetterStage, winners_of
from game.rules import DRAW, DUEL

from ..common import (
    MatchLook,
    Named,
    PaintFace,
    PaintMark,
    draw_match,
    duel_face,
    player_heads,
    ring_face,
)
from ..services import Services
from .envelope import draw_seat_wax, envelope_of
from .letter_words import URGENT, letter_mode, seat_name, shown_result, stage_words, when_words

#: The light around the face of who has written, its reach, at least for its radius, and the side of
#: a mark.
_GLOW, _SPREAD, _WIDER, _MARK = 210, 10.0, 0.3, 18.0
#: The flap of a sealed row: its width and the radius of its wax, for a row of one; its paper. How
#: wide the quill is that lies on an open one, for its height, that and a medal's side.
_FLAP, _WAX, _QUILL, _HIGH, _MEDAL = 1.0, 0.26, 156 / 206, 0.94, 0.72
_FLAP_PAPER, _FOLD = (246, 226, 180), (96, 62, 28)
#: The signs of where a match stands.
_ICONS = {
    LetterStage.WATCH: "icons/eye",
    LetterStage.YOURS: "icons/play",
    LetterStage.READY: "icons/tick",
    LetterStage.WAITING: "icons/hourglass",
    LetterStage.GONE: "icons/surrender",
    LetterStage.OVER: "icons/book",
    LetterStage.CLOSED: "icons/cross",
}
_OUTCOMES: dict[str, Colour] = {"won": Colours.positive, "lost": Colours.negative}


def outcome(match: LetterMatch) -> str:
    """Return how a match came out for its player: "won", "lost" or "draw"; "" before it is seen.

    Who has left a ring has lost at once (R13.10).
    """
    if match.has_left:
        return "lost"
    result = shown_result(match)
    if result is None:
        return ""
    if result.winner == DRAW:
        return "draw"
    return "won" if match.own in winners(match) else "lost"


def winners(match: LetterMatch) -> Collection[int]:
    """Return the seats that have won a match, as far as that may be seen."""
    result = shown_result(match)
    if result is None or result.winner == DRAW:
        return ()
    return winners_of(match.terms.terms.field, result.winner)


def outcome_colour(match: LetterMatch) -> Colour:
    """Return the colour in which the outcome of a match is written."""
    return _OUTCOMES.get(outcome(match), Colours.gold)


def paint_faces(services: Services, match: LetterMatch) -> PaintFace:
    """Return what draws the faces of a match; that of who has written lies in light."""
    heads = player_heads(services, match.seats)
    face = duel_face(heads) if len(heads) == len(DUEL.sides) else ring_face(heads)
    writers = {letter.writer for letter, _ in match.kept.letters[-1:]} - {match.own}
    lit = writers if match.stage in URGENT else ()

    def paint(canvas: Canvas, seat: int, middle: Point, radius: float) -> None:
        if seat in lit:
            box = box_at(middle, 2 * radius)
            spread = max(_SPREAD, _WIDER * radius)
            canvas.glow(box, Colours.gold, strength=_GLOW, spread=spread, radius=radius)
        face(canvas, seat, middle, radius)

    return paint


def draw_letter_row(
    services: Services, match: LetterMatch, canvas: Canvas, plate: pygame.FRect
) -> None:
    """Draw the row of a match on its plate; at the end its seal, the quill, or a medal."""
    urgent, ended = match.stage in URGENT, outcome(match)
    say, seats = services.translate, range(match.terms.seats)
    away = [seat for seat in seats if seat != match.own]
    title = say("letters.stages.yours") if urgent else stage_words(services, match)
    colour = Colours.gold if urgent else Colours.muted
    first = stage_words(services, match) if urgent else letter_mode(services, match)
    if ended:
        title, colour = say(f"history.outcomes.{ended}"), outcome_colour(match)
    if title == first:
        first = letter_mode(services, match)
    names = [Named(seat_name(services, match, seat), Colours.sides[seat]) for seat in away]
    marks: tuple[PaintMark, ...] = (
        lambda canvas, middle: canvas.image(_ICONS[match.stage], box_at(middle, _MARK)),
    )
    look = MatchLook(
        seats if ended else away,
        paint_faces(services, match),
        title,
        names,
        (first, when_words(services, match)),
        colour,
        winners(match),
        marks,
    )
    high, envelope = plate.height, envelope_of(services, match)
    middle = plate.right - 0.5 * _FLAP * high, plate.centery
    if envelope is not None and envelope.opened:
        canvas.image("post/quill", box_at(middle, _QUILL * _HIGH * high, _HIGH * high))
    elif envelope is not None:
        _draw_flap(canvas, plate, envelope.writer)
    elif ended:
        canvas.image(f"medals/outcome_{ended}", box_at(middle, _MEDAL * high))
    draw_match(canvas, pygame.FRect(plate.topleft, (plate.width - _FLAP * high, high)), look)


def _draw_flap(canvas: Canvas, plate: pygame.FRect, writer: int) -> None:
    """Draw the flap at the end of a row, sealed by who wrote it."""
    high = plate.height
    end, tip = plate.right - 7, (plate.right - 0.7 * _FLAP * high, plate.centery)
    corners = [(end, plate.y + 7), tip, (end, plate.bottom - 7)]
    canvas.polygon(corners, _FLAP_PAPER, alpha=110)
    for corner in corners[::2]:
        for down, colour, alpha in ((2.5, _FOLD, 60), (1.0, _FOLD, 190), (-0.6, _FLAP_PAPER, 255)):
            start, last = (corner[0], corner[1] + down), (tip[0], tip[1] + down)
            canvas.line(start, last, colour, width=1.6, alpha=alpha)
    draw_seat_wax(canvas, writer, tip, _WAX * high)
