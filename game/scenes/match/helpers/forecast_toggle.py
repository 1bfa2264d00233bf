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

    ``ahead`` shows the opponent's next turn instead, until the turn is over. ``intended`` returns
    the plays that are looked at, one of which may be made. The button shows while ``offered``.
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
        self.ahead = False
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
            self._turn, self.ahead = state.turn, False
        self.button.kind = "primary" if self.ahead else "secondary"
        self.button.label = self._view.translate(f"forecast.look{'_back' * self.ahead}")
        self.button.hint = self._view.translate("forecast.ahead_hint", name=self._opponent)
        if self._shown == 1.0:
            return False
        reduced = self._services.settings.reduced_motion
        self._shown = 1.0 if reduced else min(1.0, self._shown + dt / Times.appear)
        return True

    def command(self, name: str) -> bool:
        """Do what a key means: look ahead, look back, switch the forecast on and off."""
        if name == "foresee" or (name == "back" and self.ahead):
            self.look_ahead()
        elif name == "forecast":
            self.switch()
        else:
            return False
        return True

    def look_ahead(self) -> None:
        """Show the opponent's next turn, or this one again."""
        if not self._services.settings.forecast:
            self._view.tell(self._view.translate("forecast.is_off"))
        elif self.state is not None:
            self.ahead = not self.ahead
            self._turn = self.state.turn
            self._view.hush()

    def look_back(self) -> None:
        """Show this turn again."""
        self.ahead = False

    def switch(self) -> None:
        """Switch the forecast on or off, remember it, and say so."""
        services = self._services
        services.remember(replace(services.settings, forecast=not services.settings.forecast))
        self.ahead = False
        key = "forecast.on" if services.settings.forecast else "forecast.off"
        self._view.tell(services.translate(key))

    def shown(self, covered: tuple[RectLike, ...] = ()) -> ForecastView | None:
        """Return the forecast to draw on the board, for the play that is looked at.

        ``covered`` are places in which something else is read.
        """
        state = self.state
        if state is None or not self._shown:
            return None
        told = self._flow.forecast.ask(self._intended(), ahead=self.ahead)
        usual = self._flow.forecast.ask(ahead=self.ahead)
        alpha = round(255 * self._shown)
        view = ForecastView(told, usual, self._labels, covered=covered, alpha=alpha)
        if not self.ahead:
            return view
        side = state.field.rival(state.active)
        attacked = any(blow.attacker[0] == side for blow in told.blows)
        key = "forecast.ahead" if attacked else "forecast.ahead_nothing"
        # A message is shown in the same place.
        title = "" if self._view.message.words else self._view.translate(key, name=self._opponent)
        return replace(view, side=side, title=title)

    @property
    def _opponent(self) -> str:
        state = self._flow.state
        return self._view.names[state.field.rival(state.active)]
