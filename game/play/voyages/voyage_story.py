"""A voyage told by what stands in its file: the course day by day, and the fights on the way.

It is sailed again once. What was taken back is no part of the story.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.content import Content
from game.voyage import (
    WON,
    DayBegan,
    FightEnded,
    FightLost,
    FleetSailed,
    Guard,
    Hex,
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

    ``back``: it was driven or turned back before a guard.
    """

    day: int
    path: tuple[Hex, ...]
    back: bool = False


class StoryFight(NamedTuple):
    """A fight of the voyage: its day and field, what stood there, and how it ended.

    So many ``legs`` of the course had been sailed till then. ``before`` is the voyage before it,
    with the ``hand`` that was taken into it, for its outlook.
    """

    day: int
    legs: int
    field: Hex
    attempt: int
    guard: Guard
    before: Voyage
    hand: tuple[str, ...]
    counted: CountedFight

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
    def days(self) -> int:
        """The number of the last day."""
        return self.voyage.day

    def fights_of(self, day: int) -> list[StoryFight]:
        """Return the fights of a day."""
        return [each for each in self.fights if each.day == day]

    def ends_of_days(self) -> dict[int, Hex]:
        """Return where the fleet lay at the end of each day; days that are over, and the last."""
        at = self.course[0].path[0] if self.course else self.voyage.fleet
        found: dict[int, Hex] = {}
        legs = list(self.course)
        for day in range(1, self.days + 1):
            while legs and legs[0].day <= day:
                at = legs.pop(0).path[-1]
            found[day] = at
        return found


def voyage_story(content: Content, record: VoyageRecord) -> VoyageStory:
    """Return the story of a voyage; raises ``VoyageFileError`` where it cannot be sailed again."""
    steps = _standing(replay_voyage(content, record))
    course: list[CourseLeg] = []
    fights: list[StoryFight] = []
    before, why = steps[0].voyage, ""
    for step in steps[1:]:
        deed = step.deed
        if isinstance(deed, FightEnded):
            fights.append(_fight(before, deed, len(course)))
        course += _legs(step.events, before.day)
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


def _legs(happened: Iterable[VoyageEvent], day: int) -> Iterable[CourseLeg]:
    for event in happened:
        match event:
            case DayBegan():
                day = event.day
            case FleetSailed():
                yield CourseLeg(day, event.path)
            case TurnedBack():
                yield CourseLeg(day, (event.start, event.to), back=True)
            case FightLost() if event.to != event.field:
                yield CourseLeg(day, (event.field, event.to), back=True)


def _fight(before: Voyage, ended: FightEnded, legs: int) -> StoryFight:
    fight = before.fight
    assert fight is not None
    guard = guard_of(before, fight.field)
    assert guard is not None
    counted = fight_figures(before, ended)
    return StoryFight(
        before.day, legs, fight.field, fight.attempt, guard, before, fight.hand, counted
    )
