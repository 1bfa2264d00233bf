"""Data files: read, parsed or known from the last start, with the line of each value."""

import marshal
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import TypeVar

from game import __version__

from .errors import ContentError, FieldError, KeyPath, Worded, system_reason

_SUM = 4

T = TypeVar("T")

#: The most bytes in a file.
MAX_BYTES = 16_000_000

TOO_LARGE_FILE = Worded("large_file", "the file is too large")


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


class Document:
    """One YAML document of a text: its plain values, and how to find their lines."""

    __slots__ = ("_lines", "_text", "data", "file", "number")

    def __init__(self, file: str, number: int, data: object, text: str) -> None:
        self.file = file
        self.number = number
        self.data = data
        self._text = text
        self._lines: dict[KeyPath, int] = {}

    def error(self, fault: FieldError) -> ContentError:
        """Return ``fault`` with the file and line it belongs to."""
        return ContentError(self.file, self.line(fault.route), fault.problem, fault.hint)

    def line(self, route: KeyPath) -> int:
        """Return the line of the value at ``route``, or of the last part of it that is there."""
        if not self._lines:
            from .yaml_parser import lines_of  # noqa: PLC0415 (rare, and not to be waited for)

            self._lines = lines_of(self._text, self.file, self.number)
        while route not in self._lines:
            route = route[:-1]
        return self._lines[route]


def documents(text: str, file: str) -> Iterator[Document]:
    """Yield the documents of a YAML text one by one; raises ``ContentError``."""
    for number, data in enumerate(values_of(text, lambda: _parsed(text, file)), 1):
        yield Document(file, number, data, text)


def _parsed(text: str, file: str) -> Iterator[object]:
    # A start that has parsed all this before does not wait for the parser.
    from .yaml_parser import parsed  # noqa: PLC0415

    return parsed(text, file)


def only_document(path: Path, file: str) -> Document:
    """Return the one document of a data file."""
    found = list(documents(read_text(path, file), file))
    if len(found) != 1:
        problem = Worded("documents", f"{len(found)} YAML documents in the file", found=len(found))
        hint = Worded("one_document", "write exactly one, without ---", line="---")
        raise ContentError(file, 0, problem, hint)
    return found[0]


def load(folder: Path, name: str, read: Callable[[object], T]) -> T:
    """Return what ``read`` makes of a data file in ``folder``; raises ``ContentError``."""
    document = only_document(folder / name, f"{folder.name}/{name}")
    try:
        return read(document.data)
    except FieldError as fault:
        raise document.error(fault) from None


def read_text(path: Path, file: str, most: int = MAX_BYTES) -> str:
    """Return the text of a file of at most ``most`` bytes; ``file`` is the name to complain with.

    Raises ``ContentError`` for one that is not there, no file, too large or no text.
    """
    raw = read_bytes(path, file, most)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        problem, hint = (
            Worded("no_utf", "this is no UTF-8 text"),
            Worded("utf", "save the file as UTF-8"),
        )
        raise ContentError(file, line, problem, hint) from None


def read_bytes(path: Path, file: str, most: int = MAX_BYTES) -> bytes:
    """Return what is in a file of at most ``most`` bytes; raises ``ContentError``."""
    try:
        # A pipe or a device may have no end, or wait for somebody to write.
        if path.exists() and not (path.is_file() or path.is_dir()):
            problem = Worded("no_file", "this is no file")
            raise ContentError(file, 0, problem, Worded("name_file", "name a file"))
        # Nor is anything waited for where there is nothing: the kernel's own files have no size.
        if path.is_file() and not path.stat().st_size:
            return b""
        with path.open("rb") as source:
            raw = source.read(most + 1)
    except FileNotFoundError:
        problem, hint = (
            Worded("not_found", "no such file"),
            Worded("check_name", "check the name"),
        )
        raise ContentError(file, 0, problem, hint) from None
    except (OSError, ValueError) as error:
        hint = Worded("name_readable", "name a readable file")
        raise ContentError(file, 0, unreadable(error), hint) from None
    if len(raw) > most:
        megabytes = most // 1_000_000
        english = f"at most {megabytes} MB are read: share it out among several"
        raise ContentError(file, 0, TOO_LARGE_FILE, Worded("share_out", english, most=megabytes))
    return raw


def unreadable(error: Exception) -> Worded:
    """Return the complaint that a file cannot be read, and why."""
    reason = system_reason(error)
    return Worded("unreadable", f"cannot be read ({reason})", reason=reason)
