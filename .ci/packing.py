"""The contents of the packed game, and its description for the systems (for ``build.spec``)."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

NAME = "bridges-of-erret"
TITLE = "Bridges of Erret"
ABOUT = "A card duel over two bridges"
#: As ``assets/desktop`` names the game to Linux desktops.
IDENTITY = "io.github.bridges_of_erret.BridgesOfErret"
#: In the environment: pack one file, which unpacks itself at each start, in place of a folder.
ONE_FILE = "BRIDGES_OF_ERRET_ONE_FILE"

#: Python packages whose metadata is taken along: their versions and licences are in the credits.
PACKAGES = ("pygame-ce", "PyYAML", "platformdirs", "pymupdf-fonts")
#: The package that speaks, which loads its own parts by their places, and what it stands on. It is
#: an extra: without it a packed game is silent.
VOICE, VOICE_PACKAGES = "prism", ("prismatoid", "cffi")
#: The faces that are taken of the package of fonts.
FACES = ("FiraGO_Regular", "FiraGO_Bold")
#: Modules that libraries could use and the game does not.
EXCLUDED = [
    *("numpy", "scipy", "PIL", "setuptools", "pkg_resources", "pip"),
    *("tkinter", "curses", "readline", "turtledemo", "idlelib", "lib2to3", "ensurepip"),
    *("unittest", "doctest", "pdb", "pydoc", "pydoc_data", "xmlrpc", "asyncio"),
    *("http", "smtplib", "multiprocessing.managers", "multiprocessing.shared_memory"),
    # Digests come from Python's own modules then, without five megabytes of OpenSSL.
    *("ssl", "_ssl", "_hashlib"),
    # Nothing is unpacked but by zlib, and typefaces by lzma.
    *("bz2", "_bz2", "tarfile"),
    # The laboratory alone counts decimals, and few: Python's own module does.
    "_decimal",
    # Of what pygame has of SDL's newer half, pads are read, and no more.
    *("pygame._sdl2.audio", "pygame._sdl2.sdl2", "pygame._sdl2.video"),
    *("pygame.tests", "pygame.examples", "pygame.docs"),
    *("pygame.freetype", "pygame._freetype", "pygame.ftfont", "pygame.camera", "pygame._camera"),
    *("pygame.midi", "pygame.pypm", "pygame.sndarray", "pygame.surfarray"),
    # The laboratory's plots and clusters are for those who have the source.
    *("matplotlib", "dask", "distributed"),
]
#: A package with nothing in it.
EMPTY = Path(__file__).parents[1] / "build" / "empty" / "__init__.py"
#: Files of libraries that nobody reads: pygame's own font, and lists of what a wheel was made from.
_NEEDLESS = ("pygame/freesansbold.ttf", ".dist-info/sboms/")
#: On Linux all texts are UTF-8: nothing asks for the letters of East Asia in the codings before it.
_OLD_CODINGS = ("_codecs_", "_multibytecodec.")
#: What makes a class write its own docstring, where it has none.
_DATA_CLASS = "@dataclass"
#: Every Linux desktop has these; drivers of the screen want its own, and not older ones.
_OF_THE_SYSTEM = ("libstdc++.so.", "libgcc_s.so.")


def flag(name: str) -> bool:
    """Return whether the environment sets a wish such as ``ONE_FILE``."""
    return os.environ.get(name, "0") not in ("", "0")


def voice_binaries() -> list[tuple[str, str]]:
    """Return the native parts of the package that speaks, and where each lies in the game."""
    found = find_spec(VOICE)
    folder = Path(found.origin).parent / "_native" if found and found.origin else Path()
    native = sorted(folder.glob("*")) if found else []
    return [(str(path), f"{VOICE}/_native") for path in native if path.is_file()]


def is_wanted(path: str) -> bool:
    """Tell whether a file of a library, by its place in the packed folder, belongs to the game."""
    path = path.replace("\\", "/")
    if any(part in path for part in _NEEDLESS):
        return False
    unwanted = (*_OF_THE_SYSTEM, *_OLD_CODINGS)
    return not (sys.platform.startswith("linux") and path.rpartition("/")[2].startswith(unwanted))


def is_wanted_module(name: str) -> bool:
    """Tell whether a module belongs to the game: of the package of fonts, two faces only."""
    package, _, face = name.partition(".")
    return package != "pymupdf_fonts" or face in ("", *FACES)


def brief(module: tuple[str, str, str]) -> tuple[str, str, str]:
    """Return a module's entry, which tells PyInstaller to leave out its docstrings.

    Those beside data classes stay: one without its own would write itself one at each start. The
    package around what reads pads would load parts that are left out: an empty one serves.
    """
    name, source, kind = module
    if name == "pygame._sdl2":
        return name, str(EMPTY), kind
    own = name.partition(".")[0] == "game"
    makes_some = own and _DATA_CLASS in Path(source).read_text(encoding="utf-8")
    return module if makes_some else (name, source, "PYMODULE-2")


def windows_version(version: str) -> str:
    """Return what Windows shows as the program's details, as PyInstaller reads it."""
    numbers = (*map(int, version.split(".")), 0)
    told = {
        "CompanyName": "The Bridges of Erret developers",
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in told.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, "
        "flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo(["
        f"StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def macos_plist(version: str) -> dict[str, object]:
    """Return what macOS is told of the bundle beside its name, identity and icon."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
    }
