"""Two games with the decks swapped are one match: its score, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules import DRAW, LEFT, RIGHT

from ...services import Services

if TYPE_CHECKING:
    from game.play import FirstGame, Result

#: Half points as they are written: a game won is a point, a drawn one half of it for both.
_POINTS = ("0", "½", "1", "1½", "2")


def match_score(first: FirstGame, second: Result) -> tuple[int, int]:
    """Return the half points of each side after both games."""
    winners = first.winner, second.winner
    left, right = (
        sum(1 if winner == DRAW else 2 * (winner == side) for winner in winners)
        for side in (LEFT, RIGHT)
    )
    return left, right


def score_text(services: Services, points: Sequence[int]) -> str:
    """Return a score, in the order of the points."""
    one, other = (_POINTS[half] for half in points)
    return services.translate("matches.score", one=one, other=other)


def score_words(
    services: Services, names: Sequence[str], person: int | None, points: tuple[int, int]
) -> str:
    """Return how a match of two games ended, for its one ``person`` if it had one."""
    left, right = points
    if left == right:
        return services.translate("results.pair.drawn", score=score_text(services, points))
    winner = LEFT if left > right else RIGHT
    if person is None:
        score = score_text(services, (points[winner], points[1 - winner]))
        return services.translate("results.pair.wins", name=names[winner], score=score)
    score = score_text(services, (points[person], points[1 - person]))
    key = "won" if person == winner else "lost"
    return services.translate(f"results.pair.{key}", score=score)
