"""Decoration leaves the table alone: shaking, stopping short, flashes, reduced motion."""

from random import Random

import pytest

from game.board import Animator
from game.board.animation.camera import MOST, ZOOM
from game.board.effects import Burst, FloatingNumber, Sparks
from game.board.effects.card_ghosts import BadgePop, Tally
from game.kit import Tween
from game.rules import events
from tests.rules.matches import random_start, steps
from tests.rules.pictures import duel

from ..telling import Showing, check_pieces, check_rest

FRAME = 1 / 60


def kinds(animator: Animator) -> set[str]:
    return {type(effect).__name__ for effect in animator.effects}


def seen(showing: Showing) -> set[str]:
    """Return the kinds of all effects that are seen until all is at rest."""
    return {kind for board in showing.frames() for kind in kinds(board)}


@pytest.mark.parametrize(
    ("left", "right", "moves", "kind"),
    [
        ("* x | top: 2/6+splash", "* a | top: 1/9 | bottom: 1/9", ["attack"], "Drops"),
        ("* x | top: 2/6+perforation", "* a | top: 1/9 1/9", ["attack"], "Spear"),
        ("* x | top: 2/6", "* a | top: 1/9+protection", ["attack"], "Shield"),
        ("* x !2 | top: 1/1", "* a | top: 1/9+indestructible", ["play !2 right top 0"], "Facets"),
        ("* x 2/2+rage", "* a | top: 1/9", ["play 2/2+rage top", "attack"], "Flames"),
        ("* x | top: 2/6+berserk", "* a | top: 1/1 1/9", ["attack", "attack"], "Axes"),
        ("* x | top: 1/1:a 2/6+sprint", "* a | top: 1/9", ["attack"], "Chevrons"),
        ("* x 0/1~protection | top: 1/1", "* a", ["play 0/1~protection top"], "Ribbon"),
        ("* x | top: 9/9", "* a | top: 1/1", ["attack"], "Halves"),
        ("* x | top: 9/9", "* a b c", ["attack"], "Spear"),
    ],
)
def test_each_ability_has_an_effect(left: str, right: str, moves: list[str], kind: str) -> None:
    found = seen(Showing(duel(left, right, mana=9), *moves))
    own = {"Drops", "Spear", "Shield", "Facets", "Flames", "Axes", "Chevrons", "Ribbon"}
    assert found & own == {kind} & own
    assert kind in found


def test_health_is_taken_at_the_moment_of_contact() -> None:
    showing = Showing(duel("* x | top: 3/6", "* a | top: 1/9"), "attack")
    target = showing.table.sides[1].lanes[0][0]
    assert target.unit is not None
    while not any(isinstance(event, events.CreatureDamaged) for event in showing.heard):
        assert target.unit.damage == 0
        showing.animator.advance(FRAME)
    assert target.unit.damage == 3
    assert "Burst" in kinds(showing.animator)


def test_number_and_badge_count_in_step() -> None:
    """Also where a wound is older, and where the blow is harder than what health is left."""
    showing = Showing(duel("* x | top: 4/6", "* a | top: 1/9:d3"), "attack")
    counted = []
    for board in showing.frames():
        effects = {type(effect): effect for effect in board.effects}
        number, badge = effects.get(Tally), effects.get(BadgePop)
        if isinstance(number, Tally) and isinstance(badge, BadgePop):
            counted.append((number.shown, badge.shown))
    assert counted[-1] == (4, 2)
    assert all(up + down == pytest.approx(6) for up, down in counted)


def test_drops_take_their_way_before_they_strike() -> None:
    showing = Showing(duel("* x | top: 3/6+splash", "* a | top: 1/9 | bottom: 1/9"), "attack")
    pieces = [showing.table.sides[1].lanes[lane][0] for lane in (0, 1)]

    def damage() -> list[int]:
        return [piece.unit.damage if piece.unit is not None else -1 for piece in pieces]

    while not damage()[0]:
        showing.animator.advance(FRAME)
    assert damage() == [3, 0]
    showing.animator.advance(0.5)
    assert damage() == [3, 3]


def test_a_heavy_blow_shakes_the_table_a_little_and_not_for_long() -> None:
    showing = Showing(duel("* x | top: 6/6", "* a | top: 1/9"), "attack")
    assert 1 < max(abs(part) for board in showing.frames() for part in board.offset) <= MOST
    assert showing.animator.offset == (0, 0)
    light = Showing(duel("* x | top: 2/6", "* a | top: 1/9"), "attack")
    assert {board.offset for board in light.frames()} == {(0, 0)}


@pytest.mark.parametrize("pushes", [True, False])
def test_the_table_lies_still_where_no_camera_moves_and_all_else_moves(pushes: bool) -> None:
    showing = Showing(duel("* x | top: 6/6", "* a | top: 1/9"), "attack")
    showing.animator.pushes = pushes
    blow = showing.table.sides[0].lanes[0][0]
    places, offsets = set(), set()
    for board in showing.frames():
        places.add((blow.x, blow.y))
        offsets.add(board.offset)
    assert (len(offsets) > 1) is pushes
    assert len(places) > 10


@pytest.mark.parametrize("pushes", [True, False])
@pytest.mark.parametrize("stronghold", ["*", "**"])
def test_one_comes_close_to_a_stronghold_that_breaks(stronghold: str, pushes: bool) -> None:
    showing = Showing(duel("* x | top: 20/6", f"{stronghold} a"), "attack")
    showing.animator.pushes = pushes
    seen = [board.zoom.by for board in showing.frames()]
    assert (1.03 < max(seen) <= ZOOM) is pushes
    assert sum(by > 1 for by in seen) < len(seen) / 4
    assert showing.animator.zoom.by == 1.0


def test_a_pause_stops_everything_for_so_long() -> None:
    animator = Showing(duel("* x", "* a")).animator
    number = FloatingNumber("1", 0, 0)
    animator.show(number, Tween(number, "y", 10.0, 0.1))
    animator.pause(0.1)
    assert animator.advance(0.08)
    assert number.y == 0
    animator.advance(0.08)
    assert 0 < number.y < 10


def test_no_more_than_three_flashes_begin_in_a_second() -> None:
    animator = Showing(duel("* x", "* a"), speed=4.0).animator
    begun = []
    for frame in range(240):
        before = len(animator.effects)
        animator.show(Burst(0, 0, 10, (255, 255, 255)), fade=9.0)
        if len(animator.effects) > before:
            begun.append(frame * FRAME)
        animator.advance(FRAME)
    moments = [at for at, last in zip(begun, [-1.0, *begun], strict=False) if at - last > 0.07]
    for moment in moments:
        assert sum(moment <= other < moment + 1 for other in moments) <= 3


def test_reduced_motion_shows_what_stays_still_alone() -> None:
    animator = Showing(duel("* x", "* a"), reduced=True).animator
    number, sparks = FloatingNumber("1", 0, 0), Sparks(0, 0, (255, 255, 255))
    animator.show(number, Tween(number, "y", 10.0, 0.5))
    animator.show(sparks, Tween(sparks, "t", 1.0, 0.5))
    assert animator.effects == [number]
    assert (number.y, number.alpha) == (10, 0)
    animator.advance(0.1)
    assert number.alpha > 0
    while animator.advance(FRAME):
        assert number.y == 10
    assert animator.effects == []


def test_under_reduced_motion_nothing_is_seen_between_two_places() -> None:
    rng = Random(3)
    for number, (before, _, after, happened) in enumerate(steps(rng, random_start(rng))):
        showing = Showing(before, reduced=True)
        last = {piece: (piece.spot, piece.alpha) for piece in showing.table.pieces()}
        showing.play(happened)
        while showing.animator.advance(FRAME):
            check_pieces(showing.table)
            assert showing.animator.offset == (0, 0)
            for piece in showing.table.pieces():
                spot, alpha = last.get(piece, (piece.spot, 0.0))
                assert spot == piece.spot or alpha < 60, piece.card
                assert piece.angle == 0
                last[piece] = piece.spot, piece.alpha
        check_rest(showing, after)
        if number > 60:
            return
