"""After a match of a ring: who has won, in which places, with which spoils, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.board import CALM, GLAD, draw_seat_portrait
from game.kit import Canvas, HintArea, Point, Viewport, share_tab_stop
from game.play import Match, portraits_of
from game.rules import DRAW

from ..campaign.campaign_attempts import level_of
from ..common import headline_of, how_it_ended, outcome_of, player_names, seats_that_began
from ..services import Services
from .ending_screen import PORTRAIT, AsideButton, EndingMood, EndingScreen
from .match_gains_row import gain_signs
from .ring_highlights import ring_highlights
from .ring_seats_table import SeatsTable
from .seat_rows import columns_of, seat_rows, spoken_rows

#: The portraits of partners, and of those of whom none has won; how far each is from the middle.
_PARTNER, _APART = 50.0, 56.0
_EQUAL, _EQUAL_APART = 44.0, 56.0


class RingResultsScene(EndingScreen):
    """Tells the result of a finished match of three or four seats; every button leads on."""

    rule: ClassVar[str] = "R13"
    aside_share: ClassVar[float] = 0.205
    keys: ClassVar[dict[str, str]] = {"inspect": ""}

    def __init__(self, services: Services, match: Match) -> None:
        result = match.result
        assert result is not None
        self.seats = seats_that_began(match)
        self.outcome = outcome = outcome_of(match)
        self.names = player_names(services, self.seats)
        quiet = outcome.drawn or bool(outcome.home and not outcome.won)
        # The winners, the crown, the rows of the seats, the two pictures, the gains.
        ending = EndingMood(result.winner, outcome.lost, quiet)
        super().__init__(services, match, ending, coming=5 + len(self.seats))
        self.portraits = portraits_of(self.seats)
        self.title = self.headline
        self.highlights = ring_highlights(services, match, self.names, self.how)
        self.level = level_of(services, match)
        self.gains = gain_signs(services, match, self.level)
        self._make_table()
        self._make_buttons()

    def _make_table(self) -> None:
        rows = seat_rows(self.services, self.match, self.outcome, self.names)
        columns = columns_of(self.services, self.match)
        self.table = SeatsTable(columns, rows, self.foot())
        #: What the figures below each picture are.
        self.areas = [self.widgets.add(HintArea(hint=column.told)) for column in columns]
        share_tab_stop(self.areas)

    def _make_buttons(self) -> None:
        if self.level is not None:
            self.add_island_ways(self.level, won=self.outcome.won)
        else:
            self._make_ways()
        self.add_asides(
            AsideButton("results.review", "ring_results.no_review", "review", self._no_review),
            AsideButton("history.replay", "results.replay_hint", "play", self.watch),
        )
        self.asides[-1].visible = self.match.record is not None
        self.finish_widgets()

    def _make_ways(self) -> None:
        """Offer the same again, the same with seats moved on, and everything else."""
        if self.match.what_if:
            self.add_way("to_replay", "back", self.return_to_replay)
        elif self.match.record is not None:
            anew = "" if self._took_decks else "_anew"
            self.add_way("rematch", "again", self.rematch, line=f"rematch_ring{anew}")
            key = "exchange_horde" if self.match.field.wings else "exchange_ring"
            self.add_way(key, "swap", self.exchange)
        self.add_next("ring", first=self.outcome.won)
        self.add_way("another", "home", self.play_another)

    @property
    def _took_decks(self) -> bool:
        record = self.match.record
        return record is not None and record.header.terms.form == "preconstructed"

    def _no_review(self) -> None:
        """Do nothing: the review is the duel's, as its button says."""

    def rest_buttons(self) -> None:
        """Show whether the buttons can be pressed yet; the review never can."""
        super().rest_buttons()
        self.asides[0].enabled = False

    # Words

    @property
    def headline(self) -> str:
        """The result for those who played in one team; otherwise who has won."""
        return headline_of(self.services, self.names, self.outcome)

    @property
    def how(self) -> str:
        """How the match ended."""
        return how_it_ended(self.services, self.match, self.names)

    def foot(self) -> str:
        """How long the match was, how many hints were asked, and that it is not rated."""
        return self.translate("ring_results.foot", played=self.played_line())

    def spoken_opening(self) -> Sequence[str]:
        """Return how the match ended, then the seats in their order with all figures."""
        return self.line, *spoken_rows(self.services, self.table)

    # Places and picture

    def table_height(self, view: Viewport, width: float) -> float:
        """Return how high the table of the seats is at a width."""
        return self.table.height(view, width)

    def resize(self, view: Viewport) -> None:
        """Lay everything out, and the hints at the names of the columns."""
        super().resize(view)
        for area, place in zip(self.areas, self.table.heads(view, self.table_box), strict=True):
            area.place(place)

    def draw_players(self, canvas: Canvas, middle: Point) -> None:
        """Draw the winner or both of a team with a crown, or all of a draw."""
        winners = self.outcome.winners
        if not winners:
            self._draw_side_by_side(canvas, middle, self.outcome.places[0], _EQUAL, _EQUAL_APART)
            return
        radius = PORTRAIT if len(winners) == 1 else _PARTNER
        self.draw_crowned(
            canvas,
            winners[0],
            middle,
            lambda: self._draw_side_by_side(canvas, middle, winners, radius, _APART),
        )

    def _draw_side_by_side(
        self, canvas: Canvas, middle: Point, seats: Sequence[int], radius: float, apart: float
    ) -> None:
        feeling = CALM if self.result.winner == DRAW else GLAD
        for number, seat in enumerate(seats):
            x = middle[0] + (2 * number - len(seats) + 1) * apart
            center = (x, middle[1])
            draw_seat_portrait(canvas, self.portraits[seat], seat, center, radius, feeling=feeling)

    def draw_table(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the rows of all seats."""
        progress = [self.arrival.progress(2 + row) for row in range(len(self.table.rows))]
        self.table.draw(canvas, box, progress)
