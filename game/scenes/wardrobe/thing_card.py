"""One thing to wear: its picture over its name, and how it is won until it is."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from game.board import CARD_SHAPE, draw_framed
from game.kit import (
    CHOSEN,
    LOCKED,
    Canvas,
    Colours,
    Pressable,
    Spoken,
    Viewport,
    box_at,
    grown,
    text_room,
    text_style,
)
from game.play import BACK, FRAME, PORTRAIT, AchievementProgress

from ..common import draw_check, draw_progress, inner

#: The height of the picture, and of the bar and the figure below the words.
PICTURE, BAR = 96.0, 20.0
_EDGE, _BAR_HIGH, _FIGURE = 8.0, 12.0, 58.0
#: The radius of a portrait in a frame, and of one to choose; how wide a board is for its height;
#: and how dark what is locked lies.
_RADIUS, _FACE, _BOARD, _LOCKED = 38.0, 44.0, 16 / 9, 120
#: In whose ring a portrait is shown.
_OWN_SIDE = 0
_LOCK, _NEW, _CHECK = 34.0, 22.0, 13.0
_NAME = text_style.NAME.with_changes(size=17, align="center", outline=1.4, wrap=True)
_LINE = text_style.CAPTION.with_changes(size=13.5, align="center", wrap=True, valign="top")
_TAG = text_style.STRONG.with_changes(
    size=12.5, fit=True, align="center", valign="middle", colour=Colours.night
)
_COUNT = text_style.STRONG.with_changes(
    size=13.5, floor=9, fit=True, align="right", valign="middle", colour=Colours.gold
)


class ThingWords(NamedTuple):
    """The words on a card: its name, its line, how much is done, and that it is new."""

    name: str
    line: str
    figure: str = ""
    new: str = ""


class ThingCard(Pressable):
    """A thing to choose, or the usual look of its kind (with no ``picture``).

    One that is ``locked`` tells how it is won, and how much of that is done; the one that is worn
    is ``chosen``. ``portrait`` is who is shown in a frame.
    """

    def __init__(
        self,
        kind: str,
        picture: str,
        words: ThingWords,
        on_click: Callable[[], None],
        *,
        portrait: str,
        progress: AchievementProgress | None = None,
    ) -> None:
        super().__init__(on_click)
        self.kind, self.picture, self.words = kind, picture, words
        self.portrait = portrait
        #: What has a single step has no bar.
        self.progress = progress if progress is not None and progress.total > 1 else None
        self.locked = progress is not None
        self.chosen = False

    @property
    def spoken(self) -> Spoken:
        """Its name, its line and how much is done; whether it is worn, or cannot be yet."""
        parts = self.words.new, self.words.line.removesuffix("."), self.words.figure
        told = ". ".join(filter(None, parts))
        said = super().spoken
        states = (CHOSEN,) * self.chosen + (LOCKED,) * self.locked
        return said._replace(name=self.words.name, value=told, states=(*states, *said.states))

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of the picture and the words below it."""
        room = width - 2 * _EDGE
        words = text_room(view, self.words.name, _NAME, room)
        words += text_room(view, self.words.line, _LINE, room)
        bar = grown(BAR) if self.progress is not None else 0.0
        return PICTURE + words + bar + 2 * _EDGE + 4

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, the words, and the marks of what is worn, new or locked."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        canvas.fill(rect, Colours.well, radius=10, alpha=150)
        if self.chosen or self.light:
            canvas.fill(rect, Colours.gold, radius=10, alpha=30 if self.chosen else self.light)
        edge, wide = (Colours.gold, 2.2) if self.chosen else (Colours.bronze, 1.4)
        canvas.frame(inner(rect, 1), edge, width=wide, radius=10, alpha=255)
        box = pygame.FRect(rect.x + _EDGE, rect.y + _EDGE, rect.width - 2 * _EDGE, PICTURE)
        with canvas.upright(box):
            draw_thing(canvas, self.kind, self.picture, box, self.portrait)
        if self.locked:
            self._draw_lock(canvas, box)
        self._draw_words(canvas, rect, box)
        if self.chosen:
            draw_check(canvas, (rect.right - 16, rect.y + 16), _CHECK)
        if self.words.new:
            tag = pygame.FRect(rect.x + 6, rect.y + 6, grown(52), grown(_NEW))
            canvas.fill(tag, Colours.accent, radius=tag.height / 2)
            canvas.text(self.words.new, tag.inflate(-8, 0), _TAG)

    def _draw_lock(self, canvas: Canvas, box: pygame.FRect) -> None:
        canvas.fill(inner(box, -4), Colours.night, radius=8, alpha=_LOCKED)
        # A face is to be seen.
        low = box.bottom - _LOCK / 2 if self.kind == PORTRAIT else box.centery
        canvas.image("ui/lock", box_at((box.centerx, low), _LOCK))

    def _draw_words(self, canvas: Canvas, rect: pygame.FRect, box: pygame.FRect) -> None:
        colour = Colours.gold if self.chosen else Colours.muted if self.locked else Colours.light
        high = text_room(canvas.view, self.words.name, _NAME, box.width)
        place = pygame.FRect(box.x, box.bottom + 4, box.width, high)
        canvas.text(self.words.name, place, _NAME, colour=colour)
        foot = grown(BAR) if self.progress is not None else 0.0
        place.y, place.height = place.bottom, rect.bottom - _EDGE - foot - place.bottom
        canvas.text(self.words.line, place, _LINE)
        if self.progress is None:
            return
        bar = pygame.FRect(box.x, 0, box.width - grown(_FIGURE), _BAR_HIGH)
        bar.centery = rect.bottom - _EDGE - foot / 2
        draw_progress(canvas, bar, self.progress.share)
        figure = (bar.right + 4, bar.centery - foot / 2, grown(_FIGURE) - 4, foot)
        canvas.text(self.words.figure, figure, _COUNT)


def draw_thing(
    canvas: Canvas, kind: str, picture: str, box: pygame.FRect, portrait: str = "hearth"
) -> None:
    """Draw a thing as it is worn; without a ``picture`` the usual look of its kind."""
    if kind == BACK:
        high = box.height
        back = box_at(box.center, high / CARD_SHAPE, high)
        canvas.shadow(back)
        if picture:
            canvas.image(picture, back)
        else:
            size = canvas.view.size_px(back.size)
            canvas.blit(canvas.assets.sized("ui/back", size), back.topleft)
    elif kind in (PORTRAIT, FRAME):
        frame = picture if kind == FRAME else ""
        face = portrait if frame or not picture else picture.rpartition("/")[2]
        radius = min(_RADIUS if kind == FRAME else _FACE, min(box.size) / 2)
        draw_framed(canvas, face, _OWN_SIDE, box.center, radius, frame)
    else:
        wide = min(box.width, box.height * _BOARD)
        place = box_at(box.center, wide, wide / _BOARD)
        canvas.shadow(place)
        key = "worn board", picture
        paint = partial(_paint_board, picture=picture or "board_day")
        canvas.blit(canvas.sprite(key, place.size, paint, upright=True), place.topleft)
        canvas.frame(place.inflate(2, 2), Colours.bronze, width=2, radius=4)


def _paint_board(canvas: Canvas, *, picture: str) -> None:
    canvas.image(picture, canvas.view.rect)
