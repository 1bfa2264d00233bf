"""Finding what cards are worth from games: which cards foretell who wins.

Each side begins with eight cards, and each card adds its worth to the odds of the side that has
it. So the worths are found by logistic regression (``logistic_fit``), drawn toward 0, the average
card. A formula is then fitted to them (``formula_fitting``), for cards of which no games tell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import StatisticsError, correlation, pstdev
from typing import NamedTuple

from game.opponents import CHEAP, FEW_CHEAP, by_formula, card_figures, card_worth
from game.rules import DRAW, LEFT

from .formula_fitting import fitted_formula, left_out
from .intervals import DEVIATE
from .logistic_fit import LogisticFit, Sample, loss
from .playing import kit
from .reports import Game, Row
from .tables import text_table
from .tastes import HAND_RATINGS, looked_up

#: How far the worth of a card is expected to be from that of the average one, in points.
_LOOSE = 350.0
#: Every so-manieth pair of games is left out of the fit, and only used to see what it is worth.
_HELD_OUT = 5


class CardSamples(NamedTuple):
    """Games, as samples for the left side: to fit to, and to see what the fit is worth."""

    train: list[Sample]
    test: list[Sample]


def card_samples(games: Sequence[Game]) -> CardSamples:
    """Return games as samples: what the hands differ in, card by card, crowd, then who begins."""
    cards = kit().cards
    places = {card: place for place, card in enumerate(cards)}
    found = CardSamples([], [])
    for job, outcome in games:
        features: dict[int, float] = {}
        for hand, sign in zip(job.hands, (1.0, -1.0), strict=True):
            for card in hand:
                features[places[card]] = features.get(places[card], 0.0) + sign
            cheap = sum(cards[card].cost <= CHEAP for card in hand)
            crowd = features.get(len(places), 0.0)
            features[len(places)] = crowd - sign * max(0, cheap - FEW_CHEAP)
        features[len(places) + 1] = 1.0 if outcome.beginner == LEFT else -1.0
        result = 0.5 if outcome.winner == DRAW else float(outcome.winner == LEFT)
        # Neighbours are a random deal and a chosen one, so that both parts have both kinds.
        test = job.number // 2 % _HELD_OUT == 0
        (found.test if test else found.train).append(Sample(features, result))
    return found


def card_values(games: Sequence[Game]) -> Row:
    """Return what games tell of each card, beside what is thought of it now and what once was.

    The worths are fitted to all games; how well they foretell is told of those held out, by a
    fit without them.
    """
    cards = kit().cards
    train, test = card_samples(games)
    loose = [_LOOSE] * (len(cards) + 2)
    nothing = [0] * len(loose)
    fit = LogisticFit([*train, *test], nothing, loose)
    *worths, crowded, beginning = found = fit.weights()
    errors = fit.errors(found)
    points = dict(zip(cards, worths, strict=True))
    formula = fitted_formula(points)
    columns = {
        "points": points,
        "rating": {card: looked_up(HAND_RATINGS, cards[card]) for card in cards},
        "present": {card: card_worth(cards[card]) for card in cards},
        "formula": {card: by_formula(cards[card], formula) for card in cards},
        # By a formula that was fitted to the other cards alone.
        "left_out": left_out(points),
    }
    compared = [column for column in columns if column != "points"]
    return {
        "games": len(train) + len(test),
        "games_held_out": len(test),
        "surprise_held_out": {
            "nothing known": round(loss(test, nothing), 4),
            **{name: _surprise(train, test, columns[name]) for name in ("rating", "present")},
            "found": round(loss(test, LogisticFit(train, nothing, loose).weights()), 4),
        },
        "beginning": beginning,
        "crowded": crowded,
        "correlations": {name: _correlation(points, columns[name]) for name in compared},
        "cards": _rows(columns, dict(zip(cards, errors, strict=False))),
        "formula": formula._asdict(),
    }


def _rows(columns: Mapping[str, Mapping[str, int]], errors: Mapping[str, float]) -> list[Row]:
    """Return a row for each card, the best first: what every column says, and its rank there."""
    rows: dict[str, Row] = {}
    ranked = {
        name: sorted(worths, key=lambda card: (-worths[card], card))
        for name, worths in columns.items()
    }
    for card in ranked["points"]:
        rows[card] = {
            "card": card,
            "figures": card_figures(kit().cards[card]),
            "margin": round(DEVIATE * errors[card]),
        }
        for name, worths in columns.items():
            rows[card][name] = worths[card]
            rows[card][f"rank_of_{name}"] = ranked[name].index(card) + 1
    return list(rows.values())


def _surprise(train: list[Sample], test: list[Sample], worths: Mapping[str, int]) -> float:
    """Return how surprising games not looked at are by some worths, in the scale that fits best."""
    values = [worths[card] for card in kit().cards]
    spread = max(1.0, pstdev(values))

    def summed(sample: Sample) -> Sample:
        *hands, _, begins = (sample.features.get(place, 0.0) for place in range(len(values) + 2))
        edge = sum(sign * value for sign, value in zip(hands, values, strict=True))
        return Sample({0: edge / spread, 1: begins}, sample.result)

    scale = LogisticFit(list(map(summed, train)), [0, 0], [_LOOSE, _LOOSE]).weights()
    return round(loss(list(map(summed, test)), scale), 4)


def _correlation(one: Mapping[str, int], other: Mapping[str, int]) -> float:
    """Return how much two columns go together, from -1 to 1; 0 where one tells nothing."""
    try:
        return round(correlation(list(one.values()), [other[card] for card in one]), 3)
    except StatisticsError:
        return 0.0


def card_values_text(figures: Row) -> str:
    """Return the table of cards, then the worths as they stand in ``card_values.py``."""
    surprises = ", ".join(f"{name} {much}" for name, much in figures["surprise_held_out"].items())
    alike = ", ".join(f"{name} {much}" for name, much in figures["correlations"].items())
    table = text_table([_cells(row) for row in figures["cards"]])
    rows = [
        f'    "{row["card"]}": ("{row["figures"]}", {row["points"]}),' for row in figures["cards"]
    ]
    formula = [f"    {name}={points}," for name, points in figures["formula"].items()]
    return "\n".join(
        [
            f"{figures['games']} games; to begin is worth {figures['beginning']} points either way",
            f"surprise of {figures['games_held_out']} other games: {surprises}",
            f"correlation with the worths found: {alike}",
            *("", table, "", "LEARNT: dict[str, tuple[str, int]] = {", *rows, "}"),
            f"CHEAP, FEW_CHEAP, CROWDED = {CHEAP}, {FEW_CHEAP}, {max(0, figures['crowded'])}",
            *("FORMULA = CardFormula(", *formula, ")"),
        ]
    )


def _cells(row: Row) -> Mapping[str, str]:
    return {
        "": row["card"],
        "worth": str(row["points"]),
        "95 %": f"± {row['margin']}",
        **{
            name: f"{row[column]} ({row[f'rank_of_{column}']})"
            for name, column in (
                ("rating by hand (rank)", "rating"),
                ("present", "present"),
                ("formula", "formula"),
                ("fitted without it", "left_out"),
            )
        },
    }
