"""From rings to figures, and to their words."""

from collections.abc import Callable, Sequence
from statistics import median

from game.play import Share, share_of, share_of_pairs
from game.rules import HORDE_RING, MODES, PAIRS, RINGS

from ..reports import Row, choices_of, grouped, grouped_by, quantile, share_row
from ..tables import combinations_text, percent, share_cells, text_table
from .ring_jobs import RingJob, RingOutcome

Ring = tuple[RingJob, RingOutcome]

#: The seats as the tables call them, by mode, in the order of the turns.
SEATS = {
    **{mode: tuple("ABCD"[: len(RINGS[mode].sides)]) for mode in MODES},
    PAIRS.name: ("A1", "B1", "A2", "B2"),
    HORDE_RING.name: ("A", "north wing", "B", "south wing"),
}


def ring_figures(games: Sequence[Ring]) -> Row:
    """Return for each group its length and relief, and its shares of wins."""
    rows: list[Row] = []
    levels: list[Row] = []
    combinations: list[Row] = []
    for name, own in grouped(games).items():
        rows.append({"row": name, **_figures(own)})
        if own[0][0].difficulty is not None:
            levels.append({"level": name})
            combinations += _combinations(name, own)
    return {"rows": rows, "levels": levels, "combinations": combinations}


def _figures(own: Sequence[Ring]) -> Row:
    turns = [outcome.turns for _, outcome in own]
    return {
        "games": len(own),
        "drawn": sum(not outcome.winners for _, outcome in own),
        "turns": median(turns),
        "turns_5": quantile(turns, 0.05),
        "turns_95": quantile(turns, 0.95),
        **_relief(own),
        "shares": _shares(own),
    }


def _relief(own: Sequence[Ring]) -> Row:
    """Return how often a card was passed: a match, in which share of matches and of turns.

    Turns are those of seats that may.
    """
    passed = [sum(outcome.reliefs) for _, outcome in own]
    turns = sum(
        taken
        for job, outcome in own
        for seat, taken in enumerate(outcome.taken)
        if job.relief[seat] and job.terms.field.relief_to[seat] is not None
    )
    return {
        "relief": round(sum(passed) / len(own), 2),
        "relief_matches": round(sum(map(bool, passed)) / len(own), 4),
        "relief_turns": round(sum(passed) / turns, 4) if turns else 0.0,
    }


def _shares(own: Sequence[Ring]) -> list[Row]:
    job = own[0][0]
    field, names = job.terms.field, SEATS[job.terms.ring]
    teams = len(set(field.teams))
    found: list[Row] = []
    if job.tried:
        rate = share_of_pairs if teams == 2 else share_of
        found.append(_share(own, "who is tried", lambda job, _: job.tried[0], rate))
    if field.wings:
        return [*found, _share(own, "partners", _always(0))]
    team = "team" if teams < len(field.sides) else "seat"
    found += [_share(own, f"{team} {names[seat][0]}", _always(seat)) for seat in range(teams)]
    for seat in field.sides:
        some = [game for game in own if game[1].beginner == seat]
        found.append(_share(some, f"{names[seat]}, when beginning", _always(seat)))
    for place in range(teams):
        found.append(_share(own, f"{team} in place {place + 1}", _placed(place, len(field.sides))))
    return found


Whose = Callable[[RingJob, RingOutcome], int]


def _always(seat: int) -> Whose:
    return lambda _job, _outcome: seat


def _placed(place: int, count: int) -> Whose:
    return lambda _job, outcome: (outcome.beginner + place) % count


def _share(
    own: Sequence[Ring],
    name: str,
    whose: Whose,
    rate: Callable[[Sequence[float]], Share] = share_of,
) -> Row:
    scores = [
        float(whose(job, outcome) in outcome.winners) if outcome.winners else 0.5
        for job, outcome in own
    ]
    return {"of": name, "games": len(own), "won": scores.count(1.0), **share_row(rate(scores))}


def _combinations(level: str, own: Sequence[Ring]) -> list[Row]:
    rows: list[Row] = []
    for some in grouped_by(own, lambda game: repr(game[0].difficulty)).values():
        difficulty = some[0][0].difficulty
        assert difficulty is not None
        share = _share(some, "", _always(0))
        rows.append({"level": level, **choices_of(difficulty), **share})
    return rows


def ring_text(figures: Row) -> str:
    """Return the tables: a line for each row, then its shares."""
    whole = [
        {
            "": row["row"],
            "games": str(row["games"]),
            "drawn": str(row["drawn"]),
            "turns, median": f"{row['turns']:.0f}",
            "5 %": f"{row['turns_5']:.0f}",
            "95 %": f"{row['turns_95']:.0f}",
            "relief a match": f"{row['relief']:.1f}",
            "of matches": percent(row["relief_matches"]),
            "of turns": percent(row["relief_turns"]),
        }
        for row in figures["rows"]
    ]
    shares = [
        {
            "": f"{row['row']}: {share['of']}",
            "games": str(share["games"]),
            "won": str(share["won"]),
            **share_cells(share),
        }
        for row in figures["rows"]
        for share in row["shares"]
    ]
    return f"{text_table(whole)}\n\n{text_table(shares)}"


def ring_settings_text(figures: Row) -> str:
    """Return the tables, and every combination of the Horde's settings, the hardest first."""
    return "\n\n".join(filter(None, (ring_text(figures), combinations_text(figures))))
