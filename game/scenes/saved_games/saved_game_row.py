"""A saved game as a row: who plays, how much life is left to both, how far it is, and when."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.board import shield
from game.content import ContentError
from game.kit import Canvas, Colours, Point, grown, text_style
from game.play import SavedGame, match_id, saved_position
from game.rules import RINGS, Side, State

from ..common import (
    MARK,
    PlayerHead,
    campaign_level,
    draw_seats,
    draw_versus,
    mode_words,
    moment_words,
    player_heads,
    rows_stacked,
    split_row,
    stand_words,
)
from ..services import Services

_PADDING, _VERSUS, _SHIELD, _SMALL = 20.0, 0.55, 36.0, 28.0
_STAND = text_style.STRONG.with_changes(size=18, floor=12)
_LINE = text_style.CAPTION.with_changes(size=15, fit=True, floor=11, colour=Colours.text)
_STRONGHOLD = text_style.CAPTION.with_changes(size=13, align="center", fit=True, floor=11)
_PROBLEM = text_style.BODY.with_changes(size=14, valign="middle", fit=True, floor=11)


class Life(NamedTuple):
    """The state of a side's stronghold: the damage that it can take, and its face."""

    left: int
    fort: bool


@dataclass(slots=True)
class SavedGameRow:
    """The content of a row. ``stand`` and ``lives`` are found when the row is seen."""

    game: SavedGame
    mode: str
    saved: str
    heads: tuple[PlayerHead, ...] | None
    problem: str
    stand: str | None = None
    lives: tuple[Life, ...] = ()

    @classmethod
    def of(cls, services: Services, game: SavedGame) -> SavedGameRow:
        """Return the row of a saved game."""
        header, when = game.header, moment_words(services, game.saved)
        if header is None:
            return cls(game, "", when, None, game.problem)
        level = campaign_level(services, header.terms, match_id(header))
        mode = mode_words(
            services, header.terms, level, header.house, custom=header.has_custom_cards
        )
        return cls(game, mode, when, player_heads(services, header.seats), game.problem)

    @property
    def ring(self) -> str:
        """The mode of a match of three or four, "" for one of two."""
        return self.game.header.terms.ring if self.game.header else ""

    @property
    def known(self) -> bool:
        """Whether there is nothing left to find out."""
        return self.stand is not None or bool(self.problem)

    def short_problem(self, services: Services) -> str:
        """Return the problem of the file without the folder: the file's name tells it apart."""
        return services.say(self.problem).replace(f"{self.game.path.parent}{os.sep}", "")

    def look(self, services: Services) -> None:
        """Find out where the match stands, or what is wrong with it."""
        assert self.heads is not None
        try:
            position = saved_position(self.game, services.content)
        except ContentError as problem:
            self.problem = str(problem)
            return
        names = [head.name for head in self.heads]
        self.stand = stand_words(services, names, position)
        if isinstance(position, State):
            self.lives = tuple(map(_life, position.sides))


def _life(side: Side) -> Life:
    return Life(side.stronghold_life if side.horde is None else len(side.horde.deck), side.fort)


def draw_row(canvas: Canvas, services: Services, plate: pygame.FRect, row: SavedGameRow) -> None:
    """Draw a row on its plate."""
    inside = plate.inflate(-2 * _PADDING, -14)
    versus, words = split_row(inside, _VERSUS, 28)
    if row.heads is None:
        canvas.image("icons/cross", (inside.x + 8, inside.centery - 16, 32, 32))
        words.update(inside.x + 60, inside.y, inside.width - 60, inside.height)
    else:
        _draw_players(canvas, services, versus, row)
    upper = pygame.FRect(words.x, words.centery - grown(26.0), words.width, grown(26.0))
    lower = pygame.FRect(words.x, upper.bottom, words.width, grown(22.0))
    if row.problem:
        stand = services.translate("saved_games.damaged", when=row.saved)
        if rows_stacked():
            upper.y = words.y
            lower.update(words.x, upper.bottom, words.width, words.bottom - upper.bottom)
        else:
            upper, lower = upper.move(0, -6), lower.move(0, -6).inflate(0, 14)
        canvas.text(stand, upper, _STAND, colour=Colours.attention)
        canvas.text(row.short_problem(services), lower, _PROBLEM)
        return
    canvas.text(row.stand or "…", upper, _STAND)
    line = services.translate("matches.mode_when", mode=row.mode, when=row.saved)
    canvas.text(line, lower, _LINE)


def _draw_players(canvas: Canvas, services: Services, box: pygame.FRect, row: SavedGameRow) -> None:
    """Draw who plays, and what is left of their strongholds where that is known."""
    assert row.heads is not None
    against, ring = services.translate("matches.against"), row.ring
    if ring:

        def draw_life(canvas: Canvas, place: pygame.FRect, seat: int) -> None:
            if row.lives:
                _draw_shield(canvas, row.lives[seat], (place.x + _SMALL / 2, place.centery), _SMALL)

        draw_seats(canvas, box, RINGS[ring], row.heads, against, beside=draw_life)
        return
    marks = draw_versus(canvas, box, row.heads, against, grown(MARK))
    for mark, life in zip(marks, row.lives, strict=False):
        _draw_life(canvas, services, mark, life)


def _draw_shield(canvas: Canvas, life: Life, middle: Point, size: float) -> None:
    picture = canvas.sprite(
        ("saved life", life.left, size),
        (size + 4, size + 4),
        lambda offscreen: shield(offscreen, life.left, offscreen.view.center, size),
    )
    canvas.blit(picture, middle, centered=True)


def _draw_life(canvas: Canvas, services: Services, box: pygame.FRect, life: Life) -> None:
    _draw_shield(canvas, life, (box.centerx, box.centery - 9), _SHIELD)
    face = services.translate(f"card_types.{'fort' if life.fort else 'bastion'}")
    label = pygame.FRect(0, 0, box.width + 8, grown(17.0))
    label.midtop = box.centerx, box.centery + 12
    canvas.text(face, label, _STRONGHOLD)
