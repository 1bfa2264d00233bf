"""What waits as rows: matches and voyages, each drawn, gone on with and deleted in its own way."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from game.content import ContentError
from game.kit import Canvas, Colours, Scene, box_at, grown, text_style
from game.play import (
    Match,
    SavedGame,
    SavedSaga,
    SavedVoyage,
    delete_saved,
    match_id,
    only_person,
    read_record,
    restore_saved,
    saved_position,
    teams_of,
)
from game.rules import RINGS, State

from ..common import (
    BoardLook,
    MatchLook,
    Named,
    PaintFace,
    PlayerHead,
    campaign_level,
    draw_board_strip,
    draw_match,
    duel_face,
    framed_board,
    mode_words,
    moment_words,
    player_heads,
    ring_face,
    stand_words,
    versus_names,
)
from ..services import Services

_PADDING, _CROSS = 20.0, 44.0
#: The radius of a face at most where there is no board yet.
_LARGEST = 120.0
_STAND = text_style.NAME.with_changes(size=18, floor=12, fit=True)
_PROBLEM = text_style.BODY.with_changes(size=14, wrap=True, fit=True, floor=10)


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
    def line(self) -> str:
        """The line below where it stands."""

    @property
    @abstractmethod
    def _names(self) -> Sequence[Named]:
        """Who plays."""

    @property
    @abstractmethod
    def faces(self) -> Sequence[int]:
        """The seats whose faces are shown, team by team."""

    @abstractmethod
    def paint_face(self) -> PaintFace:
        """Return what draws the face of a seat."""

    @abstractmethod
    def draw_scene(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw large where it stands."""

    def look(self) -> None:
        """Find out where it stands, or what is wrong with it."""
        try:
            self.stand = self._find_stand()
        except ContentError as problem:
            self.problem = str(problem)

    def draw(self, canvas: Canvas, plate: pygame.FRect) -> None:
        """Draw the row on its plate."""
        if not self.problem:
            stand = self.stand or "…"
            look = MatchLook(self.faces, self.paint_face(), stand, self._names, (self.line,))
            draw_match(canvas, plate, look)
            return
        inside = plate.inflate(-2 * _PADDING, -16)
        side = min(_CROSS, inside.height)
        canvas.image("icons/cross", (inside.x, inside.centery - side / 2, side, side))
        inside.x, inside.width = inside.x + side + 14, inside.width - side - 14
        damaged = self.services.translate("saved_games.damaged", when=self.saved)
        upper = pygame.FRect(inside.x, inside.y, inside.width, grown(28.0))
        canvas.text(damaged, upper, _STAND, colour=Colours.attention)
        lower = (inside.x, upper.bottom, inside.width, inside.bottom - upper.bottom)
        canvas.text(self.short_problem, lower, _PROBLEM)


def draw_faces_on(canvas: Canvas, box: pygame.FRect, land: str, row: SavedRow) -> None:
    """Draw large who plays, on a land, where there is no board yet."""
    with framed_board(canvas, box), canvas.clip(box):
        wide, high = canvas.assets.size(land)
        share = max(box.width / wide, box.height / high)
        canvas.image(land, box_at(box.center, share * wide, share * high))
        count = len(row.faces)
        radius = min(_LARGEST, 0.4 * box.height, 0.46 * box.width / max(1, count))
        for number, seat in enumerate(row.faces):
            x = box.centerx + (2 * number + 1 - count) * 1.12 * radius
            row.paint_face()(canvas, seat, (x, box.centery), radius)


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
        self.state: State | None = None
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
            self.state = position
        return stand_words(self.services, [head.name for head in self.heads], position)

    @property
    def line(self) -> str:
        """What it is, and when it was saved."""
        return self.services.translate("matches.mode_when", mode=self.mode, when=self.saved)

    @property
    def _names(self) -> Sequence[Named]:
        return versus_names(self.heads, self.teams, self.services.translate("matches.against"))

    @property
    def teams(self) -> Sequence[Sequence[int]]:
        """The seats of each team."""
        return [(seat,) for seat in range(len(self.heads))]

    @property
    def faces(self) -> Sequence[int]:
        """The seats, team by team."""
        return [seat for team in self.teams for seat in team]

    def paint_face(self) -> PaintFace:
        """Return what draws the face of a seat."""
        return duel_face(self.heads)

    def draw_scene(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the board, or who will meet on it."""
        if self.state is None:
            draw_faces_on(canvas, box, "board_day", self)
            return
        header = self.game.header
        look = BoardLook.of(self.services, header.seed if header else 0)
        viewer = only_person(header.seats) if header else None
        draw_board_strip(canvas, box, self.state, viewer or 0, look)


class DuelRow(GameRow):
    """A match of two, who face each other."""

    @property
    def called(self) -> str:
        """Both players."""
        left, right = (head.name for head in self.heads)
        return self.services.translate("matches.versus", left=left, right=right)


class RingRow(GameRow):
    """A match of three or four seats."""

    @property
    def called(self) -> str:
        """The mode and all players."""
        names = ", ".join(head.name for head in self.heads)
        return self.services.translate("matches.ring_of", mode=self.mode, names=names)

    @property
    def teams(self) -> Sequence[Sequence[int]]:
        """The seats of each team; all are one where each plays for themselves."""
        return teams_of(RINGS[self.ring])

    def paint_face(self) -> PaintFace:
        """Return what draws the face of a seat."""
        return ring_face(self.heads)


def game_row(services: Services, game: SavedGame) -> GameRow:
    """Return the row of a match, or of a file that is damaged."""
    if game.header is None:
        return GameRow(services, game)
    return (RingRow if game.header.terms.ring else DuelRow)(services, game)
