"""How a letter is read: what it tells is checked, and carried out on a course.

A course that has refused a letter must not be used any more: each is read on a copy.
"""

from game.rules import DECK_SIZE, NOBODY, State

from .letter import Letter, LetterFault
from .letter_course import LetterCourse
from .letter_terms import portrait_named
from .named_plays import named_plays


def take(course: LetterCourse, letter: Letter) -> None:
    """Follow the next letter; raises ``LetterFault``."""
    follow(course, letter)
    # Whoever leaves a ring cannot know where the match will stand then.
    leaves = letter.resigns and course.terms.hands_over
    if letter.digest != course.digest() and not leaves:
        raise LetterFault("differs")


def follow(course: LetterCourse, letter: Letter) -> None:
    """As ``take``, without comparing the positions that the letter leads to."""
    if not course.is_of_match(letter):
        raise LetterFault("bent")
    if letter.resigns:
        _take_resignation(course, letter)
        return
    writer = letter.writer
    if course.over and not letter.secret:
        raise LetterFault("over")
    if writer != course.awaited:
        raise LetterFault("not_awaited")
    shares = list(letter.shares)
    if not course.chains[writer].sealed:
        join(course, letter, shares)
    elif letter.joining is not None:
        raise LetterFault("bent")
    take_deck(course, letter)
    _take_shares(course, writer, shares)
    _take_answer(course, letter)
    _take_actions(course, letter)
    _take_shares(course, writer, shares)
    _take_secret(course, letter)
    if letter.offers and (course.over or not course.match.may_agree):
        raise LetterFault("bent")
    course.note(letter)
    if shares or course.awaited == writer:
        raise LetterFault("bent")
    course.offered = writer if letter.offers else NOBODY


def join(course: LetterCourse, letter: Letter, shares: list[bytes]) -> None:
    """Let a seat be taken, with the first link of its chain; raises ``LetterFault``."""
    joining, writer = letter.joining, letter.writer
    if joining is None or not shares:
        raise LetterFault("bent")
    course.names[writer] = joining.name or course.names[writer]
    course.portraits[writer] = portrait_named(joining.portrait)
    chain = course.chains[writer]
    if course.own == writer and shares[0] not in course.own_chain[:2]:
        raise LetterFault("not_yours")
    if writer == course.terms.joining_order[-1]:
        # All others have sealed theirs: the last one shows its first share at once.
        chain.shown = [chain.before(shares[0]), shares.pop(0)]
    else:
        chain.shown = [shares.pop(0)]
    course.rebuild()


def take_deck(course: LetterCourse, letter: Letter) -> None:
    """Let a deck be sealed, or shown; raises ``LetterFault``."""
    writer = letter.writer
    if course.terms.terms.form != "constructed":
        if letter.seal or letter.deck:
            raise LetterFault("bent")
        return
    if letter.seal:
        if course.seals[writer] or course.all_joined:
            raise LetterFault("bent")
        course.seals[writer] = letter.seal
    if letter.deck:
        _show_deck(course, letter)
    elif not course.decks[writer] if course.all_joined else not course.seals[writer]:
        raise LetterFault("bent")


def _show_deck(course: LetterCourse, letter: Letter) -> None:
    writer = letter.writer
    if course.decks[writer] or not course.all_joined or max(letter.deck) >= len(course.kit):
        raise LetterFault("bent")
    deck = tuple(course.kit[place] for place in letter.deck)
    sealed = course.seals[writer]
    unlike = sealed and course.chains[writer].sealed_deck(deck, letter.salt) != sealed
    if len(set(deck)) != DECK_SIZE or unlike:
        raise LetterFault("unsealed")
    course.decks[writer] = deck
    course.rebuild()


def _take_shares(course: LetterCourse, writer: int, shares: list[bytes]) -> None:
    chain = course.chains[writer]
    while shares and not course.over and chain.shares < course.stage_due:
        if not chain.show(shares.pop(0)):
            raise LetterFault("unsealed")
        course.rebuild()


def _take_answer(course: LetterCourse, letter: Letter) -> None:
    if not letter.agrees:
        return
    if course.offered in (NOBODY, letter.writer) or not course.match.may_agree:
        raise LetterFault("bent")
    course.agree()


def _take_actions(course: LetterCourse, letter: Letter) -> None:
    if not letter.count:
        return
    if course.over:
        raise LetterFault("bent")
    number, desk = int.from_bytes(letter.actions, "big"), course.desk()
    for _ in range(letter.count):
        at = desk.position
        if course.writer_at(at) != letter.writer or not course.plays_on(at):
            raise LetterFault("bent")
        plays = named_plays(desk.position, desk.hidden)
        number, place = divmod(number, len(plays))
        course.play(desk, letter.writer, plays[place])
    if number:
        raise LetterFault("bent")
    course.take_over(desk)


def _take_secret(course: LetterCourse, letter: Letter) -> None:
    if not letter.secret:
        if course.over and isinstance(course.position, State) and course.drawn:
            raise LetterFault("bent")
        return
    if not course.over or not _fits_seal(course, letter):
        raise LetterFault("unsealed")
    course.secrets[letter.writer] = letter.secret


def _fits_seal(course: LetterCourse, letter: Letter) -> bool:
    return course.chains[letter.writer].is_secret(letter.secret, course.terms.stages)


def _take_resignation(course: LetterCourse, letter: Letter) -> None:
    """Let a seat be given up: in a ring that goes on when it has to write, else whoever has to."""
    writer = letter.writer
    if not _fits_seal(course, letter) or letter.count or letter.shares:
        raise LetterFault("unsealed")
    if course.terms.hands_over:
        if writer != course.awaited:
            raise LetterFault("over" if course.over else "not_awaited")
        _leave_ring(course, letter)
    elif course.over:
        raise LetterFault("over")
    else:
        course.leave(writer, letter.secret)
    course.note(letter)


def _leave_ring(course: LetterCourse, letter: Letter) -> None:
    """Let a seat go on without its person; where the match is over, its secret is opened alone."""
    writer = letter.writer
    if course.over:
        course.secrets[writer] = letter.secret
        return
    if course.terms.terms.form == "constructed" and not course.decks[writer]:
        if not letter.deck:
            raise LetterFault("bent")
        _show_deck(course, letter)
    if not course.is_secret(writer, letter.secret):
        raise LetterFault("unsealed")
    course.leave(writer, letter.secret)
