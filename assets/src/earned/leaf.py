"""The back of the leaf: one red leaf of autumn on dark oak, with the dew still on it."""

import math

from ..curves import Points, ellipse, place, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..svg import disc, linear, lines, oval, radial
from ._plate import SCROLL, ground, plate, rim

LIGHT = Light(
    (-0.55, -0.66, 0.52), "#fff0d0", "#5c5468", (0.6, -0.6), "#ffd8a0", 0.7, "#6c2c1c", "#100808"
)
MIDDLE = (188.0, 250.0)
#: Half of the leaf, from its tip down to the stalk, in units of its own.
EDGE = (
    "0,-1.06! .1,-.82 .2,-.7! .27,-.74 .36,-.78! .33,-.6 .3,-.44 .28,-.28! .4,-.4 .56,-.5! .58,-.6 "
    ".64,-.68! .72,-.58 .86,-.52! .82,-.42 .84,-.32 .94,-.24! .8,-.14 .68,-.06 .54,.02! .66,.06 "
    ".78,.14! .7,.22 .66,.3 .68,.42! .52,.38 .34,.36 .14,.36! .08,.46 0,.5!"
)
VEINS = (
    "0,.44 0,-.2 0,-.98", "0,.36 .34,.02 .8,-.48", "0,.36 -.34,.02 -.8,-.48", "0,.38 .3,.28 .62,.3",
    "0,.38 -.3,.28 -.62,.3",
)  # fmt: skip
TWIGS = (
    "0,-.3 .14,-.5 .28,-.66", "0,-.3 -.14,-.5 -.28,-.66", "0,0 .1,-.14 .22,-.26",
    "0,0 -.1,-.14 -.22,-.26", ".34,.02 .52,.02 .74,.12", "-.34,.02 -.52,.02 -.74,.12",
    ".4,-.06 .46,-.26 .54,-.42", "-.4,-.06 -.46,-.26 -.54,-.42", ".58,-.24 .72,-.24 .86,-.28",
    "-.58,-.24 -.72,-.24 -.86,-.28",
)  # fmt: skip
SIZE, TURN = 152.0, 14.0


def back() -> Scene:
    """Lay the leaf on the wood, with two small ones that have fallen before."""
    scene = plate(LIGHT, _gradients(), ("#ffd8a8", "#c07840", "#683420"), 34)
    ground(scene, "url(#oak)", _grain(), bump=0.5)
    scene.veil(disc(188, 250, 160, "#f0b068", 0.42), 34)
    for x, y, size, turn in ((84, 420, 54, -48), (302, 92, 44, 128)):
        scene.group(*_leaf((x, y), size, turn, "url(#gold)", "#8c4c18"), shadow=0.5,
                    shadow_offset=(4, 8), form=0.1, outline=1.6)  # fmt: skip
    scene.group(*_leaf(MIDDLE, SIZE, TURN, "url(#red)", "#ffc070"), shadow=0.6,
                shadow_offset=(6, 14), shadow_blur=9, form=0.2)  # fmt: skip
    scene.group(*_dew(), shadow=0.35, shadow_offset=(2, 3), shadow_blur=2, form=0, outline=0)
    scene.sharp("".join(oval(x - s * 0.3, y - s * 0.34, s * 0.34, s * 0.24, "#ffffff", 0.95)
                        for x, y, s in DEW))  # fmt: skip
    rim(scene, SCROLL, (2, 8, 9, 8, 6, 5, 3), "#d8341c")
    return scene


DEW = ((150, 222, 9), (232, 268, 7), (204, 176, 6), (170, 300, 5), (258, 226, 5))


def _gradients() -> str:
    return (
        linear("oak", (0, 0), (375, 525), (0, "#5c4234"), (0.5, "#38261e"), (1, "#1c1210"))
        + radial("red", (150, 180), 240, (0, "#ffb060"), (0.35, "#f85430"), (0.75, "#d42420"),
                 (1, "#8c0c20"))
        + linear("gold", (40, 60), (340, 480), (0, "#ffd468"), (0.5, "#d88c30"), (1, "#8c4818"))
    )  # fmt: skip


def _grain() -> str:
    """Saw the boards, each with its own grain and a knot in one of them."""
    marks = ""
    for board in range(5):
        x = board * 78 - 8
        marks += lines([[(x, -5.0), (x + 1, 260.0), (x - 1, 530.0)]], "#140c0a", 5, 0.8)
        for thread in range(7):
            across = x + 8 + thread * 10
            sway = 4 * math.sin(board * 2.1 + thread)
            marks += lines([[(across, -5.0), (across + sway, 180.0), (across - sway, 360.0),
                             (across + sway * 0.5, 530.0)]], "#1c100c", 1.8, 0.4)  # fmt: skip
    return marks + "".join(
        oval(302, 430, wide, wide * 1.7, "#1c100c", 0.3) for wide in (18, 13, 8, 4)
    )


def _leaf(at: tuple[float, float], size: float, turn: float, fill: str, vein: str) -> list[Shape]:
    """Cut a leaf: its blade, veins that stand out, and the stalk."""
    half = place(EDGE)
    mirrored = [p._replace(x=-p.x) for p in reversed(half[1:-1])]
    blade = smooth(place([*half, *mirrored], *at, size, turn), tension=0.12)

    def put(points: Points) -> Points:
        return place(points, *at, size, turn)

    fine = lines([put(points) for points in TWIGS], vein, size * 0.014, 0.75)
    fine += lines([put(points) for points in VEINS], "#4c0810", size * 0.05, 0.3)
    return [
        limb(put("0,.36 .02,.7 -.1,1.02"), [size * 0.05, size * 0.04, size * 0.055], vein,
             round=size * 0.02, bump=0.2),
        Shape(blade, fill, round=size * 0.16, bump=0.7, bump_size=9, shine=0.2, detail=fine),
        *[Shape(taper(put(points), [size * 0.034, size * 0.026, size * 0.006]), vein,
                round=size * 0.012, contact=0.3, ink=0.3) for points in VEINS],
    ]  # fmt: skip


def _dew() -> list[Shape]:
    return [
        Shape(ellipse(x, y, size, size * 0.94), "#f09070", round=size, shine=0.9, gloss=24, ink=0.4,
              contact=0.5, rim=1)
        for x, y, size in DEW
    ]  # fmt: skip
