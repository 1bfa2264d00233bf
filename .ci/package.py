"""Makes packages for Linux of the folder ``dist/bridges-of-erret``, which ``build.spec`` has made.

``python .ci/package.py`` makes all of them in ``dist``; ``tar``, ``deb`` or ``run`` after it, one:

- ``tar``: a tarball that unpacks and runs, with an installer and a note in it;
- ``deb``: a package for Debian and its kin, by ``dpkg-deb``;
- ``run``: one file that unpacks itself to a temporary folder and runs, by ``makeself``.

None may be larger than 40 MB.

The same folder gives the same bytes again where ``SOURCE_DATE_EPOCH`` is set.
"""

import gzip
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

CI = Path(__file__).parent
ROOT = CI.parent
sys.path[:0] = [str(CI), str(ROOT)]

from packing import ABOUT, IDENTITY, NAME, TITLE  # noqa: E402

from game import __version__  # noqa: E402

DIST = ROOT / "dist"
DESKTOP = ROOT / "assets" / "desktop"
TEMPLATES = CI / "packages"
#: The libraries that SDL opens when it runs: no file's symbols name them.
_DEPENDS = (
    *("libgcc-s1", "libstdc++6", "libx11-6", "libxcursor1", "libxext6", "libxi6", "libxrandr2"),
    "libxss1",
)
#: The most bytes of a package.
LARGEST = 40_000_000
#: How a tarball is compressed: much of it are programs, whose jumps are first told alike.
_SQUEEZED: list[dict[str, int]] = [
    {"id": lzma.FILTER_X86},
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME},
]
_GLIBC = re.compile(rb"GLIBC_2\.(\d+)")
#: As Debian calls the machines that Python names.
_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}


class PackageError(Exception):
    """A package that cannot be made; one line says why, and what to do."""


def main(words: list[str]) -> int:
    """Make the packages that are asked for, or all; return the exit status."""
    makers = {"tar": make_tarball, "deb": make_deb, "run": make_run}
    try:
        unknown = set(words) - set(makers)
        if unknown:
            raise PackageError(f"{sorted(unknown)[0]!r}: write {', '.join(makers)}, or nothing")
        for word in words or makers:
            made = makers[word](DIST / NAME, DIST)
            print(f"{_size(made):>12,} {os.path.relpath(made)}")
            if _size(made) > LARGEST:
                raise PackageError(f"{made.name} is larger than {LARGEST:,} bytes")
    except (PackageError, OSError, subprocess.CalledProcessError) as error:
        print(f"package: {error}", file=sys.stderr)
        return 1
    return 0


def make_tarball(packed: Path, out: Path) -> Path:
    """Make a tarball of the packed folder; return its path."""
    made = out / f"{_stem()}.tar.xz"
    with TemporaryDirectory() as place:
        folder = Path(place) / f"{NAME}-{__version__}"
        _fill(packed, folder)
        _tar(folder, made)
    return made


def make_run(packed: Path, out: Path) -> Path:
    """Make one file that runs by itself; return its path."""
    _need("makeself")
    made = out / f"{_stem()}.run"
    made.unlink(missing_ok=True)
    when = time.strftime("%Y-%m-%d", time.gmtime(_moment()))
    order = f"--sort=name --owner=0 --group=0 --numeric-owner --mtime=@{_moment()}"
    with TemporaryDirectory() as place:
        folder = Path(place) / NAME
        _fill(packed, folder)
        command = ["makeself", "--quiet", "--nox11", "--noprogress", "--packaging-date", when]
        # The file tells by which words it was made: none of them is a place of this machine.
        command += ["--xz", "--tar-extra", order, NAME, made.name, TITLE, f"./{NAME}"]
        subprocess.run(command, check=True, cwd=place, stdout=subprocess.DEVNULL)
        shutil.move(Path(place) / made.name, made)
    return made


def make_deb(packed: Path, out: Path) -> Path:
    """Make a Debian package; return its path."""
    _need("dpkg-deb")
    machine = _MACHINES.get(platform.machine(), platform.machine())
    made = out / f"{NAME}_{__version__}_{machine}.deb"
    with TemporaryDirectory() as place:
        root = Path(place) / NAME
        home = root / "usr" / "lib" / NAME
        _copy(packed, home)
        _share(root / "usr" / "share")
        _tell_debian(root)
        (root / "usr" / "games").mkdir()
        (root / "usr" / "games" / NAME).symlink_to(Path("..", "lib", NAME, NAME))
        control = _filled(
            "control",
            MACHINE=machine,
            KIBIBYTES=str(sum(map(_size, _files(root))) // 1024 + 1),
            DEPENDS=", ".join((f"libc6 (>= {_glibc(home)})", *_DEPENDS)),
        )
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
        _permit(root)
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(_moment())}
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "-Sextreme"]
        command += ["--build", root, made]
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return made


# The contents of packages


def _fill(packed: Path, folder: Path) -> None:
    """Fill a folder that is unpacked anywhere: the game, its signs, how it is installed."""
    _copy(packed, folder)
    _share(folder / "share")
    (folder / "INSTALL.txt").write_text(_filled("INSTALL.txt"), encoding="utf-8")
    (folder / "install.sh").write_text(_filled("install.sh"), encoding="utf-8")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    _permit(folder)


def _copy(packed: Path, folder: Path) -> None:
    if not (packed / NAME).is_file():
        raise PackageError(f"{packed}: the packed game is not there: pyinstaller build.spec")
    shutil.copytree(packed, folder, symlinks=True)


def _share(folder: Path) -> None:
    """Lay out what desktops look for: the entry of the menu, the icons, the shop's page."""
    for source, kind in ((".desktop", "applications"), (".metainfo.xml", "metainfo")):
        (folder / kind).mkdir(parents=True)
        shutil.copyfile(DESKTOP / f"{IDENTITY}{source}", folder / kind / f"{IDENTITY}{source}")
    for picture in sorted(DESKTOP.glob(f"{NAME}-*.png")):
        size = picture.stem.removeprefix(f"{NAME}-")
        icons = folder / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        icons.mkdir(parents=True)
        shutil.copyfile(picture, icons / f"{NAME}.png")


def _tell_debian(root: Path) -> None:
    """Write what Debian wants to know beside the control file."""
    share = root / "usr" / "share"
    notice = (CI / "licences" / "NOTICE.txt").read_text(encoding="utf-8")
    mit = (ROOT / "LICENSE").read_text(encoding="utf-8")
    copyright_text = _filled("copyright", LICENCE=mit, NOTICE=notice)
    when = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(_moment()))
    packed = {
        share / "doc" / NAME / "changelog.gz": _filled("changelog", WHEN=when).encode(),
        share / "doc" / NAME / "CHANGELOG.md.gz": (ROOT / "CHANGELOG.md").read_bytes(),
        share / "man" / "man6" / f"{NAME}.6.gz": _filled("manual.6").encode(),
    }
    for path, data in (
        *((path, gzip.compress(data, mtime=0)) for path, data in packed.items()),
        (share / "doc" / NAME / "copyright", copyright_text.encode()),
        (share / "lintian" / "overrides" / NAME, _filled("lintian").encode()),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def _filled(name: str, **words: str) -> str:
    """Return a text of ``.ci/packages`` with its words in capitals between at signs replaced."""
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    known = {"NAME": NAME, "TITLE": TITLE, "ABOUT": ABOUT, "VERSION": __version__, **words}
    for word, value in known.items():
        text = text.replace(f"@{word}@", value)
    return text


# Files


def _permit(folder: Path) -> None:
    """Let everybody read everything, and nobody but the owner write; programs can be run."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            program = path.name == NAME and (path.parent / "_internal").is_dir()
            runs = path.is_dir() or program or path.name == "install.sh"
            path.chmod(0o755 if runs else 0o644)


def _tar(folder: Path, made: Path) -> None:
    moment = _moment()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment
        return entry

    with (
        lzma.open(made, "wb", filters=_SQUEEZED) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in (folder, *sorted(folder.rglob("*"))):
            name = str(path.relative_to(folder.parent))
            archive.add(path, name, recursive=False, filter=plain)


def _glibc(folder: Path) -> str:
    """Return the oldest C library by which every program and library in a folder runs."""
    programs = (path for path in _files(folder) if path.name == NAME or ".so" in path.name)
    needed = {int(number) for path in programs for number in _GLIBC.findall(path.read_bytes())}
    return f"2.{max(needed, default=17)}"


def _files(folder: Path) -> Iterable[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _size(path: Path) -> int:
    return path.stat().st_size


def _stem() -> str:
    return f"{NAME}-{__version__}-linux-{platform.machine()}"


def _moment() -> int:
    """Return the seconds that stand for now: those of ``SOURCE_DATE_EPOCH``, where it is set."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def _need(program: str) -> None:
    if shutil.which(program) is None:
        raise PackageError(f"{program} is not installed")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
