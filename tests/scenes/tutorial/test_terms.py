"""No word of the game is used in the lessons before it has been shown."""

import re
from collections.abc import Iterator

import pytest

from game.content import Content, load_strings
from game.scenes.tutorial.lesson_file import LESSONS, load_lesson

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
            for step in part.steps:
                texts = [strings.text(f"lessons.says.{key}.{word}") for word in step.say]
                assert len(" ".join(texts)) <= 170, texts


def test_each_text_of_a_lesson_is_said(content: Content) -> None:
    used = {place for place, _ in said(content)}
    keys = [key for key in load_strings("en") if key.startswith("lessons.says.")]
    assert {key.removeprefix("lessons.says.") for key in keys} - used == set()
