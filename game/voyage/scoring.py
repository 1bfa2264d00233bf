"""The score of a voyage by its parts (R16.83), and what was good in it."""

from typing import NamedTuple

from .captains import relics_aboard
from .guard_posts import goal_at
from .voyage_book import RELIC_SIZES
from .voyage_state import WON, Voyage


class ScorePart(NamedTuple):
    """A part: how many of ``what``, and the points for them.

    ``what`` is "rank", "flag", "pack", "small", "great", "ancient" (relics), "won", "day" (left)
    or the id of the goal that was beaten.
    """

    what: str
    number: int
    points: int


class VoyageScore(NamedTuple):
    """The parts, what ``percent`` of their sum the difficulty counts, and the whole."""

    parts: tuple[ScorePart, ...]
    percent: int
    points: int


class GoodFact(NamedTuple):
    """Something that was good: a code for its words, and how many or how much."""

    code: str
    number: int


def score(voyage: Voyage) -> VoyageScore:
    """Return what the voyage is worth now; parts of which there is none are left out."""
    numbers = voyage.book.score
    flags = len(voyage.flags)
    sizes = [relic.size for relic in relics_aboard(voyage)]
    parts = [
        ScorePart("rank", voyage.rank, voyage.rank * numbers.rank),
        ScorePart("flag", flags, flags * numbers.flag),
        ScorePart("pack", len(voyage.packs), len(voyage.packs) * numbers.pack),
    ]
    for size in RELIC_SIZES:
        number = sizes.count(size)
        parts.append(ScorePart(size, number, number * numbers.relics[size]))
    if voyage.end == WON:
        left = voyage.days - voyage.day
        parts.append(ScorePart("won", 1, numbers.won))
        parts.append(ScorePart("day", left, left * numbers.day))
        held = [voyage.chart.hidden_goal, *voyage.chart.goals]
        beaten = [field for field in held if field is not None and field.hex in voyage.beaten]
        goals = filter(None, (goal_at(voyage, field) for field in beaten))
        parts += [ScorePart(goal.id, 1, goal.score) for goal in goals]
    parts = [part for part in parts if part.points]
    percent = voyage.difficulty.percent + numbers.squall_percent * len(voyage.header.squalls)
    points = sum(part.points for part in parts) * percent // 100
    return VoyageScore(tuple(parts), percent, points)


#: The least that is worth a word, by the code of the fact; of others it is a single one.
_WORTH = {
    "deepest": 3,
    "fights_won": 2,
    "packs": 3,
    "relics": 2,
    "rank": 3,
    "yielded": 2,
    "gold_used": 10,
    "company": 10,
    "waters": 3,
}


def good_facts(voyage: Voyage, most: int = 3) -> tuple[GoodFact, ...]:
    """Return at most ``most`` facts for the end of the voyage, the best first."""
    count = voyage.count
    figures = {
        "unbeaten": count.won if not count.lost else 0,
        "days_left": voyage.days - voyage.day if voyage.end == WON else 0,
        "deepest": count.deepest,
        "fights_won": count.won * bool(count.lost),
        "packs": len(voyage.packs),
        "relics": len(voyage.relics),
        "rank": voyage.rank,
        "yielded": count.yielded,
        "gold_used": count.gold_spent,
        "company": len(voyage.company),
        "waters": len(voyage.shown),
        "days_sailed": voyage.day,
    }
    facts = [
        GoodFact(code, number) for code, number in figures.items() if number >= _WORTH.get(code, 1)
    ]
    return tuple(facts[:most])
