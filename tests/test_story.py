"""The story between the steps of the climb: its file is checked, and the game's own is whole."""

from pathlib import Path

import pytest

from game import paths
from game.content import ContentError, StoryLine, load_story
from game.play import CHARACTERS, YOU


def read(folder: Path, text: str) -> object:
    (folder / "story.yaml").write_text(text, "utf-8")
    return load_story(folder)


def test_a_line_has_a_speaker_and_may_have_a_mood(tmp_path: Path) -> None:
    (tmp_path / "story.yaml").write_text("a: {ground: mine, after: 0, lines: [pip, you glad]}\n")
    (scene,) = load_story(tmp_path)
    assert (scene.id, scene.ground, scene.after) == ("a", "mine", 0)
    assert scene.lines == (StoryLine("pip"), StoryLine("you", "glad"))


@pytest.mark.parametrize(
    "text",
    [
        "a: {ground: mine, after: 0, lines: [pip angry]}",
        "a: {ground: mine, after: zero, lines: [pip]}",
        "a: {ground: mine, lines: [pip]}",
        "a: {ground: mine, after: 0, lines: pip}",
    ],
)
def test_what_is_wrong_with_a_story_is_told_with_its_place(tmp_path: Path, text: str) -> None:
    with pytest.raises(ContentError, match=r"story\.yaml:1: "):
        read(tmp_path, text)


def test_the_games_own_story_is_spoken_by_its_characters_on_its_grounds() -> None:
    for scene in load_story():
        assert {line.speaker for line in scene.lines} <= {*CHARACTERS, YOU}
        assert len({line.speaker for line in scene.lines}) > 1
        assert 3 <= len(scene.lines) <= 6
        ground = paths.assets_dir() / "grounds" / f"{scene.ground}.webp"
        assert ground.is_file()
