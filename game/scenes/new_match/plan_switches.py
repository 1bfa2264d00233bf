"""The switches below the seats of a planned ring: decks, the Horde, the edition, the lot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from game.kit import Segments, grown
from game.play import DECK_SETS, DUEL_FORMS, SOLO_FORMS, Settings
from game.rules import EDITION_NAMES

from ..common import HORDE_MODE, offers_decks, ring_form
from .plan_screen import ABOVE, CAPTION, GAP, PlanScreen

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


class PlanSwitches:
    """The switches, side by side as many as have room."""

    def __init__(self, scene: PlanScreen) -> None:
        self.scene = scene
        self.rows = [
            self._row("decks", "forms", DUEL_FORMS, "ring_form", _for_hands),
            self._row("decks", "forms", SOLO_FORMS, "solo_form", _beside_horde),
            self._row("horde", "new_ring.hordes", _HORDES, "custom", _beside_horde),
            self._row("deck_sets_caption", "start.deck_sets", DECK_SETS, "deck_set", offers_decks),
            self._row("lot", "new_ring.lots", _LOTS, "ring_lot", _always),
            self._row("edition", "new_ring.editions", EDITION_NAMES, "edition", _always),
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
        return PlanSwitch(key, switch, shown, lambda plan: meant.index(getattr(plan, setting)))

    def show(self, plan: Settings) -> None:
        """Show what is chosen; a switch that makes no difference to the plan is left out."""
        say = self.scene.translate
        for row in self.rows:
            row.switch.visible = row.shown(plan)
            row.switch.index = row.chosen(plan)
            row.switch.called = say(_caption_key(row.key))
        edition = [say(f"start.editions.{plan.edition}.{key}") for key in _DIFFERENCES]
        self.rows[-1].switch.hint = " ".join(edition)
        drawn = "drawn" if plan.ring_lot else "kept"
        self.rows[-2].switch.hint = say(f"new_ring.lot_hints.{drawn}")

    @staticmethod
    def form_text(plan: Settings) -> str:
        """Return the key of what is said about how the decks come about."""
        kind = "horde" if plan.ring == HORDE_MODE else "each"
        return f"new_ring.forms.{ring_form(plan)}.{kind}"

    # The layout

    def _lines(self, width: float) -> list[list[PlanSwitch]]:
        """Return the switches line by line."""
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
        return lines

    @staticmethod
    def _narrowest(row: PlanSwitch) -> float:
        return grown(_OPTION) * len(row.switch.options) * (_LONGER if row.key == "decks" else 1.0)

    def needs(self, width: float) -> float:
        """Return how high all lines are, but for the first caption."""
        lines = len(self._lines(width))
        return lines * _height() + (lines - 1) * (grown(CAPTION) + ABOVE)

    def place(self, area: pygame.FRect) -> None:
        """Lay the lines out below one another, each switch below its caption."""
        y = area.y
        for line in self._lines(area.width):
            wanted = [self._narrowest(row) for row in line]
            stretch = (area.width - GAP * (len(line) - 1)) / sum(wanted)
            x = area.x
            for row, narrowest in zip(line, wanted, strict=True):
                wide = stretch * narrowest
                box = pygame.FRect(x, y, wide, _height())
                row.switch.place(box)
                self.scene.add_caption(self.scene.translate(_caption_key(row.key)), box)
                x += wide + GAP
            y += _height() + grown(CAPTION) + ABOVE


def _beside_horde(plan: Settings) -> bool:
    return plan.ring == HORDE_MODE


def _for_hands(plan: Settings) -> bool:
    return not _beside_horde(plan)


def _always(plan: Settings) -> bool:
    del plan
    return True


def _height() -> float:
    return min(grown(_SWITCH), 1.5 * _SWITCH)


def _caption_key(key: str) -> str:
    return f"new_ring.{key}" if key in ("lot", "edition") else f"start.{key}"
