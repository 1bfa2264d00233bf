"""A voyage that waits as a row: who sails, where it stands, and when it was saved."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pygame

from game.content import ContentError
from game.kit import Canvas, Colours, grown, text_style
from game.play import SavedVoyage, VoyageRun

from ..common import moment_words, rows_stacked, split_row
from ..services import Services
from ..voyage.parts.voyage_pictures import CAPTAINS, draw_face
from ..voyage.parts.voyage_words import captain_name

_PADDING, _SHARE, _FACE = 20.0, 0.55, 30.0
_NAME = text_style.STRONG.with_changes(size=18, floor=12)
_LINE = text_style.CAPTION.with_changes(size=15, fit=True, floor=11, colour=Colours.text)
_PROBLEM = text_style.BODY.with_changes(size=14, valign="middle", fit=True, floor=11)


@dataclass(slots=True)
class SavedVoyageRow:
    """The content of a row; ``stand`` is found when the row is seen."""

    game: SavedVoyage
    name: str
    captain: str
    saved: str
    problem: str
    stand: str | None = None

    @classmethod
    def of(cls, services: Services, voyage: SavedVoyage) -> SavedVoyageRow:
        """Return the row of a voyage."""
        captain = voyage.header.voyage.captain if voyage.header is not None else ""
        if captain not in services.content.voyage.captains:
            # A later release may have others; the problem says so.
            captain = ""
        name = services.translate("menu.voyage")
        if captain:
            who = captain_name(services, captain)
            name = services.translate("saved_games.voyage", captain=who)
        when = moment_words(services, voyage.saved)
        return cls(voyage, name, captain, when, voyage.problem)

    @property
    def known(self) -> bool:
        """Whether there is nothing left to find out."""
        return self.stand is not None or bool(self.problem)

    @property
    def called(self) -> str:
        """The words for the voyage in a question."""
        return self.name

    def short_problem(self, services: Services) -> str:
        """Return the problem of the file without the folder: the file's name tells it apart."""
        return services.say(self.problem).replace(f"{self.game.path.parent}{os.sep}", "")

    def look(self, services: Services) -> None:
        """Find out where the voyage stands, or what is wrong with it."""
        try:
            voyage = VoyageRun.watch(services.content, self.game.path).voyage
        except ContentError as problem:
            self.problem = str(problem)
            return
        self.stand = services.translate(
            "saved_games.voyage_stand",
            day=voyage.day,
            days=voyage.days,
            rank=voyage.rank,
            gold=voyage.gold,
        )


def draw_voyage_row(
    canvas: Canvas, services: Services, plate: pygame.FRect, row: SavedVoyageRow
) -> None:
    """Draw a row on its plate."""
    inside = plate.inflate(-2 * _PADDING, -14)
    who, words = split_row(inside, _SHARE, 28)
    center = who.x + _FACE, who.centery
    if row.captain:
        draw_face(canvas, f"{CAPTAINS}/{row.captain}", center, min(_FACE, who.height / 2))
    else:
        canvas.image("icons/cross", (who.x + 8, who.centery - 16, 32, 32))
    name = pygame.FRect(who.x + 2 * _FACE + 16, who.y, who.width - 2 * _FACE - 16, who.height)
    canvas.text(row.name, name, _NAME, colour=Colours.gold)
    upper = pygame.FRect(words.x, words.centery - grown(26.0), words.width, grown(26.0))
    lower = pygame.FRect(words.x, upper.bottom, words.width, grown(22.0))
    if row.problem:
        told = services.translate("saved_games.damaged", when=row.saved)
        if rows_stacked():
            upper.y = words.y
            lower.update(words.x, upper.bottom, words.width, words.bottom - upper.bottom)
        canvas.text(told, upper, _NAME, colour=Colours.attention)
        canvas.text(row.short_problem(services), lower, _PROBLEM)
        return
    canvas.text(row.stand or "…", upper, _NAME)
    canvas.text(services.translate("saved_games.voyage_when", when=row.saved), lower, _LINE)
