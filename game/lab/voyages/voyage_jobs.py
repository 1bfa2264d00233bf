"""Voyages to be sailed, how each went, and the outlook a captain is shown (R16.22)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import exp
from typing import NamedTuple

from game.content import FieldError, KeyPath, checks
from game.rules import PLAYER, RAGE, FightTerms, Terms
from game.voyage import Hex, Voyage, guard_of, hand_size, sample_fight

from ..jobs import GameOutcome, Job, seed_of
from ..playing import play

#: How a captain sails: with a plan, straight at a goal, or anywhere.
PLAN, STRAIGHT, RANDOM = PLANS = ("plan", "straight", "random")
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
        return "-".join(filter(None, (self.plan, self.skill, self.captain, self.goal)))

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
    cards that joined, ``packs`` how many the company had at the end. ``digest`` is that of the
    last position.
    """

    won: bool
    goal: str
    day: int
    rank: int
    gold: int
    packs: int
    score: int
    fights: tuple[FightTold, ...]
    start: str
    field: str
    taken: tuple[str, ...]
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
    numbers = {
        name: checks.number(entries[name], (name,))
        for name in ("day", "rank", "gold", "packs", "score")
    }
    return VoyageOutcome(
        won=entries["won"],
        goal=goal,
        **numbers,
        fights=tuple(_fight(fight, route) for fight, route in checks.each(entries["fights"], ())),
        start=str(entries["start"]),
        field=str(entries["field"]),
        taken=tuple(map(str, checks.items(entries["taken"], ("taken",)))),
        digest=str(entries["digest"]),
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
    """The common parts of a run's voyages: how many of a row, the seed, scenario, difficulty."""

    games: int
    seed: int = 0
    scenario: str = "out_of_the_harbour"
    difficulty: str = "fair"


def voyage_jobs(
    captains: Sequence[str],
    plans: Sequence[str],
    skills: Sequence[str],
    table: VoyagePlan,
    goals: Sequence[str] = ("",),
) -> Iterator[VoyageJob]:
    """Yield the voyages of each row; all rows sail the same charts, the captains in turn."""
    for skill, plan, goal, number in product(skills, plans, goals, range(table.games)):
        captain = captains[number % len(captains)]
        seed = seed_of(table.seed, number)
        yield VoyageJob(number, seed, table.scenario, table.difficulty, captain, plan, skill, goal)


#: The fights that an outlook is counted by; a person is told of 60.
SAMPLES = 20
#: A rule of thumb, in logarithms of the odds: who fights, a card more in the hand than the fewest,
#: a pack, a relic, a card of a guard beyond the usual, the Fort alone, a point of settings, Rage.
_SKILLED, _CARD, _FEWEST, _PACK, _RELIC = 1.0, 0.57, 7, 0.2, 0.25
_GUARD_CARD, _USUAL, _FORT_ALONE, _SETTINGS, _RAGE = -0.22, 9.5, 1.45, -0.4, -0.8
#: A tactician is told what a planner would win, and a little more than that.
_TACTICIAN_WINS_OF_LOST = 0.6


def fought(fight: FightTerms, seed: int, strength: str) -> GameOutcome:
    """Play a fight to its end."""
    return play(Job("fight", 0, seed, Terms("fight", solo=True), (strength,), fight=fight))


def rule_of_thumb(voyage: Voyage, field: Hex, skill: str) -> float:
    """Return about how often the guard of a field is beaten, as a player comes to know it.

    It was fitted to single fights of the laboratory: hands of 7 to 9, guards of 8 to 20 cards.
    """
    guard = guard_of(voyage, field)
    if guard is None:
        return 1.0
    settings = guard.settings
    odds = _SKILLED * (skill != CARELESS) + _CARD * (hand_size(voyage)[1] - _FEWEST)
    odds += _PACK * min(len(voyage.packs), hand_size(voyage)[1]) + _RELIC * len(voyage.relics)
    odds += _GUARD_CARD * (guard.cards - _USUAL) + (_FORT_ALONE if guard.faces == 1 else 0.0)
    odds += _SETTINGS * (settings.points or 0) + (_RAGE if settings.ability == RAGE else 0.0)
    return 1 / (1 + exp(-odds))


class ToldShares:
    """The outlooks of one voyage, each counted when first asked for."""

    def __init__(self, skill: str) -> None:
        self._skill = skill
        self._known: dict[object, float] = {}

    def share(self, voyage: Voyage, field: Hex, hand: tuple[str, ...], samples: int = 0) -> float:
        """Return the share of fights with the guard of a field that this hand wins."""
        guard = guard_of(voyage, field)
        if guard is None:
            return 1.0
        packs = voyage.packs.intersection(hand)
        samples = samples or SAMPLES
        at_stake = guard.cards, guard.settings, guard.kind, voyage.omen
        own = frozenset(hand), packs, voyage.rank, voyage.relics
        key = field, at_stake, own, samples
        if key not in self._known:
            self._known[key] = self._counted(voyage, field, hand, samples)
        return self._known[key]

    def _counted(self, voyage: Voyage, field: Hex, hand: tuple[str, ...], samples: int) -> float:
        strength = SKILLS["planner" if self._skill == TACTICIAN else self._skill]
        won = 0
        for number in range(samples):
            fight, seed = sample_fight(voyage, field, hand, number)
            won += fought(fight, seed_of(seed, number), strength).winner == PLAYER
        share = won / samples
        return share + (1 - share) * _TACTICIAN_WINS_OF_LOST * (self._skill == TACTICIAN)
