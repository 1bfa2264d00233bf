"""The table of a match by letter: the match as it is shown at one home, and what is done there."""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from random import Random

from game.rules import (
    REFUSALS,
    AnyAction,
    CastIncantation,
    Event,
    PlayCreature,
    Position,
    Refusal,
    Refused,
    State,
    to_act,
)

from ..match import Match
from .course_replay import replayed
from .hidden_hands import HiddenHands
from .left_seats import computer_action
from .letter_match import LetterMatch
from .own_turn import acts, opened, settle

#: Why a card that the partner passed on cannot be played before the partner's letter was read.
UNSEEN = Refusal("unseen_card", REFUSALS["unseen_card"])


def at_home(letter: LetterMatch) -> Match:
    """Return a match where it stands at home: all was watched, what was done of the turn is."""
    return LetterTable(letter, letter.course.marks).match


def at_table(letter: LetterMatch) -> Match:
    """Return a match to be shown: what is to be watched is what ``came`` to it.

    That is done in it by whoever shows it.
    """
    return LetterTable(letter, letter.course.marks[: letter.kept.seen]).match


class LetterTable:
    """Shows ``match`` at the home of ``letter``, and keeps in its file what is done there.

    ``seen`` are the marks of the letters that were watched.
    """

    def __init__(self, letter: LetterMatch, seen: Sequence[int]) -> None:
        self.letter = letter
        self._course = course = opened(letter.course)
        begin = seen[-1] if seen else 0
        self.match: Match
        self.match, _ = replayed(course, course.lots(), begin)
        self.match.came = course.plays[begin:]
        #: How many actions of the match were told by letters.
        self._told = len(self.match.history) + len(self.match.came)
        if not self.match.came:
            settle(course, self.match, letter.kept.turn)
        self.match.by_letter = self

        #: After how many actions the computer has thought for a seat that was left, and what.
        self._thought: tuple[int, AnyAction | None] = -1, None

    @property
    def is_done(self) -> bool:
        """Whether all that came was watched, and nothing is left to do at this home."""
        return not self.match.came and not acts(self._course, self.match)

    @property
    def is_drawn(self) -> bool:
        """Whether all lots are known here by which the match stands as it does."""
        return self._course.plays_on(self.match.position)

    def acts_for(self, side: int) -> bool:
        """Whether a seat was left, and the own letter tells what the computer does there now."""
        return side in self._course.left and not self.is_done

    def computer_action(self) -> AnyAction:
        """Return what the computer does now in a seat that was left."""
        changes, action = self._thought
        if action is None or changes != self.match.changes:
            new = [done.action for done in self.match.history[self._told :]]
            action = computer_action(self._course, [*self._course.plays, *new])
            self._thought = self.match.changes, action
        return action

    def keep(self, actions: Sequence[AnyAction]) -> None:
        """Keep what is done in the match: what is watched was told before.

        Raises ``Refused`` for the play of a card that is not known here.
        """
        turn = list(actions[self._told :])
        if turn and self._plays_unseen(actions):
            raise Refused(UNSEEN)
        self.letter.keep_turn(turn)

    def _plays_unseen(self, actions: Sequence[AnyAction]) -> bool:
        """Whether the last of these actions is a new one, of a card that is not known here."""
        new = actions[-1] if len(actions) > len(self.match.history) else None
        if not isinstance(new, PlayCreature | CastIncantation):
            return False
        return (to_act(self.match.position), new.place) in self.unseen(self.match.happened)

    @property
    def closed(self) -> frozenset[int]:
        """The seats that pass no card on before everybody's eyes, and whose hands are not known."""
        others = self.letter.terms.hides_relief and self.letter.course.unknown
        return frozenset(others or ())

    def unseen(self, happened: Iterable[Event]) -> list[tuple[int, int]]:
        """Return side and place of each card of a hand that is not known here after all this."""
        return [place for places in self._unseen_by_deal(happened) for place in places]

    def _unseen_by_deal(self, happened: Iterable[Event]) -> list[list[tuple[int, int]]]:
        """Return ``unseen`` by the seats to which cards were dealt: those may lie in any order."""
        terms = self.letter.terms
        hidden = HiddenHands(terms.seats, keeps_passed=terms.hides_relief)
        hidden.hear(happened)
        return [[*hidden.places(seat).values()] for seat in self.letter.course.unknown]

    def plausible(self, seed: int) -> Position:
        """Return the position with cards in any order where it is not known here how they lie."""
        position, rng = self.match.position, Random(seed)
        if not isinstance(position, State):
            return position
        new = position.copy()
        for places in self._unseen_by_deal(self.match.happened):
            cards = sorted((new.sides[side].hand[at] for side, at in places), key=attrgetter("id"))
            rng.shuffle(cards)
            for (side, at), card in zip(places, cards, strict=True):
                new.sides[side].hand[at] = card
        return new

    def note_seen(self) -> None:
        """Keep that all letters were watched."""
        self.letter.note_seen()

    def note_lot(self) -> None:
        """Keep that it was seen who begins."""
        self.letter.note_lot()
