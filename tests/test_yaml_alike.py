"""The same text means the same, or is refused on the same line, with and without libyaml."""

from random import Random

import pytest
import yaml

from game.content import ContentError
from game.content.source import documents

#: What texts are put together from.
_PARTS = (
    *("a", "b", "1", "~", "é", " ", ": ", ":", "? ", "?", "- ", "-", ",", "[", "]", "{", "}"),
    *("#", " #", "&a ", "*a", "!", "!x ", "|", ">", "|-\n ", "'", '"', '"b"', "%", "@", "`"),
    *("=", "<<", "\\", "\n", "\n ", "\n  ", "---\n", "...\n", "\t", "\x85", "\u2028", "\ufeff"),
)


def read(text: str) -> object:
    try:
        return [repr(document.data) for document in documents(text, "own.yaml")]
    except ContentError as fault:
        return fault.line


def without_libyaml(text: str, monkeypatch: pytest.MonkeyPatch) -> object:
    with monkeypatch.context() as patch:
        patch.setattr("game.content.source._LOADER", yaml.SafeLoader)
        return read(text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a:\tb\n", 1),
        ("a: b\nc: d\te\n", 2),
        ("a: b\nc: |\t\n d\n", 2),
        ("a: |#\n", 1),
        ("a: [b,\n c?d]\n", 2),
        ("{a: b,\nc:[d]}\n", 2),
        ("a: !\n", 1),
        ('a: "\\ud800"\n', 1),
        ('a: "\\U00110000"\n', 1),
        ("%own\n---\na: b\n", 1),
    ],
)
def test_the_stricter_reading_wins(text: str, line: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(read(text)) is int
    assert type(without_libyaml(text, monkeypatch)) is int
    assert read(text) == line


@pytest.mark.parametrize("text", ["a: 'b\tc' #\td\n", "a: |\n  b\tc\n", "a: b? c\n", 'a: "?"\n'])
def test_what_both_take_is_taken(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(text) == without_libyaml(text, monkeypatch)
    assert type(read(text)) is list


def test_any_text_means_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, odd = Random(34), []
    for _ in range(3000):
        text = "".join(rng.choice(_PARTS) for _ in range(rng.randint(1, 9)))
        found = read(text), without_libyaml(text, monkeypatch)
        if found[0] != found[1] and not all(type(each) is int for each in found):
            odd.append((text, *found))
    assert odd == []
