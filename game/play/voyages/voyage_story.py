"""A voyage told by what stands in its file: the course day by day, and the fights on the way.

It is sailed again once. What was taken back is no part of the story. Of two persons against each
other each has a fleet, with its own course and its own days (R16.93).
"""

from collections.abc import Iterable
from typing import NamedTuple

from game.content import Content
from game.voyage import (
    WON,
    FightEnded,
    FightLost,
    FleetSailed,
    Guard,
    Hex,
    RivalBeaten,
    TurnedBack,
    Voyage,
    VoyageEnded,
    VoyageEvent,
    guard_of,
)

from ..statistics.voyage_figures import CountedFight, fight_figures
from .voyage_file import VoyageRecord
from .voyage_replay import VoyageStep, replay_voyage


class CourseLeg(NamedTuple):
    """A part of the course: the fields along it, the first that of the fleet.

    ``back``: it was driven or turned back before a guard. ``fleet`` is 1 for that of the second of
    two persons, else 0.
    """

    day: int
    path: tuple[Hex, ...]
    fleet: int
    back: bool = False


class StoryFight(NamedTuple):
    """A fight of the voyage: its day and field, what stood there, and how it ended.

    So many ``legs`` of the course had been sailed till then. ``before`` is the voyage before it,
    with the ``hand`` that was taken into it, for its outlook. ``fleet`` is whose it was.
    """

    day: int
    legs: int
    field: Hex
    attempt: int
    guard: Guard
    before: Voyage
    hand: tuple[str, ...]
    counted: CountedFight
    fleet: int

    @property
    def won(self) -> bool:
        """Whether it was won."""
        return self.counted.outcome == WON


class VoyageStory(NamedTuple):
    """The course and the fights of a voyage, in their order, and how it stands after them.

    ``why`` is that of the event with which it ended, "" while it is under way.
    """

    course: tuple[CourseLeg, ...]
    fights: tuple[StoryFight, ...]
    voyage: Voyage
    why: str = ""

    @property
    def fleets(self) -> tuple[Voyage, ...]:
        """How each fleet stands at the end, the first person's first."""
        ends = self.voyage, self.voyage.beside
        return tuple(sorted(filter(None, ends), key=fleet_of))

    def fights_of(self, day: int, fleet: int = 0) -> list[StoryFight]:
        """Return the fights of a fleet on a day."""
        return [each for each in self.fights if (each.day, each.fleet) == (day, fleet)]

    @property
    def days(self) -> int:
        """The number of the last day that anybody had."""
        return max(self.days_of(number) for number, _ in enumerate(self.fleets))

    def days_of(self, fleet: int) -> int:
        """Return the number of a fleet's last day; the day after the last of all is none."""
        voyage = self.fleets[fleet]
        return min(voyage.day, voyage.days)

    def ends_of_days(self, fleet: int = 0) -> dict[int, Hex]:
        """Return where a fleet lay at the end of each day; days that are over, and the last."""
        legs = [leg for leg in self.course if leg.fleet == fleet]
        at = legs[0].path[0] if legs else self.fleets[fleet].fleet
        found: dict[int, Hex] = {}
        for day in range(1, self.days_of(fleet) + 1):
            while legs and legs[0].day <= day:
                at = legs.pop(0).path[-1]
            found[day] = at
        return found


def fleet_of(voyage: Voyage) -> int:
    """Return which fleet of two persons is the voyage's: 1 for the second person's, else 0."""
    return int(voyage.captain == voyage.header.against)


def voyage_story(content: Content, record: VoyageRecord) -> VoyageStory:
    """Return the story of a voyage; raises ``VoyageFileError`` where it cannot be sailed again."""
    steps = _standing(replay_voyage(content, record))
    course: list[CourseLeg] = []
    fights: list[StoryFight] = []
    before, why = steps[0].voyage, ""
    for step in steps:
        deed = step.deed
        if isinstance(deed, FightEnded):
            fights.append(_fight(before, deed, len(course)))
        course += _legs(step.events, before)
        why = next((each.why for each in step.events if isinstance(each, VoyageEnded)), why)
        before = step.voyage
    return VoyageStory(tuple(course), tuple(fights), before, why)


def _standing(steps: Iterable[VoyageStep]) -> list[VoyageStep]:
    """Return the steps that were not taken back; one that tells of a fight's record is none."""
    found: list[VoyageStep] = []
    for step in steps:
        if step.back:
            del found[-step.back :]
        elif not step.fight:
            found.append(step)
    return found


def _legs(happened: Iterable[VoyageEvent], before: Voyage) -> Iterable[CourseLeg]:
    day, fleet = before.day, fleet_of(before)
    for event in happened:
        match event:
            case FleetSailed():
                yield CourseLeg(day, event.path, fleet=fleet)
            case TurnedBack():
                yield CourseLeg(day, (event.start, event.to), back=True, fleet=fleet)
            case FightLost() if event.to != event.field:
                yield CourseLeg(day, (event.field, event.to), back=True, fleet=fleet)
            case RivalBeaten() if before.beside is not None and before.beside.fleet != event.to:
                # The other person's fleet is driven home.
                path = before.beside.fleet, event.to
                yield CourseLeg(before.beside.day, path, back=True, fleet=1 - fleet)


def _fight(before: Voyage, ended: FightEnded, legs: int) -> StoryFight:
    fight = before.fight
    assert fight is not None
    guard = guard_of(before, fight.field)
    assert guard is not None
    counted = fight_figures(before, ended)
    return StoryFight(
        before.day,
        legs,
        fight.field,
        fight.attempt,
        guard,
        before,
        fight.hand,
        counted,
        fleet_of(before),
    )
