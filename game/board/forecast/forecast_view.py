"""A forecast, ready to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame.typing import RectLike

from game.kit import Colour, Colours
from game.rules import NOBODY, Place

from .assault_forecast import CreatureOutcome, Forecast

#: A kind of marks on the board: what becomes of creatures, of strongholds, and the ways to these.
Layer = str
CREATURES: Layer = "creatures"
STRONGHOLDS: Layer = "strongholds"
WAYS: Layer = "ways"
ALL_LAYERS: frozenset[Layer] = frozenset({CREATURES, STRONGHOLDS, WAYS})


@dataclass(frozen=True, slots=True)
class ForecastView:
    """A forecast on the board; ``alpha`` is its opacity, ``translate`` gives the words of a key.

    ``usual`` is what would follow without the play that is shown: what the play changes stands
    out. ``side`` is the one whose next turn is looked at, which ``title`` says, or NOBODY.
    ``covered`` are places in which something else is read: no words lie half below it. Only
    the kinds of marks in ``layers`` are drawn.
    """

    forecast: Forecast
    usual: Forecast
    translate: Callable[..., str]
    side: int = NOBODY
    title: str = ""
    covered: tuple[RectLike, ...] = ()
    alpha: int = 255
    layers: frozenset[Layer] = ALL_LAYERS

    @property
    def sides(self) -> tuple[int, ...]:
        """Whose strongholds are told of: of a turn to come only those attacked in it."""
        sides = [
            side for side in range(len(self.forecast.stronghold_outcomes)) if side != self.side
        ]
        if self.ahead and len(sides) > 1:
            # Turns of others have passed by then: only what this one does is told.
            sides = [side for side in sides if self.forecast.strikes(side)]
        return tuple(sides)

    @property
    def ahead(self) -> bool:
        """Whether it is of the opponent's next turn."""
        return self.side != NOBODY

    def outcome(self, place: Place) -> CreatureOutcome | None:
        """Return what is to be told of a creature: nothing of one that nothing happens to."""
        outcome = self.forecast.creature_outcomes[place]
        return outcome if outcome.changes or (self.spares and self.is_new(place)) else None

    def is_new(self, place: Place) -> bool:
        """Whether the play changes what becomes of a creature that stands there already."""
        usual = self.usual.creature_outcomes.get(place)
        return usual is not None and usual != self.forecast.creature_outcomes[place]

    @property
    def spares(self) -> bool:
        """Whether what the play keeps from happening is told: not where it ends the match."""
        return self.forecast.winner == self.usual.winner

    def look(self, *, new: bool) -> SignStyle:
        """Return the look of a sign: golden and lit where a play changes what it tells."""
        usual = Colours.sides[self.side] if self.ahead else Colours.foretold
        return SignStyle(Colours.attention if new else usual, lit=new)


@dataclass(frozen=True, slots=True)
class SignStyle:
    """How a sign is seen: the colours of its edge and of its ground, and whether it is lit."""

    rim: Colour
    ground: Colour = Colours.foretold_deep
    lit: bool = False
