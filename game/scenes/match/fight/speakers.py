"""Who speaks at the table, in a fight of a voyage or as a character, and which line comes next."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from game.content import (
    ContentError,
    SpeakerLines,
    VoyageLines,
    load_character_lines,
    load_voyage_lines,
)
from game.play import Match, number_of, seats_of_persons
from game.voyage import shuffled, stream

from ...services import Services

_GUARDS, _GOALS, _CAPTAINS, _CHARACTERS = "kinds", "goals", "captains", "characters"


@dataclass(frozen=True, slots=True)
class Speaker:
    """One who speaks at the table, with the ``sides``, lines and name, and the match's seed.

    ``figure`` is who it is, such as "kinds/giants" or "characters/pip"; ``shown`` whether the seat
    has that face.
    """

    sides: tuple[int, ...]
    figure: str
    lines: SpeakerLines
    name: str
    seed: int
    shown: bool = True

    @property
    def seldom(self) -> bool:
        """Whether no line is said twice, and few are said at all: whoever plays plays often."""
        return self.figure.startswith(_CHARACTERS)

    @property
    def person(self) -> str:
        """The name of the one who speaks for a guard; "" where the seat has that name already."""
        return self.lines.name

    def line(self, moment: str, before: int) -> str:
        """Return what is said at a moment that has been so often ``before`` in this match."""
        order = self._order(moment)
        return order[before % len(order)]

    def new_line(self, moment: str, start: int, heard: Collection[str]) -> str:
        """Return a line that has not been ``heard``, or "" when all have.

        ``start`` is where the search begins: by the turn, so that a match gone on with another day
        does not begin with the lines of the first.
        """
        order = self._order(moment)
        new = (order[(start + place) % len(order)] for place in range(len(order)))
        return next((line for line in new if line not in heard), "")

    def _order(self, moment: str) -> list[str]:
        return shuffled(stream(self.seed, self.figure, moment), self.lines.said[moment])


def speakers_of(services: Services, match: Match, names: tuple[str, ...]) -> list[Speaker]:
    """Return who speaks in a match: the guard, the rival, the characters or the Horde's person.

    Against allies a guard has two wings (R16.94). Of two persons it is the guard that one of them
    plays, or both captains who meet (R16.91, R16.93).
    """
    persons, language = seats_of_persons(match.seats), services.content.strings.language
    if match.record is None or not persons:
        return []
    try:
        if any(seat.figure for seat in match.seats):
            if not services.settings.guard_lines:
                return []
            known = load_voyage_lines(language)
            found = (_speaker(known, match, sides, names) for sides in _speaking(match, persons))
            return list(filter(None, found))
        if not services.settings.rival_lines:
            return []
        return [*_characters(services, match, names), *_horde(services, match)]
    except ContentError as problem:
        # A broken file of the player's own silences all; the menu tells of it.
        services.problems.append(str(problem))
        return []


def _characters(services: Services, match: Match, names: tuple[str, ...]) -> Iterator[Speaker]:
    """Yield the characters who play against all persons: what they say is said to foes."""
    assert match.record is not None
    seed, teams = match.record.header.seed, match.field.teams
    persons = {teams[side] for side in seats_of_persons(match.seats)}
    known = load_character_lines(services.content.strings.language)
    for side, seat in enumerate(match.seats):
        if number_of(seat) and seat.character in known and teams[side] not in persons:
            figure = f"{_CHARACTERS}/{seat.character}"
            yield Speaker((side,), figure, known[seat.character], names[side], seed)


def _horde(services: Services, match: Match) -> Iterator[Speaker]:
    """Yield the person who speaks for the Horde outside voyages: another in each match."""
    sides = tuple([side for side, seat in enumerate(match.seats) if seat.is_horde])
    if not sides:
        return
    assert match.record is not None
    seed = match.record.header.seed
    kinds = load_voyage_lines(services.content.strings.language).kinds
    kind = sorted(kinds)[seed % len(kinds)]
    yield Speaker(sides, f"{_GUARDS}/{kind}", kinds[kind], kinds[kind].name, seed, shown=False)


def _speaking(match: Match, persons: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the sides of each who may speak."""
    foes = tuple([side for side in match.field.foes[persons[0]] if side not in persons])
    if foes:
        return [foes]
    guards = [side for side in persons if not match.seats[side].figure.startswith(_CAPTAINS)]
    return [(side,) for side in guards or persons]


def _speaker(
    known: VoyageLines, match: Match, sides: tuple[int, ...], names: tuple[str, ...]
) -> Speaker | None:
    figures = {match.seats[side].figure for side in sides}
    if len(figures) != 1 or "" in figures:
        return None
    assert match.record is not None
    figure = figures.pop()
    lines = _lines_of(known, figure)
    if lines is None:
        return None
    return Speaker(sides, figure, lines, lines.name or names[sides[0]], match.record.header.seed)


def _lines_of(lines: VoyageLines, figure: str) -> SpeakerLines | None:
    kind, _, who = figure.partition("/")
    group = {_GUARDS: lines.kinds, _GOALS: lines.persons, _CAPTAINS: lines.captains}[kind]
    return group.get(who)
