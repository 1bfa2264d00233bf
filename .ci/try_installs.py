"""Builds the wheel and the sources, and tries each as a stranger would.

``python .ci/try_installs.py`` builds both into ``dist``, installs each into an environment of its
own, and has the game test itself there from another folder: by its command and, for the wheel, as
``python -m game``. The last line tells that both work; else the status is not 0.
"""

import os
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
#: Must be in the sources: all packages can be built from them, and everything tested.
IN_THE_SOURCES = (
    *("build.spec", ".ci/packing.py", ".ci/compile_game.py", ".ci/package.py", ".ci/run"),
    ".ci/stand_ins.py",
    *("game/__main__.py", "data/cards.yaml", "assets/built/title.webp", "tests/conftest.py"),
    *("assets/desktop/bridges-of-erret.ico", ".ci/licences/NOTICE.txt", ".ci/packages/control"),
)


def main() -> int:
    """Build, install, try; return the exit status."""
    for path in (*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")):
        if path.name.startswith("bridges_of_erret"):
            path.unlink()
    subprocess.run(
        [sys.executable, "-m", "build", "--outdir", DIST, ROOT],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    (wheel,) = DIST.glob("bridges_of_erret-*.whl")
    (sources,) = DIST.glob("bridges_of_erret-*.tar.gz")
    _look_into(sources)
    for archive in (wheel, sources):
        _try(archive)
    print("wheel and sources: installed, and they work")
    return 0


def _look_into(sources: Path) -> None:
    with tarfile.open(sources) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    lacking = [name for name in IN_THE_SOURCES if name not in names]
    if lacking:
        raise SystemExit(f"{sources.name} lacks {', '.join(lacking)}: see pyproject.toml")


def _try(archive: Path) -> None:
    """Install an archive where there is nothing else, and let the game test itself."""
    print(f"{archive.name}: {archive.stat().st_size:,} bytes", flush=True)
    with TemporaryDirectory() as place:
        home = Path(place) / "environment"
        venv.create(home, with_pip=True)
        programs = home / ("Scripts" if os.name == "nt" else "bin")
        pip = [programs / "python", "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, "--disable-pip-version-check", archive], check=True)
        environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
        commands = [[programs / "bridges-of-erret", "--self-test"]]
        if archive.suffix == ".whl":
            commands.append([programs / "python", "-m", "game", "--version"])
        for command in commands:
            subprocess.run(command, check=True, cwd=place, env=environment)


if __name__ == "__main__":
    sys.exit(main())
