"""Who else sails: two persons at one screen, as allies or against each other (R16.93, R16.94)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from game.kit import (
    Block,
    Column,
    CycleChoice,
    Item,
    Segments,
    Space,
    Toggle,
    Words,
    button_height,
    grown,
    text_style,
)
from game.voyage import VoyageBook, VoyageHeader

from ...common import Dialog, Screen
from ...services import Services
from ..parts.voyage_words import captain_name, captain_trade

_HIGH, _RULE = 44.0, text_style.CAPTION.with_changes(size=16, wrap=True)


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

    rule: ClassVar[str] = "R16.93"
    wide = 660.0

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
        names = [captain_name(self.services, each) for each in self.others]
        at = self.others.index(self.second) if self.second in self.others else 0
        self.who = self.widgets.add(
            CycleChoice(say("second_captain.who"), names, at, self._take, share=0.4)
        )
        self.hordes = self.widgets.add(
            Toggle(say("second_captain.hordes"), self.header.hordes, self._let_hordes, share=0.72)
        )
        self.hordes.explained = say("second_captain.hordes_text")
        self.done_button = self.add_button("second_captain.done", self.go_back, "tick")
        self.done_button.kind = "primary"
        self._show()

    def _show(self) -> None:
        self.who.visible = bool(self.second)
        self.hordes.visible = bool(self.second) and self.apart
        self.lay_out_anew()

    def _go(self, index: int) -> None:
        """Sail alone, or with the captain who is shown."""
        second = self.others[self.who.index] if index else ""
        self._with(second)

    def _take(self, index: int) -> None:
        self._with(self.others[index])

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
            trade = captain_trade(self.services, self.second)
            rows += [Item(self.who, high), Space(0.0), Words(trade, _RULE), Space(12.0)]
        if self.hordes.visible:
            rule = Words(self.translate("second_captain.hordes_text"), _RULE)
            rows += [Item(self.hordes, high), Space(0.0), rule, Space(12.0)]
        return Column(*rows, Item(self.done_button, button_height(), wide=grown(240.0)))


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
