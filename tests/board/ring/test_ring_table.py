"""The table of a ring, its map and its lands show what is true, near or out of sight (R13)."""

from collections.abc import Hashable
from itertools import combinations, pairwise, permutations
from random import Random

import pygame
import pytest

from game.board import DAY, DUSK, Layout, Table
from game.board.forecast.forecast_icons import within
from game.board.layout import PLACES
from game.board.ring import painted_map, ring_land
from game.board.ring.ring_land import FROST, HEATH, LIFE, PARTS, ring_land_layer
from game.board.ring.ring_table import RingGround
from game.board.ring.seat_plaque import next_mana
from game.board.stronghold_place import LAND_NAMES
from game.kit import Assets
from game.rules import MODES, RINGS, EndTurn, State, apply
from tests.amounts import paired
from tests.art.colour_blind import EYES, seen_by
from tests.board.painters import painted
from tests.board.telling import canvas_of
from tests.rules.matches import random_ring


@pytest.mark.parametrize("mode", MODES)
def test_words_that_hang_at_a_panel_stay_between_its_ends(mode: str) -> None:
    """Those of the seat that looks stand free."""
    table = Table(random_ring(Random(1), mode), 0)
    layout = table.laid_out(1280, 720)
    panel = pygame.FRect(layout.panel(1))
    for end in (panel.left, panel.right):
        x = within(layout, table, 1, 120.0, end)
        assert panel.left < x - 60 < x + 60 < panel.right
    assert within(layout, table, 0, 120.0, panel.left) == panel.left


@pytest.mark.parametrize("large", [1.0, 2.0])
@pytest.mark.parametrize("count", [2, 6, 9, 16])
def test_cards_in_reach_lie_apart_in_a_panel_and_the_others_in_a_pile(
    count: int, large: float
) -> None:
    layout = Layout(1280, 720, growth=large, field=RINGS["four"])
    room = layout.ring.hand(2).inflate(1, 1)
    spots = [layout.row(2, index, count) for index in range(count)]
    assert all(room.contains(pygame.FRect(spot.rect)) for spot in spots)
    steps = [after.x - before.x for before, after in pairwise(spots)]
    near, beyond = steps[: layout.reach], steps[layout.reach :]
    assert all(step > spots[0].width / 2 for step in near)
    assert all(0 < step <= near[0] for step in beyond)


@pytest.mark.parametrize(("mode", "seed"), paired(MODES, [1, 2]))
def test_the_mana_that_is_told_of_a_seat_is_that_of_its_next_turn(mode: str, seed: int) -> None:
    """R13.7: in the first round, too."""
    state = random_ring(Random(seed), mode)
    for _ in range(2 * len(state.sides)):
        if state.sides[state.active].horde is not None:
            return
        coming = (state.active + 1) % len(state.sides)
        told = next_mana(Table(state), coming)
        after, _ = apply(state, EndTurn())
        assert isinstance(after, State)
        assert after.mana == told
        state = after


@pytest.mark.parametrize("mode", MODES)
def test_a_ring_is_laid_out_as_any_seat_sees_it(mode: str) -> None:
    """R13.20: a wing, which has no hand, is the first one seen where computers play alone."""
    state = random_ring(Random(1), mode)
    seen = [Table(state, seat).laid_out(1280, 720) for seat in state.field.sides]
    assert [layout.viewer for layout in seen] == list(state.field.sides)
    assert {layout.places for layout in seen} == {PLACES}


SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1280, 960), (2560, 1080)]


def laid_out(
    mode: str, size: tuple[int, int] = (1280, 720), viewer: int = 0, *, large: bool = False
) -> Layout:
    return Layout(*size, viewer=viewer, large=large, field=RINGS[mode])


def lands(layout: Layout) -> dict[int, pygame.FRect]:
    return {seat: pygame.FRect(layout.map.land(seat)) for seat in range(layout.map.seats)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", MODES)
def test_no_land_lies_on_another(mode: str, size: tuple[int, int]) -> None:
    layout = laid_out(mode, size)
    found = list(lands(layout).values())
    assert all(layout.map.water.inflate(0.01, 0.01).contains(land) for land in found)
    assert [land.collidelistall(found) for land in found] == [[n] for n in range(len(found))]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize("mode", MODES)
def test_a_bridge_lies_on_the_lands_of_two_neighbours_alone(
    mode: str, viewer: int, large: bool
) -> None:
    """R13.1: between each two neighbours lies one bridge, and off all others."""
    layout = laid_out(mode, viewer=viewer, large=large)
    found = lands(layout)
    bridges: list[pygame.FRect] = []
    for seat in found:
        other = (seat + 1) % layout.map.seats
        bridge = pygame.FRect(layout.map.bridge(seat, other))
        assert {land for land in found if found[land].colliderect(bridge)} == {seat, other}
        assert bridge.inflate(4, 4).collidelist(bridges) < 0
        bridges.append(bridge)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", MODES)
def test_creatures_stand_on_their_own_land_and_hide_no_emblem(
    mode: str, size: tuple[int, int]
) -> None:
    layout = laid_out(mode, size)
    emblems = [
        pygame.FRect(spot.rect).inflate(-4, -4)
        for spot in map(layout.map.emblem, range(layout.map.seats))
    ]
    for side, lane in layout.map.rows:
        spots = [pygame.FRect(layout.token(side, lane, n, 6).rect) for n in range(6)]
        assert all(pygame.FRect(layout.map.land(side)).contains(spot) for spot in spots)
        assert all(spot.collidelist(emblems) < 0 for spot in spots)
        ahead = layout.ahead(side, lane)
        assert all((one.x - two.x) * ahead > 0 for one, two in pairwise(spots))


def test_the_map_shows_what_is_left_of_a_stronghold_out_of_sight() -> None:
    table = Table(random_ring(Random(1), "four"), 0)
    layout, ground = table.laid_out(1280, 720), RingGround(table, DAY)

    def shown() -> tuple[Hashable, bytes]:
        canvas = canvas_of()
        ground.draw(canvas, layout)
        place = canvas.view.rect_px(pygame.FRect(layout.map.building(2)))
        return ground.key(layout), pygame.image.tobytes(canvas.surface.subsurface(place), "RGB")

    whole = shown()
    table.sides[2].keep.fallen = True
    assert not {*shown()} & {*whole}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("growth", [1.0, 2.0])
def test_what_is_told_beside_cards_stays_in_a_panel(size: tuple[int, int], growth: float) -> None:
    layout = Layout(*size, growth=growth, field=RINGS["four"])
    panel = pygame.FRect(layout.ring.seat_panel(1)).inflate(-10, -10)
    assert panel.contains(pygame.FRect(0, 0, 10, 10).move_to(center=layout.spoils_sign(1)))
    assert panel.contains(layout.ring.hand(1))


SEATS = range(4)
hours = pytest.mark.parametrize("mood", [DAY, DUSK])


def road(mood: str, seat: int) -> tuple[int, int, int]:
    """Return the mean colour of the own upper road of a seat, where its creatures stand."""
    picture = Assets().sized(f"ring/{LAND_NAMES[seat]}_{mood}_own", (648, 720))
    red, green, blue, _ = pygame.transform.average_color(picture, pygame.Rect(40, 170, 300, 120))
    return red, green, blue


def distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def test_the_parts_lie_where_they_are_painted() -> None:
    boxes = {name: tuple(box) for name, box in PARTS.items()}
    assert boxes == {name: box for name, (box, _) in painted("ring.py", "PARTS").items()}
    assert painted("ring.py", "_BAND") == ring_land.BAND
    assert set(ring_land.BROOK) <= set(painted("ring.py", "BROOK"))


def test_lamps_and_smoke_are_where_they_are_painted() -> None:
    for seat in (FROST, HEATH):
        file = f"valley/{LAND_NAMES[seat]}.py"
        assert LIFE[seat].lights == painted(file, "LIGHTS")
        assert LIFE[seat].smoke == tuple(spot[:2] for spot in painted(file, "SMOKE"))


@hours
@pytest.mark.parametrize("seats", [*list(permutations(SEATS, 3))[::5], (0, 1, 1), (2, 1, 1)])
def test_any_three_lands_cover_the_board(mood: str, seats: tuple[int, int, int]) -> None:
    # In such a window a part is an odd number of pixels high.
    canvas = canvas_of(1920, 1080)
    canvas.surface.fill((255, 0, 255))
    ring_land_layer(mood, *seats).draw(canvas)
    magenta = pygame.mask.from_threshold(canvas.surface, (255, 0, 255, 255), (40, 60, 40, 255))
    assert magenta.count() == 0
    # No line is left bare along the top.
    assert all(any(canvas.surface.get_at((x, 0))[:3]) for x in (100, 1400))


@hours
@pytest.mark.parametrize("eyes", ["all", *EYES])
def test_no_two_lands_look_alike(mood: str, eyes: str) -> None:
    roads = [road(mood, seat) for seat in SEATS]
    if eyes != "all":
        roads = [seen_by(eyes, colour) for colour in roads]
    far = {pair: distance(roads[pair[0]], roads[pair[1]]) for pair in combinations(SEATS, 2)}
    # As far as green and orange, the duel's, at the least; shapes tell them apart as well.
    assert min(far.values()) > 24, far


@hours
def test_the_lands_are_light_enough_for_marks_and_cards(mood: str) -> None:
    for seat in SEATS:
        red, green, blue = road(mood, seat)
        assert 0.3 * red + 0.59 * green + 0.11 * blue > 105


@pytest.mark.parametrize(("place", "over"), [(0, False), (3, False), (4, True), (6, True)])
def test_a_stronghold_is_seen_over_the_pile_beyond_the_reach(place: int, over: bool) -> None:
    table = Table(random_ring(Random(1), "four"), 0)
    side = table.sides[1]
    side.place = place
    pieces = table.pieces()
    last = max(pieces.index(piece) for piece in side.hand)
    assert (pieces.index(side.stronghold) > last) is over


# The painting of the sea round the lands of a ring


@pytest.mark.parametrize("mood", [DAY, DUSK])
def test_a_light_wave_leaves_no_water_darker(mood: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn on a clear surface, the edges of a wave would bring its black along."""
    aalines, light = pygame.draw.aalines, (255, 255, 255)

    def sea_of(waves: float) -> bytes:
        monkeypatch.setattr(painted_map, "_WAVES", waves)
        canvas = canvas_of(320, 180)
        painted_map._paint_sea(canvas, mood)
        return pygame.image.tobytes(canvas.surface, "RGB")

    monkeypatch.setattr(pygame.draw, "aalines", lambda on, _, *line: aalines(on, light, *line))
    still, moved = sea_of(1e9), sea_of(700.0)
    assert still != moved
    assert all(before <= after + 1 for before, after in zip(still, moved, strict=True))
