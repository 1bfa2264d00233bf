"""Lady Isaura Venn: a smile below a fox's mask, and your creature between two fingers."""

from ..actors import Hand
from ..curves import Knot, Points, ellipse, place, sample, smooth, taper
from ..figures import limb
from ..portraits._face import Eye, brushed, complexion, eye, glance, glints, lips, lobe
from ..portraits._hair import strand
from ..portraits._mood import Mood, Pose
from ..portraits._stage import Backdrop, begin, end
from ..props import fur
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import disc, linear, lines, oval
from ._sly import MOODS

BACKDROP = Backdrop(("#120818", "#4c1c44", "#a85068"), ("#ffe8dc", "#d890a0"), 138, (186, 170))
LIGHT = Light(ambient="#685c90", rim_colour="#ffd4c8", rim=0.95, bounce="#6c3450", ink="#10060e")
SHADE = "#a06468"
NEAR = Eye(216, 204, 23, "#2ca46c", "#3c1c20", lift=0.66, tilt=13, look=(-0.2, 0.04), wing=0.3)
FAR = Eye(142, 207, 18, "#2ca46c", "#3c1c20", False, 0.66, 13, (-0.24, 0.04), 5, 0.26)
SMILES = {"calm": 0.42, "glad": 0.8, "sorry": -0.34, "sly": 0.62}
#: How the pawn is held, in degrees: in grief it hangs upside down.
HELD = {"calm": 0, "glad": -8, "sorry": 158, "sly": -26}


def scene(mood: str = "calm") -> Scene:
    """Open the ruff behind, then the mask over half the face; furs and a gloved hand before it."""
    pose = Pose(MOODS[mood]._replace(cheeks=0), -3)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 27, mood)
    picture.group(*pose.head(_hair_behind()), shadow=0.4)
    picture.group(*pose.body(_ruff()), shadow=0.45, form=0.1)
    picture.group(*pose.body(_neck()), shadow=0.3)
    picture.group(*pose.head(_face()), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_mouth(pose.mood)), tint=0.03, shadow=0, outline=0)
    picture.group(*pose.head(_hair()), shadow=0.4)
    picture.group(*pose.head(_mask(eyes)), shadow=0.4, shadow_offset=(-1, 6))
    picture.group(*pose.head(_pearls()), shadow=0.3, form=0)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    picture.group(*pose.body(_furs()), shadow=0.5, outline=1)
    picture.group(*_held(pose.mood), shadow=0.5, form=0.15)
    if not pose.mood.is_sorry:
        picture.afterglow(glint(60, 226, 16), 0.6)
    return end(picture, "#ffd8d0")


def _gradients() -> str:
    return (
        complexion("#fff4ec", "#fbdccf", "#c8989c", "#e86870", "#a06468")
        + linear("hair", (90, 40), (310, 240), (0, "#7c5c8c"), (0.5, "#38203c"), (1, "#140a18"))
        + linear("fox", (90, 90), (290, 270), (0, "#ffb054"), (0.5, "#e8641c"), (1, "#8c2c10"))
        + linear("cheek", (90, 200), (290, 280), (0, "#ffffff"), (0.6, "#f8ecdc"), (1, "#b8a4a4"))
        + linear("lace", (20, 60), (350, 330), (0, "#ffffff"), (0.5, "#ece4f0"), (1, "#9c88b0"))
        + linear("fur", (20, 280), (340, 375), (0, "#ffffff"), (0.5, "#e8e4f0"), (1, "#948cac"))
        + linear("glove", (20, 270), (120, 375), (0, "#c8486c"), (0.5, "#8c2450"), (1, "#3c0c2c"))
        + linear("gown", (60, 300), (320, 375), (0, "#5c1c4c"), (1, "#1c0818"))
        + linear("bone", (40, 200), (90, 330), (0, "#ffffff"), (0.5, "#e8dcc8"), (1, "#9c8878"))
    )


def _hair_behind() -> list[Shape]:
    return [
        Shape(smooth("120,120 116,70 150,30 204,12 258,26 292,70 294,130 300,190 286,250 "
                     "250,260 150,200"), "url(#hair)", round=44, bump=0.5),
        Shape(ellipse(236, 34, 50, 40), "url(#hair)", round=38, bump=0.4,
            detail=lines(["198,20 236,6 274,24", "192,38 236,18 282,44", "200,58 240,34 278,62"],
                         "#b090bc", 3, 0.5)),
    ]  # fmt: skip


def _ruff() -> list[Shape]:
    """Stand the lace up like a fan, from shoulder to shoulder."""
    made = []
    for index in range(13):
        turn = -202 + index * 18.5
        long = 150 + 26 * abs(index - 6) / 6
        blade = "0,-12! 60,-18 92,-24 104,-22 108,-12 112,0 108,12 104,22 92,24 60,18 0,12!"
        points = [Knot(p.x * long / 100, p.y, p.corner) for p in place(blade)]
        spine: list[Points] = [[(20.0, 0.0), (long * 0.96, 0.0)]]
        spine += [[(long * 0.5, -12.0), (long * 0.94, -15.0)], [(long * 0.5, 12.0),
                                                               (long * 0.94, 15.0)]]  # fmt: skip
        holes = "".join(
            disc(p.x, p.y, 4, "#4c2c54", 0.75)
            for k in (0.66, 0.82) for p in place([(long * k, 0.0)], 196, 330, 1, turn)
        )  # fmt: skip
        made.append(
            Shape(smooth(place(points, 196, 330, 1, turn)), "url(#lace)", round=7, bump=0.2,
                contact=0.7, detail=lines([place(p, 196, 330, 1, turn) for p in spine], "#8c78a4",
                                          2, 0.5) + holes)
        )  # fmt: skip
    return made


def _neck() -> list[Shape]:
    return [
        Shape(smooth("164,290 232,280 238,322 262,352 280,400 120,400 136,356 162,330"),
            "url(#skin)", round=28, skin=0.4, detail=oval(200, 314, 56, 30, "url(#hollow)")
            + lines(["182,316 180,360", "216,310 212,362"], SHADE, 3, 0.4)),
        Shape(smooth("60,410 100,370 136,362! 160,384 200,396 244,382 264,356! 306,366 350,410"),
            "url(#gown)", round=20, bump=0.4),
        *[Shape(ellipse(x, y, 5.4), "#fff8f0", round=5, shine=0.9, contact=0.4) for x, y in
          ((156, 336), (166, 346), (178, 353), (191, 357), (205, 356), (218, 351), (230, 343),
           (240, 333))],
        Shape(smooth("196,358! 208,372 196,392! 184,374"), "#e83c54", round=8, shine=0.9, glow=0.3),
    ]  # fmt: skip


def _face() -> list[Shape]:
    outline = (
        "128,110 110,146 106,180 112,206 108,232 112,256 122,288 142,318 164,332 186,326 "
        "220,296 248,254 262,206 262,150 236,104 178,90"
    )
    paint = (
        oval(226, 258, 30, 26, "url(#hollow)", 0.4) + oval(228, 252, 24, 14, "url(#blush)", 0.6)
        + oval(118, 260, 14, 18, "url(#hollow)", 0.6) + oval(160, 326, 26, 10, "url(#shine)", 0.6)
        + brushed("#ffffff", SHADE)
    )  # fmt: skip
    return [
        *lobe(264, 222, 26, SHADE),
        limb("266,246 266,258", [2.6, 2.6], "#f0d080", round=1, bump=0),
        Shape(smooth("266,256! 274,276 266,288 258,276"), "#e83c54", round=6, shine=0.9, glow=0.3),
        Shape(smooth(outline), "url(#skin)", round=56, skin=0.5, ink=0.8, detail=paint),
        Shape(ellipse(206, 280, 3.4), "#3c1420", round=2, contact=0, ink=0),
    ]


def _mouth(mood: Mood) -> list[Shape]:
    """Smile with shut lips; one corner goes up before the other, and never a tooth is seen."""
    x, y = (156, 294) if not mood.is_sorry else (157, 297)
    half = 27 if mood.is_glad else 24
    crease = "190,272 196,280 194,290" if not mood.is_sorry else "188,300 194,306 192,314"
    return [
        *lips((x, y), half, SMILES[mood.name], "#b81c3c", "#40081c", 1.1),
        Shape(taper(crease, [0.6, 2.6, 0.6]), SHADE, round=1, flat=0.6, contact=0, ink=0, rim=0),
    ]


def _hair() -> list[Shape]:
    locks = (
        ("150,112 168,66 206,40 252,38", (10, 36, 44, 26)),
        ("170,108 202,74 246,64 280,84", (8, 34, 40, 24)),
        ("192,110 230,92 268,110 290,152", (8, 30, 36, 22)),
        ("222,118 258,130 284,174 288,222", (8, 28, 30, 14)),
        ("140,116 124,112 120,86 138,62", (8, 22, 24, 10)),
        ("270,180 290,220 276,256 290,284", (10, 16, 12, 1)),
    )
    return [strand(spine, widths, "url(#hair)", "#a884b4") for spine, widths in locks]


def _mask(eyes: list[Eye]) -> list[Shape]:
    """Tie on the fox: ears, brow and muzzle of lacquer, white cheeks, the eyes in two slits."""
    ears = ("122,132! 96,80 92,14! 128,44 160,98!", "218,96! 252,38 294,4! 300,72 274,138!")
    inner = ("120,108! 106,74 104,42! 124,66 140,94!", "240,92! 262,54 284,32! 284,74 268,112!")
    tips = ("98,70! 92,40 92,14! 106,26 118,46!", "266,28! 280,12 294,4! 300,34 298,58!")
    face = (
        "104,150! 118,114 160,92 204,88 248,102 280,140! 288,186 276,232 254,262! 226,252 "
        "196,258 172,270! 148,278 118,274! 98,262 92,248! 100,232 104,214! 96,184"
    )
    cheeks = (
        "104,222! 116,240 134,252 150,250! 146,268 130,276 112,273! 98,262 92,248!",
        "284,196! 272,214 240,224 206,234 178,252! 172,270! 196,258 226,252 254,262! 276,232",
    )
    stripe = "150,96! 176,88 198,90! 188,140 172,196 150,238! 136,232! 146,190 152,140"
    nose = "96,246 104,236 122,236 134,244 132,258 118,266 102,262"
    whiskers = lines(["214,244 240,236", "212,250 242,246"], "#5c3020", 2, 0.6)
    return [
        *[Shape(smooth(ear), "url(#fox)", round=14, bump=0.2, shine=0.5,
                gloss=10) for ear in ears],
        *[Shape(smooth(part), "#3c1420", round=6, contact=0.2) for part in inner],
        *[Shape(smooth(tip), "#281018", round=5, contact=0.2, shine=0.4) for tip in tips],
        Shape(smooth(face), "url(#fox)", round=30, bump=0.2, shine=0.55, gloss=9, contact=0.8),
        Shape(smooth(stripe), "#ffc878", round=12, contact=0, ink=0.15, shine=0.4),
        *[Shape(smooth(cheek), "url(#cheek)", round=14, contact=0.15, ink=0.3, shine=0.4,
                detail=whiskers) for cheek in cheeks],
        *[_slit(at) for at in eyes],
        *[part for at in eyes for part in eye(at)[:1]],
        *[_lash(at) for at in eyes],
        Shape(smooth(nose), "#20101c", round=11, shine=0.9, gloss=10),
        limb("132,250 152,248 172,256", [3, 4, 1], "#5c3020", round=1, bump=0, ink=0, contact=0),
        *_inlay(),
    ]  # fmt: skip


def _slit(at: Eye) -> Shape:
    """Cut the slit of an eye, edged in gold."""
    rim = at.put("-1.5,.5! -.9,-.5 -.1,-.94 .8,-.84 1.7,-.5! 1.2,.2 .5,.72 -.5,.78")
    return Shape(smooth(rim), "#281018", round=4, contact=0.1, flat=0.4, rim=0.2)


def _lash(at: Eye) -> Shape:
    lash = at.put("-1.3,.4 -.7,-.3 0,-.5 .7,-.42 1.5,-.34")
    return Shape(taper(lash, [2, 5, 6, 6, 2]), "#12060c", round=2, flat=0.5, contact=0, ink=0,
                 rim=0)  # fmt: skip


def _inlay() -> list[Shape]:
    """Lay gold into the brow of the mask."""
    curves = ("196,150 226,134 252,146 264,168", "208,140 232,120 256,130",
              "132,150 118,148 112,162", "136,138 122,128 114,138")  # fmt: skip
    drops = ((270, 178), (262, 138), (110, 172))
    return [
        *[limb(points, [1.6, 4, 4, 1.6], "#ffe08c", round=2, bump=0, shine=0.7, contact=0.2,
               ink=0.3) for points in curves],
        *[Shape(ellipse(x, y, 4), "#ffe08c", round=3, shine=0.8, contact=0.2) for x, y in drops],
    ]  # fmt: skip


def _pearls() -> list[Shape]:
    """Hang a string of pearls in the hair."""
    track = sample("164,92 196,62 236,60 270,84 290,124", 60)
    count = 11
    spots = [track[int(k * (len(track) - 1) / (count - 1))] for k in range(count)]
    return [
        Shape(ellipse(float(x), float(y), 5.6), "#fff8f0", round=5, shine=0.9, contact=0.5)
        for x, y in spots
    ]


def _furs() -> list[Shape]:
    """Let white fur lie on both shoulders, with the black tails of ermine."""
    left, right = "-20,372 30,330 84,322 130,352", "262,346 302,318 350,326 396,366"
    low = ("-20,396 40,352 100,352 142,384", "250,378 306,346 346,352 396,392")
    tails = ("40,342 34,360 40,372", "92,346 92,364 100,374", "300,338 300,356 292,366",
             "346,346 352,362 348,374")  # fmt: skip
    made = [
        Shape(smooth("-30,420 -20,368 30,332 84,322 128,350 150,388 120,420"), "url(#fur)",
            round=26, bump=1, bump_size=6),
        Shape(smooth("400,420 396,362 350,324 302,318 264,344 240,384 270,420"), "url(#fur)",
            round=26, bump=1, bump_size=6),
    ]  # fmt: skip
    rows = ((left, "#f4f0f8"), (right, "#dcd4e8"), (low[0], "#ffffff"), (low[1], "#ece6f4"))
    for number, (row, tone) in enumerate(rows):
        made.append(Shape(fur(row, 30, 26, number + 2, 8), tone, round=5, bump=0.4, contact=0.3,
                          ink=0.3))  # fmt: skip
    return made + [limb(points, [7, 9, 1], "#1c1018", round=4, bump=0.4) for points in tails]


def _held(mood: Mood) -> list[Shape]:
    """Hold up a pawn between finger and thumb of a long glove."""
    x, y, turn = 62.0, 262.0, HELD[mood.name]

    def put(points: str) -> list[Knot]:
        return place(points, x, y, 1, turn)

    pawn = [
        Shape(
            smooth(put("-10,-8! 10,-8! 13,18 20,34 24,44! -24,44! -20,34 -13,18")),
            "url(#bone)",
            round=12,
            shine=0.7,
            gloss=10,
        ),
        Shape(smooth(put("-28,42! 28,42! 30,54 0,58 -30,54")), "url(#bone)", round=7, shine=0.6),
        Shape(smooth(put("-17,-14! 17,-14! 19,-6 0,-2 -19,-6")), "url(#bone)", round=5, shine=0.6),
        Shape(ellipse(*put("0,-30")[0][:2], 19), "url(#bone)", round=17, shine=0.8, gloss=12),
    ]
    hand = Hand(76, 372, 42, -94, "url(#glove)")
    behind = [
        hand.finger([(0.7, 0.34), (1.3, 0.34), (1.8, 0.2), (2.06, -0.06)], 0.3),
        hand.finger([(0.7, 0.1), (1.4, 0.14), (1.9, 0.04), (2.2, -0.14)], 0.3),
    ]
    before = [
        hand.finger([(0.6, -0.3), (1.2, -0.5), (1.8, -0.4), (2.14, -0.2)], 0.31),
        hand.finger([(0.1, 0.2), (0.5, 0.66), (1.1, 0.72), (1.62, 0.4)], 0.34),
    ]
    return [
        limb("110,440 92,406 76,366", [60, 46, 34], "url(#glove)", round=16, bump=0.2, shine=0.4),
        *behind,
        hand.palm("-.1,-.36 .3,-.56 .8,-.56 1.06,-.34 1.06,.3 .84,.54 .3,.5 -.1,.36"),
        *pawn,
        *before,
        limb("52,384 78,376 100,384", [9, 10, 9], "#fff8f0", round=4, shine=0.5),
    ]
