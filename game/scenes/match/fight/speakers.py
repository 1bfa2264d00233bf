"""Who speaks in a fight of a voyage, and which line comes next."""

from __future__ import annotations

from dataclasses import dataclass

from game.content import ContentError, SpeakerLines, VoyageLines, load_voyage_lines
from game.play import Match
from game.voyage import shuffled, stream

from ...services import Services

_GUARDS, _GOALS, _CAPTAINS = "kinds", "goals", "captains"


@dataclass(frozen=True, slots=True)
class Speaker:
    """The opponent of a fight: the ``side``, its lines, what it is called, and the fight's seed.

    ``person`` is the name of the one who speaks for a whole guard, else "".
    """

    side: int
    lines: SpeakerLines
    name: str
    seed: int

    @property
    def person(self) -> str:
        """The name of the one who speaks for a guard; "" where the seat has that name already."""
        return self.lines.name

    def line(self, moment: str, before: int) -> str:
        """Return what is said at a moment that has been so often ``before`` in this fight."""
        said = self.lines.said[moment]
        order = shuffled(stream(self.seed, self.name, moment), said)
        return order[before % len(order)]


def speaker_of(services: Services, match: Match, names: tuple[str, ...]) -> Speaker | None:
    """Return who speaks in a match: the one guard or rival in it whom no person plays."""
    silent = not services.settings.guard_lines or match.record is None
    figures = [
        (side, seat.figure)
        for side, seat in enumerate(match.seats)
        if seat.figure and not seat.is_person
    ]
    if silent or len(figures) != 1:
        return None
    assert match.record is not None
    ((side, figure),) = figures
    try:
        lines = _lines_of(load_voyage_lines(services.content.strings.language), figure)
    except ContentError as problem:
        # A broken file of the player's own silences all; the menu tells of it.
        services.problems.append(str(problem))
        return None
    if lines is None:
        return None
    return Speaker(side, lines, lines.name or names[side], match.record.header.seed)


def _lines_of(lines: VoyageLines, figure: str) -> SpeakerLines | None:
    kind, _, who = figure.partition("/")
    group = {_GUARDS: lines.kinds, _GOALS: lines.persons, _CAPTAINS: lines.captains}[kind]
    return group.get(who)
