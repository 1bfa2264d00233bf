"""Where everything lies, in windows of every shape: inside, apart, and large enough to read."""

from collections.abc import Callable, Iterable
from itertools import combinations, pairwise, product

import pygame
import pytest

from game.board import Layout, Spot
from game.board.layout import HELPERS, WIDEST_CONSOLE
from game.board.spots import EDGE, Box
from game.kit import Look, Viewport, active_context
from game.rules import LEFT, RIGHT
from game.scenes.common import river_width

WINDOWS = (
    (1024, 640),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (5120, 1440),
    (2560, 640),
    (1024, 768),
    (1024, 1400),
    (800, 1280),
)
FULL_HAND, FULL_LANE, AI_LANE = 9, 8, 12

#: The scale of the interface, or None for the largest, and whether cards are large.
WISHES = ((None, False), (None, True), (0.75, False), (0.75, True), (1.0, True))


def each_layout(
    *viewers: int, windows: Iterable[tuple[int, int]] = WINDOWS
) -> Callable[[Callable[[Layout], None]], Callable[[], None]]:
    """Ask a test of every window, scale, size of cards and viewer (the left one), in one go."""

    def decorate(test: Callable[[Layout], None]) -> Callable[[], None]:
        def asked() -> None:
            for (scale, large), window, viewer in product(WISHES, windows, viewers or (LEFT,)):
                view = Viewport.of(window, scale)
                try:
                    test(Layout(view.width, view.height, viewer, large))
                except AssertionError as fault:
                    fault.add_note(f"{window}, scale {scale}, large {large}, viewer {viewer}")
                    raise

        asked.__name__, asked.__doc__ = test.__name__, test.__doc__
        return asked

    return decorate


def rects(*things: Spot | Box) -> list[pygame.FRect]:
    return [pygame.FRect(thing.rect if isinstance(thing, Spot) else thing) for thing in things]


def own_row(layout: Layout, count: int) -> list[Spot]:
    return [layout.hand(index, count) for index in range(count)]


def other_row(layout: Layout, count: int) -> list[Spot]:
    return [layout.top.row(1, index, count) for index in range(count)]


def tokens(layout: Layout, side: int, lane: int, count: int) -> list[Spot]:
    return [layout.token(side, lane, position, count) for position in range(count)]


def full_lanes(layout: Layout) -> list[Spot]:
    """The fullest lanes there are: the player's cards in one, the Horde's in both."""
    own = [spot for lane in (0, 1) for spot in tokens(layout, 0, lane, FULL_LANE)]
    return own + [spot for lane in (0, 1) for spot in tokens(layout, 1, lane, AI_LANE)]


def panels(layout: Layout) -> list[Box]:
    buttons = [layout.button(index, 2) for index in (0, 1)]
    buttons += [layout.helper(index) for index in range(HELPERS)]
    return [layout.banner, layout.other_panel, layout.own_panel, layout.log, *buttons]


def overlapping(things: list[pygame.FRect]) -> list[tuple[pygame.FRect, pygame.FRect]]:
    # Edges that touch, and the dust of sums of fractions, are no overlap.
    small = [thing.inflate(-0.01, -0.01) for thing in things]
    return [(one, two) for one, two in combinations(small, 2) if one.colliderect(two)]


@each_layout(LEFT, RIGHT)
def test_nothing_leaves_the_window(layout: Layout) -> None:
    whole = pygame.FRect(0, 0, layout.width, layout.height).inflate(0.01, 0.01)
    spots = [layout.horde_deck, layout.horde_stronghold, layout.horde_discard, layout.stack]
    spots += full_lanes(layout) + own_row(layout, FULL_HAND) + other_row(layout, FULL_HAND)
    for rect in rects(*spots, *panels(layout), layout.message):
        assert whole.contains(rect), rect
    # The pause is opened in the banner.
    assert pygame.FRect(layout.banner).contains(pygame.FRect(layout.menu))


@each_layout(LEFT, RIGHT)
def test_tokens_and_hand_and_panels_lie_apart(layout: Layout) -> None:
    for upper in (
        [layout.other_tray],
        [layout.horde_deck, layout.horde_stronghold, layout.horde_discard],
    ):
        assert not overlapping(rects(*full_lanes(layout), *panels(layout), layout.tray, *upper))
    # The cards rise over their tray's edge.
    for card in rects(*own_row(layout, FULL_HAND)):
        assert card.collidelist(rects(*panels(layout))) < 0


@each_layout()
def test_a_lane_is_seen_whole_in_order_from_the_bridge(layout: Layout) -> None:
    for count, side in product(range(1, 13), (0, 1)):
        row = tokens(layout, side, 0, count)
        away = [abs(spot.x - layout.width / 2) for spot in row]
        assert away == sorted(away)
        assert away[0] - row[0].width / 2 >= layout.bridge_half, "on the bridge"
        assert not overlapping(rects(*row))
        assert all((spot.x < layout.width / 2) == (side == 0) for spot in row)
        assert row[0].width >= 26, "narrower than its numbers"
        strip = pygame.FRect(layout.lane(side, 0))
        assert all(strip.contains(rect) for rect in rects(*row))


@each_layout()
def test_a_hand_shows_every_card_wide_enough(layout: Layout) -> None:
    most = layout.hand_width * (1.2 if layout.large else 1.0)
    for count in range(1, 11):
        row = own_row(layout, count)
        for left, right in pairwise(row):
            apart = (left.width + right.width) / 2
            assert right.x - left.x >= min(70.0, apart) - 0.01
        assert 70 <= row[-1].width <= row[0].width <= most


@pytest.mark.parametrize("viewer", [LEFT, RIGHT], ids=["left", "right"])
@pytest.mark.parametrize("count", range(1, 10))
def test_large_cards_widen_what_can_be_played_in_the_smallest_window(
    viewer: int, count: int
) -> None:
    usual, large = (Layout(1280, 720, viewer, wish) for wish in (False, True))
    for index in range(min(count, 5)):
        assert large.hand(index, count).width >= 1.1 * usual.hand(index, count).width
    spots = [large.hand(index, count) for index in range(count)]
    buttons = [pygame.FRect(large.helper(number)) for number in range(HELPERS)]
    assert not any(rect.colliderect(button) for rect in rects(*spots) for button in buttons)


@each_layout(LEFT, RIGHT)
def test_the_rows_lie_in_their_trays(layout: Layout) -> None:
    own, other = pygame.FRect(layout.tray), pygame.FRect(layout.other_tray)
    for count in range(1, 11):
        for spot in own_row(layout, count):
            assert own.left <= spot.x - spot.width / 2
            assert spot.x + spot.width / 2 <= own.right
        assert all(other.contains(rect) for rect in rects(*other_row(layout, count)))


@each_layout(LEFT, RIGHT)
def test_hand_and_portrait_lie_on_the_own_land(layout: Layout) -> None:
    own, other = pygame.FRect(layout.own_panel), pygame.FRect(layout.other_panel)
    sides = (own, other) if layout.viewer == LEFT else (other, own)
    assert sides[0].right < layout.width / 2 < sides[1].left
    tray = pygame.FRect(layout.tray)
    assert min(abs(own.right - tray.left), abs(tray.right - own.left)) < 10
    assert (tray.centerx - layout.width / 2) * (1 if layout.viewer == RIGHT else -1) > -1
    away = layout.width / 2 - own.centerx
    assert pygame.FRect(layout.log).centerx == pytest.approx(layout.width / 2 + away, abs=0.01)
    assert pygame.FRect(layout.banner).centerx < layout.width / 2 or layout.viewer == RIGHT


@each_layout(LEFT, RIGHT)
def test_a_play_moves_no_other_place_of_the_rows(layout: Layout) -> None:
    # Large cards out of reach become wider as soon as there is room.
    stable = 5 if layout.large else FULL_HAND
    for row, kept in ((own_row, stable), (other_row, FULL_HAND)):
        full = row(layout, FULL_HAND)[:kept]
        for count in range(1, FULL_HAND):
            assert row(layout, count)[:kept] == full[:count]


@each_layout(windows=[(3440, 1440), (5120, 1440)])
def test_panels_keep_together_in_a_very_wide_window(layout: Layout) -> None:
    across = [box.x + box.width for box in panels(layout)], [box.x for box in panels(layout)]
    assert max(across[0]) - min(across[1]) <= WIDEST_CONSOLE * layout.zoom


@pytest.mark.parametrize("window", [(2560, 1080), (3440, 1440)])
@pytest.mark.parametrize("places", [11, 13])
def test_buttons_cover_no_creature_where_a_long_row_lies(
    window: tuple[int, int], places: int
) -> None:
    view = Viewport.of(window, None)
    layout = Layout(view.width, view.height, places=places)
    buttons = [layout.button(0, 1), *(layout.helper(number) for number in range(HELPERS))]
    shown = [layout.token(RIGHT, 1, index, 5) for index in range(5)] + own_row(layout, 9)
    assert all(rect.collidelist(rects(*shown)) < 0 for rect in rects(*buttons))


@each_layout()
def test_what_is_told_lies_between_the_lanes(layout: Layout) -> None:
    message = pygame.FRect(layout.message)
    top, bottom = (layout.lane_middle(lane) for lane in (0, 1))
    assert top < message.top
    assert message.bottom < bottom
    assert message.left >= EDGE


@each_layout()
def test_the_board_covers_the_lanes_and_bridges(layout: Layout) -> None:
    board = pygame.FRect(layout.board)
    assert board.centerx == pytest.approx(layout.width / 2)
    for spot in (layout.token(0, 0, 0, 1), layout.token(1, 1, 0, 1)):
        assert board.contains(pygame.FRect(spot.rect))


@pytest.mark.parametrize(
    ("window", "covered"),
    [((1024, 640), True), ((1920, 1080), True), ((3440, 1440), True), ((1024, 768), True),
     ((5120, 1440), False), ((800, 1280), False)],
)  # fmt: skip
def test_the_board_fills_a_window_of_a_usual_shape(window: tuple[int, int], covered: bool) -> None:
    for scale, large in WISHES:
        view = Viewport.of(window, scale)
        assert Layout(view.width, view.height, LEFT, large).covers == covered


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
    assert river_width(Layout(1280, 720), 340, lambda _: 900, 300) == 340
    grown = grown_layout((1280, 720), LEFT)
    assert river_width(grown, 340, lambda _: 200, 300) == 340
    assert river_width(grown, 340, lambda wide: 100_000 / wide, 200) == pytest.approx(510)
    assert river_width(grown, 340, lambda _: 900, 300) == 680
