"""The course of a match by letter: what has been told at the table, letter after letter.

Every home has the same course but for the secrets: each knows its own hand and guesses those of the
others, so that the rules can be asked (``Desk``). A letter is read on a copy and taken over whole,
or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import NamedTuple

from game.content import Content
from game.rules import (
    DECK_SIZE,
    HAND_SIZE,
    NOBODY,
    UNDECIDED,
    AnyAction,
    BuildDeck,
    Constructed,
    Event,
    Lots,
    Position,
    Refused,
    State,
    to_act,
)

from ..match import Match
from ..seats import Seat
from .hidden_hands import HiddenHands, public_digest
from .letter import Letter
from .letter_terms import LetterTerms, portrait_named
from .lot_chain import LotChain, LotDraws, lot_of
from .named_plays import Desk, NamedPlay, named_plays

#: What a course keeps in plain lists.
_LISTS = ("letters", "marks", "names", "portraits", "seals", "decks", "secrets", "plays")


class LetterFault(Exception):
    """Why a letter is not taken: ``code`` has its words under ``letters.faults``.

    ``number`` is that of a letter that is missing, or 0.
    """

    def __init__(self, code: str, number: int = 0) -> None:
        super().__init__(code, number)
        self.code, self.number = code, number


class Played(NamedTuple):
    """An action that a letter told, and who did it."""

    seat: int
    action: AnyAction


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
        self.plays: list[Played] = []
        self.orders = [list(range(HAND_SIZE)) for _ in range(count)]
        #: Who gave up, and who offered a draw last that nobody has answered, or NOBODY.
        self.gave_up = self.offered = NOBODY
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
            self._match, _ = self.replayed(self.lots(), len(self.plays))
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
        return decided or self.agreed or self.gave_up != NOBODY

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
        return to_act(self.position) if missing == NOBODY else missing

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
        terms, count = self.terms, self.terms.seats
        last = self.lot(terms.stages)
        first = self.lot(1)
        hands = [tuple(order) for order in self.orders]
        if last is not None:
            for seat, secret in self._known.items():
                hands[seat] = self.hand_of(seat, secret)
        return Lots(
            self._pile() if terms.terms.form == "draft" else (),
            LotDraws(b"first" + first).below(count) if first else 0,
            tuple(hands),
            LotDraws(b"beginner" + last).below(count) if last else 0,
        )

    @property
    def _known(self) -> dict[int, bytes]:
        """The secrets of the seats whose hands are known here, before all secrets lie open."""
        return {**self.told, self.own: self.own_chain[-1]}

    @property
    def unknown(self) -> list[int]:
        """The seats whose hands are not known here."""
        return [seat for seat in range(self.terms.seats) if seat not in self._known]

    def learn(self, seat: int, secret: bytes) -> None:
        """Know a partner's hand; raises ``LetterFault`` for a secret that is not that seat's."""
        chain = self.chains[seat]
        if not chain.sealed or not chain.is_secret(secret, self.terms.stages):
            raise LetterFault("unsealed")
        if self.drawn and not self.fits(seat, self.hand_of(seat, secret)):
            raise LetterFault("unsealed")
        self.told = {**self.told, seat: secret}
        self.rebuild()

    def fits(self, seat: int, hand: Sequence[int]) -> bool:
        """Whether all cards that were named of a hand lay in it, where it was ``hand``."""
        hidden = {dealt.place for dealt in self.hidden.places(seat)}
        named = (place for place in range(len(hand)) if place not in hidden)
        return seat == self.own or all(self.orders[seat][place] == hand[place] for place in named)

    def unseen(self, happened: Iterable[Event]) -> list[tuple[int, int]]:
        """Return side and place of each card that is but a guess here, after all this."""
        hidden = HiddenHands(self.terms.seats, keeps_passed=self.terms.hides_relief)
        hidden.hear(happened)
        return [place for seat in self.unknown for place in hidden.places(seat).values()]

    def hand_of(self, seat: int, secret: bytes) -> tuple[int, ...]:
        """Return the order of a hand, by its owner's secret."""
        lot = self.lot(self.terms.stages)
        assert lot is not None
        return self.chains[seat].hand(secret, lot, HAND_SIZE)

    def _pile(self) -> tuple[str, ...]:
        """Return the pile of a draft: four cards by each lot that is drawn, and then the rest."""
        left, pile = self.kit[:], []
        for stage in range(1, self.terms.stages):
            lot = self.lot(stage)
            if lot is None:
                break
            drawn = LotDraws(b"pile" + lot).shuffled(left)[:4]
            pile += drawn
            left = [card for card in left if card not in drawn]
        return (*pile, *left)

    def seats(self) -> tuple[Seat, ...]:
        """Return who sits where: the own person, and those who are away."""
        return tuple(
            Seat(name, "person" if seat == self.own else "away", portrait)
            for seat, (name, portrait) in enumerate(zip(self.names, self.portraits, strict=True))
        )

    def rebuild(self) -> None:
        """Play the match again by all that is known now."""
        self._match, self.hidden = self.replayed(self.lots(), len(self.plays))
        self.position = self._match.position
        self.end(self._match)

    def end(self, match: Match) -> None:
        """End a match that the seats have ended by their word, where it stands."""
        if self.gave_up != NOBODY:
            match.concede(self.gave_up)
        elif self.agreed:
            match.agree_draw()

    def replayed(self, lots: Lots, count: int) -> tuple[Match, HiddenHands]:
        """Return the match by these lots after its first plays, and what is hidden in it then.

        Raises ``Refused`` where they are not those of the match.
        """
        house = self.terms.house(self.content)._replace(lots=lots)
        terms, seats = self.terms.terms, self.seats()
        match = Match.new(self.content, terms, seats, 0, house=house)
        assert match.record is not None
        match.record.header = replace(match.record.header, began=self.terms.began)
        hidden = HiddenHands(self.terms.seats, keeps_passed=self.terms.hides_relief)
        hidden.hear(match.opening)
        self._build(match)
        for played in self.plays[:count]:
            hidden.hear(match.submit(played.action))
        return match, hidden

    def _build(self, match: Match) -> None:
        position = match.position
        if not isinstance(position, Constructed) or not all(self.decks):
            return
        while isinstance(position, Constructed) and position.building:
            match.submit(BuildDeck(self.decks[position.to_act()]))
            position = match.position

    def desk(self) -> Desk:
        """Return the position to write or to read the next actions on."""
        return Desk(self.position, self.hidden, self.lots().hands, self._known)

    def digest(self) -> bytes:
        """Return what stands for all that everybody knows."""
        return public_digest(self.position, self.hidden) if self.drawn else bytes(4)

    # A letter is taken

    def take(self, letter: Letter) -> None:
        """Follow the next letter; raises ``LetterFault``, and then it must not be used any more."""
        self.follow(letter)
        if letter.digest != self.digest():
            raise LetterFault("differs")

    def follow(self, letter: Letter) -> None:
        """As ``take``, without comparing the positions that the letter leads to."""
        if letter.version != self.terms.version:
            raise LetterFault("bent")
        if letter.resigns:
            self._take_resignation(letter)
            return
        writer = letter.writer
        if self.over and not letter.secret:
            raise LetterFault("over")
        if writer != self.awaited:
            raise LetterFault("not_awaited")
        shares = list(letter.shares)
        if not self.chains[writer].sealed:
            self.join(letter, shares)
        elif letter.joining is not None:
            raise LetterFault("bent")
        self.take_deck(letter)
        self._take_shares(writer, shares)
        self._take_answer(letter)
        self._take_actions(letter)
        self._take_shares(writer, shares)
        self._take_secret(letter)
        if letter.offers and (self.over or not self.match.may_agree):
            raise LetterFault("bent")
        self.letters.append(letter)
        self.marks.append(len(self.plays))
        if shares or self.awaited == writer:
            raise LetterFault("bent")
        self.offered = writer if letter.offers else NOBODY

    def join(self, letter: Letter, shares: list[bytes]) -> None:
        """Let a seat be taken, with the first link of its chain; raises ``LetterFault``."""
        joining, writer = letter.joining, letter.writer
        if joining is None or not shares:
            raise LetterFault("bent")
        self.names[writer] = joining.name or self.names[writer]
        self.portraits[writer] = portrait_named(joining.portrait)
        chain = self.chains[writer]
        if self.own == writer and shares[0] not in self.own_chain[:2]:
            raise LetterFault("not_yours")
        if writer == self.terms.joining_order[-1]:
            # All others have sealed theirs: the last one shows its first share at once.
            chain.shown = [chain.before(shares[0]), shares.pop(0)]
        else:
            chain.shown = [shares.pop(0)]
        self.rebuild()

    def take_deck(self, letter: Letter) -> None:
        """Let a deck be sealed, or shown; raises ``LetterFault``."""
        writer, chain = letter.writer, self.chains[letter.writer]
        if self.terms.terms.form != "constructed":
            if letter.seal or letter.deck:
                raise LetterFault("bent")
            return
        if letter.seal:
            if self.seals[writer] or self.all_joined:
                raise LetterFault("bent")
            self.seals[writer] = letter.seal
        if letter.deck:
            if self.decks[writer] or not self.all_joined or max(letter.deck) >= len(self.kit):
                raise LetterFault("bent")
            deck = tuple(self.kit[place] for place in letter.deck)
            sealed = self.seals[writer]
            if len(set(deck)) != DECK_SIZE or (
                sealed and chain.sealed_deck(deck, letter.salt) != sealed
            ):
                raise LetterFault("unsealed")
            self.decks[writer] = deck
            self.rebuild()
        elif not self.decks[writer] if self.all_joined else not self.seals[writer]:
            raise LetterFault("bent")

    def opened(self) -> LetterCourse:
        """Return the course as it stands at home: what is due to be shown is known there.

        It is this one while another seat has to write, or the own seat is not taken.
        """
        if self.awaited != self.own or not self.chains[self.own].sealed:
            return self
        new = self.fork()
        if self.terms.terms.form == "constructed" and not new.decks[new.own]:
            new.decks[new.own] = new.own_deck
        new.rebuild()
        new.show_own()
        return new

    def show_own(self) -> tuple[bytes, ...]:
        """Show the shares of the own seat that are due, and return them."""
        chain, shown = self.chains[self.own], []
        while chain.sealed and not self.over and chain.shares < self.stage_due:
            shown.append(self.own_chain[len(chain.shown)])
            chain.show(shown[-1])
            self.rebuild()
        return tuple(shown)

    def _take_shares(self, writer: int, shares: list[bytes]) -> None:
        chain = self.chains[writer]
        while shares and not self.over and chain.shares < self.stage_due:
            if not chain.show(shares.pop(0)):
                raise LetterFault("unsealed")
            self.rebuild()

    def _take_answer(self, letter: Letter) -> None:
        if not letter.agrees:
            return
        if self.offered in (NOBODY, letter.writer) or not self.match.may_agree:
            raise LetterFault("bent")
        self.agreed, self._match = True, None

    def _take_actions(self, letter: Letter) -> None:
        if not letter.count:
            return
        if self.over:
            raise LetterFault("bent")
        number, desk = int.from_bytes(letter.actions, "big"), self.desk()
        for _ in range(letter.count):
            if to_act(desk.position) != letter.writer or not self.plays_on(desk.position):
                raise LetterFault("bent")
            plays = named_plays(desk.position, desk.hidden)
            number, place = divmod(number, len(plays))
            self.play(desk, letter.writer, plays[place])
        if number:
            raise LetterFault("bent")
        self.take_over(desk)

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
        self.plays.append(Played(seat, play.action))

    def _take_secret(self, letter: Letter) -> None:
        if not letter.secret:
            if self.over and isinstance(self.position, State) and self.drawn:
                raise LetterFault("bent")
            return
        if not self.over or not self._is_secret(letter):
            raise LetterFault("unsealed")
        self.secrets[letter.writer] = letter.secret

    def _is_secret(self, letter: Letter) -> bool:
        return self.chains[letter.writer].is_secret(letter.secret, self.terms.stages)

    def _take_resignation(self, letter: Letter) -> None:
        """Let a seat give up, whoever has to write."""
        if self.over:
            raise LetterFault("over")
        chain = self.chains[letter.writer]
        if not chain.sealed or not self._is_secret(letter) or letter.count or letter.shares:
            raise LetterFault("unsealed")
        self.gave_up, self._match = letter.writer, None
        self.secrets[letter.writer] = letter.secret
        self.letters.append(letter)
        self.marks.append(len(self.plays))
