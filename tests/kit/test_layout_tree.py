"""The layout tree: small pages as rectangles, at usual and large texts."""

from collections.abc import Callable

import pygame
import pytest

from game.kit import (
    Block,
    Button,
    Column,
    Drawn,
    Fitting,
    Grid,
    Item,
    KitContext,
    Line,
    Look,
    Panel,
    Row,
    Space,
    Viewport,
    Widget,
    WidgetGroup,
    Words,
    button_height,
    share_tab_stop,
    text_size,
)

VIEW = Viewport(1280.0, 720.0, 1.0)
Rect = tuple[float, float, float, float]


def _nothing() -> None:
    pass


def block(high: float, wide: float = 0.0, spring: float = 0.0) -> Drawn:
    """Return a box that draws nothing."""
    return Drawn(lambda canvas, area: None, high, wide, spring=spring)


def areas(box: Block, width: float = 100.0, height: float | None = None) -> list[Rect]:
    """Return where the leaves lie on a page; it is as high as the box, where no height is given."""
    high = box.height(VIEW, width) if height is None else height
    box.place(VIEW, pygame.FRect(0, 0, width, high))
    return [(*leaf.area,) for leaf in box.leaves() if not isinstance(leaf, Space)]


SHAPES: dict[str, tuple[Callable[[], Block], float | None, list[Rect]]] = {
    "a column, with gaps": (
        lambda: Column(block(10), block(20), gap=5),
        None,
        [(0, 0, 100, 10), (0, 15, 100, 20)],
    ),
    "a space in place of the gap": (
        lambda: Column(block(10), Space(2), block(20), gap=5),
        None,
        [(0, 0, 100, 10), (0, 12, 100, 20)],
    ),
    "springs share what is left": (
        lambda: Column(block(10, spring=1), block(10, spring=3), gap=0),
        60,
        [(0, 0, 100, 20), (0, 20, 100, 40)],
    ),
    "an empty spring pushes down": (
        lambda: Column(block(10), Space(spring=1), block(10), gap=5),
        60,
        [(0, 0, 100, 10), (0, 50, 100, 10)],
    ),
    "a row of equal widths": (
        lambda: Row(block(10), block(30), gap=10),
        None,
        [(0, 0, 45, 30), (55, 0, 45, 30)],
    ),
    "a row by shares": (
        lambda: Row(block(10), block(10), gap=0, shares=(1, 3)),
        None,
        [(0, 0, 25, 10), (25, 0, 75, 10)],
    ),
    "a row by widths": (
        lambda: Row(block(10), block(10), gap=0, shares=lambda width: (width - 30, 30)),
        None,
        [(0, 0, 70, 10), (70, 0, 30, 10)],
    ),
    "a narrow row in the middle": (
        lambda: Row(block(10), block(10), gap=10, most=20),
        None,
        [(25, 0, 20, 10), (55, 0, 20, 10)],
    ),
    "a narrow row at the end": (
        lambda: Row(block(10), gap=10, most=20, align="end"),
        None,
        [(80, 0, 20, 10)],
    ),
    "a tight row": (
        lambda: Row(block(10, 20), block(10, 40), gap=10, tight=True, align="start"),
        None,
        [(0, 0, 20, 10), (30, 0, 40, 10)],
    ),
    "a tight row that does not fit": (
        lambda: Row(block(10, 60), block(10, 60), gap=10, tight=True),
        None,
        [(0, 0, 100, 10), (0, 20, 100, 10)],
    ),
    "a grid whose last row is not full": (
        lambda: Grid([block(10), block(20), block(30)], 2, gap=10),
        None,
        [(0, 0, 45, 20), (55, 0, 45, 20), (0, 30, 45, 30)],
    ),
    "the first that fits": (
        lambda: Fitting(Column(block(30)), Column(block(20)), Column(block(10))),
        25,
        [(0, 0, 100, 20)],
    ),
    "the last, where none fits": (
        lambda: Fitting(Column(block(30)), Column(block(20)), Column(block(10))),
        5,
        [(0, 0, 100, 10)],
    ),
    "a panel with its edges": (
        lambda: Panel(block(10), block(10), edge=8, tall=(3, 5), gap=2),
        None,
        [(8, 3, 84, 10), (8, 15, 84, 10)],
    ),
}


@pytest.mark.parametrize("name", SHAPES)
def test_boxes_lie_where_the_tree_says(name: str) -> None:
    make, height, wanted = SHAPES[name]
    assert areas(make(), height=height) == [pytest.approx(rect) for rect in wanted]


def test_springs_give_what_is_lacking_where_a_column_squeezes() -> None:
    boxes = (block(60.0, spring=1.0), block(20.0), block(40.0, spring=1.0))
    for squeezes, highs in ((True, [40.0, 20.0, 20.0]), (False, [60.0, 20.0, 40.0])):
        column = Column(*boxes, gap=10.0, squeezes=squeezes)
        assert [area[3] for area in areas(column, height=100.0)] == highs


def test_a_panel_in_a_column_is_as_high_as_its_content_and_edges() -> None:
    assert Column(Panel(block(10), edge=8), block(5), gap=1).height(VIEW, 100) == 10 + 16 + 1 + 5


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_row_is_stacked_for_large_texts(context: KitContext, text: float) -> None:
    context.set_look(Look(text=text))
    row = Row(block(10, 20), block(10, 30), gap=10, stack=1.3)
    beside = [(0, 0, 45, 10), (55, 0, 45, 10)]
    below = [(0, 0, 100, 10), (0, 20, 100, 10)]
    assert areas(row) == (below if text > 1.3 else beside)
    assert row.width(VIEW) == (30 if text > 1.3 else 60)


def test_words_are_as_high_as_their_lines(context: KitContext) -> None:
    words = Words("Bridges lead over the river, one for each of the two armies.")
    assert words.height(VIEW, 120) == text_size(VIEW, words.words, words.style, 120)[1]
    assert words.height(VIEW, words.width(VIEW)) < words.height(VIEW, 120)
    usual = words.height(VIEW, 120)
    context.set_look(Look(text=2.0))
    assert words.height(VIEW, 120) > 2 * usual
    assert Words("", least=9).height(VIEW, 120) == 9


def test_a_line_is_as_high_as_one_line() -> None:
    assert Line("A name that is too long for it").height(VIEW, 40) == Line("A").height(VIEW, 400)


def test_a_widget_is_as_high_as_it_wants_to_be_or_as_its_place() -> None:
    usual, filling, narrow = (Button(word, _nothing) for word in "abc")
    areas(Row(Item(usual), Item(filling, fills=True), Item(narrow, 20, 30), gap=0), 300, 200)
    assert tuple(usual.rect) == (0, 0, 100, button_height())
    assert tuple(filling.rect) == (100, 0, 100, 200)
    assert tuple(narrow.rect) == (235, 0, 30, 20)


def test_a_tight_widget_is_as_wide_as_its_words() -> None:
    button = Button("Withdraw", _nothing, icon="icons/tick")
    assert Item(button).width(VIEW) == button.wanted_width(VIEW) > 0
    assert Item(button, least=900).width(VIEW) == 900
    assert Item(button, wide=50).width(VIEW) == 50


def test_the_keyboard_goes_through_a_tree_in_its_order() -> None:
    group = WidgetGroup()
    tip, *inside = (group.add(Widget()) for _ in range(4))
    tree = Column(Row(Item(inside[2]), Item(inside[0])), Item(inside[1]))
    new = Widget()
    group.arrange([*tree.widgets(), new])
    assert group.widgets == [inside[2], inside[0], inside[1], new, tip]


def test_the_voice_reads_panel_by_panel() -> None:
    first, second = Words("one"), Words("two")
    tree = Row(Panel(first, second), Panel(Words("three")), Words("four"))
    left, right, alone = tree.reading()
    assert left[1:] == [first, second]
    assert [len(group) for group in (left, right, alone)] == [3, 2, 1]


def test_widgets_of_one_stop_are_read_together() -> None:
    widgets = [Widget() for _ in range(2)]
    share_tab_stop(widgets)
    one, other = (group[0].stop for group in Column(*map(Item, widgets)).reading())
    assert one is other
