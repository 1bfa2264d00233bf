"""Features of a human face in three-quarter view, drawn looking to the viewer's left.

Places and sizes are in design units; the gradients named here come from `complexion`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..curves import Knot, Points, knots, place, smooth, taper
from ..scene import Shape
from ..svg import disc, line, linear, lines, oval

LASH = "#22121a"


def soft(name: str, colour: str, strength: float) -> str:
    """Define a spot of colour that fades to its edge, for an oval of any size."""
    return (
        f'<radialGradient id="{name}"><stop offset="0" stop-color="{colour}" '
        f'stop-opacity="{strength}"/><stop offset=".5" stop-color="{colour}" '
        f'stop-opacity="{strength * 0.55:.2f}"/><stop offset="1" stop-color="{colour}" '
        'stop-opacity="0"/></radialGradient>'
    )


def complexion(light: str, middle: str, dark: str, blush: str, shade: str) -> str:
    """Define `skin`, and the spots `blush`, `hollow` and `shine` that model it."""
    return (
        linear("skin", (100, 70), (280, 320), (0, light), (0.55, middle), (1, dark))
        + soft("blush", blush, 0.75)
        + soft("hollow", shade, 0.6)
        + soft("shine", light, 0.9)
    )


#: Strokes of a broad brush over brow, cheeks and jaw: on the side to which a head looks, on the
#: other, and along the jaw.
_FAR = (
    "116,152 138,136 170,130", "122,162 148,148 182,143", "108,224 112,240 122,254",
    "116,218 122,234 132,246",
)  # fmt: skip
_NEAR = (
    "198,228 220,235 244,228", "204,239 226,246 248,237", "266,182 266,206 258,230",
    "256,166 260,186 256,204", "214,132 238,142 254,160",
)  # fmt: skip
_JAW = (
    "264,222 252,252 226,284", "252,230 240,254 216,278", "212,298 190,310 164,316",
    "196,296 180,303 160,306",
)  # fmt: skip


def brushed(light: str, shade: str, *, right: bool = False, drop: float = 0) -> str:
    """Lay loose strokes of light and shade on a face, lower by `drop`; light is at the left.

    A head that will be turned to the `right` is lit on its near side.
    """
    lit, dim = (_NEAR, _FAR) if right else (_FAR, _NEAR)
    marks = lines(lit, light, 8, 0.22) + lines(dim, shade, 7, 0.15) + lines(_JAW, shade, 8, 0.18)
    return f'<g transform="translate(0 {drop})">{marks}</g>'


@dataclass(frozen=True)
class Eye:
    """An eye: its middle, half its width, its colours, and how it looks."""

    x: float
    y: float
    half: float
    iris: str
    lid: str
    near: bool = True
    """Whether its outer corner is at the right."""
    lift: float = 1
    """How far the upper lid is raised."""
    tilt: float = 0
    """Degrees by which the outer corner is raised."""
    look: tuple[float, float] = (-0.12, 0.02)
    """Where it looks, in half widths."""
    lash: float = 5
    wing: float = 0.1
    """How far the lash line runs on, in half widths."""
    white: str = "#fffaf0"
    cheek: float = 0
    """How far a smile pushes the lower lid up, 0 to 1."""
    shut: bool = False
    """Whether it laughs: the lids meet in an arch."""

    def put(self, points: Points) -> Points:
        """Place points that are drawn about the eye's middle, outer corner at the right."""
        side = 1 if self.near else -1
        drawn = [Knot(p.x * side, p.y, p.corner) for p in knots(points)]
        return place(drawn, self.x, self.y, self.half, -self.tilt * side)

    @property
    def upper(self) -> str:
        """Edge of the upper lid, from the inner corner."""
        high = self.lift
        return (
            f"-1,.2! -.62,{0.06 - 0.4 * high:.2f} -.05,{0.1 - 0.7 * high:.2f} "
            f".55,{0.04 - 0.5 * high:.2f} 1,-.04!"
        )

    @property
    def opening(self) -> str:
        """Outline between the lids."""
        return smooth(self.put(f"{self.upper} {self.lower}"))

    @property
    def lower(self) -> str:
        """Edge of the lower lid, from the outer corner."""
        high = self.cheek * 0.34
        return f".62,{0.3 - high:.2f} .05,{0.44 - high * 1.2:.2f} -.5,{0.4 - high * 0.8:.2f}"

    @property
    def middle(self) -> tuple[float, float]:
        """Where the pupil is."""
        return self.x + self.look[0] * self.half, self.y + (self.look[1] - 0.06) * self.half


def eye(at: Eye) -> list[Shape]:
    """Make an eye with its lids and lashes."""
    if at.shut:
        return _laughing(at)
    high = at.lift
    x, y = at.middle
    size = at.half * 0.56
    iris = (
        disc(x, y, size, "#1c1422") + disc(x, y, size * 0.9, at.iris)
        + oval(x, y + size * 0.42, size * 0.62, size * 0.4, "#ffffff", 0.28)
        + disc(x, y, size * 0.46, "#120a12")
    )  # fmt: skip
    gloom = line(at.put(at.upper), "#3a2440", at.half * 0.3, 0.38)
    lid = (
        f"-1.06,.2! -.72,{-0.14 - 0.42 * high:.2f} -.05,{-0.22 - 0.66 * high:.2f} "
        f".68,{-0.16 - 0.5 * high:.2f} 1.16,-.06! 1,.02 .55,{0.1 - 0.5 * high:.2f} "
        f"-.05,{0.16 - 0.7 * high:.2f} -.62,{0.12 - 0.4 * high:.2f}"
    )
    lash = at.put(f"{at.upper[:-1]} {1 + at.wing:.2f},{-0.12 - at.wing * 0.6:.2f}")
    return [
        Shape(at.opening, at.white, round=at.half * 0.5, glow=0.72, contact=0, ink=0.5, rim=0,
            detail=iris + gloom),
        Shape(smooth(at.put(lid)), at.lid, round=at.half * 0.2, contact=0.15, ink=0.25, rim=0.2,
            skin=0.4),
        Shape(taper(lash, [1.5, at.lash * 0.8, at.lash, at.lash, 1]), LASH, round=2, flat=0.5,
            contact=0.1, ink=0, rim=0),
        Shape(taper(at.put(f".98,.06 {at.lower}"), [1, 2.2, 2.2, 0.6]), LASH, round=1,
            flat=0.6, contact=0, ink=0, rim=0),
    ]  # fmt: skip


def _laughing(at: Eye) -> list[Shape]:
    """Shut an eye in an arch, with a crease of the cheek below it."""
    lid = "-1.06,.3! -.7,-.4 -.05,-.74 .68,-.52 1.14,.14! .6,.2 0,.16 -.6,.3"
    lash = at.put("-1.02,.34 -.62,-.06 0,-.26 .62,-.12 1.1,.22")
    return [
        Shape(smooth(at.put(lid)), at.lid, round=at.half * 0.4, contact=0.1, ink=0.2, rim=0.2,
            skin=0.4),
        Shape(taper(lash, [2, at.lash * 1.2, at.lash * 1.5, at.lash * 1.3, 2]), LASH, round=2,
            flat=0.5, contact=0.1, ink=0, rim=0),
        Shape(taper(at.put("-.7,.62 0,.46 .8,.56"), [0.6, 2.6, 0.6]), LASH, round=1, flat=0.6,
            contact=0, ink=0, rim=0),
    ]  # fmt: skip


def glance(at: Eye, ember: str = "") -> str:
    """Draw what the brush must not soften: pupil and glints, cut to the opening."""
    if at.shut:
        return ""
    x, y = at.middle
    size = at.half * 0.56
    name = f"cut{at.x:.0f}"
    return (
        f'<clipPath id="{name}"><path d="{at.opening}"/></clipPath><g clip-path="url(#{name})">'
        + disc(x, y, size * 0.44, ember or "#120a12")
        + "</g>"
    )


def glints(at: Eye, side: float = -1) -> str:
    """Draw the light in an eye; it comes from the left if the side is -1."""
    if at.shut:
        return ""
    x, y = at.middle
    size = at.half * 0.56
    return disc(x + side * size * 0.36, y - size * 0.38, size * 0.27, "#ffffff") + disc(
        x - side * size * 0.4, y + size * 0.42, size * 0.13, "#ffffff", 0.75
    )


def eyebrow(
    along: Points, widths: Sequence[float], fill: str, hair: str = "", bump: float = 0.5
) -> Shape:
    """Lay a brow along a curve, with strokes of hair in it."""
    track = knots(along)
    strokes = [[(p.x - 7, p.y + 4), (p.x + 7, p.y - 4)] for p in track]
    return Shape(
        taper(along, widths), fill, round=max(widths) * 0.4, bump=bump, contact=0.35, ink=0.3,
        rim=0.3, detail=lines(strokes, hair, 1.2, 0.3) if hair else "",
    )  # fmt: skip


def snout(
    at: tuple[float, float], size: float, shade: str, wide: float = 1, hook: float = 0
) -> list[Shape]:
    """Make a nose whose tip points left; its bridge rises above (x, y), the tip's middle."""
    outline = (
        f".24,-2.3 .5,-1.5 .5,-.8 {0.84 * wide:.2f},-.28 {1.02 * wide:.2f},.12 "
        f"{0.78 * wide:.2f},.42 .3,.4 0,.56 -.42,.44 -.72,.1 {-0.62 - hook * 0.2:.2f},-.3 "
        f"{-0.3 - hook:.2f},-.9 -.08,-1.6"
    )
    wing = (
        f"{0.62 * wide:.2f},-.32 {0.98 * wide:.2f},-.02 {0.82 * wide:.2f},.4 {0.46 * wide:.2f},.4"
    )
    hole = ".02,.44 .3,.28 .56,.38 .3,.5"
    x, y = at
    return [
        Shape(smooth(place(outline, x, y, size)), "url(#skin)", round=size * 0.5, contact=0.32,
            ink=0.06, rim=0.25, skin=0.5, shine=0.16, gloss=12,
            detail=oval(x + size * 0.1, y + size * 0.2, size * 0.9, size * 0.6, "url(#blush)", 0.7),
        ),
        Shape(taper(place(wing, x, y, size), [0.6, size * 0.14, size * 0.14, 0.8]), shade, round=2,
            flat=0.5, contact=0, ink=0, rim=0),
        Shape(smooth(place(hole, x, y, size)), shade, round=2, flat=0.6, contact=0, ink=0, rim=0),
        Shape(taper(place("-.06,-1.7 -.3,-.9 -.64,-.3 -.74,.1 -.44,.44 -.04,.56", x, y, size),
            [0.6, size * 0.05, size * 0.07, size * 0.11, size * 0.1, 0.6]), shade, round=2,
            flat=0.5, contact=0, ink=0, rim=0),
    ]  # fmt: skip


def lips(
    at: tuple[float, float], half: float, smile: float, fill: str, dark: str, full: float = 1
) -> list[Shape]:
    """Close a mouth; a smile lifts its corners, the near one more, by a share of half its width."""
    far, up = -smile * 0.5, -smile * 1.3
    x, y = at
    upper = (
        f"-.86,{far * 0.8:.2f}! -.44,{-0.2 * full:.2f} -.2,{-0.28 * full:.2f} "
        f"-.06,{-0.2 * full:.2f} .14,{-0.28 * full:.2f} .5,{-0.18 * full + up * 0.2:.2f} "
        f"1,{up:.2f}! .5,{0.1 + up * 0.2:.2f} 0,.08 -.4,.08"
    )
    lower = (
        f"-.72,{far * 0.5:.2f}! -.4,.06 0,.06 .5,{0.08 + up * 0.2:.2f} .86,{up * 0.7:.2f}! "
        f".56,{0.26 * full + up * 0.1:.2f} 0,{0.44 * full:.2f} -.44,{0.32 * full:.2f}"
    )
    split = f"-.92,{far * 0.9:.2f} -.5,.04 -.06,.06 .5,{0.08 + up * 0.2:.2f} 1.08,{up * 1.1:.2f}"
    return [
        Shape(smooth(place(upper, x, y, half)), fill, round=half * 0.16, contact=0.15, ink=0.2,
            rim=0.1),
        Shape(smooth(place(lower, x, y, half)), fill, round=half * 0.24, contact=0.3, ink=0.15,
            rim=0.2, shine=0.4, gloss=10),
        Shape(taper(place(split, x, y, half), [half * k for k in (0.04, 0.11, 0.13, 0.12, 0.06)]),
            dark, round=1, flat=0.6, contact=0, ink=0, rim=0),
    ]  # fmt: skip


def grin(at: tuple[float, float], half: float, fill: str, dark: str) -> list[Shape]:
    """Open a mouth in a broad smile that shows the upper teeth."""
    x, y = at
    gap = "-.9,-.2! -.4,-.04 0,0 .5,-.08 1,-.36! .86,.24 .4,.6 -.1,.62 -.6,.36"
    row = "-.84,-.16! -.4,-.02 0,.02 .5,-.06 .94,-.3! .84,-.02 .44,.22 -.06,.26 -.56,.12"
    gum = "-.3,.5 0,.36 .4,.38 .6,.46 .3,.62 -.1,.64"
    top = "-.98,-.24! -.44,-.2 -.2,-.26 -.06,-.18 .14,-.26 .5,-.24 1.08,-.42! .5,.02 0,.1 -.44,.06"
    low = "-.74,.16! -.5,.36 -.1,.56 .4,.54 .84,.18! .62,.62 .2,.84 -.16,.84 -.54,.6"
    cracks = [place(f"{k},-.3 {k},.4", x, y, half) for k in (-0.5, -0.22, 0.1, 0.4, 0.66)]
    return [
        Shape(smooth(place(gap, x, y, half)), "#571322", round=4, flat=0.6, contact=0.2, rim=0),
        Shape(smooth(place(gum, x, y, half)), "#e0606a", round=6, contact=0, ink=0, rim=0),
        Shape(smooth(place(row, x, y, half)), "#fffaf0", round=5, glow=0.5, contact=0.2, ink=0.3,
            rim=0, detail=lines(cracks, "#c8b4a8", 1.3, 0.7)),
        Shape(smooth(place(top, x, y, half)), fill, round=half * 0.14, contact=0.2, ink=0.25,
            rim=0.1),
        Shape(smooth(place(low, x, y, half)), fill, round=half * 0.18, contact=0.25, ink=0.2,
            rim=0.2, shine=0.35, gloss=10),
        Shape(taper(place("1.06,-.62 1.2,-.44 1.16,-.26", x, y, half), [0.6, half * 0.08, 0.6]),
            dark, round=1, flat=0.6, contact=0, ink=0, rim=0),
    ]  # fmt: skip


def lobe(x: float, y: float, size: float, shade: str, turn: float = 8) -> list[Shape]:
    """Make the near ear."""
    outer = "-.3,-.8 .14,-1.06 .58,-.8 .62,-.2 .36,.3 .2,.86 -.18,.92 -.36,.4"
    hollow = "-.1,-.56 .14,-.76 .36,-.58 .36,-.16 .12,.1 .06,.5 -.1,.3"
    return [
        Shape(smooth(place(outer, x, y, size, turn)), "url(#skin)", round=size * 0.3, skin=0.5,
            ink=0.7, detail=oval(x, y, size, size * 1.2, "url(#blush)", 0.8)),
        Shape(smooth(place(hollow, x, y, size, turn)), shade, round=3, flat=0.4, contact=0,
            ink=0, rim=0),
    ]  # fmt: skip
