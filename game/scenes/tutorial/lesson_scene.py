"""A lesson at the table: the match itself, in which somebody says what is to be tried next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import pygame

from game.board import Marks, Play
from game.kit import (
    LEFT_BUTTON,
    Button,
    Canvas,
    Command,
    Intent,
    PointerPressed,
    PointerReleased,
    Viewport,
)
from game.play import Match, Seat
from game.rules import LEFT, SUMMONING, Refusal

from .. import routes
from ..match.match_scene import MatchScene
from ..services import Services
from .coach import Coach, Phase
from .done_lessons import keep_done
from .lesson_bubble import LessonBubble, Said, draw_light
from .lesson_dialog import LessonDialog
from .lesson_file import LESSONS, Lesson, LessonStep
from .lesson_marks import LessonMarks
from .pointing import OF_HAND, Sight, place_of_target
from .scripted_player import ScriptedPlayer

_RIVAL = "first_steps"
#: What a key may mean in every step, beside what is done to the cards.
_ALWAYS = frozenset(("accept", "back", "pause", "help", "inspect", "log", "faster", "slower"))
_CARDS = frozenset(("up", "down", "left", "right", "next", *"123456789"))
_FORECAST = frozenset(("foresee",))
#: What does one thing alone, so that the words for it are the same.
_PRESSED = ("attack", "assault", "end")


class LessonScene(MatchScene):
    """Leads through a part of a lesson, from one of its steps on.

    Only what the step waits for is done; anything else is answered by a word. A part that follows,
    and a step that is tried once more, is a scene of its own in the place of this one.
    """

    keys: ClassVar[dict[str, str]] = dict.fromkeys(
        ("digits", "next", "run_on", "foresee", "inspect", "log", "pause", "faster", "slower"), ""
    )

    def __init__(self, services: Services, lesson: Lesson, part: int = 0, step: int = 0) -> None:
        self.lesson, self._part = lesson, part
        self.part = lesson.parts[part]
        if part or step:
            self.transition_kind = "cut"
        seats = (Seat(), Seat("", "computer", strength=_RIVAL))
        match = Match.from_position(self.part.start.copy(), seats)
        self.coach = Coach(self, self.part, step)
        super().__init__(services, match)
        self.marks = LessonMarks(self, lambda: bool(self.lit()), forecast=self.part.forecast)
        self.flow.seen = LEFT
        self.flow.is_admitted = self.coach.admits
        self.flow.computer.mind = ScriptedPlayer(match, services.tasks, self.part.rival)
        self.end_warning.muted = True
        self._looked: tuple[object, ...] = ()

    def _make(self) -> None:
        """Make what stands around the table, without the helpers, and the words of the lesson."""
        super()._make()
        self.tips.muted = self.undo.muted = True
        self.bubble = LessonBubble(self.widgets.add(Button("", self._onward, icon="icons/next")))
        self.bubble.button.kind = "primary"
        self.bubble.button.visible = False
        self._looked = ()

    # What the coach asks

    @property
    def is_free(self) -> bool:
        """Whether the player may play, and all has been seen."""
        flow = self.flow
        rests = self.state.phase == SUMMONING or flow.stops
        return flow.free and rests and not flow.closing

    @property
    def refused(self) -> Refusal | None:
        """What was refused last, and is still told."""
        return self.view.message.refusal

    @property
    def step(self) -> LessonStep:
        """The step that is taken."""
        return self.coach.step

    def told(self) -> None:
        """Put back what is held: something else is said."""
        self.hands.let_go()
        self.view.catch_up()

    def show_again(self) -> None:
        """Show once more what happened in the part."""
        happened = [event for done in self.match.history for event in done.events]
        self.view.table.rebuild(self.part.start)
        self.view.resize(self.view.layout)
        self.view.shows_again = True
        self.view.play(happened)

    def try_again(self) -> None:
        """Begin the step anew."""
        self.replace(LessonScene(self.services, self.lesson, self._part, self.coach.index))

    def go_on(self) -> None:
        """Go on with the next part, or say that the lesson is done."""
        if self._part + 1 < len(self.lesson.parts):
            self.replace(LessonScene(self.services, self.lesson, self._part + 1))
            return
        earned = keep_done(self.services, self.lesson.key)
        self.push(done_dialog(self.services, self.lesson.key, earned), self._leave_by)

    # What the player does

    def play(self, play: Play) -> None:
        """Play a card, if that is what is awaited; nothing is asked about it."""
        self.flow.submit(play)

    def _onward(self) -> None:
        self.view.hush()
        self.coach.onward()
        self.invalidate()

    def handle(self, intent: Intent) -> None:
        """Answer the player; what is only to be read is left by any press that goes on."""
        if self.coach.phase is Phase.OVER:
            return
        if isinstance(intent, Command) and not self._is_meant(intent):
            return
        if self.coach.is_read and not self.view.busy and self._leads_on(intent):
            self._onward()
            return
        super().handle(intent)

    def _is_meant(self, command: Command) -> bool:
        """Whether a key does something in a lesson."""
        name = command.name
        if name == "run_on":
            return self.view.busy or not self.flow.waits
        return name in _ALWAYS | _CARDS or (self.part.forecast and name in _FORECAST)

    def _leads_on(self, intent: Intent) -> bool:
        """Whether a key, or a press on the words, goes on from what is read."""
        if isinstance(intent, Command):
            return intent.name in ("accept", "next")
        if isinstance(intent, PointerPressed | PointerReleased):
            on_words = bool(self.bubble.box.collidepoint(intent.pos))
            pressed = isinstance(intent, PointerPressed) and intent.button == LEFT_BUTTON
            return on_words and pressed
        return False

    def pause(self, notice: str = "") -> None:
        """Open the ways out of the lesson; ``notice`` is why they come by themselves."""
        title = self.translate(f"lessons.titles.{self.lesson.key}")
        words = notice or self.translate("lessons.paused")
        ways = ("resume", "again", "options", "list", "menu")
        self.push(LessonDialog(self.services, title, words, ways, "resume"), self._leave_by)

    def _leave_by(self, way: object) -> None:
        """Go the way that was chosen over the table."""
        services, key = self.services, self.lesson.key
        if way == "options":
            self.push(routes.options(services))
        elif way == "again":
            self.replace(routes.lesson(services, key))
        elif way == "next":
            self.replace(routes.lesson(services, LESSONS[LESSONS.index(key) + 1]))
        elif way == "duel":
            routes.go_to_first_duel(services, self.stack)
        elif way == "menu":
            self.stack.clear_to(routes.menu(services))
        elif way == "list":
            self.stack.clear_to(routes.lessons(services))

    # The scene

    def update(self, dt: float) -> bool:
        """Move the picture on, and look how far the step has come."""
        self.flow.waits = self.coach.waits
        moving = super().update(dt)
        if not self.on_stack:
            return False
        if not self.view.busy and self.coach.phase is not Phase.OVER:
            self.coach.watch()
            if not self.on_stack:
                return False
        self._keep_quiet()
        return self._say() | moving

    def _keep_quiet(self) -> None:
        """Offer no help but the lesson's own."""
        buttons = self.buttons
        buttons.hint.visible = buttons.why.visible = buttons.ask.visible = False
        if self.coach.waits:
            buttons.second.visible = False
        self.forecast.button.visible &= self.part.forecast
        # What is refused is told below the words.
        below = pygame.FRect(self.view.layout.message).top
        self.view.message.aside = self.speaks and self.bubble.box.bottom > below

    def _covers_recap(self) -> bool:
        """Whether something is read where the account of a turn would be: always."""
        return True

    @property
    def speaks(self) -> bool:
        """Whether the words of the lesson are there to be read."""
        if self.coach.phase is Phase.SHOWING:
            return True
        return self.coach.phase in (Phase.TOLD, Phase.MISSED) and not self.view.busy

    def _say(self) -> bool:
        """Write what is said now; True when that is something else than before."""
        coach, button = self.coach, self.bubble.button
        device = self.services.inputs.device
        looked = coach.index, coach.phase, coach.fault, device, self.speaks, self.view.layout
        if looked == self._looked:
            return False
        self._looked = looked
        button.visible = self.speaks and coach.is_read
        # Two kinds of presses lead on: with a key, which is named, and with the pointer.
        self.bubble.said = self._said(self._hand)
        missed = coach.phase is Phase.MISSED
        button.label = self.translate("lessons.show_again" if missed else "lessons.onward")
        if self._hand == "keys":
            key = "lessons.show_again_key" if missed else "lessons.onward_key"
            button.label = self.translate(key)
        self.widgets.focus(button if button.visible else None, show=self._hand == "keys")
        self._lay_out(self.stack.view)
        return True

    @property
    def _hand(self) -> str:
        """With what the player plays: "mouse", "touch" or "keys"."""
        kind = self.services.inputs.device.kind
        return "keys" if kind in ("keyboard", "pad") else kind

    def _said(self, hand: str) -> Said:
        coach, step, key = self.coach, self.step, self.lesson.key
        number, count = self.lesson.number(self._part, coach.index), self.lesson.length
        if coach.phase is Phase.SHOWING:
            return Said(self.translate("lessons.watch"), "", False, number, count, aside=True)
        said = step.missed if coach.phase is Phase.MISSED else step.say
        words = self.translate(f"lessons.says.{key}.{said}")
        if coach.fault is not None:
            wrong = step.wrong.get(coach.fault)
            how = f"lessons.wrong.{coach.fault}" if not wrong else f"lessons.says.{key}.{wrong}"
            return Said(words, self.translate(how), True, number, count)
        return Said(words, self._how(hand), False, number, count)

    def _how(self, hand: str) -> str:
        """Return how what is awaited is done with the device in hand."""
        if self.coach.is_read:
            return ""
        awaited = self.step.awaited
        if awaited is None:
            return self.translate("lessons.how.free")
        deed = "press" if awaited.deed in _PRESSED else awaited.deed
        return self.translate(f"lessons.how.{deed}.{hand}")

    def resize(self, view: Viewport) -> None:
        """Lay everything at its place in the new window."""
        super().resize(view)
        self._looked = ()
        self._lay_out(view)

    def _lay_out(self, view: Viewport) -> None:
        self.bubble.place(view, self.view.layout)

    def lit(self) -> list[pygame.FRect]:
        """Return the places that are pointed at now."""
        if self.coach.phase is not Phase.TOLD or self.view.busy:
            return []
        sight = Sight(self.view.table, self.view.layout, self.buttons.first.rect)
        # Whoever holds a card need not be shown where it lies, but where it goes.
        left_out = OF_HAND if self.selection.held is not None else ()
        targets = (target for target in self.step.targets if target.kind not in left_out)
        places = (place_of_target(target, sight) for target in targets)
        return [place for place in places if place is not None]

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the light on what is spoken of, the words, and what is being read."""
        marks: Marks = self.marks.collect()
        self.view.draw_table(canvas, marks)
        self.widgets.draw(canvas)
        lit = self.lit()
        if lit:
            # What is held, and where the keys are, is to be seen as well.
            busy = self.selection.held is not None or self.selection.focused is not None
            draw_light(canvas, lit, dark=not busy)
        if self.speaks:
            self.bubble.draw(canvas)
        words = self.reading.words()
        if words is not None and self.speaks:
            words = words._replace(avoid=(*words.avoid, self.bubble.box))
        self.view.draw_above(canvas, words)


def done_dialog(services: Services, key: str, earned: Iterable[str] = ()) -> LessonDialog:
    """Return what is said at the end of a lesson, and where one can go from there.

    ``earned`` are the achievements that are earned with it, by their practice.
    """
    last = key == LESSONS[-1]
    title = services.translate("lessons.all_done_title" if last else "lessons.done_title")
    words = services.translate("lessons.all_done" if last else f"lessons.done.{key}")
    ways = ("duel" if last else "next", "again", "list", "menu")
    return LessonDialog(services, title, words, ways, "list", earned)


def example(services: Services) -> LessonScene:
    """Return the first lesson, at the step that first asks for something."""
    from .lesson_examples import example_deed  # noqa: PLC0415

    return example_deed(services)
