"""What YAML texts say, kept from one start to the next: to parse them took longest of all it does.

A text is known by its own letters, so an edited file is simply parsed anew, as all is after an
update, or where the file of the cache is damaged.
"""

import marshal
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path

from game import __version__

_SUM = 4


class _Cache:
    """The values of texts, packed: what is asked for twice is made twice."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._before = self._read()
        self._now: dict[str, bytes] = {}

    def values(self, text: str, parse: Callable[[], Iterator[object]]) -> Iterator[object]:
        if text not in self._before:
            found = []
            for value in parse():
                found.append(value)
                yield value
            self._now[text] = marshal.dumps(found)
        else:
            self._now[text] = self._before[text]
            yield from marshal.loads(self._now[text])

    def keep(self) -> None:
        if self._now.keys() == self._before.keys():
            return
        packed = marshal.dumps((__version__, self._now))
        # It only saves time: a disk without room is none of the player's worries.
        with suppress(OSError):
            self._path.write_bytes(zlib.crc32(packed).to_bytes(_SUM) + packed)

    def _read(self) -> dict[str, bytes]:
        with suppress(OSError, EOFError, ValueError, TypeError):
            raw = self._path.read_bytes()
            # Nothing but what was written as a whole is unpacked.
            if int.from_bytes(raw[:_SUM]) == zlib.crc32(raw[_SUM:]):
                version, known = marshal.loads(raw[_SUM:])
                return known if version == __version__ else {}
        return {}


_CACHE: ContextVar[_Cache | None] = ContextVar("parse cache", default=None)


@contextmanager
def kept_parses(path: Path) -> Iterator[None]:
    """Within it, texts that are kept in the file ``path`` are not parsed; it keeps the others."""
    cache = _Cache(path)
    token = _CACHE.set(cache)
    try:
        yield
    finally:
        _CACHE.reset(token)
        cache.keep()


def values_of(text: str, parse: Callable[[], Iterator[object]]) -> Iterator[object]:
    """Yield the values of a text's documents; ``parse`` yields them where they are not kept."""
    cache = _CACHE.get()
    return parse() if cache is None else cache.values(text, parse)
