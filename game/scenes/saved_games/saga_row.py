"""A saga that waits, as a row of the saved games."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.kit import Scene
from game.play import SagaRun, SavedSaga, delete_saga, restore_saga

from ..services import Services
from ..voyage.saga.saga_words import saga_title, stand_words
from .voyage_rows import CaptainRow


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
