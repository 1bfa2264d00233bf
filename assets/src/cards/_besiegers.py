"""Two of the host before the Fort, seen from behind, and what its assault has left on the hill."""

from ..actors import Hand
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import Knot, ellipse, knots, place, polygon, smooth, taper
from ..figures import limb
from ..hands import knuckled
from ..scene import Scene, Shape
from ..svg import disc, fill, lines, oval

SKIN = "#c88c68"
#: Where each stands, how large, his coat, what he holds up, what he wears; left-handed or not.
HOST = (
    (96.0, 452.0, 1.12, "#34406c", "torch", "hat", False),
    (290.0, 458.0, 1.16, "#3c3460", "pike", "hood", True),
)


def wreckage() -> list[Shape]:
    """Lean a ladder on the wall, and leave a shield and a wheel on the hill."""
    rungs = [f"{298 + n * 2.6},{386 - n * 17} {318 + n * 2.2},{386 - n * 17}" for n in range(8)]
    shield = "-20,-22! 0,-27 20,-22! 19,6 0,30! -19,6"
    spokes = [place([(-21, 0), (21, 0)], 236, 418, 1, turn) for turn in (10, 70, 130)]
    rim = [(p.x, p.y) for p in place([(24, 0), (17, 17), (0, 24), (-17, 17), (-24, 0), (-17, -17),
        (0, -24), (17, -17), (24, 0)], 236, 418)]  # fmt: skip
    ways = [*([(p.x, p.y) for p in spoke] for spoke in spokes), rim]
    flat = [[(x, 418 + (y - 418) * 0.5) for x, y in way] for way in ways]
    return [
        *(limb(way, [6, 5.4], "#84583c", round=3, bump=0.3) for way in
            ("296,400 318,254", "316,402 334,258")),
        *(limb(way, [4.4, 4.4], "#946440", round=2) for way in rungs),
        *(limb(way, [5, 5], "#6c4434", round=2, bump=0.3) for way in flat[:3]),
        limb(flat[3], [7] * 4, "#84583c", round=3, bump=0.3),
        Shape(smooth(place(shield, 190, 440, 0.86, 64)), "#8c3044", round=9, shine=0.3, bump=0.2,
            detail=fill(polygon(place("-4,-30 4,-30 4,34 -4,34", 190, 440, 0.86, 64)), "#d8a850")),
        Shape(ellipse(191, 438, 5, 4.4), "#c8ccd8", round=5, shine=0.7),
    ]  # fmt: skip


def _head(x: float, y: float, size: float, worn: str, coat: str) -> list[Shape]:
    """Look up at the fire from under a kettle hat or a hood, with an ear or a cheek to be seen."""

    def put(points: str) -> list[Knot]:
        return place(points, x, y, size)

    if worn == "hood":
        return [
            Shape(smooth(put("-28,24 -24,-10 -12,-32 4,-44! 18,-26 23,2 26,22 0,30")), coat,
                round=18 * size, bump=0.3,
                detail=lines([put("-2,-34 -12,-8 -12,20"), put("8,-32 12,-6 10,22")], "#1c1838", 3,
                    0.6)),
        ]  # fmt: skip
    return [
        Shape(smooth(put("-15,-12 -17,8 -10,18 0,20 10,18 17,8 15,-12")), SKIN, round=12, skin=0.4,
            detail=fill(smooth(put("-18,-14 -15,6 -8,14 8,14 15,6 18,-14")), "#5c3828", 0.9)),
        Shape(ellipse(x + 17 * size, y + 2 * size, 4 * size, 6 * size), SKIN, round=4, skin=0.4),
        Shape(smooth(put("-19,-8! -19,-26 0,-38 19,-26 19,-8! 0,-4")), "#545c84",
            round=18 * size, shine=0.6, gloss=10),
        limb(put("-31,-5 0,0 31,-5"), [7 * size, 10 * size, 7 * size], "#646c94", round=4,
            shine=0.6, contact=0.8),
    ]  # fmt: skip


def _bearer(
    x: float, y: float, size: float, coat: str, held: str, worn: str, left: bool
) -> list[Shape]:
    """Show a back, an arm, and the fist about a pike or a torch."""
    side = -1 if left else 1

    def put(points: str) -> list[Knot]:
        drawn = [Knot(p.x * side, p.y, p.corner) for p in knots(points)]
        return place(drawn, x, y, size)

    tall = 146 if held == "pike" else 74
    fist = put("-57,30")[0]
    top = (fist.x - 5 * size * side, fist.y - tall)
    shaft = limb([(fist.x + 4 * side, fist.y + 110), top], [6 * size, 5 * size], "#8c5c38", round=2,
        bump=0.3)  # fmt: skip
    end = (
        Shape(polygon(place("-7,4 0,-26 7,4 0,0", *top, size, -3 * side)), "#c8d0e4", round=4,
            shine=0.9, gloss=8)
        if held == "pike"
        else limb([(top[0], top[1] + 12), top], [13, 15], "#4c3038", round=4, bump=0.6)
    )  # fmt: skip
    shoulder, elbow, wrist = ((p.x, p.y) for p in put("-31,48 -32,88 -44,46"))
    joints = (shoulder, elbow, wrist)
    hand = Hand(*wrist, 19 * size, -50 if left else 230, SKIN, not left)
    wide = 30 * size
    cuff = put("-51,45 -42,51 -34,57")
    return [
        Shape(smooth(put("-46,96! -44,52 -32,30 0,20 32,30 46,54 50,96!")), coat, round=26 * size,
            bump=0.3,
            detail=lines([put("-14,34 -10,60 -12,90"), put("14,32 18,60 14,90")], "#1c1838", 4,
                0.5)),
        limb(put("-30,38 30,92"), [7 * size, 8 * size], "#6c4434", round=3, contact=0.5),
        Shape(smooth(put("-40,48! -30,30 -10,20 10,20 30,30 40,50! 22,56 0,66! -22,56")), "#5c4858",
            round=14 * size, bump=0.4, contact=0.7,
            detail=lines([put("0,24 0,62"), put("-16,26 -22,52"), put("16,26 22,52")], "#241834", 3,
                0.5)),
        *_head(x, y, size, worn, coat),
        limb_of(joints, wide, SLEEVE, coat, -side,
            detail=creases(joints, wide, "#1c1838", SLEEVE, -side)),
        *knuckled(hand, [shaft, end], [put("-41,52")[0][:2], wrist], 12 * size),
        Shape(taper(cuff, [7 * size] * 3), "#6c4434", round=4, bump=0.3, contact=0.7),
    ]  # fmt: skip


def besiegers() -> list[list[Shape]]:
    """Stand those who besiege at both sides."""
    return [_bearer(*one) for one in HOST]


def torches(picture: Scene) -> None:
    """Light the torch of the one who has it."""
    x, y, size = HOST[0][:3]
    fist = place("-57,30", x, y, size)[0]
    at = (fist.x - 5 * size, fist.y - 76)
    for tone, k in (("#e8482c", 1.0), ("#ff9830", 0.7), ("#fff0a0", 0.4)):
        path = taper([(at[0], at[1] + 6), (at[0] + 5, at[1] - 14 * k), (at[0] - 2 * k, at[1]
            - 40 * k)], [20 * k, 20 * k, 1])  # fmt: skip
        picture.veil(fill(path, tone), 0.8)
    picture.afterglow(disc(at[0], at[1] - 12, 40, "#ff9030", 0.35), 14)
    picture.afterglow(oval(x, y, 40, 24, "#ff9030", 0.15), 12)
