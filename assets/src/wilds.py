"""Land by night: a moon, dead trees, and graves."""

from collections.abc import Iterable

from .curves import place, smooth, taper
from .scene import Scene
from .svg import clouds, disc, fill


def moon(picture: Scene, x: float, y: float, radius: float, halo: str) -> None:
    """Hang a moon in its halo, with a shred of cloud below it."""
    picture.glow(disc(x, y, radius * 2.5, halo, 0.6), radius * 0.7)
    picture.veil(clouds(4, 3, (x - 70, y + radius, x + 90, y + radius + 20), 56, halo, 0.2), 4)
    spots = ((-0.34, -0.2, 0.25), (0.3, 0.34, 0.18), (0.28, -0.36, 0.12))
    seas = "".join(
        disc(x + dx * radius, y + dy * radius, size * radius, "#c8e0d8", 0.7)
        for dx, dy, size in spots
    )
    picture.cover(disc(x, y, radius, "#f8fff0") + seas)


def dead_tree(x: float, y: float, tall: float, flip: bool = False) -> str:
    """Outline a bare tree that stands at (x, y)."""
    ways = (
        ("0,0 -.04,-.45 .02,-1", 0.08),
        ("-.02,-.38 -.14,-.62 -.22,-.7", 0.05),
        ("-.01,-.55 .1,-.74 .14,-.86", 0.05),
        ("-.15,-.6 -.16,-.74 -.12,-.84", 0.03),
    )
    return "".join(
        taper(
            [(p.x * (-tall if flip else tall) + x, p.y * tall + y) for p in place(way)],
            [wide * tall, wide * tall * 0.7, wide * tall * 0.15],
        )
        for way, wide in ways
    )


def tombs(places: Iterable[tuple[float, float, float]], dark: str, bright: str) -> str:
    """Set gravestones, each at a place and of a size, with light on their left sides."""
    whole = "-24,4! -24,-44 -14,-62 0,-68 14,-62 24,-44 24,4!"
    side = "-24,4! -24,-44 -14,-62 0,-68! -8,-56 -14,-42 -14,4!"
    return "".join(
        fill(smooth(place(shape, x, y, size, x % 9 - 4)), tone)
        for x, y, size in places
        for shape, tone in ((whole, dark), (side, bright))
    )
