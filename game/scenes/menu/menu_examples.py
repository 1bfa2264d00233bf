"""The menu of players who have been here before, for pictures and tests."""

from datetime import UTC, datetime, timedelta

from game.play import CountedFight, CountedVoyage, VoyageFigures
from game.voyage import KINDS, LOST, WON

from ..common import file_year
from ..examples import played_ring, sail_so_far
from ..puzzles.puzzle_progress import puzzle_book
from ..services import Services
from ..tutorial.lesson_dialog import keep_done
from ..tutorial.lesson_file import BASICS
from .menu_scene import MenuScene, example

#: So many evenings were played, with so many duels and puzzles in all.
EVENINGS, DUELS, PUZZLES = 5, 14, 12


def five_evenings(services: Services) -> None:
    """Keep what five evenings come to: duels, islands, two voyages, a dozen puzzles, a ring."""
    now = datetime.now(UTC).replace(microsecond=0)
    file_year(services, DUELS, now)
    # The islands were won in matches of the history, which counts them, too.
    won = [each.id for each in services.profile.figures.matches() if each.outcome == WON]
    sail_so_far(services, won)
    for lesson in BASICS:
        keep_done(services, lesson)
    for puzzle in puzzle_book().ladder[:PUZZLES]:
        services.profile.puzzles.note_solved(puzzle.id, 40.0)
    for number, outcome in enumerate((LOST, WON)):
        began = now - timedelta(days=EVENINGS - 1 - number)
        fight = CountedFight("", KINDS[number], "tollmaster", 4, outcome)
        figures = VoyageFigures(
            began.isoformat(),
            *("out_of_the_harbour", "calm", "sanna", outcome, "tollmaster", 120 + 60 * number),
            fights=(fight,),
        )
        name = f"evening {number}"
        services.profile.figures.voyages.keep(CountedVoyage(name, name, 0, figures))
    ring = played_ring(services, "pairs", saved=True)
    ring.close()
    services.file(ring)


def example_fifth_evening(services: Services) -> MenuScene:
    """Return the menu as it is found on the fifth evening."""
    five_evenings(services)
    return example(services)


def example_year(services: Services) -> MenuScene:
    """Return the menu of somebody who has played for a year, and looked at nothing of it."""
    file_year(services, 140)
    return example(services)
