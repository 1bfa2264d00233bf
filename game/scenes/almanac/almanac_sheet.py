"""The sheet of a page: a painted stage for its picture, shares as bars, its number large."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE
from game.kit import (
    Block,
    Canvas,
    Colour,
    Colours,
    Column,
    Drawn,
    Line,
    Row,
    Words,
    box_at,
    draw_brass,
    draw_well,
    grown,
    picture,
    text_style,
)

from ..common import draw_lettering, draw_painting, sight_picture
from .almanac_pages import Answers

#: Light upon brass, on whatever ground the bar lies.
LIGHT: Colour = (255, 250, 228)
_DARK: Colour = (64, 34, 10)
#: How thick the edge of the band over a bar is, and how bright the band and its edge are.
_EDGE, _BAND, _EDGE_LIGHT = 1.4, 150, 240
#: How far the mark of two equal sides stands out above and below a bar.
_HALF = 5.0

#: How dark the painting is behind a picture.
_VEIL = 70
#: The place behind the pictures of a page, by their names; behind others stands the teacher's.
_PLACES = {
    "card": "market", "mana": "mine", "spent": "mine", "reach": "lookout", "foresight": "lookout",
    "begins": "bridge", "length": "shore", "idle": "shore", "deal": "village", "sorted": "village",
    "lost": "wreck", "order": "wreck", "bastion": "castle", "behind": "castle", "lane": "bridge",
    "sixth": "bridge",
}  # fmt: skip
#: The large number: its letters, its height, how wide its place is, and the light behind it.
_NUMBER, _NUMBER_HIGH, _NUMBER_WIDE, _LIGHT = 104.0, 118.0, 210.0, 190
_BAR, _BAR_HIGH, _APART, _STACKED = 24.0, 42.0, 22.0, 1.4
#: The guess: how high its plates are, their distance, and the sign on one.
_PLATE, _GAP, _SIGN, _DIM = 54.0, 10.0, 30.0, 120
_OF = text_style.NAME.with_changes(size=20, align="center", colour=Colours.gold)
_VERDICT = text_style.NAME.with_changes(size=24, colour=Colours.gold, wrap=True, fit=False)
_ANSWER = text_style.NAME.with_changes(
    size=22, align="center", valign="middle", colour=Colours.light, fit=True, wrap=True
)

#: A hand face down: how high its cards are for the picture, how deep it hangs at its ends, and
#: how far a card that is lit stands out of it.
_HAND, _HANG, _LIFT = 0.84, 0.16, 0.07


def draw_share_bar(canvas: Canvas, bar: RectLike, share: float, low: float, high: float) -> None:
    """Draw a share on a bar of brass, and its interval as a soft band, all from 0 to 1."""
    box = pygame.FRect(bar)
    draw_well(canvas, box, radius=box.height / 2)
    inner = box.inflate(-4, -4)
    if share > 0:
        filled = pygame.FRect(inner.x, inner.y, max(inner.height, inner.width * share), 0)
        filled.height = inner.height
        draw_brass(canvas, filled, radius=inner.height / 2)
    start, end = (inner.x + inner.width * part for part in (low, high))
    _draw_band(canvas, pygame.FRect(start, inner.y, max(4.0, end - start), inner.height))
    for y in (box.y - _HALF, box.bottom):
        canvas.fill((box.centerx - 0.8, y, 1.6, _HALF), Colours.bronze)


def _draw_band(canvas: Canvas, band: pygame.FRect) -> None:
    """Draw where the true share most likely lies: light over the bar, with an edge all eyes see."""
    radius = min(band.size) / 3
    canvas.glow(band, LIGHT, strength=_BAND, spread=5, radius=radius)
    canvas.fill(band, LIGHT, radius=radius, alpha=_BAND)
    canvas.frame(band.inflate(2, 2), _DARK, width=_EDGE, radius=radius, alpha=_BAND)
    canvas.frame(band, LIGHT, width=_EDGE, radius=radius, alpha=_EDGE_LIGHT)


def draw_standing_bar(canvas: Canvas, bar: RectLike, share: float, low: float, high: float) -> None:
    """Draw a share that grows upward, and its interval, as parts of the bar's height."""
    box = pygame.FRect(bar)
    draw_well(canvas, box, radius=5)
    inner = box.inflate(-4, -4)
    filled = inner.height * min(1.0, max(0.02, share))
    draw_brass(canvas, (inner.x, inner.bottom - filled, inner.width, filled), radius=3)
    top, foot = (inner.bottom - inner.height * min(1.0, max(0.0, end)) for end in (high, low))
    _draw_band(canvas, pygame.FRect(inner.x, top, inner.width, max(4.0, foot - top)))


def staged(art: str, paint: Callable[[Canvas, pygame.FRect], None], high: float) -> Block:
    """Return a picture before a painted place, at least ``high`` and as high as there is room."""
    name = sight_picture(_PLACES.get(art, "teacher"))

    def draw(canvas: Canvas, area: pygame.FRect) -> None:
        draw_painting(canvas, area, name, veil=_VEIL)
        paint(canvas, area)

    return Drawn(draw, high, spring=1.0)


def answer_block(number: str, of: str, span: Sequence[float], text: Block) -> Block:
    """Return the number that answers a page, large, beside its share as a bar and the text.

    ``of`` says of how many it is; ``span`` is the share and the ends of its interval, 0 to 1.
    """
    large: list[Block] = [Drawn(partial(_draw_number, number), grown(_NUMBER_HIGH))]
    if of:
        large.append(Line(of, _OF))
    told = Column(Drawn(partial(_draw_bar, span), grown(_BAR_HIGH)), text, gap=8.0)
    return Row(
        Column(*large, gap=0.0),
        told,
        gap=_APART,
        shares=lambda width: (_NUMBER_WIDE, width - _NUMBER_WIDE - _APART),
        stack=_STACKED,
    )


def _draw_number(number: str, canvas: Canvas, area: pygame.FRect) -> None:
    canvas.glow(box_at(area.center, 90, 40), LIGHT, strength=_LIGHT, spread=70, radius=10)
    draw_lettering(canvas, number, area, _NUMBER)


def _draw_bar(span: Sequence[float], canvas: Canvas, area: pygame.FRect) -> None:
    track = pygame.FRect(area.x, 0, area.width, grown(_BAR))
    track.centery = area.centery
    draw_share_bar(canvas, track, *span)


def verdict_block(words: str, answers: Answers, guess: int) -> Block:
    """Return whether a guess was right, and all answers with the marks of both."""
    icon = "icons/tick" if guess == answers.right else "icons/cross"
    said = Row(
        picture(icon, _SIGN),
        Words(words, _VERDICT),
        gap=_GAP,
        shares=lambda width: (_SIGN, width - _SIGN - _GAP),
    )
    plates = [
        Drawn(partial(_draw_answer, answer, place == answers.right, place == guess), grown(_PLATE))
        for place, answer in enumerate(answers.words)
    ]
    return Row(said, Row(*plates, gap=_GAP), shares=(1.0, 1.5), stack=_STACKED)


def _draw_answer(
    answer: str, right: bool, guessed: bool, canvas: Canvas, area: pygame.FRect
) -> None:
    """Draw a plate with an answer: a tick on what is ``right``, a cross on a wrong guess."""
    if right:
        canvas.glow(area.inflate(-6, -6), LIGHT, strength=_LIGHT, spread=12)
    with canvas.shifted(alpha=255 if right or guessed else _DIM):
        canvas.nine_patch("ui/panel_wood", area)
        words = area.inflate(-2 * _SIGN - 12, -8)
        canvas.text(answer, words, _ANSWER)
        if right or guessed:
            mark = (area.right - _SIGN * 0.7 - 6, area.centery)
            side = 0.8 * _SIGN
            canvas.image(f"icons/{'tick' if right else 'cross'}", box_at(mark, side, side))


def places(room: pygame.FRect, count: int, shape: float) -> list[pygame.FRect]:
    """Return places side by side in the middle of a room, ``shape`` times as wide as high."""
    gap = 8.0
    high = min(room.height, (room.width - (count - 1) * gap) / count / shape)
    wide = high * shape
    left = room.centerx - (count * wide + (count - 1) * gap) / 2
    return [
        pygame.FRect(left + number * (wide + gap), room.centery - high / 2, wide, high)
        for number in range(count)
    ]


def draw_backs(
    canvas: Canvas, room: pygame.FRect, count: int, lit: range, bright: int | None = None
) -> None:
    """Draw a hand face down; ``lit`` cards have a golden edge, those beyond ``bright`` are dim."""
    high = _HAND * room.height
    wide = high / CARD_SHAPE
    step = min(wide * 0.86, (room.width - wide) / (count - 1))
    middle = (count - 1) / 2
    for number in range(count):
        seen = bright is None or number < bright
        away = number - middle
        y = room.centery + high * _HANG * ((away / middle) ** 2 - 0.5)
        y -= _LIFT * high if number in lit else 0.0
        box = box_at((room.centerx + away * step, y), wide, high)
        canvas.shadow(box.inflate(-4, -4), spread=6, drop=3, radius=6)
        if number in lit:
            canvas.glow(box.inflate(-4, -4), Colours.gold, strength=230, spread=18, radius=8)
        canvas.image("ui/back", box, tint=None if seen else Colours.disabled_tint)
        if number in lit:
            canvas.frame(box.inflate(4, 4), Colours.gold, width=3, radius=7)


def draw_gems(canvas: Canvas, room: pygame.FRect, lit: int, dark: int, *, more: bool) -> None:
    """Draw crystals of mana; ``more``: those at the end are given, else they are spent."""
    boxes = places(room.inflate(0, -0.4 * room.height), lit + dark, 1.0)
    for number, box in enumerate(boxes):
        full = number < lit or more
        canvas.image("ui/mana1" if full else "ui/mana0", box)
        if number >= lit and more:
            canvas.frame(box.inflate(8, 8), Colours.gold, width=3, radius=box.width / 2)


def draw_images(canvas: Canvas, room: pygame.FRect, names: Sequence[str]) -> None:
    """Draw pictures side by side."""
    boxes = places(room.inflate(0, -0.25 * room.height), len(names), 1.0)
    for name, box in zip(names, boxes, strict=True):
        canvas.image(name, box)
