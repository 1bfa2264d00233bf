"""Scenarios, their goals and difficulties as values (R16.80, R16.81)."""

from collections.abc import Mapping
from dataclasses import dataclass

#: Where a goal lies: on a field of its waters, in the middle of the heart, or hidden in far waters.
NEAREST, FARTHEST, HEART, HIDDEN = "nearest", "farthest", "heart", "hidden"
#: A goal that is no field: the rival captain, to be beaten twice or once at home.
RIVAL = "rival"
#: The squalls, by which a voyage becomes harder, each added by itself.
GUARDS_BEGIN, MORE_GUARDS, FEWER_DAYS = "guards_begin", "more_guards", "fewer_days"
NINE_CARDS, NO_VILLAGE_OFFERS, GOAL_POINTS = "nine_cards", "no_village_offers", "goal_points"
SQUALLS = (GUARDS_BEGIN, MORE_GUARDS, FEWER_DAYS, NINE_CARDS, NO_VILLAGE_OFFERS, GOAL_POINTS)


@dataclass(frozen=True, slots=True)
class VoyageDifficulty:
    """A difficulty of the voyage (R16.80).

    ``days`` more than the scenario has. ``gift`` small relics lie there to choose from. ``cards``
    and ``points`` are added to a guard from depth ``from_depth`` on. ``packs_lost`` packs become
    few after a lost fight, ``percent`` of the score is counted. A goal with an end of tries has so
    many ``tries`` more, where home is built.
    """

    gold: int
    days: int = 0
    gift: int = 0
    cards: int = 0
    points: int = 0
    from_depth: int = 1
    packs_lost: int = 1
    percent: int = 100
    stone: int = 0
    crystal: int = 0
    tries: int = 0
    rival: str = ""


@dataclass(frozen=True, slots=True)
class VoyageGoal:
    """A goal of a scenario (R16.81): its guard, the score for it, and where it lies.

    It ``lies`` on the open field of its waters that is NEAREST to the harbour or FARTHEST from
    it, in the middle of the HEART, or HIDDEN on an open field of the far waters, from where it
    is brought to the harbour; RIVAL is no field but the other captain. ``behind``: every way to
    it leads through a guard. From day ``waiting_from`` on every day adds ``waiting_cards`` to
    its guard; after day ``leaves`` it is gone, and so it is after ``tries`` fights lost there.
    Each village of yours takes ``village_points`` off, down to ``least_points``; every
    ``takes_flags`` days the flag next to it falls; if it ``comes``, it stands before the
    harbour on the last day. ``flags`` must fly as well for the voyage to be won. 0 switches
    each of these off.
    """

    id: str
    lies: str
    cards: int
    bastion: bool
    points: int
    score: int = 0
    depth: int = 4
    behind: bool = False
    waiting_from: int = 0
    waiting_cards: int = 0
    tries: int = 0
    leaves: int = 0
    village_points: int = 0
    least_points: int = 0
    takes_flags: int = 0
    comes: bool = False
    flags: int = 0


@dataclass(frozen=True, slots=True)
class SheetPlace:
    """A place that a sheet of waters has, with the depth of its guard."""

    place: str
    depth: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario of the voyage (R16.81); 0, or an empty list, switches a part of it off.

    ``home`` are the places of the home waters, of which ``home_places`` are drawn. A goal's guard
    has ``lost_cards`` more after each fight lost there. ``pilots`` can be hired for
    ``pilot_gold`` each, and take one card each from the guard of a goal. ``turned_up`` waters
    beside home are seen from the beginning. A way to each goal has no guard deeper than
    ``way_depth`` (R16.3). ``fewer_cards``: so many fewer than their depth says have all guards but
    those of goals, ``more_cards`` more. Cards cost ``dearer`` gold more to recruit and reinforce.

    With a ``heart``, its places, the chart is a flower (R16.2): ``near`` and ``far`` of the
    ``waters`` lie around it, told apart by their names. ``buildings`` can be built at home;
    without one there is gold alone. ``buoys`` lie in near and far waters. From day
    ``sinks_from`` on, ``sinks`` waters go down, ``sinks_every`` days after one another.
    ``rival``: a captain sails against you, with ``rival_rank`` and ``rival_packs`` at first,
    and with ``rival_home`` packs more at his harbour; who loses a meeting with no more than
    ``meeting_packs`` packs in the hand loses them all (R16.92). ``minutes`` is about how long it
    takes. The captains of ``without_packs`` begin with none.
    """

    id: str
    captains: tuple[str, ...]
    goals: tuple[VoyageGoal, ...]
    home: tuple[SheetPlace, ...]
    home_places: int
    waters: Mapping[str, tuple[SheetPlace, ...]]
    omens: tuple[str, ...]
    relics: tuple[str, ...]
    days: int = 5
    sails: int = 4
    reefs: int = 1
    home_gold: int = 4
    way_depth: int = 2
    turned_up: int = 0
    lost_cards: int = 2
    pilots: int = 0
    pilot_gold: int = 2
    fewer_cards: int = 0
    more_cards: int = 0
    dearer: int = 0
    near: int = 0
    far: int = 0
    heart: tuple[SheetPlace, ...] = ()
    buildings: tuple[str, ...] = ()
    home_stone: int = 0
    buoys: int = 0
    sinks: int = 0
    sinks_from: int = 4
    sinks_every: int = 2
    rival: bool = False
    rival_rank: int = 1
    rival_packs: int = 0
    rival_home: int = 0
    meeting_packs: int = 0
    minutes: int = 20
    without_packs: tuple[str, ...] = ()
