"""What a match by letter is: its terms, who is asked to sit where, and which release began it."""

from datetime import UTC, datetime
from typing import NamedTuple

from game.content import Content, card_digest
from game.rules import MODES, Constructed, Draft, Position, Preconstructed, State, Terms

from ..records.house_terms import BY_THE_RULES, HouseTerms, with_odds
from ..seats import ALL_PORTRAITS, Seat
from .byte_strip import StripError, StripReader, StripWriter
from .letter import HIDDEN_RELIEF, LEFT_SEATS, OPEN_RELIEF, Letter, clean_line

#: The longest name, in bytes.
NAME = 48
LETTER_FORMS = ("preconstructed", "draft", "constructed")
#: The rings in which persons alone can sit: not that of the Horde.
LETTER_RINGS = tuple(mode for mode in MODES if mode != "horde")
_CARDS = 6


class LetterTerms(NamedTuple):
    """The terms of a match by letter, the same at every seat.

    ``names`` are what its seats are called, until they say so themselves; ``cards`` is the digest
    of the kit, ``odds`` tells whether even odds are given (R2.8), ``began`` is in whole seconds.
    ``version`` is that of its letters: it tells what a release that has begun it knew.
    """

    match: bytes
    terms: Terms
    names: tuple[str, ...]
    cards: str
    odds: bool
    began: datetime
    version: str = OPEN_RELIEF

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.terms.field.sides)

    @property
    def hides_relief(self) -> bool:
        """Whether partners tell each other their hands, and pass cards hidden from all others."""
        return self.version != OPEN_RELIEF and _has_partners(self.terms)

    @property
    def hands_over(self) -> bool:
        """Whether a seat that is left goes to the computer, and the others play on (R13.10)."""
        return self.version == LEFT_SEATS

    @property
    def stages(self) -> int:
        """How many lots are drawn together: for the setup, and for the deal with its coin."""
        if self.terms.form == "draft":
            return 1 + (Draft.ROUNDS if self.terms.between_two else Draft.SOLO_ROUNDS)
        return 2 if self.terms.form == "constructed" else 1

    @property
    def joining_order(self) -> tuple[int, ...]:
        """The seats in the order in which they are taken: that in which decks are, too (R14.2)."""
        return Preconstructed(self.terms, 0, ()).order

    def stage_of(self, position: Position) -> int:
        """Return how many lots must have been drawn before a position is reached."""
        if isinstance(position, State):
            return self.stages
        if isinstance(position, Draft):
            return position.round
        return 1 if isinstance(position, Constructed) else 0

    def house(self, content: Content) -> HouseTerms:
        """Return the house terms of the match, still without lots."""
        away = tuple(Seat("", "away") for _ in range(self.seats))
        return with_odds(BY_THE_RULES, content, away, given=self.odds)

    def packed(self) -> bytes:
        """Return all of it but the match's own name as bytes."""
        terms, strip = self.terms, StripWriter()
        form = LETTER_FORMS.index(terms.form)
        ring = 1 + LETTER_RINGS.index(terms.ring) if terms.ring else 0
        for value in (form, ring, terms.edition, int(self.odds), int(self.began.timestamp())):
            strip.number(value)
        strip.raw(bytes.fromhex(self.cards))
        for name in self.names[1:]:
            strip.text(name)
        return bytes(strip.data)


def new_terms(
    content: Content, match: bytes, terms: Terms, names: tuple[str, ...], *, odds: bool = False
) -> LetterTerms:
    """Return the terms of a new match; raises ValueError for one that is not played by letter."""
    right = terms.form in LETTER_FORMS and not terms.solo and not terms.custom
    if not right or (terms.ring and terms.ring not in LETTER_RINGS):
        raise ValueError("persons alone play by letter: no Horde, no settings of one, no fight")
    if len(names) != len(terms.field.sides):
        raise ValueError("there is a name for each seat, if only an empty one")
    began = datetime.now(UTC).replace(microsecond=0)
    clean = tuple(clean_line(name, NAME) for name in names)
    fits = terms.between_two and terms.form == "preconstructed"
    cards, version = card_digest(content.cards), LEFT_SEATS if terms.ring else OPEN_RELIEF
    return LetterTerms(match, terms, clean, cards, odds and fits, began, version)


def _has_partners(terms: Terms) -> bool:
    return any(partner is not None for partner in terms.field.relief_to)


def letter_terms_of(letter: Letter) -> LetterTerms:
    """Return the terms that a first letter tells; raises ``StripError``."""
    joining = letter.joining
    if joining is None or not joining.terms:
        raise StripError("a first letter tells of its match")
    strip = StripReader(joining.terms)
    form = LETTER_FORMS[strip.number(len(LETTER_FORMS))]
    ring = ("", *LETTER_RINGS)[strip.number(1 + len(LETTER_RINGS))]
    terms = Terms(form, edition=strip.number(2), ring=ring)
    odds = strip.number(2) == 1
    if odds and not (terms.between_two and form == "preconstructed"):
        raise StripError("even odds are for a duel with printed decks (R2.8)")
    began = datetime.fromtimestamp(strip.number(), UTC)
    cards = strip.raw(_CARDS).hex()
    others = [clean_line(strip.text(NAME), NAME) for _ in terms.field.sides[1:]]
    version, names = letter.version, (joining.name, *others)
    if version == HIDDEN_RELIEF and not _has_partners(terms):
        raise StripError("nobody has a partner in this match")
    if version == LEFT_SEATS and not terms.ring:
        raise StripError("a duel ends when one gives up")
    return LetterTerms(letter.match, terms, names, cards, odds, began, version)


def portrait_named(number: int) -> str:
    """Return the portrait of a letter; one of a later release is that of nobody: ""."""
    return ALL_PORTRAITS[number - 1] if 1 <= number <= len(ALL_PORTRAITS) else ""


def portrait_number(portrait: str) -> int:
    """Return how a letter names a portrait."""
    return ALL_PORTRAITS.index(portrait) + 1 if portrait in ALL_PORTRAITS else 0
