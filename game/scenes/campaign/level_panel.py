"""What the campaign tells of an island: its tale, what was reached there, what was played last."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colours, Sizes, Times, draw_panel, text_style
from game.play import LevelProgress
from game.rules import difficulties

from ..common.point_gem import draw_point_gem
from ..common.screen import inner, row_of
from ..services import Services
from .campaign_attempts import LEVEL_NAMES, settings_in_words

WIDTH = 360.0
_PADDING = 28.0
_RUBY, _FIGURE_HEIGHT, _BAR = 9.5, 72.0, 14.0
#: The places of tale, figures and bar, from the edge of a panel of the least height.
_TALE, _FIGURES, _BEATEN = 106.0, 198.0, 294.0
_WORDS_HEIGHT, _LEAST = 96.0, 680.0
_TITLE = text_style.HEADING.with_changes(size=34)
_TEXT = text_style.BODY.with_changes(align="center", fit=True)
_FIGURE = text_style.STRONG.with_changes(size=27, align="center", colour=Colours.gold)
_LABEL = text_style.CAPTION.with_changes(size=14.5, align="center", colour=Colours.text, fit=True)


class LevelPanel:
    """The panel's words and figures; the widgets on it are the scene's."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rect = pygame.FRect(0, 0, 0, 0)
        #: The share of the bar that is full, on its way to what is beaten.
        self._full: float | None = None

    def update(self, dt: float, level: int, progress: LevelProgress) -> bool:
        """Let the bar fill or empty to a level's progress; True while it does."""
        goal = len(progress.beaten) / len(difficulties(level))
        full = goal if self._full is None or self.services.settings.reduced_motion else self._full
        step = dt / Times.travel
        self._full = min(goal, full + step) if goal > full else max(goal, full - step)
        return self._full != full

    @property
    def inside(self) -> pygame.FRect:
        """The panel without the room at its sides."""
        return inner(self.rect, _PADDING, 0)

    def draw(
        self, canvas: Canvas, level: int, progress: LevelProgress, message: str, foot: float
    ) -> None:
        """Draw all that is known of a level, as far down as ``foot``; a message goes before."""
        draw_panel(canvas, self.rect)
        name, box = LEVEL_NAMES[level], self.inside
        title = (box.x, box.y + 20, box.width, 46)
        canvas.text(self.services.translate(f"levels.{name}"), title, _TITLE)
        gems = pygame.FRect(box.x, box.y + 68, box.width, 2 * _RUBY)
        for gem in row_of(gems, level, (2 * _RUBY, 2 * _RUBY), 8):
            draw_point_gem(canvas, gem.center, _RUBY)
        # A higher panel has more room between its parts.
        more = (self.rect.height - _LEAST) / 4
        tale = (box.x, box.y + _TALE + more / 2, box.width, _FIGURES - _TALE - 6)
        canvas.text(self.services.translate(f"campaign.tale.{name}"), tale, _TEXT)
        self._draw_figures(canvas, progress, box.y + _FIGURES + 1.5 * more)
        self._draw_beaten(canvas, progress, len(difficulties(level)), box.y + _BEATEN + 2.5 * more)
        top = max(box.y + _BEATEN + 54, foot - _WORDS_HEIGHT)
        words = pygame.FRect(box.x, top, box.width, foot - top)
        canvas.fill(words, Colours.well, radius=Sizes.radius, alpha=150)
        colour = Colours.attention if message else Colours.text
        text = message or self._words(level, progress)
        canvas.text(text, inner(words, 14, 8), _TEXT.with_changes(valign="middle"), colour=colour)

    def _words(self, level: int, progress: LevelProgress) -> str:
        translate = self.services.translate
        if not progress.unlocked:
            return translate("campaign.locked", level=translate(f"levels.{LEVEL_NAMES[level - 1]}"))
        if progress.last is None:
            return translate("campaign.new")
        return translate(
            "campaign.last", settings=settings_in_words(self.services, progress.last[1])
        )

    def _draw_figures(self, canvas: Canvas, progress: LevelProgress, y: float) -> None:
        best = "–" if progress.best_turns is None else str(progress.best_turns)
        figures = {"attempts": str(progress.attempts), "wins": str(progress.wins), "best": best}
        area = pygame.FRect(self.inside.x, y, self.inside.width, _FIGURE_HEIGHT)
        width = (area.width + 8) / len(figures) - 8
        boxes = row_of(area, len(figures), (width, area.height), 8)
        for box, (key, figure) in zip(boxes, figures.items(), strict=True):
            canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=210)
            canvas.text(figure, (box.x, box.y + 6, box.width, 36), _FIGURE)
            label = (box.x + 5, box.y + 43, box.width - 10, 22)
            canvas.text(self.services.translate(f"campaign.{key}"), label, _LABEL)

    def _draw_beaten(self, canvas: Canvas, progress: LevelProgress, total: int, y: float) -> None:
        """Draw how many of the distinct combinations of settings are beaten."""
        count, box = len(progress.beaten), self.inside
        words = self.services.translate("campaign.beaten", count=count, total=total)
        canvas.text(words, (box.x, y, box.width, 22), _LABEL)
        bar = pygame.FRect(box.x + 28, y + 28, box.width - 28, _BAR)
        canvas.box(bar, Colours.well, Colours.bronze, radius=_BAR / 2)
        full = count / total if self._full is None else self._full
        if full:
            done = pygame.FRect(bar.inflate(-4, -4))
            done.width = max(done.height, done.width * full)
            canvas.fill(done, Colours.gold, radius=done.height / 2)
        star = (box.x - 2, bar.centery - 13, 26, 26)
        canvas.image("ui/star", star, grey=not count, alpha=255 if count else 150)
