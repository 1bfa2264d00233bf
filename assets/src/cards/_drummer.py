"""The drummer whom the Lieutenant's buckler covers, too."""

from ..actors import Hand, grip, strands
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import ellipse, place, smooth, taper
from ..figures import Spot, limb
from ..scene import Shape
from ..svg import disc, line, lines, oval, spots
from ..wardrobe import boot

SKIN, RED, BLUE, GOLD = "#f4b890", "#c8343c", "#3c5cb0", "#e8b040"
HAIR = ("#6c3818", "#9c5828")


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
        limb_of(left, 21, SLEEVE, RED, detail=creases(left, 21, "#6a1420")),
        limb_of(right, 21, SLEEVE, RED, detail=creases(right, 21, "#6a1420")),
        limb("296,452 300,462", [12, 12], BLUE, round=4),
        limb("350,452 348,462", [12, 12], BLUE, round=4),
        *grip(Hand(301, 457, 15, -12, SKIN)),
        *grip(Hand(347, 459, 15, -170, SKIN, True)),
    ]


def _head() -> list[Shape]:
    """Turn a boy's round face up to the left, chin in the collar, the hat down to his brows."""
    cheeks = oval(304, 404, 7, 5, "#f07860", 0.5) + oval(334, 404, 8, 6, "#f07860", 0.5)
    cheeks += spots(4, 9, (326, 398, 342, 406), "#b0603c", (0.8, 1.3), 0.8)
    mouth = "307,411 312,408 320,409 323,412 318,417 310,417"
    return [
        *strands(["342,380 352,392 350,410", "338,378 348,390 354,400", "296,380 291,390 294,400"],
            HAIR, 9),
        Shape(ellipse(345, 397, 6, 8), SKIN, round=6, skin=0.5,
            detail=line("343,392 347,396 345,402", "#b05c48", 2, 0.8)),
        Shape(smooth("293,386 299,374 322,368 341,376 345,394 341,411 328,423 312,424 300,414 "
            "293,400"), SKIN, round=28, skin=0.6, detail=cheeks),
        Shape(smooth(mouth), "#6c1c20", round=2, rim=0, ink=0.6, contact=0.2,
            detail=line("309,411 320,411", "#fff4e0", 3, 0.95)),
        *_eye(304, 394, 5.4),
        *_eye(324, 393, 6.6),
        Shape(taper("296,387 303,382 309,382", [2, 4, 2.6]), HAIR[0], round=2, contact=0.4),
        Shape(taper("317,381 325,381 334,386", [2.6, 4.4, 2]), HAIR[0], round=2, contact=0.4),
        Shape(smooth("312,393 308,400 307,405 312,407 318,405 317,399"), SKIN, round=7, skin=0.5,
            contact=0.4, ink=0.35, shine=0.3),
        Shape(smooth(place("292,376! 288,342 312,332 344,338 346,374! 320,366", 0, -5)), BLUE,
            round=18, bump=0.3,
            detail=lines(["292,361 318,353 346,359"], "#22387c", 3, 0.6)),
        Shape(smooth(place("286,342 312,330 346,336 344,346 314,342 290,352", 0, -5)), GOLD,
            round=5, shine=0.6),
        Shape(smooth(place("284,382! 300,368 332,364 350,374! 330,374 304,380", 0, -5)),
            "#3a3850", round=5, shine=0.8, contact=0.8),
        Shape(ellipse(314, 349, 8), GOLD, round=6, shine=0.8),
    ]  # fmt: skip


def _eye(x: float, y: float, wide: float) -> list[Shape]:
    """Set an eye that looks up to the left, with a lid and a fold below it."""
    iris = disc(x - 1.2, y - 1.2, wide * 0.66, "#6c4020") + disc(x - 1.2, y - 1.4, wide * 0.4,
        "#180c10") + disc(x - 2.4, y - 3, wide * 0.22, "#ffffff")  # fmt: skip
    almond = place("-1,.1! -.5,-.8 .2,-.86 1,.06! .5,.66 -.4,.7", x, y, wide)
    lash = place("-1.06,.1 -.5,-.82 .2,-.9 1.1,.06", x, y, wide)
    return [
        Shape(smooth(almond), "#fffaf0", round=wide, glow=0.4, rim=0, ink=0.3, contact=0.2,
            detail=iris),
        Shape(taper(lash, [1.2, 2.6, 2.8, 1.2]), "#4a2418", round=1, contact=0.3, ink=0, rim=0),
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
