"""After a match: who has won, how, in what figures, and what next.

The land behind it tells how it ended; what is shown comes in one after the other.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    HintArea,
    Intent,
    Item,
    Point,
    PointerPressed,
    Row,
    SceneStack,
    Space,
    Times,
    Viewport,
    box_at,
    draw_fade,
    grown,
    share_tab_stop,
    text_size,
    text_style,
)
from game.play import Match, Review
from game.rules import DRAW

from ..common import (
    EVENING,
    GOLD,
    STEEL,
    AchievementSign,
    dawn,
    draw_landscape,
    draw_lettering,
    draw_oval,
    draw_rays,
    ending_land,
    evening,
    land_colour,
    land_deep,
    ruin,
)
from ..services import Services
from .duel_ending import duel_ending
from .ending import Onward, WaysOn
from .highlight_panels import best_panel, blow_panel
from .match_gains_row import GainsRow
from .results_layout import STORY, Arriving, EndScreen, StoryPlate, panels, ways_on
from .seats_ending import seats_ending

#: The crown, and from how high it comes with the portrait.
_CROWN, _CROWN_OF_TWO, _FALL = 58.0, 50.0, 44.0
#: How far above the middle of a portrait its crown sits, in radii.
_CROWNED = 0.95
#: How wide the light behind a portrait is, in radii.
_LIGHT = 3.9
#: Where the portrait, the title and the line below it are, from the top.
_MIDDLE, _TITLE, _LINE = 97.0, 153.0, 226.0
#: The least height of that line, and how much higher than it the plate of a story begins.
_LINE_HIGH, _HIGHER = 28.0, 11.0
#: Below the line, a story and the gains; between panels and buttons; below the buttons.
_BELOW_LINE, _BELOW_STORY, _BELOW_GAINS, _BELOW_PANELS, _BELOW_ALL = 2.0, 2.0, 4.0, 10.0, 27.0
#: The room that gains have where there are none, and where the panels end at least.
_NO_GAINS, _PANELS_END = 38.0, 599.0
#: The room at each side of the title for the flags of the picture, as a share of the window.
_FLAGS = 0.19
#: The place of a stronghold that fell, and how far the light of its fires goes.
_RUIN, _FIRE = (24.0, -12.0, 246.0, 339.0), 150.0
_HOW = text_style.HEADING.with_changes(size=21, colour=Colours.light, outline=1.6, wrap=True)
#: The size of the words on the buttons beside the ways on.
_ASIDE = 15.0


class ResultsScene(EndScreen):
    """Tells the result of a finished match; every button leads on.

    Where the match is a part of something larger, ``onward`` tells what it has brought there.
    """

    widest = 1380.0
    keys: ClassVar[dict[str, str]] = {"hint": "key_card.look_back", "inspect": ""}

    def __init__(self, services: Services, match: Match, onward: Onward | None = None) -> None:
        assert match.result is not None
        self.match, self.result = match, match.result
        self.ending = ending = (
            seats_ending(services, match, onward)
            if match.field.is_ring
            else duel_ending(services, match, onward)
        )
        # The winner's portrait, the crown, the rows of figures, the two pictures, the gains.
        self._coming = 5 + len(ending.table.rows)
        winner = match.result.winner
        super().__init__(services, self._coming, None if ending.quiet else winner)
        self.title = ending.headline
        living = ruin if ending.lost else evening if ending.quiet else dawn
        self.ambient = living(("results", winner, ending.lost), self._draw_backdrop)
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
        ending.table.boxes = [Item(area, fills=True) for area in self.areas]
        self.ways = ways = WaysOn(self, self.match, self._refuse)
        self.buttons = ways.buttons
        if ending.onward is not None:
            ways.add_onward(ending.onward)
        elif ending.level is not None:
            ways.add_island(ending.level, won=ending.won)
        else:
            ways.add_match(ending.offer, ending.after, won=ending.won)
        hint = "results.review_hint" if ending.reviewed else "ring_results.no_review"
        review = self.add_button("results.review", self.look_back, "review", hint=hint, size=_ASIDE)
        again = "history.replay", ways.watch, "play"
        self.replay = self.add_button(*again, hint="results.replay_hint", size=_ASIDE)
        self.replay.visible = self.match.record is not None
        self.asides = [review, self.replay]
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
        self.settling = *self.buttons, *self.asides, *self.medals.values()
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
            self.review = self.review or self.services.reviews.of(self.match)
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
        super().rest_buttons()
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
        """Let what is shown come in, and last the links to achievements."""
        moving = super().update(dt)
        for medal in self.medals.values():
            medal.visible = self.arrival.progress(self._coming - 1) >= 1
        return moving

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

    def make_body(self) -> Block:
        """Return the head, the gains, the table between its pictures, and the ways on."""
        ending, arrival, first = self.ending, self.arrival, self._coming - 3
        ending.table.foot = self.turns_line()
        ending.table.counted = lambda row: arrival.progress(2 + row)
        self.head = Drawn(self._draw_head, self._head_height)
        above: list[Block] = [self.head, Space(_BELOW_LINE)]
        if self.story:
            icon = "scroll" if ending.onward is None else ending.onward.icon
            story = Row(StoryPlate(self.story, icon), most=STORY[0])
            above = [self.head, story, Space(_BELOW_STORY if ending.gains else _NO_GAINS)]
        self.gains = GainsRow(ending.gains, self.medals, self.bulbs)
        self.blow = blow_panel(self.services, ending.highlights, lambda: arrival.progress(first))
        best = best_panel(self.services, ending.highlights)
        pictures = Arriving(arrival, first, self.blow), Arriving(arrival, first + 1, best)
        told = Column(
            *above,
            Arriving(arrival, self._coming - 1, self.gains),
            Space(_BELOW_GAINS),
            panels(ending.table, *pictures, ending.aside_share),
            gap=0.0,
        )
        # In usual texts the panels end where they always do, or lower.
        upper = Block(told, Space(_PANELS_END if grown(1.0) <= 1.0 else 0.0))
        ways = ways_on(self.buttons, [button for button in self.asides if button.visible])
        air = Space(spring=1.0)
        return Column(air, upper, Space(_BELOW_PANELS), ways, Space(_BELOW_ALL), air)

    def _head_height(self, view: Viewport, _: float) -> float:
        if self.story:
            return _LINE - _HIGHER
        # The room of a row of gains is there in any case; a longer line may take it.
        room = 0.0 if self.ending.gains else _NO_GAINS
        return _LINE + max(_LINE_HIGH + room, self._line_height(view))

    def _line_height(self, view: Viewport) -> float:
        return max(_LINE_HIGH, text_size(view, self.line, _HOW, _between(view).width)[1])

    # Picture

    def _draw_head(self, canvas: Canvas, area: pygame.FRect) -> None:
        self._draw_players(canvas, (area.centerx, area.y + _MIDDLE))
        line = _between(canvas.view)
        of = STEEL if self.ending.lost else GOLD
        draw_lettering(canvas, self.title, line.move(0, area.y + _TITLE), 64, of=of)
        if not self.story:
            line.y, line.height = area.y + _LINE, self._line_height(canvas.view)
            canvas.text(self.line, line, _HOW)

    def _draw_backdrop(self, canvas: Canvas) -> None:
        """Draw a dawn for a victory, a ruin at dusk for a defeat, the evening for neither."""
        winner, view = self.result.winner, canvas.view
        if self.ending.quiet and not self.ending.lost:
            draw_landscape(canvas, EVENING, dim=120)
            return
        draw_landscape(canvas, ending_land(winner, lost=self.ending.lost), dim=40)
        draw_fade(canvas, (0, 0, view.width, view.height), land_deep(winner), (120, 10))
        light = box_at((view.width / 2, self.head.area.y + 130), 1100, 420)
        draw_oval(canvas, light, land_colour(winner), strength=120)
        if self.ending.lost:
            self._draw_fallen(canvas)

    def _draw_fallen(self, canvas: Canvas) -> None:
        """Draw the first stronghold that fell, in the light of its fires, behind the panels."""
        for picture in self.ending.fallen[:1]:
            box = pygame.FRect(_RUIN)
            draw_oval(canvas, box.inflate(_FIRE, _FIRE), Colours.accent, strength=150)
            canvas.image(picture, box)

    def _draw_players(self, canvas: Canvas, middle: Point) -> None:
        portraits = self.ending.portraits
        if not portraits.winners:
            portraits.draw(canvas, middle)
            return
        places = list(portraits.places(middle))
        with self._falling(canvas, 0):
            if self.ending.won:
                draw_rays(canvas, middle, places[0][2])
            for seat, center, radius in places:
                draw_oval(canvas, box_at(center, _LIGHT * radius), land_colour(seat), strength=210)
            portraits.draw(canvas, middle)
        crown = _CROWN if len(places) == 1 else _CROWN_OF_TWO
        with self._falling(canvas, 1):
            for _, (x, y), radius in places:
                canvas.image("ui/crown", box_at((x, y - radius * _CROWNED), crown))

    def _falling(self, canvas: Canvas, index: int) -> AbstractContextManager[None]:
        t = self.arrival.progress(index)
        return canvas.shifted(0, -_FALL * (1 - t), alpha=round(255 * min(1.0, 2 * t)))


def _between(view: Viewport) -> pygame.FRect:
    """Return where the headline stands: a long name runs into no flag of the picture."""
    return pygame.FRect(view.width * _FLAGS, 0, view.width * (1 - 2 * _FLAGS), 74)
