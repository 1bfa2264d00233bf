import pygame
import pytest

from game.kit import (
    Command,
    Hearing,
    InputMap,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Quit,
    Resized,
    TextTyped,
    UnboundPressed,
    Viewport,
)

VIEW = Viewport.of((2560, 1440))


def key(code: int, unicode: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=mod)


def stick(value: int, axis: int = pygame.CONTROLLER_AXIS_LEFTX) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)


def heard(pad: InputMap, event: pygame.event.Event, hearing: Hearing | None = None) -> object:
    """Return the intent of an event of a pad, if it is more than trembling."""
    return pad.translate(event, VIEW, hearing) if pad.pads.means(event) else None


@pytest.mark.parametrize(
    ("event", "intent"),
    [
        (pygame.event.Event(pygame.MOUSEMOTION, pos=(100, 50)), PointerMoved((50.0, 25.0))),
        (
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=3),
            PointerPressed((50.0, 25.0), 3),
        ),
        (
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(100, 50), button=1),
            PointerReleased((50.0, 25.0), 1),
        ),
        (pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4), None),
        (pygame.event.Event(pygame.QUIT), Quit()),
        (pygame.event.Event(pygame.WINDOWSIZECHANGED, x=800, y=600), Resized((800, 600))),
        (pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=0), Command("accept")),
        (pygame.event.Event(pygame.USEREVENT), None),
    ],
)
def test_events_become_intents(event: pygame.event.Event, intent: Intent | None) -> None:
    assert InputMap().translate(event, VIEW) == intent


def test_the_wheel_is_where_the_pointer_is() -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, precise_y=1.0)
    intent = InputMap().translate(wheel, VIEW)
    assert isinstance(intent, PointerScrolled)
    assert intent.dy == 1.0


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (key(pygame.K_UP), "up"),
        (key(pygame.K_RETURN, "\r"), "accept"),
        (key(pygame.K_RETURN, "\r", pygame.KMOD_LALT), "fullscreen"),
        (key(pygame.K_ESCAPE, "\x1b"), "back"),
        (key(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT), "backward"),
        (key(pygame.K_z, "\x1a", pygame.KMOD_LCTRL), "undo"),
        (key(pygame.K_y, "\x19", pygame.KMOD_LCTRL), "redo"),
        (key(pygame.K_z, "\x1a", pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT), "redo"),
        (key(pygame.K_7, "7"), "7"),
        (key(pygame.K_KP_3, "3"), "3"),
        (key(pygame.K_n, "n"), "next"),
    ],
)
def test_keys_mean_commands(event: pygame.event.Event, name: str) -> None:
    assert InputMap().translate(event, VIEW) == Command(name)


def test_while_text_is_typed_characters_are_text_and_other_keys_commands() -> None:
    keys = InputMap()
    typed = pygame.event.Event(pygame.TEXTINPUT, text="ж")
    assert keys.translate(key(pygame.K_n, "n"), VIEW, Hearing(text=True)) is None
    assert keys.translate(key(pygame.K_SPACE, " "), VIEW, Hearing(text=True)) is None
    assert keys.translate(key(pygame.K_LEFT), VIEW, Hearing(text=True)) == Command("left")
    assert keys.translate(key(pygame.K_BACKSPACE, "\b"), VIEW, Hearing(text=True)) == Command(
        "erase"
    )
    assert keys.translate(typed, VIEW, Hearing(text=True)) == TextTyped("ж")
    assert keys.translate(typed, VIEW) is None


def test_the_table_may_be_changed() -> None:
    keys = InputMap()
    keys.actions.bind("keys", "up", "k")
    assert keys.translate(key(pygame.K_k, "k"), VIEW) == Command("up")
    assert keys.actions.triggers("keys", "up") == ("up", "k")
    assert InputMap().translate(key(pygame.K_k, "k"), VIEW) == UnboundPressed()


def test_a_stick_fires_once_until_it_is_let_go() -> None:
    pad = InputMap()
    values = [25_000, 30_000, 15_000, 25_000, 0, 25_000, -25_000]
    commands = [heard(pad, stick(value)) for value in values]
    right, left = Command("right"), Command("left")
    assert commands == [right, None, None, None, None, right, left]
    assert heard(pad, stick(30_000, pygame.CONTROLLER_AXIS_RIGHTX)) == Command("map")
    assert heard(pad, stick(-30_000, pygame.CONTROLLER_AXIS_RIGHTX)) is None
    assert heard(pad, stick(30_000, pygame.CONTROLLER_AXIS_RIGHTY)) == Command("scroll_down")


def test_a_trigger_fires_once_until_it_is_let_go() -> None:
    pad = InputMap()
    left, right = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    match = Hearing(place="match")
    values = (15_000, 25_000, 32_000, 0)
    commands = [heard(pad, stick(value, left), match) for value in values]
    assert commands == [None, Command("undo"), None, None]
    assert heard(pad, stick(25_000, right), match) == Command("redo")
    assert heard(pad, stick(25_000, left), match) == Command("undo")


def test_a_key_held_down_walks_on_but_confirms_once() -> None:
    keys = InputMap()
    enter, down = key(pygame.K_RETURN, "\r"), key(pygame.K_DOWN)
    assert [keys.translate(enter, VIEW, Hearing(place="match")) for _ in range(3)] == [
        Command("accept"),
        None,
        None,
    ]
    assert [keys.translate(down, VIEW, Hearing(place="match")) for _ in range(2)] == [
        Command("down")
    ] * 2
    keys.translate(
        pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN), VIEW, Hearing(place="match")
    )
    assert keys.translate(enter, VIEW, Hearing(place="match")) == Command("accept")
