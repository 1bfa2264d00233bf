"""A titled panel of shares: a row for what was played, and a line of what was not."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit import Canvas, Colours, Viewport, text_size, text_style

from ..services import Services
from .statistics_pane import draw_titled, head_height, inside_titled
from .tally_list import TallyList, TallyRow, row_height

_REST = text_style.CAPTION.with_changes(
    size=14.5, floor=9, wrap=True, fit=True, valign="top", colour=Colours.muted
)
_GAP = 10.0
#: How much higher than its head and content a panel is, and how much wider its list than words.
_FRAME, _WIDER = 26.0, 12.0


class TallyPanel:
    """One panel: its rows are those with games, and ``rest`` names the others."""

    def __init__(self, services: Services, listed: TallyList, name: str) -> None:
        self._services = services
        self.listed = listed
        self.name = name
        self.rest = ""
        self.box = pygame.FRect(0, 0, 0, 0)
        self._rest_box = pygame.FRect(0, 0, 0, 0)

    def show(self, rows: Sequence[TallyRow]) -> None:
        """Show the rows that have games, and name the others."""
        self.listed.show([row for row in rows if row.tally.games])
        names = ", ".join(row.name for row in rows if not row.tally.games)
        say = self._services.translate
        self.rest = say("statistics.to_try", names=names) if names else ""

    @property
    def filled(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.listed.rows)

    @property
    def title(self) -> str:
        """The title over it."""
        return self._services.translate(f"statistics.heads.{self.name}")

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it is with all its rows."""
        return (
            _FRAME
            + head_height()
            + row_height() * len(self.listed.rows)
            + self._rest_high(view, width)
        )

    def _rest_high(self, view: Viewport, width: float) -> float:
        if not self.rest:
            return 0.0
        inside = inside_titled(pygame.FRect(0, 0, width, 200)).width
        return text_size(view, self.rest, _REST, inside)[1] + _GAP

    def place(self, box: pygame.FRect, view: Viewport) -> None:
        """Lay the rows in ``box``, and what was not played right below them, or at its foot."""
        self.box, inside = box, inside_titled(box)
        rest = self._rest_high(view, box.width)
        high = min(inside.height - rest, row_height() * len(self.listed.rows))
        self._rest_box = pygame.FRect(inside.x, inside.y + high + _GAP, inside.width, rest - _GAP)
        self.listed.place(pygame.FRect(inside.x, inside.y, inside.width, high).inflate(_WIDER, 0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and the line of what was not played."""
        draw_titled(canvas, self.box, self.title)
        if self.rest:
            canvas.text(self.rest, self._rest_box, _REST)
