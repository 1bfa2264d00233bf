"""Events: what happened, in order, complete enough to be drawn without the state.

Each is a frozen record in the past tense. ``side``, ``lane`` and ``position`` are those of the
state at the moment of the event; a ``place`` is an index into a hand, the stronghold not counted;
values named without "amount" are the values afterwards.

An event is a tuple with names. A class that is called looks for its ``__new__``
first, and that calls the tuple's. The rules call the tuple's themselves for the
most frequent events, ``_made(_TURN_ENDED, (side, turn))``, which takes half the time: where
they are compiled, a constant is at hand and a class is looked up by its name.
"""

from typing import NamedTuple

from .cards import Card, Creature, Incantation
from .horde_events import BeginnerChosen as BeginnerChosen

# By these names they are offered here as well: whoever hears events knows one module.
# ruff: noqa: PLC0414
from .horde_events import BlowStrengthened as BlowStrengthened
from .horde_events import CardBanned as CardBanned
from .horde_events import CardPicked as CardPicked
from .horde_events import CardRelieved as CardRelieved
from .horde_events import CardsRevealed as CardsRevealed
from .horde_events import CardsSwapped as CardsSwapped
from .horde_events import CreatureRecalled as CreatureRecalled
from .horde_events import DeckBuilt as DeckBuilt
from .horde_events import DeckShown as DeckShown
from .horde_events import DeckTaken as DeckTaken
from .horde_events import DifficultyChosen as DifficultyChosen
from .horde_events import FortSpared as FortSpared
from .horde_events import HandDealt as HandDealt
from .horde_events import HandLaid as HandLaid
from .horde_events import HordeCardRevealed as HordeCardRevealed
from .horde_events import HordeCreatureArrived as HordeCreatureArrived
from .horde_events import HordeDeckDealt as HordeDeckDealt
from .horde_events import HordeDeckRanOut as HordeDeckRanOut
from .horde_events import HordeDeckShuffled as HordeDeckShuffled
from .horde_events import HordeDeckStruck as HordeDeckStruck
from .horde_events import HordeIncantationCast as HordeIncantationCast
from .horde_events import HordeLastTurnBegan as HordeLastTurnBegan
from .horde_events import Pressed as Pressed
from .horde_events import SpoilsTaken as SpoilsTaken
from .horde_events import StepsSpared as StepsSpared
from .horde_events import StrongholdRecovered as StrongholdRecovered


class TurnBegan(NamedTuple):
    """A turn began with regenerated mana (R3.1, R9.2)."""

    side: int
    turn: int
    mana: int


class CreatureSummoned(NamedTuple):
    """A creature left the hand for the rear of a lane (R3.3)."""

    side: int
    card: Creature
    place: int
    lane: int
    position: int
    mana: int
    stronghold: int


class IncantationCast(NamedTuple):
    """An incantation was aimed at a creature; it is still in the hand (R4.7)."""

    side: int
    card: Incantation
    place: int
    target_side: int
    lane: int
    position: int
    target: Creature
    mana: int


class IncantationReturned(NamedTuple):
    """An incantation that was played moved to the far right of its hand (R6.3)."""

    side: int
    card: Incantation
    place: int
    to_place: int
    stronghold: int


class AssaultBegan(NamedTuple):
    """The active side's assault began (R3.6)."""

    side: int


class CreatureSprinted(NamedTuple):
    """A creature moved to the front of its lane before attacking (R8.7).

    ``attack`` is its value with the growth.
    """

    side: int
    lane: int
    position: int
    card: Creature
    attack: int


class CreatureAttacked(NamedTuple):
    """A creature attacked the front of its lane, or the stronghold behind it (R5.3).

    ``target`` is the creature struck, or None for the stronghold; ``abilities``
    are the bits the attacker had; ``repeated`` tells a Berserk's further attack.
    """

    side: int
    lane: int
    position: int
    card: Creature
    attack: int
    target: Creature | None
    abilities: int
    repeated: bool


class CreatureDamaged(NamedTuple):
    """A creature took damage; ``health`` is what it has left this turn (R5.4).

    ``means`` is "attack" or "incantation" for the target, "splash" or "perforation" for the others.
    """

    side: int
    lane: int
    position: int
    card: Creature
    amount: int
    health: int
    means: str


class DamagePrevented(NamedTuple):
    """Protection or Indestructible (the bit ``by``) kept damage from a creature (R8.4, R8.5)."""

    side: int
    lane: int
    position: int
    card: Creature
    amount: int
    by: int
    means: str


class Fallen(NamedTuple):
    """Where a destroyed creature stood."""

    lane: int
    position: int
    card: Creature


class CreaturesDestroyed(NamedTuple):
    """Creatures left play together, and the rows behind them closed up (R5.4, R5.6).

    The positions in ``fallen`` are those before any of them left.
    """

    side: int
    fallen: tuple[Fallen, ...]


class OrderAsked(NamedTuple):
    """The owner has to choose the order in which fallen cards return (R5.6)."""

    side: int
    cards: tuple[Card, ...]


class OrderChosen(NamedTuple):
    """The owner chose; the cards are in the order of their return."""

    side: int
    cards: tuple[Card, ...]


class CardReturned(NamedTuple):
    """A fallen creature's card came to the far right of its owner's hand (R5.4)."""

    side: int
    card: Card
    place: int


class CardDiscarded(NamedTuple):
    """A card went to the Horde's discard pile, which now has ``pile`` cards (R9.4, R9.5)."""

    side: int
    card: Card
    pile: int


class StrongholdStruck(NamedTuple):
    """A stronghold took damage and moved right, from place to place (R4.1)."""

    side: int
    amount: int
    from_place: int
    to_place: int


class BastionDestroyed(NamedTuple):
    """A Bastion was turned to its Fort face (R4.3, R9.7); in a hand, at the far left."""

    side: int


class FortDestroyed(NamedTuple):
    """A Fort was destroyed (R4.4)."""

    side: int


class TurnEnded(NamedTuple):
    """A turn ended; every creature of both sides is whole again (R3.8)."""

    side: int
    turn: int


class MatchEnded(NamedTuple):
    """The match is over; ``rule`` is the number of the rule that ended it."""

    winner: int
    rule: str


Event = (
    DeckTaken
    | CardsRevealed
    | CardPicked
    | DeckBuilt
    | DeckShown
    | CardBanned
    | HandDealt
    | HordeDeckDealt
    | DifficultyChosen
    | BeginnerChosen
    | TurnBegan
    | CreatureSummoned
    | IncantationCast
    | IncantationReturned
    | AssaultBegan
    | CreatureSprinted
    | CreatureAttacked
    | CreatureDamaged
    | DamagePrevented
    | CreaturesDestroyed
    | OrderAsked
    | OrderChosen
    | CardReturned
    | CardDiscarded
    | StrongholdStruck
    | BastionDestroyed
    | FortDestroyed
    | TurnEnded
    | MatchEnded
    | HordeCardRevealed
    | HordeCreatureArrived
    | HordeIncantationCast
    | HordeDeckStruck
    | HordeDeckShuffled
    | HordeDeckRanOut
    | HordeLastTurnBegan
    | CardsSwapped
    | HandLaid
    | BlowStrengthened
    | StepsSpared
    | FortSpared
    | Pressed
    | StrongholdRecovered
    | CreatureRecalled
    | CardRelieved
    | SpoilsTaken
)

#: What an action adds its events to; None where nobody hears them, as in a search: then none are
#: made.
Events = list[Event] | None


def tell(events: Events, event: Event) -> None:
    """Add an event that is seldom made, where somebody hears it."""
    if events is not None:
        events.append(event)
