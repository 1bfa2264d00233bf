"""The four bans in their order: who bans, in whose deck, and what has gone."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.kit import (
    Canvas,
    Colours,
    Point,
    grown,
    text_style,
)
from game.play import Match
from game.rules import BAN_ORDER, DUEL, Card, events

from ..common.cards.mini_cards import draw_check
from ..common.drawings.side_emblem import draw_emblem
from ..common.screen import draw_fade, land_colour, land_deep

_GAP, _ROW_GAP = 26.0, 10.0
#: The height of the four steps; from this growth of the texts on they stand in two rows.
TRACK, _TWO_ROWS = 58.0, 1.2
_NUMBER = text_style.STRONG.with_changes(size=16, align="center", colour=Colours.muted)
_WHO = text_style.STRONG.with_changes(size=17, align="start", outline=1.0)
_WHAT = text_style.BODY.with_changes(size=15, wrap=False, fit=True, valign="middle", align="start")


@dataclass(frozen=True, slots=True)
class BanStep:
    """One of the four bans; ``card`` is what has been banned, None while it is to come."""

    banner: int
    owner: int
    card: Card | None = None


def ban_steps(match: Match, first: int) -> tuple[BanStep, ...]:
    """Return the four bans of a match in which ``first`` is A, as far as they have fallen."""
    sides = first, DUEL.rival(first)
    happened = (event for done in match.history for event in done.events)
    banned = [event.card for event in happened if isinstance(event, events.CardBanned)]
    return tuple(
        BanStep(sides[banner], sides[owner], banned[number] if number < len(banned) else None)
        for number, (banner, owner) in enumerate(BAN_ORDER)
    )


def in_a_row(steps: Sequence[BanStep]) -> int:
    """Return how many bans the side to ban has before the other is to ban again."""
    coming = [step.banner for step in steps if step.card is None]
    return len(list(itertools.takewhile(lambda banner: banner == coming[0], coming)))


def track_height() -> float:
    """Return how high the track is: two rows of two steps where words are larger."""
    if not _in_two_rows():
        return TRACK
    return 2 * _step_height() + _ROW_GAP


def _in_two_rows() -> bool:
    return grown(1.0) > _TWO_ROWS


def _step_height() -> float:
    return TRACK + 0.75 * (grown(TRACK) - TRACK)


def draw_track(
    canvas: Canvas,
    rect: pygame.FRect,
    steps: Sequence[BanStep],
    names: tuple[str, ...],
    translate: Callable[..., str],
) -> None:
    """Draw the steps side by side; the first without a card is the current one."""
    across = len(steps) // 2 if _in_two_rows() else len(steps)
    width = (rect.width - (across - 1) * _GAP) / across
    high = _step_height() if _in_two_rows() else rect.height
    current = next((n for n, step in enumerate(steps) if step.card is None), len(steps))
    for number, step in enumerate(steps):
        row, column = divmod(number, across)
        y = rect.y + row * (high + _ROW_GAP)
        box = pygame.FRect(rect.x + column * (width + _GAP), y, width, high)
        if column:
            _draw_arrow(canvas, (box.x - _GAP / 2, box.centery), lit=number <= current)
        _draw_step(canvas, box, step, current=number == current, done=number < current)
        _write(canvas, box, step, names, translate, done=number < current, faint=number > current)


def _draw_step(
    canvas: Canvas, box: pygame.FRect, step: BanStep, *, current: bool, done: bool
) -> None:
    colour = land_colour(step.banner)
    if current:
        canvas.glow(box, colour, strength=190, spread=14, radius=10)
    canvas.fill(box, Colours.well, radius=9, alpha=235)
    if current:
        canvas.fill(box, land_deep(step.banner), radius=9)
        draw_fade(canvas, box.inflate(-8, -8), colour, (70, 0))
    edge = colour if current else Colours.bronze
    canvas.frame(box, edge, width=2.4 if current else 1.3, radius=9, alpha=255 if current else 120)
    middle = (box.x + box.height * 0.52, box.centery)
    draw_emblem(canvas, step.banner, middle, box.height * 0.36)
    if done:
        draw_check(canvas, (middle[0] + box.height * 0.26, middle[1] + box.height * 0.24), 9)
    elif not current:
        canvas.circle(middle, box.height * 0.36 + 1, Colours.night, alpha=130)


def _write(
    canvas: Canvas,
    box: pygame.FRect,
    step: BanStep,
    names: tuple[str, ...],
    translate: Callable[..., str],
    *,
    done: bool,
    faint: bool,
) -> None:
    x = box.x + box.height * 1.02
    room = box.right - 10 - x
    half = box.height / 2
    alpha = 170 if faint else 255
    who = translate("construct.bans_by", name=names[step.banner])
    upper = pygame.FRect(x, box.y + 5, room, half - 3)
    canvas.text(who, upper, _WHO, colour=land_colour(step.banner), alpha=alpha)
    lower = pygame.FRect(x, box.centery, room, half - 5)
    if done and step.card is not None:
        align: Literal["left", "right"] = "right" if canvas.begins_right(who) else "left"
        place = canvas.text(step.card.name, lower, _WHAT, colour=Colours.negative, align=align)
        canvas.line(
            (place.x - 2, place.centery + 1), (place.right + 2, place.centery + 1),
            Colours.negative, width=1.6,
        )  # fmt: skip
        return
    whose = translate("construct.one_of", name=names[step.owner])
    canvas.text(whose, lower, _WHAT, colour=Colours.text, alpha=alpha)


def _draw_arrow(canvas: Canvas, middle: Point, *, lit: bool) -> None:
    x, y = middle
    colour = Colours.gold if lit else Colours.bronze
    points = [(x - 5, y - 8), (x + 6, y), (x - 5, y + 8)]
    canvas.polygon(points, colour, alpha=255 if lit else 130)
