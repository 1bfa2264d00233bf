"""Events of setups, the Horde (R9), rings (R13 to R15) and fights (R16.50 to R16.52)."""

from typing import NamedTuple

from .cards import Card, Creature, Incantation
from .difficulty import Difficulty


class HordeCardRevealed(NamedTuple):
    """The Horde turned up the top card of its deck for ``lane``; ``deck`` cards are left (R9.3)."""

    side: int
    card: Card
    lane: int
    deck: int


class HordeCreatureArrived(NamedTuple):
    """The Horde's revealed creature took the rear of its lane; ``spent`` of the turn's mana."""

    side: int
    card: Creature
    lane: int
    position: int
    spent: int


class HordeIncantationCast(NamedTuple):
    """The Horde's revealed incantation struck the front of ``lane``, or nothing there (R9.4)."""

    side: int
    card: Incantation
    lane: int
    target: Creature | None
    spent: int


class HordeDeckStruck(NamedTuple):
    """Damage sent ``cards`` from the top of the Horde's deck to its discard pile (R9.6).

    ``amount`` is the damage after resistance; ``deck`` cards are left.
    """

    side: int
    amount: int
    cards: tuple[Card, ...]
    deck: int


class HordeDeckShuffled(NamedTuple):
    """The discard pile was shuffled into a new deck of ``deck`` cards (R9.7)."""

    side: int
    deck: int


class HordeDeckRanOut(NamedTuple):
    """The Horde's deck ran out behind its Fort: its next turn is its last (R9.8)."""

    side: int


class HordeLastTurnBegan(NamedTuple):
    """The Horde's last turn began: it brings no cards (R9.8)."""

    side: int


class CardRelieved(NamedTuple):
    """A card passed from ``place``, the right end of a hand, to the end of the partner's."""

    side: int
    card: Card
    place: int
    partner: int
    position: int


class SpoilsTaken(NamedTuple):
    """A seat took ``amount`` spoils, and has ``total`` now; ``fort`` where it took a Fort."""

    side: int
    amount: int
    total: int
    fort: bool


class CardsSwapped(NamedTuple):
    """Before the first turn, the cards at two places of a hand changed places (H6)."""

    side: int
    first: int
    second: int


class HandLaid(NamedTuple):
    """Before the first turn a hand was laid in another order: ``cards`` from the left (H6)."""

    side: int
    cards: tuple[Card, ...]


class BlowStrengthened(NamedTuple):
    """The attack that comes next deals ``amount`` more: it is a first one (H4)."""

    side: int
    lane: int
    position: int
    card: Creature
    amount: int


class StepsSpared(NamedTuple):
    """An attack moves a stronghold less: of ``amount`` places ``left`` are left (H5).

    ``by`` is "first_blow", "most" or "grace".
    """

    side: int
    amount: int
    left: int
    by: str


class FortSpared(NamedTuple):
    """A Fort that would have been destroyed went to the far left instead (H5)."""

    side: int


class Pressed(NamedTuple):
    """A press was used: ``what`` of the change at ``place`` (H10); the mana is that afterwards.

    ``lane`` and ``position`` are its target, −1 where it has none.
    """

    side: int
    place: int
    what: str
    lane: int
    position: int
    mana: int


class StrongholdRecovered(NamedTuple):
    """A stronghold came closer to the left end, from place to place (H10)."""

    side: int
    from_place: int
    to_place: int


class CreatureRecalled(NamedTuple):
    """A creature left its lane for the hand, and the row behind it closed up (H10)."""

    side: int
    lane: int
    position: int
    card: Creature


class DeckTaken(NamedTuple):
    """A player took a printed deck (R2.2)."""

    side: int
    deck: int
    cards: tuple[Card, ...]


class CardsRevealed(NamedTuple):
    """Four cards were revealed; ``leader`` picks first (R2.3, R2.4)."""

    round: int
    leader: int
    cards: tuple[Card, ...]


class CardPicked(NamedTuple):
    """The card ``at`` this place of those still revealed went to ``side``."""

    side: int
    card: Card
    at: int


class DeckBuilt(NamedTuple):
    """A player brought a deck of ten, not yet shown (R2.5)."""

    side: int


class DeckShown(NamedTuple):
    """A player's deck was laid open (R2.5)."""

    side: int
    cards: tuple[Card, ...]


class CardBanned(NamedTuple):
    """``side`` banned the card ``at`` this place of the deck of ``owner`` (R2.5)."""

    side: int
    owner: int
    card: Card
    at: int


class HandDealt(NamedTuple):
    """A hand was shuffled; the Bastion stands at its far left (R2.6)."""

    side: int
    cards: tuple[Card, ...]


class HordeDeckDealt(NamedTuple):
    """The Horde's deck was shuffled (R9.1)."""

    side: int
    deck: int


class DifficultyChosen(NamedTuple):
    """The Horde's settings were chosen (R10)."""

    level: int
    difficulty: Difficulty


class BeginnerChosen(NamedTuple):
    """The side that begins, and the rule that says so: R2.7 is the coin, or solo."""

    side: int
    rule: str
