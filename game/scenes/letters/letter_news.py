"""What the first screen tells of matches by letter: in which one's own turn waits."""

from functools import partial

from game.kit import SceneStack
from game.play import LetterMatch, LetterStage, portraits_of

from ..common import moment_words
from ..routes import FirstNews
from ..services import Services
from .letter_words import URGENT, letter_mode, others_words, stage_words


def letter_news(services: Services) -> FirstNews | None:
    """Return whose letter waits for an answer and the way to it; None where none does.

    Where several wait, the way leads to their list.
    """
    waiting = [match for match in services.letters.matches() if match.stage in URGENT]
    if not waiting:
        return None
    first, say = waiting[0], services.translate
    portraits = portraits_of(first.seats)
    seat = _writer(first)
    names = ", ".join(others_words(services, match) for match in waiting)
    words = say("first_news.letters", names=names)
    if len(waiting) > 1:
        line = say("first_news.letters_count", count=len(waiting))
        go = partial(_to_list, services)
    else:
        yours = first.stage is LetterStage.YOURS
        line = letter_mode(services, first) if yours else stage_words(services, first)
        line = say(
            "first_news.letters_line", what=line, when=moment_words(services, first.last_time)
        )
        go = partial(_to_match, services, first)
    return FirstNews(
        "letters", words, line, "icons/scroll", 1.0, None, go, ((portraits[seat], seat),)
    )


def _writer(match: LetterMatch) -> int:
    """Return the seat of another who wrote last, or of the first other."""
    writer = match.last_letter.writer
    return writer if writer != match.own else int(match.own == 0)


def _to_list(services: Services, stack: SceneStack) -> None:
    stack.clear_to(services.routes.letters.all())


def _to_match(services: Services, match: LetterMatch, stack: SceneStack) -> None:
    """Go on with the match; where its file refuses that, its list tells why."""
    routes = services.routes.letters
    with services.telling(lambda _: stack.clear_to(routes.all(match.terms.match))):
        stack.clear_to(routes.opened(match))
