"""The base of the steps between the start screen and the first turn."""

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar, Generic, TypeVar, cast

import pygame

from game.board import new_log
from game.content import Strings
from game.kit import Button, Intent, PointerMoved, Row, Scene, Viewport, fixed
from game.play import Match, RecordError, portraits_of, seats_of_persons
from game.rules import AnyAction, Draft, Event, Setup, events, to_act

from ..common import (
    ComputerSeat,
    ConfirmDialog,
    ConfirmQuestion,
    Screen,
    numbered_names,
    player_names,
)
from ..services import Services


class LeaveChoice(StrEnum):
    """The answers to what happens to a match whose setup is left."""

    KEEP = "keep"
    GIVE_UP = "give_up"


def leave_setup_dialog(services: Services, *, draft: bool = False) -> ConfirmDialog:
    """Return the question what becomes of the match: a ``LeaveChoice``, or False to stay.

    Keeping it loses nothing, so that comes first and has the keyboard; Escape stays.
    """
    keys = ("title_draft" if draft else "title", "text", "keep", "give_up", "cancel")
    title, text, keep, give_up, cancel = (services.translate(f"leave_setup.{key}") for key in keys)
    dialog = ConfirmDialog(ConfirmQuestion(title, text, keep, cancel, "icons/leave"))

    def answer(words: str, result: object, icon: str) -> Button:
        return Button(words, lambda: dialog.stack.pop(result), icon=f"icons/{icon}")

    dialog.widgets.clear()
    dialog.buttons = [
        answer(keep, LeaveChoice.KEEP, "save"),
        answer(give_up, LeaveChoice.GIVE_UP, "surrender"),
        answer(cancel, False, "back"),
    ]
    dialog.buttons[0].kind, dialog.buttons[1].kind = "primary", "danger"
    dialog.widgets.extend(dialog.buttons)
    dialog.widgets.focus(dialog.buttons[0])
    return dialog


_TOLD = (
    events.DeckTaken,
    events.DeckShown,
    events.CardsRevealed,
    events.CardPicked,
    events.CardBanned,
)
#: What follows from lots: a guess where they are not drawn yet.
_DRAWN = events.CardsRevealed, events.HandDealt, events.BeginnerChosen


def _known(match: Match, happened: Iterable[Event]) -> list[Event]:
    """Return what has happened up to the position, but for what is still to be drawn by letter."""
    letter = match.by_letter
    guessed = letter is not None and not letter.is_drawn
    return [event for event in happened if not (guessed and isinstance(event, _DRAWN))]


class SetupLog:
    """Tells what is chosen in ``match`` from now on; the cards on offer are told first."""

    def __init__(self, strings: Strings, names: tuple[str, ...], match: Match) -> None:
        self._log = new_log(strings, names)
        self._hear(match.happened)
        self._done = len(match.history)
        self._told = max(0, len(self._log.lines) - 1)

    def news(self, match: Match) -> list[str]:
        """Return the lines of what has happened since this was asked last."""
        new = [event for done in match.history[self._done :] for event in done.events]
        self._hear(_known(match, new))
        self._done = len(match.history)
        lines, self._told = self._log.lines[self._told :], len(self._log.lines)
        return [line.text for line in lines]

    def _hear(self, happened: Iterable[Event]) -> None:
        for event in happened:
            if isinstance(event, _TOLD):
                self._log.hear(event)


#: The rules of how each ring is set up.
RING_RULES = {"three": "R15.1", "four": "R15.1", "pairs": "R14.2", "horde": "R13.21"}


#: The position of a match while a step goes on.
SetupT = TypeVar("SetupT")


class SetupStep(Screen, Generic[SetupT]):
    """A step of a match's setup: submits to the match and gives way to what follows.

    Left before that, it lets go of the match's file, so that the menu finds it again.
    """

    place = "setup"
    #: Whether one after the other chooses, rather than both at once.
    in_turns: ClassVar[bool] = True

    def __init__(self, services: Services, match: Match, *, delay: float = 0.0) -> None:
        super().__init__(services)
        self.preview.edition, self.preview.delay = match.edition, delay
        self.reader.on_intent = self._try_again
        self.match = match
        self.names = player_names(services, match.seats)
        #: The same where they stand beside a portrait: characters have their numbers.
        self.labels = numbered_names(services, match.seats)
        self.portraits = portraits_of(match.seats)
        self.computer = ComputerSeat(services, match)
        self._format = type(match.position)
        #: The mode of the ring that is set up, "" for any other match.
        self._ring = match.position.terms.ring if isinstance(match.position, Setup) else ""
        self._handed_on = False
        #: Whether the computer waits for the player: what it did last could not be saved.
        self.held = False
        self._setup_log = SetupLog(services.content.strings, self.names, match)

    def _try_again(self, intent: Intent) -> None:
        """Hold the computer back no longer, whatever the player does but for moving the pointer."""
        self.held = self.held and isinstance(intent, PointerMoved)

    @property
    def setup(self) -> SetupT:
        """The position, while it is that of this step."""
        assert not self.over
        return cast("SetupT", self.match.position)

    @property
    def over(self) -> bool:
        """Whether the match has come to what follows."""
        return not isinstance(self.match.position, self._format)

    @property
    def side(self) -> int:
        """The side that is to act."""
        return to_act(self.match.position)

    @property
    def asked_side(self) -> int | None:
        """The side that is to act, of people who act in turns at this screen; else None."""
        in_turns = self.in_turns and not self.over and len(seats_of_persons(self.match.seats)) > 1
        return self.side if in_turns else None

    @property
    def by_computer(self) -> bool:
        """Whether the computer is to act in this step, or what it does came by letter."""
        return not self.over and self.match.plays_itself(self.side)

    @property
    def waits_for_letter(self) -> bool:
        """Whether nothing is left to do at this screen before another letter comes."""
        letter = self.match.by_letter
        return letter is not None and letter.is_done

    def submit(self, action: AnyAction) -> bool:
        """Carry out an action, which answers what was told; return False if it cannot be saved."""
        try:
            happened = self.match.submit(action)
        except RecordError as problem:
            # Nothing has changed: the player can make room and try again; the computer tries
            # again, too, once the player does anything.
            self.tell(self.services.say(problem))
            self.held = self.by_computer
            return False
        self.tell("")
        self.hear(_known(self.match, happened))
        self._note_seen()
        return True

    def _note_seen(self) -> None:
        """Keep that all that came by letter was seen, once it was."""
        letter = self.match.by_letter
        if letter is not None and not self.match.came:
            with self.services.telling(self.tell):
                letter.note_seen()

    def due(self, dt: float, pause: float = 0.0) -> AnyAction | None:
        """Return what the computer does now, as ``ComputerSeat.due``; nothing while it is held."""
        return None if self.held else self.computer.due(dt, pause)

    @property
    def pausing(self) -> bool:
        """Whether time must pass until the computer acts."""
        return self.computer.pausing and not self.held

    def hear(self, happened: list[Event]) -> None:
        """Let be heard what an action has done."""
        self.services.hear(happened)

    # The voice

    def spoken_news(self) -> list[str]:
        """Return what was chosen, in the words of the match's log, and what is told."""
        return [*self._setup_log.news(self.match), *super().spoken_news()]

    def rule_here(self) -> str:
        """Return the number of the rule that matters now: in a ring that of its mode."""
        found = super().rule_here()
        return RING_RULES.get(self._ring, found) if found == self.rule else found

    # The ways out

    def go_on(self) -> None:
        """Hand the match on to the scene that it is at now."""
        self.hand_on(self.services.routes.next_scene(self.match))

    def hand_on(self, scene: Scene) -> None:
        """Give way to a scene that goes on with the match."""
        self._handed_on = True
        self.stack.replace(scene)

    def leave(self) -> None:
        """Think no longer, and let go of the match's file, unless the next scene has it."""
        self.computer.leave()
        if not self._handed_on:
            self.match.close()

    def go_back(self) -> None:
        """Ask before leaving."""
        self.ask_to_leave()

    def ask_to_leave(self) -> None:
        """Ask whether to keep the match for later or to give it up; one by letter is kept."""
        if self.match.by_letter is not None:
            self.leave_for_menu()
            return
        draft = isinstance(self.match.position, Draft)
        self.ask(leave_setup_dialog(self.services, draft=draft), self._leave_with)

    def _leave_with(self, choice: object) -> None:
        if choice is LeaveChoice.KEEP:
            self.leave_for_menu()
        elif choice is LeaveChoice.GIVE_UP:
            self.give_up()

    def give_up(self) -> None:
        """Give the match up, and leave; where that cannot be written down, tell why and stay."""
        with self.services.telling(self.tell):
            self.match.abandon()
            self.leave_for_menu()

    def leave_for_menu(self) -> None:
        """Leave for the menu, or the letters; the match is kept and can be gone on with."""
        routes = self.services.routes
        by_letter = self.match.by_letter is not None
        self.stack.clear_to(routes.letters.all() if by_letter else routes.menu())


def example(services: Services) -> ConfirmDialog:
    """Return the question before a setup is left."""
    return leave_setup_dialog(services)


class SidedRow(Row):
    """A row of what belongs to the sides: each box stays at its side in every language."""

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the boxes as in any row, but not turned round."""
        super().place(view, area)
        for box in self.boxes:
            box.place(view, fixed(box.area, area))
