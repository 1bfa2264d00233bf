"""What is at stake in a fight: who the guard is, and what either end brings."""

from dataclasses import dataclass
from typing import NamedTuple

from pygame.typing import RectLike

from game.kit import Canvas


class Stake(NamedTuple):
    """What is won or lost, in a few words, and its picture, or ""."""

    words: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class FightStakes:
    """Who the guard of a fight is, and what is won and lost by it.

    ``name`` is that of the guard, ``about`` a line about it (its depth, which attempt it is),
    ``picture`` the asset of its face, or "". ``brief`` is what a win brings, in a few
    words; ``won`` and ``lost`` are what either end of the fight brings. ``heard`` is what is heard
    of the place meanwhile, ``sight`` the wide painting of it.
    """

    name: str
    about: str = ""
    picture: str = ""
    brief: str = ""
    won: tuple[Stake, ...] = ()
    lost: tuple[Stake, ...] = ()
    heard: str = ""
    sight: str = "voyage/sights/bridge"

    def draw(self, canvas: Canvas, box: RectLike) -> None:
        """Draw the guard, or a tower where there is no picture of it."""
        known = canvas.assets.exists(self.picture)
        canvas.image(self.picture if known else "icons/tower", box)
