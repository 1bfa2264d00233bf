"""All lessons: which are done, and which comes next."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame.typing import RectLike

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Item,
    Panel,
    PanelHead,
    Pressable,
    Row,
    SceneStack,
    Sizes,
    Space,
    Viewport,
    grown,
    share_tab_stop,
    text_size,
    text_style,
)

from ..common import Foot, Screen
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
        if grown(1.0) == 1.0:
            return 0.0
        signs = 2 if self.number and self._picture else 1
        beside = 2 * _PLATE_EDGE + signs * (_SIGN + Sizes.gap) + _TICK + Sizes.gap_small
        name, about = self._heights(view, width - beside)
        return max(grown(_LEAST), name + about + 2 * _AIR)

    def _heights(self, view: Viewport, wide: float) -> tuple[float, float]:
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


_GAP, _HEAD, _EDGE, _WIDEST = 10.0, 50.0, 20.0, 1180.0
#: From which growth of the texts on the panels are below one another.
_STACKED = 1.4
_LINE = text_style.BODY.with_changes(align="center", valign="middle", fit=True, outline=1.4)


class LessonsScene(Screen):
    """Lists the lessons in their order, down one column and then the other, and last a duel.

    The one that was ``left`` has the keyboard, or else the next one to take.
    """

    depth = 1
    dim = 140
    widest = _WIDEST

    def __init__(self, services: Services, left: str = "") -> None:
        super().__init__(services)
        self._left = left
        self.remake()

    def make(self) -> None:
        """Make the buttons, and look which lessons are done."""
        self.title = self.translate("lessons.list_title")
        self._done = done_lessons(self.services)
        following = next((key for key in LESSONS if key not in self._done), "")
        self.lessons = {
            key: self.widgets.add(self._lesson(key, number))
            for number, key in enumerate(LESSONS, 1)
        }
        for key, button in self.lessons.items():
            button.done, button.is_next = key in self._done, key == following
        share_tab_stop(self.lessons.values())
        self.duel = self.widgets.add(
            LessonButton(
                self.translate("lessons.play.name"),
                lambda: self.services.routes.go_to_first_duel(self.stack),
                picture="icons/duel",
                about=self.translate("lessons.play.about"),
            )
        )
        self.duel.is_next = not following
        self.back = self.add_button("saved_games.back", self.go_back, "back")
        self.brief = self.add_button(
            "lessons.brief", lambda: self.stack.push(self.services.routes.options("help")), "book"
        )
        self.widgets.focus(self.lessons.get(self._left or following, self.duel))

    def _lesson(self, key: str, number: int) -> LessonButton:
        name = self.translate(f"lessons.titles.{key}")
        if key in ABILITIES:
            picture, about = f"ui/ic_{key}", ""
        else:
            picture = f"icons/{key}" if key in RINGS else ""
            about = self.translate(f"lessons.abouts.{key}")
        return LessonButton(
            name,
            lambda: self.stack.replace(self.services.routes.lesson(key)),
            number=number,
            picture=picture,
            about=about,
        )

    def make_body(self) -> Block:
        """Return a panel of what all need, and one of abilities, of the ring, and a duel."""
        basics = [self.lessons[key] for key in BASICS]
        others = [*(self.lessons[key] for key in (*ABILITIES, *RINGS)), self.duel]
        panels = (
            Panel(
                PanelHead(self.translate(f"lessons.{key}"), _HEAD),
                Space(6.0),
                Column(*(Item(each, spring=1) for each in buttons), gap=_GAP, spring=1),
                edge=_EDGE,
                tall=(14.0, _EDGE),
            )
            for key, buttons in (("basics", basics), ("abilities", others))
        )
        return Column(Space(4.0), Row(*panels, gap=_EDGE, stack=_STACKED, spring=1), Space(4.0))

    def make_foot(self) -> Foot:
        """Return the ways back and to the rules in brief."""
        return Foot(back=self.back, aside=self.brief)

    def enter(self, stack: SceneStack) -> None:
        """Look which lessons are done."""
        super().enter(stack)
        self.remake()

    # Ways on

    def go_back(self) -> None:
        """Go to the menu."""
        self.stack.clear_to(self.services.routes.menu("lessons"))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the page, and how much is done."""
        super().draw_background(canvas)
        done = len(self._done & set(LESSONS))
        words = self.translate("lessons.hint", count=done, total=len(LESSONS))
        canvas.text(words, self._page.primary, _LINE, colour=Colours.text)


def example(services: Services) -> LessonsScene:
    """Return the lessons, of which some are done."""
    from .lesson_dialog import keep_done  # noqa: PLC0415

    for key in LESSONS[:6]:
        keep_done(services, key)
    return LessonsScene(services)
