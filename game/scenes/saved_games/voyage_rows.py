"""The rows of voyages and sagas that were saved."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.kit import Canvas, Colours, Scene
from game.play import (
    SagaRun,
    SavedSaga,
    SavedVoyage,
    VoyageRun,
    delete_saga,
    delete_voyage,
    restore_saga,
    restore_voyage,
)

from ..common import Named, PaintFace, sight_picture
from ..services import Services
from ..voyage.parts.two_captains import captains_words
from ..voyage.parts.voyage_pictures import CAPTAINS, draw_face
from ..voyage.saga.saga_words import saga_title, stand_words
from .saved_rows import SavedRow, draw_faces_on


class CaptainRow(SavedRow):
    """What a captain sails: ``captain`` is "" for one whom the game does not know."""

    captain: str
    _called: str

    @property
    def called(self) -> str:
        """The words for it in a question."""
        return self._called

    @property
    def _names(self) -> Sequence[Named]:
        return [Named(self.called, Colours.gold)]

    @property
    def faces(self) -> Sequence[int]:
        """The captain, where the game knows them."""
        return [0] if self.captain else []

    def paint_face(self) -> PaintFace:
        """Return what draws the captain's face."""
        return captain_face(self.captain)

    def draw_scene(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the captain on the shore."""
        draw_at_sea(canvas, box, self)


class VoyageRow(CaptainRow):
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
    def line(self) -> str:
        """What it is, and when it was saved."""
        return self.services.translate("saved_games.voyage_when", when=self.saved)


class SagaRow(CaptainRow):
    """A saga: who sails, its lamps and the voyages left, and when it was saved."""

    def __init__(self, services: Services, saga: SavedSaga) -> None:
        super().__init__(services, saga)
        self.captain, self._called = "", services.translate("saga.title")
        header = saga.header
        if header is not None and header.saga.captain in services.content.voyage.captains:
            self.captain = header.saga.captain
            self._called = saga_title(services, self.captain)

    def scene(self) -> Scene:
        """Return its log book; raises ``SagaFileError``."""
        return self.services.routes.saga.waiting(self.path)

    def delete(self) -> Callable[[], Path]:
        """Delete it; return what puts it back."""
        return partial(restore_saga, delete_saga(self.path))

    def _find_stand(self) -> str:
        saga = SagaRun.watch(self.services.content, self.path).saga
        return " · ".join(stand_words(self.services, saga)[:2])

    @property
    def line(self) -> str:
        """When it was saved."""
        return self.services.translate("saga.saved", when=self.saved)


def captain_face(captain: str) -> PaintFace:
    """Return what draws the face of a captain."""
    return lambda canvas, _seat, middle, radius: draw_face(
        canvas, f"{CAPTAINS}/{captain}", middle, radius
    )


def draw_at_sea(canvas: Canvas, box: pygame.FRect, row: SavedRow) -> None:
    """Draw who sails large, on the shore."""
    draw_faces_on(canvas, box, sight_picture("shore"), row)
