"""The tallies of all matches: games and wins by what was played, in a row, and by card."""

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from ..seats import STRENGTHS
from .ladder_ratings import RatedDuel
from .match_figures import COUCH, DRAWN, HORDE_RIVAL, LOST, WON

Key = TypeVar("Key", bound=Hashable)


class Ended(Protocol):
    """Something that was won, lost or drawn: a match, a voyage, a fight."""

    @property
    def outcome(self) -> str:
        """How it ended."""


Thing = TypeVar("Thing", bound=Ended)
#: The kind of a duel with even decks, which are no starter decks.
EVEN = "even"
#: Up to so many games a share tells little, and up to so many something.
FEW, SOME = 10, 30


class CountedMatch(NamedTuple):
    """A match as the statistics list it; ``began`` is in ISO form, in UTC.

    ``bulb`` is how many cards were played in it as the hint said.
    """

    id: str
    began: str
    outcome: str
    form: str
    rival: str
    level: int
    turns: int
    deck: str
    cards: str
    played: str
    bulb: int = 0

    def kind(self, even: Collection[str]) -> str:
        """Return the kind of a match: the form of a duel, EVEN for its even decks, HORDE_RIVAL."""
        if self.rival == HORDE_RIVAL:
            return HORDE_RIVAL
        return EVEN if self.deck in even else self.form


@dataclass(slots=True)
class WinTally:
    """How some matches ended; ``games`` are those that one person won, lost or drew."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    def add(self, outcome: str, count: int = 1) -> None:
        """Count so many more."""
        if outcome == WON:
            self.won += count
        elif outcome == LOST:
            self.lost += count
        elif outcome == DRAWN:
            self.drawn += count

    @property
    def games(self) -> int:
        """How many matches there are."""
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> float:
        """The share of them that was won, 0 to 1; of none, 0."""
        return self.won / self.games if self.games else 0.0

    @property
    def sureness(self) -> str:
        """How much the share tells: "none", "few", "some" or "many" games are behind it."""
        if not self.games:
            return "none"
        return "few" if self.games <= FEW else "some" if self.games <= SOME else "many"


class Streaks(NamedTuple):
    """Wins in a row: those of now, and the most there ever were."""

    now: int
    best: int


NO_STREAKS = Streaks(0, 0)


@dataclass(slots=True)
class StatisticsOverview:
    """The tallies of all matches; ``couch`` are matches of two persons, which only count.

    ``quickest`` is the win in the fewest turns, ``longest`` the match of the most. ``own_streaks``
    are those of wins without a card played as the hint said.
    """

    total: WinTally = field(default_factory=WinTally)
    couch: int = 0
    kinds: dict[str, WinTally] = field(default_factory=dict)
    rivals: dict[str, WinTally] = field(default_factory=dict)
    levels: dict[int, WinTally] = field(default_factory=dict)
    decks: dict[str, WinTally] = field(default_factory=dict)
    streaks: Streaks = NO_STREAKS
    own_streaks: Streaks = NO_STREAKS
    quickest: CountedMatch | None = None
    longest: CountedMatch | None = None

    @property
    def matches(self) -> int:
        """How many matches were finished, at one screen too."""
        return self.total.games + self.couch


def overview_of(matches: Sequence[CountedMatch], even: Collection[str] = ()) -> StatisticsOverview:
    """Return what matches come to, the oldest first; ``even`` are the ids of the even decks."""
    alone = [match for match in matches if match.outcome != COUCH]
    found = StatisticsOverview(couch=len(matches) - len(alone))
    for outcome, count in Counter(match.outcome for match in alone).items():
        found.total.add(outcome, count)
    found.kinds = tallies(alone, lambda match: match.kind(even))
    found.rivals = tallies(alone, lambda match: match.rival)
    found.decks = tallies((match for match in alone if match.deck), lambda match: match.deck)
    horde = (match for match in alone if match.rival == HORDE_RIVAL)
    found.levels = tallies(horde, lambda match: match.level)
    found.streaks = streaks_of(match.outcome for match in alone)
    found.own_streaks = streaks_of("" if match.bulb else match.outcome for match in alone)
    wins = (match for match in alone if match.outcome == WON)
    found.quickest = min(wins, key=lambda match: match.turns, default=None)
    found.longest = max(alone, key=lambda match: match.turns, default=None)
    return found


def tallies(ended: Iterable[Thing], key: Callable[[Thing], Key]) -> dict[Key, WinTally]:
    """Return the tally of every value that ``key`` has."""
    found: dict[Key, WinTally] = {}
    for (value, outcome), count in Counter((key(each), each.outcome) for each in ended).items():
        found.setdefault(value, WinTally()).add(outcome, count)
    return found


def streaks_of(outcomes: Iterable[str]) -> Streaks:
    """Return the wins in a row, the oldest match first; a draw ends a row as a loss does."""
    now = best = 0
    for outcome in outcomes:
        now = now + 1 if outcome == WON else 0
        best = max(best, now)
    return Streaks(now, best)


def rated_duels(matches: Iterable[CountedMatch]) -> list[RatedDuel]:
    """Return the duels that count for the rating: those of one person and a computer."""
    known = frozenset(STRENGTHS)
    return [RatedDuel(match.rival, match.outcome) for match in matches if match.rival in known]


@dataclass(slots=True)
class CardPerformance:
    """The matches with a card: ``held`` it was in the deck, ``played`` also played."""

    card: str
    held: WinTally = field(default_factory=WinTally)
    played: WinTally = field(default_factory=WinTally)


#: By what cards can be sorted.
SORTS = ("held_share", "played_share", "held_games", "played_games", "name")


def card_performance(matches: Iterable[CountedMatch]) -> dict[str, CardPerformance]:
    """Return what each card came to that was ever held, by its id."""
    # Cards are counted by how the match ended, all at once: there may be thousands of matches.
    ended: dict[str, list[CountedMatch]] = {}
    for match in matches:
        if match.outcome != COUCH:
            ended.setdefault(match.outcome, []).append(match)
    found: dict[str, CardPerformance] = {}
    for outcome, alike in ended.items():
        for card, count in Counter(" ".join(each.cards for each in alike).split()).items():
            found.setdefault(card, CardPerformance(card)).held.add(outcome, count)
    for outcome, alike in ended.items():
        for card, count in Counter(" ".join(each.played for each in alike).split()).items():
            if card in found:
                found[card].played.add(outcome, count)
    return found


def sorted_cards(
    cards: Iterable[CardPerformance], sort: str, names: dict[str, str]
) -> list[CardPerformance]:
    """Return cards in one of the ``SORTS``: the highest first, names as they are read."""
    by_name = sorted(cards, key=lambda each: names.get(each.card, each.card).casefold())
    if sort == "name":
        return by_name
    which, _, what = sort.partition("_")

    def rank(each: CardPerformance) -> tuple[bool, float]:
        tally = each.held if which == "held" else each.played
        return not tally.games, -(tally.share if what == "share" else tally.games)

    return sorted(by_name, key=rank)
