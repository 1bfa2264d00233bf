"""Finding what cards are worth from games: which cards foretell who wins.

Each side begins with eight cards, and each card adds its worth to the odds of the side that has
it. So the worths are found by logistic regression (``logistic_fit``), drawn toward 0, the average
card. A formula is then fitted to them, for cards of which no games tell.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import StatisticsError, correlation, pstdev
from typing import NamedTuple

from game.lab.jobs import Job, seed_of
from game.lab.plans import GamePlan
from game.lab.playing import kit
from game.lab.reports import Game, Row
from game.lab.runs import LabRun, settings_of
from game.lab.tables import text_table
from game.opponents import (
    CHEAP,
    FEW_CHEAP,
    CardFormula,
    by_formula,
    card_figures,
    card_worth,
    choose_setup,
    traits,
)
from game.play.statistics.intervals import DEVIATE
from game.rules import DRAW, HAND_SIZE, LEFT, Constructed, Position, State, Terms, apply, open_setup

from .choosers import HAND_RATINGS, looked_up
from .logistic_fit import LogisticFit, Sample, loss

#: How far the worth of a card is expected to be from that of the average one, in points.
_LOOSE = 350.0
#: Every ``_HELD_OUT``-th pair of games is held out of the fit, to validate it.
_HELD_OUT = 5
#: The cards that each side begins with, by their ids.
Hands = tuple[tuple[str, ...], tuple[str, ...]]
#: How far chance moves choices by which cards are measured, in times the usual.
_BUILDING_WHIMS = 6


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


def cards_run(strength: str, table: GamePlan) -> LabRun:
    """Return the games that tell what each card of the kit is worth."""
    settings = settings_of("cards", table) | {"strength": strength}
    return LabRun(settings, list(card_jobs(strength, table)), card_values, card_values_text, "")


def card_jobs(strength: str, table: GamePlan) -> Iterator[Job]:
    """Yield games of a strength with itself that tell what cards are worth.

    In the even ones each side begins with cards drawn at random, in the others with what the
    bans have left of ten cards that it has chosen, by the chooser of the game and a good deal of
    spread: there are better cards among them, and worse ones as well.
    """
    for number in range(table.games):
        seed = seed_of(table.seed, number, "cards")
        drawn = Random(seed).sample(sorted(kit().cards), 2 * HAND_SIZE)
        hands: Hands = tuple(drawn[:HAND_SIZE]), tuple(drawn[HAND_SIZE:])
        if number % 2:
            hands = _built_hands(seed)
        terms = Terms("preconstructed", edition=table.editions[number % len(table.editions)])
        yield Job(strength, number, seed, terms, (strength, strength), hands=hands)


def _built_hands(seed: int) -> Hands:
    rng = Random(seed)
    position: Position
    position, _ = open_setup(Terms("constructed"), list(kit().cards.values()), (), seed)
    while isinstance(position, Constructed):
        action = choose_setup(position, position.to_act(), rng, _BUILDING_WHIMS)
        position, _ = apply(position, action)
    assert isinstance(position, State)
    left, right = (tuple(card.id for card in side.hand) for side in position.sides)
    return left, right


#: Points by hand, from which the fit begins. They are those of the ratings that were used before
#: games told what cards are worth (``choosers.HAND_RATINGS``), twenty times as large.
_BY_HAND = CardFormula(
    creature=0,
    incantation=0,
    cost=260,
    attack=240,
    ample=120,
    health=160,
    splash=60,
    perforation=60,
    berserk=80,
    rage=500,
    protection=500,
    indestructible=120,
    sprint=320,
    aura=600,
    damage=260,
    damage_splash=40,
    damage_perforation=40,
)
#: How far the points are expected to be from those: so much, and a part of themselves.
_DRIFT, _DRIFT_PART = 20.0, 0.25
#: How far the worth of a card is expected to be from what any formula says of it, in points.
_BESIDE = 300.0
#: Rounds in which all points settle, and the least that what is good in a card is worth.
_ROUNDS, _LEAST = 300, 5.0
#: The constants, which alone may be below 0.
_FREE = 2


def fitted_formula(points: Mapping[str, int]) -> CardFormula:
    """Return the formula that is nearest to the points of cards, which are by their ids.

    It is drawn toward that by hand where the cards tell little, and nothing that is good in
    a card is a burden. Trait after trait is moved to where the rest leaves it, until none moves.
    """
    cards = [(traits(kit().cards[name]), float(worth)) for name, worth in points.items()]
    row = [float(now) for now in _BY_HAND]
    pulls = [(_BESIDE / (_DRIFT + _DRIFT_PART * abs(now))) ** 2 for now in _BY_HAND]
    # The constants are where they must be.
    pulls[:_FREE] = [0.0] * _FREE
    rests = [worth - sum(p * m for p, m in zip(row, own, strict=True)) for own, worth in cards]
    for _ in range(_ROUNDS):
        for place, (now, pull) in enumerate(zip(row, pulls, strict=True)):
            slope = bend = 0.0
            for (own, _), rest in zip(cards, rests, strict=True):
                slope += own[place] * rest
                bend += own[place] ** 2
            moved = now + (slope + pull * (_BY_HAND[place] - now)) / (bend + pull or 1.0)
            if place >= _FREE:
                moved = max(_LEAST, moved)
            for number, (own, _) in enumerate(cards):
                rests[number] -= (moved - now) * own[place]
            row[place] = moved
    return CardFormula(*map(round, row))


def left_out(points: Mapping[str, int]) -> dict[str, int]:
    """Return what the formula says of each card when it is fitted to the others alone."""
    found: dict[str, int] = {}
    for name in points:
        others = {other: worth for other, worth in points.items() if other != name}
        found[name] = by_formula(kit().cards[name], fitted_formula(others))
    return found
