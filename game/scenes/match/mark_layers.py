"""Which marks may lie on the board while its player acts: at most what is asked for."""

from __future__ import annotations

from enum import Enum

from game.board import CREATURES, STRONGHOLDS, WAYS, Layer

#: What threatens the own stronghold.
DANGER: Layer = "danger"


class MarkMoment(Enum):
    """What the player is about to do with the board, while nothing moves."""

    #: Nothing is held, and nothing looked at, in the summoning.
    REST = "rest"
    #: A card is held or looked at, or a creature, in the summoning.
    LOOK = "look"
    #: The assault waits for the next attack; or a card or creature is looked at meanwhile.
    WAIT = "wait"
    WAIT_LOOK = "wait_look"
    #: The opponent's next turn is looked at.
    AHEAD = "ahead"


#: The order of attack, and who attacks whom, lie there in every assault besides.
LAYERS: dict[MarkMoment, frozenset[Layer]] = {
    MarkMoment.REST: frozenset({CREATURES, STRONGHOLDS, DANGER}),
    MarkMoment.LOOK: frozenset({CREATURES, STRONGHOLDS, WAYS, DANGER}),
    MarkMoment.WAIT: frozenset({STRONGHOLDS}),
    MarkMoment.WAIT_LOOK: frozenset({CREATURES, STRONGHOLDS}),
    MarkMoment.AHEAD: frozenset({CREATURES, STRONGHOLDS, WAYS}),
}


def moment_of(*, assault: bool, looks: bool, ahead: bool) -> MarkMoment:
    """Return which moment it is."""
    if ahead:
        return MarkMoment.AHEAD
    if assault:
        return MarkMoment.WAIT_LOOK if looks else MarkMoment.WAIT
    return MarkMoment.LOOK if looks else MarkMoment.REST
