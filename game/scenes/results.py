"""After a match: who has won, how, in what figures, and what next."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Kind,
    Point,
    Sizes,
    Stage,
    View,
    draw_panel,
    style,
)
from game.play import CONCEDED, Match, ProfileError, RecordError, portraits_of, story
from game.rules import DRAW, LEFT, LEVELS, RIGHT

from . import routes
from .desk import Desk
from .embers import Embers
from .emblem import draw_seat
from .lettering import draw_lettering
from .plans import can_swap, rematch
from .samples import finished_duel
from .screen import (
    DEFEAT,
    EVENING,
    VICTORY,
    Screen,
    draw_fade,
    draw_landscape,
    draw_oval,
    land_colour,
    land_deep,
    player_names,
    row_of,
)
from .voyage import level_of, set_sail

#: The rule by which the Horde loses: its last turn is over (R9.8).
_BY_LAST_TURN = "R9.8"
PORTRAIT = 58.0
TABLE = (760.0, 284.0)
BUTTON_SIZE = (206.0, 54.0)
HEAD_ROW, ROW = 58.0, 36.0
_LABEL = style.BODY_INK.but(align="center", valign="middle", wrap=False, fit=True, size=17)
_FIGURE = style.STRONG_INK.but(align="center", size=21)
_NAME = style.STRONG_INK.but(align="center", size=21)
_HOW = style.HEADING.but(size=21, colour=Colours.light, bold=False, outline=1.6)


class ResultsScene(Screen):
    """Tells the result of a finished match; every button leads on."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk)
        assert match.result is not None
        self.match = match
        self.result = match.result
        self.names = player_names(desk, match.seats)
        self.portraits = portraits_of(match.seats)
        self.title = self.headline
        self.figures = self._figures()
        quiet = self.result.winner == DRAW or self.lost
        self.embers = None if quiet else Embers(self.result.winner)
        self.level = level_of(desk, match)
        self.message = ""
        self._make_buttons()

    @property
    def headline(self) -> str:
        """Who has won, by the name that the record keeps."""
        if self.result.winner == DRAW:
            return self.say("results.draw")
        return self.say("results.wins", name=self.names[self.result.winner])

    @property
    def how(self) -> str:
        """How the match ended."""
        if self.result.winner == DRAW:
            return self.say("results.by_turns")
        loser = self.names[1 - self.result.winner]
        keys = {CONCEDED: "by_conceding", _BY_LAST_TURN: "by_last_turn"}
        return self.say(f"results.{keys.get(self.result.rule, 'by_fort')}", name=loser)

    # What next

    def rematch(self, *, swapped: bool = False) -> None:
        """Play again on the same terms; ``swapped``, from the other sides."""
        try:
            match = rematch(self.desk, self.match, swapped=swapped)
        except RecordError as problem:
            self.message = str(problem)
            self.invalidate()
            return
        self.stage.replace(routes.going_on(self.desk, match))

    def sail(self, level: int) -> None:
        """Begin an attempt at an island of the campaign, with cards of the same kind."""
        assert self.match.record is not None
        try:
            match = set_sail(self.desk, level, self.match.record.header.terms.form)
        except (RecordError, ProfileError) as problem:
            self.message = str(problem)
            self.invalidate()
            return
        self.stage.replace(routes.going_on(self.desk, match))

    def play_another(self) -> None:
        """Go to the choice of what is played."""
        self.stage.replace(routes.planning(self.desk, self.match))

    def go_to_menu(self) -> None:
        """Go to the menu."""
        self.stage.clear_to(routes.menu(self.desk))

    # The scene

    def enter(self, stage: Stage) -> None:
        """Let the result be heard."""
        super().enter(stage)
        if self.lost:
            self.desk.sound.jingle("defeat")
        elif self.result.winner != DRAW:
            self.desk.sound.jingle("victory")

    def handle_rest(self, intent: Intent) -> None:
        """Go to the menu on "back"."""
        if intent == Command("back"):
            self.go_to_menu()

    def update(self, dt: float) -> bool:
        """Move the widgets and what drifts down."""
        moving = super().update(dt)
        return (self.embers is not None and self.embers.update(dt)) or moving

    def resize(self, view: View) -> None:
        """Lay out the table and the buttons."""
        self._table = pygame.FRect((0, 0), TABLE)
        self._table.midtop = view.width / 2, view.height * 0.37
        foot = (0, view.height - 108, view.width, 70)
        places = row_of(foot, len(self.buttons), BUTTON_SIZE, 16)
        for button, place in zip(self.buttons, places, strict=True):
            button.place(place)

    @property
    def lost(self) -> bool:
        """Whether the only person at the table has lost."""
        persons = [side for side, seat in enumerate(self.match.seats) if seat.kind == "person"]
        return len(persons) == 1 and self.result.winner == 1 - persons[0]

    def _draw_backdrop(self, canvas: Canvas) -> None:
        """Draw a dawn for a victory, a ruin at dusk for a defeat, the evening for a draw."""
        if self.result.winner == DRAW:
            draw_landscape(canvas, EVENING, dim=120)
        else:
            draw_landscape(canvas, DEFEAT if self.lost else VICTORY, dim=40)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape in the winner's colour, the result and the table."""
        view = canvas.view
        self._draw_backdrop(canvas)
        winner = self.result.winner
        if winner != DRAW:
            colour = land_deep(winner)
            draw_fade(canvas, (0, 0, view.width, view.height), colour, (120, 10))
            light = pygame.FRect(0, 0, 1100, 420)
            light.center = view.width / 2, view.height * 0.17
            draw_oval(canvas, light, land_colour(winner), strength=120)
            if self.embers is not None:
                self.embers.draw(canvas)
            self._draw_winner(canvas, (view.width / 2, view.height * 0.18 - PORTRAIT - 3))
        title = (view.width / 2 - 560, view.height * 0.18, 1120, 90)
        draw_lettering(canvas, self.headline, title, 76)
        line = (view.width / 2 - 450, view.height * 0.18 + 94, 900, 30)
        canvas.text(self.message or self.how, line, _HOW)
        self._draw_table(canvas)

    def _draw_winner(self, canvas: Canvas, center: Point) -> None:
        winner = self.result.winner
        ring = pygame.FRect(0, 0, 2 * PORTRAIT, 2 * PORTRAIT)
        ring.center = center
        canvas.glow(ring, land_colour(winner), strength=170, spread=30, radius=PORTRAIT)
        draw_seat(canvas, self.portraits[winner], winner, center, PORTRAIT)

    def _figures(self) -> list[tuple[str, str, str]]:
        """Return label, left figure and right figure of every row."""
        told = story(self.match)
        left, right = told.sides
        rows = [
            ("damage", left.creature_damage, right.creature_damage),
            ("stronghold_damage", left.stronghold_damage, right.stronghold_damage),
            ("creatures_lost", left.creatures_lost, right.creatures_lost),
            ("cards_played", left.cards_played, right.cards_played),
        ]
        return [(self.say(f"results.{key}"), str(one), str(two)) for key, one, two in rows]

    def _draw_table(self, canvas: Canvas) -> None:
        box = self._table
        draw_panel(canvas, box, "parchment")
        inside = box.inflate(-2 * Sizes.padding - 8, -2 * Sizes.gap)
        self._draw_heads(canvas, pygame.FRect(inside.x, inside.y + 2, inside.width, HEAD_ROW))
        y = inside.y + HEAD_ROW + 6
        for index, (label, left, right) in enumerate(self.figures):
            row = pygame.FRect(inside.x, y + index * ROW, inside.width, ROW)
            if index % 2 == 0:
                canvas.fill(row, Colours.ink_soft, radius=Sizes.radius_small, alpha=34)
            self._draw_row(canvas, row, (label, left, right))
        y += len(self.figures) * ROW
        canvas.text(self._turns_line(), (inside.x, y + 6, inside.width, 30), _LABEL, size=17)

    def _draw_heads(self, canvas: Canvas, row: pygame.FRect) -> None:
        side_width = row.width * 0.36
        for side, x in ((LEFT, row.x), (RIGHT, row.right - side_width)):
            mark = 25.0
            center = x + mark + 4 if side == LEFT else x + side_width - mark - 4
            draw_seat(canvas, self.portraits[side], side, (center, row.centery), mark)
            words = pygame.FRect(x, row.y, side_width - 2 * mark - 14, row.height)
            words.x += 2 * mark + 14 if side == LEFT else 0
            align = "left" if side == LEFT else "right"
            canvas.text(self.names[side], words, _NAME, align=align)  # type: ignore[arg-type]
        canvas.fill((row.x, row.bottom + 1, row.width, 2), Colours.bronze, alpha=180)

    def _draw_row(self, canvas: Canvas, row: pygame.FRect, words: tuple[str, str, str]) -> None:
        label, left, right = words
        width = row.width * 0.22
        canvas.text(left, (row.x, row.y, width, row.height), _FIGURE)
        canvas.text(right, (row.right - width, row.y, width, row.height), _FIGURE)
        canvas.text(label, (row.x + width, row.y, row.width - 2 * width, row.height), _LABEL)

    def _turns_line(self) -> str:
        told = story(self.match)
        if told.decisive_turn is None:
            return self.say("results.turns", count=told.turns)
        return self.say("results.turns_decided", count=told.turns, turn=told.decisive_turn)

    def _make_buttons(self) -> None:
        self.buttons: list[Button] = []
        if self.level is not None:
            self._make_voyage_buttons(self.level)
        else:
            self._make_rematch_buttons()
        self._button("menu", "home", self.go_to_menu)
        self.widgets.focus(self.buttons[0])

    def _make_rematch_buttons(self) -> None:
        if self.match.record is not None:
            self._button("rematch", "again", self.rematch, primary=True)
            if can_swap(self.match):
                self._button("swap", "swap", lambda: self.rematch(swapped=True))
        self._button("another", "duel", self.play_another)

    def _make_voyage_buttons(self, level: int) -> None:
        """Offer the next island after a win, the same again, and the chart."""
        won = self.result.winner == LEFT
        if won and level < max(LEVELS.values()):
            self._button("next_level", "island", lambda: self.sail(level + 1), primary=True)
        self._button("again", "again", lambda: self.sail(level), primary=not won)
        self._button("chart", "chart", self.play_another)

    def _button(
        self, key: str, icon: str, act: Callable[[], None], *, primary: bool = False
    ) -> None:
        kind: Kind = "primary" if primary else "secondary"
        button = Button(self.say(f"results.{key}"), act, kind=kind, icon=f"icons/{icon}")
        self.buttons.append(self.widgets.add(button))


def example(desk: Desk) -> ResultsScene:
    """Return the results of a match that was fought to its end."""
    scene = ResultsScene(desk, finished_duel(desk))
    assert scene.embers is not None
    scene.embers.time = 2.6
    return scene
