"""Captains by a script: one with a plan, one straight at a goal, one anywhere.

They do what a person could: they see what is turned up, are told outlooks, and buy. None of them
looks at the luck of a voyage.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random

from game.voyage import (
    ChartField,
    Choose,
    Deed,
    EndDay,
    Engage,
    Hex,
    HirePilot,
    Sail,
    TurnBack,
    TurnUp,
    Voyage,
    guard_of,
    hand_size,
    legal_deeds,
    why_not,
)

from .captain_choices import (
    bought,
    chosen,
    hand_by_worth,
    is_guarded,
    members,
    named,
    path_to,
    tried_hand,
    ways_from,
)
from .voyage_jobs import CARELESS, PLAN, RANDOM, STRAIGHT, ToldShares, VoyageJob, rule_of_thumb

#: What a win brings, in the points of the share that a goal is then won with.
_RANKS = {2: 5.0, 3: 16.0, 4: 6.0, 5: 16.0}
_CARD, _GOLD, _RELIC, _UNKNOWN, _TEACHER, _FORGE = 3.0, 1.2, 5.0, 6.0, 8.0, 4.0
#: What a lost fight costs in those points, and a sail at any time.
_LOSS, _SAIL = 9.0, 0.3
#: A card more of a goal's guard.
_GUARD_CARD = 3.5
#: A plan goes to a goal that it wins so often at once, and fights no guard below the other share.
_SURE, _LEAST = 0.86, 0.5
#: From this rank on the goals are looked at before the last days.
_GROWN = 3
#: Random captains are sensible when they stand before a guard.
_DARING = 0.5
#: Trials of each hand, where a captain tries some.
_TRIALS = 8


class ScriptedCaptain(ABC):
    """What all captains do alike: choices, hands, purchases, steps of a way."""

    def __init__(self, job: VoyageJob) -> None:
        self.job = job
        self.rng = Random(job.seed)
        self.told_shares = ToldShares(job.skill)
        #: The share that was told of the fight that has just been engaged in.
        self.told = 0.0

    def deed(self, voyage: Voyage) -> Deed:
        """Return what is done next."""
        if voyage.choices:
            return Choose(chosen(voyage, voyage.choices[0]))
        if voyage.before_guard:
            return self._before_guard(voyage)
        return self._purchase(voyage) or self._course(voyage)

    @abstractmethod
    def _course(self, voyage: Voyage) -> Deed:
        """Return what is done with the sails that are left."""

    @abstractmethod
    def _wants(self, voyage: Voyage, share: float) -> bool:
        """Tell whether a fight is begun that is won so often."""

    def _purchase(self, voyage: Voyage) -> Deed | None:
        return bought(voyage, 0)

    def hand(self, voyage: Voyage, field: Hex) -> tuple[str, ...]:
        """Return the hand for a field: a careless captain goes by the worth of the cards."""
        size = hand_size(voyage)[1]
        goal = voyage.chart.fields[field].goal
        if self.job.skill == CARELESS or len(voyage.company) <= size or not goal:
            return hand_by_worth(members(voyage), size)
        return tried_hand(
            members(voyage),
            size,
            lambda hand: self.told_shares.share(voyage, field, hand, _TRIALS),
        )

    def share(self, voyage: Voyage, field: Hex) -> float:
        """Return the outlook of a field with the hand that goes by the worth of the cards."""
        hand = hand_by_worth(members(voyage), hand_size(voyage)[1])
        return self.told_shares.share(voyage, field, hand)

    def _before_guard(self, voyage: Voyage) -> Deed:
        if why_not(voyage, HirePilot()) is None:
            return HirePilot()
        more = bought(voyage, 0)
        if more is not None:
            return more
        hand = self.hand(voyage, voyage.fleet)
        share = self.told_shares.share(voyage, voyage.fleet, hand)
        if not self._wants(voyage, share):
            return TurnBack()
        self.told = share
        return Engage(hand, named(voyage, hand))

    def goals(self, voyage: Voyage) -> list[ChartField]:
        """Return the goals that are still there, and meant."""
        left = [field for field in voyage.chart.goals if guard_of(voyage, field.hex) is not None]
        return [field for field in left if field.goal == self.job.goal] or left

    def towards(self, voyage: Voyage, target: Hex) -> Deed:
        """Return the next step of the way to a field, which fights what stands in it."""
        path = path_to(ways_from(voyage, voyage.fleet), target)
        free = voyage.fleet
        for number, step in enumerate(path):
            waters = voyage.chart.waters_of[step]
            if waters not in voyage.shown:
                deed: Deed = TurnUp(waters) if free == voyage.fleet else Sail(free)
                return self._or_wait(voyage, deed)
            if is_guarded(voyage, step):
                return self._or_wait(voyage, Sail(step if free == voyage.fleet else free))
            if number >= voyage.sails:
                break
            free = step
        return self._or_wait(voyage, Sail(free))

    def _or_wait(self, voyage: Voyage, deed: Deed) -> Deed:
        return deed if why_not(voyage, deed) is None else EndDay()


class Straight(ScriptedCaptain):
    """Sails at the nearest goal at once, and fights whatever stands in the way."""

    def _wants(self, _voyage: Voyage, _share: float) -> bool:
        return True

    def _course(self, voyage: Voyage) -> Deed:
        goals = self.goals(voyage)
        if not goals or not voyage.sails:
            return EndDay()
        ways = ways_from(voyage, voyage.fleet)
        lost = any(voyage.attempts.get(goal.hex) for goal in goals)

        def order(goal: ChartField) -> tuple[int, int, Hex]:
            guard = guard_of(voyage, goal.hex)
            # Who has lost there once goes where fewer cards wait.
            return guard.cards if lost and guard else 0, ways[goal.hex][0], goal.hex

        return self.towards(voyage, min(goals, key=order).hex)


class Anywhere(ScriptedCaptain):
    """Sails at random, buys, and fights only what is won more often than not."""

    def _wants(self, voyage: Voyage, share: float) -> bool:
        return share >= _DARING or voyage.day == voyage.days

    def _course(self, voyage: Voyage) -> Deed:
        sails = [
            deed
            for deed in legal_deeds(voyage)
            if isinstance(deed, Sail | TurnUp) and not self._hopeless(voyage, deed)
        ]
        return self.rng.choice(sails) if sails else EndDay()

    def _hopeless(self, voyage: Voyage, deed: Deed) -> bool:
        if not isinstance(deed, Sail) or not is_guarded(voyage, deed.field):
            return False
        return not self._wants(voyage, rule_of_thumb(voyage, deed.field, self.job.skill))


class Planned(ScriptedCaptain):
    """Grows first, by the outlooks of guards, and goes at the likelier goal in time."""

    def _wants(self, voyage: Voyage, share: float) -> bool:
        guard = guard_of(voyage, voyage.fleet)
        last = voyage.day == voyage.days
        return last or share >= (_LEAST if guard is None or not guard.goal else 0.25)

    def _purchase(self, voyage: Voyage) -> Deed | None:
        scenario = voyage.scenario
        late = voyage.day >= voyage.days - 2
        return bought(voyage, scenario.pilots * scenario.pilot_gold if late else 0)

    def _course(self, voyage: Voyage) -> Deed:
        goals = self.goals(voyage)
        if not voyage.sails or not goals:
            return EndDay()
        growth = self._growth(voyage, goals)
        if growth is not None and voyage.rank < _GROWN and voyage.day < voyage.days - 1:
            return self.towards(voyage, growth)
        shares = {goal.hex: self.share(voyage, goal.hex) for goal in goals}
        ways = ways_from(voyage, voyage.fleet)
        best = max(goals, key=lambda goal: (self._prospect(voyage, goal, ways, shares), goal.hex))
        if growth is None or shares[best.hex] >= _SURE:
            return self.towards(voyage, best.hex)
        return self.towards(voyage, growth)

    def _prospect(
        self,
        voyage: Voyage,
        goal: ChartField,
        ways: dict[Hex, tuple[int, Hex]],
        shares: dict[Hex, float],
    ) -> float:
        guard = guard_of(voyage, goal.hex)
        assert guard is not None
        days = self._days(voyage, ways[goal.hex][0])
        if voyage.day + days > (guard.leaves or voyage.days):
            return -1.0
        return shares[goal.hex] - days * max(0, guard.tomorrow - guard.cards) * _GUARD_CARD / 100

    def _days(self, voyage: Voyage, sails: int) -> int:
        left = sails - voyage.sails
        return 0 if left <= 0 else -(-left // voyage.scenario.sails)

    def _growth(self, voyage: Voyage, goals: Sequence[ChartField]) -> Hex | None:
        ways = ways_from(voyage, voyage.fleet)
        waiting = max(self._waiting(voyage, goal) for goal in goals)
        back = [(goal, ways_from(voyage, goal.hex)) for goal in goals]
        wishes: list[tuple[float, int, Hex]] = []
        for hexagon, (sails, _) in ways.items():
            if sails and self._in_time(voyage, hexagon, sails, back):
                hoped = self._worth(voyage, hexagon)
                if hoped > 0:
                    wishes.append((hoped / sails, sails, hexagon))
        least = _SAIL + waiting / voyage.scenario.sails
        for hoped, sails, hexagon in sorted(wishes, reverse=True):
            # The outlook of the most promising is looked at; if it is bad, that of the next.
            if hoped > least and self._worth(voyage, hexagon, told=True) / sails > least:
                return hexagon
        return None

    def _waiting(self, voyage: Voyage, goal: ChartField) -> float:
        guard = guard_of(voyage, goal.hex)
        assert guard is not None
        return max(0, guard.tomorrow - guard.cards) * _GUARD_CARD

    def _in_time(
        self,
        voyage: Voyage,
        there: Hex,
        sails: int,
        back: Sequence[tuple[ChartField, dict[Hex, tuple[int, Hex]]]],
    ) -> bool:
        """Tell whether a goal can still be reached from a field, a day before the last."""
        for goal, ways in back:
            guard = guard_of(voyage, goal.hex)
            assert guard is not None
            last = min(guard.leaves or voyage.days, voyage.days)
            if there in ways and voyage.day + self._days(voyage, sails + ways[there][0]) < last:
                return True
        return False

    def _worth(self, voyage: Voyage, hexagon: Hex, *, told: bool = False) -> float:
        """Return what a field brings: its place, and the fight with its guard.

        ``told``: by its outlook, otherwise by a rule of thumb.
        """
        field = voyage.chart.fields[hexagon]
        if not voyage.is_shown(hexagon):
            return _UNKNOWN
        if field.goal or hexagon in voyage.done:
            return 0.0
        gain = self._place(voyage, field)
        guard = guard_of(voyage, hexagon)
        if guard is None or guard.yields:
            return gain
        gain += guard.gold * _GOLD + _CARD
        if guard.depth >= voyage.rank:
            gain += _RANKS.get(voyage.rank + 1, 5.0)
        skill = self.job.skill
        share = self.share(voyage, hexagon) if told else rule_of_thumb(voyage, hexagon, skill)
        return share * gain - (1 - share) * _LOSS if share >= _LEAST else 0.0

    def _place(self, voyage: Voyage, field: ChartField) -> float:
        numbers = voyage.book.places
        incomes = 1 + sum(day % 2 for day in range(voyage.day + 1, voyage.days + 1))
        worths = {
            "mine": numbers.mine_gold * incomes * _GOLD,
            "village": numbers.village_gold * incomes * _GOLD,
            "chest": numbers.chest_gold * _GOLD,
            "wreck": _RELIC,
            "teacher": _TEACHER if voyage.gold >= numbers.teacher_gold else 0.0,
            "forge": _FORGE if voyage.gold >= 1 else 0.0,
        }
        return worths.get(field.place, 0.0)


def captain_of(job: VoyageJob) -> ScriptedCaptain:
    """Return who sails a voyage."""
    kinds: dict[str, Callable[[VoyageJob], ScriptedCaptain]] = {
        PLAN: Planned,
        STRAIGHT: Straight,
        RANDOM: Anywhere,
    }
    return kinds[job.plan](job)
