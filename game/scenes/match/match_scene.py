"""The match: what is seen of it, how it goes on, and the player's hand, joined on one screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, TypeAlias

import pygame

from game.board import BoardHint, HandController, Layout, Play, Selection, ShownCard
from game.kit import (
    Canvas,
    Command,
    Intent,
    PadLost,
    Place,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scene,
    SceneStack,
    Times,
    TransitionKind,
    Viewport,
)
from game.play import Match
from game.rules import CastIncantation, State, loses_fort, next_attacker

from ..common.screen import Screen, read_ending_ahead
from ..services import Services
from .board_hint_area import BoardHintArea
from .danger_watch import DangerWatch
from .draw_offer import DrawOffer
from .end_warning import EndWarning
from .forecast_toggle import ForecastToggle
from .forecast_use_watch import ForecastUseWatch
from .hint import Hint
from .loss_warning import LossWarning
from .match_buttons import ButtonActs, MatchButtons
from .match_dialogs import MatchDialogs
from .match_reading import MatchReading
from .match_rule import rule_in_match
from .match_view import MatchView
from .pause_dialog import PauseChoice
from .press_guard import PressGuard
from .press_opener import PressOpener
from .small_board import SmallBoard
from .speed_keys import change_speed
from .table_marks import TableMarks
from .tip_teller import TipTeller
from .turn_flow import TurnFlow
from .turn_recap import TurnRecap
from .undo_buttons import UndoButtons
from .why_answers import WhyAnswers

KeyHandler: TypeAlias = Callable[[Command], bool]
PressHandler: TypeAlias = Callable[[PointerPressed], bool]


class MatchScene(Screen):
    """Plays a match on the screen until it has a result."""

    rule: ClassVar[str] = "R3"
    place: Place = "match"
    # The board and the hands are the same in every language.
    flips = False
    keys: ClassVar[dict[str, str]] = dict.fromkeys(
        (
            *("digits", "next", "run_on", "undo", "redo", "forecast", "foresee", "hint", "why"),
            *("inspect", "log", "pause", "faster", "slower"),
        ),
        "",
    )
    transition_kind: TransitionKind = "gate"
    depth = 4
    inspects: ClassVar[bool] = False

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.view = MatchView(services, match, self.invalidate)
        self.ambient = self.view.board.ambient
        #: What everything around the table was laid out by.
        self._placed = self.view.layout
        self.dialogs = MatchDialogs(services, match, self, self._paused)
        self.flow = TurnFlow(services, match, self.view, self.dialogs)
        self.hands = HandController(
            self.play, self.view.refuse, self.invalidate, self.view.audio.play
        )
        self.opener = PressOpener(self)
        self.reading = MatchReading(self)
        self.guard = PressGuard()
        #: Whether the press that is answered is the second of a double one.
        self._doubled = False
        self.warning = LossWarning(services, self.flow, self.view, self.dialogs)
        self.end_warning = EndWarning(services, self.flow, self.dialogs, self.warning)
        self.draw_offer = DrawOffer(services, self.flow, self.view, self.dialogs)
        self.forecast_use = ForecastUseWatch(services, self.flow)
        self.marks = TableMarks(self)
        self._make()

    def _hint_at(self, pos: Point) -> BoardHint | None:
        return self.marks.hint_at(pos)

    def _make(self) -> None:
        """Make all that stands around the table and has words, in the player's language."""
        services, leave = self.services, self.end_warning.before
        self.hint = Hint(services, self.flow, self.view, self)
        self.why = WhyAnswers(self.flow, self.view, self.selection, self.dialogs)
        self.board_hint = self.widgets.add(BoardHintArea(self._hint_at, self.translate))
        acts = ButtonActs(self.pause, self.hint.toggle, self.why.ask, leave, self.skip)
        self.buttons = MatchButtons(self.flow, self.view, self.widgets, acts)
        self.undo = UndoButtons(services, self.flow, self.view, self.widgets, self._put_all_back)
        self.forecast = ForecastToggle(
            services, self.flow, self.view, self.widgets, self._intended_plays
        )
        self.tips = TipTeller(services, self.flow, self.view, self.invalidate, self._covers_tips)
        self.danger = DangerWatch(services, self.flow, self.view, self._intended_plays)
        self.recap = TurnRecap(services, self.flow, self.view, self.open_log, self._covers_recap)
        self._key_handlers, self._press_handlers = self._handlers()

    def retext(self) -> None:
        """Write everything anew in another language; the match itself hears nothing of it."""
        self.hands.let_go()
        self.hint.close()
        self.widgets.clear()
        self.view.retext(self.match)
        self._make()

    def _handlers(self) -> tuple[tuple[KeyHandler, ...], tuple[PressHandler, ...]]:
        """Return who answers a key, and who a press of the pointer: the first that means it."""
        keys: tuple[KeyHandler, ...] = (
            lambda command: self.recap.command(command.name),
            self.hands.handle,
            lambda command: self.hint.command(command.name),
            lambda command: self.why.command(command.name),
            lambda command: self.undo.command(command.name),
            self._step,
            lambda command: self.forecast.command(command.name),
            self._command,
        )
        presses: tuple[PressHandler, ...] = (
            self.hint.handle,
            self._drop_doubled,
            self.widgets.handle,
            self._hush,
            self._open_recap,
            self._drop_unsettled,
            self.hands.handle,
            self.tips.press,
            self.opener.press,
        )
        return keys, presses

    @property
    def state(self) -> State:
        """The position of the match."""
        return self.flow.state

    @property
    def selection(self) -> Selection:
        """What the player holds and looks at."""
        return self.hands.selection

    @property
    def looks_ahead(self) -> bool:
        """Whether the opponent's next turn is being looked at."""
        return self.forecast.ahead

    # Being a scene

    def enter(self, stack: SceneStack) -> None:
        """Show no hand to a player who has not sat down yet."""
        super().enter(stack)
        self.flow.sit_down()
        if self.match.what_if:
            self.view.tell(self.translate("match.what_if"))

    def resize(self, view: Viewport) -> None:
        """Lay everything at its place in the new window."""
        self.view.resize(Layout(view.width, view.height, self.view.table.viewer))
        self._place(view)

    def _place(self, view: Viewport) -> None:
        """Lay what stands around the table at its place."""
        layout = self._placed = self.view.layout
        self.buttons.place(layout)
        self.undo.place(layout)
        self.forecast.place(layout)
        self.hint.place(view, layout)
        self.tips.place(view, layout)
        self._watch()

    def resume(self) -> None:
        """Show what was changed in the scene above."""
        self.guard.shut = Times.settle
        self.view.catch_up()

    def leave(self) -> None:
        """Let go of the match's file, and of what the computer thinks."""
        self.flow.close()
        self.hint.close()
        self.match.close()

    def push(self, scene: Scene, on_result: Callable[[object], None] | None = None) -> None:
        """Put a scene over the match."""

        def hear(result: object) -> None:
            if on_result is not None:
                on_result(result)
            if self.on_stack:
                self.view.catch_up()
                # Whoever sits there now may not be whose hand lies there.
                self._watch()

        self.stack.push(scene, hear)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the match."""
        self.stack.replace(scene)

    def update(self, dt: float) -> bool:
        """Move the picture on; when it rests, let the match go on."""
        self.flow.think()
        # The steps of a hint are turned like pages.
        self.place = "setup" if self.hint.open else "match"
        moving = self.view.advance(dt)
        if not self.view.busy:
            # The hand must know the position before it is asked what may be played.
            self._watch()
            self.danger.watch()
            self.forecast_use.watch(ahead=self.forecast.ahead)
            moving |= self.draw_offer.watch() or self.flow.go_on(dt)
            if not self.on_stack:
                return False
        self.view.hud.asked = self.state.pending_side
        if self._placed is not self.view.layout:
            # The other player has sat down: panels and hand are at the other side.
            self._place(self.stack.view)
        moving |= self.view.update(dt, self.reading.looked_at)
        if self.view.busy:
            self.board_hint.hint = ""
        self.music, self.title = self.view.audio.music, self.view.title
        moving |= self.buttons.refresh() | self.undo.refresh()
        moving |= self.danger.update(dt)
        moving |= self.forecast.update(dt) | self.hint.update(dt) | self.widgets.update(dt)
        moving |= self.recap.update(dt) | self.tips.update(dt)
        self._tell_stop()
        moving |= self.buttons.place_ask(self.stack.view)
        self._watch()
        moving |= self.guard.update(dt)
        return moving

    # What the player does

    def handle(self, intent: Intent) -> None:
        """Answer the player: a key, a press, or where the pointer goes."""
        if isinstance(intent, PadLost):
            if intent.missed:
                self.pause(self.translate("pads.lost"))
            return
        if isinstance(intent, PointerMoved):
            self.view.reading.rested = 0.0
            self.reading.follow(intent.pos)
        else:
            self.flow.held = False
            # What the pointer rested on has been read.
            self.widgets.hush()
        if not self.guard.shut_out(intent):
            self._doubled = self.guard.doubled(intent)
            self.guard.note(intent)
            self._answer(intent)

    def _answer(self, intent: Intent) -> None:
        """Answer what is meant for the table; the second press of two never leads on."""
        if self.view.busy and self._skips(intent):
            if self._doubled or self.buttons.resting:
                return
            self.recap.skip()
            self.view.skip()
            self._watch()
            if not self.buttons.awaited(intent):
                return
            self.buttons.refresh()
        self._watch()
        if isinstance(intent, Command):
            any(answer(intent) for answer in self._key_handlers)
        elif isinstance(intent, PointerPressed):
            any(answer(intent) for answer in self._press_handlers)
        else:
            # The hand follows the pointer over buttons, too.
            if self.hint.handle(intent):
                self.widgets.forget_pointer()
            else:
                self.widgets.handle(intent)
            self.hands.handle(intent if self.selection.dragging else self.recap.withhold(intent))
            if isinstance(intent, PointerReleased):
                self.opener.release(intent.pos)

    def _skips(self, intent: Intent) -> bool:
        """Whether a press during an animation means to see its end."""
        if isinstance(intent, PointerPressed):
            return not self.widgets.is_meant(intent.pos)
        return intent == Command("accept") or self.buttons.awaited(intent)

    def _hush(self, _press: PointerPressed) -> bool:
        """Take the message away that has been read; the press means something else as well."""
        self.view.hush()
        return False

    def _open_recap(self, press: PointerPressed) -> bool:
        """Answer a press on the account of a turn, below which creatures may lie."""
        if self.recap.is_at(press.pos):
            return self.opener.press(press)
        self.recap.fold()
        return False

    def _step(self, command: Command) -> bool:
        """Do the next step of the match; a key that was pressed twice does it once."""
        return self._doubled or self.buttons.command(command.name)

    def _drop_doubled(self, press: PointerPressed) -> bool:
        """Drop the second press of a double click on a step of the match."""
        return self._doubled and self.buttons.are_at(press.pos)

    def _drop_unsettled(self, press: PointerPressed) -> bool:
        """Drop a press that was meant for the card that lay there before the hand moved."""
        on_card = any(piece.spot.holds(press.pos) for piece in self.selection.hand)
        return on_card and self.guard.unsettled > 0

    def _command(self, command: Command) -> bool:
        acts: dict[str, Callable[[], None]] = {
            **dict.fromkeys(("back", "pause"), self.pause),
            "log": self.open_log,
            "help": self.show_keys,
            "inspect": self.reading.inspect,
            "faster": partial(change_speed, self.services, self.match, self.view, 1),
            "slower": partial(change_speed, self.services, self.match, self.view, -1),
        }
        act = acts.get(command.name)
        if act is not None:
            act()
        return act is not None

    def rule_here(self) -> str:
        """Return the rule of what is looked at, or of the phase."""
        return rule_in_match(self)

    def show_keys(self) -> None:
        """Show what can be pressed here."""
        self.push(self.services.routes.key_card(self))

    def open_log(self) -> None:
        """Show all lines of the match's log."""
        self.dialogs.show_log(self.view.log, SmallBoard(self.view))

    def open_discard(self) -> None:
        """Show the Horde's discard pile, in a solo match."""
        for side in self.view.table.sides:
            if side.horde:
                self.dialogs.show_discard(side.discard)

    def skip(self) -> None:
        """See the end of the assault, or of the Horde's turn, at once."""
        self.recap.skip()
        self.flow.rush()

    def pause(self, notice: str = "") -> None:
        """Open the pause over the match; ``notice`` is why it comes by itself."""
        name = self.view.names[self.flow.speaker]
        self.dialogs.pause(name, may_offer=self.draw_offer.may_offer, notice=notice)

    @property
    def asked_side(self) -> int | None:
        """Who is to act of two people at this screen."""
        return self.flow.speaker if len(self.flow.persons) == 2 else None

    def keep_out(self) -> None:
        """Tell whose turn it is."""
        super().keep_out()
        self.view.tell(self.translate("match.turn_of", name=self.view.names[self.flow.speaker]))

    def _paused(self, choice: PauseChoice) -> None:
        if choice is PauseChoice.CONCEDE:
            self.flow.concede()
        elif choice is PauseChoice.DRAW:
            self.draw_offer.offer()
        elif choice is PauseChoice.LOG:
            self.open_log()
        elif choice is PauseChoice.QUIT and self.match.what_if:
            # A curtain may lie over the match.
            while self.on_stack:
                self.stack.pop()
        elif choice is PauseChoice.QUIT:
            self.match.close()
            self.stack.clear_to(self.services.routes.menu())

    # Reading

    def show_card(self, shown: ShownCard | None, near: pygame.FRect, *, at_once: bool) -> bool:
        """Read a card beside the table."""
        return self.reading.show(shown, near, at_once=at_once)

    def hold(self, pos: Point) -> bool:
        """Read the card that a press is held on."""
        return self.reading.hold() or super().hold(pos)

    def end_hold(self) -> None:
        """Put the card back that was taken up to be read."""
        self.hands.let_go()

    # Playing

    def play(self, play: Play) -> None:
        """Play a card, after asking where it would lose the Fort (R4.6) or do nothing (R8.5)."""
        asks = self.services.settings.play_warning
        if asks and loses_fort(self.state, play):
            self.dialogs.confirm_fort(lambda: self.flow.submit(play))
        elif asks and isinstance(play, CastIncantation) and self.flow.forecast.effect(play).idle:
            card = self.state.sides[self.state.active].hand[play.place]
            self.dialogs.confirm_idle(card, lambda: self.flow.submit(play))
        else:
            self.flow.submit(play)

    def play_for_player(self, play: Play) -> None:
        """Play a card, as if the player had."""
        self.hands.let_go()
        self.play(play)

    def make_way(self) -> None:
        """Put back what is held, and have nothing else be read between the bridges."""
        self.hands.let_go()
        self.forecast.look_back()
        self.view.hush()

    def _put_all_back(self) -> None:
        """Hold nothing and look at nothing: the cards are about to lie otherwise."""
        self.hands.let_go()
        self.selection.focused = self.selection.hovered = None
        self.forecast.look_back()

    def _intended_plays(self) -> tuple[Play, ...]:
        """Return the plays that are looked at, of which one may be made."""
        return self.selection.intended_plays or self.hint.intended_plays

    def _tell_stop(self) -> None:
        """Say what an assault waits for, as long as it does and no tip tells it."""
        message = self.view.message
        stops = self.flow.stops and not self.tips.visible
        key = "match.assault_waits" if next_attacker(self.state) else "match.assault_is_over"
        standing = self.translate(key) if stops else ""
        message.aside = self.hint.visible
        if standing != message.standing:
            message.standing = standing
            self.invalidate()

    def _covers_tips(self) -> bool:
        """Whether something else is read where tips are, or a question lies over them."""
        asked = self.on_stack and self.stack.top is not self
        return asked or self._covers_recap() or self.recap.unfolded

    def _covers_recap(self) -> bool:
        """Whether a hint or a look at the next turn is read between the bridges."""
        return self.hint.open or self.forecast.ahead

    def _watch(self) -> None:
        """Let the hand work on the position, while the player may play."""
        forecast = self.flow.forecast if self.flow.free else None
        table = self.view.table
        self.hands.watch(forecast, table, self.view.layout)
        self.guard.watch(table.sides[table.viewer].row, moving=self.view.busy)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the panels, what happens over them, and what is being read."""
        read_ending_ahead(canvas, self.match)
        self.view.draw_table(canvas, self.marks.collect())
        self.hint.draw(canvas)
        self.recap.draw(canvas)
        self.tips.draw(canvas)
        self.widgets.draw(canvas)
        self.view.draw_above(canvas, self.reading.words())
