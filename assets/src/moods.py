"""The hours of the day on the board: what each paints in which colour."""

from dataclasses import dataclass

from .scene import Light
from .svg import Stop


@dataclass(frozen=True)
class Side:
    """The colours of one land."""

    ground: tuple[Stop, ...]
    grass: tuple[str, ...]
    leaves: tuple[str, ...]
    flowers: tuple[str, ...]
    stone: str


@dataclass(frozen=True)
class Mood:
    """Light and colours of one hour."""

    light: Light
    foam: str
    left: Side
    right: Side
    deck: str
    wall: str
    sunlight: str
    lamps: float


_GREEN = Side(
    ((0, "#759e4c"), (0.5, "#7fa84e"), (1, "#94b45e")),
    ("#557d3c", "#93b45a", "#759d4a", "#afc46e"),
    ("#4f7f3c", "#668f44", "#7ca64e", "#46763c"),
    ("#fff6d0", "#f0b0c8", "#ffe070", "#cfdcff"),
    "#a29d94",
)
_AUTUMN = Side(
    ((0, "#cc9650"), (0.5, "#c48844"), (1, "#ba7c3c")),
    ("#a2692f", "#dcaa54", "#b87c38", "#e6be6c"),
    ("#bf7c30", "#cf9632", "#ad6230", "#d8a840"),
    ("#e87a3a", "#c8502a", "#f0b84a", "#943a2e"),
    "#aa9788",
)
DAY = Mood(
    Light(
        (-0.55, -0.62, 0.56), "#fff0cc", "#626e94", (-0.6, -0.7), "#ffe9b8", 0.25, "#4a5a5a",
        "#1c1726",
    ),
    "#ecfffa",
    _GREEN,
    _AUTUMN,
    "#c6b89e",
    "#9a8e7e",
    "#fff0c0",
    0.0,
)  # fmt: skip
DUSK = Mood(
    Light(
        (-0.7, -0.45, 0.5), "#ffcb94", "#666c98", (-0.8, -0.5), "#ffbe7c", 0.5, "#4c4c70",
        "#17122a",
    ),
    "#fff0dc",
    Side(
        ((0, "#6a9258"), (0.5, "#74985a"), (1, "#90a86a")),
        ("#4a7249", "#8cae66", "#6c945e", "#aabc78"), ("#507c58", "#66925e", "#7ea868", "#4a7254"),
        _GREEN.flowers, "#a49fa6",
    ),
    Side(
        ((0, "#c08054"), (0.5, "#b47148"), (1, "#a66444")),
        ("#925a38", "#d69c62", "#ac6f46", "#e2b47c"), ("#c66e3c", "#d88e3e", "#b2583e", "#e0a24a"),
        _AUTUMN.flowers, "#b09c9c",
    ),
    "#d0c0ac",
    "#a09490",
    "#ffb070",
    1.0,
)  # fmt: skip
MOODS = {"day": DAY, "dusk": DUSK}
