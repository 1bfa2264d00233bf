"""Turns in which the master once gave a match away, and what it plays there now."""

import pytest

from game.opponents import MASTER, Memory, think
from game.opponents.search import FALLEN, _cut_short
from game.opponents.turns import ScoredEnd, TurnEnd
from game.rules import RIGHT, CastIncantation, MatchAction, PlayCreature, from_text
from tests.rules.kit import CARDS
from tests.rules.pictures import duel

#: A position for the right side, how much of each hand was never seen, a seed, and the first play.
TURNS: dict[str, tuple[str, Memory, int, MatchAction]] = {
    # Assassin and Brute below left the lane before the Martyr open.
    "the own Martyr stands in the way of the other": (
        "first 4 right summoning 7 3538677ac381e326 - - - - "
        "*,partisan,mutant,assassin,carnivore,baron,brute,alpha/martyr//0 "
        "*,mutant,assassin,alpha,martyr,brute,baron//carnivore,partisan/0",
        Memory((6, 6)),
        2,
        PlayCreature(3, 0),
    ),
    # Out of nodes, it kept to the turn that it had just found lost.
    "an incantation in the own Bastion's danger": (
        "first 3 right summoning 8 f770ab0155c7022c - - - - "
        "*,brute,carapace,partisan,revenant,annihilation,boom/baron,troll//0 "
        "*,combustion,shaman,microctopus,abomination,scribe,ogre,lieutenant//alpha/0",
        Memory((6, 7)),
        3,
        CastIncantation(0, 0, 0, 0),
    ),
    # The Disciple stood at the front, and fell first.
    "the card that may fall stands at the front": (
        "first 3 right summoning 8 175100f2efc61def - - - - "
        "*,partisan,aberration,mutant,grrr,troll/lieutenant,baron,revenant//0 "
        "*,cyclone,scribe,shaman,disciple,zombie,annihilation,martyr//brigand/0",
        Memory((5, 7)),
        2,
        PlayCreature(2, 0),
    ),
}


@pytest.mark.parametrize("name", TURNS)
def test_the_master_plays(name: str) -> None:
    text, memory, seed, expected = TURNS[name]
    assert think(from_text(text, CARDS), RIGHT, seed, memory, MASTER).actions[0] == expected


def test_what_is_found_lost_when_time_is_up_is_not_played() -> None:
    state = duel("* a", "* b")
    ends = [ScoredEnd(worth, TurnEnd(state, ())) for worth in (500, 400, 300)]
    lost, held = ScoredEnd(400 - FALLEN - 1, ends[0].end), ScoredEnd(100, ends[0].end)
    assert _cut_short(ends, [lost], 2) is ends[1]
    assert _cut_short(ends, [held], 2) is held
    assert _cut_short(ends, [], 2) is ends[0]
    # Before the first look a turn ahead all look too good to be believed.
    assert _cut_short(ends, [lost], 1) is lost
