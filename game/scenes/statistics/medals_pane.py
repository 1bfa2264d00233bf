"""The achievements: a medal for each, in metal when it was earned."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    Point,
    ScrollArea,
    Viewport,
    draw_panel,
    give_feedback,
    line_width,
    mixed,
    text_size,
    text_style,
)
from game.play import Achievement, EarnedAchievement

from ..common.bulb_mark import draw_bulb
from ..common.match_words import day_words
from ..common.screen import draw_fade
from ..services import Services
from .medal_drawing import draw_medal
from .statistics_pane import StatisticsPane

#: How wide a plate is at least, and how high: a medal goes on the lowest.
_NARROWEST, _LOWEST, _GAP = 216.0, 94.0, 9.0
_COUNT = 28.0
_RADIUS = 27.0
#: What lies left, between and right on a plate, and above and below its words.
_LEFT, _BETWEEN, _RIGHT, _EDGE = 13.0, 11.0, 9.0, 8.0
_SMALLEST_NAME, _SLACK = 10.0, 2.0
_NAME = text_style.STRONG.with_changes(size=16, floor=_SMALLEST_NAME, fit=True, wrap=False)
#: Written in one size on all plates, however many lines that takes.
_TEXT = text_style.CAPTION.with_changes(
    size=13.5, floor=9, wrap=True, valign="top", colour=Colours.text
)
#: How high the shade is in which what lies further up or down ends, and the arrow on it.
_SHADE, _ARROW = 40.0, 9.0
_TOTAL = text_style.STRONG.with_changes(size=17, colour=Colours.gold, outline=1.4)


class MedalGrid(ScrollArea):
    """The medals on plates, in rows; one is pointed at by pointer or keys."""

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = ""

    def __init__(self, services: Services, view: Callable[[], Viewport]) -> None:
        super().__init__()
        self._services, self._view = services, view
        self.medals: Sequence[Achievement] = ()
        self.earned: Mapping[str, EarnedAchievement] = {}
        self.index = 0
        self.over: int | None = None
        self.columns = 1
        self._high, self._name, self._name_high = _LOWEST, _NAME, 0.0
        #: Whether a medal is to be brought into view as soon as its place is known.
        self._points_out = False

    def show(self, medals: Sequence[Achievement], earned: Mapping[str, EarnedAchievement]) -> None:
        """Show which medals there are, and which were earned."""
        self.medals, self.earned = medals, earned
        self._lay_out()

    def place(self, rect: pygame.FRect) -> None:  # type: ignore[override]
        """Make as many columns as there is room for."""
        super().place(rect)
        self._lay_out()

    def _lay_out(self) -> None:
        if not self.rect.width:
            return
        self.columns = max(1, int((self.rect.width + _GAP) // (_NARROWEST + _GAP)))
        rows = math.ceil(len(self.medals) / self.columns) or 1
        # With the bar: what fits beside it fits without it as well.
        self.content_height = math.inf
        self._measure()
        self._high = max(self._high, (self.rect.height + _GAP) / rows - _GAP)
        self.content_height = rows * (self._high + _GAP) - _GAP
        self.scroll_to(self.offset, at_once=True)
        if self._points_out:
            self._points_out = False
            self._reveal()
            self.scroll_to(self._goal, at_once=True)

    def _measure(self) -> None:
        """Find the one size of all names, and how high the plate with most words is."""
        view, wide = self._view(), self._words_wide
        told = [self.words(medal) for medal in self.medals]
        widest = max((line_width(view, name, _NAME) for name, _ in told), default=0.0)
        size = _NAME.size * min(1.0, wide / max(widest, 1.0))
        self._name = _NAME.with_changes(size=max(_SMALLEST_NAME, size))
        self._name_high = _SLACK + max(
            (text_size(view, name, self._name)[1] for name, _ in told), default=0.0
        )
        tallest = max((text_size(view, text, _TEXT, wide)[1] for _, text in told), default=0.0)
        self._high = max(_LOWEST, 2 * _EDGE + self._name_high + tallest + _SLACK)

    @property
    def _words_wide(self) -> float:
        """How wide the words beside a medal may be."""
        return self.box_of(0).width - _LEFT - 2 * _RADIUS - _BETWEEN - _RIGHT

    def box_of(self, index: int) -> pygame.FRect:
        """Return where a plate lies in the content."""
        wide = (self.content_width + _GAP) / self.columns - _GAP
        row, column = divmod(index, self.columns)
        x, y = column * (wide + _GAP), row * (self._high + _GAP)
        return pygame.FRect(x, y, wide, self._high)

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the plate is that the keyboard is on."""
        return self.box_of(self.index).move(self.rect.x, self.rect.y - self.offset)

    @property
    def pointed(self) -> int | None:
        """The medal that is pointed at; the pointer goes before the keyboard."""
        if self.over is not None:
            return self.over
        return self.index if self.focused else None

    def follow(self, pos: Point | None) -> bool:
        """Point out the medal under the pointer."""
        before, self.over = self.over, None if pos is None else self._at(pos)
        return self.over != before

    def pick(self, pos: Point) -> None:
        """Leave the keyboard on the medal that was pressed."""
        index = self._at(pos)
        self.index = self.index if index is None else index

    def _at(self, pos: Point) -> int | None:
        place = pos[0] - self.rect.x, pos[1] - self.rect.y + self.offset
        spots = range(len(self.medals))
        return next((spot for spot in spots if self.box_of(spot).collidepoint(place)), None)

    def command(self, name: str) -> bool:
        """Go from medal to medal."""
        row = self.columns
        steps = {"left": -1, "right": 1, "up": -row, "down": row}
        steps |= {"home": -self.index, "end": len(self.medals) - 1 - self.index}
        index = self.index + steps.get(name, 0)
        if index == self.index or not 0 <= index < len(self.medals):
            return super().command(name) if name.startswith("page") else False
        self.index = index
        self._reveal()
        give_feedback("move")
        return True

    def point_out(self, medal: str) -> None:
        """Bring the keyboard to a medal, by its id."""
        spots = (spot for spot, each in enumerate(self.medals) if each.id == medal)
        self.index = next(spots, self.index)
        self._points_out = True
        self._lay_out()

    def _reveal(self) -> None:
        """Bring the medal into view that the keyboard is on."""
        box = self.box_of(self.index)
        self.reveal(box.y - _SHADE, box.bottom + _SHADE)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates, shaded where more of them lie further up or down."""
        super().draw(canvas)
        rect = pygame.FRect(self.rect.x, self.rect.y, self.content_width, _SHADE)
        if self.more_above:
            draw_fade(canvas, rect, Colours.panel, (255, 0))
            _draw_arrow(canvas, (rect.centerx, rect.y + _ARROW), -1)
        if self.more_below:
            rect.bottom = self.rect.bottom
            draw_fade(canvas, rect, Colours.panel, (0, 255))
            _draw_arrow(canvas, (rect.centerx, rect.bottom - _ARROW), 1)

    @property
    def more_above(self) -> bool:
        """Whether something of the plates lies further up."""
        return self.offset > 1

    @property
    def more_below(self) -> bool:
        """Whether something of the plates lies further down."""
        return self.offset < self.furthest - 1

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the plates that show."""
        for index, medal in enumerate(self.medals):
            box = self.box_of(index)
            if box.bottom >= self.offset and box.y <= self.offset + self.rect.height:
                self._paint_plate(canvas, box, medal, pointed=index == self.pointed)

    def _paint_plate(
        self, canvas: Canvas, box: pygame.FRect, medal: Achievement, *, pointed: bool
    ) -> None:
        earned = self.earned.get(medal.id)
        edge = Colours.gold if pointed else Colours.bronze
        ground = Colours.panel if earned else mixed(Colours.panel, Colours.night, 0.6)
        canvas.fill(box, ground, radius=9, alpha=235)
        canvas.frame(
            box, edge, width=2.0 if pointed else 1.2, radius=9, alpha=255 if pointed else 130
        )
        center = (box.x + _LEFT + _RADIUS, box.centery - 9)
        draw_medal(canvas, center, _RADIUS, medal, earned=earned is not None)
        if earned and earned.bulb:
            draw_bulb(canvas, (center[0] + 0.72 * _RADIUS, center[1] + 0.72 * _RADIUS))
        name, text = self.words(medal)
        colour = Colours.gold if earned else Colours.text
        place = pygame.FRect(center[0] + _RADIUS + _BETWEEN, 0, self._words_wide, self._name_high)
        place.y = box.y + _EDGE
        canvas.text(name, place, self._name, colour=colour)
        place.y, place.height = place.bottom, box.bottom - _EDGE - place.bottom
        canvas.text(text, place, _TEXT)

    def words(self, medal: Achievement) -> tuple[str, str]:
        """Return the name of a medal and what it takes, or that this is hidden."""
        say = self._services.translate
        if medal.hidden and medal.id not in self.earned:
            return say("statistics.hidden"), say("statistics.hidden_text")
        return say(f"achievements.{medal.id}.name"), say(f"achievements.{medal.id}.text")

    @property
    def told(self) -> str:
        """When the medal that is pointed at was earned."""
        index = self.pointed
        if index is None or index >= len(self.medals):
            return ""
        medal = self.medals[index]
        name, text = self.words(medal)
        earned = self.earned.get(medal.id)
        if earned is None or earned.when is None:
            return f"{name} · {text}"
        date = day_words(self._services, earned.when.astimezone().date())
        key = "bulb.earned_on" if earned.bulb else "statistics.earned_on"
        return f"{name} · " + self._services.translate(key, date=date)


def _draw_arrow(canvas: Canvas, tip: Point, way: int) -> None:
    """Draw an arrowhead that points up (-1) or down (1)."""
    x, y = tip
    wide, high = 2 * _ARROW, way * _ARROW
    for edge, colour in ((2.0, Colours.night), (0.0, Colours.gold)):
        ends = [(x - wide - edge, y - high / 2 - way * edge), (x, y + high / 2 + way * edge)]
        ends.append((x + wide + edge, y - high / 2 - way * edge))
        canvas.polygon(ends, colour)


class MedalsPane(StatisticsPane):
    """Shows what was worth doing, and was done."""

    key = "achievements"

    def make(self) -> None:
        """Make the grid."""
        self._points_out = True
        scene = self.scene
        self.grid = self.add(MedalGrid(scene.services, lambda: scene.stack.view))

    def refresh(self) -> None:
        """Take over what is known now."""
        self.grid.show(self.data.achievements, self.data.earned)
        if self.scene.medal and self._points_out:
            self._points_out = False
            self.grid.point_out(self.scene.medal)
            self.scene.widgets.focus(self.grid)

    def place(self, body: pygame.FRect) -> None:
        """Lay the grid below the count."""
        self._box = body
        top = body.y + 10 + _COUNT
        self.grid.place(pygame.FRect(body.x + 14, top, body.width - 28, body.bottom - 12 - top))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and how many there are."""
        draw_panel(canvas, self._box)
        earned = sum(medal.id in self.data.earned for medal in self.data.achievements)
        words = self.scene.translate(
            "statistics.earned", count=earned, total=len(self.data.achievements)
        )
        canvas.text(
            words, (self._box.x + 18, self._box.y + 8, self._box.width - 36, _COUNT), _TOTAL
        )

    @property
    def told(self) -> str:
        """What is said of the medal that is pointed at."""
        return self.grid.told
