"""Brawlers: a hammerhead with a scar over the snout and its fists bound for the ring."""

from ...curves import ellipse, smooth, taper
from ...figures import Spot, limb, punch
from ...portraits._mood import MOODS, Mood, Pose, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import linear, lines, oval, spots
from ._beast import Maw, Orb, maw

BACKDROP = Backdrop(("#2c0a18", "#84202c", "#f08848"), ("#fff0c0", "#ffb060"), 140, (188, 190))
LIGHT = Light(ambient="#6c6488", rim_colour="#ffd8a0", rim=0.9, bounce="#8a3c34", ink="#180a14")
LEFT = Orb(40, 132, 23, "#ffcf3c", "#7a8ca4", -1, 0.34, 16, look=(0.14, 0.1))
RIGHT = Orb(335, 132, 23, "#ffcf3c", "#6c7c98", 1, 0.34, 16, look=(-0.14, 0.1))
MOUTH = Maw(188, 226, 62, "#5c6c88", upper=9, lower=7, tusk=0.27)


def scene(mood: str = "calm") -> Scene:
    """Set the broad head on the shoulders; the fists come up before it."""
    pose = Pose(MOODS[mood], 0)
    picture = begin(BACKDROP, LIGHT, _gradients(), 61, mood)
    picture.group(*pose.body(_shoulders()), shadow=0.4)
    picture.group(*pose.head(_head()), shadow=0.5)
    picture.group(*pose.head(_features(pose.mood)), shadow=0, outline=0, tint=0.03)
    for orb in (LEFT, RIGHT):
        picture.group(*pose.head(orb.shapes(pose.mood)), shadow=0.2, outline=1)
    picture.group(*_fists(pose.mood), shadow=0.55)
    picture.sharp(pose.marks(LEFT.marks(pose.mood) + RIGHT.marks(pose.mood)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(276, 150, 13)))
    return end(picture, "#ffd8a0")


def _gradients() -> str:
    return (
        linear("hide", (30, 60), (330, 300), (0, "#b4c4d4"), (0.5, "#7488a4"), (1, "#3c4a6a"))
        + linear("belly", (120, 190), (260, 330), (0, "#f4ead8"), (1, "#a49aa8"))
        + linear("wrap", (20, 270), (340, 375), (0, "#fff4dc"), (1, "#c09a74"))
        + linear("vest", (20, 300), (340, 375), (0, "#d8402c"), (1, "#6a0e1c"))
    )


def _shoulders() -> list[Shape]:
    return [
        Shape(smooth("120,250 256,250 282,330 290,404 86,404 92,330"), "url(#hide)", round=50,
            bump=0.4),
        Shape(smooth("-20,404 2,336 62,300 116,300! 140,350 150,404"), "url(#vest)", round=30,
            bump=0.5),
        Shape(smooth("396,404 372,336 314,300 260,300! 236,350 226,404"), "url(#vest)", round=30,
            bump=0.5),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Spread the hammer: two stalks with eyes at their ends, the jaw between them."""
    fin = "142,100! 160,44 196,8 222,-2! 218,44 232,100!"
    hammer = (
        "2,118 8,98 32,90 80,100 128,88 188,80 248,88 296,100 342,90 368,98 373,118 366,158 "
        "344,176 304,168 274,178 270,226 254,272 220,300 188,306 156,300 122,272 106,226 102,178 "
        "72,168 32,176 10,158"
    )
    gills = lines(
        ["112,204 118,226 116,244", "122,212 128,232 126,250", "264,204 258,226 260,244",
         "254,212 248,232 250,250"], "#2c3654", 4, 0.65,
    )  # fmt: skip
    pale = oval(188, 266, 66, 66, "url(#belly)") + oval(188, 236, 74, 30, "url(#belly)", 0.8)
    marks = spots(5, 26, (60, 92, 316, 150), "#3c4c6c", (2, 5), 0.45)
    return [
        Shape(smooth(fin), "url(#hide)", round=14, bump=0.3),
        Shape(smooth(hammer), "url(#hide)", round=40, bump=0.4, bump_size=9,
            detail=pale + marks + gills),
    ]  # fmt: skip


def _features(mood: Mood) -> list[Shape]:
    lift = -10 if mood.is_glad else 14 if mood.is_sorry else 0
    inner = 8 if mood.is_sorry else 0
    nostrils = [Shape(ellipse(x, 152, 6, 9, turn), "#1c2038", round=3, flat=0.5, rim=0)
                for x, turn in ((150, 24), (226, -24))]  # fmt: skip
    scar = [
        Shape(taper("206,94 196,122 204,150 194,184", [3, 8, 8, 3]), "#e8a8a0", round=3,
            contact=0.2, ink=0.3),
        *[limb(f"{x - 11},{y} {x + 11},{y - 3}", [3.4, 3.4], "#4a2030", round=1, bump=0)
          for x, y in ((200, 112), (200, 136), (199, 162))],
    ]  # fmt: skip
    brows = [
        limb(f"14,{96 + lift} 42,{92 + lift} 76,{112 + lift - inner * 2}", [12, 19, 14], "#44526e",
            round=7),
        limb(f"361,{96 + lift} 333,{92 + lift} 299,{112 + lift - inner * 2}", [12, 19, 14],
            "#3c4866", round=7),
    ]  # fmt: skip
    return [*nostrils, *scar, *maw(mood, MOUTH), *brows]


def _fists(mood: Mood) -> list[Shape]:
    """Raise two fists in bandages; who is beaten lets them sink."""
    low = 34 if mood.is_sorry else -22 if mood.is_glad else 0
    made = []
    for x, y, flip in ((70, 316 + low, False), (306, 320 + low, True)):
        aside = -1 if flip else 1
        arm = limb([(x - aside * 30, 420), (x, y + 20)], [70, 58], "url(#hide)", round=26)
        bands = [
            limb(
                [(x - 42, y + d), (x, y + d + 7), (x + 42, y + d - 2)],
                [13, 16, 13],
                "url(#wrap)",
                round=6,
                bump=0.5,
            )
            for d in (44, 58)
        ]
        across = limb([(x - 36, y - 6), (x, y + 1), (x + 38, y - 8)], [17, 20, 17], "url(#wrap)",
                      round=8, bump=0.5)  # fmt: skip
        made += [arm, *punch(Spot(x, y, 44, 0, flip), "url(#hide)"), across, *bands]
    return made
