"""What is foretold, ready to be drawn."""

from __future__ import annotations

from dataclasses import dataclass

from game.kit import Colour, Colours
from game.rules import NOBODY, Place

from .assault_forecast import CreatureOutcome, Forecast


@dataclass(frozen=True, slots=True)
class ForecastLabels:
    """The words beside the strongholds: for a Bastion and a Fort that fall, and so on."""

    bastion_falls: str
    fort_falls: str
    bared: str
    order_open: str


@dataclass(frozen=True, slots=True)
class ForecastView:
    """A forecast on the board; ``alpha`` is its opacity.

    ``usual`` is what would follow without the play that is shown: what the play changes stands
    out. ``side`` is the one whose next turn is looked at, which ``title`` says, or NOBODY.
    """

    forecast: Forecast
    usual: Forecast
    labels: ForecastLabels
    side: int = NOBODY
    title: str = ""
    alpha: int = 255

    @property
    def ahead(self) -> bool:
        """Whether it is of the opponent's next turn."""
        return self.side != NOBODY

    def fate(self, place: Place) -> CreatureOutcome | None:
        """Return what is to be told of a creature: nothing of one that nothing happens to."""
        fate = self.forecast.creature_outcomes[place]
        return fate if fate.changes or (self.spares and self.is_new(place)) else None

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
