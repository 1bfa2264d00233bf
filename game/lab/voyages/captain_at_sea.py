"""What all scripted captains do alike: choices, hands, purchases, steps of a way.

They do what a person could: they see what is turned up, are told outlooks, and buy. None of them
looks at the luck of a voyage.
"""

from abc import ABC, abstractmethod
from random import Random

from game.voyage import Deed, Hex, Voyage, deeds, guard_of, hand_size, way, why_not

from .captain_choices import Choices
from .captain_hands import (
    Taste,
    best_hand,
    bought,
    least_card,
    members,
    named,
    purchase,
    tried_hand,
)
from .captain_ways import is_guarded, out_of_danger, step_towards
from .field_worths import targets, worth_of_field
from .told_shares import ToldShares
from .voyage_jobs import CARELESS, VoyageJob

#: Trials of each hand, where a captain tries some.
_TRIALS = 8


class ScriptedCaptain(ABC):
    """What all captains do alike: choices, hands, purchases, steps of a way."""

    def __init__(self, job: VoyageJob, taste: Taste) -> None:
        self.job, self.taste = job, taste
        self.rng = Random(job.seed)
        self.told_shares = ToldShares(job.skill)
        self.choices = Choices(taste)
        #: The share that was told of the fight that has just been engaged in.
        self.told = 0.0
        #: The fields below which no goal was found, and those turned back from today.
        self.searched: set[Hex] = set()
        self.turned_back: dict[Hex, int] = {}

    def deed(self, voyage: Voyage) -> Deed:
        """Return what is done next."""
        if voyage.choices:
            return self._choice(voyage)
        if voyage.before_guard:
            return self._before_guard(voyage)
        deed = self._purchase(voyage) or self._course(voyage)
        if isinstance(deed, deeds.EndDay):
            deed = out_of_danger(voyage) or deed
        if isinstance(deed, deeds.Sail):
            shown = way(voyage, deed.field)
            self.searched.update(shown.fields if shown else ())
        return deed

    @abstractmethod
    def _course(self, voyage: Voyage) -> Deed:
        """Return what is done with the sails that are left."""

    @abstractmethod
    def _wants(self, voyage: Voyage, share: float) -> bool:
        """Tell whether the fight is begun that is won so often."""

    def _purchase(self, voyage: Voyage) -> Deed | None:
        return purchase(voyage, self.taste, 0)

    def _choice(self, voyage: Voyage) -> Deed:
        choice = voyage.choices[0]
        if self.choices.makes_room(voyage, choice):
            return deeds.Dismiss(least_card(voyage))
        return deeds.Choose(self.choices.chosen(voyage, choice))

    def hand(self, voyage: Voyage) -> tuple[str, ...]:
        """Return the hand for a fight: a careless captain goes by the worth of the cards."""
        size = hand_size(voyage)[1]
        field = voyage.fleet
        if self.job.skill == CARELESS or len(voyage.company) <= size or not self._is_goal(voyage):
            return best_hand(voyage)
        return tried_hand(
            members(voyage), size, lambda hand: self.told_shares.share(voyage, field, hand, _TRIALS)
        )

    def _is_goal(self, voyage: Voyage) -> bool:
        guard = guard_of(voyage, voyage.fleet)
        return guard is not None and bool(guard.goal)

    def _before_guard(self, voyage: Voyage) -> Deed:
        if why_not(voyage, deeds.HirePilot()) is None:
            return deeds.HirePilot()
        more = bought(voyage, 0)
        if more is not None:
            return more
        hand = self.hand(voyage)
        share = self.told_shares.share(voyage, voyage.fleet, hand)
        if why_not(voyage, deeds.TurnBack()) is None and not self._wants(voyage, share):
            self.turned_back[voyage.fleet] = voyage.day
            return deeds.TurnBack()
        self.told = share
        return deeds.Engage(hand, named(voyage, hand))

    def goals(self, voyage: Voyage) -> list[Hex]:
        """Return the fields that win the voyage, or may."""
        return targets(voyage, self.job.goal, self.searched)

    def towards(self, voyage: Voyage, target: Hex) -> Deed:
        """Return the next step of the way to a field."""
        self.choices.heading = target
        if target == voyage.fleet:
            return deeds.EndDay()
        return step_towards(voyage, target)

    def worth(self, voyage: Voyage, hexagon: Hex, sails: int, share: float | None = None) -> float:
        """Return what a field brings: nothing where the fleet has turned back today."""
        if self.turned_back.get(hexagon) == voyage.day:
            return 0.0
        if hexagon in self.searched and not is_guarded(voyage, hexagon):
            field = voyage.chart.fields[hexagon]
            if field.place == "open":
                return 0.0
        return worth_of_field(voyage, hexagon, self.job.skill, self.taste, sails, share)
