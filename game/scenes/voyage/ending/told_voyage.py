"""A voyage that is over, with all that is known of it: its own, one of the log, or that of a code.

One of another version of the game has its header and its result, and what the profile has counted;
its course and its last day are not known then.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import repeat

from game.content import ContentError
from game.play import (
    EndedVoyage,
    FightFacts,
    FileHeader,
    ProfileError,
    SharedVoyage,
    StoryFight,
    VoyageFigures,
    VoyageRecord,
    VoyageResult,
    VoyageRun,
    VoyageStory,
    read_voyage,
    voyage_story,
)
from game.voyage import WON, Member, Voyage, open_voyage

from ...services import Services

#: So many fights are told.
_MOST = 3


@dataclass(frozen=True, slots=True)
class ToldFight:
    """A fight as it is told: as it stood before, and how it went; None where nobody knows."""

    fight: StoryFight
    facts: FightFacts | None = None

    @property
    def won(self) -> bool:
        """Whether it was won."""
        return self.fight.won


@dataclass(frozen=True, slots=True)
class ToldVoyage:
    """What is known of a voyage that is over.

    ``voyage`` is as it ended, or only its company and relics where there is no ``story``; None
    where not even they are known. ``record`` is what a code and a film can be made of. ``problem``
    is one line about why there is no story.
    """

    header: FileHeader
    result: VoyageResult
    voyage: Voyage | None = None
    story: VoyageStory | None = None
    fights: Sequence[ToldFight] = ()
    record: VoyageRecord | None = None
    problem: str = ""

    @property
    def won(self) -> bool:
        """Whether its goal was reached."""
        return self.result.outcome == WON

    @property
    def winner(self) -> str:
        """The captain of two persons against each other who has won; "" where nobody has."""
        return self.result.winner

    @property
    def deciding(self) -> list[ToldFight]:
        """The fights that decided it, at most so many.

        What was lost last comes first in a voyage that was lost, the goal in one that was won; then
        the narrowest wins: where the Fort could take fewest hits, at the greatest depth.
        """
        won = sorted((each for each in self.fights if each.won), key=_narrowness)
        lost = [each for each in reversed(self.fights) if not each.won]
        if not self.won:
            return [*lost[:2], *won][:_MOST]
        goals = [each for each in won if each.fight.counted.goal]
        return [*goals, *(each for each in won if each not in goals), *lost][:_MOST]


def _narrowness(told: ToldFight) -> tuple[float, int, int]:
    facts = told.facts
    fort = float("inf") if facts is None or facts.fort is None else facts.fort
    return fort, -told.fight.guard.depth, -(facts.turns if facts else 0)


def told_run(services: Services, run: VoyageRun) -> ToldVoyage:
    """Return a voyage of this game that has just ended; its story is sailed again."""
    return told_of_record(services, run.record)


def told_ended(services: Services, ended: EndedVoyage, figures: VoyageFigures | None) -> ToldVoyage:
    """Return a voyage of the log, as far as its file and the profile tell of it."""
    try:
        record = read_voyage(ended.path)
    except ContentError as problem:
        words = services.say(problem)
        voyage = as_it_ended(services, ended.header, ended.result, figures)
        return ToldVoyage(ended.header, ended.result, voyage, problem=words)
    record.result = record.result or ended.result
    return told_of_record(services, record, figures)


def told_of_record(
    services: Services, record: VoyageRecord, figures: VoyageFigures | None = None
) -> ToldVoyage:
    """Return a voyage that was read, with what the profile has counted of it."""
    return _told(services, record, facts_kept(services), figures)


def told_shared(services: Services, shared: SharedVoyage) -> ToldVoyage:
    """Return the voyage of a code; raises ``VoyageFileError`` for one that agrees with nothing."""
    told = _told(services, shared.record, {})
    pairs = zip(told.fights, (*shared.facts, *repeat(None, len(told.fights))), strict=False)
    return replace(told, fights=[ToldFight(each.fight, facts) for each, facts in pairs])


def _told(
    services: Services,
    record: VoyageRecord,
    facts: Mapping[str, FightFacts],
    figures: VoyageFigures | None = None,
) -> ToldVoyage:
    assert record.result is not None
    try:
        story = voyage_story(services.content, record)
    except ContentError as problem:
        voyage = as_it_ended(services, record.header, record.result, figures)
        words = services.say(problem)
        return ToldVoyage(record.header, record.result, voyage, problem=words)
    fights = [ToldFight(each, facts.get(each.counted.record)) for each in story.fights]
    return ToldVoyage(record.header, record.result, story.voyage, story, fights, record)


def facts_kept(services: Services) -> dict[str, FightFacts]:
    """Return what the profile knows of the fights of voyages, by their records."""
    try:
        return services.profile.figures.voyages.fight_facts()
    except ProfileError:
        # The statistics tell of it.
        return {}


def as_it_ended(
    services: Services, header: FileHeader, result: VoyageResult, figures: VoyageFigures | None
) -> Voyage | None:
    """Return a voyage with company, relics and rank as it ended; None where they are not known."""
    kit, book = services.content.cards, services.content.voyage
    if figures is None or not figures.cards or not set(figures.cards) <= set(kit):
        return None
    try:
        voyage, _ = open_voyage(header.voyage, book, tuple(kit.values()))
    except ValueError:
        return None
    return replace(
        voyage,
        company=tuple(Member(card, card in figures.packs) for card in figures.cards),
        relics=tuple(relic for relic in figures.relics if relic in book.relics),
        rank=min(result.rank, max(book.ranks)),
        omen="",
    )
