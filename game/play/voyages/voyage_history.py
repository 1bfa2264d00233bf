"""The voyages that have ended: what is kept of each captain, and what they have opened (R16.86).

It all follows from the files of the voyages, so that no profile can lose it.

``count_voyages`` counts those that stand and those in files not counted yet (R16.29).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from game.content import Content
from game.voyage import WON, VoyageBook

from ..records.journal import last_line
from ..statistics.voyage_figures import CountedVoyage, VoyageFigures
from .voyage_file import (
    FileHeader,
    VoyageFileError,
    VoyageResult,
    header_line,
    parse_end,
    read_voyage_header,
)
from .voyage_run import VoyageRun
from .voyage_store import END, VoyageStore

#: So many difficulties of a scenario are open from the beginning, the gentlest.
OPEN_DIFFICULTIES = 2


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


class OpenedChoices(NamedTuple):
    """The difficulties of each scenario, and the captains, that may set out."""

    difficulties: dict[str, tuple[str, ...]]
    captains: tuple[str, ...]


def ended_voyages(store: VoyageStore) -> list[EndedVoyage]:
    """Return the voyages that have ended, those begun last first.

    Of each file the first and the last line are read: what lies between need not be sound.
    """
    return list(_ended(store))


def can_sail_again(ended: EndedVoyage, every: Sequence[EndedVoyage], book: VoyageBook) -> bool:
    """Tell whether this game knows captain, scenario, difficulty and goal, and has opened them."""
    out, scenario = ended.header.voyage, book.scenarios.get(ended.header.voyage.scenario)
    if scenario is None or out.captain not in scenario.captains:
        return False
    goals = ("", *(goal.id for goal in scenario.goals))
    difficulties = opened_choices(every, book).difficulties[scenario.id]
    return out.difficulty in difficulties and ended.result.goal in goals


def medals_of(ended: Iterable[EndedVoyage]) -> dict[str, tuple[Medal, ...]]:
    """Return the medals of each captain that has reached a goal, one for each goal."""
    best: dict[tuple[str, str], Medal] = {}
    for voyage in ended:
        result = voyage.result
        if result.outcome != WON:
            continue
        key = voyage.header.voyage.captain, result.goal
        before = best.get(key, Medal(result.goal, 0, 0))
        most = max(before.days_left, result.days_left), max(before.score, result.score)
        best[key] = Medal(result.goal, *most)
    found: dict[str, tuple[Medal, ...]] = {}
    for captain, goal in sorted(best):
        found[captain] = (*found.get(captain, ()), best[captain, goal])
    return found


def opened_choices(ended: Sequence[EndedVoyage], book: VoyageBook) -> OpenedChoices:
    """Return what may be chosen after these voyages (R16.86).

    A scenario won opens its next difficulty. Captains who begin no scenario open one by one, with
    each voyage that has ended.
    """
    every = tuple(book.difficulties)
    opened = dict.fromkeys(book.scenarios, OPEN_DIFFICULTIES)
    for voyage in ended:
        out = voyage.header.voyage
        if voyage.result.outcome == WON and out.difficulty in every and out.scenario in opened:
            next_one = every.index(out.difficulty) + 2
            opened[out.scenario] = max(opened[out.scenario], next_one)
    first = {captain for each in book.scenarios.values() for captain in each.captains}
    others = [captain for captain in book.captains if captain not in first]
    known = first.union(others[: len(ended)])
    captains = tuple(each for each in book.captains if each in known)
    return OpenedChoices({each: every[:count] for each, count in opened.items()}, captains)


def next_captain(ended: Sequence[EndedVoyage], captains: Sequence[str], last: str = "") -> str:
    """Return the captain to set out with next: who has won and sailed least, and not the ``last``.

    Of equals it is who comes first after the last one.
    """
    wins = Counter(_captain(each) for each in ended if each.result.outcome == WON)
    sailed = Counter(map(_captain, ended))
    start = captains.index(last) + 1 if last in captains else 0
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
    identity = blake2b(header_line(header), digest_size=16).hexdigest()
    return CountedVoyage(identity, path.name, _size(path), figures)


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
    found = VoyageFigures(header.began.isoformat(), out.scenario, out.difficulty, out.captain)
    return found if result is None else found._replace(**result._asdict())


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        # Gone since the folder was listed.
        return 0
