"""Guards: how many cards they have, their settings, and whether they yield (R16.21 to R16.25)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from game.rules import (
    BERSERK,
    INDESTRUCTIBLE,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPLASH,
    SPRINT,
    Card,
    Creature,
    Difficulty,
    Incantation,
    below,
    difficulties,
)

from .captains import omen_of
from .chart import ChartField, Hex
from .guard_posts import goal_at, guard_yields, is_guarded, post, tries_at
from .luck import shuffled, stream
from .others.duels import rival_hand
from .scenarios import GOAL_POINTS, GUARDS_BEGIN, MORE_GUARDS, RIVAL, VoyageGoal
from .voyage_state import Voyage

#: A choir has at most so many incantations (R16.23).
_CHOIR = 5
#: Cards and points that squalls add to guards and goals.
_MORE_GUARDS, _GOAL_SQUALL = 2, 2
#: In a saga the guards from this depth on have more cards.
_FOES_FROM = 3
#: For so many cards that guards of a saga have more, they have a point of settings more, too.
FOES_A_POINT = 2
#: There are no settings of more points without Protection.
_MOST_POINTS = 10


@dataclass(frozen=True, slots=True)
class Guard:
    """The guard of a field as it is shown (R16.22).

    ``kind`` is one of ``KINDS``, ``settings`` those of its Horde, ``cards`` their number, and
    ``faces`` those of its stronghold, 1 or 2. ``more`` tells why there are more or fewer cards
    than its depth has: pairs of "difficulty", "omen", "squall", "saga", "lost", "waiting" or
    "pilots", and a number.
    ``tomorrow`` is the number of cards on the next day. ``leaves`` is the last day on which a goal
    is there, ``tries`` the fights that may still be lost with it; 0 where there is no such end.
    ``captain`` is the id of a rival who stands there in the place of a guard: ``cards`` are those
    of the hand, ``depth`` is the rank (R16.91). A guard that is ``played`` by a person has a
    hand as well, in which so many are ``packs`` (R16.93).
    """

    field: Hex
    goal: str
    depth: int
    kind: str
    settings: Difficulty
    cards: int
    faces: int
    gold: int
    yields: bool
    more: tuple[tuple[str, int], ...] = ()
    tomorrow: int = 0
    leaves: int = 0
    tries: int = 0
    captain: str = ""
    played: bool = False
    packs: int = 0


def guard_of(voyage: Voyage, field: Hex) -> Guard | None:
    """Return the guard of a field that is still there; None for none, or a hidden field.

    The goals are seen from the first day (R16.2).
    """
    if voyage.meeting and field == voyage.fleet:
        return _rival(voyage)
    here = post(voyage, field)
    if here is None or not is_guarded(voyage, field):
        return None
    goal = goal_at(voyage, here)
    if goal is None and not voyage.is_shown(field):
        return None
    depth = voyage.book.depths[here.depth]
    bastion = goal.bastion if goal else depth.bastion
    more = _more_cards(voyage, here, goal, voyage.day)
    later = _more_cards(voyage, here, goal, voyage.day + 1)
    scenario = voyage.scenario
    base = goal.cards if goal else depth.cards - scenario.fewer_cards + scenario.more_cards
    least = voyage.book.places.least_guard
    # A guard is twice as large for two captains (R16.94).
    crews = 1 if voyage.ally is None else 2
    guard = Guard(
        field,
        here.goal,
        here.depth,
        here.kind,
        _settings(voyage, here, goal, bastion),
        max(least, base + sum(more.values())) * crews,
        2 if bastion else 1,
        0 if goal else depth.gold,
        guard_yields(voyage, field),
        tuple([(why, cards) for why, cards in more.items() if cards]),
        max(least, base + sum(later.values())) * crews,
        goal.leaves if goal else 0,
        tries_at(voyage, goal) - voyage.attempts.get(field, 0) if goal and goal.tries else 0,
    )
    return _played(voyage, guard) if plays_guards(voyage) else guard


def plays_guards(voyage: Voyage) -> bool:
    """Tell whether the other person plays the guards of this one (R16.93)."""
    return voyage.beside is not None and not voyage.header.hordes


def _played(voyage: Voyage, guard: Guard) -> Guard:
    """Return a guard as the other person plays it."""
    numbers = voyage.book.played_guards[guard.depth]
    return replace(
        guard,
        settings=Difficulty(bastion=numbers.bastion),
        cards=numbers.cards,
        faces=2 if numbers.bastion else 1,
        more=(),
        tomorrow=numbers.cards,
        played=True,
        packs=numbers.packs,
    )


def _rival(voyage: Voyage) -> Guard:
    """Return the rival captain before the fleet as what stands there."""
    rival, field = voyage.rival, voyage.fleet
    assert rival is not None
    beside = voyage.beside
    number = len(beside.company if beside else rival_hand(voyage)[0])
    number = min(number, voyage.book.ranks[rival.rank].hand)
    settings = Difficulty()
    return Guard(field, RIVAL, rival.rank, "", settings, number, 2, 0, False, captain=rival.captain)


def goal_points(voyage: Voyage, goal: VoyageGoal) -> int:
    """Return the points of a goal's settings: each village takes some off (R16.81)."""
    taken = goal.village_points * len(voyage.villages)
    points = max(min(goal.points, goal.least_points), goal.points - taken)
    return points + (_GOAL_SQUALL if GOAL_POINTS in voyage.header.squalls else 0)


def drawn_guard(
    voyage: Voyage, place: Hex, hand: tuple[str, ...], luck: int, number: int
) -> tuple[str, ...]:
    """Return so many cards of a guard, drawn by a stream, against this hand (R16.21, R16.23)."""
    guard = guard_of(voyage, place)
    assert guard is not None
    order = shuffled(luck, sorted(voyage.kit))
    company = set(voyage.cards)
    free = [card for card in order if card not in company]
    is_of_kind = _KINDS[guard.kind]
    most = (number + 1) // 2
    if guard.kind == "choirs":
        most = min(most, _CHOIR)
    first = [card for card in free if is_of_kind(voyage.kit[card])][:most]
    rest = [card for card in free if card not in first]
    filling = [card for card in order if card in company and card not in hand]
    return tuple([*first, *rest, *filling][:number])


def _more_cards(
    voyage: Voyage, field: ChartField, goal: VoyageGoal | None, day: int
) -> Mapping[str, int]:
    difficulty, omen, start = voyage.difficulty, omen_of(voyage), voyage.header.start
    more = {
        "difficulty": difficulty.cards if field.depth >= difficulty.from_depth else 0,
        "omen": omen.guard_cards if field.depth >= omen.from_depth and day == voyage.day else 0,
        "squall": _MORE_GUARDS if MORE_GUARDS in voyage.header.squalls else 0,
        "saga": start.foes if start and field.depth >= _FOES_FROM else 0,
    }
    if goal:
        more["lost"] = voyage.attempts.get(field.hex, 0) * voyage.scenario.lost_cards
        if goal.waiting_from:
            more["waiting"] = max(0, day - goal.waiting_from + 1) * goal.waiting_cards
        more["pilots"] = -voyage.pilots.get(field.hex, 0)
    return more


def _settings(
    voyage: Voyage, field: ChartField, goal: VoyageGoal | None, bastion: bool
) -> Difficulty:
    """Return the settings that the seed has chosen among those of the points (R16.22)."""
    difficulty = voyage.difficulty
    points = goal_points(voyage, goal) if goal else voyage.book.depths[field.depth].points
    if field.depth >= difficulty.from_depth:
        points = max(0, points + difficulty.points)
    if voyage.header.start and field.depth >= _FOES_FROM:
        points += voyage.header.start.foes // FOES_A_POINT
    sets = _sets_of(min(points, _MOST_POINTS))
    index, _ = below(stream(voyage.header.seed, "settings", *field.hex), len(sets))
    found = replace(sets[index], bastion=bastion)
    return replace(found, ai_begins=True) if GUARDS_BEGIN in voyage.header.squalls else found


@cache
def _sets_of(points: int) -> tuple[Difficulty, ...]:
    """Return the settings of these points without "only the Fort" and Protection (R16.22)."""
    return tuple(
        [each for each in difficulties(points) if each.bastion and each.ability != PROTECTION]
    )


def _has(bits: int) -> Callable[[Card], bool]:
    """Return the question whether a card has one of these abilities, of its own or as an aura."""

    def asked(card: Card) -> bool:
        own = card.abilities | card.aura if isinstance(card, Creature) else card.abilities
        return bool(own & bits)

    return asked


_KINDS: dict[str, Callable[[Card], bool]] = {
    "runners": _has(SPRINT),
    "brawlers": _has(RAGE | BERSERK),
    "shells": _has(PROTECTION | INDESTRUCTIBLE),
    "spearmen": _has(PERFORATION),
    "breakers": _has(SPLASH),
    "choirs": lambda card: isinstance(card, Incantation),
    "giants": lambda card: card.cost >= 5,
    "shoals": lambda card: card.cost <= 3,
}
