"""The credits: from the menu and back, what each work is, and the texts of licences."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content import (
    ContentError,
    licence_text,
    load_credited_works,
    own_licence,
    package_version,
)
from game.scenes import MenuScene
from game.scenes.credits.credits_scene import CreditsScene, paragraphs

from ..table import Player, Reading

RUN_TIME = {"pygame-ce", "PyYAML", "platformdirs", "pymupdf-fonts"}
#: An extra, which may not be installed.
EXTRA = {"prismatoid"}


class Pictures(Reading):
    """Notes which pictures are drawn."""

    names: list[str]

    def image(self, name: str, *_place: Any, **_look: Any) -> None:
        """Note the name."""
        self.names.append(name)


@pytest.fixture
def credits(player: Player) -> CreditsScene:
    player.stack.push(MenuScene(player.services))
    player.click(player.at(MenuScene).credits)
    return player.at(CreditsScene)


def test_the_page_of_the_game_begins_with_its_picture_and_its_makers(
    player: Player, credits: CreditsScene
) -> None:
    drawn = Pictures(pygame.Surface(player.size), player.stack.view, player.assets)
    drawn.names = []
    credits.page.paint_content(drawn)
    assert "Bridges of Erret developers" in drawn.words[0]
    assert any("Permission is hereby granted" in text for text in drawn.words)
    assert {"menu", "title"} <= set(drawn.names)
    drawn.names.clear()
    player.command("down")
    credits.page.paint_content(drawn)
    assert drawn.names == []


def test_arrows_go_through_all_works_and_back_leads_to_the_menu(
    player: Player, credits: CreditsScene
) -> None:
    for work in credits.works:
        player.command("down")
        drawn = Reading(pygame.Surface(player.size), player.stack.view, player.assets)
        credits.page.paint_content(drawn)
        assert drawn.words[0] == work.name
    player.command("back")
    player.at(MenuScene)


def test_every_run_time_package_is_credited_and_the_game_has_its_own_licence() -> None:
    assert {work.package for work in load_credited_works()} - {""} == RUN_TIME | EXTRA
    assert own_licence().startswith("MIT License")


@pytest.mark.parametrize("package", [*sorted(RUN_TIME - {"pygame-ce"}), "no-such-package"])
def test_packages_carry_their_licences(package: str) -> None:
    """One that is not there has nothing to tell."""
    there = package != "no-such-package"
    assert ("copyright" in licence_text(package).lower()) == there
    assert bool(package_version(package)) == there


def test_lines_broken_by_hand_become_paragraphs() -> None:
    assert paragraphs("One\ntwo\r\n\n-----\n\n three") == ["One two", "three"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("python: {name: Python}", ":1: missing key 'by'"),
        ("python: 3", ":1: "),
        ("", "nobody is credited"),
    ],
)
def test_a_broken_file_is_told_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "credits.yaml").write_text(text)
    with pytest.raises(ContentError, match=said):
        load_credited_works(tmp_path)
