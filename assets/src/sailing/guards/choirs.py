"""Choirs: three singers under hoods of jelly, one song in three throats."""

from ...curves import Points, ellipse, place, smooth, taper
from ...figures import limb
from ...portraits._mood import MOODS, Mood
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import disc, fill, linear, lines, oval

BACKDROP = Backdrop(("#12082c", "#40246c", "#a86cc0"), ("#fff0ff", "#d8a0f0"), 138, (188, 168))
LIGHT = Light(ambient="#7060a8", rim_colour="#ffd0ff", rim=1, bounce="#6a3c90", ink="#12081e")

#: Where each singer is, how large, and the names of its colours; the last stands in front.
SINGERS = (
    (82.0, 214.0, 70.0, "rose"),
    (294.0, 218.0, 70.0, "teal"),
    (188.0, 168.0, 104.0, "lilac"),
)
TONES = {"lilac": "#5c2c90", "rose": "#8a2458", "teal": "#14586c"}


def scene(mood: str = "calm") -> Scene:
    """Let the two sing at the sides, the one in the middle before them, and the notes rise."""
    feeling = MOODS[mood]
    picture = begin(BACKDROP, LIGHT, _gradients(), 66, mood)
    rings = "".join(
        f'<circle cx="188" cy="230" r="{radius}" fill="none" stroke="#fff0ff" stroke-width="4" '
        f'opacity="{0.34 - radius / 900:.2f}"/>' for radius in (120, 156, 194, 234)
    )  # fmt: skip
    if not feeling.is_sorry:
        picture.veil(rings, 1.2)
    for x, y, size, tone in SINGERS:
        drop = size * 0.12 if feeling.is_sorry else -size * 0.06 if feeling.is_glad else 0.0
        at = (x, y + drop, size)
        picture.group(*_trails(at, tone), shadow=0.3, outline=1.4)
        picture.group(*_face(at, tone, feeling), shadow=0.35, tint=0.03)
        picture.group(*_hood(at, tone), shadow=0.5, form=0.3)
        picture.sharp(_eyes(at, feeling))
        picture.afterglow(disc(x, y + drop - size * 0.5, size * 0.5, "#ffb0ff", 0.4), 14)
    if not feeling.is_sorry:
        picture.sharp(_notes())
    return end(picture, "#ffd8ff")


def _gradients() -> str:
    return (
        linear("lilac", (90, 40), (290, 250), (0, "#fbe8ff"), (0.4, "#c88cf0"), (1, "#6a34b0"))
        + linear("rose", (10, 130), (160, 290), (0, "#ffe8f0"), (0.4, "#f484b0"), (1, "#a02c70"))
        + linear("teal", (220, 130), (370, 290), (0, "#e4fff8"), (0.4, "#5cd0d0"), (1, "#1c6c90"))
        + linear("pale", (0, 120), (0, 340), (0, "#fff4fa"), (0.5, "#e0c8ec"), (1, "#9878b8"))
    )


def _put(at: tuple[float, float, float], points: Points) -> Points:
    return place(points, *at)


def _trails(at: tuple[float, float, float], tone: str) -> list[Shape]:
    """Hang the arms below the hood: frills in the middle, threads outside."""
    size = at[2]
    threads = ("-.86,0 -1,.7 -.8,1.3 -.98,2.2", "-.62,.1 -.74,.9 -.56,1.5 -.7,2.3",
               ".86,0 1,.7 .8,1.3 .98,2.2", ".62,.1 .74,.9 .56,1.5 .7,2.3")  # fmt: skip
    frills = ("-.3,.7 -.44,1.2 -.24,1.6 -.4,2.3", "0,.7 .06,1.3 -.06,1.7 .04,2.3",
              ".3,.7 .44,1.2 .24,1.6 .4,2.3")  # fmt: skip
    thin, wide = [size * k for k in (0.1, 0.12, 0.1, 0.04)], [size * k for k in (0.3, 0.4, 0.36)]
    return [
        *[Shape(taper(_put(at, points), thin), f"url(#{tone})", round=size * 0.05, glow=0.25)
          for points in threads],
        *[Shape(taper(_put(at, points), wide), "url(#pale)", round=size * 0.14, bump=0.6,
                detail=lines([_put(at, points)], TONES[tone], size * 0.04, 0.4)) for points in
          frills],
    ]  # fmt: skip


def _face(at: tuple[float, float, float], tone: str, mood: Mood) -> list[Shape]:
    x, y, size = at
    dark = TONES[tone]
    jaw = 0.16 if mood.is_glad else -0.06 if mood.is_sorry else 0.0
    skull = f"-.66,-.3 -.68,.2 -.56,.66 -.28,{1.02 + jaw:.2f} 0,{1.12 + jaw:.2f} "
    skull += f".28,{1.02 + jaw:.2f} .56,.66 .68,.2 .66,-.3"
    blush = oval(x - size * 0.42, y + size * 0.56, size * 0.18, size * 0.12, "#f070a0", 0.4) + oval(
        x + size * 0.42, y + size * 0.56, size * 0.18, size * 0.12, "#f070a0", 0.4
    )
    gills = lines([_put(at, p) for p in ("-.58,.62 -.48,.72", "-.52,.76 -.42,.84",
                                         ".58,.62 .48,.72",
                                         ".52,.76 .42,.84")], dark, size * 0.035, 0.6)  # fmt: skip
    return [
        Shape(smooth(_put(at, skull)), "url(#pale)", round=size * 0.4, skin=0.1, glow=0.12,
            detail=blush + gills),
        *_mouth(at, dark, mood),
        Shape(taper(_put(at, "-.03,.3 -.06,.46 .05,.52"), [1, size * 0.04, 1]), dark, flat=0.5,
            contact=0, ink=0, rim=0),
        *[Shape(taper(_put(at, points), [size * k for k in (0.03, 0.09, 0.07)]), dark,
            round=size * 0.03, contact=0.2, ink=0.3) for points in _brows(mood)],
    ]  # fmt: skip


def _mouth(at: tuple[float, float, float], dark: str, mood: Mood) -> list[Shape]:
    """Open the throat: round in song, wide in joy, hanging in grief."""
    size = at[2]
    if mood.is_sorry:
        gap = "-.24,.86! -.14,.72 0,.68 .14,.72 .24,.86! .1,.82 0,.8 -.1,.82"
        return [Shape(smooth(_put(at, gap)), "#3c0c2c", flat=0.5, round=3, rim=0)]
    wide, low = (0.36, 1.1) if mood.is_glad else (0.22, 0.94)
    gap = f"-{wide},.66 -{wide * 0.6:.2f},.58 0,.56 {wide * 0.6:.2f},.58 {wide},.66 "
    gap += f"{wide * 0.8:.2f},{low - 0.1:.2f} 0,{low:.2f} -{wide * 0.8:.2f},{low - 0.1:.2f}"
    tongue = ellipse(at[0], at[1] + (low - 0.06) * size, size * wide * 0.6, size * 0.1)
    top = lines([_put(at, f"-{wide * 0.6:.2f},.63 0,.61 {wide * 0.6:.2f},.63")], "#fffaf0",
                size * 0.06, 0.95)  # fmt: skip
    return [
        Shape(smooth(_put(at, gap)), "#4a0c34", flat=0.4, round=4, rim=0, contact=0.3,
            detail=fill(tongue, "#e8608c") + top),
        Shape(taper(_put(at, f"-{wide},.68 -{wide * 0.6:.2f},.57 0,.54 {wide * 0.6:.2f},.57 "
                             f"{wide},.68"), [size * k for k in (0.02, 0.07, 0.06, 0.07, 0.02)]),
            "#d8608c", round=2, contact=0.1, ink=0.3),
        Shape(taper(_put(at, f"-{wide * 0.8:.2f},{low - 0.1:.2f} 0,{low + 0.02:.2f} "
                             f"{wide * 0.8:.2f},{low - 0.1:.2f}"),
            [size * k for k in (0.03, 0.09, 0.03)]), dark, round=2, contact=0.1, ink=0.2),
    ]  # fmt: skip


def _brows(mood: Mood) -> tuple[str, str]:
    outer, inner = (0.14, -0.1) if mood.is_sorry else (-0.04, -0.02)
    return (f"-.58,{0.06 + outer:.2f} -.4,-.06 -.16,{0.04 + inner:.2f}",
            f".58,{0.06 + outer:.2f} .4,-.06 .16,{0.04 + inner:.2f}")  # fmt: skip


def _eyes(at: tuple[float, float, float], mood: Mood) -> str:
    """Close the eyes in song, or open them: pale lights without a pupil."""
    x, y, size = at
    marks = ""
    for side in (-1, 1):
        middle = (x + side * size * 0.36, y + size * 0.26)
        if mood.is_glad or mood.is_sorry:
            bow = -0.14 if mood.is_glad else 0.12
            tilt = 0.08 * side if mood.is_sorry else 0.0
            lash = [(middle[0] - size * 0.18, middle[1] - tilt * size * 0.8),
                    (middle[0], middle[1] + bow * size),
                    (middle[0] + size * 0.18, middle[1] + tilt * size * 0.8)]  # fmt: skip
            marks += lines([lash], "#2c0c34", size * 0.06, 1)
            if mood.is_sorry:
                marks += oval(middle[0] + side * size * 0.1, middle[1] + size * 0.3, size * 0.05,
                              size * 0.09, "#d8f4ff")  # fmt: skip
            continue
        eye = smooth(place("-.2,.02! -.1,-.1 .06,-.12 .2,-.04! .1,.07 -.06,.09", *middle, size))
        marks += fill(eye, "#2c0c34") + oval(*middle, size * 0.1, size * 0.075, "#8ff4ff")
        marks += disc(middle[0] - size * 0.03, middle[1] - size * 0.02, size * 0.035, "#ffffff")
        marks += lines([place("-.22,.03 -.1,-.12 .06,-.15 .24,-.07", *middle, size)], "#2c0c34",
                       size * 0.045, 1)  # fmt: skip
    return marks


def _hood(at: tuple[float, float, float], tone: str) -> list[Shape]:
    x, y, size = at
    dark = TONES[tone]
    dome = (
        "-1,.14! -1,-.44 -.66,-.92 0,-1.1 .66,-.92 1,-.44 1,.14! .84,.24 .66,.04! .46,.2 .3,-.02! "
        "0,.12 -.3,-.02! -.46,.2 -.66,.04! -.84,.24"
    )
    ribs = lines([_put(at, points) for points in ("0,-1.06 0,.06", "-.2,-1 -.5,-.4 -.48,.12",
        ".2,-1 .5,-.4 .48,.12", "-.4,-.9 -.86,-.3 -.84,.16", ".4,-.9 .86,-.3 .84,.16")], dark,
        size * 0.04, 0.4)  # fmt: skip
    spots = "".join(
        oval(x + dx * size, y + dy * size, size * r, size * r * 0.8, "#ffffff", 0.5)
        for dx, dy, r in ((-0.5, -0.62, 0.12), (-0.2, -0.82, 0.08), (0.34, -0.66, 0.09),
                          (0.7, -0.3, 0.08), (-0.74, -0.24, 0.07), (0.02, -0.44, 0.06))
    )  # fmt: skip
    hem = "-1,.14 -.84,.24 -.66,.06 -.46,.2 -.3,0 0,.12 .3,0 .46,.2 .66,.06 .84,.24 1,.14"
    return [
        Shape(smooth(_put(at, dome)), f"url(#{tone})", round=size * 0.4, shine=0.5, gloss=8,
            glow=0.2, detail=ribs + spots),
        limb(_put(at, hem), [size * 0.07] * 11, "#fff0ff", round=3, glow=0.4, bump=0),
    ]  # fmt: skip


def _notes() -> str:
    marks = ""
    for x, y, size in ((58, 84, 1.0), (104, 44, 0.8), (318, 76, 1.0), (276, 40, 0.7)):
        stem = f"M{x + 8 * size} {y}V{y - 34 * size}Q{x + 22 * size} {y - 28 * size} "
        stem += f"{x + 20 * size} {y - 14 * size}"
        marks += (
            f'<ellipse cx="{x}" cy="{y}" rx="{9.5 * size}" ry="{7 * size}" fill="#ffe8a8" '
            f'transform="rotate(-20 {x} {y})"/><path d="{stem}" fill="none" stroke="#ffe8a8" '
            f'stroke-width="{3.6 * size}" stroke-linecap="round"/>'
        )
    return marks
