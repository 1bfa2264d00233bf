"""The whole log of a match beside its board: small cards, a sentence beside them, and a copy."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import (
    TURN,
    LogLine,
    MatchLog,
    add_log_regions,
    draw_log_pictures,
    draw_turn_row,
    plain_text,
)
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    PointerMoved,
    ScrollList,
    Sizes,
    Viewport,
    draw_head,
    draw_panel,
    draw_well,
    give_feedback,
    text_style,
    write_clipboard,
)
from game.play import keep_text
from game.rules import FIRST

from ...common.screen import Screen
from ...services import Services
from .small_board import SmallBoard

PANEL = (1240.0, 660.0)
ROW = 42.0
#: How much of a row its pictures take, and the room above and below them.
_PICTURES, _ABOVE = 172.0, 3.0
#: The share of the width that the board takes, and the height of what stands below it.
_ASIDE, _BUTTON = 0.4, 46.0
_TURN = text_style.STRONG.with_changes(size=18)
_LINE = text_style.BODY.with_changes(size=16, valign="middle", fit=True, floor=13)
_WORDS = text_style.BODY.with_changes(size=17, fit=True, floor=13)
_TOLD = text_style.BODY.with_changes(size=16, fit=True, floor=13, valign="bottom")


class LogScreen(Screen):
    """Shows every line over the match, the newest at the foot.

    The board beside it marks the subject of the line under the pointer, or else of the selected
    one. The line or the whole log can be copied.
    """

    rule: ClassVar[str] = "R3"
    transparent: ClassVar[bool] = True
    keys: ClassVar[dict[str, str]] = {"copy": ""}

    def __init__(
        self, services: Services, match_log: MatchLog, board: SmallBoard, edition: int = FIRST
    ) -> None:
        super().__init__(services)
        self.title = self.translate("log_screen.title")
        self.lines = match_log.lines
        self.board = board
        self.told = ""
        self.list = self.widgets.add(
            ScrollList(len(self.lines), self._paint, row_height=ROW, on_select=self._select)
        )
        self.copy_line = self._button("copy_line", "copy", self.copy_selected)
        self.copy_all = self._button("copy_all", "copy", self.copy_log)
        self.close = self._button("close", "cross", self._leave)
        self._over: int | None = None
        self._place_board = pygame.FRect(0, 0, 0, 0)
        self.preview.edition = edition
        self.widgets.focus(self.list)

    def _button(self, key: str, icon: str, act: object) -> Button:
        assert callable(act)
        words = self.translate(f"log_screen.{key}")
        return self.widgets.add(Button(words, act, icon=f"icons/{icon}", size=Sizes.body))

    def _leave(self) -> None:
        self.stack.pop()

    def _select(self, _index: int) -> None:
        self._over = None

    @property
    def line(self) -> LogLine | None:
        """The line under the pointer, or else the one that is selected."""
        index = self._over if self._over is not None else self.list.selected
        return self.lines[index] if index is not None and index < len(self.lines) else None

    def _paint(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        line = self.lines[index]
        if line.kind == TURN:
            draw_turn_row(canvas, line, rect, _TURN)
            return
        row = rect.inflate(-16, -2 * _ABOVE)
        end = draw_log_pictures(canvas, line, row)
        add_log_regions(canvas, line, row)
        x = max(row.x + _PICTURES, end + 8) if line.actor is not None else end + 2
        canvas.text(line.text, (x, row.y, row.right - x, row.height), _LINE)

    # Input

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the rows, then do as every screen."""
        super().handle(intent)
        if isinstance(intent, PointerMoved):
            inside = self.list.rect.collidepoint(intent.pos)
            over = self.list.row_at(intent.pos) if inside else None
            if over != self._over:
                self._over = over
                self.invalidate()
        elif isinstance(intent, Command) and self._over is not None:
            self._over = None
            self.invalidate()

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back" and on the key that opened it; copy on "copy"."""
        if intent in (Command("back"), Command("log"), Command("accept")):
            self.stack.pop()
        elif intent == Command("copy"):
            self.copy_log()

    def copy_log(self) -> None:
        """Copy every line, turn by turn."""
        self._copy(plain_text(self.lines))

    def copy_selected(self) -> None:
        """Copy the selected line."""
        if self.list.selected is not None:
            self._copy(self.lines[self.list.selected].text)

    def _copy(self, text: str) -> None:
        """Put a text on the clipboard, or into a file if there is none; and say so."""
        if write_clipboard(text):
            self.told = self.translate("log_screen.copied")
            give_feedback("notice")
        else:
            self._keep(text)
        self.invalidate()

    def _keep(self, text: str) -> None:
        try:
            path = keep_text(text, "match-log")
        except OSError as error:
            reason = error.strerror or str(error)
            self.told = self.translate("log_screen.not_kept", reason=reason)
            give_feedback("error")
        else:
            self.told = self.translate("log_screen.kept", file=path)
            give_feedback("notice")

    # The scene

    def resize(self, view: Viewport) -> None:
        """Lay out the list, the board beside it, and the buttons."""
        size = min(PANEL[0], view.width - 24), min(PANEL[1], view.height - 24)
        self._box = view.centered(size)
        inside = pygame.FRect(self._box).inflate(-56, -40)
        top, foot = inside.y + 62, inside.bottom
        aside = inside.width * _ASIDE
        self.list.place((inside.x, top, inside.width - aside - 28, foot - top))
        x = inside.right - aside
        self._place_board = pygame.FRect(x, top, aside, aside / self.board.shape)
        half = (aside - Sizes.gap) / 2
        self.close.place((x, foot - _BUTTON, aside, _BUTTON))
        above = foot - 2 * _BUTTON - Sizes.gap
        self.copy_line.place((x, above, half, _BUTTON))
        self.copy_all.place((x + half + Sizes.gap, above, half, _BUTTON))
        y = self._place_board.bottom + Sizes.gap
        self._words = pygame.FRect(x, y, aside, above - Sizes.gap - y)
        if self.list.selected is None and self.lines:
            self.list.select(len(self.lines) - 1)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and its title, the board, and the line in full."""
        canvas.dim()
        draw_panel(canvas, self._box)
        title = (self._box.x + 30, self._box.y + 16, self._box.width - 60, 56)
        draw_head(canvas, title, self.title)
        draw_well(canvas, self.list.rect.inflate(16, 12), radius=8)
        self.board.draw(canvas, self._place_board, self.line)
        words = self._words.copy()
        if self.told:
            words.height = self._words.height * 0.55
            below = pygame.FRect(words.x, words.bottom, words.width, self._words.height * 0.45)
            canvas.text(self.told, below, _TOLD, colour=Colours.positive)
        if self.line is not None:
            canvas.text(self.line.text, words, _WORDS)
