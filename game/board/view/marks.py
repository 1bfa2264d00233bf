"""Marks on the table: a value that the scene fills in, and the board draws."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from ..cards.highlight_marks import PLAYABLE
from ..forecast.danger_sign import DangerView
from ..forecast.forecast_view import ForecastView
from ..forecast.pairings import Pairing
from ..table import Piece
from .aiming import Pointing
from .line_marks import LineMarks


@dataclass
class Marks:
    """All that is to be pointed out on the table.

    ``cards`` maps pieces of the hand to PLAYABLE or why they are not; ``pieces``
    maps pieces to the marks around them, ``safe`` those that an incantation leaves whole to
    the ability that does it; ``lanes`` are the lanes a creature may
    go to, ``lane`` the one it would go to now. ``raised`` is held up from the
    hand, ``aim`` where it points, ``said`` what is written over a piece;
    ``forecast_view`` is what is foretold, ``danger`` what threatens the viewer,
    ``pairing`` whom the creature that is looked at attacks; ``named`` is that creature.
    ``logged`` is what the line of the log that is looked at speaks of;
    ``reach`` is written where the cards in reach end; ``framed`` is a place that is told of, and
    how clear the frame around it is.
    """

    cards: dict[Piece, str] = field(default_factory=dict)
    pieces: dict[Piece, str] = field(default_factory=dict)
    safe: dict[Piece, str] = field(default_factory=dict)
    said: tuple[Piece, str] | None = None
    aim: Pointing | None = None
    lanes: tuple[tuple[int, int], ...] = ()
    lane: tuple[int, int] | None = None
    raised: Piece | None = None
    held: Piece | None = None
    focused: Piece | None = None
    named: Piece | None = None
    reach: str = ""
    framed: tuple[pygame.FRect, int] | None = None
    forecast_view: ForecastView | None = None
    danger: DangerView | None = None
    pairing: Pairing | None = None
    logged: LineMarks | None = None

    @property
    def to_play(self) -> Piece | None:
        """The raised card, if it can be played."""
        piece = self.raised
        return piece if piece is not None and self.cards.get(piece) == PLAYABLE else None

    @property
    def looks_ahead(self) -> bool:
        """Whether the next turn is shown, which tells the danger at large."""
        return self.forecast_view is not None and self.forecast_view.ahead

    @property
    def forecasts(self) -> tuple[ForecastView | None, DangerView | None]:
        """The forecast and the danger."""
        return self.forecast_view, self.danger
