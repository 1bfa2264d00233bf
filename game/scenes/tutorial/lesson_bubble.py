"""The words of a lesson over the river."""

import math
from typing import ClassVar, NamedTuple

import pygame

from game.board import GLAD, LARGE_WORDS, MENTOR, SORRY, Layout, draw_speaker, draw_speech
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
    interface_flipped,
    text_size,
    text_style,
)

from ..common import river_foot, river_width

_MARGIN, _PADDING, _TOP = 0.0, 24.0, 138.0
_BUTTON, _BUTTON_WIDE = 42.0, 220.0
_DOT, _DOT_AWAY = 7.0, 13.0
#: How high the foot is, how far from the edges, and how wide its buttons are at most.
_FOOT, _FOOT_AWAY, _SMALL_SHARE = 34.0, 14.0, 0.36
#: How far below the opponent’s row the words begin: an arrow has room between them.
_BELOW = 30.0
#: The size of the speaker, and its middle from the corner of the sheet.
_FACE, _FACE_AT = 42.0, (48.0, 10.0)
_WORDS = text_style.BODY.with_changes(size=18, colour=Colours.light)
_HOW = text_style.BODY.with_changes(size=15, colour=Colours.playable)
_WRONG = _HOW.with_changes(colour=Colours.refused)
#: Which lesson it is stands beside the speaker, at the beginning of the line.
_LESSON = text_style.NAME.with_changes(
    size=18, align="start", valign="middle", fit=True, colour=Colours.gold
)
_LESSON_LOW, _LESSON_HIGH = 17.0, 24.0


#: The same where the speaker gives way to large words, and how far all is from the edges there.
_LARGE_LOW, _LARGE_HIGH, _LARGE_AWAY = 8.0, 18.0, 8.0


def _has_face() -> bool:
    return grown(1.0) <= LARGE_WORDS


def _lesson_row() -> tuple[float, float]:
    """Return how far down the row of the lesson begins, and its height."""
    if _has_face():
        return _LESSON_LOW, grown(_LESSON_HIGH)
    return _LARGE_LOW, grown(_LARGE_HIGH)


def _words_low() -> float:
    low, high = _lesson_row()
    return max(_FACE_AT[1] + _FACE + 6, low + high + 4) if _has_face() else low + high


def _padding() -> float:
    return _PADDING if _has_face() else 2 * _LARGE_AWAY


def _foot_away() -> float:
    return _FOOT_AWAY if _has_face() else _LARGE_AWAY


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
            top = max(
                top, layout.eye.y + layout.eye.height + (_FACE if _has_face() else _LARGE_AWAY)
            )
        usual, room = 2 * layout.bridge_half - 2 * _MARGIN, river_foot(layout) - top
        width = river_width(layout, usual, lambda wide: self._needs(view, wide), room)
        self.box = pygame.FRect((layout.width - width) / 2, top, width, self._measure(view, width))
        step = layout.button(0, 1)
        if self.box.bottom > step.y:
            # Large words reach down beside the button of the next step.
            self.box.right = min(self.box.right, step.x - Sizes.gap_small)
        wide = max(_BUTTON_WIDE, min(self.button.wanted_width(view), width - 2 * _padding()))
        foot = self.box.bottom - _foot_away() - button_height(_FOOT)
        y = foot - Sizes.gap_small - button_height(_BUTTON)
        self.button.place((self.box.centerx - wide / 2, y, wide, button_height(_BUTTON)))
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
        inside = width - 2 * _padding()
        self._heights = [text_size(view, text, look, inside)[1] for text, look in self._texts]
        tall = _words_low() + sum(high + Sizes.gap_small for high in self._heights)
        tall += _foot_away() + button_height(_FOOT)
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
        return self.box.union(box_at(self._face, 2 * _FACE))

    @property
    def _face(self) -> Point:
        across, down = _FACE_AT
        box = self.box
        return box.right - across if interface_flipped() else box.x + across, box.y + down

    def is_words(self, pos: Point) -> bool:
        """Whether a point is on it, and on neither of the small buttons."""
        small = (each for each in (self.back, self.skip) if each.visible)
        on_small = any(each.rect.collidepoint(pos) for each in small)
        return bool(self.box.collidepoint(pos)) and not on_small

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble."""
        box, said = self.box, self.said
        draw_speech(canvas, box, line=Colours.refused if said.wrong else Colours.bronze)
        feeling = SORRY if said.wrong else GLAD
        if _has_face():
            draw_speaker(canvas, MENTOR, self._face, _FACE, feeling=feeling)
        x, inside = box.x + _padding(), box.width - 2 * _padding()
        with canvas.reading(box):
            left = box.x + (_FACE_AT[0] + _FACE + Sizes.gap if _has_face() else _padding())
            low, high = _lesson_row()
            title = left, box.y + low, box.right - _padding() - left, high
            canvas.text(said.lesson, title, _LESSON)
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
