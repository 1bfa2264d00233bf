"""Asks whether a guard that gives way is passed, or fought for its card all the same (R16.25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.voyage import Guard

from ...common import WaysDialog
from ...services import Services

#: The ways: let it go, fight it, or stay where the fleet is.
PASS, FIGHT, STAY = "pass", "fight", "stay"


class YieldDialog(WaysDialog):
    """Two ways to sail to a field, and one not to; leaves the one that was chosen."""

    section = "voyage.yield"
    icons: ClassVar[Mapping[str, str]] = {PASS: "ship", FIGHT: "sword", STAY: "back"}

    def __init__(self, services: Services, guard: Guard) -> None:
        say = services.translate
        gold = say("voyage.chart.gold", count=guard.gold // 2)
        full = say("voyage.chart.gold", count=guard.gold)
        words = say("voyage.yield.words", half=gold, full=full)
        super().__init__(services, say("voyage.yield.title"), words, (PASS, FIGHT, STAY), STAY)


def example(services: Services) -> YieldDialog:
    """Return the question about a guard of depth I."""
    from .chart_examples import sample_guard  # noqa: PLC0415

    return YieldDialog(services, sample_guard(services))
