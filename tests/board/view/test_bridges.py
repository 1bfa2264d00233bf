"""What lies on the bridges: the colours of both banks, and from turn to turn more of the fights."""

from random import Random

import pytest

from game.board import Table
from game.board.ring.ring_table import board_of
from game.board.view.board_ambient import DAY, board_frame
from game.board.view.bridge_decks import DECKS, HALF
from game.board.view.bridge_traces import Traces
from tests.board.telling import canvas_of
from tests.rules.matches import random_ring


def shown(bridge: int, turn: int) -> object:
    table = Table(random_ring(Random(1), "four"), 0)
    table.turn = turn
    state = Traces(table, bridge, dusk=False).state_at(0.0)
    return state and (state.sprite.key, state.x, state.y)


@pytest.mark.parametrize("bridge", [0, 1])
def test_from_turn_to_turn_more_is_left_of_the_fights(bridge: int) -> None:
    assert shown(bridge, 1) is None
    states = [shown(bridge, turn) for turn in range(2, 30)]
    assert len(set(states)) > 4
    # At last there is no room for more.
    assert states[-1] == states[-2]


def test_a_new_turn_is_seen_on_the_bridges_at_once() -> None:
    traces = Traces(table := Table(random_ring(Random(1), "four"), 0), 0, dusk=False)
    assert not traces.stand()
    table.turn += 1
    assert traces.stand()
    assert not traces.stand()


def test_both_ends_of_a_bridge_have_the_colours_of_their_banks() -> None:
    """In a ring the lower bridge leads to another land than the upper one (R13.2)."""
    table = Table(random_ring(Random(1), "four"), 0)
    canvas = canvas_of()
    board_of(table, ("", ""), DAY).ambient.draw(canvas)
    frame = board_frame(canvas.view)
    means = {}
    for bridge, (x, y) in enumerate(DECKS):
        for way in (-1, 1):
            left = frame.x + x + way * HALF[0] * 0.76 - 10
            place = canvas.view.rect_px((left, frame.y + y - 22, 20, 44))
            pixels = canvas.surface.subsurface(place)
            found = [pixels.get_at((a, b)) for a in range(place.w) for b in range(place.h)]
            means[bridge, way] = [sum(pixel[k] for pixel in found) / len(found) for k in range(3)]
    (green, orange), (same, purple) = ([means[bridge, way] for way in (-1, 1)] for bridge in (0, 1))
    assert green[1] > green[0]
    assert same[1] > same[0]
    assert orange[0] > orange[2] + 20
    assert purple[2] > purple[1]
