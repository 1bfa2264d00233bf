"""What is known of the changes of a recorded fight, for its table and its log (R16.52)."""

from __future__ import annotations

from game.board import FightSight
from game.content import Content
from game.play import HouseTerms


def sight_of(content: Content, house: HouseTerms | None) -> FightSight:
    """Return what a table knows of a match with these terms: of nothing where it is no fight."""
    fight = None if house is None else house.fight
    if fight is None:
        return FightSight()
    return FightSight(content.cards, fight.sources, frozenset(fight.packs))
