"""Answers to "Why?" in a match: for what was refused, for a card or creature, for the turn."""

from __future__ import annotations

from game.board import Piece, Selection
from game.play import of_creature, of_turn, turn_choices
from game.rules import Card, Refusal

from ...common import sentence
from ..dialogs.match_dialogs import MatchDialogs
from ..match_view import MatchView
from ..table_part import TablePart
from ..turn_flow import TurnFlow

#: The codes of the reasons that tell when a creature in play attacks.
ATTACKING = frozenset(
    (
        "attacked",
        "attacks",
        "attacks_at_once",
        "no_strength",
        "rage_alone",
        "strikes_again",
        "summoned",
        "theirs",
    )
)


class WhyAnswers(TablePart):
    """Finds the reason that the player asks for, and shows it in full."""

    def __init__(
        self, flow: TurnFlow, view: MatchView, selection: Selection, dialogs: MatchDialogs
    ) -> None:
        self._flow = flow
        self._view = view
        self._selection = selection
        self._dialogs = dialogs

    def ask(self) -> None:
        """Explain the last refusal, else the piece that is looked at, else the turn."""
        refusal = self._view.message.refusal
        card = self._card_of(refusal)
        if refusal is None:
            refusal, card = self._of_piece(self._selection.focused or self._selection.hovered)
        if refusal is not None:
            creature = refusal.code in ATTACKING
            title = "why.title_creature" if creature else "why.title"
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
        """Show the choices of the turn; in the other side's turn, why there are none."""
        state, speaker = self._flow.state, self._flow.speaker
        choices = turn_choices(state, speaker)
        if choices is None:
            self._explain("why.title_turn", of_turn(state, speaker), None)
        else:
            self._view.message.hush()
            self._dialogs.show_choices(choices, self._view.log)

    def _explain(self, title: str, refusals: list[Refusal], card: Card | None) -> None:
        self._view.message.hush()
        self._dialogs.explain(self._view.translate(title), refusals, card)

    def _card_of(self, refusal: Refusal | None) -> Card | None:
        """Return the card of the own hand that a refusal is about."""
        name = dict(refusal.values).get("card") if refusal is not None else None
        hand = self._flow.state.sides[self._view.table.viewer].hand
        return next((card for card in hand if card.name == name), None)

    def _of_piece(self, piece: Piece | None) -> tuple[Refusal | None, Card | None]:
        """Return why a card of the own hand cannot be played, or when a creature attacks."""
        table, state = self._view.table, self._flow.state
        if piece is None or piece.card is None or self._view.busy:
            return None, None
        hand = table.sides[table.viewer].hand
        if piece in hand and self._selection.mine:
            return self._selection.refusal(hand.index(piece)), piece.card
        for number, side in enumerate(table.sides):
            for lane, row in enumerate(side.lanes):
                if piece in row:
                    place = row.index(piece)
                    return of_creature(state, number, lane, place), piece.card
        return None, None
