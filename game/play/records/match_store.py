"""Where matches live: one file each in the player's folder, never deleted by the game.

The menu asks at every start whether a match waits; what reads, checks and writes matches
is loaded when there is one.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from game import paths
from game.content import Content, Worded

from .kept_folder import is_over, last_line, names_in, saved_last_first, why_unusable

if TYPE_CHECKING:
    from .header import Header
    from .journal import Journal
    from .record import Record

_BEGINNING = b'{"bridges-of-erret"'
_END = b'{"end": {'
_GIVEN_UP = b'{"end": {"abandoned"'
#: So many files, the newest, are looked at before it is asked which of the others are over.
_LOOKED_AT = 100
_UNUSABLE = (
    "{folder}: matches cannot be kept here ({reason}): you can play, and no match is saved until"
    " you mend the folder and start again"
)


class MatchStore:
    """The folder of matches. ``problems`` are one-line complaints of the last look into it.

    ``looked_through`` tells whether that look for a match to go on with came to its end.
    Where the player's own folder cannot be used from the start, matches are played
    and none is kept: the game is there to be played.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.user_data_dir() / "matches"
        self.problems: tuple[str, ...] = ()
        self.looked_through = True
        self._unusable = None if folder else why_unusable(self.folder, "no_folder", _UNUSABLE)

    def files(self) -> list[Path]:
        """Return the files of all matches, the newest first.

        Pipes and devices are none: they may have no end, or wait for somebody to write.
        """
        return [self.folder / name for name in self.names()]

    def names(self, over: Collection[str] = ()) -> list[str]:
        """Return the names of these files but for those ``over``; there may be thousands."""
        return [] if self._unusable is not None else names_in(self.folder, over)

    def unended(self, over: Collection[str] = ()) -> Iterator[Path]:
        """Yield the files of matches without an end, the newest first; of each the end is read.

        Those that cannot be read are among them: whoever reads them hears why. The names ``over``
        are known to be over, and not looked at.
        """
        paths = (self.folder / name for name in self.names(over))
        return (path for path in paths if not is_over(path, _BEGINNING, _END))

    def has_result(self) -> bool:
        """Return whether a match has come to its end here; the newest are looked at."""
        newest = (self.folder / name for name in self.names()[:_LOOKED_AT])
        return any(map(_has_result, newest))

    def begin(self, header: Header) -> Journal | None:
        """Make the file of a new match and hold it; raises ``RecordError``.

        None where matches are not kept.
        """
        if self._unusable is not None:
            return None
        from .header import RECORD_FILE, header_line
        from .journal import begin_journal

        return begin_journal(self.folder, header_line(header), RECORD_FILE.cannot_save)

    def reopen(self, record: Record) -> tuple[Journal, Record]:
        """Hold the file of a match to go on with it; return it as it now stands.

        Raises ``RecordError``, also when another copy of the game is playing it.
        """
        from .header import RECORD_FILE
        from .journal import hold_journal
        from .record import parse_record

        path = record.path
        assert path is not None
        busy = RECORD_FILE.busy(path, Worded("go_on_there", "go on with it there"))

        def as_it_stands(data: bytes) -> Record:
            return record if data == record.read_from else parse_record(data, str(path), path)

        return hold_journal(path, as_it_stands, busy, RECORD_FILE.cannot_save)

    def unfinished(
        self, content: Content | None = None, over: Callable[[], Collection[str] | None] = tuple
    ) -> Record | None:
        """Return the match to go on with that was played last, or None.

        Broken files are listed in ``problems``. Matches that another copy of the game is playing
        are passed over, with ``content`` also those that these rules and cards cannot go on with.
        ``over`` returns the names of files that are known to be over, and is asked when there
        are more than a hundred; where it returns None, the older ones are left for later.
        """
        problems: list[str] = [self._unusable] if self._unusable else []
        found = None
        names = self.names()
        newest, older = names[:_LOOKED_AT], names[_LOOKED_AT:]
        known = over() if older else ()
        self.looked_through = known is not None
        if known is not None:
            newest += [name for name in older if name not in known]
        for path in saved_last_first(self.folder / name for name in newest):
            found = _unfinished(path, content, problems)
            if found is not None:
                break
        self.problems = tuple(problems)
        return found

    def discard(self, record: Record) -> None:
        """Give an unfinished match up, on the player's word; its file stays. See ``reopen``."""
        from .header import RECORD_FILE
        from .record import end_line

        journal, now = self.reopen(record)
        with closing(journal):
            if not now.finished:
                RECORD_FILE.append(journal, end_line(None))


def _unfinished(path: Path, content: Content | None, problems: list[str]) -> Record | None:
    if is_over(path, _BEGINNING, _END):
        return None
    from .header import RecordError

    try:
        return _waiting(path, content)
    except RecordError as problem:
        problems.append(str(problem))
    return None


def _waiting(path: Path, content: Content | None) -> Record | None:
    from .journal import is_busy
    from .record import read_record
    from .replay import unfit

    try:
        if is_busy(path):
            return None
    except OSError:
        if not path.exists():
            return None
    record = read_record(path)
    if record.finished:
        return None
    problem = unfit(content, record) if content else None
    if problem is not None:
        raise problem
    return record


def _has_result(path: Path) -> bool:
    try:
        last = last_line(path)
    except OSError:
        return False
    return last.startswith(_END) and not last.startswith(_GIVEN_UP)
