"""A rule shown: a small position over the rulebook, played step by step."""

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import Layout, Marks, PositionForecast, Selection
from game.cases import Case
from game.kit import (
    Canvas,
    Colours,
    Drawn,
    Item,
    Panel,
    PanelHead,
    Row,
    Sizes,
    Space,
    Viewport,
    grown,
    text_size,
    text_style,
)
from game.play import HORDE, Match, Seat
from game.rules import ASSAULT, why_not

from ..common import BOARD_HIGH, BOARD_WIDE, Screen, framed_board
from ..match.match_view import MatchView
from ..services import Services
from .book_pictures import ExampleBook


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
    def captions(self) -> list[str]:
        """The keys of what is said of the positions, in their order."""
        moments = ("begin", *(f"move_{number + 1}" for number in range(len(self.case.moves))))
        return [f"rulebook.examples.{self.case.name}.{moment}" for moment in moments]

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
        state = self.case.state.copy()
        self.match = Match.from_position(state, (Seat(), HORDE if state.solo else Seat()))
        self.view = MatchView(self._services, self.match, self._changed)
        self.step = 0
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
        self.view.play(self.match.submit(action))
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
        self.view.draw_effects(board)
        self.view.draw_told(board, None)
        canvas.blit(offscreen.surface, box.topleft)

    def _marks(self) -> Marks:
        state = self.match.state
        if self.view.busy or state is None or state.phase == ASSAULT or self.match.result:
            return Marks()
        selection = Selection()
        selection.work_on(PositionForecast(state), self.view.table)
        marks = selection.marks()
        if marks.cards:
            marks.reach = self._services.translate("match.in_reach")
        return marks


_EDGE, _HEAD, _WORDS, _BUTTON = 22.0, 50.0, 66.0, 176.0
#: How wide the place is of which position it is, behind the caption.
_COUNT_WIDTH = 120.0
#: The board is never larger than the table of a match in the smallest window.
_WIDEST = 1240.0
_CAPTION = text_style.BODY.with_changes(
    size=18, colour=Colours.light, valign="middle", fit=True, floor=13
)
_COUNT = text_style.CAPTION.with_changes(size=15, align="right", fit=True)
_TITLE = text_style.HEADING.with_changes(size=26)


class ExampleScene(Screen):
    """Lies over the rulebook; next, back one step, and again from the beginning."""

    transparent: ClassVar[bool] = True
    leads_to_options: ClassVar[bool] = False
    acts: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("next", "page_down"), "step"),
        **dict.fromkeys(("undo", "page_up"), "step_back"),
        "home": "begin_again",
    }
    keys: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("next", "page_down"), "key_card.next_step"),
        **dict.fromkeys(("undo", "page_up"), "key_card.step_back"),
        "home": "key_card.from_beginning",
    }

    def __init__(self, services: Services, book: ExampleBook, name: str) -> None:
        super().__init__(services)
        self.book = book
        self.title, _ = book.titles[name]
        self.player = ExamplePlayer(services, book.cases[name], self.invalidate)
        self.again = self.add_button("rulebook.again", self.begin_again, "reset")
        self.earlier = self.add_button("rulebook.step_back", self.step_back, "step_back")
        self.further = self.add_button("rulebook.step", self.step, "step")
        self.close = self.add_button("rulebook.close_example", self.go_back, "tick")
        self.widgets.focus(self.further)
        self._refresh()

    def rule_here(self) -> str:
        """Return the rule that is shown."""
        return self.player.case.rules[0]

    # The player's input

    def step(self) -> None:
        """Show the next move, or the end of what moves."""
        if self.player.view.busy:
            self.player.view.skip()
        self.player.forward()
        self._refresh()

    def step_back(self) -> None:
        """Show the position before the last move."""
        self.player.go_to(max(0, self.player.step - 1))
        self._refresh()

    def begin_again(self) -> None:
        """Show the position from which the moves begin."""
        self.player.go_to(0)
        self._refresh()

    def _refresh(self) -> None:
        last = self.player.last
        self.further.enabled = not last
        self.earlier.enabled = self.again.enabled = self.player.step > 0
        self.further.kind = "secondary" if last else "primary"
        self.close.kind = "primary" if last else "secondary"
        focused = self.widgets.focused
        if focused is not None and not focused.enabled:
            self.widgets.focus(self.close if last else self.further, show=self.widgets.ring_shown)
        self.invalidate()

    # The picture

    def update(self, dt: float) -> bool:
        """Move the board and the buttons on."""
        return self.player.update(dt) | super().update(dt)

    def _panel(self) -> Panel:
        # A step back is at the left in every language, as the board is.
        steps = (self.earlier, self.further)
        buttons = (self.again, *(steps[::-1] if self.is_flipped else steps), self.close)
        return Panel(
            PanelHead(self.title, _HEAD, _TITLE),
            Space(7.0),
            Drawn(self._draw_board, spring=1),
            Space(6.0),
            Drawn(self._draw_caption, self._caption_height),
            Space(29.0),
            Row(*(Item(each) for each in buttons), most=grown(_BUTTON)),
            edge=_EDGE,
            tall=(12.0, _EDGE),
            gap=0.0,
        )

    def resize(self, view: Viewport) -> None:
        """Make the board as large as the window and the words let it be."""
        panel = self.body = self._panel()
        most = min(view.width - 32 - 2 * _EDGE, _WIDEST)
        around = panel.height(view, most + 2 * _EDGE)
        wide = min(most, (view.height - 16 - around) * BOARD_WIDE / BOARD_HIGH)
        # Large words take all of the width, and the board is in its middle.
        inside = most if grown(1.0) > 1.0 else wide
        high = around + wide * BOARD_HIGH / BOARD_WIDE
        panel.place(view, view.centered((inside + 2 * _EDGE, high)))

    def _caption_height(self, view: Viewport, width: float) -> float:
        if grown(1.0) <= 1.0:
            return _WORDS
        room = width - grown(_COUNT_WIDTH) - Sizes.gap
        captions = (self.translate(key) for key in self.player.captions)
        return max(_WORDS, 4 + max(text_size(view, each, _CAPTION, room)[1] for each in captions))

    def _draw_board(self, canvas: Canvas, area: pygame.FRect) -> None:
        board = pygame.FRect(0, area.y, area.height * BOARD_WIDE / BOARD_HIGH, area.height)
        board.centerx = area.centerx
        with framed_board(canvas, board, 2):
            self.player.draw(canvas, board)

    def _draw_caption(self, canvas: Canvas, area: pygame.FRect) -> None:
        count = area.copy()
        count.width = grown(_COUNT_WIDTH)
        count.right = area.right
        number, most = self.player.step + 1, len(self.player.captions)
        canvas.text(self.translate("rulebook.position", number=number, count=most), count, _COUNT)
        box = (area.x, area.y, count.x - Sizes.gap - area.x, area.height)
        canvas.text(self.translate(self.player.captions[self.player.step]), box, _CAPTION)


def example(services: Services) -> ExampleScene:
    """Return the order of attacks, two attacks made."""
    scene = ExampleScene(services, ExampleBook.load(services), "assault_order")
    scene.player.go_to(2)
    scene._refresh()
    return scene
