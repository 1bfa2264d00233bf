"""The files of the lessons: all can be read, and a mistake is told in one line."""

from pathlib import Path

import pytest

from game import paths
from game.content import Content, ContentError
from game.rules import LEFT, Attack, EndTurn, MatchAction, PlayCreature, State, match_actions, step
from game.scenes.tutorial.lesson_file import LESSONS, load_lesson

_START = "match: {left: {hand: [Bastion, Zombie]}, right: {hand: [Bastion, Ogre]}}\n"


def test_every_file_is_a_lesson_that_is_listed(content: Content) -> None:
    files = {path.stem for path in (paths.data_dir() / "lessons").glob("*.yaml")}
    assert files == set(LESSONS)
    for key in LESSONS:
        lesson = load_lesson(key, content.cards)
        assert all(part.start.active == 0 and part.start.winner == -1 for part in lesson.parts)


def test_the_first_lesson_is_won_by_the_second_blow_whatever_was_played(content: Content) -> None:
    def played(state: State, *actions: MatchAction) -> State:
        state = state.copy()
        for action in actions:
            step(state, action, [])
        return state

    start = load_lesson(LESSONS[0], content.cards).parts[-1].start
    zombie = next(n for n, card in enumerate(start.sides[LEFT].hand) if card.id == "zombie")
    after = played(start, PlayCreature(zombie, 0))
    others = [action for action in match_actions(after) if isinstance(action, PlayCreature)]
    assert len(others) == 8
    for other in others:
        struck = played(after, other, EndTurn(), EndTurn(), Attack())
        assert struck.winner != LEFT
        assert played(struck, Attack()).winner == LEFT


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("steps: []", ":1: missing key 'match': add 'match'"),
        (_START + "steps: []", ":2: no step: write what is said first"),
        (_START + "steps: [{sya: a}]", ":2: unknown key 'sya': write 'say'"),
        (
            _START + "steps:\n- {say: a}\n- {say: b, await: play Zombi top}",
            ":4: unknown card 'Zombi': write 'Zombie'",
        ),
        (
            _START + "steps:\n- {say: b, await: play Zombie middle}",
            ":3: unknown lane 'middle': known are top, bottom, any",
        ),
        (
            _START + "steps:\n- {say: b, await: dance}",
            ":3: nobody can do 'dance': write 'play CARD LANE',"
            " 'cast CARD SIDE LANE POSITION', 'try CARD' or one of"
            " attack, assault, end, look, back",
        ),
        (
            _START + "steps:\n- {say: b, point: [creature left top x]}",
            ":3: 'x' is no position: write a number from 0, counted from the front",
        ),
        (_START + "steps:\n- {say: b, point: [moon]}", ":3: there is no place 'moon'"),
        (
            _START + "steps:\n- {say: b, goal: {mana: 0}}",
            ":3: a goal goes with 'missed' and 'solution': write all of them or none",
        ),
        (
            _START + "steps:\n- {say: b, await: end, goal: {mana: 0}, missed: c, solution: []}",
            ":3: a deed and a goal in one step: leave one of them",
        ),
        (
            _START + "steps:\n- {say: a, await: end}\n"
            "- {say: b, goal: {mana: 0}, missed: c, solution: []}",
            ":4: a goal after something was done:"
            " begin a new part, after ---, so that it can be tried again",
        ),
        (
            "match: {active: right, left: {hand: [Bastion]}, right: {hand: [Bastion]}}\n"
            "steps: [{say: a}]",
            ":1: the player is not to act: let the left side begin a duel",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line(
    content: Content, tmp_path: Path, text: str, line: str
) -> None:
    folder = tmp_path / "data"
    (folder / "lessons").mkdir(parents=True)
    (folder / "lessons" / "hand.yaml").write_text(text, "utf-8")
    with pytest.raises(ContentError) as raised:
        load_lesson("hand", content.cards, folder)
    assert str(raised.value).startswith(f"data/lessons/hand.yaml{line}")
