"""Attacks use the bridge: there two creatures meet, and over it goes who finds nobody."""

import pytest

from game.board import Piece
from game.board.animation.lunge import DASH, DRAW_BACK
from game.rules import LEFT, TOP, Event, events
from tests.rules.pictures import duel

from ..telling import LAYOUT, Showing, check_rest

FRAME = 1 / 120
MIDDLE, HALF = LAYOUT.width / 2, LAYOUT.bridge_half

meetings = pytest.mark.parametrize("defence", ["3/2", "3/9", "3/9+protection"])


def until(showing: Showing, kind: type[Event]) -> None:
    """Show all that comes before an event of this kind, and its first moment."""
    while not any(isinstance(event, kind) for event in showing.heard):
        assert showing.animator.advance(FRAME)


def front(showing: Showing, side: int) -> Piece:
    return showing.table.sides[side].lanes[TOP][0]


@meetings
def test_two_creatures_meet_in_the_middle_of_the_bridge(defence: str) -> None:
    showing = Showing(duel("* x | top: 3/3", f"* y | top: {defence}"), "attack")
    attacker, target = front(showing, LEFT), front(showing, 1)
    until(showing, events.DamagePrevented if "protection" in defence else events.CreatureDamaged)
    assert MIDDLE - HALF < attacker.x < MIDDLE < target.x < MIDDLE + HALF
    assert target.x - attacker.x <= (attacker.goal.width + target.goal.width) / 2 + 30
    while showing.animator.advance(FRAME):
        pass
    check_rest(showing, showing.after)


def test_who_is_attacked_from_the_rear_comes_out_all_the_same() -> None:
    showing = Showing(duel("* x | top: 3/3 2/9", "* y | top: 1/9 1/9"), "attack")
    target, behind = showing.table.sides[1].lanes[TOP]
    home = behind.x
    until(showing, events.CreatureDamaged)
    assert target.x < MIDDLE + HALF
    assert behind.x == home


def test_an_open_lane_is_run_through_to_the_far_end_of_the_bridge() -> None:
    showing = Showing(duel("* x | top: 3/3", "a * b c d e"), "attack")
    attacker, farthest = front(showing, LEFT), 0.0
    heights = set()
    while showing.animator.advance(FRAME):
        farthest = max(farthest, attacker.x)
        heights.add(attacker.y)
    assert MIDDLE + HALF / 2 < farthest < MIDDLE + HALF
    assert max(heights) - min(heights) < LAYOUT.token(0, 0, 0, 1).height / 2, "off the bridge"
    check_rest(showing, showing.after)


def test_nobody_walks_where_motion_is_reduced() -> None:
    showing = Showing(duel("* x | top: 3/3", "* y | top: 3/9"), "attack", reduced=True)
    pieces = front(showing, LEFT), front(showing, 1)
    homes = [piece.spot for piece in pieces]
    while showing.animator.advance(FRAME):
        assert [piece.spot for piece in pieces] == homes
    check_rest(showing, showing.after)


def test_a_blow_takes_as_long_as_ever() -> None:
    showing = Showing(duel("* x | top: 3/3", "* y | top: 3/9"), "attack")
    until(showing, events.CreatureAttacked)
    seconds = 0.0
    while not any(isinstance(event, events.CreatureDamaged) for event in showing.heard):
        showing.animator.advance(FRAME)
        seconds += FRAME
    assert seconds == pytest.approx(0.33, rel=0.1)
    assert pytest.approx(0.33) == DRAW_BACK + DASH
