"""Help at the table: why something is not possible, and what the master would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.board import Marks, Piece
from game.kit import Canvas, Command, Intent
from game.play import of_creature, of_turn
from game.rules import Card, CastIncantation, PlayCreature, Refusal, why_not_card

from .. import routes
from ..common.why_dialog import sentence
from .hint import Hint

if TYPE_CHECKING:
    from .match_scene import MatchScene


class MatchHelp:
    """Answers the player's two questions: "Why not?" and "What now?"."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.hint = Hint(scene)

    def command(self, intent: Command) -> bool:
        """Answer a key; True when it was meant for the help."""
        if intent.name == "hint":
            self.hint.toggle()
        elif intent.name == "why":
            self.ask_why()
        else:
            return self.hint.command(intent.name, intent)
        return True

    def handle(self, intent: Intent) -> bool:
        """Answer the pointer; True when it was meant for the help."""
        return self.hint.handle(intent)

    @property
    def meant(self) -> tuple[PlayCreature | CastIncantation, ...]:
        """The play that the hint is about, for a look at what the assault does after it."""
        return self.hint.meant

    def update(self, dt: float) -> bool:
        """Follow the match; True while something of it moves."""
        return self.hint.update(dt)

    def mark(self, marks: Marks) -> None:
        """Point out on the table what the hint is about."""
        self.hint.mark(marks)

    def draw(self, canvas: Canvas) -> None:
        """Draw the hint."""
        self.hint.draw(canvas)

    def leave(self) -> None:
        """Wait for no answer: the match is left."""
        self.hint.close()

    # Why?

    def ask_why(self) -> None:
        """Give the reason in full for what was refused, what is looked at, or what is missing."""
        scene = self.scene
        refusal = scene.message.refusal
        card = self._card_of(refusal)
        if refusal is None:
            refusal, card = self._of_piece(scene.pointer.focused or scene.pointer.hovered)
        if refusal is not None:
            self._tell(self._title(refusal), [refusal], card)
            return
        side = scene.flow.speaker
        self._tell(scene.translate("why.title_turn"), of_turn(scene.state, side), None)

    def _card_of(self, refusal: Refusal | None) -> Card | None:
        """Return the card of the own hand that a refusal is about."""
        name = dict(refusal.values).get("card") if refusal is not None else None
        hand = self.scene.state.sides[self.scene.table.viewer].hand
        return next((card for card in hand if card.name == name), None)

    def _tell(self, title: str, refusals: list[Refusal], card: Card | None) -> None:
        self.scene.message.hush()
        self.scene.stack.push(routes.why(self.scene.services, title, refusals, card))

    def _title(self, refusal: Refusal) -> str:
        creature = refusal.code in ATTACKING
        return self.scene.translate("why.title_creature" if creature else "why.title")

    def _of_piece(self, piece: Piece | None) -> tuple[Refusal | None, Card | None]:
        """Return why a card of the own hand cannot be played, or when a creature attacks."""
        scene, table = self.scene, self.scene.table
        if piece is None or piece.card is None or scene.animator.busy:
            return None, None
        hand = table.sides[table.viewer].hand
        if piece in hand and scene.flow.open and scene.state.active == table.viewer:
            return why_not_card(scene.state, hand.index(piece)), piece.card
        for number, side in enumerate(table.sides):
            for lane, row in enumerate(side.lanes):
                if piece in row:
                    place = row.index(piece)
                    return of_creature(scene.state, number, lane, place), piece.card
        return None, None

    def note(self, piece: Piece | None) -> str:
        """Return what is to be said beside the card that is being read, or nothing."""
        refusal, _ = self._of_piece(piece)
        if refusal is None:
            return ""
        reason = self.scene.translate(f"reasons.{refusal.code}.now", **dict(refusal.values))
        if refusal.code in ATTACKING:
            return sentence(reason)
        return self.scene.translate("why.not_now", reason=reason)


#: What is said of a creature in play: when it attacks.
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
