"""The hours of the day on the board: what each paints in which colour."""

from dataclasses import dataclass

from .scene import Light
from .svg import Stop


@dataclass(frozen=True)
class Side:
    """The colours of one land."""

    ground: tuple[Stop, ...]
    road: str
    grass: tuple[str, ...]
    leaves: tuple[str, ...]
    flowers: tuple[str, ...]
    stone: str


@dataclass(frozen=True)
class Mood:
    """Light and colours of one hour."""

    light: Light
    sea: tuple[Stop, ...]
    foam: str
    cliffs: tuple[str, str, str]
    left: Side
    right: Side
    deck: str
    wall: str
    sunlight: str
    lamps: float


_GREEN = Side(
    ((0, "#7d9c50"), (0.5, "#86a552"), (1, "#9fb065")),
    "#c2ab78",
    ("#557d3c", "#93b45a", "#759d4a", "#afc46e"),
    ("#4f7f3c", "#668f44", "#7ca64e", "#46763c"),
    ("#fff6d0", "#f0b0c8", "#ffe070", "#cfdcff"),
    "#a29d94",
)
_AUTUMN = Side(
    ((0, "#c0a468"), (0.5, "#b59557"), (1, "#ab8850")),
    "#c9b080",
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
    ((0, "#1a5878"), (0.3, "#2a86a0"), (0.5, "#45b0ba"), (0.7, "#2a86a0"), (1, "#1a5878")),
    "#ecfffa",
    ("#3c3a4e", "#5f5660", "#86786a"),
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
    ((0, "#2a2f66"), (0.3, "#4a5a94"), (0.5, "#b07a9a"), (0.7, "#4a5a94"), (1, "#2a2f66")),
    "#ffe2d4",
    ("#2c2848", "#4a3f5e", "#6e5a6e"),
    Side(
        ((0, "#6c8456"), (0.5, "#738a58"), (1, "#8b9868")), "#a8967a",
        ("#4c6c48", "#7f9a5e", "#66865a", "#98a86e"), ("#44684c", "#567a52", "#6a8e58", "#3e6048"),
        _GREEN.flowers, "#8f8796",
    ),
    Side(
        ((0, "#b08a68"), (0.5, "#a67c5c"), (1, "#9a7058")), "#b4947a",
        ("#8a6448", "#c09a70", "#9a7252", "#cca880"), ("#a8603a", "#b87a3a", "#984c3a", "#c08a44"),
        _AUTUMN.flowers, "#988490",
    ),
    "#b8a498",
    "#8a7a80",
    "#ffb070",
    1.0,
)  # fmt: skip
MOODS = {"day": DAY, "dusk": DUSK}
