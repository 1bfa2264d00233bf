"""A screen with a table of cards, and the parts that stand around it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame.typing import RectLike

from game.board import HandController, Play, Selection, ShownCard, log_box
from game.kit import (
    Canvas,
    Command,
    Intent,
    PadLost,
    Paper,
    Place,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scene,
    SceneStack,
    Spoken,
    Times,
    TransitionKind,
    Viewport,
)
from game.play import Match
from game.rules import MatchAction, State

from ..common import Screen, Thinker
from ..services import Services
from .dialogs.log_screen import LogScreen, SmallBoard
from .dialogs.match_dialogs import MatchDialogs, MatchWays
from .dialogs.pause_dialog import PauseChoice
from .match_buttons import MatchButtons
from .match_view import MatchView
from .press_guard import PressGuard, PressOpener
from .table_part import Offered, TablePart, TableTools, always, keys_meant_for
from .table_places import TablePlaces
from .table_sight import BoardHintArea, MatchReading, TableMarks, rule_in_match
from .table_walk import TableHand, TableWalk
from .turn_flow import TurnFlow

if TYPE_CHECKING:
    from .voice.match_voice import MatchVoice


class TableScreen(Screen):
    """Plays a match at a table; the ``parts`` around it are made by each screen itself.

    ``rival`` takes the place of the usual thinker for the computer's seats; ``admits`` may refuse
    an action of the match, and while ``waits`` returns True nothing goes on by itself. The match
    has the usual ``ways`` out if None are handed in.
    """

    rule: ClassVar[str] = "R3"
    place: Place = "match"
    paper: ClassVar[Paper] = "dark"
    # The board and the hands are the same in every language.
    flips = False
    transition_kind: TransitionKind = "gate"
    depth = 4
    inspects: ClassVar[bool] = False
    buttons: MatchButtons
    #: Whether the effects over the table are drawn below the buttons.
    effects_below: ClassVar[bool] = False

    def __init__(
        self,
        services: Services,
        match: Match,
        *,
        rival: Thinker | None = None,
        admits: Callable[[MatchAction], bool] = lambda _action: True,
        waits: Callable[[], bool] = lambda: False,
        ways: MatchWays | None = None,
    ) -> None:
        super().__init__(services)
        self.match = match
        self.view = MatchView(services, match, self.invalidate, ways.ground if ways else "")
        self.ambient = self.view.board.ambient
        #: The layout by which everything around the table was placed.
        self._placed = self.view.layout
        self.dialogs = MatchDialogs(services, match, self, self.leave_by, ways)
        self.flow = TurnFlow(
            services, match, self.view, self.dialogs, rival=rival, admits=admits, waits=waits
        )
        play = self.make_play()
        self.hands = HandController(play, self.view.refuse, self.invalidate, self.view.audio.play)
        self.guard, self.opener = PressGuard(), PressOpener()
        self.tools = TableTools(
            *(services, self.flow, self.view, self.dialogs, self.hands, self.guard, self.opener),
            *(self.widgets, play, self.invalidate, lambda: self.covered),
        )
        self.hand = TableHand(self.tools)
        self.reading = MatchReading(self.tools)
        self.marks = TableMarks(self.tools, self.reading)
        places = TablePlaces(self.tools, self.marks, self._opener_at)
        self.walk = TableWalk(
            self.tools, places, self.reading, lambda: any(part.takes_tab for part in self.parts)
        )
        self.parts: tuple[TablePart, ...] = ()

    # The parts

    def make_play(self) -> Callable[[Play], None]:
        """Return what plays a card."""
        return self.flow.submit

    @abstractmethod
    def make_parts(self) -> list[TablePart]:
        """Return the parts around the table, with their words in the player's language.

        The parts answer, move and are drawn in this order; ``hand`` and ``buttons`` are among them.
        """

    def set_up(self) -> None:
        """Make the parts, once everything that they need exists."""
        self.widgets.clear()
        self.board_hint = self.widgets.add(BoardHintArea(self.marks.hint_at, self.translate))
        parts = self.make_parts()
        # The walk leads to what is no card, so it answers before the hand does.
        parts.insert(parts.index(self.hand), self.walk)
        self.parts = self.marks.parts = tuple(parts)

    def make_buttons(
        self,
        leave: Callable[[Callable[[], None]], None] = lambda act: act(),
        offered: Offered = always,
    ) -> MatchButtons:
        """Make the buttons of the match's steps, which show while they are ``offered``.

        ``leave`` does an action that ends the summoning or the turn, or asks first.
        """
        return MatchButtons(self.tools, self.pause, self.skip, leave, offered)

    def retext(self) -> None:
        """Write everything again in another language; the match itself does not change."""
        self.hands.let_go()
        for part in self.parts:
            part.close()
        self.view.retext()
        self.set_up()

    def remove(self, part: TablePart) -> None:
        """Take a part away from the table."""
        self.parts = self.marks.parts = tuple(each for each in self.parts if each is not part)

    @property
    def covered(self) -> tuple[RectLike, ...]:
        """The places that parts cover, in which no forecast can be shown."""
        return tuple(chain.from_iterable(part.covered for part in self.parts))

    @property
    def state(self) -> State:
        """The position of the match."""
        return self.flow.state

    @property
    def selection(self) -> Selection:
        """The cards that the player holds and looks at."""
        return self.hands.selection

    @property
    def is_asked(self) -> bool:
        """Whether a question lies over the table."""
        return self.on_stack and self.stack.top is not self

    # Being a scene

    def enter(self, stack: SceneStack) -> None:
        """Hide the hands until the player has sat down."""
        super().enter(stack)
        self.flow.seats.sit_down()

    def resize(self, view: Viewport) -> None:
        """Lay everything out."""
        self.view.resize(self.view.table.laid_out(view.width, view.height))
        self._place(view)

    def _place(self, view: Viewport) -> None:
        layout = self._placed = self.view.layout
        for part in self.parts:
            part.place(view, layout)
        self.hand.watch()

    def resume(self) -> None:
        """Take over changes made in the scene above."""
        self.guard.shut = Times.settle
        self.view.catch_up()

    def leave(self) -> None:
        """Close the match's file, and stop the computer's thinking."""
        self.flow.computer.leave()
        for part in self.parts:
            part.close()
        self.match.close()

    def push(self, scene: Scene, on_result: Callable[[object], object] | None = None) -> None:
        """Put a scene over the match."""

        def hear(result: object) -> None:
            if on_result is not None:
                on_result(result)
            if self.on_stack:
                self.view.catch_up()
                # Another player may sit at the screen now.
                self.hand.watch()

        self.stack.push(scene, hear)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the match."""
        self.stack.replace(scene)

    def update(self, dt: float) -> bool:
        """Move the picture on; when it rests, the match goes on."""
        self.flow.computer.think()
        self.place = keys_meant_for(self.parts)
        moving = self.view.advance(dt)
        if not self.view.busy:
            # The hand must know the position before it is asked what may be played.
            self.hand.watch()
            moving |= any(part.rest() for part in self.parts) or self.flow.go_on(dt)
            if not self.on_stack:
                return False
        self.view.hud.asked = self.state.pending_side
        if self._placed is not self.view.layout:
            # The other player has sat down: panels and hand change sides.
            self._place(self.stack.view)
        moving |= self.view.update(dt, self.reading.looked_at)
        if self.view.busy:
            self.board_hint.hint = ""
        self.music, self.title = self.view.audio.music, self.view.turns.title
        for part in self.parts:
            moving |= part.update(dt)
            if not self.on_stack:
                return False
        moving |= self.widgets.update(dt)
        self._tell_standing()
        self.hand.watch()
        return moving | self.guard.update(dt)

    def _tell_standing(self) -> None:
        message = self.view.message
        prompt = self.flow.prompt
        tells = prompt and not any(part.is_tip for part in self.parts)
        standing = self.translate(prompt) if tells else ""
        for part in self.parts:
            standing = part.standing(standing)
        message.aside = any(part.fills_middle for part in self.parts)
        if standing != message.standing:
            message.standing = standing
            self.invalidate()

    # Input

    def handle(self, intent: Intent) -> None:
        """Answer the player: a key, a press, or where the pointer goes."""
        if any(part.intercept(intent) for part in self.parts):
            return
        if isinstance(intent, PadLost):
            if intent.missed:
                self.pause(self.translate("pads.lost"))
            return
        if isinstance(intent, PointerMoved):
            self.view.reading.rested = 0.0
            self.reading.follow(intent.pos)
        else:
            self.flow.held = False
            # A press ends the hint at the pointer.
            self.widgets.hush()
        skips = self.view.busy and self._skips(intent)
        steps = self.buttons
        on_step = isinstance(intent, PointerPressed) and steps.are_at(intent.pos)
        resting = skips and steps.resting
        if self.guard.admits(
            intent, self.selection.hand, skips=skips, resting=resting, on_step=on_step
        ):
            self._answer(intent, skips=skips)

    def _answer(self, intent: Intent, *, skips: bool) -> None:
        if skips:
            for part in self.parts:
                part.skip()
            self.view.skip()
            self.hand.watch()
            if not self.buttons.awaited(intent):
                return
            self.buttons.update()
        self.hand.watch()
        if isinstance(intent, Command):
            if not any(part.command(intent.name) for part in self.parts):
                self._command(intent.name)
        elif isinstance(intent, PointerPressed):
            self._press(intent)
        else:
            self._follow(intent)

    def _skips(self, intent: Intent) -> bool:
        if isinstance(intent, PointerPressed):
            return not self.widgets.is_meant(intent.pos)
        return intent == Command("accept") or self.buttons.awaited(intent)

    def _press(self, press: PointerPressed) -> None:
        """Give a press to the first part that takes it; one on the table hides the message."""
        if any(part.pointed(press) for part in self.parts) or self.widgets.handle(press):
            return
        self.view.hush()
        if not any(part.press(press) for part in self.parts):
            self.opener.press(press.pos, self._opener_at)

    def _follow(self, intent: Intent) -> None:
        """Follow the pointer, and the end of a press; the hand also hears those over buttons."""
        if any(part.pointed(intent) for part in self.parts):
            self.widgets.forget_pointer()
        else:
            self.widgets.handle(intent)
        left = intent
        if not self.selection.dragging:
            for part in self.parts:
                left = part.withhold(left)
        self.hands.handle(left)
        if isinstance(intent, PointerReleased):
            self.opener.release(intent.pos)

    def _opener_at(self, pos: Point) -> Callable[[], object] | None:
        for part in self.parts:
            act = part.opens(pos)
            if act is not None:
                return act
        layout = self.view.layout
        if log_box(layout, self.view.log.lines).holds(pos):
            return self.open_log
        return self.open_discard if layout.horde_discard.holds(pos) else None

    def _command(self, name: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            **dict.fromkeys(("back", "pause"), self.pause),
            "log": self.open_log,
            "help": self.show_keys,
            "inspect": self._inspect,
            "faster": lambda: self.view.change_speed(1),
            "slower": lambda: self.view.change_speed(-1),
        }
        if name in acts:
            acts[name]()

    def _inspect(self) -> None:
        """Show or hide the card looked at; without one read the log's cards or the Horde's pile."""
        if self.services.settings.voice:
            self.voice.read()
        if not self.reading.toggle() and not self.open_discard():
            self.reader.begin()

    def rule_here(self) -> str:
        """Return the rule of the thing that is looked at, or of the phase."""
        # What the board explains at the pointer, or at the place of the keys.
        told = self.walk.rule or self.board_hint.rule
        return rule_in_match(self.view, self.selection, self.state, told) or self.rule

    def show_keys(self) -> None:
        """Show the keys of this scene."""
        self.push(self.services.routes.key_card(self))

    def open_log(self) -> None:
        """Show all lines of the match's log."""
        board = SmallBoard(self.view)
        self.push(LogScreen(self.services, self.view.log, board, self.match.edition))

    def open_discard(self) -> bool:
        """Show the Horde's discard pile; False where none lies on the table (R9.1)."""
        if self.state.solo:
            pile = self.view.table.sides[-1].keep.discard
            self.push(self.services.routes.discard_pile(pile, self.match.edition))
        return self.state.solo

    def skip(self) -> None:
        """Skip to the end of the assault, or of the Horde's turn."""
        for part in self.parts:
            part.skip()
        self.flow.rush()

    def pause(self, notice: str = "") -> None:
        """Open the pause over the match; ``notice`` is the reason why it opens by itself."""
        self.dialogs.pause(self.view.names[self.flow.seats.speaker], notice=notice)

    def leave_by(self, choice: PauseChoice) -> None:
        """Act on the choice made in the pause."""
        if choice is PauseChoice.CONCEDE:
            self.flow.concede()
        elif choice is PauseChoice.LOG:
            self.open_log()
        elif choice is PauseChoice.QUIT and self.match.what_if:
            # A curtain may lie over the match.
            while self.on_stack:
                self.stack.pop()
        elif choice is PauseChoice.QUIT:
            self.match.close()
            self.stack.clear_to(self.dialogs.ways.left())

    @property
    def asked_side(self) -> int | None:
        """The side to act, if several people play at this screen."""
        return self.flow.seats.speaker if len(self.flow.seats.persons) > 1 else None

    def keep_out(self) -> None:
        """Tell whose turn it is."""
        super().keep_out()
        self.view.tell(
            self.translate("match.turn_of", name=self.view.names[self.flow.seats.speaker])
        )

    # Reading

    def show_card(self, shown: ShownCard | None, near: pygame.FRect, *, at_once: bool) -> bool:
        """Read a card beside the table."""
        return self.reading.show(shown, near, at_once=at_once)

    def hold(self, pos: Point) -> bool:
        """Read the card on which a press is held."""
        return self.reading.hold() or super().hold(pos)

    def end_hold(self) -> None:
        """Put back the card that was taken up to be read."""
        self.hands.let_go()

    # The voice

    @cached_property
    def voice(self) -> MatchVoice:
        """The words of the table, made once the voice is on."""
        from .voice.match_voice import MatchVoice  # noqa: PLC0415 (with the voice)

        return MatchVoice(self.tools, self.walk, lambda: self.parts)

    def spoken_opening(self) -> list[str]:
        """Return how everything stands, the first time."""
        return self.voice.opening()

    def spoken_focus(self) -> Spoken | None:
        """Return what the keys are on: at the table, or else of the buttons over it."""
        return self.voice.focus() or super().spoken_focus()

    def spoken_news(self) -> list[str]:
        """Return what has happened."""
        return [*super().spoken_news(), *self.voice.news()]

    def spoken_silence(self) -> list[str]:
        """Return that the player has to wait, where others act."""
        return self.voice.silence()

    def spoken_ways(self) -> list[str]:
        """Return what can be done."""
        return self.voice.ways()

    def spoken_state(self) -> list[str]:
        """Return how everything stands."""
        return self.voice.state()

    def spoken_answer(self, name: str) -> Sequence[str] | None:
        """Return the hand, the lanes or the forecast."""
        return self.voice.answer(name)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the panels, the effects over them, and the card being read."""
        self.view.draw_table(canvas, self.marks.collect())
        if self.effects_below:
            self.view.draw_effects(canvas)
        for part in self.parts:
            part.draw(canvas)
        self.widgets.draw(canvas)
        for part in self.parts:
            part.draw_over(canvas)
        if not self.effects_below:
            self.view.draw_effects(canvas)
        self.view.draw_told(canvas, self.reading.words(self.parts))
