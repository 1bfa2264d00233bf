"""The figures of a match, by small positions whose every blow is known."""

from game.play import Match, SideStatistics, match_statistics_of
from game.rules import LEFT, RIGHT, Attack, CastIncantation, EndTurn, PlayCreature, from_text

from ..games import CONTENT, FORMATS, played


def at(left: str, right: str, mana: int = 9) -> Match:
    """Return a match in turn 5, left to summon."""
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
    match = at("*,boom,baron/zombie//0", "*,grrr//ogre/0")
    match.submit(CastIncantation(0, RIGHT, 1, 0))
    assert match_statistics_of(match).sides[LEFT] == SideStatistics(
        creature_damage=1, cards_played=1
    )


def test_damage_that_is_lost_beyond_a_bastion_counts() -> None:
    """Brute strikes a Bastion with two cards to its right for 5."""
    match = at("*,baron/brute//0", "*,grrr,ogre///0")
    match.submit(Attack())
    assert match_statistics_of(match).sides[LEFT] == SideStatistics(stronghold_damage=5)


def test_whole_matches_add_up() -> None:
    for terms in FORMATS:
        for seed in range(5):
            match = played(terms, seed)
            told = match_statistics_of(match)
            assert told.turns == match.turns
            assert all(side.cards_played >= 0 for side in told.sides)
