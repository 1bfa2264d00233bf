"""A formula for the worth of cards, fitted to what games have told of the cards of the kit."""

from __future__ import annotations

from collections.abc import Mapping

from game.opponents import CardFormula, by_formula, traits

from .playing import kit

#: Points by hand, from which the fit begins. They are those of the ratings that were used before
#: games told what cards are worth (``tastes.HAND_RATINGS``), twenty times as large.
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
_LOOSE, _LOOSE_PART = 20.0, 0.25
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
    pulls = [(_BESIDE / (_LOOSE + _LOOSE_PART * abs(now))) ** 2 for now in _BY_HAND]
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
