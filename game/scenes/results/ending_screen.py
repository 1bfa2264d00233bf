"""What the results of any match have in common: its end is felt, looked at for a while, and left.

The land behind it tells how it ended; what is shown comes in one after the other.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import ClassVar, NamedTuple

import pygame

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
from game.play import Match, ProfileError, RecordError, Salvaged, only_person
from game.rules import DRAW, LEVELS

from ..campaign.campaign_attempts import begin_attempt, has_partner
from ..common import (
    EVENING,
    AchievementSign,
    Confetti,
    LinedButton,
    Screen,
    StaggeredEntrance,
    dawn,
    draw_fade,
    draw_landscape,
    draw_lettering,
    draw_oval,
    ending_land,
    evening,
    exchanged,
    island_name,
    land_colour,
    land_deep,
    rematch,
    rival_of,
    ruin,
)
from ..services import Services
from .highlight_panels import Highlights, draw_best, draw_blow
from .match_gains_row import GainSign, draw_gain
from .results_layout import ASIDE, HOW, MIDDLE, TITLE, ResultsParts, ResultsPlaces
from .story_plate import draw_story

PORTRAIT, CROWN = 56.0, 50.0
#: From how high portrait and crown come; the seconds between two that come, and of each.
_FALL, _BETWEEN, _COUNTING = 44.0, 0.15, 0.6
#: The size of the words on the buttons beside the ways on.
_ASIDE_SIZE = 15.0


class EndingMood(NamedTuple):
    """How a match ended, as far as its picture tells.

    ``winner`` is the side in whose colours it is, or DRAW; ``lost`` tells that those at the screen
    have lost, ``quiet`` that nobody there has anything to celebrate.
    """

    winner: int
    lost: bool
    quiet: bool


class AsideButton(NamedTuple):
    """A button beside the ways on: keys of its words and of its hint, its icon, what it does."""

    words: str
    hint: str
    icon: str
    go: Callable[[], None]


class EndingScreen(Screen):
    """A finished match on the land of its end; ``coming`` is how many things come in."""

    transition_kind = "dawn"
    depth = 5

    keys: ClassVar[dict[str, str]] = {"hint": "key_card.look_back", "inspect": ""}

    #: The share of the width that a picture beside the table takes.
    aside_share: ClassVar[float] = ASIDE
    #: What stands out in the match.
    highlights: Highlights

    def __init__(self, services: Services, match: Match, ending: EndingMood, coming: int) -> None:
        super().__init__(services)
        assert match.result is not None
        self.match = match
        self.result = match.result
        self.ending = ending
        self._coming = coming
        reduced = services.settings.reduced_motion
        self.arrival = StaggeredEntrance(coming, reduced=reduced, step=_BETWEEN, seconds=_COUNTING)
        winner, lost, quiet = ending
        self.confetti = None if quiet else Confetti(winner)
        living = ruin if lost else evening if quiet else dawn
        place = ("results", winner, lost)
        self.ambient: AmbientLayer = living(place, self._draw_backdrop)
        self.message = ""
        #: How long the result is still looked at before it can be pressed away.
        self.rest = Times.result
        self.buttons: list[LinedButton] = []
        self.asides: list[Button] = []
        #: What the match has brought.
        self.gains: Sequence[GainSign] = ()
        #: The links to achievements, by their place among the gains; visible once these are.
        self.medals: dict[int, AchievementSign] = {}
        #: Why there is a bulb at what is no achievement, by its place among the gains.
        self.bulbs: dict[int, HintArea] = {}

    # Ways on

    def rematch(self) -> None:
        """Play again on the same terms."""
        self.play(lambda: rematch(self.services, self.match))

    def exchange(self) -> None:
        """Play again with the players' places exchanged."""
        self.play(lambda: exchanged(self.services, self.match))

    def play(self, begin: Callable[[], Match]) -> None:
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
        form, partner = self.match.record.header.terms.form, has_partner(self.match)
        self.play(lambda: begin_attempt(self.services, level, form, partner=partner))

    def plan_again(self) -> None:
        """Go to where a match like this one is planned: the chart, or the choice of decks."""
        self.stack.replace(self.services.routes.plan_again(self.match))

    def play_another(self) -> None:
        """Go to the menu, at the choice of whom one plays against."""
        self.stack.clear_to(self.services.routes.menu(rival_of(self.match)))

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

    def add_way(
        self, key: str, icon: str, act: Callable[[], None], *, line: str = "", **values: str
    ) -> None:
        """Add a way on, with its words below ``results`` and a line about where it leads."""
        label = self.translate(f"results.{key}")
        lines = (self.translate(f"results.lines.{line or key}", **values),)
        button = LinedButton(label, act, icon=f"icons/{icon}", lines=lines)
        self.buttons.append(self.widgets.add(button))

    def add_next(self, after: str, *, first: bool = False) -> None:
        """Add the way to what may be done next, ``after`` such a match, and why; or put it first.

        Nothing is proposed to several persons at one screen, nor after a what-if.
        """
        if self.match.what_if or only_person(self.match.seats) is None:
            return
        proposal = self.services.routes.next_up(after)
        button = self.widgets.add(
            LinedButton(
                proposal.words,
                lambda: proposal.go(self.stack),
                icon=proposal.icon,
                lines=(proposal.detail,),
                hint=proposal.why,
            )
        )
        self.buttons.insert(0 if first else len(self.buttons), button)

    def add_island_ways(self, level: int, *, won: bool) -> None:
        """Offer the next island after a win, the same again, and the chart; else the menu, too."""
        onward = won and level < max(LEVELS.values())
        if onward:
            island = island_name(self.services, level + 1)
            self.add_way("next_level", "island", lambda: self.sail(level + 1), island=island)
        self.add_way("again", "again", lambda: self.sail(level))
        self.add_way("chart", "chart", self.plan_again)
        if not onward:
            self.add_next("campaign", first=won)
            self.add_way("another", "home", self.play_another)

    def add_asides(self, *asides: AsideButton) -> None:
        """Add the buttons that look at the match once more and lead back here."""
        for words, hint, icon, go in asides:
            button = self.add_button(words, go, icon, hint=hint, size=_ASIDE_SIZE)
            self.asides.append(button)

    def finish_widgets(self) -> None:
        """Add what can be pressed at the gains, and begin at the first way on."""
        self.buttons[0].kind = "primary"
        for index, sign in enumerate(self.gains):
            if sign.achievement is not None:
                medal = AchievementSign(self, sign.achievement, bulb=sign.bulb)
                medal.visible = False
                self.medals[index] = self.widgets.add(medal)
        for index, sign in enumerate(self.gains):
            if sign.bulb and sign.achievement is None:
                self.bulbs[index] = self.widgets.add(HintArea(hint=self.translate("bulb.why")))
        share_tab_stop(self.bulbs.values())
        self.widgets.focus(self.buttons[0])
        self.rest_buttons()

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let the result be heard."""
        super().enter(stack)
        if self.ending.lost:
            self.services.sound.jingle("defeat")
        elif self.result.winner != DRAW:
            self.services.sound.jingle("victory")

    def rest_buttons(self) -> None:
        """Show whether the buttons can be pressed yet."""
        for button in (*self.buttons, *self.asides, *self.medals.values()):
            button.settling = self.rest > 0
            button.enabled = not button.settling

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
        """Go to the menu on "back"."""
        if intent == Command("back"):
            self.go_to_menu()

    def update(self, dt: float) -> bool:
        """Move the widgets, let what is shown come in, and let drift down what does."""
        moving = super().update(dt) | self.arrival.update(dt)
        if self.rest > 0:
            self.rest -= dt
            moving = True
            self.rest_buttons()
        for medal in self.medals.values():
            medal.visible = self.all_came >= 1
        return (self.confetti is not None and self.confetti.update(dt)) or moving

    @property
    def all_came(self) -> float:
        """How far the last of all has come in, 0 to 1."""
        return self.arrival.progress(self._coming - 1)

    # Places

    @property
    @abstractmethod
    def headline(self) -> str:
        """The result, in large letters."""

    @property
    @abstractmethod
    def how(self) -> str:
        """How the match ended."""

    @property
    def line(self) -> str:
        """The line below the headline: a problem, or how the match ended."""
        if self.message:
            return self.message
        if self.match.what_if:
            return self.translate("results.what_if", how=self.how)
        return self.how

    def played_line(self) -> str:
        """How long the match was, and how many hints were asked where anybody could."""
        played = self.translate("results.turns", count=self.match.turns)
        if not any(seat.is_person for seat in self.match.seats):
            return played
        count = self.match.hints
        hints = self.translate("results.hints" if count else "results.no_hints", count=count)
        return self.translate("results.turns_hints", turns=played, hints=hints)

    @property
    def story(self) -> str:
        """What stands on a plate in the line's place, or nothing."""
        return ""

    def spoken_opening(self) -> Sequence[str]:
        """Return how the match ended, and the story."""
        return self.line, self.story

    def spoken_figures(self) -> Iterable[str]:
        """Return the figures of each seat, for the voice; nothing where the opening has them."""
        return ()

    def spoken_state(self) -> Sequence[str]:
        """Return all of it by what belongs together: rows of the picture would part figures."""
        gains = (sign.words for sign in self.gains)
        stands_out = self.highlights.blow_words, self.highlights.best_words
        return self.title, *self.spoken_opening(), *self.spoken_figures(), *gains, *stands_out

    @abstractmethod
    def table_height(self, view: Viewport, width: float) -> float:
        """Return how high the table of figures is at a width."""

    def page_height(self, view: Viewport) -> float:
        """Return how high everything is together."""
        return self._places(view).height

    def _places(self, view: Viewport) -> ResultsPlaces:
        found = self.highlights
        words = [
            (self.translate(found.title), found.blow_words),
            (self.translate("results.best_title"), found.best_words),
        ]
        parts = ResultsParts(
            self.line,
            self.story,
            self.gains,
            self.table_height,
            words,
            self.buttons,
            self.asides,
            self.aside_share,
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
    def table_box(self) -> pygame.FRect:
        """Where the table of figures is."""
        return self._laid.table

    # Picture

    @abstractmethod
    def draw_players(self, canvas: Canvas, middle: Point) -> None:
        """Draw who has won above the headline, or all of whom none has."""

    @abstractmethod
    def draw_table(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the table of figures."""

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land of the end, the result, the table and the pictures beside it."""
        laid = self._laid
        self.ambient.draw(canvas)
        if self.confetti is not None:
            self.confetti.draw(canvas)
        self.draw_players(canvas, (canvas.view.width / 2, laid.top + MIDDLE))
        # Between the flags: a long name runs into neither.
        title = (laid.line.x, laid.top + TITLE, laid.line.width, 74)
        draw_lettering(canvas, self.headline, title, 64)
        if self.story:
            draw_story(canvas, laid.story, self.story)
        else:
            canvas.text(self.line, laid.line, HOW)
        self._draw_gains(canvas, laid.gains)
        self.draw_table(canvas, laid.table)
        self._draw_highlights(canvas)

    def _draw_highlights(self, canvas: Canvas) -> None:
        """Draw the decisive blow and the card of the match."""
        first = self._coming - 3
        progress = self.arrival.progress(first)
        with self.arrival.shifted(canvas, first):
            draw_blow(canvas, self.services, self._laid.blow, self.highlights, progress)
        with self.arrival.shifted(canvas, first + 1):
            draw_best(canvas, self.services, self._laid.best, self.highlights)

    def _draw_backdrop(self, canvas: Canvas) -> None:
        """Draw a dawn for a victory, a ruin at dusk for a defeat, the evening for neither."""
        winner, lost, quiet = self.ending
        view = canvas.view
        if quiet and not lost:
            draw_landscape(canvas, EVENING, dim=120)
            return
        draw_landscape(canvas, ending_land(winner, lost=lost), dim=40)
        draw_fade(canvas, (0, 0, view.width, view.height), land_deep(winner), (120, 10))
        light = pygame.FRect(0, 0, 1100, 420)
        light.center = view.width / 2, self._laid.top + 130
        draw_oval(canvas, light, land_colour(winner), strength=120)

    def _draw_gains(self, canvas: Canvas, places: Sequence[pygame.FRect]) -> None:
        """Let the gains come in; achievements are drawn as widgets from then on."""
        with self.arrival.shifted(canvas, self._coming - 1):
            for index, (place, sign) in enumerate(zip(places, self.gains, strict=True)):
                if index not in self.medals or not self.medals[index].visible:
                    draw_gain(canvas, place, sign)

    def draw_crowned(
        self, canvas: Canvas, side: int, center: Point, draw: Callable[[], object]
    ) -> None:
        """Let the winner come down in the light of their land, and then a crown."""
        ring = pygame.FRect(0, 0, 2 * PORTRAIT, 2 * PORTRAIT)
        ring.center = center
        with self._falling(canvas, 0):
            canvas.glow(ring, land_colour(side), strength=170, spread=30, radius=PORTRAIT)
            draw()
        x, y = center[0] - CROWN / 2, center[1] - PORTRAIT - CROWN * 0.56
        with self._falling(canvas, 1):
            canvas.image("ui/crown", (x, y, CROWN, CROWN))

    def _falling(self, canvas: Canvas, index: int) -> AbstractContextManager[None]:
        """Draw what comes down from above."""
        t = self.arrival.progress(index)
        return canvas.shifted(0, -_FALL * (1 - t), alpha=round(255 * min(1.0, 2 * t)))
