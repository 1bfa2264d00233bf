"""A stronghold stands on its land as a building, and what is left of it follows from its place."""

from random import Random

import pygame
import pytest

from game.board import BoardSight, HandController, Layout, Marks, Table, hint_at
from game.board.effects import AimLine, Spear
from game.board.stronghold_place import RUINS, picture_of, ruin_of, stronghold_box, struck_at
from game.kit import Assets, PointerMoved
from game.rules import LEFT, RIGHT
from tests.board.telling import LAYOUT, Showing, check_rest
from tests.rules.matches import random_ring
from tests.rules.pictures import duel


@pytest.mark.parametrize(
    ("hand", "ruin"),
    [
        ("* a b c d", "whole"),
        ("a * b c d", "worn"),
        ("a b c * d", "breached"),
        ("** a b c d", "fort"),
        ("a ** b c d", "fort"),
        ("a b ** c d", "last"),
        ("** a b", "last"),
    ],
)
def test_what_is_left_follows_from_how_far_a_stronghold_is_pushed(hand: str, ruin: str) -> None:
    assert ruin_of(Table(duel("* x", hand)), RIGHT) == ruin


def test_a_fort_is_a_ruin_once_it_was_seen_to_fall() -> None:
    showing = Showing(duel("* x | top: 4/4", "a ** b"), "attack")
    assert ruin_of(showing.table, RIGHT) != RUINS[-1]
    for _ in showing.frames():
        pass
    assert ruin_of(showing.table, RIGHT) == RUINS[-1]
    assert ruin_of(Table(showing.after), RIGHT) == RUINS[-1]


@pytest.mark.parametrize("viewer", [LEFT, RIGHT])
@pytest.mark.parametrize("size", [(1280, 720), (1720, 720), (1024, 768)])
def test_each_stands_at_its_edge_of_the_land_behind_the_last_places(
    size: tuple[int, int], viewer: int
) -> None:
    layout = Layout(*size, viewer, large=False, growth=1.0)
    left, right = stronghold_box(layout, LEFT), stronghold_box(layout, RIGHT)
    assert left is not None
    assert right is not None
    assert abs(left.x) < 10
    assert abs(right.x + right.width - layout.width) < 10
    for box in (left, right):
        assert layout.banner.y + layout.banner.height < box.y
        assert box.y + box.height < layout.tray.y


def test_in_a_ring_those_in_sight_stand_each_on_its_own_land() -> None:
    table = Table(random_ring(Random(3), "four"))
    layout = table.laid_out(1280, 720)
    boxes = {side: stronghold_box(layout, side) for side in table.field.sides}
    far = (table.viewer + 2) % 4
    assert [side for side, box in boxes.items() if box is None] == [far]
    upper, lower = (boxes[foe] for foe, _ in table.field.across[table.viewer])
    assert upper is not None
    assert lower is not None
    assert upper.y + upper.height < lower.y + lower.height / 3


@pytest.mark.parametrize("reduced", [False, True])
def test_an_attack_on_a_stronghold_ends_at_its_building(reduced: bool) -> None:
    showing = Showing(duel("* x | top: 3/3", "a * b c d e"), "attack", reduced=reduced)
    goal = struck_at(LAYOUT, RIGHT, showing.table.sides[RIGHT].stronghold)
    ends = {
        effect.end
        for animator in showing.frames()
        for effect in animator.effects
        if isinstance(effect, AimLine | Spear)
    }
    assert not ends - {goal}
    assert ends or reduced
    box = stronghold_box(LAYOUT, RIGHT)
    assert box is not None
    assert box.holds(goal)
    check_rest(showing, showing.after)


def test_each_land_has_a_picture_of_all_that_can_be_left() -> None:
    names = {picture_of(land, ruin) for land in range(4) for ruin in RUINS}
    assert len(names) == 4 * len(RUINS)
    for name in names:
        assert Assets().size(name)


def test_a_building_is_read_as_its_card_is() -> None:
    """Under the pointer, unless a card is held; nothing is said of the lane behind it."""
    table = Table(duel("* a b", "x *"))
    table.arrange(LAYOUT)
    hand = HandController(lambda _: None, lambda _: None, lambda: None)
    hand.watch(None, table, LAYOUT)
    for side in (LEFT, RIGHT):
        box = stronghold_box(LAYOUT, side)
        assert box is not None
        middle = pygame.FRect(box).center
        hand.handle(PointerMoved(middle))
        assert hand.selection.hovered is table.sides[side].stronghold
        assert hint_at(BoardSight(table, LAYOUT, Marks()), middle) is None
    hand.handle(PointerMoved((LAYOUT.width / 2, 4)))
    assert hand.selection.hovered is None
