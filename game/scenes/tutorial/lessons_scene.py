"""All lessons: which are done, and which comes next."""

from collections.abc import Sequence

import pygame

from game.board import GLAD, draw_portrait
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    PanelHead,
    Row,
    SceneStack,
    Space,
    Viewport,
    Words,
    draw_enamel,
    draw_well,
    grown,
    share_tab_stop,
    text_style,
)

from ..common import Foot, Screen, SightBand, inner, sight_picture
from ..services import Services
from .lesson_button import LessonButton, share_sizes
from .lesson_dialog import done_lessons, keep_done
from .lesson_file import ABILITIES, BASICS, LESSONS, RINGS

_GAP, _HEAD, _EDGE, _WIDEST = 10.0, 46.0, 20.0, 1300.0
#: The teacher: the share of the width, and how large; the bar of what is done.
_TEACHER, _SHARE, _FACE, _BAR, _SIGHT = "oak", 0.23, 104.0, 14.0, 190.0
#: The space over what is said of the teacher, and between that.
_APART, _BELOW_SIGHT = 16.0, 34.0
#: The breadth of the path between two lessons.
_PATH = 7.0
#: How far from the edge of a lesson the path is: at its number.
_AT = 35.0
#: From which growth of the texts on the panels are below one another.
_STACKED = 1.4
_LINE = text_style.BODY.with_changes(size=18, align="center", wrap=True)
_NEXT = text_style.HEADING.with_changes(size=26, wrap=True)


class LessonsScene(Screen):
    """Lists the lessons in their order, down one column and then the other, and last a duel.

    The one that was ``left`` has the keyboard, or else the next one to take.
    """

    depth, entry = 1, "lessons"
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
                sight="bridge",
            )
        )
        self.duel.is_next = not following
        #: The lesson to take, or the duel once all are done.
        self.following = self.lessons.get(following, self.duel)
        self.begin = self.add_main_button("", self.following.activate, "play")
        self.begin.label = self.following.name
        self.back = self.add_button("saved_games.back", self.go_back, "back")
        self.brief = self.add_button(
            "lessons.brief", lambda: self.stack.push(self.services.routes.options("help")), "book"
        )
        self.foot = Foot(self.begin, self.back, self.brief)
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
        """Return the teacher, and the path: what all need, then abilities, the ring, and a duel."""
        basics = [self.lessons[key] for key in BASICS]
        others = [*(self.lessons[key] for key in (*ABILITIES, *RINGS)), self.duel]
        rows = len(basics)
        heads = [
            PanelHead(self.translate(f"lessons.{key}"), _HEAD) for key in ("basics", "abilities")
        ]
        if grown(1.0) > _STACKED:
            blocks: list[Block] = [heads[0], _path(basics), heads[1], _path(others)]
        else:
            blocks = [
                Row(*heads, gap=_EDGE, shares=(1, 2)),
                Row(
                    _path(basics),
                    _path(others[:rows]),
                    _path(others[rows:], rows - len(others[rows:])),
                    gap=_EDGE,
                    spring=1,
                ),
            ]
        path = Panel(*blocks, edge=_EDGE, tall=(14.0, _EDGE), paper="wood")
        row = Row(
            self._teacher(), path, gap=_EDGE, shares=(_SHARE, 1 - _SHARE), stack=_STACKED, spring=1
        )
        return Column(Space(4.0), row, Space(4.0))

    def resize(self, view: Viewport) -> None:
        """Lay out the page, all words on its buttons equally large."""
        super().resize(view)
        share_sizes(view, [*self.lessons.values(), self.duel])

    def _teacher(self) -> Panel:
        """Return Oak, and how far the pupil has come."""
        done = len(self._done & set(LESSONS))
        words = self.translate("lessons.hint", count=done, total=len(LESSONS))

        def face(canvas: Canvas, area: pygame.FRect) -> None:
            draw_portrait(canvas, _TEACHER, 0, area.center, _FACE, feeling=GLAD)

        def bar(canvas: Canvas, area: pygame.FRect) -> None:
            draw_well(canvas, area, radius=_BAR / 2)
            if done:
                filled = inner(area, 2)
                filled.width *= done / len(LESSONS)
                draw_enamel(canvas, filled, radius=_BAR / 2 - 2)

        name = self.following.name
        return Panel(
            SightBand(sight_picture("teacher"), _SIGHT, (_EDGE, _EDGE), spring=2),
            Space(_BELOW_SIGHT),
            Drawn(face, 2 * _FACE + 16),
            Space(_APART),
            Words(name, _NEXT),
            Space(_APART),
            Words(words, _LINE),
            Drawn(bar, _BAR),
            Space(_APART),
            edge=_EDGE,
            paper="parchment",
        )

    def enter(self, stack: SceneStack) -> None:
        """Look which lessons are done."""
        super().enter(stack)
        self.remake()

    # Ways on


def _path(buttons: Sequence[LessonButton], more: int = 0) -> Block:
    """Return lessons below one another, a path from each to the next; all rows are equally high.

    The last has the places of so many ``more``.
    """

    def draw(canvas: Canvas, area: pygame.FRect) -> None:
        first, last = buttons[0].rect, buttons[-1].rect
        x = first.x + _AT
        line = pygame.FRect(x - _PATH / 2, first.centery, _PATH, last.centery - first.centery)
        canvas.fill(line, Colours.brass_dark, radius=_PATH / 2)
        canvas.fill(line.inflate(-4, 0), Colours.brass_light, radius=2)
        del area

    rows = [Item(each, spring=1) for each in buttons[:-1]]
    last = Item(buttons[-1], more * _GAP or None, spring=1 + more)
    return Block(Drawn(draw), Column(*rows, last, gap=_GAP), spring=1)


def example(services: Services) -> LessonsScene:
    """Return the lessons, of which some are done."""
    for key in LESSONS[:6]:
        keep_done(services, key)
    return LessonsScene(services)
