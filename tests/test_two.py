"""Places that still say "there are two sides", counted by package, in a table that only shrinks.

Since ``game.rules.Field`` each "other" has a name: who stands ``across``, who plays next, and who
is the ``rival``.
"""

import re

import pytest

from game.rules.field import DUEL_ONLY

from .sources import ROOT

_SIDES = (
    "active|active_side|beginner|first|leader|me|mine|own|own_side|owner|person|second|side"
    "|victim|viewer|winner|you|LEFT|RIGHT"
)
_LANES = "lane|next_lane|TOP|BOTTOM"
_FOR_EACH_SIDE = (
    "SIDE_NAMES|creatures|decks|hands|kits|life|lives|names|panels|persons|portraits|seats"
    "|sides|taken|totals"
)
#: The old ways: the other side or lane by a subtraction; both sides in a tuple or a loop; the first
#: or second of values for each side; two names for such values; the bare ends.
OLD_WAYS = re.compile(
    rf"\b1 - (?:[\w.]+\.)?(?:{_SIDES}|{_LANES})\b"
    rf"|\bfor (?:{_SIDES}|number) in (?:range\(2\)|\(0, 1\))"
    rf"|(?<!\[)\b(?:{_FOR_EACH_SIDE})\[[01]\]"
    rf"|^ *left, right = (?!\()|^ *\w+, \w+ = [\w.]*\b(?:{_FOR_EACH_SIDE})$"
    r"|\b(?:LEFT|RIGHT)\b",
    re.MULTILINE,
)
_IMPORTS = re.compile(r"^ *from \S+ import (?:\([^)]*\)|.*)$", re.MULTILINE)

#: The places left in each package.
LEFT_OVER = {
    "board": 12,
    "cases": 1,
    "lab": 3,
    "opponents": 9,
    "play": 16,
    "puzzles": 6,
    "rules": 20,
    "scenes": 112,
}


def old_ways(text: str) -> list[str]:
    return OLD_WAYS.findall(_IMPORTS.sub("", text))


def test_two_sides_are_meant_at_no_more_places_than_before() -> None:
    found = {
        package.name: sum(len(old_ways(path.read_text("utf-8"))) for path in package.rglob("*.py"))
        for package in sorted((ROOT / "game").iterdir())
    }
    # Where there are more, name the other that is meant; where fewer, write the smaller figure.
    assert {name: count for name, count in found.items() if count > LEFT_OVER.get(name, 0)} == {}


@pytest.mark.parametrize("mode", DUEL_ONLY)
def test_each_mode_that_is_for_two_asks_where_it_is_entered(mode: str) -> None:
    asks = f'require_duel("{mode}", '
    assert any(asks in path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py"))


@pytest.mark.parametrize(
    "text",
    [
        "1 - state.active",
        "1 - lane",
        "for side in (0, 1): pass",
        "match.seats[0]",
        "left, right = state.sides",
        "one, other = hands",
        "side == LEFT",
    ],
)
def test_each_old_way_is_seen(text: str) -> None:
    assert len(old_ways(text)) == 1


@pytest.mark.parametrize(
    "text",
    ["1 - share", "left, right = (2.0, 3.0)", "sizes[0]", "sides[side]", "from a import LEFT"],
)
def test_nothing_else_is_counted(text: str) -> None:
    assert old_ways(text) == []
