"""Stands in, on Linux, for libraries that others are linked with and the game never calls.

SDL reads formats of music and pictures of which the game has none, each with a library that must be
there when it starts. A stand-in has the library's name and its functions, each of which does
nothing and returns 0: SDL takes that for a decoder that is ready, and has nothing to decode.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

#: Where a file is put, where it is, and its kind, as PyInstaller has it.
Entry: TypeAlias = tuple[str, str, str]
#: The libraries: MIDI, trackers, MP3, WavPack, FLAC, Vorbis, TIFF, JPEG, typefaces of the web.
#: What speaks could do without libmount, too, but its lists of disks would never end.
_NEVER_CALLED = (
    *("libfluidsynth-", "libxmp-", "libmpg123-", "libwavpack-", "libFLAC-"),
    *("libvorbis-", "libvorbisfile-", "libtiff-", "libjpeg-", "libbrotlidec-"),
)
#: What only those load.
_ONLY_FOR_THOSE = ("libsndfile-", "libvorbisenc-", "libbrotlicommon-")
_FUNCTION = re.compile(r" T (\w+)(?:@@(\S+))?$", re.MULTILINE)


def replaced(entries: Iterable[Entry], folder: Path) -> Iterator[Entry]:
    """Give the entries with stand-ins, which are made in a folder where there is a compiler."""
    possible = sys.platform.startswith("linux") and all(map(shutil.which, ("cc", "nm")))
    for place, source, kind in entries:
        name = Path(place).name
        if possible and name.startswith(_NEVER_CALLED) and kind == "BINARY":
            yield place, str(stand_in(Path(source), folder)), kind
        elif not (possible and name.startswith(_ONLY_FOR_THOSE)):
            yield place, source, kind


def stand_in(library: Path, folder: Path) -> Path:
    """Make the stand-in for a library; return its path."""
    made = folder / library.name
    groups: dict[str, list[str]] = {}
    for name, version in _FUNCTION.findall(_run("nm", "-D", "--defined-only", str(library))):
        groups.setdefault(version, []).append(name)
    source, versions = made.with_suffix(".c"), made.with_suffix(".versions")
    functions = (
        f'int {name}(void) __attribute__((alias("nothing")));\n'
        for names in groups.values()
        for name in names
    )
    folder.mkdir(parents=True, exist_ok=True)
    source.write_text("static int nothing(void) { return 0; }\n" + "".join(functions), "utf-8")
    told = (f"{version} {{ global: {'; '.join(names)}; }};\n" for version, names in groups.items())
    versions.write_text("".join(told), "utf-8")
    options = ["-shared", "-nostdlib", "-fPIC", f"-Wl,-soname,{library.name}"]
    _run("cc", *options, f"-Wl,--version-script={versions}", "-o", str(made), str(source))
    return made


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
