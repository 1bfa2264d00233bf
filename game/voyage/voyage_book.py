"""The numbers of the voyage as values, which ``game.content`` reads from ``data/voyage.yaml``."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules import Change

from .saga.saga_numbers import SagaNumbers
from .scenarios import Scenario, VoyageDifficulty

#: The id in a change's cards that stands for the one named before the fight (R16.20).
NAMED = "named"
WEAPON, ARMOUR, AMULET, TERRAIN, EVENT = "weapon", "armour", "amulet", "terrain", "event"
#: The classes of relics (R16.50), and their sizes (R16.51).
RELIC_CLASSES = (WEAPON, ARMOUR, AMULET, TERRAIN, EVENT)
SMALL, GREAT, ANCIENT = "small", "great", "ancient"
RELIC_SIZES = (SMALL, GREAT, ANCIENT)
GOLD, STONE, CRYSTAL = "gold", "stone", "crystal"
#: What is paid with (R16.4), each with a use of its own.
GOODS = (GOLD, STONE, CRYSTAL)


class Goods(NamedTuple):
    """An amount of each of ``GOODS``: a price, or what there is."""

    gold: int = 0
    stone: int = 0
    crystal: int = 0


@dataclass(frozen=True, slots=True)
class Naming:
    """A creature that costs at most ``cost`` is named before each fight (R16.20)."""

    cost: int


@dataclass(frozen=True, slots=True)
class CaptainStep:
    """A step of a captain's specialty (R16.40, R16.41): changes of the fight, and of the voyage.

    ``replaces``: the step before it is in force no more. ``sails``: so many more a day.
    ``gold_turned_up``: for each waters turned up. ``keeps_packs``: no pack becomes few after a
    lost fight. ``incantations``: the harbour offers them as well, without the Tower and without
    crystal. ``ferries_free``: they ask no gold. ``stone_less``: for each building;
    ``buildings``: so many more a day; ``hall_alone``: the Great hall needs no Barracks and no
    crystal. ``odd_gold`` more of income, ``offers`` more at the harbour, ``prices`` lower.
    ``won_cards`` more to choose from, who join as packs if ``won_packs``. ``company``: so many more
    cards in it; ``dismiss_gold`` for each dismissed. ``yields_equal``: once a day a guard of a
    depth like the rank yields.
    """

    changes: tuple[Change, ...] = ()
    named: Naming | None = None
    replaces: bool = False
    sails: int = 0
    gold_turned_up: int = 0
    keeps_packs: bool = False
    incantations: bool = False
    ferries_free: bool = False
    stone_less: int = 0
    buildings: int = 0
    hall_alone: bool = False
    odd_gold: int = 0
    offers: int = 0
    prices: int = 0
    won_cards: int = 0
    won_packs: bool = False
    company: int = 0
    dismiss_gold: int = 0
    yields_equal: bool = False


@dataclass(frozen=True, slots=True)
class Building:
    """A building of home (R16.60): what it costs, the one it comes ``after``, and what it is for.

    ``recruit_cost``: creatures that cost up to it can be recruited. ``drill``: cards can be
    reinforced. ``odd_gold`` more of income, ``sails`` more a day. ``free_turns``: turning up costs
    no sail. ``relics``: of so many great ones, one is chosen at once.
    """

    id: str
    gold: int
    stone: int
    crystal: int = 0
    after: str = ""
    recruit_cost: int = 0
    incantations: bool = False
    drill: bool = False
    odd_gold: int = 0
    sails: int = 0
    free_turns: bool = False
    keeps_packs: bool = False
    relics: int = 0


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
    waters are turned up at once. ``reefs`` can be crossed. ``prices`` lower; the first
    reinforcement costs ``drill`` less. ``toll``: gold for each flag. ``deserters``: gold, or the
    last few that was recruited leaves. ``volunteers``: an offer that costs up to it joins.
    ``guard_cards`` more have guards from ``from_depth`` on. ``income``: it comes so many times.
    ``crystal`` for a home that can be built.
    """

    id: str
    changes: tuple[Change, ...] = ()
    sails: int = 0
    no_yields: bool = False
    turns_up: int = 0
    reefs: bool = False
    prices: int = 0
    drill: int = 0
    toll: int = 0
    deserters: int = 0
    volunteers: int = 0
    guard_cards: int = 0
    from_depth: int = 1
    income: int = 1
    crystal: int = 0


@dataclass(frozen=True, slots=True)
class Depth:
    """A guard of a depth (R16.21): its cards, the Bastion or not, points of settings, the gold."""

    cards: int
    bastion: bool
    points: int
    gold: int


@dataclass(frozen=True, slots=True)
class PlayedGuard:
    """A guard of a depth that the other person plays (R16.93).

    So many ``cards``, of which the first are ``packs``, with the ``bastion`` or the Fort alone.
    """

    cards: int
    bastion: bool
    packs: int = 0


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
class PlaceNumbers:
    """What places give and ask (R16.70), and prices of cards (R16.33, R16.35)."""

    mine_gold: int
    mine_stone: int
    mine_crystal: int
    village_gold: int
    village_stone: int
    village_cost: int
    village_offers: int
    chest_gold: int
    chest_stone: int
    chest_crystal: int
    teacher_gold: int
    forge_gold: int
    trade_goods: int
    market_relic: int
    ferry_gold: int
    lookout_waters: int
    shrine_cards: int
    prison_cost: int
    ancient_depth: int
    offers: int
    jetty_cost: int
    recruit_gold: int
    incantation_gold: int
    incantation_crystal: int
    least_price: int
    reinforce_gold: int
    won_cards: int
    no_card_gold: int
    lost_gold: int
    least_guard: int
    least_company: int
    most_company: int


@dataclass(frozen=True, slots=True)
class ScoreNumbers:
    """The points for each thing that is counted at the end (R16.83)."""

    rank: int
    flag: int
    pack: int
    relics: Mapping[str, int]
    won: int
    day: int
    squall_percent: int


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
    places: PlaceNumbers
    score: ScoreNumbers
    proposed: tuple[str, ...] = ()
    saga: SagaNumbers = field(default=SagaNumbers(), repr=False)
    buildings: Mapping[str, Building] = field(default_factory=dict)
    played_guards: Mapping[int, PlayedGuard] = field(default_factory=dict)
