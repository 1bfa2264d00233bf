"""The texts: none is missing, each has its values, and a strings file is checked."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game import paths
from game.content import ContentError, Strings, You, load_content, load_notes, load_strings
from game.content.language_files import note_of
from game.content.strings import YOU_FORM, TextError, places_of
from game.kit import ACTIONS
from game.kit.draw.text import bidi
from game.kit.input.intents import HANDS
from game.play.advice.why_not_offered import WHYS
from game.rules import ABILITIES, REFUSALS
from tests.certain import objection

from .sources import calls

_GAME = Path(game.__file__).parent
_ENGLISH = load_strings("en")


def _loaded(tmp_path: Path, text: str, language: str = "en") -> Strings:
    folder = tmp_path / "data"
    (folder / "strings").mkdir(parents=True, exist_ok=True)
    model = text if language == "en" else "cards: {one: '1', other: o}\n"
    (folder / "strings" / "en.yaml").write_text(model, "utf-8")
    (folder / "strings" / f"{language}.yaml").write_text(text, "utf-8")
    return load_strings(language, folder)


def test_a_text_with_values(tmp_path: Path) -> None:
    strings = _loaded(tmp_path, "menu: {hello: 'Hello, {name}!', plain: Plain}\n")
    assert strings.text("menu.hello", name="Troll") == "Hello, Troll!"
    assert strings.text("menu.hello", name="{name}", more=1) == "Hello, {name}!"
    assert strings.text("menu.plain") == "Plain"
    assert ("menu.plain" in strings, "menu" in strings) == (True, False)
    assert list(strings) == ["menu.hello", "menu.plain"]


def test_a_plural_form_by_another_number_than_the_count(tmp_path: Path) -> None:
    strings = _loaded(tmp_path, "a: {by: left, one: one life, other: '{left} of {count}'}\n")
    assert strings.text("a", left=1, count=5) == "one life"
    assert strings.text("a", left=3, count=1) == "3 of 1"
    with pytest.raises(TextError, match="'a' needs the number 'left'"):
        strings.text("a", count=1)


def test_a_text_that_is_missing_is_an_error(tmp_path: Path) -> None:
    strings = _loaded(tmp_path, "menu: {hello: 'Hello, {name}!', cards: {one: a, other: b}}\n")
    for key, line in (
        ("menu.helo", "no text 'menu.helo': add it, or mend the key"),
        ("menu", "no text 'menu': add it, or mend the key"),
        ("menu.hello", "'menu.hello' needs the value 'name': hand it to text()"),
        ("menu.cards", "'menu.cards' needs the number 'count': hand it to text()"),
    ):
        with pytest.raises(TextError) as raised:
            strings.text(key)
        assert str(raised.value) == f"data/strings/en.yaml: {line}"
        assert isinstance(raised.value, KeyError)
        assert isinstance(raised.value, ContentError)


@pytest.mark.parametrize("name", ["Boom!", "Morwen (2)", "(Ada)", "A.", "Ada & Bo?", "Bo", "Bo 2"])
def test_a_latin_name_keeps_its_signs_in_a_sentence_from_the_right(name: str) -> None:
    strings = Strings("he", {"told": "אל {name}: 5", "of": "של {name}, אחת", "end": "אל {name}"})
    seen = {
        key: "".join(run.text[::-1] if run.rtl else run.text for run in bidi.runs(words, rtl=True))
        for key in strings
        for words in [strings.text(key, name=name)]
    }
    assert seen == {"told": f"5 :{name} לא", "of": f"תחא ,{name} לש", "end": f"{name} לא"}


#: The forms, and which of them the numbers 0, 1, 2, 3, 5, 11 take; ``test_plurals`` has the others.
_SOME = {
    "en": ("{one: 1, other: o}", "o1oooo"),
    "pt-BR": ("{one: 1, other: o}", "11oooo"),
    "he": ("{one: 1, two: 2, other: o}", "o12ooo"),
    "ru": ("{one: 1, few: f, many: m}", "m1ffmm"),
    "ar": ("{zero: z, one: 1, two: 2, few: f, many: m, other: o}", "z12ffm"),
}


@pytest.mark.parametrize("language", _SOME)
def test_plurals(tmp_path: Path, language: str) -> None:
    forms, found = _SOME[language]
    forms = re.sub(r": (\w)", r": '\1'", forms)
    strings = _loaded(tmp_path, f"cards: {forms}\n", language)
    assert "".join(strings.text("cards", count=n) for n in (0, 1, 2, 3, 5, 11)) == found
    assert strings.rtl == (language in ("he", "ar"))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a:\n  b: 5", ":2: 'a.b' is the number 5: write a text, in quotes if need be"),
        ("a:\n  b: yes", ":2: 'a.b' is the flag true: write a text, in quotes if need be"),
        ("a:\n  b:", ":2: 'a.b' is empty: write a text, in quotes if need be"),
        ("a:\n  b: ''", ":2: 'b' is empty: write a text"),
        ("a:\n  b: [x]", ":2: 'a.b' is a list: write a text, in quotes if need be"),
        ("a:\n  b: {}", ":2: the section 'b' is empty: write a text or leave it out"),
        ("a:\n  b: one {name", ":2: a bad placeholder in 'a.b':"
         " write places as {name}, in lower-case letters"),
        ("a:\n  b: one {}", ":2: a bad placeholder in 'a.b':"
         " write places as {name}, in lower-case letters"),
        ("a:\n  b: one {n:2}", ":2: a bad placeholder in 'a.b':"
         " write places as {name}, in lower-case letters"),
        ("a:\n  b.c: d", ":2: the key 'b.c' has a dot: nest the sections instead"),
        ("a:\n  b: c\n  b: d", ":3: the key 'b' stands here twice: leave one of them"),
        ("a: {other: x}", ":1: the plural 'a' lacks 'one': add 'one'"),
        ("a:\n  one: x\n  few: y\n  other: z", ":3: 'a' has the form 'few':"
         " this language has one, other"),
        ("a:\n  one: x\n  title: y\n  other: z", ":3: 'a' has the form 'title':"
         " this language has one, other"),
        ("a:\n  one: x {who}\n  other: z {count}", ":2: the place 'who' in 'a':"
         " the form 'other' does not know it"),
        ("a: *b", ":1: the alias *b stands for nothing yet: write the value itself"),
        ("just a text", ":1: the document is the text 'just a text': write keys and values"),
        ("a: {b: {one: x, other: {c: d}}}", ":1: 'a.b.other' is a mapping:"
         " write a text, in quotes if need be"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_strings(tmp_path: Path, text: str, line: str) -> None:
    assert objection(ContentError, _loaded, tmp_path, text) == f"data/strings/en.yaml{line}"


def test_the_pseudo_language_is_longer_and_keeps_its_places() -> None:
    pseudo = load_strings("pseudo")
    assert pseudo.language == "pseudo"
    assert list(pseudo) == list(_ENGLISH)
    for key in _ENGLISH:
        places = places_of(_ENGLISH.entry(key))
        assert places_of(pseudo.entry(key)) == places
        values = dict.fromkeys(places, 3)
        plain, long = _ENGLISH.text(key, **values), pseudo.text(key, **values)
        if not any(map(str.isalpha, plain)):
            assert long == plain
            continue
        forms = len(HANDS) if plain.startswith("\ue002") else 1
        assert len(long) >= 1.4 * len(plain) - 3 * forms
        # Around the forms for several devices are marks.
        long = long.strip("\ue002\ue004")
        assert "֐" < long[0] < "׿"
        assert "֐" < long[-1] < "׿"


def test_a_text_about_you_has_a_form_of_its_own(tmp_path: Path) -> None:
    text = "a:\n  b: '{name} plays.'\n  b_you: 'You play.'\n  c: '{n} · {name}'\n"
    strings = _loaded(tmp_path, text)
    assert strings.text("a.b", name="Ada") == "Ada plays."
    assert strings.text("a.b", name=You("You")) == "You play."
    assert strings.text("a.c", n=3, name=You("You")) == "3 · You"


def test_a_text_about_you_counts_as_the_others_do(tmp_path: Path) -> None:
    forms = "one: '{count} card', other: '{count} cards'"
    strings = _loaded(tmp_path, f"a:\n  b: {{{forms}}}\n  b_you: {{{forms}}}\n")
    assert strings.text("a.b", name=You("You"), count=1) == "1 card"


#: Where the name of who plays stands apart, so that "You" can take its place.
_APART = {
    *("log.turn", "log.turn_short", "matches.turn", "replay.at", "replay.label", "review.label"),
    *("review.in_words.label", "review.turn_of", "deck_choice.horde", "toss.others"),
}
#: Texts about nobody but the other side, about the Horde, or where two persons play.
_OF_OTHERS = {
    *("confirm.loss_text.assault", "confirm.loss_text.turn", "construct.computer"),
    *("construct.computer_builds", "draw_offer.offered_text", "hand_over.ready", "match.last_turn"),
    *("hand_over.deck_first", "hand_over.deck_next", "hand_over.deck_second"),
    *("hand_over.plays_guard", "log.bared", "log.deck_dealt", "log.last_turn", "log.shuffled"),
    "log.relieved_here",
    "match.draw_declined",
    *("match.plays_nothing", "results.pair.wins", "results.wins"),
}
#: The sections in which ``name`` is that of a player, and texts elsewhere that name a thing so.
_OF_PLAYERS = (
    *("confirm", "construct", "deck_choice", "draft", "draw_offer", "hand_over", "history", "log"),
    *("match", "matches", "order", "pause", "replay", "results", "review", "toss"),
)
_OF_THINGS = {"construct.foreign_cards", "construct.not_ready"}


def test_every_sentence_about_a_player_has_a_form_for_you() -> None:
    said = {
        key
        for key in _ENGLISH
        if key.split(".")[0] in _OF_PLAYERS
        and "name" in places_of(_ENGLISH.entry(key))
        and not key.endswith(YOU_FORM)
    }
    bare = {key for key in said if key + YOU_FORM not in _ENGLISH}
    assert bare - _OF_THINGS - _OF_OTHERS == _APART


def test_no_form_for_you_stands_alone_or_knows_more() -> None:
    for key in _ENGLISH:
        if key.endswith(YOU_FORM):
            base = key.removesuffix(YOU_FORM)
            assert base in _ENGLISH
            assert places_of(_ENGLISH.entry(key)) <= places_of(_ENGLISH.entry(base))


def test_every_refusal_has_a_sentence() -> None:
    sentences = {key.removeprefix("refusals.") for key in _ENGLISH if key.startswith("refusals.")}
    assert sentences == set(REFUSALS)


def test_every_refusal_and_every_missing_choice_is_explained_in_full() -> None:
    words = {key.removeprefix("reasons.") for key in _ENGLISH if key.startswith("reasons.")}
    gets = _refusals()
    for code in {*REFUSALS, *WHYS}:
        parts = {part for each, part in (key.split(".") for key in words) if each == code}
        # The third part says what to try in its place, or what comes later.
        assert parts in ({"now", "rule", "instead"}, {"now", "rule", "later"})
        for part in parts if code in REFUSALS else ():
            text = _ENGLISH.entry(f"reasons.{code}.{part}")
            assert places_of(text) <= gets.get(code, frozenset())
    assert {key.split(".")[0] for key in words} == {*REFUSALS, *WHYS}


def test_only_what_can_be_tried_now_is_offered_to_try() -> None:
    waits = {"ai_turn", "attacked", "attacks", "rage_alone", "summoned", "their_turn", "theirs"}
    assert [code for code in waits if f"reasons.{code}.instead" in _ENGLISH] == []


def test_a_refusal_asks_only_for_values_that_it_gets() -> None:
    gets = _refusals()
    for code in REFUSALS:
        assert places_of(_ENGLISH.entry(f"refusals.{code}")) <= gets.get(code, frozenset())


def _refusals() -> dict[str, frozenset[str]]:
    """Return the codes that the rules refuse with, and the values that come with them."""
    figures = frozenset({"card", "cost", "mana", "reach"})
    found = {
        **dict.fromkeys(("assault_creature", "assault_incantation"), figures),
        **dict.fromkeys(("out_of_reach", "last_card", "too_expensive"), figures),
        **dict.fromkeys(("not_a_creature", "not_an_incantation"), frozenset({"card"})),
    }
    for _, call in calls(_GAME / "rules", r"\brefuse\("):
        if getattr(call.func, "id", "") == "refuse" and isinstance(call.args[0], ast.Constant):
            found[str(call.args[0].value)] = _keywords(call)
    return found


def _keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def _asked() -> Iterator[tuple[str, ast.Call, str]]:
    """Yield every call that asks for a text: where it is, and the pattern of its key."""
    for path, call in calls(_GAME, r"\bsay\(|strings\.text\("):
        if not (_asks(call.func) and call.args):
            continue
        place, key = f"{path.relative_to(_GAME)}:{call.lineno}", call.args[0]
        for literal in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
            pattern = _pattern(literal)
            if pattern:
                yield place, call, pattern


def of_key(place: str) -> bool:
    """Whether a place is filled by the key of an action, when the text is drawn."""
    return place.startswith("key_")


def test_every_key_that_a_text_names_is_that_of_an_action() -> None:
    places = {
        place for key in _ENGLISH for place in places_of(_ENGLISH.entry(key)) if of_key(place)
    }
    assert places <= {f"key_{action}" for action in ACTIONS}
    assert _ENGLISH.text("match.menu_hint") == "Menu (\ue000pause\ue001)"


def _asks(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id == "say"
    if not isinstance(function, ast.Attribute):
        return False
    owner = function.value
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    # A canvas has a text() too, which draws.
    return function.attr == "say" or (function.attr == "text" and name.endswith("strings"))


def _pattern(key: ast.expr) -> str:
    if isinstance(key, ast.Constant):
        return re.escape(str(key.value))
    if isinstance(key, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else None for part in key.values)
        # What is put in may be empty.
        return "".join(".*" if part is None else re.escape(str(part)) for part in parts)
    return ""


def test_every_text_that_the_code_asks_for_is_there() -> None:
    missing = []
    for place, call, pattern in _asked():
        keys = [key for key in _ENGLISH if re.fullmatch(pattern, key)]
        unpacked = any(keyword.arg is None for keyword in call.keywords)
        if not keys:
            missing.append(f"{place}: no text {pattern}")
        for key in keys:
            places = {place for place in places_of(_ENGLISH.entry(key)) if not of_key(place)}
            lacking = places - _keywords(call)
            if lacking and not unpacked and len(keys) == 1:
                missing.append(f"{place}: {key} needs {', '.join(sorted(lacking))}")
    assert missing == []


#: A text of the code with values in it, which may have such texts in them.
_PLACE = r"\{(?:[^{}]|\{[^{}]*\})*\}"
_MADE = re.compile(rf"""\b(?=f(["'])((?:{_PLACE}|(?!\1)[^{{\n])*)\1)""")


def test_no_text_is_kept_that_is_never_asked_for() -> None:
    """Its key stands in the code, or something in the code puts it together."""
    code = "\n".join(path.read_text("utf-8") for path in _GAME.rglob("*.py"))
    whole = set(re.findall(r"[\"']([\w.]+)[\"']", code))
    texts = {text for _, text in _MADE.findall(code)}
    parts = {".*".join(map(re.escape, re.split(_PLACE, text))) for text in texts}
    # One without letters of its own would put any key together.
    made = re.compile("|".join(part for part in parts if re.search("[a-z]{2}", part)))
    asked = {key: key.removesuffix(YOU_FORM) for key in _ENGLISH}
    assert [
        key for key, base in asked.items() if base not in whole and not made.fullmatch(base)
    ] == []


def test_every_ability_is_explained() -> None:
    for ability in (*ABILITIES, "aura"):
        assert _ENGLISH.text(f"abilities.{ability}.name").istitle()
        assert _ENGLISH.text(f"abilities.{ability}.text", ability="Splash").endswith(".")


def test_sections_are_in_alphabetical_order() -> None:
    sections = list(dict.fromkeys(key.split(".")[0] for key in _ENGLISH))
    assert sections == sorted(sections)


def test_apostrophes_are_typographic_and_a_percent_sign_follows_its_number() -> None:
    folder = paths.data_dir()
    files = [folder / "strings" / "en.yaml", folder / "rulebook" / "en.yaml"]
    odd = re.compile(r"[A-Za-z0-9}]'|'[A-Za-z]|[0-9}] %|per cent")
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if odd.search(line)] == []
    cards = load_content().cards.values()
    assert [card.name for card in cards if "'" in card.name] == []


# Notes for translators

_NOTES = load_notes()


def test_every_text_has_a_note_that_tells_where_it_stands() -> None:
    """Its own, or that of its section, in data/strings/notes.yaml: screen, kind, length, places."""
    assert [key for key in _ENGLISH if not note_of(_NOTES, key)] == []


def test_no_note_is_about_nothing() -> None:
    by_name = {name: name for name in _NOTES}
    assert set(by_name) == {note_of(by_name, key) for key in _ENGLISH}


def test_the_nearest_note_holds() -> None:
    notes = {"a.b": "section", "a.b.c": "own", "a.*.d": "any", "x.y_*": "part", "a": "too far"}
    found = {"a.b.c": "own", "a.b.d": "any", "a.b.e": "section", "x.y_z": "part", "a.q": ""}
    assert {key: note_of(notes, key) for key in found} == found


def test_a_name_that_is_joined_with_others_keeps_its_sign_behind_it() -> None:
    """In Hebrew "Boom!" and "Boom!" are two names; in English nothing is to be held."""
    assert load_strings("he").within("Boom!") == "\u200eBoom!\u200e\u200f"
    assert load_strings("en").within("Boom!") == "Boom!"
