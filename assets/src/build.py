"""Build what is shipped: `python -m assets.src.build NAME ...`, or `--all`.

A picture is painted, and a sound played, again only when its source, a module it imports, or the
file itself has changed. `--check` says which are out of date and builds nothing.
"""

import argparse
import importlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from typing import TypeAlias

from PIL import Image

from . import (
    camps,
    curtain,
    desktop,
    earned,
    keyart,
    lots,
    manifest,
    persons,
    ring,
    ring_isles,
    signs,
    sound,
    strongholds,
)
from .brush import CARD, LAND, paint
from .compose import Brush, render
from .finish import finish_card, finish_land
from .lettering import outlines
from .manifest import BUILT, GROUNDS, LANDS, SEASONS, STOCK, WIDES
from .polish import Polished
from .raster import Pixels, picture
from .sailing import buildings, faces, fleet, guards, places, sea, wide
from .sailing import signs as voyage_signs
from .sailing.painted import cut_painting
from .scene import Scene
from .ui import PIECES, banners, envelopes, goblet, grounds, icons, medals
from .ui.cutout import cut_out

#: What is in a file: a picture, a sound's samples, or a text's bytes.
Stored: TypeAlias = Image.Image | sound.Samples | outlines.Bytes
#: Builds what has a name, and yields each file it wrote with what is in it.
Store: TypeAlias = Callable[[str], Iterator[tuple[str, Stored]]]

#: Up to this many pixels across, a picture is stored without loss, unless it is an icon.
SMALL = 100
#: Pixels per design unit, of everything that is painted with the brush.
SCALE = 2
#: Of a ground: so many that a screen of 1080 lines shows it as it was painted.
GROUND_SCALE = 1.5
#: How well pictures are kept, in the figures of WebP, each as low as no difference is seen pixel by
#: pixel: landscapes that the board lies on, what is looked at closely, and drawn edges.
WIDE, CLOSE, PLAIN, SHARP = 79, 82, 88, 90
#: The land of the first frame, which is not to wait for a large picture: it has a small one, too.
FIRST = "menu"
#: The moods of a portrait, and the side of each as it is stored, in pixels; it is painted larger.
#: The calm one alone is ever shown larger than in a panel or over the results.
MOODS = {"calm": 384, "glad": 288, "sorry": 288}
#: The mood that only the persons behind a strength have.
SLY = {"sly": 288}
PERSONS = manifest.modules(persons)
#: Portraits with more in them than others, and how well they are kept, in the room of those: at
#: three times their size no difference is seen.
RICH = dict.fromkeys(("sun", "salt", "dusk", "spark"), 75)
#: Cards whose ground is painted down to the foot, kept in the room of the others in the same way.
FULL = dict.fromkeys(
    ("boom", "disciple", "gnome", "machine", "martyr", "microctopus", "partisan", "shaman",
        "vortex", "zombie"), 76,
) | dict.fromkeys(
    ("assassin", "baron", "bastion", "brigand", "combustion", "fort", "lieutenant", "meteorite",
        "revenant", "scribe"), 75,
) | dict.fromkeys(
    ("aberration", "abomination", "alpha", "annihilation", "brute", "carapace", "grrr", "ogre",
        "parasite", "reptile"), 77,
)  # fmt: skip
#: The folders of the faces that a voyage meets; the other portraits have one of their own.
FACES = (
    dict.fromkeys(manifest.modules(faces), "voyage/captains")
    | dict.fromkeys(
        ("tollmaster", "wrecker", "crown", "bell", "overlord", "high_isle", "rival"), "voyage/goals"
    )
    | dict.fromkeys(manifest.modules(guards), "voyage/guards")
)


def scene_of(name: str, mood: str = "") -> Scene:
    """Build a picture's scene, in a mood where it has several."""
    module = importlib.import_module(f"{__package__}.{manifest.module_of(name)}")
    mood = LANDS[name][1] if name in LANDS else mood
    scene: Scene = module.scene(mood) if mood else module.scene()
    return scene


def draw(name: str, scale: float, brushed: bool = True, mood: str = "") -> Pixels:
    """Paint one picture; the scale is in pixels per design unit."""
    land = name in LANDS or name in WIDES
    brush: Brush | None = partial(paint, passes=LAND if land else CARD) if brushed else None
    scene = scene_of(name, mood)
    if brush is not None and isinstance(scene, Polished):
        brush = scene.brushed(brush, scale)
    image = render(scene, scale, brush)
    return finish_land(image, scale) if land else finish_card(image, scale)


def build(name: str) -> tuple[str, str, dict[str, str], float]:
    """Paint and store: the name, its source's hash, its files' hashes of pixels, the seconds."""
    started, source = time.monotonic(), manifest.source_digest(name)
    store = SET_STORES.get(name) or _store_of(name)
    pixels = {path: manifest.digest(image.tobytes()) for path, image in store(name)}
    return name, source, pixels, time.monotonic() - started


def _store_of(name: str) -> Store:
    if name in GROUNDS or name in SEASONS:
        return _store_ground
    if name in LANDS:
        return _store_ring if LANDS[name][0] == "ring" else _store_land
    if name in WIDES:
        return _store_wide
    return _store_portrait if name in manifest.people() else _store_card


def _store_card(name: str) -> Iterator[tuple[str, Image.Image]]:
    image = picture(draw(name, SCALE))
    yield _store(image, name if name in STOCK else f"cards/{name}", quality=FULL.get(name, CLOSE))


def _store_land(name: str) -> Iterator[tuple[str, Image.Image]]:
    image = picture(draw(name, SCALE))
    yield _store(image, name, quality=WIDE)
    if name == FIRST:
        small = image.resize((1280, 720), Image.Resampling.LANCZOS)
        yield _store(small, f"{name}_small", quality=PLAIN)


def _store_wide(name: str) -> Iterator[tuple[str, Image.Image]]:
    yield _store(picture(draw(name, wide.SCALE)), name, quality=WIDE)


def _store_ground(name: str) -> Iterator[tuple[str, Image.Image]]:
    yield _store(picture(draw(name, GROUND_SCALE)), name, quality=WIDE)


def _store_ring(name: str) -> Iterator[tuple[str, Image.Image]]:
    image = draw(name, SCALE)
    for part in ring.PARTS:
        cut = picture(ring.part_of(image, part, SCALE))
        yield _store(cut, f"{name}_{part}", quality=WIDE, alpha_quality=90)


def _store_portrait(name: str) -> Iterator[tuple[str, Image.Image]]:
    for mood, side in (MOODS | SLY if name in PERSONS else MOODS).items():
        image = picture(draw(name, SCALE, mood=mood))
        small = image.resize((side, side), Image.Resampling.LANCZOS)
        file = name if mood == "calm" else f"{name}_{mood}"
        yield _store(small, f"{FACES.get(name, 'portraits')}/{file}", quality=RICH.get(name, CLOSE))


def _store_pieces(folder: str) -> Iterator[tuple[str, Image.Image]]:
    for name, piece in FOLDERS[folder].items():
        yield _store_cut(f"{folder}/{name}", picture(cut_out(piece)))


def _store_medals(_: str) -> Iterator[tuple[str, Image.Image]]:
    for file, piece in medals.PIECES.items():
        yield _store(picture(cut_out(piece)), file, quality=WIDE, alpha_quality=85)


def _store_banners(_: str) -> Iterator[tuple[str, Image.Image]]:
    for file, piece in banners.PIECES.items():
        yield _store(picture(cut_painting(piece)), file, quality=86, alpha_quality=90)


def _store_grounds(_: str) -> Iterator[tuple[str, Image.Image]]:
    for file, pixels in grounds.pictures():
        yield _store(picture(pixels), file, quality=88, alpha_quality=95)


def _store_signs(_: str) -> Iterator[tuple[str, Image.Image]]:
    for file, pixels in signs.pictures():
        yield _store_cut(file, picture(pixels))


def _store_voyage_signs(_: str) -> Iterator[tuple[str, Image.Image]]:
    for file, piece in voyage_signs.PIECES.items():
        yield _store_voyage(file, picture(cut_out(piece)))


def _store_painted(name: str) -> Iterator[tuple[str, Image.Image]]:
    for file, piece in PAINTED[name].PIECES.items():
        yield _store_voyage(file, picture(cut_painting(piece)))


def _store_sea(_: str) -> Iterator[tuple[str, Image.Image]]:
    for file, pixels in sea.pictures():
        yield _store_voyage(file, picture(pixels))


def _store_voyage(file: str, image: Image.Image) -> tuple[str, Image.Image]:
    return _store(image, file, quality=WIDE, alpha_quality=90)


def _store_cut(file: str, image: Image.Image) -> tuple[str, Image.Image]:
    small = max(image.size) <= SMALL and not file.startswith("icons/")
    if small or file.startswith("names/"):
        return _store(image, file, lossless=True)
    plain = file.startswith("post/")
    return _store(image, file, quality=WIDE if plain else SHARP, alpha_quality=80 if plain else 100)


def _store(image: Image.Image, file: str, **looks: float) -> tuple[str, Image.Image]:
    """Write a picture below `assets/built`; give its path below `assets`, and itself."""
    path = BUILT / f"{file}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, "WEBP", method=6, **looks)
    return f"built/{file}.webp", image


#: The sets of cut-out pictures that a screen is made of, each in the folder of its name.
FOLDERS = {
    "earned": earned.PIECES,
    "icons": icons.PIECES,
    "post": envelopes.PIECES,
    "prizes": goblet.PIECES,
    "ui": PIECES,
}
#: The sets of cut-out pictures that the brush passes over, and their modules.
PAINTED = {
    "camps": camps,
    "curtain": curtain,
    "lots": lots,
    "ring_isles": ring_isles,
    "strongholds": strongholds,
    "voyage_buildings": buildings,
    "voyage_fleet": fleet,
    "voyage_places": places,
}
SET_STORES: dict[str, Store] = {
    "banners": _store_banners,
    "desktop": lambda _: desktop.store(),
    "store": lambda _: keyart.store(),
    "grounds": _store_grounds,
    "letters": lambda _: outlines.store(),
    "medals": _store_medals,
    "signs": _store_signs,
    **dict.fromkeys(FOLDERS, _store_pieces),
    **dict.fromkeys(PAINTED, _store_painted),
    "voyage_sea": _store_sea,
    "voyage_signs": _store_voyage_signs,
    **dict.fromkeys(manifest.SOUNDS, sound.store),
}


def build_all(wanted: list[str], processes: int) -> None:
    """Build in parallel, noting each in the manifest as it is done."""
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(build, name) for name in wanted]):
            name, source, pixels, seconds = done.result()
            manifest.note(name, source, pixels)
            print(f"{name:16s} {seconds:5.1f} s", flush=True)


def main() -> int:
    """Read the command line and build."""
    names = manifest.names()
    parser = argparse.ArgumentParser(prog="assets.src.build", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*names, []], help="what to build")
    parser.add_argument("--all", action="store_true", help="every picture and sound")
    parser.add_argument("--force", action="store_true", help="even those that are up to date")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    wanted = names if options.all or options.check else options.names
    old = wanted if options.force else manifest.stale(wanted)
    if options.check:
        return _check(wanted)
    build_all(old, options.processes)
    return 0


def _check(wanted: list[str]) -> int:
    noted = manifest.known()
    complaints = filter(None, (manifest.complaint(name, noted.get(name)) for name in wanted))
    told = "\n".join(complaints)
    print(told or "everything is as it was built")
    return 1 if told else 0


if __name__ == "__main__":
    raise SystemExit(main())
