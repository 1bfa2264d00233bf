"""A match looked over: the chance of winning turn by turn, and what would have been better."""

from typing import Any, ClassVar

import pygame

from game.board import new_log
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    Row,
    Sizes,
    Space,
    Viewport,
    box_at,
    draw_well,
    grown,
    text_size,
    text_style,
)
from game.play import Match, Review, Task, TaskRunner, Turn, only_person

from ..common import (
    EVENING,
    BoardLook,
    Foot,
    LineText,
    Screen,
    ground_of_fight,
    player_names,
    way_of,
)
from ..services import Services
from .chance_graph import ChanceGraph
from .line_plate import SHAPE, draw_board, viewer_of
from .turn_details import TurnDetails
from .turn_list import TurnList, percent

_GRAPH_HIGH, _CAPTION_HIGH = 118.0, 32.0
#: The width of the column beside graph and board: at least, and its share of a wide window.
_COLUMN, _COLUMN_SHARE = 496.0, 0.4
_STEP = (62.0, 46.0)
_TURN = text_style.NAME.with_changes(size=18, align="center")
_CAPTION = text_style.STRONG.with_changes(
    size=16, align="center", bold=False, outline=1.4, fit=True
)
_NOTE = text_style.BODY.with_changes(size=15, wrap=False, fit=True, valign="middle", align="center")
_BAR_HIGH, _MOST_WIDE, _COUNTER_WIDE = 10.0, 330.0, 230.0
#: How much of the window's height the board takes below the words.
_BOARD_SHARE = 0.8


class ReviewScene(Screen):
    """Shows what is known of a match's turns, while the rest is still being thought about."""

    paper = "parchment"
    depth = 6
    landscape, dim = EVENING, 85
    keys: ClassVar[dict[str, str]] = {"hint": "key_card.other_play", "inspect": ""}

    def __init__(self, services: Services, match: Match, review: Review) -> None:
        super().__init__(services)
        self.match, self.review = match, review
        self.title = self.translate("review.title")
        names = self.names = player_names(services, match.seats)
        header = match.record.header if match.record else None
        seed, house = (header.seed, header.house) if header else (0, None)
        self.look = BoardLook.of(services, seed, ground_of_fight(house))
        self.graph = self.widgets.add(
            ChanceGraph(review, names, self.translate("review.chance"), self.go_to, self.label)
        )
        self.points = self.widgets.add(TurnList(review, self.translate, self.go_to))
        steps = LineText(services.content.strings, new_log(services.content.strings, names))
        self.panel = TurnDetails(
            review, names, self.translate, steps, self.widgets, self.invalidate
        )
        self.back = self.add_button("review.back", self.go_back, "back")
        self.earlier = self.add_button(
            "", lambda: self.step(-1), "step_back", hint="review.earlier_hint"
        )
        self.later = self.add_button("", lambda: self.step(1), "step", hint="review.later_hint")
        #: Leads to the turn that mattered most, once that is known; nothing goes there by itself.
        self.most = self.add_button("", self._go_to_most, "review")
        self.most.visible = False
        self.widgets.focus(self.points)
        self.problem = ""
        self._question: Task[Any] | None = None
        self.go_to(self._most_telling)

    # Thinking

    def update(self, dt: float) -> bool:
        """Ask the next question when the last one has been answered."""
        waits = self._question is not None and not self._question.done
        if not (self.review.done or self.problem or waits):
            self._question = self.review.ask(self.services.tasks, self._told, self._failed)
        return super().update(dt)

    def _told(self) -> None:
        # A turn that is being read stays on the screen, whatever is found.
        self.points.refresh()
        self.panel.refresh()
        self._offer_most()
        if self.review.done:
            self.services.reviews.keep(self.match, self.review)
        self._lay_out_told()

    def _failed(self, problem: str) -> None:
        self.problem = problem
        self.invalidate()

    def leave(self) -> None:
        """Stop waiting for answers; the verdicts found so far stay with the match."""
        if self._question is not None:
            self._question.cancel()
            self.services.reviews.keep(self.match, self.review)

    # Going through the turns

    @property
    def _most_telling(self) -> int:
        """The turn that decided the match, or the one of most weight whose verdict stands.

        To somebody who played alone, it is a turn of the person's own, where one was at fault.
        """
        review, person = self.review, only_person(self.match.seats)
        decisive, turns = review.decisive(), review.turns
        final = ((index, review.final(index)) for index in review.final_marked)
        marked = {index: verdict for index, verdict in final if verdict is not None}
        lost = {
            index: verdict.lost
            for index, verdict in marked.items()
            if turns[index].side == person and not turns[index].by_horde and verdict.lost > 0
        }
        if lost and decisive not in lost:
            return max(lost, key=lost.__getitem__)
        if decisive is not None:
            return decisive
        # What weighs most, by a fault or by the Horde's cards.
        weights = {index: max(each.lost, abs(each.luck)) for index, each in marked.items()}
        return max(weights, key=weights.__getitem__, default=0)

    def go_to(self, index: int) -> None:
        """Look at a turn."""
        self.graph.selected = index
        self.panel.select(index)
        self.points.point_out(index)
        self.earlier.enabled = index > 0
        self.later.enabled = index < len(self.review.turns) - 1
        self._offer_most()
        self._lay_out_told()

    def _lay_out_told(self) -> None:
        """Lay the page out anew: how high its boxes are hangs on what is told."""
        if self.on_stack:
            self.lay_out_anew()
        self.invalidate()

    def _go_to_most(self) -> None:
        self.go_to(self._most_telling)
        self.widgets.focus(self.points)

    def _offer_most(self) -> None:
        most, found = self._most_telling, self.review.done and bool(self.review.final_marked)
        self.most.visible = found and most != self.panel.index
        self.most.label = self.translate("review.most_telling", turn=self.review.turns[most].number)

    def step(self, way: int) -> None:
        """Look at the turn before or after."""
        self.go_to(min(max(0, self.panel.index + way), len(self.review.turns) - 1))

    def _jump(self, way: int) -> None:
        marked = self.review.marked if way > 0 else self.review.marked[::-1]
        found = next((each for each in marked if (each - self.panel.index) * way > 0), None)
        if found is not None:
            self.go_to(found)

    def handle(self, intent: Intent) -> None:
        """Let the arrows go through the turns, but for those who walk along the foot by them."""
        steps = {"left": way_of("left"), "right": way_of("right"),
                 "home": -len(self.review.turns), "end": len(self.review.turns)}  # fmt: skip
        foot = (self.back, self.earlier, self.later, self.most)
        if intent in (Command("left"), Command("right")) and self.widgets.focused in foot:
            super().handle(intent)
        elif isinstance(intent, Command) and intent.name in steps:
            self.step(steps[intent.name])
        elif intent in (Command("page_up"), Command("page_down")):
            self._jump(1 if intent == Command("page_down") else -1)
        elif intent == Command("hint") and self.panel.best.visible:
            self.panel.show(better=not self.panel.better)
        else:
            super().handle(intent)

    # Drawing

    def make_body(self) -> Block:
        """Return graph and board beside list and words; below one another where texts are large.

        Then the words go before the board.
        """
        high = grown(_GRAPH_HIGH)
        graph, points = Item(self.graph, high), self.points.block(high)
        if grown(1.0) > 1.0:
            board = Drawn(self._draw_board, self._board_height)
            steps = Block(Space(grown(_STEP[1])), self._steps())
            return Column(graph, steps, self.panel.block(points), board)
        board = Drawn(self._draw_board, spring=1)
        return Row(Column(graph, board), self.panel.block(points), shares=_shares)

    def make_foot(self) -> Foot:
        """Return the way back, the steps where they lie there, and that to the turn of weight."""
        row = None if grown(1.0) > 1.0 else self._steps()
        return Foot(back=self.back, row=row, end=self.most, end_wide=grown(_MOST_WIDE))

    def _steps(self) -> Row:
        wide = grown(_STEP[0])
        steps = [Item(self.earlier, fills=True), Item(self.later, fills=True)]
        # The turn before is at the left in every language.
        first, last = steps[::-1] if self.is_flipped else steps
        shares = (wide, grown(_COUNTER_WIDE), wide)
        return Row(first, Drawn(self._draw_counter), last, gap=0.0, shares=lambda _: shares)

    def _caption_height(self, view: Viewport, width: float) -> float:
        if grown(1.0) == 1.0:
            return _CAPTION_HIGH
        words, style = self.caption(self.panel.turn), _CAPTION.with_changes(wrap=True)
        return max(_CAPTION_HIGH, text_size(view, words, style, width)[1] + 8)

    def _board_height(self, view: Viewport, width: float) -> float:
        """Return the height of a board that is seen as a whole in the window, and its caption."""
        wide = min(width, _BOARD_SHARE * self.stack.view.height * SHAPE)
        return self._caption_height(view, width) + wide / SHAPE

    def _draw_board(self, canvas: Canvas, area: pygame.FRect) -> None:
        turn, large = self.panel.turn, grown(1.0) > 1.0
        caption = self._caption_height(canvas.view, area.width)
        room = area.height - caption
        wide = min(area.width, room * SHAPE)
        board = box_at((area.centerx, area.bottom - room / 2), wide, wide / SHAPE)
        across = area if large else board
        place = (across.x, board.y - caption, across.width, caption - 4)
        colour = Colours.sides[turn.side]
        canvas.text(self.caption(turn), place, _CAPTION, colour=colour, wrap=large)
        colour = Colours.positive if self.panel.better else Colours.attention
        strings = self.services.content.strings
        draw_board(canvas, board, turn, self.panel.shown, colour, self.look, strings)

    def _draw_counter(self, canvas: Canvas, area: pygame.FRect) -> None:
        turns = self.review.turns
        words = self.translate("review.turn", turn=self.panel.turn.number, count=turns[-1].number)
        canvas.text(words, area.inflate(-16, 0), _TURN)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the page, and how far the reading has come."""
        super().draw_background(canvas)
        self._draw_progress(canvas)

    def caption(self, turn: Turn) -> str:
        """Return whose turn the board shows, and whose hand lies below."""
        name, viewer = self.names[turn.side], self.names[viewer_of(turn)]
        key = "begins" if name == viewer else "begins_of_horde"
        return self.translate(f"review.{key}", name=name, viewer=viewer, mana=turn.start.mana)

    def _draw_progress(self, canvas: Canvas) -> None:
        if self.review.done:
            return
        box, review, count = self.most.rect, self.review, len(self.review.turns)
        key, turn = ("reading", review.known) if review.known < count else ("weighing", review.read)
        key = "looking_again" if review.read == count else key
        told = self.translate(f"review.{key}", turn=min(turn + 1, count), count=count)
        words = self.problem or told
        room = (box.x, box.y, box.width, box.height - _BAR_HIGH - 4)
        canvas.text(words, room, _NOTE, wrap=grown(1.0) > 1.0)
        well = pygame.FRect(box.x, box.bottom - _BAR_HIGH, box.width, _BAR_HIGH)
        draw_well(canvas, well, radius=_BAR_HIGH / 2)
        done = well.inflate(-4, -4)
        done.width *= self.review.progress
        if done.width >= done.height:
            canvas.fill(done, Colours.gold, radius=done.height / 2)

    def label(self, index: int) -> str:
        """Return the hint of a turn in the graph."""
        turn, (before, after) = self.review.turns[index], self.review.chances[index : index + 2]
        words = {"turn": turn.number, "name": self.names[turn.side]}
        # Each new verdict may change the weight of the others until all are found.
        if before is None or after is None or None in self.review.chances:
            return self.translate("review.turn_of", **words)
        if not self.review.figured:
            return self.translate("review.in_words.label", **words)
        mine = (1 - each if turn.side else each for each in (before, after))
        first, last = map(percent, mine)
        return self.translate("review.label", **words, before=first, after=last)


def _shares(width: float) -> tuple[float, float]:
    column = max(_COLUMN, width * _COLUMN_SHARE)
    return width - column - Sizes.gap, column


def example(services: Services) -> ReviewScene:
    """Return what was found of a short match."""
    from ..examples import reviewed_duel  # noqa: PLC0415

    return ReviewScene(services, *reviewed_duel(services))


def example_reading(services: Services) -> ReviewScene:
    """Return what was found of a short match in the middle of the look back."""
    from ..examples import reviewed_duel  # noqa: PLC0415

    match, _ = reviewed_duel(services)
    review, tasks = Review(match, "greedy"), TaskRunner()
    while review.read < len(review.turns) / 2:
        review.ask(tasks, lambda: None, print)
    scene = ReviewScene(services, match, review)
    # It is a picture of that moment, so no further question is asked.
    scene.update = scene.widgets.update  # type: ignore[method-assign]
    return scene
