"""The stakes of a fight, in words that are ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FightStakes:
    """Who the guard of a fight is, and what is won and lost by it.

    ``name`` is that of the guard, ``about`` a line about it (its depth, which attempt it is),
    ``picture`` the asset of its kind or face, or "". ``brief`` is what a win brings, in a few
    words; ``won`` and ``lost`` are whole lines of what either end of the fight brings.
    """

    name: str
    about: str = ""
    picture: str = ""
    brief: str = ""
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
