"""What the screens say of matches by letter: who plays, where one stands, whose turn it is."""

from collections.abc import Iterator
from datetime import date
from functools import partial

from game.kit import SceneStack
from game.play import (
    LetterMatch,
    LetterStage,
    Post,
    Result,
    false_names,
    portraits_of,
    strange_names,
)
from game.rules import NOBODY

from ..common import end_words, mode_words, moment_words, player_names
from ..routes import FirstNews
from ..services import Services

#: The stages in which something can be done here now.
URGENT = (LetterStage.WATCH, LetterStage.YOURS, LetterStage.READY)
#: Why a letter is not taken, where several reasons have one line.
_FAULTS = {"not_awaited": "bent", "refused": "bent"}


def seat_key(seat: int) -> str:
    """Return the key of what a seat is called whose name nobody has told."""
    return f"start.player_{('left', 'right', 'third', 'fourth')[seat]}"


def seat_name(services: Services, match: LetterMatch, seat: int) -> str:
    """Return what a seat of a match is called."""
    return match.names[seat] or services.translate(seat_key(seat))


def others_words(services: Services, match: LetterMatch) -> str:
    """Return the names of all others at the table."""
    seats = range(match.terms.seats)
    return ", ".join(seat_name(services, match, seat) for seat in seats if seat != match.own)


def stage_words(services: Services, match: LetterMatch) -> str:
    """Return where a match stands, in few words."""
    stage, course = match.stage, match.course
    key = f"letters.stages.{stage}"
    if stage is LetterStage.WAITING:
        return services.translate(key, name=seat_name(services, match, course.awaited))
    if stage is LetterStage.WATCH:
        return services.translate(key, name=seat_name(services, match, course.last_writer))
    if stage is LetterStage.YOURS and match.joins:
        return services.translate("letters.stages.joins")
    return services.translate(key)


def letter_mode(services: Services, match: LetterMatch) -> str:
    """Return what is played."""
    return mode_words(services, match.terms.terms)


def age_words(services: Services, match: LetterMatch) -> str:
    """Return when the last letter was written or read."""
    return services.translate("letters.last", when=when_words(services, match))


def when_words(services: Services, match: LetterMatch) -> str:
    """Return the moment of the last letter, from the third day on with how many days ago."""
    moment = match.last_time.astimezone()
    days, when = (date.today() - moment.date()).days, moment_words(services, moment)
    return services.translate("letters.ago", count=days, when=when) if days > 1 else when


def fault_words(services: Services, post: Post) -> str:
    """Return why nothing was taken of a text, in one line."""
    fault = _FAULTS.get(post.fault, post.fault)
    name = "" if post.match is None else others_words(services, post.match)
    return services.translate(f"letters.faults.{fault}", number=post.number, name=name)


def private_words(services: Services, match: LetterMatch) -> str:
    """Return that the partner's hand is not known here yet."""
    name = seat_name(services, match, match.partner)
    return services.translate("letters.private_missing", name=name)


def left_words(services: Services, match: LetterMatch) -> Iterator[str]:
    """Yield for each other who has left, by letters not watched yet, that the computer plays.

    Those who will have to write once more before that are among them.
    """
    for letter, _ in match.kept.letters[match.kept.seen :]:
        left = letter.writer in match.course.left and letter.writer != match.own
        if left and letter.resigns and match.terms.hands_over:
            name = seat_name(services, match, letter.writer)
            yield services.translate("ring_table.handed_over", name=name)
    for seat in {*match.leavers} - {match.own}:
        yield services.translate("letters.leaves", name=seat_name(services, match, seat))


def shown_result(match: LetterMatch) -> Result | None:
    """Return the result of a match, None before it is over and watched."""
    return None if match.stage is LetterStage.WATCH else match.course.match.result


def result_words(services: Services, match: LetterMatch) -> str:
    """Return how a match ended, "" before it is over and watched."""
    result = shown_result(match)
    if result is None:
        return ""
    names = player_names(services, match.seats)
    return end_words(services, names, result)


def check_words(services: Services, match: LetterMatch) -> str:
    """Return what the check at the end has found, "" before a match is over and watched."""
    if match.stage is not LetterStage.OVER and not match.course.over:
        return ""
    if match.stage is LetterStage.WATCH:
        return ""
    wrong = false_names(match)
    if wrong is None:
        shown = match.course.awaited != NOBODY
        return services.translate("letters.check_waits" if shown else "letters.check_none")
    if wrong:
        return services.translate("letters.check_false", name=", ".join(wrong))
    strange = strange_names(match)
    if strange:
        return services.translate("letters.check_computer", name=", ".join(strange))
    return services.translate("letters.check_right")


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
