"""A position of the rulebook, played move by move on a board of its own."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.board import Layout, Marks, PositionForecast, Selection
from game.cases import Case
from game.kit import Canvas, Viewport
from game.play import HORDE, Match, Seat
from game.rules import ASSAULT, why_not

from ..common import BOARD_HIGH, BOARD_WIDE
from ..match.match_view import MatchView
from ..services import Services


class ExamplePlayer:
    """Plays the moves of a case; ``step`` is how many of them have been made.

    ``on_change`` hears that the picture is out of date.
    """

    def __init__(self, services: Services, case: Case, on_change: Callable[[], None]) -> None:
        self._services = services
        self._changed = on_change
        self.case = case
        self.step = 0
        self._lay_out()

    @property
    def last(self) -> bool:
        """Whether all moves have been made."""
        return self.step == len(self.case.moves)

    @property
    def caption(self) -> str:
        """The key of what is said of the position now."""
        return self._caption_of(self.step)

    @property
    def captions(self) -> list[str]:
        """The keys of what is said of all positions."""
        return [self._caption_of(step) for step in range(len(self.case.moves) + 1)]

    def _caption_of(self, step: int) -> str:
        return f"rulebook.examples.{self.case.name}.{f'move_{step}' if step else 'begin'}"

    def forward(self) -> None:
        """Make the next move, and let be seen what it does, or why it is refused."""
        if self.last:
            return
        self.view.skip()
        self.step += 1
        self._move(seen=True)
        self._changed()

    def go_to(self, step: int) -> None:
        """Show the position after so many moves at once."""
        self._lay_out()
        for self.step in range(1, step + 1):
            self._move(seen=False)
        self.step = step
        self._changed()

    def _lay_out(self) -> None:
        """Begin with the position."""
        state = self.case.state.copy()
        seats = (Seat(), HORDE if state.solo else Seat())
        self.match = Match.from_position(state, seats)
        self.view = MatchView(self._services, self.match, self._changed)
        self.step = 0
        self._arrange()

    def _arrange(self) -> None:
        self.view.table.open_hands = True
        self.view.table.concealed = False
        self.view.resize(Layout(BOARD_WIDE, BOARD_HIGH, self.view.table.viewer, large=False))

    def _move(self, *, seen: bool) -> None:
        state = self.match.state
        assert state is not None
        action = self.case.moves[self.step - 1](state)
        refusal = why_not(state, action)
        if refusal is not None:
            self.view.refuse(refusal)
            return
        happened = self.match.submit(action)
        self.view.play(happened)
        if not seen:
            self.view.skip()

    def update(self, dt: float) -> bool:
        """Move the board on; True while anything moves."""
        moving = self.view.advance(dt)
        return self.view.update(dt, None) or moving

    def draw(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the board into ``box``, small."""
        size = canvas.view.size_px(box.size)
        offscreen = canvas.blank(size)
        view = Viewport(BOARD_WIDE, BOARD_HIGH, size[0] / BOARD_WIDE)
        board = Canvas(offscreen.surface, view, canvas.assets)
        self.view.draw_table(board, self._marks())
        self.view.draw_above(board, None)
        canvas.blit(offscreen.surface, box.topleft)

    def _marks(self) -> Marks:
        """Return what can be played now, while the board is at rest."""
        state = self.match.state
        if self.view.busy or state is None or state.phase == ASSAULT or self.match.result:
            return Marks()
        selection = Selection()
        selection.work_on(PositionForecast(state), self.view.table)
        marks = selection.marks()
        if marks.cards:
            marks.reach = self._services.translate("match.in_reach")
        return marks
