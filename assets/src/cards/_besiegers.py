"""The host before the Fort, seen from behind, and what its assault has left on the hill."""

from ..actors import Hand, eyeball, grip
from ..curves import Knot, ellipse, knots, place, polygon, smooth, taper
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import disc, fill, lines, oval

#: Where each stands, how large, his coat, what he holds up, what he wears; left-handed or not.
HOST = (
    (34, 474, 0.86, "#3c4470", "pike", "hood", False),
    (344, 472, 0.9, "#4c3c68", "pike", "hat", True),
    (108, 484, 1.06, "#48688c", "torch", "face", False),
    (282, 488, 1.04, "#3c5068", "pike", "bare", True),
    (200, 508, 1.14, "#4c4070", "pike", "plume", False),
)


def wreckage() -> list[Shape]:
    """Leave a ladder on the hill."""
    rungs = [f"{150 + n * 17},{428 - n * 7} {158 + n * 17},{448 - n * 7}" for n in range(6)]
    return [
        limb("136,432 252,384", [7, 7], "#84583c", round=3, bump=0.3),
        limb("146,454 262,406", [7, 7], "#84583c", round=3, bump=0.3),
        *(limb(way, [5, 5], "#946440", round=2) for way in rungs),
    ]


def _head(x: float, y: float, size: float, worn: str, coat: str) -> list[Shape]:
    """Tell one from another by what he wears; one looks round at us."""

    def put(points: str) -> list[Knot]:
        return place(points, x, y, size)

    skin = Shape(
        ellipse(x, y - 6 * size, 16 * size, 17 * size),
        "#ecac80",
        round=12,
        skin=0.4,
        glow=0.3 if worn == "face" else 0,
    )
    pot = Shape(smooth(put("-19,-4! -19,-24 0,-36 19,-24 19,-4! 0,2")), "#7880a4",
        round=18 * size, shine=0.8, gloss=10)  # fmt: skip
    brim = limb(put("-30,-2 0,5 30,-2"), [7 * size, 9 * size, 7 * size], "#8c94b4", round=4,
        shine=0.7, contact=0.8)  # fmt: skip
    if worn == "hood":
        return [
            Shape(smooth(put("-26,18 -23,-12 -8,-34 10,-44! 20,-20 24,14 0,22")), coat,
                round=16 * size, bump=0.4,
                detail=lines([put("2,-34 -4,-8 -2,18"), put("10,-30 14,-4 12,14")], "#1c1838", 3,
                    0.6)),
        ]  # fmt: skip
    if worn == "bare":
        hair = "-17,-4 -20,-16 -10,-33 8,-34 20,-18 17,-4 10,3 4,-1 -2,4 -9,0"
        return [
            *(
                Shape(
                    ellipse(x + side * 17 * size, y - 4 * size, 4.6 * size, 6 * size),
                    "#d89470",
                    round=4,
                    skin=0.4,
                )
                for side in (-1, 1)
            ),
            skin,
            Shape(smooth(put(hair)), "#b8683c", round=12, bump=0.6),
            limb(put("-20,-12 0,-17 20,-10"), [9 * size] * 3, "#e8dcc8", round=4, bump=0.3),
            limb(put("16,-10 26,-2 24,8"), [5 * size, 6 * size, 2], "#e8dcc8", round=2),
        ]
    if worn == "face":
        return [
            skin,
            *eyeball((x - 4 * size, y - 8 * size), 5.4 * size, "#4c7c5c", (2, 1)),
            *eyeball((x + 8 * size, y - 8 * size), 5 * size, "#4c7c5c", (2, 1)),
            Shape(ellipse(x + 4 * size, y - 1 * size, 5 * size, 4 * size), "#e88464", round=4,
                contact=0.6, ink=0.6),
            Shape(smooth(put("-4,6! 4,4 11,6! 7,10 0,10")), "#5c1c20", round=2, rim=0),
            Shape(smooth(put("-21,-12! -18,-28 0,-38 18,-28 21,-12! 0,-16")), "#7880a4",
                round=18 * size, shine=0.8, gloss=10),
            limb(put("-30,-9 0,-15 30,-9"), [7 * size, 9 * size, 7 * size], "#8c94b4", round=4,
                shine=0.7, contact=0.8),
        ]  # fmt: skip
    if worn == "plume":
        feather = Shape(smooth(put("-2,-32! 6,-56 26,-70 44,-62! 36,-48 20,-40 8,-30!")),
            "#d83c40", round=8, bump=0.5)  # fmt: skip
        return [skin, pot, brim, feather]
    return [skin, pot, brim]


def _bearer(
    x: float, y: float, size: float, coat: str, held: str, worn: str, left: bool
) -> list[Shape]:
    """Show a back, an arm, and the fist about a pike or a torch."""
    side = -1 if left else 1

    def put(points: str) -> list[Knot]:
        drawn = [Knot(p.x * side, p.y, p.corner) for p in knots(points)]
        return place(drawn, x, y, size)

    tall = 128 if held == "pike" else 66
    fist = put("-40,4")[0]
    lean = -6 * size * side
    top = (fist.x + lean, fist.y - tall * size)
    turn = 194 if left else -14
    held_up = (
        [Shape(polygon(place("-7,4 0,-26 7,4 0,0", *top, size, -3 * side)), "#c8d0e4", round=4,
            shine=0.9, gloss=8)]
        if held == "pike"
        else [limb([(top[0], top[1] + 12), top], [13, 15], "#4c3038", round=4, bump=0.6)]
    )  # fmt: skip
    return [
        Shape(smooth(put("-38,70! -36,30 -24,14 0,8 24,14 38,30 40,70!")), coat,
            round=24 * size, bump=0.4,
            detail=lines([put("-12,24 -8,44 -10,70"), put("14,22 16,48 12,70")], "#1c1838", 3,
                0.5)),
        limb(put("-26,16 20,70"), [8 * size, 9 * size], "#6c4434", round=3, contact=0.5),
        limb([(fist.x - lean * 0.6, fist.y + 70 * size), top], [6 * size, 5 * size], "#9c6840",
            round=2, bump=0.3),
        limb(put("-28,32 -50,50"), [26 * size, 24 * size], coat),
        limb(put("-50,50 -42,16"), [23 * size, 18 * size], coat),
        *grip(Hand(fist.x - 14 * size * side, fist.y + 6 * size, 19 * size, turn, "#e8a878", left)),
        *_head(x, y, size, worn, coat),
        *held_up,
    ]  # fmt: skip


def besiegers() -> list[Shape]:
    """Line up those who besiege, the nearest last."""
    return [part for one in HOST for part in _bearer(*one)]


def torches(picture: Scene) -> None:
    """Light the torches of the host."""
    for x, y, size, _, held, *_ in HOST:
        if held != "torch":
            continue
        fist = place("-40,4", x, y, size)[0]
        at = (fist.x - 6 * size, fist.y - 70 * size)
        for tone, k in (("#e8482c", 1.0), ("#ff9830", 0.7), ("#fff0a0", 0.4)):
            path = taper([(at[0], at[1] + 6), (at[0] + 5, at[1] - 14 * k), (at[0] - 2 * k, at[1]
                - 40 * k)], [20 * k, 20 * k, 1])  # fmt: skip
            picture.veil(fill(path, tone), 0.8)
        picture.afterglow(disc(at[0], at[1] - 12, 44, "#ff9030", 0.45), 14)
        picture.afterglow(oval(x, y, 50, 30, "#ff9030", 0.2), 12)
