"""From outcomes to figures: plain values that are printed, drawn, or given out as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean

from game.rules import DRAW, LEFT

from .intervals import Share, share_of_pairs
from .jobs import Job, Outcome

#: A game that was played, with what was to be played.
Game = tuple[Job, Outcome]
Row = dict[str, object]


def strength_rows(games: Sequence[Game]) -> list[Row]:
    """Return a row for every pair of strengths, and one for each form where there are several."""
    rows: list[Row] = []
    for group, own in grouped(games).items():
        first, second = group.split("-")
        row = {"strength": first, "against": second, **_duel(own)}
        forms: dict[str, list[Game]] = {}
        for game in own:
            forms.setdefault(game[0].terms.form, []).append(game)
        if len(forms) > 1:
            row["by_form"] = {form: _duel(some) for form, some in forms.items()}
        rows.append(row)
    return rows


def _duel(games: Sequence[Game]) -> Row:
    """Return the figures of the games of one group, for who sits on the left in the even ones."""
    scores = [score(outcome, _first_side(job)) for job, outcome in games]
    outcomes = [outcome for _, outcome in games]
    return {
        "games": len(games),
        "won": scores.count(1.0),
        "drawn": scores.count(0.5),
        "lost": scores.count(0.0),
        **share_row(share_of_pairs(scores)),
        "beginner": _rounded(mean(score(outcome, outcome.beginner) for outcome in outcomes)),
        "turns": round(mean(outcome.turns for outcome in outcomes), 1),
    }


def _first_side(job: Job) -> int:
    """Return where the first player, or deck, of a pair sits."""
    return LEFT if job.number % 2 == 0 else 1 - LEFT


def score(outcome: Outcome, side: int) -> float:
    """Return 1 for a game that ``side`` has won, ½ for a draw, 0 for a loss."""
    return 0.5 if outcome.winner == DRAW else float(outcome.winner == side)


def share_row(share: Share) -> Row:
    """Return a share and its interval as they stand in a row, from 0 to 1."""
    return {
        "score": _rounded(share.share),
        "low": _rounded(share.low),
        "high": _rounded(share.high),
    }


def _rounded(figure: float) -> float:
    return round(figure, 4)


def grouped(games: Iterable[Game]) -> dict[str, list[Game]]:
    """Return the games by their group, in the order of the plan."""
    groups: dict[str, list[Game]] = {}
    for job, outcome in games:
        groups.setdefault(job.group, []).append((job, outcome))
    return groups


def thinking(games: Iterable[Game]) -> list[Row]:
    """Return, for each strength, how long it thought, in seconds of the processor."""
    seconds: dict[str, list[float]] = {}
    nodes: dict[str, list[int]] = {}
    for job, outcome in games:
        for side, name in enumerate(job.players):
            seconds.setdefault(name, []).extend(outcome.seconds[side])
            nodes.setdefault(name, []).extend(outcome.nodes[side])
    return [
        {
            "strength": name,
            "thoughts": len(times),
            "median": _quantile(times, 0.5),
            "most_95": _quantile(times, 0.95),
            "longest": _quantile(times, 1.0),
            "nodes_median": _quantile(nodes[name], 0.5),
            "nodes_most": _quantile(nodes[name], 1.0),
        }
        for name, times in seconds.items()
        if times
    ]


def _quantile(values: Sequence[float], part: float) -> float:
    """Return the value that this part of all values does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))]
