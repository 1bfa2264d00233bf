"""How a letter is written: what its seat has done, and whatever is due to be shown."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rules import AnyAction, State

from ..records.text_codes import mixed_radix
from .letter import GREETING, Joining, Letter, LetterFault, clean_line
from .letter_course import LetterCourse
from .letter_reading import follow, join, take_deck
from .letter_terms import NAME, portrait_number
from .named_plays import MOST_ACTIONS, named_plays
from .own_turn import show_own


@dataclass(frozen=True)
class Wording:
    """What a letter tells besides actions: a line of greeting, and a draw offered or agreed on.

    ``name`` and ``portrait`` are told by whoever sits down.
    """

    greeting: str = ""
    offers: bool = False
    agrees: bool = False
    name: str = ""
    portrait: str = ""


def write_letter(course: LetterCourse, done: Sequence[AnyAction], wording: Wording) -> Letter:
    """Return the next letter of the own seat, which has ``done`` this since the last letter.

    Raises ``LetterFault`` where it is not the own seat that has to write, or has more to do.
    """
    own = course.own
    if course.awaited != own or len(done) > MOST_ACTIONS:
        raise LetterFault("not_awaited")
    fork = course.fork()
    letter = Letter(
        course.terms.match,
        len(course.letters) + 1,
        own,
        version=course.terms.version,
        greeting=clean_line(wording.greeting, GREETING),
        offers=wording.offers,
        agrees=wording.agrees,
    )
    shares: tuple[bytes, ...] = ()
    if not fork.chains[own].sealed:
        letter = _joined(fork, letter, wording)
        shares = letter.shares
    letter = _with_deck(fork, letter)
    shares += show_own(fork)
    if wording.agrees:
        fork.agree()
    letter = _with_actions(fork, letter, done)
    shares += show_own(fork)
    if fork.over and fork.drawn and isinstance(fork.position, State):
        letter = replace(letter, secret=fork.own_chain[-1])
    return _checked(course, replace(letter, shares=shares))


def write_resignation(course: LetterCourse, greeting: str = "") -> Letter:
    """Return the letter by which the own seat gives up, whoever has to write.

    In a ring that goes on it is read when the own seat would have to write next.
    """
    letter = Letter(
        *(course.terms.match, len(course.letters) + 1, course.own),
        resigns=True,
        version=course.terms.version,
        secret=course.own_chain[-1],
        greeting=clean_line(greeting, GREETING),
    )
    if not course.terms.hands_over:
        return _checked(course, letter)
    built = course.terms.terms.form == "constructed" and not course.decks[course.own]
    return (_with_own_deck(course, letter) if built else letter).coded()


def _checked(course: LetterCourse, letter: Letter) -> Letter:
    """Return the letter with digest and code, read as all others will read it."""
    reader = course.fork()
    follow(reader, letter)
    return replace(letter, digest=reader.digest()).coded()


def _joined(fork: LetterCourse, letter: Letter, wording: Wording) -> Letter:
    own, terms = fork.own, fork.terms
    first = own == terms.joining_order[0]
    last = own == terms.joining_order[-1]
    told = terms.packed() if first else b""
    name = clean_line(wording.name, NAME) or fork.names[own]
    joining = Joining(name, portrait_number(wording.portrait), told)
    letter = replace(letter, joining=joining, shares=(fork.own_chain[int(last)],))
    join(fork, letter, list(letter.shares))
    return letter


def _with_deck(fork: LetterCourse, letter: Letter) -> Letter:
    own = fork.own
    if fork.terms.terms.form != "constructed" or fork.decks[own]:
        return letter
    chain = fork.chains[own]
    if not fork.all_joined:
        salt = chain.salt(fork.own_chain[-1])
        letter = replace(letter, seal=chain.sealed_deck(fork.own_deck, salt))
    else:
        letter = _with_own_deck(fork, letter)
    take_deck(fork, letter)
    return letter


def _with_own_deck(course: LetterCourse, letter: Letter) -> Letter:
    """Return a letter that shows the own deck."""
    places = tuple(course.kit.index(card) for card in course.own_deck)
    salt = course.chains[course.own].salt(course.own_chain[-1])
    return replace(letter, deck=places, salt=salt)


def _with_actions(fork: LetterCourse, letter: Letter, done: Sequence[AnyAction]) -> Letter:
    desk, figures = fork.desk(), []
    for action in done:
        plays = named_plays(desk.position, desk.hidden)
        named = desk.named(action)
        if named not in plays:
            raise LetterFault("refused")
        figures.append((plays.index(named), len(plays)))
        fork.play(desk, fork.own, named)
    if done:
        fork.take_over(desk)
    return replace(letter, count=len(done), actions=mixed_radix(figures))
