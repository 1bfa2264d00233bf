"""Which games are played: plans whose every job follows from the seed and its number alone.

So a run can be gone on with, made longer, or shared among machines. Duels are
played in *pairs*: games 2k and 2k + 1 have the same deal, the same shuffles and
the same coin, with the players (or the decks) swapped, so that the luck of the
deal and of the first turn falls to both alike. Strengths, and levels of the solo
game, are also compared by the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from game.opponents import WEIGHTS, Weights
from game.rules import LEVELS, Difficulty, Terms, difficulties

from .jobs import Job, seed_of
from .playing import kit

#: The forms of a duel and of a solo game; deal after deal takes the next of them.
DUELS, SOLOS = ("preconstructed", "draft", "constructed"), ("preconstructed", "draft")


@dataclass(frozen=True, slots=True)
class GamePlan:
    """What the games of a run have in common: how many in a group, the seed, forms, editions."""

    games: int
    seed: int = 0
    forms: tuple[str, ...] = DUELS
    editions: tuple[int, ...] = (0,)

    def terms(self, deal: int, solo: bool = False, custom: bool = False) -> Terms:
        """Return the terms of a deal: the forms in turn, and with each round of them an edition."""
        round_, form = divmod(deal, len(self.forms))
        edition = self.editions[round_ % len(self.editions)]
        return Terms(self.forms[form], solo, edition, custom)


def strength_jobs(
    pairs: Sequence[tuple[str, str]], table: GamePlan, weights: Weights | None = None
) -> Iterator[Job]:
    """Yield the games of every pair of strengths; in the even ones the first sits on the left.

    ``weights`` are those of the first, where they are not the game's own.
    """
    both = (weights, WEIGHTS) if weights is not None else ()
    for one, other in pairs:
        for number in range(table.games):
            deal, second = divmod(number, 2)
            seed, terms = seed_of(table.seed, deal), table.terms(deal)
            decks = _any_decks(seed, 2) if terms.form == "preconstructed" else ()
            players = (other, one) if second else (one, other)
            judges = both[::-1] if second else both
            yield Job(f"{one}-{other}", number, seed, terms, players, decks, weights=judges)


def deck_pairs() -> list[tuple[int, int]]:
    """Return the numbers of every two printed decks."""
    return list(combinations(range(len(kit().decks)), 2))


def deck_jobs(strength: str, table: GamePlan) -> Iterator[Job]:
    """Yield the games of every two printed decks; in the even ones the first is on the left."""
    for one, other in deck_pairs():
        for number in range(table.games):
            deal, second = divmod(number, 2)
            group = f"{kit().decks[one].id}-{kit().decks[other].id}"
            yield Job(
                group,
                number,
                # Pairs of decks have no deals in common, so that all games of a deck differ.
                seed_of(table.seed, deal, group),
                Terms("preconstructed", edition=table.editions[deal % len(table.editions)]),
                (strength, strength),
                (one, other),
                swapped=bool(second),
            )


def solo_jobs(
    strength: str, levels: Mapping[str, Sequence[Difficulty]], table: GamePlan
) -> Iterator[Job]:
    """Yield the games of every level, which takes its settings in turn; the quick game has none.

    Each game has a deal of its own, so that they are independent.
    """
    for level, settings in levels.items():
        shuffled = list(settings)
        # Fewer games than settings are an even choice of them.
        Random(f"{table.seed}/{level}").shuffle(shuffled)
        for number in range(table.games):
            seed, terms = seed_of(table.seed, number), table.terms(number, True, bool(shuffled))
            decks = _any_decks(seed, 1) if terms.form == "preconstructed" else ()
            difficulty = shuffled[number % len(shuffled)] if shuffled else None
            yield Job(level, number, seed, terms, (strength,), decks, difficulty=difficulty)


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
            _any_decks(seed, players) if terms.form == "preconstructed" else (),
            difficulty=difficulty,
            weights=(weights,) * players,
            kept=True,
        )


def _any_decks(seed: int, count: int) -> tuple[int, ...]:
    return tuple(Random(seed).sample(range(len(kit().decks)), count))
