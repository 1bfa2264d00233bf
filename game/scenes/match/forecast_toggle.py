"""The forecast in the match: when it is shown, what it is of, and the look at the next turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.board import ForecastCache, ForecastLabels, ForecastView, Layout
from game.kit import Times
from game.rules import State

from .match_buttons import PointerButton

if TYPE_CHECKING:
    from .match_scene import MatchScene


class ForecastToggle:
    """Asks the rules what the assault will do, and shows it while a person plays.

    ``ahead`` shows the opponent's next turn instead, until the turn is over.
    """

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.oracle = ForecastCache()
        self.ahead = False
        self.button = scene.widgets.add(PointerButton("", self.look_ahead, icon="icons/eye"))
        self.button.visible = False
        self._tidings = ForecastLabels(*(scene.translate(f"forecast.{key}") for key in _TIDINGS))
        self._turn = 0
        #: How far it has come into sight, 0 to 1.
        self._shown = 0.0

    @property
    def state(self) -> State | None:
        """The state that something can be told of now: a person plays, and nothing moves."""
        scene = self.scene
        wanted = scene.services.settings.forecast and scene.flow.open
        return scene.state if wanted and not scene.animator.busy else None

    def place(self, layout: Layout) -> None:
        """Lay the eye into the opponent's panel."""
        self.button.place(layout.eye)

    def update(self, dt: float) -> bool:
        """Come into sight when nothing moves; True while that goes on."""
        state = self.state
        self.button.visible = state is not None
        if state is None:
            self._shown = 0.0
            return False
        if state.turn != self._turn:
            self._turn, self.ahead = state.turn, False
        self.button.kind = "primary" if self.ahead else "secondary"
        self.button.hint = self.scene.translate("forecast.ahead_hint", name=self._opponent)
        if self._shown == 1.0:
            return False
        reduced = self.scene.services.settings.reduced_motion
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
        scene = self.scene
        if not scene.services.settings.forecast:
            scene.tell(scene.translate("forecast.is_off"))
        elif self.state is not None:
            self.ahead = not self.ahead
            self._turn = self.state.turn
            scene.message.hush()
        scene.invalidate()

    def switch(self) -> None:
        """Switch the forecast on or off, remember it, and say so."""
        services = self.scene.services
        services.remember(replace(services.settings, forecast=not services.settings.forecast))
        self.ahead = False
        self.scene.tell(
            services.translate("forecast.on" if services.settings.forecast else "forecast.off")
        )

    def omens(self) -> ForecastView | None:
        """Return what is to be foretold on the board now, of the play that is shown."""
        state, scene = self.state, self.scene
        if state is None or not self._shown:
            return None
        told = self.oracle.ask(state, scene.pointer.meant or scene.help.meant, ahead=self.ahead)
        usual = self.oracle.ask(state, ahead=self.ahead)
        omens = ForecastView(told, usual, self._tidings, alpha=round(255 * self._shown))
        if not self.ahead:
            return omens
        # A message is told in the same place.
        title = (
            "" if scene.message.words else scene.translate("forecast.ahead", name=self._opponent)
        )
        return replace(omens, side=1 - state.active, title=title)

    @property
    def _opponent(self) -> str:
        return self.scene.names[1 - self.scene.state.active]


_TIDINGS = ("bastion_falls", "fort_falls", "bared", "order_open")
