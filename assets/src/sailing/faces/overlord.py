"""The Overlord: a helm of black iron with horns like a gate, and a fire in it instead of a face."""

from ...curves import Knot, knots, mirror, place, polygon, smooth, taper
from ...figures import Spot, limb, pauldron
from ...portraits._mood import MOODS, Mood, Pose
from ...portraits._stage import Backdrop, begin, end
from ...props import rivets
from ...scene import Light, Scene, Shape
from ...sparks import flame
from ...svg import disc, fill, linear, lines, oval, specks

BACKDROP = Backdrop(("#0c0410", "#4c0c24", "#c83c24"), ("#ffd890", "#e8582c"), 144, (188, 168))
LIGHT = Light(
    (-0.5, -0.7, 0.5), "#ffd8b8", "#4c4468", (0.7, -0.6), "#ff8c50", 1, "#7a1c1c", "#080408"
)
AXIS = 188.0
EYE = "-34,4! -18,-8 10,-4 30,10! 12,12 -14,12"


def scene(mood: str = "calm") -> Scene:
    """Raise cloak and horns, then the helm; what burns in it looks out of the slits."""
    pose = Pose(MOODS[mood], 0)
    picture = begin(BACKDROP, LIGHT, _gradients(), 83, mood)
    picture.veil(_banners(), 1.4)
    picture.group(*pose.body(_cloak()), shadow=0.5)
    picture.group(*pose.head(_horns(pose.mood)), shadow=0.5, form=0.2)
    picture.cover(pose.marks(_fire(pose.mood)))
    picture.group(*pose.head(_helm(pose.mood)), shadow=0.5)
    picture.group(*pose.head(_jaw(pose.mood)), shadow=0.5)
    picture.group(*pose.head(_crest()), shadow=0.45, form=0.15)
    picture.sharp(pose.marks(_eyes(pose.mood)))
    light = 0.35 if pose.mood.is_sorry else 0.9
    for side in (-1, 1):
        if side < 0 or not pose.mood.is_sorry:
            picture.afterglow(pose.marks(disc(AXIS + side * 48, 196, 34, "#ff6a20", light)), 12)
    picture.afterglow(specks(6, 46, (10, 20, 365, 360), "#ffa050", (0.8, 2.4)), 0.5)
    return end(picture, "#ff9850")


def _gradients() -> str:
    return (
        linear("iron", (70, 60), (310, 340), (0, "#8c889c"), (0.4, "#44424f"), (1, "#14121c"))
        + linear("edge", (60, 40), (320, 360), (0, "#ffd890"), (0.5, "#b0682c"), (1, "#54240f"))
        + linear("horn", (20, 20), (360, 120), (0, "#f4e4c8"), (0.5, "#a07c64"), (1, "#3c2428"))
        + linear("cloak", (40, 270), (330, 375), (0, "#a8142c"), (1, "#2c0410"))
        + linear("flames", (0, 160), (0, 330), (0, "#fff0a0"), (0.5, "#ff8c28"), (1, "#c8201c"))
    )


def _banners() -> str:
    """Hang his banners, far behind."""
    marks = ""
    for x in (40, 336):
        pole = lines([[(x, 20), (x, 390)]], "#180408", 5, 0.9)
        cloth = polygon(f"{x - 24},60 {x + 24},60 {x + 24},230 {x},204 {x - 24},230")
        marks += pole + fill(cloth, "#2c0814", 0.85)
    return marks


def _cloak() -> list[Shape]:
    collar = "30,404! 20,300 40,220 84,190! 110,250 130,320 150,404!"
    folds = lines(["60,250 84,330 90,400", "96,250 114,320 124,400"], "#24040c", 5, 0.6)
    right = mirror(collar, AXIS)
    return [
        Shape(smooth("-20,404 20,330 90,290 286,290 356,330 396,404"), "url(#iron)", round=40,
            bump=0.6),
        Shape(smooth(collar), "url(#cloak)", round=20, bump=0.4, detail=folds),
        Shape(smooth(right), "url(#cloak)", round=20, bump=0.4),
        *pauldron(Spot(46, 346, 78, -14), "url(#iron)", "url(#edge)"),
        *pauldron(Spot(330, 346, 78, 14), "url(#iron)", "url(#edge)"),
        *[Shape(polygon(points), "url(#edge)", round=6, shine=0.4) for points in (
            "24,304 10,250 48,290", "352,304 366,250 328,290")],
    ]  # fmt: skip


def _horns(mood: Mood) -> list[Shape]:
    """Bend the horns up like the pillars of a gate; one breaks when he is beaten."""
    left = "104,124 58,112 32,72 44,20 84,-20"
    made = []
    for side, spine in ((-1, knots(left)), (1, mirror(left, AXIS))):
        broken = mood.is_sorry and side > 0
        track: list[Knot] = spine[:3] if broken else spine
        widths = [58.0, 54.0, 44.0] if broken else [58.0, 54.0, 44.0, 30.0, 3.0]
        rings = [[(p.x - 24, p.y - 8), (p.x, p.y + 6), (p.x + 24, p.y - 8)] for p in track[1:]]
        made.append(
            Shape(taper(track, widths, 80), "url(#horn)", round=18, bump=0.7, shine=0.3,
                detail=lines(rings, "#3c2024", 4, 0.6))
        )  # fmt: skip
        if broken:
            x, y = track[-1].x, track[-1].y
            made.append(Shape(polygon(f"{x - 24},{y + 6} {x - 14},{y - 16} {x - 4},{y - 4} "
                                      f"{x + 8},{y - 20} {x + 22},{y - 2} {x + 14},{y + 10}"),
                              "#d8b89c", round=3))  # fmt: skip
        x, y = (106, 122) if side < 0 else (2 * AXIS - 106, 122)
        made.append(limb(place("-14,-26 -22,0 -14,26", x - side * 4, y, 1, 180 if side > 0 else 0),
                         [14, 16, 14], "url(#edge)", round=6, shine=0.5, bump=0))  # fmt: skip
    return made


def _fire(mood: Mood) -> str:
    """Burn behind the slits and the jaw."""
    dim = 0.4 if mood.is_sorry else 1
    glow = oval(AXIS, 236, 86, 96, "#1c0408") + oval(AXIS, 210, 80, 40, "url(#flames)", 0.7 * dim)
    return glow + oval(AXIS, 292, 60, 46, "url(#flames)", dim)


def _helm(mood: Mood) -> list[Shape]:
    dome = (
        "86,196! 80,140 98,90 140,58 188,48 236,58 278,90 296,140 290,196! 262,176 236,180 "
        "210,214! 202,262! 188,270 174,262! 166,214! 140,180 114,176"
    )
    cheek = "82,190! 112,206 146,218! 158,262 156,300! 130,312 104,296 88,250"
    scratches = lines(["110,110 130,140", "120,104 136,126", "250,120 268,152", "230,84 250,92"],
                      "#c8c4d8", 2, 0.5)  # fmt: skip
    parts = [
        Shape(smooth(cheek), "url(#iron)", round=18, shine=0.5, gloss=10, bump=0.3),
        Shape(smooth(mirror(cheek, AXIS)), "url(#iron)", round=18, shine=0.4, gloss=10, bump=0.3),
        Shape(smooth(dome), "url(#iron)", round=44, shine=0.6, gloss=9, bump=0.3, detail=scratches),
    ]
    brow = "84,178 116,164 142,170 168,200 176,228"
    parts += [
        limb(points, [10, 14, 14, 12, 6], "url(#edge)", round=5, shine=0.5, bump=0.2)
        for points in (knots(brow), mirror(brow, AXIS))
    ]
    if mood.is_sorry:
        crack = "232,54! 240,84! 226,104! 246,134! 238,168! 254,136! 236,106! 250,84! 240,52!"
        parts.append(Shape(smooth(crack), "#ff7a28", glow=0.8, round=2, rim=0, contact=0.2))
    nails = [(100, 214), (110, 244), (120, 274)]
    return [*parts, *rivets([*nails, *[(2 * AXIS - x, y) for x, y in nails]], 5, "#c89050")]


def _jaw(mood: Mood) -> list[Shape]:
    """Close the jaw of spikes, or let it fall open over the fire."""
    drop = 22 if mood.is_glad else 9 if mood.is_sorry else 0
    turn = 5 if mood.is_sorry else 0
    jaw = place(
        "-84,50! -64,38 -34,50! -20,60 0,64 20,60 34,50! 64,38 84,50! 74,94 44,126 0,140 -44,126 "
        "-74,94", AXIS, 234 + drop, 1, turn,
    )  # fmt: skip
    spikes = [
        Shape(polygon(place(f"{x - 10},64 {x},{24 if abs(x) > 20 else 32} {x + 10},64", AXIS,
                            234 + drop, 1, turn)), "#f0dcb8", round=5, shine=0.4)
        for x in (-50, -26, 0, 26, 50)
    ]  # fmt: skip
    upper = [
        Shape(polygon(f"{x - 9},262 {x},{298 - abs(x - AXIS) * 0.2:.0f} {x + 9},262"), "#f0dcb8",
            round=5, shine=0.4)
        for x in (AXIS - 38, AXIS - 14, AXIS + 14, AXIS + 38)
    ]  # fmt: skip
    edge = place("-70,60 -34,64 0,76 34,64 70,60", AXIS, 234 + drop, 1, turn)
    return [
        *upper,
        *spikes,
        Shape(smooth(jaw), "url(#iron)", round=24, shine=0.5, gloss=10, bump=0.3),
        limb(edge, [7, 9, 11, 9, 7], "url(#edge)", round=4, shine=0.5, bump=0.2),
        Shape(
            polygon(place("-12,126 0,172 12,126", AXIS, 234 + drop, 1, turn)),
            "url(#edge)",
            round=6,
            shine=0.4,
        ),
        *rivets([(AXIS - 46, 326 + drop), (AXIS + 46, 326 + drop)], 5, "#c89050"),
    ]


def _crest() -> list[Shape]:
    """Crown the helm with five teeth of iron and a red stone."""
    teeth = [
        Shape(polygon(f"{x - 13},{y + 14} {x + lean},{y - tall} {x + 13},{y + 14}"), "url(#edge)",
            round=7, shine=0.5)
        for x, y, tall, lean in ((128, 74, 34, -12), (250, 74, 34, 12), (156, 60, 44, -6),
                                 (220, 60, 44, 6), (188, 54, 62, 0))
    ]  # fmt: skip
    return [
        *teeth,
        limb("106,98 144,72 188,62 232,72 270,98", [13, 16, 17, 16, 13], "url(#edge)", round=7,
            shine=0.5, bump=0.3),
        Shape(smooth("188,56! 206,82 188,116! 170,82"), "#e8203c", round=10, shine=0.9, glow=0.4,
            contact=0.8),
    ]  # fmt: skip


def _eyes(mood: Mood) -> str:
    """Let two slits burn: narrow, wide, or one alone and low."""
    size = 1.3 if mood.is_glad else 0.8 if mood.is_sorry else 1.0
    marks = ""
    for side in (-1, 1):
        if mood.is_sorry and side > 0:
            continue
        turn = 14 if not mood.is_sorry else -12
        points = place(EYE, 0, 0, size, turn)
        points = [p._replace(x=p.x * -side) for p in points]
        slit = smooth([p._replace(x=p.x + AXIS + side * 48, y=p.y + 200) for p in points])
        inner = [p._replace(x=p.x * 0.6 + AXIS + side * 48, y=p.y * 0.6 + 200) for p in points]
        marks += fill(slit, "#ff7a20") + fill(smooth(inner), "#fff0a0")
    if mood.is_glad:
        tones = ("#ff5a1c", "#ff9c2c", "#ffe070", "#ffffff")
        marks += flame((AXIS - 92, 196), 40, 5, tones, 0.1) + flame((AXIS + 92, 196), 40, 8, tones,
                                                                  0.1)  # fmt: skip
    return marks
