"""The one line that ``resolve`` has for a ring that cannot be (R13 to R15)."""

from pathlib import Path

import pytest

from tests.resolving import DUEL, resolved

PAIRS = """\
name: a small ring
match:
  ring: pairs
  first: {hand: [Bastion, Troll], top: [Brute]}
  second: {hand: [Bastion, Ogre]}
  third: {hand: [Bastion, Gnome]}
  fourth: {hand: [Bastion, Baron]}
"""

HORDE = """\
name: a small ring
match:
  ring: horde
  first: {hand: [Bastion, Troll], top: [Brute]}
  second: {ai: {deck: [Ogre]}}
  third: {hand: [Bastion, Gnome]}
  fourth: {}
"""

_NAMED = "case 1 'a small ring': "
_FOUR = "first, second, third, fourth"


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("ring: pairs", "ring: pair", 3, "unknown mode 'pair': write 'pairs'"),
        ("ring: pairs", "ring: duo", 3,
         "unknown mode 'duo': known are three, four, pairs, horde"),
        ("ring: pairs", "ring: 2", 3,
         "'ring' is the number 2: put it in quotes if it is meant as a text"),
        ("  ring: pairs\n", "", 3, "the seat 'first' of a ring without its mode:"
         " write 'ring', one of three, four, pairs, horde"),
        ("ring: pairs", "ring: three", 7, "4 seats in a ring of mode 'three', which has 3:"
         " write first, second, third"),
        ("  second: {hand: [Bastion, Ogre]}\n  third: {hand: [Bastion, Gnome]}\n"
         "  fourth: {hand: [Bastion, Baron]}\n", "", 2,
         f"1 seat in a ring of mode 'pairs', which has 4: write {_FOUR}"),
        ("  fourth:", "  fifth: {hand: [Bastion, Alpha]}\n  fourth:", 7,
         f"5 seats in a ring of mode 'pairs', which has 4: write {_FOUR}"),
        ("  fourth:", "  fifth:", 7,
         f"a ring of mode 'pairs' has no seat 'fifth': write {_FOUR}"),
        ("  second:", "  left:", 5,
         f"the side 'left' of a duel in a ring: its seats are {_FOUR}"),
        ("  first:", "  teams: [[first, second], [third, fourth]]\n  first:", 4,
         "the partners 'first' and 'second' side by side: partners sit opposite (R14.1):"
         " write [[first, third], [second, fourth]], or leave it out"),
        ("  first:", "  teams: [[first, second, third], [fourth]]\n  first:", 4,
         "a team of 3 seats: a team has at most 2:"
         " write [[first, third], [second, fourth]], or leave it out"),
        ("  first:", "  teams: [[first, third], [second]]\n  first:", 4,
         "the seat 'fourth' in no team:"
         " write [[first, third], [second, fourth]], or leave it out"),
        ("  first:", "  teams: [[first, third], [second, fourth], [first]]\n  first:", 4,
         "the seat 'first' in 2 teams:"
         " write [[first, third], [second, fourth]], or leave it out"),
        ("  first:", "  teams: [[first], [second], [third], [fourth]]\n  first:", 4,
         "these are not the teams of mode 'pairs':"
         " write [[first, third], [second, fourth]], or leave it out"),
        ("  first:", "  teams: [[first, left]]\n  first:", 4,
         f"unknown seat 'left': known are {_FOUR}"),
        ("pairs\n", "four\n  teams: [[first, third], [second, fourth]]\n", 4,
         "these are not the teams of mode 'four':"
         " write [[first], [second], [third], [fourth]], or leave it out"),
        ("  first:", "  spoils: {first: 1}\n  first:", 4,
         "'spoils' in a ring of mode 'pairs', which has none (R15.2): leave it out"),
        ("  first:", "  last_turns: 1\n  first:", 4,
         "'last_turns' in a ring of mode 'pairs', which has none (R13.25): leave it out"),
        ("pairs\n", "four\n  relieved: true\n", 4,
         "'relieved' in a ring of mode 'four', which has none (R13.8): leave it out"),
        ("pairs\n", "four\n  spoils: {fith: 1}\n", 4,
         "unknown key 'fith' of 'spoils': write 'first'"),
        ("  first:", "  relieved: 1\n  first:", 4,
         "'relieved' is the number 1: write true or false"),
        ("  first:", "  odds: {side: left, mana: 1, turns: 1}\n  first:", 4,
         "'odds' in a ring: leave it out: it is a duel's"),
        ("  first:", "  active: left\n  first:", 4, f"unknown active 'left': known are {_FOUR}"),
        ("  first:", "  turn: 0\n  first:", 4, "'turn' is 0: write 1 or more"),
        ("  first:", "  turn: 201\n  first:", 4,
         "turn 201, after the last one of a ring of 4 (R13.9): write at most 200"),
        ("  first:", "  turn: 6\n  beginner: first\n  first:", 4,
         "turn 6 of 'first', which does not fit who began:"
         " write 'beginner: fourth', or another turn"),
        ("  first:", "  seats: 4\n  first:", 4,
         "unknown key 'seats' of 'match': check the spelling"),
        ("{hand: [Bastion, Ogre]}", "{ai: {deck: [Ogre]}}", 5,
         "an AI at 'second', which is no wing of the Horde (R13.20): give the seat a hand"),
        ("{hand: [Bastion, Ogre]}", "{}", 5, "missing key 'hand' of 'second': add 'hand'"),
    ],
)  # fmt: skip
def test_a_ring_that_cannot_be(tmp_path: Path, old: str, new: str, line: int, problem: str) -> None:
    assert old in PAIRS
    complaint = f"0.yaml:{line}: {_NAMED}{problem}\n"
    assert resolved(tmp_path, PAIRS.replace(old, new, 1)) == (2, [], complaint)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("second: {ai: {deck: [Ogre]}}", "second: {hand: [Bastion, Ogre]}", 5,
         "a hand for 'second', a wing of the Horde (R13.22): leave it out: a wing has 'ai'"),
        ("fourth: {}", "fourth: {hand: [Bastion, Ogre]}", 7,
         "a hand for 'fourth', a wing of the Horde (R13.22): leave it out: a wing has 'ai'"),
        ("fourth: {}", "fourth: {ai: {deck: [Alpha]}}", 7,
         "another deck for 'fourth' than for 'second': the wings share one (R13.22):"
         " leave it out, or write that of 'second'"),
        ("second: {ai: {deck: [Ogre]}}", "second: {}", 5,
         "missing key 'ai' of 'second': add 'ai'"),
        ("third: {hand: [Bastion, Gnome]}", "third: {ai: {deck: [Ogre]}}", 6,
         "an AI at 'third', which is no wing of the Horde (R13.20): put the AI on second"),
        ("  first:", "  last_turns: 2\n  first:", 4,
         "2 last turns of wings that are over: the second ends the match:"
         " write 0 or 1 (R13.25)"),
        ("[Ogre]}", "[Ogre], discard: [], bastion: true}", 5, "unknown key 'bastion' of 'ai':"
         " known are deck, discard, stronghold, fixed_mana, variable_mana, resistance, ability"),
    ],
)  # fmt: skip
def test_wings_that_cannot_be(tmp_path: Path, old: str, new: str, line: int, problem: str) -> None:
    assert old in HORDE
    complaint = f"0.yaml:{line}: {_NAMED}{problem}\n"
    assert resolved(tmp_path, HORDE.replace(old, new, 1)) == (2, [], complaint)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("moves: [play Boom! right top 0]", f"unknown seat 'right': known are {_FOUR}"),
        ("moves: [relief]", "malformed move 'relief': write 'relieve'"),
        ("moves: [relieve Troll]", "malformed move 'relieve Troll': write 'relieve' alone"),
        ("then: {left: {}}", "unknown key 'left' of 'then': check the spelling"),
        ("then: {winner: left}", f"unknown winner 'left': known are {_FOUR}, draw"),
        ("then: {spoils: {fifth: 1}}", f"unknown key 'fifth' of 'spoils': known are {_FOUR}"),
        ("then: {places: [first]}", "item 1 of 'places' is the text 'first': write a list in [ ]"),
        ("then: {places: [[fist]]}", "unknown seat 'fist': write 'first'"),
        ("then: {turn: x}", "'turn' is the text 'x': write a whole number"),
    ],
)  # fmt: skip
def test_moves_and_then_of_a_ring_that_are_none(tmp_path: Path, lines: str, problem: str) -> None:
    complaint = f"0.yaml:8: {_NAMED}{problem}\n"
    assert resolved(tmp_path, f"{PAIRS}{lines}\n") == (2, [], complaint)


@pytest.mark.parametrize("key", ["turn", "relieved", "spoils", "places"])
def test_a_duel_has_no_keys_of_a_ring(tmp_path: Path, key: str) -> None:
    status, lines, error = resolved(tmp_path, f"{DUEL}then: {{{key}: 1}}\n")
    assert (status, lines) == (2, [])
    assert f"unknown key '{key}' of 'then'" in error
    (line,) = resolved(tmp_path, DUEL)[1]
    assert key not in line


def test_relief_in_a_duel_is_refused(tmp_path: Path) -> None:
    """R13.8: it is for seats with a partner."""
    (line,) = resolved(tmp_path, DUEL + "moves: [relieve]\n")[1]
    assert line["refused"]


def test_a_ring_is_told_whole(tmp_path: Path) -> None:
    _, (line,), _ = resolved(tmp_path, HORDE + "moves: [end]\n")
    ai = {"deck": ["Ogre"], "discard": [], "stronghold": "Bastion"}
    brute = {"card": "Brute", "damage": 0, "summoned": False}
    assert line == {
        "first": {"hand": ["Bastion", "Troll"], "top": [brute], "bottom": []},
        "second": {"ai": {**ai, "stronghold": "Fort"}, "top": [], "bottom": []},
        "third": {"hand": ["Bastion", "Gnome"], "top": [], "bottom": []},
        "fourth": {"ai": {**ai, "stronghold": "Fort"}, "top": [], "bottom": []},
        "mana": 7,
        "active": "second",
        "phase": "summoning",
        "winner": None,
        "pending": None,
        "refused": False,
        "turn": 6,
        "relieved": False,
        "spoils": None,
        "places": None,
    }
