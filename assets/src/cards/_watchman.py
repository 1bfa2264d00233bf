"""The watchman below the Assassin, who looks the other way."""

from ..actors import Hand, eyeball, grip, lid
from ..anatomy import SLEEVE, limb_of
from ..curves import ellipse, place, smooth
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import disc, fill, lines, oval


def street(picture: Scene) -> None:
    """Cobble the lane between the roofs, and lay the leaper's shadow over it."""
    picture.veil(fill("M96 456H250V560H96Z", "#6c4c74"), 6)
    stones = "".join(
        oval(104 + column * 19 + row % 2 * 9, 470 + row * 13, 8.6, 5, "#9c6c94", 0.9)
        for row in range(6)
        for column in range(8)
    )
    picture.veil(stones, 0.6)
    picture.shade(oval(196, 500, 40, 9, "#2c1850", 0.7), 4)


def watchman() -> list[Shape]:
    """Let him hold up a lantern, half asleep."""
    coat = "#c8905c"
    return [
        Shape(smooth("146,484 154,464 170,457 188,462 200,480 206,545! 142,545! 148,510"), coat,
            round=18, bump=0.4, detail=lines(["172,462 174,540"], "#6c4430", 3)),
        Shape(smooth("154,448 158,430 172,424 186,430 191,448 184,464 172,468 160,464"), "#ffd0a4",
            round=16, skin=0.5, glow=0.2),
        *eyeball((164, 446), 5.6, "#6c8c5c", (-2, 1)),
        *eyeball((178, 446), 5.6, "#6c8c5c", (-2, 1)),
        lid((164, 446), 6, "#d89878", 0, 0.55),
        lid((178, 446), 6, "#d89878", 0, 0.55),
        Shape(ellipse(169, 454, 5, 4), "#f09878", round=4, contact=0.6),
        Shape(smooth("156,460 168,456 182,460 188,466 178,466 168,462 158,466"), "#e4d8d0", round=4,
            contact=0.6),
        Shape(smooth(place("-30,8! -14,-4 -12,-20 12,-20 14,-4 30,8! 0,13", 172, 434)), "#7c6cb0",
            round=10, bump=0.3, contact=0.8),
        limb_of(((160, 482), (138, 508), (131, 490)), 24, SLEEVE, coat),
        limb_of(((190, 478), (208, 506), (196, 524)), 24, SLEEVE, coat),
        limb("132,440 132,462", [2.4, 2.4], "#e0b45a", round=1),
        *grip(Hand(128, 487, 15, -70, "#f4bc90")),
        Shape(smooth("121,462! 132,454 143,462! 143,484! 121,484!"), "#ffe8a0", round=5, glow=0.95,
            detail=lines(["128,458 128,484", "136,458 136,484"], "#a86c2c", 2)),
        limb("118,462 132,453 146,462", [4, 6, 4], "#a87838", round=2, shine=0.7),
        limb("118,486 146,486", [6, 6], "#a87838", round=2, shine=0.7),
    ]  # fmt: skip


def lantern_light(picture: Scene) -> None:
    """Spread the lantern's light over lane, coat and eaves."""
    picture.afterglow(disc(132, 472, 62, "#ff9c40", 0.34), 20)
    picture.afterglow(disc(132, 472, 16, "#fff0b0", 0.8), 7)
    picture.afterglow(oval(150, 512, 60, 18, "#ffb060", 0.25), 9)
