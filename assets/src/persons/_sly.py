"""The fourth mood of a person: sly, before a good blow."""

from ..portraits._face import lips
from ..portraits._mood import MOODS as COMMON
from ..portraits._mood import Mood
from ..portraits._mood import mouth as common_mouth
from ..scene import Shape

SLY = Mood("sly", -3, 4, -7, 9, 0.62, 4, 0.55, (-0.16, 0.02), -5)
MOODS = COMMON | {SLY.name: SLY}
#: How far the corners of a sly mouth rise, and by how much it is wider than a calm one.
SMIRK, WIDER = 0.72, 1.08


def is_sly(mood: Mood) -> bool:
    """Whether somebody has thought of something."""
    return mood.name == SLY.name


def mouth(
    mood: Mood,
    at: tuple[float, float],
    half: float,
    fills: tuple[str, str],
    smile: float | None,
    full: float = 1,
) -> list[Shape]:
    """Make the mouth of a mood: who is sly smiles with shut lips, the near corner up."""
    if is_sly(mood):
        return lips(at, half * WIDER, SMIRK, *fills, full)
    return common_mouth(mood, at, half, fills, smile, full)
