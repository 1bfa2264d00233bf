"""Matches, voyages and sagas that have not ended, each a file: what a list shows of them."""

import time
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from game.content import ContentError

from .kept_folder import recency

H = TypeVar("H")


class SavedFile(NamedTuple, Generic[H]):
    """A file of what has not ended, saved last at ``saved`` by the clock of this place.

    One that cannot be gone on with says in ``problem`` why, and may lack its ``header``.
    """

    path: Path
    saved: datetime
    header: H | None
    problem: str = ""


def saved_files(
    paths: Iterable[Path],
    read_header: Callable[[Path], H],
    why_unfit: Callable[[Path, H], ContentError | None],
) -> list[SavedFile[H]]:
    """Return what a list shows of these files, those saved last first; only headers are read.

    ``why_unfit`` tells why this release cannot go on with a file.
    """

    def looked_at() -> Iterator[SavedFile[H]]:
        for path in paths:
            try:
                saved = datetime.fromtimestamp(path.stat().st_mtime)
            except OSError:
                # Gone since the folder was listed.
                continue
            try:
                header = read_header(path)
            except ContentError as problem:
                yield SavedFile(path, saved, None, str(problem))
            else:
                yield SavedFile(path, saved, header, str(why_unfit(path, header) or ""))

    now = time.time()
    return sorted(looked_at(), key=lambda each: recency(each.saved.timestamp(), now), reverse=True)
