import pytest

from game.kit import Canvas, Command, Dialog, Scene, SceneStack, Viewport

from ..hands import click

VIEW = Viewport.of((1280, 720))


class Asker(Scene):
    answer: object = None

    def take(self, result: object) -> None:
        self.answer = result


def asked(cancel: str | None = "stay") -> tuple[SceneStack, Asker, Dialog]:
    stack, asker = SceneStack(VIEW), Asker()
    stack.push(asker)
    dialog = Dialog("Leave?", "It is kept.", [("leave", "Leave"), ("stay", "Stay")], cancel)
    stack.push(dialog, asker.take)
    return stack, asker, dialog


@pytest.mark.parametrize(
    ("names", "answer"), [(["accept"], "leave"), (["right", "accept"], "stay"), (["back"], "stay")]
)
def test_a_dialog_answers_with_the_key_of_its_choice(
    names: list[str], answer: str, canvas: Canvas
) -> None:
    stack, asker, _ = asked()
    stack.draw(canvas)
    for name in names:
        stack.handle(Command(name))
    assert asker.answer == answer
    assert stack.top is asker


def test_a_dialog_that_cannot_be_cancelled_stays(canvas: Canvas) -> None:
    stack, _, dialog = asked(cancel=None)
    stack.handle(Command("back"))
    assert stack.top is dialog


def test_a_dialog_is_there_and_rests(canvas: Canvas) -> None:
    stack, _, dialog = asked()
    stack.update(0.05)
    stack.draw(canvas)
    assert not stack.animating()
    click(dialog.widgets, dialog.buttons[1].rect.center)
    assert not dialog.on_stack
