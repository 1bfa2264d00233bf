"""Twenty decisive turns of reviews, checked by a deeper search.

``python -m tests.benchmarks.decisive [TURNS] [--file FILE]`` looks over matches between the deep
player and the greedy one, until there are so many turns that a review calls decisive. Each is
checked by the master's search with more nodes and more guesses at what is hidden: where was
played and where should have been are compared as the review does. A turn stands when its
player had more than the chance ``LOST`` before it, and gave away at least an inaccuracy. Beside
it stands how often the second look refuted what the first alone would have called decisive.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.lab.intervals import wilson
from game.opponents import MASTER, think
from game.play import Review, Turn
from game.play.analysis.grades import LOOSE
from game.play.analysis.review import LOST

from .deeper import deeper
from .strong_games import strong_match

TURNS = 20
PLAYERS = "greedy", "deep"


class Checked(NamedTuple):
    """A decisive turn: chances before it and losses in it, as told and as checked."""

    match: int
    turn: int
    told_before: float
    told_lost: float
    before: float
    lost: float

    @property
    def stands(self) -> bool:
        """Whether the check agrees."""
        return self.before > LOST and self.lost >= LOOSE


def looked_over(number: int) -> tuple[Review, int | None]:
    """Return the review of a match, and the turn that the first look alone calls decisive."""
    review = Review(strong_match(number, PLAYERS))
    first = None
    while review.question is not None:
        if review.question.strength == MASTER and first is None:
            first = review._likely()
        review.answer(think(*review.question))
    return review, first


def checked(number: int, review: Review, index: int) -> Checked:
    """Return a decisive turn, checked."""
    turn, verdict = review.turns[index], review.verdicts[index]
    assert verdict is not None
    assert verdict.better is not None
    assert verdict.before is not None
    memory = after(review, index).memory
    best = deeper(verdict.better.end, turn.side, memory)
    played = deeper(turn.end, turn.side, memory)
    return Checked(number, turn.number, verdict.before, verdict.lost, best, best - played)


def after(review: Review, index: int) -> Turn:
    """Return the turn after one, or the last."""
    return review.turns[min(index + 1, len(review.turns) - 1)]


def main(arguments: Sequence[str]) -> None:
    """Look over matches until there are enough decisive turns, and print what the check says."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.decisive")
    parser.add_argument("turns", nargs="?", type=int, default=TURNS)
    parser.add_argument("--file", type=Path, help="keep what is found here, and go on from it")
    asked = parser.parse_args(arguments)
    found, refuted, reviews = list[Checked](), 0, 0
    for line in results(asked.file):
        reviews, refuted = reviews + 1, refuted + line[0]
        found += [line[1]] if line[1] else []
        if len(found) == asked.turns:
            break
    tell(found, refuted, reviews)


def results(file: Path | None) -> Iterator[tuple[bool, Checked | None]]:
    """Yield of match after match whether the second look refuted the first, and what stands."""
    kept = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    for line in kept:
        refuted, one = json.loads(line)
        yield refuted, Checked(*one) if one else None
    number = len(kept)
    while True:
        review, first = looked_over(number)
        index = review.decisive()
        one = checked(number, review, index) if index is not None else None
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps((first is not None and first != index, one)) + "\n")
        yield first is not None and first != index, one
        number += 1


def tell(found: Sequence[Checked], refuted: int, reviews: int) -> None:
    """Print the turns and the figures."""
    for each in found:
        print(
            f"match {each.match} turn {each.turn}: told {_of(each.told_before)} before,"
            f" lost {_of(each.told_lost)}; checked {_of(each.before)}, lost {_of(each.lost)}:"
            f" {'stands' if each.stands else 'does not stand'}"
        )
    standing = sum(each.stands for each in found)
    share, low, high = wilson(standing / max(1, len(found)), len(found))
    print(
        f"{standing} of {len(found)} stand ({_of(share)}, {_of(low)} to {_of(high)});"
        f" {reviews} reviews, in {refuted} the second look refuted the first"
    )
    told, true = (
        sum(getattr(each, name) for each in found) / max(1, len(found))
        for name in ("told_lost", "lost")
    )
    print(f"lost by these turns, the mean: told {_of(told)}, checked {_of(true)}")


def _of(share: float) -> str:
    return f"{100 * share:.0f} %"


if __name__ == "__main__":
    main(sys.argv[1:])
