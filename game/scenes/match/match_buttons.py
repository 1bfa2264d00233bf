"""The buttons of the match, for everything besides playing cards."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import zip_longest
from weakref import ref

import pygame
from pygame.typing import RectLike

from game.board import Box, Layout
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    HintArea,
    Intent,
    Kind,
    Point,
    Times,
    Viewport,
    name_keys,
)
from game.rules import ASSAULT, SUMMONING, CastIncantation, MatchAction, PlayCreature, next_attacker

from .table_part import Offered, TablePart, TableTools

#: Per button: the key of its words, the command of its key, and what it does.
Offer = tuple[str, str, Callable[[], None]]
_ICONS = {
    "skip": "skip",
    "assault": "horn",
    "next": "sword",
    "run_on": "run",
    "end_turn": "hourglass",
}
#: Offers that count as the same step at the same place: one attack after the other.
_MEANINGS = {"assault": "attack", "next": "attack"}
#: How large the words are on a button that is alone, and on each of two.
_ALONE, _BESIDE = 21.0, (16.0, 15.0)
#: How long the light of a new step flares up, in seconds; how strong it is then, and at rest.
_FLARE = 2 * Times.float_up
_GLOW, _GLOW_STEP, _GLOW_SPREAD = (84, 255), 12, 24.0
_EDGE_AWAY = 4.0
#: How far the wood that holds buttons reaches beyond them.
_HOLDS = 6.0


class KeptButton(Button):
    """A button that is painted again only when its ``appearance`` changes.

    It is for the pointer alone; a key of its own does the same.
    """

    focusable = False

    @property
    def appearance(self) -> Hashable:
        """All values on which its look depends."""
        # The label may name a key.
        shown = name_keys(self.label), self.icon, self.kind, self.size
        return *shown, tuple(self.rect), self.enabled, self.sunk, self.warmth

    def draw(self, canvas: Canvas) -> None:
        """Draw the button as it is now."""
        # A weak reference as the name of the kept picture keeps no scene alive that was left.
        canvas.part(ref(self), self.appearance, self.paint)

    def paint(self, canvas: Canvas) -> None:
        """Draw all of it."""
        super().draw(canvas)


class StepButton(KeptButton):
    """The next step of the match, in a light that flares up when the step changes.

    The light is stronger when the step is ``urgent``, as nothing else is left to do. A step that
    has just changed rests for a moment: it is drawn sunk, and a press does nothing, as it may have
    been meant for the step before.
    """

    focusable = True

    def __init__(self, kind: Kind) -> None:
        super().__init__("", lambda: None, kind=kind)
        self.age = _FLARE
        self.urgent = self.visible = self._meant = False
        self._rest = 0.0

    @property
    def resting(self) -> bool:
        """Whether it takes no press yet, as it has just changed."""
        return self._rest > 0

    @property
    def sunk(self) -> bool:
        """Whether it is held down under the pointer, or at rest."""
        return self.resting or super().sunk

    def rest(self) -> None:
        """Take no press for a moment."""
        self._rest = Times.rest

    def press(self, pos: Point) -> None:
        """Remember whether the press was meant for the present step."""
        super().press(pos)
        self._meant = not self.resting

    def click(self, pos: Point) -> None:
        """Do the step, unless the press came too early."""
        if self._meant and not self.resting:
            super().click(pos)

    def command(self, name: str) -> bool:
        """Do the step on "accept", unless that came too early."""
        return (name == "accept" and self.resting) or super().command(name)

    def update(self, dt: float) -> bool:
        """Let the flare die down, and count the seconds of rest."""
        moving = super().update(dt) or self.resting
        self._rest = max(0.0, self._rest - dt)
        if self.age >= _FLARE:
            return moving
        self.age += dt
        return True

    @property
    def _light(self) -> int:
        """The strength of its light, in steps so that few pictures are painted."""
        flare = max(0.0, 1 - self.age / _FLARE)
        rest = _GLOW[self.urgent]
        return round((rest + (255 - rest) * flare) / _GLOW_STEP) * _GLOW_STEP

    @property
    def appearance(self) -> Hashable:
        """All values on which its look depends."""
        return super().appearance, self._light, self.urgent

    def paint(self, canvas: Canvas) -> None:
        """Draw the button in its light."""
        if self.kind == "primary" and not self.sunk:
            canvas.glow(self.rect, Colours.gold, strength=self._light, spread=_GLOW_SPREAD)
            if self.urgent:
                edge = self.rect.inflate(_EDGE_AWAY, _EDGE_AWAY)
                canvas.frame(edge, Colours.gold, width=2.4, radius=11)
        super().paint(canvas)


class MatchButtons(TablePart):
    """Keeps the two buttons above the log, and the panels' hints, up to date with the match.

    ``leave`` does an action that ends the summoning or the turn, after asking where that is due.
    The buttons of the steps show only while they are ``offered``.
    """

    def __init__(
        self,
        tools: TableTools,
        pause: Callable[[], None],
        skip: Callable[[], None],
        leave: Callable[[Callable[[], None]], None],
        offered: Offered,
    ) -> None:
        super().__init__(tools)
        self._skip, self._leave, self._offered = skip, leave, offered
        view, widgets = tools.view, tools.widgets
        self._layout = view.layout
        changes = view.table.changes
        # Whoever sits below, there are no more signs of changes than changes (R16.52).
        signs = 0 if changes is None else len(changes.table.changes)
        hints = view.hud.all_hints(view.layout, view.log)
        self.hints = [widgets.add(HintArea()) for _ in range(len(hints) + signs)]
        self._hints_key: Hashable = None
        self.first = widgets.add(StepButton("primary"))
        self.second = widgets.add(StepButton("secondary"))
        hint = view.translate("match.menu_hint")
        self.menu = widgets.add(KeptButton("", pause, icon="icons/bars", hint=hint))
        self._offers: tuple[Offer, ...] = ()
        #: The turn and the meaning of the first button now, and of the last step of the match.
        self._meaning: tuple[int, str] | None = None
        self._step: tuple[int, str] | None = None
        #: Whether the key of the next step still means the step that it did before.
        self._goes_on = False

    def _explain(self) -> None:
        hud, shown = self._view.hud, (self._layout, self._view.log)
        key = hud.hints_key(*shown)
        if key != self._hints_key:
            self._hints_key = key
            hints = hud.all_hints(*shown)
            hints += [(Box(0, 0, 0, 0), "")] * (len(self.hints) - len(hints))
            for area, (box, words) in zip(self.hints, hints, strict=True):
                area.rect, area.hint = pygame.FRect(box), words

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Lay the buttons out."""
        self._layout = layout
        places = map(layout.helper, range(layout.helpers))
        self._helpers = frozenset(tuple(pygame.FRect(place)) for place in places)
        # The size of letters may have changed, so all hints are made again.
        self._hints_key = None
        self.menu.place(layout.menu)
        self._place_offers()

    def update(self, _dt: float = 0.0) -> bool:
        """Offer the possible steps; True when they have changed."""
        self._explain()
        self._press_on()
        offers = self._wanted()
        self._mean(offers)
        for button, offer in zip_longest((self.first, self.second), offers):
            # Attacks run on only where they go on by themselves.
            runs = offer is None or offer[0] != "run_on" or not self._flow.waits()
            button.visible = offer is not None and runs and self._offered()
        if [offer[0] for offer in offers] == [offer[0] for offer in self._offers]:
            return False
        self._offers = offers
        buttons, sizes = (self.first, self.second), (_ALONE,) if len(offers) == 1 else _BESIDE
        for button, size, (key, _, act) in zip(buttons, sizes, offers, strict=False):
            button.icon = f"icons/{_ICONS[key]}"
            button.label = self._view.translate(f"match.{key}")
            button.hint = self._view.translate(f"match.{key}_hint")
            button.size, button.on_click, button.age = size, act, 0.0
        self._light()
        self._place_offers()
        return True

    def _mean(self, offers: tuple[Offer, ...]) -> None:
        if not offers:
            return
        key, turn = offers[0][0], self._flow.state.turn
        meaning = turn, _MEANINGS.get(key, key)
        if self._meaning not in (None, meaning):
            self.first.rest()
            self.second.rest()
        self._goes_on = meaning == self._step
        self._meaning = meaning
        if key != "skip":
            self._step = meaning

    @property
    def resting(self) -> bool:
        """Whether the steps on the buttons have just changed."""
        return self.first.resting

    def _light(self) -> None:
        """Light the first button, unless it is only an offer and not the step to do next."""
        key = self._offers[0][0] if self._offers else ""
        # Skipping is no step of the match; ending the turn is the next one once it is urgent.
        calm = key == "skip" or (key == "end_turn" and not self.first.urgent)
        self.first.kind = "secondary" if calm else "primary"

    def _press_on(self) -> None:
        if self._view.busy:
            return
        urgent = not any(self._has_sense(action) for action in self._flow.legal)
        if urgent != self.first.urgent:
            self.first.urgent, self.first.age = urgent, 0.0
            self._light()

    def _has_sense(self, action: MatchAction) -> bool:
        """Whether an action plays a card, and not an incantation on an own creature."""
        if isinstance(action, CastIncantation):
            return action.side != self._flow.state.active
        return isinstance(action, PlayCreature)

    def _place_offers(self) -> None:
        count = max(1, len(self._offers))
        for index, button in enumerate((self.first, self.second)[:count]):
            button.place(self._layout.button(index, count))

    def awaited(self, intent: Intent) -> bool:
        """Whether a key, pressed during an animation, is meant for the time after it.

        Keys of quick players are so not lost. Other sides' actions are to be seen first.
        """
        if not isinstance(intent, Command) or not self._flow.open:
            return False
        quick = intent.name.isdigit() or intent.name in ("next", "run_on")
        return quick and all(command != intent.name for _, command, _ in self._offers)

    def draw(self, canvas: Canvas) -> None:
        """Draw the carved wood in which the buttons beside the row of cards lie."""
        held = tuple(
            place
            for widget in self._tools.widgets.widgets
            if widget.visible
            and ((place := tuple(widget.rect)) in self._helpers or isinstance(widget, StepButton))
        )
        canvas.part("holders", held, partial(_draw_holders, buttons=held))

    def command(self, name: str) -> bool:
        """Do the step of a key, "accept" that of the first button; keys rest as the buttons do.

        The key of the next attack may be pressed again and again, but not "accept", which also
        skips. A key that was pressed twice does the step once.
        """
        if self._tools.guard.doubled:
            return True
        for index, (_, command, act) in enumerate(self._offers):
            if name == command or (name == "accept" and not index):
                if not self.resting or (name == "next" and self._goes_on):
                    act()
                return True
        return False

    def are_at(self, pos: Point) -> bool:
        """Whether a button of the next steps is at a point."""
        return self.first.hit(pos) or self.second.hit(pos)

    def _wanted(self) -> tuple[Offer, ...]:
        flow, state = self._flow, self._flow.state
        if self._view.busy:
            shown = self._view.table
            skipping = shown.phase == ASSAULT or shown.sides[shown.active].horde
            skipping = skipping and not flow.rushing
            return (("skip", "run_on", self._skip),) if skipping else ()
        if not flow.open or flow.closing:
            return ()
        attacker = next_attacker(state)
        if state.phase == SUMMONING and attacker is not None:
            return (("assault", "next", partial(self._leave, flow.attack)),)
        if state.phase == ASSAULT and attacker is not None:
            return (("next", "next", flow.attack), ("run_on", "run_on", flow.run_on))
        return (("end_turn", "next", partial(self._leave, flow.end_turn)),)


def _holders(buttons: Sequence[RectLike]) -> list[pygame.FRect]:
    """Return the wood around buttons: one piece for all that lie beside each other."""
    found: list[pygame.FRect] = []
    for button in sorted(map(pygame.FRect, buttons), key=lambda each: each.x):
        holder = button.inflate(2 * _HOLDS, 2 * _HOLDS)
        if found and holder.x < found[-1].right + _HOLDS:
            found[-1].union_ip(holder)
        else:
            found.append(holder)
    return found


def _draw_holders(canvas: Canvas, buttons: Sequence[RectLike]) -> None:
    for holder in _holders(buttons):
        canvas.shadow(holder, spread=9, drop=4, radius=8, covered=True)
        canvas.sheet("wood", holder)
