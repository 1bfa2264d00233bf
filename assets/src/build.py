"""Build the pictures: `python -m assets.src.build NAME ...`, or `--all`.

A picture is painted again only when its source, or a module it imports, has changed.
`--check` says which pictures are out of date and paints nothing.
"""

import argparse
import ast
import hashlib
import importlib
import json
import os
import pkgutil
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from types import ModuleType

from PIL import Image

from . import cards, emblems, signs
from .brush import CARD, LAND, paint
from .compose import render
from .finish import finish_card, finish_land
from .raster import Pixels, picture
from .scene import Scene
from .ui import PIECES
from .ui.cutout import cut_out

HERE = Path(__file__).parent
BUILT = HERE.parent / "built"
MANIFEST = HERE / "manifest.json"
LANDS = {
    "board_day": ("board", "day"),
    "board_dusk": ("board", "dusk"),
    "map": ("chart", ""),
    "menu": ("menu", ""),
    "results_defeat": ("defeat", ""),
    "results_victory": ("victory", ""),
}
#: Many small pictures at once, and the module that has their source.
SETS = {"signs": "signs", "ui": "ui.__init__"}
SMALL = 100
PAINTERS = ("brush", "compose", "finish", "relief", "raster", "scene")


def names() -> list[str]:
    """List every picture that has a source."""
    return sorted([*LANDS, *_modules(cards), *_modules(emblems), *SETS])


def _modules(package: ModuleType) -> list[str]:
    return [module.name for module in pkgutil.iter_modules(package.__path__)]


def module_of(name: str) -> str:
    """Name the module, below this package, that holds a picture's source."""
    if name in SETS:
        return SETS[name]
    if name in LANDS:
        return LANDS[name][0]
    return f"cards.{name}" if name in _modules(cards) else f"emblems.{name}"


def scene_of(name: str) -> Scene:
    """Build a picture's scene."""
    module = importlib.import_module(f"{__package__}.{module_of(name)}")
    mood = LANDS[name][1] if name in LANDS else ""
    scene: Scene = module.scene(mood) if mood else module.scene()
    return scene


def source_digest(name: str) -> str:
    """Digest a picture's source together with all that it imports from this package."""
    waiting = [module_of(name), *PAINTERS]
    seen: dict[str, bytes] = {}
    while waiting:
        module = waiting.pop()
        path = HERE / (module.replace(".", "/") + ".py")
        if module in seen or not path.exists():
            continue
        seen[module] = path.read_bytes()
        waiting += _imports(module, ast.parse(seen[module]))
    digest = hashlib.sha256()
    for module in sorted(seen):
        digest.update(seen[module])
    return digest.hexdigest()[:16]


def _imports(module: str, tree: ast.Module) -> list[str]:
    """List the modules of this package that a module imports."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = module.split(".")[: -node.level]
            tails = [node.module] if node.module else [alias.name for alias in node.names]
            found += [".".join([*above, tail]) for tail in tails]
    return found


def draw(name: str, scale: float, brushed: bool = True) -> Pixels:
    """Paint one picture; the scale is in pixels per design unit."""
    land = name in LANDS
    brush = partial(paint, passes=LAND if land else CARD) if brushed else None
    image = render(scene_of(name), scale, brush)
    return finish_land(image, scale) if land else finish_card(image, scale)


def build(name: str) -> tuple[str, dict[str, str], float]:
    """Paint and store one picture; give its name, its digests and the seconds it took."""
    started, source = time.monotonic(), source_digest(name)
    pixels = build_set(name) if name in SETS else build_picture(name)
    return name, {"source": source, "pixels": pixels}, time.monotonic() - started


def build_picture(name: str) -> str:
    """Paint and store a card's picture or a land."""
    image = picture(draw(name, 2))
    if name in LANDS:
        image.save(BUILT / f"{name}.webp", quality=88, method=6)
        small = image.resize((1280, 720), Image.Resampling.LANCZOS)
        small.save(BUILT / f"{name}_small.webp", quality=88, method=6)
    else:
        image.save(BUILT / "cards" / f"{name}.webp", quality=86, method=6)
    return hashlib.sha256(image.tobytes()).hexdigest()[:16]


def build_set(name: str) -> str:
    """Cut out and store all that frames and screens are made of, or all that is lettered."""
    digest = hashlib.sha256()
    for file, pixels in signs.pictures() if name == "signs" else _pieces():
        image = picture(pixels)
        small = max(image.size) <= SMALL or file.startswith("names/")
        looks = {"lossless": True} if small else {"quality": 93, "alpha_quality": 100}
        path = BUILT / f"{file}.webp"
        path.parent.mkdir(exist_ok=True)
        image.save(path, method=6, **looks)
        digest.update(image.tobytes())
    return digest.hexdigest()[:16]


def _pieces() -> Iterator[tuple[str, Pixels]]:
    return ((f"ui/{name}", cut_out(piece)) for name, piece in PIECES.items())


def known() -> dict[str, dict[str, str]]:
    """Read what was built from which source."""
    if not MANIFEST.exists():
        return {}
    manifest: dict[str, dict[str, str]] = json.loads(MANIFEST.read_text("utf-8"))
    return manifest


def stale(wanted: list[str]) -> list[str]:
    """List the pictures whose source has changed since they were built."""
    manifest = known()
    return [name for name in wanted if manifest.get(name, {}).get("source") != source_digest(name)]


def build_all(wanted: list[str], processes: int) -> None:
    """Build the pictures in parallel, noting each in the manifest as it is done."""
    with ProcessPoolExecutor(processes) as pool:
        for name, digests, seconds in pool.map(build, wanted):
            manifest = known() | {name: digests}
            MANIFEST.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", "utf-8")
            print(f"{name:14s} {seconds:5.1f} s")


def main() -> int:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(prog="assets.src.build", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*names(), []], help="pictures to build")
    parser.add_argument("--all", action="store_true", help="every picture")
    parser.add_argument("--force", action="store_true", help="even those that are up to date")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    wanted = names() if options.all or options.check else options.names
    old = wanted if options.force else stale(wanted)
    if options.check:
        print("\n".join(old) or "all pictures are up to date")
        return 1 if old else 0
    build_all(old, options.processes)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
