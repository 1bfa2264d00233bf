"""The host before the Fort, seen from behind, and what its assault has left on the hill."""

from ..actors import Hand, grip
from ..curves import ellipse, place, polygon, ring, smooth, taper
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import disc, fill, lines, oval

#: Where each stands, how large, his coat, and what he holds up.
HOST = (
    (38, 470, 0.86, "#5c6c9c", "pike"),
    (342, 468, 0.86, "#6c5c94", "pike"),
    (104, 492, 1.0, "#4c7c8c", "torch"),
    (282, 490, 1.0, "#5c6c9c", "pike"),
    (196, 504, 1.08, "#6c5c94", "pike"),
)


def wreckage() -> list[Shape]:
    """Leave a ladder, a wheel and a shield on the hill."""
    rungs = [f"{150 + n * 17},{428 - n * 7} {158 + n * 17},{448 - n * 7}" for n in range(6)]
    return [
        limb("136,432 252,384", [7, 7], "#a8703c", round=3, bump=0.4),
        limb("146,454 262,406", [7, 7], "#a8703c", round=3, bump=0.4),
        *(limb(way, [5, 5], "#c08848", round=2) for way in rungs),
        Shape(ring(316, 412, 27, 6, 0.62), "#8c5c34", round=4, bump=0.4),
        *(limb(way, [4, 4], "#8c5c34", round=2) for way in ("292,412 340,412", "303,399 329,425",
            "329,399 303,425")),
        Shape(ellipse(52, 416, 25, 14, -14), "#c83c44", round=8, shine=0.3,
            detail=lines(["30,422 74,410", "46,402 58,430"], "#ffd070", 5, 0.9)),
        Shape(ellipse(52, 415, 6, 4, -14), "#e8c060", round=4, shine=0.8),
    ]  # fmt: skip


def besiegers() -> list[Shape]:
    """Line up helmets and backs, each with a fist about his pike or torch."""
    host: list[Shape] = []
    for x, y, size, coat, held in HOST:
        tall = 128 if held == "pike" else 66
        fist = place("-40,4", x, y, size)[0]
        lean = -6 * size
        top = (fist.x + lean, fist.y - tall * size)
        host += [
            Shape(smooth(place("-40,70! -38,28 -24,12 0,6 24,12 38,28 40,70!", x, y, size)), coat,
                round=24 * size, bump=0.4,
                detail=lines([place("0,10 0,70", x, y, size)], "#2c2448", 3, 0.6)),
            limb([(fist.x - lean * 0.6, fist.y + 70 * size), top], [6 * size, 5 * size], "#b87c48",
                round=2, bump=0.3),
            limb(place("-30,34 -50,50", x, y, size), [26 * size, 24 * size], coat),
            limb(place("-50,50 -42,16", x, y, size), [23 * size, 18 * size], coat),
            *grip(Hand(fist.x - 14 * size, fist.y + 6 * size, 19 * size, -14, "#f0b080")),
            Shape(ellipse(x, y - 4 * size, 15 * size, 15 * size), "#e8a878", round=9, skin=0.4),
            Shape(smooth(place("-19,-2! -19,-24 0,-36 19,-24 19,-2! 0,4", x, y, size)), "#8c94b8",
                round=18 * size, shine=0.8, gloss=10),
            limb(place("-30,0 0,7 30,0", x, y, size), [7 * size, 9 * size, 7 * size], "#a4acc8",
                round=4, shine=0.7, contact=0.8),
        ]  # fmt: skip
        if held == "pike":
            host.append(Shape(polygon(place("-7,4 0,-26 7,4 0,0", *top, size, -3)), "#c8d0e4",
                round=4, shine=0.9, gloss=8))  # fmt: skip
        else:
            host.append(limb([(top[0], top[1] + 12), top], [13, 15], "#4c3038", round=4, bump=0.6))
    return host


def torches(picture: Scene) -> None:
    """Light the torches of the host."""
    for x, y, size, _, held in HOST:
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
