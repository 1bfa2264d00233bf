"""The danger to a stronghold: what the creatures in play do to it next, by the rules (R5)."""

import pytest

from game.board import Danger, Layout, PositionForecast, Table
from game.board.forecast.danger_sign import danger_box
from game.rules import ASSAULT, LEFT, RIGHT, TOP, PlayCreature, State
from tests.rules.pictures import duel, solo


def danger(state: State, side: int = LEFT, *plays: PlayCreature) -> Danger:
    found = PositionForecast(state).danger(side, plays)
    assert found is not None
    return found


def test_a_creature_before_an_open_lane_is_a_danger() -> None:
    told = danger(duel("* a b c d", "* x | top: 3/2"))
    assert (told.hits, told.is_grave) == (3, False)


@pytest.mark.parametrize(
    ("state", "side", "hits"),
    [
        # One that stands in the way keeps it off.
        (duel("* a b c d | top: 0/9", "* x | top: 3/2"), LEFT, 0),
        # One that the own assault destroys is none; the other lane is looked at as well.
        (duel("* a b c d | top: 2/9", "* x | top: 3/2 | bottom: 1/1"), LEFT, 1),
        # Each side has its own.
        (duel("* a b c | top: 1/2", "* x y z | bottom: 2/2"), LEFT, 2),
        (duel("* a b c | top: 1/2", "* x y z | bottom: 2/2"), RIGHT, 1),
        # In the other's turn it is the assault ahead: one that has just come does not attack.
        (duel("* a b c d", "* x | top: 2/2 | bottom: 3/2:s", active=RIGHT), LEFT, 2),
        # During an assault it is what is left of it.
        (duel("* a b c d", "* x | top: 2/2:a | bottom: 1/2", active=RIGHT, phase=ASSAULT), LEFT, 1),
    ],
)
def test_the_danger_is_as_many_hits_as_will_be_made(state: State, side: int, hits: int) -> None:
    assert danger(state, side).hits == hits


def test_a_bastion_that_would_be_destroyed() -> None:
    told = danger(duel("a * b c", "* x | top: 3/2 | bottom: 1/1"))
    assert told.bastion_falls
    assert not told.fort_falls
    # The Fort that takes its place is hit as well.
    assert told.hits == 4


def test_a_fort_that_would_be_destroyed() -> None:
    assert danger(duel("a ** b c", "* x | top: 2/2")).fort_falls


def test_a_fort_that_the_own_play_gives_up_is_in_no_danger() -> None:
    """R4.6: it is lost without a hit, and the match with it; that is told elsewhere."""
    told = danger(duel("a b ** c", "* x | top: 3/2", mana=9), LEFT, PlayCreature(2, TOP))
    assert (told.hits, told.is_grave) == (0, False)


def test_it_follows_the_creature_that_is_held_over_a_lane() -> None:
    state = duel("* a b c d", "* x | top: 3/2", mana=6)
    assert danger(state, LEFT, PlayCreature(0, TOP)).hits == 0
    # Over no lane yet it hangs on the lane: the danger stays as it is.
    assert danger(state, LEFT, PlayCreature(0, 0), PlayCreature(0, 1)).hits == 3


def test_the_deck_is_a_danger_by_its_creatures_alone() -> None:
    state = solo("* a b c d", "* e f g | top: 2/2")
    assert danger(state).hits == 2
    assert PositionForecast(state).danger(RIGHT) is None


def test_hidden_cards_say_nothing() -> None:
    state = duel("* a b c d", "* Troll Baron | top: 1/1", mana=0)
    assert danger(state) == danger(duel("* a b c d", "* Zombie Ogre | top: 1/1", mana=0))


def test_its_sign_is_at_the_stronghold() -> None:
    layout, table = Layout(1280, 720), Table(duel("a * b", "* x | top: 1/1"))
    table.arrange(layout)
    stronghold = table.sides[LEFT].stronghold
    box = danger_box(table, danger(duel("a * b", "* x | top: 1/1")))
    assert box.centerx == pytest.approx(stronghold.x, abs=0.01)
