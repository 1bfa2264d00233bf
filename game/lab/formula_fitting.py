"""A formula for the worth of cards, fitted to what games have told of the cards of the kit."""

from __future__ import annotations

from collections.abc import Mapping

from game.opponents import FORMULA, CardFormula, by_formula, traits

from .playing import kit

#: How far the points are expected to be from the present ones: so much, and a part of themselves.
_LOOSE, _LOOSE_PART = 60.0, 0.5
#: How far the worth of a card is expected to be from what any formula says of it, in points.
_BESIDE = 150.0
#: Rounds in which all points settle, and the least that what is good in a card is worth.
_ROUNDS, _LEAST = 500, 5.0
#: The constants, which alone may be below 0.
_FREE = 2


def fitted_formula(points: Mapping[str, int]) -> CardFormula:
    """Return the formula that is nearest to the points of cards, which are by their ids.

    It is drawn toward the present one where the cards tell little, and nothing that is good in
    a card is a burden. Trait after trait is moved to where the rest leaves it, until none moves.
    """
    cards = [(traits(kit().cards[name]), float(worth)) for name, worth in points.items()]
    row = [float(now) for now in FORMULA]
    pulls = [(_BESIDE / (_LOOSE + _LOOSE_PART * abs(now))) ** 2 for now in FORMULA]
    # The constants are where they must be.
    pulls[:_FREE] = [0.0] * _FREE
    rests = [worth - sum(p * m for p, m in zip(row, own, strict=True)) for own, worth in cards]
    for _ in range(_ROUNDS):
        for place, (now, pull) in enumerate(zip(row, pulls, strict=True)):
            slope = bend = 0.0
            for (own, _), rest in zip(cards, rests, strict=True):
                slope += own[place] * rest
                bend += own[place] ** 2
            moved = now + (slope + pull * (FORMULA[place] - now)) / (bend + pull or 1.0)
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
