"""YAML text -> plain values, and the line on which each of them stands.

PyYAML parses (in C where it can); the plain values are made here, straight
from the parser's events. So doubled keys and foreign tags are noticed, nothing
nests or multiplies without bounds, and it is faster than ``safe_load``. The
lines are not kept: the rare document with a fault is read once more for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import yaml
from yaml.constructor import SafeConstructor
from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from .checks import TOO_LARGE
from .errors import ContentError, FieldError, KeyPath, Worded, system_reason

T = TypeVar("T")

MAX_DEPTH = 30
#: The most values in a document, and bytes in a file.
MAX_VALUES = 100_000
MAX_BYTES = 16_000_000

TOO_LARGE_FILE = Worded("large_file", "the file is too large")
_TOO_DEEP = Worded("too_deep", "too much inside one another")
_FLATTER = Worded("flatter", "write it flatter")
_MEND_LINE = Worded("mend_line", "mend the line or the one before it")
_TAB = Worded("tab", "a tab, or a sign that is not seen, stands here")
_SPACES = Worded("spaces", "write spaces")
#: What newer releases of libyaml say themselves, before anything is read.
_LIBYAML_TOO_DEEP = "exceeded maximum nesting depth"

#: The most plain words that are kept, and their most letters: each is read once.
_KNOWN, _SHORT = 1_000, 40

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
#: Signs that libyaml takes at places where PyYAML's own parser does not: that one, the stricter,
#: reads all texts that have one, of so many letters at most.
_DOUBTFUL, _MOST_DOUBTFUL = re.compile(r"[\t\ufeff]|[|>][-+\d]*#"), 100_000
_DIRECTIVE = re.compile(r"^%(?!YAML |TAG )", re.MULTILINE)
_TOUCHING = re.compile(r" *:[\[\]{},]")
_HALF = re.compile("[\ud800-\udfff]")
_RESOLVERS: dict[str, list[tuple[str, Any]]] = yaml.SafeLoader.yaml_implicit_resolvers
_MAKER = SafeConstructor()
_TAG = "tag:yaml.org,2002:"
_INT, _FLOAT = _TAG + "int", _TAG + "float"
#: How numbers are written. YAML 1.1 knows more ways, by which 010 is eight and 1:30 ninety.
_PLAIN = {
    _INT: re.compile(r"[-+]?(?:0|[1-9][0-9]{0,14})"),
    _FLOAT: re.compile(r"[-+]?[0-9]{1,15}\.[0-9]{0,15}"),
}
_TOO_LONG = re.compile(r"[-+]?[1-9][0-9]{15,}")
_MAKERS: dict[str, Callable[[yaml.ScalarNode], object]] = {
    _TAG + "bool": _MAKER.construct_yaml_bool,
    _TAG + "null": _MAKER.construct_yaml_null,
    _TAG + "str": _MAKER.construct_yaml_str,
}


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
            reader = _Reader(self._text, self.file)
            for _ in range(self.number):
                reader.lines = {}
                reader.document()
            self._lines = reader.lines
        while route not in self._lines:
            route = route[:-1]
        return self._lines[route]


class _Reader:
    """Makes plain values of a parser's events, one document after the other."""

    __slots__ = (
        "anchors",
        "count",
        "depth",
        "file",
        "flow",
        "known",
        "lines",
        "loader",
        "next",
        "recording",
        "text",
    )

    def __init__(self, text: str, file: str, recording: bool = True) -> None:
        self.file = file
        self.recording = recording
        self.lines: dict[KeyPath, int] = {}
        #: The values of plain words, as most come again and again.
        self.known: dict[str, object] = {}
        self.text = text
        self.loader = _loader(text, file)
        self.next = self.loader.get_event
        self.next()

    def document(self) -> tuple[object, bool]:
        if isinstance(self.next(), StreamEndEvent):
            return None, False
        self.anchors: dict[str, tuple[object, int]] = {}
        self.count = self.depth = self.flow = 0
        event = self.next()
        if self.recording:
            self.lines[()] = event.start_mark.line + 1
        value = self._value(event, ())
        end = self.next()
        assert isinstance(end, DocumentEndEvent)
        return value, True

    def _value(self, event: Any, route: KeyPath) -> object:
        self.count += 1
        if self.count > MAX_VALUES:
            hint = Worded("most_values", f"write at most {MAX_VALUES:,} in a document")
            raise self._error(event, Worded("many_values", "too many values"), hint)
        kind = type(event)
        if kind is ScalarEvent and event.anchor is None:
            return self._scalar(event)
        before = self.count
        if kind is ScalarEvent:
            value = self._scalar(event)
        elif kind is AliasEvent:
            return self._alias(event)
        else:
            self.depth += 1
            if self.depth > MAX_DEPTH:
                raise self._error(event, _TOO_DEEP, _FLATTER)
            if event.tag is not None and event.tag not in (_TAG + "map", _TAG + "seq", "!"):
                problem = Worded("unknown_tag", f"unknown tag {event.tag!r}", tag=event.tag)
                raise self._error(event, problem, Worded("leave_tag", "leave the tag out"))
            self.flow += bool(event.flow_style)
            value = self._mapping(route) if kind is MappingStartEvent else self._sequence(route)
            self.flow -= bool(event.flow_style)
            self.depth -= 1
        if event.anchor is not None:
            self.anchors[event.anchor] = value, self.count - before + 1
        return value

    def _mapping(self, route: KeyPath) -> dict[str, object]:
        values: dict[str, object] = {}
        while type(event := self.next()) is not MappingEndEvent:
            key = self._key(event)
            if key in values:
                problem = Worded("key_twice", f"the key {key!r} stands here twice", key=key)
                raise self._error(event, problem, Worded("leave_one", "leave one of them"))
            if self.recording:
                self.lines[(*route, key)] = event.start_mark.line + 1
                values[key] = self._value(self.next(), (*route, key))
            else:
                values[key] = self._value(self.next(), route)
        return values

    def _sequence(self, route: KeyPath) -> list[object]:
        values: list[object] = []
        while type(event := self.next()) is not SequenceEndEvent:
            if self.recording:
                here = (*route, len(values))
                self.lines[here] = event.start_mark.line + 1
                values.append(self._value(event, here))
            else:
                values.append(self._value(event, route))
        return values

    def _key(self, event: Any) -> str:
        if type(event) is not ScalarEvent:
            hint = Worded("word_before", "write one word before the colon")
            raise self._error(event, Worded("key_no_text", "a key that is no text"), hint)
        key = self._scalar(event)
        if not isinstance(key, str):
            problem = Worded(
                "key_is_no_text", f"the key {event.value!r} is no text", key=event.value
            )
            raise self._error(event, problem, Worded("quote", "put it in quotes"))
        return key

    def _scalar(self, event: Any) -> object:
        value: str = event.value
        if event.style or self.flow or event.tag:
            self._check_strictly(event)
        if not event.implicit[0]:
            return value if event.implicit[1] else self._made(event, event.tag)
        if value in self.known:
            return self.known[value]
        made: object = value
        for tag, pattern in _RESOLVERS.get(value[:1], ()):
            if pattern.match(value):
                made = self._made(event, tag)
                break
        if len(self.known) < _KNOWN and len(value) < _SHORT:
            self.known[value] = made
        return made

    def _check_strictly(self, event: Any) -> None:
        """Raise ``ContentError`` for a scalar that only one of both parsers takes."""
        if event.tag == "!":
            problem = Worded("unknown_tag", "unknown tag '!'", tag="!")
            raise self._error(event, problem, Worded("leave_tag", "leave the tag out"))
        if event.style == '"' and _HALF.search(event.value):
            problem = Worded("half_sign", "this is the half of a sign")
            raise self._error(event, problem, Worded("plain_value", "write a plain value"))
        if self.flow and not event.style and ("?" in event.value or self._touches(event)):
            problem = Worded("bare_sign", "a '?' or ':' stands in brackets without quotes or space")
            raise self._error(event, problem, Worded("quote", "put it in quotes"))

    def _touches(self, event: Any) -> bool:
        """Tell whether what libyaml takes for no key has its value behind the colon at once."""
        own = isinstance(self.loader, yaml.SafeLoader)
        return own and _TOUCHING.match(self.text, event.end_mark.index) is not None

    def _made(self, event: Any, tag: str) -> object:
        value: str = event.value
        # Most are short, and figures alone.
        figures = tag == _INT and len(value) < 10 and value.isascii() and value.isdigit()
        if figures and (value[0] != "0" or value == "0"):
            return int(value)
        if tag == _TAG + "merge":
            english = "write them out, or put it in quotes if it is a text"
            problem = Worded("merge", "'<<' would merge keys, which is not done here", sign="<<")
            raise self._error(event, problem, Worded("write_out", english))
        make = _MAKERS.get(tag)
        if tag in _PLAIN:
            return self._number(event, tag, value)
        if make is None:
            hint = Worded("quote_text", "put it in quotes if it is a text")
            english = f"{value[:40]!r} is no text, number or flag"
            raise self._error(event, Worded("no_value", english, value=value[:40]), hint)
        try:
            return make(yaml.ScalarNode(tag, value))
        except (ValueError, KeyError, IndexError):
            problem = Worded("no_value", f"{value[:40]!r} cannot be read", value=value[:40])
            raise self._error(
                event, problem, Worded("plain_value", "write a plain value")
            ) from None

    def _number(self, event: Any, tag: str, value: str) -> object:
        if _PLAIN[tag].fullmatch(value):
            return int(value) if tag == _INT else float(value)
        if tag == _INT and _TOO_LONG.fullmatch(value):
            english = f"{value[:40]!r} is too large a number"
            what = Worded("named", value[:40], name=value[:40])
            raise self._error(event, Worded("too_large_number", english, what=what), TOO_LARGE)
        hint = Worded("figures", "write figures alone, or put it in quotes if it is a text")
        english = f"{value[:40]!r} is no plain number"
        raise self._error(event, Worded("no_number", english, value=value[:40]), hint)

    def _alias(self, event: Any) -> object:
        """Return the value of an anchor; it counts whole each time it is used."""
        if event.anchor not in self.anchors:
            hint = Worded("write_itself", "write the value itself")
            english = f"the alias *{event.anchor} stands for nothing yet"
            raise self._error(event, Worded("empty_alias", english, name=event.anchor), hint)
        value, size = self.anchors[event.anchor]
        self.count += size
        if self.count > MAX_VALUES:
            problem = Worded("many_aliases", "the aliases multiply too much")
            raise self._error(event, problem, Worded("write_values", "write the values out"))
        return value

    def _error(self, event: Any, problem: str, hint: str) -> ContentError:
        return ContentError(self.file, event.start_mark.line + 1, problem, hint)


def _loader(text: str, file: str) -> Any:
    """Return what parses a text; raises ``ContentError`` for a large one with doubtful signs."""
    if "%" in text and (directive := _DIRECTIVE.search(text)):
        line = text.count("\n", 0, directive.start()) + 1
        problem = Worded("no_yaml", "this is no YAML, found an unknown directive")
        raise ContentError(file, line, problem, _MEND_LINE)
    doubtful = _DOUBTFUL.search(text)
    if doubtful is None:
        return _LOADER(text)
    if len(text) > _MOST_DOUBTFUL:
        raise ContentError(file, text.count("\n", 0, doubtful.start()) + 1, _TAB, _SPACES)
    return yaml.SafeLoader(text)


def documents(text: str, file: str) -> Iterator[Document]:
    """Yield the documents of a YAML text one by one; raises ``ContentError``."""
    number = 0
    try:
        reader = _Reader(text, file, recording=False)
        while True:
            data, there = reader.document()
            if not there:
                return
            number += 1
            yield Document(file, number, data, text)
    except (yaml.YAMLError, ValueError) as error:
        # PyYAML's own parser says so of "\\U00110000".
        raise _syntax_error(error, text, file) from None


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


def _syntax_error(error: Exception, text: str, file: str) -> ContentError:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    if mark is not None:
        what = getattr(error, "problem", None) or getattr(error, "context", None)
        if what == _LIBYAML_TOO_DEEP:
            return ContentError(file, mark.line + 1, _TOO_DEEP, _FLATTER)
        if "'\\t'" in str(what) or " tab " in str(what):
            return ContentError(file, mark.line + 1, _TAB, _SPACES)
        problem = Worded("no_yaml", f"this is no YAML, {what}")
        return ContentError(file, mark.line + 1, problem, _MEND_LINE)
    line = text.encode().count(b"\n", 0, getattr(error, "position", 0)) + 1
    reason = getattr(error, "reason", "it cannot be parsed")
    problem = Worded("no_yaml", f"this is no YAML, {reason}")
    return ContentError(file, line, problem, Worded("take_out", "take out what is no text"))


def unreadable(error: Exception) -> Worded:
    """Return the complaint that a file cannot be read, and why."""
    reason = system_reason(error)
    return Worded("unreadable", f"cannot be read ({reason})", reason=reason)
