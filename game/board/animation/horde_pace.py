"""How fast the Horde's turn is shown: the more happens in it, the quicker, so that nobody waits."""

from collections.abc import Sequence

from game.rules import Event
from game.rules import events as ev

#: Seconds that a turn of the Horde should take at most, with the banner before it.
WHOLE = 7.6
_BANNER = 1.4
#: Quicker than this a revealed card could not be made out.
FASTEST = 3.6
#: About how many seconds each event is shown; the others take next to none.
_SECONDS: dict[type, float] = {
    ev.HordeCardRevealed: 1.0,
    ev.HordeCreatureArrived: 0.2,
    ev.HordeIncantationCast: 0.8,
    ev.HordeDeckShuffled: 0.8,
    ev.AssaultBegan: 0.6,
    ev.CardDiscarded: 0.4,
    ev.CardReturned: 0.5,
    ev.CreatureAttacked: 0.5,
    ev.CreatureDamaged: 0.4,
    ev.CreatureSprinted: 0.6,
    ev.CreaturesDestroyed: 0.45,
    ev.DamagePrevented: 0.6,
    ev.StrongholdStruck: 0.75,
    ev.TurnEnded: 0.3,
}
#: How much faster than normal the falls of strongholds are shown at most: they are to be taken in.
CALM: dict[type, float] = {ev.BastionDestroyed: 1.4, ev.FortDestroyed: 1.8}
#: How much less time the rest of a turn has for each, in seconds.
_FALLS: dict[type, float] = {ev.BastionDestroyed: 2.0, ev.FortDestroyed: 3.4}
#: A turn that waits for an order of the fallen is shown in two parts, which share its time (R5.6).
_BEFORE_ORDER, _AFTER_ORDER = 0.6, 0.4


def horde_pace(happened: Sequence[Event]) -> float:
    """Return how much faster than normal a turn of the Horde is to be shown, 1 or more."""
    left = WHOLE - _BANNER
    kinds = [type(event) for event in happened]
    if ev.OrderAsked in kinds:
        left *= _BEFORE_ORDER
    if ev.OrderChosen in kinds:
        left *= _AFTER_ORDER
    left -= sum(_FALLS.get(kind, 0.0) for kind in kinds)
    hurried = sum(_SECONDS.get(kind, 0.0) for kind in kinds)
    return FASTEST if left <= 0 else min(FASTEST, max(1.0, hurried / left))
