import pytest

from game.kit import Canvas, Command, Dialog, Scene, SceneStack, Viewport

from ..hands import click

VIEW = Viewport.of((1280, 720))


class Asker(Scene):
    answer: object = None

    def resume(self, result: object) -> None:
        self.answer = result


def asked(cancel: str | None = "stay") -> tuple[SceneStack, Asker, Dialog]:
    stage, asker = SceneStack(VIEW), Asker()
    stage.push(asker)
    dialog = Dialog("Leave?", "It is kept.", [("leave", "Leave"), ("stay", "Stay")], cancel)
    stage.push(dialog)
    return stage, asker, dialog


@pytest.mark.parametrize(
    ("names", "answer"), [(["accept"], "leave"), (["right", "accept"], "stay"), (["back"], "stay")]
)
def test_a_dialog_answers_with_the_key_of_its_choice(
    names: list[str], answer: str, canvas: Canvas
) -> None:
    stage, asker, _ = asked()
    stage.draw(canvas)
    for name in names:
        stage.handle(Command(name))
    assert asker.answer == answer
    assert stage.top is asker


def test_a_dialog_that_cannot_be_cancelled_stays(canvas: Canvas) -> None:
    stage, _, dialog = asked(cancel=None)
    stage.handle(Command("back"))
    assert stage.top is dialog


def test_a_dialog_is_there_and_rests(canvas: Canvas) -> None:
    stage, _, dialog = asked()
    stage.update(0.05)
    stage.draw(canvas)
    assert not stage.animating()
    click(dialog.widgets, dialog.buttons[1].rect.center)
    assert not dialog.on_stage
