"""The buttons of the match: what the player can do besides playing cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.board import Layout
from game.kit import Button, Command, Intent
from game.rules import ASSAULT, SUMMONING, next_attacker

if TYPE_CHECKING:
    from .match import MatchScene

#: Per button: the key of its words, the command of its key, and what it does.
Offer = tuple[str, str, Callable[[], None]]
_ICONS = {
    "skip": "skip",
    "assault": "horn",
    "next": "sword",
    "run_on": "run",
    "end_turn": "hourglass",
}


class MenuButton(Button):
    """Three bars that open the pause, by the pointer; keys of their own do the same."""

    focusable = False


class MatchButtons:
    """Keeps the two buttons above the chronicle in step with the match."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.first = scene.widgets.add(Button("", self._nothing, kind="primary"))
        self.second = scene.widgets.add(Button("", self._nothing, kind="secondary"))
        self.first.visible = self.second.visible = False
        self.menu = scene.widgets.add(MenuButton("", scene.pause, icon="icons/bars"))
        self._offers: tuple[Offer, ...] = ()
        self._layout = Layout(1280, 720)

    @staticmethod
    def _nothing() -> None:
        """Do nothing: the buttons get their work from the offers."""

    def place(self, layout: Layout) -> None:
        """Lay the buttons out."""
        self._layout = layout
        self.menu.place(layout.menu)
        self._place_offers()

    def refresh(self) -> None:
        """Offer what can be done now."""
        offers = self._wanted()
        if [offer[0] for offer in offers] == [offer[0] for offer in self._offers]:
            return
        self._offers = offers
        for index, button in enumerate((self.first, self.second)):
            button.visible = index < len(offers)
            if button.visible:
                key, _, act = offers[index]
                button.icon = f"icons/{_ICONS[key]}"
                button.label = self.scene.say(f"match.{key}")
                button.hint = self.scene.say(f"match.{key}_hint")
                button.on_click = act
        self._place_offers()
        self.scene.invalidate()

    def _place_offers(self) -> None:
        count = max(1, len(self._offers))
        for index, button in enumerate((self.first, self.second)[:count]):
            button.place(self._layout.button(index, count))

    def awaited(self, intent: Intent) -> bool:
        """Whether a key, pressed during an animation, means what can be done after it.

        So a quick player is not ignored; where others act, there is something to see first.
        """
        if not isinstance(intent, Command) or not self.scene.flow.open:
            return False
        quick = intent.name.isdigit() or intent.name in ("next", "run_on")
        return quick and all(command != intent.name for _, command, _ in self._offers)

    def command(self, name: str) -> bool:
        """Do what a key means; "accept" is the first button."""
        for index, (_, command, act) in enumerate(self._offers):
            if name == command or (name == "accept" and not index):
                act()
                return True
        return False

    def _wanted(self) -> tuple[Offer, ...]:
        flow, state = self.scene.flow, self.scene.state
        if self.scene.animator.busy:
            shown = self.scene.table
            skipping = shown.phase == ASSAULT or shown.sides[shown.active].ai
            skipping = skipping and not flow.rushing
            return (("skip", "run_on", flow.rush),) if skipping else ()
        if not flow.open:
            return ()
        attacker = next_attacker(state)
        if state.phase == SUMMONING and attacker is not None:
            return (("assault", "next", flow.attack),)
        if state.phase == ASSAULT and attacker is not None:
            return (("next", "next", flow.attack), ("run_on", "run_on", flow.run_on))
        return (("end_turn", "next", flow.end_turn),)
