"""The four lands of a ring's seats: their colours by day and at dusk, and what stands in them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from ..moods import Side
from ..scene import Scene
from . import frost, heath, places
from .hours import HOURS, Crown, Hour
from .places import Thing

Spot = tuple[float, float, float]


class Tone(NamedTuple):
    """The colours of one land at one hour."""

    side: Side
    crowns: tuple[Crown, ...]
    road: str
    rut: str


class Land(NamedTuple):
    """One land: its colours by the hour, and what stands in it where it lies at `home`."""

    tones: dict[str, Tone]
    home: int
    """1: made to lie at the left; -1: at the right."""
    things: Callable[[Hour], list[Thing]]
    add_waters: Callable[[Scene, Hour], None]
    lights: tuple[Spot, ...]
    smoke: tuple[Spot, ...]


def hour_of(land: Land, mood: str) -> Hour:
    """Return the colours of an hour, with this land on both banks."""
    hour, tone = HOURS[mood], land.tones[mood]
    looks = replace(hour.mood, left=tone.side, right=tone.side)
    return hour._replace(
        mood=looks, crowns=(tone.crowns, tone.crowns), roads=(tone.road, tone.road), rut=tone.rut
    )


def _kept(mood: str, bank: int) -> Tone:
    """Take a land's colours from those of the duel's board."""
    hour = HOURS[mood]
    side = (hour.mood.left, hour.mood.right)[bank]
    return Tone(side, hour.crowns[bank], hour.roads[bank], hour.rut)


def _of_bank(way: int, hour: Hour) -> list[Thing]:
    """List what stands on one bank of the duel's board."""
    return [thing for thing in places.things(hour) if (640 - thing.x) * way > 0]


def _no_waters(board: Scene, hour: Hour) -> None:
    """Leave a land dry."""


_FROST = {
    "day": Tone(
        Side(
            ((0, "#d3deeb"), (0.5, "#dbe5f0"), (1, "#e2eaf4")),
            ("#b4c6dc", "#eef4fb", "#c9d7e8", "#ffffff"),
            ("#7d9cc0", "#e8f2ff", "#a8c4e0", "#5c80aa"),
            ("#ffffff", "#d8ecff", "#bfe4ff", "#ffffff"),
            "#98a2b4",
        ),
        (
            Crown("#234a66", "#3a6c8a", "#f4f9ff"),
            Crown("#2c5670", "#487c96", "#ffffff"),
            Crown("#8fadcc", "#c6daee", "#ffffff"),
            Crown("#9fb4d8", "#d0dcf2", "#fbfdff"),
        ),
        "#b6c1d2",
        "#7f8ca8",
    ),
    "dusk": Tone(
        Side(
            ((0, "#a6b6da"), (0.5, "#b2bfde"), (1, "#c0c9e2")),
            ("#8e9bc4", "#d2d0ea", "#a4aed4", "#e6dcee"),
            ("#7a90b8", "#d8dcf4", "#98aed4", "#5c78a4"),
            ("#fff0e4", "#d8dcff", "#bfd4ff", "#ffe8dc"),
            "#8e92ac",
        ),
        (
            Crown("#20405e", "#35607e", "#e4e2f6"),
            Crown("#284a66", "#406e8c", "#f0e8f4"),
            Crown("#7c92bc", "#b0c0e2", "#fff0ea"),
            Crown("#8a98c6", "#bcc4e6", "#f8ecf0"),
        ),
        "#92a5c6",
        "#6a7498",
    ),
}
_HEATH = {
    "day": Tone(
        Side(
            ((0, "#75608c"), (0.5, "#7d6692"), (1, "#866e98")),
            ("#5c4a78", "#9a7eaa", "#71608c", "#b08cb4"),
            ("#6a4a80", "#8a5c98", "#5c4a74", "#a478ac"),
            ("#f0a8dc", "#d478c8", "#f4d2f0", "#b46ccc"),
            "#8b8494",
        ),
        (
            Crown("#38304c", "#565070", "#8c84a4"),
            Crown("#2f3c48", "#48606a", "#7c9494"),
            Crown("#6c3474", "#a452a0", "#e290d4"),
            Crown("#54366e", "#84549c", "#c48cd8"),
        ),
        "#8c7c96",
        "#4c4058",
    ),
    "dusk": Tone(
        Side(
            ((0, "#6c5e8e"), (0.5, "#756496"), (1, "#846e9a")),
            ("#4e4274", "#8a70a2", "#625488", "#a080a8"),
            ("#5e447c", "#7e5492", "#524270", "#966ea4"),
            ("#f0a4cc", "#cc74bc", "#f4cce0", "#a868c0"),
            "#827c92",
        ),
        (
            Crown("#32294c", "#504668", "#907e98"),
            Crown("#28364a", "#405868", "#7c8c90"),
            Crown("#64306e", "#9a4c98", "#e890c4"),
            Crown("#4c3068", "#7a4c94", "#c68ac8"),
        ),
        "#7b6d92",
        "#443a56",
    ),
}
MEADOW = Land(
    {mood: _kept(mood, 0) for mood in HOURS},
    1,
    partial(_of_bank, 1),
    places.add_waters,
    tuple(spot for spot in places.LIGHTS if spot[0] < 640),
    ((373, 52, 4),),
)
AUTUMN = Land(
    {mood: _kept(mood, 1) for mood in HOURS},
    -1,
    partial(_of_bank, -1),
    _no_waters,
    tuple(spot for spot in places.LIGHTS if spot[0] > 640),
    ((1032, 116, 3),),
)
#: By name, in the order of the seats.
LANDS = {
    "meadow": MEADOW,
    "autumn": AUTUMN,
    "frost": Land(_FROST, 1, frost.things, frost.add_waters, frost.LIGHTS, frost.SMOKE),
    "heath": Land(_HEATH, 1, heath.things, heath.add_waters, heath.LIGHTS, heath.SMOKE),
}
