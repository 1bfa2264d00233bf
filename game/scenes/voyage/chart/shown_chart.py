"""The state of a voyage as the chart shows it: the story of events changes it step by step."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.voyage import FLAG, SPENT, Chart, ChartField, Goods, Hex, Member, Voyage, guard_of

from .place_words import may_hold_bell, sinking_day

#: How thick the fog is over a goal, which is seen from the first day, and elsewhere.
_GOAL_FOG, _FOG = 0.62, 1.0

#: The steps a voyage waits for: a choice, the guard before the fleet, a fight, the end, a deed.
CHOICE, GUARD, FIGHT, END, DEED = "choice", "guard", "fight", "end", "deed"
#: The day is the other person's, who has not sat down yet (R16.93).
PASSED = "passed"


@dataclass(slots=True)
class ShownMark:
    """How one field is shown: each is a share, 0 to 1.

    ``fog`` over it, the ``flag`` raised there, the stone of what is ``spent``, its ``guard``, and
    how far it is ``sunk``. ``guarded``: whether a guard is there at all; ``yields``: it lets the
    fleet pass; ``alarm``: it shows itself; ``gone``: a goal that has sailed away. ``band`` is the
    outlook of a fight there, "" while it is not known. ``goal`` and ``depth`` are those of what
    guards it now, ``sinks`` is the day on which its waters go down, 0 for none that is told;
    ``asked``: what is hidden may lie there.
    """

    fog: float = 0.0
    flag: float = 0.0
    spent: float = 0.0
    guard: float = 0.0
    sunk: float = 0.0
    guarded: bool = False
    yields: bool = False
    alarm: float = 0.0
    gone: bool = False
    band: str = ""
    goal: str = ""
    depth: int = 0
    sinks: int = 0
    asked: bool = False


@dataclass(slots=True)
class ShownFleet:
    """Where the fleet is, in fields, and the step that it sails; None while it is at anchor."""

    at: tuple[float, float]
    step: Hex | None = None
    bob: float = 0.0


@dataclass(slots=True)
class Light:
    """How brightly something shines that has just changed, 1 fading to 0."""

    strength: float = 0.0


@dataclass(slots=True)
class FloatingWords:
    """Words that rise from a field, such as gold that was gained; ``risen`` goes from 0 to 1."""

    words: str
    at: Hex
    good: bool = True
    risen: float = 0.0


@dataclass(slots=True)
class ChartBanner:
    """A new day or an omen, told in the middle of the chart; ``shown`` is its opacity, 0 to 1.

    One that is ``held`` stays until any press.
    """

    title: str
    words: str = ""
    picture: str = ""
    shown: float = 0.0
    held: bool = False


@dataclass
class ShownChart:
    """All that the chart and the panels show of a voyage."""

    voyage: Voyage
    marks: dict[Hex, ShownMark]
    fleet: ShownFleet
    day: int = 1
    sails: int = 0
    goods: Goods = field(default_factory=Goods)
    rank: int = 1
    omen: str = ""
    relics: tuple[str, ...] = ()
    company: tuple[Member, ...] = ()
    #: The numbers of the waters that are turned up, or whose fog lifts now.
    revealed: frozenset[int] = frozenset()
    #: The lights over what has just changed, by its name.
    lights: dict[str, Light] = field(default_factory=dict)
    floating: list[FloatingWords] = field(default_factory=list)
    banner: ChartBanner | None = None
    #: How dark it is between two days, 0 to 1.
    night: float = 0.0
    #: The rival captain's fleet, and the fields with his flag; it is seen where no fog lies.
    rival: ShownFleet | None = None
    rival_flags: frozenset[Hex] = frozenset()

    @classmethod
    def of(cls, voyage: Voyage) -> ShownChart:
        """Return a voyage as it is shown when nothing moves."""
        marks = {place: ShownMark() for place in voyage.chart.fields}
        shown = cls(voyage, marks, ShownFleet(voyage.fleet))
        shown.settle(voyage)
        return shown

    @property
    def chart(self) -> Chart:
        """The chart of the voyage."""
        return self.voyage.chart

    def light(self, name: str) -> float:
        """Return how brightly something shines that has a name."""
        return self.lights[name].strength if name in self.lights else 0.0

    def is_seen(self, place: Hex) -> bool:
        """Whether what lies on a field is seen: fog hides all but the goals."""
        return self.marks[place].fog < 1.0

    @staticmethod
    def thickest(field: ChartField) -> float:
        """Return how thick the fog over a field is while its waters are hidden."""
        return _GOAL_FOG if field.goal else _FOG

    def settle(self, voyage: Voyage) -> None:
        """Show a voyage as it is, with nothing under way."""
        self.voyage = voyage
        self.floating, self.banner, self.night = [], None, 0.0
        self.lights.clear()
        self.fleet.at, self.fleet.step, self.fleet.bob = voyage.fleet, None, 0.0
        self.revealed = voyage.shown
        rival = voyage.rival
        self.rival = None if rival is None or rival.out else ShownFleet(rival.fleet)
        self.rival_flags = frozenset(() if rival is None else rival.flags)
        self.day, self.sails = voyage.day, voyage.sails
        self.goods, self.rank = voyage.goods, voyage.rank
        self.omen, self.relics, self.company = voyage.omen, voyage.relics, voyage.company
        for place in voyage.chart.fields:
            self._settle_mark(voyage, place)

    def _settle_mark(self, voyage: Voyage, place: Hex) -> None:
        mark, lying = self.marks[place], voyage.chart.fields[place]
        mark.fog = self.thickest(lying) if not voyage.is_shown(place) else 0.0
        mark.sunk = float(voyage.is_sunk(place))
        done = voyage.done.get(place)
        mark.flag, mark.spent = float(done == FLAG), float(done == SPENT)
        guard = None if mark.sunk else guard_of(voyage, place)
        mark.goal = guard.goal if guard is not None else lying.goal
        mark.depth = guard.depth if guard is not None else lying.depth
        mark.sinks, mark.asked = sinking_day(voyage, lying), may_hold_bell(voyage, lying)
        mark.gone = bool(lying.goal) and guard is None and place not in voyage.beaten
        mark.guarded, mark.guard = guard is not None, float(guard is not None)
        mark.yields = guard is not None and guard.yields
        if not mark.guarded:
            mark.band = ""
