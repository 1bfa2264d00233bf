"""Finished matches for tests, played by chance or given up."""

from random import Random

from game.play import HORDE, Match, MatchStore, Seat
from game.rules import Attack, Creature, EndTurn, Terms, legal_actions

from ..games import CONTENT

ADA = Seat("Ada")


def computer(strength: str = "greedy") -> Seat:
    return Seat("", "computer", strength=strength)


def to_the_end(match: Match, rng: Random) -> Match:
    """Play a match by chance, in each turn all cards that can be played."""
    while match.result is None:
        offered = list(legal_actions(match.position))
        plays = [each for each in offered if not isinstance(each, Attack | EndTurn)]
        match.submit(rng.choice(plays or offered))
    return match


def played(
    seats: tuple[Seat, Seat] = (ADA, computer()),
    *,
    form: str = "preconstructed",
    seed: int = 1,
    custom: tuple[Creature, ...] = (),
    store: MatchStore | None = None,
) -> Match:
    terms = Terms(form, solo=seats[1] == HORDE)
    return to_the_end(Match.new(CONTENT, terms, seats, seed, store, custom), Random(seed))


def won_by(side: int, seats: tuple[Seat, Seat], **terms: object) -> Match:
    for seed in range(40):
        match = played(seats, seed=seed, **terms)  # type: ignore[arg-type]
        if match.result is not None and match.result.winner == side:
            return match
    raise AssertionError("nobody wins so often by chance")
