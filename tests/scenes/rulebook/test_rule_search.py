"""The search of the rulebook: what is found for what is typed, and in which order."""

import re
from dataclasses import replace

import pytest

from game.content import languages, load_rulebook, load_strings
from game.rules import ABILITIES, FIRST, LATER
from game.scenes.common import ABILITY_RULES, AURA_RULE, HINT_RULES
from game.scenes.rulebook.book_pages import GLOSSARY, BookPage, book_pages
from game.scenes.rulebook.rule_search import folded, pattern_of, search_pages
from game.scenes.rulebook.rulebook_scene import BookPlace, PageTrail
from tests.certain import sure

BOOK, STRINGS = load_rulebook(), load_strings()


def pages(edition: int = FIRST) -> dict[str, BookPage]:
    return book_pages(BOOK, STRINGS, edition, {})


def found(typed: str) -> list[str]:
    return [hit.number or hit.title for hit in search_pages(pages(), typed)]


#: The terms of the printed sheets. Those in English stand in brackets on the sheets of others.
PRINTED = {
    "en": (
        *("Clash of Decks", "Erret", "archipelago", "Lord-Sorcerer", "Bastion", "Fort", "bridge"),
        *("lane", "top lane", "bottom lane", "card", "hand", "deck", "creature", "incantation"),
        *("mana", "mana regeneration", "cost", "summoning", "assault", "attack value"),
        *("health points", "damage", "destroyed", "Splash", "Perforation", "Rage", "Protection"),
        *("Indestructible", "Berserk", "Sprint", "Aura", "duel", "solo", "preconstructed"),
        *("draft", "constructed", "quick game", "custom game", "AI", "Horde", "discard pile"),
        *("draw pile", "Easy", "Medium", "Hard", "Heroic", "Mythic", "difficulty points"),
        *("resistance", "fixed mana", "variable mana", "setup"),
    ),
    "he": (
        *("קרב החפיסות", "אראט", "ארכיפלג", "לורד-מכשף", "מבצר", "מצודה", "גשר", "נתיב"),
        *("נתיב עליון", "נתיב תחתון", "קלף", "יד", "חפיסה", "יצור", "לחש-קסם", "לחש", "מאנה"),
        *("חידוש מאנה", "עלות", "זימון", "תקיפה", "ערך תקיפה", "נקודות חיים", "נזק", "מושמד"),
        *("נתז", "ניקוב", "זעם", "הגנה", "בלתי ניתן להשמדה", "להט הקרב", "תאוצה", "הילה"),
        *("דו-קרב", "סולו", "סגנון סולו", "מצב סולו", "בנוי מראש", "גיוס", "בנייה", "סגנון מהיר"),
        *("סגנון מותאם", "בינה מלאכותית", "ערימת הקלפים המשומשים", "ערימת שליפה", "תצורה"),
        *("כמות אחידה", "כמות משתנה"),
    ),
    "uk": (
        *("Еррет", "Бастіон", "Форт", "міст", "лінія", "верхня лінія", "нижня лінія", "картка"),
        *("рука", "колода", "істота", "закляття", "заклинання", "мана", "відновлення мани"),
        *("вартість", "викликання", "прикликання", "напад", "сила атаки", "очки здоров'я"),
        *("пошкодження", "знищено", "сплеск", "проколювання", "злість", "лють", "захист"),
        *("незнищенність", "берсерк", "ривок", "аура", "дуель", "самітній режим", "соло"),
        *("одиночна гра", "тренування", "підготовка", "драфт", "змагання", "швидка гра"),
        *("власна гра", "ШІ", "колода скидання", "Простий", "Середній", "Важкий", "Героїчний"),
        *("Міфічний", "бали складності", "опір", "стала мана", "змінна мана"),
    ),
}


def pages_in(language: str) -> dict[str, BookPage]:
    english = None if language == "en" else BOOK
    return book_pages(load_rulebook(language), load_strings(language), FIRST, {}, english)


@pytest.mark.parametrize("language", languages())
def test_every_word_of_the_printed_sheets_finds_something(language: str) -> None:
    searched = pages_in(language)
    words = {*PRINTED["en"], *PRINTED.get(language, ())}
    assert [word for word in sorted(words) if not search_pages(searched, word)] == []


@pytest.mark.parametrize(
    ("language", "typed", "number"),
    [("uk", "Splash", "R8.1"), ("he", "Perforation", "R8.2"), ("uk", "злість", "R8.3")],
)
def test_a_hit_says_by_which_printed_word_it_was_found(
    language: str, typed: str, number: str
) -> None:
    hit = search_pages(pages_in(language), typed)[0]
    assert hit.number == number
    assert hit.line.startswith(f"{typed}: ")
    assert typed not in hit.title


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        *((number, "R5.6") for number in ("R5.6", "r5.6", " R5.6 ")),
        *(("aura", "Aura"), ("berserk", "R8.6"), ("questions", "R11"), ("regeneration", "R3.1")),
        ("HORDE'S mana", "R9.2"),
    ],
)
def test_a_number_is_found_first_and_a_title_goes_before_a_text(typed: str, first: str) -> None:
    assert found(typed)[0] == first


def test_all_words_must_be_there_in_any_order_or_mean_it_in_the_published_rules() -> None:
    assert "R4.5" in found("rightmost healing") or "R4.5" in found("right healing")
    assert found("healing zeppelin") == found("  ") == []
    assert any("fourth creature" in title for title in found("fourth creature"))
    assert "R7.2" in found("100 turns")
    assert "Horde" in found("AI")
    chapter = BOOK.chapters[0]
    printed = {"Mana": ("Zauberkraft",)}
    book = replace(BOOK, chapters=(replace(chapter, printed=printed), *BOOK.chapters[1:]))
    hits = search_pages(book_pages(book, STRINGS, FIRST, {}), "zauberkraft")
    assert [hit.title for hit in hits] == ["Mana"]


def test_what_is_marked_is_what_was_typed_but_for_accents_capitals_and_quotes() -> None:
    assert folded("Éa’S") == "ea's"
    pattern = sure(pattern_of("horde's (a"))
    assert re.findall(pattern, "The Horde’s way (a)") == ["Horde’s", "(a"]
    assert pattern_of(" ") is None


# Pages


def test_the_own_edition_goes_first() -> None:
    first = next(entry for entry in pages()["R8"].entries if entry.number == "R8.4")
    later = next(entry for entry in pages(LATER)["R8"].entries if entry.number == "R8.4")
    assert first.parts[0].text.startswith("The damage of the first attack")
    assert first.parts[-1].text.startswith("Later edition: What counts is")
    assert later.parts[0].text.startswith("Later edition: What counts is")
    assert later.parts[1].text.startswith("First edition: The damage of the first attack")


def test_the_glossary_has_the_words_and_the_abilities_in_order_which_lead_to_their_rules() -> None:
    titles = [entry.title for entry in pages()[GLOSSARY].entries]
    names = {STRINGS.text(f"abilities.{name}.name") for name in ABILITIES}
    assert names | {"Mana", "Reach", "Aura", "Bastion", "Fort", "Base mana"} <= set(titles)
    assert titles == sorted(titles, key=str.casefold)
    assert len(titles) == len(set(titles))
    assert ABILITY_RULES.keys() == ABILITIES.keys()
    for name, number in (*ABILITY_RULES.items(), ("aura", AURA_RULE)):
        assert BOOK.rules[number].title == STRINGS.text(f"abilities.{name}.name")
    assert set(HINT_RULES.values()) <= BOOK.numbers
    assert {f"board_hints.{key}" for key in HINT_RULES} <= set(STRINGS)


def test_a_trail_goes_back_and_forward() -> None:
    trail = PageTrail(BookPlace("R1"))
    trail.go(BookPlace("R5", "R5.6"), 40.0)
    trail.go(BookPlace("R8"), 90.0)
    assert trail.step(5.0) == BookPlace("R5", "R5.6", 90.0)
    assert trail.step(0.0) == BookPlace("R1", "", 40.0)
    assert (bool(trail.behind), bool(trail.ahead)) == (False, True)
    assert trail.step(40.0, forward=True).page == "R5"
    trail.go(BookPlace("R2"), 0.0)
    assert not trail.ahead
    trail.go(BookPlace("R3"), 0.0, leaves_mark=False)
    assert trail.step(0.0).page == "R5"
