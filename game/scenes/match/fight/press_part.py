"""The presses of a fight: their buttons, their key, and the choice of a target (R16.52)."""

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.board import Layout, Marks, draw_source, draw_used, source_name, source_text
from game.content import Strings
from game.kit import (
    DIRECTIONS,
    LEFT_BUTTON,
    Canvas,
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

from ..match_buttons import KeptButton
from ..table_part import TablePart, TableTools
from .press_targets import PressTargets

#: The key that uses a press.
KEY = "press"
_ROUND = {"forward": 1, "backward": -1, "scroll_down": 1, "scroll_up": -1}


class Presses(TablePart):
    """Offers the presses of the player below; one with targets waits until one is chosen.

    Where two persons play, each has buttons of their own, seen while they sit below.

    ``chosen`` is what would be done now, None while no target is being chosen. A target is chosen
    as an incantation's: by pointer or finger, pressed or dragged to from the button, by arrows, Tab
    and "accept"; anything else puts the press back.
    """

    def __init__(self, tools: TableTools) -> None:
        super().__init__(tools)
        self._strings = self._services.content.strings
        changes = self._flow.state.changes
        self._places: list[int] = [] if changes is None else changes.table.presses
        self.buttons = [
            tools.widgets.add(
                PressButton(
                    self._strings, self._view.table.fight.source(place), partial(self.use, number)
                )
            )
            for number, place in enumerate(self._places)
        ]
        self.chosen: Press | None = None
        #: The button that is held down, from which a target may be dragged to.
        self._held: PressButton | None = None

    # Using one

    def use(self, number: int) -> None:
        """Use a press at once, or begin to choose its target; say why where it cannot be used."""
        again = self._is_chosen(number)
        self.put_back()
        if again:
            return
        plays = self._plays(number)
        refusal = self._refusal(number)
        if plays:
            self._tools.hands.let_go()
        if plays and plays[0].lane < 0:
            self._flow.submit(plays[0])
        elif plays:
            self._view.hush()
            give_feedback("move")
            self._choose(plays[0])
        elif refusal is not None:
            self._view.refuse(refusal)

    def _is_chosen(self, number: int) -> bool:
        return self.chosen is not None and self.chosen.index == self._places[number]

    def _choose(self, play: Press | None) -> None:
        self.chosen = play
        self._tools.changed()

    def put_back(self) -> None:
        """Choose no target any more."""
        if self.chosen is not None:
            self._choose(None)

    def _do(self, play: Press) -> None:
        self.chosen = None
        self._flow.submit(play)

    @property
    def _own(self) -> list[int]:
        """The numbers of the buttons of whoever sits below."""
        own = self._view.table.presses
        return [number for number, place in enumerate(self._places) if place in own]

    def _plays(self, number: int) -> list[Press]:
        place = self._places[number]
        legal = self._flow.legal if self._flow.free else ()
        return [each for each in legal if isinstance(each, Press) and each.index == place]

    def _refusal(self, number: int) -> Refusal | None:
        if self._plays(number) or not self._flow.open:
            return None
        return why_not(self._flow.state, Press(self._places[number]))

    @property
    def _targets(self) -> PressTargets | None:
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
            found = targets.at(intent.pos)
            if found is not None and found != self.chosen:
                self._choose(found)
        elif isinstance(intent, PointerReleased):
            return self._released(targets, intent.pos)
        elif isinstance(intent, PointerPressed):
            return self._pressed(targets, intent)
        return False

    def _drag(self, pos: Point) -> None:
        held = self._held
        if held is not None and self.chosen is None and not held.hit(pos):
            number = self.buttons.index(held)
            plays = self._plays(number)
            if plays and plays[0].lane >= 0:
                self.use(number)

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
            self._choose(moved)
        else:
            self.put_back()
            return False
        return True

    def command(self, name: str) -> bool:
        """Use the first press that can be used, on its key."""
        own = self._own
        if name != KEY or not own:
            return False
        self.use(next((number for number in own if self._plays(number)), own[0]))
        return True

    # Being on the table

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Lay the buttons beside the other small ones."""
        own = self._own
        for number, button in enumerate(self.buttons):
            if number in own:
                button.place(layout.press(own.index(number)))

    def update(self, _dt: float) -> bool:
        """Follow the match; True when a button looks otherwise."""
        targets = self._targets
        if targets is not None and self.chosen not in targets.plays:
            self.put_back()
        changed = False
        changes, own = self._flow.state.changes, self._own
        for number, button in enumerate(self.buttons):
            button.visible = number in own
            used = changes is not None and changes.pressed(self._places[number])
            look = used, bool(self._plays(number)), self._is_chosen(number)
            changed |= look != (button.used, button.lit, button.chosen)
            button.used, button.lit, button.chosen = look
            button.hint = self._hint(number, used=used)
        return changed

    def _hint(self, number: int, *, used: bool) -> str:
        strings, source = self._strings, self.buttons[number].source
        told = [source_name(strings, source), source_text(strings, source)]
        refusal = self._refusal(number)
        key, values = "fight.states.used" if used else "fight.press_key", {}
        if refusal is not None and not used:
            key, values = f"refusals.{refusal.code}", dict(refusal.values)
        return "\n".join((*told, strings.text(key, **values)))

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


#: The room between the edge of the button and the picture.
_EDGE = 4.0


class PressButton(KeptButton):
    """A small button with the picture of a ``source``.

    It is ``used`` up, ``lit`` if it can be used now, or ``chosen`` while its target is looked for.
    """

    def __init__(self, strings: Strings, source: str, act: Callable[[], None]) -> None:
        super().__init__("", act)
        self._strings, self.source = strings, source
        self.used = self.lit = self.chosen = False

    @property
    def appearance(self) -> Hashable:
        """All values on which its look depends."""
        return super().appearance, self.source, self.used, self.lit, self.chosen

    def paint(self, canvas: Canvas) -> None:
        """Draw the plate and the picture on it."""
        self.kind = "primary" if self.chosen else "secondary"
        super().paint(canvas)
        box = pygame.FRect(self.rect).inflate(-2 * _EDGE, -2 * _EDGE)
        if self.sunk:
            box.y += 1.5
        draw_source(canvas, self._strings, self.source, box, grey=not self.lit)
        if self.used:
            draw_used(canvas, box)
