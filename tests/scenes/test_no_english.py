"""Screens that tell of damaged files and of mistakes, in languages of other letters."""

import re
from pathlib import Path

import pytest

from game.content import load_content
from game.kit import Assets, Viewport, active_context

from .text_sizes import written

SCREENS = ("history", "own_cards", "replay_unplayable", "replay_unplayable_code", "saved_games")
#: Two small Latin words in a row are English; lines of YAML have signs between them.
_ENGLISH = re.compile(r"\b[a-z]{2,} [a-z]{2,}\b")


@pytest.mark.parametrize("language", ["he", "ru", "uk"])
def test_no_sentence_is_english(language: str, assets: Assets, tmp_path: Path) -> None:
    content, found = load_content(language), []
    for name in SCREENS:
        screen = written(name, content, Viewport.of((1280, 720)), 100, assets, tmp_path)
        found += [each.string for each in screen.texts if _ENGLISH.search(each.string)]
        active_context().forget()
    assert found == []


def test_an_english_sentence_is_found() -> None:
    assert _ENGLISH.search("cards/ash.yaml:2: unknown key 'splah' of 'effect'")
    assert _ENGLISH.search("fen_giant: {name: Fen Giant, cost: 6, attack: 5}") is None
    assert _ENGLISH.search("saved.jsonl:1: this is no line of a record: choose a file")
