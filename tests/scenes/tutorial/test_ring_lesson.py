"""The lesson of the ring: what it says is true, and its steps can be taken back and done over."""

from pathlib import Path

import pytest

from game.content import Content, ContentError
from game.kit import Command
from game.rules import EndTurn, Relieve, State, apply, match_actions
from game.scenes import Services
from game.scenes.tutorial.lesson_file import Lesson, load_lesson
from game.scenes.tutorial.lesson_scene import RingLessonScene

from .pupil import Pupil

MAP, SUMMON, RELIEF, END, ASSAULT = range(5)
_START = """\
match:
  ring: {mode}
  first: {{hand: [Bastion, Zombie]}}
  second: {{hand: [Bastion, Ogre]}}
  third: {{hand: [Bastion, Baron]}}
"""


def _after_the_next(lesson: Lesson, *, with_relief: bool) -> State:
    """Return the position after the next player's turn, in which its creatures attack."""
    state = lesson.parts[0].start.copy()
    if with_relief:
        state = _done(state, Relieve())
    state = _done(state, EndTurn())
    while state.active == 1 and state.winner < 0:
        state = _done(state, match_actions(state)[-1])
    return state


def _done(state: State, action: object) -> State:
    after, _ = apply(state, action)  # type: ignore[arg-type]
    assert isinstance(after, State)
    return after


def test_the_danger_that_is_spoken_of_is_one_and_relief_meets_it(content: Content) -> None:
    """R13.8, R14.3: with the card the partner keeps a life, without it the team has lost."""
    lesson = load_lesson("ring", content.cards)
    without = _after_the_next(lesson, with_relief=False)
    assert without.winner == 1
    saved = _after_the_next(lesson, with_relief=True)
    assert saved.winner == -1
    assert saved.sides[2].stronghold_life == 1


def test_at_its_end_the_match_is_won_together(services: Services) -> None:
    pupil = Pupil(services, "ring")
    pupil.learn()
    result = pupil.scene.match.result
    assert result is not None
    state = pupil.scene.match.state
    assert state is not None
    assert state.field.teams[state.winner] == state.field.teams[0]


def test_a_card_that_was_passed_comes_back_with_the_step(services: Services) -> None:
    pupil = Pupil(services, "ring", 0, RELIEF)
    card = pupil.hand[-1].card
    pupil.do_step()
    assert pupil.place == (0, END)
    assert pupil.hand[-1].card != card
    for _ in range(2):
        # The first press goes back to the beginning of this step, which is where it stands.
        pupil.desktop.app.stack.handle(Command("undo"))
        pupil.desktop.rest()
        if pupil.place == (0, RELIEF):
            break
    assert pupil.place == (0, RELIEF)
    assert isinstance(pupil.scene, RingLessonScene)
    assert pupil.hand[-1].card == card


def test_the_map_leads_on_only_where_it_is_asked_for(services: Services) -> None:
    pupil = Pupil(services, "ring", 0, SUMMON)
    pupil.look_at_map()
    pupil.desktop.rest()
    assert pupil.place == (0, SUMMON)
    pupil.do_step()
    assert pupil.place == (0, RELIEF)


def test_keys_of_a_ring_do_nothing_in_a_duels_lesson(services: Services) -> None:
    pupil = Pupil(services, "hand")
    for name in ("map", "relieve"):
        pupil.desktop.app.stack.handle(Command(name))
        pupil.desktop.rest()
    assert pupil.desktop.top is pupil.scene
    assert pupil.place == (0, 0)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            _START.format(mode="three") + "steps: [{say: a}]",
            ":2: no lesson is held in a ring of mode 'three': write 'pairs'",
        ),
        (
            _START.format(mode="pairs") + "  fourth: {hand: [Bastion, Troll]}\n"
            "steps: [{say: a, point: [panel first]}]",
            ":7: unknown seat 'first': known are second, third, fourth",
        ),
        (
            _START.format(mode="pairs") + "  fourth: {hand: [Bastion, Troll]}\n"
            "steps: [{say: a, await: relief}]",
            ":7: nobody can do 'relief': write 'play CARD LANE',"
            " 'cast CARD SIDE LANE POSITION', 'try CARD' or one of"
            " attack, assault, end, look, back, relieve, map",
        ),
        (
            "match: {left: {hand: [Bastion, Zombie]}, right: {hand: [Bastion, Ogre]}}\n"
            "steps: [{say: a, await: relieve}]",
            ":2: nobody can do 'relieve': write 'play CARD LANE',"
            " 'cast CARD SIDE LANE POSITION', 'try CARD' or one of"
            " attack, assault, end, look, back",
        ),
        (
            "match: {left: {hand: [Bastion, Zombie]}, right: {hand: [Bastion, Ogre]}}\n"
            "steps: [{say: a}]\n---\n"
            + _START.format(mode="pairs")
            + "  fourth: {hand: [Bastion, Troll]}\nsteps: [{say: a}]",
            ": parts of the lesson at several tables: let all be duels, or all rings of one mode",
        ),
    ],
)
def test_a_mistake_in_a_lesson_of_a_ring_is_told(
    content: Content, tmp_path: Path, text: str, line: str
) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "new.yaml").write_text(text, "utf-8")
    with pytest.raises(ContentError) as raised:
        load_lesson("new", content.cards, tmp_path)
    assert str(raised.value).removeprefix(f"{tmp_path.name}/lessons/new.yaml").endswith(line)
