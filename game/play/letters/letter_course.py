"""The course of a match by letter: what has been told at the table, letter after letter.

Every home has the same course but for the secrets: each knows its own hand and guesses those of the
others, so that the rules can be asked (``Desk``). A letter is read on a copy and taken over whole,
or not at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy

from game.content import Content
from game.rules import (
    HAND_SIZE,
    NOBODY,
    UNDECIDED,
    AnyAction,
    Lots,
    Position,
    Refused,
    State,
    to_act,
)

from ..match import Match
from .course_replay import lots_with, replayed
from .hidden_hands import HiddenHands, public_digest
from .letter import Letter, LetterFault
from .letter_terms import LetterTerms
from .lot_chain import LotChain, lot_of
from .named_plays import Desk, NamedPlay

#: What a course keeps in plain lists.
_LISTS = ("letters", "marks", "names", "portraits", "seals", "decks", "secrets", "plays")


class LetterCourse:
    """A match by letter as far as it has been told, seen from the seat ``own``.

    ``secret`` is that of the own seat, and ``deck`` what it has built. ``position`` is where the
    match stands, with guesses in the place of what is ``hidden`` from ``own``.
    """

    def __init__(
        self,
        content: Content,
        terms: LetterTerms,
        own: int,
        secret: bytes,
        deck: tuple[str, ...] = (),
    ) -> None:
        self.content, self.terms, self.own = content, terms, own
        count = terms.seats
        self.chains = [LotChain(terms.match, seat) for seat in range(count)]
        self.own_chain = self.chains[own].of_secret(secret, terms.stages)
        self.letters: list[Letter] = []
        #: How many actions were told once each letter was.
        self.marks: list[int] = []
        self.names = list(terms.names)
        self.portraits = [""] * count
        self.seals: list[bytes] = [b""] * count
        self.decks: list[tuple[str, ...]] = [()] * count
        self.own_deck = deck
        self.secrets: list[bytes] = [b""] * count
        #: The secrets that partners have told this seat alone.
        self.told: Mapping[int, bytes] = {}
        self.plays: list[AnyAction] = []
        self.orders = [list(range(HAND_SIZE)) for _ in range(count)]
        #: After how many actions seats were left by who gave up, the first to leave first.
        self.left: dict[int, int] = {}
        #: Who offered a draw last that nobody has answered, or NOBODY.
        self.offered = NOBODY
        self.agreed = False
        self.kit = sorted(content.cards)
        self.hidden = HiddenHands(count, keeps_passed=terms.hides_relief)
        self.position: Position
        self._match: Match | None = None
        self.rebuild()

    def fork(self) -> LetterCourse:
        """Return an equal course that changes apart from this one; they share the match."""
        new = copy(self)
        new.chains = [copy(chain) for chain in self.chains]
        for chain in new.chains:
            chain.shown = chain.shown[:]
        for name in _LISTS:
            setattr(new, name, getattr(self, name)[:])
        new.orders = [order[:] for order in self.orders]
        return new

    # Where it stands

    @property
    def match(self) -> Match:
        """The match where it stands, made when it is asked for."""
        if self._match is None:
            self._match, _ = replayed(self, self.lots(), len(self.plays))
            self.end(self._match)
        return self._match

    @property
    def last_writer(self) -> int:
        """Who has written last: nobody yet is the seat before the first."""
        return self.letters[-1].writer if self.letters else self.terms.seats - 1

    @property
    def stage_due(self) -> int:
        """How many lots must be drawn for the position: none before all have sat down."""
        return self.terms.stage_of(self.position) if self.all_joined and self.decks_known else 0

    @property
    def all_joined(self) -> bool:
        """Whether every seat is taken."""
        return all(chain.sealed for chain in self.chains)

    @property
    def decks_known(self) -> bool:
        """Whether all decks lie open that were to be built."""
        return self.terms.terms.form != "constructed" or all(self.decks)

    @property
    def drawn(self) -> bool:
        """Whether all lots of the position are drawn, so that it can be shown and played."""
        return self.all_joined and self.decks_known and self.lot(self.stage_due) is not None

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        here = self.position
        decided = isinstance(here, State) and here.winner != UNDECIDED
        return decided or self.agreed or self._is_left

    @property
    def _is_left(self) -> bool:
        """Whether so many have given up that those who stay have nobody to play against."""
        if not self.terms.hands_over:
            return bool(self.left)
        teams = self.terms.terms.field.teams
        return len({team for seat, team in enumerate(teams) if seat not in self.left}) == 1

    @property
    def awaited(self) -> int:
        """The seat that has to write, or NOBODY once all secrets of a dealt match are shown."""
        for seat in self.terms.joining_order:
            if not self.chains[seat].sealed and not self.over:
                return seat
        if self.over:
            dealt = isinstance(self.position, State) and self.drawn
            return self._first([not each and dealt for each in self.secrets])
        if not self.decks_known:
            return self._first([not deck for deck in self.decks])
        due = self.stage_due
        missing = self._first([chain.shares < due for chain in self.chains])
        return self.writer_at(self.position) if missing == NOBODY else missing

    def writer_at(self, position: Position) -> int:
        """Return whose letter tells what is done next in a position.

        For a seat that was left it is the partner, who knows all its cards; else whoever's turn it
        is, and in its own turn the next who stayed.
        """
        seat = to_act(position)
        if seat not in self.left:
            return seat
        turn = position.active if isinstance(position, State) else seat
        partner = self.terms.terms.field.relief_to[turn]
        count = self.terms.seats
        others = [(turn + step) % count for step in range(1, count)]
        order = [turn, *others] if partner is None else [turn, partner, *others]
        return next(each for each in order if each not in self.left)

    def _first(self, wanted: list[bool]) -> int:
        """Return the first seat that is wanted, from the one after the last writer on."""
        count = len(wanted)
        after = [(self.last_writer + step) % count for step in range(1, count + 1)]
        return next((seat for seat in after if wanted[seat]), NOBODY)

    def lot(self, stage: int) -> bytes | None:
        """Return the lot of a stage, or None while a share is missing; of stage 0, nothing."""
        return b"" if not stage else lot_of(self.terms.match, stage, self.chains)

    # The match as it is known here

    def lots(self) -> Lots:
        """Return all lots as far as they are known here, with guesses for the others."""
        hands = [tuple(order) for order in self.orders]
        if self.lot(self.terms.stages) is not None:
            for seat, secret in self._known.items():
                hands[seat] = self.hand_of(seat, secret)
        return lots_with(self.terms, self.kit, self.chains, hands)

    @property
    def _known(self) -> dict[int, bytes]:
        """The secrets of the seats whose hands are known here, before all secrets lie open."""
        left = {seat: self.secrets[seat] for seat in self.left if self.terms.hands_over}
        return {**self.told, **left, self.own: self.own_chain[-1]}

    @property
    def unknown(self) -> list[int]:
        """The seats whose hands are not known here."""
        return [seat for seat in range(self.terms.seats) if seat not in self._known]

    def learn(self, seat: int, secret: bytes) -> None:
        """Know a partner's hand; raises ``LetterFault`` for a secret that is not that seat's."""
        if not self.is_secret(seat, secret):
            raise LetterFault("unsealed")
        self.told = {**self.told, seat: secret}
        self.rebuild()

    def is_secret(self, seat: int, secret: bytes) -> bool:
        """Whether a seat has sealed this secret, and played by it."""
        if not self.chains[seat].is_secret(secret, self.terms.stages):
            return False
        return self.lot(self.terms.stages) is None or self.fits(seat, self.hand_of(seat, secret))

    def fits(self, seat: int, hand: Sequence[int]) -> bool:
        """Whether all that was named of a hand lay in ``hand``; of a known one it did."""
        hidden = {dealt.place for dealt in self.hidden.places(seat)}
        named = (place for place in range(len(hand)) if place not in hidden)
        return seat in self._known or all(
            self.orders[seat][place] == hand[place] for place in named
        )

    def hand_of(self, seat: int, secret: bytes) -> tuple[int, ...]:
        """Return the order of a hand, by its owner's secret."""
        lot = self.lot(self.terms.stages)
        assert lot is not None
        return self.chains[seat].hand(secret, lot, HAND_SIZE)

    def rebuild(self) -> None:
        """Play the match again by all that is known now."""
        self._match, self.hidden = replayed(self, self.lots(), len(self.plays))
        self.position = self._match.position
        self.end(self._match)

    def end(self, match: Match) -> None:
        """End a match that the seats have ended by their word, where it stands."""
        for seat in self.left:
            if not self.terms.hands_over:
                match.concede(seat)
            elif seat not in match.gave_up:
                match.hand_over(seat)
        if self.agreed:
            match.agree_draw()

    def desk(self) -> Desk:
        """Return the position to write or to read the next actions on."""
        return Desk(self.position, self.hidden, self.lots().hands, self._known)

    def digest(self) -> bytes:
        """Return what stands for all that everybody knows."""
        return public_digest(self.position, self.hidden) if self.drawn else bytes(4)

    def is_of_match(self, letter: Letter) -> bool:
        """Whether a letter has the name and the version of this match, and is of a seat of it."""
        own = self.terms.match, self.terms.version
        return (letter.match, letter.version) == own and letter.writer < self.terms.seats

    def is_due(self, leaving: Letter) -> bool:
        """Whether that seat is left now: it has to write, and all is read that its letter knew."""
        return leaving.writer == self.awaited and leaving.number <= len(self.letters) + 1

    # What a letter changes

    def note(self, letter: Letter) -> None:
        """Count a letter among those that were told, behind all its actions."""
        self.letters.append(letter)
        self.marks.append(len(self.plays))

    def agree(self) -> None:
        """End the match with the draw that was offered."""
        self.agreed, self._match = True, None

    def leave(self, seat: int, secret: bytes) -> None:
        """Let a seat be given up: its secret lies open, so that nothing is awaited of it."""
        self.secrets[seat] = secret
        self.left = {**self.left, seat: len(self.plays)}
        if self.terms.hands_over:
            self.chains[seat].shown = self.chains[seat].of_secret(secret, self.terms.stages)[:-1]
        self.rebuild()

    def take_over(self, desk: Desk) -> None:
        """Stand where the actions on a desk have led."""
        self.orders, self.position, self.hidden = desk.orders, desk.position, desk.hidden
        self._match = None

    def plays_on(self, position: Position) -> bool:
        """Whether no lot has to be drawn before the next action in a position."""
        return self.lot(self.terms.stage_of(position)) is not None

    def play(self, desk: Desk, seat: int, play: NamedPlay) -> None:
        """Carry an action out on a desk, and note it; raises ``LetterFault``."""
        try:
            if desk.play(play) is None:
                raise LetterFault("not_yours" if seat == self.own else "unsealed")
        except Refused:
            raise LetterFault("refused") from None
        self.plays.append(play.action)
