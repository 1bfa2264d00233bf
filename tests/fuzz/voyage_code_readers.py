"""Codes of voyages: damaged as texts, and with checks that are right over contents that are not."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from game.play import (
    FightFacts,
    VoyageCodeError,
    VoyageFileError,
    VoyageRun,
    from_voyage_code,
    voyage_code,
    voyage_story,
)
from game.play.voyages.voyage_codes import _FORM
from game.voyage import GiveUp
from tests.play.games import CONTENT, sure
from tests.play.voyages.voyages import HEADERS, sail_on, set_out

from .damage import BYTES, JSON, TEXT, Damage, damaged
from .readers import Reader


class VoyageCodesReader(Reader):
    """Codes of voyages."""

    ways: Sequence[Damage] = (*BYTES, *TEXT)
    #: A code has no place.
    parts = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        runs = [sail_on(set_out(None, number, "kelm"), Random(number)) for number in range(4)]
        for header in HEADERS:
            run = sail_on(VoyageRun.new(CONTENT, header), Random(header.seed), 25)
            if run.voyage.end is None:
                run.submit(GiveUp())
            runs.append(run)
        facts = (FightFacts(9, 2), None)
        self.seeds = [voyage_code(CONTENT, run.record, facts).encode() for run in runs]

    def read(self, data: bytes) -> Sequence[str]:
        """Read the text, and tell its voyage."""
        try:
            shared = from_voyage_code(CONTENT, data.decode("utf-8", "surrogateescape"))
            voyage_story(CONTENT, shared.record)
        except (VoyageCodeError, VoyageFileError) as fault:
            return [str(fault)]
        return []


class SoundVoyageCodesReader(VoyageCodesReader):
    """Codes whose checks are right, of contents that are not."""

    def inputs(self) -> SearchStrategy[bytes]:
        """Damage what a code holds, and make its check right again."""
        return _sound_codes([_FORM.parts(seed.decode()) for seed in self.seeds])


@st.composite
def _sound_codes(draw: DrawFn, wholes: Sequence[tuple[str, bytes]]) -> bytes:
    version, whole = draw(st.sampled_from(wholes))
    digest, packed = whole[:6], whole[6:]
    part = draw(st.sampled_from(("words", "digest", "packed")))
    if part == "words":
        words = sure(_FORM.inflated(packed, version))
        packed = _FORM.deflated(draw(damaged([words], JSON))[: 1 << 19], version)
    elif part == "digest":
        digest = draw(st.binary(min_size=0, max_size=6))
    else:
        packed = draw(damaged([packed], BYTES))[:20_000]
    return _FORM.text(version, digest + packed).encode()
