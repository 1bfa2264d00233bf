"""Ila and Ilo, the twins: she wears the sun, he the moon, and each ends what the other begins."""

from ...curves import ellipse, polygon, ring, smooth, star, taper
from ...figures import limb
from ...portraits._face import Eye, brushed, eye, eyebrow, glance, glints, lobe, snout, soft
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import disc, fill, linear, oval, specks, spots
from ._pair import Place

BACKDROP = Backdrop(("#7c2c4c", "#e8884c", "#ffdc8c"), ("#fffbd8", "#ffd070"), 150, (187.5, 150))
LIGHT = Light(ambient="#74628c", rim_colour="#ffe8b8", rim=0.9, bounce="#7a4c50", ink="#160a18")
SHADE = "#48200f"
NEAR = Eye(216, 206, 30, "#c88a2c", "#8a5434", lift=0.86, tilt=6, lash=5.4, wing=0.16)
FAR = Eye(132, 209, 23, "#c88a2c", "#8a5434", False, 0.86, 6, (-0.2, 0.02), 5, 0.14)
ILA, ILO = Place(0.82, -58.0, 66.0), Place(0.82, 122.0, 36.0)
FACE = (
    "118,112 100,150 97,184 102,208 94,234 102,264 120,296 146,320 172,328 204,318 246,288 272,250 "
    "282,200 280,146 244,100 170,92"
)


def scene(mood: str = "calm") -> Scene:
    """Divide day from night; he stands a little behind, she before him, back to back."""
    feeling = MOODS[mood]
    her, him = Pose(feeling, 6), Pose(feeling, 5, right=True)
    picture = begin(BACKDROP, LIGHT, _gradients(), 74, mood)
    picture.cover(fill(polygon("196,-5 380,-5 380,380 176,380"), "#10205c", 0.74))
    picture.cover(specks(8, 24, (210, 10, 366, 220), "#ffffff", (0.8, 1.9)))
    _stand(picture, him, ILO, _moon(), [FAR, NEAR], female=False)
    _stand(picture, her, ILA, _sun(), [FAR, NEAR], female=True)
    return end(picture, "#fff0c0")


def _stand(
    picture: Scene, pose: Pose, place: Place, worn: list[Shape], looks: list[Eye], *, female: bool
) -> None:
    """Paint one of the two: hair and coat behind, face, what grows before it, what is worn."""
    eyes = [pose.mood.eye(at, laughing=True) for at in looks]
    behind = _puffs() if female else _crop()
    picture.group(*place.shapes(pose.head(behind)), shadow=0.4)
    picture.group(*place.shapes(pose.body(_coat(female=female))), shadow=0.4)
    face = pose.head(_face(pose.mood, eyes, female=female))
    picture.group(*place.shapes(face), tint=0.03, shadow=0.4)
    picture.group(*place.shapes(pose.head(_fringe(female=female))), shadow=0.4)
    picture.group(*place.shapes(pose.head(worn)), shadow=0.5, form=0.1)
    side = 1 if pose.right else -1
    seen = "".join(glance(at) + glints(at, side) for at in eyes)
    picture.sharp(place.marks(pose.marks(seen)))
    if pose.mood.is_sorry:
        picture.sharp(place.marks(pose.marks(sweat(284, 186, 13))))


def _gradients() -> str:
    return (
        linear("skin", (0, 110), (0, 330), (0, "#d0905c"), (0.5, "#a4683c"), (1, "#54301f"))
        + soft("blush", "#d8482c", 0.7) + soft("hollow", SHADE, 0.6) + soft("shine", "#f0bc84", 0.9)
        + linear("hair", (0, 40), (0, 260), (0, "#5a3c34"), (0.5, "#2c1a1c"), (1, "#140a10"))
        + linear("white", (200, 40), (340, 240), (0, "#ffffff"), (0.5, "#d0d8f0"), (1, "#7c88b8"))
        + linear("gold", (20, 60), (180, 375), (0, "#fff8b8"), (0.5, "#f8be3c"), (1, "#b06418"))
        + linear("silver", (200, 40), (360, 375), (0, "#ffffff"), (0.5, "#c0d0f0"), (1, "#5c70a8"))
        + linear("day", (0, 300), (0, 375), (0, "#f0883c"), (1, "#98281c"))
        + linear("night", (0, 270), (0, 375), (0, "#3c58b8"), (1, "#101c54"))
    )  # fmt: skip


def _puffs() -> list[Shape]:
    """Bind her hair in two clouds."""
    made = []
    for x, y, size in ((262, 62, 58), (112, 70, 50)):
        curls = [
            Shape(ellipse(x + dx * size, y + dy * size, size * 0.46, size * 0.44), "url(#hair)",
                round=size * 0.4, bump=1.2, bump_size=7, contact=0.35)
            for dx, dy in ((-0.6, 0.2), (-0.4, -0.5), (0.2, -0.66), (0.66, -0.2), (0.6, 0.44),
                           (0.1, 0.66), (-0.36, 0.56), (0, 0))
        ]  # fmt: skip
        made += curls
    back = "186,84 258,98 300,148 306,214 290,270! 250,230 130,230 104,250! 92,180 104,120 138,90"
    return [*made, Shape(smooth(back), "url(#hair)", round=36, bump=1, bump_size=7)]


def _crop() -> list[Shape]:
    """Cut his hair short at the sides and let it stand on top, as white as the moon."""
    back = "188,84 256,98 294,146 302,206 292,262! 270,240 266,160 200,120 130,130 104,180! 98,140"
    spikes = [
        strand(spine, widths, "url(#white)", "#ffffff", 0.5)
        for spine, widths in (
            ("258,108 300,84 322,40", (26, 36, 3)), ("236,96 272,58 284,8", (28, 38, 3)),
            ("206,90 230,44 228,-8", (28, 40, 3)), ("172,92 180,46 166,0", (26, 38, 3)),
            ("142,100 132,62 106,30", (24, 32, 3)), ("272,134 318,124 346,92", (20, 28, 2)),
        )
    ]  # fmt: skip
    return [Shape(smooth(back), "url(#white)", round=30, bump=0.5), *spikes]


def _fringe(*, female: bool) -> list[Shape]:
    if not female:
        return [
            strand(spine, widths, "url(#white)", "#ffffff", 0.5)
            for spine, widths in (
                ("196,96 168,110 140,140", (14, 24, 2)),
                ("216,96 206,120 184,142", (14, 24, 2)),
                ("240,102 244,128 232,150", (12, 20, 2)),
                ("168,98 136,112 116,142", (12, 20, 2)),
            )
        ]
    return [
        Shape(ellipse(x, y, size, size * 0.9), "url(#hair)", round=size * 0.8, bump=1.2,
            bump_size=6, contact=0.5)
        for x, y, size in ((114, 138, 18), (134, 118, 22), (164, 106, 24), (198, 102, 25),
                           (232, 108, 24), (260, 126, 22), (276, 152, 18), (282, 178, 13))
    ]  # fmt: skip


def _coat(*, female: bool) -> list[Shape]:
    tone, metal = ("day", "gold") if female else ("night", "silver")
    return [
        Shape(smooth("148,280 246,272 252,330 256,440 140,440 152,334"), "url(#skin)", round=30,
            skin=0.4, detail=oval(204, 312, 62, 28, "url(#hollow)")),
        Shape(smooth("10,520 26,352 96,322 146,326! 196,392 252,322! 306,318 356,346 376,520"),
            f"url(#{tone})", round=28, bump=0.4),
        limb("118,328 148,332 196,388 250,328 290,324", [8, 10, 11, 10, 8], f"url(#{metal})",
            round=4, shine=0.5, bump=0),
        Shape(ellipse(197, 396, 15), f"url(#{metal})", round=9, shine=0.8),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye], *, female: bool) -> list[Shape]:
    metal = "#ffd860" if female else "#d8ecff"
    paint = (
        oval(213, 196, 50, 36, "url(#hollow)", 0.6) + oval(132, 198, 36, 34, "url(#hollow)", 0.5)
        + oval(236, 250, 42, 32, "url(#blush)", 0.9) + oval(110, 250, 26, 30, "url(#blush)", 0.8)
        + oval(222, 232, 30, 12, "url(#shine)", 0.6) + oval(112, 232, 20, 12, "url(#shine)", 0.6)
        + spots(8, 10, (206, 240, 254, 256), metal, (1.8, 2.8), 0.95)
        + spots(9, 6, (100, 240, 126, 256), metal, (1.8, 2.8), 0.95)
        + brushed("#e8b078", SHADE, drop=6)
    )  # fmt: skip
    dark, light = ("#1c1012", "#5a3c34") if female else ("#e8ecf8", "#98a4c8")
    widths = ([4, 10, 8], [9, 12, 4]) if female else ([5, 13, 11], [12, 15, 5])
    lips = ("#b84c4c", "#40141c") if female else ("#9c5440", "#40141c")
    return [
        *lobe(282, 228, 28, SHADE),
        Shape(smooth(FACE), "url(#skin)", round=62, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("102,182 126,166 154,177"), widths[0], dark, light),
        eyebrow(mood.brow("182,172 218,148 260,162"), widths[1], dark, light),
        *snout((149, 252), 21, SHADE, 1.15),
        # She smiles with her lips shut; he cannot.
        *mouth(mood, (163, 287), 31, lips, 0.5 if female else None, 1.2),
        Shape(ring(286, 268, 15, 4.4), "url(#gold)" if female else "url(#silver)", round=3,
            shine=0.8),
    ]  # fmt: skip


def _sun() -> list[Shape]:
    band = "96,150 126,122 178,108 232,114 284,148"
    return [
        Shape(taper(band, [9, 11, 12, 11, 9]), "url(#gold)", round=5, shine=0.6),
        Shape(polygon(star(168, 96, 44, 26, 10)), "url(#gold)", round=6, shine=0.6, contact=0.7),
        Shape(ellipse(168, 96, 22), "#fff0a0", round=12, shine=0.9, glow=0.3, contact=0.5,
            detail=disc(168, 96, 10, "#ff9c3c", 0.7)),
    ]  # fmt: skip


def _moon() -> list[Shape]:
    band = "96,150 126,122 178,108 232,114 284,148"
    crescent = "176,54! 142,62 126,92 136,122 168,138 200,128! 174,122 158,104 160,78 176,54!"
    return [
        Shape(taper(band, [9, 11, 12, 11, 9]), "url(#silver)", round=5, shine=0.6),
        Shape(smooth(crescent), "url(#silver)", round=9, shine=0.8, glow=0.15, contact=0.7),
        Shape(ellipse(188, 92, 7), "#ffffff", round=5, shine=0.9, glow=0.5),
        Shape(polygon(star(188, 92, 15, 5, 4, 0)), "#ffffff", round=3, glow=0.5, contact=0),
        *[Shape(fill_, "url(#silver)", round=3, shine=0.6, contact=0.3)
          for fill_ in (ellipse(120, 128, 6), ellipse(236, 116, 6), ellipse(262, 131, 6))],
    ]  # fmt: skip
