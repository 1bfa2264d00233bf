"""YAML text -> plain values, and the line on which each of them stands.

PyYAML parses to nodes (in C where it can); the plain values are made from the
nodes here, so that doubled keys and foreign tags are noticed and every place
keeps its line, without a second parse.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import yaml
from yaml.constructor import SafeConstructor

#: How a value was reached from the top of its document: keys and indices.
Route = tuple[str | int, ...]

MAX_DEPTH = 30
MAX_VALUES = 100_000

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MAKER = SafeConstructor()
_TAG = "tag:yaml.org,2002:"
_STR, _INT, _BOOL = _TAG + "str", _TAG + "int", _TAG + "bool"
_MAP, _SEQ = _TAG + "map", _TAG + "seq"
_MAKERS = {
    _INT: _MAKER.construct_yaml_int,
    _BOOL: _MAKER.construct_yaml_bool,
    _TAG + "float": _MAKER.construct_yaml_float,
    _TAG + "null": _MAKER.construct_yaml_null,
}


class ContentError(Exception):
    """A data file that cannot be used: where, what is wrong, and what to write instead.

    ``line`` counts from 1; 0 stands for the file as a whole.
    """

    def __init__(self, file: str, line: int, problem: str, hint: str = "") -> None:
        super().__init__(file, line, problem, hint)
        self.file = file
        self.line = line
        self.problem = problem
        self.hint = hint

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return " ".join(": ".join(filter(None, (place, self.problem, self.hint))).split())


class Fault(Exception):
    """A value that is wrong, told by its route; its document knows file and line."""

    def __init__(self, route: Route, problem: str, hint: str = "") -> None:
        super().__init__(route, problem, hint)
        self.route = route
        self.problem = problem
        self.hint = hint


class _NodeFault(Exception):
    def __init__(self, node: yaml.Node, problem: str, hint: str) -> None:
        super().__init__(problem)
        self.node = node
        self.problem = problem
        self.hint = hint


class Document:
    """One YAML document: its plain values, and where they came from."""

    __slots__ = ("data", "file", "node")

    def __init__(self, file: str, node: yaml.Node) -> None:
        self.file = file
        self.node = node
        try:
            self.data = _plain(node, [MAX_VALUES], 0)
        except _NodeFault as fault:
            line = fault.node.start_mark.line + 1
            raise ContentError(file, line, fault.problem, fault.hint) from None

    def line(self, route: Route) -> int:
        """Return the line of the value at ``route``, or of the last part of it that is there."""
        node = self.node
        line: int = node.start_mark.line
        for part in route:
            entry = _entry(node, part)
            if entry is None:
                break
            line, node = entry
        return line + 1

    def error(self, fault: Fault) -> ContentError:
        """Return ``fault`` with the file and line it belongs to."""
        return ContentError(self.file, self.line(fault.route), fault.problem, fault.hint)


def _entry(node: yaml.Node, part: str | int) -> tuple[int, yaml.Node] | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == part:
                return key.start_mark.line, value
    elif isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
        item = node.value[part]
        return item.start_mark.line, item
    return None


def _plain(node: yaml.Node, budget: list[int], depth: int) -> object:
    """Return the value of ``node``; ``budget`` bounds what aliases can multiply."""
    tag = node.tag
    if tag == _STR and isinstance(node, yaml.ScalarNode):
        return node.value
    if isinstance(node, yaml.ScalarNode):
        return _scalar(node)
    budget[0] -= len(node.value)
    if depth > MAX_DEPTH or budget[0] < 0:
        raise _NodeFault(node, "too much inside one another", "write it flatter, without aliases")
    if tag == _MAP:
        return _mapping(node, budget, depth)
    if tag == _SEQ:
        return [_plain(item, budget, depth + 1) for item in node.value]
    raise _NodeFault(node, f"unknown tag {tag!r}", "leave the tag out")


def _mapping(node: yaml.Node, budget: list[int], depth: int) -> dict[str, object]:
    values: dict[str, object] = {}
    for key, item in node.value:
        name = key.value
        if key.tag != _STR or not isinstance(name, str):
            raise _NodeFault(key, f"the key {_shown(key)} is no text", "put it in quotes")
        if name in values:
            raise _NodeFault(key, f"the key {name!r} stands here twice", "leave one of them")
        values[name] = _plain(item, budget, depth + 1)
    return values


def _shown(key: yaml.Node) -> str:
    return repr(key.value) if isinstance(key, yaml.ScalarNode) else "before the colon"


def _scalar(node: yaml.ScalarNode) -> object:
    value: str = node.value
    if node.tag == _INT and len(value) < 10 and value.isdigit() and value[0] != "0":
        return int(value)
    make = _MAKERS.get(node.tag)
    if make is None:
        hint = "put it in quotes if it is a text"
        raise _NodeFault(node, f"{value!r} is no text, number or flag", hint)
    try:
        return make(node)
    except (ValueError, KeyError, IndexError):
        raise _NodeFault(node, f"{value[:40]!r} cannot be read", "write a plain value") from None


def read_text(path: Path, shown: str) -> str:
    """Return the text of a file; ``shown`` is the name to complain with."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise ContentError(shown, 0, "no such file", "check the name") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ContentError(shown, 0, f"cannot be read ({reason})", "name a readable file") from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ContentError(shown, line, "this is no UTF-8 text", "save the file as UTF-8") from None


def documents(text: str, shown: str) -> Iterator[Document]:
    """Yield the documents of a YAML text one by one; raises ``ContentError``."""
    try:
        loader = _LOADER(text)
    except yaml.YAMLError as error:
        raise _syntax_error(error, text, shown) from None
    try:
        while loader.check_node():
            node = loader.get_node()
            if node is not None:
                yield Document(shown, node)
    except yaml.YAMLError as error:
        raise _syntax_error(error, text, shown) from None
    except RecursionError:
        raise ContentError(shown, 0, "too much inside one another", "write it flatter") from None
    finally:
        loader.dispose()


def only_document(path: Path, shown: str) -> Document:
    """Return the one document of a data file."""
    found = list(documents(read_text(path, shown), shown))
    if len(found) != 1:
        hint = "write exactly one, without ---"
        raise ContentError(shown, 0, f"{len(found)} YAML documents in the file", hint)
    return found[0]


def _syntax_error(error: yaml.YAMLError, text: str, shown: str) -> ContentError:
    hint = "mend the line or the one before it"
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    if mark is not None:
        what = getattr(error, "problem", None) or getattr(error, "context", None)
        return ContentError(shown, mark.line + 1, f"this is no YAML, {what}", hint)
    offset = getattr(error, "position", 0)
    line = text.encode().count(b"\n", 0, offset) + 1
    reason = getattr(error, "reason", "it cannot be parsed")
    return ContentError(shown, line, f"this is no YAML, {reason}", "take out what is no text")
