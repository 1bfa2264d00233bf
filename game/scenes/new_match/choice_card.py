"""Large cards to choose between: a picture, a name and a sentence; one of a group is chosen."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.board import BACK_FACE, CARD_SHAPE, CardFace, card_face, draw_portrait, hand_card
from game.content import Content
from game.kit import (
    CHOSEN,
    Canvas,
    Colour,
    Colours,
    Point,
    Pressable,
    Sizes,
    Spoken,
    Times,
    Viewport,
    box_at,
    draw_fade,
    draw_panel,
    grown,
    text_room,
    text_style,
)
from game.rules import LEFT, MODES, RIGHT, Card, Incantation

from ..common import draw_check, draw_emblem, draw_point_gem, draw_ring, inner

Paint = Callable[[Canvas, pygame.FRect], None]
#: The most and the least of a card's height that its picture takes.
_MOST, _LEAST = 0.72, 0.4
#: The heights below which it has no room for its sentence, and for its picture.
LOW, LOW_PICTURE = 150.0, 84.0
#: The height of a picture over larger texts; of a name, and of the space around the words.
HIGH_PICTURE, NAME, AROUND = 136.0, 30.0, 14.0
#: The side of a picture before a line.
ICON = 32.0
#: The height of the space over the name of a card with lines.
_COMPACT_HEAD = 9.0
#: How far apart cards lie in the pictures, for their width.
_FAN, _DRAFT, _BANS = 0.62, 1.04, 0.7
_WASH: Colour = (92, 52, 20)
_NAME = text_style.NAME.with_changes(
    size=20, colour=Colours.text, align="center", outline=1.4, fit=True
)
_SENTENCE = text_style.BODY.with_changes(
    size=16, colour=Colours.muted, align="center", fit=True, floor=12
)


class Choice(Pressable):
    """One of several things to choose; ``chosen`` shows in light, in a frame and by a mark."""

    def __init__(self, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.chosen = False
        #: How far the light of what is chosen has come, 0 to 1; None before it is first seen.
        self._lit: float | None = None

    @property
    def spoken(self) -> Spoken:
        """The words on it, and whether it is chosen."""
        said = super().spoken
        return said._replace(states=(CHOSEN, *said.states)) if self.chosen else said

    def update(self, dt: float) -> bool:
        """Light up when it is chosen, and fade when it is no more; True while that goes on."""
        moving = super().update(dt)
        goal = 1.0 if self.chosen else 0.0
        lit = goal if self._lit is None else self._lit
        step = dt / Times.appear
        self._lit = min(goal, lit + step) if goal > lit else max(goal, lit - step)
        return moving or self._lit != lit

    def draw_ground(self, canvas: Canvas) -> pygame.FRect:
        """Draw what lies below its words in the look of its state; return where it lies."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        lit = float(self.chosen) if self._lit is None else self._lit
        if lit:
            canvas.glow(
                inner(rect, 4), Colours.gold, strength=round(120 * lit), spread=15, radius=12
            )
        draw_panel(canvas, rect)
        area = inner(rect, 8)
        if lit:
            with canvas.shifted(0, 0, alpha=round(255 * lit)):
                canvas.fill(area, _WASH, radius=7, alpha=190)
                draw_fade(canvas, inner(rect, 10), Colours.accent, (0, 70))
                canvas.frame(area, Colours.gold, width=2.2, radius=7)
        elif self.light:
            canvas.fill(area, Colours.gold, radius=7, alpha=self.light)
        return rect

    def draw_mark(self, canvas: Canvas) -> None:
        """Draw the mark of what is chosen in the upper right corner."""
        if self.chosen:
            draw_check(canvas, (self.rect.right - 15, self.rect.y + 15), 13)

    @property
    def strength(self) -> int:
        """How opaque its picture is: what is not chosen stands back."""
        return 255 if self.chosen or self.warmth > 0.5 else 205


class ChoiceCard(Choice):
    """An option with a picture above its name and a sentence."""

    def __init__(self, words: tuple[str, str], paint: Paint, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.name, self.sentence = words
        self.paint = paint
        #: How high larger words are, on all cards side by side.
        self.words = 0.0

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it must be for a picture, and words of the wanted size."""
        return HIGH_PICTURE + self.words_height(view, width)

    def words_height(self, view: Viewport, width: float) -> float:
        """Return how high its name and its sentence are, and the space below them."""
        return grown(NAME) + text_room(view, self.sentence, _SENTENCE, width - 40) + AROUND

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture over the words; only its name where it is low."""
        rect = self.draw_ground(canvas)
        if rect.height < LOW:
            self._draw_low(canvas, rect)
            return
        high = min(_MOST * rect.height, max(_LEAST * rect.height, rect.height - self.words))
        picture = pygame.FRect(rect.x + 16, rect.y + 14, rect.width - 32, high - 18)
        with canvas.shifted(0, 0, alpha=self.strength):
            self.paint(canvas, picture)
        y = rect.y + high
        colour = Colours.gold if self.chosen else Colours.text
        canvas.text(self.name, (rect.x + 16, y, rect.width - 32, grown(NAME)), _NAME, colour=colour)
        y += grown(NAME)
        words = (rect.x + 20, y + 2, rect.width - 40, rect.bottom - y - AROUND)
        colour = Colours.light if self.chosen else Colours.text
        canvas.text(self.sentence, words, _SENTENCE, colour=colour)
        self.draw_mark(canvas)

    def _draw_low(self, canvas: Canvas, rect: pygame.FRect) -> None:
        words = inner(rect, 16, 8)
        if rect.height >= LOW_PICTURE:
            wide = words.width * 0.4
            with canvas.shifted(0, 0, alpha=self.strength):
                self.paint(canvas, pygame.FRect(words.x, words.y + 4, wide, words.height - 8))
            words = pygame.FRect(words.x + wide, words.y, words.width - wide, words.height)
        canvas.text(self.name, words, _NAME, colour=Colours.gold if self.chosen else Colours.text)
        self.draw_mark(canvas)


class CompactChoiceCard(Choice):
    """An option with a name over lines, each with a picture before it."""

    def __init__(
        self, name: str, lines: list[tuple[Paint, str]], on_click: Callable[[], None]
    ) -> None:
        super().__init__(on_click)
        self.name = name
        self.lines = lines
        #: Lines that make no difference to what is planned: they are left out.
        self.idle: set[int] = set()

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it must be for words of the wanted size."""
        room = width - 36 - ICON - Sizes.gap
        rows = [
            text_room(view, words, _SENTENCE, room)
            for number, (_, words) in enumerate(self.lines)
            if number not in self.idle
        ]
        return _COMPACT_HEAD + grown(NAME) + max(rows) * len(rows) + 11

    def draw(self, canvas: Canvas) -> None:
        """Draw the name and the lines."""
        rect = self.draw_ground(canvas)
        colour = Colours.gold if self.chosen else Colours.text
        head = _COMPACT_HEAD + grown(NAME)
        name = (rect.x + 20, rect.y + 11, rect.width - 54, head - 11)
        canvas.text(self.name, name, _NAME, colour=colour, align="start")
        shown = [line for number, line in enumerate(self.lines) if number not in self.idle]
        height = (rect.height - head - 11) / len(shown)
        icon = min(ICON, height - 1)
        look = _SENTENCE.with_changes(align="start", valign="middle", floor=11)
        colour = Colours.light if self.chosen else Colours.text
        for number, (paint, words) in enumerate(shown):
            row = pygame.FRect(
                rect.x + 18, rect.y + head + number * height, rect.width - 36, height
            )
            with canvas.shifted(0, 0, alpha=self.strength):
                paint(canvas, pygame.FRect(row.x, row.centery - icon / 2, icon, icon))
            x = row.x + ICON + Sizes.gap
            canvas.text(words, (x, row.y, row.right - x, row.height), look, colour=colour)
        self.draw_mark(canvas)


def pictures(content: Content) -> dict[str, Paint]:
    """Return how to paint every choice, by its key."""
    kit = [deck.cards[index] for deck in content.decks for index in (5, 7, 1)]
    spells = (card for card in content.cards.values() if isinstance(card, Incantation))
    spell = card_face(next(spells))
    return {
        "preconstructed": lambda canvas, box: _draw_fan(canvas, box, kit[:5]),
        "draft": lambda canvas, box: _draw_draft(canvas, box, kit[4:8]),
        "constructed": lambda canvas, box: _draw_bans(canvas, box, kit[5:10]),
        "quick": _draw_pile,
        "custom": _draw_points,
        "incantations": lambda canvas, box: _put(canvas, spell, box.center, box.width * 0.84),
        "protection": lambda canvas, box: canvas.image("ui/ic_protection", box),
        **{mode: partial(draw_ring, mode=mode) for mode in MODES},
        "beginner": lambda canvas, box: draw_emblem(canvas, LEFT, box.center, box.width * 0.5),
    }


def _card_width(box: pygame.FRect, share: float, across: float) -> float:
    """Return the width of cards that take a ``share`` of the height, and are ``across`` wide."""
    return min(box.height / CARD_SHAPE * share, box.width / across)


def _put(canvas: Canvas, face: CardFace, center: Point, width: float, angle: float = 0.0) -> None:
    card = hand_card(canvas, face, width)
    canvas.blit(canvas.turned(card, ("start", face, width), angle), center, centered=True)


def _shade(canvas: Canvas, center: Point, width: float) -> None:
    box = box_at(center, width - 4, width * CARD_SHAPE - 4)
    canvas.shadow(box, spread=8, drop=4, strength=130)


def _nameless(card: Card) -> CardFace:
    """Return the face of a card that others lie over: half a name is none."""
    return replace(card_face(card), name="")


def _draw_fan(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    width = _card_width(box, 0.9, 1 + _FAN * (len(cards) - 1) + 0.3)
    for number, card in enumerate(cards):
        away = number - (len(cards) - 1) / 2
        center = (
            box.centerx + away * width * _FAN,
            box.centery + width * (0.03 * away * away - 0.05),
        )
        _put(canvas, _nameless(card), center, width, -6.0 * away)


def _draw_draft(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    width = _card_width(box, 0.88, 1 + _DRAFT * (len(cards) - 1))
    takers = (RIGHT, LEFT, RIGHT, LEFT)
    for number, (card, side) in enumerate(zip(cards, takers, strict=True)):
        x = box.centerx + (number - 1.5) * width * _DRAFT
        center = (x, box.centery - (5 if number == 1 else -3))
        _shade(canvas, center, width)
        _put(canvas, card_face(card), center, width)
        draw_emblem(canvas, side, (x, center[1] - width * 0.62), width * 0.19)


def _draw_bans(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    width = _card_width(box, 0.84, 1 + _BANS * (len(cards) - 1))
    for number, card in enumerate(cards):
        center = (box.centerx + (number - (len(cards) - 1) / 2) * width * _BANS, box.centery)
        _shade(canvas, center, width)
        _put(canvas, _nameless(card), center, width)
    for number in (1, 3):
        x = box.centerx + (number - (len(cards) - 1) / 2) * width * _BANS
        _draw_cross(canvas, (x, box.centery), width * 0.36)


def _draw_cross(canvas: Canvas, center: Point, reach: float) -> None:
    x, y = center
    for colour, width in ((Colours.ink_shadow, 0.34), (Colours.refused, 0.2)):
        for way in (-1, 1):
            ends = (x - reach, y - reach * way), (x + reach, y + reach * way)
            canvas.line(*ends, colour, width=reach * width * 1.4)


def _draw_pile(canvas: Canvas, box: pygame.FRect) -> None:
    width = box.height / CARD_SHAPE * 0.92
    x = box.centerx - box.width * 0.27
    for step in range(5, -1, -1):
        center = (x + step * 2.4, box.centery - step * 1.6)
        if step == 5:
            _shade(canvas, center, width)
        _put(canvas, BACK_FACE, center, width)
    draw_portrait(canvas, "", RIGHT, (x, box.centery), width * 0.36)
    size = min(box.height * 0.36, box.width * 0.16)
    for gem in range(6):
        left = x + width * 0.5 + size * 0.45 + (gem % 3) * size * 1.08
        top = box.centery + (gem // 3 - 1) * size * 1.12
        canvas.image("ui/mana1", (left, top + size * 0.06, size, size))


def _draw_points(canvas: Canvas, box: pygame.FRect) -> None:
    size = box.height * 0.19
    for level in range(5):
        x = box.centerx + (level - 2) * size * 1.9
        for point in range(level + 1):
            draw_point_gem(canvas, (x, box.bottom - size * (0.6 + point)), size * 0.46)
