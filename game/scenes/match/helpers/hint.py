"""The hint in a match: it asks for the master's line, shows it, and follows the player."""

from collections.abc import Callable, Collection
from itertools import accumulate

from pygame.typing import RectLike

from game.board import Layout, Marks, Play
from game.kit import DIRECTIONS, Canvas, Command, Intent, Place, Times, Viewport
from game.play import LineStep, Task, advise, breaks_off, go_on, question
from game.rules import (
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    Press,
    Relieve,
    State,
    next_attacker,
)

from ...common import LineText
from ..table_part import MatchNews, News, TablePart, TableTools
from .forecast_toggle import ForecastToggle
from .hint_panel import HintLine, HintPanel

#: Seconds after which the master returns the best line that it has found.
PATIENCE = 2.0


class Hint(TablePart):
    """The master's line for the player to act, from the request to the end of the turn.

    ``at`` is the step that is lit. The lit step moves on as the player follows the line; any
    other action closes the hint. It is hidden while the ``forecast`` looks at the next turn.
    It plays a card by ``play``, and clears the place that it lies in by ``make_way``.
    """

    def __init__(
        self,
        tools: TableTools,
        forecast: ForecastToggle,
        play: Callable[[Play], None],
        make_way: Callable[[], None],
    ) -> None:
        super().__init__(tools)
        self._play, self._make_way = play, make_way
        self._forecast, self._selection = forecast, tools.selection
        flow, view = tools.flow, tools.view
        self.panel = HintPanel(
            view.translate,
            tools.changed,
            {
                "previous": lambda: self.walk(-1),
                "play": self.play,
                "next": lambda: self.walk(1),
                "again": self.ask,
                "close": self.close,
            },
        )
        self.words = LineText(self._services.content.strings, view.log)
        self.open = False
        self.steps: tuple[LineStep, ...] = ()
        self.at = 0
        self._task: Task[tuple[LineStep, ...]] | None = None
        self._asked = question(flow.match)
        self._side = self._turn = 0
        #: The sides with cards that are not known here, by letter.
        self._unseen: Collection[int] = ()
        self._news = MatchNews(flow.match)
        #: How many actions of the line have been done.
        self._done = 0
        #: The step whose attacks are made one after the other.
        self._playing = -1
        self._seen = 0.0
        flow.suggests, flow.hint_plays_on = self.suggests, self.plays_on

    # Asking and closing

    def toggle(self) -> None:
        """Ask for a hint, or close the one on the screen; show one that is hidden."""
        hidden = self.open and self._flow.free and not self.visible
        if self.open and not hidden:
            self.close()
        elif self._flow.open:
            self._make_way()
            if not hidden:
                self.ask()

    def ask(self) -> None:
        """Ask for the line from here on."""
        self._forget()
        match, state = self._flow.match, self._flow.state
        match.note_hint()
        self.open, self.steps, self.at, self._done, self._playing = True, (), 0, 0, -1
        self._news, self._turn, self._side = MatchNews(match), state.turn, state.active
        # The log is a new object after an undo.
        self.words = LineText(self._services.content.strings, self._view.log)
        self._asked = question(match)
        letter = match.by_letter
        unseen = () if letter is None else letter.unseen(match.happened)
        self._unseen = frozenset(side for side, _ in unseen)
        if self._side not in self._unseen:
            self._task = self._services.tasks.ask(
                advise,
                *self._asked,
                seconds=PATIENCE,
                on_answer=self.take,
                on_failure=lambda _reason: self._show(),
            )
        self._show()

    def take(self, steps: tuple[LineStep, ...]) -> None:
        """Show a line; ask for more of one that breaks off at the other side's order (R5.6)."""
        longer = len(steps) > len(self.steps)
        self.steps = steps
        state, actions = self._asked.position, self._actions
        if longer and isinstance(state, State) and breaks_off(state, actions):
            # If that fails, the line ends there, and is asked for again once it has been done.
            self._task = self._services.tasks.ask(
                go_on, *self._asked, actions, seconds=PATIENCE, on_answer=self.take
            )
        self._show()

    def close(self) -> None:
        """Close the hint."""
        self._forget()
        self.open, self.steps = False, ()
        self.panel.widgets.focus(None)
        self._tools.changed()

    def _forget(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # Following

    @property
    def current(self) -> int:
        """The step that is to be done next."""
        ends = accumulate(len(step.actions) for step in self.steps)
        return next((number for number, end in enumerate(ends) if self._done < end), 0)

    @property
    def _actions(self) -> tuple[MatchAction, ...]:
        return tuple(action for step in self.steps for action in step.actions)

    @property
    def _next(self) -> MatchAction | None:
        actions = self._actions
        return actions[self._done] if self._done < len(actions) else None

    def suggests(self, action: MatchAction) -> bool:
        """Whether an action plays the card that is next in the open hint."""
        if self.open and self._news.any:
            self._follow()
        plays_card = isinstance(action, PlayCreature | CastIncantation | Press)
        return self.open and plays_card and action == self._next

    def plays_on(self) -> bool:
        """Whether the open hint goes on without another card: by an attack, or the turn's end."""
        if self.open and self._news.any:
            self._follow()
        return self.open and isinstance(self._next, Attack | EndTurn)

    def _follow(self) -> None:
        """Compare the actions since the last look with the line: go on, or close the hint."""
        news = self._news.read() if self._news.any else News(0, [])
        self._done -= news.taken_back
        gone = self._done < 0 or self._flow.state.turn != self._turn
        over = gone or self._flow.match.result is not None
        if over or not all(self._is_done(done.action) for done in news.done):
            self.close()
        elif self.steps and self._next is None:
            # The line broke off at the other side's decision; from here it can be continued.
            if self._flow.open:
                self.ask()
        elif news.done or news.taken_back:
            self.at = self.current
            self._show()

    def _is_done(self, action: object) -> bool:
        """Whether an action agrees with the next one of the line, which then counts as done."""
        wanted = self._next
        if action == wanted:
            self._done += 1
            return True
        if wanted is None:
            # The line ends before the other side's order of the fallen (R5.6); the answer for the
            # expected order is no longer needed.
            self._forget()
            return isinstance(action, ChooseOrder)
        if isinstance(wanted, ChooseOrder) and isinstance(action, ChooseOrder):
            # The order is not the expected one: the steps after it have to be found again.
            self._done += 1
            ends = list(accumulate(len(step.actions) for step in self.steps))
            self.steps = self.steps[: ends.index(self._done) + 1]
            return True
        # The end of a turn makes the attacks that are left, one by one or at once.
        return action == Attack() and wanted == EndTurn()

    # Doing

    def walk(self, step: int) -> None:
        """Light the step before or after."""
        self.at = min(max(self.at + step, 0), max(0, len(self.steps) - 1))
        self._show()

    def play(self) -> None:
        """Do the lit step; if it is not the next one, light the next one again."""
        if self.steps and self.at != self.current:
            self.walk(self.current - self.at)
        elif self._playable:
            self._playing = self.at
            self._act()

    @property
    def _playable(self) -> bool:
        # Actions that have not been followed yet may change the line.
        known = bool(self.steps) and not self._news.any
        return known and self.at == self.current and self._flow.free

    def _act(self) -> None:
        action, flow = self._next, self._flow
        if isinstance(action, PlayCreature | CastIncantation):
            self._playing = -1
            self._play(action)
        elif isinstance(action, Press | Relieve):
            self._playing = -1
            flow.submit(action)
        elif isinstance(action, EndTurn) and next_attacker(flow.state) is None:
            flow.end_turn()
        elif isinstance(action, Attack | EndTurn):
            # The attacks are made one by one, as the player would make them.
            flow.attack()

    # Being on the table

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the panel out."""
        self.panel.resize(view, layout)

    @property
    def visible(self) -> bool:
        """Whether it is on the screen, to be read and pressed."""
        if not self.open or not self._flow.free:
            return False
        # A refusal, and the look at the next turn, show in the same place.
        return self._view.message.refusal is None and not self._forecast.ahead

    @property
    def covered(self) -> tuple[RectLike, ...]:
        """The box of the panel, while it is visible."""
        return (self.panel.box,) if self.visible else ()

    @property
    def kept_clear(self) -> tuple[RectLike, ...]:
        """The box of the panel, which a card that is read must not hide."""
        return self.covered

    @property
    def fills_middle(self) -> bool:
        """Whether the panel lies where messages are."""
        return self.visible

    @property
    def takes_tab(self) -> bool:
        """Whether it is on the screen: Tab goes round the buttons of the panel."""
        return self.visible

    @property
    def keys_for(self) -> Place:
        """Pages while the hint is open: keys turn its steps."""
        return "setup" if self.open else "match"

    def intercept(self, intent: Intent) -> bool:
        """Let the ring leave the panel's buttons where a key leads to the cards."""
        name = intent.name if isinstance(intent, Command) else ""
        if name in DIRECTIONS or name.isdigit():
            self.panel.widgets.focus(None)
        return False

    def pointed(self, intent: Intent) -> bool:
        """Answer the pointer; True when it was meant for the panel."""
        return self.visible and self.panel.handle(intent)

    def command(self, name: str) -> bool:
        """Answer a key while the panel is visible; True if it did."""
        message = self._view.message
        if self.open and name == "back" and message.refusal is not None:
            message.hush()
            return True
        if not self.visible:
            return False
        group = self.panel.widgets
        if name in ("forward", "backward"):
            self._selection.focused = None
            return group.handle(Command(name))
        if name == "accept" and group.ring_shown:
            return group.handle(Command(name))
        acts: dict[str, Callable[[], None]] = {
            "back": self.close,
            "accept": self.play,
            "page_up": lambda: self.walk(-1),
            "page_down": lambda: self.walk(1),
        }
        if name in acts:
            # A key that can do nothing here must not reach the button of the turn.
            acts[name]()
        return name in acts

    def update(self, dt: float) -> bool:
        """Follow the match; True while the panel comes, goes or moves."""
        if self.open:
            self._follow()
        if self._flow.held:
            self._playing = -1
        elif self.open and self._playing == self.at and self._playable:
            self._act()
        moving = self._seen != self.visible
        step = dt / Times.appear
        self._seen = min(1.0, max(0.0, self._seen + (step if self.visible else -step)))
        if not self._flow.open:
            # The next player at the screen must not see it fade.
            self._seen = 0.0
        if self.panel.shown.playable != self._playable:
            self._show()
        self.panel.still = self._services.settings.reduced_motion
        return moving or (self.visible and self.panel.update(dt))

    @property
    def intended_plays(self) -> tuple[PlayCreature | CastIncantation | Press, ...]:
        """The play of the lit step, where it can be played now."""
        action = self._next if self.visible and self._playable else None
        return (action,) if isinstance(action, PlayCreature | CastIncantation | Press) else ()

    def mark(self, marks: Marks) -> None:
        """Mark the card, the lane and the creatures of the lit step."""
        if not self.visible or not self.steps or self._selection.held is not None:
            return
        step, table = self.steps[self.at], self._view.table
        own = table.sides[self._side]
        held = (piece for piece in own.hand if piece.card is not None and piece.card == step.card)
        card = next(held, None)
        if card is not None:
            marks.raised = marks.raised or card
            marks.pieces[card] = "focus"
        if isinstance(step.actions[0], Press) and step.lane >= 0 and step.aimed is None:
            marks.lanes = ((self._side, step.lane), table.field.across[self._side][step.lane])
        if isinstance(step.actions[0], PlayCreature):
            marks.lane = (self._side, step.lane)
            marks.lanes = (marks.lane,)
        if step.aimed is not None:
            target, place = step.aimed
            rows = table.sides[place[0]].lanes
            marks.pieces |= {p: "target" for row in rows for p in row if p.card == target}
        for row in own.lanes:
            marks.pieces |= {piece: "attacker" for piece in row if piece.card in step.cards}

    @property
    def spoken(self) -> str:
        """The step that is lit and the reasons for it, or that the master thinks."""
        shown = self.panel.shown
        if not self.open:
            return ""
        if not shown.steps:
            return shown.words
        count = self._view.translate("voice.place", number=shown.at + 1, count=len(shown.steps))
        return " ".join((f"{count}: {shown.steps[shown.at]}.", *shown.reasons))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, coming or going."""
        if self._seen:
            with canvas.shifted(alpha=round(255 * self._seen)):
                self.panel.draw(canvas)

    @property
    def _partner(self) -> str:
        partner = self._flow.state.field.partner(self._side)
        return "" if partner is None else self._view.names[partner]

    def _guesses(self) -> tuple[str, ...]:
        """Return that the partner's hand is but guessed, where it is (R13.11)."""
        guessed = self._flow.state.field.partner(self._side) in self._unseen
        words = self._view.translate("hint.guesses", name=self._partner)
        return (words,) if guessed else ()

    def _show(self) -> None:
        translate, task = self._view.translate, self._task
        if self.steps:
            words = tuple(self.words.step(step, self._side) for step in self.steps)
            reasons = (*self.words.reasons(self.steps[self.at]), *self._guesses())
            shown = HintLine(words, self.at, reasons, self._playable, self.current)
        elif self._side in self._unseen:
            shown = HintLine(words=translate("hint.unseen", name=self._partner))
        elif task is not None and task.failure:
            shown = HintLine(words=translate("hint.failed"))
        else:
            shown = HintLine(words=translate("hint.thinking"), thinking=True)
        self.panel.show(shown)
        self._tools.changed()
