"""Before a match of three or four: the mode, who sits where, the decks and the rules (R13)."""

from typing import ClassVar, NamedTuple

from game.kit import Block
from game.play import RING

from ..common import AGAINST_COMPUTER, AGAINST_HORDE, HORDE_MODE, RING_TABLE, Foot, planned
from ..services import Services
from .plan_screen import Captioned, ChoiceGroup, Parts, PlanScreen
from .plan_switches import PlanSwitches
from .ring_seat_panel import RingSeatPanel

#: The lowest and the highest that the cards of the modes become.
_LOW_CARD, _HIGH_CARD = 168.0, 270.0
#: From this growth of the texts on the cards lie in two rows.
_TWO_ROWS = 1.2


class Fewer(NamedTuple):
    """The plan with fewer players: its ``rival``, the key and the picture of the way there.

    ``forms`` is what is said here of how the decks come about, as the end of a key.
    """

    rival: str
    words: str
    icon: str
    forms: str


_DUEL = Fewer(AGAINST_COMPUTER, "new_ring.two_players", "icons/duel", "each")
_HORDE = Fewer(AGAINST_HORDE, "menu.horde", "icons/helm", "horde")
#: The modes in the order in which they are shown, two against two first.
SHOWN_MODES = {"pairs": _DUEL, "three": _DUEL, "four": _DUEL, HORDE_MODE: _HORDE}


class NewRingScene(PlanScreen):
    """Leads to a match of three or four; ``mode`` is one of ``MODES``, or "" as last played."""

    rule: ClassVar[str] = "R13"
    tallest = 760.0
    same_name, few_decks = "new_ring.same_name", "new_ring.few_decks"
    portraits = "ring_portraits"

    def __init__(self, services: Services, mode: str = "") -> None:
        super().__init__(services, RING_TABLE)
        self.chosen |= {"mode": RING, "ring": mode or services.settings.ring}
        self.title = self.translate("menu.ring")
        words = "new_ring.modes"
        self.modes = {
            key: self.card(key, f"{words}.{key}.name", f"{words}.{key}.text", ring=key)
            for key in SHOWN_MODES
        }
        self.group = ChoiceGroup(self.modes, lambda plan: plan.ring, _LOW_CARD, _TWO_ROWS)
        self.fewer_button = self.add_button(
            "",
            lambda: self.stack.replace(self.services.routes.new_match(self.fewer.rival)),
            "duel",
            size=15,
        )
        self.seats = RingSeatPanel(self)
        self.rows = PlanSwitches(self)
        self.add_ways()
        self.forget_lost_kit()
        self.show_plan()

    @property
    def fewer(self) -> Fewer:
        """The plan with fewer players."""
        return SHOWN_MODES[self.plan.ring]

    def show_plan(self) -> None:
        """Show what is chosen."""
        self.group.show(self.plan)
        self.fewer_button.label = self.translate(self.fewer.words)
        self.fewer_button.icon = self.fewer.icon
        self.seats.show(self.plan)
        self.rows.show(self.plan)
        self.show_kit()

    def make_body(self) -> Block:
        """Return the modes over the seats and the switches."""
        modes = Captioned(self.translate("new_ring.caption"), self.group, self.fewer_button)
        return Parts(modes, self.seats, self.rows, cards=self.group, most=_HIGH_CARD)

    def make_foot(self) -> Foot:
        """Return the ways back, on, and to other cards, and how the decks come about."""
        usual = f"new_ring.forms.{planned(self.plan).terms.form}.{self.fewer.forms}"
        return self.foot_with(self.hint("new_ring.watch", usual), self.kit_button)


def example(services: Services) -> NewRingScene:
    """Return the plan of a ring as somebody finds it who has never planned one."""
    return NewRingScene(services)


def example_three(services: Services) -> NewRingScene:
    """Return the plan of a match of three, two of them persons."""
    scene = NewRingScene(services, "three")
    scene.change_seat(1, ring_seats="person")
    return scene


def example_partner(services: Services) -> NewRingScene:
    """Return the plan of a match with a partner against the Horde."""
    return NewRingScene(services, HORDE_MODE)
