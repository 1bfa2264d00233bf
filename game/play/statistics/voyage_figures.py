"""The figures that are kept of a voyage and its fights: apart from those of matches (R16.29)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.voyage import WON, FightEnded, Voyage, guard_of

from .match_figures import LOST
from .tallies import WinTally, tallies

#: The figures that an achievement may ask of a voyage that was won.
VOYAGE_DEEDS = (
    *("days_left", "fights_lost", "fights_won", "rank"),
    *("packs", "relics", "squalls", "of_day"),
)


class CountedFight(NamedTuple):
    """A fight of a voyage: the name of its ``record``, who the guard was, and how it ended.

    ``goal`` is "" for a guard that is none; ``outcome`` is WON or LOST: who drew or withdrew has
    lost (R16.26, R16.27).
    """

    record: str
    kind: str
    goal: str
    depth: int
    outcome: str


class FightFacts(NamedTuple):
    """How a fight went: its turns, and the hits that the Fort could still take.

    ``fort`` is None where the Bastion still stood, or nobody knows.
    """

    turns: int
    fort: int | None


class VoyageFigures(NamedTuple):
    """A voyage as it counts; ``began`` is in ISO form, in UTC.

    ``outcome`` is WON or LOST, and "" while it is under way. ``cards``, ``packs`` and ``relics``
    are ids of what is aboard; none for a voyage of which this game knows nothing but the result.
    ``of_day`` is the date of which it is the voyage of the day (R16.84), in ISO form, else "".
    """

    began: str
    scenario: str
    difficulty: str
    captain: str
    outcome: str = ""
    goal: str = ""
    score: int = 0
    day: int = 0
    days_left: int = 0
    rank: int = 0
    fights_won: int = 0
    cards: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()
    squalls: tuple[str, ...] = ()
    of_day: str = ""
    fights: tuple[CountedFight, ...] = ()

    @property
    def deeds(self) -> dict[str, int]:
        """The figures by their names in ``VOYAGE_DEEDS``."""
        lost = sum(fight.outcome != WON for fight in self.fights)
        figures = (
            *(self.days_left, lost, self.fights_won, self.rank),
            *(len(self.packs), len(self.relics), len(self.squalls), int(bool(self.of_day))),
        )
        return dict(zip(VOYAGE_DEEDS, figures, strict=True))


def fight_figures(before: Voyage, ended: FightEnded) -> CountedFight:
    """Return what counts of the fight that waits in ``before``, as it has ended."""
    assert before.fight is not None
    guard = guard_of(before, before.fight.field)
    assert guard is not None
    outcome = WON if ended.outcome == WON else LOST
    return CountedFight(ended.record, guard.kind, guard.goal, guard.depth, outcome)


class CountedVoyage(NamedTuple):
    """A voyage as it was counted: the name and size of its file, and a digest of its first line.

    ``figures`` are None for a file that tells nothing.
    """

    id: str
    file: str
    size: int
    figures: VoyageFigures | None


@dataclass(slots=True)
class VoyageOverview:
    """The tallies of all voyages that have ended, and of the fights of all voyages.

    ``best`` is the highest score, None before the first voyage has ended.
    """

    total: WinTally = field(default_factory=WinTally)
    best: int | None = None
    scenarios: dict[str, WinTally] = field(default_factory=dict)
    difficulties: dict[str, WinTally] = field(default_factory=dict)
    captains: dict[str, WinTally] = field(default_factory=dict)
    fights: WinTally = field(default_factory=WinTally)
    kinds: dict[str, WinTally] = field(default_factory=dict)
    goals: dict[str, WinTally] = field(default_factory=dict)

    @property
    def filled(self) -> bool:
        """Whether anything was counted."""
        return bool(self.total.games or self.fights.games)


def voyage_overview_of(voyages: Sequence[VoyageFigures]) -> VoyageOverview:
    """Return what voyages come to; goals are counted by their own names, not by their kinds."""
    over = [voyage for voyage in voyages if voyage.outcome]
    fights = [fight for voyage in voyages for fight in voyage.fights]
    return VoyageOverview(
        tallies(over, lambda _: "").get("", WinTally()),
        max((voyage.score for voyage in over), default=None),
        tallies(over, lambda voyage: voyage.scenario),
        tallies(over, lambda voyage: voyage.difficulty),
        tallies(over, lambda voyage: voyage.captain),
        tallies(fights, lambda _: "").get("", WinTally()),
        tallies((each for each in fights if not each.goal), lambda fight: fight.kind),
        tallies((each for each in fights if each.goal), lambda fight: fight.goal),
    )
