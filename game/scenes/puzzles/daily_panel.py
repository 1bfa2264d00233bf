"""The panel of the day: its puzzle with a picture of the board, the streak, and the last days."""

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from game.kit import (
    Button,
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
    text_style,
)
from game.puzzles import Puzzle, daily_puzzle

from ..common import BOARD_HIGH, BOARD_WIDE, BoardLook, day_words, draw_position, framed_board
from ..services import Services
from .ladder_step import KIND_ICONS, DayButton, draw_grade, gems_width
from .puzzle_progress import PuzzleProgress
from .puzzle_run import status_words

_EDGE, _HEAD, _LINE, _PLAY, _STRIP, _GEM = 20.0, 50.0, 27.0, 50.0, 40.0, 6.5
#: The height of the picture where the panel is as wide as the page, and the least one.
_TALL, _LEAST = 300.0, 60.0
_KIND = text_style.NAME.with_changes(
    size=19, colour=Colours.light, outline=1.2, valign="middle", fit=True
)
_SMALL = text_style.BODY.with_changes(size=16, valign="middle", fit=True, colour=Colours.text)
_RIGHT = _SMALL.with_changes(align="right")
_STREAK = text_style.NAME.with_changes(
    size=17, align="right", valign="middle", fit=True, colour=Colours.gold
)


class DailyPanel:
    """The panel of a day's puzzle: ``shown`` returns the day; the buttons are the scene's.

    ``easier`` leads to the ladder, for whom is new; else it is None.
    """

    def __init__(
        self,
        services: Services,
        progress: PuzzleProgress,
        shown: Callable[[], date],
        play: Button,
        easier: Button | None,
        days: Sequence[DayButton],
    ) -> None:
        self._services, self.progress, self._shown = services, progress, shown
        self.play, self.easier, self.days = play, easier, days

    def block(self, *, tall: bool) -> Panel:
        """Return the panel; its picture is as high as there is room, or as it is seen well."""
        ways = [each for each in (self.play, self.easier) if each is not None]
        high = _PLAY + 0.5 * (grown(_PLAY) - _PLAY) - 2
        line = grown(_LINE)
        return Panel(
            PanelHead(self._services.translate("puzzles.daily"), _HEAD - 6),
            Space(10.0),
            Drawn(self._draw_board, _picture_height if tall else _LEAST, spring=1),
            Space(Sizes.gap_small),
            Drawn(self._draw_kind, line),
            Drawn(self._draw_status, line),
            Space(2 * Sizes.gap_small),
            Row(*(Item(each, high) for each in ways)),
            Space(2.0),
            Drawn(self._draw_streak, line),
            Row(*(Item(day, grown(_STRIP)) for day in self.days), gap=0.0),
            edge=_EDGE,
            tall=(12.0, _EDGE),
            gap=0.0,
        )

    @property
    def _puzzle(self) -> Puzzle:
        return daily_puzzle(self.progress.book, self._shown())

    def _draw_board(self, canvas: Canvas, room: pygame.FRect) -> None:
        state = self._puzzle.state(self._services.content.cards)
        high = min(room.width * BOARD_HIGH / BOARD_WIDE, room.height)
        board = pygame.FRect(0, room.y, high * BOARD_WIDE / BOARD_HIGH, high)
        board.centerx = room.centerx
        with framed_board(canvas, board, 2), canvas.upright(board):
            draw_position(canvas, board, state, state.active, BoardLook.of(self._services))

    def _draw_status(self, canvas: Canvas, line: pygame.FRect) -> None:
        status = status_words(self._services, self.progress.record(self._puzzle))
        left = line.width / 2 + 60
        canvas.text(status, (line.x, line.y, left, line.height), _SMALL)
        day = (line.x + left, line.y, line.width - left, line.height)
        canvas.text(day_words(self._services, self._shown()), day, _RIGHT)

    def _draw_kind(self, canvas: Canvas, line: pygame.FRect) -> None:
        translate, puzzle = self._services.translate, self._puzzle
        side = line.height - 1
        canvas.image(KIND_ICONS[puzzle.kind], (line.x, line.y, side, side))
        x = line.x + side + Sizes.gap_small
        grade = translate(f"puzzles.grades.{puzzle.grade}")
        named = min(canvas.text_size(grade, _SMALL)[0] + 2, line.width / 4)
        gems = gems_width(_GEM)
        right = line.right - named
        canvas.text(grade, (right, line.y, named, line.height), _RIGHT)
        draw_grade(canvas, (right - gems - Sizes.gap_small, line.centery), _GEM, puzzle.grade)
        wide = right - gems - 2 * Sizes.gap_small - x
        kind = translate(f"puzzles.kinds.{puzzle.kind}")
        canvas.text(kind, (x, line.y, wide, line.height), _KIND)

    def _draw_streak(self, canvas: Canvas, line: pygame.FRect) -> None:
        translate, streak = self._services.translate, self.progress.streak
        longest = translate("puzzles.longest", count=streak.longest)
        if streak.current:
            left, right = longest, translate("puzzles.streak", count=streak.current)
        else:
            # A streak that has ended is not forgotten.
            left, right = translate("puzzles.streak_none"), longest if streak.longest else ""
        wide = line.width * (0.5 if streak.current else 0.7 if right else 1.0)
        canvas.text(left, (line.x, line.y, wide, line.height), _SMALL)
        style = _STREAK if streak.current else _RIGHT
        canvas.text(right, (line.x + wide, line.y, line.width - wide, line.height), style)


def _picture_height(_view: Viewport, width: float) -> float:
    return min(_TALL, width * BOARD_HIGH / BOARD_WIDE)
