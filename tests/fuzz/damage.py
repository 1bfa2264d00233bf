"""Damaged inputs, made out of good ones: the same number always gives the same bytes."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import yaml

#: What stands in for a number.
NUMBERS = (
    *("-1", "0", "13", "255", "4294967296", "18446744073709551616", "999999999999999"),
    *("1000000000000000", "9" * 400, "9" * 5000, "1e400", "-1e400", "1.5", "-0", "007", "0x1f"),
    *("1_000", "1:1:1:1", "1" + ":59" * 2000, "²", "٣", "１２", ".inf", "-.inf", ".nan", "NaN"),
    *("Infinity", "0b1", "1e-400", "+5", "true", "null", "~"),
)
#: What stands in for a word.
WORDS = (
    *("", " ", "a" * 300, "a" * 20_000, "../" * 8 + "tmp/x", "/etc/passwd", "..", "con"),
    *("nul\0", "\u202eabc", "\u2066\u200b", "\ud800", "\x07\x1b[2J", "\ufeff", "\u0600", "é"),
    *("Z\u0301" + "\u0301" * 500, "\u202e" * 60, "\U0001f9db\u200d\u2640\ufe0f", "ﷺ" * 30),
    *("\ue000back\ue001", "{0.__class__}", "{count}", "{", "%s%n", "${HOME}", "`id`", "&a", "*a"),
    *("'; DROP TABLE deck; --", "<<", "=", "troll", "fort", "__proto__", "NO", "on", "\n", "\r"),
    *("\x85", "\u2028"),
)
#: What stands in for a value of YAML, whatever it was.
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

Damage = Callable[[Random, bytes, Sequence[bytes]], bytes]


# Bytes


def _flipped(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8))):
        if changed:
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _overwritten(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data) + 1)
    odd = rng.choice((b"\0", b"\xff", b"\xed\xa0\x80", b"\xc0\xaf", b"\r", rng.randbytes(4)))
    return data[:at] + odd + data[at + len(odd) :]


def _cut(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    start, end = _span(rng, len(data))
    return data[:start] + data[end:]


def _torn(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _repeated(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    start, end = _span(rng, len(data))
    return data[:end] + data[start:end] * rng.choice((1, 1, 3, 40)) + data[end:]


def _spliced(rng: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    other = rng.choice(others)
    start, end = _span(rng, len(other))
    at = rng.randrange(len(data) + 1)
    return data[:at] + other[start:end] + data[at + rng.choice((0, end - start)) :]


def _inserted(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data) + 1)
    odd = rng.choice((NUMBERS, WORDS, YAML_VALUES, (BOMB,)))
    return data[:at] + _encoded(rng.choice(odd)) + data[at:]


def _enlarged(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    """Megabytes, seldom: a part of the file again and again."""
    if rng.random() > 0.02:
        return _repeated(rng, data, _others)
    start, end = _span(rng, len(data))
    part = data[start:end] or b"x"
    times = rng.choice((20_000, 300_000, _LARGEST)) // len(part)
    return data[:end] + part * times + data[end:]


def _span(rng: Random, length: int) -> tuple[int, int]:
    start = rng.randrange(length + 1)
    longest = rng.choice((1, 4, 30, length + 1))
    return start, min(length, start + rng.randrange(longest + 1))


BYTES: tuple[Damage, ...] = (
    *(_flipped, _overwritten, _cut, _torn, _repeated, _spliced, _inserted, _enlarged),
)


# Text


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _other_number(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    return _substituted(rng, data, _NUMBER, NUMBERS)


def _other_word(rng: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    known = tuple(_WORD.findall(rng.choice(others).decode("utf-8", "replace"))) or WORDS
    return _substituted(rng, data, _WORD, rng.choice((WORDS, known, known)))


def _other_value(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    return _substituted(rng, data, rng.choice((_NUMBER, _WORD)), YAML_VALUES)


def _substituted(rng: Random, data: bytes, pattern: re.Pattern[str], odd: Sequence[str]) -> bytes:
    text = data.decode("utf-8", "surrogateescape")
    found = list(pattern.finditer(text))
    if not found:
        return data
    place = rng.choice(found)
    changed = text[: place.start()] + rng.choice(odd) + text[place.end() :]
    return changed.encode("utf-8", "surrogatepass" if "\ud800" in changed else "surrogateescape")


def _other_lines(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[one]
        case 1:
            lines.insert(one, lines[other])
        case 2:
            lines[one], lines[other] = lines[other], lines[one]
        case _:
            lines[one] = b" " * rng.randrange(4) + lines[one].lstrip()
    return b"".join(lines)


TEXT: tuple[Damage, ...] = (
    *(_other_number, _other_number, _other_word, _other_word, _other_value, _other_lines),
)


# Structure


def other_tree(rng: Random, value: Any) -> Any:
    """Return a copy of plain values with one or more of them changed, missing or added."""
    tree = [copy.deepcopy(value)]
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        _change_one(rng, tree)
    return tree[0]


def _change_one(rng: Random, tree: list[Any]) -> None:
    places: list[tuple[Any, Any]] = []
    _places(tree, places)
    holder, key = rng.choice(places)
    match rng.randrange(7):
        case 0 if holder is not tree:
            del holder[key]
        case 1:
            other_holder, other = rng.choice(places)
            holder[key] = copy.deepcopy(other_holder[other])
        case 2 if isinstance(holder, dict):
            holder[rng.choice(WORDS)] = holder.pop(key)
        case 3:
            for _ in range(rng.choice((1, 2, 40))):
                holder[key] = rng.choice(([holder[key]], {"a": holder[key]}))
        case 4 if isinstance(holder[key], list):
            holder[key] += holder[key] * rng.choice((1, 1, 5, 200))
        case _:
            holder[key] = odd_value(rng)


def _places(holder: Any, places: list[tuple[Any, Any]]) -> None:
    keys = list(holder) if isinstance(holder, dict) else range(len(holder))
    for key in keys:
        places.append((holder, key))
        if isinstance(holder[key], dict | list):
            _places(holder[key], places)


def odd_value(rng: Random) -> Any:
    """Return a plain value that hardly belongs anywhere."""
    whole = (-1, 0, 1, 2, 5, 12, 13, 99, 2**31, 2**63, 2**64, 10**15 - 1, 10**15, 10**400)
    kinds: tuple[Sequence[Any], ...] = (
        *(WORDS, WORDS, whole, whole, (0.5, -1.0, 1e308, 1e15, float("inf"), float("nan"))),
        (None, True, False, [], {}, [[]], {"a": None}, [None] * 50, {"": ""}),
    )
    return copy.deepcopy(rng.choice(rng.choice(kinds)))


def _has_no_tree(data: bytes) -> bool:
    """Tell whether an input is too much to take apart, or goes round in itself."""
    return len(data) > 100_000 or b"&" in data or data.count(b"[") > 5000


def _other_yaml(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    if _has_no_tree(data):
        return _flipped(rng, data, _others)
    try:
        documents = list(yaml.load_all(data, yaml.CSafeLoader))
        tree = other_tree(rng, documents)
        flow = rng.choice((None, True, False))
        text = yaml.dump_all(
            tree if isinstance(tree, list) else [tree],
            Dumper=yaml.CSafeDumper,
            default_flow_style=flow,
            allow_unicode=rng.random() < 0.5,
            sort_keys=False,
        )
    except (yaml.YAMLError, RecursionError, ValueError, TypeError, OverflowError):
        return _flipped(rng, data, _others)
    return _encoded(text)


def _other_json(rng: Random, data: bytes, _others: Sequence[bytes]) -> bytes:
    """Change a line of JSON, the first as often as all others."""
    if _has_no_tree(data):
        return _flipped(rng, data, _others)
    lines = data.split(b"\n")
    number = rng.choice((0, rng.randrange(len(lines))))
    try:
        tree = other_tree(rng, json.loads(lines[number]))
        text = json.dumps(tree, ensure_ascii=rng.random() < 0.5, skipkeys=True)
    except (ValueError, RecursionError):
        return _flipped(rng, data, _others)
    lines[number] = _encoded(text)
    return b"\n".join(lines)


YAML: tuple[Damage, ...] = (*BYTES, *TEXT, *[_other_yaml] * 8)
JSON: tuple[Damage, ...] = (*BYTES, *TEXT, *[_other_json] * 12)


def damaged(rng: Random, seeds: Sequence[bytes], ways: Sequence[Damage]) -> bytes:
    """Return one of the good inputs, damaged once or a few times."""
    data = rng.choice(seeds)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = rng.choice(ways)(rng, data, seeds)
    return data[: 2 * _LARGEST]
