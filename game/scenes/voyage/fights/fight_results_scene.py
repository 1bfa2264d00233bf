"""After a fight of a voyage: its results as of any match, and what it has brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...results.results_scene import Onward, ResultsScene, WayOn
from ...services import Services
from .fight_news import fight_news

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.play import Match, VoyageRun
    from game.voyage import VoyageEvent


class FightResultsScene(ResultsScene):
    """The results of a fight; the main way on is the chart, or the end of the voyage."""

    def __init__(
        self, services: Services, match: Match, run: VoyageRun, events: Sequence[VoyageEvent]
    ) -> None:
        self.run, self.events = run, events
        key = "to_chart" if run.voyage.end is None else "to_end"
        ways = (WayOn(key, "chart", self.to_chart),)
        super().__init__(services, match, Onward(fight_news(services, events), ways))

    def to_chart(self) -> None:
        """Go on with the voyage, or to its end."""
        routes = self.services.routes
        over = self.run.voyage.end is not None
        scene = routes.voyage_end(self.run) if over else routes.voyage(self.run, self.events)
        self.stack.clear_to(scene)

    def go_to_menu(self) -> None:
        """Go to the chart on "back": from there the voyage is left."""
        self.to_chart()


def example(services: Services) -> FightResultsScene:
    """Return the results of a fight that was won, and what it has brought."""
    from ..parts.voyage_examples import played_fight, run_until  # noqa: PLC0415

    run = run_until(services, lambda voyage: voyage.fight is not None)
    match = played_fight(run)
    services.file(match)
    return FightResultsScene(services, match, run, run.finish_fight(match))
