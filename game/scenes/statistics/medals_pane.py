"""The achievements: a medal for each, in metal when it was earned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    Point,
    ScrollArea,
    draw_panel,
    give_feedback,
    mixed,
    text_style,
)
from game.play import Achievement, EarnedAchievement

from ..common.match_words import day_words
from ..services import Services
from .medal_drawing import draw_medal
from .statistics_pane import StatisticsPane

_NARROWEST, _LOWEST, _GAP = 184.0, 98.0, 9.0
_COUNT = 28.0
_RADIUS = 27.0
_NAME = text_style.STRONG.with_changes(size=16, floor=10, fit=True, wrap=False, valign="bottom")
_TEXT = text_style.CAPTION.with_changes(
    size=13, floor=9, wrap=True, fit=True, valign="top", colour=Colours.text
)
_TOTAL = text_style.STRONG.with_changes(size=17, colour=Colours.gold, outline=1.4)


class MedalGrid(ScrollArea):
    """The medals on plates, in rows; one is pointed at by pointer or keys."""

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = ""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.medals: Sequence[Achievement] = ()
        self.earned: Mapping[str, EarnedAchievement] = {}
        self.index = 0
        self.over: int | None = None
        self.columns = 1

    def show(self, medals: Sequence[Achievement], earned: Mapping[str, EarnedAchievement]) -> None:
        """Show which medals there are, and which were earned."""
        self.medals, self.earned = medals, earned
        self._lay_out()

    def place(self, rect: pygame.FRect) -> None:  # type: ignore[override]
        """Make as many columns as there is room for."""
        super().place(rect)
        self._lay_out()

    def _lay_out(self) -> None:
        self.columns = max(1, int((self.rect.width + _GAP) // (_NARROWEST + _GAP)))
        rows = ceil(len(self.medals) / self.columns) or 1
        fitting = (self.rect.height + _GAP) / rows - _GAP
        self._high = max(_LOWEST, fitting)
        self.content_height = rows * (self._high + _GAP) - _GAP
        self.scroll_to(self.offset, at_once=True)

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
        box = self.box_of(index)
        self.reveal(box.y, box.bottom)
        give_feedback("move")
        return True

    # Drawing

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
        center = (box.x + _RADIUS + 13, box.centery - 9)
        draw_medal(canvas, center, _RADIUS, medal, earned=earned is not None)
        x = center[0] + _RADIUS + 11
        wide = box.right - 9 - x
        name, text = self.words(medal)
        colour = Colours.gold if earned else Colours.text
        split = box.y + box.height * 0.34
        canvas.text(name, (x, box.y + 7, wide, split - box.y - 7), _NAME, colour=colour)
        canvas.text(text, (x, split + 3, wide, box.bottom - split - 9), _TEXT)

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
        return f"{name} · " + self._services.translate("statistics.earned_on", date=date)


class MedalsPane(StatisticsPane):
    """Shows what was worth doing, and was done."""

    key = "achievements"

    def make(self) -> None:
        """Make the grid."""
        self.grid = self.add(MedalGrid(self.scene.services))

    def refresh(self) -> None:
        """Take over what is known now."""
        self.grid.show(self.data.achievements, self.data.earned)

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
