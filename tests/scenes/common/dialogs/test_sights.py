"""The painting at the head of a dialog: there where there is room, gone where words need it."""

from dataclasses import replace

import pytest

from game.kit import Panel, active_context
from game.scenes.common.dialogs.confirm_dialog import ConfirmDialog, ConfirmQuestion
from game.scenes.letters.letter_examples import example_none

from ...table import Player


@pytest.mark.parametrize(("lines", "headed"), [(1, True), (21, False)])
def test_a_question_has_a_painting_over_it_where_there_is_room(
    player: Player, lines: int, headed: bool
) -> None:
    question = ConfirmQuestion("Go?", "\n".join(["Now."] * lines), "Yes", "No", "icons/leave")
    dialog = player.show(ConfirmDialog(question))
    assert dialog.headed is headed
    assert isinstance(dialog.body, Panel)
    assert player.stack.view.rect.contains(dialog.body.panel)


@pytest.mark.parametrize("text_size", [100, 200])
def test_who_has_no_letters_is_led_to_a_new_match(player: Player, text_size: int) -> None:
    services = player.services
    services.settings = replace(services.settings, text_size=text_size)
    active_context().set_look(services.look)
    scene = player.show(example_none(services))
    assert scene.page_foot.main is scene.new
    assert scene.new.kind == "primary"
    assert scene.widgets.widgets.count(scene.new) == 1
