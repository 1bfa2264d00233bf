"""The statistics of a player's year, for pictures."""

from functools import partial

from game.play import CountedFight, CountedVoyage, VoyageFigures
from game.voyage import KINDS, LOST, WON

from ..common import file_year
from ..examples import played_ring
from ..services import Services
from .overview_panes import OverviewPane
from .statistics_scene import StatisticsScene


def example_rings(services: Services) -> StatisticsScene:
    """Return the overview of a year in which rings were played as well."""
    persons = {"three": (1,), "four": (2,), "pairs": (0,), "horde": (0,)}
    chosen = [(mode, seed) for mode in persons for seed in range(len(mode))]
    for mode, seed in chosen:
        match = played_ring(services, mode, persons[mode], seed, saved=True)
        match.close()
        services.file(match)
    scene = _shown(services, "overview")
    overview = scene.pane
    assert isinstance(overview, OverviewPane)
    overview.seen = "rings"
    return scene


def example_voyages(services: Services) -> StatisticsScene:
    """Return what some voyages with all captains came to."""
    scenario, (kinds, outcomes) = "out_of_the_harbour", (KINDS, (WON, WON, LOST))
    for number in range(14):
        captain = ("sanna", "mirel", "tavi", "kelm")[number * number % 4]
        outcome = outcomes[number % 3]
        goal = ("tollmaster", "wrecker")[number % 2]
        fights = [
            CountedFight("", kinds[(number * 3 + n * n) % len(kinds)], "", n + 1, outcomes[n % 3])
            for n in range(2 + number % 5)
        ]
        fights.append(CountedFight("", kinds[0], goal, 4, outcome))
        figures = VoyageFigures(
            f"2026-05-{number + 1:02}T18:00:00+00:00",
            scenario,
            ("calm", "fair", "fair", "rough")[number % 4],
            captain,
            outcome,
            goal,
            90 + 17 * number,
            fights=tuple(fights),
        )
        services.profile.figures.voyages.keep(CountedVoyage(str(number), str(number), 0, figures))
    return StatisticsScene(services, "voyages")


def _shown(services: Services, tab: str, matches: int = 140) -> StatisticsScene:
    file_year(services, matches)
    return StatisticsScene(services, tab)


#: Each part after a year, and two of them after the first match or a few.
example = partial(_shown, tab="overview")
example_rating = partial(_shown, tab="rating")
example_cards = partial(_shown, tab="cards")
example_achievements = partial(_shown, tab="achievements")
example_first = partial(_shown, tab="overview", matches=1)
example_rating_first = partial(_shown, tab="rating", matches=1)
example_rating_soon = partial(_shown, tab="rating", matches=5)
#: As a newcomer finds them.
example_empty = StatisticsScene
