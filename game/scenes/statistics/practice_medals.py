"""The achievements of lessons and puzzles, worked out from what the profile keeps."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from game.play import LESSONS_DONE, Achievement, AchievementProgress, EarnedAchievement

from ..puzzles.puzzle_medals import earned_by_puzzles, progress_by_puzzles
from ..puzzles.puzzle_progress import puzzle_book
from ..services import Services
from ..tutorial.done_lessons import done_lessons
from ..tutorial.lesson_file import LESSONS


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
