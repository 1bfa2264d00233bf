"""The switches below the seats of a planned ring: decks, the Horde, the edition, the lot."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from game.kit import Block, Column, Item, Row, Segments, Viewport, Widget, grown
from game.play import DECK_SETS, DUEL_FORMS, SOLO_FORMS, Settings
from game.rules import EDITION_NAMES

from ..common import HORDE_MODE, offers_decks
from .plan_screen import ABOVE, GAP, Captioned, PlanScreen

#: The height of a switch, and the narrowest room for one of its options.
_SWITCH, _OPTION = 44.0, 114.0
#: How much more room the long names of the ways to come by decks have.
_LONGER = 1.25
#: The values of two switches by what they are called.
_HORDES, _LOTS = {"quick": False, "custom": True}, {"drawn": True, "kept": False}
#: What an edition changes in a ring, by the keys of their words (R12.1, R12.2).
_DIFFERENCES = ("incantations", "protection")


class PlanSwitch(NamedTuple):
    """A switch below its caption; ``shown`` and ``chosen`` tell how it stands in a plan."""

    key: str
    switch: Segments
    shown: Callable[[Settings], bool]
    chosen: Callable[[Settings], int]


class PlanSwitches(Block):
    """The switches, side by side as many as have room."""

    def __init__(self, scene: PlanScreen) -> None:
        super().__init__()
        self.scene = scene
        self.rows = [
            self._row(
                "decks", "forms", DUEL_FORMS, "ring_form", lambda plan: not _beside_horde(plan)
            ),
            self._row("decks", "forms", SOLO_FORMS, "solo_form", _beside_horde),
            self._row("horde", "new_ring.hordes", _HORDES, "custom", _beside_horde),
            self._row("deck_sets_caption", "start.deck_sets", DECK_SETS, "deck_set", offers_decks),
            self._row("lot", "new_ring.lots", _LOTS, "ring_lot", lambda _: True),
            self._row("edition", "new_ring.editions", EDITION_NAMES, "edition", lambda _: True),
        ]

    def _row(
        self,
        key: str,
        words: str,
        values: Mapping[str, Any] | Sequence[str],
        setting: str,
        shown: Callable[[Settings], bool],
    ) -> PlanSwitch:
        scene = self.scene
        options = [scene.translate(f"{words}.{name}") for name in values]
        meant = list(values.values()) if isinstance(values, Mapping) else list(values)
        switch = scene.widgets.add(
            Segments("", options, 0, lambda index: scene.choose(**{setting: meant[index]}))
        )

        def chosen(plan: Settings) -> int:
            # A rival's own deck is for duels alone: here it is as if nothing had been chosen.
            value = getattr(plan, setting)
            return meant.index(value) if value in meant else 0

        return PlanSwitch(key, switch, shown, chosen)

    def show(self, plan: Settings) -> None:
        """Show what is chosen; a switch that makes no difference to the plan is left out."""
        say = self.scene.translate
        for row in self.rows:
            row.switch.visible = row.shown(plan)
            row.switch.index = row.chosen(plan)
            own = row.key in ("lot", "edition")
            row.switch.called = say(f"{'new_ring' if own else 'start'}.{row.key}")
        edition = [say(f"start.editions.{plan.edition}.{key}") for key in _DIFFERENCES]
        self.rows[-1].switch.hint = " ".join(edition)
        drawn = "drawn" if plan.ring_lot else "kept"
        self.rows[-2].switch.hint = say(f"new_ring.lot_hints.{drawn}")

    # The layout

    def _lines(self, width: float) -> Column:
        lines: list[list[PlanSwitch]] = [[]]
        room = width
        for row in self.rows:
            if not row.switch.visible:
                continue
            wide = self._narrowest(row)
            if lines[-1] and wide > room:
                lines.append([])
                room = width
            lines[-1].append(row)
            room -= wide + GAP
        return Column(*(self._line(line) for line in lines), gap=ABOVE)

    def _line(self, line: list[PlanSwitch]) -> Row:
        high = min(grown(_SWITCH), 1.5 * _SWITCH)
        boxes = (Captioned(row.switch.called, Item(row.switch, high)) for row in line)
        return Row(*boxes, gap=GAP, shares=[self._narrowest(row) for row in line])

    def widgets(self) -> list[Widget]:
        """Return the switches."""
        return [row.switch for row in self.rows]

    @staticmethod
    def _narrowest(row: PlanSwitch) -> float:
        return grown(_OPTION) * len(row.switch.options) * (_LONGER if row.key == "decks" else 1.0)

    def height(self, view: Viewport, width: float) -> float:
        """Return how high all lines are."""
        return self._lines(width).height(view, width)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the lines out below one another."""
        self.boxes = [self._lines(area.width)]
        super().place(view, area)


def _beside_horde(plan: Settings) -> bool:
    return plan.ring == HORDE_MODE
