"""After a match: who has won, how, in what figures, and what next.

The land behind it tells how it ended; what is shown comes in one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import ClassVar

import pygame

from game.kit import (
    AmbientLayer,
    Canvas,
    Command,
    HintArea,
    Intent,
    Point,
    PointerPressed,
    SceneStack,
    Times,
    Viewport,
    share_tab_stop,
)
from game.play import Match, Review
from game.rules import DRAW

from ..common import (
    EVENING,
    AchievementSign,
    Confetti,
    Screen,
    StaggeredEntrance,
    dawn,
    draw_fade,
    draw_landscape,
    draw_lettering,
    draw_oval,
    draw_sign,
    ending_land,
    evening,
    land_colour,
    land_deep,
    ruin,
)
from ..services import Services
from .duel_ending import duel_ending
from .ending import PORTRAIT, MatchEnding, Onward, WaysOn
from .highlight_panels import draw_best, draw_blow
from .results_layout import HOW, MIDDLE, TITLE, ResultsParts, ResultsPlaces, draw_story
from .seats_ending import seats_ending

_CROWN = 50.0
#: From how high portrait and crown come; the seconds between two that come, and of each.
_FALL, _BETWEEN, _COUNTING = 44.0, 0.15, 0.6
#: The size of the words on the buttons beside the ways on.
_ASIDE_SIZE = 15.0


def ending_of(services: Services, match: Match, onward: Onward | None) -> MatchEnding:
    """Return how a match ended, by its table."""
    if match.field.is_ring:
        return seats_ending(services, match)
    return duel_ending(services, match, onward)


class ResultsScene(Screen):
    """Tells the result of a finished match; every button leads on.

    Where the match is a part of something larger, ``onward`` tells what it has brought there.
    """

    transition_kind = "dawn"
    depth = 5
    keys: ClassVar[dict[str, str]] = {"hint": "key_card.look_back", "inspect": ""}

    def __init__(self, services: Services, match: Match, onward: Onward | None = None) -> None:
        super().__init__(services)
        assert match.result is not None
        self.match, self.result = match, match.result
        self.ending = ending = ending_of(services, match, onward)
        self.title = ending.headline
        # The winner's portrait, the crown, the rows of figures, the two pictures, the gains.
        self._coming = 5 + len(ending.table.rows)
        reduced, count = services.settings.reduced_motion, self._coming
        self.arrival = StaggeredEntrance(count, reduced=reduced, step=_BETWEEN, seconds=_COUNTING)
        winner = match.result.winner
        self.confetti = None if ending.quiet else Confetti(winner)
        living = ruin if ending.lost else evening if ending.quiet else dawn
        self.ambient: AmbientLayer = living(("results", winner, ending.lost), self._draw_backdrop)
        #: How long the result is still looked at before it can be pressed away.
        self.rest = Times.result
        #: Made when it is asked for; what it has found stays while the results are shown.
        self.review: Review | None = None
        if not ending.reviewed:
            self.keys = {"inspect": ""}  # type: ignore[misc]
        self._make_widgets()

    def _make_widgets(self) -> None:
        ending, add = self.ending, self.widgets.add
        #: What the figures below each picture are.
        self.areas = [add(HintArea(hint=column.told)) for column in ending.table.columns]
        share_tab_stop(self.areas)
        self.ways = ways = WaysOn(self, self.match, self._refuse)
        self.buttons = ways.buttons
        if ending.onward is not None:
            ways.add(*ending.onward[1:])
        elif ending.level is not None:
            ways.add_island(ending.level, won=ending.won)
        else:
            ways.add_match(ending.offer, ending.after, won=ending.won)
        hint = "results.review_hint" if ending.reviewed else "ring_results.no_review"
        self.asides = [
            self.add_button("results.review", self.look_back, "review", hint=hint, size=_ASIDE_SIZE)
        ]
        self.replay = self.add_button(
            *("history.replay", ways.watch, "play"), hint="results.replay_hint", size=_ASIDE_SIZE
        )
        self.replay.visible = self.match.record is not None
        self.asides.append(self.replay)
        #: The links to achievements, by their place among the gains; visible once these are.
        self.medals = {
            index: add(AchievementSign(self, sign.achievement, bulb=sign.bulb))
            for index, sign in enumerate(ending.gains)
            if sign.achievement is not None
        }
        #: Why there is a bulb at what is no achievement, by its place among the gains.
        self.bulbs = {
            index: add(HintArea(hint=self.translate("bulb.why")))
            for index, sign in enumerate(ending.gains)
            if sign.bulb and sign.achievement is None
        }
        for medal in self.medals.values():
            medal.visible = False
        share_tab_stop(self.bulbs.values())
        self.buttons[0].kind = "primary"
        self.widgets.focus(self.buttons[0])
        self.rest_buttons()

    def _refuse(self, problem: str) -> None:
        self.message = problem
        self.lay_out_anew()
        self.invalidate()

    def look_back(self) -> None:
        """Go through the match turn by turn, where that can be done."""
        if self.ending.reviewed:
            self.review = self.review or self.services.review_of(self.match)
            if self.review.turns:
                self.stack.push(self.services.routes.review(self.match, self.review))

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let the result be heard."""
        super().enter(stack)
        if self.ending.lost:
            self.services.sound.jingle("defeat")
        elif self.result.winner != DRAW:
            self.services.sound.jingle("victory")

    def rest_buttons(self) -> None:
        """Show whether the buttons can be pressed yet; a review that there is not never can."""
        for button in (*self.buttons, *self.asides, *self.medals.values()):
            button.settling = self.rest > 0
            button.enabled = not button.settling
        self.asides[0].enabled &= self.ending.reviewed

    def handle(self, intent: Intent) -> None:
        """Answer the player, who may have pressed for the match: not at once.

        Whoever goes on pressing means the match, too, and then to see all of the result.
        """
        waits = self.rest > 0 or (intent == Command("accept") and not self.arrival.over)
        if waits and isinstance(intent, Command | PointerPressed):
            self.rest = Times.result
            self.arrival.finish()
            self.rest_buttons()
        else:
            super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Look back on "hint", and go to the menu on "back", or to what the match is a part of."""
        if intent == Command("hint"):
            self.look_back()
        elif intent == Command("back"):
            onward = self.ending.onward
            (self.ways.go_to_menu if onward is None else onward.go)()

    def rule_here(self) -> str:
        """Return the rule of a card that is read, or that by which such a match ends."""
        return super().rule_here() or self.ending.rule

    def update(self, dt: float) -> bool:
        """Move the widgets, let what is shown come in, and let drift down what does."""
        moving = super().update(dt) | self.arrival.update(dt)
        if self.rest > 0:
            self.rest -= dt
            moving = True
            self.rest_buttons()
        for medal in self.medals.values():
            medal.visible = self.arrival.progress(self._coming - 1) >= 1
        return (self.confetti is not None and self.confetti.update(dt)) or moving

    # Words

    @property
    def line(self) -> str:
        """The line below the headline: a problem, or how the match ended."""
        if self.message or not self.match.what_if:
            return self.message or self.ending.how
        return self.translate("results.what_if", how=self.ending.how)

    @property
    def story(self) -> str:
        """What stands on a plate in the line's place, or nothing."""
        return "" if self.message else self.ending.story

    def turns_line(self) -> str:
        """How long the match was, where the review found it lost, and how many hints were asked."""
        count, hints = self.match.turns, self.match.hints
        turned = self.review.decisive() if self.review is not None else None
        if self.review is not None and turned is not None:
            number = self.review.turns[turned].number
            return self.translate("results.turns_turned", count=count, turn=number)
        line = self.translate("results.turns", count=count)
        if any(seat.is_person for seat in self.match.seats):
            words = self.translate("results.hints" if hints else "results.no_hints", count=hints)
            line = self.translate("results.turns_hints", turns=line, hints=words)
        return self.translate(self.ending.foot, played=line) if self.ending.foot else line

    def spoken_opening(self) -> Sequence[str]:
        """Return how the match ended, and the story, or the figures that come with it."""
        return self.line, *(self.ending.spoken if self.ending.told_at_once else (self.story,))

    def spoken_state(self) -> Sequence[str]:
        """Return all of it by what belongs together: rows of the picture would part figures."""
        ending = self.ending
        figures = () if ending.told_at_once else (*ending.spoken, self.turns_line())
        gains = (sign.words for sign in ending.gains)
        stands_out = ending.highlights.blow_words, ending.highlights.best_words
        return self.title, *self.spoken_opening(), *figures, *gains, *stands_out

    # Places

    def page_height(self, view: Viewport) -> float:
        """Return how high everything is together."""
        return self._places(view).height

    def _places(self, view: Viewport) -> ResultsPlaces:
        found = self.ending.highlights
        panels = [
            (self.translate(found.title), found.blow_words),
            (self.translate("results.best_title"), found.best_words),
        ]
        parts = ResultsParts(
            *(self.ending, self.line, self.story, self.turns_line()),
            *(panels, self.buttons, self.asides),
        )
        return ResultsPlaces.of(view, parts)

    def resize(self, view: Viewport) -> None:
        """Lay out the gains, the table and the buttons."""
        self._laid = laid = self._places(view)
        shown = [button for button in self.asides if button.visible]
        for button, place in zip((*self.buttons, *shown), (*laid.ways, *laid.asides), strict=True):
            button.place(place)
        for index, widget in (*self.medals.items(), *self.bulbs.items()):
            widget.place(laid.gains[index])
        for area, place in zip(self.areas, self.ending.table.heads(view, laid.table), strict=True):
            area.place(place)

    # Picture

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land of the end, the result, the table and the pictures beside it."""
        laid, arrival = self._laid, self.arrival
        self.ambient.draw(canvas)
        if self.confetti is not None:
            self.confetti.draw(canvas)
        self._draw_players(canvas, (canvas.view.width / 2, laid.top + MIDDLE))
        # Between the flags: a long name runs into neither.
        title = (laid.line.x, laid.top + TITLE, laid.line.width, 74)
        draw_lettering(canvas, self.title, title, 64)
        if self.story:
            draw_story(canvas, laid.story, self.story)
        else:
            canvas.text(self.line, laid.line, HOW)
        self._draw_gains(canvas, laid.gains)
        progress = [arrival.progress(2 + row) for row in range(len(self.ending.table.rows))]
        self.ending.table.draw(canvas, laid.table, progress, self.turns_line())
        first, found = self._coming - 3, self.ending.highlights
        with arrival.shifted(canvas, first):
            draw_blow(canvas, self.services, laid.blow, found, arrival.progress(first))
        with arrival.shifted(canvas, first + 1):
            draw_best(canvas, self.services, laid.best, found)

    def _draw_backdrop(self, canvas: Canvas) -> None:
        """Draw a dawn for a victory, a ruin at dusk for a defeat, the evening for neither."""
        winner, view = self.result.winner, canvas.view
        if self.ending.quiet and not self.ending.lost:
            draw_landscape(canvas, EVENING, dim=120)
            return
        draw_landscape(canvas, ending_land(winner, lost=self.ending.lost), dim=40)
        draw_fade(canvas, (0, 0, view.width, view.height), land_deep(winner), (120, 10))
        light = pygame.FRect(0, 0, 1100, 420)
        light.center = view.width / 2, self._laid.top + 130
        draw_oval(canvas, light, land_colour(winner), strength=120)

    def _draw_gains(self, canvas: Canvas, places: Sequence[pygame.FRect]) -> None:
        """Let the gains come in; achievements are drawn as widgets from then on."""
        with self.arrival.shifted(canvas, self._coming - 1):
            for index, (place, sign) in enumerate(zip(places, self.ending.gains, strict=True)):
                if index not in self.medals or not self.medals[index].visible:
                    draw_sign(canvas, place, sign.icon, sign.words, bulb=sign.bulb)

    def _draw_players(self, canvas: Canvas, middle: Point) -> None:
        """Let the winners come down in the light of their land, and then a crown."""
        portraits = self.ending.portraits
        if not portraits.winners:
            portraits.draw(canvas, middle)
            return
        ring = pygame.FRect(0, 0, 2 * PORTRAIT, 2 * PORTRAIT)
        ring.center = middle
        with self._falling(canvas, 0):
            light = land_colour(portraits.winners[0])
            canvas.glow(ring, light, strength=170, spread=30, radius=PORTRAIT)
            portraits.draw(canvas, middle)
        x, y = middle[0] - _CROWN / 2, middle[1] - PORTRAIT - _CROWN * 0.56
        with self._falling(canvas, 1):
            canvas.image("ui/crown", (x, y, _CROWN, _CROWN))

    def _falling(self, canvas: Canvas, index: int) -> AbstractContextManager[None]:
        t = self.arrival.progress(index)
        return canvas.shifted(0, -_FALL * (1 - t), alpha=round(255 * min(1.0, 2 * t)))
