"""The guide through a lesson, a part of its table: the words, the light, and the ways on."""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.board import REACH_TAB, Layout
from game.kit import (
    LEFT_BUTTON,
    Button,
    Canvas,
    Command,
    Intent,
    PointerPressed,
    Viewport,
    button_height,
)
from game.rules import REACH, SUMMONING

from ..common import WALKS, LinePace, OutcomePlate, Told, Way
from ..match.table_part import TablePart, TableTools
from .awaited import MANA_HIGH, OF_HAND, Sight, place_of_target
from .coach import Coach, Phase, Seen
from .lesson_bubble import FootButton, LessonBubble, Said
from .lesson_dialog import counted, says
from .lesson_file import Lesson, LessonStep
from .lesson_light import draw_light

#: The keys that count in every step, besides those for the cards.
_ALWAYS = frozenset(
    ("accept", "back", "pause", "help", "inspect", "log", "faster", "slower", "undo", "redo")
)
_CARDS = frozenset(("up", "down", "left", "right", "next", *"123456789"))
_FORECAST = frozenset(("foresee",))
#: In a ring map and relief are asked for, which lie beside the cards: the keys go round to them.
_RING = frozenset(("relieve", "map", "forward", "backward", "scroll_up", "scroll_down"))
#: The deeds that are done by one button, so that they share their words.
_PRESSED = ("attack", "assault", "end")
#: The width of the tab that shows the end of the reach, as a share of its card.
_TAB_SHARE = 0.65
#: Seconds in which the last deed of a part is looked at, and in which a press cannot be meant for
#: words that have only just come.
_LOOKED_AT, _UNREAD = 0.9, 0.35


class LessonWays(NamedTuple):
    """The ways from a step: back, past the part, to its solution, and on to the next part."""

    back: Callable[[], None]
    skip: Callable[[], None]
    watch: Callable[[], None]
    leave: Callable[[], None]


class LessonGuide(TablePart):
    """Says what to try in the ``number``-th part of a lesson, and points at it.

    It is complete once ``retext`` has made its words. ``ahead`` tells whether the opponent's next
    turn is looked at; ``step_button`` returns the place of the button of the match's next step.
    """

    bubble: LessonBubble

    def __init__(
        self,
        tools: TableTools,
        lesson: Lesson,
        number: int,
        coach: Coach,
        ways: LessonWays,
        ahead: Callable[[], bool],
        step_button: Callable[[], pygame.FRect],
    ) -> None:
        super().__init__(tools)
        self._translate, self._widgets = tools.services.translate, tools.widgets
        self._lesson, self._number = lesson, number
        self._part = lesson.parts[number]
        self._coach = coach
        coach.on_words, coach.on_end = self._put_back, self._end
        self._ways = ways
        self._looks_ahead = ahead
        self._step_button = step_button
        self._pace = LinePace(tools.services, tools.flow.match)
        self._window = Viewport.of((1280, 720))
        self._calm = True
        #: Seconds until the part is left, or None; and seconds since the words were first shown.
        self._leaves_in: float | None = None
        self._told_for = 0.0
        self._looked: tuple[object, ...] = ()
        self.plate = OutcomePlate()

    def retext(self) -> None:
        """Make the words and their buttons, in the player's language."""
        words = self._translate("lessons.onward_key")
        self.bubble = LessonBubble(
            self._widgets.add(Button(words, self.onward, kind="primary", icon="icons/next")),
            self._widgets.add(self._small("step_back", self._ways.back, "back")),
            self._widgets.add(self._small("skip", self._ways.skip, "skip")),
        )
        self.plate = OutcomePlate()
        self._looked = ()

    def _small(self, key: str, go: Callable[[], None], icon: str) -> Button:
        hint = self._translate(f"lessons.{key}_hint")
        label = self._translate(f"lessons.{key}")
        button = FootButton(label, go, kind="quiet", icon=f"icons/{icon}", hint=hint, size=15)
        button.visible = False
        return button

    @property
    def step(self) -> LessonStep:
        """The present step."""
        return self._coach.step

    @property
    def speaks(self) -> bool:
        """Whether the words of the lesson are on the screen."""
        return self._coach.phase is Phase.TOLD and self._calm

    @property
    def offers_steps(self) -> bool:
        """Whether the match's next step is the player's to do."""
        return not self._coach.is_judged and self._coach.phase is not Phase.SHOWING

    # Calls of the coach

    def _put_back(self) -> None:
        self._tools.hands.let_go()
        self._view.catch_up()

    def _end(self) -> None:
        if self._part.steps[-1].is_read or self.plate.told.title:
            self._ways.leave()
        else:
            self._leaves_in = _LOOKED_AT

    # Input

    def onward(self) -> None:
        """Go on from words that have been read."""
        self._view.hush()
        self._coach.onward()
        for button in self.plate.buttons:
            button.visible = False
        self.plate = OutcomePlate()
        self._tools.changed()

    def intercept(self, intent: Intent) -> bool:
        """Answer intents that lead back or on, and drop keys that do nothing in a lesson."""
        if self._coach.phase is Phase.OVER:
            return True
        if isinstance(intent, Command) and self._walks(intent):
            return True
        if not (self._coach.is_read and self.speaks and self._leads_on(intent)):
            return False
        if self._told_for >= _UNREAD:
            self.onward()
        return True

    def _walks(self, command: Command) -> bool:
        """Answer a key that leads back or on; True for these and for keys that do nothing."""
        name = command.name
        if name == "undo":
            if self.speaks or self._coach.is_judged:
                self._ways.back()
        elif name == "redo":
            self._ways.skip()
        elif self._coach.is_judged and name in WALKS:
            self._widgets.handle(command)
        else:
            return not self._is_meant(name)
        return True

    def _is_meant(self, name: str) -> bool:
        if name == "run_on":
            return self._view.busy or not self._coach.waits
        if name in _RING:
            return self._lesson.is_ring
        return name in _ALWAYS | _CARDS or (self._part.forecast and name in _FORECAST)

    def _leads_on(self, intent: Intent) -> bool:
        """Whether a key, or a press on the words, goes on from the words."""
        if isinstance(intent, Command):
            return intent.name in ("accept", "next")
        if not isinstance(intent, PointerPressed) or intent.button != LEFT_BUTTON:
            return False
        return self.bubble.is_words(intent.pos)

    # Time

    def update(self, dt: float) -> bool:
        """Follow the step, and show the words that are due."""
        moving = not self._view.busy and self._lead(dt)
        told = self._coach.phase in (Phase.TOLD, Phase.OVER) or self._coach.is_judged
        self._view.hold_banners(told and not self._view.busy)
        # Until then a number or a banner would lie over the words.
        self._calm = self._view.calm
        self._told_for += dt
        if self._tools.hands.selection.held is not None:
            # Another card that is taken up is a new beginning.
            self._coach.fault = None
        return self._say() | moving | (self._told_for < _UNREAD)

    def _lead(self, dt: float) -> bool:
        """Do the next thing, the picture at rest; True while time must pass."""
        if self._leaves_in is not None:
            self._leaves_in = max(0.0, self._leaves_in - dt)
            if not self._leaves_in and self._calm:
                self._leaves_in = None
                self._ways.leave()
            return True
        if self._coach.phase is Phase.OVER:
            return False
        showing = self._coach.shows
        if showing and self._pace.due(dt):
            self._flow.perform(self._coach.next_shown())
        if not self._view.busy:
            self._coach.watch(self._seen)
        return showing

    @property
    def _seen(self) -> Seen:
        flow = self._flow
        free = flow.free and (flow.state.phase == SUMMONING or flow.stops) and not flow.closing
        return Seen(free, self._view.message.refusal, self._looks_ahead())

    def _say(self) -> bool:
        """Write the present words; True when they have changed."""
        coach, button = self._coach, self.bubble.button
        device = self._services.inputs.device
        fault, begun = coach.fault, coach.is_begun
        # The first three tell whether the words are new ones.
        looked = (coach.index, coach.phase, self._calm, fault, begun, device, self._view.layout)
        if looked == self._looked:
            return False
        if looked[:3] != self._looked[:3]:
            self._told_for = 0.0
        self._looked = looked
        button.visible = self.speaks and coach.is_read
        self.bubble.said = self._said()
        may_go_back = begun or coach.step_before is not None or self._number > 0
        self.bubble.back.visible = self.speaks and may_go_back
        self.bubble.skip.visible = self.speaks
        by_keys = device.kind in ("keyboard", "pad")
        if coach.is_judged and self._calm:
            self._judge(by_keys)
        else:
            self._widgets.focus(button if button.visible else None, show=by_keys)
        self._lay_out()
        return True

    def _judge(self, by_keys: bool) -> None:
        """Show the outcome of the try, and offer the ways on, with the ring ``by_keys``."""
        if self.plate.told.title:
            return
        translate = self._translate
        again = Way(translate("puzzles.ways.try_again"), "icons/reset", self._ways.back)
        if self._coach.phase is Phase.SHOWN:
            self.plate.told = Told(translate("puzzles.shown_title"), good=True)
            other = Way(translate("lessons.onward"), "icons/next", self.onward)
        else:
            words = translate(f"lessons.says.{self._lesson.key}.{self.step.missed}")
            self.plate.told = Told(translate("puzzles.failed_title"), (words,))
            other = Way(translate("puzzles.ways.watch"), "icons/eye", self._ways.watch)
        self.plate.offer(self._widgets, [again, other], show=by_keys)

    def _said(self) -> Said:
        coach, step, key = self._coach, self.step, self._lesson.key
        number, count = self._lesson.number(self._number, coach.index), self._lesson.length
        words, wrong = says(self._services, key, step.say), ""
        if self._number and not coach.index:
            # The board has been changed for that of another part.
            words = f"{self._translate('lessons.another')}\n{words}"
        if coach.fault is not None:
            own = step.wrong.get(coach.fault)
            wrong = f"lessons.says.{key}.{own}" if own else f"lessons.wrong.{coach.fault}"
            wrong = self._translate(wrong)
        return Said(words, self._how(), wrong, number, count, counted(self._services, key))

    def _how(self) -> str:
        if self._coach.is_read:
            return ""
        deed = "free" if self.step.awaited is None else self.step.awaited.deed
        return self._translate(f"lessons.how.{'press' if deed in _PRESSED else deed}")

    # Words and places

    @property
    def spoken(self) -> str:
        """The words of the lesson and how to act, or how the try has come out."""
        told = self.plate.told
        if told.title:
            return " ".join((told.title, *told.lines))
        said = self.bubble.said
        # After a fault, what is to be done is said again with the new beginning.
        return said.wrong or f"{said.words} {said.how}".strip() if self.speaks else ""

    def standing(self, words: str) -> str:
        """Say that the solution is being shown."""
        return self._translate("lessons.watch") if self._coach.phase is Phase.SHOWING else words

    @property
    def fills_middle(self) -> bool:
        """Whether a message in its usual place would cover the words."""
        below = pygame.FRect(self._view.layout.message).top
        return self.speaks and self.bubble.box.bottom > below

    @property
    def kept_clear(self) -> tuple[RectLike, ...]:
        """The box of the words, which a card that is read must not hide."""
        return (self.bubble.box,) if self.speaks else ()

    @property
    def darkens(self) -> bool:
        """Whether something is lit, and everything else dark."""
        return bool(self.lit())

    def place(self, view: Viewport, _layout: Layout) -> None:
        """Lay everything out."""
        self._window = view
        self._looked = ()
        self._lay_out()

    def _lay_out(self) -> None:
        self.bubble.place(self._window, self._view.layout)
        if self.plate.told.title:
            self.plate.place(self._window, self._view.layout)

    def lit(self) -> list[pygame.FRect]:
        """Return the places that are pointed at now: first where something is to be done."""
        if not self.speaks:
            return []
        sight = Sight(self._view.table, self._view.layout, self._step_button())
        # While a card is held, the places for it are pointed at, and not the hand.
        left_out = OF_HAND if self._tools.hands.selection.held is not None else ()
        targets = [target for target in self.step.targets if target.kind not in left_out]
        # A card is taken up first; anything else is looked at before the button beside it.
        targets.reverse()
        targets.sort(key=lambda target: target.kind not in OF_HAND)
        places = (place_of_target(target, sight) for target in targets)
        return [place for place in places if place is not None]

    def clear_of_arrows(self) -> list[pygame.FRect]:
        """Return the places without arrows: the words, the panels, and the sign of the reach."""
        layout, table = self._view.layout, self._view.table
        clear = [self.bubble.all_of_it, *map(pygame.FRect, (layout.banner, layout.other_panel))]
        life, hand = pygame.FRect(layout.own_panel), table.sides[table.viewer].hand
        life.height -= MANA_HIGH
        if len(hand) <= REACH:
            return [*clear, life]
        last = pygame.FRect(hand[REACH - 1].spot.rect)
        wide, high = _TAB_SHARE * last.width, button_height(REACH_TAB) + 2
        return [*clear, life, pygame.FRect(last.right - wide, last.top - high, wide, high)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the outcome of a try."""
        if self.plate.told.title:
            self.plate.draw(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the light on the targets, and the words."""
        lit = self.lit()
        if lit:
            # A held card, the card with the keyboard, and a forecast must not lie in the dark.
            selection = self._tools.hands.selection
            busy = selection.held is not None or selection.focused is not None
            dark = not (busy or self._looks_ahead())
            draw_light(canvas, lit, self.clear_of_arrows(), dark=dark)
        if self.speaks:
            self.bubble.draw(canvas)
