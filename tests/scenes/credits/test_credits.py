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
    menu = player.at(MenuScene)
    assert menu.credits is not None
    player.click(menu.credits)
    return player.at(CreditsScene)


def test_menu_leads_there_and_back(player: Player, credits: CreditsScene) -> None:
    player.command("back")
    assert isinstance(player.stack.top, MenuScene)


def test_first_comes_the_game_with_its_licence(credits: CreditsScene) -> None:
    assert credits.page._name == "Bridges of Erret"
    assert any("Permission is hereby granted" in text for text in credits.page._terms)


def test_its_page_begins_with_its_picture_and_its_makers(
    player: Player, credits: CreditsScene
) -> None:
    assert "Bridges of Erret developers" in credits.page._texts[0].text
    drawn = Pictures(pygame.Surface(player.size), player.stack.view, player.assets)
    drawn.names = []
    credits.page.paint_content(drawn)
    assert {"menu_small", "title"} <= set(drawn.names)
    drawn.names.clear()
    player.command("down")
    credits.page.paint_content(drawn)
    assert drawn.names == []


def test_arrows_go_through_all_works(player: Player, credits: CreditsScene) -> None:
    names = []
    for _ in credits.works:
        player.command("down")
        names.append(credits.page._name)
    assert names == [work.name for work in credits.works]


def test_every_run_time_package_is_credited() -> None:
    assert {work.package for work in load_credited_works()} - {""} == RUN_TIME | EXTRA


@pytest.mark.parametrize("package", sorted(RUN_TIME - {"pygame-ce"}))
def test_packages_carry_their_licences(package: str) -> None:
    assert "copyright" in licence_text(package).lower()
    assert package_version(package)


def test_a_package_that_is_not_there_has_nothing_to_tell() -> None:
    assert licence_text("no-such-package") == ""
    assert package_version("no-such-package") == ""


def test_own_licence_is_the_one_of_the_project() -> None:
    assert own_licence().startswith("MIT License")


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
