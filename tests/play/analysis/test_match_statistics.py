"""The figures and highlights of a match, by small positions whose every blow is known."""

import pytest

from game.play import (
    Match,
    SideStatistics,
    best_card_of,
    decisive_blow_of,
    last_strike_on,
    match_statistics_of,
)
from game.rules import LEFT, RIGHT, Attack, CastIncantation, EndTurn, PlayCreature, Terms, from_text

from ..games import CONTENT, FORMATS, played, sure


def at(left: str, right: str, mana: int = 9) -> Match:
    line = f"first 5 left summoning {mana} 0 - - - - {left} {right}"
    return Match.from_position(from_text(line, CONTENT.cards))


def test_a_small_match_is_told_in_full() -> None:
    """Zombie (3/1) is played; Brute (5/5) fells Ogre (4/4), then strikes for 5; the Fort falls."""
    match = at("*,zombie,baron,gnome/brute//0", "**,grrr,reptile/ogre//0")
    match.submit(PlayCreature(0, 1))
    match.submit(EndTurn())
    match.submit(EndTurn())
    match.submit(EndTurn())
    told = match_statistics_of(match)
    assert told.turns == 7
    assert told.sides[LEFT] == SideStatistics(
        creature_damage=5, stronghold_damage=5, creatures_lost=0, cards_played=1
    )
    assert told.sides[RIGHT] == SideStatistics(creatures_lost=1)


def test_an_incantation_on_an_own_creature_is_no_damage_dealt() -> None:
    """Boom! fells the own Zombie, which heals; the loss counts, the damage does not."""
    match = at("*,boom,baron/zombie//0", "*,grrr//ogre/0")
    match.submit(CastIncantation(0, LEFT, 0, 0))
    assert match_statistics_of(match).sides[LEFT] == SideStatistics(
        creatures_lost=1, cards_played=1
    )
    assert best_card_of(match) is None
    match = at("*,boom,baron/zombie//0", "*,grrr//ogre/0")
    match.submit(CastIncantation(0, RIGHT, 1, 0))
    assert match_statistics_of(match).sides[LEFT] == SideStatistics(
        creature_damage=1, cards_played=1
    )
    match = at("*,boom,baron/zombie//0", "*,grrr//zombie/0")
    match.submit(CastIncantation(0, RIGHT, 1, 0))
    best = sure(best_card_of(match))
    assert (best.card.name, best.damage, best.destroyed) == ("Boom!", 1, 1)


def test_the_card_that_fells_the_fort_did_most_and_decides() -> None:
    """Brute (5/5) fells Ogre (4/4) in its first assault, and the Fort in its second."""
    match = at("*,zombie,baron,gnome/brute//0", "**,grrr,reptile/ogre//0")
    for _ in range(3):
        match.submit(EndTurn())
    blow = sure(decisive_blow_of(match))
    assert (blow.side, blow.card.name, blow.amount, blow.turn) == (LEFT, "Brute", 5, 7)
    best = sure(best_card_of(match))
    assert (best.side, best.card.name) == (LEFT, "Brute")
    assert (best.damage, best.stronghold, best.destroyed) == (5, 5, 1)


def test_no_blow_decides_what_was_conceded_played_away_or_goes_on() -> None:
    going_on = at("*,baron/brute//0", "*,grrr,ogre///0")
    going_on.submit(Attack())
    # What is lost beyond a Bastion of two lives counts.
    assert match_statistics_of(going_on).sides[LEFT] == SideStatistics(stronghold_damage=5)
    assert decisive_blow_of(going_on) is None
    going_on.concede(RIGHT)
    assert decisive_blow_of(going_on) is None
    played_away = at("zombie,**,zombie///0", "*,grrr///0")
    played_away.submit(PlayCreature(1, 0))
    assert decisive_blow_of(played_away) is None


def test_the_last_blow_against_a_side_is_found_whatever_came_after_it() -> None:
    match = at("*,zombie,baron,gnome/brute//0", "*,grrr,reptile,alpha,ogre,troll,mutant///0")
    assert last_strike_on(match, RIGHT) is None
    for action in (Attack(), EndTurn(), EndTurn()):
        match.submit(action)
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
