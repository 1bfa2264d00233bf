"""What waits as rows: matches and voyages, each drawn, gone on with and deleted in its own way."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from game.board import shield
from game.content import ContentError
from game.kit import Canvas, Colours, Point, Scene, grown, text_style
from game.play import (
    Match,
    SavedGame,
    SavedSaga,
    SavedVoyage,
    VoyageRun,
    delete_saved,
    delete_voyage,
    match_id,
    read_record,
    restore_saved,
    restore_voyage,
    saved_position,
)
from game.rules import RINGS, State

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
from ..voyage.parts.two_captains import captains_words
from ..voyage.parts.voyage_pictures import CAPTAINS, draw_face

_PADDING, _WHO, _SHIELD, _SMALL, _FACE = 20.0, 0.55, 36.0, 28.0, 30.0
_STAND = text_style.STRONG.with_changes(size=18, floor=12)
_LINE = text_style.CAPTION.with_changes(size=15, fit=True, floor=11, colour=Colours.text)
_STRONGHOLD = text_style.CAPTION.with_changes(size=13, align="center", fit=True, floor=11)
_PROBLEM = text_style.BODY.with_changes(size=14, valign="middle", fit=True, floor=11)


class SavedRow(ABC):
    """A row: ``stand`` tells how far it is, found when it is seen; ``problem`` what is wrong."""

    def __init__(self, services: Services, game: SavedGame | SavedVoyage | SavedSaga) -> None:
        self.services = services
        self.path, self.problem = game.path, game.problem
        self.saved = moment_words(services, game.saved)
        self.stand: str | None = None

    @property
    def known(self) -> bool:
        """Whether there is nothing left to find out."""
        return self.stand is not None or bool(self.problem)

    @property
    def short_problem(self) -> str:
        """The problem of the file without the folder: the file's name tells it apart."""
        return self.services.say(self.problem).replace(f"{self.path.parent}{os.sep}", "")

    @property
    @abstractmethod
    def called(self) -> str:
        """The words for it in a question."""

    @abstractmethod
    def scene(self) -> Scene:
        """Return where it goes on; raises ``ContentError``."""

    @abstractmethod
    def delete(self) -> Callable[[], Path]:
        """Delete it; return what puts it back and gives its path; raises ``ContentError``."""

    @abstractmethod
    def _find_stand(self) -> str: ...

    @property
    @abstractmethod
    def _line(self) -> str:
        """The line below where it stands."""

    @abstractmethod
    def _draw_who(self, canvas: Canvas, inside: pygame.FRect) -> pygame.FRect:
        """Draw who plays; return the place of the words."""

    def look(self) -> None:
        """Find out where it stands, or what is wrong with it."""
        try:
            self.stand = self._find_stand()
        except ContentError as problem:
            self.problem = str(problem)

    def draw(self, canvas: Canvas, plate: pygame.FRect) -> None:
        """Draw the row on its plate."""
        words = self._draw_who(canvas, plate.inflate(-2 * _PADDING, -14))
        upper = pygame.FRect(words.x, words.centery - grown(26.0), words.width, grown(26.0))
        lower = pygame.FRect(words.x, upper.bottom, words.width, grown(22.0))
        if not self.problem:
            canvas.text(self.stand or "…", upper, _STAND)
            canvas.text(self._line, lower, _LINE)
            return
        if rows_stacked():
            upper.y = words.y
            lower.update(words.x, upper.bottom, words.width, words.bottom - upper.bottom)
        else:
            upper, lower = upper.move(0, -6), lower.move(0, -6).inflate(0, 14)
        damaged = self.services.translate("saved_games.damaged", when=self.saved)
        canvas.text(damaged, upper, _STAND, colour=Colours.attention)
        canvas.text(self.short_problem, lower, _PROBLEM)


class VoyageRow(SavedRow):
    """A voyage: who sails, where it stands, and when it was saved."""

    def __init__(self, services: Services, voyage: SavedVoyage) -> None:
        super().__init__(services, voyage)
        self.captain, self._called = "", services.translate("menu.voyage")
        header = voyage.header
        # A later release may have other captains; the problem says so.
        if header is not None and header.voyage.captain in services.content.voyage.captains:
            self.captain = header.voyage.captain
            who = captains_words(services, header.voyage)
            self._called = services.translate("saved_games.voyage", captain=who)

    @property
    def called(self) -> str:
        """The words for the voyage in a question."""
        return self._called

    def scene(self) -> Scene:
        """Return the voyage, or the menu, which says why it cannot be gone on with."""
        return self.services.routes.voyage_waiting(self.path)

    def delete(self) -> Callable[[], Path]:
        """Delete it; return what puts it back."""
        return partial(restore_voyage, delete_voyage(self.path))

    def _find_stand(self) -> str:
        now = VoyageRun.watch(self.services.content, self.path).voyage
        values = {name: getattr(now, name) for name in ("day", "days", "rank", "gold")}
        return self.services.translate("saved_games.voyage_stand", **values)

    @property
    def _line(self) -> str:
        return self.services.translate("saved_games.voyage_when", when=self.saved)

    def _draw_who(self, canvas: Canvas, inside: pygame.FRect) -> pygame.FRect:
        return draw_captain(canvas, inside, self.captain, self.called)


def draw_captain(canvas: Canvas, inside: pygame.FRect, captain: str, called: str) -> pygame.FRect:
    """Draw who sails, "" for nobody known; return the place of the words beside."""
    who, words = split_row(inside, _WHO, 28)
    if captain:
        center, radius = (who.x + _FACE, who.centery), min(_FACE, who.height / 2)
        draw_face(canvas, f"{CAPTAINS}/{captain}", center, radius)
    else:
        _draw_cross(canvas, who)
    name = pygame.FRect(who.x + 2 * _FACE + 16, who.y, who.width - 2 * _FACE - 16, who.height)
    canvas.text(called, name, _STAND, colour=Colours.gold)
    return words


class Life(NamedTuple):
    """The state of a side's stronghold: the damage that it can take, and its face.

    Of the Horde, the cards of its deck are left.
    """

    left: int
    fort: bool


class GameRow(SavedRow):
    """A match: who plays, what is left of their strongholds, what it is; or a damaged file."""

    def __init__(self, services: Services, game: SavedGame) -> None:
        super().__init__(services, game)
        self.game = game
        self.heads: tuple[PlayerHead, ...] = ()
        self.lives: tuple[Life, ...] = ()
        self.ring, self.mode = "", ""
        header = game.header
        if header is not None:
            level = campaign_level(services, header.terms, match_id(header))
            self.ring, custom = header.terms.ring, header.has_custom_cards
            self.mode = mode_words(services, header.terms, level, header.house, custom=custom)
            self.heads = player_heads(services, header.seats)

    @property
    def called(self) -> str:
        """The name of the file: who plays is not known."""
        return self.path.name

    def scene(self) -> Scene:
        """Return where the match was left; raises ``ContentError``."""
        services = self.services
        match = Match.resume(services.content, read_record(self.path), services.store)
        return services.routes.resumed(match)

    def delete(self) -> Callable[[], Path]:
        """Delete it; return what puts it back."""
        return partial(restore_saved, delete_saved(self.game))

    def _find_stand(self) -> str:
        position = saved_position(self.game, self.services.content)
        if isinstance(position, State):
            self.lives = tuple(Life(side.life, side.fort) for side in position.sides)
        return stand_words(self.services, [head.name for head in self.heads], position)

    @property
    def _line(self) -> str:
        return self.services.translate("matches.mode_when", mode=self.mode, when=self.saved)

    def _draw_who(self, canvas: Canvas, inside: pygame.FRect) -> pygame.FRect:
        _draw_cross(canvas, inside)
        return pygame.FRect(inside.x + 60, inside.y, inside.width - 60, inside.height)


class DuelRow(GameRow):
    """A match of two, who face each other."""

    @property
    def called(self) -> str:
        """Both players."""
        left, right = (head.name for head in self.heads)
        return self.services.translate("matches.versus", left=left, right=right)

    def _draw_who(self, canvas: Canvas, inside: pygame.FRect) -> pygame.FRect:
        who, words = split_row(inside, _WHO, 28)
        say = self.services.translate
        marks = draw_versus(canvas, who, self.heads, say("matches.against"), grown(MARK))
        for box, life in zip(marks, self.lives, strict=False):
            _draw_shield(canvas, life, (box.centerx, box.centery - 9), _SHIELD)
            label = pygame.FRect(0, 0, box.width + 8, grown(17.0))
            label.midtop = box.centerx, box.centery + 12
            canvas.text(say(f"card_types.{'fort' if life.fort else 'bastion'}"), label, _STRONGHOLD)
        return words


class RingRow(GameRow):
    """A match of three or four seats."""

    @property
    def called(self) -> str:
        """The mode and all players."""
        names = ", ".join(head.name for head in self.heads)
        return self.services.translate("matches.ring_of", mode=self.mode, names=names)

    def _draw_who(self, canvas: Canvas, inside: pygame.FRect) -> pygame.FRect:
        who, words = split_row(inside, _WHO, 28)
        against = self.services.translate("matches.against")

        def draw_life(canvas: Canvas, place: pygame.FRect, seat: int) -> None:
            if self.lives:
                middle = place.x + _SMALL / 2, place.centery
                _draw_shield(canvas, self.lives[seat], middle, _SMALL)

        draw_seats(canvas, who, RINGS[self.ring], self.heads, against, beside=draw_life)
        return words


def game_row(services: Services, game: SavedGame) -> GameRow:
    """Return the row of a match, or of a file that is damaged."""
    if game.header is None:
        return GameRow(services, game)
    return (RingRow if game.header.terms.ring else DuelRow)(services, game)


def _draw_cross(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.image("icons/cross", (box.x + 8, box.centery - 16, 32, 32))


def _draw_shield(canvas: Canvas, life: Life, middle: Point, size: float) -> None:
    picture = canvas.sprite(
        ("saved life", life.left, size),
        (size + 4, size + 4),
        lambda offscreen: shield(offscreen, life.left, offscreen.view.center, size),
    )
    canvas.blit(picture, middle, centered=True)
