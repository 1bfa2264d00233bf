"""The panel beside the settings: the scales, what they say in words, and ways to choose all."""

import math
from collections.abc import Callable

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colour,
    Colours,
    Column,
    Drawn,
    HintArea,
    Item,
    Panel,
    Point,
    Row,
    Sizes,
    Space,
    TextStyle,
    Viewport,
    Words,
    draw_brass,
    draw_knob,
    grown,
    text_room,
    text_style,
)
from game.rules import Difficulty

from ..common import (
    LEVEL_NAMES,
    draw_check,
    draw_empty_gem,
    draw_gauge,
    draw_point_gem,
    gauge_width,
    hardness_hint,
    hardness_words,
    inner,
)
from ..services import Services
from .setting_row import is_large

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
        canvas.shadow((x - 40, foot - 10, 80, 10), spread=8, drop=4, strength=120)
        draw_brass(canvas, (x - 6, y, 12, foot - y - 8), radius=5)
        steps = (y + 24, 22), ((y + foot) / 2, 18), (foot - 26, 22), (foot - 17, 54), (foot - 9, 84)
        for top, wide in steps:
            draw_brass(canvas, (x - wide / 2, top, wide, 9), radius=4)

    def _draw_beam(self, canvas: Canvas, pivot: Point, arm: float) -> None:
        dx, dy = arm * math.cos(self.lean), arm * math.sin(self.lean)
        ends = (pivot[0] - dx, pivot[1] - dy), (pivot[0] + dx, pivot[1] + dy)
        for colour, width in ((_BRASS_DARK, 12), (_BRASS, 8.5), (_BRASS_LIGHT, 2.5)):
            canvas.line(*ends, colour, width=width)
        for end in ends:
            draw_knob(canvas, end, 8)
        if self.points == self.level:
            draw_check(canvas, pivot, 15)
        else:
            draw_knob(canvas, pivot, 13)

    def _draw_pan(
        self, canvas: Canvas, hook: Point, box: pygame.FRect, points: int, caption: str
    ) -> None:
        x, y = hook
        reach, drop = box.width * 0.165, box.height * 0.42
        rim = y + drop
        for way in (-1, 1):
            for colour, width in ((_BRASS_DARK, 4.4), (_BRASS_LIGHT, 1.6)):
                canvas.line(hook, (x + way * reach, rim), colour, width=width)
        _draw_points(canvas, (x, rim), points)
        steps = 14
        bowl = [
            (x + reach * math.cos(math.pi * n / steps), rim + 22 * math.sin(math.pi * n / steps))
            for n in range(steps + 1)
        ]
        canvas.polygon(bowl, _BRASS_DARK)
        for share, colour in ((0.9, _BRASS), (0.35, _BRASS_LIGHT)):
            canvas.polygon([(a, rim + (b - rim) * share) for a, b in bowl], colour)
        draw_brass(canvas, (x - reach - 5, rim - 4, 2 * reach + 10, 8), radius=4)
        canvas.text(caption, (x - reach - 16, rim + 24, 2 * reach + 32, grown(20)), _CAPTION)


def _draw_points(canvas: Canvas, foot: Point, points: int) -> None:
    """Heap rubies up from the rim of a pan; less than none is an empty setting over it."""
    if points < 0:
        draw_empty_gem(canvas, (foot[0], foot[1] - _RUBY - 6), _RUBY, minus=True)
        return
    y, left, row = foot[1] - _RUBY - 2, points, 4
    while left:
        count = min(left, row)
        for number in range(count):
            draw_point_gem(canvas, (foot[0] + (number - (count - 1) / 2) * _PITCH, y), _RUBY)
        left -= count
        row = max(1, row - 1)
        y -= _PITCH * 0.84


BUTTON_HEIGHT, BUTTON_GAP = 44.0, 7.0
#: The width of the scales beside larger words, and how high they are there at most.
_SCALES_WIDTH, _HIGHEST = 380.0, 330.0
_SUM = text_style.HEADING.with_changes(size=26, colour=Colours.light)
_TELLS = text_style.BODY.with_changes(size=15.5, align="center", fit=True, valign="middle")
#: The usual heights of the sum, the space below it, and what the scales tell.
_SUM_HIGH, _SUM_GAP, _TELLS_HIGH = 32.0, 2.0, 50.0
#: How hard the chosen Horde is: the gauge's height, and that of all of it.
_GAUGE, _HARDNESS_HEIGHT = 30.0, 58.0
_STEP = text_style.NAME.with_changes(size=19, colour=Colours.light, fit=True, floor=12)
_WINS = text_style.CAPTION.with_changes(size=14.5, colour=Colours.text, fit=True, floor=10.5)


class ScalesPanel:
    """Always in sight: whether the settings sum to the level; and ways to choose them all."""

    def __init__(
        self,
        services: Services,
        balance: Balance,
        *,
        customize: Callable[[], None],
        surprise: Callable[[], None],
        reset: Callable[[], None],
    ) -> None:
        self.services, self.balance = services, balance
        self.customizing = False
        self.hardness = HintArea()
        self.customize_button = Button("", customize, icon="icons/gear", size=16)
        self.surprise_button = self._button("surprise", "icons/dice", surprise)
        self.reset_button = self._button("reset", "icons/clear", reset)

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> Button:
        label, hint = (self.services.translate(f"difficulty.{key}{end}") for end in ("", "_hint"))
        return Button(label, act, icon=icon, hint=hint, size=16)

    def show(
        self, level: int, difficulty: Difficulty, *, customizing: bool, measured: bool
    ) -> None:
        """Follow what is chosen; it tells how hard that is where games have been ``measured``."""
        points = difficulty.points
        assert points is not None
        self.balance.weigh(level, points)
        self.customizing = self.reset_button.visible = customizing
        key = "to_presets" if customizing else "to_customize"
        self.customize_button.label = self.services.translate(f"difficulty.{key}")
        self.customize_button.hint = self.services.translate(f"difficulty.{key}_hint")
        self.hardness.visible = measured and points in LEVEL_NAMES
        if self.hardness.visible:
            self._words = hardness_words(self.services, difficulty)
            self.hardness.hint = hardness_hint(self.services, difficulty)

    def make(self, told: str) -> Block:
        """Return the panel with what is ``told`` of the sum; larger words lie beside the scales."""
        told_hard = Drawn(self._draw_hardness, self._hardness_height)
        hard = Block(Item(self.hardness, 0.0, fills=True), told_hard)
        if is_large():
            ways = [self.customize_button, self.surprise_button]
            ways += [self.reset_button] if self.customizing else []
            buttons = Row(*(Item(each, grown(BUTTON_HEIGHT)) for each in ways), gap=8)
            words = Column(self._words_of(told), Space(8), gap=0)
            beside = Column(hard, words, Space(BUTTON_GAP, spring=1), buttons, gap=BUTTON_GAP)
            scales = Drawn(self._draw_balance)
            row = Row(scales, beside, gap=20, shares=lambda wide: (_SCALES_WIDTH, wide - 400))
            return self._lit(Panel(row, edge=20, tall=22))
        below: Block = Item(self.surprise_button, BUTTON_HEIGHT)
        if self.customizing:
            below = Row(below, Item(self.reset_button, BUTTON_HEIGHT), gap=8, shares=(58, 42))
        return self._lit(
            Panel(
                Drawn(self._draw_balance, spring=1),
                Space(10),
                hard,
                Space(6),
                self._words_of(told),
                Space(14),
                Item(self.customize_button, BUTTON_HEIGHT),
                Space(BUTTON_GAP),
                below,
                edge=20,
                tall=(18, 22),
            )
        )

    def _words_of(self, told: str) -> Block:
        if not self.customizing:
            return _Fitted(told, _TELLS, _SUM_HIGH + _SUM_GAP + _TELLS_HIGH)
        weighed = {"points": self.balance.points, "level": self.balance.level}
        words = self.services.translate("difficulty.sum", **weighed)
        total = _Fitted(words, _SUM.with_changes(colour=self._colour), _SUM_HIGH)
        return Column(total, Space(_SUM_GAP), _Fitted(told, _TELLS, _TELLS_HIGH), gap=0)

    @property
    def _colour(self) -> Colour:
        over = self.balance.points - self.balance.level
        if over:
            return Colours.negative if over > 0 else Colours.attention
        return Colours.positive

    def _lit(self, panel: Panel) -> Block:
        if not self.customizing:
            return panel

        def paint(canvas: Canvas, area: pygame.FRect) -> None:
            canvas.frame(inner(area, 8), self._colour, width=2, radius=7, alpha=170)

        return Block(panel, Drawn(paint))

    def _draw_balance(self, canvas: Canvas, area: pygame.FRect) -> None:
        box = area.inflate(0, 8) if is_large() else area.inflate(12, 0)
        if is_large():
            box.height = min(box.height, _HIGHEST)
            box.centery = area.centery
        level = self.services.translate(f"levels.{LEVEL_NAMES[self.balance.level]}")
        self.balance.draw(canvas, box, (level, self.services.translate("difficulty.yours")))

    def _hardness_height(self, view: Viewport, width: float) -> float:
        if not is_large():
            return _HARDNESS_HEIGHT
        if not self.hardness.visible:
            return 0.0
        beside = width - gauge_width(_GAUGE) - 42
        name, wins = self._words.name, self._words.wins
        return 14 + text_room(view, name, _STEP, beside) + text_room(view, wins, _WINS, beside)

    def _draw_hardness(self, canvas: Canvas, box: pygame.FRect) -> None:
        if not self.hardness.visible:
            return
        words, large = self._words, is_large()
        canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=190)
        gauge = pygame.FRect(box.x + 16, 0, gauge_width(_GAUGE), _GAUGE)
        gauge.centery = box.centery
        draw_gauge(canvas, gauge, words.step)
        x = gauge.right + 16
        width = box.right - 10 - x
        name = text_room(canvas.view, words.name, _STEP, width) if large else 24.0
        canvas.text(words.name, (x, box.y + 7, width, name), _STEP, wrap=large)
        wins = (x, box.y + 7 + name, width, box.height - 14 - name)
        canvas.text(words.wins, wins, _WINS, wrap=large)


class _Fitted(Words):
    """Words that are smaller where their usual place is too low; larger ones have all they need."""

    def __init__(self, words: str, style: TextStyle, usual: float) -> None:
        super().__init__(words, style)
        self._usual = usual

    def height(self, view: Viewport, width: float) -> float:
        return text_room(view, self.words, self.style, width) if is_large() else self._usual
