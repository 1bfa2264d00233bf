"""Files of voyages, and the records of their fights."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from game.play import (
    VoyageFileError,
    VoyageRun,
    VoyageStore,
    ended_voyages,
    medals_of,
    next_captain,
    opened,
    saved_voyages,
)
from game.rules import legal_actions
from game.voyage import GiveUp
from tests.play.games import CONTENT, record_of, sure
from tests.play.voyages.voyages import HEADERS, any_deed, path_of, sail_on, set_out, to_fight

from .damage import JSON
from .readers import Broken, Reader


class VoyagesReader(Reader):
    """Files of voyages, by every way that leads to them."""

    named, ways = "20260101-000000-000000-abcd.jsonl", JSON

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.store = VoyageStore(folder / "voyages")
        self.seeds = list(self._good_voyages())

    def _good_voyages(self) -> Iterator[bytes]:
        """Yield voyages of every captain, some over, given up or left, and of every header."""
        for number, captain in enumerate(("sanna", "mirel", "tavi", "kelm")):
            for deeds in (100, 4 * number + 4, 6 * number + 10):
                run = sail_on(set_out(self.store, number, captain), Random(number), deeds)
                if run.voyage.fight is not None:
                    run.begin_fight().close()
                yield path_of(run).read_bytes()
                if run.voyage.end is None:
                    run.submit(GiveUp())
                    yield path_of(run).read_bytes()
                run.close()
                path_of(run).unlink()
        for header in HEADERS:
            run = sail_on(VoyageRun.new(CONTENT, header, self.store), Random(header.seed), 25)
            run.close()
            yield path_of(run).read_bytes()
            path_of(run).unlink()

    def read(self, data: bytes) -> Sequence[str]:
        """List it, watch it, count it, and go on with it."""
        path = self.put(f"voyages/{self.named}", data)
        told = [voyage.problem for voyage in saved_voyages(self.store, CONTENT) if voyage.problem]
        ended = ended_voyages(self.store)
        medals_of(ended)
        next_captain(ended, opened(ended, CONTENT.voyage).captains)
        try:
            VoyageRun.watch(CONTENT, path)
        except VoyageFileError as problem:
            told.append(str(problem))
        if path.read_bytes() != data:
            raise Broken("a file that was looked at was changed")
        if not told:
            self.goes_on(path)
        return told

    def goes_on(self, path: Path) -> None:
        """Go on with a voyage that the list offers, for a deed."""
        run = VoyageRun.resume(CONTENT, path, self.store)
        if run.voyage.fight is None and run.voyage.end is None:
            run.submit(any_deed(run, Random(1)))
        run.close()


class FightsReader(Reader):
    """The record of the fight in which a voyage was left."""

    ways = JSON

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.store = VoyageStore(folder / "voyages")
        run = to_fight(set_out(self.store, 7), Random(4))
        match, rng = run.begin_fight(), Random(1)
        seeds, record = [], record_of(match)
        while match.result is None:
            seeds.append(record.text())
            match.submit(rng.choice(legal_actions(match.position)))
        seeds.append(record.text())
        match.close()
        run.close()
        self.seeds, self.path = seeds, path_of(run)
        self.named = sure(record.path).name
        self.voyage = self.path.read_bytes()

    def read(self, data: bytes) -> Sequence[str]:
        """Go on with the voyage, and with its fight where it can be used."""
        self.path.write_bytes(self.voyage)
        self.put(f"voyages/fights/{self.named}", data)
        run = VoyageRun.resume(CONTENT, self.path, self.store)
        told = [run.fight_problem] if run.fight_problem else []
        if run.voyage.fight is not None:
            match = run.begin_fight()
            new = match.record.path if match.record else None
            match.close()
            if told and new is not None:
                new.unlink()
        run.close()
        return told
