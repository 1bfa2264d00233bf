"""The whole log of a match beside its board: small cards, a sentence beside them, and a copy."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import (
    TURN,
    LogLine,
    Marks,
    MatchLog,
    add_log_regions,
    draw_emblem,
    draw_log_pictures,
    draw_turn_row,
    line_marks,
    plain_text,
)
from game.content import system_reason
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    Panel,
    PanelHead,
    PointerMoved,
    Row,
    ScrollList,
    Sizes,
    Space,
    Viewport,
    box_at,
    draw_panel,
    draw_well,
    give_feedback,
    grown,
    text_size,
    text_style,
    write_clipboard,
)
from game.play import keep_text
from game.rules import FIRST, NOBODY

from ...common import (
    BoardLook,
    Screen,
    TablePicture,
    draw_rays,
    draw_triumph,
    framed_board,
    medal_middle,
)
from ...services import Services
from ..match_view import MatchView

PANEL = (1240.0, 780.0)
ROW = 50.0
#: How much of a row its pictures take, and those of a line without an actor; how much they grow,
#: and the room above and below them.
_PICTURES, _FEWER, _PICTURE_GROWTH, _ABOVE = 196.0, 110.0, 1.2, 2.0
#: The height of the title, the room below it, and that beside and between list and board.
_TITLE, _BELOW_TITLE, _EDGE = 56.0, 10.0, 28.0
#: The share of the width that the board takes, and where large words need it more.
_ASIDE, _NARROW_ASIDE = 0.4, 0.32
#: From which growth of the texts on the rows take the room of the board and of the line below it.
_LARGE = 1.4
_TURN = text_style.NAME.with_changes(size=20, fit=True, floor=12)
_LINE = text_style.BODY.with_changes(size=17, valign="middle", fit=True, floor=13)
_WORDS = text_style.STRONG.with_changes(size=20, wrap=True, fit=True, floor=13)
#: The room for the tail of a turn's ribbon.
_TAIL = 26.0
_TOLD_LARGE = text_style.NAME.with_changes(
    size=26, wrap=True, fit=True, floor=14, valign="middle", colour=Colours.gold
)
#: The share of the width over which the ribbon of a victory spans.
_RIBBON = 0.7
#: How high what the line tells is drawn, and its words below that; the seal of who has won; how far
#: they lie off the hollow around them, and how many of its heights a row of pictures is wide.
_MOMENT, _WORDS_HIGH, _SEAL, _INSET, _LONGEST = 96.0, 56.0, 104.0, 14.0, 4.4
_TOLD = text_style.BODY.with_changes(size=16, fit=True, floor=13, valign="bottom")


class LogScreen(Screen):
    """Shows every line over the match, the newest at the foot.

    The board beside it marks the subject of the line under the pointer, or else of the selected
    one. The line or the whole log can be copied.
    """

    rule: ClassVar[str] = "R3"
    transparent: ClassVar[bool] = True
    keys: ClassVar[dict[str, str]] = {"copy": ""}
    acts: ClassVar[dict[str, str]] = {"copy": "copy_log"}
    closing = ("back", "log", "accept")

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
        copies = {"line": self.copy_selected, "all": self.copy_log}
        self.copy_line, self.copy_all = (
            self.add_button(f"log_screen.copy_{what}", act, "copy", kind="quiet")
            for what, act in copies.items()
        )
        self.close = self.add_button("log_screen.close", self.go_back, "cross")
        self._over: int | None = None
        self.preview.edition = edition
        self.widgets.focus(self.list)

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
            rect.width -= _TAIL
            draw_turn_row(canvas, line, rect, _TURN.with_changes(wrap=grown(1.0) > 1.0))
            return
        row = rect.inflate(-16, -2 * _ABOVE)
        growth = _picture_growth()
        pictures = pygame.FRect(row.x, 0, row.width, min(row.height, (ROW - 2 * _ABOVE) * growth))
        pictures.centery = row.centery
        end = draw_log_pictures(canvas, line, pictures)
        add_log_regions(canvas, line, pictures)
        x = max(row.x + _PICTURES * growth, end + 8) if line.actor is not None else end + 2
        canvas.text(line.text, (x, row.y, row.right - x, row.height), _LINE)

    # Input

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the rows, then do as every screen."""
        super().handle(intent)
        if isinstance(intent, PointerMoved):
            over = self.list.row_at(intent.pos) if self.list.rect.collidepoint(intent.pos) else None
            if over != self._over:
                self._over = over
                self.invalidate()
        elif isinstance(intent, Command) and self._over is not None:
            self._over = None
            self.invalidate()

    def copy_log(self) -> None:
        """Copy every line, turn by turn."""
        self._copy(plain_text(self.lines))

    def copy_selected(self) -> None:
        """Copy the selected line."""
        if self.list.selected is not None:
            self._copy(self.lines[self.list.selected].text)

    def _copy(self, text: str) -> None:
        if write_clipboard(text):
            self._say("copied")
            return
        try:
            path = keep_text(text, "match-log")
        except OSError as error:
            self._say("not_kept", sound="error", reason=system_reason(error))
        else:
            self._say("kept", file=path)

    def _say(self, key: str, *, sound: str = "notice", **values: object) -> None:
        self.told = self.translate(f"log_screen.{key}", **values)
        give_feedback(sound)
        self.invalidate()

    # The scene

    def resize(self, view: Viewport) -> None:
        """Lay out the list, and beside it the board, the line in full, and the buttons."""
        share = _NARROW_ASIDE if _is_large() else _ASIDE
        sheet = Drawn(lambda canvas, box: draw_panel(canvas, box.inflate(24, 20), "parchment"))
        lines = Block(sheet, Item(self.list, fills=True))
        aside = Column(
            Drawn(
                lambda canvas, box: self.board.draw(canvas, box, self.line),
                lambda _view, width: width / self.board.shape,
            ),
            Drawn(self._draw_told if _is_large() else self._draw_moment, _MOMENT, spring=1.0),
            Row(Item(self.copy_line), Item(self.copy_all), stack=_LARGE),
            Item(self.close),
            squeezes=True,
        )
        self.body = Panel(
            PanelHead(self.title, _TITLE),
            Space(_BELOW_TITLE),
            Row(
                *(lines, aside),
                gap=_EDGE,
                shares=lambda width: (width * (1 - share) - _EDGE, width * share),
                spring=1.0,
            ),
            edge=_EDGE,
            tall=(16.0, _EDGE),
            paper="wood",
            squeezes=True,
        )
        size = min(PANEL[0], view.width - 24), min(PANEL[1], view.height - 24)
        self.body.place(view, view.centered(size))
        self.widgets.arrange(self.body.widgets())
        self._set_rows(view)
        if self.list.selected is None and self.lines:
            self.list.select(len(self.lines) - 1)

    def _set_rows(self, view: Viewport) -> None:
        """Make all rows as high as the longest line needs, where words are large."""
        heights = [ROW]
        if grown(1.0) > 1.0:
            heights += [self._row_height(view, line) for line in self.lines]
        self.list.row_height = max(heights)

    def _row_height(self, view: Viewport, line: LogLine) -> float:
        """Return how high the row of a line must be for its words."""
        wide = self.list.content_width
        if line.kind == TURN:
            return text_size(view, line.text, _TURN.with_changes(wrap=True), wide - 14)[1] + 4
        # Before a line without an actor there are fewer pictures.
        before = (_PICTURES if line.actor is not None else _FEWER) * _picture_growth()
        return text_size(view, line.text, _LINE, wide - 24 - before)[1] + 2 * _ABOVE + 2

    @property
    def _shows_cards(self) -> bool:
        """Whether the line has cards or a stronghold to be drawn large."""
        line = self.line
        return line is not None and (line.actor is not None or line.struck_side != NOBODY)

    def _draw_moment(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw large what the line tells: its cards, or whose turn began, or who has won."""
        line, well, box = self.line, box, box.inflate(-2 * _INSET, -_INSET)
        draw_well(canvas, well, radius=Sizes.radius)
        low = grown(_WORDS_HIGH)
        words = pygame.FRect(box.x, box.bottom - low, box.width, low)
        self._draw_told(canvas, words)
        if line is None:
            return
        if self._shows_cards:
            canvas.text("" if self.told else line.text, words, _WORDS)
            box.height -= low
        high = min(box.height, max(grown(_MOMENT), box.width / _LONGEST))
        box = box_at(box.center, box.width, high)
        if self._shows_cards:
            draw_log_pictures(canvas, line, box)
            add_log_regions(canvas, line, box)
            return
        if line.kind != TURN and line.side != NOBODY:
            seal = box_at((box.centerx, box.centery + _SEAL / 4), box.width * _RIBBON, _SEAL)
            with canvas.clip(well):
                draw_rays(canvas, medal_middle(seal))
            draw_triumph(canvas, seal, "medals/outcome_won", line.text)
            return
        sign = box_at((box.x + box.height / 2, box.centery), box.height)
        if line.kind == TURN:
            draw_emblem(canvas, line.side, sign.center, sign.height / 2)
        x = sign.right + 14 if line.side != NOBODY else box.x
        canvas.text(line.text, (x, box.y, box.right - x, box.height), _TOLD_LARGE)

    def _draw_told(self, canvas: Canvas, box: pygame.FRect) -> None:
        canvas.text(self.told, box, _TOLD, colour=Colours.positive)


def _picture_growth() -> float:
    return min(grown(1.0), _PICTURE_GROWTH)


def _is_large() -> bool:
    """Whether the words are so large that the board gives way to them."""
    return grown(1.0) > _LARGE


class SmallBoard:
    """Draws a match's table in a box; the picture is kept until line or size change."""

    def __init__(self, view: MatchView) -> None:
        self._view = view
        self._kept: tuple[object, pygame.Surface] | None = None

    @property
    def shape(self) -> float:
        """The width of the board by its height."""
        return self._view.layout.width / self._view.layout.height

    def draw(self, canvas: Canvas, box: pygame.FRect, line: LogLine | None) -> None:
        """Draw the board in ``box``, which has its shape."""
        key = (line, canvas.view.size_px(box.size))
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._paint(canvas, box, line)
        with framed_board(canvas, box):
            with canvas.upright(box):
                canvas.blit(self._kept[1], box.topleft)
            self._picture.add_regions(canvas, self._view.log.strings, box)

    @property
    def _picture(self) -> TablePicture:
        board = self._view.board
        return TablePicture(self._view.table, self._view.layout, BoardLook(board.names, board.mood))

    def _paint(self, canvas: Canvas, box: pygame.FRect, line: LogLine | None) -> pygame.Surface:
        view, marks = self._view, Marks()
        if line is not None:
            marks.logged = line_marks(view.table, view.layout, line)
        sheet = canvas.blank(canvas.view.size_px(box.size))
        self._picture.paint(sheet, marks)
        return sheet.surface
