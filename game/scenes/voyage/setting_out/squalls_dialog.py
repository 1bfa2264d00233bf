"""The squalls: each makes a voyage harder, and counts for more score (R16.83)."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from game.kit import (
    Block,
    Column,
    Grid,
    Item,
    Space,
    Toggle,
    Words,
    button_height,
    grown,
    text_style,
)
from game.voyage import SQUALLS

from ...common import Dialog, Plate, Screen, picture_beside
from ...services import Services
from ..parts.home_words import squall_name, squall_text

#: How high a switch is, and from which growth of texts on they lie below one another.
_HIGH, _STACKED = 40.0, 1.3
_RULE = text_style.CAPTION.with_changes(size=15.5, wrap=True, valign="top")
_SUM = text_style.STRONG.with_changes(size=18, align="center", wrap=True)
#: The pictures of the squalls, and their side.
_SIGNS = {
    "guards_begin": "icons/sword", "more_guards": "icons/pile", "fewer_days": "voyage/icons/day",
    "nine_cards": "icons/cards", "no_village_offers": "voyage/icons/shut",
    "goal_points": "voyage/icons/medal_crown",
}  # fmt: skip
_SIGN = 46.0
#: With the first win in this difficulty they are open (R16.86).
_FROM = "fair"


class SquallsDialog(Dialog, Screen):
    """Lets squalls be added one by one; leaves the ids of those that are on, in their order."""

    sight = "squall"
    rule: ClassVar[str] = "R16.83"
    wide = 800.0
    widens = False

    def __init__(self, services: Services, chosen: Sequence[str], *, is_open: bool) -> None:
        super().__init__(services)
        self.chosen = set(chosen)
        self.is_open = is_open
        self.remake()
        self.widgets.focus(self.toggles[SQUALLS[0]] if is_open else self.done_button)

    def make(self) -> None:
        """Make a switch for each squall."""
        say, percent = self.translate, self.services.content.voyage.score.squall_percent
        self.title = say("setting_out.squalls_title")
        self.text = say("setting_out.squalls_text", percent=percent)
        if not self.is_open:
            difficulty = say(f"setting_out.difficulties.{_FROM}")
            self.text = say("setting_out.squalls_locked", difficulty=difficulty)
        self.toggles: dict[str, Toggle] = {}
        for squall in SQUALLS:
            name, text = squall_name(self.services, squall), squall_text(self.services, squall)
            toggle = Toggle(name, squall in self.chosen, partial(self.turn, squall), share=0.76)
            toggle.explained, toggle.enabled = text, self.is_open
            self.toggles[squall] = self.widgets.add(toggle)
        self.done_button = self.add_button("setting_out.squalls_done", self.go_back, "tick")
        self.done_button.kind = "primary"

    def turn(self, squall: str, on: bool) -> None:
        """Add a squall, or take it away."""
        if on:
            self.chosen.add(squall)
        else:
            self.chosen.discard(squall)
        self.lay_out_anew()

    def go_back(self) -> None:
        """Leave the squalls that are on."""
        self.stack.pop(tuple(squall for squall in SQUALLS if squall in self.chosen))

    @property
    def _sum(self) -> str:
        percent = len(self.chosen) * self.services.content.voyage.score.squall_percent
        return self.translate("setting_out.squalls_sum", percent=percent) if percent else ""

    def make_body(self) -> Block:
        """Return each switch over its rule, what they add up to, and the way back."""
        plates = (self._plate(squall, toggle) for squall, toggle in self.toggles.items())
        done = Item(self.done_button, button_height(), wide=grown(240.0))
        grid = Grid(plates, 1 if grown(1.0) > _STACKED else 2, gap=12.0)
        return Column(grid, Space(14.0), Words(self._sum or " ", _SUM), Space(12.0), done)

    def _plate(self, squall: str, toggle: Toggle) -> Plate:
        told = Words(squall_text(self.services, squall), _RULE, spring=1.0)
        switched = Column(Item(toggle, button_height(_HIGH)), told, gap=0.0)
        return Plate(picture_beside(_SIGNS[squall], grown(_SIGN), switched))


def example(services: Services) -> SquallsDialog:
    """Return the squalls with two of them on."""
    return SquallsDialog(services, SQUALLS[:2], is_open=True)


def example_locked(services: Services) -> SquallsDialog:
    """Return the squalls before they are open."""
    return SquallsDialog(services, (), is_open=False)
