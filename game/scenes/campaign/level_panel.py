"""The panel of an island: its story, the Hordes that wait there, the player's progress."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.board import ShownCard, card_face, draw_card_art
from game.content import Preset
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    HintArea,
    Item,
    Line,
    Panel,
    Sizes,
    Space,
    Times,
    Viewport,
    Words,
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
_LEVEL = text_style.NAME.with_changes(size=16, colour=Colours.gold)
_TEXT = text_style.BODY.with_changes(size=18, align="center", fit=True, floor=12, valign="middle")
_HEADING_LOOK = text_style.NAME.with_changes(size=15.5, colour=Colours.gold, align="center")
_NAME = text_style.NAME.with_changes(size=17, fit=True, floor=12, outline=1.2)
_FIGURE = text_style.CAPTION.with_changes(
    size=14.5, align="center", colour=Colours.text, fit=True, floor=11
)


#: The line of what was reached goes on where letters are larger than usual.
_FIGURE_LARGE = _FIGURE.with_changes(wrap=True, valign="middle")


def panel_is_below() -> bool:
    """Whether texts are larger than usual: beside the chart there is no room for them."""
    return grown(1.0) > 1.0


class Appearing(Column):
    """Words on a chart that is never turned round, which appear as far as ``shown`` says."""

    def __init__(self, shown: Callable[[], float], *boxes: Block) -> None:
        super().__init__(*boxes, gap=0.0, spring=1.0)
        self._shown = shown

    def draw(self, canvas: Canvas) -> None:
        """Draw them, turned round in themselves."""
        with canvas.shifted(alpha=round(255 * self._shown())), canvas.reading(self.area):
            super().draw(canvas)


class LevelPanel:
    """The panel's words and pictures; the widgets on it are the scene's."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rect = pygame.FRect(0, 0, 0, 0)
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

    def block(
        self,
        level: int,
        progress: LevelProgress,
        message: str,
        hints: tuple[HintArea, Sequence[HintArea]],
        *below: Block,
    ) -> Panel:
        """Return the panel of a level, with what else is on it ``below``.

        A message goes before the story; ``hints`` are the areas of the crown and of the Hordes.
        """
        crown_hint, horde_hints = hints
        hardness = self.services.content.hardness
        # How hard a Horde is, is known for one player alone.
        hardest = hardness.hardest(progress.beaten) if self.measured else None
        crown: list[Block] = []
        if hardest is not None:
            helped = hardest not in progress.own_beaten
            row = Drawn(partial(self._draw_crown, hardest, helped), grown(_CROWN))
            crown = [Space(4.0), Block(row, Item(crown_hint, fills=True)), Space(_CROWN_GAP)]
        figures = self._figures(level, progress)
        line: Words = Line(figures, _FIGURE, _FIGURES)
        if panel_is_below():
            line = Words(figures, _FIGURE_LARGE, grown(_FIGURES))
        told = Appearing(
            lambda: self._shown,
            Space(_TITLE_AT),
            Line(island_name(self.services, level), _TITLE, grown(_TITLE_HIGH)),
            Space(4.0),
            Drawn(partial(self._draw_level, level), grown(_LEVEL_HIGH)),
            Space(6.0),
            self._story(level, progress, message),
            *crown,
            *self._hordes(level, progress, horde_hints),
            Space(4.0),
            line,
            Space(Sizes.gap_small),
        )
        return Panel(told, *below, edge=_PADDING, tall=0.0, gap=0.0)

    def _story(self, level: int, progress: LevelProgress, message: str) -> Drawn:
        words = message or story_line(self.services, level, won=progress.wins > 0)
        colour = Colours.attention if message else Colours.text

        def paint(canvas: Canvas, area: pygame.FRect) -> None:
            canvas.text(words, inner(area, -8, 0), _TEXT, colour=colour)

        def height(view: Viewport, width: float) -> float:
            return text_size(view, words, _TEXT, width)[1] + Sizes.gap

        # Beside the chart it has what room is left.
        return Drawn(paint, height if panel_is_below() else 0.0, spring=1.0)

    def _draw_level(self, level: int, canvas: Canvas, area: pygame.FRect) -> None:
        words = self.services.translate(f"levels.{LEVEL_NAMES[level]}")
        width = canvas.text_size(words, _LEVEL)[0]
        x = area.centerx - (width + 12 + level * _GEM_PITCH) / 2
        canvas.text(words, (x, area.y, width + 4, area.height), _LEVEL)
        for gem in range(level):
            place = (x + width + 12 + _GEM_PITCH * (gem + 0.5), area.centery - 1)
            draw_point_gem(canvas, place, _GEM)

    def _draw_crown(
        self, hardest: Difficulty, helped: bool, canvas: Canvas, row: pygame.FRect
    ) -> None:
        draw_crown_row(canvas, self.services, hardest, row)
        if helped:
            draw_bulb(canvas, (row.x + 40, row.bottom - 11), 9)

    def _hordes(
        self, level: int, progress: LevelProgress, hints: Sequence[HintArea]
    ) -> Iterator[Block]:
        presets = self.services.content.presets[level]
        beaten = sum(preset.difficulty in progress.beaten for preset in presets)
        words = self.services.translate("campaign.hordes", count=beaten, total=len(presets))
        yield from (Line(words, _HEADING_LOOK, grown(_HEADING) - 4), Space(4.0))
        for preset, hint in zip(presets, hints, strict=False):
            row = Drawn(partial(self._draw_horde, preset, progress), grown(_ROW))
            yield from (Block(row, Item(hint, fills=True)), Space(_ROW_GAP))

    def _draw_horde(
        self, preset: Preset, progress: LevelProgress, canvas: Canvas, row: pygame.FRect
    ) -> None:
        won = preset.difficulty in progress.beaten
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
        if won and preset.difficulty not in progress.own_beaten:
            draw_bulb(canvas, (row.right - 11, row.centery + 11), 9)

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
