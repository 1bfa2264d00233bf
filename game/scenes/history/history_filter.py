"""Which finished matches are shown, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.play import FiledMatch, only_person
from game.rules import DRAW

from ..common.matches.match_score import match_score, score_text
from ..common.matches.match_words import (
    PlayerHead,
    campaign_level,
    mode_words,
    moment_words,
    player_heads,
)
from ..services import Services

#: What there is to choose from in every filter; the first lets everything pass.
MODES = ("all", "preconstructed", "draft", "constructed", "campaign")
OPPONENTS = ("all", "computer", "horde", "person")
OUTCOMES = ("all", "won", "lost", "draw", "couch")


class HistoryEntry(NamedTuple):
    """A finished match in words. ``outcome`` is that of the one person who played, if so."""

    filed: FiledMatch
    heads: tuple[PlayerHead, PlayerHead]
    mode: str
    campaign: bool
    when: str
    outcome: str
    words: str

    @classmethod
    def of(
        cls, services: Services, filed: FiledMatch, after: FiledMatch | None = None
    ) -> HistoryEntry:
        """Return the entry of a match that has a result; ``after`` is the return match of it."""
        heads = player_heads(services, filed.seats)
        level = campaign_level(services, filed.terms, filed.id)
        # The line of when it was has more room for a first game or a return match.
        house = filed.house._replace(first=None)
        custom = filed.has_custom_cards
        mode = mode_words(services, filed.terms, level, house, custom=custom)
        when = moment_words(services, filed.began)
        score = _score(services, filed, after)
        if score:
            key = "returned" if after is None else "first_game"
            when = services.translate(f"history.{key}", when=when, score=score)
        spoken = [part for head in heads for part in (head.name, head.rank)]
        words = " ".join((*spoken, mode, when)).casefold()
        return cls(filed, heads, mode, level is not None, when, outcome_of(filed), words)

    @property
    def opponent(self) -> str:
        """Whom one played against: another person where two sat at the screen."""
        seats = self.filed.seats
        if any(seat.is_horde for seat in seats):
            return "horde"
        return "computer" if any(seat.is_computer for seat in seats) else "person"


def _score(services: Services, filed: FiledMatch, after: FiledMatch | None) -> str:
    """Return the score of a match of two games that this is one of, "" for any other match."""
    second = after or filed
    first = second.house.first
    if first is None or second.result is None:
        return ""
    points = match_score(first, second.result)
    # Players change places between both games; in older records they kept them.
    changed = after is not None and after.seats != filed.seats
    return score_text(services, points[::-1] if changed else points)


def outcome_of(filed: FiledMatch) -> str:
    """Return "won", "lost" or "draw", and "couch" where nobody or two may have won."""
    assert filed.result is not None
    if filed.result.winner == DRAW:
        return "draw"
    person = only_person(filed.seats)
    if person is None:
        return "couch"
    return "won" if filed.result.winner == person else "lost"


@dataclass(slots=True)
class HistoryFilter:
    """What is asked for; ``search`` are words that all must be in a match's own."""

    mode: str = "all"
    opponent: str = "all"
    outcome: str = "all"
    search: str = ""

    def passes(self, entry: HistoryEntry) -> bool:
        """Tell whether a match is asked for."""
        if self.mode not in ("all", "campaign" if entry.campaign else entry.filed.terms.form):
            return False
        if self.opponent not in ("all", entry.opponent):
            return False
        if self.outcome not in ("all", entry.outcome):
            return False
        return all(word in entry.words for word in self.search.casefold().split())


class HistoryTotals(NamedTuple):
    """What matches come to."""

    matches: int
    won: int
    lost: int

    @classmethod
    def of(cls, entries: Sequence[HistoryEntry]) -> HistoryTotals:
        """Return the totals of some matches."""
        outcomes = [entry.outcome for entry in entries]
        return cls(len(entries), outcomes.count("won"), outcomes.count("lost"))

    @property
    def share(self) -> int | None:
        """The share of wins among those that one person won or lost, in percent."""
        decided = self.won + self.lost
        return round(100 * self.won / decided) if decided else None
