"""A home is carried by the options, and taken in by them or by a file that is dropped."""

from pathlib import Path

from game.kit import write_clipboard
from game.play import carry_folder, pack_home
from game.scenes import MenuScene
from game.scenes.carry.carry_dialog import CarryDialog, carried_in
from game.scenes.options.option_list import PROFILE
from game.scenes.options.options_scene import OptionsScene

from ...certain import sure
from ..table import Player


def asked(player: Player, way: str) -> CarryDialog:
    scene = player.show(OptionsScene(player.services, PROFILE))
    player.click(scene.controls[way])
    return player.at(CarryDialog)


def test_the_file_is_written_and_then_found_and_added(player: Player) -> None:
    puzzles = player.services.profile.puzzles
    puzzles.note_failed("p1")
    asked(player, "carry_out")
    assert "Your profile, in one file" in player.read()
    player.key("escape")
    player.at(OptionsScene)
    puzzles.note_failed("p2")
    player.click(asked(player, "carry_in").buttons["add"])
    assert "Taken in" in player.read()
    assert set(puzzles.all()) == {"p1", "p2"}
    player.key("enter")
    player.at(MenuScene)


def test_a_home_that_was_left_is_whole_in_its_file(player: Player) -> None:
    path = sure(player.services.profile.path)
    player.services.profile.puzzles.note_failed("p1")
    assert path.with_name(f"{path.name}-wal").exists()
    player.services.close_profile()
    assert not path.with_name(f"{path.name}-wal").exists()


def test_another_home_is_put_in_place_of_this_one(player: Player) -> None:
    puzzles = player.services.profile.puzzles
    puzzles.note_failed("p1")
    file = pack_home(player.services.profile)
    puzzles.note_failed("p2")
    scene = player.show(carried_in(player.services, file))
    player.click(scene.buttons["replace"])
    assert set(puzzles.all()) == {"p1"}


def test_nothing_is_taken_without_an_answer(player: Player) -> None:
    file = pack_home(player.services.profile)
    player.services.profile.puzzles.note_failed("p1")
    player.show(MenuScene(player.services))
    player.stack.push(carried_in(player.services, file))
    player.key("escape")
    player.at(MenuScene)
    assert set(player.services.profile.puzzles.all()) == {"p1"}


def test_where_there_is_no_file_it_is_told_where_one_is_looked_for(player: Player) -> None:
    asked(player, "carry_in")
    assert "No profile found" in player.read()


def test_the_path_on_the_clipboard_goes_before_what_lies_in_the_folder(
    player: Player, tmp_path: Path
) -> None:
    pack_home(player.services.profile)
    other = tmp_path / "from alice.zip"
    other.write_bytes(b"no zip")
    write_clipboard(f'"{other}"')
    asked(player, "carry_in")
    assert "from alice.zip is no profile of this game. Nothing has changed." in player.read()


def test_whatever_else_is_on_the_clipboard_or_in_the_folder_is_passed_over(player: Player) -> None:
    """A link that leads nowhere; an address whose name is longer than that of any file."""
    for text in (f"https://example.org/{'b' * 300}.zip", "see you there.zip", "{}" * 20_000):
        write_clipboard(text)
        asked(player, "carry_in")
        assert "No profile found" in player.read()
    carry_folder().mkdir(parents=True, exist_ok=True)
    (carry_folder() / "profile-1.zip").symlink_to("nowhere")
    asked(player, "carry_in")
    assert "No profile found" in player.read()


def test_a_file_that_cannot_be_read_has_one_line(player: Player) -> None:
    player.show(carried_in(player.services, Path("holiday.zip")))
    assert "holiday.zip can’t be read. Nothing has changed." in player.read()
