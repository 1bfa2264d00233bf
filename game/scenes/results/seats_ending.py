"""How a ring ended: a row of figures for every seat, whose blow decided it, and what next."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.board import RUIN, ShownCard, draw_seat_portrait, land_of, picture_of
from game.play import (
    CONCEDED,
    DecisiveBlow,
    Match,
    RingEnding,
    SideStatistics,
    decisive_blow_of,
    last_strike_on,
    match_statistics_of,
    portraits_of,
)
from game.rules import NOBODY, Side

from ..campaign.campaign_attempts import level_of
from ..common import (
    HORDE_ENDS,
    LAST_ROUND,
    headline_of,
    horde_is_beaten,
    how_it_ended,
    numbered_names,
    outcome_of,
    player_names,
    ranks,
    seats_here,
    seats_that_began,
)
from ..services import Services
from .ending import EndPortraits, FigureColumn, MatchEnding, Onward, WaysOn
from .highlight_panels import (
    OUT_OF_CARDS,
    OUT_OF_TURNS,
    Highlights,
    best_words,
    shown_stronghold_of,
)
from .match_gains_row import GainSign, achievement_signs, last_words, ring_gain_signs
from .ring_seats_table import SeatRow, SeatsTable

#: The columns: the key of their words, and a picture.
_SPOILS, _RELIEF = ("spoils", "icons/spoil"), ("reliefs", "icons/relief")
_FIGURES = (
    ("damage", "ui/attack"),
    ("strongholds", "icons/sword"),
    ("lost", "ui/health"),
    ("life", "icons/tower"),
)
#: What stands where a figure cannot be: the wings of the Horde have no relief.
_NONE = "–"
_TEAMS = ("icons/team_a", "icons/team_b")
#: The rule by which a stronghold breaks in a duel.
_BY_FORT = "R4.4"


def seats_ending(services: Services, match: Match, onward: Onward | None = None) -> MatchEnding:
    """Return how a match of three or four seats ended, and where it leads as a fight of allies."""
    assert match.result is not None
    seats, outcome = seats_that_began(match), outcome_of(match)
    names, level = player_names(services, seats), level_of(services, match)
    how = how_it_ended(services, match, names)
    table = SeatsTable(_rows(services, match, outcome), _columns(services, match))
    # Two wings are one Horde.
    horde_won = set(outcome.winners) <= set(match.field.wings)
    return MatchEnding(
        names=names,
        headline=headline_of(services, names, outcome),
        how=how,
        won=outcome.won,
        lost=outcome.lost,
        quiet=outcome.drawn or bool(outcome.home and not outcome.won),
        portraits=EndPortraits(
            draw_seat_portrait,
            portraits_of(seats),
            winners=outcome.winners[:1] if horde_won else outcome.winners,
            drawn=outcome.places[0],
            equals=(50.0, 62.0),
        ),
        table=table,
        spoken=tuple(_spoken(services, table)),
        highlights=_highlights(services, match, names, how),
        gains=_gains(services, match, outcome, onward),
        offer=partial(_offer, match),
        after="ring",
        level=level,
        rule="R13",
        reviewed=False,
        foot="ring_results.foot",
        told_at_once=True,
        fallen=tuple(_fallen(match)),
        aside_share=0.205,
        story=onward.story if onward is not None else "",
        onward=onward,
    )


def _fallen(match: Match) -> Iterator[str]:
    for seat, side in enumerate(match.state.sides if match.state else ()):
        if side.horde is None and side.fort and not side.stronghold_life:
            yield picture_of(land_of(match.field, seat), RUIN)


def _gains(
    services: Services, match: Match, outcome: RingEnding, onward: Onward | None
) -> list[GainSign]:
    """Return what was gained; a fight counts for nothing else but its voyage (R16.29)."""
    if onward is None or onward.counts:
        gains = ring_gain_signs(services, match, level_of(services, match))
    else:
        gains = achievement_signs(services, match)
    return gains or (last_words(services, match, outcome.winners) if outcome.lost else [])


def _offer(match: Match, ways: WaysOn) -> None:
    took_decks = match.record is not None and match.record.header.terms.form == "preconstructed"
    ways.add("rematch", "again", ways.rematch, line=f"rematch_ring{'' if took_decks else '_anew'}")
    ways.add("exchange_horde" if match.field.wings else "exchange_ring", "swap", ways.exchange)


# The figures


def _columns(services: Services, match: Match) -> list[FigureColumn]:
    say = services.translate
    return [
        FigureColumn(say(f"ring_results.{key}"), say(f"ring_results.{key}_told"), icon)
        for key, icon in (_SPOILS if match.field.spoils else _RELIEF, *_FIGURES)
    ]


def _rows(services: Services, match: Match, outcome: RingEnding) -> list[SeatRow]:
    seats, field, here = seats_that_began(match), match.field, seats_here(match)
    names, notes = numbered_names(services, seats), ranks(services, seats)
    portraits = portraits_of(seats)
    figures = match_statistics_of(match).sides
    gave_up = services.translate("ring_results.gave_up")
    return [
        SeatRow(
            seat,
            str(names[seat]),
            note=gave_up if seat in match.gave_up else notes[seat],
            portrait=portraits[seat],
            place=str(place) if field.spoils else "",
            team="" if field.spoils else _TEAMS[field.teams[seat]],
            won=None if outcome.drawn else seat in outcome.winners,
            own=seat in here,
            figures=tuple(_figures(services, match, seat, figures[seat])),
        )
        for place, equals in enumerate(outcome.places, 1)
        for seat in equals
    ]


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
    yield _NONE if state is None else _life_words(services, state.sides[seat])


def _life_words(services: Services, side: Side) -> str:
    say = services.translate
    if side.horde is not None:
        return say("ring_results.life_deck", count=len(side.horde.deck))
    if side.fort and not side.stronghold_life:
        return say("ring_results.life_fallen")
    face = "fort" if side.fort else "bastion"
    return say(f"ring_results.life_{face}", life=side.stronghold_life)


def _spoken(services: Services, table: SeatsTable) -> Iterator[str]:
    """Yield each seat with its place and its figures, as the voice says them.

    What spoils are is a sentence, which is told once, before the seats.
    """
    say = services.translate
    first = table.columns[0]
    spoils = first if first.name == say("ring_results.spoils") else None
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


# The highlights


def _highlights(services: Services, match: Match, names: Sequence[str], how: str) -> Highlights:
    """Find what stands out; ``how`` says how it ended, for one without a last blow."""
    rule, blow = _picture_of_end(match), decisive_blow_of(match)
    if rule == OUT_OF_CARDS:
        blow = last_strike_on(match, *match.field.wings)
    words = how if blow is None else _blow_words(services, names, blow, rule)
    best, deeds = best_words(services, match)
    owner = NOBODY if blow is None else blow.victim
    return Highlights(blow, best, rule, words, deeds, _standing(services, match, rule), owner)


def _picture_of_end(match: Match) -> str:
    """Return the rule of the duel by which the end of a ring is pictured."""
    assert match.result is not None
    rule = match.result.rule
    if rule == LAST_ROUND:
        return OUT_OF_TURNS
    if rule == HORDE_ENDS and horde_is_beaten(match):
        return OUT_OF_CARDS
    return rule if rule == CONCEDED else _BY_FORT


def _blow_words(services: Services, names: Sequence[str], blow: DecisiveBlow, rule: str) -> str:
    """Return how hard it was and over which bridge: two neighbours share one (R13.1)."""
    key = "results.blow_deck" if rule == OUT_OF_CARDS else "results.blow"
    return services.translate(
        "ring_results.over_bridge",
        blow=services.translate(key, count=blow.amount, turn=blow.turn),
        attacker=str(names[blow.side]),
        victim=str(names[blow.victim]),
    )


def _standing(services: Services, match: Match, rule: str) -> tuple[ShownCard, ...]:
    """Return the stronghold of who left last, where nobody is left at the table (R13.10)."""
    if match.state is None or rule != CONCEDED:
        return ()
    return tuple(shown_stronghold_of(services, match.state, seat) for seat in match.gave_up[-1:])
