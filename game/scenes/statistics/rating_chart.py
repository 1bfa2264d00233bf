"""The rating, duel by duel, among the strengths of the computer: one scale, one picture."""

from bisect import bisect
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    Point,
    give_feedback,
    grown,
    shared_size,
    text_style,
)
from game.play import ANCHORS, CHARACTERS, STRENGTHS, RatedDuel, Rating

from ..common import (
    FollowedPlaces,
    across,
    draw_painting,
    own_portrait,
    person_of,
    share_at,
    sight_picture,
    way_of,
)
from ..services import Services
from ..voyage.parts.voyage_pictures import draw_face

_INSET, _GUTTER, _RIGHT, _FOOT = 10.0, 190.0, 26.0, 20.0
#: How large a face is at most, and of the way between two rungs; the width of its points.
_FACE, _OF_RUNG, _POINTS_WIDE = 38.0, 0.94, 38.0
#: The painting behind the curve, how dark it is, and how clear who is still to be reached.
_SIGHT, _VEIL, _AHEAD = "castle", 158, 120
#: More points of the curve than these are not drawn, nor more outcomes told apart.
_MOST_POINTS, _MOST_MARKS = 160, 48
_RUNG = text_style.STRONG.with_changes(size=14, fit=True, floor=9, valign="middle", outline=1.2)
_POINTS = text_style.CAPTION.with_changes(size=13, align="right", valign="middle", outline=1.2)
_NUMBER = _POINTS.with_changes(align="center")
_TICKS = 4
#: The scale is at least so many duels wide: the band of the first few is no wider than they are.
_LEAST_SPAN = 10
_CAPTION = text_style.BODY.with_changes(
    size=15, align="center", valign="middle", wrap=True, fit=True, colour=Colours.muted
)
#: The sizes of the mark of a duel, and of the own face where the rating is now.
_MARK, _OWN = 4.0, 17.0
#: How strong the band is in which the rating lies.
_BAND = 70


class RatingChart(FollowedPlaces):
    """Shows the course of a rating; each duel tells its figures when it is pointed at."""

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = ""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.course: Sequence[Rating] = ()
        self.duels: Sequence[RatedDuel] = ()

    def show(self, course: Sequence[Rating], duels: Sequence[RatedDuel]) -> None:
        """Show another course: a rating before the first duel, and one after each."""
        self.course, self.duels = course, duels
        self.index = len(duels)

    # Where things are

    @property
    def plot(self) -> pygame.FRect:
        """Where the curve is."""
        box = self.rect.inflate(-2 * _INSET, -2 * _INSET)
        return pygame.FRect(
            box.x + grown(_GUTTER),
            box.y,
            box.width - grown(_GUTTER) - _RIGHT,
            box.height - grown(_FOOT),
        )

    def height_of(self, points: float) -> float:
        """Return how high so many points are drawn: the strengths are rungs of a ladder."""
        rungs = [ANCHORS[name].points for name in STRENGTHS]
        above = min(max(bisect(rungs, points), 1), len(rungs) - 1)
        low, high = rungs[above - 1 : above + 1]
        climbed = above - 0.5 + (points - low) / (high - low)
        share = min(1.0, max(0.0, climbed / len(rungs)))
        return self.plot.bottom - share * self.plot.height

    @property
    def span(self) -> int:
        """For how many duels there is room."""
        return max(_LEAST_SPAN, len(self.duels))

    def across_of(self, number: int) -> float:
        """Return where a duel is drawn."""
        return across(self.plot, number / self.span)

    # Being used

    def click(self, pos: Point) -> None:
        """Keep the duel under the pointer pointed out."""
        self.index = self.place_at(pos)

    def command(self, name: str) -> bool:
        """Go from duel to duel."""
        page = max(1, len(self.duels) // 10)
        last = len(self.duels)
        steps = {"left": way_of("left"), "right": way_of("right")}
        steps |= {"page_up": -page, "page_down": page}
        steps |= {"home": -last, "end": last}
        index = min(last, max(0, self.index + steps.get(name, 0)))
        if index == self.index:
            return False
        self.index = index
        give_feedback("move")
        return True

    def place_at(self, pos: Point) -> int:
        """Return the number of the duel nearest to ``pos``; 0 is the beginning."""
        return min(len(self.duels), max(0, round(share_at(self.plot, pos[0]) * self.span)))

    @property
    def foot_words(self) -> str:
        """The line at the foot about the duel that is pointed at."""
        number = self.pointed_index
        if number is None or not self.course:
            return ""
        say = self._services.translate
        rating = self.course[number]
        points = round(rating.points)
        if number == 0:
            return say("statistics.rating.begin", points=points)
        duel = self.duels[number - 1]
        return say(
            "statistics.rating.after",
            number=number,
            total=len(self.duels),
            rival=person_of(self._services, duel.rival),
            outcome=say(f"statistics.rating.outcomes.{duel.outcome}"),
            points=points,
            margin=margin_of(rating),
        )

    @property
    def pointed_y(self) -> float:
        """The chart is above what is said of it."""
        return self.rect.y

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the rungs, the band of what is likely, the curve, and what is pointed at."""
        draw_painting(canvas, self.rect, sight_picture(_SIGHT), veil=_VEIL)
        self._draw_rungs(canvas)
        self._draw_numbers(canvas)
        numbers = self._drawn()
        with canvas.clip(self.rect.inflate(-6, -6)):
            self._draw_band(canvas, numbers)
            self._draw_curve(canvas, numbers)
        self._draw_caption(canvas)
        self._draw_pointed(canvas)

    def _draw_caption(self, canvas: Canvas) -> None:
        first, last = sorted((self.across_of(len(self.duels)), self.across_of(self.span)))
        if len(self.duels) * 2 <= self.span:
            words = self._services.translate("statistics.rating.narrows")
            top = self.height_of(ANCHORS[STRENGTHS[-1]].points)
            foot = self.height_of(ANCHORS[STRENGTHS[-2]].points)
            room = pygame.FRect(first, top + 2, last - first, foot - top - 4)
            canvas.text(words, room.inflate(-48, 0), _CAPTION)

    def _drawn(self) -> list[int]:
        last = len(self.duels)
        count = min(last, _MOST_POINTS)
        return sorted({round(last * number / max(1, count)) for number in range(count + 1)})

    def _draw_rungs(self, canvas: Canvas) -> None:
        """Draw the ladder: who is as strong or weaker shines, who is still ahead waits."""
        plot = self.plot
        side = min(grown(_FACE), _OF_RUNG * plot.height / len(STRENGTHS))
        left, figures = self.rect.x + _INSET, grown(_POINTS_WIDE)
        wide = plot.x - left - side - figures - 12
        names = [person_of(self._services, name, short=True) for name in STRENGTHS]
        style = shared_size(canvas.view, names, _RUNG, wide, side)
        for name, words in zip(STRENGTHS, names, strict=True):
            points = ANCHORS[name].points
            y, reached = self.height_of(points), points <= self.course[-1].points
            shade, alpha = (Colours.gold, 110) if reached else (Colours.light, 50)
            canvas.fill((plot.x, y - 0.6, plot.width, 1.2), shade, alpha=alpha)
            face = partial(_paint_face, name=name)
            medal = canvas.sprite(("rung", name), (side, side), face)
            canvas.blit(
                medal, (left + side / 2, y), alpha=255 if reached else _AHEAD, centered=True
            )
            place = pygame.FRect(left + side + 6, y - side / 2, wide, side)
            canvas.text(words, place, style, colour=Colours.light if reached else Colours.muted)
            place.x, place.width = place.right, figures
            canvas.text(str(round(points)), place, _POINTS, colour=Colours.gold)

    def _draw_numbers(self, canvas: Canvas) -> None:
        last, plot = self.span, self.plot
        for number in sorted({round(last * part / _TICKS) for part in range(_TICKS + 1)}):
            x = self.across_of(number)
            canvas.fill((x - 0.6, plot.bottom, 1.2, 5), Colours.bronze)
            canvas.text(
                str(number), (x - grown(24.0), plot.bottom + 4, grown(48.0), grown(17.0)), _NUMBER
            )

    def _draw_band(self, canvas: Canvas, numbers: Sequence[int]) -> None:
        if len(numbers) < 2:
            return
        ratings = [(self.across_of(n), self.course[n]) for n in numbers]
        upper = [(x, self.height_of(rating.high)) for x, rating in ratings]
        lower = [(x, self.height_of(rating.low)) for x, rating in ratings]
        canvas.polygon([*upper, *reversed(lower)], Colours.accent, alpha=_BAND)

    def _draw_curve(self, canvas: Canvas, numbers: Sequence[int]) -> None:
        points = [(self.across_of(n), self.height_of(self.course[n].points)) for n in numbers]
        for width, colour in ((8.0, Colours.brass_dark), (4.6, Colours.brass)):
            for start, end in pairwise(points):
                canvas.line(start, end, colour, width=width)
            for point in points:
                canvas.circle(point, width / 2, colour)
        if len(self.duels) <= _MOST_MARKS:
            for number, point in zip(numbers[1:], points[1:], strict=True):
                self._draw_mark(canvas, point, self.duels[number - 1].outcome)

    def _draw_mark(self, canvas: Canvas, point: Point, outcome: str) -> None:
        """Draw how a duel ended: full for a win, a ring for a loss, half as large for a draw."""
        radius = _MARK if outcome != "drawn" else _MARK * 0.7
        canvas.circle(point, radius + 1.6, Colours.ink_shadow)
        canvas.circle(point, radius, Colours.light)
        if outcome == "lost":
            canvas.circle(point, radius - 1.6, Colours.negative_deep)

    def _draw_pointed(self, canvas: Canvas) -> None:
        number = self.pointed_index
        if number is None:
            number = len(self.duels)
        rating = self.course[number]
        x, plot = self.across_of(number), self.plot
        if self.pointed_index is not None:
            canvas.fill((x - 0.8, plot.y, 1.6, plot.height), Colours.light, alpha=110)
            top, foot = (
                min(plot.bottom, max(plot.top, self.height_of(end)))
                for end in (rating.high, rating.low)
            )
            canvas.fill((x - 1.5, top, 3, foot - top), Colours.light, alpha=200)
        center = x, self.height_of(rating.points)
        canvas.circle(center, _OWN + 3, Colours.gold, alpha=90)
        draw_face(canvas, f"portraits/{own_portrait(self._services)}", center, _OWN)


def face_of(strength: str) -> str:
    """Return the portrait of the person who plays with a strength."""
    return f"portraits/{CHARACTERS[STRENGTHS.index(strength)]}"


def _paint_face(canvas: Canvas, name: str) -> None:
    draw_face(canvas, face_of(name), canvas.view.center, canvas.view.width / 2 - 1)


def margin_of(rating: Rating) -> int:
    """Return by how many points the true strength may well be higher or lower."""
    return round((rating.high - rating.low) / 2)
