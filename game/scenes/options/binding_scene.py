"""The keys or buttons of an action, one by one, and the way to add another."""

from functools import partial

import pygame

from game.kit import (
    FIXED,
    Block,
    Board,
    Button,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    Panel,
    PanelHead,
    Point,
    PointerPressed,
    Row,
    Space,
    TriggerPressed,
    Viewport,
    give_feedback,
    grown,
    text_size,
    text_style,
)

from ..common import ConfirmQuestion, Dialog, Screen, draw_trigger
from ..services import Services

_BELOW, _ROW, _WORDS_HEIGHT, _BUTTON, _EDGE = 12.0, 60.0, 46.0, 44.0, 34.0
#: How high a key is.
_CAP = 42.0
#: Actions without a line in the list of keys, with the action whose name they share.
_NAMED_AS = {"erase": "erase_next", "home": "page_up", "end": "page_down"}
_TELLS = text_style.BODY.with_changes(size=17, align="center", valign="middle", fit=True)
_NAME = text_style.HEADING.with_changes(size=22, fit=True)


class BindingScene(Dialog, Screen):
    """The triggers of one action on one board; everything takes effect at once."""

    sight = "forge"
    paper = "parchment"
    wide = 572.0
    edges = (_EDGE, 16.0, 32.0)

    def __init__(self, services: Services, board: Board, action: str) -> None:
        super().__init__(services)
        self.board = board
        self.action = action
        self.title = self.translate(f"options.keys.{action}")
        #: Whether a trigger is being waited for; what was pressed that another action has.
        self.waiting = False
        self.wanted: str | None = None
        self.line = ""
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
        self.lay_out_anew()

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return how wide the panel is inside, which grows less than its words."""
        del view, panel
        return self.wide + 0.5 * (grown(self.wide) - self.wide)

    def make_panel(self) -> Panel:
        """Return the triggers below one another, what is told, and the buttons."""
        buttons = (self._add if self.wanted is None else self._take, self._reset, self._done)
        return Panel(
            PanelHead(self.title, 50.0, _NAME),
            Space(grown(_BELOW)),
            *(self._row(*pair) for pair in zip(self.triggers, self.removers, strict=False)),
            Drawn(self._draw_words, self._words_height),
            Space(16.0),
            Row(*(Item(button, grown(_BUTTON)) for button in buttons), gap=12.0, stack=1.4),
            edge=_EDGE,
            tall=self.edges[1:],
            gap=0.0,
        )

    def _row(self, trigger: str, remover: Button) -> Block:
        wide = 0.5 * (grown(170) + 170)

        def paint(canvas: Canvas, area: pygame.FRect) -> None:
            row = pygame.FRect(area.x, area.y, area.width, area.height - 4)
            canvas.fill(row.inflate(16, 0), Colours.well, radius=8, alpha=120)
            self._draw_trigger(canvas, trigger, (row.x + 8, row.centery))

        middle = Column(Space(spring=1), Item(remover, grown(38)), Space(spring=1))
        row = Row(Space(), middle, gap=0.0, shares=lambda width: (width - wide, wide))
        return Block(Drawn(paint, grown(_ROW)), row)

    def _draw_trigger(self, canvas: Canvas, trigger: str, place: Point) -> float:
        return draw_trigger(canvas, self.services, self.board, trigger, *place, grown(_CAP))

    def _words_height(self, view: Viewport, width: float) -> float:
        room = width - (grown(120) if self.wanted else 0.0)
        return max(_WORDS_HEIGHT, text_size(view, self.line, _TELLS, room)[1] + 8)

    def _draw_words(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.wanted is None:
            colour = Colours.gold if self.waiting else Colours.text
            canvas.text(self.line, area, _TELLS, colour=colour)
            return
        x = self._draw_trigger(canvas, self.wanted, (area.x + 8, area.centery)) + 16
        canvas.text(self.line, (x, area.y, area.right - x, area.height), _TELLS, align="start")


def reset_question(services: Services, board: Board) -> ConfirmQuestion:
    """Return the question whether all actions of a board get their defaults back."""
    return ConfirmQuestion(
        services.translate(f"binding.reset_title.{board}"),
        services.translate(f"binding.reset_text.{board}"),
        services.translate("options.reset_yes"),
        services.translate("options.reset_no"),
        "icons/reset",
    )


#: The keys for undoing.
example = partial(BindingScene, board="keys", action="undo")


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
