"""All lessons: which are done, and which comes next."""

from __future__ import annotations

import pygame

from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    SceneStack,
    Viewport,
    draw_head,
    draw_panel,
    grown,
    share_tab_stop,
    text_style,
)

from ..common import Page, Screen, draw_landscape, draw_title
from ..services import Services
from .done_lessons import done_lessons
from .lesson_button import LessonButton
from .lesson_file import ABILITIES, BASICS, LESSONS, RINGS

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
        """The buttons of both panels."""
        left = [self.lessons[key] for key in BASICS]
        return left, [*(self.lessons[key] for key in (*ABILITIES, *RINGS)), self.duel]

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or what the words of all lessons ask for."""
        if grown(1.0) == 1.0:
            return view.height
        body = Page.of(view, _WIDEST).body
        heights = [box.height for box in self._large_panels(view, body)]
        stacked = grown(1.0) > _STACKED
        high = sum(heights) + _MARGIN if stacked else max(heights)
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
            below = body.y + heights[0] + _MARGIN
            places = [(body.x, body.y), (body.x, below)]
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
            room = panel.height - _HEAD - 2 * _EDGE
            step = (room + _GAP) / len(buttons)
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
    from .done_lessons import keep_done  # noqa: PLC0415

    for key in LESSONS[:6]:
        keep_done(services, key)
    return LessonsScene(services)
