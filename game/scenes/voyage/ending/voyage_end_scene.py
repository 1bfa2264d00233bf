"""The end of a voyage: won or lost, its score, what was good, the medals, and what comes next."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.board import GLAD, SORRY
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Panel,
    PointerPressed,
    Row,
    SceneStack,
    Sizes,
    Space,
    Words,
    grown,
    text_style,
)
from game.play import next_captain
from game.rules import PLAYER
from game.voyage import WON, good_facts, guard_of, score

from ...common import (
    DEFEAT,
    VICTORIES,
    LinedButton,
    dawn,
    draw_landscape,
    draw_lettering,
    ruin,
)
from ...results.results_layout import Arriving, EndScreen, WaysRow
from ...services import Services
from ..parts.icon_lines import BODY, HEAD, SMALL, IconLine, IconLines
from ..parts.past_voyages import earned_by, medals_had, new_difficulties, past_voyages
from ..parts.voyage_pictures import CAPTAINS, draw_face, goods_icon
from ..parts.voyage_words import ROMAN, captain_name
from ..saga.saga_files import is_of_saga
from ..setting_out.voyage_seed import new_seed
from .score_panel import MedalRow, ScorePanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.play import VoyageRun
    from game.voyage import Voyage

_GAP, _EDGE = 14.0, 22.0
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


class VoyageEndScene(EndScreen):
    """Tells how a voyage has ended; every button leads on to another."""

    rule: ClassVar[str] = "R16.82"
    widest = 1240.0

    def __init__(self, services: Services, run: VoyageRun) -> None:
        self.run = run
        super().__init__(services, 5, PLAYER if self.won else None)
        run.close()
        living = dawn if self.won else ruin
        landscape = VICTORIES[PLAYER] if self.won else DEFEAT
        self.ambient = living(
            ("voyage_end", self.won), lambda canvas: draw_landscape(canvas, landscape, dim=70)
        )
        services.count_voyage(run)
        self._look_back()
        self.remake()

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
        self._opened = new_difficulties(self.services, before, ended)
        self._new = medals_had(this, captain) - self._had
        self._next = next_captain(ended, self.voyage.scenario.captains, captain)

    def make(self) -> None:
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
        self.ways: list[LinedButton] = []
        if is_of_saga(services, self.run.record.path):
            self._way("saga", "book", self.open_saga)
        else:
            name = captain_name(services, self._next)
            self._way("next", "ship", self.sail_next, name=name)
            self._way("same", "again", self.sail_again, seed=str(voyage.header.seed))
            self._way("plan", "helm", self.plan)
        self.ways.append(self.widgets.add(self.proposed("voyage")))
        self._way("menu", "home", self.go_back)
        self.ways[0].kind = "primary"
        self.settling = self.ways
        self.rest_buttons()

    def _news(self) -> list[str]:
        say = self.translate
        news = [say("voyage_end.opened", difficulty=name) for name in self._opened]
        medals = earned_by(self.services, self.run)
        names = [say(f"achievements.{medal.id}.name") for medal in medals]
        return [*news, *(say("statistics.gained", name=name) for name in names)]

    def _how(self) -> str:
        voyage = self.voyage
        if self.won:
            result = self.run.record.result
            goal = self.translate(f"voyage.goals.{result.goal if result else ''}.name")
            left = voyage.days - voyage.day
            if left:
                return self.translate("voyage_end.how_won", goal=goal, day=voyage.day, count=left)
            return self.translate("voyage_end.how_won_last", goal=goal)
        if all(guard_of(voyage, goal.hex) is None for goal in voyage.chart.goals):
            return self.translate("voyage_end.how_gone")
        if voyage.day < voyage.days:
            return self.translate("voyage_end.how_given_up")
        return self.translate("voyage_end.how_lost", count=voyage.days)

    def _way(self, key: str, icon: str, act: Callable[[], None], **values: str) -> None:
        label = self.translate(f"voyage_end.ways.{key}", **values)
        lines = (self.translate(f"voyage_end.lines.{key}", **values),)
        button = LinedButton(label, act, icon=f"icons/{icon}", lines=lines)
        self.ways.append(self.widgets.add(button))

    # Ways on

    def open_saga(self) -> None:
        """Open the log book of the saga, which takes the voyage over."""
        self.stack.replace(self.services.routes.saga.begun_or_start())

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

    def handle(self, intent: Intent) -> None:
        """Answer the player, who may have pressed for the fight: not at once."""
        if self.rest <= 0 or not isinstance(intent, Command | PointerPressed):
            super().handle(intent)

    def make_body(self) -> Block:
        """Return the captain, how it ended, the score and what was good, and the ways on."""
        arrival = self.arrival
        news = [Words(" · ".join(self.news), _NEWS)] if self.news else []
        panels = Row(
            Arriving(arrival, 1, self.score.panel(lambda: arrival.progress(2))),
            Arriving(arrival, 3, self._good_panel()),
            gap=_GAP,
            stack=_STACKED,
        )
        count = 2 if grown(1.0) > _STACKED else len(self.ways)
        rows = [self.ways[first : first + count] for first in range(0, len(self.ways), count)]
        return Column(
            Space(20.0, spring=1.0),
            Arriving(arrival, 0, Drawn(self._draw_captain, 2 * _FACE)),
            Drawn(lambda canvas, area: draw_lettering(canvas, self.title, area, 56), _TITLE),
            Words(self.message or self.line, _LINE),
            *news,
            Space(Sizes.gap),
            panels,
            Space(_GAP),
            Column(*(WaysRow(row, _WAY) for row in rows), gap=_GAP),
            Space(_GAP + 8.0, spring=2.0),
            gap=0.0,
        )

    def _good_panel(self) -> Panel:
        return Panel(
            IconLines(self.good),
            Space(1.6 * Sizes.gap, spring=1.0),
            IconLines(self._medal_head),
            Space(Sizes.gap),
            self.medals.row(),
            edge=_EDGE,
        )

    # Drawing

    def _draw_captain(self, canvas: Canvas, area: pygame.FRect) -> None:
        captain, feeling = self.voyage.header.captain, GLAD if self.won else SORRY
        draw_face(canvas, f"{CAPTAINS}/{captain}", area.center, _FACE, feeling=feeling)


def example(services: Services, *, lost: bool = False) -> VoyageEndScene:
    """Return the end of a voyage that is won, or lost."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    end = "lost" if lost else "won"
    return VoyageEndScene(services, run_until(services, lambda voyage: voyage.end == end))


example_lost = partial(example, lost=True)
