"""The campaign: five levels of the custom solo game, each unlocked by the one before (R10.4).

Only attempts are kept. The levels that were reached follow from them, so that no
two figures can disagree, and a match that is told of twice counts once.
"""

import json
from dataclasses import dataclass, field
from typing import NamedTuple

from game.content import Worded
from game.rules import LEVELS, ChooseDifficulty, Difficulty

from ..records.codec import read_action, write_action
from ..records.header import FORMS
from .database import ProfileError, ProfileStore, Value

FIRST_LEVEL, LAST_LEVEL = min(LEVELS.values()), max(LEVELS.values())


class Attempt(NamedTuple):
    """One match of the campaign.

    ``difficulty`` is None before it is chosen, ``won`` before the end; ``turns``
    is None also for a match that was given up. ``bulb``: a card was played as the hint said.
    ``partner``: it is played with a partner (R13.20).
    """

    match: str
    level: int
    form: str
    difficulty: Difficulty | None
    won: bool | None
    turns: int | None
    bulb: bool = False
    partner: bool = False


@dataclass(slots=True)
class LevelProgress:
    """The best of one level.

    An attempt counts once its settings are chosen. ``best_turns`` are the fewest in which
    it was won; ``beaten`` holds every combination of settings won against; ``last`` is the
    form and the settings last chosen. ``own_wins`` and ``own_beaten`` are those without a
    card played as the hint said.
    """

    unlocked: bool = False
    attempts: int = 0
    wins: int = 0
    own_wins: int = 0
    own_beaten: frozenset[Difficulty] = field(default_factory=frozenset)
    best_turns: int | None = None
    beaten: frozenset[Difficulty] = field(default_factory=frozenset)
    last: tuple[str, Difficulty] | None = None

    @property
    def bulb(self) -> bool:
        """Whether it was won with the hint's plays, and never without."""
        return self.wins > 0 and not self.own_wins

    def count(self, attempt: Attempt) -> None:
        """Add one attempt of this level, the older ones first."""
        if attempt.difficulty is None:
            return
        self.attempts += 1
        self.last = attempt.form, attempt.difficulty
        if not attempt.won:
            return
        self.wins += 1
        if not attempt.bulb:
            self.own_wins += 1
            self.own_beaten |= {attempt.difficulty}
        self.beaten |= {attempt.difficulty}
        if attempt.turns is not None and attempt.turns < (self.best_turns or attempt.turns + 1):
            self.best_turns = attempt.turns


class Crown(NamedTuple):
    """The lasting reward of the last level: every combination of settings won against there.

    There is none where the game was killed before the settings could be kept. ``bulb`` is that of
    the level.
    """

    beaten: frozenset[Difficulty]
    bulb: bool = False


class Campaign(ProfileStore):
    """The campaign in the profile; every method raises ``ProfileError``.

    The levels with a ``partner`` stand beside those alone: what is won in one opens none in the
    other.
    """

    def levels(self, *, partner: bool = False) -> dict[int, LevelProgress]:
        """Return what was reached on every level, by its points, since the last reset."""
        levels = {points: LevelProgress() for points in LEVELS.values()}
        for attempt in self._attempts("WHERE NOT past AND partner = ? ORDER BY id", int(partner)):
            levels[attempt.level].count(attempt)
        for points, level in levels.items():
            level.unlocked = points == FIRST_LEVEL or levels[points - 1].wins > 0
        return levels

    def crown(self) -> Crown | None:
        """Return the lasting reward, if the last level was ever won; a reset does not take it.

        It is that of who has won alone.
        """
        won = self._attempts(f"WHERE level = {LAST_LEVEL} AND won AND NOT partner")
        if not won:
            return None
        beaten = frozenset(attempt.difficulty for attempt in won if attempt.difficulty)
        return Crown(beaten, all(attempt.bulb for attempt in won))

    def attempt(self, match: str) -> Attempt | None:
        """Return the attempt that a match is, or None for a match outside the campaign."""
        return next(iter(self._attempts("WHERE match = ?", match)), None)

    def begin_attempt(
        self,
        level: int,
        form: str,
        difficulty: Difficulty | None,
        match: str,
        *,
        partner: bool = False,
    ) -> None:
        """Mark a match as an attempt; once more with the settings when they are chosen (R10.1).

        Raises ``ProfileError`` for a level that is locked, and ValueError for
        settings of other points.
        """
        if difficulty is not None and difficulty.points != level:
            raise ValueError(f"the settings have {difficulty.points} points, the level {level}")
        with self._database.writing():
            if not self.levels(partner=partner)[level].unlocked:
                problem = Worded("locked_level", f"level {level} is locked", level=level)
                hint = Worded("win_before", "win the level before it first")
                raise ProfileError(self._database.where, problem, hint)
            self._database.run(
                "INSERT INTO attempt (match, level, form, difficulty, partner)"
                " VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (match) DO UPDATE SET difficulty = excluded.difficulty"
                " WHERE difficulty IS NULL",
                *(match, level, form, None if difficulty is None else _text(difficulty)),
                int(partner),
            )

    def finish_attempt(self, match: str, won: bool, turns: int | None) -> bool:
        """Keep how an attempt ended, and tell whether this was news.

        The first end stands; for a match outside the campaign nothing is kept.
        """
        with self._database.writing():
            sql = "UPDATE attempt SET won = ?, turns = ? WHERE match = ? AND won IS NULL"
            return self._database.run(sql, int(won), turns, match) > 0

    def reset_campaign(self, *, partner: bool = False) -> None:
        """Begin the campaign anew: the attempts so far are past, and none is deleted."""
        with self._database.writing():
            self._database.run("UPDATE attempt SET past = 1 WHERE partner = ?", int(partner))

    def _attempts(self, which: str, *values: Value) -> list[Attempt]:
        sql = (
            "SELECT match, level, form, difficulty, won, turns,"
            " coalesce((SELECT bulb FROM played_match WHERE played_match.id = match), 0), partner"
            f" FROM attempt {which}"
        )
        # What is no attempt of this game counts for nothing, and takes no other with it.
        return self._database.sound_rows(_attempt, sql, *values)


def _attempt(  # noqa: PLR0913, PLR0917
    match: str,
    level: int,
    form: str,
    text: str | None,
    won: int | None,
    turns: int | None,
    bulb: int,
    partner: int,
) -> Attempt:
    if form not in FORMS:
        raise ValueError(form)
    difficulty = None if text is None else _difficulty(text)
    ended = None if won is None else bool(won)
    return Attempt(match, level, form, difficulty, ended, turns, bulb > 0, partner > 0)


def _text(difficulty: Difficulty) -> str:
    assert difficulty.points is not None
    return json.dumps(write_action(ChooseDifficulty(difficulty.points, difficulty)))


def _difficulty(text: str) -> Difficulty:
    action = read_action(json.loads(text))
    if not isinstance(action, ChooseDifficulty):
        raise ValueError(text)
    return action.difficulty
