"""After a match: who has won, how, in what figures, and what next."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import ClassVar

import pygame

from game.board import GLAD
from game.kit import (
    AmbientLayer,
    Button,
    Canvas,
    Colours,
    Command,
    HintArea,
    Intent,
    Kind,
    Point,
    PointerPressed,
    SceneStack,
    Times,
    Viewport,
    text_style,
)
from game.play import (
    BY_THE_RULES,
    FirstGame,
    HouseTerms,
    Match,
    ProfileError,
    RecordError,
    Review,
    Salvaged,
    Seat,
    match_statistics_of,
    only_person,
    portraits_of,
)
from game.rules import DRAW, LEFT, LEVELS, RIGHT, PlayCreature, Terms

from .. import routes
from ..campaign.campaign_attempts import begin_attempt, level_of, story_line
from ..common.ambient_landscapes import dawn, evening, ruin
from ..common.confetti import Confetti
from ..common.entrance import StaggeredEntrance
from ..common.gain_sign import AchievementSign
from ..common.gold_lettering import draw_lettering
from ..common.match_plan import can_return, can_swap, rematch, return_match
from ..common.match_words import end_words, player_heads
from ..common.player_names import player_names
from ..common.screen import (
    EVENING,
    Screen,
    draw_fade,
    draw_landscape,
    draw_oval,
    ending_land,
    inner,
    land_colour,
    land_deep,
    row_of,
)
from ..common.side_emblem import draw_seat
from ..examples import finished_duel
from ..services import Services
from .highlight_panels import Highlights, draw_best, draw_blow
from .match_gains_row import draw_gain, gain_signs, lay_gains
from .statistics_table import ROWS, Row, draw_heads, draw_rows, figure_of

#: The height of all that is shown, which stands in the middle of the window.
_HEIGHT = 720.0
#: Where portrait, title, the line below it, the gains and the panels are, from its top.
_MIDDLE, _TITLE, _LINE, _GAINS, _PANELS = 86.0, 143.0, 217.0, 247.0, 291.0
PORTRAIT, _CROWN = 56.0, 50.0
#: The height of the panels, their width at most, the share of those at the sides, their gap.
_PANEL_HEIGHT, _WIDEST, _ASIDE, _GAP = 308.0, 1380.0, 0.24, 14.0
#: The room at each side of the title for the flags of the picture, as a share of the window.
_FLAGS = 0.19
#: The portraits of those of whom none has won, and how far they are from the middle.
_EQUAL, _APART = 52.0, 72.0
#: From how high portrait and crown come; the seconds between two that come, and of each.
_FALL, _BETWEEN, _COUNTING = 44.0, 0.15, 0.6
#: The size of a button, and of one where there are more than a few.
BUTTON_SIZE, NARROW_SIZE, _FEW = (206.0, 54.0), (196.0, 54.0), 5
_LEAST_EDGE = 12.0
_HOW = text_style.HEADING.with_changes(size=21, colour=Colours.light, bold=False, outline=1.6)


class ResultsScene(Screen):
    """Tells the result of a finished match; every button leads on."""

    rule: ClassVar[str] = "R7.1"
    transition_kind = "dawn"
    depth = 5

    keys: ClassVar[dict[str, str]] = {"hint": "key_card.look_back", "inspect": ""}

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        assert match.result is not None
        self.match = match
        self.result = match.result
        self.names = player_names(services, match.seats)
        self.portraits = portraits_of(match.seats)
        self.person = only_person(match.seats)
        self.title = self.headline
        self.level = level_of(services, match)
        self.statistics = match_statistics_of(match)
        self.figures = self._figures()
        self.highlights = Highlights.of(services, match, self.how)
        self.gains = gain_signs(services, match, self.level)
        self._gain_places = [pygame.FRect(0, 0, 0, 0) for _ in self.gains]
        # The winner's portrait, the crown, the rows of figures, the two pictures, the gains.
        reduced = services.settings.reduced_motion
        count = 5 + len(self.figures)
        self._arrival = StaggeredEntrance(count, reduced=reduced, step=_BETWEEN, seconds=_COUNTING)
        quiet = self.result.winner == DRAW or self.lost
        self.embers = None if quiet else Confetti(self.result.winner)
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
        """What it was for the one person who played; otherwise who has won, by the record."""
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
        """What stands below the headline: what went wrong, how a tale goes on, how it ended."""
        if self.message:
            return self.message
        if self.match.what_if:
            return self.translate("results.what_if", how=self.how)
        if self.level is not None and self.result.winner == LEFT:
            return story_line(self.services, self.level, won=True)
        return self.how

    # What next

    def rematch(self, *, swapped: bool = False) -> None:
        """Play again on the same terms; ``swapped``, from the other sides."""
        self._play(lambda: rematch(self.services, self.match, swapped=swapped))

    def return_match(self) -> None:
        """Play the second of two games, with the decks swapped."""
        self._play(lambda: return_match(self.services, self.match))

    def _play(self, begin: Callable[[], Match]) -> None:
        """Go on to a match that begins now, or say why it does not."""
        try:
            match = begin()
        except (RecordError, ProfileError) as problem:
            self.message = str(problem)
            self.invalidate()
            return
        self.stack.replace(routes.next_scene(self.services, match))

    def sail(self, level: int) -> None:
        """Begin an attempt at an island of the campaign, with cards of the same kind."""
        assert self.match.record is not None
        form = self.match.record.header.terms.form
        self._play(lambda: begin_attempt(self.services, level, form))

    def play_another(self) -> None:
        """Go to the choice of what is played."""
        self.stack.replace(routes.plan_again(self.services, self.match))

    def look_back(self) -> None:
        """Go through the match turn by turn."""
        self.review = self.review or self.services.review_of(self.match)
        if self.review.turns:
            self.stack.push(routes.review(self.services, self.match, self.review))

    def watch(self) -> None:
        """Watch the match once more."""
        if self.match.record is not None:
            self.stack.push(routes.replay(self.services, Salvaged(self.match.record)))

    def return_to_replay(self) -> None:
        """Go back to the replay from which this match was played on."""
        self.stack.pop()

    def go_to_menu(self) -> None:
        """Go to the menu."""
        self.stack.clear_to(routes.menu(self.services))

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
        for button in (*self.buttons, self.replay, *self.medals.values()):
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
        return (self.embers is not None and self.embers.update(dt)) or moving

    def resize(self, view: Viewport) -> None:
        """Lay out the table and the buttons."""
        self._top = (view.height - _HEIGHT) / 2
        area = pygame.FRect(0, self._top + _PANELS, 0, _PANEL_HEIGHT)
        area.width = min(view.width - 48, _WIDEST)
        area.centerx = view.width / 2
        aside = area.width * _ASIDE
        self._blow = pygame.FRect(area.x, area.y, aside, area.height)
        self._best = self._blow.move(area.width - aside, 0)
        self._table = pygame.FRect(inner(area, aside + _GAP, 0))
        self._lay_gains(view)
        foot = (0, self._top + _HEIGHT - 108, view.width, 70)
        few = len(self.buttons) <= _FEW
        size, gap = (BUTTON_SIZE, 16.0) if few else (NARROW_SIZE, 10.0)
        # The replay is a picture alone, at the end of the row.
        side = size[1] if self.replay.visible else -gap
        row = view.width - 2 * _LEAST_EDGE - side - gap
        width = min(size[0], (row + gap) / len(self.buttons) - gap)
        places = row_of(foot, len(self.buttons), (width, size[1]), gap)
        for button, place in zip(self.buttons, places, strict=True):
            button.place(pygame.FRect(place).move(-(side + gap) / 2, 0))
        end = self.buttons[-1].rect
        self.replay.place((end.right + gap, end.y, size[1], size[1]))

    def _lay_gains(self, view: Viewport) -> None:
        """Lay what was gained in a row as wide as the panels."""
        row = pygame.FRect(self._blow.x, self._top + _GAINS, 0, _PANELS - _GAINS - 6)
        row.width = self._best.right - row.x
        self._gain_places = lay_gains(view, row, self.gains)
        for index, widget in (*self.medals.items(), *self.bulbs.items()):
            widget.place(self._gain_places[index])

    @property
    def lost(self) -> bool:
        """Whether the only person at the table has lost."""
        return self.person is not None and self.result.winner == 1 - self.person

    def _draw_backdrop(self, canvas: Canvas) -> None:
        """Draw a dawn for a victory, a ruin at dusk for a defeat, the evening for a draw."""
        winner, view = self.result.winner, canvas.view
        if winner == DRAW:
            draw_landscape(canvas, EVENING, dim=120)
            return
        draw_landscape(canvas, ending_land(winner, lost=self.lost), dim=40)
        draw_fade(canvas, (0, 0, view.width, view.height), land_deep(winner), (120, 10))
        light = pygame.FRect(0, 0, 1100, 420)
        light.center = view.width / 2, self._top + 130
        draw_oval(canvas, light, land_colour(winner), strength=120)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape in the winner's colour, the result and the table."""
        view = canvas.view
        self.ambient.draw(canvas)
        if self.result.winner != DRAW:
            if self.embers is not None:
                self.embers.draw(canvas)
            self._draw_winner(canvas, (view.width / 2, self._top + _MIDDLE))
        else:
            for side, x in ((LEFT, -_APART), (RIGHT, _APART)):
                center = (view.width / 2 + x, self._top + _MIDDLE)
                draw_seat(canvas, self.portraits[side], side, center, _EQUAL)
        # Between the flags: a long name runs into neither.
        middle = inner((0, self._top, view.width, _HEIGHT), view.width * _FLAGS, 0)
        draw_lettering(canvas, self.headline, (middle.x, self._top + _TITLE, middle.width, 74), 64)
        canvas.text(self.line, (middle.x, self._top + _LINE, middle.width, 28), _HOW)
        with self._arrival.shifted(canvas, self._last):
            for index, (place, sign) in enumerate(zip(self._gain_places, self.gains, strict=True)):
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
            draw_blow(canvas, self.services, self._blow, self.highlights, progress)
        with self._arrival.shifted(canvas, first + 1):
            draw_best(canvas, self.services, self._best, self.highlights)

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
        """Return label, left figure and right figure of every row."""
        left, right = self.statistics.sides
        return [
            (self.translate(f"results.{key}"), figure_of(left, name), figure_of(right, name))
            for key, name, _ in ROWS
        ]

    def _draw_table(self, canvas: Canvas) -> None:
        heads = player_heads(self.services, self.match.seats)
        progress = [self._arrival.progress(2 + row) for row in range(len(self.figures))]
        # Left played left.
        with canvas.upright(self._table):
            draw_heads(canvas, self._table, heads, self.result.winner)
            draw_rows(canvas, self._table, self.figures, progress, self.turns_line())

    def turns_line(self) -> str:
        """How long the match was, where the review found it lost, and how many hints were asked."""
        turns = self.statistics.turns
        turned = self.review.decisive() if self.review is not None else None
        if self.review is not None and turned is not None:
            number = self.review.turns[turned].number
            return self.translate("results.turns_turned", count=turns, turn=number)
        told = self.translate("results.turns", count=turns)
        if not any(seat.is_person for seat in self.match.seats):
            return told
        count = self.match.hints
        hints = self.translate("results.hints" if count else "results.no_hints", count=count)
        return self.translate("results.turns_hints", turns=told, hints=hints)

    def _make_buttons(self) -> None:
        self.buttons: list[Button] = []
        if self.level is not None:
            self._make_voyage_buttons(self.level)
        else:
            self._make_rematch_buttons()
        self._button("review", "review", self.look_back, hint=self.translate("results.review_hint"))
        self._button("menu", "home", self.go_to_menu)
        hint = self.translate("results.replay_hint")
        self.replay = self.widgets.add(Button("", self.watch, icon="icons/play", hint=hint))
        self.replay.visible = self.match.record is not None
        #: What leads to an achievement, by its place among the gains; there once these are.
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
        self.widgets.focus(self.buttons[0])
        self._rest_buttons()

    def _make_rematch_buttons(self) -> None:
        if self.match.what_if:
            self._button("to_replay", "back", self.return_to_replay, primary=True)
        if self.match.record is not None:
            self._button("rematch", "again", self.rematch, primary=True)
            if can_swap(self.match):
                self._button("swap", "swap", lambda: self.rematch(swapped=True))
            if can_return(self.match):
                hint = self.translate("results.return_hint")
                self._button("return", "cards", self.return_match, hint=hint)
        self._button("another", "duel", self.play_another)

    def _make_voyage_buttons(self, level: int) -> None:
        """Offer the next island after a win, the same again, and the chart."""
        won = self.result.winner == LEFT
        if won and level < max(LEVELS.values()):
            self._button("next_level", "island", lambda: self.sail(level + 1), primary=True)
        self._button("again", "again", lambda: self.sail(level), primary=not won)
        self._button("chart", "chart", self.play_another)

    def _button(
        self, key: str, icon: str, act: Callable[[], None], *, primary: bool = False, hint: str = ""
    ) -> None:
        kind: Kind = "primary" if primary else "secondary"
        label = self.translate(f"results.{key}")
        button = Button(label, act, kind=kind, icon=f"icons/{icon}", hint=hint)
        self.buttons.append(self.widgets.add(button))


def example(services: Services) -> ResultsScene:
    """Return the results of a person's first win against the computer."""
    return _example(services, BY_THE_RULES)


def example_returned(services: Services) -> ResultsScene:
    """Return the results of the second of two games, the first of which was lost."""
    return _example(services, HouseTerms(first=FirstGame("", RIGHT)))


def example_earned(services: Services) -> ResultsScene:
    """Return the results of a first win, with which achievements are earned."""
    return _example(services, BY_THE_RULES, counted=True)


def example_bulb(services: Services) -> ResultsScene:
    """Return the results of a first win that was won with the hint's plays."""
    return _example(services, BY_THE_RULES, counted=True, bulb=True)


def _example(
    services: Services, house: HouseTerms, *, counted: bool = False, bulb: bool = False
) -> ResultsScene:
    duel = finished_duel(services)
    assert duel.record is not None
    seats = Seat("Alaric"), Seat("", "computer", strength="greedy")
    seed = duel.record.header.seed
    store = services.store if counted else None
    match = Match.new(services.content, Terms(), seats, seed, store, house=house)
    if bulb:
        match.note_hint()
    for done in duel.history:
        match.submit(done.action, bulb=bulb and isinstance(done.action, PlayCreature))
    match.close()
    services.file(match)
    scene = ResultsScene(services, match)
    assert scene.embers is not None
    scene.embers.time = 2.6
    scene.rest = 0.0
    scene._rest_buttons()
    return scene
