"""Actions: what a player asks for. The causes that a record keeps.

Places are counted from 0 at the left of the hand, the stronghold not counted,
so 0 to 3 are the reach (R1). Sides, lanes and positions are those of the state.
"""

from dataclasses import dataclass

from .cards import Sendable
from .difficulty import Difficulty


@dataclass(frozen=True, slots=True)
class PlayCreature(Sendable):
    """Summon the creature at ``place`` of the hand to the rear of ``lane`` (R3.2, R3.3)."""

    place: int
    lane: int


@dataclass(frozen=True, slots=True)
class CastIncantation(Sendable):
    """Play the incantation at ``place`` of the hand on a creature in play (R6.1)."""

    place: int
    side: int
    lane: int
    position: int


@dataclass(frozen=True, slots=True)
class Attack(Sendable):
    """Begin the assault if it has not begun, and make its next attack (R5.2)."""


@dataclass(frozen=True, slots=True)
class ChooseOrder(Sendable):
    """Send the fallen cards to the hand in this order: indices into the pending cards (R5.6)."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndTurn(Sendable):
    """Make all attacks that are left, and end the turn (R5.8)."""


@dataclass(frozen=True, slots=True)
class RunHordeTurn(Sendable):
    """Let the Horde play its whole turn (R9.2 to R9.5)."""


@dataclass(frozen=True, slots=True)
class TakeDeck(Sendable):
    """Take a printed deck, counted from 0 (R2.2)."""

    deck: int


@dataclass(frozen=True, slots=True)
class PickCard(Sendable):
    """Pick the revealed card at ``index`` (R2.3, R2.4)."""

    index: int


@dataclass(frozen=True, slots=True)
class BuildDeck(Sendable):
    """Bring a deck of ten different cards, by id (R2.5)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BanCard(Sendable):
    """Ban the card at ``index`` of the deck whose turn it is (R2.5)."""

    index: int


@dataclass(frozen=True, slots=True)
class ChooseDifficulty(Sendable):
    """Choose the level, in points, and settings that sum to it (R10.1, R10.2)."""

    level: int
    difficulty: Difficulty


@dataclass(frozen=True, slots=True)
class SwapCards(Sendable):
    """Let two cards of the hand change places before the first turn (H6 of R16.52)."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class LayHand(Sendable):
    """Lay the hand in this order before the first turn: places in it as it lies (H6 of R16.52)."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BeginFight(Sendable):
    """Be done with the hand, and begin the fight."""


@dataclass(frozen=True, slots=True)
class Press(Sendable):
    """Use the event of ``index`` among the changes in force, once a fight (H10 of R16.52).

    The target is an own creature at ``lane``, ``position``, or a ``lane``, where it needs one.
    """

    index: int
    lane: int = -1
    position: int = -1


@dataclass(frozen=True, slots=True)
class Relieve(Sendable):
    """Pass the rightmost card of the own hand to the partner's (R13.8)."""


# A union is asked from the left: the most frequent come first.
MatchAction = (
    PlayCreature | EndTurn | Attack | CastIncantation | ChooseOrder | RunHordeTurn | Press | Relieve
)
SetupAction = (
    TakeDeck | PickCard | BuildDeck | BanCard | ChooseDifficulty | SwapCards | LayHand | BeginFight
)
AnyAction = MatchAction | SetupAction
