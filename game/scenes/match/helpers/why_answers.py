"""Answers to "Why?" in a match: for what was refused, for a card or creature, for the turn."""

from collections.abc import Callable

import pygame

from game.board import Layout, Piece
from game.kit import Viewport
from game.play import of_creature, of_turn, turn_choices
from game.rules import Card, Refusal

from ...common import sentence
from ..match_buttons import KeptButton
from ..match_messages import ASK
from ..table_part import TablePart, TableTools

#: The size of the words on the button below a refusal, and how far below that it is.
_ASK_SIZE, _BELOW_MESSAGE = 16.0, 46.0
#: The codes of the reasons that tell when a creature in play attacks.
ATTACKING = frozenset(
    (
        *("attacked", "attacks", "attacks_at_once", "no_strength", "rage_alone"),
        *("strikes_again", "summoned", "theirs"),
    )
)


class WhyAnswers(TablePart):
    """Finds the reason that the player asks for, and shows it in full."""

    def ask(self) -> None:
        """Explain the last refusal, else the piece that is looked at, else the turn."""
        refusal = self._view.message.refusal
        card = self._card_of(refusal)
        if refusal is None:
            selection = self._tools.selection
            refusal, card = self._of_piece(selection.focused or selection.hovered)
        if refusal is not None:
            title = "why.title_creature" if refusal.code in ATTACKING else "why.title"
            self._explain(title, [refusal], card)
        else:
            self._of_turn()

    def note(self, piece: Piece | None) -> str:
        """Return the reason beside the card that is being read, or ""."""
        refusal, _ = self._of_piece(piece)
        if refusal is None or refusal == self._view.message.refusal:
            # The message shows this reason already.
            return ""
        translate = self._view.translate
        reason = translate(f"reasons.{refusal.code}.now", **dict(refusal.values))
        if refusal.code in ATTACKING:
            return sentence(reason)
        return translate("why.not_now", reason=reason)

    def _of_turn(self) -> None:
        state, speaker = self._flow.state, self._flow.seats.speaker
        choices = turn_choices(state, speaker)
        if choices is None:
            self._explain("why.title_turn", of_turn(state, speaker), None)
        else:
            self._view.message.hush()
            routes = self._services.routes
            self._tools.dialogs.push(routes.what_can_be_done(choices, self._view.log))

    def _explain(self, title: str, refusals: list[Refusal], card: Card | None) -> None:
        self._view.message.hush()
        why = self._services.routes.why(self._view.translate(title), refusals, card)
        self._tools.dialogs.push(why)

    def _card_of(self, refusal: Refusal | None) -> Card | None:
        name = dict(refusal.values).get("card") if refusal is not None else None
        hand = self._flow.state.sides[self._view.table.viewer].hand
        return next((card for card in hand if card.name == name), None)

    def _of_piece(self, piece: Piece | None) -> tuple[Refusal | None, Card | None]:
        """Return why a card of the own hand cannot be played, or when a creature attacks."""
        table, state = self._view.table, self._flow.state
        if piece is None or piece.card is None or self._view.busy:
            return None, None
        hand = table.sides[table.viewer].hand
        if piece in hand and self._tools.selection.mine:
            return self._tools.selection.refusal(hand.index(piece)), piece.card
        for number, side in enumerate(table.sides):
            for lane, row in enumerate(side.lanes):
                if piece in row:
                    return of_creature(state, number, lane, row.index(piece)), piece.card
        return None, None


class RefusalHelp(TablePart):
    """Shows "Why?", which calls ``act``, below a refusal, as long as that is shown."""

    def __init__(self, tools: TableTools, act: Callable[[], None]) -> None:
        super().__init__(tools)
        self._window = Viewport.of((1280, 720))
        words, hint = self._view.translate("why.ask"), self._view.translate("why.ask_hint")
        self.button = tools.widgets.add(
            KeptButton(words, act, icon="icons/help", size=_ASK_SIZE, hint=hint)
        )
        self.button.visible = False

    def place(self, view: Viewport, _layout: Layout) -> None:
        """Remember the window."""
        self._window = view

    def update(self, _dt: float) -> bool:
        """Lay the button below the refusal, wherever that is shown; True when it moves."""
        message, layout, before = self._view.message, self._view.layout, self.button.rect
        self.button.visible = message.refusal is not None
        if message.gives_way:
            place = message.ask_place(self._window, layout)
        else:
            middle, foot = layout.width / 2, layout.message.y + layout.message.height / 2
            place = pygame.FRect(middle - ASK[0] / 2, foot + _BELOW_MESSAGE, *ASK)
        self.button.place(place)
        return self.button.visible and place != before
