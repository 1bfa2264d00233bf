"""The end of a voyage: won or lost, its score, what was good, the medals, and what comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.board import GLAD, SORRY
from game.kit import (
    AmbientLayer,
    Canvas,
    Colours,
    Command,
    Intent,
    PointerPressed,
    SceneStack,
    Sizes,
    Times,
    Viewport,
    draw_panel,
    grown,
    text_room,
    text_style,
)
from game.play import next_captain
from game.rules import PLAYER
from game.voyage import WON, good_facts, guard_of, score

from ...common import (
    DEFEAT,
    VICTORIES,
    Confetti,
    LinedButton,
    Screen,
    StaggeredEntrance,
    dawn,
    draw_landscape,
    draw_lettering,
    inner,
    ruin,
    widths_by_words,
)
from ...services import Services
from ..parts.icon_lines import BODY, HEAD, SMALL, IconLine, draw_icon_lines, lines_height
from ..parts.past_voyages import earned_by, medals_had, newly_opened, past_voyages
from ..parts.voyage_pictures import CAPTAINS, draw_face, goods_icon
from ..parts.voyage_words import ROMAN, captain_name
from ..setting_out.voyage_seed import new_seed
from .score_panel import MedalRow, ScorePanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.play import VoyageRun
    from game.voyage import Voyage

_WIDEST, _GAP, _EDGE = 1240.0, 14.0, 22.0
#: The radius of the captain's face, the height of the head, and of a way on at least.
_FACE, _TITLE, _WAY = 46.0, 58.0, 74.0
#: From this growth of the texts on panels and ways are below one another.
_STACKED = 1.3
_LINE = text_style.HEADING.with_changes(
    size=21, colour=Colours.light, bold=False, outline=1.6, wrap=True
)
_NEWS = text_style.STRONG.with_changes(
    size=17, colour=Colours.gold, align="center", outline=1.6, wrap=True
)


class VoyageEndScene(Screen):
    """Tells how a voyage has ended; every button leads on to another."""

    rule: ClassVar[str] = "R16.82"
    transition_kind = "dawn"
    depth = 5

    def __init__(self, services: Services, run: VoyageRun) -> None:
        super().__init__(services)
        self.run = run
        run.close()
        self.message = ""
        self.rest = Times.result
        reduced = services.settings.reduced_motion
        self._arrival = StaggeredEntrance(5, reduced=reduced, step=0.15, seconds=0.6)
        self.confetti = Confetti(PLAYER) if self.won else None
        living = dawn if self.won else ruin
        self.ambient: AmbientLayer = living(("voyage_end", self.won), self._draw_backdrop)
        services.count_voyage(run)
        self._look_back()
        self._make()

    @property
    def voyage(self) -> Voyage:
        """The voyage at its end."""
        return self.run.voyage

    @property
    def won(self) -> bool:
        """Whether a goal was reached."""
        return self.voyage.end == WON

    def _look_back(self) -> None:
        """Look at the voyages that are over: what this captain had, and who sails next."""
        captain = self.voyage.header.captain
        ended = past_voyages(self.services)
        own = self.run.record.path
        this = [each for each in ended if own is not None and each.path == own]
        before = [each for each in ended if each not in this]
        self._had = medals_had(before, captain)
        self._opened = newly_opened(self.services, before, ended)
        self._new = medals_had(this, captain) - self._had
        self._next = next_captain(ended, self.voyage.scenario.captains, captain)

    def _make(self) -> None:
        """Make everything that has words."""
        services, voyage = self.services, self.voyage
        self.title = self.translate("voyage_end.won" if self.won else "voyage_end.lost")
        self.line = self._how()
        goals = [goal.id for goal in voyage.scenario.goals]
        self.score = ScorePanel(services, score(voyage), goals)
        self.medals = MedalRow(services, goals, self._had, self._new)
        name = captain_name(services, voyage.header.captain)
        words = self.translate("voyage_end.medals", captain=name)
        about = IconLine(self.translate("voyage_end.medals_text"), SMALL, above=0.0)
        self._medal_head = [IconLine(words, HEAD, colour=Colours.gold), about]
        self.news = self._news()
        self.good = [IconLine(self.translate("voyage_end.good"), HEAD, colour=Colours.gold)]
        for fact in good_facts(voyage):
            depth = ROMAN[min(fact.number, len(ROMAN) - 1)]
            words = self.translate(f"voyage_end.facts.{fact.code}", count=fact.number, depth=depth)
            self.good.append(IconLine(words, BODY, goods_icon("score"), 8.0))
        self.widgets.clear()
        self.ways: list[LinedButton] = []
        name = captain_name(services, self._next)
        self._way("next", "ship", self.sail_next, name=name)
        self._way("same", "again", self.sail_again, seed=str(voyage.header.seed))
        self._way("plan", "helm", self.plan)
        self._way_to_next()
        self._way("menu", "home", self.go_back)
        self.ways[0].kind = "primary"
        self.widgets.focus(self.ways[0])
        self._rest_buttons()

    def _news(self) -> list[str]:
        """Return what the voyage has opened, and the achievements that it has earned."""
        say = self.translate
        news = [say("voyage_end.opened", difficulty=name) for name in self._opened]
        medals = earned_by(self.services, self.run)
        names = [say(f"achievements.{medal.id}.name") for medal in medals]
        return [*news, *(say("statistics.gained", name=name) for name in names)]

    def _how(self) -> str:
        """Return how it ended, in a sentence."""
        voyage = self.voyage
        if self.won:
            goal = self.translate(f"voyage.goals.{self._goal}.name")
            left = voyage.days - voyage.day
            if left:
                return self.translate("voyage_end.how_won", goal=goal, day=voyage.day, count=left)
            return self.translate("voyage_end.how_won_last", goal=goal)
        if all(guard_of(voyage, goal.hex) is None for goal in voyage.chart.goals):
            return self.translate("voyage_end.how_gone")
        if voyage.day < voyage.days:
            return self.translate("voyage_end.how_given_up")
        return self.translate("voyage_end.how_lost", count=voyage.days)

    @property
    def _news_line(self) -> str:
        return " · ".join(self.news)

    @property
    def _goal(self) -> str:
        result = self.run.record.result
        return "" if result is None else result.goal

    def _way(self, key: str, icon: str, act: Callable[[], None], **values: str) -> None:
        label = self.translate(f"voyage_end.ways.{key}", **values)
        lines = (self.translate(f"voyage_end.lines.{key}", **values),)
        button = LinedButton(label, act, icon=f"icons/{icon}", lines=lines)
        self.ways.append(self.widgets.add(button))

    def _way_to_next(self) -> None:
        """Add the way to what may be done next that is no voyage; its reason is its tooltip."""
        found = self.services.routes.next_up("voyage")
        button = LinedButton(
            found.words,
            lambda: found.go(self.stack),
            icon=found.icon,
            lines=(found.detail,),
            hint=found.why,
        )
        self.ways.append(self.widgets.add(button))

    def retext(self) -> None:
        """Write everything again in another language."""
        self._make()

    # Ways on

    def sail_next(self) -> None:
        """Set out with the next captain."""
        header = replace(self.voyage.header, captain=self._next, seed=new_seed())
        self.stack.replace(self.services.routes.voyage_start(header))

    def sail_again(self) -> None:
        """Set out for the same voyage once more."""
        self.stack.replace(self.services.routes.voyage_start(self.voyage.header))

    def plan(self) -> None:
        """Set out with whom one likes."""
        self.stack.replace(self.services.routes.voyage_start())

    def go_back(self) -> None:
        """Go to the menu."""
        self.stack.clear_to(self.services.routes.menu("voyage"))

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let the end be heard."""
        super().enter(stack)
        self.services.sound.jingle("victory" if self.won else "defeat")

    def spoken_opening(self) -> list[str]:
        """Return how it ended, the score, what was good and the medals."""
        good = [line.words for line in self.good]
        return [self.line, *self.news, *self.score.spoken, *good, *self.medals.spoken]

    def _rest_buttons(self) -> None:
        for button in self.ways:
            button.settling = self.rest > 0
            button.enabled = not button.settling

    def handle(self, intent: Intent) -> None:
        """Answer the player, who may have pressed for the fight: not at once."""
        if self.rest <= 0 or not isinstance(intent, Command | PointerPressed):
            super().handle(intent)

    def update(self, dt: float) -> bool:
        """Move the widgets, and count the points up."""
        moving = super().update(dt) | self._arrival.update(dt)
        if self.rest > 0:
            self.rest -= dt
            moving = True
            self._rest_buttons()
        return (self.confetti is not None and self.confetti.update(dt)) or moving

    # Places

    def _columns(self, width: float) -> tuple[float, float]:
        if grown(1.0) > _STACKED:
            return width, width
        half = (width - _GAP) / 2
        return half, half

    def _area(self, view: Viewport) -> pygame.FRect:
        area = pygame.FRect(0, 0, min(view.width - 48, _WIDEST), 0)
        area.centerx = view.width / 2
        return area

    def _good_high(self, view: Viewport, width: float) -> float:
        room = width - 2 * _EDGE
        words = lines_height(view, self.good, room) + 1.6 * Sizes.gap
        words += lines_height(view, self._medal_head, room) + Sizes.gap
        return 2 * _EDGE + words + self.medals.needs(view, room)

    def _heights(self, view: Viewport, area: pygame.FRect) -> tuple[float, float, float, float]:
        """Return how high the head, the score, what was good, and the ways on are."""
        score_wide, good_wide = self._columns(area.width)
        head = 20.0 + 2 * _FACE + _TITLE
        head += text_room(view, self.message or self.line, _LINE, area.width) + Sizes.gap
        if self.news:
            head += text_room(view, self._news_line, _NEWS, area.width)
        rows = self._rows(view, area.width)
        ways = max(_WAY, *(way.wanted_height(view, wide) for row in rows for way, wide in row))
        return (
            head,
            self.score.needs(view, score_wide),
            self._good_high(view, good_wide),
            len(rows) * (ways + _GAP),
        )

    def page_height(self, view: Viewport) -> float:
        """Return how high everything is together."""
        head, points, good, ways = self._heights(view, self._area(view))
        panels = points + _GAP + good if grown(1.0) > _STACKED else max(points, good)
        return max(view.height, head + panels + _GAP + ways + 8)

    def resize(self, view: Viewport) -> None:
        """Lay the head over the panels, the ways on below them."""
        area = self._area(view)
        head, points, good, ways = self._heights(view, area)
        score_wide, good_wide = self._columns(area.width)
        stacked = grown(1.0) > _STACKED
        panels = points + _GAP + good if stacked else max(points, good)
        spare = max(0.0, view.height - head - panels - _GAP - ways - 8)
        self._top = spare / 3
        y = self._top + head
        self.score.rect = pygame.FRect(area.x, y, score_wide, points if stacked else panels)
        self._good_box = pygame.FRect(area.right - good_wide, y, good_wide, panels)
        if stacked:
            self._good_box.update(area.x, y + points + _GAP, good_wide, good)
        y += panels + _GAP
        self._lay_ways(view, pygame.FRect(area.x, y, area.width, ways))
        self._line_box = pygame.FRect(area.x, self._top + 20 + 2 * _FACE + _TITLE, area.width, 0)
        self._line_box.height = head - 20 - 2 * _FACE - _TITLE - Sizes.gap
        self._news_box = self._line_box.copy()
        if self.news:
            high = text_room(view, self._news_line, _NEWS, area.width)
            self._line_box.height -= high
            self._news_box.update(area.x, self._line_box.bottom, area.width, high)

    def _rows(self, view: Viewport, width: float) -> list[list[tuple[LinedButton, float]]]:
        """Return the ways on with their widths: one row, or rows of two where texts are large."""
        count = 2 if grown(1.0) > _STACKED else len(self.ways)
        rows = [self.ways[first : first + count] for first in range(0, len(self.ways), count)]
        rooms = [width - (len(row) - 1) * _GAP for row in rows]
        return [
            list(zip(row, widths_by_words(view, row, room), strict=True))
            for row, room in zip(rows, rooms, strict=True)
        ]

    def _lay_ways(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the ways on in their rows."""
        rows = self._rows(view, area.width)
        high = area.height / len(rows) - _GAP
        for number, row in enumerate(rows):
            x = area.x
            for way, wide in row:
                way.place((x, area.y + number * (high + _GAP), wide, high))
                x += wide + _GAP

    # Drawing

    def _draw_backdrop(self, canvas: Canvas) -> None:
        draw_landscape(canvas, VICTORIES[PLAYER] if self.won else DEFEAT, dim=70)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, the captain, the title, and the panels."""
        self.ambient.draw(canvas)
        if self.confetti is not None:
            self.confetti.draw(canvas)
        middle = canvas.view.width / 2
        captain, feeling = self.voyage.header.captain, GLAD if self.won else SORRY
        with self._arrival.shifted(canvas, 0):
            center = middle, self._top + 20 + _FACE
            draw_face(canvas, f"{CAPTAINS}/{captain}", center, _FACE, feeling=feeling)
        box = pygame.FRect(self._line_box)
        box.y, box.height = self._top + 20 + 2 * _FACE, _TITLE
        draw_lettering(canvas, self.title, box, 56)
        canvas.text(self.message or self.line, self._line_box, _LINE)
        canvas.text(self._news_line, self._news_box, _NEWS)
        with self._arrival.shifted(canvas, 1):
            self.score.draw(canvas, self._arrival.progress(2))
        with self._arrival.shifted(canvas, 3):
            self._draw_good(canvas)

    def _draw_good(self, canvas: Canvas) -> None:
        draw_panel(canvas, self._good_box)
        inside = inner(self._good_box, _EDGE)
        draw_icon_lines(canvas, self.good, inside)
        tall = self.medals.needs(canvas.view, inside.width)
        self.medals.rect = pygame.FRect(inside.x, inside.bottom - tall, inside.width, tall)
        self.medals.draw(canvas)
        inside.y = self.medals.rect.y - Sizes.gap
        inside.y -= lines_height(canvas.view, self._medal_head, inside.width)
        draw_icon_lines(canvas, self._medal_head, inside)


def example(services: Services, *, lost: bool = False) -> VoyageEndScene:
    """Return the end of a voyage that is won, or lost."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    end = "lost" if lost else "won"
    return VoyageEndScene(services, run_until(services, lambda voyage: voyage.end == end))


def example_lost(services: Services) -> VoyageEndScene:
    """Return the end of a voyage that is lost."""
    return example(services, lost=True)
