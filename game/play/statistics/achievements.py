"""The achievements: ``data/achievements.yaml`` read, which of them a match is, and how near."""

from collections.abc import Collection, Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.content import FieldError, KeyPath, checks, read_named
from game.rules import MODES

from ..seats import STRENGTHS
from .match_figures import COUCH, DEEDS, DRAWN, HORDE_RIVAL, LOST, WON, MatchFigures
from .ring_counts import RING_DEEDS, RingFigures
from .voyage_figures import VOYAGE_DEEDS, VoyageFigures

METALS = ("bronze", "silver", "gold")
DUEL_MODE, SOLO_MODE = "duel", "solo"
_FILE = "achievements.yaml"
_FORMS = ("preconstructed", "draft", "constructed")
#: The lists that are completed voyage by voyage, and all others: match by match.
VOYAGE_COLLECTED = ("goal", "captain", "scenario", "difficulty")
COLLECTED = ("rival", "form", "deck", "island", "ring", *VOYAGE_COLLECTED)
_KEYS = (
    *("hidden", "outcome", "mode", "form", "ring", "beyond", "deeds", "each"),
    *("practice", "voyage", "cup"),
)
#: How a cup must have been won: anyhow, or without a game that was lost.
CUP_WON, CUP_CLEAN = CUPS = ("won", "clean")
#: Practices, which need no match: all lessons, a puzzle of each kind, all of one grade.
LESSONS_DONE, PUZZLE_KINDS, PUZZLE_GRADE = "lessons", "puzzle_kinds", "puzzle_grade"


class DeedBounds(NamedTuple):
    """Between what a figure of a match must lie, both ends included."""

    least: int
    most: int


class FirstWin(NamedTuple):
    """The first win of its kind: when that match began, in ISO form, and its id."""

    began: str
    match: str


#: The first win with each value of each of ``COLLECTED``.
FirstWins: TypeAlias = Mapping[str, Mapping[str, FirstWin]]
_WHATEVER = DeedBounds(0, 10**6)


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something worth doing: what a finished match must have been, or what it must complete.

    "" stands for whatever. ``beyond`` is the weakest rival that counts; ``each`` are values of
    ``COLLECTED``, with each of which the player must have won. One of ``practice`` is earned at
    the lessons and puzzles, and no match is one. One with modes of the ``ring`` (R13) is earned in
    such matches alone, and no other one is; so is one of a ``voyage`` by voyages that were won
    (R16.29). One with a ``cup`` of ``CUPS`` is earned by the last game of a cup that is won so.
    """

    id: str
    metal: str
    hidden: bool = False
    outcome: str = WON
    mode: str = ""
    form: str = ""
    beyond: str = ""
    deeds: Mapping[str, DeedBounds] = field(default_factory=dict)
    each: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    practice: str = ""
    ring: frozenset[str] = frozenset()
    voyage: bool = False
    cup: str = ""

    @property
    def icon(self) -> str:
        """The picture of its medal."""
        return f"medals/{self.id}"

    @property
    def mould(self) -> str:
        """The picture of the mould that its medal is to be struck from."""
        return f"medals/mould_{self.id}"

    def is_met(self, match: MatchFigures) -> bool:
        """Tell whether a match is one; one that completes a list is none by itself."""
        other = self.each or self.practice or self.ring or self.voyage or self.cup
        if other or match.outcome != self.outcome or match.outcome == COUCH:
            return False
        mode = SOLO_MODE if match.rival == HORDE_RIVAL else DUEL_MODE
        fits = self.mode in ("", mode) and self.form in ("", match.form) and self._reaches(match)
        return fits and self._deeds_lie(match)

    def is_met_in_ring(self, ring: RingFigures) -> bool:
        """Tell whether a ring is one; one that completes a list is none by itself."""
        fits = ring.mode in self.ring and ring.outcome == self.outcome
        return fits and self._reaches(ring) and self._deeds_lie(ring)

    def is_met_by_voyage(self, voyage: VoyageFigures) -> bool:
        """Tell whether a voyage is one; one that completes a list is none by itself."""
        fits = self.voyage and not self.each and voyage.outcome == self.outcome
        return fits and self._deeds_lie(voyage)

    def is_met_by_cup(self, outcomes: Collection[str]) -> bool:
        """Tell whether a cup is one that was won with such ends of its games."""
        return self.cup == CUP_WON or (self.cup == CUP_CLEAN and LOST not in outcomes)

    def completed_by(self, first_wins: FirstWins) -> FirstWin | None:
        """Return the win that completed the lists; None while something lacks, or without lists."""
        found = [
            first_wins.get(what, {}).get(value)
            for what, values in self.each.items()
            for value in values
        ]
        wins = [win for win in found if win is not None]
        return max(wins) if wins and len(wins) == len(found) else None

    def _deeds_lie(self, match: MatchFigures | RingFigures | VoyageFigures) -> bool:
        return all(self._lies(match, name) for name in self.deeds)

    def _reaches(self, match: MatchFigures | RingFigures) -> bool:
        if not self.beyond:
            return True
        known = match.rival in STRENGTHS
        return known and STRENGTHS.index(match.rival) >= STRENGTHS.index(self.beyond)

    def _lies(self, match: MatchFigures | RingFigures | VoyageFigures, name: str) -> bool:
        # A figure that was never counted is not known: no bound holds for it.
        value, bounds = match.deeds.get(name), self.deeds[name]
        return value is not None and bounds.least <= value <= bounds.most


def load_achievements(folder: Path | None = None) -> tuple[Achievement, ...]:
    """Read the achievements of the data files; raises ``ContentError``."""
    return read_named(_FILE, _read, "write one", folder)


def _read(name: str, value: object) -> Achievement:
    route: KeyPath = (name,)
    entries = checks.keyed(value, route, ("metal",), _KEYS)
    modes = checks.each(entries.get("ring", []), (*route, "ring"))
    ring = frozenset(checks.one_of(mode, place, "mode", MODES) for mode, place in modes)
    voyage = checks.flag(entries.get("voyage", False), (*route, "voyage"))
    deeds = VOYAGE_DEEDS if voyage else RING_DEEDS if ring else DEEDS
    return Achievement(
        checks.card_id(name, route),
        _one(entries, route, "metal", METALS),
        checks.flag(entries.get("hidden", False), (*route, "hidden")),
        _one(entries, route, "outcome", (WON, DRAWN)) or WON,
        _one(entries, route, "mode", (DUEL_MODE, SOLO_MODE)),
        _one(entries, route, "form", _FORMS),
        _one(entries, route, "beyond", STRENGTHS),
        _deeds(entries.get("deeds", {}), (*route, "deeds"), deeds),
        _each(entries.get("each", {}), (*route, "each")),
        _one(entries, route, "practice", (LESSONS_DONE, PUZZLE_KINDS, PUZZLE_GRADE)),
        ring,
        voyage,
        _one(entries, route, "cup", CUPS),
    )


def _one(entries: dict[str, object], route: KeyPath, key: str, names: Iterable[str]) -> str:
    if key not in entries:
        return ""
    return checks.one_of(entries[key], (*route, key), key, names)


def _deeds(value: object, route: KeyPath, known: Collection[str]) -> dict[str, DeedBounds]:
    entries = checks.keyed(value, route, (), known)
    return {name: _bounds(bounds, (*route, name)) for name, bounds in entries.items()}


def _bounds(value: object, route: KeyPath) -> DeedBounds:
    entries = checks.keyed(value, route, (), DeedBounds._fields)
    if not entries:
        raise FieldError(route, "no bound", "write least, most or both")
    bounds = {key: checks.number(bound, (*route, key)) for key, bound in entries.items()}
    return _WHATEVER._replace(**bounds)


def _each(value: object, route: KeyPath) -> dict[str, tuple[str, ...]]:
    entries = checks.keyed(value, route, (), COLLECTED)
    listed = {what: checks.each(names, (*route, what)) for what, names in entries.items()}
    return {what: tuple([checks.word(*each) for each in every]) for what, every in listed.items()}


class AchievementProgress(NamedTuple):
    """How much is done of what an achievement takes; ``at_once``: the most in a single match.

    ``left`` is what is not done of a list: one of ``COLLECTED`` each, and its value.
    """

    done: int
    total: int
    at_once: bool = False
    left: tuple[tuple[str, str], ...] = ()

    @property
    def share(self) -> float:
        """The share that is done, 0 to 1."""
        return min(1.0, self.done / self.total)


def amount_of(achievement: Achievement) -> tuple[str, int] | None:
    """Return the one deed of which a match must have so many, more than one; None without."""
    if len(achievement.deeds) != 1:
        return None
    ((name, bounds),) = achievement.deeds.items()
    return (name, bounds.least) if bounds.least > 1 else None


def progress_in_matches(
    achievement: Achievement, first_wins: FirstWins, bests: Iterable[MatchFigures]
) -> AchievementProgress | None:
    """Return what matches have done for an achievement; None where nothing is counted for it.

    ``bests`` stand for all matches: one for each way to play, with the most of each deed.
    """
    if achievement.each:
        every = [(what, value) for what, all_ in achievement.each.items() for value in all_]
        left = tuple([each for each in every if each[1] not in first_wins.get(each[0], {})])
        return AchievementProgress(len(every) - len(left), len(every), left=left)
    amount = amount_of(achievement)
    if amount is None:
        return None
    deed, least = amount
    any_amount = replace(achievement, deeds={})
    most = max((each.deeds.get(deed, 0) for each in bests if any_amount.is_met(each)), default=0)
    return AchievementProgress(most, least, at_once=True)


def most_in_rings(achievement: Achievement, deed: str, rings: Iterable[RingFigures]) -> int:
    """Return the most that a ring had of a deed, of those that are one but for the amount."""
    any_amount = replace(achievement, deeds={})
    return max(
        (each.deeds.get(deed, 0) for each in rings if any_amount.is_met_in_ring(each)), default=0
    )


def most_in_voyages(achievement: Achievement, deed: str, voyages: Iterable[VoyageFigures]) -> int:
    """Return the most that a voyage had of a deed, of those that are one but for the amount."""
    any_amount = replace(achievement, deeds={})
    return max(
        (each.deeds[deed] for each in voyages if any_amount.is_met_by_voyage(each)), default=0
    )


def nearest(
    achievements: Iterable[Achievement],
    earned: Container[str],
    progress: Mapping[str, AchievementProgress],
    count: int,
) -> list[str]:
    """Return the ids of the ``count`` achievements that are nearest, and no secret.

    Those of which most is done come first, then those of the lesser metal.
    """

    def order(achievement: Achievement) -> tuple[float, int]:
        known = progress.get(achievement.id)
        return -known.share if known else 0.0, METALS.index(achievement.metal)

    left = (each for each in achievements if each.id not in earned and not each.hidden)
    return [each.id for each in sorted(left, key=order)[:count]]
