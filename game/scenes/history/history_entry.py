"""A finished match as an entry of the history, which knows its words, its row and its details."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from game.board import custom_mark
from game.kit import Canvas, Colour, Colours, text_style
from game.play import (
    HORDE,
    FiledMatch,
    Match,
    Result,
    RingEnding,
    only_person,
    seats_of_persons,
    teams_of,
)
from game.rules import DRAW, RINGS

from ..common import (
    MatchLook,
    Named,
    PaintFace,
    PaintMark,
    PlayerHead,
    campaign_level,
    draw_bulb,
    draw_match,
    duel_face,
    end_words,
    headline_of,
    how_it_ended,
    match_score,
    mode_words,
    moment_words,
    player_heads,
    player_names,
    ring_face,
    score_text,
    versus_names,
)
from ..services import Services

#: The form of a match that was fought on a voyage.
FIGHT = "fight"
#: The kinds of the matches of contests.
CLIMB, CUP = "climb", "cup"
_PADDING = 14.0
_OUTCOME = text_style.NAME.with_changes(size=18, floor=12)
_COLOURS: dict[str, Colour] = {"won": Colours.positive, "lost": Colours.negative}
_NO_RESULT = Result(DRAW, "", 0)
_RING_WORDS = {
    "lost": "history.outcomes.lost",
    "drawn": "history.outcomes.draw",
    "won": "history.outcomes.won",
    "wins": "history.wins",
}


@dataclass(slots=True)
class HistoryEntry:
    """A finished match in words; of this class itself where nothing can be told of it.

    ``outcome`` is that of the one person who played: "won", "lost" or "draw"; "couch" where nobody
    or two may have won. ``kind`` is the choice of the filter by which it is found.
    """

    services: Services
    filed: FiledMatch
    result: Result = _NO_RESULT
    heads: tuple[PlayerHead, ...] = ()
    mode: str = ""
    kind: str = ""
    when: str = ""
    words: str = ""
    outcome: str = ""
    #: The key of why such a match has no review, "" where it has one.
    no_review: ClassVar[str] = ""

    @property
    def ended(self) -> str:
        """How it ended, as its player would tell it."""
        return self.services.translate("history.damaged")

    def how(self, match: Match | None) -> str:
        """Return by what it ended; ``match`` is the one played again, if it could be."""
        del match
        return ""

    @property
    def opponent(self) -> str:
        """The kind of opponent: another person where two sat at the screen, or one by letter."""
        seats = self.filed.seats
        if HORDE.kind in {seat.kind for seat in seats}:
            return "horde"
        if any(seat.is_away for seat in seats):
            return "letter"
        return "computer" if any(seat.is_computer for seat in seats) else "person"

    @property
    def counted(self) -> str:
        """The sum in which it counts: a fight of a voyage is no match (R16.29)."""
        return "fights" if self.filed.terms.form == FIGHT else "matches"

    @property
    def called(self) -> Sequence[str]:
        """The names of the seats in sentences: the levels stand in the row."""
        return player_names(self.services, self.filed.seats)

    @property
    def length(self) -> str:
        """How long it was, in words."""
        return self.services.translate("history.turns", count=self.result.turns)

    def draw(self, canvas: Canvas, plate: pygame.FRect) -> None:
        """Draw its row on a plate."""
        if self.filed.problem:
            inside = plate.inflate(-2 * _PADDING, -14)
            canvas.text(self.ended, inside, _OUTCOME, colour=Colours.attention)
            return
        say = self.services.translate
        ended = say("history.outcome_turns", outcome=self.ended, turns=self.length)
        marks: list[PaintMark] = []
        if self.filed.has_custom_cards:
            marks.append(lambda canvas, middle: custom_mark(canvas, middle, 18))
        if self.filed.bulb:
            marks.append(lambda canvas, middle: draw_bulb(canvas, middle, 9))
        look = MatchLook(
            self.faces,
            self.paint_face(),
            ended,
            self.names(say("matches.against")),
            (self.mode, self.when),
            _COLOURS.get(self.outcome, Colours.gold),
            self.winners,
            marks,
        )
        draw_match(canvas, plate, look)

    @property
    def faces(self) -> Sequence[int]:
        """The seats whose faces it shows, team by team."""
        return range(len(self.heads))

    @property
    def winners(self) -> Collection[int]:
        """The seats that have won."""
        return () if self.result.winner == DRAW else (self.result.winner,)

    def paint_face(self) -> PaintFace:
        """Return what draws the face of a seat."""
        return duel_face(self.heads)

    def names(self, against: str) -> list[Named]:
        """Return who played."""
        return versus_names(self.heads, [(seat,) for seat in self.faces], against)


@dataclass(slots=True)
class DuelEntry(HistoryEntry):
    """A match of two."""

    def __post_init__(self) -> None:
        """Find the outcome."""
        winner, person = self.result.winner, only_person(self.filed.seats)
        if winner == DRAW:
            self.outcome = "draw"
        elif person is None:
            self.outcome = "couch"
        else:
            self.outcome = "won" if winner == person else "lost"

    @property
    def ended(self) -> str:
        """How it ended; who has won where that is nobody's own win."""
        if self.outcome == "couch":
            return self.services.translate("history.wins", name=self.called[self.result.winner])
        return self.services.translate(f"history.outcomes.{self.outcome}")

    def how(self, match: Match | None) -> str:
        """Return by what it ended: its result says it."""
        del match
        return end_words(self.services, self.called, self.result)


@dataclass(slots=True)
class RingEntry(HistoryEntry):
    """A match of three or four, whose outcome is that of all persons where they were one team.

    Who plays for themselves has lost where another has won.
    """

    ending: RingEnding = field(init=False)
    no_review: ClassVar[str] = "ring_results.no_review"

    def __post_init__(self) -> None:
        """Find how it came out for those at the screen."""
        filed, result = self.filed, self.result
        ring, persons = RINGS[filed.terms.ring], seats_of_persons(filed.seats)
        ended = RingEnding.of(ring, result.winner, result.places, persons, filed.gave_up)
        self.ending, self.outcome = ended, "couch"
        if ended.home and ended.drawn and not ended.given_up:
            self.outcome = "draw"
        elif ended.home:
            self.outcome = "won" if ended.won else "lost"

    @property
    def ended(self) -> str:
        """How it ended for those at the screen, or who has won it."""
        return headline_of(self.services, self.called, self.ending, _RING_WORDS)

    def how(self, match: Match | None) -> str:
        """Return by what it ended: which Fort fell is not in the result of a ring."""
        # A record may stop before the end.
        if match is None or match.result is None:
            return ""
        return how_it_ended(self.services, match, self.called)

    @property
    def faces(self) -> Sequence[int]:
        """The seats, team by team."""
        return [seat for team in self._teams for seat in team]

    @property
    def winners(self) -> Collection[int]:
        """The seats that have won."""
        return self.ending.winners

    def paint_face(self) -> PaintFace:
        """Return what draws the face of a seat."""
        return ring_face(self.heads)

    def names(self, against: str) -> list[Named]:
        """Return who played, team by team."""
        return versus_names(self.heads, self._teams, against)

    @property
    def _teams(self) -> list[list[int]]:
        return teams_of(RINGS[self.filed.terms.ring])


def entry_of(services: Services, filed: FiledMatch, after: FiledMatch | None) -> HistoryEntry:
    """Return the entry of a match; ``after`` is the return match of it, if there was one."""
    result = filed.result
    if filed.problem or result is None:
        return HistoryEntry(services, filed)
    heads = player_heads(services, filed.seats)
    level = campaign_level(services, filed.terms, filed.id)
    # The line of when it was has more room for a first game or a return match.
    house, custom = filed.house._replace(first=None), filed.has_custom_cards
    mode = mode_words(services, filed.terms, level, house, custom=custom)
    if filed.contest is not None:
        contest = services.translate(f"history.modes.{CUP if filed.contest else CLIMB}")
        mode = services.translate("history.contest", contest=contest, mode=mode)
    when = moment_words(services, filed.began)
    score = _score(services, filed, after)
    if score:
        key = "returned" if after is None else "first_game"
        when = services.translate(f"history.{key}", when=when, score=score)
    spoken = [part for head in heads for part in (head.name, head.rank)]
    # Who plays alone is called "you", and still found by the name they gave.
    spoken += [seat.name for seat in filed.seats]
    words = " ".join((*spoken, mode, when)).casefold()
    made, kind = (RingEntry, "ring") if filed.terms.ring else (DuelEntry, filed.terms.form)
    kind = kind if level is None else "campaign"
    if filed.contest is not None:
        kind = CUP if filed.contest else CLIMB
    return made(services, filed, result, heads, mode, kind, when, words)


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
