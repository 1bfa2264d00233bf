"""The data of the screen of statistics, from the profile, with what lessons and puzzles earn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import cached_property
from typing import TYPE_CHECKING

from game.play import (
    ANCHORS,
    LESSONS_DONE,
    STRENGTHS,
    Achievement,
    AchievementProgress,
    CardPerformance,
    CountedMatch,
    CountedRecord,
    CountedRing,
    EarnedAchievement,
    ForecastUse,
    Proposal,
    RatedDuel,
    Rating,
    RingOverview,
    SavedDeck,
    StatisticsOverview,
    VoyageFigures,
    VoyageOverview,
    WinTally,
    card_performance,
    count_records,
    ended_voyages,
    is_over,
    is_won,
    load_achievements,
    overview_of,
    propose,
    rated_duels,
    rating_course,
    ring_overview_of,
    voyage_overview_of,
)

from ..puzzles.puzzle_progress import earned_by_puzzles, progress_by_puzzles, puzzle_book
from ..services import Services
from ..tutorial.lesson_dialog import done_lessons
from ..tutorial.lesson_file import LESSONS

if TYPE_CHECKING:
    from game.play import Task

#: Where matches with cards of one's own choice go that are in no deck of the player's.
OTHER_DECK = ""


@dataclass
class StatisticsData:
    """All that is known of the player; what follows from it is worked out when it is asked for."""

    services: Services
    matches: list[CountedMatch]
    waiting: int = 0
    unreadable: int = 0
    saved: list[SavedDeck] = field(default_factory=list)
    #: How the forecast was used.
    forecast_use: ForecastUse = field(default_factory=ForecastUse)
    #: The achievements that the player has earned.
    earned: dict[str, EarnedAchievement] = field(default_factory=dict)
    #: How much is done of those that count something.
    progress: dict[str, AchievementProgress] = field(default_factory=dict)
    #: All matches of three and four, which count for nothing else.
    all_rings: list[CountedRing] = field(default_factory=list)
    #: All voyages, and how many cannot be counted.
    all_voyages: list[VoyageFigures] = field(default_factory=list)
    voyages_left_out: int = 0
    #: The cups that are over: a win is a cup that was won.
    cups: WinTally = field(default_factory=WinTally)
    #: How many creatures each card has destroyed, by its id.
    felled: dict[str, int] = field(default_factory=dict)

    @classmethod
    def read(cls, services: Services, matches: list[CountedMatch] | None = None) -> StatisticsData:
        """Read what counts, but for ``matches`` that have been read; raises ``ProfileError``."""
        figures, medals = services.profile.figures, load_achievements()
        return cls(
            services,
            figures.matches() if matches is None else matches,
            figures.waiting_count(),
            figures.unreadable_count(),
            services.profile.decks.all(),
            figures.forecast_use(),
            figures.achievements() | earned_by_practice(services, medals),
            figures.progress() | progress_by_practice(services, medals),
            figures.rings.rings(),
            [*figures.voyages.voyages().values()],
            figures.voyages.left_out(),
            _cups(services),
            figures.felled(),
        )

    @cached_property
    def overview(self) -> StatisticsOverview:
        """The overview of all matches."""
        return overview_of(self.matches, {deck.id for deck in self.services.content.even_decks})

    @cached_property
    def rings(self) -> RingOverview:
        """What all matches of three and four come to."""
        return ring_overview_of(self.all_rings)

    @cached_property
    def voyages(self) -> VoyageOverview:
        """What all voyages and their fights come to."""
        return voyage_overview_of(self.all_voyages)

    @cached_property
    def voyages_of_two(self) -> int:
        """How many voyages of two persons have ended, which count for neither (R16.93)."""
        ended = ended_voyages(self.services.voyages)
        return sum(bool(each.header.voyage.second) for each in ended)

    @cached_property
    def own_decks(self) -> dict[str, WinTally]:
        """The shares of duels with decks of the player's own, by their names."""
        saved = [(deck.name, frozenset(deck.cards)) for deck in self.saved]
        found: dict[str, WinTally] = {}
        for match in self.matches:
            if match.form != "constructed" or match.deck or not match.cards:
                continue
            # Two of the ten were banned.
            cards = frozenset(match.cards.split())
            name = next((name for name, deck in saved if cards <= deck), OTHER_DECK)
            found.setdefault(name, WinTally()).add(match.outcome)
        return found

    @cached_property
    def duels(self) -> list[RatedDuel]:
        """The duels that count for the rating."""
        return rated_duels(self.matches)

    @cached_property
    def course(self) -> list[Rating]:
        """The rating at the beginning and after each of the duels."""
        return rating_course(self.duels)

    @cached_property
    def league(self) -> str:
        """The strongest of the computer's strengths that the rating has reached."""
        points = self.course[-1].points
        reached = [name for name in STRENGTHS if ANCHORS[name].points <= points]
        return reached[-1] if reached else STRENGTHS[0]

    @cached_property
    def proposal(self) -> Proposal:
        """The rival to play next."""
        return propose(self.duels, self.course[-1])

    @cached_property
    def cards(self) -> dict[str, CardPerformance]:
        """How the player does with each card of the game, by its id."""
        found = card_performance(self.matches)
        return {card: each for card, each in found.items() if card in self.services.content.cards}

    @cached_property
    def gallery(self) -> list[CardPerformance]:
        """All cards of the game, also those that the player has never held."""
        return [
            self.cards.get(card) or CardPerformance(card) for card in self.services.content.cards
        ]

    @cached_property
    def first_met(self) -> dict[str, date]:
        """The day of the first match in whose deck the player had each card, by its id."""
        found: dict[str, date] = {}
        for match in self.matches:
            for card in match.cards.split():
                if card not in found:
                    found[card] = datetime.fromisoformat(match.began).astimezone().date()
        return found

    @cached_property
    def achievements(self) -> tuple[Achievement, ...]:
        """All achievements that there are."""
        return load_achievements()


def league_medal(strength: str) -> str:
    """Return the picture of the medal of those who are as strong as a strength."""
    return f"medals/league_{strength}"


def _cups(services: Services) -> WinTally:
    over = [is_won(cup) for cup in services.profile.contests.cups() if is_over(cup)]
    return WinTally(sum(over), len(over) - sum(over))


def earned_by_practice(
    services: Services, medals: Sequence[Achievement]
) -> dict[str, EarnedAchievement]:
    """Return those of ``medals`` that lessons and puzzles have earned; raises ``ProfileError``."""
    earned: dict[str, datetime | None] = {}
    if set(LESSONS) <= done_lessons(services):
        earned[LESSONS_DONE] = None
    earned |= earned_by_puzzles(puzzle_book().ladder, services.profile.puzzles.all())
    return {
        medal.id: EarnedAchievement(medal.id, "", earned[medal.practice])
        for medal in medals
        if medal.practice in earned
    }


def progress_by_practice(
    services: Services, medals: Sequence[Achievement]
) -> dict[str, AchievementProgress]:
    """Return how much is done for those of ``medals``; raises ``ProfileError``."""
    lessons = len(done_lessons(services) & set(LESSONS))
    done = {LESSONS_DONE: AchievementProgress(lessons, len(LESSONS))}
    done |= progress_by_puzzles(puzzle_book().ladder, services.profile.puzzles.all())
    return {medal.id: done[medal.practice] for medal in medals if medal.practice}


#: So many records are played again between two looks at the profile: about half a second's work.
PORTION = 20


class CatchUp:
    """Asks the worker for the next portion until all is counted; what is done is kept at once.

    ``on_counted`` is called after each portion. It can be left at any time, and goes on from
    where it was.
    """

    def __init__(self, services: Services, on_counted: Callable[[], None]) -> None:
        self._services = services
        self._on_counted = on_counted
        self._task: Task[list[CountedRecord]] | None = None
        self.problem = ""

    def ask(self) -> bool:
        """Ask for the next portion, unless one is under way; False when nothing is left."""
        if self.problem or (self._task is not None and not self._task.done):
            return not self.problem
        profile = self._services.profile
        with self._services.telling(self._fail):
            waiting = profile.figures.waiting(PORTION)
            texts = [(match, profile.history.record_text(match)) for match in waiting]
            if texts:
                self._task = self._services.tasks.ask(
                    count_records, texts, on_answer=self._take, on_failure=self._fail
                )
            return bool(texts)
        return False

    def _take(self, counted: list[CountedRecord]) -> None:
        with self._services.telling(self._fail):
            self._services.profile.figures.add(counted)
            self._on_counted()

    def _fail(self, failure: str) -> None:
        self.problem = failure

    def leave(self) -> None:
        """Wait for nothing more."""
        if self._task is not None:
            self._task.cancel()
