"""The chart that was sailed: the course in ink, its days as numbers, its fights as swords.

It can be watched: the course is drawn as far as the fleet has come by then. Of two persons against
each other each has a fleet of its own, whose course has a colour of its own.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.kit import Block, Canvas, Colour, Colours, Point, Viewport, grown, text_style
from game.play import VoyageStory
from game.voyage import Hex, voyage_digest

from ..chart.drawn_chart import ChartDrawing
from ..chart.hex_layout import (
    FLEET_FOOT,
    FLEET_SIZE,
    GROUND,
    STEPS,
    HexLayout,
    draw_standing,
    fleet_picture,
)
from ..chart.painted_sea import PaintedSea
from ..chart.shown_chart import ShownChart

#: How high the chart is for its width, and at least.
_SHAPE, _LEAST = 0.41, 260.0
#: The edge of the sheet, and how far the ground reaches over it: its shores lie at its rims.
_EDGE, _OVER, _GROUND = 16.0, 1.25, 0.7
#: The ink of each fleet's course.
INKS: tuple[Colour, ...] = ((150, 34, 26), (22, 58, 132))
_BACK: Colour = (98, 84, 88)
#: What lies around ink.
PAPER: Colour = (255, 240, 206)
_DARK: Colour = (46, 24, 14)
_LOST: Colour = (112, 98, 104)
#: How far below a field's middle the course runs, and how far beside itself, in sides.
_LOW, _BESIDE = 0.40, 0.16
#: The ink of the course: its width in sides, and at least; how much wider the light around it is.
_INK, _LEAST_INK, _LIGHT = 0.055, 2.2, 3.0
#: The length of a dash with the gap behind it in sides, and the share of that which is drawn; how
#: often a step is drawn beside itself.
_DASH, _DRAWN, _MOST_BESIDE = 0.3, 0.66, 4
#: How strong the ink of the first day is beside that of the last.
_OLDEST = 60
#: How many marks of days are side by side on a field.
_ABREAST = 3
#: The radii of the marks of days and fights: in sides, and the least and largest.
_DAY, _LEAST_DAY, _LARGEST_DAY = 0.2, 9.0, 0.36
_FIGHT, _LEAST_FIGHT = 0.25, 11.0
_NUMBER = text_style.BADGE.with_changes(size=14, colour=_DARK, outline=0.0)
#: How many steps are sailed in a second while it is watched, and at least how long it takes.
_PACE, _SHORTEST, _SLOWEST = 2.6, 4.0, 0.5


class _Step(NamedTuple):
    """A step of a fleet from a field to its neighbour, on a day, in a leg of the course.

    ``beside`` is how often the same way was sailed before.
    """

    day: int
    leg: int
    start: Hex
    end: Hex
    back: bool
    beside: int
    fleet: int


class SailedChart(Block):
    """A sheet with the chart of a story, as far as ``at`` steps of its course; all at first.

    So much of its height is left free at its ``foot``.
    """

    foot = 0.0

    def __init__(self, story: VoyageStory, *, spring: float = 0.0) -> None:
        super().__init__(spring=spring)
        self.story = story
        self.steps = list(_steps(story))
        self.at = self._sailed = float(len(self.steps))
        self._digest = voyage_digest(story.voyage)
        self._seen = list(_seen(story))

    def height(self, view: Viewport, width: float) -> float:
        """Return the height for a width."""
        del view
        return max(_LEAST, _SHAPE * width)

    # Watching it

    @property
    def day(self) -> int:
        """The day of the step that is sailed now."""
        step, _ = self._now()
        return self.story.days if step is None else step.day

    def day_of(self, fleet: int) -> int:
        """Return the day that a fleet has now, or had last; 0 before its first."""
        step, _ = self._now()
        if step is None:
            return self.story.days_of(fleet)
        # They have their days in turn.
        return step.day if fleet <= step.fleet else step.day - 1

    @property
    def is_over(self) -> bool:
        """Whether all of the course is drawn."""
        return self.at >= len(self.steps)

    def begin(self) -> None:
        """Draw the course from its beginning."""
        self.at = self._sailed = 0.0

    def finish(self) -> None:
        """Draw all of the course."""
        self.at = float(len(self.steps))

    def sail_on(self, seconds: float, *, whole: bool = False) -> None:
        """Sail on for so long; in ``whole`` steps where nothing is to glide."""
        pace = max(min(_PACE, len(self.steps) / _SHORTEST), _SLOWEST)
        self._sailed = min(float(len(self.steps)), self._sailed + pace * seconds)
        self.at = float(int(self._sailed)) if whole else self._sailed

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, and the chart on it as it lay: it is never turned round."""
        with canvas.upright(self.area):
            self._draw_sheet(canvas, self.area)

    def draw_small(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the sheet small, with the course alone on it."""
        with canvas.upright(box):
            self._draw_ground(canvas, box)
            with canvas.clip(box.inflate(-6, -6)):
                self._draw_course(canvas, self._layout(box))

    def _draw_ground(self, canvas: Canvas, box: pygame.FRect) -> None:
        canvas.shadow(box.inflate(-8, -8), spread=12, drop=5, strength=150)
        key = ("sailed chart", self._digest, box.size)
        canvas.blit(canvas.sprite(key, box.size, self._paint), box.topleft)
        canvas.frame(box, Colours.brass_dark, width=5.0, radius=3)
        canvas.frame(box.inflate(-3, -3), Colours.bronze, width=2.0, radius=2)

    def _draw_sheet(self, canvas: Canvas, box: pygame.FRect) -> None:
        self._draw_ground(canvas, box)
        layout = self._layout(box)
        with canvas.clip(box.inflate(-6, -6)):
            self._draw_course(canvas, layout)
            self._draw_fights(canvas, layout)
            self._draw_days(canvas, layout)
            self._draw_fleet(canvas, layout)

    def _layout(self, box: pygame.FRect) -> HexLayout:
        # What stands on the upper row is higher than its fields, and days lie below the lower one.
        edge = min(_EDGE, 0.07 * box.height)
        room = box.inflate(-2 * edge, -3 * edge)
        room.height -= self.foot
        return HexLayout(self._seen, room)

    def _paint(self, canvas: Canvas) -> None:
        """Paint all that does not change, once for a size."""
        voyage, view = self.story.fleets[0].copied(), canvas.view
        voyage.shown = frozenset().union(*(each.shown for each in self.story.fleets))
        wide, high = _OVER * view.width, max(_OVER * view.height, view.width * _GROUND)
        corner = (view.width - wide) / 2, (view.height - high) / 2
        canvas.image(GROUND, (*corner, wide, high))
        layout = self._layout(pygame.FRect(0, 0, view.width, view.height))
        PaintedSea(layout, voyage.chart, voyage.shown).paint_waters(canvas)
        ChartDrawing(layout, ShownChart.of(voyage)).draw_lying(canvas)

    def _draw_course(self, canvas: Canvas, layout: HexLayout) -> None:
        sailed = [step for number, step in enumerate(self.steps) if number < self.at]
        for number, step in enumerate(sailed):
            # The ink of the days before grows pale.
            alpha = _OLDEST + (255 - _OLDEST) * step.day // max(1, sailed[-1].day)
            with canvas.shifted(0, 0, alpha=alpha):
                colour = _BACK if step.back else INKS[step.fleet]
                share = min(1.0, self.at - number)
                _draw_stroke(canvas, _line(layout, step), share, layout.side, colour)

    def _draw_fights(self, canvas: Canvas, layout: HexLayout) -> None:
        radius = max(_LEAST_FIGHT, _FIGHT * layout.side)
        sailed = self.steps[int(self.at)].leg if not self.is_over else len(self.story.course)
        seen: dict[Hex, int] = {}
        for fight in self.story.fights:
            if fight.legs > sailed:
                return
            again = seen[fight.field] = seen.get(fight.field, -1) + 1
            x, y = layout.middle(fight.field)
            # The face of a goal is at the right of it.
            way = -1 if self.story.voyage.chart.fields[fight.field].goal else 1
            aside = way * (0.56 * layout.side - 1.5 * again * radius)
            place = x + aside, y - 0.4 * layout.side
            won = fight.won
            if len(self.story.fleets) > 1:
                canvas.circle(place, radius + 4, INKS[fight.fleet])
            _draw_mark(canvas, place, radius, Colours.gold if won else _LOST)
            side = 1.45 * radius
            box = (place[0] - side / 2, place[1] - side / 2, side, side)
            canvas.image("icons/sword" if won else "icons/surrender", box, grey=not won)

    def _draw_days(self, canvas: Canvas, layout: HexLayout) -> None:
        radius = min(_LARGEST_DAY * layout.side, grown(max(_LEAST_DAY, _DAY * layout.side)))
        seen: dict[Hex, int] = {}
        for fleet, day, field in self._nights():
            again = seen[field] = seen.get(field, -1) + 1
            x, y = _point(layout, field)
            down, along = divmod(again, _ABREAST)
            place = x + (along - 0.5) * 2.1 * radius, y + 0.12 * layout.side + down * 2.1 * radius
            canvas.circle((place[0], place[1] + 1.5), radius + 1.5, Colours.night, alpha=120)
            two = len(self.story.fleets) > 1
            canvas.circle(place, radius + 1.5, INKS[fleet] if two else Colours.brass_dark)
            canvas.circle(place, radius - (1.0 if two else 0.0), PAPER)
            box = (place[0] - radius, place[1] - radius, 2 * radius, 2 * radius)
            style = _NUMBER.with_changes(size=1.2 * radius / grown(1.0))
            canvas.text(str(day), box, style)

    def _nights(self) -> Iterator[tuple[int, int, Hex]]:
        """Yield each fleet, day and field where it lay when that day was over, as far as sailed."""
        step, _ = self._now()
        for fleet, _ in enumerate(self.story.fleets):
            under_way = step is not None and step.fleet == fleet
            last = self.day_of(fleet) - under_way
            for day, field in self.story.ends_of_days(fleet).items():
                if day <= last:
                    yield fleet, day, field

    def _draw_fleet(self, canvas: Canvas, layout: HexLayout) -> None:
        side = layout.side
        step, share = self._now()
        for fleet, _ in enumerate(self.story.fleets):
            if step is None or step.fleet != fleet:
                x, y = _point(layout, self._berth(fleet))
                foot = x + (-0.5 if fleet else 0.5) * side, y + 0.1 * side
                heading = None
            else:
                (x, y), (to_x, to_y) = _line(layout, step)
                foot = x + share * (to_x - x), y + share * (to_y - y) + 0.1 * side
                heading = _heading(step)
            picture = fleet_picture(heading, rival=fleet > 0)
            draw_standing(canvas, picture, foot, FLEET_SIZE * side, FLEET_FOOT)

    def _berth(self, fleet: int) -> Hex:
        """Return where a fleet lies that does not move now."""
        if self.is_over:
            return self.story.fleets[fleet].fleet
        own = [step for step in self.steps if step.fleet == fleet]
        sailed = [step.end for step in self.steps[: int(self.at)] if step.fleet == fleet]
        if sailed:
            return sailed[-1]
        return own[0].start if own else self.story.fleets[fleet].fleet

    def _now(self) -> tuple[_Step | None, float]:
        if self.is_over:
            return None, 1.0
        return self.steps[int(self.at)], self.at % 1


def _seen(story: VoyageStory) -> Iterator[Hex]:
    """Yield the fields that fill the sheet: those that were turned up, and the goals."""
    for field in story.voyage.chart.fields.values():
        if field.goal or any(each.is_shown(field.hex) for each in story.fleets):
            yield field.hex


def _steps(story: VoyageStory) -> Iterator[_Step]:
    sailed: dict[frozenset[Hex], int] = {}
    for number, leg in enumerate(story.course):
        for start, end in zip(leg.path, leg.path[1:], strict=False):
            if start == end:
                continue
            way = frozenset((start, end))
            beside = sailed[way] = sailed.get(way, -1) + 1
            yield _Step(leg.day, number, start, end, leg.back, beside, leg.fleet)


def _heading(step: _Step) -> Hex | None:
    heading = Hex(step.end.q - step.start.q, step.end.r - step.start.r)
    return heading if heading in STEPS else None


def _point(layout: HexLayout, field: Hex) -> Point:
    x, y = layout.middle(field)
    return x, y + _LOW * layout.side


def _line(layout: HexLayout, step: _Step) -> tuple[Point, Point]:
    """Return where a step begins and ends: what was sailed before is not drawn upon."""
    start, end = _point(layout, step.start), _point(layout, step.end)
    if not step.beside:
        return start, end
    # On one side and on the other in turn, by whatever way it was sailed.
    low, high = sorted((start, end))
    long = math.dist(low, high) or 1.0
    beside = step.beside % (_MOST_BESIDE + 1)
    away = _BESIDE * layout.side * ((beside + 1) // 2) * (1 if beside % 2 else -1)
    off = -away * (high[1] - low[1]) / long, away * (high[0] - low[0]) / long
    return (start[0] + off[0], start[1] + off[1]), (end[0] + off[0], end[1] + off[1])


def _draw_stroke(
    canvas: Canvas, line: tuple[Point, Point], share: float, side: float, colour: Colour
) -> None:
    """Draw a step as dashes of a pen, so far as it is sailed, on the light of paper."""
    (x, y), end = line
    across, down = end[0] - x, end[1] - y
    wide = max(_LEAST_INK, _INK * side)
    tip = x + across * share, y + down * share
    canvas.line((x, y), tip, PAPER, width=wide + _LIGHT, alpha=150)
    count = max(2, round(math.dist((x, y), end) / (_DASH * side)))
    for number in range(count):
        first, last = number / count, min(share, (number + _DRAWN) / count)
        if first < last:
            start = x + across * first, y + down * first
            canvas.line(start, (x + across * last, y + down * last), colour, width=wide)


def _draw_mark(canvas: Canvas, place: Point, radius: float, colour: Colour) -> None:
    canvas.circle((place[0], place[1] + 2), radius + 2, Colours.night, alpha=130)
    canvas.circle(place, radius + 1.5, Colours.brass_dark)
    canvas.circle(place, radius, colour)
    canvas.circle(place, radius - 2.5, _DARK)
