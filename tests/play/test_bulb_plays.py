"""Cards played as the hint said: what stands of them when plays are taken back and done again."""

from game.play import Match
from game.rules import TOP, PlayCreature
from tests.rules.pictures import duel


def test_a_card_played_as_the_hint_said_is_the_hints_when_it_is_done_again_too() -> None:
    match = Match.from_position(duel("* a b c d", "* x", mana=4))
    play = PlayCreature(0, TOP)
    match.submit(play, bulb=True)
    match.undo()
    assert match.bulb_plays == 0
    match.redo()
    assert match.bulb_plays == 1
    match.undo()
    match.submit(play)
    assert match.bulb_plays == 1
    match.undo()
    match.submit(PlayCreature(1, TOP))
    assert match.bulb_plays == 0
