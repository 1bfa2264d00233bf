"""A meadow in flower, for whoever stands on one."""

import random

from ..curves import place
from ..props import tufts
from ..scene import Scene
from ..svg import disc, fill, oval


def meadow(
    picture: Scene, horizon: float, greens: tuple[str, str], blooms: tuple[str, ...], seed: int = 1
) -> None:
    """Let tufts and flowers grow from the horizon to the foot, larger as they are nearer."""
    chance = random.Random(seed)
    for row in range(7):
        near = ((row + 1) / 7) ** 1.4
        y = horizon + 8 + near * (506 - horizon)
        for _ in range(8 - row // 2):
            x, base, size = chance.uniform(-5, 380), y + chance.uniform(-7, 7), 5 + 16 * near
            clump = tufts([(x - size, base), (x + size, base)], 4, size, chance.randrange(99))
            picture.cover(fill(clump, greens[0] if chance.random() < 0.5 else greens[1], 0.9))
            if chance.random() < 0.5:
                wide, tone = 1.4 + 3.6 * near, chance.choice(blooms)
                petals = [place([(0, -wide)], x, base - size, 1, 72 * n)[0] for n in range(5)]
                bloom = "".join(oval(p.x, p.y, wide * 0.8, wide * 0.7, tone) for p in petals)
                picture.cover(bloom + disc(x, base - size, wide * 0.6, "#fff0a0"))
