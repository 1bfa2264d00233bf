"""All lessons: which are done, and which comes next."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame.typing import RectLike

from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Pressable,
    SceneStack,
    Sizes,
    Viewport,
    draw_head,
    draw_panel,
    grown,
    share_tab_stop,
    text_size,
    text_style,
)

from ..common import Page, Screen, draw_landscape, draw_title
from ..services import Services
from .lesson_dialog import done_lessons
from .lesson_file import ABILITIES, BASICS, LESSONS, RINGS

_NAME = text_style.STRONG.with_changes(size=19, colour=Colours.light, outline=1.2)
_ABOUT = text_style.CAPTION.with_changes(size=15, fit=True, colour=Colours.text)
_NUMBER = text_style.BADGE.with_changes(colour=Colours.gold)
_TWO_LINES = 48.0
#: The least height where words are larger than usual, and the air above and below them.
_LEAST, _AIR = 46.0, 8.0
#: How large the figures of a number are in its disc.
_FIGURES = 0.55
_PLATE_EDGE, _SIGN, _TICK = 14.0, 40.0, 30.0


class LessonButton(Pressable):
    """Leads to a lesson, by its ``number`` among all (0 for none) and its ``picture``, if any."""

    def __init__(
        self,
        name: str,
        on_click: Callable[[], None],
        *,
        number: int = 0,
        picture: str = "",
        about: str = "",
    ) -> None:
        super().__init__(on_click)
        self.name, self.number, self._picture, self._about = name, number, picture, about
        self.done = self.is_next = False

    def place(self, rect: RectLike) -> None:
        """Take a place; without room for two lines, the second is told at the pointer."""
        super().place(rect)
        self.hint = self._about if self.rect.height < _TWO_LINES else ""

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be at a width where its words wrap."""
        signs = 2 if self.number and self._picture else 1
        beside = 2 * _PLATE_EDGE + signs * (_SIGN + Sizes.gap) + _TICK + Sizes.gap_small
        name, about = self._heights(view, width - beside)
        return max(grown(_LEAST), name + about + 2 * _AIR)

    def _heights(self, view: Viewport, wide: float) -> tuple[float, float]:
        """Return how high the name is and what it is about, in lines that are ``wide``."""
        name = text_size(view, self.name, _NAME.with_changes(wrap=True), wide)[1]
        if not self._about:
            return name, 0.0
        return name, text_size(view, self._about, _ABOUT.with_changes(wrap=True), wide)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the sign, the words, and a tick once it is done."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        self.draw_plate(canvas, "ui/button" if self.is_next else "ui/panel_wood", rect)
        with canvas.reading(rect):
            self._draw_inside(canvas, rect)

    def _draw_inside(self, canvas: Canvas, rect: pygame.FRect) -> None:
        side = min(_SIGN, rect.height - 10)
        sign = pygame.FRect(rect.x + _PLATE_EDGE, rect.centery - side / 2, side, side)
        if self.number:
            canvas.circle(sign.center, side / 2, Colours.well)
            canvas.circle(sign.center, side / 2, Colours.bronze, width=2)
            canvas.text(str(self.number), sign, _NUMBER.with_changes(size=side * _FIGURES))
        if self._picture:
            if self.number:
                sign.x = sign.right + Sizes.gap
            canvas.image(self._picture, sign, light=self.light)
        right = rect.right - _PLATE_EDGE
        if self.done:
            canvas.image("icons/tick", (right - _TICK, rect.centery - _TICK / 2, _TICK, _TICK))
        x = sign.right + Sizes.gap
        wide = right - _TICK - Sizes.gap_small - x
        if not self._about or rect.height < _TWO_LINES:
            canvas.text(self.name, (x, rect.y, wide, rect.height), _NAME, wrap=grown(1.0) > 1.0)
            return
        if grown(1.0) > 1.0:
            name, about = self._heights(canvas.view, wide)
            y = rect.centery - (name + about) / 2
            canvas.text(self.name, (x, y, wide, name + 2), _NAME, wrap=True)
            canvas.text(self._about, (x, y + name, wide, about + 2), _ABOUT, wrap=True)
            return
        half = rect.height / 2
        canvas.text(self.name, (x, rect.y + 5, wide, half - 2), _NAME)
        canvas.text(self._about, (x, rect.y + half + 1, wide, half - 8), _ABOUT)


_GAP, _HEAD, _EDGE, _MARGIN = 10.0, 50.0, 20.0, 20.0
_WIDEST, _HIGHEST = 1180.0, 68.0
#: From which growth of the texts on the panels are below one another.
_STACKED = 1.4
_LINE = text_style.BODY.with_changes(align="center", valign="middle", fit=True, outline=1.4)


class LessonsScene(Screen):
    """Lists the lessons in their order, down one column and then the other, and last a duel.

    The one that was ``left`` has the keyboard, or else the next one to take.
    """

    depth = 1

    def __init__(self, services: Services, left: str = "") -> None:
        super().__init__(services)
        self._left = left
        self._done: set[str] = set()
        self._make()

    def _make(self) -> None:
        services = self.services
        self.title = self.translate("lessons.list_title")
        self.widgets.clear()
        self.lessons = {
            key: self.widgets.add(self._lesson(key, number))
            for number, key in enumerate(LESSONS, 1)
        }
        share_tab_stop(self.lessons.values())
        self.duel = self.widgets.add(
            LessonButton(
                self.translate("lessons.play.name"),
                lambda: services.routes.go_to_first_duel(self.stack),
                picture="icons/duel",
                about=self.translate("lessons.play.about"),
            )
        )
        self.back = self.widgets.add(
            Button(self.translate("saved_games.back"), self.go_back, icon="icons/back")
        )
        self.brief = self.widgets.add(
            Button(self.translate("lessons.brief"), self._explain, icon="icons/book")
        )

    def _lesson(self, key: str, number: int) -> LessonButton:
        """Return the button of a lesson; abilities have their pictures, and need no more words."""
        name = self.translate(f"lessons.titles.{key}")
        if key in ABILITIES:
            picture, about = f"ui/ic_{key}", ""
        else:
            picture = f"icons/{key}" if key in RINGS else ""
            about = self.translate(f"lessons.abouts.{key}")
        return LessonButton(
            name, lambda: self._begin(key), number=number, picture=picture, about=about
        )

    def retext(self) -> None:
        """Write the buttons again in another language."""
        self._make()
        self._look()

    def enter(self, stack: SceneStack) -> None:
        """Look which lessons are done."""
        super().enter(stack)
        self._look()

    def _look(self) -> None:
        self._done = done_lessons(self.services)
        following = next((key for key in LESSONS if key not in self._done), "")
        for key, button in self.lessons.items():
            button.done = key in self._done
            button.is_next = key == following
        self.duel.is_next = not following
        self.widgets.focus(self.lessons.get(self._left or following, self.duel))

    # Ways on

    def _begin(self, key: str) -> None:
        self.stack.replace(self.services.routes.lesson(key))

    def _explain(self) -> None:
        self.stack.push(self.services.routes.options("help"))

    def go_back(self) -> None:
        """Go to the menu."""
        self.stack.clear_to(self.services.routes.menu("lessons"))

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back"."""
        if intent == Command("back"):
            self.go_back()

    # The scene

    @property
    def _columns(self) -> tuple[list[LessonButton], list[LessonButton]]:
        left = [self.lessons[key] for key in BASICS]
        return left, [*(self.lessons[key] for key in (*ABILITIES, *RINGS)), self.duel]

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or what the words of all lessons ask for."""
        if grown(1.0) == 1.0:
            return view.height
        body = Page.of(view, _WIDEST).body
        heights = [box.height for box in self._large_panels(view, body)]
        high = sum(heights) + _MARGIN if grown(1.0) > _STACKED else max(heights)
        return view.height + max(0.0, high + 8 - body.height)

    def _large_panels(self, view: Viewport, body: pygame.FRect) -> list[pygame.FRect]:
        """Return the panels as high as larger words need: below one another for the largest."""
        stacked = grown(1.0) > _STACKED
        width = body.width if stacked else (body.width - _MARGIN) / 2
        around = grown(_HEAD) + 2 * _EDGE - _GAP
        heights = [
            around + sum(each.wanted_height(view, width - 2 * _EDGE) + _GAP for each in column)
            for column in self._columns
        ]
        if stacked:
            places = [(body.x, body.y), (body.x, body.y + heights[0] + _MARGIN)]
        else:
            places = [(body.x, body.y), (body.x + width + _MARGIN, body.y)]
            heights = [max(heights)] * 2
        return [
            pygame.FRect(*place, width, high) for place, high in zip(places, heights, strict=True)
        ]

    def _lay_large(self, view: Viewport, body: pygame.FRect) -> None:
        """Lay each lesson as high as its words need, and share what is left."""
        self._panels = self._large_panels(view, body)
        for panel, buttons in zip(self._panels, self._columns, strict=True):
            width = panel.width - 2 * _EDGE
            wanted = [each.wanted_height(view, width) for each in buttons]
            room = panel.height - grown(_HEAD) - 2 * _EDGE + _GAP
            spare = max(0.0, room - sum(wanted) - len(wanted) * _GAP) / len(wanted)
            y = panel.y + _EDGE + grown(_HEAD)
            for button, high in zip(buttons, wanted, strict=True):
                button.place((panel.x + _EDGE, y, width, high + spare))
                y += high + spare + _GAP

    def resize(self, view: Viewport) -> None:
        """Lay the lessons in two panels side by side."""
        page = self._page = Page.of(view, _WIDEST)
        self.back.place(page.back)
        self.brief.place(page.aside)
        if grown(1.0) > 1.0:
            self._lay_large(view, page.body.inflate(0, -8))
            return
        body = page.body.inflate(0, -8)
        width = (body.width - _MARGIN) / 2
        rows = len(self._columns[1])
        pitch = min(_HIGHEST + _GAP, (body.height - _HEAD - 2 * _EDGE + _GAP) / rows)
        tall = _HEAD + 2 * _EDGE + rows * pitch - _GAP
        top = body.y + (body.height - tall) / 2
        self._panels = [
            pygame.FRect(x, top, width, tall) for x in (body.x, body.x + width + _MARGIN)
        ]
        for panel, buttons in zip(self._panels, self._columns, strict=True):
            step = (panel.height - _HEAD - 2 * _EDGE + _GAP) / len(buttons)
            for index, button in enumerate(buttons):
                y = panel.y + _EDGE + _HEAD + index * step
                button.place((panel.x + _EDGE, y, panel.width - 2 * _EDGE, step - _GAP))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the title, the panels, and how much is done."""
        draw_landscape(canvas, dim=140)
        draw_title(canvas, self.title, self._page.header)
        for panel, key in zip(self._panels, ("basics", "abilities"), strict=True):
            draw_panel(canvas, panel)
            head = (panel.x + _EDGE, panel.y + 14, panel.width - 2 * _EDGE, grown(_HEAD))
            draw_head(canvas, head, self.translate(f"lessons.{key}"))
        done = len(self._done & set(LESSONS))
        words = self.translate("lessons.hint", count=done, total=len(LESSONS))
        canvas.text(words, self._page.primary, _LINE, colour=Colours.text)


def example(services: Services) -> LessonsScene:
    """Return the lessons, of which some are done."""
    from .lesson_dialog import keep_done  # noqa: PLC0415

    for key in LESSONS[:6]:
        keep_done(services, key)
    return LessonsScene(services)
