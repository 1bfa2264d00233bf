"""What an hour of the day adds to the board's mood: water, cliffs, shadows, foliage."""

from typing import NamedTuple

from ..moods import DAY, DUSK, Mood
from ..svg import Stop


class Crown(NamedTuple):
    """Three tones of one kind of foliage."""

    deep: str
    middle: str
    light: str


class Hour(NamedTuple):
    """The colours and the shadows of one hour on the board."""

    mood: Mood
    water: tuple[Stop, ...]
    sky: tuple[str, str]
    """What the water mirrors: two tones."""
    shaded: tuple[str, str]
    """The cliff away from the sun, at its top and at its foot."""
    sunlit: tuple[str, str]
    cast: tuple[float, float]
    """How far a thing as tall as 1 throws its shadow: right, down."""
    gloom: str
    """What shadows multiply the land by."""
    crowns: tuple[tuple[Crown, ...], tuple[Crown, ...]]
    roads: tuple[str, str]
    rut: str

    @property
    def lit(self) -> bool:
        """Whether lamps and windows are lit."""
        return self.mood.lamps > 0

    def leaf(self, left: bool, kind: int) -> Crown:
        """Choose a kind of foliage of one land."""
        kinds = self.crowns[0 if left else 1]
        return kinds[kind % len(kinds)]


_SUMMER = (
    Crown("#2f5d38", "#4f8640", "#8fb452"),
    Crown("#3a6a34", "#6a9840", "#aac660"),
    Crown("#2c5a4a", "#447a58", "#7aa874"),
    Crown("#4a6c2c", "#7f9c3c", "#c0cc6a"),
)
_AUTUMN = (
    Crown("#8a3a22", "#bf5f2a", "#e8963c"),
    Crown("#96601e", "#cf962e", "#f0c858"),
    Crown("#742c2a", "#a8402e", "#d46a40"),
    Crown("#6c5a2a", "#9c8438", "#c8b05a"),
)
_SUMMER_DUSK = (
    Crown("#264a44", "#44704c", "#8a9a5c"),
    Crown("#30523c", "#587c4c", "#a0a662"),
    Crown("#244850", "#3c665c", "#6f9076"),
    Crown("#40562f", "#6c8046", "#b0a862"),
)
_AUTUMN_DUSK = (
    Crown("#6c2c30", "#a04c36", "#dc8448"),
    Crown("#784a2c", "#b07a38", "#e4ac58"),
    Crown("#5c2438", "#8c3638", "#c05c44"),
    Crown("#564632", "#86703e", "#b8985a"),
)
_DAY = Hour(
    DAY,
    ((0, "#123f56"), (0.28, "#1d6a80"), (0.55, "#3597a2"), (0.8, "#2a8494"), (1, "#1c5e74")),
    ("#d8fbf2", "#7fd6d2"),
    ("#6a6264", "#2c2c40"),
    ("#b09c84", "#54505c"),
    (0.42, 0.2),
    "#747a98",
    (_SUMMER, _AUTUMN),
    ("#b39c74", "#b99a6c"),
    "#6a5238",
)
_DUSK = Hour(
    DUSK,
    ((0, "#141640"), (0.28, "#2a2f6c"), (0.55, "#94608c"), (0.8, "#4c4686"), (1, "#1c1f50")),
    ("#ffc48c", "#c87aa0"),
    ("#4c4260", "#1c1a36"),
    ("#a0706c", "#443858"),
    (1.05, 0.22),
    "#5c568c",
    (_SUMMER_DUSK, _AUTUMN_DUSK),
    ("#94826e", "#a08068"),
    "#4c3a40",
)
HOURS = {"day": _DAY, "dusk": _DUSK}


def mix(one: str, other: str, part: float, gain: float = 1) -> str:
    """Go a part of the way from one colour to another, then make it brighter by `gain`."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{min(255, int((a + (b - a) * part) * gain)):02x}" for a, b in pairs)
