"""The numbers of the voyage as values, which ``game.content`` reads from ``data/voyage.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules import Change

from .saga.saga_numbers import SagaNumbers

#: The id in a change's cards that stands for the one named before the fight (R16.20).
NAMED = "named"
WEAPON, ARMOUR, AMULET, TERRAIN, EVENT = "weapon", "armour", "amulet", "terrain", "event"
#: The classes of relics (R16.50), and their sizes (R16.51).
RELIC_CLASSES = (WEAPON, ARMOUR, AMULET, TERRAIN, EVENT)
SMALL, GREAT, ANCIENT = "small", "great", "ancient"
RELIC_SIZES = (SMALL, GREAT, ANCIENT)
NEAREST, FARTHEST = "nearest", "farthest"


@dataclass(frozen=True, slots=True)
class Naming:
    """A creature that costs at most ``cost`` is named before each fight (R16.20)."""

    cost: int


@dataclass(frozen=True, slots=True)
class CaptainStep:
    """A step of a captain's specialty (R16.40, R16.41): changes of the fight, and of the voyage.

    ``replaces``: the step before it is in force no more. ``sails``: so many more a day.
    ``gold_turned_up``: for each waters turned up. ``keeps_packs``: no pack becomes few after a
    lost fight. ``incantations``: the harbour offers them as well.
    """

    changes: tuple[Change, ...] = ()
    named: Naming | None = None
    replaces: bool = False
    sails: int = 0
    gold_turned_up: int = 0
    keeps_packs: bool = False
    incantations: bool = False


@dataclass(frozen=True, slots=True)
class Captain:
    """A captain: the eight cards (or seven) at the beginning, which are packs, and the steps."""

    id: str
    cards: tuple[str, ...]
    packs: tuple[str, ...]
    steps: tuple[CaptainStep, ...]


@dataclass(frozen=True, slots=True)
class Relic:
    """A relic: ``kind`` is one of ``RELIC_CLASSES``, ``size`` one of ``RELIC_SIZES`` (R16.50)."""

    id: str
    kind: str
    size: str
    changes: tuple[Change, ...] = ()
    named: Naming | None = None


@dataclass(frozen=True, slots=True)
class Omen:
    """An omen: it holds until the next one, or happens at once (R16.12).

    ``sails``: so many more a day. ``no_yields``: guards do not yield. ``turns_up``: so many hidden
    waters are turned up at once.
    """

    id: str
    changes: tuple[Change, ...] = ()
    sails: int = 0
    no_yields: bool = False
    turns_up: int = 0


@dataclass(frozen=True, slots=True)
class Depth:
    """A guard of a depth (R16.21): its cards, the Bastion or not, points of settings, the gold."""

    cards: int
    bastion: bool
    points: int
    gold: int


@dataclass(frozen=True, slots=True)
class VoyageRank:
    """A rank (R16.40): the hand, the size of the relic to choose ("" for none), sails, the step.

    ``step`` is the number of captain's steps in force, ``sails`` so many more a day.
    """

    hand: int
    relic: str = ""
    sails: int = 0
    step: int = 1


@dataclass(frozen=True, slots=True)
class VoyageDifficulty:
    """A difficulty of the voyage (R16.80).

    ``days`` more than the scenario has. ``gift`` small relics lie there to choose from. ``cards``
    and ``points`` are added to a guard from depth ``from_depth`` on. ``packs_lost`` packs become
    few after a lost fight, ``percent`` of the score is counted.
    """

    gold: int
    days: int = 0
    gift: int = 0
    cards: int = 0
    points: int = 0
    from_depth: int = 1
    packs_lost: int = 1
    percent: int = 100


@dataclass(frozen=True, slots=True)
class VoyageGoal:
    """A goal of a scenario (R16.81): its guard, the score for it, and where it lies.

    It ``lies`` on the open field of its waters that is NEAREST to the harbour or FARTHEST from
    it. ``behind``: every way to it leads through a guard. From day ``waiting_from`` on every day
    adds ``waiting_cards`` to its guard; after day ``leaves`` it is gone, and so it is after
    ``tries`` fights lost there. 0 switches each of these off.
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
    those of goals.
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


@dataclass(frozen=True, slots=True)
class PlaceNumbers:
    """The gold that places give and ask (R16.70), and prices of cards (R16.33, R16.35)."""

    mine_gold: int = 3
    village_gold: int = 2
    village_cost: int = 3
    village_offers: int = 2
    chest_gold: int = 5
    teacher_gold: int = 4
    forge_gold: int = 3
    offers: int = 4
    jetty_cost: int = 3
    recruit_gold: int = 2
    incantation_gold: int = 1
    reinforce_gold: int = 1
    won_cards: int = 3
    no_card_gold: int = 2
    lost_gold: int = 2
    least_guard: int = 4
    least_company: int = 7
    most_company: int = 12


@dataclass(frozen=True, slots=True)
class ScoreNumbers:
    """The points for each thing that is counted at the end (R16.83)."""

    rank: int = 10
    flag: int = 4
    pack: int = 3
    relics: Mapping[str, int] = field(default_factory=dict)
    won: int = 100
    day: int = 10


@dataclass(frozen=True, slots=True)
class VoyageBook:
    """All numbers of the voyage, each group by its id; ranks and depths from 1.

    ``proposed`` are ids of cards in the order in which they are proposed for a hand (R16.20).
    Those of the ``saga`` are not told with the others: no voyage follows from them.
    """

    scenarios: Mapping[str, Scenario]
    difficulties: Mapping[str, VoyageDifficulty]
    captains: Mapping[str, Captain]
    relics: Mapping[str, Relic]
    omens: Mapping[str, Omen]
    depths: Mapping[int, Depth]
    ranks: Mapping[int, VoyageRank]
    places: PlaceNumbers = PlaceNumbers()
    score: ScoreNumbers = ScoreNumbers()
    proposed: tuple[str, ...] = ()
    saga: SagaNumbers = field(default=SagaNumbers(), repr=False)
