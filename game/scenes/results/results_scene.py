"""After a match: who has won, how, in what figures, and what next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.board import GLAD
from game.kit import Canvas, Command, Intent, Point, Viewport
from game.play import Match, Review, match_statistics_of, only_person, portraits_of
from game.rules import DRAW

from ..campaign.campaign_attempts import level_of, story_line
from ..common import can_swap, draw_seat, end_words, has_decks_of_sides, player_heads, player_names
from ..services import Services
from .ending_screen import PORTRAIT, AsideButton, EndingMood, EndingScreen
from .highlight_panels import Highlights
from .match_gains_row import gain_signs
from .statistics_table import ROWS, Row, draw_heads, draw_rows, figure_of, table_height

#: The portraits of those of whom none has won, and how far they are from the middle.
_EQUAL, _APART = 52.0, 72.0


class WayOn(NamedTuple):
    """A way on from the results: the key of its words below ``results``, its icon, what it does."""

    key: str
    icon: str
    go: Callable[[], None]


class Onward(NamedTuple):
    """The way on from a match that is a part of something larger: a ``story``, and the ways on."""

    story: str
    ways: Sequence[WayOn]


class ResultsScene(EndingScreen):
    """Tells the result of a finished match; every button leads on.

    Where the match is a part of something larger, ``onward`` tells what it has brought there.
    """

    rule: ClassVar[str] = "R7.1"

    def __init__(self, services: Services, match: Match, onward: Onward | None = None) -> None:
        assert match.result is not None
        winner, person = match.result.winner, only_person(match.seats)
        lost = person is not None and winner not in (DRAW, person)
        # The winner's portrait, the crown, the rows of figures, the two pictures, the gains.
        ending = EndingMood(winner, lost, quiet=winner == DRAW or lost)
        super().__init__(services, match, ending, coming=5 + len(ROWS))
        self.onward = onward
        self.names = player_names(services, match.seats)
        self.portraits = portraits_of(match.seats)
        self.person = person
        self.title = self.headline
        self.level = level_of(services, match)
        self.statistics = match_statistics_of(match)
        self.figures = self._figures()
        self.highlights = Highlights.of(services, match, self.how)
        self.gains = gain_signs(services, match, self.level)
        #: Made when it is asked for; what it has found stays while the results are shown.
        self.review: Review | None = None
        self._make_buttons()

    @property
    def headline(self) -> str:
        """The result for the one person who played; otherwise who has won, by the record."""
        if self.result.winner == DRAW:
            return self.translate("results.draw")
        if self.person is not None:
            return self.translate(f"results.{'defeat' if self.lost else 'victory'}")
        return self.translate("results.wins", name=self.names[self.result.winner])

    @property
    def how(self) -> str:
        """How the match ended."""
        return end_words(self.services, self.names, self.result)

    @property
    def story(self) -> str:
        """How the campaign's story goes on after a win, or what a fight has brought; or nothing."""
        if self.onward is not None:
            return "" if self.message else self.onward.story
        if self.level is None or not self.won or self.message:
            return ""
        return story_line(self.services, self.level, won=True)

    # Ways on

    def look_back(self) -> None:
        """Go through the match turn by turn."""
        self.review = self.review or self.services.review_of(self.match)
        if self.review.turns:
            self.stack.push(self.services.routes.review(self.match, self.review))

    # The scene

    def handle_rest(self, intent: Intent) -> None:
        """Look back on "hint"."""
        if intent == Command("hint"):
            self.look_back()
        else:
            super().handle_rest(intent)

    def table_height(self, view: Viewport, width: float) -> float:
        """Return how high the figures are at a width."""
        heads = player_heads(self.services, self.match.seats)
        return table_height(view, width, heads, self.figures, self.turns_line())

    @property
    def lost(self) -> bool:
        """Whether the only person at the table has lost."""
        return self.ending.lost

    @property
    def won(self) -> bool:
        """Whether the only person at the table has won."""
        return self.person is not None and self.result.winner == self.person

    def draw_players(self, canvas: Canvas, middle: Point) -> None:
        """Draw the winner with a crown, or both sides of a draw."""
        winner = self.result.winner
        if winner != DRAW:
            portrait = self.portraits[winner]
            self.draw_crowned(
                canvas,
                winner,
                middle,
                lambda: draw_seat(canvas, portrait, winner, middle, PORTRAIT, feeling=GLAD),
            )
            return
        for side, portrait in enumerate(self.portraits):
            x = middle[0] + (2 * side - len(self.portraits) + 1) * _APART
            draw_seat(canvas, portrait, side, (x, middle[1]), _EQUAL)

    def _figures(self) -> list[Row]:
        """Return the label of every row, and the figure of each side."""
        return [
            (
                self.translate(f"results.{key}"),
                *(figure_of(side, name) for side in self.statistics.sides),
            )
            for key, name, _ in ROWS
        ]

    def spoken_figures(self) -> Iterator[str]:
        """Yield each side with all of its figures, and how long the match was."""
        for side, head in enumerate(player_heads(self.services, self.match.seats)):
            figures = (
                self.translate("ring_results.figure", what=row[0], figure=row[1 + side])
                for row in self.figures
            )
            yield self.translate("ring_results.row", name=head.name, figures=", ".join(figures))
        yield self.turns_line()

    def draw_table(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the figures of both sides."""
        heads = player_heads(self.services, self.match.seats)
        progress = [self.arrival.progress(2 + row) for row in range(len(self.figures))]
        # Left played left.
        with canvas.upright(box):
            draw_heads(canvas, box, heads, self.result.winner)
            draw_rows(canvas, box, heads, self.figures, progress, self.turns_line())

    def turns_line(self) -> str:
        """How long the match was, where the review found it lost, and how many hints were asked."""
        turns = self.statistics.turns
        turned = self.review.decisive() if self.review is not None else None
        if self.review is not None and turned is not None:
            number = self.review.turns[turned].number
            return self.translate("results.turns_turned", count=turns, turn=number)
        return self.played_line()

    def _make_buttons(self) -> None:
        if self.onward is not None:
            for way in self.onward.ways:
                self.add_way(way.key, way.icon, way.go)
        elif self.level is not None:
            self.add_island_ways(self.level, won=self.won)
        else:
            self._make_ways()
        self.add_asides(
            AsideButton("results.review", "results.review_hint", "review", self.look_back),
            AsideButton("history.replay", "results.replay_hint", "play", self.watch),
        )
        self.replay = self.asides[-1]
        self.replay.visible = self.match.record is not None
        self.finish_widgets()

    def _make_ways(self) -> None:
        """Offer the same again, the same with places exchanged, and everything else."""
        if self.match.what_if:
            self.add_way("to_replay", "back", self.return_to_replay)
        elif self.match.record is not None:
            if not can_swap(self.match):
                self.add_way("rematch", "again", self.rematch, line="rematch_solo")
                self.add_way("plan", "helm", self.plan_again)
            elif has_decks_of_sides(self.match):
                self.add_way("rematch", "again", self.rematch)
                self.add_way("exchange", "swap", self.exchange)
            else:
                self.add_way("rematch", "again", self.rematch, line="rematch_anew")
                self.add_way("swap", "swap", self.exchange)
        self.add_next("duel" if can_swap(self.match) else "horde", first=self.won)
        self.add_way("another", "home", self.play_another)
