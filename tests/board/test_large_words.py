"""The table with words of twice the size: cards keep theirs, and panels keep off the lanes."""

import pytest

from game.board import Layout
from game.kit import Look, active_context
from game.rules import LEFT, RIGHT
from game.scenes.common import river_width

SIZES = [(1280.0, 720.0), (1706.7, 720.0), (960.0, 1280.0)]


def grown_layout(size: tuple[float, float], viewer: int) -> Layout:
    active_context().set_look(Look(text=2.0))
    return Layout(*size, viewer)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("viewer", [LEFT, RIGHT])
def test_no_card_is_smaller_or_elsewhere(size: tuple[float, float], viewer: int) -> None:
    usual = Layout(*size, viewer)
    grown = grown_layout(size, viewer)
    for index in range(9):
        assert grown.hand(index, 9) == usual.hand(index, 9)
        assert grown.top.row(1, index, 9) == usual.top.row(1, index, 9)
    assert grown.token(LEFT, 0, 2, 3) == usual.token(LEFT, 0, 2, 3)


@pytest.mark.parametrize("size", SIZES)
def test_the_panels_at_the_top_are_higher_and_end_above_the_creatures(
    size: tuple[float, float],
) -> None:
    usual = Layout(*size)
    grown = grown_layout(size, LEFT)
    creature = grown.token(LEFT, 0, 0, 1)
    for now, before in ((grown.banner, usual.banner), (grown.other_panel, usual.other_panel)):
        assert now.height >= before.height
        assert now.height > before.height or grown.is_wide
        assert now.y + now.height <= max(creature.y - creature.height / 2, 98)


def test_a_panel_over_the_river_is_only_as_wide_as_its_words_need() -> None:
    usual = Layout(1280, 720)
    assert river_width(usual, 340, lambda _: 900, 300) == 340
    grown = grown_layout((1280, 720), LEFT)
    assert river_width(grown, 340, lambda _: 200, 300) == 340
    assert river_width(grown, 340, lambda wide: 100_000 / wide, 200) == pytest.approx(510)
    assert river_width(grown, 340, lambda _: 900, 300) == 680
