"""The forecast in the match: when it is shown, for which play, and the look at the next turn."""

from dataclasses import replace
from typing import NamedTuple

from pygame.typing import RectLike

from game.board import ForecastView, Layout
from game.kit import Viewport
from game.play import ForecastUse, only_person
from game.rules import SUMMONING, State

from ..match_buttons import KeptButton
from ..table_part import Intended, Offered, TablePart, TableTools

#: The size of the words on the button: plain ones, as a guard's long name has no room for others.
_WORDS = 13.9


class ForecastToggle(TablePart):
    """Shows the outcome of the coming assault, by the rules, while a person plays.

    ``turns_ahead`` is how many turns later the turn is that is shown instead, 0 for this one: an
    opponent's, one after the other, until the turn is over. ``intended`` returns the plays that are
    looked at, one of which may be made. The button shows while ``offered``.
    """

    def __init__(self, tools: TableTools, intended: Intended, offered: Offered) -> None:
        super().__init__(tools)
        self._intended, self._offered = intended, offered
        self.turns_ahead = 0
        words = self._view.translate("forecast.look")
        self.button = tools.widgets.add(
            KeptButton(words, self.look_ahead, icon="icons/eye", size=_WORDS)
        )
        self.button.visible = False
        self._turn = 0
        #: How far it has faded in, 0 to 1.
        self._shown = 0.0

    @property
    def ahead(self) -> bool:
        """Whether a later turn is shown."""
        return self.turns_ahead > 0

    @property
    def _state(self) -> State | None:
        """The position to forecast: None unless a person plays and nothing moves."""
        return self._flow.state if self._services.settings.forecast and self._flow.free else None

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Lay the button with the eye out."""
        self.button.place(layout.eye)

    def update(self, dt: float) -> bool:
        """Fade in once nothing moves; True while that goes on."""
        state = self._state
        self.button.visible = state is not None and self._offered()
        if state is None:
            self._shown = 0.0
            return False
        if state.turn != self._turn:
            self._turn, self.turns_ahead = state.turn, 0
        self.button.kind = "primary" if self.turns_ahead else "secondary"
        self._label(state)
        if self._shown == 1.0:
            return False
        self._shown = self._further(self._shown, dt)
        return True

    def _label(self, state: State) -> None:
        following, translate = self._following, self._view.translate
        name = self._view.names[_side_of(state, following or self.turns_ahead)]
        key = "look_at" if len(self._stops(state)) > 1 else "look"
        self.button.label = translate(f"forecast.{key if following else 'look_back'}", name=name)
        self.button.hint = translate("forecast.ahead_hint", name=name)

    def command(self, name: str) -> bool:
        """Do what a key means: look ahead, look back, switch the forecast on and off."""
        if name == "foresee":
            self.look_ahead()
        elif name == "back" and self.turns_ahead:
            self.look_back()
            self._view.hush()
        elif name == "forecast":
            self._switch()
        else:
            return False
        return True

    def look_ahead(self) -> None:
        """Show the next turn of an opponent, of the one after the next, or this one again."""
        if not self._services.settings.forecast:
            self._view.tell(self._view.translate("forecast.is_off"))
        elif self._state is not None:
            self.turns_ahead, self._turn = self._following, self._state.turn
            self._view.hush()

    def look_back(self) -> None:
        """Show this turn again."""
        self.turns_ahead = 0

    def _switch(self) -> None:
        services = self._services
        services.remember(replace(services.settings, forecast=not services.settings.forecast))
        self.turns_ahead = 0
        key = "forecast.on" if services.settings.forecast else "forecast.off"
        self._view.tell(services.translate(key))

    def shown(self, covered: tuple[RectLike, ...] = ()) -> ForecastView | None:
        """Return the forecast to draw on the board, for the play that is looked at.

        ``covered`` are places in which something else is read.
        """
        state = self._state
        if state is None or not self._shown:
            return None
        forecast = self._flow.forecast.ask(self._intended(), ahead=self.turns_ahead)
        usual = self._flow.forecast.ask(ahead=self.turns_ahead)
        alpha = round(255 * self._shown)
        translate = self._view.translate
        view = ForecastView(forecast, usual, translate, covered=covered, alpha=alpha)
        if not self.turns_ahead:
            return view
        side = _side_of(state, self.turns_ahead)
        attacked = any(blow.attacker[0] == side for blow in forecast.blows)
        key = "forecast.ahead" if attacked else "forecast.ahead_nothing"
        # A message is shown in the same place.
        translate = self._view.translate
        told = "" if self._view.message.words else translate(key, name=self._view.names[side])
        return replace(view, side=side, title=told)

    def _stops(self, state: State) -> list[int]:
        """Return how many turns later each opponent has its next turn, in their order."""
        foes = state.field.foes[state.active]
        return [ahead for ahead in range(1, len(state.sides)) if _side_of(state, ahead) in foes]

    @property
    def _following(self) -> int:
        """The next turn that can be looked at, 0 after the last."""
        stops = self._stops(self._flow.state)
        return next((ahead for ahead in stops if ahead > self.turns_ahead), 0)


def _side_of(state: State, ahead: int) -> int:
    side = state.active
    for _ in range(ahead):
        side = state.field.next_side[side]
    return side


class ForetoldLoss(NamedTuple):
    """The loss in the opponent's next turn if they play no further card.

    The own stronghold suffers ``hits``, and ``creatures`` own creatures fall.
    """

    hits: int
    creatures: int

    def seen(self, *, ahead: bool) -> int:
        """Return how much of it the board showed: the creatures show in the look ahead alone."""
        return self.hits + (self.creatures if ahead else 0)


class ForecastUseWatch(TablePart):
    """Follows the turns of the only person, and keeps each in the profile when it is over.

    ``ahead`` tells whether the opponent's next turn is looked at. A turn that a crash cut off
    counts when it is played to its end, from the point at which it was resumed.
    """

    def __init__(self, tools: TableTools, ahead: Offered) -> None:
        super().__init__(tools)
        self._looks_ahead = ahead
        self._person = only_person(self._flow.match.seats)
        self._forget()

    def _forget(self) -> None:
        self._turn: int | None = None
        self._shown = self._ahead = False
        self._state: State | None = None
        self._first = self._last = ForetoldLoss(0, 0)

    def rest(self) -> bool:
        """Look again, while nothing moves."""
        flow = self._flow
        state = flow.state
        if self._turn is not None and (state.turn != self._turn or flow.match.result is not None):
            self._keep()
        if self._person is None or not flow.free or state.phase != SUMMONING:
            return False
        self._shown |= self._services.settings.forecast
        self._ahead |= self._looks_ahead()
        if state is not self._state:
            self._look_at(state)
        return False

    def _look_at(self, state: State) -> None:
        forecast = self._flow.forecast.ask(ahead=True)
        outcomes = forecast.creature_outcomes.items()
        creatures = sum(outcome.falls for (side, *_), outcome in outcomes if side == state.active)
        told = ForetoldLoss(forecast.hits(state.active), creatures)
        if self._turn is None:
            self._turn, self._first = state.turn, told
        self._state, self._last = state, told

    def _keep(self) -> None:
        first = self._first.seen(ahead=self._ahead) if self._shown or self._ahead else 0
        better = self._last.seen(ahead=self._ahead) < first
        use = ForecastUse(1, self._shown, self._ahead, first > 0, first > 0 and better)
        self._services.note_forecast(self._flow.match, use)
        self._forget()
