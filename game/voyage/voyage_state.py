"""A voyage as it stands: everything that deeds change (R16.4)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field

from game.rules import Card

from .chart import VILLAGE, Chart, Hex
from .scenarios import FEWER_DAYS, Scenario, VoyageDifficulty
from .voyage_book import Goods, VoyageBook

WON, LOST = "won", "lost"
#: In a class that has a field of that name.
_unprinted = field
#: A visited field has the flag of the captain, or the stone that tells it is empty (R16.70).
FLAG, SPENT = "captured", "spent"


#: With the squall of fewer days there are so many fewer.
_FEWER = 2


@dataclass(frozen=True, slots=True)
class Member:
    """A card of the company, as few or as ``pack`` (R16.31)."""

    card: str
    pack: bool = False


@dataclass(frozen=True, slots=True)
class VoyageStart:
    """What sails on from a voyage before, in a saga.

    The captain's own cards fill the company up; guards from depth III on have ``foes`` more cards.
    """

    cards: tuple[Member, ...] = ()
    rank: int = 1
    relics: tuple[str, ...] = ()
    foes: int = 0


@dataclass(frozen=True, slots=True)
class VoyageHeader:
    """The beginning of a voyage, by ids; all its chance follows from ``seed`` (R16.1).

    ``squalls`` are some of ``SQUALLS``, in their order. ``ally`` is the captain of a second person
    who sails with the first, "" for none (R16.94); ``against`` that of one who sails against the
    first, whose guards the other plays, or with ``hordes`` the game (R16.93).
    """

    scenario: str
    difficulty: str
    captain: str
    seed: int
    squalls: tuple[str, ...] = field(default=(), repr=False)
    start: VoyageStart | None = field(default=None, repr=False)
    ally: str = field(default="", repr=False)
    against: str = field(default="", repr=False)
    hordes: bool = field(default=False, repr=False)

    @property
    def second(self) -> str:
        """The captain of the second person, ally or not; "" for one who sails alone."""
        return self.ally or self.against


@dataclass(frozen=True, slots=True)
class VoyageChoice:
    """Something that is to be chosen before anything else is done.

    ``what`` is "card" (ids of cards and "gold" or "none"), "relic" (ids of relics and "none"),
    "forge" (ids of cards and "none"), "teacher" ("pay" and "none"), "village" ("gold", "stone", and
    ids of cards that are reinforced instead), "few" (ids of packs, of which one becomes few),
    "chest" (goods), "market" ("gold_stone" gives gold for stone; the id of a relic; "none"),
    "ferry" (fields as ``told_hex`` tells them, and "none"), "lookout" (numbers of waters),
    "deserters" ("pay" and "leave"). ``why`` is "fight", "gift", "rank", "hall", "volunteers" or
    the place; ``field`` is where, if somewhere. ``prices`` are in gold, one for each option.
    ``laid`` tells whether it is to be made now; the options of others may change.
    """

    what: str
    why: str
    options: tuple[str, ...] = ()
    prices: tuple[int, ...] = ()
    field: Hex | None = None
    laid: bool = False


@dataclass(frozen=True, slots=True)
class FightUnderWay:
    """The fight that waits or is played: its field, the number of the attempt from 1, the hand.

    ``other`` is the hand of the ally, with what is named in it (R16.94).
    """

    field: Hex
    attempt: int
    hand: tuple[str, ...]
    named: tuple[tuple[str, str], ...] = ()
    other: tuple[str, ...] = _unprinted(default=(), repr=False)
    other_named: tuple[tuple[str, str], ...] = _unprinted(default=(), repr=False)


#: Captains meet: the own one attacks, or is attacked (R16.91).
ATTACKS, DEFENDS = "attacks", "defends"


@dataclass(frozen=True, slots=True)
class Rival:
    """A rival captain as far as he is kept (R16.90).

    ``flags`` are the fields that are his, ``packs`` the number of his cards that are packs,
    ``lost`` how often he was beaten; ``out`` means for good.
    """

    captain: str
    harbour: Hex
    fleet: Hex
    rank: int
    packs: int
    flags: tuple[Hex, ...] = ()
    lost: int = 0
    out: bool = False


@dataclass(frozen=True, slots=True)
class Ally:
    """The captain who does not have the helm now: who it is, the company, and the last hand."""

    captain: str
    company: tuple[Member, ...]
    last_hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class VoyageCount:
    """Figures that are counted on the way, for the words at the end."""

    won: int = 0
    lost: int = 0
    yielded: int = 0
    deepest: int = 0
    gold_taken: int = 0
    gold_spent: int = 0
    recruited: int = 0
    reinforced: int = 0
    sails_lost: int = 0
    built: int = field(default=0, repr=False)


@dataclass(slots=True)
class Voyage:
    """A voyage as it stands. Nothing changes it once ``apply`` has returned it.

    ``fleet`` is where the fleet is and ``before`` the field that it came from; with
    ``before_guard`` it stands before a guard. ``shown`` are the numbers of the waters turned up,
    ``beaten`` the fields whose guard is gone, ``done`` what became of their places: FLAG or SPENT;
    ``idle`` are those with a flag that give no income.
    ``attempts`` counts the fights lost on a field, ``pilots`` those hired for it. ``offers`` are
    the cards that can be recruited. ``choices`` are to be made first, the first of them now.
    ``visit`` is a field that is visited after them. ``last_hand`` is the hand used last.

    ``built`` are the buildings of home, ``built_today`` their number today. ``village_offers``
    are those of the offers that need no building; ``stony`` the villages that give stone. With
    ``omen_used`` the reinforcement of the omen is bought. ``favour`` is the day on which a
    guard of a depth like the rank has yielded. ``sunk`` are waters that went down. ``found``:
    the hidden goal was come upon; ``aboard``: it is brought home. ``come``: the goal stands
    before the harbour. ``rival`` is the other captain; ``meeting`` is ATTACKS or DEFENDS while
    the fleet stands before him, else "". ``ally`` is the captain without the helm, ``helm`` the
    one who has it, "" for the first. ``beside`` is the voyage of another person who sails
    against this one and whose turn it is not (R16.93).
    """

    header: VoyageHeader
    book: VoyageBook = field(repr=False, compare=False)
    kit: Mapping[str, Card] = field(repr=False, compare=False)
    chart: Chart = field(repr=False)
    fleet: Hex
    before: Hex
    day: int = 1
    sails: int = 0
    gold: int = 0
    rank: int = 1
    company: tuple[Member, ...] = ()
    relics: tuple[str, ...] = ()
    before_guard: bool = False
    shown: frozenset[int] = frozenset()
    beaten: frozenset[Hex] = frozenset()
    done: Mapping[Hex, str] = field(default_factory=dict)
    idle: frozenset[Hex] = frozenset()
    attempts: Mapping[Hex, int] = field(default_factory=dict)
    pilots: Mapping[Hex, int] = field(default_factory=dict)
    omen: str = ""
    offers: tuple[str, ...] = ()
    choices: tuple[VoyageChoice, ...] = ()
    visit: Hex | None = None
    fight: FightUnderWay | None = None
    end: str | None = None
    last_hand: tuple[str, ...] = ()
    count: VoyageCount = VoyageCount()
    stone: int = 0
    crystal: int = 0
    built: tuple[str, ...] = ()
    built_today: int = 0
    village_offers: frozenset[str] = frozenset()
    stony: frozenset[Hex] = frozenset()
    omen_used: bool = False
    favour: int = 0
    sunk: frozenset[int] = frozenset()
    found: bool = False
    aboard: bool = False
    come: bool = False
    rival: Rival | None = None
    meeting: str = ""
    ally: Ally | None = None
    helm: str = ""
    beside: Voyage | None = None

    def copied(self) -> Voyage:
        """Return a voyage that can be changed without this one; what it holds is shared."""
        return copy(self)

    @property
    def scenario(self) -> Scenario:
        """The numbers of its scenario."""
        return self.book.scenarios[self.header.scenario]

    @property
    def difficulty(self) -> VoyageDifficulty:
        """The numbers of its difficulty."""
        return self.book.difficulties[self.header.difficulty]

    @property
    def days(self) -> int:
        """The number of the last day."""
        fewer = _FEWER if FEWER_DAYS in self.header.squalls else 0
        return self.scenario.days + self.difficulty.days - fewer

    @property
    def goods(self) -> Goods:
        """What there is to pay with."""
        return Goods(self.gold, self.stone, self.crystal)

    @property
    def flags(self) -> tuple[Hex, ...]:
        """The fields on which the captain's flag flies, in order."""
        return tuple(sorted(place for place, done in self.done.items() if done == FLAG))

    @property
    def villages(self) -> tuple[Hex, ...]:
        """The captured villages, in order."""
        fields = self.chart.fields
        return tuple([place for place in self.flags if fields[place].place == VILLAGE])

    @property
    def captain(self) -> str:
        """The id of the captain who has the helm; of one alone, the only one."""
        return self.helm or self.header.captain

    @property
    def cards(self) -> tuple[str, ...]:
        """The ids of the cards of the company."""
        return tuple([member.card for member in self.company])

    @property
    def packs(self) -> frozenset[str]:
        """The ids of its packs."""
        return frozenset(member.card for member in self.company if member.pack)

    def is_shown(self, place: Hex) -> bool:
        """Tell whether the waters of a field are turned up."""
        return self.chart.waters_of.get(place) in self.shown

    def is_sunk(self, place: Hex) -> bool:
        """Tell whether the waters of a field have gone down."""
        return self.chart.waters_of.get(place) in self.sunk
