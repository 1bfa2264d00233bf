"""The ways to and between the screens of a saga."""

from pathlib import Path

from game.kit import Scene
from game.play import SagaRun, SagaStore

from ...services import Services
from .past_sagas_scene import PastSagasScene
from .saga_files import resumed_saga
from .saga_keep_scene import SagaKeepScene
from .saga_scene import SagaScene
from .saga_start_scene import SagaStartScene


class SagaRoutes:
    """Makes the screens of sagas; ``back`` is the menu's entry that the way back leads to."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def begun_or_start(self, back: str = "voyage") -> Scene:
        """Return the log book of the saga under way, or what is chosen before one."""
        run, problem = resumed_saga(self._services)
        return self.start(problem, back) if run is None else self.log_book(run, back)

    def waiting(self, path: Path) -> Scene:
        """Return the log book of the saga in a file; raises ``SagaFileError``."""
        services = self._services
        store = SagaStore(services.voyages)
        return self.log_book(SagaRun.resume(services.content, path, store), "saved_games")

    def start(self, problem: str = "", back: str = "voyage") -> Scene:
        """Return what is chosen before a saga, with a line about one that cannot be used."""
        return SagaStartScene(self._services, problem, back)

    def log_book(self, run: SagaRun, back: str = "voyage") -> Scene:
        """Return the log book of a saga; with ``back`` "" the way back is to the scene below."""
        return SagaScene(self._services, run, back)

    def keep(self, run: SagaRun) -> Scene:
        """Return the choice of what sails on; the saga has it when that leaves."""
        return SagaKeepScene(self._services, run)

    def past(self) -> Scene:
        """Return the sagas that have ended."""
        return PastSagasScene(self._services)
