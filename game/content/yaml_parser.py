"""YAML text -> plain values, and the line on which each of them stands.

PyYAML parses (in C where it can); the plain values are made here, straight
from the parser's events. So doubled keys and foreign tags are noticed, nothing
nests or multiplies without bounds, and it is faster than ``safe_load``. The
lines are not kept: the rare document with a fault is read once more for them.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

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
from .errors import ContentError, KeyPath, Worded

MAX_DEPTH = 30
#: The most values in a document.
MAX_VALUES = 100_000

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


def parsed(text: str, file: str) -> Iterator[object]:
    """Yield the values of a text's documents one by one; raises ``ContentError``."""
    try:
        reader = _Reader(text, file, recording=False)
        while True:
            data, there = reader.document()
            if not there:
                return
            yield data
    except (yaml.YAMLError, ValueError) as error:
        # PyYAML's own parser says so of "\\U00110000".
        raise _syntax_error(error, text, file) from None


def lines_of(text: str, file: str, number: int) -> dict[KeyPath, int]:
    """Return the line of every value in the document of that number, counted from 1."""
    reader = _Reader(text, file)
    for _ in range(number):
        reader.lines = {}
        reader.document()
    return reader.lines


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
