"""The panel of an island: its story, the Hordes that wait there, the player's progress."""

from __future__ import annotations

import pygame

from game.board import ShownCard, card_face, draw_card_art
from game.content import Preset
from game.kit import (
    Canvas,
    Colours,
    Sizes,
    Times,
    Viewport,
    draw_panel,
    grown,
    text_size,
    text_style,
)
from game.play import LevelProgress
from game.rules import Difficulty

from ..common import (
    LEVEL_NAMES,
    draw_bulb,
    draw_gauge,
    draw_point_gem,
    gauge_width,
    hardness_words,
    inner,
    island_name,
)
from ..services import Services
from .campaign_attempts import story_line
from .crown_drawing import ROW_GAUGE, draw_chips, draw_crown_row

WIDTH = 360.0
_PADDING = 28.0
#: How many ready-made Hordes there is room for.
PRESETS = 3
_GEM, _GEM_PITCH = 8.0, 19.0
#: The height of a Horde's row, and the room below it.
_ROW, _ROW_GAP = 48.0, 4.0
_HEADING, _FIGURES = 26.0, 26.0
#: The height of the row with the hardest win, and the room below it.
_CROWN, _CROWN_GAP = 46.0, 6.0
_STAR = 26.0
#: The heights of the title, of the line below it, and of a Horde's name; where they begin.
_TITLE_HIGH, _LEVEL_HIGH, _NAME_HIGH, _TITLE_AT = 44.0, 24.0, 24.0, 18.0
_TITLE = text_style.HEADING.with_changes(size=33, fit=True, floor=20)
_LEVEL = text_style.STRONG.with_changes(size=16, colour=Colours.gold)
_TEXT = text_style.BODY.with_changes(size=18, align="center", fit=True, floor=12, valign="middle")
_HEADING_LOOK = text_style.STRONG.with_changes(size=15.5, colour=Colours.gold, align="center")
_NAME = text_style.STRONG.with_changes(size=17, fit=True, floor=12)
_FIGURE = text_style.CAPTION.with_changes(
    size=14.5, align="center", colour=Colours.text, fit=True, floor=11
)


#: The line of what was reached goes on where letters are larger than usual.
_FIGURE_LARGE = _FIGURE.with_changes(wrap=True, valign="middle")


class LevelPanel:
    """The panel's words and pictures; the widgets on it are the scene's."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rect = pygame.FRect(0, 0, 0, 0)
        #: The result at the level that is shown, and how high the line about it is.
        self.progress = LevelProgress()
        self.figures_high = _FIGURES
        #: Whether it has been measured how hard the Hordes are: that is for one player alone.
        self.measured = True
        self._level = 0
        #: How far the words of an island that was just chosen have appeared, 0 to 1.
        self._shown = 1.0

    def update(self, dt: float, level: int) -> bool:
        """Let the words of an island appear when it is another; True while they do."""
        if level != self._level:
            still = not self._level or self.services.settings.reduced_motion
            self._level, self._shown = level, 1.0 if still else 0.0
        if self._shown >= 1.0:
            return False
        self._shown = min(1.0, self._shown + dt / Times.appear)
        return True

    def wanted_height(self, view: Viewport, level: int, words: str, width: float) -> float:
        """Return how high all words of a level are above its buttons, in a panel of a width."""
        inside = width - 2 * _PADDING
        high = self._head_height() + text_size(view, words, _TEXT, inside)[1] + Sizes.gap
        figures = self.line_height(view, level, inside)
        rows = PRESETS * (self._row_height() + _ROW_GAP) + grown(_HEADING)
        return high + grown(_CROWN) + _CROWN_GAP + 4 + rows + 4 + figures

    def words(self, level: int, progress: LevelProgress, message: str) -> str:
        """Return what is told of a level: its story, or in its place a message."""
        return message or story_line(self.services, level, won=progress.wins > 0)

    def _head_height(self) -> float:
        return _TITLE_AT + grown(_TITLE_HIGH) + 4 + grown(_LEVEL_HIGH) + 6

    def _row_height(self) -> float:
        return grown(_ROW)

    def line_height(self, view: Viewport, level: int, width: float) -> float:
        """Return how high the line of what was reached is."""
        if grown(1.0) == 1.0:
            return _FIGURES
        words = self._figures(level, self.progress)
        return max(grown(_FIGURES), text_size(view, words, _FIGURE_LARGE, width)[1] + 4)

    @property
    def inside(self) -> pygame.FRect:
        """The panel without the room at its sides."""
        return inner(self.rect, _PADDING, 0)

    def draw(
        self, canvas: Canvas, level: int, progress: LevelProgress, message: str, foot: float
    ) -> None:
        """Draw all that is known of a level, as far down as ``foot``; a message goes before."""
        draw_panel(canvas, self.rect)
        with canvas.shifted(0, 0, alpha=round(255 * self._shown)), canvas.reading(self.rect):
            self._draw_head(canvas, level)
            box = self.inside
            y = box.y + self._head_height()
            hardest = self._hardest(progress)
            bottom = self.hordes_top(foot) if hardest is None else self.crown_row(foot).y - 4
            story = (box.x - 8, y, box.width + 16, bottom - y)
            colour = Colours.attention if message else Colours.text
            canvas.text(self.words(level, progress, message), story, _TEXT, colour=colour)
            if hardest is not None:
                row = self.crown_row(foot)
                draw_crown_row(canvas, self.services, hardest, row)
                if hardest not in progress.own_beaten:
                    draw_bulb(canvas, (row.x + 40, row.bottom - 11), 9)
            self._draw_hordes(canvas, level, progress, foot)
            figures = (box.x, foot - self.figures_high, box.width, self.figures_high)
            look = _FIGURE if grown(1.0) == 1.0 else _FIGURE_LARGE
            canvas.text(self._figures(level, progress), figures, look)

    def _hardest(self, progress: LevelProgress) -> Difficulty | None:
        """Return the hardest Horde that was beaten, where it is known how hard they are."""
        if not self.measured:
            return None
        return self.services.content.hardness.hardest(progress.beaten)

    def _draw_head(self, canvas: Canvas, level: int) -> None:
        """Draw the island's name, and below it its level with as many gems."""
        box = self.inside
        title = (box.x, box.y + _TITLE_AT, box.width, grown(_TITLE_HIGH))
        canvas.text(island_name(self.services, level), title, _TITLE)
        words = self.services.translate(f"levels.{LEVEL_NAMES[level]}")
        width = canvas.text_size(words, _LEVEL)[0]
        y, high = box.y + _TITLE_AT + grown(_TITLE_HIGH) + 4, grown(_LEVEL_HIGH)
        x = box.centerx - (width + 12 + level * _GEM_PITCH) / 2
        canvas.text(words, (x, y, width + 4, high), _LEVEL)
        for gem in range(level):
            place = (x + width + 12 + _GEM_PITCH * (gem + 0.5), y + high / 2 - 1)
            draw_point_gem(canvas, place, _GEM)

    def hordes_top(self, foot: float) -> float:
        """Return where the Hordes begin, above the figures that end at ``foot``."""
        rows = PRESETS * (self._row_height() + _ROW_GAP)
        return foot - self.figures_high - 4 - grown(_HEADING) - rows

    def crown_row(self, foot: float) -> pygame.FRect:
        """Return where the hardest win of a level is told, above its Hordes."""
        y = self.hordes_top(foot) - _CROWN_GAP - grown(_CROWN)
        return pygame.FRect(self.inside.x, y, self.inside.width, grown(_CROWN))

    def horde_row(self, number: int, foot: float) -> pygame.FRect:
        """Return where one of the level's Hordes is."""
        top = self.hordes_top(foot) + grown(_HEADING) + number * (self._row_height() + _ROW_GAP)
        return pygame.FRect(self.inside.x, top, self.inside.width, self._row_height())

    def _draw_hordes(
        self, canvas: Canvas, level: int, progress: LevelProgress, foot: float
    ) -> None:
        """Draw the level's ready-made Hordes, with a star at those that are beaten."""
        presets, box = self.services.content.presets[level], self.inside
        beaten = sum(preset.difficulty in progress.beaten for preset in presets)
        words = self.services.translate("campaign.hordes", count=beaten, total=len(presets))
        heading = (box.x, self.hordes_top(foot), box.width, grown(_HEADING) - 4)
        canvas.text(words, heading, _HEADING_LOOK)
        for number, preset in enumerate(presets):
            won = preset.difficulty in progress.beaten
            row = self.horde_row(number, foot)
            self._draw_horde(canvas, row, preset, won=won)
            if won and preset.difficulty not in progress.own_beaten:
                draw_bulb(canvas, (row.right - 11, row.centery + 11), 9)

    def _draw_horde(self, canvas: Canvas, row: pygame.FRect, preset: Preset, *, won: bool) -> None:
        canvas.fill(row, Colours.well, radius=Sizes.radius, alpha=210)
        picture = pygame.FRect(row.x + 5, row.y + 5, row.height - 10, row.height - 10)
        captain = self.services.content.cards[preset.captain]
        draw_card_art(canvas, card_face(captain), picture, radius=6)
        canvas.add_hit_region(picture, ShownCard(captain))
        x = picture.right + 10
        gauge = pygame.FRect(0, 0, gauge_width(ROW_GAUGE), ROW_GAUGE)
        gauge.midright = (row.right - _STAR - 16, row.centery)
        if self.measured:
            draw_gauge(canvas, gauge, hardness_words(self.services, preset.difficulty).step)
        width = gauge.x - x - 8
        name = self.services.translate(f"difficulty.presets.{preset.id}")
        canvas.text(name, (x, row.y + 3, width, grown(_NAME_HIGH)), _NAME)
        draw_chips(canvas, self.services, preset.difficulty, x, row.y + 3 + grown(_NAME_HIGH))
        star = (row.right - _STAR - 8, row.centery - _STAR / 2, _STAR, _STAR)
        canvas.image("ui/star", star, grey=not won, alpha=255 if won else 90)

    def _figures(self, level: int, progress: LevelProgress) -> str:
        """Return a line of what was reached, or what unlocks the island."""
        translate = self.services.translate
        if not progress.unlocked:
            return translate("campaign.locked", island=island_name(self.services, level - 1))
        if not progress.attempts:
            return translate("campaign.new")
        words = translate("campaign.attempts", count=progress.attempts)
        won = translate("campaign.wins", count=progress.wins)
        if progress.best_turns is None:
            return translate("campaign.figures", attempts=words, wins=won)
        best = translate("campaign.best", count=progress.best_turns)
        return translate("campaign.figures_best", attempts=words, wins=won, best=best)
