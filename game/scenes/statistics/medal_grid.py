"""All medals on plates: those that were earned in metal, first what is nearest."""

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Point,
    ScrollArea,
    Viewport,
    give_feedback,
    grown,
    line_width,
    text_size,
    text_style,
)
from game.play import Achievement, EarnedAchievement, nearest

from ..common import FollowedPlaces, day_words
from ..services import Services
from .medal_plate import EDGE, TEXT, MedalPlate, PlateWords, words_wide
from .medal_words import left_words, medal_text, opened_words
from .statistics_data import StatisticsData

#: How wide a plate is at least, and how high: a medal goes on the lowest.
_NARROWEST, _LOWEST, _GAP = 260.0, 104.0, 10.0
_SMALLEST_NAME, _SLACK = 10.0, 2.0
_NAME = text_style.STRONG.with_changes(size=17, floor=_SMALLEST_NAME, fit=True, wrap=False)
#: So many of what is nearest stand first, and are marked.
_NEXT = 4


class MedalGrid(FollowedPlaces, ScrollArea):
    """The medals on plates, in rows; one is pointed at by pointer or keys."""

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = ""

    def __init__(self, services: Services, view: Callable[[], Viewport]) -> None:
        super().__init__()
        self._services, self._view = services, view
        self.plates: Sequence[MedalPlate] = ()
        self.columns = 1
        self._high, self._name, self._name_high = _LOWEST, _NAME, 0.0
        #: Whether a medal is to be brought into view as soon as its place is known.
        self._points_out = self._is_led = False

    def show(self, data: StatisticsData) -> None:
        """Show which medals there are, what is known of them, and first those that are nearest."""
        first = nearest(data.achievements, data.earned, data.progress, _NEXT)
        ordered = sorted(
            data.achievements,
            key=lambda medal: first.index(medal.id) if medal.id in first else _NEXT,
        )
        if self._is_led:
            # What becomes known later orders them anew; who was led to a medal stays with it.
            self.index = ordered.index(self.plates[self.index].medal)
        self.plates = [self._plate(data, medal, next_up=medal.id in first) for medal in ordered]
        self._lay_out()

    def _plate(self, data: StatisticsData, medal: Achievement, *, next_up: bool) -> MedalPlate:
        say, earned = self._services.translate, data.earned.get(medal.id)
        progress = None if earned or medal.hidden else data.progress.get(medal.id)
        secret = medal.hidden and earned is None
        words = PlateWords(
            say("statistics.hidden") if secret else say(f"achievements.{medal.id}.name"),
            say("statistics.hidden_text") if secret else medal_text(self._services, medal),
            self._date(earned),
            ""
            if progress is None
            else say("statistics.progress", count=progress.done, total=progress.total),
            say("statistics.next_up") if next_up else "",
            "" if secret else opened_words(self._services, medal),
        )
        return MedalPlate(medal, earned, progress, words)

    def _date(self, earned: EarnedAchievement | None) -> str:
        if earned is None or earned.when is None:
            return ""
        date = day_words(self._services, earned.when.astimezone().date())
        return self._services.translate("statistics.earned_on", date=date)

    def place(self, rect: pygame.FRect) -> None:  # type: ignore[override]
        """Make as many columns as there is room for."""
        super().place(rect)
        self._lay_out()

    def _lay_out(self) -> None:
        if not self.rect.width:
            return
        self.columns = max(1, int((self.rect.width + _GAP) // (grown(_NARROWEST) + _GAP)))
        rows = math.ceil(len(self.plates) / self.columns) or 1
        # With the bar: what fits beside it fits without it as well.
        self.content_height = math.inf
        self._measure()
        # Whole plates fill the place.
        seen = min(rows, int((self.rect.height + _GAP) / (self._high + _GAP)))
        if seen > 1:
            self._high = (self.rect.height + _GAP) / seen - _GAP
        self.content_height = rows * (self._high + _GAP) - _GAP
        self.scroll_to(self.offset, at_once=True)
        if self._points_out:
            self._points_out = False
            self._reveal()
            self.scroll_to(self._goal, at_once=True)

    def _measure(self) -> None:
        view, wide = self._view(), words_wide(self.box_of(0))
        names = [plate.words.name for plate in self.plates]
        widest = max((line_width(view, name, _NAME) for name in names), default=0.0)
        # A little less: a size and the width written in it are not quite in proportion.
        size = _NAME.size * min(1.0, 0.98 * wide / max(widest, 1.0))
        self._name = _NAME.with_changes(size=max(_SMALLEST_NAME, size))
        self._name_high = _SLACK + max(
            (text_size(view, name, self._name)[1] for name in names), default=0.0
        )
        tallest = max(
            (
                text_size(view, plate.words.text, TEXT, wide)[1] + plate.foot + plate.tag
                for plate in self.plates
            ),
            default=0.0,
        )
        self._high = max(_LOWEST, 2 * EDGE + self._name_high + tallest + _SLACK)

    @property
    def step(self) -> float:
        """The height of a row of plates, with the room below it."""
        return self._high + _GAP

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

    def pick(self, pos: Point) -> None:
        """Leave the keyboard on the medal that was pressed."""
        index = self.place_at(pos)
        self.index = self.index if index is None else index

    def place_at(self, pos: Point) -> int | None:
        """Return the place of the medal at ``pos``, or None."""
        place = pos[0] - self.rect.x, pos[1] - self.rect.y + self.offset
        spots = range(len(self.plates))
        return next((spot for spot in spots if self.box_of(spot).collidepoint(place)), None)

    def command(self, name: str) -> bool:
        """Go from medal to medal."""
        row = self.columns
        steps = {"left": -1, "right": 1, "up": -row, "down": row}
        steps |= {"home": -self.index, "end": len(self.plates) - 1 - self.index}
        index = self.index + steps.get(name, 0)
        if index == self.index or not 0 <= index < len(self.plates):
            return super().command(name) if name.startswith("page") else False
        self.index = index
        self._reveal()
        give_feedback("move")
        return True

    def point_out(self, medal: str) -> None:
        """Bring the keyboard to a medal, by its id."""
        spots = (spot for spot, each in enumerate(self.plates) if each.medal.id == medal)
        self.index = next(spots, self.index)
        self._points_out = self._is_led = True
        self._lay_out()

    def _reveal(self) -> None:
        box = self.box_of(self.index)
        self.reveal(box.y, box.bottom)

    # Drawing

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the plates that show."""
        for index, plate in enumerate(self.plates):
            box = self.box_of(index)
            if box.bottom >= self.offset and box.y <= self.offset + self.rect.height:
                pointed = index == self.pointed_index
                plate.draw(canvas, box, self._name, self._name_high, pointed=pointed)

    @property
    def pointed_y(self) -> float:
        """How far down the medal is that is pointed at."""
        index = self.pointed_index
        return 0.0 if index is None else self.rect.y + self.box_of(index).bottom - self.offset

    @property
    def foot_words(self) -> str:
        """When the medal that is pointed at was earned, or what it takes and how much is done."""
        index = self.pointed_index
        if index is None or index >= len(self.plates):
            return ""
        _, earned, progress, words = self.plates[index]
        say = self._services.translate
        if words.date and earned and earned.when:
            date = day_words(self._services, earned.when.astimezone().date())
            told = say("bulb.earned_on", date=date) if earned.bulb else words.date
            return f"{words.name} · {told} {words.wins}".rstrip()
        told = f"{words.name} · {words.text} {words.wins}".rstrip()
        if progress is not None and progress.at_once:
            best = say("statistics.progress_best", count=progress.done, total=progress.total)
            told = f"{told} {best}"
        return f"{told} {left_words(self._services, progress)}".rstrip()
