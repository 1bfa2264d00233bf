"""Homes of people who play by letter: each has its own store, and hears only what it is sent."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from game.content import load_content
from game.play import LetterMatch, LetterStage, LetterStore, Match, Sitter, Wording, at_home
from game.play.letters.letter import read_letter
from game.play.letters.letter_course import LetterCourse
from game.play.letters.letter_inbox import receive_letter
from game.rules import NOBODY, AnyAction, Terms, legal_actions, to_act
from tests.certain import sure

CONTENT = load_content("en")
KIT = sorted(CONTENT.cards)
NAMES = ("Anna", "Ben", "Cleo", "Dov")


_PLAIN = Wording()


class Table:
    """A match by letter between homes in folders of their own; ``sent`` are all codes so far."""

    def __init__(self, folder: Path, terms: Terms, seed: int = 1, *, odds: bool = False) -> None:
        self.random = Random(seed)
        count = len(terms.field.sides)
        self.stores = [LetterStore(CONTENT, folder / NAMES[seat]) for seat in range(count)]
        self.sent: list[str] = []
        self._built = terms.form == "constructed"
        first = self.stores[0].invite(terms, NAMES[1:count], self.seated(0), odds)
        self.homes = [first]
        self.write(first)
        letter = first.kept.letters[0][0]
        for seat in range(1, count):
            self.homes.append(self.stores[seat].accept(letter, seat, self.seated(seat)))

    def seated(self, seat: int) -> Sitter:
        """Return who sits down there, with a deck where decks are built."""
        deck = tuple(self.random.sample(KIT, 10)) if self._built else ()
        return Sitter(NAMES[seat], "oak", deck)

    @property
    def writer(self) -> LetterMatch | None:
        """The home that has to write, or None once nothing is left to be told."""
        seat = self.homes[0].course.awaited
        return None if seat == NOBODY else self.homes[seat]

    def write(self, home: LetterMatch, wording: Wording = _PLAIN) -> str:
        """Let a home play its turn at random, and return the code of its letter."""
        self.play(home)
        code = home.write(wording).code
        self.sent.append(code)
        return code

    def play(self, home: LetterMatch) -> None:
        """Let a home watch what came, and do at random whatever it has to do."""
        if home.stage is LetterStage.WATCH:
            home.note_seen()
        while home.stage is LetterStage.YOURS:
            match = at_home(home)
            if to_act(match.position) in home.course.left:
                match.submit(sure(match.by_letter).computer_action())
            else:
                match.submit(self.random.choice(known_actions(home, match)))

    def tell_partners(self) -> None:
        """Let everybody read the partner's private letter."""
        for home in self.homes:
            letter = sure(home.private_letter)
            post = self.stores[letter.reader].receive(letter.code)
            assert (post.fault, post.taken) == ("", 1)
            self.homes[letter.reader] = sure(post.match)

    def deliver(self, code: str) -> None:
        """Paste a code at every home but the one that wrote it.

        In a duel each home reads its file anew each time, as after a start of the game.
        """
        for seat, store in enumerate(self.stores):
            home = self.homes[seat]
            if any(letter.code == code for letter, _ in home.kept.letters):
                continue
            if len(self.homes) > 2:
                receive_letter(home, read_letter(code))
            else:
                post = store.receive(f"Your move!\n{code}\n")
                assert (post.fault, post.taken) == ("", 1)
                self.homes[seat] = sure(post.match)

    def play_on(self, letters: int = 1000) -> None:
        """Write and deliver so many letters, or until nothing is left to be told."""
        for _ in range(letters):
            home = self.writer
            if home is None:
                return
            self.deliver(self.write(home))


def unseen_of(match: Match) -> list[tuple[int, int]]:
    """Return side and place of each card that is not known at the home of a match."""
    return [*sure(match.by_letter).unseen(match.happened)]


def known_actions(home: LetterMatch, match: Match) -> list[AnyAction]:
    """Return what is legal but for the play of a card that the partner passed on unseen."""
    unseen = {place for side, place in unseen_of(match) if side == home.own}
    actions = legal_actions(match.position)
    return [action for action in actions if getattr(action, "place", None) not in unseen]


Dealing = Callable[[LetterCourse, int, bytes], tuple[int, ...]]


def as_liked(honest: Dealing) -> Dealing:
    """Return a bent way to lay out the first seat's own hand: the wrong way round."""

    def hand_of(course: LetterCourse, seat: int, secret: bytes) -> tuple[int, ...]:
        order = honest(course, seat, secret)
        return order[::-1] if seat == 0 else order

    return hand_of
