"""The goals of today and of the week, from the profile, and in words."""

from collections.abc import Callable
from datetime import date, timedelta

from game.kit import Scene
from game.play import DeedsOfDays, Goal, GoalBoard, goal_board

from ..common import AGAINST_COMPUTER, AGAINST_HORDE
from ..puzzles.puzzle_run import today
from ..services import Services

#: What leads to the goals in the place of an achievement's id.
GOALS = "goals"
#: So many days before today have their marks shown.
PAST = 14


def read_goals(services: Services, day: date | None = None) -> GoalBoard:
    """Return the goals of a day, which is today; none is reached where nothing can be read."""
    day = today() if day is None else day

    def read() -> GoalBoard:
        profile = services.profile
        # A day more: a match of the first may have begun on the day before, in UTC.
        since = (day - timedelta(days=PAST + 8)).isoformat()
        solved = (each.solved for each in profile.puzzles.all().values())
        deeds = DeedsOfDays(
            profile.figures.matches(since),
            profile.figures.rings.rings(),
            [*profile.figures.voyages.voyages().values()],
            frozenset(profile.puzzles.days()),
            [when for when in solved if when is not None],
        )
        return goal_board(day, deeds, PAST)

    return services.attempt(read, goal_board(day, DeedsOfDays(), PAST))


def goal_way(services: Services, goal: Goal) -> Scene:
    """Return the screen on which a goal can be met, with what it asks for chosen there."""
    routes = services.routes
    ways: dict[str, Callable[[], Scene]] = {
        "daily": routes.puzzles,
        "puzzles": routes.puzzles,
        "deck": lambda: routes.new_match(AGAINST_COMPUTER, "preconstructed"),
        "decks": lambda: routes.new_match(AGAINST_COMPUTER, "preconstructed"),
        "draft": lambda: routes.new_match(AGAINST_COMPUTER, "draft"),
        "horde": lambda: routes.new_match(AGAINST_HORDE),
        "ring": routes.new_ring,
        "voyage": routes.voyage_or_start,
        "day_voyage": routes.voyage_start,
    }
    return ways[goal.kind]()


def goal_words(services: Services, goal: Goal) -> str:
    """Return what has to be done for a goal."""
    say = services.translate
    deck = say(f"decks.{goal.deck}.name") if goal.deck else ""
    return say(f"goals.{goal.kind}", count=goal.times, deck=deck)
