"""Tips for the first match of a ring: the panels, the map, relief and spoils, each told once."""

from __future__ import annotations

import pygame

from game.rules import Relieve, events

from ..match.helpers.first_tips import FIRST_TIPS, FirstTip, TipMoment

#: The tips of a duel that speak of the one opponent's row, which a ring does not have.
_OF_DUELS = ("goal", "open_lane")


def _panels(moment: TipMoment) -> pygame.FRect | None:
    """Return the panels of the other seats, in the order of their turns."""
    return pygame.FRect(moment.layout.other_tray)


def _map(moment: TipMoment) -> pygame.FRect | None:
    """Return the map of the whole ring (R13.2)."""
    return pygame.FRect(moment.layout.map.box)


def _relief(moment: TipMoment) -> pygame.FRect | None:
    """Return the button that passes a card, once it can be done (R13.8)."""
    return pygame.FRect(moment.layout.relief) if Relieve() in moment.legal else None


def _relieved(moment: TipMoment) -> bool:
    """Whether the person has passed a card: who has done it needs no word of it."""
    return any(
        isinstance(each, events.CardRelieved) and each.side == moment.side
        for each in moment.happened
    )


def _spoils(moment: TipMoment) -> pygame.FRect | None:
    """Return the own panel, where spoils are counted, when all play for themselves (R15.2)."""
    return pygame.FRect(moment.layout.own_panel) if moment.state.field.spoils else None


#: All tips of a ring; of several that are due, the first is shown.
RING_TIPS = (
    FirstTip("ring_panels", _panels),
    FirstTip("ring_relief", _relief, done=_relieved, waits=False),
    FirstTip("ring_map", _map),
    FirstTip("ring_spoils", _spoils),
    *(tip for tip in FIRST_TIPS if not tip.key.startswith(_OF_DUELS)),
)
