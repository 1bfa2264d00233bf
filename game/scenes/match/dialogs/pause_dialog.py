"""The pause over a match: go on, change options, concede, or leave it for later."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import ClassVar

import pygame

from game.kit import (
    Alphas,
    Canvas,
    Colours,
    ColumnButton,
    Command,
    Intent,
    PadCame,
    PadLost,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_size,
    text_style,
)
from game.play import Match, match_id, seats_of_persons
from game.rules import NOBODY, to_act

from ...common import (
    ConfirmDialog,
    PadNotice,
    Screen,
    campaign_level,
    concede_question,
    mode_words,
    player_names,
)
from ...routes import WaysOut
from ...services import Services

#: The size of the panel, and how wide it is at most as its words grow.
PANEL, _WIDEST = (520.0, 560.0), 880.0
BUTTON_HEIGHT = 52.0
#: How high the title is, and a line about the match; where the buttons begin below both.
_HEAD, _LINE, _BUTTONS_Y = 58.0, 24.0, 138.0
#: The additional room before the buttons that leave the match.
_PART = 14.0
#: The places of How to play, the options and the log among the buttons.
_HELP, _OPTIONS, _LOG = 1, 2, 3
#: The first of the buttons that leave the match.
_LAST = 4
#: The number of buttons on a panel of the usual height.
_USUAL = 6
_TELLS = text_style.CAPTION.with_changes(align="center", fit=True, size=15)
_ACTS = _TELLS.with_changes(colour=Colours.text, size=16.5)
_TITLE = text_style.HEADING.with_changes(size=30)


class PauseChoice(StrEnum):
    """The player's choice in the pause."""

    RESUME = "resume"
    LOG = "log"
    DRAW = "draw"
    CONCEDE = "concede"
    QUIT = "quit"


class PauseDialog(Screen):
    """A column of buttons over the match; leaves a ``PauseChoice``.

    ``name`` is the player who may concede, and, with ``may_offer``, offer a draw. ``notice`` is
    the reason why ``match`` pauses by itself. A ``curtained`` match can neither be shown nor ended.
    Its ``ways`` out have their words, where they are not the usual ones.
    """

    place = "match"
    transparent: ClassVar[bool] = True
    music_level: ClassVar[float | None] = 1 / 3

    keys: ClassVar[dict[str, str]] = {"pause": ""}

    def __init__(
        self,
        services: Services,
        name: str,
        match: Match | None = None,
        *,
        may_offer: bool = False,
        notice: str = "",
        curtained: bool = False,
        ways: WaysOut | None = None,
    ) -> None:
        super().__init__(services)
        self.match = match
        self._ways = ways
        self._curtained = curtained
        self._notice = PadNotice(services, notice)
        self.name = name
        self._match, self._may_offer = match, may_offer
        #: The heights of the title, and of the two lines below it.
        self._head, self._lines = _HEAD, [_LINE, _LINE]
        self._make()

    def _make(self) -> None:
        """Make the buttons, and the line about the match, in the player's language."""
        services, match = self.services, self._match
        self.widgets.clear()
        self.about = "" if match is None else _about(services, match)
        leave = "quit" if self._ways is None else self._ways.leave
        leave = "leave_what_if" if match is not None and match.what_if else leave
        self.title = self.translate("pause.title")
        self.buttons = [
            self._button("resume", "play", lambda: self.leave_with(PauseChoice.RESUME)),
            self._button("help", "help", lambda: self.stack.push(services.routes.options("help"))),
            self._button("options", "gear", lambda: self.stack.push(services.routes.options())),
            *self._table_buttons(),
            self._button(leave, "leave", lambda: self.leave_with(PauseChoice.QUIT)),
        ]
        self.keys_button = self._button("keys", "gamepad", self.show_keys)
        #: Shown when several people sit at one screen, with pads connected.
        self.pads_button = self._button("pads", "swap", self.show_pads)
        several = match is not None and len(seats_of_persons(match.seats)) > 1
        connected = bool(services.inputs.pads.connected)
        self.pads_button.visible = several and connected and not self._curtained
        self.rules_button = self._button("rules", "book", self.open_rules)
        self.buttons[0].kind = "primary"
        self.widgets.focus(self.buttons[0])

    @property
    def _give_up(self) -> str:
        """The key of the words for conceding."""
        return "concede" if self._ways is None else self._ways.give_up

    def _table_buttons(self) -> list[ColumnButton]:
        """Make the buttons that show or end the match; none behind a curtain."""
        if self._curtained:
            return []
        return [
            self._button("log", "scroll", lambda: self.leave_with(PauseChoice.LOG)),
            *([self._button("draw", "swap", self.offer_draw)] if self._may_offer else ()),
            self._button(self._give_up, "surrender", self.ask_to_concede),
        ]

    @property
    def notice(self) -> str:
        """The reason why the match pauses by itself, or ""."""
        return self._notice.words

    def resume(self) -> None:
        """Look which pads have come and gone meanwhile."""
        super().resume()
        self.lay_out_anew()

    def retext(self) -> None:
        """Write everything again in another language."""
        self._make()

    @property
    def to_act_words(self) -> str:
        """The words that tell who is to act: ``name``, or the computer in its turn."""
        name = self.name
        if self.match is not None:
            side, seats = to_act(self.match.position), self.match.seats
            if side != NOBODY and side not in seats_of_persons(seats):
                name = player_names(self.services, seats)[side]
        return self.translate("pause.to_act", name=name)

    def leave_with(self, choice: PauseChoice) -> None:
        """Go back to the match, which acts on ``choice``."""
        self.stack.pop(choice)

    def show_keys(self) -> None:
        """Show the keys of the match below."""
        below = self.stack.scenes[-2] if len(self.stack) > 1 else self
        about = below if isinstance(below, Screen) else self
        self.stack.push(self.services.routes.key_card(about))

    def show_pads(self) -> None:
        """Choose who holds which pad."""
        if self.match is not None:
            self.stack.push(self.services.routes.pad_seats(self.match))

    def open_rules(self) -> None:
        """Open the rulebook at the rule that matters in the match below."""
        self.stack.push(self.services.routes.rulebook(self.rule_here()))

    def rule_here(self) -> str:
        """Return the rule that matters in the match below."""
        below = self.stack.scenes[-2] if self.on_stack and len(self.stack) > 1 else None
        return below.rule_here() if isinstance(below, Screen) else "R3"

    def offer_draw(self) -> None:
        """Go back to the match, which offers the draw."""
        self.leave_with(PauseChoice.DRAW)

    def ask_to_concede(self) -> None:
        """Ask whether the player really concedes."""
        question = concede_question(self.services, self.name, self._give_up)
        self.stack.push(ConfirmDialog(question), self._concede_if)

    def _concede_if(self, sure: object) -> None:
        """Concede when the question was answered with yes."""
        if sure is True:
            self.leave_with(PauseChoice.CONCEDE)

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Return the size of a panel on which the lines about the match and the buttons are."""
        width = min(grown(PANEL[0]), _WIDEST)
        inside = width - 60
        self._head = head_height(view, self.translate("pause.title"), inside, _HEAD, _TITLE)
        lines = (self.to_act_words, _ACTS), (self._told, _TELLS)
        self._lines = [
            max(_LINE, text_size(view, words, look.with_changes(wrap=_wraps()), inside)[1])
            for words, look in lines
        ]
        above = _BUTTONS_Y - _HEAD - 2 * _LINE + self._head + sum(self._lines)
        rows = len(self.buttons) - _USUAL
        high = PANEL[1] - _BUTTONS_Y + above
        high += _USUAL * (button_height(BUTTON_HEIGHT) - BUTTON_HEIGHT)
        return width, high + rows * (button_height(BUTTON_HEIGHT) + Sizes.gap)

    def resize(self, view: Viewport) -> None:
        """Lay the buttons in a column, some of them two in a row."""
        self._box = view.centered(self._measure(view))
        top = self._box.y + _BUTTONS_Y - _HEAD - 2 * _LINE + self._head + sum(self._lines)
        last, high = min(_LAST, len(self.buttons) - 1), button_height(BUTTON_HEIGHT)
        for index, button in enumerate(self.buttons):
            y = top + index * (high + Sizes.gap) + (_PART if index >= last else 0.0)
            button.place((self._box.x + 48, y, self._box.width - 96, high))
        # These pairs share a row: how to play and the keys, options and rules, log and pads.
        self._halve(_HELP, self.keys_button)
        self._halve(_OPTIONS, self.rules_button)
        if self.pads_button.visible:
            self._halve(_LOG, self.pads_button)

    def _halve(self, index: int, other: ColumnButton) -> None:
        """Have a button share its row with another."""
        row = self.buttons[index].rect.copy()
        half = (row.width - Sizes.gap) / 2
        self.buttons[index].place((row.x, row.y, half, row.height))
        other.place((row.right - half, row.y, half, row.height))

    def handle(self, intent: Intent) -> None:
        """Follow pads that come and go: a notice about a missing one stays until one comes."""
        if not isinstance(intent, PadCame | PadLost):
            super().handle(intent)
            return
        if isinstance(intent, PadLost) and intent.missed:
            self._notice = PadNotice(self.services, self.translate("pads.lost"))
        self._make()
        self.lay_out_anew()
        self.invalidate()

    def handle_rest(self, intent: Intent) -> None:
        """Go on with the match on "back" or "pause"."""
        if intent in (Command("back"), Command("pause")):
            self.leave_with(PauseChoice.RESUME)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and its title."""
        canvas.dim(alpha=Alphas.dim)
        draw_panel(canvas, self._box)
        line = pygame.FRect(self._box.x + 30, self._box.y + 20, self._box.width - 60, self._head)
        draw_head(canvas, line, self.translate("pause.title"), _TITLE)
        line.top, line.height = line.bottom, self._lines[0]
        canvas.text(self.to_act_words, line, _ACTS, wrap=_wraps())
        line.top, line.height = line.bottom, self._lines[1]
        colour = Colours.attention if self.notice else Colours.muted
        canvas.text(self._told, line, _TELLS, colour=colour, wrap=_wraps())

    @property
    def _told(self) -> str:
        """The line below who is to act: why the match pauses, or which match it is."""
        return self.notice or self.about

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> ColumnButton:
        return self.widgets.add(
            ColumnButton(self.translate(f"pause.{key}"), act, icon=f"icons/{icon}")
        )


def _wraps() -> bool:
    """Whether the lines about the match go on in a second line: larger ones do."""
    return grown(1.0) > 1.0


def _about(services: Services, match: Match) -> str:
    """Return the line with mode and turn of a match; "" for a match without a record."""
    if match.what_if:
        return services.translate("pause.what_if")
    if match.record is None:
        return ""
    header = match.record.header
    level = campaign_level(services, header.terms, match_id(header))
    words = mode_words(services, header.terms, level, header.house, custom=header.has_custom_cards)
    turn = services.translate("match.turn", turn=match.turns)
    return services.translate("pause.about", mode=words, turn=turn)


def example(services: Services, *, may_offer: bool = False, curtained: bool = False) -> PauseDialog:
    """Return the pause of a player called Morwen, who is to act in the middle of a duel."""
    from ...examples import middle_duel  # noqa: PLC0415

    match = middle_duel(services)
    return PauseDialog(services, "Morwen", match, may_offer=may_offer, curtained=curtained)


def example_curtained(services: Services) -> PauseDialog:
    """Return the pause at the curtain between two turns."""
    return example(services, curtained=True)


def example_may_offer(services: Services) -> PauseDialog:
    """Return the pause of a player who may offer a draw."""
    return example(services, may_offer=True)
