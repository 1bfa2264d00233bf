"""A player at the screen: keys, pointer and time for the scenes under test."""

from dataclasses import dataclass, field
from typing import Any, TypeVar

import pygame

from game.kit import (
    Assets,
    Button,
    Canvas,
    Command,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scene,
    Size,
    Viewport,
    Widget,
    WindowStack,
    name_keys,
)
from game.kit.voice.page_reader import ReadingCanvas
from game.scenes import Services

S = TypeVar("S", bound=Scene)
KEYS = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "tab": pygame.K_TAB,
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "escape": pygame.K_ESCAPE,
    "f1": pygame.K_F1,
    "backspace": pygame.K_BACKSPACE,
}


class Reading(ReadingCanvas):
    """A canvas that notes the words which are drawn on it, but for those of kept pictures."""

    def __init__(self, surface: pygame.Surface, view: Viewport, assets: Assets) -> None:
        super().__init__(surface, view, assets)
        self.words: list[str] = []

    def sprite(self, key: object, size: Size, *_paint: Any, **_way: Any) -> pygame.Surface:
        pixels = self.view.size_px(size)
        return self.context.sprites.get(("unread", pixels), lambda: pygame.Surface(pixels))

    def text(self, string: str, *place: Any, **look: Any) -> pygame.FRect:
        self.words.append(name_keys(string))
        return super().text(string, *place, **look)


def next_key(here: Widget | None, widget: Widget) -> str:
    """Return the key that leads on to a widget: an arrow where both are one stop of Tab."""
    if here is None or here.stop is None or here.stop is not widget.stop:
        return "tab"
    across = widget.rect.centerx - here.rect.centerx
    down = widget.rect.centery - here.rect.centery
    if abs(down) > here.rect.height / 2:
        return "down" if down > 0 else "up"
    return "right" if across > 0 else "left"


@dataclass
class Player:
    """Sits at a stack of one window size."""

    services: Services
    assets: Assets
    size: tuple[int, int] = (1280, 720)
    stack: WindowStack = field(init=False)

    def __post_init__(self) -> None:
        self.stack = WindowStack(Viewport.of(self.size))

    @property
    def top(self) -> Scene:
        assert self.stack.top is not None
        return self.stack.top

    def show(self, scene: S, wait: float = 0.0) -> S:
        """Push a scene, wait before it for so many seconds, and return it."""
        self.stack.push(scene)
        self.wait(wait)
        return scene

    def at(self, kind: type[S]) -> S:
        """Return the scene on top, which is of this kind."""
        assert isinstance(self.top, kind), self.top
        return self.top

    def key(self, *names: str) -> None:
        """Press keys and let them go, each by the events that a keyboard sends."""
        for name in names:
            letter = {"enter": "\r", "space": " ", "tab": "\t"}.get(name, "")
            self._post(pygame.KEYDOWN, key=KEYS[name], mod=0, unicode=letter)
            if letter == " ":
                self._post(pygame.TEXTINPUT, text=letter)
            self._post(pygame.KEYUP, key=KEYS[name], mod=0)

    def type(self, text: str) -> None:
        for letter in text:
            self._post(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter)
            self._post(pygame.TEXTINPUT, text=letter)
            self._post(pygame.KEYUP, key=ord(letter.lower()), mod=0)

    def _post(self, kind: int, **values: Any) -> None:
        event = pygame.event.Event(kind, **values)
        intent = self.services.inputs.translate(event, self.stack.view, self.stack.hearing)
        if intent is not None:
            self.stack.handle(intent)

    def command(self, *names: str) -> None:
        for name in names:
            self.stack.handle(Command(name))

    def click(self, widget: Widget) -> None:
        self.click_at(widget.rect.center)

    def click_at(self, pos: tuple[float, float]) -> None:
        """Click a place of the screen."""
        for intent in (PointerMoved(pos), PointerPressed(pos), PointerReleased(pos)):
            self.stack.handle(intent)

    def press(self, words: str) -> None:
        """Click the button that says ``words``, once it is no more at rest."""
        for _ in range(60):
            if self.button(words).enabled:
                break
            self.stack.update(1 / 60)
        self.click(self.button(words))

    def button(self, words: str) -> Button:
        widgets = self.top.widgets.widgets
        return next(w for w in widgets if isinstance(w, Button) and w.label == words)

    def tab_to(self, widget: Widget) -> None:
        """Go to ``widget`` by the tabulator alone, and by arrows among those of its stop."""
        for _ in self.top.widgets.widgets:
            focused = self.top.widgets.focused
            if focused is widget:
                return
            self.key(next_key(focused, widget))
        raise AssertionError("the widget is out of the keyboard's reach")

    def reached_by_arrows(self) -> set[int]:
        """Return the ids of all widgets that the arrow keys lead to."""
        group = self.top.widgets
        seen = {id(group.focused)}
        frontier = [group.focused]
        while frontier:
            here = frontier.pop()
            for way in ("up", "down", "left", "right"):
                group.focus(here)
                for _ in range(20):
                    self.key(way)
                    if group.focused is not here:
                        break
                if id(group.focused) not in seen:
                    seen.add(id(group.focused))
                    frontier.append(group.focused)
        return seen

    def wait(self, seconds: float) -> None:
        scene = self.top
        for _ in range(round(seconds * 60)):
            self.stack.update(1 / 60)
            if self.stack.top is not scene:
                return

    def read(self) -> list[str]:
        """Return all words that are drawn."""
        canvas = Reading(pygame.Surface(self.size), self.stack.view, self.assets)
        self.stack.draw(canvas)
        return canvas.words

    def draw(self) -> pygame.Surface:
        surface = pygame.Surface(self.size)
        self.stack.draw(Canvas(surface, self.stack.view, self.assets))
        return surface
