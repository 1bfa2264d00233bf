"""The forecast in the match: when it is shown, what it is of, and the look at the next turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.board import Layout, Omens, Oracle, Tidings
from game.kit import Times
from game.rules import State

from .match_buttons import MenuButton

if TYPE_CHECKING:
    from .match_scene import MatchScene


class Foresight:
    """Asks the rules what the assault will do, and shows it while a person plays.

    ``ahead`` shows the opponent's next turn instead, until the turn is over.
    """

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.oracle = Oracle()
        self.ahead = False
        self.button = scene.widgets.add(MenuButton("", self.look_ahead, icon="icons/eye"))
        self.button.visible = False
        self._tidings = Tidings(*(scene.say(f"forecast.{key}") for key in _TIDINGS))
        self._turn = 0
        #: How far it has come into sight, 0 to 1.
        self._shown = 0.0

    @property
    def state(self) -> State | None:
        """The state that something can be told of now: a person plays, and nothing moves."""
        scene = self.scene
        wanted = scene.desk.settings.forecast and scene.flow.open
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
        self.button.hint = self.scene.say("forecast.ahead_hint", name=self._opponent)
        if self._shown == 1.0:
            return False
        reduced = self.scene.desk.settings.reduced_motion
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
        if not scene.desk.settings.forecast:
            scene.tell(scene.say("forecast.is_off"))
        elif self.state is not None:
            self.ahead = not self.ahead
            self._turn = self.state.turn
            scene.message.hush()
        scene.invalidate()

    def switch(self) -> None:
        """Switch the forecast on or off, remember it, and say so."""
        desk = self.scene.desk
        desk.remember(replace(desk.settings, forecast=not desk.settings.forecast))
        self.ahead = False
        self.scene.tell(desk.say("forecast.on" if desk.settings.forecast else "forecast.off"))

    def omens(self) -> Omens | None:
        """Return what is to be foretold on the board now, of the play that is shown."""
        state, scene = self.state, self.scene
        if state is None or not self._shown:
            return None
        told = self.oracle.ask(state, scene.pointer.meant or scene.help.meant, ahead=self.ahead)
        usual = self.oracle.ask(state, ahead=self.ahead)
        omens = Omens(told, usual, self._tidings, alpha=round(255 * self._shown))
        if not self.ahead:
            return omens
        # A message is told in the same place.
        title = "" if scene.message.words else scene.say("forecast.ahead", name=self._opponent)
        return replace(omens, side=1 - state.active, title=title)

    @property
    def _opponent(self) -> str:
        return self.scene.names[1 - self.scene.state.active]


_TIDINGS = ("bastion_falls", "fort_falls", "bared", "order_open")
