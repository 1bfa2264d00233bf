"""Captains by a script: straight at a goal, anywhere, or with a plan."""

from game.voyage import Deed, Hex, Voyage, deeds, guard_of, legal_deeds, why_not

from .captain_at_sea import ScriptedCaptain
from .captain_purchases import Taste, bought
from .captain_ways import Ways, is_guarded, ways_from
from .goal_targets import hoped, last_day
from .planned_captain import TASTES, Planned
from .told_shares import rule_of_thumb
from .voyage_jobs import RANDOM, STRAIGHT, VoyageJob

#: Random captains are sensible when they stand before a guard.
_DARING = 0.5
#: Who sails straight over the whole chart fights what is won so often, and goes at the goal.
_RUSHED, _RUSHED_GOAL, _LAST_DAYS = 0.3, 0.5, 2

_STRAIGHT_TASTE = Taste(core=("drill_yard",), later=("shipyard", "barracks"))


class Straight(ScriptedCaptain):
    """Sails at the nearest goal at once, and fights whatever stands in the way.

    Over a whole chart it takes what lies near its way as long as the goal is beyond it.
    """

    def _wants(self, voyage: Voyage, share: float) -> bool:
        if not voyage.scenario.buildings or voyage.day == voyage.days:
            return True
        late = voyage.day >= voyage.days - _LAST_DAYS
        least = _RUSHED_GOAL if self._is_goal(voyage) and not late else _RUSHED
        return share >= least

    def _course(self, voyage: Voyage) -> Deed:
        goals = self.goals(voyage)
        if not goals or not voyage.sails:
            return deeds.EndDay()
        ways = ways_from(voyage, voyage.fleet)
        lost = any(voyage.attempts.get(goal) for goal in goals)

        def order(goal: Hex) -> tuple[int, int, Hex]:
            guard = guard_of(voyage, goal)
            # Who has lost there once goes where fewer cards wait.
            return guard.cards if lost and guard else 0, ways.get(goal, (99, goal))[0], goal

        goal = min(goals, key=order)
        nearer = self._on_the_way(voyage, goal, ways)
        return self.towards(voyage, goal if nearer is None else nearer)

    def _on_the_way(self, voyage: Voyage, goal: Hex, ways: Ways) -> Hex | None:
        if not voyage.scenario.buildings or voyage.day >= last_day(voyage, goal) - _LAST_DAYS:
            return None
        if hoped(voyage, goal, self.job.skill) >= _RUSHED_GOAL:
            return None
        from_goal = ways_from(voyage, goal)
        near = [
            (cost + from_goal[place][0], place)
            for place, (cost, _) in ways.items()
            if cost and place in from_goal and self.worth(voyage, place, cost) > 0
        ]
        return min(near)[1] if near else None


class Anywhere(ScriptedCaptain):
    """Sails at random, builds and buys, and fights only what is won more often than not."""

    def _wants(self, voyage: Voyage, share: float) -> bool:
        return share >= _DARING or voyage.day == voyage.days

    def _purchase(self, voyage: Voyage) -> Deed | None:
        able = [deeds.Build(building) for building in voyage.scenario.buildings]
        able = [deed for deed in able if why_not(voyage, deed) is None]
        return self.rng.choice(able) if able else bought(voyage, 0)

    def _choice(self, voyage: Voyage) -> Deed:
        able = [deed for deed in legal_deeds(voyage) if isinstance(deed, deeds.Choose)]
        return self.rng.choice(able) if voyage.scenario.buildings else super()._choice(voyage)

    def _course(self, voyage: Voyage) -> Deed:
        sails = [
            deed
            for deed in legal_deeds(voyage)
            if isinstance(deed, deeds.Sail | deeds.TurnUp | deeds.VisitAgain)
            and not self._hopeless(voyage, deed)
        ]
        return self.rng.choice(sails) if sails else deeds.EndDay()

    def _hopeless(self, voyage: Voyage, deed: Deed) -> bool:
        if not isinstance(deed, deeds.Sail) or not is_guarded(voyage, deed.field):
            return False
        return not self._wants(voyage, rule_of_thumb(voyage, deed.field, self.job.skill))


def captain_of(job: VoyageJob) -> ScriptedCaptain:
    """Return who sails a voyage."""
    if job.plan == STRAIGHT:
        return Straight(job, _STRAIGHT_TASTE)
    if job.plan == RANDOM:
        return Anywhere(job, Taste())
    return Planned(job, TASTES[job.plan])
