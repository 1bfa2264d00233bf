"""The drummer whom the Lieutenant's buckler covers, too."""

from ..actors import Hand, eyeball, grip, strands
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import ellipse, smooth
from ..figures import Spot, limb
from ..scene import Shape
from ..svg import lines
from ..wardrobe import boot

SKIN, RED, BLUE, GOLD = "#f4b890", "#c8343c", "#3c5cb0", "#e8b040"


def drummer() -> list[Shape]:
    """Let him crouch over his drum, its sticks in his fists, his hat too large, his eyes aloft."""
    left = ((302, 424), (284, 450), (302, 458))
    right = ((346, 424), (366, 446), (344, 460))
    return [
        *boot(Spot(352, 492, 13, 0), "#3c3850", "#54506c"),
        *boot(Spot(288, 494, 13, 0, True), "#3c3850", "#54506c"),
        Shape(
            smooth("298,420 322,412 350,420 362,456 356,486 294,486 290,452"),
            RED,
            round=24,
            bump=0.3,
            detail=lines(["306,416 336,462", "344,416 312,462"], "#fff4e0", 7, 0.95),
        ),
        Shape(smooth("304,416! 322,408 346,416! 340,428 324,432 308,426"), BLUE, round=6),
        *_head(),
        *_drum(),
        *_sticks(),
        limb_of(left, 24, SLEEVE, RED, detail=creases(left, 24, "#6a1420")),
        limb_of(right, 24, SLEEVE, RED, detail=creases(right, 24, "#6a1420")),
        limb("296,452 300,462", [12, 12], BLUE, round=4),
        limb("350,452 348,462", [12, 12], BLUE, round=4),
        *grip(Hand(301, 457, 15, -12, SKIN)),
        *grip(Hand(347, 459, 15, -170, SKIN, True)),
    ]


def _head() -> list[Shape]:
    """Turn a round face up to the left, chin in the collar, hat down over the brows."""
    return [
        *strands(["342,384 352,394 350,408", "338,380 348,388 354,398"], ("#8a4a20", "#a85c2c"), 8),
        Shape(ellipse(343, 396, 6, 8), SKIN, round=6, skin=0.4),
        Shape(smooth("294,388 300,374 322,368 340,376 344,394 338,412 322,420 304,416 296,404"),
            SKIN, round=26, skin=0.5),
        *eyeball((309, 388), 9, "#5a7ad0", (-2, -2)),
        *eyeball((330, 387), 9, "#5a7ad0", (-2, -2)),
        Shape(ellipse(314, 399, 6.4, 5.4), "#f09478", round=5, contact=0.6, shine=0.4),
        Shape(smooth("308,409 316,406 328,408 324,416 314,417"), "#6c1420", round=2, rim=0,
            detail=lines(["310,409 326,409"], "#fff4e0", 3, 0.9)),
        Shape(smooth("292,376! 288,342 312,332 344,338 346,374! 320,366"), BLUE, round=18, bump=0.3,
            detail=lines(["292,366 318,358 346,364"], "#22387c", 3, 0.6)),
        Shape(smooth("286,342 312,330 346,336 344,346 314,342 290,352"), GOLD, round=5, shine=0.6),
        Shape(smooth("284,382! 300,368 332,364 350,374! 330,376 304,382"), "#3a3850", round=5,
            shine=0.8, contact=0.8),
        Shape(ellipse(314, 354, 8), GOLD, round=6, shine=0.8),
    ]  # fmt: skip


def _drum() -> list[Shape]:
    return [
        Shape(
            smooth("290,462! 356,462! 352,500! 294,500!"),
            "#d84038",
            round=26,
            detail=lines(["292,468 306,498 322,470 338,498 354,468"], "#fff4e0", 3, 0.9),
        ),
        Shape(ellipse(323, 463, 34, 9.5), GOLD, round=4, shine=0.6),
        Shape(ellipse(323, 461, 30, 7), "#f4ead4", round=6, contact=0.3),
        limb("292,498 323,506 354,498", [7, 8, 7], GOLD, round=3, shine=0.6),
    ]


def _sticks() -> list[Shape]:
    """Let the sticks stand out of his fists, as they were when he stopped."""
    return [
        limb("310,464 318,430", [4, 4.4], "#d8a468", round=2),
        Shape(ellipse(318, 428, 4, 5), "#d8a468", round=3),
        limb("338,466 328,432", [4, 4.4], "#d8a468", round=2),
        Shape(ellipse(327, 430, 4, 5), "#d8a468", round=3),
    ]
