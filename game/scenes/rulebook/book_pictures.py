"""The pictures of the rulebook: positions, charts of the voyage and rings, below their rules."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.board import DAY, draw_sea
from game.cases import Case, read_cases
from game.content import examples_file
from game.kit import Canvas, Colour, Colours, box_at, grown, text_style
from game.rules import LEFT, RINGS
from game.voyage import Hex, ShownWay, Voyage, guard_of, way

from ..common import BoardLook, draw_painting, draw_position, draw_ring, ring_spots, sight_picture
from ..services import Services
from ..voyage.chart.chart_examples import sample_run
from ..voyage.chart.drawn_chart import ChartDrawing
from ..voyage.chart.hex_layout import HexLayout
from ..voyage.chart.painted_sea import PaintedSea
from ..voyage.chart.shown_chart import ShownChart
from ..voyage.parts.voyage_pictures import draw_face


@dataclass(frozen=True)
class ExampleBook:
    """The examples by their names, and how boards are drawn.

    ``titles`` are the title of each, and what is to be seen at first.
    """

    cases: dict[str, Case]
    titles: dict[str, tuple[str, str]]
    look: BoardLook

    @classmethod
    def load(cls, services: Services) -> ExampleBook:
        """Read the examples; raises ``ContentError``."""
        cases = {case.name: case for case in read_cases(examples_file(), services.content.cards)}
        say = services.translate
        titles = {
            name: (say(f"rulebook.examples.{name}.title"), say(f"rulebook.examples.{name}.begin"))
            for name in cases
        }
        return cls(cases, titles, BoardLook.of(services))

    @property
    def by_rule(self) -> dict[str, tuple[str, ...]]:
        """The names of the examples by the rule that each of them stands below."""
        found: dict[str, tuple[str, ...]] = {}
        for name, case in self.cases.items():
            found[case.rules[0]] = (*found.get(case.rules[0], ()), name)
        return found

    def draw_small(self, canvas: Canvas, name: str, box: pygame.FRect) -> None:
        """Draw the position of an example."""
        draw_position(canvas, box, self.cases[name].state, LEFT, self.look)
        canvas.frame(box, Colours.bronze, width=1.5, radius=3)


#: By the rule below which it stands, the mode that is drawn, and whether lanes have their names.
RING_VIEWS = {"R13.2": ("three", True), "R13.20": ("horde", False), "R14.1": ("pairs", False)}
#: How far along its bridge the name of a lane stands, the way from the bridge's middle to its
#: words, as a share of the picture's height, and the room of the words as shares of the picture.
_ALONG, _BESIDE, _ROOM = 0.36, 0.05, (0.21, 0.075)
_NAME = text_style.CAPTION.with_changes(
    size=16, colour=Colours.light, align="center", valign="middle", fit=True, floor=11
)


class LaneName(NamedTuple):
    """Where the name of a seat's lane stands, and whether it is the top lane."""

    box: pygame.FRect
    is_top: bool


def lane_names(room: pygame.FRect, count: int) -> Iterator[LaneName]:
    """Yield where each lane of a ring in ``room`` is named: outside, at its seat's end (R13.2)."""
    spots = ring_spots(room, count)
    wide, high = room.width * _ROOM[0], room.height * _ROOM[1]
    for start, end in pairwise([*spots, spots[0]]):
        far = math.dist(start, end)
        # The seats stand clockwise, so this side of a bridge is outside the ring.
        x, y = (end[1] - start[1]) / far, (start[0] - end[0]) / far
        away = room.height * _BESIDE + abs(x) * wide / 2 + abs(y) * high / 2
        for share, is_top in ((_ALONG, True), (1 - _ALONG, False)):
            middle = (
                start[0] + (end[0] - start[0]) * share + x * away,
                start[1] + (end[1] - start[1]) * share + y * away,
            )
            yield LaneName(box_at(middle, wide, high), is_top)


#: The ships on the sea of a ring: where, as shares of the picture, their headings and their size.
_SHIPS = (((0.09, 0.2), "e"), ((0.91, 0.83), "w"))
_SHIP = 0.19
#: The plate of a lane's name: the space before and behind it, and its height for its letters.
_PLATE, _PLATE_HIGH = 12.0, 1.6
_STEEL: Colour = (206, 226, 246)


def _draw_lane_name(canvas: Canvas, words: str, name: LaneName) -> None:
    """Draw the name of a lane on a plate: that of a top lane in gold, of a bottom one in steel."""
    colour = Colours.gold if name.is_top else _STEEL
    wide = min(name.box.width, canvas.text_size(words, _NAME)[0] + 2 * _PLATE)
    plate = box_at(name.box.center, wide, grown(_NAME.size) * _PLATE_HIGH)
    canvas.shadow(plate, spread=5, drop=3, radius=4)
    canvas.nine_patch("ui/panel_wood", plate, corner=8)
    canvas.frame(plate, colour, width=1.4, radius=4)
    canvas.text(words, plate.inflate(-_PLATE, 0), _NAME, colour=colour)


#: By the rule below which it stands, the day of the voyage that is shown, and whether a way is.
CHART_VIEWS = {"R16.2": (1, False), "R16.13": (3, True)}


def _farthest(voyage: Voyage) -> Hex:
    """Return the guarded field to which the longest way leads that can be sailed today."""
    ways: dict[Hex, ShownWay] = {}
    for place in voyage.chart.fields:
        found = way(voyage, place) if guard_of(voyage, place) is not None else None
        if found is not None and found.today == found.sails:
            ways[place] = found
    return max(ways, key=lambda place: ways[place].sails)


#: The height of a picture by its width.
HIGH = 0.46
#: The painting at the head of each chapter; over the others, and the glossary, a teacher.
_BANNERS = {
    "R2": "market", "R3": "lookout", "R4": "castle", "R5": "bridge", "R6": "shrine", "R7": "vault",
    "R8": "forge", "R9": "village", "R10": "mine", "R12": "prison", "R13": "wreck",
    "R14": "market", "R15": "squall", "R16": "shore",
}  # fmt: skip
_BANNER = "teacher"
#: Who meets on the banner of a chapter about fights; the radius of their medals, how far off their
#: middle they are, and the side of the sign there.
_FIGHTERS = {"R5": ("voyage/guards/runners", "voyage/guards/brawlers")}
_MEDAL, _OFF_MIDDLE, _SIGN = 52.0, 96.0, 58.0


def _draw_fighters(canvas: Canvas, faces: tuple[str, str], box: pygame.FRect) -> None:
    """Draw two medals that face each other at the end of a banner, and a sword between them."""
    x, y = box.right - _OFF_MIDDLE - 1.6 * _MEDAL, box.centery
    for face, off in zip(faces, (-_OFF_MIDDLE, _OFF_MIDDLE), strict=True):
        draw_face(canvas, face, (x + off, y), _MEDAL)
    canvas.image("icons/duel", box_at((x, y), _SIGN))


class BookPictures:
    """Draws them; ``captions`` are the words below each, by the number of its rule."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._lanes = [services.translate(f"lanes.{lane}") for lane in ("bottom", "top")]
        self.captions = {
            rule: services.translate(f"rulebook.charts.{rule.replace('.', '_')}")
            for rule in (*CHART_VIEWS, *RING_VIEWS)
        }

    def draw(self, canvas: Canvas, rule: str, box: pygame.FRect) -> None:
        """Draw the picture of a rule; painted once for each size."""

        def paint(offscreen: Canvas) -> None:
            room = pygame.FRect(0, 0, *box.size)
            if rule in RING_VIEWS:
                # Its sea is as dark as the board.
                offscreen.lie_on("dark")
                self._paint_ring(offscreen, rule, room)
            else:
                offscreen.image("voyage/chart", room)
                self._paint_chart(offscreen, rule, room)

        canvas.blit(canvas.sprite(("book picture", rule), box.size, paint), box.topleft)
        canvas.frame(box, Colours.bronze, width=1.5, radius=3)

    def draw_banner(self, canvas: Canvas, key: str, title: str, box: pygame.FRect) -> None:
        """Draw the head of a chapter: its painting, with number and title over it."""
        draw_painting(canvas, box, sight_picture(_BANNERS.get(key, _BANNER)), title)
        if key in _FIGHTERS:
            _draw_fighters(canvas, _FIGHTERS[key], box)

    def _paint_ring(self, canvas: Canvas, rule: str, room: pygame.FRect) -> None:
        mode, with_lanes = RING_VIEWS[rule]
        draw_sea(canvas, room, DAY)
        for (x, y), heading in _SHIPS:
            ship = box_at((room.width * x, room.height * y), room.height * _SHIP)
            canvas.image(f"voyage/fleet/{heading}", ship)
        draw_ring(canvas, room, mode, at_sea=True)
        for name in lane_names(room, len(RINGS[mode].teams)) if with_lanes else ():
            _draw_lane_name(canvas, self._lanes[name.is_top], name)

    @cached_property
    def _voyages(self) -> dict[int, Voyage]:
        # Only who reads the chapter waits for them.
        days = {day for day, _ in CHART_VIEWS.values()}
        return {day: sample_run(self._services, day).voyage for day in days}

    def _paint_chart(self, canvas: Canvas, rule: str, room: pygame.FRect) -> None:
        day, with_way = CHART_VIEWS[rule]
        voyage = self._voyages[day]
        layout = HexLayout(voyage.chart.fields, room.inflate(-12, -24).move(0, 6))
        PaintedSea(layout, voyage.chart, voyage.shown).paint_waters(canvas)
        field = _farthest(voyage) if with_way else None
        sailed = None if field is None else way(voyage, field)
        ChartDrawing(layout, ShownChart.of(voyage)).draw(canvas, sailed, field)
