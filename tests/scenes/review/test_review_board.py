"""The arrows on a small board: from the hand to the place, or to the creature, that is meant."""

from game.board import Layout, Table
from game.kit import Point
from game.rules import State
from game.scenes.common import BOARD_HIGH, BOARD_WIDE
from game.scenes.review.line_plate import _ways
from tests.rules.pictures import duel, told


def ends(before: State, *moves: str) -> tuple[Table, list[Point]]:
    """Return the table before the moves, and where their arrows end."""
    table, layout = Table(before), Layout(BOARD_WIDE, BOARD_HIGH)
    table.arrange(layout)
    _, happened = told(before, *moves)
    return table, [end for _, end in _ways(table, layout, happened)]


def test_an_arrow_leads_to_the_lane_and_the_next_to_who_came_there() -> None:
    before = duel("* Ogre Bolt=!2 x | top: A=1/9", "* y", mana=9)
    table, (summoned, cast) = ends(before, "play Ogre top", "play Bolt left top 1")
    assert summoned == cast
    assert summoned[0] < table.sides[0].lanes[0][0].x


def test_an_arrow_leads_to_a_creature_that_has_moved_up_since() -> None:
    before = duel("* Bolt=!2 x | top: A=5/9", "* y | top: B=1/1 C=1/9", mana=9)
    table, (cast,) = ends(before, "attack", "play Bolt right top 0")
    target = table.sides[1].lanes[0][1]
    assert cast == (target.x, target.y)
