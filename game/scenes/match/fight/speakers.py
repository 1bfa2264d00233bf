"""Who speaks in a fight of a voyage, and which line comes next."""

from __future__ import annotations

from dataclasses import dataclass

from game.content import ContentError, SpeakerLines, VoyageLines, load_voyage_lines
from game.play import Match, seats_of_persons
from game.voyage import shuffled, stream

from ...services import Services

_GUARDS, _GOALS, _CAPTAINS = "kinds", "goals", "captains"


@dataclass(frozen=True, slots=True)
class Speaker:
    """The opponent of a fight: its ``sides``, its lines, what it is called, and the fight's seed.

    ``figure`` is who it is, such as "kinds/giants".
    """

    sides: tuple[int, ...]
    figure: str
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
        order = shuffled(stream(self.seed, self.figure, moment), said)
        return order[before % len(order)]


def speaker_of(services: Services, match: Match, names: tuple[str, ...]) -> Speaker | None:
    """Return who speaks in a match: the guard or rival against the persons in it.

    Against allies a guard has two wings (R16.94). A guard that a person plays is silent.
    """
    persons = seats_of_persons(match.seats)
    silent = not services.settings.guard_lines or match.record is None or not persons
    foes = () if silent else match.field.foes[persons[0]]
    figures = {side: match.seats[side].figure for side in foes if side not in persons}
    if len(set(figures.values())) != 1 or "" in figures.values():
        return None
    assert match.record is not None
    sides = tuple(figures)
    figure = figures[sides[0]]
    try:
        lines = _lines_of(load_voyage_lines(services.content.strings.language), figure)
    except ContentError as problem:
        # A broken file of the player's own silences all; the menu tells of it.
        services.problems.append(str(problem))
        return None
    if lines is None:
        return None
    name = lines.name or names[sides[0]]
    return Speaker(sides, figure, lines, name, match.record.header.seed)


def _lines_of(lines: VoyageLines, figure: str) -> SpeakerLines | None:
    kind, _, who = figure.partition("/")
    group = {_GUARDS: lines.kinds, _GOALS: lines.persons, _CAPTAINS: lines.captains}[kind]
    return group.get(who)
