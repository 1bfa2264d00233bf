"""Captains by a script: straight at a goal, anywhere, or with a plan or a taste."""

from game.voyage import Deed, EndDay, Hex, Voyage, deeds, guard_of, legal_deeds, why_not

from .captain_at_sea import ScriptedCaptain
from .captain_hands import Taste, bought, purchase
from .captain_ways import Ways, days_for, is_guarded, ways_from
from .field_worths import goal_of, hoped, in_time, last_day, prospect, ways_back
from .told_shares import rule_of_thumb
from .voyage_jobs import CARDS, PLAN, RANDOM, RELICS, STRAIGHT, VoyageJob

#: What a sail costs at any time, and a card more of a goal's guard.
_SAIL, _GUARD_CARD = 0.3, 3.5
#: A plan goes to a goal that it wins so often at once, and fights there on no other day below the
#: other share.
_SURE, _GOAL_LEAST = 0.86, 0.25
#: From this rank on the goals are looked at before the last days, where there is no home to build.
_GROWN = 3
#: The fights of an outlook that is but looked at.
_LOOKED = 8

TASTES = {
    PLAN: Taste(),
    CARDS: Taste(
        core=("barracks", "drill_yard", "great_hall"),
        later=("counting_house", "sickbay", "shipyard", "tower", "relic_hall"),
        card=2.5,
        gold=1.3,
    ),
    RELICS: Taste(
        core=("relic_hall", "tower", "drill_yard"),
        later=("chart_room", "shipyard", "counting_house", "barracks"),
        relic=1.8,
    ),
}

#: Random captains are sensible when they stand before a guard.
_DARING = 0.5
#: Who sails straight over the whole chart fights what is won so often, and goes at the goal.
_RUSHED, _RUSHED_GOAL, _LAST_DAYS = 0.3, 0.5, 2

_STRAIGHT_TASTE = Taste(core=("drill_yard",), later=("shipyard", "barracks"))


class Planned(ScriptedCaptain):
    """Grows first, by the outlooks of guards and its taste, and goes at the goal in time."""

    def _wants(self, voyage: Voyage, share: float) -> bool:
        least = _GOAL_LEAST if self._is_goal(voyage) else self.taste.least
        return voyage.day == voyage.days or share >= least

    def _purchase(self, voyage: Voyage) -> Deed | None:
        scenario = voyage.scenario
        late = voyage.day >= voyage.days - 2
        return purchase(voyage, self.taste, scenario.pilots * scenario.pilot_gold if late else 0)

    def _course(self, voyage: Voyage) -> Deed:
        if not voyage.sails:
            return EndDay()
        goals = self.goals(voyage)
        if voyage.aboard or voyage.come:
            return self.towards(voyage, goals[0])
        ways = ways_from(voyage, voyage.fleet)
        goals = [goal for goal in goals if goal in ways]
        growth = self._growth(voyage, goals, ways)
        if not goals:
            return EndDay() if growth is None else self.towards(voyage, growth)
        best, share = self._best_goal(voyage, goals, ways, growth)
        if growth is not None and (share < _SURE or self._is_growing(voyage)):
            return self.towards(voyage, growth)
        if voyage.scenario.goals[0].comes and share < _SURE:
            return self.towards(voyage, voyage.chart.harbour)
        return self.towards(voyage, best)

    def _is_growing(self, voyage: Voyage) -> bool:
        if len(voyage.flags) < voyage.scenario.goals[0].flags:
            return True
        return voyage.rank < _GROWN and voyage.day < voyage.days - 1

    def _best_goal(
        self, voyage: Voyage, goals: list[Hex], ways: Ways, growth: Hex | None
    ) -> tuple[Hex, float]:
        if growth is not None and self._is_growing(voyage):
            return goals[0], 0.0
        if len(goals) == 1 or voyage.chart.hidden_goal is not None:
            near = min(goals, key=lambda goal: (ways[goal][0], goal))
            return near, prospect(voyage, near, self.job.skill, self.told_shares)
        shares = {goal: self.told_shares.share(voyage, goal) for goal in goals}
        best = max(goals, key=lambda goal: (self._in_the_end(voyage, goal, ways, shares), goal))
        return best, shares[best]

    def _in_the_end(self, voyage: Voyage, goal: Hex, ways: Ways, shares: dict[Hex, float]) -> float:
        days = days_for(voyage, ways[goal][0])
        if voyage.day + days > last_day(voyage, goal):
            return -1.0
        return shares[goal] - days * self._waiting(voyage, goal) / 100

    def _waiting(self, voyage: Voyage, goal: Hex) -> float:
        guard = guard_of(voyage, goal)
        more = 0 if guard is None or not guard.goal else max(0, guard.tomorrow - guard.cards)
        return more * _GUARD_CARD if goal_of(voyage, goal).waiting_from else 0.0

    def _growth(self, voyage: Voyage, goals: list[Hex], ways: Ways) -> Hex | None:
        """Return the field that brings most for each sail, if there is time for it."""
        waiting = max((self._waiting(voyage, goal) for goal in goals), default=0.0)
        back = ways_back(voyage, goals)
        wishes: list[tuple[float, int, Hex]] = []
        for hexagon, (sails, _) in ways.items():
            if not sails or (goals and not in_time(voyage, sails, back, hexagon)):
                continue
            worth = self.worth(voyage, hexagon, sails)
            if worth > 0:
                wishes.append((worth / sails, sails, hexagon))
        least = _SAIL + waiting / voyage.scenario.sails
        for worth, sails, hexagon in sorted(wishes, reverse=True):
            # The outlook of the most promising is looked at; if it is bad, that of the next.
            if worth > least and self._told_worth(voyage, hexagon, sails) / sails > least:
                return hexagon
        return None

    def _told_worth(self, voyage: Voyage, hexagon: Hex, sails: int) -> float:
        if not is_guarded(voyage, hexagon):
            return self.worth(voyage, hexagon, sails)
        return self.worth(
            voyage, hexagon, sails, self.told_shares.share(voyage, hexagon, samples=_LOOKED)
        )


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
