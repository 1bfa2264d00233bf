"""The pause over a match: go on, change options, concede, or leave it for later."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    Column,
    ColumnButton,
    Command,
    Drawn,
    Grid,
    Intent,
    Item,
    Kind,
    PadCame,
    PadLost,
    Panel,
    PanelHead,
    Row,
    Sizes,
    Space,
    Words,
    box_at,
    button_height,
    grown,
    text_style,
)
from game.play import Match, match_id, portraits_of, seats_of_persons
from game.rules import NOBODY, to_act

from ...common import (
    ConfirmDialog,
    Dialog,
    PadNotice,
    Screen,
    campaign_level,
    concede_question,
    draw_oval,
    draw_seat,
    if_yes,
    mode_words,
    player_names,
)
from ...routes import WaysOut
from ...services import Services

#: How high a button is, a line about the match, and the head.
_BUTTON, _LINE, _HEAD = 49.0, 24.0, 56.0
#: The room before the button that leaves the match, and how far all are from the lines' ends.
_PART, _INSET = 26.0, 18.0
#: The portraits of who plays, how far apart they are, and up to which growth of the texts.
_FACE, _FACES_APART, _WITH_FACES = 42.0, 120.0, 1.0
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


class PauseDialog(Dialog, Screen):
    """A column of buttons over the match; leaves a ``PauseChoice``.

    ``name`` is the player who may concede, and, with ``may_offer``, offer a draw. ``notice`` is
    the reason why ``match`` pauses by itself. A ``curtained`` match can neither be shown nor ended.
    Its ``ways`` out have their words, where they are not the usual ones.
    """

    sight = "bridge"
    paper = "parchment"
    place = "match"
    widest: ClassVar[float] = 820.0
    widens: ClassVar[bool] = False
    edges: ClassVar[tuple[float, float, float]] = (30.0, 16.0, 28.0)
    music_level: ClassVar[float | None] = 1 / 3

    keys: ClassVar[dict[str, str]] = {"pause": ""}

    def __init__(
        self,
        services: Services,
        name: str,
        match: Match,
        *,
        may_offer: bool = False,
        notice: str = "",
        curtained: bool = False,
        ways: WaysOut | None = None,
    ) -> None:
        super().__init__(services)
        self.match = match
        #: The keys of the words for leaving and for conceding.
        leave, self._give_up = (ways.leave, ways.giving_up()) if ways else ("quit", "concede")
        self._leave = "leave_what_if" if match.what_if else leave
        self._curtained, self._may_offer = curtained, may_offer
        self._notice = PadNotice(services, notice)
        self.name = name
        self.remake()

    def make(self) -> None:
        """Make the buttons, and the line about the match, in the player's language."""
        services = self.services
        self.about = _about(services, self.match)
        self.title = self.translate("pause.title")
        self.buttons = [
            self._button("resume", "play", lambda: self.leave_with(PauseChoice.RESUME), "primary"),
            self._button("help", "help", lambda: self.stack.push(services.routes.options("help"))),
            self._button("options", "gear", lambda: self.stack.push(services.routes.options())),
            *self._table_buttons(),
            self._button(
                self._leave, "leave", lambda: self.leave_with(PauseChoice.QUIT), "secondary"
            ),
        ]
        self.keys_button = self._button("keys", "gamepad", self.show_keys)
        #: Shown when several people sit at one screen, with pads connected.
        self.pads_button = self._button(
            "pads", "swap", lambda: self.stack.push(services.routes.pad_seats(self.match))
        )
        several = len(seats_of_persons(self.match.seats)) > 1
        connected = bool(services.inputs.pads.connected)
        self.pads_button.visible = several and connected and not self._curtained
        self.rules_button = self._button("rules", "book", self.open_rules)
        self.widgets.focus(self.buttons[0])

    def _table_buttons(self) -> list[ColumnButton]:
        if self._curtained:
            return []
        return [
            self._button("log", "scroll", lambda: self.leave_with(PauseChoice.LOG)),
            *(
                [self._button("draw", "swap", lambda: self.leave_with(PauseChoice.DRAW))]
                if self._may_offer
                else ()
            ),
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

    @property
    def to_act_words(self) -> str:
        """The words that tell who is to act: ``name``, or the computer in its turn."""
        name, side, seats = self.name, to_act(self.match.position), self.match.seats
        if side != NOBODY and side not in seats_of_persons(seats):
            name = player_names(self.services, seats)[side]
        return self.translate("pause.to_act", name=name)

    def leave_with(self, choice: PauseChoice) -> None:
        """Go back to the match, which acts on ``choice``."""
        self.stack.pop(choice)

    @property
    def _below(self) -> Screen | None:
        """The match, or the question in it, over which this lies."""
        below = self.stack.scenes[-2] if self.on_stack and len(self.stack) > 1 else None
        return below if isinstance(below, Screen) else None

    def show_keys(self) -> None:
        """Show the keys of the match below."""
        self.stack.push(self.services.routes.key_card(self._below or self))

    def open_rules(self) -> None:
        """Open the rulebook at the rule that matters in the match below."""
        self.stack.push(self.services.routes.rulebook(self.rule_here()))

    def rule_here(self) -> str:
        """Return the rule that matters in the match below."""
        return self._below.rule_here() if self._below else "R3"

    def ask_to_concede(self) -> None:
        """Ask whether the player really concedes."""
        question = concede_question(self.services, self.name, self._give_up)
        self.stack.push(
            ConfirmDialog(question), if_yes(lambda: self.leave_with(PauseChoice.CONCEDE))
        )

    def make_panel(self) -> Panel:
        """Return the panel with the lines about the match, and the buttons below them."""
        wraps = grown(1.0) > 1.0
        first, help_button, options, *rare, leave = self.buttons
        quiet = [help_button, self.keys_button, options, self.rules_button, *rare]
        if self.pads_button.visible:
            quiet.insert(4, self.pads_button)
        high = button_height(_BUTTON)
        pairs = Grid([Item(each, high) for each in quiet], 2)
        rows = Item(first, high), pairs, Space(_PART), Item(leave, high)
        colour = Colours.attention if self.notice else Colours.muted
        faces = [Drawn(self._draw_faces, 2 * _FACE + 8)] if grown(1.0) <= _WITH_FACES else []
        return Panel(
            *faces,
            PanelHead(self.title, _HEAD, _TITLE),
            Words(self.to_act_words, _ACTS.with_changes(wrap=wraps), _LINE),
            Words(self.notice or self.about, _TELLS.with_changes(wrap=wraps, colour=colour), _LINE),
            Space(Sizes.gap),
            Row(Column(*rows), most=min(grown(self.wide), self.widest) - 2 * _INSET),
            edge=self.edges[0],
            tall=self.edges[1:],
            gap=0.0,
        )

    def _draw_faces(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw who plays, the one who is to act in front and in a light."""
        acting = to_act(self.match.position)
        faces = list(enumerate(portraits_of(self.match.seats)))
        pitch = min(_FACES_APART, area.width / len(faces))
        for side, portrait in faces:
            x = area.centerx + (side - (len(faces) - 1) / 2) * pitch
            if side == acting:
                draw_oval(canvas, box_at((x, area.centery), 3.4 * _FACE, 3.4 * _FACE), Colours.gold)
            draw_seat(canvas, portrait, side, (x, area.centery), _FACE)

    def handle(self, intent: Intent) -> None:
        """Follow pads that come and go: a notice about a missing one stays until one comes."""
        if not isinstance(intent, PadCame | PadLost):
            super().handle(intent)
            return
        if isinstance(intent, PadLost) and intent.missed:
            self._notice = PadNotice(self.services, self.translate("pads.lost"))
        self.remake()
        self.lay_out_anew()

    def handle_rest(self, intent: Intent) -> None:
        """Go on with the match on "back" or "pause"."""
        if intent in (Command("back"), Command("pause")):
            self.leave_with(PauseChoice.RESUME)

    def _button(
        self, key: str, icon: str, act: Callable[[], None], kind: Kind = "quiet"
    ) -> ColumnButton:
        """Add a button; what is only looked at has no plate."""
        button = ColumnButton(self.translate(f"pause.{key}"), act, kind=kind, icon=f"icons/{icon}")
        return self.widgets.add(button)


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


#: At the curtain between two turns, and of a player who may offer a draw.
example_curtain = partial(example, curtained=True)
example_draw = partial(example, may_offer=True)
