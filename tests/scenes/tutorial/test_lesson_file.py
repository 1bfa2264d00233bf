"""The files of the lessons: all can be read, what they say is true, and mistakes are told."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.content import Content, ContentError, load_strings
from game.rules import (
    LEFT,
    Attack,
    EndTurn,
    MatchAction,
    PlayCreature,
    Relieve,
    State,
    match_actions,
    step,
)
from game.scenes.tutorial.lesson_file import LESSONS, load_lesson

_START = "match: {left: {hand: [Bastion, Zombie]}, right: {hand: [Bastion, Ogre]}}\n"
_RING = """\
match:
  ring: {mode}
  first: {{hand: [Bastion, Zombie]}}
  second: {{hand: [Bastion, Ogre]}}
  third: {{hand: [Bastion, Baron]}}
"""
#: Each term, as a pattern: the lesson and the step in which it is shown.
TERMS = {
    r"hand": "hand.hand",
    r"reach": "hand.reach",
    r"lanes?": "hand.lanes",
    r"turn": "hand.end",
    r"mana": "mana.gems",
    r"costs?": "mana.price",
    r"front": "lanes.front",
    r"rear": "lanes.rear",
    r"attack(s|ed)?": "lanes.attack",
    r"damage": "lanes.attack",
    r"health": "lanes.health",
    r"destroy(s|ed)?": "hand.goal",
    r"assault": "lanes.begin",
    r"heal(s|ed)?": "lanes.healed",
    r"strongholds?": "hand.castle",
    r"Bastion": "hand.castle",
    r"life": "hand.paid",
    r"Fort": "hand.goal",
    r"abilit(y|ies)": "rage.signs",
    r"Rage": "rage.signs",
    r"Splash": "splash.what",
    r"Perforation": "perforation.what",
    r"Protection": "protection.what",
    r"Berserk": "berserk.what",
    r"Sprint": "sprint.what",
    r"Auras?": "aura.what",
    r"incantations?": "incantations.what",
    r"cast": "incantations.what",
    r"Indestructible": "indestructible.what",
    r"skull": "ahead.skull",
}


def played(state: State, *actions: MatchAction) -> State:
    """Return the position after some actions."""
    state = state.copy()
    for action in actions:
        step(state, action, [])
    return state


def test_every_file_is_a_lesson_that_is_listed(content: Content) -> None:
    files = {path.stem for path in (paths.data_dir() / "lessons").glob("*.yaml")}
    assert files == set(LESSONS)
    for key in LESSONS:
        lesson = load_lesson(key, content.cards)
        assert all(part.start.active == 0 and part.start.winner == -1 for part in lesson.parts)


def test_the_first_lesson_is_won_by_the_second_blow_whatever_was_played(content: Content) -> None:
    start = load_lesson(LESSONS[0], content.cards).parts[-1].start
    zombie = next(n for n, card in enumerate(start.sides[LEFT].hand) if card.id == "zombie")
    after = played(start, PlayCreature(zombie, 0))
    others = [action for action in match_actions(after) if isinstance(action, PlayCreature)]
    assert len(others) == 8
    for other in others:
        struck = played(after, other, EndTurn(), EndTurn(), Attack())
        assert struck.winner != LEFT
        assert played(struck, Attack()).winner == LEFT


def _after_the_next(state: State) -> State:
    """Return the position after the next player's turn, in which its creatures attack."""
    while state.active == 1 and state.winner < 0:
        state = played(state, match_actions(state)[-1])
    return state


def test_the_danger_that_is_spoken_of_is_one_and_relief_meets_it(content: Content) -> None:
    """R13.8, R14.3: with the card the partner keeps a life, without it the team has lost."""
    start = load_lesson("ring", content.cards).parts[0].start
    assert _after_the_next(played(start, EndTurn())).winner == 1
    saved = _after_the_next(played(start, Relieve(), EndTurn()))
    assert (saved.winner, saved.sides[2].stronghold_life) == (-1, 1)


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
        (
            _RING.format(mode="three") + "steps: [{say: a}]",
            ":2: no lesson is held in a ring of mode 'three': write 'pairs'",
        ),
        (
            _RING.format(mode="pairs") + "  fourth: {hand: [Bastion, Troll]}\n"
            "steps: [{say: a, point: [panel first]}]",
            ":7: unknown seat 'first': known are second, third, fourth",
        ),
        (
            _RING.format(mode="pairs") + "  fourth: {hand: [Bastion, Troll]}\n"
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
            + _RING.format(mode="pairs")
            + "  fourth: {hand: [Bastion, Troll]}\nsteps: [{say: a}]",
            ": parts of the lesson at several tables: let all be duels, or all rings of one mode",
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
    assert str(raised.value).removeprefix("data/").startswith(f"lessons/hand.yaml{line}")


def said(content: Content) -> Iterator[tuple[str, str]]:
    """Yield all that is said, in the order of the lessons, with where it is said."""
    strings = load_strings("en")
    for key in LESSONS:
        for word in load_lesson(key, content.cards).said():
            yield f"{key}.{word}", strings.text(f"lessons.says.{key}.{word}")
        end = "lessons.all_done" if key == LESSONS[-1] else f"lessons.done.{key}"
        yield f"{key}:", strings.text(end)


@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_shown_before_it_is_used(content: Content, term: str) -> None:
    pattern = re.compile(rf"\b{term}\b", re.IGNORECASE)
    uses = [place for place, words in said(content) if pattern.search(words)]
    assert uses[0] == TERMS[term]


def test_what_is_said_is_short(content: Content) -> None:
    """One idea at a time: two lines on the screen, some of three; and little together."""
    long = [(place, words) for place, words in said(content) if len(words) > 104]
    assert [each for each in long if not each[0].endswith(":")] == []
    strings = load_strings("en")
    for key in LESSONS:
        for part in load_lesson(key, content.cards).parts:
            for each in part.steps:
                texts = [strings.text(f"lessons.says.{key}.{word}") for word in each.say]
                assert len(" ".join(texts)) <= 170, texts


def test_each_text_of_a_lesson_is_said(content: Content) -> None:
    used = {place for place, _ in said(content)}
    keys = [key for key in load_strings("en") if key.startswith("lessons.says.")]
    assert {key.removeprefix("lessons.says.") for key in keys} - used == set()
