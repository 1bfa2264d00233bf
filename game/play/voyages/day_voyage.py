"""The voyage of the day (R16.84): what sails on a date, and one's own table of all days.

A voyage that was begun as one of the day has the date in its file. Of each date the attempt that
was begun first counts, also one that was given up; all later ones are practice.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from game.voyage import VoyageBook, VoyageHeader

from ..records.kept_folder import last_line
from .voyage_file import VoyageResult, parse_end
from .voyage_header import FileHeader, VoyageFileError, read_voyage_header
from .voyage_store import END, VoyageStore

#: The difficulty of all voyages of the day.
DIFFICULTY = "fair"
#: The largest seed, as one that is typed.
_LARGEST = 999_999_999


class DayAttempt(NamedTuple):
    """A voyage of a day, in the file at ``path``; ``result`` is None while it is under way."""

    path: Path
    header: FileHeader
    result: VoyageResult | None


class DayRating(NamedTuple):
    """The place of a day's score among all of one's own, 1 for the best, and how many there are."""

    place: int
    total: int


#: The attempts of each date, the one that counts first.
DayAttempts = Mapping[date, Sequence[DayAttempt]]


def day_voyage(day: date, book: VoyageBook) -> VoyageHeader:
    """Return how the voyage of a date sets out.

    The scenarios follow one another day by day, and with each round of them the captains go on.
    """
    scenarios = tuple(book.scenarios.values())
    number = day.toordinal()
    scenario = scenarios[number % len(scenarios)]
    captain = scenario.captains[(number + number // len(scenarios)) % len(scenario.captains)]
    drawn = blake2b(f"voyage of {day.isoformat()}".encode(), digest_size=8).digest()
    seed = 1 + int.from_bytes(drawn, "big") % _LARGEST
    return VoyageHeader(scenario.id, DIFFICULTY, captain, seed)


def day_attempts(store: VoyageStore) -> DayAttempts:
    """Return all voyages of days, ended or not; of each file two lines are read."""
    found: dict[date, list[DayAttempt]] = {}
    for path in store.files():
        try:
            header = read_voyage_header(path)
            last = last_line(path)
            result = parse_end(last, str(path)) if last.startswith(END) else None
        except (OSError, VoyageFileError):
            # The list of saved voyages tells of files that cannot be read.
            continue
        if header.day is not None:
            found.setdefault(header.day, []).append(DayAttempt(path, header, result))
    return {day: sorted(each, key=_began) for day, each in found.items()}


def day_table(attempts: DayAttempts) -> list[DayAttempt]:
    """Return the attempts that count and have ended, the last day first."""
    counting = (attempts[day][0] for day in sorted(attempts, reverse=True))
    return [each for each in counting if each.result is not None]


def day_rating(table: Sequence[DayAttempt], day: date) -> DayRating | None:
    """Return how the score of a day stands among one's own; None where it is not in the table.

    Who has reached a score again stands as high as before.
    """
    scores = {each.header.day: each.result.score for each in table if each.result is not None}
    if day not in scores:
        return None
    better = sum(score > scores[day] for score in scores.values())
    return DayRating(better + 1, len(scores))


def _began(attempt: DayAttempt) -> tuple[object, str]:
    return attempt.header.began, attempt.path.name
