"""The forecast in the match: when it is shown, for which play, and the look at the next turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame.typing import RectLike

from game.board import ForecastLabels, ForecastView, Foretold, Layout
from game.kit import Times, Viewport, WidgetGroup
from game.rules import State

from ...services import Services
from ..match_buttons import PointerButton
from ..match_view import MatchView
from ..table_part import Offered, TablePart, always
from ..turn_flow import TurnFlow

#: The size of the words on the button.
_WORDS = 15.0


class ForecastToggle(TablePart):
    """Shows the outcome of the coming assault, by the rules, while a person plays.

    ``turns_ahead`` is how many turns later the turn is that is shown instead, 0 for this one: an
    opponent's, one after the other, until the turn is over. ``intended`` returns the plays that are
    looked at, one of which may be made. The button shows while ``offered``.
    """

    def __init__(
        self,
        services: Services,
        flow: TurnFlow,
        view: MatchView,
        widgets: WidgetGroup,
        intended: Callable[[], tuple[Foretold, ...]],
        offered: Offered = always,
    ) -> None:
        self._services = services
        self._flow = flow
        self._view = view
        self._intended = intended
        self._offered = offered
        self.turns_ahead = 0
        words = services.translate("forecast.look")
        self.button = widgets.add(
            PointerButton(words, self.look_ahead, icon="icons/eye", size=_WORDS)
        )
        self.button.visible = False
        self._labels = ForecastLabels(services.translate)
        self._turn = 0
        #: How far it has faded in, 0 to 1.
        self._shown = 0.0

    @property
    def ahead(self) -> bool:
        """Whether a later turn is shown."""
        return self.turns_ahead > 0

    @property
    def state(self) -> State | None:
        """The position to forecast: None unless a person plays and nothing moves."""
        wanted = self._services.settings.forecast and self._flow.free
        return self._flow.state if wanted else None

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Lay the button with the eye out."""
        self.button.place(layout.eye)

    def update(self, dt: float) -> bool:
        """Fade in once nothing moves; True while that goes on."""
        state = self.state
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
        reduced = self._services.settings.reduced_motion
        self._shown = 1.0 if reduced else min(1.0, self._shown + dt / Times.appear)
        return True

    def _label(self, state: State) -> None:
        """Say on the button whose turn it would show, or that it shows this one again."""
        following, translate = self._following, self._view.translate
        name = self._name_of(state, following or self.turns_ahead)
        if not following:
            self.button.label = translate("forecast.look_back")
        elif len(self._stops(state)) > 1:
            self.button.label = translate("forecast.look_at", name=name)
        else:
            self.button.label = translate("forecast.look")
        self.button.hint = translate("forecast.ahead_hint", name=name)

    def command(self, name: str) -> bool:
        """Do what a key means: look ahead, look back, switch the forecast on and off."""
        if name == "foresee":
            self.look_ahead()
        elif name == "back" and self.turns_ahead:
            self.look_back()
            self._view.hush()
        elif name == "forecast":
            self.switch()
        else:
            return False
        return True

    def look_ahead(self) -> None:
        """Show the next turn of an opponent, of the one after the next, or this one again."""
        if not self._services.settings.forecast:
            self._view.tell(self._view.translate("forecast.is_off"))
        elif self.state is not None:
            self.turns_ahead = self._following
            self._turn = self.state.turn
            self._view.hush()

    def look_back(self) -> None:
        """Show this turn again."""
        self.turns_ahead = 0

    def switch(self) -> None:
        """Switch the forecast on or off, remember it, and say so."""
        services = self._services
        services.remember(replace(services.settings, forecast=not services.settings.forecast))
        self.turns_ahead = 0
        key = "forecast.on" if services.settings.forecast else "forecast.off"
        self._view.tell(services.translate(key))

    def shown(self, covered: tuple[RectLike, ...] = ()) -> ForecastView | None:
        """Return the forecast to draw on the board, for the play that is looked at.

        ``covered`` are places in which something else is read.
        """
        state = self.state
        if state is None or not self._shown:
            return None
        told = self._flow.forecast.ask(self._intended(), ahead=self.turns_ahead)
        usual = self._flow.forecast.ask(ahead=self.turns_ahead)
        alpha = round(255 * self._shown)
        view = ForecastView(told, usual, self._labels, covered=covered, alpha=alpha)
        if not self.turns_ahead:
            return view
        side = _side_of(state, self.turns_ahead)
        attacked = any(blow.attacker[0] == side for blow in told.blows)
        key = "forecast.ahead" if attacked else "forecast.ahead_nothing"
        # A message is shown in the same place.
        title = (
            ""
            if self._view.message.words
            else self._view.translate(key, name=self._view.names[side])
        )
        return replace(view, side=side, title=title)

    def _stops(self, state: State) -> list[int]:
        """Return how many turns later each opponent has its next turn, in their order."""
        foes = state.field.foes[state.active]
        turns = range(1, len(state.sides))
        return [ahead for ahead in turns if _side_of(state, ahead) in foes]

    @property
    def _following(self) -> int:
        """The next turn that can be looked at, 0 after the last."""
        stops = self._stops(self._flow.state)
        return next((ahead for ahead in stops if ahead > self.turns_ahead), 0)

    def _name_of(self, state: State, ahead: int) -> str:
        return self._view.names[_side_of(state, ahead)]


def _side_of(state: State, ahead: int) -> int:
    """Return whose turn comes so many turns after this one."""
    side = state.active
    for _ in range(ahead):
        side = state.field.next_side[side]
    return side
