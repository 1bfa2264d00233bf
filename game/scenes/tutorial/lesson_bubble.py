"""The words of a lesson over the river, and the light on what they speak of."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import ClassVar, NamedTuple

import pygame

from game.board import GLAD, SORRY, Layout, draw_portrait, draw_tip_frame
from game.kit import (
    Button,
    Canvas,
    Colours,
    Point,
    Sizes,
    Viewport,
    box_at,
    button_height,
    grown,
    text_size,
    text_style,
)
from game.rules import LEFT

from ..common import river_foot, river_width

_MARGIN, _PADDING, _TOP = 8.0, 16.0, 134.0
_BUTTON, _BUTTON_WIDE = 42.0, 220.0
_DOT, _DOT_AWAY = 7.0, 13.0
#: How high the foot is, how far from the edges, and how wide its buttons are at most.
_FOOT, _FOOT_AWAY, _SMALL_SHARE = 34.0, 8.0, 0.36
#: How far below the opponent’s row the words begin: an arrow has room between them.
_BELOW = 30.0
#: The speaker, its size, its distance from the upper edge, and how much lower the words begin.
_COACH, _COACH_SIZE, _COACH_LOW, _UNDER_COACH = "oak", 24.0, 4.0, 14.0
_WORDS = text_style.BODY.with_changes(size=18, colour=Colours.light)
_HOW = text_style.BODY.with_changes(size=15, colour=Colours.playable)
_WRONG = _HOW.with_changes(colour=Colours.refused)
#: Which lesson it is stands beside the speaker, at the beginning of the line.
_LESSON = text_style.CAPTION.with_changes(size=14, align="start", fit=True, colour=Colours.gold)
_LESSON_LOW, _LESSON_HIGH = 7.0, 18.0


def _words_low() -> float:
    return max(_PADDING + _UNDER_COACH, _LESSON_LOW + grown(_LESSON_HIGH))


class Said(NamedTuple):
    """The present words, below them ``how`` to act, and what was ``wrong`` just now."""

    words: str = ""
    how: str = ""
    wrong: str = ""
    #: The number of this step, from 0, and the number of all steps.
    number: int = 0
    steps: int = 1
    #: Which lesson it is, of how many.
    lesson: str = ""


class FootButton(Button):
    """A way back or past, which has a key of its own: the arrows lead to the cards."""

    focusable: ClassVar[bool] = False


class LessonBubble:
    """Words between the bridges, with a button to go on if they are only to be read.

    Two buttons at its foot go ``back``, and ``skip`` a part that is known.
    """

    def __init__(self, button: Button, back: Button, skip: Button) -> None:
        self.button = button
        self.back, self.skip = back, skip
        self.said = Said()
        self.box = pygame.FRect(0, 0, 0, 0)
        #: The heights of the texts, from the upper to the lower.
        self._heights: list[float] = []

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the words out below the row of the opponent."""
        top = max(_TOP, layout.other_tray.y + layout.other_tray.height + _BELOW)
        if layout.field.is_ring:
            # The button that passes a card lies there (R13.8).
            top = max(top, layout.eye.y + layout.eye.height + _COACH_SIZE)
        usual, room = 2 * layout.bridge_half - 2 * _MARGIN, river_foot(layout) - top
        width = river_width(layout, usual, lambda wide: self._needs(view, wide), room)
        self.box = pygame.FRect((layout.width - width) / 2, top, width, self._measure(view, width))
        wide = max(_BUTTON_WIDE, min(self.button.wanted_width(view), width - 2 * _PADDING))
        foot = self.box.bottom - _FOOT_AWAY - button_height(_FOOT)
        y = foot - Sizes.gap_small - button_height(_BUTTON)
        self.button.place((layout.width / 2 - wide / 2, y, wide, button_height(_BUTTON)))
        self._place_foot(view, foot)

    @property
    def _texts(self) -> list[tuple[str, text_style.TextStyle]]:
        said = self.said
        below = [(said.how, _HOW), (said.wrong, _WRONG)]
        return [(said.words, _WORDS), *(each for each in below if each[0])]

    def _needs(self, view: Viewport, width: float) -> float:
        """Return how high all of it must be; endless where the foot has no room for its words."""
        small = [button for button in (self.back, self.skip) if button.visible]
        fits = all(button.wanted_width(view) <= _SMALL_SHARE * width for button in small)
        return self._measure(view, width) if fits else math.inf

    def _measure(self, view: Viewport, width: float) -> float:
        """Measure the words at a width; return how high all of it is."""
        inside = width - 2 * _PADDING
        self._heights = [text_size(view, text, look, inside)[1] for text, look in self._texts]
        tall = _words_low() + sum(high + Sizes.gap_small for high in self._heights)
        tall += _FOOT_AWAY + button_height(_FOOT)
        if self.button.visible:
            tall += button_height(_BUTTON) + Sizes.gap
        return tall

    def _place_foot(self, view: Viewport, y: float) -> None:
        box = self.box
        for at_right, button in enumerate((self.back, self.skip)):
            wide = min(button.wanted_width(view), _SMALL_SHARE * box.width)
            x = box.right - _FOOT_AWAY - wide if at_right else box.x + _FOOT_AWAY
            button.place((x, y, wide, button_height(_FOOT)))

    @property
    def all_of_it(self) -> pygame.FRect:
        """The box with the face that looks out of it."""
        return self.box.union(box_at((self.box.centerx, self.box.y + _COACH_LOW), 2 * _COACH_SIZE))

    def is_words(self, pos: Point) -> bool:
        """Whether a point is on it, and on neither of the small buttons."""
        small = (each for each in (self.back, self.skip) if each.visible)
        on_small = any(each.rect.collidepoint(pos) for each in small)
        return bool(self.box.collidepoint(pos)) and not on_small

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble."""
        box, said = self.box, self.said
        colour = Colours.refused if said.wrong else Colours.attention
        canvas.shadow(box, spread=10, drop=4, radius=Sizes.radius_large)
        canvas.box(box, Colours.panel, colour, width=2, radius=Sizes.radius_large)
        coach = box.centerx, box.y + _COACH_LOW
        feeling = SORRY if said.wrong else GLAD
        draw_portrait(canvas, _COACH, LEFT, coach, _COACH_SIZE, feeling=feeling)
        x, inside = box.x + _PADDING, box.width - 2 * _PADDING
        with canvas.reading(box):
            half = inside / 2 - _COACH_SIZE - Sizes.gap_small
            canvas.text(said.lesson, (x, box.y + _LESSON_LOW, half, grown(_LESSON_HIGH)), _LESSON)
        y = box.y + _words_low()
        for (text, look), high in zip(self._texts, self._heights, strict=True):
            canvas.text(text, (x, y, inside, high), look)
            y += high + Sizes.gap_small
        for button in (self.button, self.back, self.skip):
            if button.visible:
                button.draw(canvas)
        with canvas.reading(box):
            self._draw_steps(canvas)

    def _draw_steps(self, canvas: Canvas) -> None:
        count, away = self.said.steps, _DOT_AWAY
        room = self.box.width - 2 * (_FOOT_AWAY + max(self.back.rect.width, self.skip.rect.width))
        away = min(away, (room - 2 * _DOT) / max(count, 1))
        x = self.box.centerx - away * (count - 1) / 2
        y = self.back.rect.centery
        for number in range(count):
            now = number == self.said.number
            colour = Colours.gold if number <= self.said.number else Colours.disabled
            canvas.circle((x + number * away, y), _DOT / 2 if now else _DOT / 3.5, colour)


_VEIL = 132
_ARROW, _ARROW_AWAY, _RIM = 15.0, 9.0, 3.0
#: How far the light reaches around a place.
_LIGHT = 6.0
#: Where along an edge an arrow may stand: in its middle, or near an end.
_SHARES = (0.5, 0.2, 0.8)


class PointingArrow(NamedTuple):
    """An arrow by its tip, and by the way from there to its back."""

    tip: Point
    back: Point

    @property
    def box(self) -> pygame.FRect:
        """All that it covers, with its rim."""
        (x, y), (across, down) = self.tip, self.back
        wide = 0.8 * _ARROW
        one = pygame.FRect(x - wide * abs(down), y - wide * abs(across), 0, 0)
        one.width, one.height = 2 * wide * abs(down), 2 * wide * abs(across)
        return one.union(one.move(_ARROW * across, _ARROW * down)).inflate(2 * _RIM, 2 * _RIM)

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        (x, y), (across, down) = self.tip, self.back
        for rim, colour in ((_RIM, Colours.ink_shadow), (0.0, Colours.attention)):
            wide, far = 0.8 * _ARROW + rim, _ARROW + rim
            foot = x + far * across, y + far * down
            tip = x - rim * across, y - rim * down
            one = foot[0] + wide * down, foot[1] + wide * across
            canvas.polygon([tip, one, (foot[0] - wide * down, foot[1] - wide * across)], colour)


def draw_light(
    canvas: Canvas,
    places: Sequence[pygame.FRect],
    kept_clear: Sequence[pygame.FRect],
    *,
    dark: bool,
) -> None:
    """Point at some places with a ring and an arrow; in the ``dark``, all else is darkened."""
    lit = [place.inflate(2 * _LIGHT, 2 * _LIGHT) for place in places]
    # In whole pixels: strips that are rounded one by one overlap, or leave a line between them.
    holes = [_whole_pixels(canvas.view, hole) for hole in lit]
    for strip in _dark(canvas.view.rect, holes) if dark else ():
        canvas.fill(strip, Colours.night, alpha=_VEIL)
    for place in places:
        draw_tip_frame(canvas, place, 255)
    for arrow in arrows_to(places, canvas.view.rect, kept_clear):
        arrow.draw(canvas)


def _whole_pixels(view: Viewport, box: pygame.FRect) -> pygame.FRect:
    left, top = view.point_px(box.topleft)
    right, bottom = view.point_px(box.bottomright)
    corner, size = view.to_logical((left, top)), view.to_logical((right - left, bottom - top))
    return pygame.FRect(corner, size)


def arrows_to(
    places: Sequence[pygame.FRect], whole: pygame.FRect, kept_clear: Sequence[pygame.FRect]
) -> list[PointingArrow]:
    """Return an arrow to each place, off what is to be kept clear and off the other places.

    A place that leaves no room for one has its ring alone.
    """
    arrows = []
    for place in places:
        others = [*kept_clear, *(other for other in places if other is not place)]
        for arrow in _ways_to(place):
            if whole.contains(arrow.box) and arrow.box.collidelist(others) < 0:
                arrows.append(arrow)
                break
    return arrows


def _ways_to(place: pygame.FRect) -> Iterator[PointingArrow]:
    for edge, back in ((place.top, -1.0), (place.bottom, 1.0)):
        for share in _SHARES:
            x = place.left + share * place.width
            yield PointingArrow((x, edge + _ARROW_AWAY * back), (0.0, back))
    for edge, back in ((place.right, 1.0), (place.left, -1.0)):
        yield PointingArrow((edge + _ARROW_AWAY * back, place.centery), (back, 0.0))


def _dark(whole: pygame.FRect, lit: Iterable[pygame.FRect]) -> list[pygame.FRect]:
    """Return what is left of a rectangle without some others, in strips."""
    holes = [hole.clip(whole) for hole in lit]
    edges = {whole.top, whole.bottom, *(y for hole in holes for y in (hole.top, hole.bottom))}
    strips: list[pygame.FRect] = []
    for top, bottom in pairwise(sorted(edges)):
        x = whole.left
        beside = [hole for hole in holes if hole.top <= top and bottom <= hole.bottom]
        for hole in sorted(beside, key=lambda each: each.left):
            if hole.left > x:
                strips.append(pygame.FRect(x, top, hole.left - x, bottom - top))
            x = max(x, hole.right)
        if x < whole.right:
            strips.append(pygame.FRect(x, top, whole.right - x, bottom - top))
    return strips
