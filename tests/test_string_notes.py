"""The notes for translators: every text has one, and none is about nothing."""

from game.content import load_notes, load_strings, note_of, notes_for_nothing

_NOTES = load_notes()
_KEYS = list(load_strings())


def test_every_text_has_a_note_that_tells_where_it_stands() -> None:
    """Its own, or that of its section, in data/strings/notes.yaml: screen, kind, length, places."""
    assert [key for key in _KEYS if not note_of(_NOTES, key)] == []


def test_no_note_is_about_nothing() -> None:
    assert notes_for_nothing(_NOTES, _KEYS) == []


def test_the_nearest_note_holds() -> None:
    notes = {"a.b": "section", "a.b.c": "own", "a.*.d": "any", "x.y_*": "part", "a": "too far"}
    assert note_of(notes, "a.b.c") == "own"
    assert note_of(notes, "a.b.d") == "any"
    assert note_of(notes, "a.b.e") == "section"
    assert note_of(notes, "x.y_z") == "part"
    assert note_of(notes, "a.q") == ""
    assert notes_for_nothing(notes, ["a.b.c", "a.b.d", "x.y_z"]) == ["a.b", "a"]
