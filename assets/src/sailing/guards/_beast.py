"""Faces that are not human: round eyes under heavy lids, and maws full of teeth, by mood."""

from dataclasses import dataclass
from typing import NamedTuple

from ...curves import Points, place, smooth, taper
from ...faces import fang, pupil, teeth
from ...figures import Spot, gaze
from ...portraits._mood import SHOULDERS, Mood, Pose
from ...scene import Shape
from ...svg import oval
from ...tilt import tilted_marks


@dataclass(frozen=True)
class Orb:
    """A round eye of a beast: its middle, its radius, its colours, and on which side it is."""

    x: float
    y: float
    size: float
    iris: str
    lid: str
    side: int = -1
    """-1: the viewer's left eye; 1: the right one."""
    shut: float = 0.3
    """How far the upper lid covers it."""
    fierce: float = 14
    """Degrees by which the lid slants to the nose."""
    slit: bool = False
    white: str = "#fff6dc"
    look: tuple[float, float] = (-0.1, 0.06)
    """Where it looks, in radii."""

    def shapes(self, mood: Mood) -> list[Shape]:
        """Make the eye with its lids."""
        turn, shut = -self.side * self.fierce, self.shut
        if mood.is_glad:
            turn, shut = turn * 0.5, shut * 0.6
        if mood.is_sorry:
            turn, shut = self.side * 20.0, min(0.46, shut + 0.14)
        spot = Spot(self.x, self.y, self.size, turn)
        return gaze(spot, self.iris, self.lid, shut, self._aside(mood), self.white)

    def marks(self, mood: Mood) -> str:
        """Draw what the brush must not soften: the pupil and its glints."""
        across, down = self._aside(mood)
        return pupil(self.x + across, self.y + down, self.size, self.slit)

    def _aside(self, mood: Mood) -> tuple[float, float]:
        down = 0.22 if mood.is_sorry else self.look[1]
        return self.look[0] * self.size, down * self.size


def on_body(pose: Pose, svg: str) -> str:
    """Hold marks that belong to the body, as `Pose.body` does shapes."""
    sway = -0.5 * (pose.lean + pose.mood.lean)
    return tilted_marks(svg, sway, SHOULDERS, pose.mood.drop * 0.5)


class Maw(NamedTuple):
    """The mouth of a beast: its middle, half its width, its colours, its teeth above and below."""

    x: float
    y: float
    half: float
    lip: str
    gum: str = "#5a1424"
    tooth: str = "#fff2d0"
    upper: int = 5
    lower: int = 2
    tusk: float = 0.3
    """How long a tooth is, in half widths."""
    gape: float = 1
    """How far it opens."""


def maw(mood: Mood, at: Maw) -> list[Shape]:
    """Make the mouth of a mood: grim and shut, roaring with joy, or hanging."""
    if mood.is_glad:
        return _roaring(at)
    if mood.is_sorry:
        return _hanging(at)
    line = "-1,.1 -.62,-.02 -.2,.03 .2,.03 .62,-.02 1,.1"
    ends = [at.half * part for part in (0.05, 0.12, 0.13, 0.13, 0.12, 0.05)]
    spots = [0.62 - 1.24 * k / max(1, at.lower - 1) for k in range(at.lower)] if at.lower else []
    return [
        *[_tooth(at, spot, 0.04, 1.05, up=True) for spot in spots],
        Shape(taper(_put(at, line), ends), at.gum, round=2, flat=0.6, contact=0, ink=0, rim=0),
        _lip(at, "-.94,.2 -.5,.3 0,.34 .5,.3 .94,.2"),
    ]


def _roaring(at: Maw) -> list[Shape]:
    gap = "-1,-.2! -.5,-.02 0,.04 .5,-.02 1,-.2! .86,.36 .46,.7 0,.78 -.46,.7 -.86,.36"
    tongue = oval(at.x, at.y + at.half * 0.62 * at.gape, at.half * 0.46, at.half * 0.24, "#d8505c")
    return [
        Shape(smooth(_put(at, gap)), at.gum, round=5, flat=0.5, contact=0.3, rim=0, detail=tongue),
        *teeth(_put(at, "-.88,-.12 -.5,0 0,.05 .5,0 .88,-.12"), at.upper, at.half * at.tusk,
               at.half * 1.4 / max(3, at.upper), at.tooth),
        *teeth(_put(at, "-.6,.62 0,.76 .6,.62"), at.lower, at.half * at.tusk * 0.8,
               at.half * 0.24, at.tooth, down=False),
        _lip(at, "-1.04,-.24 -.52,-.08 0,-.02 .52,-.08 1.04,-.24"),
        _lip(at, "-.82,.46 -.44,.76 0,.84 .44,.76 .82,.46"),
    ]  # fmt: skip


def _hanging(at: Maw) -> list[Shape]:
    gap = "-.8,.46! -.56,.06 -.2,-.1 .2,-.1 .56,.06 .8,.46! .5,.36 0,.3 -.5,.36"
    return [
        Shape(smooth(_put(at, gap)), at.gum, round=4, flat=0.6, contact=0.2, rim=0),
        *[_tooth(at, spot, -0.02, 0.7, up=False) for spot in (-0.36, 0.36)],
        _lip(at, "-.86,.52 -.58,.04 -.2,-.16 .2,-.16 .58,.04 .86,.52"),
        _lip(at, "-.6,.46 -.3,.4 0,.38 .3,.4 .6,.46"),
        Shape(taper(_put(at, "-.2,.66 0,.62 .2,.66"), [0.6, 3, 0.6]), at.gum, flat=0.5, contact=0,
            ink=0, rim=0),
    ]  # fmt: skip


def _tooth(at: Maw, across: float, down: float, share: float, *, up: bool) -> Shape:
    x, y = at.x + across * at.half, at.y + down * at.half
    return fang(x, y, at.half * at.tusk * share, at.half * 0.2, 180.0 if up else 0.0, at.tooth)


def _lip(at: Maw, points: str) -> Shape:
    wide = [at.half * part for part in (0.05, 0.12, 0.15, 0.12, 0.05)]
    return Shape(taper(_put(at, points), wide), at.lip, round=at.half * 0.08, contact=0.25,
                 ink=0.25, rim=0.2, shine=0.2)  # fmt: skip


def _put(at: Maw, points: str) -> Points:
    return [p._replace(y=at.y + (p.y - at.y) * at.gape) for p in place(points, at.x, at.y, at.half)]
