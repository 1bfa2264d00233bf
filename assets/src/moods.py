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
    ((0, "#7d9c50"), (0.5, "#86a552"), (1, "#9fb065")),
    ("#557d3c", "#93b45a", "#759d4a", "#afc46e"),
    ("#4f7f3c", "#668f44", "#7ca64e", "#46763c"),
    ("#fff6d0", "#f0b0c8", "#ffe070", "#cfdcff"),
    "#a29d94",
)
_AUTUMN = Side(
    ((0, "#c0a468"), (0.5, "#b59557"), (1, "#ab8850")),
    ("#99773f", "#d2b672", "#a98550", "#dfc684"),
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
        (-0.7, -0.45, 0.5), "#ffc890", "#5a5688", (-0.8, -0.5), "#ffb878", 0.4, "#4a4468",
        "#17122a",
    ),
    "#ffe2d4",
    Side(
        ((0, "#6c8456"), (0.5, "#738a58"), (1, "#8b9868")),
        ("#4c6c48", "#7f9a5e", "#66865a", "#98a86e"), ("#44684c", "#567a52", "#6a8e58", "#3e6048"),
        _GREEN.flowers, "#8f8796",
    ),
    Side(
        ((0, "#b08a68"), (0.5, "#a67c5c"), (1, "#9a7058")),
        ("#8a6448", "#c09a70", "#9a7252", "#cca880"), ("#a8603a", "#b87a3a", "#984c3a", "#c08a44"),
        _AUTUMN.flowers, "#988490",
    ),
    "#b8a498",
    "#8a7a80",
    "#ffb070",
    1.0,
)  # fmt: skip
MOODS = {"day": DAY, "dusk": DUSK}
