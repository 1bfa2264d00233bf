"""What the Partisan's village could spare for a barricade, and the pole that stands in it."""

from ..curves import ellipse, place, polygon, smooth, taper
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import lines

WOOD, CART = "url(#wood)", "url(#cart)"


def pole(foot: float) -> Shape:
    """Cut the pole off at a height; below it, it stands in the heap."""
    grain = lines(["108,310 40,0", "115,310 47,0"], "#6c4426", 1.6)
    end = 101 + (foot - 275) * 0.22
    return Shape(taper([(end, foot), (101, 275), (27, -60)], [17, 15, 13]), "#c08850", round=6,
        bump=0.3, detail=grain)  # fmt: skip


def heap(picture: Scene) -> None:
    """Pile up what the village could spare: a wheel, planks, a barrel, cobbles, a chair's back."""
    spokes = [
        limb([(322 + 10 * dx, 432 + 10 * dy), (322 + 46 * dx, 432 + 46 * dy)], [8, 7], CART)
        for dx, dy in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87))
    ]
    hoops = lines(["84,424 70,470 84,516", "136,424 152,470 138,516"], "#3c4458", 9, 1)
    staves = lines(["52,446 110,442 172,446", "46,466 110,466 178,466", "52,490 110,492 172,490"],
        "#5c3424", 2.4, 0.7)  # fmt: skip
    rim = [(322 + 52 * dx, 432 + 52 * dy) for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7),
        (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0))]  # fmt: skip
    picture.group(
        *(Shape(polygon(place("-70,-9! 66,-11! 74,8! -66,10!", x, y, 1, turn)), CART, round=6,
            bump=0.5, detail=lines([place("-60,-2 64,-3", x, y, 1, turn), place("-50,4 60,3", x, y,
            1, turn)], "#3c4870", 2)) for x, y, turn in ((40, 448, -34), (236, 474, 12),
            (300, 480, -20))),
        pole(500),
        *spokes,
        Shape(taper(rim, [14] * 9, 90), CART, round=6, bump=0.3),
        Shape(ellipse(322, 432, 13), "#5c6478", round=9, shine=0.6),
        Shape(smooth("66,428! 110,420 156,428! 172,450 174,484 158,512! 110,520 64,512! 48,484 "
            "50,450"), WOOD, round=40, bump=0.4, detail=staves + hoops),
        shadow=0.4,
    )  # fmt: skip
    stones = ((20, 496, 26), (62, 508, 20), (196, 500, 24), (240, 508, 18), (286, 502, 25),
        (340, 502, 27), (374, 486, 18), (140, 516, 18))  # fmt: skip
    picture.group(
        *(Shape(smooth(place("-1,.1 -.7,-.6 .1,-.8 .8,-.5 1,.2 .6,.7 -.5,.7", x, y, k)), "#a8a0a0",
            round=k * 0.5, bump=0.5, bump_size=6) for x, y, k in stones),
        shadow=0.4,
    )  # fmt: skip
