"""How the players' portraits take what happens: glad at a gain, sorry at a loss, for a moment."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.kit import Point, Times
from game.rules import DRAW, DUEL, NOBODY, Event, Field
from game.rules import events as ev

from ..cards.portrait_medal import CALM, GLAD, SORRY

#: Seconds at normal speed for which a face is kept, and those of its bounce.
LASTS, BOUNCE = 1.8, Times.pop
#: How far a portrait leaps for joy, how far it is shaken, in logical units, and how often.
_LEAP, _SHAKEN, _TIMES = 7.0, 3.5, 2
#: A lighter event does not wipe away a heavier one.
_FIGHT, _STRONGHOLD, _MATCH = 1, 2, 3

#: The side that loses by an event, or wins the match by it (``NOBODY`` for neither), and how much
#: the event weighs.
Loss = tuple[int, int]


def _deck_struck(event: ev.HordeDeckStruck) -> Loss:
    # Where resistance has kept all of it off, or no card is left, nothing is lost (R9.8, R10.2).
    return (event.side if event.cards else NOBODY), _STRONGHOLD


def _ended(event: ev.MatchEnded) -> Loss:
    return (NOBODY if event.winner == DRAW else event.winner), _MATCH


#: The events that portraits react to; all others leave them calm.
REACTIONS: dict[type, Callable[[Any], Loss]] = {
    ev.CreaturesDestroyed: lambda event: (event.side, _FIGHT),
    ev.StrongholdStruck: lambda event: (event.side, _STRONGHOLD),
    ev.HordeDeckStruck: _deck_struck,
    ev.BastionDestroyed: lambda event: (event.side, _STRONGHOLD),
    ev.FortDestroyed: lambda event: (event.side, _MATCH),
    ev.MatchEnded: _ended,
}


@dataclass
class PortraitReaction:
    """The face that a portrait makes; ``age`` is for how many seconds it has made it."""

    feeling: str = CALM
    weight: int = 0
    age: float = 0.0

    def hear(self, event: Event, side: int, field: Field = DUEL) -> None:
        """Let the portrait of ``side`` take an event whose turn to be seen has come.

        Partners feel alike.
        """
        react = REACTIONS.get(type(event))
        if react is None:
            return
        whose, weight = react(event)
        if whose != NOBODY and weight >= self.weight:
            together = field.teams[whose] == field.teams[side]
            wins = isinstance(event, ev.MatchEnded)
            self.feeling = GLAD if together == wins else SORRY
            self.weight, self.age = weight, 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True until the face is calm again, or at rest after the match."""
        if not self.feeling:
            return False
        stays = self.weight == _MATCH
        moving = not stays or self.age < BOUNCE
        self.age += dt
        if self.age >= LASTS and not stays:
            self.feeling, self.weight = CALM, 0
        return moving

    @property
    def shift(self) -> Point:
        """How far the portrait is off its place now: it leaps for joy, and shakes with grief."""
        left = 1 - self.age / BOUNCE
        if not self.feeling or left <= 0:
            return 0.0, 0.0
        swing = math.sin(math.pi * _TIMES * (1 - left))
        if self.feeling == GLAD:
            return 0.0, -_LEAP * left * abs(swing)
        return _SHAKEN * left * math.sin(2 * math.pi * _TIMES * (1 - left)), 0.0
