"""The match: the table, the hand that plays on it, and the pace of the assault."""

from __future__ import annotations

from game.board import (
    DAY,
    DUSK,
    TOLD,
    TOLD_AS,
    Animator,
    BoardView,
    Chronicle,
    Ears,
    Layout,
    Panels,
    Pointer,
    Table,
    announce,
    deal,
)
from game.kit import (
    INSTANT,
    Canvas,
    Command,
    Intent,
    Point,
    PointerMoved,
    PointerPressed,
    Stage,
    Timeline,
    View,
)
from game.play import Match, RecordError, portraits_of
from game.rules import Event, MatchAction, Refusal, State, events

from . import routes
from .confirm import ConfirmScene, Question
from .desk import Desk
from .match_buttons import MatchButtons
from .match_flow import Flow
from .match_words import Message, Reading, recall
from .pause import PauseChoice
from .screen import Screen, player_names


class MatchScene(Screen):
    """Plays a match on the screen until it has a result."""

    way = "gate"
    depth = 4

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk)
        self.match = match
        self.names, state = player_names(desk, match.seats), self.state
        self.layout = Layout(1280, 720)
        persons = [side for side, seat in enumerate(match.seats) if seat.kind == "person"]
        self.table = Table(state, persons[0] if len(persons) == 1 else state.active)
        self.table.open_hands = desk.settings.open_hands
        strings = desk.content.strings
        self.chronicle = Chronicle(strings, self.names)
        recall(match, self.chronicle, self.table)
        self.panels = Panels(strings, self.names, portraits_of(match.seats), self.table)
        words = (self.say("card_types.bastion"), self.say("card_types.fort"))
        # One match of two is fought at dusk, the same one always.
        mood = DUSK if match.record is not None and match.record.header.seed % 2 else DAY
        self.view = BoardView(self.table, words, mood)
        self.life = self.view.life
        self.animator = Animator(self.table, self.layout, self._heard)
        self.ears = Ears(desk.sound, self.table)
        self.pointer = Pointer(self.play, self.refuse, self.invalidate, self.ears.play)
        self.flow = Flow(self)
        self.buttons = MatchButtons(self)
        self.message = Message()
        self.reading = Reading()
        self._waiting: MatchAction | None = None

    @property
    def state(self) -> State:
        """The state of the match, which has been set up."""
        state = self.match.state
        assert state is not None
        return state

    # Being a scene

    def enter(self, stage: Stage) -> None:
        """Show no hand to a player who has not sat down yet."""
        super().enter(stage)
        self.flow.sit_down()

    def resize(self, view: View) -> None:
        """Lay everything at its place in the new window."""
        self.layout = Layout(view.width, view.height)
        self.animator.rest(self.layout)
        self.buttons.place(self.layout)
        self.invalidate()

    def resume(self, result: object) -> None:
        """Take what the scene above left: an order, a choice of the pause, an answer."""
        self.table.open_hands = self.desk.settings.open_hands
        self._set_pace()
        action, self._waiting = self._waiting, None
        if result is PauseChoice.CONCEDE:
            try:
                self.flow.concede()
            except RecordError as problem:
                self.fail(problem)
        elif result is PauseChoice.QUIT:
            self.match.close()
            self.stage.clear_to(routes.menu(self.desk))
            return
        elif action is not None and result is True:
            self.submit(action)
        else:
            self.flow.hear(result)
        self.animator.catch_up()
        self.invalidate()

    def leave(self) -> None:
        """Let go of the match's file."""
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
            if not self.pointer.handle(intent) and not self.buttons.command(intent.name):
                self._command(intent.name)
            return
        used = self.widgets.handle(intent)
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
        self.stage.push(routes.chronicle(self.desk, self.chronicle))

    def open_pile(self) -> None:
        """Show the AI's discard pile, in a solo match."""
        for side in self.table.sides:
            if side.ai:
                self.stage.push(routes.pile(self.desk, side.discard, self.match.edition))

    def _skips(self, intent: Intent) -> bool:
        """Whether a press during an animation means to see its end."""
        if isinstance(intent, PointerPressed):
            return not self.widgets.handle(intent)
        return intent == Command("accept") or self.buttons.awaited(intent)

    def _command(self, name: str) -> None:
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
        self.stage.push(routes.pause(self.desk, self.names[self.flow.speaker]))

    def update(self, dt: float) -> bool:
        """Move the picture on; when it rests, let the match go on."""
        moving = self.animator.advance(dt) | self.panels.update(dt)
        if not self.animator.busy:
            moving |= self.flow.go_on(dt)
            if not self.on_stage:
                return False
        moving |= self.ears.update(dt, at_rest=not self.animator.busy)
        self.music = self.ears.music
        self.buttons.refresh()
        self.reading.look_at(self.pointer.focused or self.pointer.hovered)
        moving |= self.widgets.update(dt) | self.reading.update(dt) | self.message.update(dt)
        return moving

    # Doing things

    def play(self, action: MatchAction) -> None:
        """Play a card, after asking where it would lose the Fort (R4.6)."""
        if self.flow.would_lose(action):
            self._waiting = action
            question = Question(
                self.say("confirm.fort_title"),
                self.say("confirm.fort_text"),
                self.say("confirm.fort_yes"),
                self.say("confirm.fort_no"),
            )
            self.stage.push(ConfirmScene(question))
            return
        self.submit(action)

    def submit(self, action: MatchAction) -> None:
        """Carry an action out and play what happened."""
        self.message.hush()
        self._set_pace()
        try:
            self.animator.play(self.match.submit(action))
        except RecordError as problem:
            self.fail(problem)
        self.invalidate()

    def fail(self, problem: RecordError) -> None:
        """Say why an action could not be saved; nothing has changed, and it can be tried again."""
        self.flow.hold()
        self.tell(str(problem), refused=True)

    def refuse(self, refusal: Refusal) -> None:
        """Say why a play is refused."""
        self.tell(self.say(f"refusals.{refusal.code}", **dict(refusal.values)), refused=True)

    def tell(self, words: str, *, refused: bool = False) -> None:
        """Show a message for a while."""
        self.message.tell(words, refused=refused)
        self.invalidate()

    def announce(self, side: int, key: str = "turn_of", after: float = 0.0) -> None:
        """Show large whose turn it is, or what else ``key`` says of a side, in a while."""
        words = self.title = self.say(f"match.{key}", name=self.names[side])
        announce(self.animator, words, side, self.panels.portraits[side], after=after)

    def switch_viewer(self, side: int) -> None:
        """Turn the table so that ``side`` plays from below."""
        self.table.viewer = side
        self.table.concealed = False
        self.announce(side)
        self.animator.run(Timeline(self.animator.settle(0.5)))

    def begin(self) -> None:
        """Deal the hands before the first turn, and say how it is played."""
        self._set_pace()
        words = self.say("match.how_to_play")
        self.animator.run(Timeline(deal(self.animator)).call(lambda: self.tell(words)))

    def _set_pace(self) -> None:
        self.animator.speed = self.desk.settings.speed or INSTANT
        self.animator.reduced = self.panels.reduced = self.desk.settings.reduced_motion

    def _heard(self, event: Event) -> None:
        self.chronicle.hear(event)
        self.ears.hear(event, self.animator.speed, reduced=self.animator.reduced)
        if isinstance(event, events.TurnBegan) and len(self.flow.persons) == 1:
            self.announce(event.side)
        if isinstance(event, TOLD):
            self.announce(event.side, *TOLD_AS[type(event)])
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
        with canvas.shifted(*self.animator.offset):
            self.view.draw(canvas, self.layout, marks, self.animator.below)
        self.panels.draw(canvas, self.layout, self.chronicle)
        self.widgets.draw(canvas)
        self.animator.draw(canvas)
        self.message.draw(canvas, self.layout)
        if not self.pointer.dragging:
            self.reading.draw(canvas, self.desk.content.strings, self.view, self.layout)


def example(desk: Desk) -> MatchScene:
    """Return a match in the middle of things."""
    from .samples import middle_duel  # noqa: PLC0415

    scene = MatchScene(desk, middle_duel(desk))
    scene.flow.seen = scene.state.active
    return scene
