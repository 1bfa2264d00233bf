"""Logistic regression: the weights by which the results of positions are the least surprising.

Newton's method, which needs few rounds: the loss has one lowest point. NumPy does the sums.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.opponents import ODDS

#: Features by the place of their weight among all; most of a position's are 0.
Features = Mapping[int, float]

_ROUNDS, _SMALLEST = 12, 1 / 500
#: A round that gains less than this is the last.
_ENOUGH = 1e-3
#: Odds beyond this are as good as certain.
_CERTAIN = 30.0


class Sample(NamedTuple):
    """A position: what it has, for the side to move, and what that side came to (1, ½, 0)."""

    features: Features
    result: float


class Tie(NamedTuple):
    """Two weights that are expected to stray from where they start alike, but for ``apart``."""

    one: int
    other: int
    apart: float


class LogisticFit:
    """A fit to samples, drawn towards the weights with which it starts.

    ``spread`` is how far each weight is expected to be from its start.
    """

    def __init__(
        self,
        seen: Sequence[Sample],
        start: Sequence[int],
        spread: Sequence[float],
        ties: Sequence[Tie] = (),
    ) -> None:
        self._start = np.array(start, float)
        self._features, self._results = _table(seen, len(start))
        self._pull = np.diag(1 / np.array(spread, float) ** 2)
        for one, other, apart in ties:
            pull = 1 / apart**2
            self._pull[one, one] += pull
            self._pull[other, other] += pull
            self._pull[one, other] -= pull
            self._pull[other, one] -= pull

    def weights(self) -> list[int]:
        """Return the weights; a step that would lead up is halved until it leads down."""
        row, best = self._start, self._height(self._start)
        for _ in range(_ROUNDS):
            step, part = self._step(row), 1.0
            while (found := self._height(row - part * step)) >= best and part > _SMALLEST:
                part /= 2
            if found >= best:
                break
            row, gain, best = row - part * step, best - found, found
            if gain < _ENOUGH:
                break
        return [round(float(weight)) for weight in row]

    def errors(self, weights: Sequence[int]) -> list[float]:
        """Return the standard error of each of the weights found, in points."""
        _, bend = self._slope_and_bend(np.array(weights, float))
        return [float(error) for error in np.sqrt(np.diag(np.linalg.inv(bend)))]

    def _height(self, row: NDArray[Any]) -> float:
        """Return the loss to be made small: the surprise, and the price of having strayed."""
        strayed = row - self._start
        return float(
            _surprise(self._features @ row, self._results).sum()
            + strayed @ self._pull @ strayed / 2
        )

    def _step(self, row: NDArray[Any]) -> NDArray[Any]:
        """Return how far each weight is from the lowest point, by slope and bend of the loss."""
        found: NDArray[Any] = np.linalg.solve(*reversed(self._slope_and_bend(row)))
        return found

    def _slope_and_bend(self, row: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        chance = 1 / (1 + np.exp(-_odds(self._features @ row)))
        off, unsure = (chance - self._results) / ODDS, chance * (1 - chance) / ODDS**2
        slope = self._features.T @ off + self._pull @ (row - self._start)
        return slope, (self._features * unsure[:, None]).T @ self._features + self._pull


def loss(seen: Sequence[Sample], row: Sequence[float]) -> float:
    """Return how surprising the results are by these weights; 0.693 is knowing nothing."""
    features, results = _table(seen, len(row))
    return float(_surprise(features @ np.array(row, float), results).sum()) / max(1, len(seen))


def _table(seen: Sequence[Sample], width: int) -> tuple[NDArray[Any], NDArray[Any]]:
    features = np.zeros((len(seen), width))
    for line, sample in zip(features, seen, strict=True):
        for place, value in sample.features.items():
            line[place] = value
    return features, np.array([sample.result for sample in seen], float)


def _surprise(points: NDArray[Any], results: NDArray[Any]) -> NDArray[Any]:
    odds = _odds(points)
    surprise: NDArray[Any] = np.logaddexp(0, odds) - results * odds
    return surprise


def _odds(points: NDArray[Any]) -> NDArray[Any]:
    odds: NDArray[Any] = np.clip(points / ODDS, -_CERTAIN, _CERTAIN)
    return odds
