"""A lesson at the table: a match with a guide that says what to try next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.board import Foretold
from game.play import Match, Seat
from game.rules import LEFT, MatchAction

from ..match.helpers.danger_watch import DangerWatch
from ..match.helpers.forecast_toggle import ForecastToggle
from ..match.helpers.table_helpers import Foresight
from ..match.helpers.why_answers import WhyAnswers
from ..match.table_part import TablePart
from ..match.table_screen import TableScreen
from ..services import Services
from .coach import Coach
from .done_lessons import keep_done
from .lesson_dialog import NEXT_UP, LessonDialog, done_dialog
from .lesson_file import LESSONS, Lesson
from .lesson_guide import LessonGuide, LessonWays
from .scripted_player import ScriptedPlayer

_RIVAL = "first_steps"


class LessonScene(TableScreen):
    """Leads through a part of a lesson, from one of its steps on.

    Only what the step waits for is done; anything else is answered by a word. A part that follows,
    a step that is gone back to, and one that is tried once more, is a scene of its own in the place
    of this one: it begins with what was ``done`` before, and ``begun`` tells how much of that each
    step began with. With ``shows`` the step's solution is played.
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
        if step or shows:
            self.transition_kind = "cut"
        elif part:
            self.transition_kind = "slide"
        others = [Seat("", "computer", strength=_RIVAL) for _ in self.part.start.sides[1:]]
        match = Match.from_position(self.part.start.copy(), (Seat(), *others))
        for action in done:
            match.submit(action)
        self.coach = Coach(match, self.part, step, begun, shows=shows)
        super().__init__(
            services,
            match,
            rival=ScriptedPlayer(match, services.tasks, self.part.rival),
            admits=self.coach.admits,
            waits=lambda: self.coach.waits,
        )
        self.flow.seen = LEFT
        # The text says when a turn ends.
        self.flow.asks_end = lambda: False
        self.guide = LessonGuide(
            *(self.tools, lesson, part, self.coach),
            LessonWays(self.step_back, self.skip_part, self.watch_solution, self.leave_part),
            lambda: self.looks_ahead,
            lambda: self.buttons.first.rect,
        )
        self.set_up()

    def make_parts(self) -> list[TablePart]:
        """Return hand, guide and steps, and what is to come where the lesson speaks of it."""
        flow, view, selection = self.flow, self.view, self.selection
        self.buttons = self.make_buttons(offered=lambda: self.guide.offers_steps)
        why = WhyAnswers(flow, view, selection, self.dialogs)
        parts = [self.hand, self.guide, self.buttons, why]
        self.forecast: ForecastToggle | None = None
        if self.part.forecast:
            foresight = Foresight(
                self.tools, shown=lambda: not self.coach.is_judged, over=self.looked_at
            )
            self.forecast = foresight.forecast
            parts += foresight.parts
        else:
            parts.append(DangerWatch(self.services, flow, view, lambda: selection.intended_plays))
        self.guide.retext()
        return parts

    def looked_at(self) -> tuple[Foretold, ...]:
        """Return what is looked at before any card, for the forecast: in a duel nothing."""
        return ()

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
        """Return a scene of the same kind at another place of the lesson."""
        return type(self)(
            self.services, self.lesson, part, step, done=done, begun=begun, shows=shows
        )

    def step_back(self) -> None:
        """Begin this step again if something was done in it, else go to the one before."""
        coach, part = self.coach, self._part
        step = coach.index if coach.is_begun or coach.is_judged else coach.step_before
        if step is None:
            if part:
                self.replace(self._at(part - 1))
            return
        done = [each.action for each in self.match.history[: coach.begun[step]]]
        self.replace(
            self._at(
                part,
                step,
                done=[action for action in done if isinstance(action, MatchAction)],
                begun={number: count for number, count in coach.begun.items() if number <= step},
            )
        )

    def skip_part(self) -> None:
        """Go to the next part, or to the next lesson; this one does not count as done by it."""
        lessons = LESSONS.index(self.lesson.key) + 1
        if self._part + 1 < len(self.lesson.parts):
            self.replace(self._at(self._part + 1))
        elif lessons < len(LESSONS):
            self._leave_by("next")
        else:
            self._leave_by("list")

    def watch_solution(self) -> None:
        """Have the solution of the step played from where the step began."""
        self.replace(self._at(self._part, self.coach.index, shows=True))

    def pause(self, notice: str = "") -> None:
        """Open the pause of the lesson; ``notice`` is the reason why it opens by itself."""
        title = self.translate(f"lessons.titles.{self.lesson.key}")
        words = self.translate("lessons.paused")
        ways = ("resume", "again", "options", "list", "menu")
        dialog = LessonDialog(self.services, title, words, ways, "resume", notice=notice)
        self.push(dialog, self._leave_by)

    def _leave_by(self, way: object) -> None:
        """Go the way that was chosen over the table."""
        services, key = self.services, self.lesson.key
        if way == "options":
            self.push(services.routes.options())
        elif way == "again":
            self.replace(services.routes.lesson(key))
        elif way == "next":
            self.replace(services.routes.lesson(LESSONS[LESSONS.index(key) + 1]))
        elif way == NEXT_UP:
            services.routes.next_up("lesson").go(self.stack)
        elif way == "menu":
            self.stack.clear_to(services.routes.menu())
        elif way == "list":
            self.stack.clear_to(services.routes.lessons(key))
