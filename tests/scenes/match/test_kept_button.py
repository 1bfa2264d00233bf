"""The buttons of a match are painted again whenever one looks otherwise, and only then."""

from collections.abc import Callable

import pytest

from game.kit import Canvas, WindowCanvas
from game.kit.context.kit_context import BEGIN, END, active_context
from game.scenes.match.helpers.helper_buttons import UndoButton
from game.scenes.match.match_buttons import KeptButton, StepButton
from tests.scenes.frames import Frames


def frames_of(button: KeptButton) -> Frames:
    button.place((300, 200, 240, 48))
    return Frames(button.draw)


def change(**values: object) -> Callable[[KeptButton], None]:
    def changed(button: KeptButton) -> None:
        for name, value in values.items():
            setattr(button, name, value)

    return changed


@pytest.mark.parametrize(
    "change",
    [
        change(label="End turn"),
        change(icon="icons/sword"),
        change(kind="secondary"),
        change(size=15.0),
        change(enabled=False),
        change(hovered=True, pressed=True),
        change(warmth=0.6),
        change(age=0.2),
        change(urgent=True),
        lambda button: button.rest(),
        # The rectangle itself is moved: it is the same one.
        lambda button: button.rect.move_ip(30, 10),
    ],
)
def test_a_button_that_looks_otherwise_does_so_at_once(
    change: Callable[[StepButton], None],
) -> None:
    button = StepButton("primary")
    button.label, button.icon = "Assault", "icons/horn"
    frames = frames_of(button)
    before = frames.next()
    change(button)
    assert frames.next() != before


def test_one_that_can_do_nothing_any_more_turns_grey() -> None:
    button = UndoButton("", lambda: None, icon="icons/undo")
    button.lit = True
    frames = frames_of(button)
    before = frames.next()
    button.lit = False
    assert frames.next() != before


def test_a_label_tells_the_key_of_the_device_in_hand() -> None:
    active_context().key_name = lambda _: "E"
    label = f"Next turn ({BEGIN}foresee{END})"
    frames = frames_of(KeptButton(label, lambda: None))
    before = frames.next()
    active_context().key_name = lambda _: "Select"
    assert frames.next() != before


def test_one_that_looks_as_before_is_not_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Canvas] = []
    button = KeptButton("Assault", lambda: None)
    paint = button.paint

    def counted(canvas: Canvas) -> None:
        painted.append(canvas)
        paint(canvas)

    monkeypatch.setattr(button, "paint", counted)
    frames = frames_of(button)
    for _ in range(3):
        frames.next()
    assert [isinstance(canvas, WindowCanvas) for canvas in painted].count(True) == 1
