"""Which lessons have been taken to their end, as the profile keeps it."""

from __future__ import annotations

from ..services import Services
from .lesson_file import LESSONS

#: The preference in which the profile keeps the keys of the lessons that are done.
_DONE = "lessons"


def done_lessons(services: Services) -> set[str]:
    """Return the keys of the lessons that are done; none where the profile cannot be read."""
    from game.play import ProfileError  # noqa: PLC0415

    nothing: list[str] = []
    try:
        return set(map(str, services.profile.preference(_DONE, nothing)))
    except ProfileError as problem:
        services.problems.append(str(problem))
        return set()


def keep_done(services: Services, key: str) -> set[str]:
    """Let the profile remember that a lesson is done; what goes wrong becomes a problem.

    Returns the achievements, by their practice, that are earned with it.
    """
    from game.play import LESSONS_DONE, ProfileError  # noqa: PLC0415

    before = done_lessons(services)
    done = before | {key}
    try:
        services.profile.set_preference(_DONE, sorted(done))
    except ProfileError as problem:
        services.problems.append(str(problem))
        return set()
    return {LESSONS_DONE} if set(LESSONS) <= done and not set(LESSONS) <= before else set()
