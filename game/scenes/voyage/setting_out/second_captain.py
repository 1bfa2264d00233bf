"""Who else sails: two persons at one screen, as allies or against each other (R16.93, R16.94)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from game.kit import (
    Block,
    Column,
    Item,
    Row,
    Segments,
    Space,
    Toggle,
    Words,
    button_height,
    grown,
    share_tab_stop,
    text_style,
)
from game.voyage import VoyageBook, VoyageHeader

from ...common import Dialog, Screen, medal_block
from ...services import Services
from ..parts.icon_lines import BODY, HEAD, IconLine, IconLines
from ..parts.voyage_pictures import CAPTAINS, draw_face, goods_icon
from ..parts.voyage_words import captain_name, captain_steps, captain_trade
from .captain_panel import CaptainCard

_HIGH, _RULE = 44.0, text_style.CAPTION.with_changes(size=16, wrap=True)
#: So many captains stand in a row, in large texts, and the space between them.
_ROW, _ROW_LARGE, _GAP = 3, 2, 8.0
#: The radius of the chosen one's portrait, and the room beside it.
_FACE, _BESIDE = 54.0, 22.0
_STEP = BODY.with_changes(size=16.0)


def with_second(header: VoyageHeader, book: VoyageBook, open_now: Sequence[str]) -> VoyageHeader:
    """Return a header whose second captain fits: one who is open, and sails such a scenario.

    Allies do not sail against a rival captain, and nobody sails against oneself.
    """
    second, scenario = header.ally or header.against, book.scenarios[header.scenario]
    others = [each for each in open_now if each in scenario.captains and each != header.captain]
    if not second or not others or bool(header.against) != bool(scenario.rival):
        return replace(header, ally="", against="", hordes=False)
    second = second if second in others else others[0]
    if scenario.rival:
        return replace(header, ally="", against=second)
    return replace(header, ally=second, against="", hordes=False)


class SecondCaptainDialog(Dialog, Screen):
    """Lets one sail alone, or with a second person and another captain.

    Leaves the header as it is then. Whether they are allies follows from the scenario: against
    each other two sail where there is a rival captain.
    """

    sight = "lookout"
    rule: ClassVar[str] = "R16.93"
    wide = 900.0

    def __init__(self, services: Services, header: VoyageHeader, open_now: Sequence[str]) -> None:
        super().__init__(services)
        self.header = header
        scenario = services.content.voyage.scenarios[header.scenario]
        self.apart = bool(scenario.rival)
        self.others = [
            each for each in open_now if each in scenario.captains and each != header.captain
        ]
        self.remake()
        self.widgets.focus(self.way)

    @property
    def second(self) -> str:
        """The captain of the second person; "" for none."""
        return self.header.against if self.apart else self.header.ally

    def make(self) -> None:
        """Make the choices."""
        say = self.translate
        self.title = say("second_captain.title")
        key = "apart" if self.apart else "together"
        self.text = say(f"second_captain.{key}_text")
        ways = [say("second_captain.alone"), say(f"second_captain.{key}")]
        self.way = self.widgets.add(Segments("", ways, int(bool(self.second)), self._go))
        self.way.called = self.title
        self.cards = {each: self.widgets.add(self._card(each)) for each in self.others}
        self.hordes = self.widgets.add(
            Toggle(say("second_captain.hordes"), self.header.hordes, self._let_hordes, share=0.72)
        )
        self.hordes.explained = say("second_captain.hordes_text")
        self.done_button = self.add_button("second_captain.done", self.go_back, "tick")
        self.done_button.kind = "primary"
        self._show()

    def _card(self, captain: str) -> CaptainCard:
        words = captain_name(self.services, captain), captain_trade(self.services, captain)
        card = CaptainCard(captain, words, "", partial(self._with, captain))
        card.explained = " ".join(text for _, text in captain_steps(self.services, captain))
        card.small = True
        return card

    def _show(self) -> None:
        for each, card in self.cards.items():
            card.visible, card.chosen = bool(self.second), each == self.second
        if self.second:
            share_tab_stop(self.cards.values(), self.cards[self.second])
        self.hordes.visible = bool(self.second) and self.apart
        self.lay_out_anew()

    def _go(self, index: int) -> None:
        """Sail alone, or with a captain who can be exchanged."""
        self._with(self.second or self.others[0] if index else "")

    def _with(self, second: str) -> None:
        if self.apart:
            hordes = self.header.hordes and bool(second)
            self.header = replace(self.header, ally="", against=second, hordes=hordes)
        else:
            self.header = replace(self.header, ally=second, against="", hordes=False)
        self._show()

    def _let_hordes(self, on: bool) -> None:
        self.header = replace(self.header, hordes=on)

    def go_back(self) -> None:
        """Leave what was chosen."""
        self.stack.pop(self.header)

    def make_body(self) -> Block:
        """Return the ways, the second captain, who plays the guards, and the way back."""
        high = button_height(_HIGH)
        rows: list[Block] = [Item(self.way, high), Space(12.0)]
        if self.second:
            rows += [*self._captains(), Space(12.0)]
        if self.hordes.visible:
            rule = Words(self.translate("second_captain.hordes_text"), _RULE)
            rows += [Item(self.hordes, high), Space(0.0), rule, Space(12.0)]
        return Column(*rows, Item(self.done_button, button_height(), wide=grown(240.0)))

    def _captains(self) -> list[Block]:
        """Return the captains to choose from, and the steps of the chosen one's specialty."""
        cards = [Item(card, fills=True) for card in self.cards.values()]
        across = _ROW if grown(1.0) == 1.0 else _ROW_LARGE
        rows = [Row(*cards[at : at + across], gap=_GAP) for at in range(0, len(cards), across)]
        steps = [
            IconLine(text, _STEP, goods_icon(f"rank_{rank}"), 6.0)
            for rank, text in captain_steps(self.services, self.second)
        ]
        told = IconLines([IconLine(self.translate("setting_out.steps"), HEAD), *steps])
        picture = f"{CAPTAINS}/{self.second}"
        face = medal_block(lambda canvas, *place: draw_face(canvas, picture, *place), _FACE)
        # Larger words need all of the room.
        faced = Row(face, told, shares=_faced, gap=_BESIDE)
        below = faced if grown(1.0) == 1.0 else told
        return [Column(*rows, gap=_GAP), Space(12.0), below]


def _faced(width: float) -> tuple[float, float]:
    return 2 * _FACE, width - 2 * _FACE - _BESIDE


def example(services: Services) -> SecondCaptainDialog:
    """Return the choice of an ally."""
    book = services.content.voyage
    header = VoyageHeader("crown", "fair", "mirel", 1, ally="tavi")
    return SecondCaptainDialog(services, header, tuple(book.captains))


def example_apart(services: Services) -> SecondCaptainDialog:
    """Return the choice of a captain to sail against, whose guards the Horde plays."""
    book = services.content.voyage
    header = VoyageHeader("two_captains", "fair", "mirel", 1, against="peg", hordes=True)
    return SecondCaptainDialog(services, header, tuple(book.captains))
