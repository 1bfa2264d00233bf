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

from game.content import write_difficulty
from game.opponents import TASTE, WEIGHTS, Taste, Weights, choose_setup
from game.rules import (
    HAND_SIZE,
    LEVELS,
    Constructed,
    DeckOdds,
    Difficulty,
    Position,
    State,
    Terms,
    apply,
    difficulties,
    open_setup,
)

from .jobs import Job, seed_of
from .playing import kit

#: The forms of a duel and of a solo game; deal after deal takes the next of them.
DUELS, SOLOS = ("preconstructed", "draft", "constructed"), ("preconstructed", "draft")
#: The cards that each side begins with, by their ids.
Hands = tuple[tuple[str, ...], tuple[str, ...]]
#: How far chance moves choices by which cards are measured, in times the usual.
_BUILDING_WHIMS = 6


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
    pairs: Sequence[tuple[str, str]],
    table: GamePlan,
    weights: Weights | None = None,
    taste: Taste | None = None,
    tasted: str = "",
) -> Iterator[Job]:
    """Yield the games of every pair of strengths; in the even ones the first sits on the left.

    ``weights`` are those of the first, where they are not the game's own, and so is ``taste``,
    in the step of the setup that ``tasted`` names.
    """
    both = (weights, WEIGHTS) if weights is not None else ()
    tastes = (taste, TASTE) if taste is not None else ()
    for one, other in pairs:
        for number in range(table.games):
            deal, second = divmod(number, 2)
            seed, terms = seed_of(table.seed, deal), table.terms(deal)
            # Whose choices are compared chooses its deck; else any two decks are taken.
            decks = _any_decks(seed, 2) if terms.form == "preconstructed" else ()
            players = (other, one) if second else (one, other)
            judges = both[::-1] if second else both
            choosers = tastes[::-1] if second else tastes
            yield Job(
                f"{one}-{other}",
                number,
                seed,
                terms,
                players,
                () if tastes else decks,
                weights=judges,
                tastes=choosers,
                tasted=tasted,
            )


def deck_jobs(strength: str, table: GamePlan, even: bool = False) -> Iterator[Job]:
    """Yield the games of every two printed decks, or ``even`` ones of the house.

    In games of an even number the first deck is on the left.
    """
    decks = kit().even_decks if even else kit().decks
    hands = [tuple(card.id for card in deck.cards) for deck in decks]
    for one, other in combinations(range(len(decks)), 2):
        for number in range(table.games):
            deal, second = divmod(number, 2)
            group = f"{decks[one].id}-{decks[other].id}"
            yield Job(
                group,
                number,
                # Pairs of decks have no deals in common, so that all games of a deck differ.
                seed_of(table.seed, deal, group),
                Terms("preconstructed", edition=table.editions[deal % len(table.editions)]),
                (strength, strength),
                () if even else (one, other),
                swapped=bool(second),
                hands=(hands[one], hands[other]) if even else (),
            )


def odds_jobs(
    strength: str, odds: Sequence[DeckOdds], table: GamePlan, *, named: bool = False
) -> Iterator[Job]:
    """Yield games of two printed decks with what one of them is given (R2.8); nothing, with 0.

    Their deals are those of ``deck_jobs``. ``named``: groups tell what is given, so that the
    same two decks may come again with more or less.
    """
    decks = kit().decks
    for each in odds:
        one, other = sorted((each.deck, each.rival))
        group = f"{decks[one].id}-{decks[other].id}"
        given = (each,) if each.mana and each.turns else ()
        name = odds_name(each) if named else group
        for number in range(table.games):
            deal, second = divmod(number, 2)
            yield Job(
                name,
                number,
                seed_of(table.seed, deal, group),
                Terms("preconstructed", edition=table.editions[deal % len(table.editions)]),
                (strength, strength),
                (one, other) if not named else (each.deck, each.rival),
                swapped=bool(second),
                odds=given,
            )


def odds_name(odds: DeckOdds) -> str:
    """Return what a deck is given against another as ``--odds`` writes it: 2-1+1x4."""
    deck, rival = (kit().decks[number].id for number in (odds.deck, odds.rival))
    return f"{deck}-{rival}+{odds.mana}x{odds.turns}"


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


def settings_jobs(strength: str, settings: Sequence[Difficulty], table: GamePlan) -> Iterator[Job]:
    """Yield games with every one of these settings, each in its turn.

    Every game has a deal of its own: a run that was stopped has played all alike.
    """
    for number in range(table.games):
        for difficulty in settings:
            group = settings_name(difficulty)
            seed, terms = seed_of(table.seed, number, group), table.terms(number, True, True)
            decks = _any_decks(seed, 1) if terms.form == "preconstructed" else ()
            yield Job(group, number, seed, terms, (strength,), decks, difficulty=difficulty)


def settings_name(difficulty: Difficulty) -> str:
    """Return in one word what differs from the quick game, as ``--setting`` writes it."""
    changes = write_difficulty(difficulty).items()
    return ",".join(f"{name}={value}".lower() for name, value in changes)


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


def card_jobs(strength: str, table: GamePlan) -> Iterator[Job]:
    """Yield games of a strength with itself that tell what cards are worth.

    In the even ones each side begins with cards drawn at random, in the others with what the
    bans have left of ten cards that it has chosen, by the taste of the game and a good deal of
    whim: there are better cards among them, and worse ones as well.
    """
    for number in range(table.games):
        seed = seed_of(table.seed, number, "cards")
        hands = _built_hands(seed) if number % 2 else _drawn_hands(seed)
        terms = Terms("preconstructed", edition=table.editions[number % len(table.editions)])
        yield Job(strength, number, seed, terms, (strength, strength), hands=hands)


def _drawn_hands(seed: int) -> Hands:
    drawn = Random(seed).sample(sorted(kit().cards), 2 * HAND_SIZE)
    return tuple(drawn[:HAND_SIZE]), tuple(drawn[HAND_SIZE:])


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


def _any_decks(seed: int, count: int) -> tuple[int, ...]:
    return tuple(Random(seed).sample(range(len(kit().decks)), count))
