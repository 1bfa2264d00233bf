"""What each card adds to the odds of winning, all else being equal, and which pairs add more.

Every card of a side's first hand adds a number to the logarithm of its odds, and so does being
the one to begin. The numbers are those by which the results are the least surprising (logistic
regression, by Newton's method), drawn a little toward 0, the average card.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp, sqrt
from typing import NamedTuple

from game.play import DEVIATE
from game.rules import DRAW, DUEL

from ..playing import kit
from .almanac_jobs import AlmanacOutcome

#: How far a card is expected to be from the average one, in logarithms of the odds.
_LOOSE = 1.0
_ROUNDS, _ENOUGH = 12, 1e-4
#: A pair is told of if it began together so often.
_LEAST_PAIR = 200


class AddedOdds(NamedTuple):
    """What adds to the logarithm of the odds, and the half of its 95 % interval."""

    worth: float
    margin: float


class CardOdds(NamedTuple):
    """What each card adds by its id, what beginning does, and what pairs add beyond both.

    A pair is what hands with both cards win more than the cards alone foretell, as a share.
    """

    cards: dict[str, AddedOdds]
    beginning: AddedOdds
    pairs: dict[tuple[str, str], tuple[AddedOdds, int]]


class _Row(NamedTuple):
    """A game for the first of its sides: the signed places of what it has, and what it came to."""

    has: tuple[tuple[int, float], ...]
    result: float


def card_odds(games: Sequence[AlmanacOutcome]) -> CardOdds:
    """Return what the games tell of cards and of pairs."""
    places = {card: place for place, card in enumerate(kit().cards)}
    rows = [_row(game, places) for game in games]
    worths, errors = _fit(rows, len(places) + 1)
    found = [AddedOdds(worth, DEVIATE * error) for worth, error in zip(worths, errors, strict=True)]
    cards = dict(zip(places, found, strict=False))
    return CardOdds(cards, found[-1], _pairs(games, rows, worths))


def _row(game: AlmanacOutcome, places: dict[str, int]) -> _Row:
    has = [
        (places[card], sign)
        for hand, sign in zip(game.hands, (1.0, -1.0), strict=True)
        for card in hand
    ]
    told = min(DUEL.sides)
    has.append((len(places), 0.5 if game.beginner == told else -0.5))
    return _Row(tuple(has), 0.5 if game.winner == DRAW else float(game.winner == told))


def _chance(row: _Row, worths: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum([worths[place] * much for place, much in row.has])))


def _fit(rows: Sequence[_Row], width: int) -> tuple[list[float], list[float]]:
    """Return the worths and their standard errors."""
    worths = [0.0] * width
    for _ in range(_ROUNDS):
        slope, bend = _slope_and_bend(rows, worths)
        step = [sum(a * b for a, b in zip(line, slope, strict=True)) for line in inverse(bend)]
        worths = [worth - part for worth, part in zip(worths, step, strict=True)]
        if max(map(abs, step)) < _ENOUGH:
            break
    found = inverse(_slope_and_bend(rows, worths)[1])
    # Only differences between cards are told by games: each is told against the average card.
    cards = width - 1
    middle = sum(worths[:cards]) / cards
    told = [worth - middle for worth in worths[:cards]]
    every = sum(map(sum, (line[:cards] for line in found[:cards]))) / cards**2
    errors = [
        sqrt(max(0.0, found[n][n] - 2 * sum(found[n][:cards]) / cards + every))
        for n in range(cards)
    ]
    return [*told, worths[-1]], [*errors, sqrt(found[-1][-1])]


def _slope_and_bend(
    rows: Sequence[_Row], worths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    width = len(worths)
    slope = [worth / _LOOSE**2 for worth in worths]
    bend = [[0.0] * width for _ in worths]
    for row in rows:
        chance = _chance(row, worths)
        off, unsure = chance - row.result, chance * (1 - chance)
        for place, much in row.has:
            slope[place] += off * much
            line, part = bend[place], unsure * much
            for other, more in row.has:
                line[other] += part * more
    for place, line in enumerate(bend):
        line[place] += 1 / _LOOSE**2
    return slope, bend


def inverse(square: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix."""
    size = len(square)
    work = [
        [*line, *(float(place == number) for place in range(size))]
        for number, line in enumerate(square)
    ]
    for pivot in range(size):
        top = work[pivot]
        head = top[pivot]
        work[pivot] = top = [value / head for value in top]
        for number, line in enumerate(work):
            part = line[pivot]
            if number != pivot and part:
                work[number] = [a - part * b for a, b in zip(line, top, strict=True)]
    return [line[size:] for line in work]


def _pairs(
    games: Sequence[AlmanacOutcome], rows: Sequence[_Row], worths: Sequence[float]
) -> dict[tuple[str, str], tuple[AddedOdds, int]]:
    """Return, for each pair, how much more than foretold its hands win, and how many they were."""
    sums: dict[tuple[str, str], list[float]] = {}
    for pair, more, unsure in _surprises(games, rows, worths):
        found = sums.setdefault(pair, [0.0, 0.0, 0.0])
        found[0] += more
        found[1] += unsure
        found[2] += 1
    return {
        pair: (AddedOdds(more / count, DEVIATE * sqrt(unsure) / count), int(count))
        for pair, (more, unsure, count) in sums.items()
        if count >= _LEAST_PAIR
    }


def _surprises(
    games: Sequence[AlmanacOutcome], rows: Sequence[_Row], worths: Sequence[float]
) -> Iterator[tuple[tuple[str, str], float, float]]:
    for game, row in zip(games, rows, strict=True):
        chance = _chance(row, worths)
        for hand, sign in zip(game.hands, (1.0, -1.0), strict=True):
            for one, other in combinations(sorted(hand), 2):
                yield (one, other), sign * (row.result - chance), chance * (1 - chance)
