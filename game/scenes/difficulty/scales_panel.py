"""The panel beside the settings: the scales, what they say in words, and ways to choose all."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.kit import (
    Button,
    Canvas,
    Colour,
    Colours,
    HintArea,
    Point,
    Sizes,
    Viewport,
    draw_panel,
    grown,
    text_room,
    text_style,
)
from game.rules import LEVELS

from ..common import (
    draw_check,
    draw_empty_gem,
    draw_gauge,
    draw_point_gem,
    gauge_width,
    hardness_hint,
    hardness_words,
    inner,
)

if TYPE_CHECKING:
    from .difficulty_scene import DifficultyScene

#: The lean for a point of difference, and the most there is; radians.
LEAN, MOST = 0.11, 0.34
#: How fast the beam follows, in shares of the way per second.
_FOLLOWS = 9.0
_CLOSE = 0.002
_BRASS: Colour = (214, 162, 74)
_BRASS_DARK: Colour = (112, 72, 26)
_BRASS_LIGHT: Colour = (255, 226, 150)
_RUBY, _PITCH = 8.0, 18.0
_CAPTION = text_style.CAPTION.with_changes(size=13, align="center", fit=True, colour=Colours.text)


class Balance:
    """Leans to the heavier side: level with as many points on the right as on the left."""

    def __init__(self, level: int, points: int) -> None:
        self.level = level
        self.points = points
        self.lean = self.goal

    @property
    def goal(self) -> float:
        """The angle at which the beam comes to rest; positive: the right pan is lower."""
        return max(-MOST, min(MOST, LEAN * (self.points - self.level)))

    def weigh(self, level: int, points: int) -> None:
        """Lay other points on the pans."""
        self.level, self.points = level, points

    def update(self, dt: float) -> bool:
        """Swing to rest; True while it moves."""
        away = self.goal - self.lean
        if not away:
            return False
        self.lean = self.goal if abs(away) < _CLOSE else self.lean + away * min(1.0, dt * _FOLLOWS)
        return True

    def draw(self, canvas: Canvas, box: pygame.FRect, captions: tuple[str, str]) -> None:
        """Draw the scales; ``captions`` are what lies on the left and on the right pan."""
        pivot = (box.centerx, box.y + 30)
        foot = box.bottom - 4
        arm = box.width * 0.32
        self._draw_stand(canvas, pivot, foot)
        for way, points, caption in ((-1, self.level, captions[0]), (1, self.points, captions[1])):
            x = pivot[0] + way * arm * math.cos(self.lean)
            y = pivot[1] + way * arm * math.sin(self.lean)
            self._draw_pan(canvas, (x, y), box, points, caption)
        self._draw_beam(canvas, pivot, arm)

    def _draw_stand(self, canvas: Canvas, pivot: Point, foot: float) -> None:
        x, y = pivot
        base = pygame.FRect(x - 34, foot - 10, 68, 10)
        canvas.shadow(base, spread=8, drop=4, strength=120)
        canvas.fill((x - 4, y, 8, foot - y), _BRASS_DARK, radius=3)
        canvas.fill((x - 2.5, y, 2.5, foot - y - 4), _BRASS, radius=1)
        canvas.fill(base, _BRASS_DARK, radius=4)
        canvas.fill((base.x + 2, base.y + 1, base.width - 4, 4), _BRASS, radius=2)

    def _draw_beam(self, canvas: Canvas, pivot: Point, arm: float) -> None:
        dx, dy = arm * math.cos(self.lean), arm * math.sin(self.lean)
        ends = (pivot[0] - dx, pivot[1] - dy), (pivot[0] + dx, pivot[1] + dy)
        canvas.line(*ends, _BRASS_DARK, width=9)
        canvas.line(*ends, _BRASS, width=5.5)
        for end in ends:
            canvas.circle(end, 5.5, _BRASS_DARK)
            canvas.circle(end, 3.8, _BRASS_LIGHT)
        if self.points == self.level:
            draw_check(canvas, pivot, 15)
        else:
            canvas.circle(pivot, 11, _BRASS_DARK)
            canvas.circle(pivot, 9, _BRASS)
            canvas.circle((pivot[0] - 2, pivot[1] - 2), 3.5, _BRASS_LIGHT)

    def _draw_pan(
        self, canvas: Canvas, hook: Point, box: pygame.FRect, points: int, caption: str
    ) -> None:
        x, y = hook
        reach, drop = box.width * 0.165, box.height * 0.42
        rim = y + drop
        for way in (-1, 1):
            canvas.line(hook, (x + way * reach, rim), _BRASS_DARK, width=2)
        _draw_points(canvas, (x, rim), points)
        steps = 14
        bowl = [
            (x + reach * math.cos(math.pi * n / steps), rim + 15 * math.sin(math.pi * n / steps))
            for n in range(steps + 1)
        ]
        canvas.polygon(bowl, _BRASS_DARK)
        canvas.polygon([(a, b - 1.5 if b > rim + 2 else b) for a, b in bowl], _BRASS)
        canvas.fill((x - reach - 3, rim - 2.5, 2 * reach + 6, 5), _BRASS_LIGHT, radius=2.5)
        canvas.text(caption, (x - reach - 16, rim + 17, 2 * reach + 32, grown(20)), _CAPTION)


def _draw_points(canvas: Canvas, foot: Point, points: int) -> None:
    """Heap rubies up from the rim of a pan; less than none is an empty setting over it."""
    if points < 0:
        draw_empty_gem(canvas, (foot[0], foot[1] - _RUBY - 6), _RUBY, minus=True)
        return
    y, left, row = foot[1] - _RUBY - 2, points, 4
    while left:
        count = min(left, row)
        for number in range(count):
            place = (foot[0] + (number - (count - 1) / 2) * _PITCH, y)
            draw_point_gem(canvas, place, _RUBY)
        left -= count
        row = max(1, row - 1)
        y -= _PITCH * 0.84


BUTTON_HEIGHT, BUTTON_GAP = 44.0, 7.0
#: The width of the scales beside larger words.
_SCALES_WIDTH = 380.0
_SUM = text_style.HEADING.with_changes(size=26, colour=Colours.light)
_TELLS = text_style.BODY.with_changes(size=15.5, align="center", fit=True, valign="middle")
#: How hard the chosen Horde is: the gauge's height, and that of all of it.
_GAUGE, _HARDNESS_HEIGHT = 30.0, 58.0
_STEP = text_style.STRONG.with_changes(size=18, colour=Colours.light, fit=True, floor=12)
_WINS = text_style.CAPTION.with_changes(size=14.5, colour=Colours.text, fit=True, floor=10.5)


class ScalesPanel:
    """Always in sight: whether the settings sum to the level; and ways to choose them all."""

    def __init__(self, scene: DifficultyScene) -> None:
        self.scene = scene
        self.rect = pygame.FRect(0, 0, 0, 0)
        #: Whether the words and the buttons stand beside the scales, in a broad panel.
        self.broad = False
        self.balance = Balance(scene.level, scene.points)
        self.hardness = scene.widgets.add(HintArea())
        self.customize_button = self._button("customize", "icons/gear")
        self.surprise_button = self._button("surprise", "icons/dice")
        self.reset_button = self._button("reset", "icons/clear")
        self.customize_button.on_click = scene.customize
        self.surprise_button.on_click = scene.surprise
        self.reset_button.on_click = scene.reset

    def show(self) -> None:
        """Follow what is chosen."""
        scene = self.scene
        self.balance.weigh(scene.level, scene.points)
        key = "presets" if scene.customizing else "customize"
        self.customize_button.label = scene.translate(f"difficulty.to_{key}")
        self.customize_button.hint = scene.translate(f"difficulty.to_{key}_hint")
        self.reset_button.visible = scene.customizing
        self._show_hardness()
        self._lay()

    def _show_hardness(self) -> None:
        """Work out what is said of the chosen Horde, if any level has it."""
        scene, services = self.scene, self.scene.services
        self.hardness.visible = scene.measured and scene.points in LEVELS.values()
        if not self.hardness.visible:
            return
        self._words = hardness_words(services, scene.difficulty)
        self.hardness.hint = hardness_hint(services, scene.difficulty)

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it is with larger words beside the scales."""
        heights = self._broad_heights(view, width - _SCALES_WIDTH - 60)
        return 2 * 22 + sum(heights) + 3 * BUTTON_GAP

    def _broad_heights(self, view: Viewport, width: float) -> tuple[float, ...]:
        """Return how high larger words are: hardness, sum, what the scales tell, the buttons."""
        hard = 0.0
        if self.hardness.visible:
            beside = width - gauge_width(_GAUGE) - 42
            hard = 14 + text_room(view, self._words.name, _STEP, beside)
            hard += text_room(view, self._words.wins, _WINS, beside)
        total = text_room(view, "0", _SUM, width) if self.scene.customizing else 0.0
        tells = text_room(view, self._told, _TELLS, width) + 8
        return hard, total, tells, grown(BUTTON_HEIGHT)

    @property
    def _told(self) -> str:
        """The words about the sum, or about the ready-made Hordes."""
        scene = self.scene
        usual = scene.verdict if scene.customizing else scene.translate("difficulty.ready_made")
        return scene.message or usual

    def place_broad(self, view: Viewport, rect: pygame.FRect) -> None:
        """Lay the scales at the left, and the words over the buttons beside them."""
        self.rect, self.broad = rect, True
        x = rect.x + _SCALES_WIDTH + 40
        width = rect.right - 20 - x
        hard, total, tells, buttons = self._broad_heights(view, width)
        y = rect.y + 22
        self.hardness.place((x, y, width, hard))
        y += hard + BUTTON_GAP
        self._sum_box = pygame.FRect(x, y, width, total)
        self._tells = pygame.FRect(x, y + total, width, tells)
        self._buttons = pygame.FRect(x, rect.bottom - 22 - buttons, width, buttons)
        self._scales = pygame.FRect(rect.x + 20, rect.y + 18, _SCALES_WIDTH, rect.height - 36)
        self._scales.height = min(self._scales.height, 330)
        self._scales.centery = rect.centery
        self._lay()

    def place(self, rect: pygame.FRect) -> None:
        """Lay the buttons at the foot and the scales above them."""
        self.rect, self.broad = rect, False
        x, width = rect.x + 20, rect.width - 40
        y = rect.bottom - 24 - 2 * BUTTON_HEIGHT - BUTTON_GAP
        self._tells = pygame.FRect(x, y - 62, width, 50)
        self._sum_box = pygame.FRect(x, y - 96, width, 32)
        hard = self._sum_box.y - 6 - _HARDNESS_HEIGHT
        self.hardness.place((x, hard, width, _HARDNESS_HEIGHT))
        top = rect.y + 18
        self._scales = pygame.FRect(rect.x + 14, top, rect.width - 28, hard - 10 - top)
        self._lay()

    def _lay(self) -> None:
        """Lay out the buttons: to reset is offered where single settings are chosen."""
        if self.broad:
            shown = [self.customize_button, self.surprise_button]
            shown += [self.reset_button] if self.reset_button.visible else []
            wide = (self._buttons.width + 8) / len(shown)
            for number, button in enumerate(shown):
                x = self._buttons.x + number * wide
                button.place((x, self._buttons.y, wide - 8, self._buttons.height))
            return
        x, width = self.rect.x + 20, self.rect.width - 40
        y = self.rect.bottom - 22 - 2 * BUTTON_HEIGHT - BUTTON_GAP
        self.customize_button.place((x, y, width, BUTTON_HEIGHT))
        y += BUTTON_HEIGHT + BUTTON_GAP
        wide = (width - 8) * 0.58 if self.reset_button.visible else width
        self.surprise_button.place((x, y, wide, BUTTON_HEIGHT))
        self.reset_button.place((x + wide + 8, y, width - wide - 8, BUTTON_HEIGHT))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and the scales with what they say."""
        scene = self.scene
        draw_panel(canvas, self.rect)
        captions = (scene.level_name(scene.level), scene.translate("difficulty.yours"))
        self.balance.draw(canvas, self._scales, captions)
        if self.hardness.visible:
            self._draw_hardness(canvas)
        if not scene.customizing:
            # A ready-made Horde always has the points of its level.
            canvas.text(self._told, self._sum_box.union(self._tells), _TELLS)
            return
        lit = Colours.positive if scene.exact else Colours.attention
        if scene.points > scene.level:
            lit = Colours.negative
        canvas.frame(inner(self.rect, 8), lit, width=2, radius=7, alpha=170)
        words = scene.translate("difficulty.sum", points=scene.points, level=scene.level)
        canvas.text(words, self._sum_box, _SUM, colour=lit)
        canvas.text(self._told, self._tells, _TELLS)

    def _draw_hardness(self, canvas: Canvas) -> None:
        """Draw the gauge, beside it its word and how often the computer player wins."""
        box, words = self.hardness.rect, self._words
        canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=190)
        gauge = pygame.FRect(box.x + 16, 0, gauge_width(_GAUGE), _GAUGE)
        gauge.centery = box.centery
        draw_gauge(canvas, gauge, words.step)
        x = gauge.right + 16
        width = box.right - 10 - x
        if not self.broad:
            canvas.text(words.name, (x, box.y + 7, width, 24), _STEP)
            canvas.text(words.wins, (x, box.y + 31, width, 20), _WINS)
            return
        name = text_room(canvas.view, words.name, _STEP, width)
        canvas.text(words.name, (x, box.y + 7, width, name), _STEP, wrap=True)
        wins = (x, box.y + 7 + name, width, box.height - 14 - name)
        canvas.text(words.wins, wins, _WINS, wrap=True)

    def _button(self, key: str, icon: str) -> Button:
        scene = self.scene
        label, hint = "", ""
        if key != "customize":
            label, hint = (scene.translate(f"difficulty.{key}{end}") for end in ("", "_hint"))
        return scene.widgets.add(Button(label, lambda: None, icon=icon, hint=hint, size=16))
