"""The board in other seasons: spring in blossom, autumn on both banks, winter under snow.

They are further hours of the board, under the sun of the day, and lie as it does.
"""

from dataclasses import replace

from . import board
from .moods import DAY, Mood, Side
from .scene import Light
from .valley.hours import HOURS, Crown, Hour

_DAY = HOURS["day"]

_BLOSSOM = (
    Crown("#b0557c", "#e094b4", "#ffd6e4"),
    Crown("#4c8a3c", "#82b84c", "#c8e07c"),
    Crown("#c07c98", "#f0b8cc", "#fff0f4"),
    Crown("#5c9440", "#98c454", "#dcec90"),
)
_CHERRY = (
    Crown("#a8a070", "#e8e4c0", "#fffdf0"),
    Crown("#5c9c4c", "#94c860", "#d4ec94"),
    Crown("#c06c74", "#f0a098", "#ffd8c4"),
    Crown("#6c9c3c", "#acc850", "#e4ee8c"),
)
_GOLD = (
    Crown("#8c5a14", "#d09824", "#f8d858"),
    Crown("#7c6a20", "#b8a434", "#e8dc70"),
    Crown("#94481c", "#d47c2c", "#fab854"),
    Crown("#5c6428", "#94983c", "#ccc868"),
)
_RUST = (
    Crown("#701c24", "#b03430", "#e46448"),
    Crown("#84341c", "#c4602c", "#f09c4c"),
    Crown("#5c1c30", "#943048", "#cc5c60"),
    Crown("#7c4820", "#b87c34", "#e8b45c"),
)
_SNOW = (
    Crown("#5c7c8c", "#b8d0dc", "#fbfeff"),
    Crown("#34585c", "#6c9494", "#e4f2f4"),
    Crown("#6c8498", "#c4d4e4", "#ffffff"),
    Crown("#40606c", "#84a4ac", "#eef8fa"),
)
_FROST = (
    Crown("#786c80", "#c8c0d0", "#fffdfc"),
    Crown("#6c4c48", "#b09490", "#f8eeea"),
    Crown("#8c7c88", "#dcd2d8", "#ffffff"),
    Crown("#5c5468", "#a49cb0", "#f2f0f6"),
)

SPRING = Hour(
    replace(
        DAY,
        left=Side(
            ((0, "#84b850"), (0.5, "#92c258"), (1, "#acd06a")),
            ("#64983c", "#b0d468", "#88b850", "#d0e484"),
            ("#6cab48", "#88bc50", "#a8cc60", "#e4a8c4"),
            ("#ffffff", "#ffb4d4", "#fff080", "#d8b8ff"),
            "#b0aca4",
        ),
        right=Side(
            ((0, "#a8c65c"), (0.5, "#9cbc54"), (1, "#8cb04c")),
            ("#789c40", "#c4dc74", "#a0c058", "#dce890"),
            ("#8cb448", "#b4cc5c", "#f0dca8", "#a0c050"),
            ("#ffe45c", "#ffffff", "#ff9c8c", "#ffd0b0"),
            "#b4ac9c",
        ),
        sunlight="#fff6d0",
    ),
    ((0, "#14506c"), (0.28, "#20809a"), (0.55, "#48b4bc"), (0.8, "#309cac"), (1, "#1c6c88")),
    ("#eafff8", "#9ce4e0"),
    _DAY.shaded, _DAY.sunlit, _DAY.cast, "#7c86a4", (_BLOSSOM, _CHERRY),
    ("#b8b484", "#c8b880"), "#6e5a3c",
)  # fmt: skip
AUTUMN = Hour(
    replace(
        DAY,
        light=Light(
            (-0.6, -0.55, 0.56), "#ffe4b0", "#645e84", (-0.7, -0.6), "#ffd898", 0.35, "#54504c",
            "#1e1620",
        ),
        left=Side(
            ((0, "#b89c48"), (0.5, "#bca04c"), (1, "#c8ac5c")),
            ("#8c7c34", "#d8bc60", "#a8903c", "#e4d078"),
            ("#a88c30", "#c8a83c", "#d8bc50", "#9c6c2c"),
            ("#f0c040", "#e07c30", "#fff0b0", "#b04c30"),
            "#a89c8c",
        ),
        right=Side(
            ((0, "#b46c40"), (0.5, "#a85c38"), (1, "#984c30")),
            ("#843c24", "#cc7c48", "#9c5030", "#e09c5c"),
            ("#a84428", "#c4602c", "#8c3028", "#d88840"),
            ("#f09c3c", "#d84c2c", "#ffd070", "#842c34"),
            "#a48c80",
        ),
        sunlight="#ffdca0",
    ),
    ((0, "#183c54"), (0.28, "#2c6078"), (0.55, "#5c8c94"), (0.8, "#3c7488"), (1, "#205068")),
    ("#fff0cc", "#c4ccb4"),
    _DAY.shaded, _DAY.sunlit, (0.62, 0.22), "#746c88", (_GOLD, _RUST),
    ("#b89c68", "#b87c50"), "#60462e",
)  # fmt: skip
WINTER = Hour(
    Mood(
        Light(
            (-0.6, -0.58, 0.56), "#fff6ea", "#6c80b0", (-0.65, -0.65), "#fff0dc", 0.22, "#4c5c78",
            "#182038",
        ),
        "#f4fcff",
        Side(
            ((0, "#d4e2ee"), (0.5, "#deeaf4"), (1, "#eaf2f8")),
            ("#a8bed0", "#f4faff", "#c0d2e0", "#8ca898"),
            ("#88a8a4", "#b4ccd0", "#d8e8ec", "#64887c"),
            ("#ffffff", "#e4f2ff", "#c84c4c", "#d0e0f4"),
            "#9ca4b0",
        ),
        Side(
            ((0, "#ece6e6"), (0.5, "#e4dce0"), (1, "#d8d0d8")),
            ("#b8a8b0", "#fbf6f4", "#ccbec4", "#a88c80"),
            ("#b49c98", "#d0c0c0", "#ece2e0", "#94746c"),
            ("#ffffff", "#f8e8e0", "#b43c44", "#ece0e8"),
            "#a8a0a4",
        ),
        "#cfc8c4",
        "#989098",
        "#fff4e0",
        0.0,
    ),
    ((0, "#1c3c60"), (0.28, "#346488"), (0.55, "#7cacc4"), (0.8, "#5088a8"), (1, "#28587c")),
    ("#ffffff", "#b8dcec"),
    ("#5c6478", "#2c3450"), ("#a4a8b4", "#586074"), (0.6, 0.24), "#7c8cb4", (_SNOW, _FROST),
    ("#c0c4c8", "#cabcb8"), "#7c7880",
)  # fmt: skip
SEASONS = {"spring": SPRING, "autumn": AUTUMN, "winter": WINTER}
HOURS.update(SEASONS)

scene = board.scene
