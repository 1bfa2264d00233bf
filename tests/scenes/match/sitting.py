"""A match from a small picture of a position, on the desktop, with what is asked of it."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest

from game.board import Piece
from game.play import HORDE, Match, Seat, TaskRunner
from game.rules import MatchAction, State, to_act
from game.scenes import MatchScene, Services
from game.scenes.common.table.tips import KNOWN
from game.scenes.match.helpers.first_tips import FIRST_TIPS

from ..desktop import Desktop

ADA, BO = Seat("Ada"), Seat("Bo")


class Sitting(Desktop):
    """Ada and her rival before a position; ``seated`` has the one to act looking.

    ``rested`` waits until nothing moves. The rival of a solo position is the Horde, that of a duel
    Bo, or who else is named. Other words are ``settings``. Of the first tips, those that are
    ``untold`` are new to the player, or all; ``tasks`` answers what takes a while.
    """

    def __init__(
        self,
        services: Services,
        state: State,
        *,
        seated: bool = True,
        speed: float = 1.0,
        rival: Seat = BO,
        painted: bool = False,
        rested: bool = True,
        untold: Collection[str] | None = None,
        tasks: TaskRunner | None = None,
        **settings: Any,
    ) -> None:
        if untold is not None:
            known = [tip.key for tip in FIRST_TIPS if tip.key not in untold]
            services.profile.set_preference(KNOWN, known)
        services.tasks = tasks or services.tasks
        settings = {"hand_over": False, **settings}
        services.settings = replace(services.settings, **settings).at_speed(speed)
        self.played = Match.from_position(state, (ADA, HORDE if state.solo else rival))
        scene = MatchScene(services, self.played)
        if seated:
            scene.flow.seats.seen = to_act(state)
        super().__init__(services, scene, painted=painted, rested=rested)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def tip(self) -> str:
        """The key of the tip that is there to be read, "" for none."""
        tips = self.match.tips
        return tips.current.key if tips.visible and tips.current is not None else ""

    @property
    def message(self) -> str:
        """The words of the message."""
        return self.match.view.message.words

    @property
    def busy(self) -> bool:
        """Whether something is being shown."""
        return self.match.view.busy

    @property
    def winner(self) -> int:
        """Who has won the match, which is over."""
        assert self.played.result is not None
        return self.played.result.winner

    @property
    def actions(self) -> list[object]:
        """Return what was done so far."""
        return [done.action for done in self.played.history]

    @property
    def offers(self) -> list[str]:
        """Return the words of the buttons that are to be seen."""
        buttons = self.match.buttons
        return [button.label for button in (buttons.first, buttons.second) if button.visible]

    def hand(self, place: int) -> Piece:
        """Return a card of the hand below."""
        table = self.match.view.table
        return table.sides[table.viewer].hand[place]

    def creature(self, side: int, lane: int, position: int = 0) -> Piece:
        return self.match.view.table.sides[side].lanes[lane][position]

    def lane(self, lane: int) -> tuple[float, float]:
        """Return a point in a lane of the player below."""
        box = self.match.view.layout.lane(self.match.view.table.viewer, lane)
        return box.x + box.width / 2, box.y + box.height / 2

    def faces(self) -> list[str]:
        """Return the names of the cards of both hands that lie face up."""
        sides = self.match.view.table.sides
        up = [piece for side in sides for piece in side.hand if piece.turned >= 0.5]
        return [piece.card.name for piece in up if piece.card is not None]

    def did(self, *actions: MatchAction) -> bool:
        """Whether just these actions were done, the last of them lately."""
        return self.actions == list(actions)


def before(*state: State, **how: Any) -> pytest.MarkDecorator:
    """Mark a test, or a file, with the position and the ``Sitting`` that it begins ``at``."""
    mark: pytest.MarkDecorator = pytest.mark.before(*state, **how)
    return mark


def middle(piece: Piece) -> tuple[float, float]:
    return piece.x, piece.y
