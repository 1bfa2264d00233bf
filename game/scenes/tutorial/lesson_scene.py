"""A lesson at the table: the match itself, in which somebody says what is to be tried next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import pygame

from game.board import REACH_TAB, Marks, Play
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
from game.rules import LEFT, REACH, SUMMONING, MatchAction, Refusal

from ..common.table.line_pace import LinePace
from ..common.widgets.outcome_plate import WALKS, OutcomePlate, Told, Way
from ..match.match_scene import MatchScene
from ..services import Services
from .coach import Coach, Phase
from .done_lessons import keep_done
from .lesson_bubble import FootButton, LessonBubble, Said
from .lesson_dialog import LessonDialog, done_dialog, says
from .lesson_file import LESSONS, Lesson, LessonStep
from .lesson_light import draw_light
from .lesson_marks import LessonMarks
from .pointing import MANA_HIGH, OF_HAND, Sight, place_of_target
from .scripted_player import ScriptedPlayer

_RIVAL = "first_steps"
#: What a key may mean in every step, beside what is done to the cards.
_ALWAYS = frozenset(
    ("accept", "back", "pause", "help", "inspect", "log", "faster", "slower", "undo", "redo")
)
_CARDS = frozenset(("up", "down", "left", "right", "next", *"123456789"))
_FORECAST = frozenset(("foresee",))
#: What does one thing alone, so that the words for it are the same.
_PRESSED = ("attack", "assault", "end")
#: How much of its card the tab is wide that says where the reach ends.
_TAB_SHARE = 0.65
#: Seconds in which the last deed of a part is looked at, and in which a press cannot be meant for
#: words that have only just come.
_LOOKED_AT, _UNREAD = 0.9, 0.35


class LessonScene(MatchScene):
    """Leads through a part of a lesson, from one of its steps on.

    Only what the step waits for is done; anything else is answered by a word. A part that follows,
    a step that is gone back to, and one that is tried once more, is a scene of its own in the place
    of this one: it begins with what was ``done`` before, and ``begun`` tells how much of that each
    step began with. With ``shows`` the step's solution is played.
    """

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
        seats = (Seat(), Seat("", "computer", strength=_RIVAL))
        match = Match.from_position(self.part.start.copy(), seats)
        for action in done:
            match.submit(action)
        self.coach = Coach(self, self.part, step, begun, shows=shows)
        super().__init__(services, match)
        self.marks = LessonMarks(
            self,
            is_pointing=lambda: bool(self.lit()),
            foresees=lambda: self.part.forecast and not self.coach.is_judged,
        )
        self.flow.seen = LEFT
        self.flow.is_admitted = self.coach.admits
        rival = ScriptedPlayer(match, services.tasks, self.part.rival)
        self.flow.computer.mind = rival
        self.end_warning.muted = True
        self._pace = LinePace(services, match)
        self._looked: tuple[object, ...] = ()
        self._calm = True
        #: How long it is yet until the part is left, and how long what is said has been there.
        self._leaves_in: float | None = None
        self._told_for = 0.0

    def _make(self) -> None:
        """Make what stands around the table, without the helpers, and the words of the lesson."""
        super()._make()
        self.tips.muted = self.undo.muted = True
        self.bubble = LessonBubble(
            self.widgets.add(Button("", self._onward, kind="primary", icon="icons/next")),
            self.widgets.add(self._small("step_back", self.step_back, "back")),
            self.widgets.add(self._small("skip", self.skip_part, "skip")),
        )
        self.plate = OutcomePlate()
        self._looked = ()

    def _small(self, key: str, go: Callable[[], None], icon: str) -> Button:
        hint = self.translate(f"lessons.{key}_hint")
        label = self.translate(f"lessons.{key}")
        button = FootButton(label, go, kind="quiet", icon=f"icons/{icon}", hint=hint, size=15)
        button.visible = False
        return button

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

    def go_on(self) -> None:
        """Go on with the next part, or say that the lesson is done, once it has been seen."""
        read = self.part.steps[-1].is_read or bool(self.plate.told.title)
        if read:
            self._leave_part()
        else:
            self._leaves_in = _LOOKED_AT

    def _leave_part(self) -> None:
        self._leaves_in = None
        if self._part + 1 < len(self.lesson.parts):
            self.replace(LessonScene(self.services, self.lesson, self._part + 1))
            return
        earned = keep_done(self.services, self.lesson.key)
        self.push(done_dialog(self.services, self.lesson, earned), self._leave_by)

    # What the player does

    def play(self, play: Play) -> None:
        """Play a card, if that is what is awaited; nothing is asked about it."""
        self.flow.submit(play)

    def step_back(self) -> None:
        """Begin this step anew where something was done in it, else go to the one before."""
        coach, part = self.coach, self._part
        step = coach.index if coach.is_begun or coach.is_judged else coach.step_before
        if step is None:
            if part:
                self.replace(LessonScene(self.services, self.lesson, part - 1))
            return
        done = [each.action for each in self.match.history[: coach.begun[step]]]
        self.replace(
            LessonScene(
                self.services,
                self.lesson,
                part,
                step,
                done=[action for action in done if isinstance(action, MatchAction)],
                begun={number: count for number, count in coach.begun.items() if number <= step},
            )
        )

    @property
    def _may_step_back(self) -> bool:
        coach = self.coach
        return coach.is_begun or coach.step_before is not None or self._part > 0

    def skip_part(self) -> None:
        """Go to the next part, or to the next lesson; this one does not count as done by it."""
        lessons = LESSONS.index(self.lesson.key) + 1
        if self._part + 1 < len(self.lesson.parts):
            self.replace(LessonScene(self.services, self.lesson, self._part + 1))
        elif lessons < len(LESSONS):
            self._leave_by("next")
        else:
            self._leave_by("list")

    def watch_solution(self) -> None:
        """Have the solution of the step played from where the step began."""
        scene = LessonScene(self.services, self.lesson, self._part, self.coach.index, shows=True)
        self.replace(scene)

    def _onward(self) -> None:
        self.view.hush()
        self.coach.onward()
        for button in self.plate.buttons:
            button.visible = False
        self.plate = OutcomePlate()
        self.invalidate()

    def handle(self, intent: Intent) -> None:
        """Answer the player; what is only to be read is left by any press that goes on."""
        if self.coach.phase is Phase.OVER:
            return
        if isinstance(intent, Command) and self._walks(intent):
            return
        if self.coach.is_read and self.speaks and self._leads_on(intent):
            if self._told_for >= _UNREAD:
                self._onward()
            return
        super().handle(intent)

    def _walks(self, command: Command) -> bool:
        """Go back or on by a key, or over the ways on; also True for one that means nothing."""
        name = command.name
        if name == "undo":
            if self.speaks or self.coach.is_judged:
                self.step_back()
        elif name == "redo":
            self.skip_part()
        elif self.coach.is_judged and name in WALKS:
            self.widgets.handle(command)
        else:
            return not self._is_meant(command)
        return True

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
            on_words = self.bubble.is_words(intent.pos)
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
            self.push(services.routes.options())
        elif way == "again":
            self.replace(services.routes.lesson(key))
        elif way == "next":
            self.replace(services.routes.lesson(LESSONS[LESSONS.index(key) + 1]))
        elif way == "duel":
            services.routes.go_to_first_duel(self.stack)
        elif way == "menu":
            self.stack.clear_to(services.routes.menu())
        elif way == "list":
            self.stack.clear_to(services.routes.lessons())

    # The scene

    def update(self, dt: float) -> bool:
        """Move the picture on, and look how far the step has come."""
        self.flow.waits = self.coach.waits
        moving = super().update(dt)
        if not self.on_stack:
            return False
        if not self.view.busy:
            moving |= self._lead(dt)
            if not self.on_stack:
                return False
        told = self.coach.phase in (Phase.TOLD, Phase.OVER) or self.coach.is_judged
        self.view.hold_banners(told and not self.view.busy)
        # Until then a number or a banner would lie over the words.
        self._calm = self.view.calm
        self._keep_quiet()
        self._told_for += dt
        return self._say() | moving | (self._told_for < _UNREAD)

    def _lead(self, dt: float) -> bool:
        """Do what comes next, the picture at rest; True while time must pass."""
        if self._leaves_in is not None:
            self._leaves_in = max(0.0, self._leaves_in - dt)
            if not self._leaves_in and self._calm:
                self._leave_part()
            return True
        if self.coach.phase is Phase.OVER:
            return False
        showing = self.coach.shows
        if showing and self._pace.due(dt):
            self._play_shown()
        if not self.view.busy:
            self.coach.watch()
        return showing

    def _play_shown(self) -> None:
        """Do the next action of the solution."""
        self.coach.acts = True
        self.flow.submit(self.coach.next_shown())
        self.coach.acts = False

    def _keep_quiet(self) -> None:
        """Offer no help but the lesson's own."""
        buttons = self.buttons
        buttons.hint.visible = buttons.why.visible = buttons.ask.visible = False
        if self.coach.waits:
            buttons.second.visible = False
        if self.coach.is_judged or self.coach.phase is Phase.SHOWING:
            buttons.first.visible = False
        self.forecast.button.visible &= self.part.forecast
        # What is refused is told below the words.
        below = pygame.FRect(self.view.layout.message).top
        self.view.message.aside = self.speaks and self.bubble.box.bottom > below

    def _tell_stop(self) -> None:
        """Say that the solution is shown, or what an assault waits for."""
        super()._tell_stop()
        message = self.view.message
        if self.coach.phase is Phase.SHOWING:
            message.standing = self.translate("lessons.watch")

    def _covers_recap(self) -> bool:
        """Whether something is read where the account of a turn would be: always."""
        return True

    @property
    def speaks(self) -> bool:
        """Whether the words of the lesson are there to be read."""
        return self.coach.phase is Phase.TOLD and self._calm

    def _say(self) -> bool:
        """Write what is said now; True when that is something else than before."""
        coach, button = self.coach, self.bubble.button
        device = self.services.inputs.device
        fault, begun = coach.fault, coach.is_begun
        # With the first three, something else is said.
        looked = (coach.index, coach.phase, self._calm, fault, begun, device, self.view.layout)
        if looked == self._looked:
            return False
        if looked[:3] != self._looked[:3]:
            self._told_for = 0.0
        self._looked = looked
        button.visible = self.speaks and coach.is_read
        # Two kinds of presses lead on: with a key, which is named, and with the pointer.
        self.bubble.said = self._said(self._hand)
        self.bubble.back.visible = self.speaks and self._may_step_back
        self.bubble.skip.visible = self.speaks
        keys = self._hand == "keys"
        button.label = self.translate("lessons.onward_key" if keys else "lessons.onward")
        if coach.is_judged and self._calm:
            self._judge()
        else:
            self.widgets.focus(button if button.visible else None, show=keys)
        self._lay_out(self.stack.view)
        return True

    def _judge(self) -> None:
        """Say how the try has come out, and offer the ways on."""
        if self.plate.told.title:
            return
        translate, shown = self.translate, self.coach.phase is Phase.SHOWN
        again = Way(translate("puzzles.ways.try_again"), "reset", self.step_back)
        if shown:
            self.plate.told = Told(translate("puzzles.shown_title"), good=True)
            self.plate.offer(
                self.widgets, [again, Way(translate("lessons.onward"), "next", self._onward)]
            )
            return
        words = translate(f"lessons.says.{self.lesson.key}.{self.step.missed}")
        self.plate.told = Told(translate("puzzles.failed_title"), (words,))
        watch = Way(translate("puzzles.ways.watch"), "eye", self.watch_solution)
        self.plate.offer(self.widgets, [again, watch])

    @property
    def _hand(self) -> str:
        """With what the player plays: "mouse", "touch" or "keys"."""
        kind = self.services.inputs.device.kind
        return "keys" if kind in ("keyboard", "pad") else kind

    def _said(self, hand: str) -> Said:
        coach, step, key = self.coach, self.step, self.lesson.key
        number, count = self.lesson.number(self._part, coach.index), self.lesson.length
        words = says(self.services, key, step.say)
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
        if self.plate.told.title:
            self.plate.place(view, self.view.layout)

    def lit(self) -> list[pygame.FRect]:
        """Return the places that are pointed at now."""
        if not self.speaks:
            return []
        sight = Sight(self.view.table, self.view.layout, self.buttons.first.rect)
        # Whoever holds a card need not be shown where it lies, but where it goes.
        left_out = OF_HAND if self.selection.held is not None else ()
        targets = (target for target in self.step.targets if target.kind not in left_out)
        places = (place_of_target(target, sight) for target in targets)
        return [place for place in places if place is not None]

    def kept_clear(self) -> list[pygame.FRect]:
        """Return what no arrow may lie on: the words, the panels, and the sign of the reach."""
        layout, table = self.view.layout, self.view.table
        clear = [self.bubble.all_of_it, *map(pygame.FRect, (layout.banner, layout.other_panel))]
        life = pygame.FRect(layout.own_panel)
        life.height -= MANA_HIGH
        clear.append(life)
        hand = table.sides[LEFT].hand
        if len(hand) > REACH:
            last = pygame.FRect(hand[REACH - 1].spot.rect)
            wide, high = _TAB_SHARE * last.width, REACH_TAB + 2
            clear.append(pygame.FRect(last.right - wide, last.top - high, wide, high))
        return clear

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the light on what is spoken of, the words, and what is being read."""
        marks: Marks = self.marks.collect()
        self.view.draw_table(canvas, marks)
        # What happens on the table goes below what is said.
        self.view.draw_effects(canvas)
        if self.plate.told.title:
            self.plate.draw(canvas)
        self.widgets.draw(canvas)
        lit = self.lit()
        if lit:
            # What is held, where the keys are, and what is foreseen is to be seen as well.
            busy = self.selection.held is not None or self.selection.focused is not None
            busy |= self.looks_ahead
            draw_light(canvas, lit, self.kept_clear(), dark=not busy)
        if self.speaks:
            self.bubble.draw(canvas)
        words = self.reading.words()
        if words is not None and self.speaks:
            words = words._replace(avoid=(*words.avoid, self.bubble.box))
        self.view.draw_told(canvas, words)
