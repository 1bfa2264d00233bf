"""Files of sagas."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.play import SagaRun, SagaStore, VoyageStore, ended_sagas, saved_sagas
from game.play.voyages.saga_file import SagaFileError
from game.voyage import EndSaga, story
from game.voyage.saga.saga_door import legal_saga_deeds
from tests.play.games import CONTENT
from tests.play.voyages.sagas import begin_saga, saga_path, sailed, set_sail

from .damage import JSON
from .readers import Broken, Reader


class SagasReader(Reader):
    """Files of sagas, by every way that leads to them."""

    named, ways = "20260101-000000-000000-abcd.jsonl", JSON

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.store = SagaStore(VoyageStore(folder / "voyages"))
        self.seeds = list(self._good_sagas())

    def _good_sagas(self) -> Iterator[bytes]:
        """Yield sagas that are new, between two voyages, at sea, and over."""
        run = begin_saga(self.store)
        yield saga_path(run).read_bytes()
        for outcome in ("won", "lost"):
            yield saga_path(sailed(run, outcome)).read_bytes()
        set_sail(run).close()
        yield saga_path(run).read_bytes()
        run.submit(EndSaga())
        run.close()
        yield saga_path(run).read_bytes()
        saga_path(run).unlink()

    def read(self, data: bytes) -> Sequence[str]:
        """List it, watch it, and go on with it."""
        path = self.put(f"voyages/sagas/{self.named}", data)
        told = [saga.problem for saga in saved_sagas(self.store, CONTENT) if saga.problem]
        ended_sagas(self.store)
        try:
            story(SagaRun.watch(CONTENT, path).saga)
        except SagaFileError as problem:
            told.append(str(problem))
        if path.read_bytes() != data:
            raise Broken("a file that was looked at was changed")
        if not told:
            self.goes_on(path)
        return told

    def goes_on(self, path: Path) -> None:
        """Go on with a saga that the list offers, for a deed."""
        run = SagaRun.resume(CONTENT, path, self.store)
        for deed in legal_saga_deeds(run.saga)[:1]:
            run.submit(deed)
        run.close()
