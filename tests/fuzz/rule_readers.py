"""Cases, positions, puzzles, and the files of the laboratory."""

import contextlib
import io
from collections.abc import Sequence
from pathlib import Path
from random import Random

from game import paths
from game.cases import resolve
from game.content import ContentError, load_cards
from game.lab import Job
from game.lab.jobs import GameOutcome, LabError
from game.lab.ledger import Ledger
from game.puzzles import mining
from game.puzzles.mine_ledger import MineLedger
from game.puzzles.puzzle_file import read_puzzle_file
from game.rules import LEFT, RIGHT, NotationError, Terms, from_text, legal_actions, to_text
from tests.play.games import FORMATS, RING_FORMATS, begun, go_on
from tests.resolving import DUEL, SOLO
from tests.tuning.__main__ import tuning_parser

from .damage import BYTES, JSON, TEXT, Damage
from .readers import Broken, Reader

_OUTCOME = GameOutcome(RIGHT, LEFT, 12, "0123456789ab", ((5, 6), (7,)), ((0.25, 0.5), (0.125,)))


class CasesReader(Reader):
    """Case files of ``resolve``."""

    named = "case.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        shown = Path(__file__).parents[1] / "cases"
        self.seeds = [DUEL.encode(), SOLO.encode()]
        rings = Path(__file__).parents[1] / "rules" / "ring"
        for file in (*sorted(shown.glob("*.yaml")), *sorted(rings.glob("*.yaml"))):
            self.seeds += [part + b"\n" for part in file.read_bytes().split(b"\n---\n")[:12]]

    def read(self, data: bytes) -> Sequence[str]:
        """Work the file out."""
        path = self.put("case.yaml", data)
        out, err = io.StringIO(), io.StringIO()
        status = resolve([path], out, err)
        if (status == 2) != bool(err.getvalue()) or status not in (0, 2):
            raise Broken(f"status {status}: {err.getvalue()[:200]!r}")
        return [err.getvalue().removesuffix("\n")] if status else []


def _positions() -> list[bytes]:
    ladder = (paths.data_dir() / "puzzles" / "ladder.yaml").read_text(encoding="utf-8")
    lines = [line.split(maxsplit=4)[4] for line in ladder.splitlines() if line.startswith("- ")]
    solos = [go_on(begun(terms, 3), Random(3), 40).state for terms in FORMATS if terms.solo]
    rings = [go_on(begun(terms, 3), Random(3), 60).state for terms in RING_FORMATS]
    written = [to_text(state) for state in (*solos, *rings) if state]
    return [line.encode() for line in (*lines[:30], *written)]


class PositionsReader(Reader):
    """Positions as a line, as ``--position`` and puzzles have them."""

    ways: Sequence[Damage] = (*BYTES, *TEXT, *TEXT)

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.cards = load_cards()
        self.seeds = _positions()

    def read(self, data: bytes) -> Sequence[str]:
        """Read the line; what is read is written alike, and can be asked for its actions."""
        try:
            state = from_text(data.decode("utf-8", "surrogateescape"), self.cards)
        except NotationError as error:
            # The place and the remedy are those of who asked: a case, a puzzle, a command.
            return [str(ContentError("line", 0, str(error), "mend it"))]
        if to_text(from_text(to_text(state), self.cards)) != to_text(state):
            raise Broken("it is not read as it was written")
        legal_actions(state)
        return []


class PuzzlesReader(Reader):
    """Files of puzzles, as ``puzzles check`` reads them."""

    named = "puzzles.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.cards = load_cards()
        lines = (paths.data_dir() / "puzzles" / "ladder.yaml").read_bytes().splitlines(True)
        items = [line for line in lines if line.startswith(b"- ")]
        self.seeds = [b"".join(items[n : n + 3]) for n in range(0, 30, 3)]

    def read(self, data: bytes) -> Sequence[str]:
        """Read the file; nothing is proved."""
        try:
            read_puzzle_file(self.put("puzzles.yaml", data), self.cards)
        except ContentError as fault:
            return [str(fault)]
        return []


class LedgersReader(Reader):
    """Results of ``simulate --out``: a file that is refused is not changed."""

    named, ways = "results.jsonl", JSON

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        path = folder / self.named
        self.open(path)
        self.seeds = [path.read_bytes()]

    def open(self, path: Path) -> None:
        """Open the file as the command does; a new one gets a few lines."""
        fresh = not path.exists()
        ledger = Ledger({"measured": "strengths", "seed": 4, "formats": ["draft"]}, path)
        for number in range(3 * fresh):
            ledger.add(Job("a-b", number, number, Terms("draft"), ("a", "b")), _OUTCOME)
        ledger.close()

    def read(self, data: bytes) -> Sequence[str]:
        """Go on with the file."""
        path = self.put(self.named, data)
        try:
            self.open(path)
        except (LabError, ContentError) as fault:
            if path.read_bytes() != data:
                raise Broken("a refused file was changed") from None
            return [str(fault)]
        now = path.read_bytes()
        if not (data.startswith(now) or now.startswith(data)):
            raise Broken("more than a torn end was changed")
        return []


class FindsReader(LedgersReader):
    """Finds of ``puzzles mine --out``."""

    named = "finds.jsonl"

    def open(self, path: Path) -> None:
        """Open the file as the command does; a new one gets a few lines."""
        fresh = not path.exists()
        ledger = MineLedger(path, 7)
        ladder = paths.data_dir() / "puzzles" / "ladder.yaml"
        for number in range(3 * fresh):
            puzzle = read_puzzle_file(ladder, load_cards()).puzzles[number]
            ledger.add(number, [mining.Find(puzzle, 1)])
        ledger.close()


class WeightsReader(Reader):
    """Weights and worths, as ``--weights`` and ``--choices`` of the tuning read them."""

    named, ways = "weights.json", JSON

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        former = Path(__file__).parents[1] / "tuning" / "former_weights.json"
        rows = ",".join(f'{{"card": "{card}", "points": 3}}' for card in load_cards())
        self.seeds = [former.read_bytes(), f'{{"cards": [{rows}]}}'.encode()]

    def read(self, data: bytes) -> Sequence[str]:
        """Have the command line read the file as either."""
        path = self.put(self.named, data)
        told = [self.told(word, path) for word in ("--weights", "--choices")]
        return [] if None in told else [line for line in told if line is not None]

    def told(self, word: str, path: Path) -> str | None:
        """Return what the command line says against the file, if anything."""
        out = io.StringIO()
        try:
            with contextlib.redirect_stderr(out):
                tuning_parser().parse_args(["strengths", word, str(path)])
        except SystemExit:
            return out.getvalue().removesuffix("\n")
        return None
