"""The matches of a profile that was lost, filed anew while the game goes on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from game.content import Content

from ..records.match_store import MatchStore
from .database import ProfileError
from .open_profile import open_profile

#: Seconds after each match in which others may write, and between two words about how far it is.
_PAUSE, _PACE = 0.004, 0.5


class Refiling:
    """Files matches in a thread, by a connection of its own to the profile.

    ``left`` is how many files are still to be looked at; ``heard`` is called in the thread as they
    become fewer, and ``on_problem`` with one line about what keeps them from being filed.
    Filed matches stay filed when the game ends, and the next start goes on with the rest.
    """

    #: From so many files on that a profile does not know they are looked through beside the game.
    MANY: ClassVar[int] = 500

    def __init__(
        self, profile: Path, store: MatchStore, content: Content, names: Sequence[str]
    ) -> None:
        self.left = len(names)
        self.heard: Callable[[], None] = lambda: None
        self.on_problem: Callable[[str], None] = lambda _line: None
        self._path, self._store, self._content = profile, store, content
        self._names = names
        self._thread = threading.Thread(target=self._work, daemon=True)

    def start(self) -> None:
        """Begin, without waiting for it."""
        self._thread.start()

    def join(self) -> None:
        """Wait until all is filed."""
        self._thread.join()

    def _work(self) -> None:
        profile, problem = open_profile(self._path)
        try:
            # One in memory would be of no use: whoever opened the other has told why.
            if problem is None:
                with profile:
                    for name in self._names:
                        new = profile.file_finished(self._store, self._content, [name])
                        self._count(pause=new > 0)
        except ProfileError as error:
            self.on_problem(str(error))
        finally:
            self.left = 0
            self.heard()

    def _count(self, *, pause: bool) -> None:
        """Take one file from those that are left, and let others write."""
        before = time.monotonic()
        if pause:
            time.sleep(_PAUSE)
        self.left -= 1
        if int(before / _PACE) != int(time.monotonic() / _PACE):
            self.heard()
