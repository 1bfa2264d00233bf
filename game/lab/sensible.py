"""The last step of a fit: what no player would believe of the weights found is chance.

A longer life is never worth less, and no creature, card or ability is a burden. Where
games say otherwise they were too few, and a search would chase it: it would give away
life, or cards, for points that are not there.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.opponents import DuelWeights, SoloWeights, Weights


def sensible(weights: Weights) -> Weights:
    """Return the weights nearest to these that make sense."""
    return weights._replace(
        moves=_sensible_duel(weights.moves),
        waits=_sensible_duel(weights.waits),
        lone=_sensible_solo(weights.lone),
        horde=_sensible_solo(weights.horde),
    )


def _sensible_duel(side: DuelWeights) -> DuelWeights:
    return side._replace(
        fort=rising(side.fort),
        fort_after=rising(side.fort_after),
        bastion=rising(side.bastion),
        bastion_after=rising(side.bastion_after),
        spend=max(0, side.spend),
    )


def _sensible_solo(turn: SoloWeights) -> SoloWeights:
    return turn._replace(
        fort=rising(turn.fort),
        fort_after=rising(turn.fort_after),
        bastion=rising(turn.bastion),
        bastion_after=rising(turn.bastion_after),
        spend=max(0, turn.spend),
    )


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
