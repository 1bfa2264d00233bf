"""An hour's part in the board's mood: water, cliffs, shadows, foliage."""

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
    Crown("#2e5c4c", "#508654", "#a4b668"),
    Crown("#3a6444", "#689456", "#bcc26e"),
    Crown("#2c5a5c", "#487a68", "#84aa86"),
    Crown("#4c6a38", "#7e9850", "#ccc66e"),
)
_AUTUMN_DUSK = (
    Crown("#80342e", "#bc5a36", "#f29a4c"),
    Crown("#8c582c", "#cc903c", "#f8c660"),
    Crown("#6e2c38", "#a6423a", "#d86c48"),
    Crown("#685438", "#a08444", "#d4b264"),
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
    ("#a9a77e", "#c8965e"),
    "#6a5238",
)
_DUSK = Hour(
    DUSK,
    ((0, "#0f274a"), (0.28, "#1d476e"), (0.55, "#5c8498"), (0.8, "#2f6486"), (1, "#163a5a")),
    ("#ffd092", "#c8b4a4"),
    ("#5c5868", "#262c42"),
    ("#b88a74", "#54505f"),
    (1.05, 0.22),
    "#686c98",
    (_SUMMER_DUSK, _AUTUMN_DUSK),
    ("#8e9472", "#b8805a"),
    "#62503e",
)
HOURS = {"day": _DAY, "dusk": _DUSK}


def mix(one: str, other: str, part: float, gain: float = 1) -> str:
    """Go a part of the way from one colour to another, then make it brighter by `gain`."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{min(255, int((a + (b - a) * part) * gain)):02x}" for a, b in pairs)
