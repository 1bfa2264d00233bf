"""Voyages to be sailed, and how each went."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

from game.content import FieldError, KeyPath, checks

from ..jobs import seed_of

#: How a captain sails: with a plan, straight at a goal, for cards first, for relics and magic
#: first, or anywhere.
PLAN, STRAIGHT, CARDS, RELICS, RANDOM = PLANS = ("plan", "straight", "cards", "relics", "random")
#: Who fights for a captain, by the name of the skill: a strength of the computer players.
SKILLS = {"careless": "careless", "planner": "greedy", "tactician": "two_turns"}
CARELESS, PLANNER, TACTICIAN = SKILLS


@dataclass(frozen=True, slots=True)
class VoyageJob:
    """One voyage: everything that decides how it goes.

    ``captain`` is an id of R16.41. ``plan`` is one of ``PLANS``, ``skill`` one of ``SKILLS``.
    ``goal`` is the id of the goal that the captain prefers, or "" for the likelier. ``luck`` other
    than 0 gives the fights another luck than the seed does: the same voyage is tried again.
    """

    number: int
    seed: int
    scenario: str
    difficulty: str
    captain: str
    plan: str
    skill: str
    goal: str = ""
    luck: int = 0

    @property
    def group(self) -> str:
        """The row of the table that the voyage counts in."""
        words = self.scenario, self.difficulty, self.plan, self.skill, self.captain, self.goal
        return "-".join(filter(None, words))

    @property
    def key(self) -> str:
        """The name of the voyage among those of one run."""
        return f"{self.group}/{self.number}" + (f"/{self.luck}" if self.luck else "")


class FightTold(NamedTuple):
    """How a fight of a voyage went: ``goal`` and ``won`` are 0 or 1.

    ``depth`` is that of the field, ``told`` the outlook in percent that the captain had been told
    of this hand, ``turns`` those of both sides.
    """

    day: int
    depth: int
    goal: int
    told: int
    won: int
    turns: int


class VoyageOutcome(NamedTuple):
    """How a voyage went.

    ``goal`` is the one that was beaten, or "". ``start`` tells what day 1 brought: its deeds in
    order. ``field`` is the place and depth of the first guard that was fought. ``taken`` are the
    cards that joined, ``packs`` how many the company had at the end. ``built`` are the buildings,
    the first one first, ``relics`` those aboard at the end. ``drawn`` are the omens that were
    drawn and the places of the waters that were turned up, ``worked`` those of them that changed a
    deed or a number. ``digest`` is that of the last position.
    """

    won: bool
    goal: str
    day: int
    rank: int
    gold: int
    stone: int
    crystal: int
    packs: int
    score: int
    fights: tuple[FightTold, ...]
    start: str
    field: str
    taken: tuple[str, ...]
    built: tuple[str, ...]
    relics: tuple[str, ...]
    drawn: tuple[str, ...]
    worked: tuple[str, ...]
    digest: str

    @property
    def lost(self) -> int:
        """How many fights were not won."""
        return sum(not fight.won for fight in self.fights)

    @property
    def turns(self) -> int:
        """The turns of all fights, of both sides."""
        return sum(fight.turns for fight in self.fights)

    def plain(self) -> dict[str, object]:
        """Return it as plain values, which ``read_voyage_outcome`` reads."""
        return self._asdict()


def read_voyage_outcome(value: object) -> VoyageOutcome:
    """Return what ``plain`` has written; raises ``FieldError`` for anything else."""
    entries = checks.keyed(value, (), VoyageOutcome._fields)
    if not isinstance(entries["won"], bool):
        problem = f"{checks.quoted(entries['won'])} is no end of a voyage"
        raise FieldError(("won",), problem, "write true or false")
    goal = entries["goal"]
    if not isinstance(goal, str) or not goal.isprintable():
        raise FieldError(("goal",), f"{checks.quoted(goal)} is no goal", "name a new file")
    plain: dict[str, Any] = {
        name: checks.number(entries[name], (name,))
        for name in ("day", "rank", "gold", "stone", "crystal", "packs", "score")
    }
    for name in ("taken", "built", "relics", "drawn", "worked"):
        plain[name] = tuple(map(str, checks.items(entries[name], (name,))))
    return VoyageOutcome(
        won=entries["won"],
        goal=goal,
        fights=tuple(_fight(fight, route) for fight, route in checks.each(entries["fights"], ())),
        start=str(entries["start"]),
        field=str(entries["field"]),
        digest=str(entries["digest"]),
        **plain,
    )


def _fight(value: object, route: KeyPath) -> FightTold:
    figures = [checks.number(figure, place) for figure, place in checks.each(value, route)]
    if len(figures) != len(FightTold._fields):
        raise FieldError(route, f"a fight has {len(figures)} figures", "name a new file")
    fight = FightTold(*figures)
    if fight.goal > 1 or fight.won > 1 or fight.told > 100:
        raise FieldError(route, f"{figures} are no figures of a fight", "name a new file")
    return fight


@dataclass(frozen=True, slots=True)
class VoyagePlan:
    """The common parts of a run's voyages: how many of a row, the seed, scenarios, difficulties."""

    games: int
    seed: int = 0
    scenarios: tuple[str, ...] = ("out_of_the_harbour",)
    difficulties: tuple[str, ...] = ("fair",)


def voyage_jobs(
    captains: Callable[[str], Sequence[str]],
    plans: Sequence[str],
    skills: Sequence[str],
    table: VoyagePlan,
    goals: Sequence[str] = ("",),
) -> Iterator[VoyageJob]:
    """Yield the voyages of each row; all rows sail the same charts, the captains in turn.

    ``captains`` are those of a scenario.
    """
    rows = product(table.scenarios, table.difficulties, skills, plans, goals)
    for scenario, difficulty, skill, plan, goal in rows:
        able = captains(scenario)
        for number in range(table.games):
            captain = able[number % len(able)]
            seed = seed_of(table.seed, number)
            yield VoyageJob(number, seed, scenario, difficulty, captain, plan, skill, goal)
