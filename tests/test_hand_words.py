"""Every text that says what the hand does says it of the device that was used last."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from game.content import ContentError, languages, load_strings
from game.content.strings import HANDS as WRITTEN_HANDS
from game.content.strings import HandForms, PluralForms, Strings, read_strings
from game.kit import Device, InputMap, KitContext, name_keys
from game.kit.input.intents import HANDS
from game.scenes.key_words import trigger_words

#: The words of mice, of fingers and of keys, by their stems, in every language.
MOUSE = {
    "en": r"\b(click|drag(?!on)|hover|mouse|pointer|cursor)",
    "uk": r"\b(клац|перетягн|наве(ді|сти)|курсор|миш[аіеку])",
    "ru": r"\b(щ[её]лк|щелч|перетащ|навед|курсор|мыш)",
    "fr": r"\b(cliqu|clic\b|faites glisser|survol|souris|curseur)",
    "eo": r"\b(klak|alklak|tren|montru al|musmontr)",
    "he": r"(לחצ|לחיצ|גרר|הצביעו|עכבר)",
}
TOUCH = {
    "en": r"\b(taps?|touch)\b|\bhold (it|a card)",
    "uk": r"\b(торкн|торкайт|дотик|утримуй)",
    "ru": r"\b(косн|каса[йн]|удерживай)",
    "fr": r"\b(touche[zr]|maintenez)",
    "eo": r"\b(tuŝu|tenu (karton|ĝin))\b",
    "he": r"(\bגעו|נגיע|האצבע)",
}
KEYS = {
    "en": r"\b(press|keys?)\b",
    "uk": r"\b(натис|клавіш)",
    "ru": r"\b(нажм|нажим|клавиш)",
    "fr": r"\bappuy",
    "eo": r"\b(premu|klavo)",
    "he": r"(הקישו|הקשות|מקש\b|מקשי)",
}
#: The texts that may name a device to everybody.
EXCEPTIONS = {
    # They wait for just that device, or tell of it.
    "achievements.three_keys": "the keys of three locks",
    "binding": "a key or a button of a pad is asked for by its name",
    "credits": "tells of libraries",
    "faults": "tells of files, whose words are called keys",
    "key_names": "the names of keys",
    "options": "what keys and the mouse do is chosen there",
    "pause.keys": "leads to the card of keys",
    "voice.roles": "the names of what is on a screen",
    "pads": "speaks to those who hold pads",
    "problems": "tells of a pad that does not work",
    # A file is dropped by the desktop, which needs a mouse or a finger.
    "history.nothing_copied": "a file can only be dragged",
    "history.open_hint": "a file can only be dragged",
    "replay.save_file_hint": "a file can only be dragged",
    # They follow a key that has just been pressed, or are typed.
    "builder.enter_adds": "said while somebody types",
    "builder.enter_removes": "said while somebody types",
    "builder.nothing": "said while somebody types",
    "history.nothing": "said while somebody types",
    "forecast.off": "follows the key",
    "forecast.is_off": "only a key turns it on from the board",
    "key_card": "the card of keys itself",
}
LANGUAGES = languages()
_KEY = re.compile(r"\{key_[a-z_]+\}")


def patterns(language: str) -> list[re.Pattern[str]]:
    """Return what finds words of mice, of fingers and of keys."""
    return [re.compile(words[language], re.IGNORECASE) for words in (MOUSE, TOUCH, KEYS)]


def is_exception(key: str) -> bool:
    return any(key == name or key.startswith(f"{name}.") for name in EXCEPTIONS)


def forms_of(entry: str | PluralForms) -> Iterable[str]:
    return [entry] if isinstance(entry, str) else entry.values()


def of_all_devices(strings: Strings) -> Iterator[tuple[str, str]]:
    """Yield the texts that are said to all alike."""
    for key in strings:
        entry = strings.entry(key)
        if isinstance(entry, HandForms) or is_exception(key):
            continue
        yield from ((key, text) for text in forms_of(entry))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_speaks_of_one_device_to_all(language: str) -> None:
    mouse, touch, keys = patterns(language)
    odd = {
        key: text
        for key, text in of_all_devices(load_strings(language))
        if mouse.search(text) or touch.search(text) or (keys.search(text) and not _KEY.search(text))
    }
    assert odd == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_form_speaks_of_its_device_alone(language: str) -> None:
    strings = load_strings(language)
    english = load_strings()
    mouse, touch, keys = patterns(language)
    odd = []
    for key in english:
        entry = strings.entry(key)
        if not isinstance(english.entry(key), HandForms):
            continue
        assert isinstance(entry, HandForms), key
        if touch.search(entry["mouse"]) or _KEY.search(entry["mouse"]):
            odd.append((key, "mouse"))
        # A finger drags, too.
        if keys.search(entry["touch"]) or _KEY.search(entry["touch"]):
            odd.append((key, "touch"))
        for form in ("keys", "pad"):
            text = entry.get(form, entry["keys"])
            # Hebrew presses a button of a pad with the word of a mouse.
            pressed = form == "pad" and language == "he"
            if touch.search(text) or (mouse.search(text) and not pressed):
                odd.append((key, form))
    assert odd == []


def pad_readings(strings: Strings) -> Iterator[tuple[str, str]]:
    """Yield all texts as they are written for who has a pad in hand."""
    for key in strings:
        entry = strings.entry(key)
        if isinstance(entry, HandForms):
            yield key, entry.get("pad", entry["keys"])
        else:
            yield from ((key, text) for text in forms_of(entry))


#: A key as it is printed, which would be another thing on a pad.
_PRINTED = re.compile(r"\((?:[A-Z]|[0-9])\)|\b(?:Ctrl|Esc|Alt|F[1-9][0-2]?)\b")
#: Texts about keys alone.
_OF_KEYS = ("key_names.", "options.key_layout", "credits.", "binding.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_a_pad_in_hand_no_text_names_a_key_as_if_it_were_a_button(
    language: str, context: KitContext
) -> None:
    """Y is a button as well, and does something else: a key is named with its keyboard."""
    strings, inputs = load_strings(language), InputMap(device=Device("pad"))
    *_, press = patterns(language)
    away = strings.text("key_names.on_keyboard", name="").strip()
    # A key in brackets, which only adds to a button, is not told at all.
    added = re.compile(rf"\([^)]*{away}")
    odd = []
    context.hand, context.has_key = lambda: "pad", inputs.has_trigger
    context.key_name = lambda action: trigger_words(strings.text, inputs, action)
    for key, text in pad_readings(strings):
        shown = name_keys(_KEY.sub(lambda mark: f"\ue000{mark[0][5:-1]}\ue001", text))
        numbered = "{number}" in text and press.search(text)
        if numbered or _PRINTED.search(text) or added.search(shown):
            odd.append((key, shown))
    assert [each for each in odd if not each[0].startswith(_OF_KEYS)] == []
    told = strings.text("key_names.on_keyboard", name="V")
    assert trigger_words(strings.text, inputs, "forecast") == told


def test_an_exception_is_about_a_text() -> None:
    english = list(load_strings())
    for name in EXCEPTIONS:
        assert any(key == name or key.startswith(f"{name}.") for key in english)


def test_what_is_shown_is_the_form_for_the_device_in_hand(context: KitContext) -> None:
    assert WRITTEN_HANDS == HANDS
    text = load_strings().text("draft.hint")
    context.key_name = lambda action: f"<{action}>"
    seen = {}
    for hand in HANDS:
        context.hand = lambda hand=hand: hand  # type: ignore[misc]
        seen[hand] = name_keys(text)
    assert seen == {
        "mouse": "Click the card you want.",
        "touch": "Tap the card you want.",
        "keys": "Press the number of the card you want, or use the arrows and <accept>.",
        "pad": "Choose a card with the D-pad. <accept> takes it.",
    }


def test_without_a_form_for_pads_that_of_keys_speaks_and_a_finger_hears_of_no_key(
    context: KitContext,
) -> None:
    forms = {"mouse": "a {n}", "touch": "b {n}", "keys": "c {n}"}
    strings = read_strings("en", {"x": {"y": forms, "z": "Menu ({key_pause})"}})
    context.hand = lambda: "pad"
    assert name_keys(strings.text("x.y", n=strings.text("x.y", n=1))) == "c c 1"
    context.hand = lambda: "touch"
    assert name_keys(strings.text("x.y", n=1) + strings.text("x.z")) == "b 1Menu"


@pytest.mark.parametrize(
    ("forms", "problem"),
    [
        ("{mouse: a, touch: b}", "'x.y' lacks the form 'keys': add 'keys'"),
        ("{mouse: a, touch: b, keys: c, wheel: d}", "'x.y' has the form 'wheel': the devices are"),
    ],
)
def test_forms_that_are_wrong_are_told(tmp_path: Path, forms: str, problem: str) -> None:
    file = tmp_path / "strings" / "en.yaml"
    file.parent.mkdir()
    file.write_text(f"x:\n  y: {forms}\n", "utf-8")
    with pytest.raises(ContentError, match=re.escape(problem)):
        load_strings("en", tmp_path)
