"""The decisive blow and the card of the match, by small positions whose every blow is known."""

from game.play import Match, best_card_of, decisive_blow_of, last_strike_on
from game.rules import LEFT, RIGHT, Attack, CastIncantation, EndTurn, PlayCreature, from_text

from ..games import CONTENT, FORMATS, played, sure


def at(left: str, right: str, mana: int = 9) -> Match:
    """Return a match in turn 5, left to summon."""
    line = f"first 5 left summoning {mana} 0 - - - - {left} {right}"
    return Match.from_position(from_text(line, CONTENT.cards))


def test_the_blow_that_fells_the_fort_is_the_decisive_one() -> None:
    """Brute (5/5) fells Ogre (4/4) in its first assault, and the Fort in its second."""
    match = at("*,zombie,baron,gnome/brute//0", "**,grrr,reptile/ogre//0")
    for _ in range(3):
        match.submit(EndTurn())
    blow = sure(decisive_blow_of(match))
    assert (blow.side, blow.card.name, blow.amount, blow.turn) == (LEFT, "Brute", 5, 7)


def test_the_card_of_the_match_did_most() -> None:
    match = at("*,zombie,baron,gnome/brute//0", "**,grrr,reptile/ogre//0")
    for _ in range(3):
        match.submit(EndTurn())
    best = sure(best_card_of(match))
    assert (best.side, best.card.name) == (LEFT, "Brute")
    assert (best.damage, best.stronghold, best.destroyed) == (5, 5, 1)


def test_harm_to_one_s_own_is_no_deed() -> None:
    """Boom! fells the own Zombie."""
    match = at("*,boom,baron/zombie//0", "*,grrr//ogre/0")
    match.submit(CastIncantation(0, LEFT, 0, 0))
    assert best_card_of(match) is None


def test_an_incantation_can_be_the_card_of_the_match() -> None:
    match = at("*,boom,baron/zombie//0", "*,grrr//zombie/0")
    match.submit(CastIncantation(0, RIGHT, 1, 0))
    best = sure(best_card_of(match))
    assert (best.card.name, best.damage, best.destroyed) == ("Boom!", 1, 1)


def test_no_blow_decides_what_was_conceded_played_away_or_goes_on() -> None:
    going_on = at("*,baron/brute//0", "*,grrr,ogre///0")
    going_on.submit(Attack())
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


def test_whole_matches_name_a_blow_of_the_winner() -> None:
    blows = 0
    for terms in FORMATS:
        for seed in range(5):
            match = played(terms, seed)
            blow = decisive_blow_of(match)
            if blow is None:
                continue
            blows += 1
            assert blow.side == sure(match.result).winner
            assert blow.turn == match.turns
            assert blow.amount > 0
    assert blows > 10
