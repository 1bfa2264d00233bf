"""Damaged inputs: good ones, of which hypothesis changes bytes, words, lines or values."""

import copy
import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import yaml
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

#: Replacements for a number.
NUMBERS = (
    *("-1", "0", "13", "255", "4294967296", "18446744073709551616", "999999999999999"),
    *("1000000000000000", "9" * 400, "9" * 5000, "1e400", "-1e400", "1.5", "-0", "007", "0x1f"),
    *("1_000", "1:1:1:1", "1" + ":59" * 2000, "²", "٣", "１２", ".inf", "-.inf", ".nan", "NaN"),
    *("Infinity", "0b1", "1e-400", "+5", "true", "null", "~"),
)
#: Replacements for a word.
WORDS = (
    *("", " ", "a" * 300, "a" * 20_000, "../" * 8 + "tmp/x", "/etc/passwd", "..", "con"),
    *("nul\0", "\u202eabc", "\u2066\u200b", "\ud800", "\x07\x1b[2J", "\ufeff", "\u0600", "é"),
    *("Z\u0301" + "\u0301" * 500, "\u202e" * 60, "\U0001f9db\u200d\u2640\ufe0f", "ﷺ" * 30),
    *("\ue000back\ue001", "{0.__class__}", "{count}", "{", "%s%n", "${HOME}", "`id`", "&a", "*a"),
    *("'; DROP TABLE deck; --", "<<", "=", "troll", "fort", "__proto__", "NO", "on", "\n", "\r"),
    *("\x85", "\u2028"),
)
#: Replacements for any value of YAML.
YAML_VALUES = (
    *("!!python/object/apply:os.system ['touch /tmp/x']", "!!python/name:os.system ''"),
    *("!!binary aGVsbG8=", "!!timestamp 2001-01-01", "2001-01-01", "!!set {a}", "!!omap [a: 1]"),
    *("{<<: {a: 1}, b: 2}", "!<tag:yaml.org,2002:int> x", "!x y", "? [a, b] : c", "[[[[[]]]]]"),
    *("&a [*a]", "&a {k: *a}", "*nobody", "[" * 200, "[" * 20_000, "{a: " * 100, "- - - - x"),
    *("{a: 1, a: 2}", "|\n  text\n", ">-\n  text\n", "'", '"\\x', '"\\ud800"', "%YAML 9"),
    *("--- ...", "---\n---\n", "...\n", "\t- x", "@x", "`x`", "# no more", "? ", ": ", "- "),
    *("{}", "[]", '"\\U00110000"'),
)
BOMB = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12)
)
_LARGEST = 20_000_000
_NUMBER, _WORD = re.compile(r"-?\d+(?:\.\d+)?"), re.compile(r"[^\W\d]\w*")

#: Draws one damaged copy of an input; the sequence holds the other good inputs.
Damage = Callable[[DrawFn, bytes, Sequence[bytes]], bytes]


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


#: Large repetitions are rare: reading them takes long.
_TIMES = st.sampled_from((*(2, 2, 3, 41) * 12, 20_000, _LARGEST))
_ODD_BYTES = st.one_of(
    st.just(b""),
    st.binary(max_size=8),
    st.sampled_from((b"\0", b"\xff", b"\xed\xa0\x80", b"\xc0\xaf", b"\r")),
    st.sampled_from((*NUMBERS, *WORDS, *YAML_VALUES, BOMB)).map(_encoded),
)
#: Plain values that hardly belong anywhere.
_ODD_VALUES = st.recursive(
    st.sampled_from((None, True, False, -1, 0, 1, 2, 12, 13, 2**31, 2**63, 2**64, 10**15, 10**400))
    | st.sampled_from(WORDS)
    | st.integers()
    | st.floats(),
    lambda values: st.lists(values, max_size=50) | st.dictionaries(st.sampled_from(WORDS), values),
    max_leaves=3,
)


def _span(draw: DrawFn, length: int) -> slice:
    start = draw(st.integers(0, length))
    return slice(start, min(length, start + draw(st.sampled_from((0, 1, 4, 30, length)))))


def _other_bytes(draw: DrawFn, data: bytes, others: Sequence[bytes]) -> bytes:
    """Cut a span out, repeat it, or put other bytes or a part of another input in its place."""
    span = _span(draw, len(data))
    match draw(st.integers(0, 3)):
        case 0:
            most = _LARGEST // max(1, len(data[span]))
            new = data[span] * min(draw(_TIMES), most)
        case 1:
            other = draw(st.sampled_from(others))
            new = other[_span(draw, len(other))]
        case _:
            new = draw(_ODD_BYTES)
    return data[: span.start] + new + data[span.stop :]


def _other_word(draw: DrawFn, data: bytes, others: Sequence[bytes]) -> bytes:
    """Put an odd number, word or value, or a word of another input, in the place of one."""
    text = data.decode("utf-8", "surrogateescape")
    found = list(draw(st.sampled_from((_NUMBER, _WORD))).finditer(text))
    if not found:
        return data
    known = _WORD.findall(draw(st.sampled_from(others)).decode("utf-8", "replace"))
    place = draw(st.sampled_from(found))
    odd = draw(st.sampled_from([kind for kind in (NUMBERS, WORDS, YAML_VALUES, known) if kind]))
    changed: str = text[: place.start()] + draw(st.sampled_from(odd)) + text[place.end() :]
    return changed.encode("utf-8", "surrogatepass" if "\ud800" in changed else "surrogateescape")


def _other_line(draw: DrawFn, data: bytes, _others: Sequence[bytes]) -> bytes:
    """Leave a line out, repeat another one there, or indent it otherwise."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    one, other = draw(st.sampled_from(range(len(lines)))), draw(st.sampled_from(lines))
    indented = b" " * draw(st.integers(0, 3)) + lines[one].lstrip()
    lines[one] = draw(st.sampled_from((b"", other + lines[one], other, indented)))
    return b"".join(lines)


def _other_tree(draw: DrawFn, value: Any) -> Any:
    """Return a copy of plain values with one or more of them changed, missing or added."""
    tree = [copy.deepcopy(value)]
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 4)))):
        places = list(_places(tree))
        holder, key = draw(st.sampled_from(places))
        other_holder, other = draw(st.sampled_from(places))
        match draw(st.integers(0, 6)):
            case 0 if holder is not tree:
                del holder[key]
            case 1:
                holder[key] = copy.deepcopy(other_holder[other])
            case 2 if isinstance(holder, dict):
                holder[draw(st.sampled_from(WORDS))] = holder.pop(key)
            case 3:
                for _ in range(draw(st.sampled_from((1, 2, 40)))):
                    holder[key] = [holder[key]]
            case 4 if isinstance(holder[key], list):
                holder[key] *= draw(st.sampled_from((2, 2, 6, 200)))
            case _:
                holder[key] = draw(_ODD_VALUES)
    return tree[0]


def _places(holder: Any) -> Iterator[tuple[Any, Any]]:
    for key in list(holder) if isinstance(holder, dict) else range(len(holder)):
        yield holder, key
        if isinstance(holder[key], dict | list):
            yield from _places(holder[key])


def _has_no_tree(data: bytes) -> bool:
    """Tell whether an input is too large to parse, or contains itself."""
    return len(data) > 100_000 or b"&" in data or data.count(b"[") > 5000


def _other_yaml(draw: DrawFn, data: bytes, others: Sequence[bytes]) -> bytes:
    if _has_no_tree(data):
        return _other_bytes(draw, data, others)
    try:
        tree = _other_tree(draw, list(yaml.load_all(data, yaml.CSafeLoader)))
        text = yaml.dump_all(
            tree if isinstance(tree, list) else [tree],
            Dumper=yaml.CSafeDumper,
            default_flow_style=draw(st.sampled_from((None, True, False))),
            allow_unicode=draw(st.booleans()),
            sort_keys=False,
        )
    except (yaml.YAMLError, RecursionError, ValueError, TypeError, OverflowError, AttributeError):
        # PyYAML raises the last for tags on values that they do not fit.
        return _other_bytes(draw, data, others)
    return _encoded(text)


def _other_json(draw: DrawFn, data: bytes, others: Sequence[bytes]) -> bytes:
    """Change a line of JSON, the first as often as all others."""
    if _has_no_tree(data):
        return _other_bytes(draw, data, others)
    lines = data.split(b"\n")
    number = draw(st.sampled_from((0, draw(st.sampled_from(range(len(lines)))))))
    try:
        tree = _other_tree(draw, json.loads(lines[number]))
        text = json.dumps(tree, ensure_ascii=draw(st.booleans()), skipkeys=True)
    except (ValueError, RecursionError):
        return _other_bytes(draw, data, others)
    lines[number] = _encoded(text)
    return b"\n".join(lines)


BYTES: tuple[Damage, ...] = (_other_bytes,)
TEXT: tuple[Damage, ...] = (_other_bytes, _other_bytes, _other_word, _other_line)
YAML: tuple[Damage, ...] = (*TEXT, *[_other_yaml] * 3)
JSON: tuple[Damage, ...] = (*TEXT, *[_other_json] * 4)


@st.composite
def damaged(draw: DrawFn, seeds: Sequence[bytes], ways: Sequence[Damage]) -> bytes:
    """Draw one of the good inputs, damaged once or a few times."""
    data = draw(st.sampled_from(seeds))
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 3)))):
        data = draw(st.sampled_from(ways))(draw, data, seeds)
    return data[: 2 * _LARGEST]
