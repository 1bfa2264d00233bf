"""The figures and highlights of a match, by small positions whose every blow is known."""

import pytest

from game.play import (
    SideStatistics,
    best_card_of,
    decisive_blow_of,
    last_strike_on,
    match_statistics_of,
)
from game.rules import LEFT, RIGHT, Attack, CastIncantation, EndTurn, PlayCreature, Terms

from ..games import FORMATS, played, sure
from .test_review import at, do


def test_a_small_match_is_told_in_full() -> None:
    """Zombie (3/1) is played; Brute (5/5) fells Ogre (4/4), then strikes for 5; the Fort falls."""
    start = at("*,zombie,baron,gnome/brute//0", "**,grrr,reptile/ogre//0")
    told = match_statistics_of(do(start, PlayCreature(0, 1), *[EndTurn()] * 3))
    assert told.turns == 7
    assert told.sides[LEFT] == SideStatistics(
        creature_damage=5, stronghold_damage=5, creatures_lost=0, cards_played=1
    )
    assert told.sides[RIGHT] == SideStatistics(creatures_lost=1)


def test_an_incantation_on_an_own_creature_is_no_damage_dealt() -> None:
    """Boom! fells the own Zombie, which heals; the loss counts, the damage does not."""
    match = do(at("*,boom,baron/zombie//0", "*,grrr//ogre/0"), CastIncantation(0, LEFT, 0, 0))
    assert match_statistics_of(match).sides[LEFT] == SideStatistics(
        creatures_lost=1, cards_played=1
    )
    assert best_card_of(match) is None
    match = do(at("*,boom,baron/zombie//0", "*,grrr//ogre/0"), CastIncantation(0, RIGHT, 1, 0))
    assert match_statistics_of(match).sides[LEFT] == SideStatistics(
        creature_damage=1, cards_played=1
    )
    match = do(at("*,boom,baron/zombie//0", "*,grrr//zombie/0"), CastIncantation(0, RIGHT, 1, 0))
    best = sure(best_card_of(match))
    assert (best.card.name, best.damage, best.destroyed) == ("Boom!", 1, 1)


def test_the_card_that_fells_the_fort_did_most_and_decides() -> None:
    """Brute (5/5) fells Ogre (4/4) in its first assault, and the Fort in its second."""
    match = do(at("*,zombie,baron,gnome/brute//0", "**,grrr,reptile/ogre//0"), *[EndTurn()] * 3)
    blow = sure(decisive_blow_of(match))
    assert (blow.side, blow.card.name, blow.amount, blow.turn) == (LEFT, "Brute", 5, 7)
    best = sure(best_card_of(match))
    assert (best.side, best.card.name) == (LEFT, "Brute")
    assert (best.damage, best.stronghold, best.destroyed) == (5, 5, 1)


def test_no_blow_decides_what_was_conceded_played_away_or_goes_on() -> None:
    going_on = do(at("*,baron/brute//0", "*,grrr,ogre///0"), Attack())
    # What is lost beyond a Bastion of two lives counts.
    assert match_statistics_of(going_on).sides[LEFT] == SideStatistics(stronghold_damage=5)
    assert decisive_blow_of(going_on) is None
    going_on.concede(RIGHT)
    assert decisive_blow_of(going_on) is None
    played_away = do(at("zombie,**,zombie///0", "*,grrr///0"), PlayCreature(1, 0))
    assert decisive_blow_of(played_away) is None


def test_the_last_blow_against_a_side_is_found_whatever_came_after_it() -> None:
    match = at("*,zombie,baron,gnome/brute//0", "*,grrr,reptile,alpha,ogre,troll,mutant///0")
    assert last_strike_on(match, RIGHT) is None
    do(match, Attack(), EndTurn(), EndTurn())
    blow = sure(last_strike_on(match, RIGHT))
    assert (blow.side, blow.card.name, blow.amount) == (LEFT, "Brute", 5)
    assert last_strike_on(match, LEFT) is None


@pytest.mark.parametrize("terms", FORMATS, ids=str)
def test_whole_matches_name_a_blow_of_the_winner(terms: Terms) -> None:
    for seed in range(2):
        match = played(terms, seed)
        assert match_statistics_of(match).turns == match.turns
        if blow := decisive_blow_of(match):
            assert (blow.side, blow.turn) == (sure(match.result).winner, match.turns)
            assert blow.amount > 0
