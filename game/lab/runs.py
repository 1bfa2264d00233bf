"""What can be measured: for each, the games, what they depend on, and the figures made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.content import card_digest
from game.opponents import STRENGTHS
from game.rules import EDITION_NAMES, RULES_VERSION

from .jobs import Job
from .plans import Table, strength_jobs
from .playing import kit
from .reports import Game, Row, strength_rows
from .tables import strengths_text


@dataclass(frozen=True, slots=True)
class Run:
    """A measurement: its games, the ``settings`` by which a results file knows it, its figures."""

    settings: Mapping[str, object]
    jobs: Sequence[Job]
    rows: Callable[[Sequence[Game]], list[Row]]
    text: Callable[[Sequence[Row]], str]


def ladder() -> list[tuple[str, str]]:
    """Return each strength with the one below, the weakest first."""
    return list(zip(STRENGTHS[1:], STRENGTHS, strict=False))


def strengths_run(pairs: Sequence[tuple[str, str]], table: Table) -> Run:
    """Return the games of pairs of strengths; a file may hold the games of any pairs."""
    jobs = list(strength_jobs(list(dict.fromkeys(pairs)), table))
    return Run(_settings("strengths", table), jobs, strength_rows, strengths_text)


def _settings(measured: str, table: Table) -> dict[str, object]:
    """Return what decides the games beside their names; how many there are is none of it."""
    return {
        "measured": measured,
        "seed": table.seed,
        "formats": list(table.forms),
        "editions": [EDITION_NAMES[edition] for edition in table.editions],
        "rules": RULES_VERSION,
        "cards": card_digest(kit().cards),
    }
