"""What the Partisan's village could spare for a barricade, and the pole that stands in it."""

from ..curves import ellipse, place, polygon, smooth, taper
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import lines

WOOD, CART = "url(#wood)", "url(#cart)"


def pole() -> Shape:
    """Plant the pole in the heap, near the edge of the picture."""
    grain = lines(["60,520 38,0", "66,520 46,0"], "#6c4426", 1.6)
    return Shape(taper([(66, 530), (54, 300), (38, -60)], [17, 15, 13]), "#c08850", round=6,
        bump=0.3, detail=grain)  # fmt: skip


def heap(picture: Scene) -> None:
    """Pile up what the village could spare: a wheel, planks, a barrel, cobbles."""
    spokes = [
        limb([(318 + 10 * dx, 432 + 10 * dy), (318 + 46 * dx, 432 + 46 * dy)], [8, 7], CART)
        for dx, dy in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87))
    ]
    hoops = lines(["84,424 70,470 84,516", "136,424 152,470 138,516"], "#3c4458", 9, 1)
    staves = lines(["52,446 110,442 172,446", "46,466 110,466 178,466", "52,490 110,492 172,490"],
        "#5c3424", 2.4, 0.7)  # fmt: skip
    rim = [(318 + 52 * dx, 432 + 52 * dy) for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7),
        (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0))]  # fmt: skip
    picture.group(
        *(Shape(polygon(place("-150,-20! 140,-22! 152,-6! 146,18! -142,20! -152,4!", x, y, 1,
            turn)), WOOD, round=6, bump=0.5, contact=0.8, detail=lines([place(way, x, y, 1, turn)
            for way in ("-140,-8 0,-6 140,-9", "-130,8 20,6 138,8")], "#5c3424", 2.4))
            for x, y, turn in ((220, 500, 4), (196, 462, -5), (206, 424, 3))),
        *(Shape(ellipse(x, y, 4), "#4c4858", round=3, shine=0.6) for x, y in ((196, 416),
            (208, 432), (330, 426), (326, 440), (232, 452), (240, 466))),
        *spokes,
        Shape(taper(rim, [14] * 9, 90), CART, round=6, bump=0.3),
        Shape(ellipse(318, 432, 13), "#5c6478", round=9, shine=0.6),
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
