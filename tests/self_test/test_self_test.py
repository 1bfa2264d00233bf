"""The checks of ``--self-test``, and how it reports a fault."""

import io
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from game import __version__, paths
from game.__main__ import main
from game.self_test import asset_checks, match_checks, process_checks, self_test, self_test_command
from game.self_test.asset_checks import SelfTestError
from tests.play.thinking.thoughts import only_at_home

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of pictures and sounds, which the game takes for its own."""
    copy = tmp_path / "built"
    shutil.copytree(paths.assets_dir(), copy)
    monkeypatch.setattr(asset_checks, "assets_dir", lambda: copy)
    monkeypatch.setattr("game.kit.draw.assets.assets_dir", lambda: copy)
    return copy


def told(monkeypatch: pytest.MonkeyPatch, check: str) -> tuple[int, list[str], list[str]]:
    """Return status, lines and complaints of a self-test of this one check."""
    monkeypatch.setattr(self_test_command, "CHECKS", {check: self_test_command.CHECKS[check]})
    out, err = io.StringIO(), io.StringIO()
    return self_test(out, err), out.getvalue().splitlines(), err.getvalue().splitlines()


@pytest.mark.parametrize(
    "check", ["data", "languages", "sounds", "typefaces", "a duel", "a solo game"]
)
def test_a_whole_game_passes_and_leaves_the_players_files_alone(
    check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    status, lines, complaints = told(monkeypatch, check)
    assert (status, complaints) == (0, [])
    assert lines[0].startswith(f"Bridges of Erret {__version__}, ")
    assert lines[1].startswith(f"{check}: ")
    assert lines[-1].startswith("self-test passed (")
    assert os.environ[paths.HOME_VARIABLE] == str(home)
    assert not home.exists()


def test_the_process_that_thinks_is_asked() -> None:
    assert process_checks.check_worker() == "8 strengths, 4 rings: answers as in this process"


@pytest.mark.parametrize(
    ("broken", "instead", "line"),
    [
        (
            "game.play.ProcessTaskRunner._start",
            Mock(side_effect=OSError("no more processes")),
            "the process that thinks has ended twice",
        ),
        # A strength would play on with less.
        ("game.play.thinking.computer_player.think", only_at_home, "OSError: I only think at home"),
    ],
)
def test_a_process_that_does_not_start_or_think_is_told(
    monkeypatch: pytest.MonkeyPatch, broken: str, instead: object, line: str
) -> None:
    monkeypatch.setattr(broken, instead)
    told_line = f"self-test: the process that thinks: {line}"
    assert told(monkeypatch, "the process that thinks")[::2] == (1, [told_line])


def test_all_pictures_are_read_and_a_folder_of_few_is_told(folder: Path) -> None:
    assert asset_checks.check_pictures().endswith(" read")
    (folder / "board_day.webp").write_bytes(b"RIFF")
    with pytest.raises(Exception, match=r"picture cannot be read: .*board_day\.webp"):
        asset_checks.check_pictures()
    shutil.rmtree(folder / "voyage")
    with pytest.raises(SelfTestError, match="pictures, and at least"):
        asset_checks.check_pictures()


def test_a_card_without_a_picture_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "cards" / "troll.webp").unlink()
    line = f"self-test: pictures: the picture cards/troll is missing in {folder}"
    assert told(monkeypatch, "pictures")[::2] == (1, [line])


def test_a_damaged_sound_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "sound" / "boom.opus").write_bytes(b"OggS")
    status, _, complaints = told(monkeypatch, "sounds")
    assert status == 1
    assert len(complaints) == 1
    assert "boom.opus: this sound cannot be read" in complaints[0]


def test_what_nobody_has_foreseen_is_one_line_with_its_kind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = Mock(side_effect=ZeroDivisionError("by\nzero"))
    monkeypatch.setattr(self_test_command, "CHECKS", {"data": broken})
    err = io.StringIO()
    assert self_test(None, err) == 1
    assert err.getvalue() == "self-test: data: ZeroDivisionError: by zero\n"


def test_to_be_terminated_ends_it_and_takes_its_files_away(monkeypatch: pytest.MonkeyPatch) -> None:
    homes = []

    def end() -> str:
        homes.append(Path(os.environ[paths.HOME_VARIABLE]))
        os.kill(os.getpid(), signal.SIGTERM)
        return "nobody has listened"

    monkeypatch.setattr(self_test_command, "CHECKS", {"data": end})
    with pytest.raises(SystemExit, match="143"):
        self_test(None, None)
    assert not homes[0].exists()


def test_a_match_that_is_not_kept_as_it_was_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.services.Services.file", lambda services, match: None)
    with pytest.raises(SelfTestError, match="was not filed in the profile"):
        match_checks.check_match()


def test_it_is_asked_for_by_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test_command, "CHECKS", {})
    assert main(["--self-test"]) == 0


@pytest.mark.slow
def test_the_whole_self_test_passes(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "game", "--self-test"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == len(self_test_command.CHECKS) + 2
