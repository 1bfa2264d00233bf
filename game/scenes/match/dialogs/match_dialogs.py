"""The scenes over a match, and in its place: each is pushed here, and its result answered here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from game.kit import Scene
from game.play import Match, TurnChoices
from game.rules import Card, Refusal

from ...common import ConfirmDialog, ConfirmQuestion, NeverAgain, player_names
from ...services import Services
from ..match_ways import MatchWays
from .log_screen import LogScreen
from .pause_dialog import PauseChoice
from .small_board import SmallBoard

if TYPE_CHECKING:
    from game.board import MatchLog

#: The result of the question for an order when the play before it is to be taken back.
UNDONE = "undone"
#: The parts of a question, by the ends of their keys.
_QUESTION = ("title", "text", "yes", "no")


class SceneChanger(Protocol):
    """Changes the scenes on the stack above the match."""

    def push(self, scene: Scene, on_result: Callable[[object], None] | None = None) -> None:
        """Put a scene over the match."""

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the match."""


class MatchDialogs:
    """Opens the scenes over ``match``, and in its place those of its ``ways`` out.

    ``on_pause`` hears the choice made in the pause.
    """

    def __init__(
        self,
        services: Services,
        match: Match,
        scenes: SceneChanger,
        on_pause: Callable[[PauseChoice], None],
        ways: MatchWays | None = None,
    ) -> None:
        self._services = services
        self._match = match
        self._scenes = scenes
        self._on_pause = on_pause
        self.ways = ways or MatchWays(services, match)

    def ask_order(
        self, on_order: Callable[[tuple[int, ...]], None], on_undo: Callable[[], None]
    ) -> None:
        """Ask the owner of fallen cards for their order (R5.6), or whether the play is undone."""

        def answered(result: object) -> None:
            if isinstance(result, tuple):
                on_order(result)
            elif result == UNDONE:
                on_undo()
            else:
                self._paused(result)

        self._scenes.push(self._services.routes.order(self._match, self.ways), answered)

    def hand_over(self, side: int, on_seated: Callable[[], None]) -> None:
        """Have the screen passed to the player of a side."""
        seats = self._match.seats
        name = player_names(self._services, seats)[side]

        def pause(notice: str) -> None:
            self.pause(name, notice=notice, curtained=True)

        def answered(result: object) -> None:
            # The result is None when the scene is taken off together with the match.
            if result is not None:
                on_seated()

        self._scenes.push(self._services.routes.hand_over(seats, side, pause), answered)

    def show_results(self) -> None:
        """Give way to what follows the match: usually its results."""
        self._scenes.replace(self.ways.ending())

    def pause(
        self, name: str, *, may_offer: bool = False, notice: str = "", curtained: bool = False
    ) -> None:
        """Open the pause, in which ``name`` may concede, and, if it ``may_offer``, offer a draw.

        ``notice`` is the reason why the match pauses by itself. A ``curtained`` match can neither
        be shown nor ended.
        """
        scene = self._services.routes.pause(
            name,
            self._match,
            may_offer=may_offer,
            notice=notice,
            curtained=curtained,
            ways=self.ways,
        )
        self._scenes.push(scene, self._paused)

    def _paused(self, result: object) -> None:
        if isinstance(result, PauseChoice):
            self._on_pause(result)

    def confirm_fort(self, on_yes: Callable[[], None]) -> None:
        """Ask whether a play that loses the Fort is meant (R4.6)."""
        self._confirm("fort", on_yes)

    def confirm_idle(self, card: Card, on_yes: Callable[[], None]) -> None:
        """Ask whether an incantation without any effect is meant (R8.5)."""
        self._confirm("idle", on_yes, card=card.name, cost=card.cost)

    def confirm_loss(
        self, kind: str, name: str, on_yes: Callable[[], None], on_never: Callable[[bool], None]
    ) -> None:
        """Ask whether to go on although ``name`` would destroy the Fort next turn (R4.4).

        ``kind`` is "assault" where that would be begun, "turn" where that would be ended.
        ``on_never`` hears whether this is never to be asked again.
        """
        self._ask_unless_never(loss_question(self._services, kind, name), on_yes, on_never)

    def confirm_left(
        self, kind: str, on_yes: Callable[[], None], on_never: Callable[[bool], None]
    ) -> None:
        """Ask whether to begin the "assault" or end the "turn" although a card can be played."""
        self._ask_unless_never(left_question(self._services, kind), on_yes, on_never)

    def _ask_unless_never(
        self,
        question: ConfirmQuestion,
        on_yes: Callable[[], None],
        on_never: Callable[[bool], None],
    ) -> None:
        never = NeverAgain(self._services.translate("confirm.never"), on_never)
        self._scenes.push(
            ConfirmDialog(question, never), lambda yes: on_yes() if yes is True else None
        )

    def ask_draw(
        self,
        question: ConfirmQuestion,
        on_yes: Callable[[], None],
        on_no: Callable[[], None] | None = None,
    ) -> None:
        """Ask whether a draw is offered, or accepted (R7.3)."""

        def answered(result: object) -> None:
            if result is True:
                on_yes()
            elif on_no is not None:
                on_no()

        self._scenes.push(ConfirmDialog(question), answered)

    def _confirm(self, what: str, on_yes: Callable[[], None], **values: str | int) -> None:
        translate = self._services.translate
        question = ConfirmQuestion(
            *(translate(f"confirm.{what}_{part}", **values) for part in _QUESTION)
        )

        def answered(result: object) -> None:
            if result is True:
                on_yes()

        self._scenes.push(ConfirmDialog(question), answered)

    def show_log(self, log: MatchLog, board: SmallBoard) -> None:
        """Show all lines of the match's log beside the board."""
        self._scenes.push(LogScreen(self._services, log, board, self._match.edition))

    def show_discard(self, cards: Sequence[Card]) -> None:
        """Show the Horde's discard pile."""
        self._scenes.push(self._services.routes.discard_pile(cards, self._match.edition))

    def show_choices(self, choices: TurnChoices, log: MatchLog) -> None:
        """Show the choices of the turn."""
        self._scenes.push(self._services.routes.what_can_be_done(choices, log))

    def explain(self, title: str, refusals: Sequence[Refusal], card: Card | None) -> None:
        """Show why something is not possible."""
        self._scenes.push(self._services.routes.why(title, refusals, card))


def left_question(services: Services, kind: str) -> ConfirmQuestion:
    """Return the question before ``kind``, an "assault" or the end of the "turn"."""
    translate = services.translate
    return ConfirmQuestion(
        translate("confirm.left_title"),
        translate(f"confirm.left_text.{kind}"),
        translate(f"confirm.left_yes.{kind}"),
        translate("confirm.left_no"),
        "icons/horn" if kind == "assault" else "icons/hourglass",
    )


def loss_question(services: Services, kind: str, name: str) -> ConfirmQuestion:
    """Return the question before ``kind``, an "assault" or the end of the "turn"."""
    translate = services.translate
    return ConfirmQuestion(
        translate("confirm.loss_title"),
        translate(f"confirm.loss_text.{kind}", name=name),
        translate(f"confirm.loss_yes.{kind}"),
        translate("confirm.loss_no"),
        "icons/horn" if kind == "assault" else "icons/hourglass",
    )
