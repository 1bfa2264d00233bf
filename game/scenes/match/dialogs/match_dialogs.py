"""The scenes over a match, and in its place: each is pushed here, and its result answered here."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from game.kit import Scene
from game.play import Match, Seat
from game.rules import NOBODY

from ...common import ConfirmDialog, ConfirmQuestion, NeverAgain, player_names
from ...services import Services
from .pause_dialog import PauseChoice

#: The result of the question for an order when the play before it is to be taken back.
UNDONE = "undone"


class SceneChanger(Protocol):
    """Changes the scenes on the stack above the match."""

    def push(self, scene: Scene, on_result: Callable[[object], object] | None = None) -> None:
        """Put a scene over the match."""

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the match."""


class MatchWays:
    """The usual ways out of ``match``; a feature with ways of its own hands in a subclass.

    ``leave`` and ``give_up`` are the words of two entries of the pause, as keys below ``pause``:
    leaving the match for later, and conceding it. The question before the latter has its words
    below ``confirm``, with the same key and an end: ``_title``, ``_text``, ``_yes`` and ``_no``.
    ``opener`` is the side of the person who sits at the screen as the match begins, if known.
    ``ground`` is the place on whose board it is played, "" for the usual one.
    """

    leave = "quit"
    give_up = "concede"
    opener = NOBODY
    ground = ""

    def __init__(self, services: Services, match: Match) -> None:
        self.services = services
        self.match = match

    def ending(self) -> Scene:
        """Return the scene to which the match gives way once it is over."""
        return self.services.routes.results(self.match)

    def left(self) -> Scene:
        """Return the scene to which the player leaves, with the match kept for later."""
        return self.services.routes.menu()

    def giving_up(self) -> str:
        """Return the key of the words by which whoever is at the screen gives up now."""
        return self.give_up

    def concedes(self) -> Scene | None:
        """Concede in another way than the usual, and return what follows; None where there is none.

        Raises ``RecordError`` where that cannot be kept.
        """
        return None

    def sitter(self, side: int) -> tuple[Seat, str]:
        """Return who sits down to play a side, and the key of a line on the curtain, or ""."""
        return self.match.seats[side], ""


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
        self._services, self._match, self._scenes = services, match, scenes
        self._on_pause = on_pause
        self.push = scenes.push
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

        self.push(self._services.routes.order(self._match, self.ways), answered)

    def hand_over(self, side: int, on_seated: Callable[[], None]) -> None:
        """Have the screen passed to the player of a side."""
        seats = self._match.seats
        name = player_names(self._services, seats)[side]
        sitter, why = self.ways.sitter(side)
        sitting = (*seats[:side], sitter, *seats[side + 1 :])

        def pause(notice: str) -> None:
            self.pause(name, notice=notice, curtained=True)

        def answered(result: object) -> None:
            # The result is None when the scene is taken off together with the match.
            if result is not None:
                on_seated()

        self.push(self._services.routes.hand_over(sitting, side, pause, why), answered)

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
        self.push(scene, self._paused)

    def leave(self) -> None:
        """Give way to where the player leaves to."""
        self._scenes.replace(self.ways.left())

    def _paused(self, result: object) -> None:
        if result is PauseChoice.CONCEDE:
            with self._services.telling(self._services.problems.append):
                scene = self.ways.concedes()
                if scene is not None:
                    self._scenes.replace(scene)
                    return
        if isinstance(result, PauseChoice):
            self._on_pause(result)

    def ask(
        self,
        question: ConfirmQuestion,
        on_yes: Callable[[], None],
        on_no: Callable[[], None] = lambda: None,
        setting: str = "",
    ) -> None:
        """Ask a question; with a ``setting`` the player may never be asked again."""
        services, never = self._services, None

        def remember(never_again: bool) -> None:
            change = {setting: not never_again}
            services.remember(replace(services.settings, **change))  # type: ignore[arg-type]

        if setting:
            never = NeverAgain(services.translate("confirm.never"), remember)
        self.push(ConfirmDialog(question, never), lambda yes: on_yes() if yes is True else on_no())


def question_of(
    services: Services, key: str, icon: str = "icons/tick", moment: str = "", **values: str | int
) -> ConfirmQuestion:
    """Return the question with the words ``<key>_title``, ``_text``, ``_yes`` and ``_no``.

    With a ``moment`` text and yes have words for each.
    """
    keys = f"{key}_title", f"{key}_text{moment}", f"{key}_yes{moment}", f"{key}_no"
    title, text, yes, no = (services.translate(each, **values) for each in keys)
    return ConfirmQuestion(title, text, yes, no, icon)
