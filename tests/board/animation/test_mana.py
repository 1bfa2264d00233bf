"""Mana that is seen to be gained and spent: the crystals follow what the table holds."""

from game.kit import INSTANT
from game.rules import events
from tests.rules.pictures import duel, solo, told

from ..telling import Showing

FRAME = 1 / 60


def test_crystals_fill_one_by_one_when_a_turn_begins() -> None:
    showing = Showing(duel("* x y", "* a b c d e"), "end")
    seen = []
    while showing.animator.advance(FRAME):
        seen.append(showing.table.lit)
    began = next(n for n, lit in enumerate(seen) if lit < 1)
    assert seen[began:] == sorted(seen[began:])
    assert {round(lit) for lit in seen[began:]} == {0, 1, 2, 3, 4, 5, 6}
    assert showing.table.lit == showing.table.left == 6


def test_crystals_fly_to_the_card_that_is_paid() -> None:
    before = duel("* Ogre x y", "* a b", mana=6)
    showing = Showing(before)
    piece = showing.table.sides[0].hand[0]
    showing.play(told(before, "play Ogre top")[1])
    flying = set()
    while showing.animator.advance(FRAME):
        flying |= {e for e in showing.animator.effects if getattr(e, "piece", None) is piece}
    assert sum(type(effect).__name__ == "Crystal" for effect in flying) == 4
    assert showing.table.lit == 2


def test_the_crystals_are_right_at_once_when_it_is_skipped_or_instant() -> None:
    for speed in (1.0, INSTANT):
        showing = Showing(duel("* Ogre x y", "* a b", mana=6), "play Ogre top", speed=speed)
        showing.animator.skip()
        assert showing.table.lit == 2
        assert showing.animator.effects == []


def test_the_horde_spends_its_mana_and_may_overshoot() -> None:
    before = solo("* x y | top: 0/9", "* Zombie Martyr a b c")
    _, happened = told(before, "end", "ai")
    showing = Showing(before)
    lowest = []
    for event in happened:
        showing.play([event])
        showing.animator.skip()
        if isinstance(event, events.HordeCreatureArrived):
            lowest.append(showing.table.left)
    assert lowest == [6, 0]
