"""The voyages that have ended, the best of each captain, and who sails next.

It all follows from the files of the voyages, so that no profile can lose it.

``count_voyages`` counts those that stand and those in files not counted yet (R16.29).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from game.content import Content
from game.voyage import WON

from ..records.kept_folder import last_line
from ..statistics.voyage_figures import CountedVoyage, VoyageFigures
from .voyage_file import VoyageResult, parse_end
from .voyage_header import FileHeader, VoyageFileError, header_line, read_voyage_header
from .voyage_run import VoyageRun
from .voyage_store import END, VoyageStore


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
