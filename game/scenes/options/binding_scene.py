"""The keys or buttons of an action, one by one, and the way to add another."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

import pygame

from game.kit import (
    FIXED,
    Alphas,
    Board,
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    PointerPressed,
    TriggerPressed,
    Viewport,
    draw_head,
    draw_panel,
    give_feedback,
    grown,
    text_size,
    text_style,
)

from ..common import ConfirmQuestion, Screen, draw_trigger
from ..services import Services

PANEL_WIDTH = 640.0
_HEAD, _ROW, _WORDS_HEIGHT, _FOOT, _EDGE = 78.0, 52.0, 66.0, 76.0, 34.0
_BUTTON, _GAP = 44.0, 12.0
#: Actions without a line in the list of keys, with the action whose name they share.
_NAMED_AS = {"erase": "erase_next", "home": "page_up", "end": "page_down"}
_TELLS = text_style.BODY.with_changes(size=17, align="center", valign="middle", fit=True)
_NAME = text_style.HEADING.with_changes(size=22, fit=True)


class BindingScene(Screen):
    """The triggers of one action on one board; everything takes effect at once."""

    transparent: ClassVar[bool] = True

    def __init__(self, services: Services, board: Board, action: str) -> None:
        super().__init__(services)
        self.board = board
        self.action = action
        self.title = self.translate(f"options.keys.{action}")
        #: Whether a trigger is being waited for; what was pressed that another action has.
        self.waiting = False
        self.wanted: str | None = None
        self.line = ""
        self._box = pygame.FRect(0, 0, 0, 0)
        self._add = Button(self.translate(f"binding.add.{board}"), self.wait, kind="primary")
        self._take = Button(self.translate("binding.take"), self.take, kind="primary")
        self._reset = Button(self.translate("binding.reset"), self.reset, kind="secondary")
        self._done = Button(self.translate("binding.done"), self.go_back, kind="secondary")
        self.removers: list[Button] = []
        self._renew()
        self.widgets.focus(self._add)

    @property
    def triggers(self) -> tuple[str, ...]:
        """The triggers of the action now."""
        return self.services.inputs.actions.triggers(self.board, self.action)

    @property
    def wants_trigger(self) -> bool:
        """Whether the next key or button is to be bound."""
        return self.waiting

    # Actions of the player

    def wait(self) -> None:
        """Ask for a key, or a button."""
        self.waiting, self.wanted = True, None
        self._renew(self.translate(f"binding.press.{self.board}"))

    def take(self) -> None:
        """Take what was pressed away from the other action."""
        if self.wanted is not None:
            self._bind(self.wanted)

    def remove(self, trigger: str) -> None:
        """Do the action with ``trigger`` no more."""
        self.services.inputs.actions.unbind(self.board, self.action, trigger)
        self._keep()

    def reset(self) -> None:
        """Do the action with what it is done with by default."""
        self.services.inputs.actions.reset(self.board, self.action)
        self._keep()

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def handle(self, intent: Intent) -> None:
        """Take what is pressed while that is waited for; a press elsewhere cancels it."""
        if self.waiting and isinstance(intent, TriggerPressed):
            self._hear(intent)
        elif self._cancels(intent):
            self._stop()
        else:
            super().handle(intent)

    def _cancels(self, intent: Intent) -> bool:
        if self.waiting:
            return isinstance(intent, PointerPressed)
        return self.wanted is not None and intent == Command("back")

    def _hear(self, pressed: TriggerPressed) -> None:
        board: Board = "pad" if pressed.device.is_pad else "keys"
        if board != self.board or (pressed.trigger == "escape" and self.action != "back"):
            # On the other board, only the way out is heard.
            if pressed.trigger == "escape" or board == "pad":
                self._stop()
            return
        self.waiting = False
        actions = self.services.inputs.actions
        fixed = FIXED[board].get(pressed.trigger, self.action)
        rival = actions.rival(board, self.action, pressed.trigger)
        if fixed != self.action:
            self._refuse("fixed", fixed)
        elif rival is None:
            self._bind(pressed.trigger)
        elif not actions.may_bind(board, self.action, pressed.trigger):
            self._refuse("last", rival)
        else:
            self.wanted = pressed.trigger
            self._renew(self.translate("binding.clash", other=self._name(rival)))
            self.widgets.focus(self._take, show=True)

    def _refuse(self, key: str, other: str) -> None:
        give_feedback("error")
        self._renew(self.translate(f"binding.{key}", other=self._name(other)))

    def _name(self, action: str) -> str:
        key = "digits" if action.isdigit() else _NAMED_AS.get(action, action)
        return self.translate(f"options.keys.{key}")

    def _bind(self, trigger: str) -> None:
        self.services.inputs.actions.bind(self.board, self.action, trigger)
        self._keep()

    def _keep(self) -> None:
        self.services.rebind()
        self._stop()

    def _stop(self) -> None:
        self.waiting, self.wanted = False, None
        self._renew()

    # The picture

    def _renew(self, line: str = "") -> None:
        """Have the buttons that fit what there is now."""
        focused, shown = self.widgets.focused, self.widgets.ring_shown
        self.line = line or ("" if self.triggers else self.translate("binding.none"))
        self.widgets.clear()
        actions = self.services.inputs.actions
        self.removers = []
        for trigger in self.triggers:
            words = self.translate("binding.remove")
            button = Button(words, partial(self.remove, trigger), kind="secondary", size=16)
            button.enabled = actions.may_unbind(self.board, self.action, trigger)
            button.hint = "" if button.enabled else self.translate("binding.kept")
            self.removers.append(self.widgets.add(button))
        first = self._add if self.wanted is None else self._take
        self._reset.enabled = actions.is_changed(self.board, self.action)
        self.widgets.extend((first, self._reset, self._done))
        kept = focused if focused in self.widgets.widgets and focused.enabled else first
        self.widgets.focus(kept, show=shown)
        if self.on_stack:
            self.lay_out_anew()
        self.invalidate()

    def page_height(self, view: Viewport) -> float:
        """Return how high the window must be for the panel."""
        return max(view.height, self._height(view) + 24)

    def _height(self, view: Viewport) -> float:
        """Return how high the panel is: larger buttons lie below one another."""
        rows = len(self.removers) * grown(_ROW)
        buttons = grown(_BUTTON) + _GAP
        return (
            grown(_HEAD)
            + rows
            + self._words_height(view)
            + _FOOT
            - _BUTTON
            - _GAP
            + buttons * (3 if self._stacked else 1)
            + 16
        )

    def _width(self, view: Viewport) -> float:
        return min(view.width - 48, PANEL_WIDTH + 0.5 * (grown(PANEL_WIDTH) - PANEL_WIDTH))

    @property
    def _stacked(self) -> bool:
        return grown(1.0) > 1.4

    def _words_height(self, view: Viewport) -> float:
        """Return how high what is told is; beside it may be what was pressed."""
        width = self._width(view) - 2 * _EDGE - (grown(120) if self.wanted else 0.0)
        return max(_WORDS_HEIGHT, text_size(view, self.line, _TELLS, width)[1] + 8)

    def resize(self, view: Viewport) -> None:
        """Lay the triggers below one another, the buttons below them."""
        self._box = box = view.centered((self._width(view), self._height(view)))
        row, remove = grown(_ROW), (0.5 * (grown(170) + 170), grown(38))
        for number, button in enumerate(self.removers):
            y = box.y + grown(_HEAD) + number * row + (row - remove[1]) / 2
            button.place((box.right - _EDGE - remove[0], y, *remove))
        self._told = self._words_height(view)
        top = box.y + grown(_HEAD) + len(self.removers) * row + self._told + 16
        high = grown(_BUTTON)
        width = box.width - 2 * _EDGE
        buttons = (self._add if self.wanted is None else self._take, self._reset, self._done)
        for number, button in enumerate(buttons):
            if self._stacked:
                button.place((box.x + _EDGE, top + number * (high + _GAP), width, high))
            else:
                wide = (width - 2 * _GAP) / 3
                top = box.bottom - _FOOT
                button.place((box.x + _EDGE + number * (wide + _GAP), top, wide, high))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel, the triggers, and what is told."""
        canvas.dim(alpha=Alphas.dim)
        draw_panel(canvas, self._box)
        title = (self._box.x + _EDGE, self._box.y + 16, self._box.width - 2 * _EDGE, grown(50))
        draw_head(canvas, title, self.title, _NAME)
        for number, trigger in enumerate(self.triggers[: len(self.removers)]):
            y = self._box.y + grown(_HEAD) + number * grown(_ROW)
            row = pygame.FRect(self._box.x + _EDGE, y, self._box.width - 2 * _EDGE, grown(_ROW) - 4)
            canvas.fill(row.inflate(16, 0), Colours.well, radius=8, alpha=120)
            draw_trigger(
                canvas, self.services, self.board, trigger, row.x + 8, row.centery, grown(34)
            )
        if self.wanted is not None:
            place = self._box.x + _EDGE + 8, self._words.centery
            x = draw_trigger(canvas, self.services, self.board, self.wanted, *place, grown(34))
            words = pygame.FRect(x + 16, self._words.y, self._words.right - x - 16, self._told)
            canvas.text(self.line, words, _TELLS, align="start")
        else:
            colour = Colours.gold if self.waiting else Colours.text
            canvas.text(self.line, self._words, _TELLS, colour=colour)

    @property
    def _words(self) -> pygame.FRect:
        y = self._box.y + grown(_HEAD) + len(self.removers) * grown(_ROW)
        return pygame.FRect(self._box.x + _EDGE, y, self._box.width - 2 * _EDGE, self._told)


def reset_question(services: Services, board: Board) -> ConfirmQuestion:
    """Return the question whether all actions of a board get their defaults back."""
    return ConfirmQuestion(
        services.translate(f"binding.reset_title.{board}"),
        services.translate(f"binding.reset_text.{board}"),
        services.translate("options.reset_yes"),
        services.translate("options.reset_no"),
        "icons/reset",
    )


def example(services: Services) -> BindingScene:
    """Return the keys for undoing."""
    return BindingScene(services, "keys", "undo")


def example_waiting(services: Services) -> BindingScene:
    """Return the buttons for the hint, while another is waited for."""
    scene = BindingScene(services, "pad", "hint")
    scene.wait()
    return scene


def example_clash(services: Services) -> BindingScene:
    """Return the keys for the hint, where one was pressed that opens the log."""
    scene = BindingScene(services, "keys", "hint")
    scene.wait()
    scene.handle(TriggerPressed("l"))
    return scene
