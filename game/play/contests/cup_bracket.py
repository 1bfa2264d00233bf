"""The cup: eight entrants, three rounds, the best of three games in each; a function of its causes.

A cup is its seed, its draw and the ends of the player's games. All else follows: meetings of others
are settled by lot, with the odds that their measured ratings give either, once the player's own of
the same round is decided.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from ..seats import CHARACTERS, FIRST_RIVAL, STRENGTHS
from ..statistics.ladder_ratings import ANCHORS, Rating, expected_score
from ..statistics.match_figures import DRAWN, LOST, WON

#: What contests are played with: starter decks, or a draft.
CONTEST_FORMS = ("preconstructed", "draft")
#: The player among the entrants; all others are characters.
YOU = "you"
ENTRANTS, ROUNDS = 8, 3
#: So many games win a meeting.
ENOUGH_GAMES = 2


class Meeting(NamedTuple):
    """Two entrants and the games each has won; "" is who is not known yet.

    ``drawn`` games count for neither, and are played again.
    """

    first: str = ""
    second: str = ""
    games: tuple[int, int] = (0, 0)
    drawn: int = 0

    @property
    def winner(self) -> str:
        """Who has won it; "" before that."""
        if ENOUGH_GAMES not in self.games:
            return ""
        return self.first if self.games[0] == ENOUGH_GAMES else self.second

    @property
    def has_player(self) -> bool:
        """Whether the player is one of the two."""
        return YOU in (self.first, self.second)

    @property
    def rival(self) -> str:
        """Whom the player meets in it; "" where that is not known, or it is not the player's."""
        if not self.has_player:
            return ""
        return self.second if self.first == YOU else self.first


class Cup(NamedTuple):
    """The causes of a cup: ``entrants`` in the order of the draw, and the ends of one's games.

    ``outcomes`` are "won", "lost" or "drawn", the first first; ``id`` is its number in the profile,
    ``began`` the moment in UTC, and a cup that is ``given_up`` is over.
    """

    seed: int
    entrants: tuple[str, ...]
    outcomes: tuple[str, ...] = ()
    form: str = ""
    id: int = 0
    began: str = ""
    given_up: bool = False


class Bracket(NamedTuple):
    """A cup as it stands: the meetings of all rounds, and whose turn it is to play.

    ``round`` is that of the player's open meeting, and of the last one once there is none.
    """

    rounds: tuple[tuple[Meeting, ...], ...]
    own: Meeting | None
    round: int

    @property
    def winner(self) -> str:
        """Who has won the cup; "" while it goes on."""
        return self.rounds[-1][0].winner


def draw_cup(seed: int, points: float, form: str = CONTEST_FORMS[0]) -> Cup:
    """Return a cup that begins: the draw for a player of a rating, in points.

    Invited are those whose ratings are nearest to it; the nearest is met first, and the next three
    stand in the same half.
    """
    lot = Random(f"cup {seed}")
    first, *others = sorted(
        CHARACTERS, key=lambda each: abs(ANCHORS[STRENGTHS[CHARACTERS.index(each)]].points - points)
    )[: ENTRANTS - 1]
    near, far = others[: ENTRANTS // 2 - 2], others[ENTRANTS // 2 - 2 :]
    lot.shuffle(near)
    lot.shuffle(far)
    return Cup(seed, (YOU, first, *near, *far), form=form)


def bracket_of(cup: Cup) -> Bracket:
    """Return how a cup stands."""
    outcomes, rounds, there = iter(cup.outcomes), [], list(cup.entrants)
    own, at = None, 0
    for number in range(ROUNDS):
        pairs = list(zip(there[::2], there[1::2], strict=True))
        meetings = [_played(pair, outcomes) if YOU in pair else Meeting(*pair) for pair in pairs]
        mine = next((each for each in meetings if each.has_player), None)
        waits = "" in there or (mine is not None and not mine.winner)
        if mine is not None:
            at = number
            own = None if mine.winner else mine
        if not waits:
            meetings = [
                each if each.has_player else _settled(cup.seed, number, place, each)
                for place, each in enumerate(meetings)
            ]
        rounds.append(tuple(meetings))
        there = [each.winner for each in meetings]
    return Bracket(tuple(rounds), None if cup.given_up else own, at)


def is_over(cup: Cup) -> bool:
    """Whether a cup was won by somebody, or given up."""
    return cup.given_up or bool(bracket_of(cup).winner)


def is_won(cup: Cup) -> bool:
    """Whether the player has won a cup."""
    return not cup.given_up and bracket_of(cup).winner == YOU


def _played(pair: tuple[str, str], outcomes: Iterator[str]) -> Meeting:
    """Return the player's meeting, for which it takes as many games as that has."""
    place, games, drawn = pair.index(YOU), [0, 0], 0
    while ENOUGH_GAMES not in games and "" not in pair:
        outcome = next(outcomes, None)
        if outcome is None:
            break
        drawn += outcome == DRAWN
        games[place] += outcome == WON
        games[1 - place] += outcome == LOST
    return Meeting(*pair, (games[0], games[1]), drawn)


def _settled(seed: int, number: int, place: int, meeting: Meeting) -> Meeting:
    """Return a meeting of two characters, game by game by lot with the odds of their ratings."""
    lot, games = Random(f"meeting {seed} {number} {place}"), [0, 0]
    share = expected_score(*_ratings(meeting))
    while ENOUGH_GAMES not in games:
        games[lot.random() >= share] += 1
    return meeting._replace(games=(games[0], games[1]))


def _ratings(meeting: Meeting) -> Sequence[Rating]:
    return [ANCHORS[STRENGTHS[CHARACTERS.index(each)]] for each in (meeting.first, meeting.second)]


class ClimbStep(NamedTuple):
    """A person of the climb: ``number`` from 1 up, how often it was tried, and how often won.

    ``open``: who plays may ask for a match.
    """

    character: str
    number: int
    strength: str
    tries: int
    wins: int
    open: bool


def climb_of(duels: Iterable[tuple[str, bool]]) -> tuple[ClimbStep, ...]:
    """Return the steps, the lowest first, after ``duels``: a strength each, and if it was beaten.

    Open is who was beaten, and whoever stands no higher than one above the highest of these; at the
    beginning, up to the first rival who is proposed.
    """
    tries, wins = dict.fromkeys(STRENGTHS, 0), dict.fromkeys(STRENGTHS, 0)
    for rival, won in duels:
        if rival in tries:
            tries[rival] += 1
            wins[rival] += won
    best = max((place for place, name in enumerate(STRENGTHS) if wins[name]), default=-1)
    reach = max(best + 1, STRENGTHS.index(FIRST_RIVAL))
    return tuple(
        [
            ClimbStep(character, place + 1, name, tries[name], wins[name], place <= reach)
            for place, (character, name) in enumerate(zip(CHARACTERS, STRENGTHS, strict=True))
        ]
    )


def passed(steps: Iterable[ClimbStep]) -> int:
    """Return the number of the highest step that is won, 0 for none: those below are passed."""
    return max((step.number for step in steps if step.wins), default=0)


def next_of(steps: Sequence[ClimbStep]) -> ClimbStep | None:
    """Return the step above those that are passed, or else one that is not won; None at the end."""
    above = steps[passed(steps) :]
    return next((step for step in (*above, *steps) if not step.wins), None)
