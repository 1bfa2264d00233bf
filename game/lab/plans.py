"""Which games are played: plans whose every job follows from the seed and its number alone.

So a run can be gone on with, made longer, or shared among machines. Duels are played in *pairs*:
games 2k and 2k + 1 have the same deal, the same shuffles and the same coin, with the players (or
the decks) swapped, so that the luck of the deal and of the first turn falls to both alike.
Strengths, and levels of the solo game, are also compared by the same deals.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

from game.content import Character, Deck
from game.opponents import CHOOSER, MANNERS, WEIGHTS, Chooser, Weights
from game.rules import DeckOdds, Difficulty, Terms

from .jobs import Job, seed_of
from .playing import kit

#: The forms of a duel and of a solo game; deal after deal takes the next of them.
DUELS, SOLOS = ("preconstructed", "draft", "constructed"), ("preconstructed", "draft")


@dataclass(frozen=True, slots=True)
class GamePlan:
    """The common parts of a run's games: how many in a group, the seed, forms, editions."""

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
    chooser: Chooser | None = None,
    in_step: str = "",
) -> Iterator[Job]:
    """Yield the games of every pair of strengths; in the even ones the first sits on the left.

    ``weights`` are those of the first, where they are not the game's own, and so is ``chooser``,
    in the step of the setup that ``in_step`` names.
    """
    both = (weights, WEIGHTS) if weights is not None else ()
    choosers = (chooser, CHOOSER) if chooser is not None else ()
    for one, other in pairs:
        for number in range(table.games):
            deal, second = divmod(number, 2)
            seed, terms = seed_of(table.seed, deal), table.terms(deal)
            # Whose choices are compared chooses its deck; else any two decks are taken.
            decks = any_decks(seed, 2) if terms.form == "preconstructed" else ()
            players = (other, one) if second else (one, other)
            judges = both[::-1] if second else both
            seated = choosers[::-1] if second else choosers
            yield Job(
                f"{one}-{other}",
                number,
                seed,
                terms,
                players,
                () if choosers else decks,
                weights=judges,
                choosers=seated,
                in_step=in_step,
            )


def character_jobs(pairs: Sequence[tuple[Character, str]], table: GamePlan) -> Iterator[Job]:
    """Yield the games of characters against strengths, with any decks.

    Each is followed by those of the same strength without a manner, with the same deals.
    """
    for person, rival in pairs:
        for name in (person.id, person.strength):
            manner = MANNERS.get(name)
            for number in range(table.games):
                deal, second = divmod(number, 2)
                seed, terms = seed_of(table.seed, deal), table.terms(deal)
                players = (rival, person.strength) if second else (person.strength, rival)
                yield Job(
                    f"{name}-{rival}",
                    number,
                    seed,
                    terms,
                    players,
                    any_decks(seed, 2) if terms.form == "preconstructed" else (),
                    manners=(None, manner) if second else (manner, None),
                )


def deck_jobs(strength: str, table: GamePlan, offered: Sequence[Deck] = ()) -> Iterator[Job]:
    """Yield the games of every two printed decks, or of every two that are ``offered``.

    In games of an even number the first deck is on the left.
    """
    decks = offered or kit().decks
    for pair in combinations(range(len(decks)), 2):
        one, other = (decks[number] for number in pair)
        for job in _pair_jobs(strength, table, f"{one.id}-{other.id}", pair):
            hands = tuple(tuple(card.id for card in deck.cards) for deck in (one, other))
            yield replace(job, decks=(), hands=hands) if offered else job


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
        pair = (each.deck, each.rival) if named else (one, other)
        for job in _pair_jobs(strength, table, group, pair):
            yield replace(job, group=odds_name(each) if named else group, odds=given)


def _pair_jobs(strength: str, table: GamePlan, group: str, decks: tuple[int, int]) -> Iterator[Job]:
    for number in range(table.games):
        deal, second = divmod(number, 2)
        yield Job(
            group,
            number,
            seed_of(table.seed, deal, group),
            Terms("preconstructed", edition=table.editions[deal % len(table.editions)]),
            (strength, strength),
            decks,
            swapped=bool(second),
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
            decks = any_decks(seed, 1) if terms.form == "preconstructed" else ()
            difficulty = shuffled[number % len(shuffled)] if shuffled else None
            yield Job(level, number, seed, terms, (strength,), decks, difficulty=difficulty)


def any_decks(seed: int, count: int) -> tuple[int, ...]:
    """Return the numbers of printed decks drawn at random."""
    return tuple(Random(seed).sample(range(len(kit().decks)), count))
