"""The places of a voyage, each as a loop that is heard below the music of what happens there."""

from collections.abc import Callable

from ..bells import BELL, METAL, WOOD, ring
from ..effects.matter import blow, bubbles, crackle, rubble
from ..room import HALL, Room
from ..tone import Wave, joined
from .surroundings import Surroundings
from .voices import (
    anvil,
    bellows,
    bird,
    creak,
    drop,
    flag,
    gull,
    hen,
    knock,
    lapping,
    pick,
    quench,
    raven,
    tapping,
)

SECONDS = 24.0
#: Under the open sky little comes back; a gallery gives back everything.
SKY, VAULT = Room(0.7, 0.5, 0.03), HALL._replace(seconds=3.2, bright=0.4)


def forge() -> Wave:
    """Work with hammer and bellows: breaths of fire, heats of iron, and water."""
    place = Surroundings("forge", SECONDS, Room(0.9, 0.6, 0.012))
    breaths = [0.4, 6.2, 12.1, 18.3]
    place.bed(70, 420, 0.022, 0.4 + place.bursts([at + 1.6 for at in breaths], 0.5, 1.8))
    for number, at in enumerate(breaths):
        place.put(at, bellows(f"forge {number}"), 0.2, -0.45, 0.2)
    for number in range(5):
        place.put(number * 4.8 + 0.7, crackle(4.0, 16, f"forge {number}"), 0.09, -0.4, 0.2)
    for start, count in ((3.1, 5), (9.0, 6), (14.9, 5)):
        for number in range(count):
            heavy = number % 3 != 2
            hit = anvil(f"{start} {number}", 81 if heavy else 84, 0.8 if heavy else 0.4)
            place.put(start + number * 0.56, hit, 0.34 if heavy else 0.16, 0.35, 0.4)
    place.put(21.2, quench("forge"), 0.12, 0.5, 0.3)
    return place.finish()


def wreck() -> Wave:
    """Lie aground: surf, timbers that give, and a loose board."""
    place = Surroundings("wreck", SECONDS, SKY)
    place.bed(60, 300, 0.024, place.swell(3, 0.5))
    place.bed(240, 2600, 0.034, 0.08 + place.bursts([3.2, 10.9, 19.4], 1.3, 2.2))
    place.bed(1800, 6000, 0.009, place.bursts([3.6, 11.3, 19.9], 0.8, 2.6))
    place.scatter(
        7, lambda n: creak(0.9 + 0.25 * (n % 3), f"wreck {n}", 22 + 4 * (n % 4)), 0.42, 0.5
    )
    place.scatter(4, lambda n: knock(f"wreck {n}", 41 + n), 0.16, 0.4)
    place.scatter(3, lambda n: creak(0.5, f"rope {n}", 58, 1.6), 0.14, 0.4)
    return place.finish()


def harbour() -> Wave:
    """Lie at anchor: gulls, water along the quay, taut ropes, and a bell."""
    place = Surroundings("harbour", SECONDS, SKY)
    place.bed(120, 900, 0.013, place.swell(5, 0.6))
    place.scatter(11, lambda n: lapping(1.3 + 0.2 * (n % 4), f"quay {n}"), 0.12, 0.2)
    place.scatter(6, lambda n: bubbles(0.5, 6, f"quay {n}"), 0.05, 0.2)
    place.scatter(4, lambda n: gull(f"harbour {n}", 3 + n % 3), 0.07, 0.7)
    place.scatter(5, lambda n: creak(0.6 + 0.1 * n, f"mooring {n}", 44, 1.5), 0.2, 0.3)
    place.scatter(4, lambda n: tapping(f"harbour {n}", 2 + n % 3), 0.1, 0.4)
    place.put(8.4, ring(BELL, 74, 0.5), 0.05, 0.7, 1.2)
    place.put(9.5, ring(BELL, 74, 0.4), 0.04, 0.7, 1.2)
    return place.finish()


def shore() -> Wave:
    """Lie along a beach: three waves on the way round, wind, and a gull far out."""
    place = Surroundings("shore", SECONDS, SKY)
    place.bed(60, 260, 0.04, place.swell(3, 0.5, 1.0))
    place.bed(260, 3000, 0.11, 0.06 + place.bursts([4.0, 12.4, 20.3], 1.6, 2.6))
    place.bed(2200, 7000, 0.02, place.bursts([4.5, 12.9, 20.8], 1.0, 3.0))
    place.bed(300, 900, 0.02, place.swell(4, 0.8, 2.0))
    place.scatter(2, lambda n: gull(f"shore {n}", 3), 0.06, 0.9)
    return place.finish()


def village() -> Wave:
    """Walk among birds, hens, a woodcutter, leaves in the wind, and a bell beyond the hill."""
    place = Surroundings("village", SECONDS, SKY)
    place.bed(700, 4500, 0.012, place.swell(4, 0.8))
    place.bed(100, 400, 0.008, place.swell(3, 0.5, 1.0))
    place.scatter(11, lambda n: bird(f"village {n}"), 0.05, 0.4, 1.0)
    place.scatter(4, lambda n: hen(f"village {n}"), 0.06, 0.3)
    for number, at in enumerate((5.0, 6.3, 7.7, 16.2, 17.6)):
        chop = joined(
            (0, blow(120, 0.16, f"chop {number}", 1400)), (0, ring(WOOD, 52 + number % 2))
        )
        place.put(at, chop, 0.07, 0.55, 0.5)
    for number in range(3):
        place.put(11.0 + 1.6 * number, ring(BELL, 67, 0.5), 0.035, -0.6, 1.2)
    return place.finish()


def mine() -> Wave:
    """Go underground: drops, picks far down the gallery, and a prop that gives."""
    place = Surroundings("mine", SECONDS, VAULT)
    place.bed(55, 220, 0.022, place.swell(2, 0.4))
    place.bed(300, 800, 0.005, place.swell(3, 0.7, 1.0))
    place.scatter(13, lambda n: drop(f"mine {n}"), 0.11, 0.9)
    for start, count in ((2.0, 4), (9.5, 5), (17.2, 4)):
        for number in range(count):
            hit = pick(60 + number % 2)
            place.put(start + number * 0.95, hit, 0.1, 0.5, 1.1)
    place.put(14.4, creak(1.3, "prop", 19, 0.8), 0.25, -0.5, 0.7)
    place.put(22.0, rubble(0.8, 7, "mine", (60, 76)), 0.06, -0.6, 0.9)
    return place.finish()


def castle() -> Wave:
    """Stand in the wind about towers, with banners, a chain, and a raven on the wall."""
    place = Surroundings("castle", SECONDS, Room(1.4, 0.5, 0.03))
    place.bed(90, 420, 0.028, place.swell(3, 0.7))
    place.bed(520, 640, 0.02, place.swell(4, 0.95, 0.6))
    place.bed(800, 980, 0.012, place.swell(3, 0.95, 2.2))
    place.scatter(6, lambda n: flag(f"castle {n}"), 0.13, 0.3)
    place.scatter(3, lambda n: _chain(f"castle {n}"), 0.035, 0.5)
    place.put(7.3, raven("castle"), 0.07, 0.6, 0.7)
    place.put(19.0, creak(1.0, "gate", 24, 0.9), 0.2, -0.4, 0.6)
    return place.finish()


def _chain(name: str) -> Wave:
    """Let the links of a chain run against each other."""
    return joined(*((n * 0.07, ring(METAL, 84 + (n * 5 + len(name)) % 7, 0.3, 0.25) * 0.6**n)
                    for n in range(5)))  # fmt: skip


#: The places by the names of their files.
PLACES: dict[str, Callable[[], Wave]] = {
    "place_castle": castle,
    "place_forge": forge,
    "place_harbour": harbour,
    "place_mine": mine,
    "place_shore": shore,
    "place_village": village,
    "place_wreck": wreck,
}
