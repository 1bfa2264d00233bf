"""The panel of the day: its puzzle with a picture of the board, the streak, and the last days."""

from __future__ import annotations

import pygame

from game.kit import Button, Canvas, Colours, Sizes, draw_head, draw_panel, grown, text_style
from game.puzzles import Puzzle, daily_puzzle

from ..common import BOARD_HIGH, BOARD_WIDE, BoardLook, day_words, draw_position, framed_board
from ..services import Services
from .ladder_step import KIND_ICONS, DayButton, draw_grade, gems_width
from .puzzle_progress import PuzzleProgress
from .puzzle_run import status_words

_EDGE, _HEAD, _LINE, _PLAY, _STRIP, _GEM = 20.0, 50.0, 27.0, 50.0, 40.0, 6.5
#: The height of the picture where the panel is as wide as the page.
_TALL = 300.0
_KIND = text_style.STRONG.with_changes(
    size=19, colour=Colours.light, outline=1.2, valign="middle", fit=True
)
_SMALL = text_style.BODY.with_changes(size=16, valign="middle", fit=True, colour=Colours.text)
_RIGHT = _SMALL.with_changes(align="right")
_STREAK = text_style.STRONG.with_changes(
    size=17, align="right", valign="middle", fit=True, colour=Colours.gold
)


class DailyPanel:
    """Draws the puzzle of a day, ``shown``; its buttons are the scene's.

    ``easier`` leads to the ladder, for whom is new; else it is None.
    """

    def __init__(
        self, services: Services, progress: PuzzleProgress, play: Button, easier: Button | None
    ) -> None:
        self._services = services
        self.progress = progress
        self.shown = progress.day
        self.play, self.easier = play, easier
        self.days: list[DayButton] = []
        self.box = pygame.FRect(0, 0, 0, 0)
        self._picture = pygame.FRect(0, 0, 0, 0)

    def height_at(self, width: float) -> float:
        """Return how high the panel is at a width, with a picture that is high enough to see."""
        picture = min(_TALL, (width - 2 * _EDGE) * BOARD_HIGH / BOARD_WIDE)
        return grown(_HEAD) + 16 + picture + self._below + Sizes.gap_small

    @property
    def _below(self) -> float:
        return grown(3 * _LINE + _STRIP) + _play_height() + _EDGE + 2 * Sizes.gap_small

    def place(self, box: pygame.FRect) -> None:
        """Lay the picture and the buttons out, the picture as large as there is room."""
        self.box = box
        inside = box.inflate(-2 * _EDGE, 0)
        head = grown(_HEAD) + 16
        room = box.height - head - self._below - Sizes.gap_small
        shape = BOARD_WIDE / BOARD_HIGH
        high = max(60.0, min(inside.width / shape, room))
        self._picture = pygame.FRect(0, box.y + head, high * shape, high)
        self._picture.centerx = box.centerx
        strip = grown(_STRIP)
        y = box.bottom - _EDGE - strip
        wide = inside.width / max(1, len(self.days))
        for number, day in enumerate(self.days):
            day.place((inside.x + number * wide, y, wide, strip))
        y -= grown(_LINE) + _play_height()
        wide, high = inside.width, _play_height() - 2
        if self.easier is not None:
            wide = (wide - Sizes.gap) / 2
            self.easier.place((inside.right - wide, y, wide, high))
        self.play.place((inside.x, y, wide, high))

    @property
    def _puzzle(self) -> Puzzle:
        return daily_puzzle(self.progress.book, self.shown)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the board, and what is to be said of the puzzle and the days."""
        translate = self._services.translate
        draw_panel(canvas, self.box)
        inside = self.box.inflate(-2 * _EDGE, 0)
        head = (inside.x, self.box.y + 12, inside.width, grown(_HEAD) - 6)
        draw_head(canvas, head, translate("puzzles.daily"))
        self._draw_board(canvas)
        y = self._picture.bottom + Sizes.gap_small
        self._draw_kind(canvas, pygame.FRect(inside.x, y, inside.width, grown(_LINE)))
        status = status_words(self._services, self.progress.record(self._puzzle))
        half = inside.width / 2
        canvas.text(status, (inside.x, y + grown(_LINE), half + 60, grown(_LINE)), _SMALL)
        day = (inside.x + half + 60, y + grown(_LINE), half - 60, grown(_LINE))
        canvas.text(day_words(self._services, self.shown), day, _RIGHT)
        y = self.play.rect.bottom + 2
        self._draw_streak(canvas, pygame.FRect(inside.x, y, inside.width, grown(_LINE)))

    def _draw_board(self, canvas: Canvas) -> None:
        state = self._puzzle.state(self._services.content.cards)
        look, board = BoardLook.of(self._services), self._picture
        with framed_board(canvas, board, 2), canvas.upright(board):
            draw_position(canvas, board, state, state.active, look)

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


def _play_height() -> float:
    return _PLAY + 0.5 * (grown(_PLAY) - _PLAY)
