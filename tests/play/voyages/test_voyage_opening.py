"""What voyages that have ended open for the next one (R16.86): a list of ends, and what is open."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.play import EndedVoyage, can_sail_again, is_known, newly_opened, opened
from game.play.voyages.voyage_file import VoyageResult
from game.play.voyages.voyage_header import FileHeader
from game.voyage import VoyageHeader

from ..games import CONTENT

FIRST, SECOND, THIRD = "out_of_the_harbour", "crown", "drowned_bell"
_HARBOUR = CONTENT.voyage.scenarios[FIRST]
_FOUR = ("sanna", "mirel", "tavi", "kelm")
#: A book with three scenarios and six captains, whatever the data have.
BOOK = replace(
    CONTENT.voyage,
    scenarios={each: replace(_HARBOUR, id=each) for each in (FIRST, SECOND, THIRD)},
    captains={
        each: replace(CONTENT.voyage.captains["sanna"], id=each) for each in (*_FOUR, "odo", "peg")
    },
)


def sailed(*ends: str) -> list[EndedVoyage]:
    """Return voyages by words such as "out_of_the_harbour fair won"."""
    found = []
    for end in ends:
        scenario, difficulty, outcome = end.split()
        header = FileHeader(VoyageHeader(scenario, difficulty, "sanna", 1), "x", "y")
        goal = "wrecker" if outcome == "won" else ""
        found.append(EndedVoyage(Path(), header, VoyageResult(outcome, goal, 9, 5, 0, 3, 4)))
    return found


def by(ended: EndedVoyage, **changed: Any) -> EndedVoyage:
    """Return the voyage by another header."""
    header = replace(ended.header, voyage=replace(ended.header.voyage, **changed))
    return ended._replace(header=header)


def test_who_has_not_sailed_has_a_scenario_four_captains_and_two_difficulties() -> None:
    """R16.86: what is open from the beginning."""
    found = opened([], BOOK)
    assert found.scenarios == (FIRST,)
    assert found.captains == _FOUR
    assert found.difficulties[FIRST] == ("calm", "fair")
    assert not found.squalls
    assert found.wait == {SECOND: 1, THIRD: 2, "odo": 1, "peg": 2}


def test_each_voyage_ended_opens_a_scenario_and_a_captain_won_or_lost() -> None:
    found = opened(sailed(f"{FIRST} calm lost"), BOOK)
    assert found.scenarios == (FIRST, SECOND)
    assert found.captains == (*_FOUR, "odo")
    assert found.wait == {THIRD: 1, "peg": 1}
    assert not opened(sailed(f"{FIRST} calm lost", f"{FIRST} calm lost"), BOOK).wait


@pytest.mark.parametrize(
    ("ends", "open_"),
    [
        ((f"{FIRST} calm won",), 2),
        ((f"{FIRST} fair won",), 3),
        ((f"{FIRST} rough won",), 4),
        ((f"{FIRST} storm won",), 4),
        ((f"{FIRST} rough lost",), 2),
        ((f"{SECOND} fair won",), 2),
        ((f"{FIRST} fair won", f"{FIRST} calm won"), 3),
        ((f"{FIRST} hurricane won",), 2),
    ],
)
def test_a_scenario_won_opens_its_next_difficulty(ends: tuple[str, ...], open_: int) -> None:
    assert opened(sailed(*ends), BOOK).difficulties[FIRST] == tuple(BOOK.difficulties)[:open_]


def test_squalls_open_with_a_win_in_fair_or_harder() -> None:
    assert not opened(sailed(f"{FIRST} calm won", f"{FIRST} fair lost"), BOOK).squalls
    assert opened(sailed(f"{SECOND} fair won"), BOOK).squalls
    assert opened(sailed(f"{FIRST} storm won"), BOOK).squalls


def test_everything_is_open_for_who_wants_it() -> None:
    found = opened([], BOOK, everything=True)
    assert found.scenarios == tuple(BOOK.scenarios)
    assert found.captains == tuple(BOOK.captains)
    assert set(found.difficulties.values()) == {tuple(BOOK.difficulties)}
    assert found.squalls
    assert not found.wait


def test_what_is_new_is_told_once() -> None:
    before, win = sailed(f"{FIRST} calm won"), sailed(f"{FIRST} fair won")
    new = newly_opened(opened(before, BOOK), opened(before + win, BOOK))
    assert new.scenarios == (THIRD,)
    assert new.captains == ("peg",)
    assert new.difficulties == ((FIRST, "rough"),)
    assert new.squalls
    again = newly_opened(opened(before + win, BOOK), opened(before + win + win, BOOK))
    assert not any(again)
    assert not newly_opened(opened([], BOOK), opened([], BOOK)).squalls


def test_a_voyage_can_be_sailed_again_while_it_is_known_and_open() -> None:
    (fair,), (rough,) = sailed(f"{FIRST} fair lost"), sailed(f"{FIRST} rough lost")
    (other,) = sailed("walrus fair lost")
    usual, all_ = opened([fair], BOOK), opened([], BOOK, everything=True)
    assert can_sail_again(fair, usual, BOOK)
    assert is_known(rough, BOOK)
    assert not can_sail_again(rough, usual, BOOK)
    assert can_sail_again(rough, all_, BOOK)
    assert not is_known(other, BOOK)
    assert not is_known(sailed(f"{FIRST} hurricane lost")[0], BOOK)
    assert not is_known(fair._replace(result=fair.result._replace(goal="grail")), BOOK)
    assert not can_sail_again(other, all_, BOOK)
    assert not is_known(by(fair, captain="ahab"), BOOK)
    assert not can_sail_again(fair._replace(result=fair.result._replace(goal="grail")), all_, BOOK)
    assert not can_sail_again(by(fair, scenario=THIRD), usual, BOOK)
    assert not can_sail_again(by(fair, captain="peg"), usual, BOOK)


def test_what_two_captains_have_won_opens_no_difficulty() -> None:
    """R16.86, R16.94."""
    (won,) = sailed(f"{FIRST} fair won")
    assert opened([by(won, ally="mirel")], BOOK).difficulties[FIRST] == ("calm", "fair")
