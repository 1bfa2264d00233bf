"""A lesson at the table: a match with a guide that says what to try next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from game.board import Foretold
from game.play import LESSONS_DONE, Match, Seat
from game.rules import LEFT, EndTurn, MatchAction

from ..match.helpers.forecast_toggle import ForecastToggle
from ..match.helpers.mark_layers import DangerWatch, PartnerDanger
from ..match.helpers.table_helpers import Foresight
from ..match.helpers.why_answers import WhyAnswers
from ..match.table_part import TablePart
from ..match.table_screen import TableScreen
from ..ring.relief_part import Relief
from ..ring.ring_map_screen import MapOpener
from ..services import Services
from .coach import Coach, ScriptedPlayer
from .lesson_dialog import NEXT_UP, LessonDialog, done_dialog, keep_done
from .lesson_file import LESSONS, Lesson, load_lesson
from .lesson_guide import LessonGuide, LessonWays

_RIVAL = "first_steps"
#: The ways on from the pause.
_PAUSE = ("resume", "again", "options", "list", "menu")


class LessonScene(TableScreen):
    """Leads through a part of a lesson, from one of its steps on.

    Only what the step waits for is done; anything else is answered by a word. A part that follows,
    a step that is gone back to, and one that is tried once more, is a scene of its own in the place
    of this one: it begins with what was ``done`` before, and ``begun`` tells how much of that each
    step began with. With ``shows`` the step's solution is played. At the table of a ring there are
    relief, the map, and the danger to the partner (R13).
    """

    effects_below = True
    keys: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("digits", "next", "run_on"), ""),
        "undo": "lessons.step_back",
        "redo": "lessons.skip",
        **dict.fromkeys(("foresee", "inspect", "log", "pause", "faster", "slower"), ""),
    }

    def __init__(
        self,
        services: Services,
        lesson: Lesson,
        part: int = 0,
        step: int = 0,
        *,
        done: Sequence[MatchAction] = (),
        begun: Mapping[int, int] | None = None,
        shows: bool = False,
    ) -> None:
        self.lesson, self._part = lesson, part
        self.part = lesson.parts[part]
        if step or shows or part:
            self.transition_kind = "cut" if step or shows else "slide"
        if lesson.is_ring:
            self.rule = "R13"  # type: ignore[misc]
            self.keys = {**self.keys, "relieve": "", "map": ""}  # type: ignore[misc]
        others = [Seat("", "computer", strength=_RIVAL) for _ in self.part.start.sides[1:]]
        match = Match.from_position(self.part.start.copy(), (Seat(), *others))
        for action in done:
            match.submit(action)
        self.coach = Coach(match, self.part, step, begun, shows=shows)
        super().__init__(
            services,
            match,
            rival=ScriptedPlayer(match, self.part.rival),
            admits=self.coach.admits,
            waits=lambda: self.coach.waits,
        )
        self.flow.seats.seen = LEFT
        # The text says when a turn ends.
        self.flow.asks_end = lambda: False
        self.guide = LessonGuide(
            *(self.tools, lesson, part, self.coach),
            LessonWays(self.step_back, self.skip_part, self.watch_solution, self.leave_part),
            *(lambda: self.looks_ahead, lambda: self.buttons.first.rect),
        )
        self.set_up()

    def make_parts(self) -> list[TablePart]:
        """Return hand, guide and steps, and what is to come where the lesson speaks of it."""
        self.relief: Relief | None = None
        parts = self._ring_parts() if self.lesson.is_ring else []
        self.buttons = self.make_buttons(offered=lambda: self.guide.offers_steps)
        parts += [self.hand, self.guide, self.buttons, WhyAnswers(self.tools)]
        self.forecast: ForecastToggle | None = None
        if self.part.forecast:
            foresight = Foresight(
                self.tools, shown=lambda: not self.coach.is_judged, over=self.looked_at
            )
            self.forecast = foresight.forecast
            parts += foresight.parts
        else:
            parts.append(DangerWatch(self.tools, lambda: self.selection.intended_plays))
        self.guide.retext()
        return parts

    def _ring_parts(self) -> list[TablePart]:
        """Return what only a ring has; a step that waits for the map is done when that closes."""
        relief = self.relief = Relief(self.tools)
        opener = MapOpener(
            self.tools, lambda scene: self.push(scene, lambda _: self.coach.map_seen())
        )
        return [PartnerDanger(self.tools), relief, opener]

    def looked_at(self) -> tuple[Foretold, ...]:
        """Return the relief that is looked at before any card, for the forecast of both rows."""
        return () if self.relief is None else self.relief.intended

    @property
    def looks_ahead(self) -> bool:
        """Whether the opponent's next turn is looked at."""
        return self.forecast is not None and self.forecast.ahead

    def leave_part(self) -> None:
        """Go to the part that follows, or say that the lesson is done."""
        if self._part + 1 < len(self.lesson.parts):
            self.replace(self._at(self._part + 1))
            return
        earned = keep_done(self.services, self.lesson.key)
        self.push(done_dialog(self.services, self.lesson, earned), self._leave_by)

    # Ways on

    def _at(
        self,
        part: int,
        step: int = 0,
        *,
        done: Sequence[MatchAction] = (),
        begun: Mapping[int, int] | None = None,
        shows: bool = False,
    ) -> LessonScene:
        return LessonScene(
            self.services, self.lesson, part, step, done=done, begun=begun, shows=shows
        )

    def step_back(self) -> None:
        """Begin this step again if something was done in it, else go to the one before."""
        coach, part = self.coach, self._part
        step = coach.index if coach.is_begun or coach.is_judged else coach.step_before
        if step is not None:
            done = (each.action for each in self.match.history[: coach.begun[step]])
            kept = [action for action in done if isinstance(action, MatchAction)]
            begun = {number: count for number, count in coach.begun.items() if number <= step}
            self.replace(self._at(part, step, done=kept, begun=begun))
        elif part:
            self.replace(self._at(part - 1))

    def skip_part(self) -> None:
        """Go to the next part, or to the next lesson; this one does not count as done by it."""
        if self._part + 1 < len(self.lesson.parts):
            self.replace(self._at(self._part + 1))
        else:
            self._leave_by("list" if self.lesson.key == LESSONS[-1] else "next")

    def watch_solution(self) -> None:
        """Have the solution of the step played from where the step began."""
        self.replace(self._at(self._part, self.coach.index, shows=True))

    def pause(self, notice: str = "") -> None:
        """Open the pause of the lesson; ``notice`` is the reason why it opens by itself."""
        title = self.translate(f"lessons.titles.{self.lesson.key}")
        words, ways = self.translate("lessons.paused"), _PAUSE
        dialog = LessonDialog(self.services, title, words, ways, ways[0], notice=notice)
        self.push(dialog, self._leave_by)

    def _leave_by(self, way: object) -> None:
        routes, key = self.services.routes, self.lesson.key
        acts: dict[object, Callable[[], object]] = {
            "options": lambda: self.push(routes.options()),
            "again": lambda: self.replace(routes.lesson(key)),
            "next": lambda: self.replace(routes.lesson(LESSONS[LESSONS.index(key) + 1])),
            NEXT_UP: lambda: routes.news.next_up("lesson").go(self.stack),
            "menu": lambda: self.stack.clear_to(routes.menu()),
            "list": lambda: self.stack.clear_to(routes.lessons(key)),
        }
        if way in acts:
            acts[way]()


def _at_step(key: str, part: int, step: int, services: Services) -> LessonScene:
    return LessonScene(services, load_lesson(key, services.content.cards), part, step)


#: Steps for the pictures: a card for a lane, something only told, a goal, a card for the partner.
example = partial(_at_step, "hand", 0, 2)
example_read = partial(_at_step, "stronghold", 0, 2)
example_goal = partial(_at_step, "ahead", 1, 0)
example_ring = partial(_at_step, "ring", 0, 2)
example_ring_map = partial(_at_step, "ring", 0, 0)


def example_wrong(services: Services) -> LessonScene:
    """Return a step in which something else was done than what is awaited."""
    scene = _at_step("stronghold", 0, 3, services)
    scene.coach.fault = scene.coach.step.awaited.fault(scene.state, EndTurn())  # type: ignore[union-attr]
    return scene


def example_missed(services: Services) -> LessonScene:
    """Return a goal that was missed, with the ways on."""
    scene = _at_step("mana", 1, 0, services)
    scene.flow.submit(EndTurn())
    return scene


def _at_end(key: str, earned: set[str], services: Services) -> LessonDialog:
    return done_dialog(services, load_lesson(key, services.content.cards), earned)


example_done = partial(_at_end, "stronghold", set[str]())
example_all_done = partial(_at_end, LESSONS[-1], {LESSONS_DONE})
