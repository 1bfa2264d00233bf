"""Finding the weights of the evaluation from games: which points foretell who wins.

The players play each other, and every position in which a turn begins is kept.
The evaluation is a sum of weights times what a position has (its *features*),
in units in which it should be the odds of winning. So the best weights are found by logistic
regression: those by which the results are the least surprising, drawn toward
the present ones where the games tell little, and set right where what they tell
makes no sense (``sensible``). Duels tell of a duel's weights alone, and solo games of
the others. With those found, better players play the next games, until nothing
changes any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from typing import Any, NamedTuple

from game.content import FieldError, checks
from game.opponents import ODDS, WEIGHTS, Judge, Weights
from game.rules import DRAW, State, from_text

from .playing import kit
from .reports import Game, Row
from .sensible import sensible

#: Features by the place of their weight among all; most of a position's are 0.
Features = Mapping[int, float]

#: Every so-manieth game is left out of the fit, and only used to see what it is worth.
_HELD_OUT = 5
#: How far a weight is expected to be from the present one: so much, and a part of itself.
_LOOSE, _LOOSE_PART = 30.0, 0.5
_ROUNDS, _SMALLEST = 10, 1 / 500
#: Odds beyond this are as good as certain.
_CERTAIN = 30.0
#: The digits of the number by which all features are read at once.
_BITS, _TENTH = 40, 10


class Sample(NamedTuple):
    """A position: what it has, for the side to move, and what that side came to (1, ½, 0)."""

    features: Features
    result: float


def flat(weights: Weights) -> list[int]:
    """Return all weights in one row."""
    row: list[int] = []
    for side in weights:
        for points in side:
            row.extend(points if isinstance(points, tuple) else (points,))
    return row


def shaped(row: Sequence[int]) -> Weights:
    """Return the weights that ``flat`` would lay in this row."""
    left = iter(row)
    sides = []
    for side in WEIGHTS:
        values: list[Any] = [
            tuple(next(left) for _ in points) if isinstance(points, tuple) else next(left)
            for points in side
        ]
        sides.append(type(side)(*values))
    return Weights(*sides)


def features_of(state: State, judge: Judge) -> Features:
    """Return the features of a position, by a judge made by ``feature_judge``.

    What the judge says is a number whose digits, with a sign, are the features.
    """
    worth = judge.value(state, state.active)
    found: dict[int, float] = {}
    place = 0
    while worth:
        digit = worth & ((1 << _BITS) - 1)
        if digit >> (_BITS - 1):
            digit -= 1 << _BITS
        if digit:
            found[place] = digit / _TENTH
        worth = (worth - digit) >> _BITS
        place += 1
    return found


def feature_judge() -> Judge:
    """Return a judge by whose weights each feature has a digit of its own.

    One position is then asked once, and not once for each weight. Some weights
    count for tenths, so all are ten times as large.
    """
    return Judge(shaped([_TENTH << (_BITS * place) for place in range(len(flat(WEIGHTS)))]))


def samples(games: Sequence[Game]) -> Iterator[Sample]:
    """Yield the positions of games."""
    judge = feature_judge()
    for _, outcome in games:
        for text in outcome.positions:
            state = from_text(text, kit().cards)
            result = 0.5 if outcome.winner == DRAW else float(outcome.winner == state.active)
            yield Sample(features_of(state, judge), result)


def fit(seen: Sequence[Sample], start: Sequence[int]) -> list[int]:
    """Return the weights by which the results of ``seen`` are the least surprising.

    Newton's method, which needs few rounds: the loss has one lowest point. A step
    that would lead up is halved until it leads down.
    """
    tight = [1 / (_LOOSE + _LOOSE_PART * abs(weight)) ** 2 for weight in start]

    def height(row: Sequence[float]) -> float:
        strayed = zip(tight, row, start, strict=True)
        return len(seen) * loss(seen, row) + sum(t * (a - b) ** 2 for t, a, b in strayed) / 2

    row, best = [float(weight) for weight in start], height(start)
    for _ in range(_ROUNDS):
        step, part = _step(seen, row, start, tight), 1.0
        while part > _SMALLEST:
            tried = [now - part * much for now, much in zip(row, step, strict=True)]
            if (found := height(tried)) < best:
                row, best = tried, found
                break
            part /= 2
    return [round(weight) for weight in row]


def _step(
    seen: Sequence[Sample], row: Sequence[float], start: Sequence[int], tight: Sequence[float]
) -> list[float]:
    """Return how far each weight is from the lowest point, by slope and bend of the loss."""
    slope = [pull * (now - then) for pull, now, then in zip(tight, row, start, strict=True)]
    bend = [[0.0] * len(row) for _ in row]
    for place, pull in enumerate(tight):
        bend[place][place] = pull
    for sample in seen:
        _lean(sample, row, slope, bend)
    return _solved(bend, slope)


def _lean(
    sample: Sample, row: Sequence[float], slope: list[float], bend: list[list[float]]
) -> None:
    """Add to slope and bend of the loss what one position tells."""
    chance = _chance(sample.features, row)
    off, unsure = (chance - sample.result) / ODDS, chance * (1 - chance) / ODDS**2
    features = list(sample.features.items())
    for number, (place, value) in enumerate(features):
        slope[place] += off * value
        line, much = bend[place], unsure * value
        # The other half is the same; ``_solved`` looks at this one alone.
        for other, worth in features[: number + 1]:
            line[other] += much * worth


def _chance(features: Features, row: Sequence[float]) -> float:
    odds = sum(row[place] * value for place, value in features.items()) / ODDS
    return 1 / (1 + exp(-max(-_CERTAIN, min(_CERTAIN, odds))))


def _solved(bend: Sequence[Sequence[float]], slope: Sequence[float]) -> list[float]:
    """Solve ``bend · x = slope`` by Cholesky's way; of ``bend`` the lower half is read."""
    lower: list[list[float]] = []
    half: list[float] = []
    for line, wanted in zip(bend, slope, strict=True):
        own: list[float] = []
        for other in lower:
            known = sum(a * b for a, b in zip(own, other, strict=False))
            own.append((line[len(own)] - known) / other[-1])
        own.append((line[len(own)] - sum(part * part for part in own)) ** 0.5)
        half.append((wanted - sum(a * b for a, b in zip(own, half, strict=False))) / own[-1])
        lower.append(own)
    answer = half
    for place in reversed(range(len(answer))):
        answer[place] /= lower[place][place]
        for before in range(place):
            answer[before] -= lower[place][before] * answer[place]
    return answer


def loss(seen: Sequence[Sample], row: Sequence[float]) -> float:
    """Return how surprising the results are by these weights; 0.693 is knowing nothing."""
    total = 0.0
    for sample in seen:
        chance = _chance(sample.features, row)
        total -= sample.result * log(chance) + (1 - sample.result) * log(1 - chance)
    return total / max(1, len(seen))


def weight_figures(games: Sequence[Game], start: Weights) -> Row:
    """Return the weights that fit the games, and what they are worth on games not looked at."""
    train = list(samples([game for game in games if game[0].number % _HELD_OUT]))
    test = list(samples([game for game in games if not game[0].number % _HELD_OUT]))
    found = sensible(shaped(fit(train, flat(start))))
    return {
        "positions": len(train),
        "positions_held_out": len(test),
        "loss_before": round(loss(test, flat(start)), 5),
        "loss_after": round(loss(test, flat(found)), 5),
        "weights": plain(found),
    }


def plain(weights: Weights) -> Row:
    """Return weights as plain values, which ``read_weights`` reads."""
    return {
        name: {key: list(p) if isinstance(p, tuple) else p for key, p in side._asdict().items()}
        for name, side in weights._asdict().items()
    }


def read_weights(value: object) -> Weights:
    """Return the weights that ``plain`` has written; raises ``FieldError`` for anything else."""
    sides = checks.keyed(value, (), Weights._fields)
    row: list[int] = []
    for name, side in WEIGHTS._asdict().items():
        entries = checks.keyed(sides[name], (name,), side._fields)
        for key, points in side._asdict().items():
            found = entries[key]
            own = found if isinstance(points, tuple) else [found]
            count = len(points) if isinstance(points, tuple) else 1
            if not isinstance(own, list) or [type(p) for p in own] != [int] * count:
                raise FieldError((name, key), f"{key!r} are no weights", f"write {count}")
            row.extend(own)
    return shaped(row)


def weights_text(figures: Row) -> str:
    """Return the weights as they stand in ``game/opponents/weights.py``."""
    lines = [
        f"{figures['positions']} positions; on {figures['positions_held_out']} others the surprise"
        f" is {figures['loss_before']} before and {figures['loss_after']} after",
        "",
    ]
    for name, side in figures["weights"].items():
        lines.append(f"_{name.upper()} = SideWeights(")
        for key, points in side.items():
            lines.append(f"    {key}={tuple(points) if isinstance(points, list) else points},")
        lines.append(")")
    lines.append(f"WEIGHTS = Weights({', '.join(f'_{name.upper()}' for name in Weights._fields)})")
    return "\n".join(lines)
