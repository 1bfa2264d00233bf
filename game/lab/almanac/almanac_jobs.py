"""The games that the almanac is counted from: which are played, and what is kept of each."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from game.content import FieldError, KeyPath, checks
from game.rules import HAND_SIZE, NOBODY, SIDE_NAMES, WINNER_NAMES, Terms

from ..jobs import Job, seed_of
from ..plans import GamePlan, deck_jobs
from ..playing import kit
from .gifts import ALL_GIFTS, FORESIGHT, FULL_FIRST, NOTHING

#: Hands that both sides have drafted, hands drawn at random, and those once more with other
#: thoughts.
DRAFTS, RANDOM, AGAIN = "drafts", "random", "again"
#: Who looks no further than its own turn.
_NEAR = "greedy"
#: Of a row of so many drafts and of as many random hands, each gift, each two printed decks and
#: the deals played again have this part.
_PART = 10
_WINNERS = {name: winner for winner, name in WINNER_NAMES.items() if name is not None}
#: A count of each side, and the ids of the cards of each hand.
BySide = tuple[int, ...]
DealtHands = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class AlmanacJob:
    """One game: the job, and what one side of it is given.

    ``favoured`` is that side, or ``NOBODY`` for who begins. ``again``: both sides think other
    thoughts about the same deal.
    """

    job: Job
    gift: str = NOTHING
    favoured: int = NOBODY
    again: bool = False

    @property
    def key(self) -> str:
        """The name of the game among those of one run."""
        return self.job.key

    @property
    def group(self) -> str:
        """What it is counted among."""
        return self.job.group


class AlmanacOutcome(NamedTuple):
    """How a game went: all that is counted, by side where there are two figures.

    ``hands`` are the ids of the cards as dealt. ``broken`` is the side whose Bastion fell first,
    or ``NOBODY``. *Hits left* are what both faces of a stronghold can still take: ``sixth`` when
    turn 6 began, ``before`` when the last turn did, which is ``last``'s; without a turn 6, both
    are -1. ``top`` and ``bottom`` are the creatures summoned to a lane, ``lost`` those destroyed,
    ``passed`` turns in which nothing was played, ``idle`` such turns that won at once. ``had`` and
    ``spent`` is the mana of all turns but the last. ``met`` are attacks on creatures and on
    strongholds, of both sides together. ``stood`` are the creatures in play when turn 6 began,
    ``cast`` the incantations played.
    """

    winner: int
    beginner: int
    turns: int
    end: str
    hands: DealtHands
    broken: int
    sixth: BySide
    before: BySide
    last: int
    top: BySide
    bottom: BySide
    lost: BySide
    passed: BySide
    idle: BySide
    had: BySide
    spent: BySide
    met: BySide
    stood: BySide
    cast: BySide

    def plain(self) -> dict[str, object]:
        """Return it as plain values, which ``read_almanac_outcome`` reads."""
        hands = [" ".join(hand) for hand in self.hands]
        winner, beginner = WINNER_NAMES[self.winner], SIDE_NAMES[self.beginner]
        return {**self._asdict(), "winner": winner, "beginner": beginner, "hands": hands}


#: The counts that are pairs of whole numbers.
_PAIRS = AlmanacOutcome._fields[AlmanacOutcome._fields.index("top") :]
_SIXTH, _BEFORE = "sixth", "before"


def read_almanac_outcome(value: object) -> AlmanacOutcome:
    """Return what ``plain`` has written; raises ``FieldError`` for anything else."""
    entries = checks.keyed(value, (), AlmanacOutcome._fields)
    winner = checks.one_of(entries["winner"], ("winner",), "winner", list(_WINNERS))
    beginner = checks.one_of(entries["beginner"], ("beginner",), "side", SIDE_NAMES)
    return AlmanacOutcome(
        _WINNERS[winner],
        SIDE_NAMES.index(beginner),
        checks.number(entries["turns"], ("turns",)),
        str(entries["end"]),
        tuple([tuple(str(hand).split()) for hand in _two(entries["hands"], ("hands",))]),
        checks.number(entries["broken"], ("broken",), NOBODY),
        _pair(entries[_SIXTH], (_SIXTH,), -1),
        _pair(entries[_BEFORE], (_BEFORE,)),
        checks.number(entries["last"], ("last",)),
        *(_pair(entries[name], (name,)) for name in _PAIRS),
    )


def _two(value: object, route: KeyPath) -> list[object]:
    found = checks.items(value, route)
    if len(found) != len(SIDE_NAMES):
        raise FieldError(route, f"there are {len(found)} sides", "name a new file")
    return found


def _pair(value: object, route: KeyPath, least: int = 0) -> BySide:
    return tuple([checks.number(each, route, least) for each in _two(value, route)])


def draft_jobs(strength: str, table: GamePlan) -> Iterator[AlmanacJob]:
    """Yield games for which both sides draft."""
    for number in range(table.games):
        yield AlmanacJob(_drafted(DRAFTS, number, number, strength, table))


def random_jobs(strength: str, table: GamePlan, *, again: bool = False) -> Iterator[AlmanacJob]:
    """Yield games with hands drawn at random; ``again``, the same deals with other thoughts."""
    ids = sorted(kit().cards)
    for number in range(table.games):
        seed = seed_of(table.seed, number, RANDOM)
        drawn = Random(seed).sample(ids, 2 * HAND_SIZE)
        hands = tuple(drawn[:HAND_SIZE]), tuple(drawn[HAND_SIZE:])
        terms = Terms("preconstructed", edition=table.editions[number % len(table.editions)])
        group = AGAIN if again else RANDOM
        job = Job(group, number, seed, terms, (strength, strength), hands=hands)
        yield AlmanacJob(job, again=again)


def gift_jobs(gift: str, players: Sequence[str], table: GamePlan) -> Iterator[AlmanacJob]:
    """Yield games after a draft, in which one side is given something.

    Games 2k and 2k + 1 have the same draft, one side favoured and then the other; but what
    is given to who begins comes once to each deal. ``players`` are the strengths of the side that
    is favoured, and of the other.
    """
    for number in range(table.games):
        if gift == FULL_FIRST:
            job = _drafted(gift, number, number, players[0], table)
            yield AlmanacJob(job, gift)
            continue
        deal, side = divmod(number, 2)
        favoured, other = players
        seats = (other, favoured) if side else (favoured, other)
        yield AlmanacJob(_drafted(gift, number, deal, seats, table), gift, side)


def hand_jobs(hand: Sequence[str], strength: str, table: GamePlan) -> Iterator[AlmanacJob]:
    """Yield games of a hand with another drawn at random from the other cards, twice each.

    Games 2k and 2k + 1 have the same two hands, that which is measured at one side and then at the
    other.
    """
    group = ",".join(hand)
    others = sorted(set(kit().cards) - set(hand))
    for number in range(table.games):
        deal, side = divmod(number, 2)
        seed = seed_of(table.seed, deal, RANDOM)
        drawn = tuple(Random(seed).sample(others, HAND_SIZE))
        hands = (drawn, tuple(hand)) if side else (tuple(hand), drawn)
        terms = Terms("preconstructed", edition=table.editions[deal % len(table.editions)])
        job = Job(group, number, seed, terms, (strength, strength), hands=hands)
        yield AlmanacJob(job, favoured=side)


def printed_jobs(strength: str, table: GamePlan) -> Iterator[AlmanacJob]:
    """Yield games of every two printed decks."""
    return map(AlmanacJob, deck_jobs(strength, table))


def _drafted(
    group: str, number: int, deal: int, players: str | tuple[str, ...], table: GamePlan
) -> Job:
    seats = (players, players) if isinstance(players, str) else players
    edition = table.editions[deal % len(table.editions)]
    return Job(group, number, seed_of(table.seed, deal), Terms("draft", edition=edition), seats)


def given_jobs(gifts: Iterable[str], strength: str, table: GamePlan) -> Iterator[AlmanacJob]:
    """Yield the games of each gift."""
    for gift in gifts:
        other = _NEAR if gift == FORESIGHT else strength
        yield from gift_jobs(gift, (strength, other), table)


def almanac_jobs(strength: str, table: GamePlan) -> list[AlmanacJob]:
    """Return all games of the almanac, so mixed that every part of them has some of each kind."""
    few = replace(table, games=max(2, table.games // _PART // 2 * 2))
    jobs = [*draft_jobs(strength, table), *random_jobs(strength, table)]
    jobs += random_jobs(strength, few, again=True)
    jobs += given_jobs(ALL_GIFTS[1:], strength, few)
    jobs += printed_jobs(strength, few)
    many = {DRAFTS, RANDOM}
    return sorted(jobs, key=lambda job: job.job.number * (1 if job.group in many else _PART))
