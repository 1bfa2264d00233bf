"""What happens to waters, to goals that stir, and between captains (R16.81, R16.90 to R16.94)."""

from typing import NamedTuple

from .chart import Hex


class WatersThreatened(NamedTuple):
    """A waters will go down at the beginning of a day."""

    waters: int
    day: int


class WatersSunk(NamedTuple):
    """A waters went down with all that is on it; ``fleet`` is where the fleet then is."""

    waters: int
    fleet: Hex


class FlagTaken(NamedTuple):
    """A flag was taken down by the goal that does so."""

    field: Hex


class BuoyRead(NamedTuple):
    """A buoy tells that the hidden goal lies below one of so many ``fields``."""

    field: Hex
    fields: int


class HiddenFound(NamedTuple):
    """The fleet came upon the hidden goal, and its guard."""

    field: Hex


class HiddenAboard(NamedTuple):
    """The hidden goal is aboard; the harbour waits for it."""

    field: Hex


class GoalCame(NamedTuple):
    """On the last day the goal stands before the harbour."""

    start: Hex
    to: Hex


class HelmHandedOver(NamedTuple):
    """Another captain has the helm."""

    captain: str


class CaptainBegan(NamedTuple):
    """It is the day of another person's captain (R16.93)."""

    captain: str
    day: int


class RivalSailed(NamedTuple):
    """The rival captain went along ``path``, his own field first, if he moved at all."""

    path: tuple[Hex, ...]


class RivalTook(NamedTuple):
    """The rival captain has taken a place; ``spent`` tells whether it is empty afterwards."""

    field: Hex
    place: str
    spent: bool


class CaptainsMet(NamedTuple):
    """The captains meet at a field (R16.91): ``how`` is ATTACKS or DEFENDS, the own captain's."""

    field: Hex
    how: str


class RivalBeaten(NamedTuple):
    """The rival captain was beaten and went ``to`` his harbour; ``out`` for good."""

    to: Hex
    out: bool
