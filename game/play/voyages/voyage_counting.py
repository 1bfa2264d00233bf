"""Voyages counted: as they stand, and those in files that have not been counted yet (R16.29)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path

from game.content import Content

from ..records.line_files import last_line
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
    """Return what header and result tell of a voyage."""
    out = header.voyage
    found = VoyageFigures(header.began.isoformat(), out.scenario, out.difficulty, out.captain)
    return found if result is None else found._replace(**result._asdict())


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        # Gone since the folder was listed.
        return 0
