"""The numbers of the saga as values, which ``game.content`` reads from ``data/voyage.yaml``."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SagaStop:
    """A stop of the saga (R16.101): the scenarios of which some are offered.

    ``rank`` is the least with which the captain sets out here (R16.104), ``foes`` are so many
    cards more for all guards from depth III on (R16.108).
    """

    scenarios: tuple[str, ...]
    rank: int = 1
    foes: int = 0


@dataclass(frozen=True, slots=True)
class SagaNumbers:
    """What the saga counts: voyages at most, scenarios offered at a stop, and what sails on.

    The ``lost_`` numbers hold after a lost voyage (R16.107), the others after a won one. A saga
    that is won brings ``voyage_score`` for each voyage that is left (R16.113).
    """

    voyages: int = 12
    offered: int = 2
    cards: int = 5
    relics: int = 1
    rank_less: int = 2
    lost_cards: int = 4
    lost_relics: int = 0
    lost_rank_less: int = 3
    voyage_score: int = 100
    stops: tuple[SagaStop, ...] = ()
