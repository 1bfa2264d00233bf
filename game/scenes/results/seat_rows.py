"""The figures of every seat of a ring, as rows of its results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play import (
    Match,
    RingEnding,
    SideStatistics,
    match_statistics_of,
    portraits_of,
)
from game.rules import Side

from ..common import ranks, seats_that_began
from ..services import Services
from .ring_seats_table import SeatColumn, SeatRow, SeatsTable

#: The columns: the key of their words, and a picture.
_SPOILS, _RELIEF = ("spoils", "icons/spoil"), ("reliefs", "icons/relief")
_DEALT = (("damage", "ui/attack"), ("strongholds", "icons/sword"))
_LOST, _LIFE = ("lost", "ui/health"), ("life", "icons/tower")
#: What stands where a figure cannot be: the wings of the Horde have no relief.
_NONE = "–"
_TEAMS = ("icons/team_a", "icons/team_b")


def columns_of(services: Services, match: Match) -> list[SeatColumn]:
    """Return the columns: spoils first where they decide, relief where there are partners."""
    first = _SPOILS if match.field.spoils else _RELIEF
    say = services.translate
    return [
        SeatColumn(say(f"ring_results.{key}"), say(f"ring_results.{key}_told"), icon)
        for key, icon in (first, *_DEALT, _LOST, _LIFE)
    ]


def seat_rows(
    services: Services, match: Match, outcome: RingEnding, names: Sequence[str]
) -> list[SeatRow]:
    """Return the rows of all seats in the order of their places."""
    seats = seats_that_began(match)
    notes, portraits = ranks(services, seats), portraits_of(seats)
    figures = match_statistics_of(match).sides
    field = match.field
    rows = []
    for place, equals in enumerate(outcome.places, 1):
        for seat in equals:
            note = "ring_results.gave_up" if seat in match.gave_up else ""
            badge = _TEAMS[field.teams[seat]] if not field.spoils else ""
            rows.append(
                SeatRow(
                    seat,
                    str(names[seat]),
                    services.translate(note) if note else notes[seat],
                    portraits[seat],
                    str(place) if field.spoils else "",
                    badge,
                    None if outcome.drawn else seat in outcome.winners,
                    seats[seat].is_person or seat in match.gave_up,
                    tuple(_figures(services, match, seat, figures[seat])),
                )
            )
    return rows


def _figures(
    services: Services, match: Match, seat: int, figures: SideStatistics
) -> Iterator[int | str]:
    state = match.state
    if match.field.spoils:
        yield state.ring.spoils[seat] if state is not None and state.ring is not None else 0
    else:
        yield _NONE if seat in match.field.wings else figures.reliefs
    yield figures.creature_damage
    yield figures.stronghold_damage
    yield figures.creatures_lost
    # Who leaves while cards are chosen has no stronghold yet.
    yield _NONE if state is None else life_words(services, state.sides[seat])


def life_words(services: Services, side: Side) -> str:
    """Return what is left of a stronghold: its face and its life, or the cards of the Horde."""
    say = services.translate
    if side.horde is not None:
        return say("ring_results.life_deck", count=len(side.horde.deck))
    if side.fort and not side.stronghold_life:
        return say("ring_results.life_fallen")
    face = "fort" if side.fort else "bastion"
    return say(f"ring_results.life_{face}", life=side.stronghold_life)


def spoken_rows(services: Services, table: SeatsTable) -> Iterator[str]:
    """Yield each seat with its place and its figures, as the voice says them.

    What spoils are is a sentence, which is told once, before the seats.
    """
    say = services.translate
    spoils = table.columns[0] if say("ring_results.spoils") == table.columns[0].name else None
    if spoils is not None:
        yield spoils.told
    for row in table.rows:
        figures = [
            say(
                "ring_results.figure",
                what=column.name if column is spoils else column.told,
                figure=figure,
            )
            for column, figure in zip(table.columns, row.figures, strict=True)
            if figure != _NONE
        ]
        name = say("ring_results.placed", place=row.place, name=row.name) if row.place else row.name
        if row.won:
            name = say("ring_results.crowned", name=row.name)
        yield say("ring_results.row", name=name, figures=", ".join(figures))
