"""From outcomes to figures: plain values that are printed, drawn, or given out as JSON."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from statistics import fmean
from typing import Any, Protocol, TypeVar

from game.opponents import STRENGTHS
from game.play import Share, share_of, share_of_pairs
from game.rules import DRAW, LEFT, RIGHT, Difficulty, ability_names

from .jobs import GameOutcome, Job


class GroupedJob(Protocol):
    """A job that counts in a row of a table."""

    @property
    def group(self) -> str:
        """The name of its row."""


#: A game that was played, with what was to be played.
Game = tuple[Job, GameOutcome]
Row = dict[str, Any]
J = TypeVar("J", bound=GroupedJob)
R = TypeVar("R")
K = TypeVar("K")
#: More turns, of both sides together, than a duel that gets on has.
LONG = 40


def strength_figures(games: Sequence[Game]) -> Row:
    """Return a row for every pair of strengths, in it one for each form where there are several."""
    rows: list[Row] = []
    for group, own in grouped(games).items():
        first, second = group.split("-")
        row = {"one": first, "other": second, **_duel(own)}
        forms = grouped_by(own, lambda game: game[0].terms.form)
        if len(forms) > 1:
            row["by_form"] = {form: _duel(some) for form, some in forms.items()}
        rows.append(row)
    return {"pairs": rows}


def deck_figures(games: Sequence[Game]) -> Row:
    """Return a row for every two decks, and one for each deck against all others."""
    pairs: list[Row] = []
    scores: dict[str, list[float]] = {}
    for group, own in grouped(games).items():
        first, second = group.split("-")
        pairs.append({"one": first, "other": second, **_duel(own)})
        firsts = [_first_score(game) for game in own]
        scores.setdefault(first, []).extend(firsts)
        scores.setdefault(second, []).extend(1 - score for score in firsts)
    decks = [
        {"deck": deck, "games": len(own), **share_row(share_of_pairs(own))}
        for deck, own in sorted(scores.items())
    ]
    return {"pairs": pairs, "decks": decks}


def odds_figures(games: Sequence[Game]) -> Row:
    """Return a row for all that a deck is given against another, by how it then does."""
    return {"odds": [{"given": group, **_duel(own)} for group, own in grouped(games).items()]}


def _duel(games: Sequence[Game]) -> Row:
    scores = [_first_score(game) for game in games]
    began = [_first_side(job) == outcome.beginner for job, outcome in games]
    return {
        "games": len(games),
        **_counts(scores),
        **share_row(share_of_pairs(scores)),
        "beginning": _mean(score for score, first in zip(scores, began, strict=True) if first),
        "following": _mean(score for score, first in zip(scores, began, strict=True) if not first),
        "turns": _mean(outcome.turns for _, outcome in games),
        "turns_95": quantile([outcome.turns for _, outcome in games], 0.95),
        "long": sum(outcome.turns > LONG for _, outcome in games),
    }


def _first_side(job: Job) -> int:
    return LEFT if job.number % 2 == 0 else RIGHT


def _first_score(game: Game) -> float:
    return _score(game[1], _first_side(game[0]))


def _score(outcome: GameOutcome, side: int) -> float:
    return 0.5 if outcome.winner == DRAW else float(outcome.winner == side)


def _counts(scores: Sequence[float]) -> Row:
    return {"won": scores.count(1.0), "drawn": scores.count(0.5), "lost": scores.count(0.0)}


def share_row(share: Share) -> Row:
    """Return a share and its interval as they stand in a row, from 0 to 1."""
    return {key: _rounded(part) for key, part in zip(("score", "low", "high"), share, strict=True)}


def _mean(figures: Iterable[float]) -> float:
    listed = list(figures)
    return _rounded(fmean(listed)) if listed else 0.0


def _rounded(figure: float) -> float:
    return round(figure, 4)


def solo_figures(games: Sequence[Game]) -> Row:
    """Return a row for every level, for every choice in it, and for every combination of them."""
    levels: list[Row] = []
    choices: list[Row] = []
    combinations: list[Row] = []
    for level, own in grouped(games).items():
        turns = _mean(outcome.turns for _, outcome in own)
        levels.append({"level": level, **_solo(own), "turns": turns})
        chosen: dict[tuple[str, object], list[Game]] = {}
        combined: dict[Difficulty, list[Game]] = {}
        for game in own:
            if game[0].difficulty is not None:
                combined.setdefault(game[0].difficulty, []).append(game)
                for choice in choices_of(game[0].difficulty).items():
                    chosen.setdefault(choice, []).append(game)
        choices += [
            {"level": level, "setting": setting, "value": value, **_solo(some)}
            for (setting, value), some in chosen.items()
        ]
        combinations += [
            {"level": level, **choices_of(difficulty), **_solo(some)}
            for difficulty, some in combined.items()
        ]
    return {"levels": levels, "choices": choices, "combinations": combinations}


def _solo(games: Sequence[Game]) -> Row:
    scores = [_score(outcome, LEFT) for _, outcome in games]
    return {"games": len(games), **_counts(scores), **share_row(share_of(scores))}


def choices_of(difficulty: Difficulty) -> Row:
    """Return every setting with its value as data files write it."""
    values: Row = asdict(difficulty)
    values["ability"] = ability_names(difficulty.ability)[0] if difficulty.ability else "none"
    return values


def grouped(games: Iterable[tuple[J, R]]) -> dict[str, list[tuple[J, R]]]:
    """Return the games by their group, in the order of the plan."""
    return grouped_by(games, lambda game: game[0].group)


def grouped_by(items: Iterable[R], key: Callable[[R], K]) -> dict[K, list[R]]:
    """Return the items by their ``key``, in the order in which they come."""
    groups: dict[K, list[R]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
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
            "median": quantile(times, 0.5),
            "most_95": quantile(times, 0.95),
            "longest": quantile(times, 1.0),
            "nodes_median": quantile(nodes[name], 0.5),
            "nodes_most": quantile(nodes[name], 1.0),
        }
        for name, times in sorted(seconds.items(), key=lambda item: STRENGTHS.index(item[0]))
        if times
    ]


def quantile(values: Sequence[float], part: float) -> float:
    """Return the value that this part of all values does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))]
