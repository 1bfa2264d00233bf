"""What lies on a field of the chart, painted: its sight, and the board of a fight there."""

from game.board import ground_of
from game.voyage import Hex, Voyage

from ...common import sight_picture


def place_of_field(voyage: Voyage, field: Hex) -> str:
    """Return what lies on a field of the chart: a goal, or a place."""
    there = voyage.chart.fields[field]
    return there.goal or there.place


def sight_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the wide painting of what lies on a field of the chart."""
    return sight_picture(place_of_field(voyage, field))


def ground_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the board on which the guard of a field is fought."""
    return ground_of(place_of_field(voyage, field))
