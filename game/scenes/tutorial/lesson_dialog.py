"""A few ways on from a lesson, over its table, and which lessons are done."""

from collections.abc import Iterable
from typing import ClassVar

from game.play import LESSONS_DONE

from ..common import WaysDialog
from ..services import Services
from .lesson_file import LESSONS, Lesson

#: The way to what may be done next, where that is no lesson.
NEXT_UP = "next_up"


class LessonDialog(WaysDialog):
    """Says something about a lesson, and offers ways on."""

    sight = "teacher"
    section = "lessons"
    icons: ClassVar[dict[str, str]] = {
        "next": "next",
        "resume": "play",
        "again": "again",
        "options": "gear",
        "list": "book",
        "menu": "home",
    }

    def way_words(self, way: str) -> tuple[str, str]:
        """Return the words and the picture of a way on; what is next has its own."""
        if way != NEXT_UP:
            return super().way_words(way)
        proposal = self.services.routes.news.next_up("lesson")
        return proposal.words, proposal.icon


def says(services: Services, key: str, said: Iterable[str]) -> str:
    """Return what a lesson says together, each on lines of its own."""
    return "\n".join(services.translate(f"lessons.says.{key}.{word}") for word in said)


def counted(services: Services, key: str, words: str = "count") -> str:
    """Return words about a lesson, below ``lessons``, with its number among how many."""
    number, total = LESSONS.index(key) + 1, len(LESSONS)
    return services.translate(f"lessons.{words}", number=number, total=total)


def done_dialog(services: Services, lesson: Lesson, earned: Iterable[str] = ()) -> LessonDialog:
    """Return what is said at the end of a lesson, and where one can go from there.

    That is the next lesson, or what is next where no lesson is. ``earned`` are the achievements
    that are earned with it, by their practice.
    """
    last, proposal = lesson.key == LESSONS[-1], services.routes.news.next_up("lesson")
    onward = [] if last else ["next"]
    said = [says(services, lesson.key, lesson.end)]
    said.append(services.translate("lessons.all_done" if last else f"lessons.done.{lesson.key}"))
    if proposal.step != "lesson":
        onward.insert(0, NEXT_UP)
        said.append(proposal.why)
    elif last:
        onward.append(NEXT_UP)
    title = services.translate("lessons.all_done_title")
    if not last:
        title = counted(services, lesson.key, "done_title")
    words, ways = "\n".join(filter(None, said)), (*onward, "again", "list", "menu")
    return LessonDialog(services, title, words, ways, "list", earned)


#: The preference in which the profile keeps the keys of the lessons that are done.
_DONE = "lessons"


def done_lessons(services: Services) -> set[str]:
    """Return the keys of the lessons that are done; none where the profile cannot be read."""
    return set(services.attempt(lambda: services.profile.words(_DONE), list[str]()))


def keep_done(services: Services, key: str) -> set[str]:
    """Let the profile remember that a lesson is done; what goes wrong becomes a problem.

    Returns the achievements, by their practice, that are earned with it.
    """
    before = done_lessons(services)
    done = before | {key}
    earned = {LESSONS_DONE} if set(LESSONS) <= done and not set(LESSONS) <= before else set()

    def keep() -> set[str]:
        services.profile.set_preference(_DONE, sorted(done))
        return earned

    return services.attempt(keep, set())
