"""The match: the hand that plays on the table, and what the scenes above it leave."""

from __future__ import annotations

from game.board import HandController, Layout
from game.kit import (
    Canvas,
    Command,
    Intent,
    Point,
    PointerMoved,
    PointerPressed,
    SceneStack,
    Viewport,
)
from game.play import Match, RecordError
from game.rules import Event, MatchAction, events

from .. import routes
from ..common.confirm_dialog import ConfirmDialog, ConfirmQuestion
from ..services import Services
from .forecast_toggle import ForecastToggle
from .match_buttons import MatchButtons
from .match_help import MatchHelp
from .match_table import TableScene
from .pause_dialog import PauseChoice
from .turn_flow import TurnFlow


class MatchScene(TableScene):
    """Plays a match on the screen until it has a result."""

    transition_kind = "gate"
    depth = 4

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.pointer = HandController(self.play, self.refuse, self.invalidate, self.audio.play)
        self.flow = TurnFlow(self)
        self.help = MatchHelp(self)
        self.buttons = MatchButtons(self)
        self.foresight = ForecastToggle(self)
        self._waiting: MatchAction | None = None

    # Being a scene

    def enter(self, stack: SceneStack) -> None:
        """Show no hand to a player who has not sat down yet."""
        super().enter(stack)
        self.flow.sit_down()

    def resize(self, view: Viewport) -> None:
        """Lay everything at its place in the new window."""
        self.layout = Layout(view.width, view.height)
        self.animator.rest(self.layout)
        self.buttons.place(self.layout)
        self.foresight.place(self.layout)
        self.invalidate()

    def take_result(self, result: object) -> None:
        """Take what the scene above left: an order, a choice of the pause, an answer."""
        self.table.open_hands = self.services.settings.open_hands
        self.set_pace()
        action, self._waiting = self._waiting, None
        if result is PauseChoice.CONCEDE:
            try:
                self.flow.concede()
            except RecordError as problem:
                self.fail(problem)
        elif result is PauseChoice.QUIT:
            self.match.close()
            self.stack.clear_to(routes.menu(self.services))
            return
        elif action is not None and result is True:
            self.submit(action)
        else:
            self.flow.hear(result)
        self.animator.catch_up()
        self.invalidate()

    def leave(self) -> None:
        """Let go of the match's file, and of what the computer thinks."""
        self.flow.computer.leave()
        self.help.leave()
        self.match.close()

    def handle(self, intent: Intent) -> None:
        """Answer the player: buttons first, then the cards, then the rest."""
        if isinstance(intent, PointerMoved):
            self.reading.rested = 0.0
        else:
            self.flow.held = False
        if self.animator.busy and self._skips(intent):
            self.animator.skip()
            self.invalidate()
            if not self.buttons.awaited(intent):
                return
            self.buttons.refresh()
        self._watch()
        if isinstance(intent, Command):
            used = self.pointer.handle(intent) or self.help.command(intent)
            if not used and not self.buttons.command(intent.name):
                self._command(intent.name)
            return
        used = self.help.handle(intent) or self.widgets.handle(intent)
        if isinstance(intent, PointerPressed) and not used:
            self.message.hush()
            if not self.pointer.handle(intent):
                self._open_at(intent.pos)
        elif not isinstance(intent, PointerPressed):
            self.pointer.handle(intent)

    def _open_at(self, pos: Point) -> None:
        """Open the chronicle or the AI's discard pile where one of them was clicked."""
        if self.layout.log.holds(pos):
            self.open_chronicle()
        elif self.layout.ai_discard.holds(pos):
            self.open_pile()

    def open_chronicle(self) -> None:
        """Show all lines of the chronicle."""
        self.stack.push(routes.match_log(self.services, self.match_log))

    def open_pile(self) -> None:
        """Show the AI's discard pile, in a solo match."""
        for side in self.table.sides:
            if side.ai:
                self.stack.push(routes.pile(self.services, side.discard, self.match.edition))

    def _skips(self, intent: Intent) -> bool:
        """Whether a press during an animation means to see its end."""
        if isinstance(intent, PointerPressed):
            return not self.widgets.handle(intent)
        return intent == Command("accept") or self.buttons.awaited(intent)

    def _command(self, name: str) -> None:
        if self.foresight.command(name):
            return
        if name in ("back", "pause", "menu"):
            self.pause()
        elif name == "log":
            self.open_chronicle()
        elif name == "inspect":
            self.open_pile()
        elif name in ("faster", "slower"):
            self.flow.change_speed(1 if name == "faster" else -1)

    def pause(self) -> None:
        """Open the pause over the match."""
        self.stack.push(
            routes.pause(self.services, self.names[self.flow.speaker]), self.take_result
        )

    def update(self, dt: float) -> bool:
        """Move the picture on; when it rests, let the match go on."""
        self.flow.computer.think()
        moving = self.animator.advance(dt) | self.panels.update(dt)
        if not self.animator.busy:
            moving |= self.flow.go_on(dt)
            if not self.on_stack:
                return False
        moving |= self.audio.update(dt, at_rest=not self.animator.busy)
        self.music = self.audio.music
        self.buttons.refresh()
        moving |= self.foresight.update(dt) | self.help.update(dt)
        self.reading.look_at(self.pointer.focused or self.pointer.hovered)
        moving |= self.widgets.update(dt) | self.reading.update(dt) | self.message.update(dt)
        return moving

    # Doing things

    def play(self, action: MatchAction) -> None:
        """Play a card, after asking where it would lose the Fort (R4.6)."""
        if self.flow.would_lose(action):
            self._waiting = action
            question = ConfirmQuestion(
                self.translate("confirm.fort_title"),
                self.translate("confirm.fort_text"),
                self.translate("confirm.fort_yes"),
                self.translate("confirm.fort_no"),
            )
            self.stack.push(ConfirmDialog(question), self.take_result)
            return
        self.submit(action)

    def submit(self, action: MatchAction) -> None:
        """Carry an action out and play what happened."""
        self.message.hush()
        self.set_pace()
        try:
            self.animator.play(self.match.submit(action))
        except RecordError as problem:
            self.fail(problem)
        self.invalidate()

    def fail(self, problem: RecordError) -> None:
        """Say why an action could not be saved; nothing has changed, and it can be tried again."""
        self.flow.hold()
        self.tell(str(problem), refused=True)

    def heard(self, event: Event) -> None:
        """Let go of the cards when the match is over."""
        super().heard(event)
        if isinstance(event, events.MatchEnded):
            self.pointer.let_go()

    def _watch(self) -> None:
        state = self.state if self.flow.open and not self.animator.busy else None
        self.pointer.watch(state, self.table, self.layout)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the panels, what happens over them, and what is being read."""
        self._watch()
        marks = self.pointer.marks()
        marks.pieces = {**marks.pieces, **self.animator.marked, **self.flow.marked()}
        marks.forecast_view = self.foresight.omens()
        self.help.mark(marks)
        with canvas.shifted(*self.animator.offset):
            self.view.draw(canvas, self.layout, marks, self.animator.below)
        self.panels.draw(canvas, self.layout, self.match_log)
        self.help.draw(canvas)
        self.widgets.draw(canvas)
        self.animator.draw(canvas)
        self.message.draw(canvas, self.layout)
        if not self.pointer.dragging:
            note = self.help.note(self.reading.piece)
            self.reading.draw(canvas, self.services.content.strings, self.view, self.layout, note)


def example(services: Services) -> MatchScene:
    """Return a match in the middle of things."""
    from ..examples import middle_duel  # noqa: PLC0415

    scene = MatchScene(services, middle_duel(services))
    scene.flow.seen = scene.state.active
    return scene
