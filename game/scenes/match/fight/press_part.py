"""The presses of a fight: their buttons, their key, and the choice of a target (R16.52)."""

from __future__ import annotations

from game.board import Layout, Marks, source_name, source_text
from game.kit import (
    DIRECTIONS,
    LEFT_BUTTON,
    Command,
    Intent,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Viewport,
    give_feedback,
)
from game.rules import LANE_NAMES, Press, Refusal, why_not

from ..helpers.table_helpers import TableTools
from ..table_part import TablePart
from .press_button import PressButton
from .press_targets import PressTargets

#: The key that uses a press.
KEY = "press"
_ROUND = {"forward": 1, "backward": -1, "scroll_down": 1, "scroll_up": -1}


class Presses(TablePart):
    """Offers the presses of the player below; one with targets waits until one is chosen.

    ``chosen`` is what would be done now, None while no target is being chosen. A target is chosen
    as an incantation's: by pointer or finger, pressed or dragged to from the button, by arrows, Tab
    and "accept"; anything else puts the press back.
    """

    def __init__(self, tools: TableTools) -> None:
        self._flow, self._view, self._hands = tools.flow, tools.view, tools.hands
        self._strings = tools.services.content.strings
        self._changed = tools.changed
        changes = tools.flow.state.changes
        self._places: list[int] = [] if changes is None else changes.table.presses
        self.buttons = [
            tools.widgets.add(self._button(number)) for number in range(len(self._places))
        ]
        self.chosen: Press | None = None
        #: The button that is held down, from which a target may be dragged to.
        self._held: PressButton | None = None

    def _button(self, number: int) -> PressButton:
        source = self._view.table.fight.source(self._places[number])
        return PressButton(self._strings, source, lambda: self.use(number))

    # Using one

    def use(self, number: int) -> None:
        """Use a press at once, or begin to choose its target; say why where it cannot be used."""
        if self.chosen is not None and self.chosen.index == self._places[number]:
            self.put_back()
            return
        self.put_back()
        plays = self._plays(number)
        refusal = self._refusal(number)
        if plays and plays[0].lane < 0:
            self._hands.let_go()
            self._flow.submit(plays[0])
        elif plays:
            self._hands.let_go()
            self._view.hush()
            self.chosen = plays[0]
            give_feedback("move")
            self._changed()
        elif refusal is not None:
            self._view.refuse(refusal)

    def put_back(self) -> None:
        """Choose no target any more."""
        if self.chosen is not None:
            self.chosen = None
            self._changed()

    def _do(self, play: Press) -> None:
        self.chosen = None
        self._flow.submit(play)

    def _plays(self, number: int) -> list[Press]:
        """Return all ways to use a press now."""
        if not self._flow.free:
            return []
        place = self._places[number]
        legal = self._flow.legal
        return [each for each in legal if isinstance(each, Press) and each.index == place]

    def _refusal(self, number: int) -> Refusal | None:
        """Return why a press cannot be used now on any target, or None."""
        if self._plays(number) or not self._flow.open:
            return None
        return why_not(self._flow.state, Press(self._places[number]))

    @property
    def _targets(self) -> PressTargets | None:
        """The targets of the press that is being used."""
        if self.chosen is None:
            return None
        number = self._places.index(self.chosen.index)
        return PressTargets(self._view.table, self._view.layout, self._plays(number))

    @property
    def intended(self) -> tuple[Press, ...]:
        """The press with its target, as it would be used now, for the forecast."""
        return () if self.chosen is None else (self.chosen,)

    # Input

    def intercept(self, intent: Intent) -> bool:
        """Choose a target with whatever the player holds; True when it was meant for that."""
        if isinstance(intent, PointerPressed) and intent.button == LEFT_BUTTON:
            self._held = next((each for each in self.buttons if each.hit(intent.pos)), None)
        if isinstance(intent, PointerMoved):
            self._drag(intent.pos)
        targets = self._targets
        if targets is None or self.chosen is None:
            return False
        if isinstance(intent, Command):
            return self._command(targets, self.chosen, intent.name)
        if isinstance(intent, PointerMoved):
            self._point(targets, intent.pos)
            return False
        if isinstance(intent, PointerReleased):
            return self._released(targets, intent.pos)
        if isinstance(intent, PointerPressed):
            return self._pressed(targets, intent)
        return False

    def _drag(self, pos: Point) -> None:
        """Begin to choose a target when a button is dragged from."""
        held = self._held
        if held is not None and self.chosen is None and not held.hit(pos):
            number = self.buttons.index(held)
            plays = self._plays(number)
            if plays and plays[0].lane >= 0:
                self.use(number)

    def _point(self, targets: PressTargets, pos: Point) -> None:
        found = targets.at(pos)
        if found is not None and found != self.chosen:
            self.chosen = found
            self._changed()

    def _pressed(self, targets: PressTargets, press: PointerPressed) -> bool:
        if self._held is not None:
            return False
        found = targets.at(press.pos) if press.button == LEFT_BUTTON else None
        if found is None:
            self.put_back()
            return press.button != LEFT_BUTTON
        self._do(found)
        return True

    def _released(self, targets: PressTargets, pos: Point) -> bool:
        held, self._held = self._held, None
        if held is None or held.hit(pos):
            return False
        found = targets.at(pos)
        if found is None:
            self.put_back()
        else:
            self._do(found)
        return found is not None

    def _command(self, targets: PressTargets, chosen: Press, name: str) -> bool:
        """Answer a key while a target is chosen."""
        if name in ("back", KEY):
            self.put_back()
        elif name == "accept":
            self._do(chosen)
        elif name in DIRECTIONS or name in _ROUND:
            moved = (
                targets.towards(chosen, name)
                if name in DIRECTIONS
                else targets.after(chosen, _ROUND[name])
            )
            if moved != chosen:
                give_feedback("move")
            self.chosen = moved
            self._changed()
        else:
            self.put_back()
            return False
        return True

    def command(self, name: str) -> bool:
        """Use the first press that can be used, on its key."""
        if name != KEY or not self.buttons:
            return False
        usable = [number for number in range(len(self.buttons)) if self._plays(number)]
        self.use(usable[0] if usable else 0)
        return True

    # Being on the table

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Lay the buttons beside the other small ones."""
        for number, button in enumerate(self.buttons):
            button.place(layout.press(number))

    def update(self, _dt: float) -> bool:
        """Follow the match; True when a button looks otherwise."""
        if self.chosen is not None and self._targets_gone:
            self.put_back()
        changed = False
        changes = self._flow.state.changes
        for number, button in enumerate(self.buttons):
            used = changes is not None and changes.pressed(self._places[number])
            chosen = self.chosen is not None and self.chosen.index == self._places[number]
            look = used, bool(self._plays(number)), chosen
            changed |= look != (button.used, button.lit, button.chosen)
            button.used, button.lit, button.chosen = look
            button.hint = self._hint(number, used=used)
        return changed

    @property
    def _targets_gone(self) -> bool:
        targets = self._targets
        return targets is None or self.chosen not in targets.plays

    def _hint(self, number: int, *, used: bool) -> str:
        """Return what a press does, and why it cannot be used now."""
        strings, source = self._strings, self.buttons[number].source
        told = [source_name(strings, source), source_text(strings, source)]
        refusal = self._refusal(number)
        if used:
            told.append(strings.text("fight.states.used"))
        elif refusal is not None:
            told.append(strings.text(f"refusals.{refusal.code}", **dict(refusal.values)))
        else:
            told.append(strings.text("fight.press_key"))
        return "\n".join(told)

    def close(self) -> None:
        """Choose nothing any more: the table is left, or written again."""
        self.chosen = self._held = None

    @property
    def takes_tab(self) -> bool:
        """Whether a target is being chosen."""
        return self.chosen is not None

    def mark(self, marks: Marks) -> None:
        """Mark the targets, and point at the one that is chosen."""
        targets = self._targets
        chosen = self.chosen
        if targets is not None and chosen is not None and chosen in targets.plays:
            button = self.buttons[self._places.index(chosen.index)]
            targets.mark(marks, chosen, (button.rect.centerx, button.rect.top))

    def standing(self, words: str) -> str:
        """Return the prompt while a target is chosen."""
        if self.chosen is None:
            return words
        relic = source_name(self._strings, self._view.table.fight.source(self.chosen.index))
        key = "fight.choose_creature" if self.chosen.position >= 0 else "fight.choose_lane"
        return self._strings.text(key, relic=relic)

    @property
    def spoken(self) -> str:
        """The target that is chosen now."""
        targets = self._targets
        if targets is None or self.chosen is None:
            return ""
        lane = self._strings.text(f"lanes.{LANE_NAMES[self.chosen.lane]}")
        name = targets.name(self.chosen)
        return f"{name}, {lane}" if name else lane
