"""What a field brings to a captain, and the fields where a voyage is won."""

from typing import NamedTuple

from game.voyage import (
    CAPTURED,
    RELIC_CLASSES,
    ChartField,
    Hex,
    Voyage,
    VoyageGoal,
    guard_of,
    hidden_fields,
    threatened,
)

from .captain_hands import Taste, goods_idle, goods_short
from .captain_ways import Ways, days_for, ways_from
from .told_shares import ToldShares, rule_of_thumb, thumb_of_hidden, thumb_of_rival

#: What a rank brings.
_RANKS = {2: 5.0, 3: 16.0, 4: 6.0, 5: 20.0, 6: 5.0, 7: 20.0}
_CARD, _GOLD, _UNKNOWN, _FORGE = 3.0, 1.2, 6.0, 4.0
_STONE, _CRYSTAL = 2.0, 4.0
_SMALL, _GREAT, _ANCIENT = 5.0, 8.0, 12.0
_SHRINE, _PRISON, _LOOKOUT = 4.0, 7.0, 9.0
#: What a goal asks for besides its guard: a flag, a village, a buoy.
_FLAG, _VILLAGE, _BUOY, _SEARCHED = 18.0, 6.0, 14.0, 24.0
#: What a lost fight costs.
_LOSS = 9.0

#: Before an outlook is asked for, a rule of thumb must hope for so much.
_HOPED = 0.7
#: The fights of an outlook that is but looked at.
_LOOKED = 12
#: So many of the fields below which a goal may lie are reckoned with.
_FIELDS, _SEARCH_DAYS = 2, 2


def worth_of_field(
    voyage: Voyage, hexagon: Hex, skill: str, taste: Taste, sails: int, share: float | None = None
) -> float:
    """Return what a field brings that lies so many sails away: its place, and its guard.

    The ``share`` of fights that are won there is that of a rule of thumb, if nothing is said.
    """
    field = voyage.chart.fields[hexagon]
    if not voyage.is_shown(hexagon):
        return _UNKNOWN
    if field.goal or hexagon in voyage.done or _goes_down(voyage, hexagon, sails):
        return 0.0
    guard = guard_of(voyage, hexagon)
    won = 0 if guard is None else guard.gold // (2 if guard.yields else 1)
    # What is won comes before the place, which may ask for it.
    gain = _place(voyage, field, taste, voyage.gold + won)
    if guard is None or guard.yields:
        return gain + won * _GOLD
    gain += won * _GOLD * taste.gold + _CARD * taste.card
    if guard.depth >= voyage.rank:
        gain += _RANKS.get(voyage.rank + 1, 0.0)
    if share is None:
        share = rule_of_thumb(voyage, hexagon, skill)
    return share * gain - (1 - share) * _LOSS if share >= taste.least else 0.0


def _goes_down(voyage: Voyage, hexagon: Hex, sails: int) -> bool:
    waters = voyage.chart.waters_of[hexagon]
    arrival = voyage.day + days_for(voyage, sails)
    return any(waters == lost and arrival >= day - 1 for lost, day in threatened(voyage))


def _place(voyage: Voyage, field: ChartField, taste: Taste, gold: int) -> float:
    captured = field.place in CAPTURED
    own = _captured(voyage, field) if captured else _other(voyage, field, taste, gold)
    return own + _searched(voyage, field)


def _captured(voyage: Voyage, field: ChartField) -> float:
    numbers = voyage.book.places
    goal = voyage.scenario.goals[0]
    incomes = 1 + sum(day % 2 for day in range(voyage.day + 1, voyage.days + 1))
    if any(voyage.chart.waters_of[field.hex] == lost for lost, _ in threatened(voyage)):
        incomes = 1
    worth = {
        "mine": numbers.mine_gold * incomes * _GOLD,
        "village": numbers.village_gold * incomes * _GOLD,
        "stone_mine": min(4, incomes) * numbers.mine_stone * _STONE,
        "crystal_mine": min(3, incomes) * numbers.mine_crystal * _CRYSTAL,
    }[field.place]
    if len(voyage.flags) < goal.flags:
        worth += _FLAG
    if field.place == "village" and goal.village_points:
        worth += _VILLAGE * goal.village_points
    return worth


def _other(voyage: Voyage, field: ChartField, taste: Taste, gold: int) -> float:
    numbers = voyage.book.places
    stone, crystal = goods_short(voyage, taste)
    vault = _ANCIENT if field.depth >= numbers.ancient_depth else _GREAT
    pays = gold >= numbers.teacher_gold
    teaches = pays and voyage.rank <= field.depth and voyage.rank + 1 in voyage.book.ranks
    goods = max(
        numbers.chest_gold * _GOLD,
        min(stone, numbers.chest_stone) * _STONE,
        min(crystal, numbers.chest_crystal) * _CRYSTAL,
    )
    return {
        "chest": goods,
        "wreck": _SMALL * taste.relic,
        "vault": vault * taste.relic,
        "teacher": _RANKS.get(voyage.rank + 1, 0.0) if teaches else 0.0,
        "forge": _FORGE if gold >= 1 else 0.0,
        "shrine": _SHRINE * taste.relic,
        "prison": _PRISON * taste.card,
        "lookout": _LOOKOUT if len(voyage.shown) < len(voyage.chart.waters) - 1 else 0.0,
        "market": _market(voyage, taste),
        "buoy": _BUOY if len(hidden_fields(voyage)) > 1 else 0.0,
    }.get(field.place, 0.0)


def _market(voyage: Voyage, taste: Taste) -> float:
    """Return what goods that no building needs are traded for, and a relic of another class."""
    numbers = voyage.book.places
    idle = sum(goods // numbers.trade_goods for goods in goods_idle(voyage, taste))
    relic = _SMALL * taste.relic * (1 - len(voyage.relics) / len(RELIC_CLASSES))
    return idle * _GOLD + (relic if voyage.gold >= numbers.market_relic else 0.0)


def _searched(voyage: Voyage, field: ChartField) -> float:
    """Return what it is worth to look whether the hidden goal lies below an open field."""
    fields = hidden_fields(voyage)
    return _SEARCHED / len(fields) if field.hex in fields else 0.0


def targets(voyage: Voyage, meant: str, searched: set[Hex]) -> list[Hex]:
    """Return the fields that win the voyage, or may: those of the goal that is ``meant``, or all.

    Where the goal lies hidden, they are the fields that were not searched.
    """
    hidden = voyage.chart.hidden_goal
    if voyage.aboard or voyage.come:
        return [voyage.chart.harbour]
    if voyage.rival is not None:
        seen = [voyage.rival.harbour, voyage.rival.fleet]
        return [field for field in dict.fromkeys(seen) if voyage.is_shown(field)] or seen[:1]
    if hidden is not None:
        return [hidden.hex] if voyage.found else _unsearched(voyage, searched)
    left = [field for field in voyage.chart.goals if guard_of(voyage, field.hex) is not None]
    return [field.hex for field in left if field.goal == meant] or [field.hex for field in left]


def _unsearched(voyage: Voyage, searched: set[Hex]) -> list[Hex]:
    fields = [field for field in hidden_fields(voyage) if field not in searched]
    return [field for field in fields if not voyage.is_sunk(field)]


def goal_of(voyage: Voyage, field: Hex) -> VoyageGoal:
    """Return the numbers of the goal that is fought for at a field."""
    there = voyage.chart.fields[field].goal
    goals = voyage.scenario.goals
    return next((goal for goal in goals if goal.id == there), goals[0])


def last_day(voyage: Voyage, field: Hex) -> int:
    """Return the last day on which a goal can be won at a field, the way home counted."""
    guard = guard_of(voyage, field)
    last = min(guard.leaves if guard and guard.leaves else voyage.days, voyage.days)
    if voyage.aboard:
        return last
    if voyage.chart.hidden_goal is not None:
        way = ways_from(voyage, field).get(voyage.chart.harbour, (0, field))[0]
        return last - -(-way // voyage.scenario.sails)
    if goal_of(voyage, field).flags and voyage.scenario.sinks:
        # After the last waters but one has gone down, few flags are left.
        scenario = voyage.scenario
        return min(last, scenario.sinks_from + (scenario.sinks - 1) * scenario.sinks_every - 1)
    return last


class WayBack(NamedTuple):
    """The ways from a field where the voyage can be won, and the last day to set out for it on."""

    ways: Ways
    last: int


def ways_back(voyage: Voyage, goals: list[Hex]) -> list[WayBack]:
    """Return the ways from where a goal is met: of many hidden fields, the first few are enough."""
    if voyage.scenario.goals[0].comes and not voyage.come:
        # The goal comes to the harbour.
        return [WayBack(ways_from(voyage, voyage.chart.harbour), voyage.days)]
    # A day is spared for each other try, one at least, and some for a search.
    searched = min(_SEARCH_DAYS, len(goals) // 2)
    guards = {goal: guard_of(voyage, goal) for goal in goals[:_FIELDS]}
    return [
        WayBack(
            ways_from(voyage, goal),
            last_day(voyage, goal) - max(1, guard.tries - 1 if guard else 0) - searched,
        )
        for goal, guard in guards.items()
    ]


def in_time(voyage: Voyage, sails: int, back: list[WayBack], there: Hex) -> bool:
    """Tell whether from a field so far away a goal can be reached in time."""
    return any(
        there in ways and voyage.day + days_for(voyage, sails + ways[there][0]) <= last
        for ways, last in back
    )


def hoped(voyage: Voyage, field: Hex, skill: str) -> float:
    """Return about how often the goal at a field is beaten."""
    if voyage.aboard:
        return 1.0
    if voyage.rival is not None:
        return thumb_of_rival(voyage, skill)
    if guard_of(voyage, field) is None:
        return thumb_of_hidden(voyage, goal_of(voyage, field), skill)
    return rule_of_thumb(voyage, field, skill)


def prospect(voyage: Voyage, field: Hex, skill: str, told: ToldShares) -> float:
    """Return how often the goal at a field is beaten, by its outlook if there is some hope."""
    thumb = hoped(voyage, field, skill)
    if voyage.aboard or thumb < _HOPED or guard_of(voyage, field) is None:
        return thumb
    return told.share(voyage, field, samples=_LOOKED)
