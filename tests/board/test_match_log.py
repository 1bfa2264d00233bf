"""The chronicle: what happened, in sentences a player can follow."""

from __future__ import annotations

import pytest

from game.board import MatchLog
from game.content import load_strings
from game.rules import State
from tests.rules.pictures import duel, solo, told

STRINGS = load_strings("en")


def lines(state: State, *moves: str) -> list[str]:
    """Return what the chronicle has of the moves."""
    log = MatchLog(STRINGS, ("Ada", "Bo"))
    for event in told(state, *moves)[1]:
        log.hear(event)
    return [line.text for line in log.lines]


def test_an_incantation_names_its_target_and_its_damage() -> None:
    state = duel("* Bolt=!2 x", "* a b | top: Wall=0/9", mana=3)
    assert lines(state, "play Bolt right top 0") == ["Ada casts Bolt at Wall for 2."]


def test_so_does_one_of_the_ai() -> None:
    state = solo("* a b | top: Wall=0/9", "* Bolt=!2@9 c d", active=1)
    assert "Bo casts Bolt at Wall for 2." in lines(state, "ai")
    state = solo("* a b", "* Bolt=!2@9 c d e f g h i j k", active=1)
    assert "Bo’s Bolt finds nobody to strike." in lines(state, "ai")


@pytest.mark.parametrize(
    ("right", "line"),
    [
        ("* a b | top: Wall=0/9", "Pawn strikes Wall in vain."),
        ("* a b", "Pawn storms Bo’s stronghold in vain."),
    ],
)
def test_an_attack_of_nothing_is_in_vain(right: str, line: str) -> None:
    assert line in lines(duel("* x y | top: Pawn=0/1", right), "attack")


@pytest.mark.parametrize(
    ("lanes", "line"),
    [
        ("top: Ox=0/1", "Ox falls."),
        ("top: Ox=0/1 Elk=0/1", "Ox and Elk fall together."),
        ("top: Ox=0/1 Elk=0/1 | bottom: Cow=0/1", "Ox, Elk and Cow fall together."),
    ],
)
def test_the_fallen_are_listed(lanes: str, line: str) -> None:
    bolt = "* Bolt=!2+splash+perforation x"
    state = duel(bolt, f"* a b | {lanes}", mana=3)
    assert lines(state, "play Bolt right top 0")[-1] == line
