"""Runners: a strider that runs over the water, crest laid back by the wind, scarf flying."""

from ...curves import polygon, smooth, taper
from ...figures import limb
from ...portraits._mood import MOODS, Mood, Pose, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import linear, lines, oval, spots
from ._beast import Orb

BACKDROP = Backdrop(("#0c3a2c", "#3c9058", "#e8e480"), ("#fffbd0", "#fff08c"), 136, (176, 170))
LIGHT = Light(ambient="#58806c", rim_colour="#fff8b0", rim=0.9, bounce="#5a8a3c", ink="#08201a")
EYE = Orb(190, 166, 33, "#ff8a2c", "#5ca84c", 1, 0.2, 16, slit=True, look=(-0.26, 0.04))

#: The crest: root at the neck's side, tip, and the root at the brow's side of each fin.
FINS = (
    "262,240! 350,250 398,222! 344,214 278,200!",
    "276,206! 352,190 402,146! 340,156 272,166!",
    "272,172! 340,130 388,70! 322,104 250,136!",
    "252,142! 300,80 336,10! 276,60 214,116!",
    "218,120! 246,66 262,14! 216,54 178,112!",
)


def scene(mood: str = "calm") -> Scene:
    """Let the wind draw lines, then the neck and the scarf, the crest, and the sleek head."""
    pose = Pose(MOODS[mood], 2)
    picture = begin(BACKDROP, LIGHT, _gradients(), 63, mood)
    wind = ["400,60 240,70 120,64", "400,104 300,112 210,108", "400,282 330,290 270,284",
            "400,330 250,338 90,330", "150,40 60,48 -10,44"]  # fmt: skip
    picture.veil(lines(wind, "#ffffff", 6, 0.55), 1.6)
    picture.group(*pose.body(_scarf_ends()), shadow=0.3)
    picture.group(*pose.body(_neck()), shadow=0.4)
    picture.group(*pose.head(_crest(pose.mood)), shadow=0.4, form=0.2)
    picture.group(*pose.head(_head(pose.mood)), shadow=0.45)
    picture.group(*pose.head(EYE.shapes(pose.mood)), shadow=0.2, outline=1.4)
    picture.group(*pose.head(_brow(pose.mood)), shadow=0.3, outline=1)
    picture.group(*pose.body(_scarf()), shadow=0.5)
    picture.sharp(pose.marks(EYE.marks(pose.mood)))
    drops = "".join(oval(x, y, 3.2, 5, "#e8fff8", 0.8) for x, y in
                    ((40, 330), (62, 300), (92, 346), (24, 286), (116, 322),
                     (78, 360)))  # fmt: skip
    picture.sharp(drops)
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(236, 128, 13)))
    return end(picture, "#f8ffc0")


def _gradients() -> str:
    return (
        linear("hide", (70, 110), (270, 330), (0, "#b8f070"), (0.5, "#58b44c"), (1, "#1c6448"))
        + linear("pale", (60, 200), (230, 330), (0, "#fffbd0"), (1, "#b0d890"))
        + linear("fin", (180, 120), (390, 90), (0, "#ffd848"), (0.5, "#ff7a2c"), (1, "#c8243c"))
        + linear("scarf", (150, 280), (370, 375), (0, "#ff6a4c"), (1, "#98142c"))
    )


def _scarf_ends() -> list[Shape]:
    return [
        Shape(smooth("258,322! 300,288 340,300 392,262! 384,306 396,330! 346,338 306,336 268,350!"),
            "url(#scarf)", round=14, bump=0.4,
            detail=lines(["270,330 310,306 346,316 386,288"], "#6a0c20", 4, 0.5)),
        Shape(smooth("250,340! 300,340 344,366 396,348! 388,392 360,400 300,388 256,366!"),
            "url(#scarf)", round=14, bump=0.4),
    ]  # fmt: skip


def _neck() -> list[Shape]:
    bands = lines(["160,300 214,318 272,300", "150,326 214,346 286,326"], "#1c5a3c", 5, 0.45)
    return [
        Shape(smooth("150,236 280,200 292,280 330,404 104,404 148,316"), "url(#hide)", round=50,
            bump=0.5, bump_size=7, detail=bands),
        Shape(smooth("150,250 196,262 204,330 190,404 106,404 146,320"), "url(#pale)", round=26,
            bump=0.3, contact=0.2, ink=0.4,
            detail=lines(["146,300 196,306", "142,326 198,332", "128,356 196,360"], "#7ca868", 3,
                         0.6)),
    ]  # fmt: skip


def _crest(mood: Mood) -> list[Shape]:
    made = []
    for number, fin in enumerate(FINS):
        tip, root = ((x.rstrip("!")) for x in (fin.split()[2], fin.split()[0]))
        made.append(
            Shape(smooth(fin), "url(#fin)", round=12, bump=0.4, contact=0.5,
                detail=lines([f"{root} {tip}"], "#8a1428", 3.4, 0.5))
        )  # fmt: skip
        spine = fin.split()
        made.append(limb(" ".join(p.rstrip("!") for p in spine[2:][::-1]), [10 - number, 6, 1.4],
                         "#e8502c", round=3, bump=0.2))  # fmt: skip
    return made[::-1] if mood.is_sorry else made


def _head(mood: Mood) -> list[Shape]:
    """Make a long snout that points the way it runs."""
    head = (
        "30,206 44,184 84,166 126,146 158,116 204,104 250,122 282,168 288,222 262,262 214,276 "
        "150,262 90,248 44,238 28,224"
    )
    pale = smooth("28,222! 90,232 160,240 220,232 262,206 280,232 258,262 212,276 150,262 88,250")
    marks = spots(3, 24, (100, 118, 262, 156), "#2c7c40", (4, 9), 0.55) + spots(
        8, 10, (226, 176, 284, 236), "#2c7c40", (5, 10), 0.5
    )
    corner = "222,222" if mood.is_glad else "214,250" if mood.is_sorry else "224,228"
    split = f"30,218 70,226 130,232 190,{240 if mood.is_glad else 234} {corner}"
    parts = [
        Shape(smooth(head), "url(#hide)", round=54, bump=0.5, bump_size=7, detail=marks),
        Shape(pale, "url(#pale)", round=20, bump=0.3, contact=0.1, ink=0.2, rim=0),
        Shape(smooth("52,196! 62,186 74,186 68,196"), "#123024", round=2, flat=0.5, rim=0),
        Shape(taper("238,236 252,214 250,186", [3, 9, 3]), "#3c8a4c", round=4, contact=0.3),
    ]
    if mood.is_glad:
        gap = "34,216! 90,226 160,232 224,218! 210,262 150,270 96,262 56,246"
        teeth = lines([f"{x},{226 + (x - 60) / 16:.0f} {x + 4},{238 + (x - 60) / 16:.0f}"
                       for x in range(60, 196, 15)], "#fff8dc", 5, 1)  # fmt: skip
        parts.append(Shape(smooth(gap), "#5a1428", round=4, flat=0.5, contact=0.3, rim=0,
                           detail=oval(150, 262, 52, 12, "#e0606c") + teeth))  # fmt: skip
    else:
        parts.append(Shape(taper(split, [2, 5, 6, 6, 3]), "#123828", round=2, flat=0.6, contact=0,
                           ink=0, rim=0))  # fmt: skip
        tongue = "40,222 14,236 -4,222" if mood.is_sorry else "44,224 16,242 -2,252"
        parts += [limb(tongue, [9, 7, 3], "#e85070", round=3, bump=0),
                  Shape(polygon("6,240 -14,236 -8,250"), "#e85070", round=2)]  # fmt: skip
    return parts


def _brow(mood: Mood) -> list[Shape]:
    inner, outer = (168, 110) if mood.is_sorry else (118, 128) if mood.is_glad else (140, 116)
    inner = 112 if mood.is_sorry else inner
    outer = 146 if mood.is_sorry else outer
    return [limb(f"146,{inner} 186,{(inner + outer) / 2 - 10} 232,{outer}", [10, 20, 9],
                 "#9ade5c", round=8, bump=0.3)]  # fmt: skip


def _scarf() -> list[Shape]:
    wrap = "134,292! 160,300 216,306 290,280! 304,304 298,330! 220,350 150,340 126,324!"
    folds = lines(["140,308 216,322 296,300", "136,322 210,338 290,320"], "#6a0c20", 4, 0.5)
    return [
        Shape(smooth(wrap), "url(#scarf)", round=16, bump=0.4, detail=folds),
        Shape(smooth("252,300! 280,288 296,306 288,334 262,340 248,322"), "url(#scarf)", round=14,
            bump=0.3, contact=0.7),
    ]  # fmt: skip
