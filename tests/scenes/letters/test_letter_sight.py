"""Who faces whom across a letter, and what the screens of letters look at."""

import pytest

from game.rules import Terms
from game.scenes.letters.desk import LetterScreen
from game.scenes.letters.letter_examples import (
    example,
    example_help,
    example_join,
    example_new,
    example_pairs_sent,
    example_read,
    example_sent,
    example_sheet,
)
from game.scenes.letters.letter_sight import facing_sides
from tests.scenes.table import Player


@pytest.mark.parametrize(
    ("ring", "own", "left", "right"),
    [
        ("", 0, [0], [1]),
        ("", 1, [1], [0]),
        ("three", 2, [2], [0, 1]),
        ("pairs", 0, [0, 2], [1, 3]),
        ("pairs", 1, [1, 3], [0, 2]),
    ],
)
def test_who_writes_faces_all_others_with_a_partner_beside(
    ring: str, own: int, left: list[int], right: list[int]
) -> None:
    assert facing_sides(Terms(ring=ring).field, own) == (left, right)


def test_each_screen_of_letters_looks_at_another_place(player: Player) -> None:
    makers = (
        *(example, example_help, example_join, example_new),
        *(example_pairs_sent, example_read, example_sent, example_sheet),
    )
    scenes = [make(player.services) for make in makers]
    assert all(isinstance(scene, LetterScreen) for scene in scenes)
    assert len({scene.sight for scene in scenes}) == len(scenes)


def test_a_name_is_seen_between_the_seats_as_it_is_typed(player: Player) -> None:
    scene = player.show(example_new(player.services))
    assert "Ben" not in player.read()
    scene.widgets.focus(scene.fields[0])
    player.type("Ben")
    assert player.read().count("Ben") == len(("its field", "its plate"))
