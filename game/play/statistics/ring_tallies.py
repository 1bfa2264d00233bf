"""The tallies of all rings: wins by mode, cards passed on, and spoils."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules import MODES

from .match_figures import COUCH
from .ring_counts import RingFigures
from .tallies import WinTally


class CountedRing(NamedTuple):
    """A ring as the statistics list it; ``began`` is in ISO form, in UTC.

    ``bulb`` is how many cards were played in it as the hint said.
    """

    id: str
    began: str
    figures: RingFigures
    bulb: int = 0


@dataclass(slots=True)
class RingOverview:
    """The tallies of all rings; ``couch`` are those of persons in several teams, which only count.

    ``reliefs`` is how many cards persons passed on, ``relieved`` in how many of the
    ``partnered`` matches they passed any; ``spoils`` are those of all matches for oneself, by mode.
    """

    modes: dict[str, WinTally] = field(default_factory=dict)
    couch: int = 0
    partnered: int = 0
    relieved: int = 0
    reliefs: int = 0
    spoils: Counter[str] = field(default_factory=Counter)

    @property
    def matches(self) -> int:
        """How many rings were finished."""
        return self.couch + sum(tally.games for tally in self.modes.values())


def ring_overview_of(rings: Iterable[CountedRing]) -> RingOverview:
    """Return what rings come to; modes stand in the order of the game's."""
    found = RingOverview()
    modes = {mode: WinTally() for mode in MODES}
    for ring in rings:
        figures = ring.figures
        if figures.outcome == COUCH:
            found.couch += 1
            continue
        modes[figures.mode].add(figures.outcome)
        reliefs = figures.deeds.get("reliefs", 0)
        if figures.mode in ("pairs", "horde"):
            found.partnered += 1
            found.relieved += reliefs > 0
            found.reliefs += reliefs
        found.spoils[figures.mode] += figures.deeds.get("spoils", 0)
    found.modes = {mode: tally for mode, tally in modes.items() if tally.games}
    return found
