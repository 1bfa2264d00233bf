"""The cards of the menu, each with a picture of what comes next, and the proposal over them."""

from collections.abc import Callable
from functools import partial

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    Pressable,
    Spoken,
    Times,
    grown,
    mixed,
    text_style,
)

from ..backdrops import backdrop
from ..services import Services
from .boot_pictures import MENU_ICONS
from .menu_news import TeaserNews

SIZE = (292.0, 232.0)
_EDGE, _NAME, _LINE = 11.0, 32.0, 19.0
_ICON, _MEDAL, _TICK, _GEM, _CORNER = 64.0, 36.0, 34.0, 6.0, 32.0
#: The size of the painted chart, how much of its width is shown, and how far an island rises above
#: the place of its mark.
_CHART, _SHOWN, _ABOVE = (1280.0, 720.0), 330.0, 34.0
_DARK: Colour = (20, 10, 8)
#: The enamel of a medal where it is brightest, and in how many steps it darkens to its rim.
_GROUND: Colour = (126, 48, 32)
_STEPS = 12
_LABEL = text_style.NAME.with_changes(
    size=22, align="start", valign="middle", colour=Colours.gold, outline=1.4, fit=True
)
_WORDS = text_style.BODY.with_changes(
    size=15.5, align="start", valign="middle", fit=True, floor=10, colour=Colours.text
)
_NUMBER = text_style.BADGE.with_changes(size=25, outline=1.6)


class TeaserCard(Pressable):
    """Leads to the campaign, the voyage or the puzzles.

    The ``news`` come once the menu is seen, and fade in.
    """

    def __init__(self, label: str, icon: str, on_click: Callable[[], None], hint: str) -> None:
        super().__init__(on_click, hint=hint)
        self._about = hint
        self.label = label
        self.icon = icon
        self.news: TeaserNews | None = None
        self._shown = 0.0

    def tell(self, news: TeaserNews, *, at_once: bool) -> None:
        """Have something to tell; ``at_once`` leaves the fading out."""
        self.news = news
        self.hint = "\n".join(filter(None, (self._about, news.difficulty)))
        self._shown = 1.0 if at_once else self._shown

    def update(self, dt: float) -> bool:
        """Let the news appear; True while they do."""
        moving = super().update(dt)
        if self.news is None or self._shown >= 1.0:
            return moving
        self._shown = min(1.0, self._shown + dt / Times.appear)
        return True

    @property
    def spoken(self) -> Spoken:
        """Its name and its news: of the picture, nothing is read."""
        told = ". ".join(self.news.lines) if self.news is not None else ""
        return super().spoken._replace(name=self.label, value=told)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture, the name and the lines."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        self.draw_plate(canvas, "ui/panel_wood", rect)
        inside = rect.inflate(-2 * _EDGE, -2 * _EDGE)
        picture = pygame.FRect(inside.x, inside.y, inside.width, inside.height - words_height())
        canvas.fill(picture, Colours.night, radius=6)
        if self.news is None or self._shown < 1.0:
            canvas.image(self.icon, _square(picture.center, _ICON))
        if self.news is not None:
            with canvas.shifted(0, 0, alpha=round(255 * self._shown)):
                self._draw_news(canvas, self.news, picture)
        canvas.frame(picture, Colours.bronze, width=1.5, radius=6)
        name = pygame.FRect(inside.x + 2, picture.bottom + 4, inside.width - 4, grown(_NAME))
        canvas.text(self.label, name, _LABEL)

    def _draw_news(self, canvas: Canvas, news: TeaserNews, picture: pygame.FRect) -> None:
        with canvas.upright(picture):
            _draw_land(canvas, news, picture)
        if news.face:
            _draw_captain(canvas, news.face, picture)
        elif news.island:
            # In the corner, so that the island itself is seen.
            center = picture.x + _CORNER, picture.bottom - _CORNER
            _draw_medal(canvas, center, 0.66)
            if news.done:
                canvas.image("ui/crown", _square(center, 40))
            else:
                canvas.text(str(news.island), center, _NUMBER)
        else:
            _draw_medal(canvas, picture.center, 1.0)
            canvas.image(news.icon, _square(picture.center, 1.1 * _MEDAL))
            if news.done:
                x, y = picture.center
                canvas.image("icons/tick", _square((x + 0.8 * _MEDAL, y + 0.6 * _MEDAL), _TICK))
        self._draw_lines(canvas, news, picture)

    def _draw_lines(self, canvas: Canvas, news: TeaserNews, picture: pygame.FRect) -> None:
        # Loaded by then: the first picture has no gems.
        from ..common import draw_point_gem  # noqa: PLC0415

        name = grown(_NAME)
        y = picture.bottom + 4 + name
        for gem in range(news.gems):
            x = picture.right - 8 - (news.gems - gem - 0.5) * 2.4 * _GEM
            draw_point_gem(canvas, (x, y - name / 2), _GEM)
        if grown(1.0) > 1.0:
            room = (picture.x + 2, y, picture.width - 4, words_height() - name - 4)
            canvas.text("\n".join(news.lines), room, _WORDS, valign="top")
            return
        for number, line in enumerate(news.lines):
            canvas.text(line, (picture.x + 2, y + number * _LINE, picture.width - 4, _LINE), _WORDS)


def words_height(*, usual: bool = False) -> float:
    """Return how high the name and the lines are; larger ones may take a line more than usual."""
    if usual or grown(1.0) == 1.0:
        return _NAME + 2 * _LINE + 4
    return grown(_NAME + 3 * _LINE) + 4


def _draw_captain(canvas: Canvas, face: str, picture: pygame.FRect) -> None:
    from ..voyage.parts.voyage_pictures import draw_face  # noqa: PLC0415

    high = picture.height
    x, y = picture.centerx - 0.1 * high, picture.y
    with canvas.upright(picture):
        canvas.image("voyage/places/harbour", (picture.x, y + 0.08 * high, 0.9 * high, 0.9 * high))
        canvas.image("voyage/fleet/e", (x, y + 0.08 * high, 0.9 * high, 0.9 * high))
    draw_face(canvas, face, (picture.x + _CORNER, picture.bottom - _CORNER), 0.8 * _MEDAL)


def _draw_land(canvas: Canvas, news: TeaserNews, picture: pygame.FRect) -> None:
    from ..campaign.map_marker import ISLANDS  # noqa: PLC0415

    island = news.island
    ground = "map" if island else "voyage/chart" if news.face else "board_day"
    name = backdrop(canvas.assets, canvas.view, ground)
    part = pygame.FRect(0, 0, _SHOWN, _SHOWN * picture.height / picture.width)
    if not island:
        part.scale_by_ip(1.7)
    part.center = _CHART[0] / 2, _CHART[1] * 0.42
    if island:
        x, y = ISLANDS[island]
        part.center = x, y - _ABOVE
    part.clamp_ip((0, 0, *_CHART))
    area = (part.x / _CHART[0], part.y / _CHART[1], part.width / _CHART[0], part.height / _CHART[1])
    land = canvas.assets.sized(name, canvas.view.size_px(picture.size), area)
    canvas.blit(land, picture.topleft)


def _draw_medal(canvas: Canvas, center: Point, size: float) -> None:
    x, y = center
    radius = size * _MEDAL
    canvas.circle((x, y + 4), radius, _DARK, alpha=120)
    medal = canvas.sprite("menu medal", (2 * radius, 2 * radius), _paint_medal)
    canvas.blit(medal, center, centered=True)


def _paint_medal(canvas: Canvas) -> None:
    """Paint a rim of gold around enamel, which lies deeper and is lit from the upper left."""
    # Loaded by then: the first picture has no medals.
    from game.board import paint_rim  # noqa: PLC0415

    middle, radius = canvas.view.center, canvas.view.width / 2
    paint_rim(canvas, middle, radius)
    for step in range(_STEPS):
        t = step / (_STEPS - 1)
        aside = 0.16 * radius * t
        place = middle[0] + aside, middle[1] + aside
        canvas.circle(place, radius * (0.82 - 0.4 * t), mixed(_DARK, _GROUND, t))


def _square(center: Point, side: float) -> pygame.FRect:
    return pygame.FRect(center[0] - side / 2, center[1] - side / 2, side, side)


def make_teasers(services: Services, go: Callable[[str], None]) -> dict[str, TeaserCard]:
    """Return the teasers of campaign, voyage and puzzles; each calls ``go`` with its key."""
    return {
        key: TeaserCard(
            services.translate(f"menu.{key}"),
            MENU_ICONS[key],
            partial(go, key),
            services.translate(f"menu.hints.{key}"),
        )
        for key in ("campaign", "voyage", "puzzles")
    }
