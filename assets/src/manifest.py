"""The manifest of what is shipped: names, their sources, and the hashes of both.

Standard library only, so that a machine without the art tools can compare the hashes.
"""

import ast
import hashlib
import json
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, TypeAlias

from . import cards, grounds, persons, portraits, stock
from .sailing import faces, guards, sights

HERE = Path(__file__).parent
BUILT = HERE.parent / "built"
MANIFEST = HERE / "manifest.json"

#: The grounds of a voyage's fights, each with the module of the place.
GROUNDS = {
    f"grounds/{module.name}": (f"grounds.{module.name}", "")
    for module in pkgutil.iter_modules(grounds.__path__)
    if not module.name.startswith("_")
}
#: The board in other seasons: one picture each, stored as a ground is.
SEASONS = {f"board_{season}": ("seasons", season) for season in ("spring", "autumn", "winter")}
#: The lands: a module each, and the mood in which it is painted.
LANDS = {
    "board_day": ("board", "day"),
    "board_dusk": ("board", "dusk"),
    "map": ("chart", ""),
    "menu": ("menu", ""),
    "results_defeat": ("defeat", ""),
    "results_victory": ("victory", "leaf"),
    "results_victory_sun": ("victory", "sun"),
    "results_victory_crystal": ("victory", "crystal"),
    "results_victory_gate": ("victory", "gate"),
    "voyage/chart": ("sailing.chart", ""),
    **{
        f"ring/{land}_{hour}": ("ring", f"{land}_{hour}")
        for land in ("meadow", "autumn", "frost", "heath")
        for hour in ("day", "dusk")
    },
    **GROUNDS,
    **SEASONS,
}
#: The wide paintings of a voyage: home, and the places that are met there.
WIDES = {"voyage/home": "sailing.home"} | {
    f"voyage/sights/{module.name}": f"sailing.sights.{module.name}"
    for module in pkgutil.iter_modules(sights.__path__)
}
#: The figures that cards of somebody's own choose from.
STOCK = {
    f"stock/{module.name}": f"stock.{module.name}"
    for module in pkgutil.iter_modules(stock.__path__)
}
#: Many small pictures at once, and the module that has their source.
SETS = {
    "banners": "ui.banners",
    "camps": "camps",
    "curtain": "curtain",
    "desktop": "desktop",
    "earned": "earned.__init__",
    "grounds": "ui.grounds",
    "icons": "ui.icons",
    "letters": "lettering.outlines",
    "lots": "lots",
    "medals": "ui.medals",
    "post": "ui.envelopes",
    "prizes": "ui.goblet",
    "ring_isles": "ring_isles",
    "signs": "signs",
    "store": "keyart",
    "strongholds": "strongholds",
    "ui": "ui.__init__",
    "voyage_buildings": "sailing.buildings",
    "voyage_fleet": "sailing.fleet",
    "voyage_places": "sailing.places",
    "voyage_sea": "sailing.sea",
    "voyage_signs": "sailing.signs",
}
#: The music, a name for each piece, and all effects and all places at once, with the modules of
#: their sources.
SOUNDS = {
    "effects": "sound.effects.__init__",
    "music_match": "sound.match",
    "music_menu": "sound.menu",
    "music_ring": "sound.circle",
    "music_sea": "sound.sea",
    "music_tense": "sound.tense",
    "places": "sound.places.__init__",
}
#: The steps that every painted picture goes through, and every sound.
PAINTERS = ("brush", "compose", "finish", "relief", "raster", "scene")
RECORDERS = ("sound.ogg",)


class Entry(NamedTuple):
    """The entry of one name in the manifest: the source's hash, and two of every file.

    `pixels` is the hash of what was painted, or of a sound's samples, before a file format rounds
    it; `files` that of the file as it is shipped. Both are keyed by the path below `assets`.
    """

    source: str
    pixels: dict[str, str]
    files: dict[str, str]


Manifest: TypeAlias = dict[str, Entry]


def names() -> list[str]:
    """List everything that has a source."""
    return sorted([*LANDS, *WIDES, *STOCK, *modules(cards), *people(), *SETS, *SOUNDS])


def people() -> list[str]:
    """List whoever is painted in three moods: lords, opponents, the voyage's persons and guards."""
    return [*modules(portraits), *modules(persons), *modules(faces), *modules(guards)]


def modules(package: ModuleType) -> list[str]:
    """List the modules of a package that are one picture each; `_parts` only help to paint."""
    found = (module.name for module in pkgutil.iter_modules(package.__path__))
    return [name for name in found if not name.startswith("_")]


def module_of(name: str) -> str:
    """Name the module, below this package, that holds the source of a picture or a sound."""
    if name in SETS or name in SOUNDS:
        return (SETS | SOUNDS)[name]
    if name in LANDS:
        return LANDS[name][0]
    if name in WIDES or name in STOCK:
        return (WIDES | STOCK)[name]
    packages = {
        "cards": cards,
        "persons": persons,
        "portraits": portraits,
        "sailing.faces": faces,
        "sailing.guards": guards,
    }
    return next(f"{where}.{name}" for where, each in packages.items() if name in modules(each))


def digest(data: bytes) -> str:
    """Hash bytes; sixteen digits are enough to tell pictures apart."""
    return hashlib.sha256(data).hexdigest()[:16]


def source_digest(name: str) -> str:
    """Hash a source together with all that it imports from this package."""
    waiting = [module_of(name), *(RECORDERS if name in SOUNDS else PAINTERS)]
    seen: dict[str, bytes] = {}
    while waiting:
        module = waiting.pop()
        path = HERE / (module.replace(".", "/") + ".py")
        if module in seen or not path.exists():
            continue
        seen[module] = path.read_bytes().replace(b"\r\n", b"\n")
        waiting += _imports(module, seen[module])
    return digest(b"".join(seen[module] for module in sorted(seen)))


# The painters' kit is in every picture.
@cache
def _imports(module: str, source: bytes) -> list[str]:
    """List the modules of this package that a module imports."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = module.split(".")[: -node.level]
            tails = [node.module] if node.module else [alias.name for alias in node.names]
            found += [".".join([*above, tail]) for tail in tails]
    return found


def known() -> Manifest:
    """Read what was built from which source."""
    if not MANIFEST.exists():
        return {}
    noted = json.loads(MANIFEST.read_text("utf-8"))
    return {name: Entry(**entry) for name, entry in noted.items()}


def note(name: str, source: str, pixels: Mapping[str, str]) -> None:
    """Write down what was just built, and forget what has no source any more."""
    files = {file: digest((HERE.parent / file).read_bytes()) for file in pixels}
    manifest = known() | {name: Entry(source, dict(sorted(pixels.items())), files)}
    kept = {name: manifest[name]._asdict() for name in names() if name in manifest}
    MANIFEST.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")


def stale(wanted: list[str]) -> list[str]:
    """List what must be built anew: its source has changed, or a file is not as it was built."""
    manifest = known()
    return [name for name in wanted if complaint(name, manifest.get(name)) is not None]


def complaint(name: str, entry: Entry | None) -> str | None:
    """Say what is wrong with what was built, or nothing when files and source fit the manifest."""
    if entry is None:
        return f"{name} was never built"
    if entry.source != source_digest(name):
        return f"{name}: its source has changed since it was built"
    for file, built in entry.files.items():
        path = HERE.parent / file
        if not path.is_file():
            return f"{name}: assets/{file} is missing"
        if digest(path.read_bytes()) != built:
            return f"{name}: assets/{file} is not what was built"
    return None
