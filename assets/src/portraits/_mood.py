"""How a portrait feels: calm, glad when its side wins something, sorry when it loses something.

A mood moves brows, lids, mouth and head, and dims or kindles the light behind it. A head is drawn
looking to the viewer's left; `Pose` leans it, and turns it the other way.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..curves import Knot, Points, knots, place, smooth, taper
from ..scene import Shape
from ..svg import lines
from ..tilt import tilted, tilted_marks
from ._face import LASH, Eye, grin, lips
from ._stage import turned, turned_marks

#: About what a head leans, and about what the shoulders do.
NECK, SHOULDERS = (192.0, 262.0), (192.0, 350.0)


class Mood(NamedTuple):
    """The marks of a feeling on a face. Heights are in design units, upwards."""

    name: str
    lean: float = 0
    """Degrees by which the head leans back."""
    drop: float = 0
    inner: float = 0
    """How far the inner ends of the brows rise."""
    outer: float = 0
    lids: float = 1
    """By how much of their height the upper lids are raised."""
    corners: float = 0
    """Degrees by which the outer corners of the eyes rise."""
    cheeks: float = 0
    """How far the lower lids are pushed up, 0 to 1."""
    look: tuple[float, float] = (0, 0)
    droop: float = 0
    """Degrees by which the ends of a moustache fall."""

    @property
    def is_glad(self) -> bool:
        """Whether it is joy."""
        return self.name == "glad"

    @property
    def is_sorry(self) -> bool:
        """Whether it is grief."""
        return self.name == "sorry"

    def eye(self, at: Eye, *, laughing: bool = False) -> Eye:
        """Give the eye as this mood has it; who laughs at being glad shuts it."""
        look = (at.look[0] + self.look[0], at.look[1] + self.look[1])
        return replace(
            at, lift=at.lift * self.lids, tilt=at.tilt + self.corners, look=look,
            cheek=self.cheeks, shut=laughing and self.is_glad,
        )  # fmt: skip

    def brow(self, along: Points) -> list[Knot]:
        """Raise a brow whose points run from left to right."""
        track = knots(along)
        far = track[0].x < 165
        last = len(track) - 1
        moved = []
        for index, point in enumerate(track):
            share = index / last if far else 1 - index / last
            moved.append(point._replace(y=point.y - self.outer - share * (self.inner - self.outer)))
        return moved


CALM = Mood("calm")
GLAD = Mood("glad", 5, -5, 9, 13, 0.8, 3, 0.75, droop=-9)
SORRY = Mood("sorry", -7, 11, 24, -7, 0.74, -13, 0, (0.06, 0.26), 15)
MOODS = {mood.name: mood for mood in (CALM, GLAD, SORRY)}


@dataclass(frozen=True)
class Pose:
    """How a head is held: its mood, how far it leans back, and whether it looks to the right."""

    mood: Mood
    lean: float = 0
    right: bool = False

    def head(self, shapes: Iterable[Shape]) -> list[Shape]:
        """Hold what belongs to the head."""
        return self._turned(tilted(shapes, self.lean + self.mood.lean, NECK, self.mood.drop))

    def body(self, shapes: Iterable[Shape]) -> list[Shape]:
        """Hold shoulders against the lean of the head; grief lets them hang."""
        sway = -0.5 * (self.lean + self.mood.lean)
        return self._turned(tilted(shapes, sway, SHOULDERS, self.mood.drop * 0.5))

    def _turned(self, shapes: list[Shape]) -> list[Shape]:
        return turned(shapes) if self.right else shapes

    def marks(self, svg: str) -> str:
        """Hold marks that belong to the head."""
        held = tilted_marks(svg, self.lean + self.mood.lean, NECK, self.mood.drop)
        return turned_marks(held) if self.right else held


def mouth(
    mood: Mood,
    at: tuple[float, float],
    half: float,
    fills: tuple[str, str],
    smile: float | None,
    full: float = 1,
) -> list[Shape]:
    """Make the mouth of a mood; without a `smile` a calm one is open as well."""
    fill, dark = fills
    if mood.is_sorry:
        return wail((at[0] + half * 0.06, at[1] + half * 0.16), half * 0.94, fill, dark)
    if mood.is_glad or smile is None:
        wide = half * (1.16 if mood.is_glad else 1)
        return grin((at[0], at[1] - half * 0.1 * mood.is_glad), wide, fill, dark)
    return lips(at, half, smile, fill, dark, full)


def wail(at: tuple[float, float], half: float, fill: str, dark: str) -> list[Shape]:
    """Open a mouth whose corners hang: the upper teeth, the tongue, a trembling lower lip."""
    x, y = at
    gap = "-.8,.5! -.62,.04 -.2,-.22 .3,-.2 .74,.06 .98,.52! .6,.36 .1,.3 -.4,.36"
    row = "-.56,.06 -.2,-.16 .3,-.14 .7,.08 .5,.16 .1,.04 -.3,.06"
    top = "-.86,.56 -.66,.02 -.2,-.3 .3,-.28 .8,.02 1.04,.58"
    low = "-.5,.42 -.1,.36 .3,.36 .66,.44 .4,.62 0,.64 -.34,.58"
    cracks: Sequence[Points] = [place(f"{k},-.2 {k},.12", x, y, half) for k in (-0.2, 0.1, 0.4)]
    return [
        Shape(smooth(place(gap, x, y, half)), "#4a1020", round=4, flat=0.6, contact=0.2, rim=0),
        Shape(smooth(place(row, x, y, half)), "#fff6ea", round=4, glow=0.4, contact=0.2, ink=0.3,
            rim=0, detail=lines(cracks, "#c8b4a8", 1.3, 0.7)),
        Shape(taper(place(top, x, y, half), [half * k for k in (0.06, 0.14, 0.16, 0.14, 0.06)]),
            fill, round=half * 0.1, contact=0.2, ink=0.25, rim=0.1),
        Shape(smooth(place(low, x, y, half)), fill, round=half * 0.16, contact=0.3, ink=0.2,
            rim=0.2, shine=0.3, gloss=10),
        *[Shape(taper(place(crease, x, y, half), [0.6, half * 0.08, 0.6]), dark, round=1, flat=0.6,
            contact=0, ink=0, rim=0) for crease in ("1.1,.34 1.2,.52 1.16,.72",
            "-.94,.36 -1.02,.54 -.96,.7", "-.16,.86 .1,.82 .36,.88")],
    ]  # fmt: skip


def sweat(x: float, y: float, size: float) -> str:
    """Draw a drop that runs down a temple."""
    drop = smooth(place("0,-1.5! .5,-.4 .62,.2 .36,.66 0,.78 -.36,.66 -.62,.2 -.5,-.4", x, y, size))
    shine = smooth(place("-.3,-.1 -.1,-.4 -.06,.3 -.26,.36", x, y, size))
    return (
        f'<path d="{drop}" fill="#bfeaff" stroke="{LASH}" stroke-width="1.6"/>'
        f'<path d="{shine}" fill="#ffffff"/>'
    )
