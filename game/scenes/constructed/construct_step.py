"""What the two steps of a constructed duel's setup share: the match, and the ways out."""

from __future__ import annotations

from game.kit import Command, Intent, Scene
from game.play import Match, RecordError, portraits_of
from game.rules import AnyAction, Constructed, to_act

from .. import routes
from ..common.card_preview import CardPreview
from ..common.computer_seat import ComputerSeat
from ..common.confirm_dialog import ConfirmDialog, leave_question
from ..common.screen import player_names
from ..decks.deck_screen import DeckScreen
from ..services import Services


class ConstructStep(DeckScreen):
    """A step of a match's setup; it hands the match on, or lets go of its file."""

    def __init__(
        self, services: Services, match: Match, preview: CardPreview | None = None
    ) -> None:
        super().__init__(services, preview or CardPreview(services, match.edition))
        self.match = match
        self.title = self.translate("forms.constructed")
        self.names = player_names(services, match.seats)
        self.portraits = portraits_of(match.seats)
        self.computer = ComputerSeat(services, match)
        self._handed_on = False

    @property
    def setup(self) -> Constructed:
        """The position, while it is one of this format."""
        position = self.match.position
        assert isinstance(position, Constructed)
        return position

    @property
    def over(self) -> bool:
        """Whether the hands are dealt."""
        return not isinstance(self.match.position, Constructed)

    @property
    def side(self) -> int:
        """Who chooses or bans now."""
        return to_act(self.match.position)

    @property
    def by_computer(self) -> bool:
        """Whether the computer chooses or bans now."""
        return not self.over and self.match.seat(self.side).is_computer

    def submit(self, action: AnyAction) -> bool:
        """Carry out an action; tell why where it cannot be saved."""
        try:
            self.services.hear(self.match.submit(action))
        except RecordError as problem:
            self.tell(str(problem))
            return False
        self.tell("")
        return True

    def hand_on(self, scene: Scene) -> None:
        """Give way to a scene that goes on with the match."""
        self._handed_on = True
        self.stack.replace(scene)

    def leave(self) -> None:
        """Think no longer, and let go of the match's file, unless the next scene has it."""
        self.computer.leave()
        if not self._handed_on:
            self.match.close()

    def handle_rest(self, intent: Intent) -> None:
        """Ask before leaving on "back"."""
        if intent == Command("back"):
            self.ask_to_leave()

    def ask_to_leave(self) -> None:
        """Ask whether to leave the match for later."""
        self.ask(ConfirmDialog(leave_question(self.services, "construct")), self._leave_if)

    def _leave_if(self, sure: object) -> None:
        if sure is True:
            self.stack.clear_to(routes.menu(self.services))
