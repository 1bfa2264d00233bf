"""After a match: who has won, how, in what figures, and what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import ClassVar, NamedTuple

import pygame

from game.board import GLAD
from game.kit import (
    AmbientLayer,
    Button,
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
from game.play import (
    Match,
    ProfileError,
    RecordError,
    Review,
    Salvaged,
    match_statistics_of,
    only_person,
    portraits_of,
)
from game.rules import DRAW, LEVELS

from ..campaign.campaign_attempts import begin_attempt, level_of, story_line
from ..common.drawings.ambient_landscapes import dawn, evening, ruin
from ..common.drawings.confetti import Confetti
from ..common.drawings.gold_lettering import draw_lettering
from ..common.drawings.side_emblem import draw_seat
from ..common.entrance import StaggeredEntrance
from ..common.matches.match_plan import can_swap, exchanged, has_decks_of_sides, rematch, rival_of
from ..common.matches.match_words import end_words, island_name, player_heads
from ..common.matches.player_names import player_names
from ..common.screen import (
    EVENING,
    Screen,
    draw_fade,
    draw_landscape,
    draw_oval,
    ending_land,
    land_colour,
    land_deep,
)
from ..common.widgets.gain_sign import AchievementSign
from ..common.widgets.lined_button import LinedButton
from ..services import Services
from .highlight_panels import Highlights, draw_best, draw_blow
from .match_gains_row import draw_gain, gain_signs
from .results_layout import HOW, MIDDLE, TITLE, ResultsParts, ResultsPlaces
from .statistics_table import ROWS, Row, draw_heads, draw_rows, figure_of
from .story_plate import draw_story

PORTRAIT, _CROWN = 56.0, 50.0
#: The portraits of those of whom none has won, and how far they are from the middle.
_EQUAL, _APART = 52.0, 72.0
#: From how high portrait and crown come; the seconds between two that come, and of each.
_FALL, _BETWEEN, _COUNTING = 44.0, 0.15, 0.6
#: The size of the words on the buttons beside the ways on.
_ASIDE_SIZE = 15.0


class WayOn(NamedTuple):
    """A way on from the results: the key of its words below ``results``, its icon, what it does."""

    key: str
    icon: str
    go: Callable[[], None]


class Onward(NamedTuple):
    """The way on from a match that is a part of something larger: a ``story``, and the ways on."""

    story: str
    ways: Sequence[WayOn]


class ResultsScene(Screen):
    """Tells the result of a finished match; every button leads on.

    Where the match is a part of something larger, ``onward`` tells what it has brought there; then
    it counts for nothing else.
    """

    rule: ClassVar[str] = "R7.1"
    transition_kind = "dawn"
    depth = 5

    keys: ClassVar[dict[str, str]] = {"hint": "key_card.look_back", "inspect": ""}

    def __init__(self, services: Services, match: Match, onward: Onward | None = None) -> None:
        super().__init__(services)
        assert match.result is not None
        self.match = match
        self.onward = onward
        self.result = match.result
        self.names = player_names(services, match.seats)
        self.portraits = portraits_of(match.seats)
        self.person = only_person(match.seats)
        self.title = self.headline
        self.level = level_of(services, match)
        self.statistics = match_statistics_of(match)
        self.figures = self._figures()
        self.highlights = Highlights.of(services, match, self.how)
        self.gains = [] if onward is not None else gain_signs(services, match, self.level)
        # The winner's portrait, the crown, the rows of figures, the two pictures, the gains.
        reduced = services.settings.reduced_motion
        count = 5 + len(self.figures)
        self._arrival = StaggeredEntrance(count, reduced=reduced, step=_BETWEEN, seconds=_COUNTING)
        quiet = self.result.winner == DRAW or self.lost
        self.confetti = None if quiet else Confetti(self.result.winner)
        living = evening if self.result.winner == DRAW else ruin if self.lost else dawn
        place = ("results", self.result.winner, self.lost)
        self.ambient: AmbientLayer = living(place, self._draw_backdrop)
        self.message = ""
        #: How long the result is still looked at before it can be pressed away.
        self.rest = Times.result
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
    def line(self) -> str:
        """The line below the headline: a problem, or how the match ended."""
        if self.message:
            return self.message
        if self.match.what_if:
            return self.translate("results.what_if", how=self.how)
        return self.how

    @property
    def story(self) -> str:
        """How the campaign's story goes on after a win, or what a fight has brought; or nothing."""
        if self.onward is not None:
            return "" if self.message else self.onward.story
        if self.level is None or not self.won or self.message:
            return ""
        return story_line(self.services, self.level, won=True)

    def spoken_opening(self) -> tuple[str, str]:
        """Return how the match ended, and the story."""
        return self.line, self.story

    # Ways on

    def rematch(self) -> None:
        """Play again on the same terms."""
        self._play(lambda: rematch(self.services, self.match))

    def exchange(self) -> None:
        """Play again with the players' places exchanged."""
        self._play(lambda: exchanged(self.services, self.match))

    def _play(self, begin: Callable[[], Match]) -> None:
        """Go on to a match that begins now, or say why it does not."""
        try:
            match = begin()
        except (RecordError, ProfileError) as problem:
            self.message = self.services.say(problem)
            self.lay_out_anew()
            self.invalidate()
            return
        self.stack.replace(self.services.routes.next_scene(match))

    def sail(self, level: int) -> None:
        """Begin an attempt at an island of the campaign, with cards of the same kind."""
        assert self.match.record is not None
        form = self.match.record.header.terms.form
        self._play(lambda: begin_attempt(self.services, level, form))

    def plan_again(self) -> None:
        """Go to where a match like this one is planned: the chart, or the choice of decks."""
        self.stack.replace(self.services.routes.plan_again(self.match))

    def play_another(self) -> None:
        """Go to the menu, at the choice of whom one plays against."""
        self.stack.clear_to(self.services.routes.menu(rival_of(self.match)))

    def look_back(self) -> None:
        """Go through the match turn by turn."""
        self.review = self.review or self.services.review_of(self.match)
        if self.review.turns:
            self.stack.push(self.services.routes.review(self.match, self.review))

    def watch(self) -> None:
        """Watch the match once more."""
        if self.match.record is not None:
            self.stack.push(self.services.routes.replay(Salvaged(self.match.record)))

    def return_to_replay(self) -> None:
        """Go back to the replay from which this match was played on."""
        self.stack.pop()

    def go_to_menu(self) -> None:
        """Go to the menu."""
        self.stack.clear_to(self.services.routes.menu())

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let the result be heard."""
        super().enter(stack)
        if self.lost:
            self.services.sound.jingle("defeat")
        elif self.result.winner != DRAW:
            self.services.sound.jingle("victory")

    def _rest_buttons(self) -> None:
        """Show whether the buttons can be pressed yet."""
        for button in (*self.buttons, *self.asides, *self.medals.values()):
            button.enabled = self.rest <= 0

    def handle(self, intent: Intent) -> None:
        """Answer the player, who may have pressed for the match: not at once."""
        if self.rest <= 0 or not isinstance(intent, Command | PointerPressed):
            super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Go to the menu on "back", look back on "hint"."""
        if intent == Command("back"):
            self.go_to_menu()
        elif intent == Command("hint"):
            self.look_back()

    def update(self, dt: float) -> bool:
        """Move the widgets, count the figures up, and let drift down what does."""
        moving = super().update(dt) | self._arrival.update(dt)
        if self.rest > 0:
            self.rest -= dt
            moving = True
            self._rest_buttons()
        for medal in self.medals.values():
            medal.visible = self._gained >= 1
        return (self.confetti is not None and self.confetti.update(dt)) or moving

    def page_height(self, view: Viewport) -> float:
        """Return how high everything is together."""
        return self._places(view).height

    def _places(self, view: Viewport) -> ResultsPlaces:
        found = self.highlights
        parts = ResultsParts(
            self.line,
            self.story,
            self.gains,
            player_heads(self.services, self.match.seats),
            self.figures,
            self.turns_line(),
            [
                (self.translate(found.title), found.blow_words),
                (self.translate("results.best_title"), found.best_words),
            ],
            self.buttons,
            self.asides,
        )
        return ResultsPlaces.of(view, parts)

    def resize(self, view: Viewport) -> None:
        """Lay out the gains, the table and the buttons."""
        self._laid = laid = self._places(view)
        shown = [button for button in self.asides if button.visible]
        buttons = [*self.buttons, *shown]
        for button, place in zip(buttons, [*laid.ways, *laid.asides], strict=True):
            button.place(place)
        for index, widget in (*self.medals.items(), *self.bulbs.items()):
            widget.place(laid.gains[index])

    @property
    def lost(self) -> bool:
        """Whether the only person at the table has lost."""
        return self.person is not None and self.result.winner not in (DRAW, self.person)

    @property
    def won(self) -> bool:
        """Whether the only person at the table has won."""
        return self.person is not None and self.result.winner == self.person

    def _draw_backdrop(self, canvas: Canvas) -> None:
        """Draw a dawn for a victory, a ruin at dusk for a defeat, the evening for a draw."""
        winner, view = self.result.winner, canvas.view
        if winner == DRAW:
            draw_landscape(canvas, EVENING, dim=120)
            return
        draw_landscape(canvas, ending_land(winner, lost=self.lost), dim=40)
        draw_fade(canvas, (0, 0, view.width, view.height), land_deep(winner), (120, 10))
        light = pygame.FRect(0, 0, 1100, 420)
        light.center = view.width / 2, self._laid.top + 130
        draw_oval(canvas, light, land_colour(winner), strength=120)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape in the winner's colour, the result and the table."""
        view, laid = canvas.view, self._laid
        self.ambient.draw(canvas)
        if self.result.winner != DRAW:
            if self.confetti is not None:
                self.confetti.draw(canvas)
            self._draw_winner(canvas, (view.width / 2, laid.top + MIDDLE))
        else:
            for side, portrait in enumerate(self.portraits):
                x = (2 * side - len(self.portraits) + 1) * _APART
                center = (view.width / 2 + x, laid.top + MIDDLE)
                draw_seat(canvas, portrait, side, center, _EQUAL)
        # Between the flags: a long name runs into neither.
        title = (laid.line.x, laid.top + TITLE, laid.line.width, 74)
        draw_lettering(canvas, self.headline, title, 64)
        if self.story:
            draw_story(canvas, laid.story, self.story)
        else:
            canvas.text(self.line, laid.line, HOW)
        with self._arrival.shifted(canvas, self._last):
            for index, (place, sign) in enumerate(zip(self._laid.gains, self.gains, strict=True)):
                if index not in self.medals or not self.medals[index].visible:
                    draw_gain(canvas, place, sign)
        self._draw_table(canvas)
        self._draw_highlights(canvas)

    @property
    def _last(self) -> int:
        """Which of what comes in the gains are."""
        return 4 + len(self.figures)

    @property
    def _gained(self) -> float:
        """How far the gains have come in, 0 to 1."""
        return self._arrival.progress(self._last)

    def _draw_highlights(self, canvas: Canvas) -> None:
        """Draw the decisive blow and the card of the match."""
        first = 2 + len(self.figures)
        progress = self._arrival.progress(first)
        with self._arrival.shifted(canvas, first):
            draw_blow(canvas, self.services, self._laid.blow, self.highlights, progress)
        with self._arrival.shifted(canvas, first + 1):
            draw_best(canvas, self.services, self._laid.best, self.highlights)

    def _draw_winner(self, canvas: Canvas, center: Point) -> None:
        winner = self.result.winner
        ring = pygame.FRect(0, 0, 2 * PORTRAIT, 2 * PORTRAIT)
        ring.center = center
        with self._falling(canvas, 0):
            canvas.glow(ring, land_colour(winner), strength=170, spread=30, radius=PORTRAIT)
            draw_seat(canvas, self.portraits[winner], winner, center, PORTRAIT, feeling=GLAD)
        x, y = center[0] - _CROWN / 2, center[1] - PORTRAIT - _CROWN * 0.56
        with self._falling(canvas, 1):
            canvas.image("ui/crown", (x, y, _CROWN, _CROWN))

    def _falling(self, canvas: Canvas, index: int) -> AbstractContextManager[None]:
        """Draw what comes down from above."""
        t = self._arrival.progress(index)
        return canvas.shifted(0, -_FALL * (1 - t), alpha=round(255 * min(1.0, 2 * t)))

    def _figures(self) -> list[Row]:
        """Return the label of every row, and the figure of each side."""
        return [
            (
                self.translate(f"results.{key}"),
                *(figure_of(side, name) for side in self.statistics.sides),
            )
            for key, name, _ in ROWS
        ]

    def _draw_table(self, canvas: Canvas) -> None:
        heads = player_heads(self.services, self.match.seats)
        progress = [self._arrival.progress(2 + row) for row in range(len(self.figures))]
        # Left played left.
        with canvas.upright(self._laid.table):
            draw_heads(canvas, self._laid.table, heads, self.result.winner)
            draw_rows(canvas, self._laid.table, heads, self.figures, progress, self.turns_line())

    def turns_line(self) -> str:
        """How long the match was, where the review found it lost, and how many hints were asked."""
        turns = self.statistics.turns
        turned = self.review.decisive() if self.review is not None else None
        if self.review is not None and turned is not None:
            number = self.review.turns[turned].number
            return self.translate("results.turns_turned", count=turns, turn=number)
        played = self.translate("results.turns", count=turns)
        if not any(seat.is_person for seat in self.match.seats):
            return played
        count = self.match.hints
        hints = self.translate("results.hints" if count else "results.no_hints", count=count)
        return self.translate("results.turns_hints", turns=played, hints=hints)

    def _make_buttons(self) -> None:
        self.buttons: list[LinedButton] = []
        if self.onward is not None:
            for way in self.onward.ways:
                self._button(way.key, way.icon, way.go)
        elif self.level is not None:
            self._make_island_buttons(self.level)
        else:
            self._make_ways()
        self.buttons[0].kind = "primary"
        review, replay = self.translate("results.review"), self.translate("history.replay")
        hints = self.translate("results.review_hint"), self.translate("results.replay_hint")
        #: The buttons that look at the match once more and lead back here.
        self.asides = [
            self.widgets.add(Button(words, act, icon=f"icons/{icon}", hint=hint, size=_ASIDE_SIZE))
            for words, act, icon, hint in (
                (review, self.look_back, "review", hints[0]),
                (replay, self.watch, "play", hints[1]),
            )
        ]
        self.replay = self.asides[-1]
        self.replay.visible = self.match.record is not None
        #: The links to achievements, by their place among the gains; visible once these are.
        self.medals = {
            index: self.widgets.add(AchievementSign(self, sign.achievement, bulb=sign.bulb))
            for index, sign in enumerate(self.gains)
            if sign.achievement is not None
        }
        for medal in self.medals.values():
            medal.visible = False
        #: Why there is a bulb at what is no achievement, by its place among the gains.
        self.bulbs = {
            index: self.widgets.add(HintArea(hint=self.translate("bulb.why")))
            for index, sign in enumerate(self.gains)
            if sign.bulb and sign.achievement is None
        }
        share_tab_stop(self.bulbs.values())
        self.widgets.focus(self.buttons[0])
        self._rest_buttons()

    def _make_ways(self) -> None:
        """Offer the same again, the same with places exchanged, and everything else."""
        if self.match.what_if:
            self._button("to_replay", "back", self.return_to_replay)
        elif self.match.record is not None:
            if not can_swap(self.match):
                self._button("rematch", "again", self.rematch, line="rematch_solo")
                self._button("plan", "helm", self.plan_again)
            elif has_decks_of_sides(self.match):
                self._button("rematch", "again", self.rematch)
                self._button("exchange", "swap", self.exchange)
            else:
                self._button("rematch", "again", self.rematch, line="rematch_anew")
                self._button("swap", "swap", self.exchange)
        self._button("another", "home", self.play_another)

    def _make_island_buttons(self, level: int) -> None:
        """Offer the next island after a win, the same again, and the chart; else the menu, too."""
        onward = self.won and level < max(LEVELS.values())
        if onward:
            island = island_name(self.services, level + 1)
            self._button("next_level", "island", lambda: self.sail(level + 1), island=island)
        self._button("again", "again", lambda: self.sail(level))
        self._button("chart", "chart", self.plan_again)
        if not onward:
            self._button("another", "home", self.play_another)

    def _button(
        self, key: str, icon: str, act: Callable[[], None], *, line: str = "", **values: str
    ) -> None:
        label = self.translate(f"results.{key}")
        lines = (self.translate(f"results.lines.{line or key}", **values),)
        button = LinedButton(label, act, icon=f"icons/{icon}", lines=lines)
        self.buttons.append(self.widgets.add(button))
