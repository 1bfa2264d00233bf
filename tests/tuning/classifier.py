"""Naming by figures: multinomial logistic regression, drawn towards telling nothing."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

#: What stands for a figure, as a sum and its divisor; and how much of the average is mixed in.
Figures = Sequence[tuple[float, float]]
_AVERAGE = 1.0
_ROUNDS, _STEP, _PULL = 600, 0.5, 0.003


class Classifier(NamedTuple):
    """Weights by figure and name, with the average figures and their spread."""

    names: tuple[str, ...]
    average: NDArray[np.float64]
    spread: NDArray[np.float64]
    weights: NDArray[np.float64]

    def name(self, figures: Figures) -> str:
        """Return the likeliest name."""
        return self.names[int(np.argmax(self._row(figures) @ self.weights))]

    def name_of_all(self, many: Sequence[Figures]) -> str:
        """Return the likeliest name of one who has played several games."""
        rows = np.array([self._row(figures) for figures in many])
        return self.names[int(np.argmax((rows @ self.weights).sum(axis=0)))]

    def _row(self, figures: Figures) -> NDArray[np.float64]:
        return np.append((_mixed(np.array(figures), self.average) - self.average) / self.spread, 1)


def _mixed(figures: NDArray[np.float64], average: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return each sum by its divisor; what was seldom seen is near the average."""
    mixed: NDArray[np.float64] = (figures[..., 0] + _AVERAGE * average) / (
        figures[..., 1] + _AVERAGE
    )
    return mixed


def fitted(games: Sequence[tuple[str, Figures]]) -> Classifier:
    """Return the classifier that is least surprised by who has played these games."""
    names = tuple(sorted({name for name, _ in games}))
    figures = np.array([row for _, row in games], float)
    average = figures[..., 0].sum(axis=0) / np.maximum(1.0, figures[..., 1].sum(axis=0))
    mixed = _mixed(figures, average)
    spread = np.maximum(mixed.std(axis=0), 1e-9)
    rows = np.hstack([(mixed - average) / spread, np.ones((len(games), 1))])
    wanted = np.array([[name == own for own in names] for name, _ in games], float)
    weights = np.zeros((rows.shape[1], len(names)))
    for _ in range(_ROUNDS):
        odds = np.exp(_levelled(rows @ weights))
        chances = odds / odds.sum(axis=1, keepdims=True)
        weights += _STEP * (rows.T @ (wanted - chances) / len(games) - _PULL * weights)
    return Classifier(names, average, spread, weights)


def _levelled(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    levelled: NDArray[np.float64] = logits - logits.max(axis=1, keepdims=True)
    return levelled
