"""The sheet of a page: a painted stage for its picture, its number large, and what was guessed."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Line,
    Row,
    Words,
    box_at,
    grown,
    picture,
    text_style,
)

from ..common import draw_lettering, draw_painting, sight_picture
from .almanac_pages import Answers
from .share_bar import LIGHT, draw_share_bar

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
