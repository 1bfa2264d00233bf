"""The voyages that have ended, who sails next, and the voyage of the day (R16.84)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from game.content import Content
from game.voyage import WON, VoyageBook, VoyageHeader

from ..records.kept_folder import last_line
from ..statistics.voyage_figures import CountedVoyage, VoyageFigures
from .voyage_file import VoyageResult, parse_end
from .voyage_header import FileHeader, VoyageFileError, header_line, read_voyage_header
from .voyage_run import VoyageRun
from .voyage_store import END, VoyageStore

#: The difficulty of all voyages of the day.
DIFFICULTY = "fair"
#: The largest seed, as one that is typed.
_LARGEST = 999_999_999


class EndedVoyage(NamedTuple):
    """A voyage that has ended, in the file at ``path``."""

    path: Path
    header: FileHeader
    result: VoyageResult


class Medal(NamedTuple):
    """The best that a captain has done at a goal: days left and score, each of its best voyage."""

    goal: str
    days_left: int
    score: int


def ended_voyages(store: VoyageStore) -> list[EndedVoyage]:
    """Return the voyages that have ended, those begun last first.

    Of each file the first and the last line are read: what lies between need not be sound.
    """
    return list(_ended(store))


def medals_of(ended: Iterable[EndedVoyage]) -> dict[str, tuple[Medal, ...]]:
    """Return the medals of each captain that has reached a goal alone, one for each goal."""
    won: dict[tuple[str, str], list[VoyageResult]] = {}
    for voyage in ended:
        if voyage.result.outcome == WON and not voyage.header.voyage.second:
            won.setdefault((_captain(voyage), voyage.result.goal), []).append(voyage.result)
    found: dict[str, tuple[Medal, ...]] = {}
    for captain, goal in sorted(won):
        results = won[captain, goal]
        days_left, score = (
            max(each.days_left for each in results),
            max(each.score for each in results),
        )
        found[captain] = (*found.get(captain, ()), Medal(goal, days_left, score))
    return found


def next_captain(ended: Sequence[EndedVoyage], captains: Sequence[str], last: str = "") -> str:
    """Return the captain to set out with next: who has won and sailed least, and not the ``last``.

    Of equals it is who comes first after the last one.
    """
    wins = Counter(_captain(each) for each in ended if each.result.outcome == WON)
    sailed = Counter(map(_captain, ended))
    start = captains.index(last) if last in captains else 0
    order = [*captains[start:], *captains[:start]]
    return min(order, key=lambda each: (each == last, wins[each], sailed[each]))


def _captain(ended: EndedVoyage) -> str:
    return ended.header.voyage.captain


def _ended(store: VoyageStore) -> Iterator[EndedVoyage]:
    for path in store.files():
        try:
            last = last_line(path)
            if last.startswith(END):
                yield EndedVoyage(path, read_voyage_header(path), parse_end(last, str(path)))
        except (OSError, VoyageFileError):
            # The list of saved voyages tells of files that cannot be read.
            continue


#: What is counted of a result; who of two has won is not, as their voyages are not.
_OF_RESULT = frozenset(VoyageResult._fields) & frozenset(VoyageFigures._fields)
#: So many files are counted in one go.
_MOST = 200


def counted_voyage(run: VoyageRun) -> CountedVoyage | None:
    """Return what counts of a voyage as it stands; None for one that is kept in no file."""
    path = run.record.path
    return None if path is None else _counted(path, run.record.header, _figures(run))


def count_voyages(
    store: VoyageStore, content: Content, known: Mapping[str, int]
) -> Iterator[CountedVoyage]:
    """Count the voyages of an older game, or of one that could not keep its figures.

    ``known`` are the sizes of files that were counted, by name. At most so many are counted, the
    latest first; the others wait for the next time. Of one that this game cannot sail again its
    result counts, if it has one.
    """
    waiting = [path for path in store.files() if known.get(path.name) != _size(path)]
    for path in waiting[:_MOST]:
        try:
            run = VoyageRun.watch(content, path)
        except VoyageFileError:
            yield _by_result(path)
        else:
            yield _counted(path, run.record.header, _figures(run))


def _by_result(path: Path) -> CountedVoyage:
    try:
        header, last = read_voyage_header(path), last_line(path)
        result = parse_end(last, str(path)) if last.startswith(END) else None
    except (OSError, VoyageFileError):
        # The list of saved voyages tells of files that cannot be read.
        return CountedVoyage(path.name, path.name, _size(path), None)
    return _counted(path, header, _of_result(header, result))


def _counted(path: Path, header: FileHeader, figures: VoyageFigures) -> CountedVoyage:
    """Return what counts of a voyage; those of two persons are left out (R16.93, R16.94)."""
    alone = None if header.voyage.second else figures
    identity = blake2b(header_line(header), digest_size=16).hexdigest()
    return CountedVoyage(identity, path.name, _size(path), alone)


def _figures(run: VoyageRun) -> VoyageFigures:
    voyage = run.voyage
    return _of_result(run.record.header, run.record.result)._replace(
        day=voyage.day,
        rank=voyage.rank,
        fights_won=voyage.count.won,
        cards=tuple(member.card for member in voyage.company),
        packs=tuple(sorted(voyage.packs)),
        relics=voyage.relics,
        fights=tuple(run.fights),
    )


def _of_result(header: FileHeader, result: VoyageResult | None) -> VoyageFigures:
    out = header.voyage
    found = VoyageFigures(
        began=header.began.isoformat(),
        scenario=out.scenario,
        difficulty=out.difficulty,
        captain=out.captain,
        squalls=out.squalls,
        of_day=header.day.isoformat() if header.day else "",
    )
    if result is None:
        return found
    return found._replace(**{key: getattr(result, key) for key in _OF_RESULT})


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        # Gone since the folder was listed.
        return 0


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
