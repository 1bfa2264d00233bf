"""The suggested decks of ten: whole, named, and checked as they are read."""

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content import ContentError, load_content
from game.play import deck_code
from game.rules import DECK_SIZE


def test_every_suggested_deck_is_whole_named_and_has_a_code() -> None:
    content = load_content()
    assert len(content.suggested) >= 3
    codes = {deck_code(card.id for card in deck.cards) for deck in content.suggested}
    assert len(codes) == len(content.suggested)
    for deck in content.suggested:
        assert len(set(deck.cards)) == DECK_SIZE
        assert {f"library.suggested.{deck.id}.{key}" for key in ("name", "text")} <= set(
            content.strings
        )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("few: [troll, ogre]", "deck 'few' has 2 cards: name 10 of them"),
        (
            "odd: [trol, ogre, grrr, baron, brute, gnome, alpha, martyr, scribe, shaman]",
            "unknown card 'trol' in deck 'odd': write 'troll'",
        ),
        (
            "two: [ogre, ogre, grrr, baron, brute, gnome, alpha, martyr, scribe, shaman]",
            "the card 'ogre' is in deck 'two' twice: put another card in its place",
        ),
    ],
)
def test_a_mistake_in_the_suggested_decks(tmp_path: Path, text: str, problem: str) -> None:
    folder = tmp_path / "data"
    shutil.copytree(paths.data_dir(), folder)
    (folder / "suggested_decks.yaml").write_text(text, "utf-8")
    with pytest.raises(ContentError) as raised:
        load_content(folder=folder)
    assert str(raised.value) == f"data/suggested_decks.yaml:1: {problem}"
