"""Finding the weights of the evaluation from games: which points foretell who wins.

The players play each other, and every position in which a turn begins is kept. The evaluation is a
sum of weights times what a position has (its *features*), in units in which it should be the odds
of winning. So the best weights are found by logistic regression: those by which the results are the
least surprising, drawn toward the present ones where the games tell little, and set right where
what they tell makes no sense (``sensible``: a longer life is never worth less, and no creature,
card or ability is a burden; where games say otherwise they were too few, and a search would give
away life, or cards, for points that are not there). Duels tell of a duel's weights alone, and solo
games of the others. With those found, better players play the next games, until nothing changes any
more.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from game.content import FieldError, checks
from game.lab.jobs import Job, seed_of
from game.lab.plans import GamePlan, any_decks
from game.lab.playing import kit
from game.lab.reports import Game, Row
from game.lab.runs import LabRun, digest_of, settings_of
from game.opponents import (
    JUDGED_CARDS,
    MOST_LIFE,
    WEIGHTS,
    DuelWeights,
    Judge,
    SoloWeights,
    Weights,
)
from game.rules import DRAW, LEVELS, State, difficulties, from_text

from .logistic_fit import Features, LogisticFit, Sample, Tie, loss

#: Every ``_HELD_OUT``-th game is held out of the fit, to validate it.
_HELD_OUT = 5
#: How far a weight is expected to be from the present one: by what it is of; any other by whether
#: it is of a card as such, or of one of its figures.
_SPREAD = {
    "fort": 300.0,
    "fort_after": 300.0,
    "bastion": 200.0,
    "bastion_after": 200.0,
    "free": 80.0,
    "fallen": 100.0,
    "front": 80.0,
    "spend": 80.0,
    "card_play": 150.0,
    "card_reach": 100.0,
    "card_behind": 80.0,
}
_CARD, _FIGURE = 250.0, 80.0
#: The same for solo games; all others are of a card or its figures. Most occur many times in a
#: position, and a few hundred games must not carry the points away.
_SOLO_SPREAD = {
    **dict.fromkeys(("fort", "bastion", "fort_after", "bastion_after", "row", "hand"), 25.0),
    **dict.fromkeys(("horde_row", "cards_fort", "rounds", "rounds_fort", "rounds_both"), 25.0),
    **dict.fromkeys(("turned", "ran_out", "variable", "resistance", "gift"), 25.0),
    **dict.fromkeys(("spend", "mana", "fixed", "taken"), 8.0),
    **dict.fromkeys(("deck", "discard", "deck_fort"), 1.5),
}
_SOLO_CARD, _SOLO_FIGURE = 16.0, 5.0
#: The sides of a duel stray alike but for this part; neighbours in life but for so many points.
_ALIKE, _STEP = 0.55, 60.0
_BY_LIFE = ("fort", "fort_after", "bastion", "bastion_after")
#: The columns of each card of the kit.
_KIT_COLUMNS = ("card_play", "card_reach", "card_behind")
#: No weight is larger: by then nothing else counts.
_HEAVIEST = 100_000
#: The digits of the number by which all features are read at once.
_BITS, _TENTH = 40, 10


def flat(weights: Weights) -> list[int]:
    """Return all weights in one row."""
    return [points for side in weights for points in flat_side(side)]


def flat_side(side: DuelWeights | SoloWeights) -> list[int]:
    """Return the weights of one side in one row."""
    row: list[int] = []
    for points in side:
        row.extend(points if isinstance(points, tuple) else (points,))
    return row


def shaped(row: Sequence[int]) -> Weights:
    """Return the weights that ``flat`` would lay in this row."""
    left = iter(row)
    sides: dict[str, Any] = {}
    for name, side in WEIGHTS._asdict().items():
        values: list[Any] = [
            tuple(next(left) for _ in points) if isinstance(points, tuple) else next(left)
            for points in side
        ]
        sides[name] = type(side)(*values)
    return Weights(**sides)


def features_of(state: State, judge: Judge) -> Features:
    """Return the features of a position, by a judge made by ``feature_judge``.

    The judge's answer is a number whose digits, with a sign, are the features.
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


def spread(weights: Weights) -> list[float]:
    """Return how far each weight is expected to be from where it is, in the row of ``flat``."""
    row: list[float] = []
    for side in weights:
        duel = isinstance(side, DuelWeights)
        known = _SPREAD if duel else _SOLO_SPREAD
        card, figure = (_CARD, _FIGURE) if duel else (_SOLO_CARD, _SOLO_FIGURE)
        for key, points in side._asdict().items():
            count = len(points) if isinstance(points, tuple) else 1
            # The first of a card's figures is the card itself.
            row.extend(known.get(key, figure if n else card) for n in range(count))
    return row


def ties(weights: Weights) -> list[Tie]:
    """Return which weights stray together: those of both sides to move, and of neighbours in life.

    In a solo game the points are the player's in both turns, so there too they are much alike.
    """
    wide, place = spread(weights), 0
    found: list[Tie] = []
    for one in (weights.moves, weights.lone):
        count = len(flat_side(one))
        found += [Tie(n, n + count, wide[n] * _ALIKE) for n in range(place, place + count)]
        place += 2 * count
    place = 0
    for side in weights:
        for key, points in side._asdict().items():
            if key in _BY_LIFE:
                # A life of 0 is a lost stronghold, which is no neighbour.
                found += [Tie(place + n, place + n + 1, _STEP) for n in range(1, MOST_LIFE)]
            place += len(points) if isinstance(points, tuple) else 1
    return found


def fit(seen: Sequence[Sample], start: Weights) -> Weights:
    """Return the weights by which the results of ``seen`` are the least surprising."""
    return sensible(shaped(LogisticFit(seen, flat(start), spread(start), ties(start)).weights()))


def weight_figures(games: Sequence[Game], start: Weights) -> Row:
    """Return the weights that fit the games, and what they are worth on games not looked at."""
    train = list(samples([game for game in games if game[0].number % _HELD_OUT]))
    test = list(samples([game for game in games if not game[0].number % _HELD_OUT]))
    found = fit(train, start)
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
    """Return the weights that ``plain`` has written; raises ``FieldError`` for anything else.

    A side that is left out has the game's own.
    """
    sides = checks.keyed(value, (), (), Weights._fields)
    row: list[int] = []
    for name, side in WEIGHTS._asdict().items():
        if name not in sides:
            row.extend(flat_side(side))
            continue
        entries = checks.keyed(sides[name], (name,), side._fields)
        for key, points in side._asdict().items():
            found = entries[key]
            own: Any = found if isinstance(points, tuple) else [found]
            count = len(points) if isinstance(points, tuple) else 1
            fits = isinstance(own, list) and len(own) == count
            if not fits or any(type(p) is not int or abs(p) > _HEAVIEST for p in own):
                raise FieldError((name, key), f"{key!r} are no weights", f"write {count}")
            row.extend(own)
    return shaped(row)


def weights_text(figures: Row) -> str:
    """Return the weights as they stand in the modules of ``game/opponents``."""
    weights = read_weights(figures["weights"])
    told = (
        f"{figures['positions']} positions; on {figures['positions_held_out']} others the surprise"
        f" is {figures['loss_before']} before and {figures['loss_after']} after"
    )
    return "\n\n".join((told, duel_text(weights), solo_text(weights)))


def duel_text(weights: Weights) -> str:
    """Return a duel's weights as they stand in ``duel_weights.py``."""
    sides = weights.moves, weights.waits
    columns = [getattr(side, key) for side in sides for key in _KIT_COLUMNS]
    lines = ["KIT = {"]
    lines += [f'    "{name}": {row},' for name, *row in zip(JUDGED_CARDS, *columns, strict=True)]
    lines = [line.replace("[", "(").replace("]", ")") for line in lines]
    lines += ["}", "#: The cards that have points of their own.", "JUDGED_CARDS = tuple(KIT)", ""]
    for number, (name, side) in enumerate(zip(("MOVES", "WAITS"), sides, strict=True)):
        own = [f"    {key}={p}," for key, p in side._asdict().items() if key not in _KIT_COLUMNS]
        places = enumerate(_KIT_COLUMNS, number * len(_KIT_COLUMNS))
        own += [f"    {key}=tuple([row[{n}] for row in KIT.values()])," for n, key in places]
        lines += [f"{name} = DuelWeights(", *own, ")"]
    return "\n".join(lines) + "\n"


def solo_text(weights: Weights) -> str:
    """Return the weights of solo games as they stand in ``solo_weights.py``."""
    lines = []
    for name, side in (("LONE", weights.lone), ("HORDE", weights.horde)):
        lines += [f"{name} = SoloWeights("]
        lines += [f"    {key}={points}," for key, points in side._asdict().items()]
        lines += [")"]
    return "\n".join(lines) + "\n"


def weights_run(strength: str, solo: bool, weights: Weights, table: GamePlan) -> LabRun:
    """Return the games to which better weights than these are fitted."""
    settings = settings_of("weights", table) | {"strength": strength, "start": digest_of(weights)}
    jobs = list(weight_jobs(strength, solo, weights, table))
    return LabRun(settings, jobs, partial(weight_figures, start=weights), weights_text, "")


def weight_jobs(strength: str, solo: bool, weights: Weights, table: GamePlan) -> Iterator[Job]:
    """Yield games of a strength with itself, or solo at all levels, whose positions are kept."""
    for number in range(table.games):
        # Deals that no measurement has, so that it measures something else.
        seed = seed_of(table.seed, number, "weights")
        level = number % (1 + len(LEVELS)) if solo else 0
        difficulty = Random(seed).choice(difficulties(level)) if level else None
        terms = table.terms(number, solo, difficulty is not None)
        players = 1 if solo else 2
        yield Job(
            f"{strength}-solo" if solo else strength,
            number,
            seed,
            terms,
            (strength,) * players,
            any_decks(seed, players) if terms.form == "preconstructed" else (),
            difficulty=difficulty,
            weights=(weights,) * players,
            kept=True,
        )


def sensible(weights: Weights) -> Weights:
    """Return the weights nearest to these that make sense."""
    sides: dict[str, Any] = weights._asdict()
    for name, side in sides.items():
        lives = {key: rising(getattr(side, key)) for key in _BY_LIFE}
        sides[name] = side._replace(**lives, spend=max(0, side.spend))
    return Weights(**sides)


def rising(row: Sequence[int]) -> tuple[int, ...]:
    """Return the row nearest to this one in which nothing is less than what stands before it.

    Neighbours that fall are pooled: each gets the average, until no pool is below the last.
    """
    pools: list[tuple[int, int]] = []
    for points in row:
        total, count = points, 1
        while pools and pools[-1][0] * count > total * pools[-1][1]:
            before, many = pools.pop()
            total, count = total + before, count + many
        pools.append((total, count))
    return tuple(round(total / count) for total, count in pools for _ in range(count))
